//! `rumis cube new`: makes a puzzle.

use std::io::Write;

use rumis_puzzle::{BoxSize, Generated, Outcome as Search, Wish, generate, puzzle_of_the_day};
use serde_json::json;

use super::draw::{Painter, describe, stones_json};
use super::watching::Watching;
use crate::clock::Moment;
use crate::failure::{Failure, Outcome};

/// Make a puzzle with exactly one solution.
#[derive(clap::Args)]
pub struct Args {
    /// Edge of the cube.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(3..=6))]
    edge: u8,

    /// How hard, from 1 to 5.
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=5))]
    difficulty: u8,

    /// The same seed makes the same puzzle; if left out, every puzzle is another.
    #[arg(long, conflicts_with = "daily")]
    seed: Option<u64>,

    /// The puzzle of today (UTC): the same for everybody.
    #[arg(long)]
    daily: bool,

    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Outcome {
    let size = BoxSize::cube(args.edge).map_err(Failure::usage)?;
    let (label, found) = make(args, size)?;
    let made = match found {
        Search::Found(made) => made,
        Search::None => return Err(Failure::refused("no such puzzle was found; try another difficulty or seed")),
        Search::Stopped => return Err(Failure::refused("stopped before a puzzle was found")),
    };
    let Generated { puzzle, difficulty } = &made;
    if args.json {
        let value = json!({
            "puzzle": puzzle,
            "difficulty": difficulty.step(),
            "effort": difficulty.effort,
            "branching": difficulty.branching,
            "start": stones_json(puzzle.start()),
            "hand": puzzle.hand(),
        });
        return Ok(writeln!(out, "{value}")?);
    }
    writeln!(out, "{size}, difficulty {}, {label}", describe(difficulty))?;
    Painter::new(size).puzzle(puzzle, out)?;
    Ok(writeln!(out, "\n{puzzle}")?)
}

/// Where the puzzle comes from, and the puzzle.
fn make(args: &Args, size: BoxSize) -> Outcome<(String, Search<Generated>)> {
    let (now, watching) = (Moment::now(), Watching::new("fillings tried"));
    if args.daily {
        let today = now.date().ok_or_else(|| Failure::refused("the clock of this machine is beyond the year 9999"))?;
        return Ok((today.to_string(), puzzle_of_the_day(today, size, args.difficulty, &watching)));
    }
    let seed = args.seed.unwrap_or_else(|| now.seed());
    Ok((format!("seed {seed}"), generate(&Wish { size, step: args.difficulty, seed }, &watching)))
}
