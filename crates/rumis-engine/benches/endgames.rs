//! How far from the end the exact solver reaches: of games of the engine against itself, how many positions it solves
//! within a second. Prints a table; what is solved is checked by playing the line out.

use std::sync::Arc;
use std::time::{Duration, Instant};

use rumis::{Game, Move, Plan, Rules, official};
use rumis_engine::{DEFAULT_MEMORY, Limits, Params, Solver, analyse};

const GAMES: u64 = 30;
const SIMULATIONS: u64 = 3_000;
const TIME: Duration = Duration::from_secs(1);

fn main() {
    // `cargo bench -- --test` only wants to know that it runs.
    let games = if std::env::args().any(|argument| argument == "--test") { 1 } else { GAMES };
    let chullpa = official("chullpa").unwrap();
    let start = Game::new(Arc::new(Plan::new(&chullpa, Rules::standard(&chullpa, 2).unwrap())));
    let played: Vec<Vec<Move>> = (0..games).map(|seed| play(&start, seed)).collect();
    println!("chullpa 2, {games} games, {TIME:?} a position");
    for before_end in 6..=12 {
        let mut seconds: Vec<f64> = Vec::new();
        let mut solved = 0;
        for moves in &played {
            let (time, is_solved) = solve(&start, &moves[..moves.len() - before_end]);
            seconds.push(time);
            solved += usize::from(is_solved);
        }
        seconds.sort_by(f64::total_cmp);
        let (median, worst) = (seconds[seconds.len() / 2], seconds[seconds.len() - 1]);
        println!(
            "{before_end:>3} before the end: {solved} of {games} solved, median {median:.3} s, worst {worst:.3} s"
        );
    }
}

fn play(start: &Game, seed: u64) -> Vec<Move> {
    let mut game = start.clone();
    let limits = Limits { simulations: SIMULATIONS, memory: DEFAULT_MEMORY, threads: 1, seed, stop: &|| false };
    while !game.is_over() {
        game.play_unchecked(analyse(&game, &Params::default(), &limits).best().unwrap().played);
    }
    game.history().map(|(_, played)| played).collect()
}

fn solve(start: &Game, moves: &[Move]) -> (f64, bool) {
    let mut game = start.clone();
    moves.iter().for_each(|&played| game.play_unchecked(played));
    let began = Instant::now();
    let solution = Solver::new(&game).solve(&game, u64::MAX, &|| began.elapsed() > TIME);
    let seconds = began.elapsed().as_secs_f64();
    if let Some(solution) = &solution {
        solution.line.iter().for_each(|&played| game.play_unchecked(played));
        let totals: Vec<i16> = game.scores().iter().map(|score| score.total).collect();
        assert_eq!(totals[0] - totals[1], solution.margin);
    }
    (seconds, solution.is_some())
}
