//! How well do playouts know who will win? First `judge_by_winners games PLAN PLAYERS GAMES SEED > FILE` plays games, about two
//! seconds each with six players. Then `judge_by_winners agree FILE STONES,STONES… VARIANT…` asks a short search for the shares of the
//! win after so many stones and prints for each variant, stage by stage, how much the winner surprised it (the mean of
//! −ln share) and by how many points it was wrong; then by how much more than the first variant it was surprised.
//! A variant is PLAYER or PLAYER:NAME=VALUE,NAME=VALUE.

mod cores;
mod figures;
mod kept;
mod settings;

use std::sync::Arc;

use figures::mean;
use rumis::{Game, Plan};
use rumis_engine::{Analysis, Candidate, DEFAULT_MEMORY, Limits, Params, analyse};

/// Who plays the games, and with how many simulations a move: they take the seats in turn.
const PLAYERS: [(&str, u64); 2] = [("level9", 4_000), ("uct", 6_000)];
/// How long the search is that is judged: about a tenth of a second in all stages of a game together.
const SIMULATIONS: u64 = 600;
/// How sure a search is differs more than how right it is. Its shares are raised to the power that suits a stage best.
const POWERS: [f64; 7] = [0.5, 0.65, 0.8, 1.0, 1.25, 1.5, 2.0];
/// A share of nothing would be an infinite surprise: so much is shared out evenly.
const EVEN: f64 = 0.03;

/// A game at the stages that are looked at, and how it ended.
struct Kept {
    stages: Vec<Game>,
    winners: Vec<usize>,
    points: Vec<f64>,
}

/// What a search expects of each player.
struct Expected {
    shares: Vec<f64>,
    points: Vec<f64>,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["games", plan, players, games, seed] => {
            println!("{plan} {players}");
            play_games(&kept::plan(plan, kept::number(players)), kept::number(games), kept::number(seed));
        }
        ["agree", file, stages, ref variants @ ..] => {
            let mut stages: Vec<usize> = stages.split(',').map(kept::number).collect();
            stages.sort_unstable();
            stages.dedup();
            let (plan, lines) = kept::open(file);
            // A game that ended before the last stage has nothing to say about it: all stages are about the same games.
            let games = lines.iter().filter_map(|line| read(Game::new(plan.clone()), line, &stages)).collect();
            agree(&plan, games, &stages, variants);
        }
        _ => panic!(
            "usage: judge_by_winners games PLAN PLAYERS GAMES SEED, or judge_by_winners agree FILE STONES,STONES… VARIANT…"
        ),
    }
}

fn play_games(plan: &Arc<Plan>, games: u64, seed: u64) {
    let players = PLAYERS.map(|(player, simulations)| (kept::params(player, plan), simulations));
    cores::on_all_cores(games, |number| {
        let mut game = Game::new(plan.clone());
        for turn in 0.. {
            let Some(colour) = game.to_move() else { break };
            let (params, simulations) = &players[(colour.index() + number as usize) % players.len()];
            let seed = seed.wrapping_mul(1_000_003) + number * 1_009 + turn;
            game.play_unchecked(search(&game, params, *simulations, seed).best().expect("somebody can move").played);
        }
        println!("{}", kept::written(&game));
    });
}

fn search(game: &Game, params: &Params, simulations: u64, seed: u64) -> Analysis {
    analyse(game, params, &Limits { simulations, memory: DEFAULT_MEMORY, threads: 1, seed, stop: &|| false })
}

fn read(mut game: Game, line: &str, stages: &[usize]) -> Option<Kept> {
    let mut reached = Vec::new();
    for (stones, played) in line.split_whitespace().enumerate() {
        if stages.contains(&stones) {
            reached.push(game.clone());
        }
        kept::play(&mut game, played);
    }
    let points = game.scores().iter().map(|score| f64::from(score.total)).collect();
    (reached.len() == stages.len()).then(|| Kept { stages: reached, winners: game.winners(), points })
}

fn agree(plan: &Plan, games: Vec<Kept>, stages: &[usize], variants: &[&str]) {
    let mut first: Option<Vec<Vec<f64>>> = None;
    for variant in variants {
        let (player, settings) = variant.split_once(':').unwrap_or((variant, ""));
        let params = settings::with(&kept::params(player, plan), settings);
        let expected = cores::on_all_cores(games.len() as u64, |number| {
            games[number as usize].stages.iter().map(|game| expect(game, &params, number)).collect::<Vec<_>>()
        });
        println!("{variant}");
        let mut all = Vec::new();
        for (stage, stones) in stages.iter().enumerate() {
            let at_stage: Vec<(&Expected, &Kept)> = expected.iter().map(|stages| &stages[stage]).zip(&games).collect();
            let surprises = least_surprises(&at_stage);
            print!("  {stones:2} stones: {:.3}, {:.2} points", mean(&surprises).0, wrong_by(&at_stage));
            print_more(first.as_ref().map(|first| &first[stage]), &surprises);
            all.push(surprises);
        }
        let of_games = |all: &[Vec<f64>]| -> Vec<f64> {
            (0..games.len()).map(|game| all.iter().map(|stage| stage[game]).sum::<f64>() / all.len() as f64).collect()
        };
        print!("  all stages: {:.3}", mean(&of_games(&all)).0);
        print_more(first.as_deref().map(of_games).as_ref(), &of_games(&all));
        first.get_or_insert(all);
    }
}

/// By how much more it is surprised than the first variant was by the same games, with its standard error.
fn print_more(first: Option<&Vec<f64>>, surprises: &[f64]) {
    if let Some(first) = first {
        let (more, error) = mean(&surprises.iter().zip(first).map(|(own, first)| own - first).collect::<Vec<_>>());
        print!(" ({more:+.3} ±{error:.3})");
    }
    println!();
}

/// All moves of the search together, each by how often it was looked at.
fn expect(game: &Game, params: &Params, seed: u64) -> Expected {
    let candidates = search(game, params, SIMULATIONS, seed).candidates;
    let visits: f64 = candidates.iter().map(|candidate| f64::from(candidate.visits)).sum();
    let average = |of: fn(&Candidate) -> &Vec<f32>| {
        let sum = |player: usize| -> f64 {
            candidates.iter().map(|candidate| f64::from(candidate.visits) * f64::from(of(candidate)[player])).sum()
        };
        (0..game.plan().rules().players()).map(|player| sum(player) / visits).collect()
    };
    Expected { shares: average(|candidate| &candidate.shares), points: average(|candidate| &candidate.points) }
}

/// The surprise of each game with the power that suits all of them best.
fn least_surprises(at_stage: &[(&Expected, &Kept)]) -> Vec<f64> {
    let surprises =
        |power: f64| -> Vec<f64> { at_stage.iter().map(|(expected, kept)| surprise(expected, kept, power)).collect() };
    let all = POWERS.into_iter().map(surprises);
    all.min_by(|one, other| mean(one).0.total_cmp(&mean(other).0)).expect("there are several powers")
}

fn surprise(expected: &Expected, kept: &Kept, power: f64) -> f64 {
    let players = expected.shares.len() as f64;
    let parts: Vec<f64> =
        expected.shares.iter().map(|share| (share * (1.0 - EVEN) + EVEN / players).powf(power)).collect();
    let sum: f64 = parts.iter().sum();
    -kept.winners.iter().map(|&winner| (parts[winner] / sum).ln()).sum::<f64>() / kept.winners.len() as f64
}

/// The root of the mean square of the difference in points.
fn wrong_by(at_stage: &[(&Expected, &Kept)]) -> f64 {
    let squares = at_stage.iter().flat_map(|(expected, kept)| {
        expected.points.iter().zip(&kept.points).map(|(expected, true_points)| (expected - true_points).powi(2))
    });
    mean(&squares.collect::<Vec<_>>()).0.sqrt()
}
