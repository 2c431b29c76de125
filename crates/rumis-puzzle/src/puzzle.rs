//! A puzzle: a box, the stones already in it, the hand, and the grade.

use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

use rumis::{Colour, Cube, Cubes, Illegal, Offset, Orientation, Stone};
use serde::{Deserialize, Serialize};

use crate::hand::Hand;
use crate::moves::Turn;
use crate::size::BoxSize;

/// What a filling must obey.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// Anything that fills the box.
    #[default]
    Free,
    /// The stones can be lowered one by one without holes; every colour starts on the board and grows face to face.
    Touching,
    /// Touching, and the colours take turns.
    InTurn,
}

impl Grade {
    /// The grades from the easiest.
    pub const ALL: [Grade; 3] = [Grade::Free, Grade::Touching, Grade::InTurn];

    /// The name as it is written: `free`, `touching`, `in-turn`.
    pub fn name(self) -> &'static str {
        ["free", "touching", "in-turn"][self as usize]
    }
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// No grade has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no grade {0:?}: write free, touching or in-turn")]
pub struct UnknownGrade(pub String);

impl FromStr for Grade {
    type Err = UnknownGrade;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let found = Grade::ALL.into_iter().find(|grade| grade.name() == text);
        found.ok_or_else(|| UnknownGrade(text.chars().take(20).collect()))
    }
}

/// A stone of a colour in the box.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Placed {
    /// Whose stone it is.
    pub colour: Colour,
    /// Where it lies; which stone it is follows from the shape.
    pub cubes: Cubes,
}

impl Placed {
    /// The stone, if the cubes form one; in a [`Puzzle`] or a [`crate::Solution`] they always do.
    pub fn stone(&self) -> Option<Stone> {
        let (_, offsets) = pushed_into_corner(&self.cubes);
        let shapes = shapes();
        let found = shapes.binary_search_by(|orientation| orientation.offsets.cmp(&offsets));
        found.ok().map(|index| shapes[index].stone)
    }

    /// True if the two stones share a face.
    pub fn touches(&self, other: &Placed) -> bool {
        let theirs = other.cubes.as_slice();
        self.cubes.as_slice().iter().any(|cube| theirs.iter().any(|&other| cube.shares_face(other)))
    }
}

/// All stones in all orientations, sorted by their cubes. Turning a stone until it fits takes microseconds, and lists of
/// solutions ask for many.
fn shapes() -> &'static [Orientation] {
    static SHAPES: OnceLock<Vec<Orientation>> = OnceLock::new();
    SHAPES.get_or_init(|| {
        let mut all = rumis::orientations();
        all.sort_by(|a, b| a.offsets.cmp(&b.offsets));
        all
    })
}

/// The corner of the smallest box around some cubes, and the cubes seen from there.
pub(crate) fn pushed_into_corner(cubes: &Cubes) -> (Cube, Vec<Offset>) {
    let least = |of: fn(&Cube) -> u8| cubes.as_slice().iter().map(of).min().unwrap_or(0);
    let corner = Cube { x: least(|c| c.x), y: least(|c| c.y), z: least(|c| c.z) };
    let offset = |c: &Cube| [(c.x - corner.x) as i8, (c.y - corner.y) as i8, (c.z - corner.z) as i8];
    (corner, cubes.as_slice().iter().map(offset).collect())
}

impl fmt::Display for Placed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{} {}", self.colour, self.cubes))
    }
}

/// A stone that cannot lie where it is said to lie, or cannot be placed there now.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PuzzleError {
    /// The cubes form no stone.
    #[error("{0} is the shape of no stone: its cubes must hang together face to face")]
    NoStone(Cubes),
    /// A cube sticks out of the box.
    #[error("the cube {0} lies outside the box of {1}: move the stone so that it is inside")]
    Outside(Cube, BoxSize),
    /// Two stones share a cube.
    #[error("the cube {0} is taken already: every cube belongs to one stone only")]
    Taken(Cube),
    /// The stone is not in the hand.
    #[error("there is no {0} {1} in the hand: choose one of the stones that are left")]
    NotInHand(Colour, Stone),
    /// No colour has this stone in the hand.
    #[error("there is no {0} in the hand: choose one of the stones that are left")]
    NoneInHand(Stone),
    /// The move breaks a rule of the game, which the grades touching and in turn ask to be kept.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// Another stone lies above.
    #[error("a stone lies above {0}: in this grade stones are lowered from straight above")]
    Covered(Cube),
    /// Another colour comes first.
    #[error("it is not the turn of {0} but of {1}, and without more {1} stones the box cannot be filled")]
    NotItsTurn(Colour, Colour),
    /// The colour did not place when it was its turn.
    #[error("{0} was passed over, and a colour that is passed over places no more stones")]
    PassedOver(Colour),
}

/// Why no filling can exist, seen without any search.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Obstacle {
    /// The stones are too few.
    #[error("the stones have {have} cubes together and {need} are to be filled: more stones are needed")]
    TooFewCubes {
        /// Cubes in the hand.
        have: usize,
        /// Cells to fill.
        need: usize,
    },
    /// No choice of stones has the right number of cubes.
    #[error("no choice of these stones has exactly {need} cubes together: change the stones or the box")]
    NoSum {
        /// Cells to fill.
        need: usize,
    },
    /// The cells coloured like a chessboard cannot be covered.
    #[error(
        "coloured like a chessboard the box has {surplus} cells more of one kind, and these stones can make up only {possible}"
    )]
    Chessboard {
        /// How many more cells of one kind are free.
        surplus: usize,
        /// How many more the stones can cover.
        possible: usize,
    },
}

/// A box, the stones that lie in it, the stones that may be added, and the grade of the filling. Always consistent:
/// the stones in the box are stones, inside, and apart from each other. It need not have a solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    size: BoxSize,
    pub(crate) hand: Hand,
    pub(crate) start: Vec<Placed>,
    pub(crate) grade: Grade,
    /// Only moves in the grade in turn change it.
    pub(crate) turn: Turn,
}

impl Puzzle {
    /// An empty box and a hand.
    pub fn new(size: BoxSize, hand: Hand) -> Puzzle {
        Puzzle { size, hand, start: Vec::new(), grade: Grade::Free, turn: Turn::default() }
    }

    /// The same puzzle in another grade.
    pub fn with_grade(mut self, grade: Grade) -> Puzzle {
        self.grade = grade;
        self
    }

    /// The same puzzle with a stone more in the box, which is not taken from the hand.
    pub fn with_start(mut self, placed: Placed) -> Result<Puzzle, PuzzleError> {
        self.check(&placed)?;
        self.start.push(placed);
        Ok(self)
    }

    pub(crate) fn check(&self, placed: &Placed) -> Result<Stone, PuzzleError> {
        let stone = placed.stone().ok_or_else(|| PuzzleError::NoStone(placed.cubes.clone()))?;
        for &cube in placed.cubes.as_slice() {
            if !self.size.contains(cube) {
                return Err(PuzzleError::Outside(cube, self.size));
            }
            if self.start.iter().any(|other| other.cubes.as_slice().contains(&cube)) {
                return Err(PuzzleError::Taken(cube));
            }
        }
        Ok(stone)
    }

    /// The box.
    pub fn size(&self) -> BoxSize {
        self.size
    }

    /// The stones that may be placed. Not all need be used if they have more cubes than are free.
    pub fn hand(&self) -> &Hand {
        &self.hand
    }

    /// The stones that lie in the box already.
    pub fn start(&self) -> &[Placed] {
        &self.start
    }

    /// What a filling must obey.
    pub fn grade(&self) -> Grade {
        self.grade
    }

    /// How many cells are still to be filled.
    pub fn free_cells(&self) -> usize {
        self.size.volume() - self.start.iter().map(|placed| placed.cubes.as_slice().len()).sum::<usize>()
    }

    /// The cells to be filled, by number.
    pub(crate) fn free(&self) -> Vec<u8> {
        let mut free = vec![true; self.size.volume()];
        for cube in self.start.iter().flat_map(|placed| placed.cubes.as_slice()) {
            free[self.size.cell(*cube) as usize] = false;
        }
        (0..self.size.volume() as u8).filter(|&cell| free[cell as usize]).collect()
    }

    /// A reason why there is no solution that needs no search; `None` does not promise a solution.
    pub fn obstacle(&self) -> Option<Obstacle> {
        let (have, need) = (self.hand.cubes(), self.free_cells());
        if have < need {
            return Some(Obstacle::TooFewCubes { have, need });
        }
        let of_size = |size| Stone::ALL.iter().filter(|s| s.size() == size).map(|&s| self.hand.of_shape(s)).sum();
        if !sum_exists(need, [of_size(2), of_size(3), of_size(4)]) {
            return Some(Obstacle::NoSum { need });
        }
        let surplus = self.free().iter().map(|&cell| chessboard(self.size.cube_at(cell))).sum::<i32>();
        let surplus = surplus.unsigned_abs() as usize;
        let possible = Stone::ALL.iter().map(|&stone| self.hand.of_shape(stone) * imbalance(stone)).sum();
        (surplus > possible).then_some(Obstacle::Chessboard { surplus, possible })
    }
}

/// True if some of the stones, of which there are so many with 2, 3 and 4 cubes, have `need` cubes together.
pub(crate) fn sum_exists(need: usize, [twos, threes, fours]: [usize; 3]) -> bool {
    (0..=threes.min(need / 3)).any(|t| {
        let rest = need - 3 * t;
        // With 2a + 4b = rest, the fewer fours the more twos: use as many fours as fit.
        rest.is_multiple_of(2) && rest / 2 - 2 * fours.min(rest / 4) <= twos
    })
}

/// +1 or -1 as the cells of a chessboard in space alternate.
pub(crate) fn chessboard(cube: Cube) -> i32 {
    1 - 2 * ((cube.x + cube.y + cube.z) as i32 % 2)
}

/// How many cells more of one kind than of the other a stone covers, wherever it lies.
pub(crate) fn imbalance(stone: Stone) -> usize {
    let sum = stone.offsets().iter().map(|&[x, y, z]| 1 - 2 * ((x + y + z) as i32 % 2)).sum::<i32>();
    sum.unsigned_abs() as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    fn red(cubes: &str) -> Placed {
        Placed { colour: Colour::Red, cubes: cubes.parse().unwrap() }
    }

    #[test]
    fn stones_are_known_by_their_cubes() {
        for text in
            ["a1.1,a2.1", "b2.2,b3.2,c3.2", "f6.1,f6.2,f6.3,f6.4", "a1.1,b1.1,b1.2,b2.1", "a1.1,a2.2", "a1.1,a2.1,c1.1"]
        {
            assert_eq!(red(text).stone(), red(text).cubes.stone(), "{text}");
        }
        for orientation in rumis::orientations() {
            let cube = |o: &Offset| Cube { x: 2 + o[0] as u8, y: o[1] as u8, z: 1 + o[2] as u8 };
            let cubes = Cubes::new(orientation.offsets.iter().map(cube).collect()).unwrap();
            assert_eq!(Placed { colour: Colour::Red, cubes }.stone(), Some(orientation.stone));
        }
    }

    #[test]
    fn impossible_requests_are_seen_at_once() {
        let obstacle = |edge, colours| Puzzle::new(BoxSize::cube(edge).unwrap(), Hand::of_colours(colours)).obstacle();
        assert_eq!(obstacle(5, 3), Some(Obstacle::TooFewCubes { have: 120, need: 125 }));
        assert_eq!(obstacle(5, 4), None);
        assert_eq!(obstacle(3, 1), None);
        let hand: Hand = [(Colour::Red, Stone::I4); 7].into_iter().collect();
        let puzzle = Puzzle::new(BoxSize::cube(3).unwrap(), hand);
        assert_eq!(puzzle.obstacle(), Some(Obstacle::NoSum { need: 27 }));
    }

    #[test]
    fn the_chessboard_sees_a_surplus() {
        // The T covers three cells of the rarer kind, and squares and a straight three cannot make up for it.
        let hand: Hand = [Stone::O4; 5].into_iter().chain([Stone::I3]).map(|stone| (Colour::Red, stone)).collect();
        let puzzle = Puzzle::new(BoxSize::cube(3).unwrap(), hand);
        let puzzle = puzzle.with_start(red("a2.1,b1.1,b2.1,c2.1")).unwrap();
        assert_eq!(puzzle.obstacle(), Some(Obstacle::Chessboard { surplus: 3, possible: 1 }));
        assert_eq!([Stone::I2, Stone::V3, Stone::T4, Stone::Y4, Stone::A4].map(imbalance), [0, 1, 2, 2, 0]);
    }

    #[test]
    fn a_start_must_be_stones_inside_and_apart() {
        let puzzle = Puzzle::new(BoxSize::cube(3).unwrap(), Hand::of_colours(1));
        let puzzle = puzzle.with_move(red("a1.1,b1.1")).unwrap();
        assert_eq!(puzzle.free_cells(), 25);
        let error = |text| puzzle.clone().with_move(red(text)).unwrap_err();
        assert!(matches!(error("a1.1,a2.1,a3.1"), PuzzleError::Taken(_)));
        assert!(matches!(error("d1.1,d2.1"), PuzzleError::Outside(..)));
        assert!(matches!(error("a3.1,c3.1"), PuzzleError::NoStone(_)));
        assert!(matches!(error("a3.1,b3.1"), PuzzleError::NotInHand(Colour::Red, Stone::I2)));
    }

    #[test]
    fn sums_agree_with_trying_them_all() {
        for need in 0..40 {
            for (twos, threes, fours) in [(0, 0, 9), (1, 0, 5), (0, 1, 5), (2, 3, 1), (0, 3, 0), (5, 0, 0), (1, 2, 8)] {
                let plain =
                    (0..=twos).any(|a| (0..=threes).any(|b| (0..=fours).any(|c| 2 * a + 3 * b + 4 * c == need)));
                assert_eq!(sum_exists(need, [twos, threes, fours]), plain, "{need} from {twos} {threes} {fours}");
            }
        }
    }
}
