//! What playouts alone think of moves, without a tree: to measure playouts by.

use rumis::{Game, Move};

use crate::params::Params;
use crate::search::Search;

/// The value of each of some moves of a position for the player whose turn it is, by so many playouts each. As in a
/// search, playouts learn from those before.
pub fn judge(game: &Game, params: &Params, moves: &[Move], playouts: u32, seed: u64) -> Vec<f32> {
    let Some(colour) = game.to_move() else { return vec![0.0; moves.len()] };
    let search = Search::new(game, params, 0);
    let player = search.rules.owner(colour);
    let mut worker = search.worker(seed, 0);
    let mut sums = vec![0.0; moves.len()];
    for _ in 0..playouts {
        for (sum, &played) in sums.iter_mut().zip(moves) {
            *sum += search.try_out(&mut worker, played).values[player];
        }
    }
    sums.iter().map(|sum| sum / playouts.max(1) as f32).collect()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use rumis::{Plan, Playout, Rules, official};

    use super::*;
    use crate::random::Random;
    use crate::value::{self, Worth};

    fn huaca(players: u8) -> Game {
        let scenario = official("huaca").unwrap();
        Game::new(Arc::new(Plan::new(&scenario, Rules::standard(&scenario, players).unwrap())))
    }

    /// A last move needs no playout: what it is worth is the end of the game.
    #[test]
    fn a_move_that_ends_the_game_is_worth_its_end() {
        let start = huaca(6);
        let params = Params::for_rules(start.plan().rules());
        let mut seen = 0;
        for seed in 0..20 {
            let mut random = Random::new(seed, 0);
            let mut playout = Playout::new(&start);
            playout.finish(|count| random.below(count));
            let mut game = playout.game();
            game.undo();
            let player = game.plan().rules().owner(game.to_move().unwrap());
            for played in game.moves() {
                let mut after = Playout::new(&game);
                after.play(played);
                if after.is_over() {
                    let worth = Worth::of_end(game.plan().rules(), &value::totals(&after), params.margin, params.near);
                    let judged = judge(&game, &params, &[played], 3, seed)[0];
                    assert!((judged - worth.values[player]).abs() < 1e-6, "{judged}");
                    seen += 1;
                }
            }
        }
        assert!(seen >= 20, "{seen}");
    }

    #[test]
    fn the_same_seed_judges_the_same_and_values_are_shares() {
        let game = huaca(6);
        let params = Params::for_rules(game.plan().rules());
        let moves = &game.moves()[..4];
        let judged = judge(&game, &params, moves, 20, 7);
        assert_eq!(judged, judge(&game, &params, moves, 20, 7));
        assert_ne!(judged, judge(&game, &params, moves, 20, 8));
        assert!(judged.iter().all(|value| (0.0..=1.0).contains(value)), "{judged:?}");
    }
}
