//! The scenario file as it is written: TOML in, TOML out, nothing checked beyond its syntax.

use std::fmt::Write;

use serde::{Deserialize, Serialize};

use super::Fault;

/// A scenario file may not be longer than this.
pub const MAX_SCENARIO_BYTES: usize = 64 * 1024;

/// A scenario as its file says it. It may be wrong in many ways; [`super::Scenario`] cannot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioDef {
    /// Short name for commands, records and links: small letters, digits and hyphens.
    pub id: String,
    /// The name as it is printed.
    pub name: String,
    /// What the name means, in English.
    #[serde(default)]
    pub meaning: String,
    /// Which box it comes in.
    #[serde(default)]
    pub edition: Edition,
    /// Where heights and outline are known from.
    #[serde(default)]
    pub source: Source,
    /// True if the variant rebuild may be played on it.
    #[serde(default)]
    pub rebuild: bool,
    /// The squares: one text a row, the highest y first. `.` is no square, `#` a square without a limit of its own,
    /// `1` to `9` and then `A` (10) to `G` (16) a square with that limit.
    pub plan: Vec<String>,
    /// One row for each number of players that can play it.
    #[serde(default)]
    pub players: Vec<PlayersRow>,
}

/// What holds for one number of players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayersRow {
    /// The number of players, 2 to 6.
    pub count: u8,
    /// Hmax: no stone may rise above it.
    pub height: u8,
    /// The squares inside the line, as rectangles `b2:g7` or single squares `b2`. Empty: no line is drawn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub line: Vec<String>,
}

/// Which box a scenario belongs to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Edition {
    /// The base game.
    Rumis,
    /// The expansion.
    #[serde(rename = "Rumis+")]
    RumisPlus,
    /// A plan of the user's own.
    #[default]
    #[serde(rename = "own")]
    Own,
}

impl Edition {
    /// The name as it stands in the file.
    pub fn name(self) -> &'static str {
        match self {
            Edition::Rumis => "Rumis",
            Edition::RumisPlus => "Rumis+",
            Edition::Own => "own",
        }
    }
}

/// Where something about a scenario is known from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Origin {
    /// The printed rules state it.
    Printed,
    /// Known from the game itself and its reviews.
    Known,
    /// Laid out by this project or by the author of the file.
    #[default]
    Ours,
}

impl Origin {
    /// The word as it stands in the file.
    pub fn name(self) -> &'static str {
        match self {
            Origin::Printed => "printed",
            Origin::Known => "known",
            Origin::Ours => "ours",
        }
    }
}

/// Where heights and outline come from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Source {
    /// Of the table of heights.
    #[serde(default)]
    pub heights: Origin,
    /// Of the squares and their own limits.
    #[serde(default)]
    pub outline: Origin,
    /// Anything a corrector should know.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
}

/// Why a scenario file is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ScenarioError {
    /// Not even read: too long.
    #[error("the scenario is longer than 64 KiB; a scenario file takes about one")]
    TooLong,
    /// Not TOML, or a field is missing, unknown or of the wrong kind.
    #[error("the scenario cannot be read: {0}")]
    Syntax(String),
    /// Read, but it cannot be played; every reason is listed.
    #[error("the scenario cannot be played: {}", list(.0))]
    Faults(Vec<Fault>),
}

fn list(faults: &[Fault]) -> String {
    faults.iter().map(Fault::to_string).collect::<Vec<_>>().join("; ")
}

impl ScenarioDef {
    /// Reads a scenario file without checking what it says.
    pub fn from_toml(text: &str) -> Result<ScenarioDef, ScenarioError> {
        if text.len() > MAX_SCENARIO_BYTES {
            return Err(ScenarioError::TooLong);
        }
        toml::from_str(text).map_err(|error| ScenarioError::Syntax(one_sentence(&error, text)))
    }

    /// Writes the definition so that [`ScenarioDef::from_toml`] reads the same back.
    pub fn to_toml(&self) -> String {
        let mut text = String::new();
        let field = |text: &mut String, name: &str, value: &str| writeln!(text, "{name} = {}", quoted(value)).unwrap();
        field(&mut text, "id", &self.id);
        field(&mut text, "name", &self.name);
        field(&mut text, "meaning", &self.meaning);
        field(&mut text, "edition", self.edition.name());
        if self.rebuild {
            text += "rebuild = true\n";
        }
        text += "plan = [\n";
        for row in &self.plan {
            writeln!(text, "  {},", quoted(row)).unwrap();
        }
        text += "]\n\n[source]\n";
        field(&mut text, "heights", self.source.heights.name());
        field(&mut text, "outline", self.source.outline.name());
        if !self.source.note.is_empty() {
            field(&mut text, "note", &self.source.note);
        }
        for row in &self.players {
            write!(text, "\n[[players]]\ncount = {}\nheight = {}\n", row.count, row.height).unwrap();
            if !row.line.is_empty() {
                let line: Vec<String> = row.line.iter().map(|part| quoted(part)).collect();
                writeln!(text, "line = [{}]", line.join(", ")).unwrap();
            }
        }
        text
    }
}

/// A text as a TOML string on one line.
fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => quoted += "\\\"",
            '\\' => quoted += "\\\\",
            c if c.is_control() => write!(quoted, "\\u{:04X}", c as u32).unwrap(),
            c => quoted.push(c),
        }
    }
    quoted + "\""
}

/// The reader's message without the drawing around it, with the line it is about.
fn one_sentence(error: &toml::de::Error, text: &str) -> String {
    let message = error.message().lines().collect::<Vec<_>>().join(", ");
    match error.span() {
        Some(span) => format!("line {}: {message}", text[..span.start.min(text.len())].matches('\n').count() + 1),
        None => message,
    }
}
