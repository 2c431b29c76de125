//! `rumis cube solve`: fills a box.

use std::io::Write;
use std::ops::ControlFlow;

use rumis_puzzle::{Outcome as Search, Puzzle, Solution, UpTo, find_all, find_one};

use super::draw::{Painter, solution_json};
use super::request::Request;
use super::watching::Watching;
use crate::failure::{Failure, Outcome};

/// Fill a box, in one way or in all.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    request: Request,

    /// Chooses which solution is found.
    #[arg(long, default_value_t = 0, conflicts_with_all = ["all", "limit"])]
    seed: u64,

    /// Print all solutions, one after the other.
    #[arg(long)]
    all: bool,

    /// Print no more solutions than this; implies --all.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    limit: Option<u64>,

    /// Of solutions that are the same up to this, print one.
    #[arg(long, value_enum, default_value_t = Symmetries::Nothing)]
    up_to: Symmetries,

    /// Print JSON, one solution a line.
    #[arg(long)]
    json: bool,
}

/// Which solutions are the same.
#[derive(Clone, Copy, clap::ValueEnum)]
enum Symmetries {
    Nothing,
    Rotations,
    Reflections,
}

impl From<Symmetries> for UpTo {
    fn from(symmetries: Symmetries) -> UpTo {
        match symmetries {
            Symmetries::Nothing => UpTo::Nothing,
            Symmetries::Rotations => UpTo::Rotations,
            Symmetries::Reflections => UpTo::Reflections,
        }
    }
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Outcome {
    let puzzle = args.request.puzzle()?;
    let painter = Painter::new(puzzle.size());
    if args.all || args.limit.is_some() {
        return all(args, &puzzle, &painter, out);
    }
    let watching = Watching::new("fillings tried");
    let found = find_one(&puzzle, args.seed, &watching);
    drop(watching);
    match found {
        Search::Found(solution) => print(args, &puzzle, &solution, &painter, out),
        Search::None => Err(no_solution(&puzzle)),
        Search::Stopped => Err(Failure::refused("stopped before a solution was found")),
    }
}

fn no_solution(puzzle: &Puzzle) -> Failure {
    let (size, grade) = (puzzle.size(), puzzle.grade());
    Failure::refused(format!("there is no way to fill the box of {size} with these stones in the grade {grade}"))
}

/// Prints solutions as they are found.
fn all(args: &Args, puzzle: &Puzzle, painter: &Painter, out: &mut impl Write) -> Outcome {
    let limit = args.limit.unwrap_or(u64::MAX);
    let (mut told, mut written) = (0, Ok(()));
    let watching = Watching::new("solutions");
    let complete = find_all(puzzle, args.up_to.into(), &watching, &mut |solution| {
        told += 1;
        watching.wipe();
        written = print_numbered(args, puzzle, &solution, told, painter, out);
        if written.is_ok() && told < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    written?;
    match told {
        _ if !complete && told < limit => Err(watching.stopped()),
        0 => Err(no_solution(puzzle)),
        _ => Ok(()),
    }
}

fn print_numbered(
    args: &Args,
    puzzle: &Puzzle,
    solution: &Solution,
    number: u64,
    painter: &Painter,
    out: &mut impl Write,
) -> Outcome {
    if !args.json {
        writeln!(out, "{}solution {number}", if number > 1 { "\n" } else { "" })?;
    }
    print(args, puzzle, solution, painter, out)?;
    // The next one may take a while, and whoever reads this may have seen enough.
    Ok(out.flush()?)
}

fn print(args: &Args, puzzle: &Puzzle, solution: &Solution, painter: &Painter, out: &mut impl Write) -> Outcome {
    match args.json {
        true => writeln!(out, "{}", solution_json(solution))?,
        false => painter.solution(puzzle, solution, out)?,
    }
    Ok(())
}
