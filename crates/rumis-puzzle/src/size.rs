//! The box to be filled and the numbering of its cells.

use std::fmt;

use rumis::{Cube, Edition, PlayersRow, Scenario, ScenarioDef, Source};
use serde::{Deserialize, Serialize};

/// The longest edge a box may have.
pub const MAX_EDGE: u8 = 6;

/// How many cells the largest box has.
pub const MAX_CELLS: usize = 216;

/// Edges of a box: `x` wide, `y` deep, `z` high, each 1 to [`MAX_EDGE`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "[u8; 3]", try_from = "[u8; 3]")]
pub struct BoxSize {
    x: u8,
    y: u8,
    z: u8,
}

/// A box with an edge that is too long, or no edge at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a box of {0} by {1} by {2} cannot be used: every edge must be from 1 to {MAX_EDGE}")]
pub struct BadSize(pub u8, pub u8, pub u8);

impl BoxSize {
    /// A box of any three edges from 1 to [`MAX_EDGE`].
    pub fn new(x: u8, y: u8, z: u8) -> Result<BoxSize, BadSize> {
        let fits = [x, y, z].iter().all(|edge| (1..=MAX_EDGE).contains(edge));
        if fits { Ok(BoxSize { x, y, z }) } else { Err(BadSize(x, y, z)) }
    }

    /// A box with three equal edges.
    pub fn cube(edge: u8) -> Result<BoxSize, BadSize> {
        BoxSize::new(edge, edge, edge)
    }

    /// The three edges, x, y, z.
    pub fn edges(self) -> [u8; 3] {
        [self.x, self.y, self.z]
    }

    /// How many unit cubes fill it.
    pub fn volume(self) -> usize {
        self.edges().iter().map(|&edge| edge as usize).product()
    }

    /// True if the cube lies inside.
    pub fn contains(self, cube: Cube) -> bool {
        cube.x < self.x && cube.y < self.y && cube.z < self.z
    }

    /// The box as a building plan for 2 to 6 players (other numbers are taken as the nearest of these), so that it can be
    /// drawn and played on like one.
    pub fn scenario(self, players: u8) -> Scenario {
        let row = PlayersRow { count: players.clamp(2, 6), height: self.z, line: Vec::new() };
        let def = ScenarioDef {
            id: format!("box-{self}"),
            name: format!("Box {self}"),
            meaning: String::new(),
            edition: Edition::default(),
            source: Source::default(),
            rebuild: false,
            plan: vec!["#".repeat(self.x.into()); self.y.into()],
            players: vec![row],
        };
        Scenario::new(def).expect("a box of at most 6x6x6 is a plan without faults")
    }

    /// The number of a cell: along x, then y, then up, so that low numbers lie low. The cube must lie inside.
    pub(crate) fn cell(self, cube: Cube) -> u8 {
        cube.x + self.x * (cube.y + self.y * cube.z)
    }

    /// The cube that has this number.
    pub(crate) fn cube_at(self, cell: u8) -> Cube {
        let (layer, z) = (cell % (self.x * self.y), cell / (self.x * self.y));
        Cube { x: layer % self.x, y: layer / self.x, z }
    }
}

impl fmt::Display for BoxSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}x{}", self.x, self.y, self.z)
    }
}

impl From<BoxSize> for [u8; 3] {
    fn from(size: BoxSize) -> [u8; 3] {
        size.edges()
    }
}

impl TryFrom<[u8; 3]> for BoxSize {
    type Error = BadSize;
    fn try_from([x, y, z]: [u8; 3]) -> Result<Self, Self::Error> {
        BoxSize::new(x, y, z)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_numbered_without_gaps_from_the_bottom() {
        let size = BoxSize::new(2, 3, 4).unwrap();
        let cubes: Vec<Cube> = (0..size.volume() as u8).map(|cell| size.cube_at(cell)).collect();
        assert!(cubes.iter().enumerate().all(|(i, &cube)| size.contains(cube) && size.cell(cube) as usize == i));
        assert!(cubes.is_sorted_by_key(|cube| cube.z));
    }

    #[test]
    fn every_box_is_a_building_plan() {
        for edge in 1..=MAX_EDGE {
            let size = BoxSize::new(edge, 7 - edge, 3).unwrap();
            assert!((0..9).all(|players| size.scenario(players).volume(players.clamp(2, 6)) == size.volume()));
        }
        assert_eq!(BoxSize::cube(6).unwrap().scenario(4).volume(4), MAX_CELLS);
    }

    #[test]
    fn edges_are_limited() {
        assert!(BoxSize::cube(0).is_err() && BoxSize::cube(7).is_err());
        assert_eq!(BoxSize::cube(6).unwrap().volume(), MAX_CELLS);
    }
}
