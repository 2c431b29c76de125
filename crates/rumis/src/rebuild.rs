//! The second phase of a rebuild: stones are taken up inside the line and placed outside.

use crate::game::Move;
use crate::legal::Finder;
use crate::plan::{Placement, Plan};
use crate::position::Position;

/// The stones the colour may take: its own, inside the line, with nothing on top of any of their cubes.
pub(crate) fn takeable(plan: &Plan, position: &Position, colour: usize) -> Vec<Placement> {
    let own = position.stones(plan).into_iter().filter(|&(owner, _)| owner == colour).map(|(_, placement)| placement);
    own.filter(|&placement| plan.is_inside(placement) && is_uncovered(plan, position, placement)).collect()
}

/// True if the placement's stone reaches the top of all its columns.
pub(crate) fn is_uncovered(plan: &Plan, position: &Position, placement: Placement) -> bool {
    let on_top = |part: &crate::plan::Part| part.bottom + part.thickness == position.height(part.column.into());
    plan.parts(placement).iter().all(on_top)
}

/// Where the stone may go once it is taken.
pub(crate) fn puts(
    plan: &Plan,
    position: &Position,
    colour: usize,
    take: Placement,
    finder: &mut Finder,
) -> Vec<Placement> {
    let lifted = position.without(plan, take);
    let is_first = is_first_outside(plan, position, colour);
    finder.rebuild_puts(plan, &lifted, plan.stone(take), colour, is_first).iter().collect()
}

/// True if the colour has no stone outside the line yet.
pub(crate) fn is_first_outside(plan: &Plan, position: &Position, colour: usize) -> bool {
    let mut stones = position.stones(plan).into_iter();
    !stones.any(|(owner, placement)| owner == colour && !plan.is_inside(placement))
}

/// All turns the colour may take. A stone that can be placed nowhere may be taken too, and is put aside.
pub(crate) fn moves(plan: &Plan, position: &Position, colour: usize, finder: &mut Finder) -> Vec<Move> {
    let mut moves = Vec::new();
    for take in takeable(plan, position, colour) {
        let puts = puts(plan, position, colour, take, finder);
        if puts.is_empty() {
            moves.push(Move::Rebuild { take, put: None });
        }
        moves.extend(puts.into_iter().map(|put| Move::Rebuild { take, put: Some(put) }));
    }
    moves
}
