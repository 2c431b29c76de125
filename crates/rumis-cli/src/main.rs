//! The command `rumis`.

mod cube;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Rumis on the command line.
#[derive(Parser)]
#[command(version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// The solo game: fill cubes.
    #[command(subcommand)]
    Cube(cube::CubeCommand),
}

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Cube(command) => cube::run(command),
    };
    result.unwrap_or_else(|error| {
        eprintln!("{error:#}");
        ExitCode::FAILURE
    })
}
