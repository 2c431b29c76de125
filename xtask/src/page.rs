//! The page: npm's packages and Vite, in web/.

use std::path::PathBuf;
use std::process::Command;

use crate::stamp;
use crate::step::{Outcome, announce, failed, find, root, succeed};
use crate::wasm;

/// What the built page is made from.
const SOURCES: [&str; 8] =
    ["build", "index.html", "package-lock.json", "package.json", "public", "src", "tsconfig.json", "vite.config.ts"];

/// The folder of the page.
pub fn folder() -> PathBuf {
    root().join("web")
}

/// npm, to be run in the folder of the page.
pub fn npm(arguments: &[&str]) -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.current_dir(folder()).args(arguments);
    command
}

/// A script of web/package.json.
pub fn script(name: &str) -> Command {
    npm(&["run", "--silent", name, "--"])
}

/// Everything that the page's own tools need: packages and the wasm module with its types.
pub fn prepare() -> Outcome {
    install_packages()?;
    wasm::build()
}

/// Builds the page into web/dist.
pub fn build() -> Outcome {
    prepare()?;
    let sources = SOURCES.map(|name| folder().join(name));
    stamp::unless_done(&folder().join("dist"), &sources, || {
        announce("Building the page (half a minute)");
        succeed("The page", &mut script("build"))
    })
}

fn install_packages() -> Outcome {
    if find("node").is_none() {
        return failed("Node is missing: install Node 20.19 or newer (https://nodejs.org), which brings npm");
    }
    stamp::unless_done(&folder().join("node_modules"), &[folder().join("package-lock.json")], || {
        announce("Fetching the page's packages with npm (about a minute)");
        succeed("npm ci", &mut npm(&["ci", "--no-audit", "--no-fund"]))
    })
}
