//! How well do playouts know what a move is worth? First `judge_playouts worth PLAN PLAYERS POSITIONS SEED > FILE` finds out what
//! the likely moves of some positions are worth when all play on with a short search; that takes a minute a position early
//! in a game of six. Then `judge_playouts agree FILE VARIANT…` prints for each variant of the search how well its playouts
//! agree with that. A variant is NAME=VALUE,NAME=VALUE; an empty one is the search as it is.

mod cores;
mod kept;
mod settings;

use std::sync::Arc;

use kept::{number, params, plan};
use rand_pcg::Pcg32;
use rand_pcg::rand_core::Rng;
use rumis::{Game, Move, Plan};
use rumis_engine::{DEFAULT_MEMORY, Limits, Params, analyse, judge};

/// How often each move is played on from, and with how many simulations a move.
const GAMES: u32 = 40;
const SHORT: u64 = 120;
/// How many playouts judge a move.
const PLAYOUTS: u32 = 400;

/// A position with some of its moves and what each is worth.
struct Position {
    game: Game,
    moves: Vec<(Move, f64)>,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["worth", plan, players, positions, seed] => worth(plan, number(players), number(positions), number(seed)),
        ["agree", file, ref variants @ ..] => agree(file, variants),
        _ => panic!("usage: judge_playouts worth PLAN PLAYERS POSITIONS SEED, or judge_playouts agree FILE VARIANT…"),
    }
}

fn worth(name: &str, players: u8, positions: u64, seed: u64) {
    let plan = plan(name, players);
    println!("{name} {players}");
    cores::on_all_cores(positions, |number| {
        let mut random = Pcg32::new(seed, number);
        let (stones, seat) = (number / u64::from(players) % 9, (number % u64::from(players)) as usize);
        let Some(game) = position(&plan, seat, stones, &mut random) else { return };
        let likely: Vec<String> = likely_moves(&game)
            .into_iter()
            .map(|played| format!("{}={:.4}", game.text(played), played_on(&game, played, seat, &mut random)))
            .collect();
        println!("{}|{}", kept::written(&game), likely.join(" "));
    });
}

fn best(game: &Game, params: &Params, simulations: u64, random: &mut Pcg32) -> Move {
    let limits = Limits { simulations, memory: DEFAULT_MEMORY, threads: 1, seed: random.next_u64(), stop: &|| false };
    analyse(game, params, &limits).best().expect("somebody can move").played
}

/// A game of level 9 in one seat and `uct` in the others, when level 9 has placed so many stones and is to move.
fn position(plan: &Arc<Plan>, seat: usize, mut stones: u64, random: &mut Pcg32) -> Option<Game> {
    let [own, other] = ["level9", "uct"].map(|player| params(player, plan));
    let mut game = Game::new(plan.clone());
    while let Some(colour) = game.to_move() {
        let is_own = colour.index() == seat;
        if is_own && stones == 0 {
            return Some(game);
        }
        stones -= u64::from(is_own);
        let (params, simulations) = if is_own { (&own, 1_500) } else { (&other, 3_000) };
        game.play_unchecked(best(&game, params, simulations, random));
    }
    None
}

/// The moves that level 9 likes best, and those that `uct` does.
fn likely_moves(game: &Game) -> Vec<Move> {
    let mut moves = Vec::new();
    for (player, simulations) in [("level9", 4_000), ("uct", 8_000)] {
        let limits = Limits { simulations, memory: DEFAULT_MEMORY, threads: 1, seed: 5, stop: &|| false };
        let analysis = analyse(game, &params(player, game.plan()), &limits);
        for candidate in analysis.candidates.iter().take(6).filter(|candidate| candidate.visits > 0) {
            if !moves.contains(&candidate.played) {
                moves.push(candidate.played);
            }
        }
    }
    moves
}

/// What a move turns out to be worth to a player, being near the win counting too.
fn played_on(game: &Game, played: Move, seat: usize, random: &mut Pcg32) -> f64 {
    let params = Params { exact: false, ..params("level9", game.plan()) };
    let mut sum = 0.0;
    for _ in 0..GAMES {
        let mut game = game.clone();
        game.play_unchecked(played);
        while !game.is_over() {
            game.play_unchecked(best(&game, &params, SHORT, random));
        }
        let points: Vec<i32> = game.scores().iter().map(|score| score.total.into()).collect();
        let most = points.iter().max().copied().unwrap_or_default();
        let parts: Vec<f64> = points.iter().map(|points| f64::from(params.near).powi(most - points)).collect();
        sum += parts[seat] / parts.iter().sum::<f64>();
    }
    sum / f64::from(GAMES)
}

fn agree(file: &str, variants: &[&str]) {
    let (plan, lines) = kept::open(file);
    let positions: Vec<Position> = lines.iter().map(|line| read(&plan, line)).collect();
    for variant in variants {
        let params = settings::with(&params("level9", &plan), variant);
        println!("{:.3} {variant}", agreement(&positions, &params));
    }
}

fn read(plan: &Arc<Plan>, line: &str) -> Position {
    let (before, moves) = line.split_once('|').expect("moves, a bar, moves");
    let mut game = Game::new(plan.clone());
    kept::play(&mut game, before);
    let moves = moves.split_whitespace().map(|pair| {
        let (played, worth) = pair.split_once('=').expect("a move and what it is worth");
        (game.find(&kept::read_move(played)).unwrap_or_else(|error| panic!("{played}: {error}")), number(worth))
    });
    Position { moves: moves.collect(), game }
}

/// The correlation of what playouts think of moves with what they are worth, each as it differs from the other moves of the
/// position.
fn agreement(positions: &[Position], params: &Params) -> f64 {
    let sums = cores::on_all_cores(positions.len() as u64, |number| {
        let Position { game, moves } = &positions[number as usize];
        let played: Vec<Move> = moves.iter().map(|&(played, _)| played).collect();
        let judged = judge(game, params, &played, PLAYOUTS, number);
        let judged = from_mean(judged.into_iter().map(f64::from).collect());
        let worth = from_mean(moves.iter().map(|&(_, worth)| worth).collect());
        let product = |one: &[f64], other: &[f64]| one.iter().zip(other).map(|(one, other)| one * other).sum::<f64>();
        [product(&judged, &worth), product(&judged, &judged), product(&worth, &worth)]
    });
    let [both, judged, worth] = [0, 1, 2].map(|which| sums.iter().map(|sums| sums[which]).sum::<f64>());
    both / (judged * worth).sqrt()
}

fn from_mean(values: Vec<f64>) -> Vec<f64> {
    let mean = values.iter().sum::<f64>() / values.len().max(1) as f64;
    values.into_iter().map(|value| value - mean).collect()
}
