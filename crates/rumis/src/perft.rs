//! Counts move sequences: the number every implementation of the rules must agree on.

use crate::game::Game;
use crate::legal::Finder;
use crate::position::MAX_TURNS;

/// The number of different sequences of `depth` moves. The last move is counted, not made. A player who is out is
/// skipped without using up depth; a game that ends earlier adds nothing.
pub fn perft(game: &Game, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => game.moves().len() as u64,
        // No game is longer.
        _ if depth as usize > MAX_TURNS => 0,
        _ => {
            let mut finders: Vec<Finder> = (1..depth).map(|_| Finder::new(game.plan())).collect();
            count_below(game, &mut finders)
        }
    }
}

/// Plays every move; each finder stands for one more move to come.
fn count_below(game: &Game, finders: &mut [Finder]) -> u64 {
    let Some((finder, deeper)) = finders.split_first_mut() else { return 0 };
    let mut total = 0;
    for played in game.moves_with(finder) {
        let mut next = game.clone();
        next.play_with(played, finder);
        total += match deeper {
            [] => next.count_found(finder) as u64,
            _ => count_below(&next, deeper),
        };
    }
    total
}
