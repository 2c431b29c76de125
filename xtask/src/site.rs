//! The page as a folder for any web host.

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;

use crate::page;
use crate::step::{Outcome, announce, failed, succeed, target};

/// `cargo xtask site [--out DIR] [--base PATH]`.
pub fn write(arguments: Vec<OsString>) -> Outcome {
    let mut out = target().join("site");
    let mut base = OsString::from("./");
    let mut arguments = arguments.into_iter();
    while let Some(option) = arguments.next() {
        match (option.to_str(), arguments.next()) {
            (Some("--out"), Some(folder)) => out = from_here(folder),
            (Some("--base"), Some(path)) => base = path,
            _ => return failed("site takes --out DIR and --base PATH, and nothing else"),
        }
    }
    page::prepare()?;
    announce("Building the page (half a minute)");
    let mut build = page::script("build");
    build.arg("--outDir").arg(&out).arg("--base").arg(base).arg("--emptyOutDir");
    succeed("The page", &mut build)?;
    eprintln!("The page is in {}: copy that folder to any web host.", out.display());
    Ok(())
}

/// A folder as the person means it, who may stand anywhere.
fn from_here(folder: OsString) -> PathBuf {
    env::current_dir().unwrap_or_default().join(folder)
}
