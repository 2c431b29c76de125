//! What the engine's tests share: games to try, and a plain minimax to compare with.

use std::sync::Arc;

use rand_pcg::Pcg32;
use rand_pcg::rand_core::Rng;
use rumis::{Game, Plan, Playout, Ruins, Rules, Scenario, Variant, Variants, official};

/// A new game.
pub fn new_game(scenario: &Scenario, players: u8, variants: Variants, seed: u64) -> Game {
    let rules = Rules::new(scenario, players, variants).unwrap();
    let plan = Arc::new(Plan::new(scenario, rules));
    match variants.has(Variant::Ruinas) {
        true => Game::with_ruins(plan.clone(), &Ruins::from_seed(&plan, seed).unwrap()),
        false => Game::new(plan),
    }
}

/// An official scenario by its id.
pub fn scenario(id: &str) -> Scenario {
    official(id).unwrap()
}

/// Random numbers below a bound.
pub fn random(seed: u64) -> impl FnMut(usize) -> usize {
    let mut random = Pcg32::new(seed, 3);
    move |bound| ((u64::from(random.next_u32()) * bound as u64) >> 32) as usize
}

/// A random game, stopped so many moves before its end (or at its beginning).
pub fn before_the_end(start: &Game, moves_left: usize, pick: &mut impl FnMut(usize) -> usize) -> Game {
    let mut playout = Playout::new(start);
    playout.finish(&mut *pick);
    let mut game = playout.game();
    for _ in 0..moves_left {
        game.undo();
    }
    game
}
