//! The colours of the stones.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A colour of stones, in the order in which colours take their turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)] // a colour is its name
pub enum Colour {
    Red,
    Blue,
    Green,
    Yellow,
    Violet,
    Orange,
}

impl Colour {
    /// How many colours there are: four in Rumis, two more in Rumis+.
    pub const COUNT: usize = 6;

    /// All colours in the order of play.
    pub const ALL: [Colour; Colour::COUNT] =
        [Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow, Colour::Violet, Colour::Orange];

    /// Its place in the order of play, from 0.
    pub fn index(self) -> usize {
        self as usize
    }

    /// The name in small letters.
    pub fn name(self) -> &'static str {
        ["red", "blue", "green", "yellow", "violet", "orange"][self.index()]
    }

    /// The colour of this name, small or capital letters.
    pub fn from_name(name: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.name().eq_ignore_ascii_case(name))
    }

    /// The letter that stands for it on a drawn board: R, B, G, Y, V, O.
    pub fn letter(self) -> char {
        ['R', 'B', 'G', 'Y', 'V', 'O'][self.index()]
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
