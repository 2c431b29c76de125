//! A run of placements as bits: the unit the fit table works in.

use crate::cellset::ones;

/// 1,024 placements, one bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(32))]
pub(crate) struct Chunk([u64; Chunk::WORDS]);

impl Chunk {
    /// How many words: four vector registers of most machines. Looking up a row costs as much as using this many bits of
    /// it, and more would be wasted on stones no longer in hand.
    pub(crate) const WORDS: usize = 16;
    pub(crate) const BITS: usize = 64 * Chunk::WORDS;
    pub(crate) const EMPTY: Chunk = Chunk([0; Chunk::WORDS]);
    pub(crate) const FULL: Chunk = Chunk([u64::MAX; Chunk::WORDS]);

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
        while index < Chunk::WORDS - 1 {
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

    /// Writes the words that are not empty, with the number of their first bit, into a list from a certain place on, and
    /// returns where they end. The list needs room for one more.
    #[inline(always)]
    pub(crate) fn gather(&self, first: usize, list: &mut [(u64, u16)], mut end: usize) -> usize {
        for (index, &word) in self.0.iter().enumerate() {
            // Empty ones too, to be written over: the machine would not guess which they are.
            list[end] = (word, (first + index * 64) as u16);
            end += usize::from(word != 0);
        }
        end
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
