//! How two colours stand against each other on the plan: what each shows, which squares only one of them can still get
//! to, and who is sooner where both can.
//!
//! A square can be got to if there is room on it and a way to it from a stone of the colour, from square to square over
//! such with room. How many stones that takes, and whether the right ones are in hand, is not asked.

use crate::cube::{MAX_SIDE, Square};
use crate::plan::Plan;
use crate::position::Position;

/// What one colour has more of than another; less than 0 if it has less.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lead {
    /// Squares it shows that are built up to the limit: nobody can cover them.
    pub closed: i16,
    /// Squares it shows that can still be covered.
    pub shown: i16,
    /// Squares with room next to one of its stones or on top of it.
    pub next: i16,
    /// Squares with room that the other cannot get to.
    pub alone: i16,
    /// Cubes for which there is room on those.
    pub alone_room: i16,
    /// Squares with room that both can get to, but it is fewer squares away.
    pub sooner: i16,
    /// Those among them where it is at least two squares fewer.
    pub much_sooner: i16,
}

/// A set of squares, one bit each: four rows of the plan in each number, the first in its lowest sixteen bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct SquareSet([u64; WORDS]);

const WORDS: usize = MAX_SIDE * MAX_SIDE / 64;
/// The first and the last square of every row.
const FIRST: u64 = 0x0001_0001_0001_0001;
const LAST: u64 = FIRST << (MAX_SIDE - 1);

impl SquareSet {
    #[inline(always)]
    fn insert(&mut self, square: Square) {
        self.0[usize::from(square.y / 4)] |= 1 << (square.y % 4 * MAX_SIDE as u8 + square.x);
    }

    #[inline(always)]
    fn contains(&self, square: Square) -> bool {
        self.0[usize::from(square.y / 4)] >> (square.y % 4 * MAX_SIDE as u8 + square.x) & 1 == 1
    }

    #[inline(always)]
    fn count(&self) -> i16 {
        self.0.iter().map(|word| word.count_ones() as i16).sum()
    }

    #[inline(always)]
    fn with(&self, other: &SquareSet, combine: impl Fn(u64, u64) -> u64) -> SquareSet {
        SquareSet(std::array::from_fn(|index| combine(self.0[index], other.0[index])))
    }

    #[inline(always)]
    fn and(&self, other: &SquareSet) -> SquareSet {
        self.with(other, |one, other| one & other)
    }

    #[inline(always)]
    fn or(&self, other: &SquareSet) -> SquareSet {
        self.with(other, |one, other| one | other)
    }

    #[inline(always)]
    fn without(&self, other: &SquareSet) -> SquareSet {
        self.with(other, |one, other| one & !other)
    }

    /// With the squares beside them, as far as those are in `within`.
    #[inline(always)]
    fn spread(&self, within: &SquareSet) -> SquareSet {
        const ROW: u32 = MAX_SIDE as u32;
        let spread = |index: usize| {
            let word = self.0[index];
            let before = if index == 0 { 0 } else { self.0[index - 1] };
            let after = if index == WORDS - 1 { 0 } else { self.0[index + 1] };
            let in_row = word | (word & !LAST) << 1 | (word & !FIRST) >> 1;
            in_row | word << ROW | before >> (64 - ROW) | word >> ROW | after << (64 - ROW)
        };
        SquareSet(std::array::from_fn(|index| spread(index) & within.0[index]))
    }
}

/// What a colour has more of than another. Both must have begun.
#[inline(always)]
pub(crate) fn lead(plan: &Plan, position: &Position, own: usize, other: usize) -> Lead {
    let mut lead = Lead::default();
    let (mut open, mut from) = (SquareSet::default(), [SquareSet::default(); 2]);
    for (index, column) in plan.columns().iter().enumerate() {
        let top = usize::from(position.top_index(index));
        let shows = i16::from(top == own) - i16::from(top == other);
        if position.height(index) == column.limit {
            lead.closed += shows;
        } else {
            lead.shown += shows;
            open.insert(column.square);
        }
    }
    for (from, colour) in from.iter_mut().zip([own, other]).filter(|&(_, colour)| !position.is_out(colour)) {
        (position.near(colour) & !position.occupied()).for_each(
            #[inline(always)]
            |cell| from.insert(plan.square(cell)),
        );
    }
    lead.next = from[0].count() - from[1].count();
    let alone = lead.add_race(&open, from);
    if alone != [SquareSet::default(); 2] {
        for (index, column) in plan.columns().iter().enumerate() {
            let [own, other] = [0, 1].map(|one: usize| i16::from(alone[one].contains(column.square)));
            lead.alone_room += i16::from(column.limit - position.height(index)) * (own - other);
        }
    }
    lead
}

impl Lead {
    /// Lets both spread over the open squares, a step at a time, and returns what only one of them gets to.
    #[inline(always)]
    fn add_race(&mut self, open: &SquareSet, from: [SquareSet; 2]) -> [SquareSet; 2] {
        let mut at = from;
        let (mut sooner, mut much_sooner) = ([SquareSet::default(); 2], [SquareSet::default(); 2]);
        loop {
            let next = [at[0].spread(open), at[1].spread(open)];
            for (one, other) in [(0, 1), (1, 0)] {
                sooner[one] = sooner[one].or(&at[one].without(&at[other]));
                much_sooner[one] = much_sooner[one].or(&at[one].without(&next[other]));
            }
            if next == at {
                break;
            }
            at = next;
        }
        let both = at[0].and(&at[1]);
        let alone = [at[0].without(&at[1]), at[1].without(&at[0])];
        let more =
            |sets: &[SquareSet; 2], within: &SquareSet| sets[0].and(within).count() - sets[1].and(within).count();
        self.alone = alone[0].count() - alone[1].count();
        self.sooner = more(&sooner, &both);
        self.much_sooner = more(&much_sooner, &both);
        alone
    }
}
