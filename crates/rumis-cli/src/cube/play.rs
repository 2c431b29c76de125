//! `rumis cube check` and `rumis cube hint`: a puzzle and the stones placed so far.

use std::io::Write;

use anyhow::{Context, Result};
use rumis::{Colour, Cubes};
use rumis_puzzle::{Grade, Help, Placed, Puzzle, Solution, Verdict, help, judge};
use serde_json::json;

use super::draw::{Painter, describe, stones_json};
use super::watching::Watching;
use crate::failure::{Failure, Outcome};

/// A puzzle and moves.
#[derive(clap::Args)]
pub struct Args {
    /// The puzzle as `rumis cube new` prints it.
    puzzle: String,

    /// Stones placed so far, each written as its cubes: a1.1,a2.1,b2.1. Which colour, if it matters: red:a1.1,a2.1.
    moves: Vec<String>,

    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// A puzzle on which moves were made, and how to go on.
struct Position {
    after: Puzzle,
    help: Help,
}

impl Args {
    fn position(&self) -> Outcome<Position> {
        let (puzzle, moves, after) = self.read()?;
        let watching = Watching::new("fillings tried");
        let found = help(&puzzle, &moves, 0, &watching).map_err(anyhow::Error::new)?.found();
        let help = found.ok_or_else(|| Failure::refused("stopped before it was known whether it can be solved"))?;
        Ok(Position { after, help })
    }

    /// The puzzle, the moves, and the puzzle with the moves made.
    fn read(&self) -> Result<(Puzzle, Vec<Placed>, Puzzle)> {
        let puzzle: Puzzle = self.puzzle.parse()?;
        let (mut after, mut moves) = (puzzle.clone(), Vec::new());
        for (number, text) in (1..).zip(&self.moves) {
            let refused = || {
                let shown: String = text.chars().take(40).collect();
                match puzzle.grade() {
                    Grade::Free => format!("the move {shown} is refused"),
                    grade => format!("move {number}, {shown}, is refused in the grade {grade}"),
                }
            };
            let placed = read_move(&after, text).with_context(refused)?;
            after = after.with_move(placed.clone()).with_context(refused)?;
            moves.push(placed);
        }
        Ok((puzzle, moves, after))
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

/// Runs `rumis cube check`. That there is no solution is told like any other "no": a sentence, and status 1.
pub fn check(args: &Args, out: &mut impl Write) -> Outcome {
    let Position { after, help } = args.position()?;
    let full = after.free_cells() == 0;
    let solvable = matches!(help, Help::GoOn(_));
    let verdict = match solvable && !full {
        true => judge(&after, &Watching::new("solutions")).found(),
        false => None,
    };
    if args.json {
        let unique = match verdict {
            Some(Verdict::Unique(_)) => Some(true),
            Some(Verdict::Several) if after.grade() == Grade::Free => Some(false),
            _ => None,
        };
        writeln!(out, "{}", json!({ "solved": solvable && full, "solvable": solvable, "unique": unique }))?;
    }
    match help {
        Help::GoOn(_) if args.json => Ok(()),
        Help::GoOn(_) => Ok(writeln!(out, "{}", good_news(&after, verdict))?),
        Help::TakeBack { .. } => {
            Err(Failure::refused("it cannot be solved any more; rumis cube hint says what to take back"))
        }
        Help::Hopeless => Err(Failure::refused("it cannot be solved")),
    }
}

/// What there is to say of a puzzle that can be solved, or is. Judging leaves the grade aside: if there are several
/// fillings, perhaps only one of them can be built as the grade asks.
fn good_news(after: &Puzzle, verdict: Option<Verdict>) -> String {
    match (verdict, after.grade()) {
        _ if after.free_cells() == 0 => "solved: the box is full".into(),
        (Some(Verdict::Unique(difficulty)), _) => {
            format!("it has exactly one solution, difficulty {}", describe(&difficulty))
        }
        (Some(_), Grade::Free) => "it can be solved in more than one way".into(),
        (_, Grade::Free) => "it can be solved".into(),
        (_, grade) => format!("it can be solved in the grade {grade}"),
    }
}

/// Runs `rumis cube hint`.
pub fn hint(args: &Args, out: &mut impl Write) -> Outcome {
    let Position { after, help } = args.position()?;
    if args.json {
        let value = match &help {
            Help::GoOn(solution) => json!({ "next": stones_json(&solution.stones) }),
            Help::TakeBack { stones, fewest, then } => json!({
                "takeBack": stones_json(stones),
                "fewest": fewest,
                "next": stones_json(&then.stones),
            }),
            Help::Hopeless => json!({ "hopeless": true }),
        };
        writeln!(out, "{value}")?;
    } else {
        print_hint(&help, &Painter::new(after.size()), out)?;
    }
    match help {
        Help::Hopeless => Err(Failure::refused("it cannot be solved, whatever you take back")),
        Help::GoOn(_) | Help::TakeBack { .. } => Ok(()),
    }
}

fn print_hint(help: &Help, painter: &Painter, out: &mut impl Write) -> Outcome {
    let next = |solution: &Solution| match solution.stones.first() {
        Some(placed) => format!("next:      {}", painter.placement(placed)),
        None => "nothing to do: the box is full".into(),
    };
    match help {
        Help::GoOn(solution) => writeln!(out, "{}", next(solution))?,
        Help::TakeBack { stones, fewest, then } => {
            for placed in stones {
                writeln!(out, "take back: {}", painter.placement(placed))?;
            }
            if !fewest {
                writeln!(out, "perhaps fewer stones would do")?;
            }
            writeln!(out, "{}", next(then))?;
        }
        Help::Hopeless => {}
    }
    Ok(())
}
