//! The computer players, a slice of time at a call, so that a page can ask them to stop.

use rumis_engine::{Choosing, DEFAULT_MEMORY, Player};
use rumis_wasm_shared::Problem;
use wasm_bindgen::prelude::*;

use crate::table::Table;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds by the clock of the page or worker.
    #[wasm_bindgen(js_namespace = performance)]
    pub(crate) fn now() -> f64;
}

/// A computer player thinking about a move.
#[wasm_bindgen]
pub struct Thinker {
    table: Table,
    choosing: Choosing,
}

#[wasm_bindgen]
impl Thinker {
    /// Sits a player (`level1` to `level9`) down in front of the position a record ends with.
    #[wasm_bindgen(constructor)]
    pub fn new(record: &str, player: &str, seed: u32) -> Result<Thinker, JsValue> {
        let table = Table::replay(record)?;
        let player: Player = player.parse().map_err(|_| Problem::new("no-such-player").with("text", player))?;
        let choosing = Choosing::new(table.game(), player, DEFAULT_MEMORY, seed.into());
        Ok(Thinker { table, choosing })
    }

    /// Thinks for at most so many milliseconds; true if there is nothing more to think about.
    pub fn think(&mut self, milliseconds: f64) -> bool {
        let end = now() + milliseconds;
        self.choosing.think(&move || now() >= end)
    }

    /// The best move found so far, as it is written; absent if the game is over.
    pub fn chosen(&self) -> Option<String> {
        self.choosing.chosen().map(|played| self.table.game().text(played).to_string())
    }
}
