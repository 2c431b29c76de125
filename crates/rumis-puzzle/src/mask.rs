//! Sets of cells as bits: one machine word for boxes up to 4x4x4, two up to 5x5x5, four up to 6x6x6.

/// A set of cells.
pub(crate) trait Mask: Copy + Eq {
    /// No cell.
    const EMPTY: Self;
    fn with(self, cell: u8) -> Self;
    fn union(self, other: Self) -> Self;
    fn without(self, other: Self) -> Self;
    fn common(self, other: Self) -> Self;
    /// The cell with the least number; the set must not be empty.
    fn first(self) -> u8;

    fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    fn of(cells: impl IntoIterator<Item = u8>) -> Self {
        cells.into_iter().fold(Self::EMPTY, Self::with)
    }

    fn cells(self) -> impl Iterator<Item = u8> {
        let mut rest = self;
        std::iter::from_fn(move || {
            (!rest.is_empty()).then(|| {
                let cell = rest.first();
                rest = rest.without(Self::EMPTY.with(cell));
                cell
            })
        })
    }
}

macro_rules! mask_of_integer {
    ($type:ty) => {
        impl Mask for $type {
            const EMPTY: Self = 0;
            #[inline]
            fn with(self, cell: u8) -> Self {
                self | 1 << cell
            }
            #[inline]
            fn union(self, other: Self) -> Self {
                self | other
            }
            #[inline]
            fn without(self, other: Self) -> Self {
                self & !other
            }
            #[inline]
            fn common(self, other: Self) -> Self {
                self & other
            }
            #[inline]
            fn first(self) -> u8 {
                self.trailing_zeros() as u8
            }
        }
    };
}

mask_of_integer!(u64);
mask_of_integer!(u128);

impl Mask for [u64; 4] {
    const EMPTY: Self = [0; 4];
    #[inline]
    fn with(mut self, cell: u8) -> Self {
        self[(cell / 64) as usize] |= 1 << (cell % 64);
        self
    }
    #[inline]
    fn union(self, other: Self) -> Self {
        std::array::from_fn(|i| self[i] | other[i])
    }
    #[inline]
    fn without(self, other: Self) -> Self {
        std::array::from_fn(|i| self[i] & !other[i])
    }
    #[inline]
    fn common(self, other: Self) -> Self {
        std::array::from_fn(|i| self[i] & other[i])
    }
    #[inline]
    fn first(self) -> u8 {
        let word = self.iter().position(|&word| word != 0).unwrap_or(3);
        (word * 64) as u8 + self[word].trailing_zeros() as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn behaves_like_a_set<M: Mask>(most: u8) {
        let cells: Vec<u8> = (0..most).filter(|cell| cell % 3 == 1).collect();
        let set = M::of(cells.iter().copied());
        assert_eq!(set.cells().collect::<Vec<_>>(), cells);
        assert!(!set.common(M::EMPTY.with(1)).is_empty() && set.common(M::EMPTY.with(2)).is_empty());
        assert!(set.without(set).is_empty());
        assert!(set.union(M::EMPTY.with(2)).without(set) == M::EMPTY.with(2));
    }

    #[test]
    fn every_width_behaves_like_a_set() {
        behaves_like_a_set::<u64>(64);
        behaves_like_a_set::<u128>(128);
        behaves_like_a_set::<[u64; 4]>(216);
    }
}
