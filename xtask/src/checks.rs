//! What must pass before a change lands.

use std::ffi::OsString;
use std::process::Command;

use crate::step::{Outcome, announce, cargo, cargo_path, root, succeed, target};
use crate::{chromium, page};

/// Format, lints, tests and documentation of the Rust part, then the page's.
pub fn all() -> Outcome {
    cargo("Format", &["fmt", "--all", "--check"], vec![])?;
    cargo("Lints", &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"], vec![])?;
    cargo("Tests", &["test", "--workspace", "--exclude", "xtask"], vec![])?;
    // In the profile that is compiled already.
    cargo("Tests of xtask", &["test", "--package", "xtask", "--profile", "xtask"], vec![])?;
    documentation()?;
    page::prepare()?;
    for (step, script) in [("Types", "types"), ("Lint", "lint"), ("Unit tests", "test")] {
        announce(&format!("{step} of the page: npm run {script}"));
        succeed(step, &mut page::script(script))?;
    }
    in_browser(vec![])
}

/// The tests of the built page, served by the command, in a real browser.
pub fn in_browser(arguments: Vec<OsString>) -> Outcome {
    let chromium = chromium::ensure()?;
    page::build()?;
    cargo("The command", &["build", "--package", "rumis-cli"], vec![])?;
    announce("The page in a real browser: npm run e2e");
    let command = target().join("debug").join(format!("rumis{}", std::env::consts::EXE_SUFFIX));
    let mut tests = page::script("e2e");
    tests.args(arguments).env("CHROMIUM", chromium).env("RUMIS", command);
    succeed("The page in a real browser", &mut tests)
}

fn documentation() -> Outcome {
    announce("Documentation: cargo doc");
    let mut doc = Command::new(cargo_path());
    doc.current_dir(root()).args(["doc", "--workspace", "--no-deps", "--document-private-items"]);
    succeed("Documentation", doc.env("RUSTDOCFLAGS", "-D warnings"))
}
