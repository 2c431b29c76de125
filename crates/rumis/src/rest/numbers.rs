//! What still matters of a plan, and new and smaller numbers for it.

use super::{Bits, MOST_BITS};
use crate::cellset::CellSet;
use crate::plan::{Placement, Plan};
use crate::position::Position;

/// The placements of some stones that nothing on the plan rules out for ever.
pub(super) fn still_possible(plan: &Plan, position: &Position, stones: u16) -> Vec<Placement> {
    let is_free = |&placement: &Placement| {
        stones >> plan.stone(placement).index() & 1 == 1
            && plan.parts(placement).iter().all(|part| part.bottom >= position.height(part.column.into()))
    };
    let mut possible: Vec<Placement> = plan.placements().filter(is_free).collect();
    // What nobody can fill, nobody can stand on.
    loop {
        let mut fillable = position.occupied();
        possible.iter().flat_map(|&placement| plan.data(placement).cells()).for_each(|&cell| fillable.insert(cell));
        let count = possible.len();
        possible.retain(|&placement| (below(plan, placement) & !fillable).is_empty());
        if possible.len() == count {
            return possible;
        }
    }
}

/// The cells that a placement lies on.
fn below(plan: &Plan, placement: Placement) -> CellSet {
    let raised = plan.parts(placement).iter().filter(|part| part.bottom > 0);
    raised.map(|part| plan.columns()[usize::from(part.column)].first_cell + u16::from(part.bottom) - 1).collect()
}

/// Old numbers; their place is the new number.
pub(super) struct Numbers(Vec<u16>);

impl Numbers {
    /// `None` if they are too many for a word.
    pub(super) fn of(old: impl Iterator<Item = u16>) -> Option<Numbers> {
        let mut old: Vec<u16> = old.collect();
        old.sort_unstable();
        old.dedup();
        (old.len() <= MOST_BITS).then_some(Numbers(old))
    }

    pub(super) fn old_numbers(&self) -> impl Iterator<Item = u16> + '_ {
        self.0.iter().copied()
    }

    pub(super) fn new_number(&self, old: u16) -> Option<u8> {
        self.0.binary_search(&old).ok().map(|new| new as u8)
    }

    /// The cells among those that have a new number.
    pub(super) fn bits(&self, cells: CellSet) -> Bits {
        self.bits_where(|old| !(cells & [old].into_iter().collect()).is_empty())
    }

    pub(super) fn bits_where(&self, is_in: impl Fn(u16) -> bool) -> Bits {
        self.0.iter().enumerate().fold(0, |bits, (new, &old)| bits | Bits::from(is_in(old)) << new)
    }
}
