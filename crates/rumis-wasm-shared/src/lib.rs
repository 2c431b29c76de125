//! What both wasm modules of the page, that of games and that of puzzles, say in the same words.

#![allow(missing_docs)] // many fields are their names; the others say more

mod problem;

use rumis::{Cube, Stone};
use wasm_bindgen::prelude::*;

pub use problem::Problem;

#[wasm_bindgen(typescript_custom_section)]
const NAMES: &str = "
export type ColourName = 'red' | 'blue' | 'green' | 'yellow' | 'violet' | 'orange';
export type StoneName = 'I2' | 'I3' | 'V3' | 'I4' | 'O4' | 'L4' | 'T4' | 'Z4' | 'Y4' | 'A4' | 'B4';
export type VariantName = 'four-colours' | 'ruinas' | 'inverse' | 'rebuild';
";

/// Adds a placement as the page has it: stone, orientation, and x, y, z of four cubes; stones with fewer repeat their last.
pub fn add_row(table: &mut Vec<u8>, stone: Stone, orientation: usize, cubes: impl Iterator<Item = Cube>) {
    table.extend([stone.index() as u8, orientation as u8]);
    let mut last = [0; 3];
    let mut cubes = cubes.map(|cube| [cube.x, cube.y, cube.z]);
    for _ in 0..Stone::MAX_CUBES {
        last = cubes.next().unwrap_or(last);
        table.extend(last);
    }
}
