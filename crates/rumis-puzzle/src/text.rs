//! A puzzle as one short word that can be shared and read back.
//!
//! ```text
//! 333-R369ab-R5aa11B1ca13-touching
//!  |     |        |          grade, left out if free
//!  |     |        stones in the box: colour, then five signs for each stone
//!  |     the hand: colour, then one sign for each stone: 1 to 9, a, b for S01 to S11
//!  edges x, y, z
//! ```
//!
//! A stone in the box is its sign, the letter of its orientation (`a` for the first of
//! [`Stone::orientations`]), and the corner of the smallest box around it, written like a cube without the dot.
//! An empty hand or box is `0`; a box that is empty and the last part is left out.

use std::fmt;
use std::str::FromStr;

use rumis::{Colour, Cube, Cubes, Offset, Stone};
use serde::{Deserialize, Serialize};

use crate::hand::{Hand, MAX_HAND};
use crate::puzzle::{Grade, Placed, Puzzle, PuzzleError, pushed_into_corner};
use crate::size::{BadSize, BoxSize};

/// The longest text that is read; every puzzle is shorter.
pub const MAX_TEXT: usize = 1000;

const STONE_SIGNS: &str = "123456789ab";
const ORIENTATION_SIGNS: &str = "abcdefghijklmnopqrstuvwx";

/// A text that is not a puzzle. Signs are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PuzzleSyntax {
    /// Far too long.
    #[error("a puzzle has at most {MAX_TEXT} signs and this text has {0}: copy the puzzle alone")]
    TooLong(usize),
    /// Something else should stand here.
    #[error("sign {at} of the puzzle is {found}, where {wanted} should stand")]
    Unexpected {
        /// Where, from 1.
        at: usize,
        /// What stands there.
        found: String,
        /// What should.
        wanted: &'static str,
    },
    /// A box that is too large, or none.
    #[error(transparent)]
    Size(#[from] BadSize),
    /// Too many stones in the hand.
    #[error("the hand has more than {MAX_HAND} stones by sign {0} of the puzzle: leave some out")]
    HandFull(usize),
    /// A stone that cannot lie in the box as it should.
    #[error("the stone at sign {at} of the puzzle cannot lie there: {error}")]
    Stone {
        /// Where its five signs begin, from 1.
        at: usize,
        /// Why not.
        error: PuzzleError,
    },
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text: String = self.size().edges().iter().map(|edge| edge.to_string()).collect();
        let hand = self.hand().iter().map(|(colour, stone)| (colour, sign(STONE_SIGNS, stone.index()).to_string()));
        text += &by_colour(hand);
        let start = by_colour(self.start().iter().map(|placed| (placed.colour, five_signs(placed))));
        if !self.start().is_empty() || self.grade() != Grade::Free {
            text += &start;
        }
        if self.grade() != Grade::Free {
            text += &format!("-{}", self.grade());
        }
        f.pad(&text)
    }
}

fn sign(signs: &str, index: usize) -> char {
    signs.as_bytes()[index] as char
}

/// A part of the text: the letter of every colour followed by its items.
fn by_colour(items: impl Iterator<Item = (Colour, String)>) -> String {
    let mut text = String::from("-");
    let mut last = None;
    for (colour, item) in items {
        if last.replace(colour) != Some(colour) {
            text.push(colour.letter());
        }
        text += &item;
    }
    if last.is_none() {
        text.push('0');
    }
    text
}

fn five_signs(placed: &Placed) -> String {
    let (corner, offsets) = pushed_into_corner(&placed.cubes);
    let stone = placed.stone().expect("stones in a puzzle are checked when it is made");
    let turned = stone.orientations().iter().position(|orientation| orientation.offsets == offsets);
    let turned = turned.expect("a stone lies in one of its orientations");
    format!(
        "{}{}{}{}",
        sign(STONE_SIGNS, stone.index()),
        sign(ORIENTATION_SIGNS, turned),
        corner.square(),
        corner.level()
    )
}

/// Reads sign by sign and knows where it is.
struct Reader {
    signs: Vec<char>,
    at: usize,
}

impl Reader {
    fn peek(&self) -> Option<char> {
        self.signs.get(self.at).copied()
    }

    fn unexpected<T>(&self, wanted: &'static str) -> Result<T, PuzzleSyntax> {
        let found = self.peek().map_or("missing".to_string(), |sign| format!("{sign:?}"));
        Err(PuzzleSyntax::Unexpected { at: self.at + 1, found, wanted })
    }

    /// The next sign as its place in a list of signs.
    fn one_of(&mut self, signs: &str, wanted: &'static str) -> Result<usize, PuzzleSyntax> {
        match self.peek().and_then(|next| signs.chars().position(|sign| sign == next)) {
            Some(index) => {
                self.at += 1;
                Ok(index)
            }
            None => self.unexpected(wanted),
        }
    }

    /// True if the next sign is this one, which is then read.
    fn skip(&mut self, sign: char) -> bool {
        let there = self.peek() == Some(sign);
        self.at += there as usize;
        there
    }

    fn size(&mut self) -> Result<BoxSize, PuzzleSyntax> {
        let mut edge = || self.one_of("0123456789", "an edge of the box, 1 to 6,").map(|edge| edge as u8);
        Ok(BoxSize::new(edge()?, edge()?, edge()?)?)
    }

    /// Items under the letters of their colours, or `0` for none.
    fn by_colour(
        &mut self,
        wanted: &'static str,
        mut item: impl FnMut(&mut Reader, Colour) -> Result<(), PuzzleSyntax>,
    ) -> Result<(), PuzzleSyntax> {
        if !self.skip('-') {
            return self.unexpected("a hyphen");
        }
        if self.skip('0') {
            return Ok(());
        }
        let letters: String = Colour::ALL.map(Colour::letter).iter().collect();
        while !matches!(self.peek(), None | Some('-')) {
            let colour = Colour::ALL[self.one_of(&letters, wanted)?];
            loop {
                item(self, colour)?;
                if self.peek().is_none_or(|next| next == '-' || letters.contains(next)) {
                    break;
                }
            }
        }
        Ok(())
    }

    fn hand(&mut self) -> Result<Hand, PuzzleSyntax> {
        let mut hand = Hand::empty();
        self.by_colour("0 or a colour, one of R B G Y V O,", |reader, colour| {
            let stone = Stone::ALL[reader.one_of(STONE_SIGNS, "a stone, 1 to 9, a or b,")?];
            if hand.add(colour, stone) { Ok(()) } else { Err(PuzzleSyntax::HandFull(reader.at)) }
        })?;
        Ok(hand)
    }

    fn stone_in_box(&mut self, colour: Colour) -> Result<Placed, PuzzleSyntax> {
        let stone = Stone::ALL[self.one_of(STONE_SIGNS, "a stone, 1 to 9, a or b,")?];
        let orientations = stone.orientations();
        let known = &ORIENTATION_SIGNS[..orientations.len()];
        let turned = &orientations[self.one_of(known, "the letter of an orientation that this stone has")?];
        let x = self.one_of("abcdef", "a column, a to f,")? as u8;
        let y = self.one_of("123456", "a row, 1 to 6,")? as u8;
        let z = self.one_of("123456", "a level, 1 to 6,")? as u8;
        let moved = |o: &Offset| Cube { x: x + o[0] as u8, y: y + o[1] as u8, z: z + o[2] as u8 };
        let cubes = Cubes::new(turned.offsets.iter().map(moved).collect());
        Ok(Placed { colour, cubes: cubes.expect("a stone has two to four different cubes") })
    }

    fn start(&mut self, puzzle: &mut Puzzle) -> Result<(), PuzzleSyntax> {
        self.by_colour("0 or a colour, one of R B G Y V O,", |reader, colour| {
            let at = reader.at + 1;
            let placed = reader.stone_in_box(colour)?;
            let with = puzzle.clone().with_start(placed);
            *puzzle = with.map_err(|error| PuzzleSyntax::Stone { at, error })?;
            Ok(())
        })
    }

    fn grade(&mut self) -> Result<Grade, PuzzleSyntax> {
        let rest: String = self.signs.iter().skip(self.at + 1).collect();
        match rest.parse() {
            Ok(grade) if self.peek() == Some('-') => {
                self.at = self.signs.len();
                Ok(grade)
            }
            _ => self.unexpected("the end, or -touching or -in-turn,"),
        }
    }
}

impl FromStr for Puzzle {
    type Err = PuzzleSyntax;

    fn from_str(text: &str) -> Result<Puzzle, PuzzleSyntax> {
        if text.len() > MAX_TEXT {
            return Err(PuzzleSyntax::TooLong(text.chars().count()));
        }
        let mut reader = Reader { signs: text.chars().collect(), at: 0 };
        let size = reader.size()?;
        let mut puzzle = Puzzle::new(size, reader.hand()?);
        if reader.peek().is_some() {
            reader.start(&mut puzzle)?;
        }
        match reader.peek() {
            None => Ok(puzzle),
            Some(_) => Ok(puzzle.with_grade(reader.grade()?)),
        }
    }
}

impl Serialize for Puzzle {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Puzzle {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}
