//! Moves as text. A text is read without a game and knows only its cubes; a game then matches it
//! ([`crate::Game::find`]).
//!
//! A placement is its cubes, sorted by x, then y, then level: `a1.1,a2.1,b2.1,b2.2`. A rebuild turn is the cubes
//! taken, `>`, and the cubes placed, or `>-` if the stone is put aside.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::cube::{Cube, CubeSyntax, excerpt, serde_as_text};
use crate::stone::{Offset, Stone};

/// The cubes of one stone: two to four different ones, sorted. They need not form a stone.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Cubes(Vec<Cube>);

/// A move as it is written.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum MoveText {
    /// A stone from the hand.
    Place(Cubes),
    /// A stone taken from inside the line and placed on the other part, or put aside.
    Rebuild {
        /// The cubes taken.
        take: Cubes,
        /// The cubes placed; `None` if put aside.
        put: Option<Cubes>,
    },
}

/// A text that is not a move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveSyntax {
    /// One of its cubes cannot be read.
    #[error(transparent)]
    Cube(#[from] CubeSyntax),
    /// No stone has so many cubes.
    #[error("{text:?} has {count} {}, and every stone has 2 to 4, with commas between", if *count == 1 { "cube" } else { "cubes" })]
    Count {
        /// How many there are.
        count: usize,
        /// The beginning of the text.
        text: String,
    },
    /// The same cube twice.
    #[error("the cube {0} is written twice")]
    Twice(Cube),
}

impl Cubes {
    /// Sorts the cubes; refuses a number of cubes that no stone has, and repeated cubes.
    pub fn new(mut cubes: Vec<Cube>) -> Result<Cubes, MoveSyntax> {
        cubes.sort();
        if !(2..=Stone::MAX_CUBES).contains(&cubes.len()) {
            let shown: Vec<String> = cubes.iter().take(5).map(Cube::to_string).collect();
            return Err(MoveSyntax::Count { count: cubes.len(), text: excerpt(&shown.join(",")) });
        }
        match cubes.windows(2).find(|pair| pair[0] == pair[1]) {
            Some(pair) => Err(MoveSyntax::Twice(pair[0])),
            None => Ok(Cubes(cubes)),
        }
    }

    /// The cubes, sorted.
    pub fn as_slice(&self) -> &[Cube] {
        &self.0
    }

    /// The stone they form, if they form one.
    pub fn stone(&self) -> Option<Stone> {
        let offsets: Vec<Offset> = self.0.iter().map(|cube| [cube.x as i8, cube.y as i8, cube.z as i8]).collect();
        Stone::from_shape(&offsets)
    }
}

impl fmt::Display for Cubes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cubes: Vec<String> = self.0.iter().map(Cube::to_string).collect();
        f.pad(&cubes.join(","))
    }
}

impl FromStr for Cubes {
    type Err = MoveSyntax;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let count = text.split(',').count();
        if count > Stone::MAX_CUBES {
            return Err(MoveSyntax::Count { count, text: excerpt(text) });
        }
        let cubes = text.split(',').map(Cube::from_str).collect::<Result<Vec<_>, _>>()?;
        Cubes::new(cubes)
    }
}

impl fmt::Display for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MoveText::Place(cubes) => cubes.fmt(f),
            MoveText::Rebuild { take, put: Some(put) } => f.pad(&format!("{take}>{put}")),
            MoveText::Rebuild { take, put: None } => f.pad(&format!("{take}>-")),
        }
    }
}

impl FromStr for MoveText {
    type Err = MoveSyntax;

    /// Reads a move; cubes may stand in any order and letters be capitals.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(match text.split_once('>') {
            None => MoveText::Place(text.parse()?),
            Some((take, "-")) => MoveText::Rebuild { take: take.parse()?, put: None },
            Some((take, put)) => MoveText::Rebuild { take: take.parse()?, put: Some(put.parse()?) },
        })
    }
}

serde_as_text!(Cubes);
serde_as_text!(MoveText);
