//! Squares of a plan and cubes above them, and how they are written.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The largest grid a plan may have, in both directions, and the greatest height.
pub const MAX_SIDE: usize = 16;

/// A square of a plan, counted from 0; written like a chess square, `a1` being x 0, y 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Square {
    /// Column, `a` is 0.
    pub x: u8,
    /// Row, `1` is 0.
    pub y: u8,
}

/// A unit cube above a square; `z` counts from 0, its written level from 1: `b3.2` is x 1, y 2, z 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Cube {
    /// Column, `a` is 0.
    pub x: u8,
    /// Row, `1` is 0.
    pub y: u8,
    /// Height of its underside: 0 lies on the board.
    pub z: u8,
}

impl Cube {
    /// The square below.
    pub fn square(self) -> Square {
        Square { x: self.x, y: self.y }
    }

    /// The level as it is written, from 1.
    pub fn level(self) -> u8 {
        self.z + 1
    }

    /// True if the two share a face.
    pub fn shares_face(self, other: Cube) -> bool {
        self.distances(other).iter().sum::<u8>() == 1
    }

    /// True if the two share an edge and no face: they differ by one in exactly two directions.
    pub fn shares_edge(self, other: Cube) -> bool {
        let mut distances = self.distances(other);
        distances.sort();
        distances == [0, 1, 1]
    }

    fn distances(self, other: Cube) -> [u8; 3] {
        [self.x.abs_diff(other.x), self.y.abs_diff(other.y), self.z.abs_diff(other.z)]
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.x) as char, self.y + 1)
    }
}

impl fmt::Display for Cube {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.square(), self.level())
    }
}

/// A text that is not a square, or not a cube.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CubeSyntax {
    /// Not of the form letter, number.
    #[error("{0:?} is not a square: write a letter a to p and a number 1 to 16, for example b3")]
    Square(String),
    /// Not of the form square, dot, level.
    #[error("{0:?} is not a cube: write the square, a dot and the level from 1, for example b3.2")]
    Cube(String),
}

/// What of a faulty text an error repeats: enough to find it, never a flood.
pub(crate) fn excerpt(text: &str) -> String {
    text.chars().take(24).collect()
}

/// A number from 1 to [`MAX_SIDE`] without signs or leading zeros, counted from 0.
fn ordinal(text: &str) -> Option<u8> {
    let digits = (1..=2).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit()) && !text.starts_with('0');
    let number: usize = if digits { text.parse().ok()? } else { return None };
    (number <= MAX_SIDE).then(|| number as u8 - 1)
}

impl FromStr for Square {
    type Err = CubeSyntax;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let parse = || {
            let letter = text.chars().next()?.to_ascii_lowercase();
            let x = ('a'..='p').position(|c| c == letter)? as u8;
            Some(Square { x, y: ordinal(&text[1..])? })
        };
        parse().ok_or_else(|| CubeSyntax::Square(excerpt(text)))
    }
}

impl FromStr for Cube {
    type Err = CubeSyntax;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let parse = || {
            let (square, level) = text.split_once('.')?;
            let Square { x, y } = square.parse().ok()?;
            Some(Cube { x, y, z: ordinal(level)? })
        };
        parse().ok_or_else(|| CubeSyntax::Cube(excerpt(text)))
    }
}

macro_rules! serde_as_text {
    ($type:ty) => {
        impl From<$type> for String {
            fn from(value: $type) -> String {
                value.to_string()
            }
        }
        impl TryFrom<String> for $type {
            type Error = <$type as FromStr>::Err;
            fn try_from(text: String) -> Result<Self, Self::Error> {
                text.parse()
            }
        }
    };
}
pub(crate) use serde_as_text;

serde_as_text!(Square);
serde_as_text!(Cube);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cube_reads_back() {
        for x in 0..16 {
            for y in 0..16 {
                for z in 0..16 {
                    let cube = Cube { x, y, z };
                    assert_eq!(cube.to_string().parse(), Ok(cube));
                }
            }
        }
        assert_eq!(Cube { x: 1, y: 2, z: 1 }.to_string(), "b3.2");
        assert_eq!("B3.2".parse(), Ok(Cube { x: 1, y: 2, z: 1 }));
    }

    #[test]
    fn nonsense_is_refused() {
        for text in ["", "b", "b3", "b3.", "b3.0", "b03.1", "b17.1", "q1.1", "b3.2.1", "b+3.1", "é1.1", "b3.1 "] {
            assert!(text.parse::<Cube>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn faces_and_edges_are_told_apart() {
        let cube = |text: &str| text.parse::<Cube>().unwrap();
        assert!(cube("b2.2").shares_face(cube("b2.1")));
        assert!(!cube("b2.2").shares_face(cube("b2.2")));
        assert!(!cube("b2.2").shares_face(cube("c3.2")));
        assert!(cube("b2.2").shares_edge(cube("c3.2")));
        assert!(cube("b2.2").shares_edge(cube("b3.1")));
        assert!(!cube("b2.2").shares_edge(cube("c3.1")));
        assert!(!cube("b2.2").shares_edge(cube("b4.2")));
    }
}
