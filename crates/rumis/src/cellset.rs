//! A set of cells of a plan.

use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

use crate::scenario::MAX_VOLUME;

const WORDS: usize = MAX_VOLUME / 64;

/// A set of cells, one bit each. Cells are numbered column by column, upwards within a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CellSet([u64; WORDS]);

impl CellSet {
    pub(crate) const EMPTY: CellSet = CellSet([0; WORDS]);

    pub(crate) fn insert(&mut self, cell: u16) {
        self.0[usize::from(cell) / 64] |= 1 << (cell % 64);
    }

    pub(crate) fn remove(&mut self, cell: u16) {
        self.0[usize::from(cell) / 64] &= !(1 << (cell % 64));
    }

    /// How many cells are in it.
    pub(crate) fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// Calls `visit` with every cell, ascending.
    #[inline(always)]
    pub(crate) fn for_each(&self, mut visit: impl FnMut(u16)) {
        for (index, &word) in self.0.iter().enumerate() {
            let mut rest = word;
            while rest != 0 {
                visit((index * 64) as u16 + rest.trailing_zeros() as u16);
                rest &= rest - 1;
            }
        }
    }
}

/// The positions of the bits set in a word, ascending.
pub(crate) fn ones(mut word: u64) -> impl Iterator<Item = u16> {
    std::iter::from_fn(move || {
        let bit = word.trailing_zeros() as u16;
        word = if word == 0 { return None } else { word & (word - 1) };
        Some(bit)
    })
}

impl BitAnd for CellSet {
    type Output = CellSet;
    fn bitand(self, other: CellSet) -> CellSet {
        CellSet(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }
}

impl BitOr for CellSet {
    type Output = CellSet;
    fn bitor(self, other: CellSet) -> CellSet {
        CellSet(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }
}

impl BitOrAssign for CellSet {
    fn bitor_assign(&mut self, other: CellSet) {
        *self = *self | other;
    }
}

impl Not for CellSet {
    type Output = CellSet;
    fn not(self) -> CellSet {
        CellSet(self.0.map(|word| !word))
    }
}

impl FromIterator<u16> for CellSet {
    fn from_iter<T: IntoIterator<Item = u16>>(cells: T) -> CellSet {
        let mut set = CellSet::EMPTY;
        cells.into_iter().for_each(|cell| set.insert(cell));
        set
    }
}
