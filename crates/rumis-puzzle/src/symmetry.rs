//! The rotations and reflections of a box that leave a puzzle as it is.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use rumis::Stone;

use crate::puzzle::{Grade, Puzzle};
use crate::size::BoxSize;
use crate::space::{Placement, Space};

/// One symmetry of a box, as a table from cell to cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Symmetry {
    pub cells: Vec<u8>,
    /// True if it turns a right hand into a left one, and so one screw into the other.
    pub mirrors: bool,
    keeps_up: bool,
}

/// The signed permutations of three axes: which axis goes where, which are turned round (bits), and whether the
/// whole mirrors. The identity comes first.
fn axis_maps() -> impl Iterator<Item = ([usize; 3], u8, bool)> {
    const PERMUTATIONS: [([usize; 3], bool); 6] = [
        ([0, 1, 2], false),
        ([1, 2, 0], false),
        ([2, 0, 1], false),
        ([0, 2, 1], true),
        ([2, 1, 0], true),
        ([1, 0, 2], true),
    ];
    let flips = |(axes, odd)| (0..8u8).map(move |flips| (axes, flips, odd != (flips.count_ones() % 2 == 1)));
    PERMUTATIONS.into_iter().flat_map(flips)
}

/// The symmetries of the box alone, the identity first: 48 for a cube, fewer for other boxes.
pub(crate) fn of_box(size: BoxSize) -> Vec<Symmetry> {
    of_region(size, &(0..size.volume() as u8).collect::<Vec<u8>>())
}

/// The symmetries of a set of cells, wherever in the box it lies: turned, perhaps mirrored, and moved back, it is the
/// same set. What they do to other cells means nothing.
pub(crate) fn of_region(size: BoxSize, region: &[u8]) -> Vec<Symmetry> {
    let cubes: Vec<[i8; 3]> =
        region.iter().map(|&cell| size.cube_at(cell)).map(|cube| [cube.x as i8, cube.y as i8, cube.z as i8]).collect();
    let corner = |cubes: &[[i8; 3]]| [0, 1, 2].map(|i| cubes.iter().map(|cube| cube[i]).min().unwrap_or(0));
    let here = corner(&cubes);
    let symmetry = |(axes, flips, mirrors): ([usize; 3], u8, bool)| {
        let turn = |from: &[i8; 3]| [0, 1, 2].map(|i| if flips >> i & 1 == 1 { -from[axes[i]] } else { from[axes[i]] });
        let turned: Vec<[i8; 3]> = cubes.iter().map(turn).collect();
        let there = corner(&turned);
        let mut cells: Vec<u8> = (0..size.volume() as u8).collect();
        for (&from, cube) in region.iter().zip(&turned) {
            let [x, y, z] = [0, 1, 2].map(|i| (cube[i] - there[i] + here[i]) as u8);
            let cube = rumis::Cube { x, y, z };
            let to = if size.contains(cube) { size.cell(cube) } else { return None };
            region.binary_search(&to).ok()?;
            cells[from as usize] = to;
        }
        Some(Symmetry { cells, mirrors, keeps_up: axes[2] == 2 && flips >> 2 & 1 == 0 })
    };
    axis_maps().filter_map(symmetry).collect()
}

/// The symmetries of a puzzle: those of its box that carry every stone of the start onto one of the same colour,
/// that keep up as up if the grade builds upwards, and that mirror only if the hand is its own mirror image.
pub(crate) fn of_puzzle(puzzle: &Puzzle) -> Vec<Symmetry> {
    let size = puzzle.size();
    let cells_of = |placed: &crate::Placed| placed.cubes.as_slice().iter().map(|&c| size.cell(c)).collect::<Vec<u8>>();
    let mut start: Vec<_> = puzzle.start().iter().map(|p| (p.colour, sorted(cells_of(p)))).collect();
    start.sort();
    let keeps_start = |symmetry: &Symmetry| {
        let carry = |cells: &[u8]| sorted(cells.iter().map(|&cell| symmetry.cells[cell as usize]).collect());
        let mut image: Vec<_> = start.iter().map(|(colour, cells)| (*colour, carry(cells))).collect();
        image.sort();
        image == start
    };
    let mirrors_fit = puzzle.hand().is_own_mirror_image();
    of_box(size)
        .into_iter()
        .filter(|symmetry| symmetry.keeps_up || puzzle.grade() == Grade::Free)
        .filter(|symmetry| mirrors_fit || !symmetry.mirrors)
        .filter(keeps_start)
        .collect()
}

fn sorted(mut cells: Vec<u8>) -> Vec<u8> {
    cells.sort();
    cells
}

/// A hash for keys that nobody chooses with bad intent. Up to 48 times 15 000 look-ups must not keep a caller waiting.
#[derive(Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u32(byte as u32));
    }

    fn write_u32(&mut self, key: u32) {
        self.0 = (self.0 ^ key as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(26);
    }
}

/// A group of symmetries and what it does to placements.
pub(crate) struct Group {
    /// The identity first.
    pub symmetries: Vec<Symmetry>,
    /// For every symmetry the image of every placement.
    pub images: Vec<Vec<u16>>,
}

impl Group {
    pub fn new(puzzle: &Puzzle, space: &Space) -> Group {
        Group::from_symmetries(of_puzzle(puzzle), space)
    }

    /// Every symmetry must carry every placement of the space onto one of the space.
    pub fn from_symmetries(symmetries: Vec<Symmetry>, space: &Space) -> Group {
        // Cells in rising order, filled up to four with a number that no cell has: a key without allocation.
        let key = |cells: &mut dyn Iterator<Item = u8>| {
            let mut key = [u8::MAX; Stone::MAX_CUBES];
            key.iter_mut().zip(cells).for_each(|(to, cell)| *to = cell);
            key.sort();
            u32::from_be_bytes(key)
        };
        let places = space.placements.iter().zip(0..);
        let numbers: HashMap<u32, u16, BuildHasherDefault<Mixer>> =
            places.map(|(placement, number)| (key(&mut placement.cells().iter().copied()), number)).collect();
        let image = |symmetry: &Symmetry| {
            let carry = |placement: &Placement| {
                numbers[&key(&mut placement.cells().iter().map(|&cell| symmetry.cells[cell as usize]))]
            };
            space.placements.iter().map(carry).collect()
        };
        let images = symmetries.iter().map(image).collect();
        Group { symmetries, images }
    }

    /// How many symmetries there are, and how many of them do not mirror.
    pub fn orders(&self) -> (usize, usize) {
        (self.symmetries.len(), self.symmetries.iter().filter(|symmetry| !symmetry.mirrors).count())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hand::Hand;
    use rumis::Colour;

    #[test]
    fn boxes_have_the_symmetries_of_their_shape() {
        for (edges, all) in [([3, 3, 3], 48), ([3, 3, 2], 16), ([2, 3, 4], 8), ([1, 1, 1], 48)] {
            let symmetries = of_box(BoxSize::try_from(edges).unwrap());
            assert_eq!(symmetries.len(), all);
            assert_eq!(symmetries.iter().filter(|s| s.mirrors).count(), all / 2);
            assert!(symmetries[0].cells.is_sorted() && !symmetries[0].mirrors);
        }
    }

    #[test]
    fn a_lone_screw_forbids_reflections_and_a_grade_keeps_up_as_up() {
        let size = BoxSize::cube(3).unwrap();
        let puzzle = Puzzle::new(size, [(Colour::Red, Stone::A4)].into_iter().collect());
        assert_eq!(of_puzzle(&puzzle).len(), 24);
        let puzzle = Puzzle::new(size, Hand::of_colours(1));
        assert_eq!(of_puzzle(&puzzle).len(), 48);
        assert_eq!(of_puzzle(&puzzle.with_grade(Grade::Touching)).len(), 8);
    }

    #[test]
    fn placements_are_carried_onto_placements() {
        let puzzle = Puzzle::new(BoxSize::new(3, 3, 2).unwrap(), Hand::of_colours(1));
        let space = Space::new(&puzzle);
        for (symmetry, images) in std::iter::zip(of_puzzle(&puzzle), Group::new(&puzzle, &space).images) {
            let mut seen = vec![false; images.len()];
            for (from, &to) in space.placements.iter().zip(&images) {
                assert!(!std::mem::replace(&mut seen[to as usize], true), "one to one");
                let to = space.placements[to as usize].stone();
                let wanted = match from.stone() {
                    Stone::A4 if symmetry.mirrors => Stone::B4,
                    Stone::B4 if symmetry.mirrors => Stone::A4,
                    same => same,
                };
                assert_eq!(to, wanted);
            }
        }
    }
}
