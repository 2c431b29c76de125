//! Moves: a stone from the hand goes into the box, as the grade allows.
//!
//! In the grade free stones may be placed in any order. In the others every move is held to the rules of the
//! game, which are named as a game names them ([`rumis::Illegal`]), and in the grade *in turn* to the order of the
//! colours. A colour may be passed over only if it places no more, so passing over takes its stones out of the hand.

use rumis::{Colour, Cube, Cubes, Illegal};

use crate::puzzle::{Grade, Placed, Puzzle, PuzzleError};

/// How far the colours have come in taking turns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Turn {
    /// The colour from which we look for the next one that has stones.
    pub next: usize,
    passed_over: [bool; Colour::COUNT],
}

/// All colours in the order of play, from a number on; after the last comes the first.
pub(crate) fn round_from(turn: usize) -> impl Iterator<Item = Colour> {
    (turn..turn + Colour::COUNT).map(|index| Colour::ALL[index % Colour::COUNT])
}

impl Puzzle {
    /// The same puzzle with a stone moved from the hand into the box. In the grades that ask for an order this is the next
    /// stone, and refused if the grade does not allow it. Whose turn it is afterwards is no part of the text form:
    /// to share a position, share the puzzle and the moves.
    pub fn with_move(mut self, placed: Placed) -> Result<Puzzle, PuzzleError> {
        let stone = self.check(&placed)?;
        if self.turn.passed_over[placed.colour.index()] {
            return Err(PuzzleError::PassedOver(placed.colour));
        }
        if !self.hand.take(placed.colour, stone) {
            return Err(PuzzleError::NotInHand(placed.colour, stone));
        }
        if self.grade != Grade::Free {
            self.check_lowered(&placed.cubes, &self.heights())?;
            self.check_touching(&placed)?;
        }
        self.start.push(placed);
        match self.grade {
            Grade::InTurn => self.turn_taken(),
            Grade::Free | Grade::Touching => Ok(self),
        }
    }

    /// The colour in which these cubes would be placed if none is named: the one whose turn it is, or else the first
    /// that has the stone and may place it here.
    pub fn colour_for(&self, cubes: &Cubes) -> Result<Colour, PuzzleError> {
        let stone = cubes.stone().ok_or_else(|| PuzzleError::NoStone(cubes.clone()))?;
        if let Some(colour) = self.to_move() {
            return Ok(colour);
        }
        let has_it = |colour: &Colour| self.hand.count(*colour, stone) > 0;
        let may_place = |colour: &Colour| {
            let placed = Placed { colour: *colour, cubes: cubes.clone() };
            has_it(colour) && self.clone().with_move(placed).is_ok()
        };
        let found = Colour::ALL.into_iter().find(may_place).or_else(|| Colour::ALL.into_iter().find(has_it));
        found.ok_or(PuzzleError::NoneInHand(stone))
    }

    /// The colour whose turn it is in the grade in turn: the next that has any stones.
    pub fn to_move(&self) -> Option<Colour> {
        let mut round = round_from(self.turn.next);
        round.find(|&colour| self.grade == Grade::InTurn && self.hand.of_colour(colour) > 0)
    }

    /// How high every column is built: the level above its highest stone, whatever is free below.
    pub(crate) fn heights(&self) -> Vec<u8> {
        let [wide, deep, _] = self.size().edges();
        let mut heights = vec![0; usize::from(wide) * usize::from(deep)];
        for &cube in self.start.iter().flat_map(|placed| placed.cubes.as_slice()) {
            let height = &mut heights[self.column(cube)];
            *height = (*height).max(cube.z + 1);
        }
        heights
    }

    /// The number of the column that a cube of the box stands in.
    pub(crate) fn column(&self, cube: Cube) -> usize {
        self.size().cell(Cube { z: 0, ..cube }).into()
    }

    /// The stone can be lowered from above and leaves no hole.
    pub(crate) fn check_lowered(&self, cubes: &Cubes, heights: &[u8]) -> Result<(), PuzzleError> {
        let cubes = cubes.as_slice();
        for &cube in cubes {
            let height = heights[self.column(cube)];
            let lies_on_itself = cube.z > 0 && cubes.contains(&Cube { z: cube.z - 1, ..cube });
            if cube.z < height {
                return Err(PuzzleError::Covered(cube));
            }
            if cube.z > height && !lies_on_itself {
                return Err(Illegal::Hole { cube, height }.into());
            }
        }
        Ok(())
    }

    /// The stone touches what a first or a later stone of its colour must touch.
    fn check_touching(&self, placed: &Placed) -> Result<(), PuzzleError> {
        let colour = placed.colour;
        let mut own = self.start.iter().filter(|other| other.colour == colour).peekable();
        let illegal = if own.peek().is_some() {
            (!own.any(|other| other.touches(placed))).then_some(Illegal::MustTouchOwn { colour })
        } else if placed.cubes.as_slice().iter().all(|cube| cube.z > 0) {
            Some(Illegal::FirstNotOnBoard { colour })
        } else {
            let touches = self.start.is_empty() || self.start.iter().any(|other| other.touches(placed));
            (!touches).then_some(Illegal::FirstTouchesNothing { colour })
        };
        illegal.map_or(Ok(()), |illegal| Err(illegal.into()))
    }

    /// After a move: colours that were passed over place no more. Refused if the box cannot be filled without them.
    fn turn_taken(mut self) -> Result<Puzzle, PuzzleError> {
        let Some(mover) = self.start.last().map(|placed| placed.colour) else { return Ok(self) };
        let before = self.clone();
        for colour in round_from(self.turn.next).take_while(|&colour| colour != mover) {
            if self.hand.of_colour(colour) == 0 {
                continue;
            }
            self.turn.passed_over[colour.index()] = true;
            self.hand.take_all(colour);
            if before.obstacle().is_none() && self.obstacle().is_some() {
                return Err(PuzzleError::NotItsTurn(mover, colour));
            }
        }
        self.turn.next = mover.index() + 1;
        Ok(self)
    }
}
