//! The computer players, a slice of time at a call, so that a page can ask them to stop.

use rumis_engine::{DEFAULT_MEMORY, Limits, Player, choose};
use wasm_bindgen::prelude::*;

use crate::problem::Problem;
use crate::table::Table;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds by the clock of the page or worker.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// A computer player thinking about a move.
#[wasm_bindgen]
pub struct Thinker {
    table: Table,
    player: Player,
    seed: u64,
    chosen: Option<String>,
}

#[wasm_bindgen]
impl Thinker {
    /// Sits a player (`level1` to `level9`) down in front of the position a record ends with.
    #[wasm_bindgen(constructor)]
    pub fn new(record: &str, player: &str, seed: u32) -> Result<Thinker, JsValue> {
        let table = Table::replay(record)?;
        let player = player.parse().map_err(|_| Problem::new("no-such-player").with("text", player))?;
        Ok(Thinker { table, player, seed: seed.into(), chosen: None })
    }

    /// Thinks for at most so many milliseconds; true if there is nothing more to think about.
    pub fn think(&mut self, milliseconds: f64) -> bool {
        let end = now() + milliseconds;
        let stop = move || now() >= end;
        let limits = Limits { simulations: u64::MAX, memory: DEFAULT_MEMORY, threads: 1, seed: self.seed, stop: &stop };
        let game = self.table.game();
        self.chosen = choose(game, self.player, &limits).map(|played| game.text(played).to_string());
        true
    }

    /// The best move found so far, as it is written; absent if the game is over.
    pub fn chosen(&self) -> Option<String> {
        self.chosen.clone()
    }
}
