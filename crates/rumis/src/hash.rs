//! Keys for the position hash: a position's hash is the XOR of the keys of what makes it up.

use crate::colour::Colour;
use crate::plan::Plan;
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

/// For each placement of a plan, and each colour that can lie there, the key of such a stone.
///
/// What matters for the rest of a game is which colour holds which cell and which stones are gone from the hand, not
/// where one stone ends and the next begins. Only a rebuild, which takes stones up again, tells stones apart.
pub(crate) fn stones(plan: &Plan) -> Vec<u64> {
    let colours = plan.rules().colours_on_plan();
    let each = |count: usize, of: &dyn Fn(usize, usize) -> u64| -> Vec<u64> {
        (0..count).flat_map(|thing| (0..colours).map(move |colour| of(thing, colour))).collect()
    };
    if plan.is_rebuild() {
        return each(plan.placement_count(), &|placement, colour| {
            key(WHOLE_STONE, (placement * Colour::COUNT + colour) as u64)
        });
    }
    let cells = each(plan.volume(), &|cell, colour| key(CELL, (cell * Colour::COUNT + colour) as u64));
    let hands = each(Stone::COUNT, &|stone, colour| key(HAND, (stone + colour * Stone::COUNT) as u64));
    let mut keys = Vec::with_capacity(plan.placement_count() * colours);
    for placement in plan.placements() {
        let data = plan.data(placement);
        for colour in 0..colours {
            let of = |keys: &[u64], thing: usize| keys[thing * colours + colour];
            let cells = data.cells().iter().map(|&cell| of(&cells, cell.into()));
            keys.push(cells.fold(of(&hands, data.stone.index()), |hash, key| hash ^ key));
        }
    }
    keys
}
