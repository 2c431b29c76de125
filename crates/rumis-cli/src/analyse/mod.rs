//! `rumis analyse`: what every move of a game was worth.
//!
//! [`verdict`] judges one move, [`report`] prints the verdicts.

mod report;
mod verdict;

use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use rumis::{Game, Move};

use crate::failure::Outcome;
use crate::game_args::Setup;
use crate::interrupt;
use crate::progress::Progress;
use crate::thinking::{Budget, Thinking, all_threads, parse_seconds, parse_simulations};
use report::Report;
use verdict::{Judge, Judged};

/// Judge every move of a game record: what was played, what was best, what it cost.
///
/// The cost is the share of the win that the player lost by the move, and by how many points the lead over the best
/// rival became smaller, both to be expected with best play from there on. Moves are marked ?! from 5 % of the win, ?
/// from 10 %, ?? from 20 %. Results marked exact are proved, all others are estimates: give them more time if a verdict
/// surprises you. Ctrl-C prints what there is.
#[derive(clap::Args)]
pub struct Args {
    /// The game record.
    #[arg(value_name = "RECORD")]
    record: PathBuf,

    /// The time for each position, in seconds; a move that is not the best may need two.
    #[arg(long, value_name = "S", default_value = "1", value_parser = parse_seconds)]
    time: Duration,

    /// The simulations for each position, instead of a time: always the same verdicts.
    #[arg(long, value_name = "N", conflicts_with = "time", value_parser = parse_simulations)]
    sims: Option<u64>,

    /// Threads that think about a position together; as many as the machine has if left out, and 1 with --sims.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,

    /// Print one line of JSON.
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Outcome {
    let setup = Setup::from_file(&args.record)?;
    let end = setup.replay()?;
    interrupt::listen()?;
    let judge = Judge { thinking: args.thinking() };
    let report = Report::new(&setup.record, &end);
    if !args.json {
        write!(out, "{}", report.heading())?;
    }
    let mut progress = Progress::new();
    let mut verdicts: Vec<Judged> = Vec::new();
    for (mut position, played) in positions(&end) {
        progress.show(&format!("move {} of {}", verdicts.len() + 1, end.history().len()));
        // A verdict that was cut short would be a guess.
        let Some(verdict) = judge.judge(&mut position, played).filter(|_| !interrupt::asked()) else { break };
        progress.clear();
        if !args.json {
            write!(out, "{}", report.row(&verdict))?;
            out.flush()?;
        }
        verdicts.push(verdict);
    }
    progress.clear();
    match args.json {
        true => writeln!(out, "{}", report.json(&verdicts))?,
        false => write!(out, "{}", report.summary(&verdicts))?,
    }
    Ok(())
}

impl Args {
    fn thinking(&self) -> Thinking {
        let budget = self.sims.map_or(Budget::Time(self.time), Budget::Simulations);
        let by_default = if self.sims.is_some() { 1 } else { all_threads() };
        Thinking { budget, threads: self.threads.map_or(by_default, usize::from) }
    }
}

/// Every position of a game with the move that was made there.
fn positions(end: &Game) -> Vec<(Game, Move)> {
    let mut game = end.clone();
    let played: Vec<Move> = end.history().map(|(_, played)| played).collect();
    let mut positions = Vec::new();
    for &played in played.iter().rev() {
        game.undo();
        positions.push((game.clone(), played));
    }
    positions.reverse();
    positions
}
