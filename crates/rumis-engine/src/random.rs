//! Random numbers for the search: small, fast, and the same everywhere.

use rand_pcg::Pcg32;
use rand_pcg::rand_core::Rng;

pub(crate) struct Random(Pcg32);

impl Random {
    pub(crate) fn new(seed: u64, stream: u64) -> Random {
        Random(Pcg32::new(seed, stream))
    }

    /// Any number.
    #[inline]
    pub(crate) fn next(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// A number below `bound`, which must not be 0.
    #[inline]
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        ((u64::from(self.next()) * bound as u64) >> 32) as usize
    }
}
