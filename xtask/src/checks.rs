//! What must pass before a change lands.

use std::process::Command;

use crate::page;
use crate::step::{Outcome, announce, cargo, cargo_path, root, succeed};

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
    page::build()
}

fn documentation() -> Outcome {
    announce("Documentation: cargo doc");
    let mut doc = Command::new(cargo_path());
    doc.current_dir(root()).args(["doc", "--workspace", "--no-deps", "--document-private-items"]);
    succeed("Documentation", doc.env("RUSTDOCFLAGS", "-D warnings"))
}
