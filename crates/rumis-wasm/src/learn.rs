//! Why a beginner's player made a move, for those who are learning.

use rumis_engine::Reason;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::table::Table;

/// Why a move was made: the name of the sentence, and what it speaks of.
#[derive(Serialize, Tsify)]
pub struct ReasonView {
    pub code: &'static str,
    /// Squares that show the colour since then.
    pub fresh: u8,
    /// Those among them that showed another colour before.
    pub covered: u8,
    /// The cubes of the stone.
    pub cubes: u8,
}

impl From<Reason> for ReasonView {
    fn from(reason: Reason) -> ReasonView {
        let plain = |code| ReasonView { code, fresh: 0, covered: 0, cubes: 0 };
        match reason {
            Reason::OnlyMove => plain("why-only-move"),
            Reason::PutAside => plain("why-put-aside"),
            Reason::Looks { fresh, covered, cubes } => {
                let code = match (fresh, covered) {
                    (0, _) => "why-size",
                    (_, 0) => "why-shows",
                    _ => "why-covers",
                };
                ReasonView { code, fresh, covered, cubes }
            }
        }
    }
}

#[wasm_bindgen]
impl Table {
    /// Why level 1 made the move with this number, counted from 0; absent if there is no such move.
    pub fn reason(&self, number: usize) -> Result<Option<Ts<ReasonView>>, JsError> {
        let Some((_, played)) = self.game().history().nth(number) else { return Ok(None) };
        let reason = Reason::of(self.after(number).game(), played);
        Ok(Some(Ts::from_rust(&ReasonView::from(reason))?))
    }
}
