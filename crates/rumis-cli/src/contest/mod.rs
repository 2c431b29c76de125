//! `rumis match`: two computer players against each other, many games long.
//!
//! An [`entrant`] is a player with parameters; [`games`] plays, [`tally`] adds up, [`elo`] says what it means, and [`report`] prints it.

mod elo;
mod entrant;
mod games;
mod report;
mod tally;

use std::io::Write;
use std::time::{Duration, Instant};

use rumis::{Game, Variant};
use rumis_engine::Player;

use crate::failure::{Failure, Outcome};
use crate::game_args::{GameArgs, Setup};
use crate::interrupt;
use crate::progress::Progress;
use crate::thinking::{Budget, Thinking, parse_seconds, parse_simulations};
use entrant::Entrant;
use games::{Contest, Start};
use report::Report;
use tally::Tally;

/// Let two computer players play many games against each other.
///
/// PLAYER is random, greedy, uct, or level1 to level9. Two players take the first seat in turn; with more, a takes one
/// seat against b on all others, each seat in turn. Game g, from 0, is played with the seed plus g, so that with --sims
/// and one thread the same match gives the same result. In ruinas the ruins are new as soon as a has had every seat,
/// unless they are given. With --record the games go on from where the record ends. Ctrl-C prints what there is.
///
/// The share is the part of the win that a got, 1 a game to share out; the margin is a's best colour minus the best
/// colour of its rivals. The Elo difference comes from the share s as 400 · log10(s · rivals / (1 − s)), which is 0 at a
/// fair share; its 95 % interval from Wilson's for s. At a share of 0 or 1 it counts half a game for the other side, and
/// one end of the interval is open: null in JSON.
#[derive(clap::Args)]
#[command(group(clap::ArgGroup::new("limit").required(true).args(["time", "sims"])))]
pub struct Args {
    /// The player who is measured.
    #[arg(long, value_name = "PLAYER")]
    a: Player,

    /// The player on the other seats.
    #[arg(long, value_name = "PLAYER")]
    b: Player,

    /// Change a parameter of the search of a, to measure what it is worth: exploration=0.1, playout.room=-1.
    #[arg(long, value_name = "NAME=VALUE")]
    a_set: Vec<String>,

    /// The same for b.
    #[arg(long, value_name = "NAME=VALUE")]
    b_set: Vec<String>,

    /// How many games to play.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,

    /// The time for each move, in seconds.
    #[arg(long, value_name = "S", value_parser = parse_seconds)]
    time: Option<Duration>,

    /// The simulations for each move.
    #[arg(long, value_name = "N", value_parser = parse_simulations)]
    sims: Option<u64>,

    /// The simulations for each move of b, if it makes more or fewer than a.
    #[arg(long, value_name = "N", value_parser = parse_simulations, requires = "sims")]
    b_sims: Option<u64>,

    /// Where the random numbers begin.
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,

    /// Threads that think about a move together.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,

    /// Games that are played at the same time.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    jobs: u16,

    /// Print one line of JSON.
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    game: GameArgs,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Outcome {
    let setup = args.game.setup()?;
    let start = start(&setup)?;
    let first = start.game(args.seed)?;
    if first.is_over() {
        return Err(Failure::refused("the game of this record is over: there is nothing left to play"));
    }
    interrupt::listen()?;
    let budget = args.time.map(Budget::Time).or(args.sims.map(Budget::Simulations)).unwrap_or(Budget::Simulations(1));
    let budgets = [budget, args.b_sims.map_or(budget, Budget::Simulations)];
    let thinking = budgets.map(|budget| Thinking { budget, threads: args.threads.into() });
    let rules = setup.plan.rules();
    let a = Entrant::new(args.a, rules, &args.a_set)?;
    let b = Entrant::new(args.b, rules, &args.b_set)?;
    let contest = Contest { start, a, b, seed: args.seed, thinking };
    let began = Instant::now();
    let tally = play_all(&contest, args)?;
    let report = Report { contest: &contest, tally: &tally, game: &first, took: began.elapsed() };
    match args.json {
        true => writeln!(out, "{}", report.json()),
        false => write!(out, "{}", report.text()),
    }?;
    Ok(())
}

/// Where every game begins. Ruins that nobody has given are new now and then.
fn start(setup: &Setup) -> Outcome<Start> {
    let ruins_are_open = setup.plan.rules().has(Variant::Ruinas) && setup.record.ruins.is_empty();
    match ruins_are_open && setup.record.moves.is_empty() {
        true => Ok(Start::NewRuins(setup.plan.clone())),
        false => setup.replay().map(|game: Game| Start::Position(Box::new(game))),
    }
}

fn play_all(contest: &Contest, args: &Args) -> Outcome<Tally> {
    let mut progress = Progress::new();
    let mut tally = Tally::new();
    progress.show(&format!("0 of {} games", args.games));
    contest.play(args.games, args.jobs.into(), |played| {
        tally.add(played);
        progress.show(&format!("{} of {} games: {}", tally.games(), args.games, tally.short()));
    })?;
    Ok(tally)
}
