//! `rumis cube count`: in how many ways a box can be filled.

use std::cmp::Reverse;
use std::io::{self, Write};

use rumis::Stone;
use rumis_puzzle::{Counts, StoneSet, count, count_by_set};
use serde::Serialize;

use super::request::Request;
use super::watching::Watching;
use crate::failure::Outcome;

/// Count all ways to fill a box: raw, up to rotations, and up to rotations and reflections.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    request: Request,

    /// Count for every set of stones apart, too.
    #[arg(long)]
    by_set: bool,

    /// How many threads to use; as many as the machine has if left out.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,

    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// The counts as JSON, with those of every set of stones if wanted. Written directly: a JSON value has no numbers so large.
#[derive(Serialize)]
struct Answer {
    #[serde(flatten)]
    counts: Counts,
    #[serde(skip_serializing_if = "Option::is_none")]
    sets: Option<Vec<SetCounts>>,
}

/// The counts of one set of stones.
#[derive(Serialize)]
struct SetCounts {
    #[serde(flatten)]
    counts: Counts,
    stones: Vec<&'static str>,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Outcome {
    let puzzle = args.request.puzzle()?;
    let machine = || std::thread::available_parallelism().map_or(1, |threads| threads.get());
    let threads = args.threads.map_or_else(machine, usize::from);
    let watching = Watching::new("fillings");
    let stopped = || watching.stopped();
    let counts = count(&puzzle, threads, &watching).found().ok_or_else(stopped)?;
    let sets = match args.by_set {
        true => Some(sorted(count_by_set(&puzzle, threads, &watching).found().ok_or_else(stopped)?)),
        false => None,
    };
    drop(watching);
    match args.json {
        true => Ok(writeln!(out, "{}", serde_json::to_string(&Answer { counts, sets }).map_err(io::Error::from)?)?),
        false => print(&counts, &sets.unwrap_or_default(), out),
    }
}

/// The sets with the most fillings first.
fn sorted(by_set: impl IntoIterator<Item = (StoneSet, Counts)>) -> Vec<SetCounts> {
    let mut sets: Vec<_> = by_set.into_iter().collect();
    sets.sort_by_key(|(set, counts)| (Reverse(counts.raw), *set));
    sets.into_iter().map(|(set, counts)| SetCounts { counts, stones: codes(&set) }).collect()
}

fn codes(set: &StoneSet) -> Vec<&'static str> {
    let counted = Stone::ALL.iter().zip(set);
    counted.flat_map(|(stone, &count)| std::iter::repeat_n(stone.code(), count.into())).collect()
}

fn print(counts: &Counts, sets: &[SetCounts], out: &mut impl Write) -> Outcome {
    writeln!(out, "raw          {:>12}  every position apart", counts.raw)?;
    writeln!(out, "rotations    {:>12}  up to rotations of the box", counts.rotations)?;
    writeln!(out, "reflections  {:>12}  up to rotations and reflections", counts.reflections)?;
    if !sets.is_empty() {
        writeln!(out, "\n{:>12} {:>12} {:>12}  stones", "raw", "rotations", "reflections")?;
    }
    for SetCounts { counts: Counts { raw, rotations, reflections }, stones } in sets {
        writeln!(out, "{raw:>12} {rotations:>12} {reflections:>12}  {}", stones.join(" "))?;
    }
    Ok(())
}
