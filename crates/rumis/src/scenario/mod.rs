//! Building plans: what a scenario file says ([`ScenarioDef`]), and the same once every fault has been ruled out
//! ([`Scenario`]). On the way there a [`Draft`] knows what is wrong, and a [`Sketch`] is drawn rather than written.
//!
//! A scenario is a set of squares, each with its own height limit, and for each number of players a maximum height
//! and possibly a line that shrinks the plan. `docs/scenarios.md` describes the file for people who write one.

mod def;
mod fault;
mod official;
mod sketch;

use std::collections::{BTreeMap, BTreeSet};

pub use def::{Edition, MAX_SCENARIO_BYTES, Origin, PlayersRow, ScenarioDef, ScenarioError, Source};
pub use fault::{Draft, Fault};
pub use official::{OFFICIAL, official};
pub use sketch::{Sketch, SketchRow};

use crate::cube::{MAX_SIDE, Square};

/// The largest effective volume of a plan, in cubes.
pub const MAX_VOLUME: usize = 512;

/// A scenario without faults.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scenario {
    def: ScenarioDef,
    limits: BTreeMap<Square, u8>,
    players: BTreeMap<u8, Heights>,
}

/// What the table of players says for one number of players.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Heights {
    highest: u8,
    /// The squares inside the line; `None` if the line is not drawn.
    inside: Option<BTreeSet<Square>>,
}

impl Scenario {
    /// Checks a definition; the error names every fault at once.
    pub fn new(def: ScenarioDef) -> Result<Scenario, ScenarioError> {
        Draft::new(def).finish()
    }

    /// Reads and checks a scenario file.
    pub fn from_toml(text: &str) -> Result<Scenario, ScenarioError> {
        Scenario::new(ScenarioDef::from_toml(text)?)
    }

    /// The definition this was made from.
    pub fn def(&self) -> &ScenarioDef {
        &self.def
    }

    /// The short name used in commands and records.
    pub fn id(&self) -> &str {
        &self.def.id
    }

    /// All squares with their own limits, whatever the number of players; `None` means no limit of its own.
    pub fn squares(&self) -> impl Iterator<Item = (Square, Option<u8>)> + '_ {
        self.limits.iter().map(|(&square, &limit)| (square, (limit != NO_LIMIT).then_some(limit)))
    }

    /// The numbers of players it has heights for, ascending.
    pub fn player_counts(&self) -> impl Iterator<Item = u8> + '_ {
        self.players.keys().copied()
    }

    /// The maximum height for this number of players.
    pub fn highest(&self, players: u8) -> Option<u8> {
        self.players.get(&players).map(|heights| heights.highest)
    }

    /// True if a line shrinks the plan for this number of players.
    pub fn has_line(&self, players: u8) -> bool {
        self.players.get(&players).is_some_and(|heights| heights.inside.is_some())
    }

    /// The effective limit of every square inside the line for this number of players: what the plan consists of.
    pub fn effective_limits(&self, players: u8) -> BTreeMap<Square, u8> {
        self.part(players, true)
    }

    /// The squares outside the line for this number of players with the same maximum height: where a rebuild goes on.
    pub fn limits_outside_line(&self, players: u8) -> BTreeMap<Square, u8> {
        self.part(players, false)
    }

    fn part(&self, players: u8, wanted_inside: bool) -> BTreeMap<Square, u8> {
        let Some(heights) = self.players.get(&players) else { return BTreeMap::new() };
        let is_inside = |square| heights.inside.as_ref().is_none_or(|inside| inside.contains(square));
        let part = self.limits.iter().filter(|(square, _)| is_inside(square) == wanted_inside);
        part.map(|(&square, &limit)| (square, limit.min(heights.highest))).collect()
    }

    /// The number of cubes the plan can hold for this number of players.
    pub fn volume(&self, players: u8) -> usize {
        self.effective_limits(players).values().map(|&limit| usize::from(limit)).sum()
    }
}

/// Stands for "no limit of its own" among the limits of squares.
const NO_LIMIT: u8 = MAX_SIDE as u8 + 1;
