//! Counts move sequences: the number every implementation of the rules must agree on.

use crate::game::Game;
use crate::legal::Finder;

/// The number of different sequences of `depth` moves. The last move is counted, not made. A player who is out is
/// skipped without using up depth; a game that ends earlier adds nothing.
pub fn perft(game: &Game, depth: u32) -> u64 {
    let mut finders: Vec<Finder> = (0..depth.max(1)).map(|_| Finder::new(game.plan())).collect();
    count(game, depth, &mut finders)
}

fn count(game: &Game, depth: u32, finders: &mut [Finder]) -> u64 {
    let Some((finder, deeper)) = finders.split_first_mut() else { return 1 };
    match depth {
        0 => 1,
        1 => game.count_moves(finder) as u64,
        _ => {
            let mut total = 0;
            for played in game.moves_with(finder) {
                let mut next = game.clone();
                next.play_with(played, finder);
                total += count(&next, depth - 1, deeper);
            }
            total
        }
    }
}
