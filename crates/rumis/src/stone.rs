//! The eleven stones and the ways each can be turned.
//!
//! Only one drawing of each stone is typed in; its orientations are derived by turning it in the 24 ways a solid
//! cube can be turned. Mirror images are never produced, which is why the two screws are two stones.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A cell relative to the corner of a stone: x, y, z, none negative.
pub type Offset = [i8; 3];

/// One of the eleven shapes of two to four cubes. Every colour has each of them once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "&'static str", try_from = "String")]
#[allow(missing_docs)] // the names are the documentation; `name` and `offsets` say the rest
pub enum Stone {
    I2,
    I3,
    V3,
    I4,
    O4,
    L4,
    T4,
    Z4,
    Y4,
    A4,
    B4,
}

/// What every stone looks like: its code on the printed box, its name, and its cubes.
const CATALOGUE: [(&str, &str, &[Offset]); Stone::COUNT] = [
    ("S01", "I2", &[[0, 0, 0], [1, 0, 0]]),
    ("S02", "I3", &[[0, 0, 0], [1, 0, 0], [2, 0, 0]]),
    ("S03", "V3", &[[0, 0, 0], [1, 0, 0], [0, 1, 0]]),
    ("S04", "I4", &[[0, 0, 0], [1, 0, 0], [2, 0, 0], [3, 0, 0]]),
    ("S05", "O4", &[[0, 0, 0], [1, 0, 0], [0, 1, 0], [1, 1, 0]]),
    ("S06", "L4", &[[0, 0, 0], [1, 0, 0], [2, 0, 0], [0, 1, 0]]),
    ("S07", "T4", &[[0, 0, 0], [1, 0, 0], [2, 0, 0], [1, 1, 0]]),
    ("S08", "Z4", &[[0, 0, 0], [1, 0, 0], [1, 1, 0], [2, 1, 0]]),
    ("S09", "Y4", &[[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]]),
    ("S10", "A4", &[[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 1, 1]]),
    ("S11", "B4", &[[0, 0, 0], [1, 0, 0], [0, 1, 0], [1, 0, 1]]),
];

impl Stone {
    /// How many stones a colour has.
    pub const COUNT: usize = 11;
    /// How many cubes the eleven stones of a colour have together.
    pub const CUBES: usize = 40;
    /// How many cubes the largest stone has.
    pub const MAX_CUBES: usize = 4;

    /// All stones in the order of their codes.
    pub const ALL: [Stone; Stone::COUNT] = [
        Stone::I2,
        Stone::I3,
        Stone::V3,
        Stone::I4,
        Stone::O4,
        Stone::L4,
        Stone::T4,
        Stone::Z4,
        Stone::Y4,
        Stone::A4,
        Stone::B4,
    ];

    /// Its place in [`Stone::ALL`].
    pub fn index(self) -> usize {
        self as usize
    }

    /// The code in the form of the printed box: `S01` to `S11`.
    pub fn code(self) -> &'static str {
        CATALOGUE[self.index()].0
    }

    /// The short name that hints at the shape: `I2`, `L4`, …
    pub fn name(self) -> &'static str {
        CATALOGUE[self.index()].1
    }

    /// The cubes in the one orientation all others are derived from.
    pub fn offsets(self) -> &'static [Offset] {
        CATALOGUE[self.index()].2
    }

    /// Number of cubes, two to four.
    pub fn size(self) -> usize {
        self.offsets().len()
    }

    /// Every different way to turn this stone, each sorted and pushed into the corner, the whole list sorted.
    pub fn orientations(self) -> Vec<Orientation> {
        let mut all: Vec<Vec<Offset>> = rotations().map(|turn| turned(self.offsets(), turn)).collect();
        all.sort();
        all.dedup();
        all.into_iter().map(|offsets| Orientation { stone: self, offsets }).collect()
    }

    /// The stone that has this shape, wherever it lies and however it is turned.
    pub fn from_shape(cubes: &[Offset]) -> Option<Stone> {
        let canonical = |cubes: &[Offset]| rotations().map(|turn| turned(cubes, turn)).min();
        let wanted = canonical(cubes);
        Stone::ALL
            .into_iter()
            .filter(|stone| stone.size() == cubes.len())
            .find(|stone| canonical(stone.offsets()) == wanted)
    }
}

/// A stone turned in a certain way, pushed against the three planes x = 0, y = 0, z = 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Orientation {
    /// Which stone it is.
    pub stone: Stone,
    /// Its cubes, sorted by x, then y, then z.
    pub offsets: Vec<Offset>,
}

/// A direction to turn a stone about: x to the right, y away, z up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // an axis is its name
pub enum Axis {
    X,
    Y,
    Z,
}

impl Orientation {
    /// The stone after a quarter turn about an axis that points at the viewer, against the clock.
    pub fn turned(&self, about: Axis) -> Orientation {
        let turn = match about {
            Axis::X => Rotation { axis: [0, 2, 1], sign: [1, -1, 1] },
            Axis::Y => Rotation { axis: [2, 1, 0], sign: [1, 1, -1] },
            Axis::Z => Rotation { axis: [1, 0, 2], sign: [-1, 1, 1] },
        };
        Orientation { stone: self.stone, offsets: turned(&self.offsets, turn) }
    }
}

/// All 104 orientations, stone by stone.
pub fn orientations() -> Vec<Orientation> {
    Stone::ALL.into_iter().flat_map(Stone::orientations).collect()
}

/// A rotation as a signed permutation: coordinate `i` of the result is `sign[i] * cube[axis[i]]`.
#[derive(Clone, Copy)]
struct Rotation {
    axis: [usize; 3],
    sign: [i8; 3],
}

/// The 24 rotations of a cube: signed permutations of the axes that do not mirror.
fn rotations() -> impl Iterator<Item = Rotation> {
    const PERMUTATIONS: [([usize; 3], i8); 6] =
        [([0, 1, 2], 1), ([1, 2, 0], 1), ([2, 0, 1], 1), ([0, 2, 1], -1), ([2, 1, 0], -1), ([1, 0, 2], -1)];
    PERMUTATIONS.into_iter().flat_map(|(axis, parity)| {
        (0..8)
            .map(move |bits| Rotation { axis, sign: [0, 1, 2].map(|i| if bits >> i & 1 == 0 { 1 } else { -1 }) })
            .filter(move |turn| turn.sign.iter().product::<i8>() == parity)
    })
}

fn turned(cubes: &[Offset], turn: Rotation) -> Vec<Offset> {
    let mut cubes: Vec<Offset> =
        cubes.iter().map(|cube| [0, 1, 2].map(|i| turn.sign[i] * cube[turn.axis[i]])).collect();
    for i in 0..3 {
        let least = cubes.iter().map(|cube| cube[i]).min().unwrap_or(0);
        cubes.iter_mut().for_each(|cube| cube[i] -= least);
    }
    cubes.sort();
    cubes
}

impl fmt::Display for Stone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

/// No stone has this code or name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no stone {0:?}: the stones are S01 to S11, or I2 I3 V3 I4 O4 L4 T4 Z4 Y4 A4 B4")]
pub struct UnknownStone(pub String);

impl FromStr for Stone {
    type Err = UnknownStone;

    /// Reads a code or a name, in capitals or not.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Stone::ALL
            .into_iter()
            .find(|stone| stone.code().eq_ignore_ascii_case(text) || stone.name().eq_ignore_ascii_case(text))
            .ok_or_else(|| UnknownStone(text.chars().take(20).collect()))
    }
}

impl From<Stone> for &'static str {
    fn from(stone: Stone) -> Self {
        stone.code()
    }
}

impl TryFrom<String> for Stone {
    type Error = UnknownStone;
    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_stone_has_the_printed_number_of_orientations() {
        let counts = Stone::ALL.map(|stone| stone.orientations().len());
        assert_eq!(counts, [3, 3, 12, 3, 3, 24, 12, 12, 8, 12, 12]);
        assert_eq!(orientations().len(), 104);
    }

    #[test]
    fn a_colour_brings_forty_cubes() {
        assert_eq!(Stone::ALL.map(Stone::size).iter().sum::<usize>(), Stone::CUBES);
    }

    #[test]
    fn there_are_twenty_four_rotations_and_none_mirrors() {
        assert_eq!(rotations().count(), 24);
        let mirrored: Vec<Offset> = Stone::A4.offsets().iter().map(|&[x, y, z]| [-x, y, z]).collect();
        assert_eq!(Stone::from_shape(&mirrored), Some(Stone::B4));
    }

    #[test]
    fn quarter_turns_lead_to_every_orientation_and_back() {
        let lying = &Stone::I2.orientations()[2];
        assert_eq!(lying.offsets, [[0, 0, 0], [1, 0, 0]]);
        assert_eq!(lying.turned(Axis::Z).offsets, [[0, 0, 0], [0, 1, 0]]);
        for stone in Stone::ALL {
            let all = stone.orientations();
            for orientation in &all {
                for axis in [Axis::X, Axis::Y, Axis::Z] {
                    assert!(all.contains(&orientation.turned(axis)));
                    assert_eq!((0..4).fold(orientation.clone(), |turned, _| turned.turned(axis)), *orientation);
                }
            }
            let mut reached = vec![all[0].clone()];
            for next in 0.. {
                let Some(orientation) = reached.get(next).cloned() else { break };
                let turns = [Axis::X, Axis::Y, Axis::Z].map(|axis| orientation.turned(axis));
                turns.into_iter().for_each(|turn| {
                    if !reached.contains(&turn) {
                        reached.push(turn)
                    }
                });
            }
            assert_eq!(reached.len(), all.len());
        }
    }

    #[test]
    fn a_quarter_turn_goes_against_the_clock() {
        let screw = Orientation { stone: Stone::A4, offsets: vec![[0, 0, 0], [0, 1, 0], [0, 1, 1], [1, 0, 0]] };
        // Seen from above: a at the corner, b to its right, c away from it with one on top.
        assert_eq!(screw.turned(Axis::Z).offsets, [[0, 0, 0], [0, 0, 1], [1, 0, 0], [1, 1, 0]]);
        assert_eq!(Stone::from_shape(&screw.turned(Axis::X).offsets), Some(Stone::A4));
        // What pointed right points down after a turn about y, and up after three.
        let flat = Orientation { stone: Stone::I3, offsets: vec![[0, 0, 0], [1, 0, 0], [2, 0, 0]] };
        assert_eq!(flat.turned(Axis::Y).offsets, [[0, 0, 0], [0, 0, 1], [0, 0, 2]]);
    }

    #[test]
    fn every_orientation_is_recognised_wherever_it_lies() {
        for orientation in orientations() {
            let moved: Vec<Offset> = orientation.offsets.iter().map(|&[x, y, z]| [x + 5, y + 2, z + 9]).collect();
            assert_eq!(Stone::from_shape(&moved), Some(orientation.stone));
        }
        assert_eq!(Stone::from_shape(&[[0, 0, 0], [2, 0, 0]]), None);
        assert_eq!(Stone::from_shape(&[]), None);
    }

    #[test]
    fn codes_and_names_read_back() {
        for stone in Stone::ALL {
            assert_eq!(stone.code().parse(), Ok(stone));
            assert_eq!(stone.name().to_lowercase().parse(), Ok(stone));
        }
        assert!("S12".parse::<Stone>().is_err());
    }
}
