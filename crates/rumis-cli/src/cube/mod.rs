//! `rumis cube`: the solo game. Counts, solves, makes and checks cube puzzles.
//!
//! [`request`] reads which box is to be filled with what, [`draw`] shows stones, [`watching`] shows how far a search is
//! and lets Ctrl-C end it. The rest is one subcommand a file, but for [`play`]: `check` and `hint` read the same.

mod count;
mod draw;
mod new;
mod play;
mod request;
mod solve;
mod watching;

use std::io::Write;

use clap::Subcommand;

use crate::failure::Outcome;
use crate::interrupt;

/// The solo game: fill cubes.
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Count(count::Args),
    Solve(solve::Args),
    New(new::Args),
    /// Say whether a puzzle can be solved from where it stands, and whether in one way only.
    Check(play::Args),
    /// Show the next stone, or which stones to take back.
    Hint(play::Args),
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Outcome {
    interrupt::listen()?;
    match &args.command {
        Command::Count(args) => count::run(args, out),
        Command::Solve(args) => solve::run(args, out),
        Command::New(args) => new::run(args, out),
        Command::Check(args) => play::check(args, out),
        Command::Hint(args) => play::hint(args, out),
    }
}
