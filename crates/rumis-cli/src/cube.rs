//! `rumis cube …`: the solo game. Counts, solves, makes and checks cube puzzles.

mod draw;
mod play;
mod request;
mod today;
mod watching;

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::process::ExitCode;

use anyhow::{Result, bail};
use clap::{Args, Subcommand};
use rumis::Stone;
use rumis_puzzle::{
    BoxSize, Counts, Difficulty, Outcome, Puzzle, Solution, StoneSet, UpTo, Wish, count, count_by_set, find_all,
    find_one, generate, puzzle_of_the_day,
};
use serde::Serialize;
use serde_json::json;

use draw::Painter;
use request::Request;
use watching::Watching;

/// What to do with cubes.
#[derive(Debug, Subcommand)]
pub enum CubeCommand {
    /// Count all ways to fill a box: raw, up to rotations, and up to rotations and reflections.
    Count(CountArgs),
    /// Fill a box, in one way or in all.
    Solve(SolveArgs),
    /// Make a puzzle with exactly one solution.
    New(NewArgs),
    /// Say whether a puzzle can be solved from where it stands, and whether in one way only.
    Check(play::PlayArgs),
    /// Show the next stone, or which stones to take back.
    Hint(play::PlayArgs),
}

/// `rumis cube count`.
#[derive(Debug, Args)]
pub struct CountArgs {
    #[command(flatten)]
    request: Request,
    /// Count for every set of stones apart.
    #[arg(long)]
    by_set: bool,
    /// How many threads to use; as many as the machine has if left out.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// `rumis cube solve`.
#[derive(Debug, Args)]
pub struct SolveArgs {
    #[command(flatten)]
    request: Request,
    /// Chooses which solution is found.
    #[arg(long, default_value_t = 0, conflicts_with = "all")]
    seed: u64,
    /// Print all solutions, one after the other.
    #[arg(long)]
    all: bool,
    /// Print no more solutions than this; implies --all.
    #[arg(long)]
    limit: Option<u64>,
    /// Of solutions that are the same up to this, print one.
    #[arg(long, value_enum, default_value_t = Symmetries::Nothing)]
    up_to: Symmetries,
    /// Print JSON, one solution a line.
    #[arg(long)]
    json: bool,
}

/// Which solutions are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Symmetries {
    Nothing,
    Rotations,
    Reflections,
}

/// `rumis cube new`.
#[derive(Debug, Args)]
pub struct NewArgs {
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

/// Runs a command. An error is a refusal, to be printed as one sentence with exit status 1.
pub fn run(command: CubeCommand) -> Result<ExitCode> {
    let result = match command {
        CubeCommand::Count(args) => count_command(&args),
        CubeCommand::Solve(args) => solve_command(&args),
        CubeCommand::New(args) => new_command(&args),
        CubeCommand::Check(args) => play::check(&args),
        CubeCommand::Hint(args) => play::hint(&args),
    };
    match result {
        // Whoever reads our output has seen enough.
        Err(error) if is_closed_pipe(&error) => Ok(ExitCode::SUCCESS),
        result => result,
    }
}

fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

fn count_command(args: &CountArgs) -> Result<ExitCode> {
    let puzzle = args.request.puzzle()?;
    let machine = std::thread::available_parallelism().map_or(1, |threads| threads.get());
    let threads = args.threads.map_or(machine, usize::from);
    let watching = Watching::new("fillings");
    let Outcome::Found(counts) = count(&puzzle, threads, &watching) else { bail!("the count was stopped") };
    let mut sets = Vec::new();
    if args.by_set {
        let Outcome::Found(by_set) = count_by_set(&puzzle, threads, &watching) else { bail!("the count was stopped") };
        sets = by_set.into_iter().collect();
        sets.sort_by_key(|(set, counts)| (std::cmp::Reverse(counts.raw), *set));
    }
    drop(watching);
    let mut out = io::stdout().lock();
    if args.json {
        let sets = sets.iter().map(|(set, counts)| SetCounts { counts: *counts, stones: stones(set) }).collect();
        let answer = Answer { counts, sets: args.by_set.then_some(sets) };
        writeln!(out, "{}", serde_json::to_string(&answer)?)?;
        return Ok(ExitCode::SUCCESS);
    }
    writeln!(out, "raw          {:>12}  every position apart", counts.raw)?;
    writeln!(out, "rotations    {:>12}  up to rotations of the box", counts.rotations)?;
    writeln!(out, "reflections  {:>12}  up to rotations and reflections", counts.reflections)?;
    if args.by_set {
        writeln!(out, "\n{:>12} {:>12} {:>12}  stones", "raw", "rotations", "reflections")?;
    }
    for (set, Counts { raw, rotations, reflections }) in &sets {
        writeln!(out, "{raw:>12} {rotations:>12} {reflections:>12}  {}", stones(set).join(" "))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn stones(set: &StoneSet) -> Vec<&'static str> {
    let codes = Stone::ALL.iter().zip(set);
    codes.flat_map(|(stone, &count)| std::iter::repeat_n(stone.code(), count as usize)).collect()
}

/// The counts as JSON, with those of every set of stones if wanted.
#[derive(Serialize)]
struct Answer {
    #[serde(flatten)]
    counts: Counts,
    #[serde(skip_serializing_if = "Option::is_none")]
    sets: Option<Vec<SetCounts>>,
}

#[derive(Serialize)]
struct SetCounts {
    #[serde(flatten)]
    counts: Counts,
    stones: Vec<&'static str>,
}

fn solve_command(args: &SolveArgs) -> Result<ExitCode> {
    let puzzle = args.request.puzzle()?;
    let painter = Painter::for_stdout();
    let mut out = io::stdout().lock();
    if args.all || args.limit.is_some() {
        return solve_all(args, &puzzle, &painter, &mut out);
    }
    let watching = Watching::new("tries");
    let outcome = find_one(&puzzle, args.seed, &watching);
    drop(watching);
    match outcome {
        Outcome::Found(solution) => print_solution(&puzzle, &solution, args.json, &painter, &mut out)?,
        Outcome::None => bail!("{}", no_solution(&puzzle)),
        Outcome::Stopped => bail!("the search was stopped"),
    }
    Ok(ExitCode::SUCCESS)
}

fn no_solution(puzzle: &Puzzle) -> String {
    format!("there is no way to fill the box of {} with these stones in the grade {}", puzzle.size(), puzzle.grade())
}

fn solve_all(args: &SolveArgs, puzzle: &Puzzle, painter: &Painter, out: &mut impl Write) -> Result<ExitCode> {
    let up_to = match args.up_to {
        Symmetries::Nothing => UpTo::Nothing,
        Symmetries::Rotations => UpTo::Rotations,
        Symmetries::Reflections => UpTo::Reflections,
    };
    let limit = args.limit.unwrap_or(u64::MAX);
    let (mut told, mut written) = (0, Ok(()));
    if limit > 0 {
        let watching = Watching::new("solutions");
        find_all(puzzle, up_to, &watching, &mut |solution| {
            told += 1;
            if !args.json {
                written = writeln!(out, "solution {told}").map_err(Into::into);
            }
            if written.is_ok() {
                written = print_solution(puzzle, &solution, args.json, painter, out);
            }
            if written.is_ok() && told < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
    }
    written?;
    if told == 0 && limit > 0 {
        bail!("{}", no_solution(puzzle));
    }
    Ok(ExitCode::SUCCESS)
}

fn print_solution(
    puzzle: &Puzzle,
    solution: &Solution,
    json: bool,
    painter: &Painter,
    out: &mut impl Write,
) -> Result<()> {
    if json {
        writeln!(out, "{}", draw::solution_json(solution))?;
    } else {
        painter.solution(puzzle, solution, out)?;
    }
    Ok(())
}

fn new_command(args: &NewArgs) -> Result<ExitCode> {
    let size = BoxSize::cube(args.edge)?;
    let watching = Watching::new("fillings");
    let (label, outcome) = if args.daily {
        let today = today::utc()?;
        let label = format!("{:04}-{:02}-{:02}", today.year, today.month, today.day);
        (label, puzzle_of_the_day(today, size, args.difficulty, &watching))
    } else {
        let seed = args.seed.map_or_else(today::some_seed, Ok)?;
        (format!("seed {seed}"), generate(&Wish { size, step: args.difficulty, seed }, &watching))
    };
    drop(watching);
    let Outcome::Found(made) = outcome else { bail!("no such puzzle was found: try another difficulty or seed") };
    let mut out = io::stdout().lock();
    if args.json {
        let value = json!({
            "puzzle": made.puzzle,
            "difficulty": made.difficulty.step(),
            "effort": made.difficulty.effort,
            "branching": made.difficulty.branching,
            "start": draw::stones_json(made.puzzle.start()),
            "hand": made.puzzle.hand(),
        });
        writeln!(out, "{value}")?;
        return Ok(ExitCode::SUCCESS);
    }
    writeln!(out, "{size}, difficulty {}, {label}", describe(&made.difficulty))?;
    Painter::for_stdout().puzzle(&made.puzzle, &mut out)?;
    writeln!(out, "\n{}", made.puzzle)?;
    Ok(ExitCode::SUCCESS)
}

fn describe(difficulty: &Difficulty) -> String {
    format!("{} (effort {}, branching {:.1})", difficulty.step(), difficulty.effort, difficulty.branching)
}
