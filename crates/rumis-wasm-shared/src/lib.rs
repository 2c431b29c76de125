//! What both wasm modules of the page, that of games and that of puzzles, say in the same words.

#![allow(missing_docs)] // many fields are their names; the others say more

mod problem;

use rumis::{Cube, Cubes, Orientation, Stone};
use wasm_bindgen::prelude::*;

pub use problem::Problem;

#[wasm_bindgen(typescript_custom_section)]
const NAMES: &str = "
export type ColourName = 'red' | 'blue' | 'green' | 'yellow' | 'violet' | 'orange';
export type StoneName = 'I2' | 'I3' | 'V3' | 'I4' | 'O4' | 'L4' | 'T4' | 'Z4' | 'Y4' | 'A4' | 'B4';
export type VariantName = 'four-colours' | 'ruinas' | 'inverse' | 'rebuild';
";

/// A placement as a page has it: stone, orientation, and x, y, z of four cubes; stones with fewer repeat their last.
pub fn table_row(all: &[Orientation], stone: Stone, cubes: &Cubes) -> Vec<u8> {
    let cubes = cubes.as_slice();
    let least = |of: fn(&Cube) -> u8| cubes.iter().map(of).min().unwrap_or(0);
    let (x, y, z) = (least(|cube| cube.x), least(|cube| cube.y), least(|cube| cube.z));
    let is_this = |orientation: &Orientation| {
        let offset = |cube: &Cube| [(cube.x - x) as i8, (cube.y - y) as i8, (cube.z - z) as i8];
        orientation.stone == stone && cubes.iter().map(offset).eq(orientation.offsets.iter().copied())
    };
    let orientation = all.iter().position(is_this).unwrap_or(0);
    let four = (0..Stone::MAX_CUBES).map(|index| cubes[index.min(cubes.len() - 1)]);
    let parts = four.flat_map(|cube| [cube.x, cube.y, cube.z]);
    [stone.index() as u8, orientation as u8].into_iter().chain(parts).collect()
}
