//! A game: in the terminal.

use std::ffi::OsString;
use std::process::Command;

use crate::step::{Outcome, announce, cargo_path, hand_over};

/// Builds the command and plays with it.
pub fn in_terminal(arguments: Vec<OsString>) -> Outcome {
    announce("Building the command (about two minutes the first time)");
    let mut run = Command::new(cargo_path());
    run.args(["run", "--release", "--quiet", "--package", "rumis-cli", "--", "play"]).args(arguments);
    // So that the command says how to go on with a game in the words that began it.
    hand_over(run.env("RUMIS_CALLED_AS", "cargo xtask play"))
}
