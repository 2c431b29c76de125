//! Game records: a game as a text file that people can read and programs replay.
//!
//! A [`Record`] is what a file says. It can be written and read back without loss, but the game in it need not be
//! possible; [`Record::replay`] finds out. `docs/record.md` describes the text for people.
//!
//! ```
//! use rumis::Record;
//!
//! let text = "Rumis record 1\nScenario: pisac\nPlayers: 3\n\na1.1,a2.1 b1.1,b2.1 {close}\n";
//! let record: Record = text.parse()?;
//! let game = record.replay()?;
//! assert_eq!(game.history().len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod date;
mod line;
mod parse;
mod replay;
#[cfg(test)]
mod tests;
mod write;

use serde::{Deserialize, Serialize};

pub use date::{Date, DateSyntax};
pub use line::{Comment, CommentSyntax, Line, LineSyntax, Name, Tag, TagSyntax, TagValue};
pub use parse::{RecordError, RecordFault};
pub use replay::ReplayError;

use crate::colour::Colour;
use crate::game::Game;
use crate::notation::{Cubes, MoveText};
use crate::scenario::{self, Scenario, ScenarioDef};
use crate::set_up::SetUp;
use crate::stone::Stone;
use crate::variant::{Variant, Variants};

/// A record may not be longer than this. A game without comments takes about two thousandths of it.
pub const MAX_RECORD_BYTES: usize = 1 << 20;

/// The most moves a record may have. No game has more than 66; the margin lets a record that goes on too long be read
/// and then refused with the move that is too many.
pub const MAX_RECORD_MOVES: usize = 100;

/// A game as a record file says it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The building plan.
    pub scenario: RecordedScenario,
    /// The number of people at the table.
    pub players: u8,
    /// The variants; none is the standard game.
    #[serde(default)]
    pub variants: Variants,
    /// The name of each player who has one.
    #[serde(default)]
    pub names: [Option<Name>; Colour::COUNT],
    /// The ruins in the order they were laid.
    #[serde(default)]
    pub ruins: Vec<Cubes>,
    /// What lay on the plan before the first move, if the position was set up by hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub set_up: Option<SetUp>,
    /// The day on which the game began.
    #[serde(default)]
    pub date: Option<Date>,
    /// The final score of each colour; only of a game that is over.
    #[serde(default)]
    pub result: Option<Vec<i16>>,
    /// Header lines with keys that mean nothing to the rules, in their order.
    #[serde(default)]
    pub tags: Vec<Tag>,
    /// Comments before the first move.
    #[serde(default)]
    pub opening_comments: Vec<Comment>,
    /// The moves.
    #[serde(default)]
    pub moves: Vec<RecordedMove>,
}

/// A building plan in a record: by name, or written out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum RecordedScenario {
    /// The id of an official scenario.
    Official(Name),
    /// A scenario of the user's own.
    Own(Box<ScenarioDef>),
}

/// A move in a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordedMove {
    /// The move as it is written.
    #[serde(rename = "move")]
    pub text: MoveText,
    /// The comments that follow it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub comments: Vec<Comment>,
}

impl From<MoveText> for RecordedMove {
    fn from(text: MoveText) -> RecordedMove {
        RecordedMove { text, comments: Vec::new() }
    }
}

impl RecordedScenario {
    /// By name if it is exactly the official scenario of that name, otherwise written out.
    pub fn new(scenario: &Scenario) -> RecordedScenario {
        let is_official = scenario::official(scenario.id()).is_some_and(|official| official == *scenario);
        match scenario.id().parse() {
            Ok(id) if is_official => RecordedScenario::Official(id),
            _ => RecordedScenario::Own(Box::new(scenario.def().clone())),
        }
    }
}

impl Record {
    /// A record of a game that nobody has begun, without names, date or ruins.
    pub fn new(scenario: &Scenario, players: u8, variants: Variants) -> Record {
        Record {
            scenario: RecordedScenario::new(scenario),
            players,
            variants,
            names: Default::default(),
            ruins: Vec::new(),
            set_up: None,
            date: None,
            result: None,
            tags: Vec::new(),
            opening_comments: Vec::new(),
            moves: Vec::new(),
        }
    }

    /// The record of a game as it stands, with its result if it is over. Names, date and tags are the caller's to add.
    pub fn from_game(game: &Game) -> Record {
        let (plan, rules) = (game.plan(), game.plan().rules());
        let mut record = Record::new(plan.scenario(), rules.players() as u8, rules.variants());
        record.set_up = game.beginning();
        if record.set_up.is_none() {
            record.ruins = game.ruins().map(|placement| plan.cubes(placement)).collect();
        }
        record.moves = game.history().map(|(_, played)| game.text(played).into()).collect();
        record.result = replay::result(game);
        record
    }

    /// The name of a player, counted from 0.
    pub fn name(&self, player: usize) -> Option<&Name> {
        self.names.get(player)?.as_ref()
    }

    /// How many moves make a full round while nobody is out.
    fn colours(&self) -> usize {
        if self.variants.has(Variant::FourColours) { 4 } else { usize::from(self.players.max(1)) }
    }
}

const _: () = assert!(MAX_RECORD_MOVES > Colour::COUNT * Stone::COUNT);
