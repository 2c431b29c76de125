//! A run of 512 placements as bits: the unit the fit table works in.

use std::ops::{BitAnd, BitAndAssign, BitOrAssign, Not};

use crate::cellset::ones;

/// How many words: 512 bits are two vector registers of most machines, one of some. Narrower blocks were slower (more
/// steps for the same bits), wider ones too (more bits for stones with few placements).
const WORDS: usize = 8;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(align(64))]
pub(crate) struct Block([u64; WORDS]);

impl Block {
    pub(crate) const BITS: usize = 64 * WORDS;
    pub(crate) const EMPTY: Block = Block([0; WORDS]);
    pub(crate) const FULL: Block = Block([u64::MAX; WORDS]);

    pub(crate) fn insert(&mut self, bit: usize) {
        self.0[bit / 64] |= 1 << (bit % 64);
    }

    pub(crate) fn contains(&self, bit: usize) -> bool {
        self.0[bit / 64] >> (bit % 64) & 1 == 1
    }

    pub(crate) fn remove(&mut self, bit: usize) {
        self.0[bit / 64] &= !(1 << (bit % 64));
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

    pub(crate) fn iter(&self) -> impl Iterator<Item = usize> + use<> {
        let words = self.0;
        (0..WORDS).flat_map(move |index| ones(words[index]).map(move |bit| index * 64 + usize::from(bit)))
    }
}

impl BitAnd for Block {
    type Output = Block;
    #[inline(always)]
    fn bitand(self, other: Block) -> Block {
        Block(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }
}

impl BitAndAssign for Block {
    #[inline(always)]
    fn bitand_assign(&mut self, other: Block) {
        *self = *self & other;
    }
}

impl BitOrAssign for Block {
    #[inline(always)]
    fn bitor_assign(&mut self, other: Block) {
        *self = Block(std::array::from_fn(|i| self.0[i] | other.0[i]));
    }
}

impl Not for Block {
    type Output = Block;
    #[inline(always)]
    fn not(self) -> Block {
        Block(self.0.map(|word| !word))
    }
}
