//! `rumis cube check` and `rumis cube hint`: a puzzle and the stones placed so far.

use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use clap::Args;
use rumis::{Colour, Cubes};
use rumis_puzzle::{Help, Outcome, Placed, Puzzle, Solution, Verdict, help, judge};
use serde_json::json;

use super::describe;
use super::draw::{self, Painter};
use super::watching::Watching;

/// A puzzle and moves.
#[derive(Debug, Args)]
pub struct PlayArgs {
    /// The puzzle as `rumis cube new` prints it.
    puzzle: String,
    /// Stones placed so far, each written as its cubes: a1.1,a2.1,b2.1. Which colour, if it matters: red:a1.1,a2.1.
    moves: Vec<String>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

impl PlayArgs {
    /// The puzzle, the moves, and the puzzle with the moves made.
    fn read(&self) -> Result<(Puzzle, Vec<Placed>, Puzzle)> {
        let puzzle: Puzzle = self.puzzle.parse()?;
        let (mut after, mut moves) = (puzzle.clone(), Vec::new());
        for text in &self.moves {
            let shown: String = text.chars().take(40).collect();
            let placed = read_move(&after, text).with_context(|| format!("the move {shown} is refused"))?;
            after = after.with_move(placed.clone()).with_context(|| format!("the move {shown} is refused"))?;
            moves.push(placed);
        }
        Ok((puzzle, moves, after))
    }

    fn help(&self) -> Result<(Puzzle, Help)> {
        let (puzzle, moves, after) = self.read()?;
        let watching = Watching::new("tries");
        match help(&puzzle, &moves, 0, &watching)? {
            Outcome::Found(help) => Ok((after, help)),
            Outcome::None | Outcome::Stopped => bail!("the search was stopped"),
        }
    }
}

fn read_move(puzzle: &Puzzle, text: &str) -> Result<Placed> {
    let (colour, cubes) = match text.split_once(':') {
        Some((colour, cubes)) => (Some(colour), cubes),
        None => (None, text),
    };
    let cubes: Cubes = cubes.parse()?;
    let colour = match colour {
        Some(name) => Colour::ALL
            .into_iter()
            .find(|colour| colour.name().eq_ignore_ascii_case(name))
            .context("the colours are red, blue, green, yellow, violet and orange")?,
        None => puzzle.colour_for(&cubes)?,
    };
    Ok(Placed { colour, cubes })
}

/// Exit status 1 if there is no solution from here.
pub fn check(args: &PlayArgs) -> Result<ExitCode> {
    let (after, help) = args.help()?;
    let full = after.free_cells() == 0;
    let solvable = matches!(help, Help::GoOn(_));
    let verdict = match solvable && !full {
        true => judge(&after, &Watching::new("solutions")).found(),
        false => None,
    };
    let mut out = io::stdout().lock();
    if args.json {
        let unique = verdict.map(|verdict| matches!(verdict, Verdict::Unique(_)));
        writeln!(out, "{}", json!({ "solved": solvable && full, "solvable": solvable, "unique": unique }))?;
    } else {
        match (&help, verdict) {
            (Help::GoOn(_), _) if full => writeln!(out, "solved: the box is full")?,
            (Help::GoOn(_), Some(Verdict::Unique(difficulty))) => {
                writeln!(out, "it has exactly one solution, difficulty {}", describe(&difficulty))?
            }
            (Help::GoOn(_), _) => writeln!(out, "it can be solved in more than one way")?,
            (Help::TakeBack { .. }, _) => writeln!(out, "it cannot be solved any more: rumis cube hint says why")?,
            (Help::Hopeless, _) => writeln!(out, "it cannot be solved")?,
        }
    }
    Ok(if solvable { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Prints what to do next.
pub fn hint(args: &PlayArgs) -> Result<ExitCode> {
    let (_, help) = args.help()?;
    let mut out = io::stdout().lock();
    if args.json {
        let value = match &help {
            Help::GoOn(solution) => json!({ "next": draw::stones_json(&solution.stones) }),
            Help::TakeBack { stones, fewest, then } => json!({
                "takeBack": draw::stones_json(stones),
                "fewest": fewest,
                "next": draw::stones_json(&then.stones),
            }),
            Help::Hopeless => json!({ "hopeless": true }),
        };
        writeln!(out, "{value}")?;
    } else {
        print_hint(&help, &mut out)?;
    }
    Ok(if help == Help::Hopeless { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

fn print_hint(help: &Help, out: &mut impl Write) -> Result<()> {
    let painter = Painter::for_stdout();
    let next = |solution: &Solution, out: &mut dyn Write| match solution.stones.first() {
        Some(placed) => writeln!(out, "next:      {}", painter.placement(placed)),
        None => writeln!(out, "nothing to do: the box is full"),
    };
    match help {
        Help::GoOn(solution) => next(solution, out)?,
        Help::TakeBack { stones, fewest, then } => {
            for placed in stones {
                writeln!(out, "take back: {}", painter.placement(placed))?;
            }
            if !fewest {
                writeln!(out, "perhaps fewer stones would do")?;
            }
            next(then, out)?;
        }
        Help::Hopeless => writeln!(out, "it cannot be solved, whatever you take back")?,
    }
    Ok(())
}
