//! Rules, engine and puzzles for the page.

use wasm_bindgen::prelude::*;

/// The version of the project that the page was built from.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").into()
}
