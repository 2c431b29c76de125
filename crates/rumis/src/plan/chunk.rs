//! A run of placements as bits: the unit the fit table works in.

use crate::cellset::ones;

/// How many words: four vector registers of most machines. Looking up a row costs as much as using this many bits of
/// it, and more would be wasted on stones no longer in hand.
const WORDS: usize = 16;

/// 1,024 placements, one bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(32))]
pub(crate) struct Chunk([u64; WORDS]);

impl Chunk {
    pub(crate) const BITS: usize = 64 * WORDS;
    pub(crate) const EMPTY: Chunk = Chunk([0; WORDS]);
    pub(crate) const FULL: Chunk = Chunk([u64::MAX; WORDS]);

    pub(crate) fn insert(&mut self, bit: usize) {
        self.0[bit / 64] |= 1 << (bit % 64);
    }

    pub(crate) fn remove(&mut self, bit: usize) {
        self.0[bit / 64] &= !(1 << (bit % 64));
    }

    #[inline(always)]
    pub(crate) fn contains(&self, bit: usize) -> bool {
        self.0[bit / 64] >> (bit % 64) & 1 == 1
    }

    #[inline(always)]
    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    #[inline(always)]
    pub(crate) fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// The position of the `n`-th set bit, counted from 0. There must be more than `n`.
    #[inline(always)]
    pub(crate) fn select(&self, mut n: u32) -> usize {
        let mut index = 0;
        while index < WORDS - 1 {
            let count = self.0[index].count_ones();
            if n < count {
                break;
            }
            n -= count;
            index += 1;
        }
        let mut word = self.0[index];
        for _ in 0..n {
            word &= word - 1;
        }
        index * 64 + word.trailing_zeros() as usize
    }

    /// The positions of the set bits, ascending.
    pub(crate) fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.0.iter().enumerate().flat_map(|(index, &word)| ones(word).map(move |bit| index * 64 + usize::from(bit)))
    }

    #[inline(always)]
    pub(crate) fn and(self, other: &Chunk) -> Chunk {
        Chunk(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    #[inline(always)]
    pub(crate) fn or(self, other: &Chunk) -> Chunk {
        Chunk(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    /// What is in this one and not in the other.
    #[inline(always)]
    pub(crate) fn without(self, other: &Chunk) -> Chunk {
        Chunk(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }
}
