//! How far from the end the exact solvers reach: of games of level 9 against itself, how many positions they solve within
//! a second of one thread. Prints a table; what is solved is checked by playing the line out. A number as an argument
//! takes only so many of the games.
//!
//! The games are kept in `games/`, so that the positions stay the same when the engine changes: 60 for two players with
//! 20,000 simulations a move and 30 for four with 10,000, one thread, the number of the line (from 0) as the seed.

use std::sync::Arc;
use std::time::{Duration, Instant};

use rumis::{Game, Plan, Rules, official};
use rumis_engine::prove;

const GAMES: [(u8, &str); 2] = [(2, include_str!("games/chullpa-2.txt")), (4, include_str!("games/chullpa-4.txt"))];
const TIME: Duration = Duration::from_secs(1);

fn main() {
    // `cargo bench -- --test` only wants to know that it runs.
    let is_test = std::env::args().any(|argument| argument == "--test");
    let games = std::env::args().filter_map(|argument| argument.parse().ok()).next_back().unwrap_or(usize::MAX);
    let (games, distances) = if is_test { (2, 5..=6) } else { (games, 6..=14) };
    let chullpa = official("chullpa").unwrap();
    for (players, text) in GAMES {
        let start = Game::new(Arc::new(Plan::new(&chullpa, Rules::standard(&chullpa, players).unwrap())));
        let texts: Vec<&str> = text.lines().take(games).collect();
        println!("chullpa {players}, {} games, {TIME:?} a position", texts.len());
        for before_end in distances.clone() {
            let results: Vec<(f64, bool)> =
                texts.iter().map(|text| solve(position(&start, text, before_end))).collect();
            print(before_end, results);
        }
    }
}

fn position(start: &Game, text: &str, before_end: usize) -> Game {
    let mut game = start.clone();
    text.split(' ').for_each(|played| _ = game.play(&played.parse().unwrap()).unwrap());
    assert!(game.is_over());
    (0..before_end).for_each(|_| assert!(game.undo()));
    game
}

fn solve(mut game: Game) -> (f64, bool) {
    let began = Instant::now();
    let busy_before = time_on_cpu();
    let time = || match (busy_before, time_on_cpu()) {
        (Some(before), Some(now)) => now - before,
        _ => began.elapsed(),
    };
    let proof = prove(&game, u64::MAX, &|| time() > TIME);
    let seconds = time().as_secs_f64();
    if let Some(proof) = &proof {
        proof.line.iter().for_each(|&played| game.play_unchecked(played));
        assert!(game.is_over());
        assert_eq!(game.scores().iter().map(|score| score.total).collect::<Vec<_>>(), proof.totals);
    }
    (seconds, proof.is_some())
}

/// How long this thread has been running, where the system says so: on a busy machine less than what a clock shows.
fn time_on_cpu() -> Option<Duration> {
    let status = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(Duration::from_nanos(status.split(' ').next()?.parse().ok()?))
}

fn print(before_end: usize, mut results: Vec<(f64, bool)>) {
    results.sort_by(|(one, _), (other, _)| one.total_cmp(other));
    let (games, solved) = (results.len(), results.iter().filter(|(_, is_solved)| *is_solved).count());
    let (median, worst) = (results[games / 2].0, results[games - 1].0);
    println!("{before_end:>3} before the end: {solved} of {games} solved, median {median:.3} s, worst {worst:.3} s");
}
