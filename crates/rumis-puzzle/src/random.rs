//! The little randomness that is needed, from a seed, the same on every machine.

use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::{Rng, SeedableRng};

pub(crate) fn generator(seed: u64) -> Pcg64Mcg {
    Pcg64Mcg::seed_from_u64(seed)
}

/// A number below `bound`, which must not be 0.
pub(crate) fn below(random: &mut Pcg64Mcg, bound: usize) -> usize {
    // The high half of a product spreads 32 random bits evenly over so small a range.
    ((random.next_u32() as u64 * bound as u64) >> 32) as usize
}

pub(crate) fn shuffle<T>(items: &mut [T], random: &mut Pcg64Mcg) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(random, last + 1));
    }
}
