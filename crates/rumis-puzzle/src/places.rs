//! Where stones can go: every place in a box, and those that are open to a puzzle's next move.

use rumis::{Colour, Cubes, Stone};

use crate::hand::Hand;
use crate::puzzle::{Grade, Placed, Puzzle};
use crate::size::BoxSize;
use crate::space::Space;

/// A stone at a place in a box, whatever its colour.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// Which stone.
    pub stone: Stone,
    /// Where it lies.
    pub cubes: Cubes,
}

/// Every place of every stone in an empty box, in an order that is always the same.
pub fn places(size: BoxSize) -> Vec<Place> {
    free_places(&Puzzle::new(size, Hand::of_colours(1)))
}

/// The places of the stones in the hand whose cells are all free.
fn free_places(puzzle: &Puzzle) -> Vec<Place> {
    let space = Space::new(puzzle);
    let place = |number: usize| {
        let cubes = Cubes::new(space.cubes(number as u16)).expect("a placement has two to four different cubes");
        Place { stone: space.placements[number].stone(), cubes }
    };
    (0..space.placements.len()).map(place).collect()
}

impl Puzzle {
    /// Every move that [`Puzzle::with_move`] accepts now, place by place in the order of [`places`].
    pub fn moves(&self) -> Vec<Placed> {
        let heights = self.heights();
        let mut moves = Vec::new();
        for Place { stone, cubes } in free_places(self) {
            // Most places hang in the air: seeing that first spares the other rules.
            if self.grade() != Grade::Free && self.check_lowered(&cubes, &heights).is_err() {
                continue;
            }
            let colours = Colour::ALL.into_iter().filter(|&colour| self.hand().count(colour, stone) > 0);
            let placed = colours.map(|colour| Placed { colour, cubes: cubes.clone() });
            moves.extend(placed.filter(|placed| self.grade() == Grade::Free || self.accepts(placed)));
        }
        moves
    }

    fn accepts(&self, placed: &Placed) -> bool {
        self.clone().with_move(placed.clone()).is_ok()
    }

    /// True if the stone comes down here from straight above and rests on a stone or the board, holes or not.
    pub fn comes_to_rest(&self, cubes: &Cubes) -> bool {
        let heights = self.heights();
        let gaps = cubes.as_slice().iter().map(|cube| cube.z.checked_sub(heights[self.column(*cube)]));
        gaps.min().flatten() == Some(0)
    }
}
