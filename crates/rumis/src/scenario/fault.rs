//! Checks a scenario definition and names every fault in it.

use std::collections::{BTreeMap, BTreeSet};

use super::{Heights, MAX_VOLUME, NO_LIMIT, Scenario, ScenarioDef, ScenarioError};
use crate::cube::{MAX_SIDE, Square, excerpt};

/// The longest name, meaning or note, in bytes: they are shown on one line.
const MAX_TEXT: usize = 200;

/// One thing that is wrong with a scenario definition.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the sentence shown to people is the documentation
pub enum Fault {
    #[error("the id {0:?} must be 1 to 40 small letters, digits or hyphens")]
    Id(String),
    #[error("the {0} must be one line of at most 200 bytes")]
    Text(&'static str),
    #[error("the name is empty")]
    NoName,
    #[error("the plan has no squares")]
    NoSquares,
    #[error("the plan has {0} rows, the most is 16")]
    TooDeep(usize),
    #[error("row {row} of the plan has {length} signs, the most is 16")]
    TooWide { row: usize, length: usize },
    #[error(
        "row {row} of the plan has {found:?} at place {place}: use . for no square, # for no limit, 1 to 9 or A to G"
    )]
    Symbol { row: usize, place: usize, found: char },
    #[error("no number of players has heights: add a [[players]] row")]
    NoPlayers,
    #[error("a [[players]] row is for {0} players, only 2 to 6 can play")]
    PlayerCount(u8),
    #[error("there are two [[players]] rows for {0} players")]
    PlayersTwice(u8),
    #[error("the height for {players} players is {height}, it must be 1 to 16")]
    Height { players: u8, height: u8 },
    #[error("the line for {players} players has {found:?}: write rectangles like \"b2:g7\" or squares like \"b2\"")]
    Line { players: u8, found: String },
    #[error("the line for {0} players encloses no square of the plan")]
    LineAroundNothing(u8),
    #[error("the plan holds {volume} cubes for {players} players, the most is 512")]
    Volume { players: u8, volume: usize },
    #[error("rebuild needs a line for 2 players that leaves squares outside")]
    RebuildWithoutLine,
    #[error("the whole plan holds {0} cubes in a rebuild, the most is 512")]
    RebuildVolume(usize),
}

/// A definition on its way to a scenario: what it comes to, and all that is wrong with it so far.
#[derive(Clone, Debug)]
pub struct Draft {
    scenario: Scenario,
    faults: Vec<Fault>,
}

impl Draft {
    /// Reads a definition as far as it makes sense.
    pub fn new(def: ScenarioDef) -> Draft {
        let mut faults = Vec::new();
        check_texts(&def, &mut faults);
        let limits = read_plan(&def.plan, &mut faults);
        let players = read_players(&def, &limits, &mut faults);
        let scenario = Scenario { def, limits, players };
        check_volumes(&scenario, &mut faults);
        Draft { scenario, faults }
    }

    /// Everything that is wrong.
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }

    /// The definition, which may have faults.
    pub fn def(&self) -> &ScenarioDef {
        self.scenario.def()
    }

    /// The squares that could be read, see [`Scenario::squares`].
    pub fn squares(&self) -> impl Iterator<Item = (Square, Option<u8>)> + '_ {
        self.scenario.squares()
    }

    /// The squares inside the line for this number of players; `None` if there is no line.
    pub fn inside(&self, players: u8) -> Option<&BTreeSet<Square>> {
        self.scenario.players.get(&players)?.inside.as_ref()
    }

    /// What the plan consists of for this number of players, see [`Scenario::effective_limits`].
    pub fn effective_limits(&self, players: u8) -> BTreeMap<Square, u8> {
        self.scenario.effective_limits(players)
    }

    /// The scenario, if nothing is wrong.
    pub fn finish(self) -> Result<Scenario, ScenarioError> {
        if self.faults.is_empty() { Ok(self.scenario) } else { Err(ScenarioError::Faults(self.faults)) }
    }
}

fn check_texts(def: &ScenarioDef, faults: &mut Vec<Fault>) {
    let plain = |c: u8| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'-';
    if def.id.is_empty() || def.id.len() > 40 || !def.id.bytes().all(plain) {
        faults.push(Fault::Id(excerpt(&def.id)));
    }
    if def.name.trim().is_empty() {
        faults.push(Fault::NoName);
    }
    for (what, text) in [("name", &def.name), ("meaning", &def.meaning), ("note", &def.source.note)] {
        if text.len() > MAX_TEXT || text.chars().any(char::is_control) {
            faults.push(Fault::Text(what));
        }
    }
}

fn read_plan(rows: &[String], faults: &mut Vec<Fault>) -> BTreeMap<Square, u8> {
    let mut limits = BTreeMap::new();
    if rows.len() > MAX_SIDE {
        faults.push(Fault::TooDeep(rows.len()));
        return limits;
    }
    for (index, row) in rows.iter().enumerate() {
        let length = row.chars().count();
        if length > MAX_SIDE {
            faults.push(Fault::TooWide { row: index + 1, length });
            continue;
        }
        for (x, found) in row.chars().enumerate() {
            let limit = match found {
                '.' => continue,
                '#' => NO_LIMIT,
                '1'..='9' => found as u8 - b'0',
                'A'..='G' => found as u8 - b'A' + 10,
                _ => {
                    faults.push(Fault::Symbol { row: index + 1, place: x + 1, found });
                    continue;
                }
            };
            limits.insert(Square { x: x as u8, y: (rows.len() - 1 - index) as u8 }, limit);
        }
    }
    if limits.is_empty() {
        faults.push(Fault::NoSquares);
    }
    limits
}

fn read_players(def: &ScenarioDef, limits: &BTreeMap<Square, u8>, faults: &mut Vec<Fault>) -> BTreeMap<u8, Heights> {
    let mut players = BTreeMap::new();
    if def.players.is_empty() {
        faults.push(Fault::NoPlayers);
    }
    for row in &def.players {
        if !(2..=6).contains(&row.count) {
            faults.push(Fault::PlayerCount(row.count));
        }
        if !(1..=MAX_SIDE as u8).contains(&row.height) {
            faults.push(Fault::Height { players: row.count, height: row.height });
        }
        let inside = read_line(row.count, &row.line, limits, faults);
        if players.insert(row.count, Heights { highest: row.height, inside }).is_some() {
            faults.push(Fault::PlayersTwice(row.count));
        }
    }
    players
}

/// The squares of the plan inside the line; `None` if there is no line.
fn read_line(
    players: u8,
    line: &[String],
    limits: &BTreeMap<Square, u8>,
    faults: &mut Vec<Fault>,
) -> Option<BTreeSet<Square>> {
    if line.is_empty() {
        return None;
    }
    let known_faults = faults.len();
    let mut inside = BTreeSet::new();
    for part in line {
        match read_rectangle(part) {
            Some((low, high)) => {
                let within = |s: &Square| (low.x..=high.x).contains(&s.x) && (low.y..=high.y).contains(&s.y);
                inside.extend(limits.keys().copied().filter(within));
            }
            None => faults.push(Fault::Line { players, found: excerpt(part) }),
        }
    }
    if inside.is_empty() && faults.len() == known_faults && !limits.is_empty() {
        faults.push(Fault::LineAroundNothing(players));
    }
    Some(inside)
}

/// `b2:g7` or `b2`, as lower left and upper right corner, whichever corners were written.
fn read_rectangle(text: &str) -> Option<(Square, Square)> {
    let (from, to) = text.split_once(':').unwrap_or((text, text));
    let (from, to): (Square, Square) = (from.parse().ok()?, to.parse().ok()?);
    let low = Square { x: from.x.min(to.x), y: from.y.min(to.y) };
    let high = Square { x: from.x.max(to.x), y: from.y.max(to.y) };
    Some((low, high))
}

fn check_volumes(scenario: &Scenario, faults: &mut Vec<Fault>) {
    for players in scenario.player_counts() {
        let volume = scenario.volume(players);
        if volume > MAX_VOLUME {
            faults.push(Fault::Volume { players, volume });
        }
    }
    if scenario.def.rebuild {
        let outside = scenario.limits_outside_line(2);
        let volume = scenario.volume(2) + outside.values().map(|&limit| usize::from(limit)).sum::<usize>();
        if outside.is_empty() {
            faults.push(Fault::RebuildWithoutLine);
        } else if volume > MAX_VOLUME {
            faults.push(Fault::RebuildVolume(volume));
        }
    }
}
