//! Every way in which one stone of the hand can lie in the free cells of a puzzle, tabled once.

use std::sync::LazyLock;

use rumis::{Cube, Offset, Orientation, Stone};

use crate::puzzle::{Puzzle, chessboard, imbalance};
use crate::size::BoxSize;

/// One stone shape at one place. Colours are not told apart here; see [`crate::colouring`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Placement {
    cells: [u8; Stone::MAX_CUBES],
    count: u8,
    pub shape: u8,
    /// Chessboard cells of one kind minus the other.
    pub surplus: i8,
}

impl Placement {
    /// Its cells in rising order.
    #[inline]
    pub fn cells(&self) -> &[u8] {
        &self.cells[..self.count as usize]
    }

    pub fn stone(&self) -> Stone {
        Stone::ALL[self.shape as usize]
    }
}

/// The exact-cover problem of a puzzle, colours left aside.
pub(crate) struct Space {
    pub size: BoxSize,
    pub placements: Vec<Placement>,
    /// The cells to fill, in rising order.
    pub free: Vec<u8>,
    /// How many stones of each shape there are.
    pub stock: [u8; Stone::COUNT],
    /// How many cubes stay in the hand when the box is full; every stone with more cubes must be used.
    pub spare: usize,
    /// The cells that share a face with each cell.
    pub neighbours: Vec<Vec<u8>>,
}

/// How many cubes each shape has.
pub(crate) const SIZES: [usize; Stone::COUNT] = [2, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4];

impl Space {
    /// The stones of the hand must have enough cubes ([`Puzzle::obstacle`]).
    pub fn new(puzzle: &Puzzle) -> Space {
        let (size, free) = (puzzle.size(), puzzle.free());
        let stock = Stone::ALL.map(|stone| puzzle.hand().of_shape(stone) as u8);
        let mut is_free = vec![false; size.volume()];
        free.iter().for_each(|&cell| is_free[cell as usize] = true);
        let mut placements = Vec::new();
        for orientation in ORIENTATIONS.iter().filter(|orientation| stock[orientation.stone.index()] > 0) {
            add_places(size, orientation, &is_free, &mut placements);
        }
        let spare = puzzle.hand().cubes().saturating_sub(free.len());
        Space { size, placements, free, stock, spare, neighbours: neighbours(size) }
    }

    /// The cubes of a placement.
    pub fn cubes(&self, placement: u16) -> Vec<Cube> {
        self.placements[placement as usize].cells().iter().map(|&cell| self.size.cube_at(cell)).collect()
    }
}

/// For every cell the cells that share a face with it.
pub(crate) fn neighbours(size: BoxSize) -> Vec<Vec<u8>> {
    let around = |cell| {
        let Cube { x, y, z } = size.cube_at(cell);
        let (less, more) = (|v: u8| v.wrapping_sub(1), |v: u8| v + 1);
        let six = [
            Cube { x: less(x), y, z },
            Cube { x: more(x), y, z },
            Cube { x, y: less(y), z },
            Cube { x, y: more(y), z },
            Cube { x, y, z: less(z) },
            Cube { x, y, z: more(z) },
        ];
        six.into_iter().filter(|&cube| size.contains(cube)).map(|cube| size.cell(cube)).collect()
    };
    (0..size.volume() as u8).map(around).collect()
}

/// All orientations, worked out once: spaces are made by the thousand when puzzles are generated.
static ORIENTATIONS: LazyLock<Vec<Orientation>> = LazyLock::new(rumis::orientations);

/// Adds every place of an orientation whose cells are all free.
fn add_places(size: BoxSize, orientation: &Orientation, is_free: &[bool], places: &mut Vec<Placement>) {
    let [wide, deep, high] = size.edges();
    let extent = |i: usize| orientation.offsets.iter().map(|offset| offset[i]).max().unwrap_or(0) as u8;
    let parity = |[x, y, z]: Offset| 1 - 2 * ((x + y + z) % 2);
    let shape_surplus: i8 = orientation.offsets.iter().map(|&offset| parity(offset)).sum();
    let mut steps = [0; Stone::MAX_CUBES];
    for (step, &[x, y, z]) in steps.iter_mut().zip(&orientation.offsets) {
        *step = size.cell(Cube { x: x as u8, y: y as u8, z: z as u8 });
    }
    let count = orientation.offsets.len();
    steps[..count].sort();
    for z in 0..high.saturating_sub(extent(2)) {
        for y in 0..deep.saturating_sub(extent(1)) {
            for x in 0..wide.saturating_sub(extent(0)) {
                let corner = Cube { x, y, z };
                let cells = steps.map(|step| size.cell(corner) + step);
                if cells[..count].iter().all(|&cell| is_free[cell as usize]) {
                    let surplus = shape_surplus * chessboard(corner) as i8;
                    places.push(Placement {
                        cells,
                        count: count as u8,
                        shape: orientation.stone.index() as u8,
                        surplus,
                    });
                }
            }
        }
    }
}

/// How unbalanced each shape is on a chessboard.
pub(crate) fn imbalances() -> [u8; Stone::COUNT] {
    Stone::ALL.map(|stone| imbalance(stone) as u8)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hand::Hand;

    #[test]
    fn sizes_and_imbalances_are_those_of_the_stones() {
        assert_eq!(SIZES, Stone::ALL.map(Stone::size));
        let space = Space::new(&Puzzle::new(BoxSize::cube(3).unwrap(), Hand::of_colours(1)));
        for placement in &space.placements {
            assert_eq!(placement.surplus.unsigned_abs(), imbalances()[placement.shape as usize]);
        }
        // A straight four does not fit into a box of three.
        assert!(space.placements.iter().all(|placement| placement.stone() != Stone::I4));
    }

    #[test]
    fn hot_tables_stay_small() {
        assert_eq!(size_of::<Placement>(), 7);
    }
}
