//! Keys for the position hash: a position's hash is the XOR of the keys of what makes it up.

use crate::colour::Colour;
use crate::plan::{Placement, Plan};
use crate::stone::Stone;

const CELL: u64 = 1;
const HAND: u64 = 2;
const WHOLE_STONE: u64 = 3;
pub(crate) const TURN: u64 = 4;
pub(crate) const PHASE: u64 = 5;

/// A well mixed number for one fact of a kind (the finaliser of splitmix64).
pub(crate) fn key(kind: u64, fact: u64) -> u64 {
    let mut x = (fact ^ kind << 56).wrapping_add(0x9e37_79b9_7f4a_7c15);
    x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ x >> 31
}

/// The key of a stone that lies on the plan.
///
/// What matters for the rest of a game is which colour holds which cell and which stones are gone from the hand, not
/// where one stone ends and the next begins. Only a rebuild, which takes stones up again, tells stones apart.
pub(crate) fn stone(plan: &Plan, colour: usize, placement: Placement) -> u64 {
    if plan.is_rebuild() {
        return key(WHOLE_STONE, (placement.index() * Colour::COUNT + colour) as u64);
    }
    let data = plan.data(placement);
    let cells = data.cells().iter().map(|&cell| key(CELL, u64::from(cell) * Colour::COUNT as u64 + colour as u64));
    cells.fold(key(HAND, (data.stone.index() + colour * Stone::COUNT) as u64), |hash, key| hash ^ key)
}
