//! A game: in the browser, or in the terminal.

use std::ffi::OsString;
use std::process::Command;

use crate::page;
use crate::step::{Outcome, announce, cargo, cargo_path, hand_over, root};

/// Builds the page and the command, serves the page and opens a browser.
pub fn in_browser(arguments: Vec<OsString>) -> Outcome {
    page::build()?;
    cargo("The command (about two minutes the first time)", &["build", "--release", "--package", "rumis-cli"], vec![])?;
    let (own, others): (Vec<_>, Vec<_>) = arguments.into_iter().partition(|argument| argument == "--no-open");
    let mut serve = Command::new(cargo_path());
    serve
        .current_dir(root())
        .args(["run", "--release", "--quiet", "--package", "rumis-cli", "--", "serve"])
        .args(others);
    if own.is_empty() {
        serve.arg("--open");
    }
    hand_over(&mut serve)
}

/// Builds the command and plays with it.
pub fn in_terminal(arguments: Vec<OsString>) -> Outcome {
    announce("Building the command (about two minutes the first time)");
    let mut run = Command::new(cargo_path());
    run.args(["run", "--release", "--quiet", "--package", "rumis-cli", "--", "play"]).args(arguments);
    // So that the command says how to go on with a game in the words that began it.
    hand_over(run.env("RUMIS_CALLED_AS", "cargo xtask table"))
}
