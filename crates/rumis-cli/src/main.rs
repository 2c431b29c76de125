//! The command `rumis`: plays Rumis (Blokus 3D) in the terminal and answers questions about its rules.
//!
//! One subcommand a file. Each has a struct of arguments and a function `run` that writes to a given output; only this
//! file knows about exit statuses. Whatever plays on a table begins with [`game_args::GameArgs`].

mod analyse;
mod board;
mod clock;
mod contest;
mod cube;
mod engine;
mod failure;
mod files;
mod game_args;
mod grid;
mod input;
mod interrupt;
mod judged;
mod moves;
mod paint;
mod perft;
mod play;
mod progress;
mod scenarios;
mod score;
mod serve;
mod show;
mod standings;
mod stones;
mod thinking;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{Parser, Subcommand};

use crate::failure::{Failure, Outcome};

/// Rumis, also sold as Blokus 3D: play it in the terminal, list moves, count, score.
#[derive(Parser)]
#[command(name = "rumis", version, after_help = "Exit status: 0; 1 for a refused move or file; 2 for wrong usage.")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Scenarios(scenarios::Args),
    Stones(stones::Args),
    Show(show::Args),
    Moves(moves::Args),
    Perft(perft::Args),
    Score(score::Args),
    Play(play::Args),
    Serve(serve::Args),
    Match(contest::Args),
    Analyse(analyse::Args),
    Engine(engine::Args),
    Cube(cube::Args),
}

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return wrong_usage(error),
    };
    let mut out = BufWriter::new(io::stdout().lock());
    let outcome = run(cli.command, &mut out).and_then(|()| Ok(out.flush()?));
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            // What was printed before the failure is still worth showing; that the output is closed no longer matters.
            let _ = out.flush();
            failure.report()
        }
    }
}

fn run(command: Command, out: &mut impl Write) -> Outcome {
    match command {
        Command::Scenarios(args) => scenarios::run(&args, out),
        Command::Stones(args) => stones::run(&args, out),
        Command::Show(args) => show::run(&args, out),
        Command::Moves(args) => moves::run(&args, out),
        Command::Perft(args) => perft::run(&args, out),
        Command::Score(args) => score::run(&args, out),
        Command::Play(args) => play::run(&args, out),
        Command::Serve(args) => serve::run(&args, out),
        Command::Match(args) => contest::run(&args, out),
        Command::Analyse(args) => analyse::run(&args, out),
        Command::Engine(args) => engine::run(&args, out),
        Command::Cube(args) => cube::run(&args, out),
    }
}

/// Help and version are printed as they are; everything else becomes one sentence like all other failures.
fn wrong_usage(error: clap::Error) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let _ = error.print();
            ExitCode::from(error.exit_code() as u8)
        }
        _ => {
            let text = error.to_string().replace("tip: ", "; ");
            let lines = text.lines().take_while(|line| !line.starts_with("Usage:") && !line.starts_with("For more"));
            let sentence: Vec<&str> = lines.map(str::trim).filter(|line| !line.is_empty()).collect();
            let sentence = sentence.join(" ").replace(" ; ", "; ");
            Failure::usage(format!("{}; see rumis --help", sentence.trim_start_matches("error: "))).report()
        }
    }
}
