//! Reads a record: the header line by line, then the moves character by character.

use std::fmt::Display;
use std::str::FromStr;

use super::line::player_number;
use super::{
    Comment, CommentSyntax, Date, DateSyntax, LineSyntax, MAX_RECORD_BYTES, MAX_RECORD_MOVES, Record, RecordedMove,
    RecordedScenario, Tag, TagSyntax,
};
use crate::colour::Colour;
use crate::cube::excerpt;
use crate::notation::{MoveSyntax, MoveText};
use crate::scenario::{ScenarioDef, ScenarioError};
use crate::set_up::{LaidStones, LaidSyntax, SetUp};
use crate::variant::VariantSyntax;

/// What every record begins with; the number is that of the format.
pub(super) const FIRST_LINE: &str = "Rumis record 1";

/// What every line of a scenario written out begins with.
pub(super) const SCENARIO_MARK: &str = "|";

/// Why a text is not a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// Not even read.
    #[error("the record is longer than 1 MiB; shorten its comments")]
    TooLong,
    /// Something is wrong in this line.
    #[error("line {line}: {fault}")]
    At {
        /// The line, counted from 1.
        line: usize,
        /// What is wrong.
        fault: RecordFault,
    },
}

/// What is wrong with a line of a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the sentence shown to people is the documentation
pub enum RecordFault {
    #[error("a record begins with the line \"Rumis record 1\", not with {0:?}")]
    FirstLine(String),
    #[error("{0:?} is written in a format this version does not know; it reads \"Rumis record 1\"")]
    Format(String),
    #[error("{0:?} is not a header line: write \"Key: value\", and leave a blank line before the moves")]
    Header(String),
    #[error("there is a second line {0}; remove one of them")]
    Twice(String),
    #[error("the header has no line {key}; add one such as \"{key}: {example}\"")]
    Missing { key: &'static str, example: &'static str },
    #[error("write the name of a scenario after \"Scenario:\", or its definition below in lines that begin with |")]
    NoScenario,
    #[error("only the lines right after \"Scenario:\", with nothing behind the colon, may begin with |")]
    StrayDefinition,
    #[error("in the definition that begins here, {0}")]
    Scenario(ScenarioError),
    #[error("{0:?} is not a number of players; write 2 to 6")]
    Players(String),
    #[error("there is no player {0}; the players are 1 to 6")]
    PlayerNumber(String),
    #[error("what follows {key} cannot be used: {reason}")]
    Line { key: String, reason: LineSyntax },
    #[error(transparent)]
    Tag(TagSyntax),
    #[error(transparent)]
    Variant(VariantSyntax),
    #[error(transparent)]
    Date(DateSyntax),
    #[error("{0:?} is not a score; write one whole number a colour with blanks between, or remove the line")]
    Result(String),
    #[error("a ruin cannot be read: {0}")]
    Ruin(MoveSyntax),
    #[error("the stones cannot be read: {0}")]
    Stones(LaidSyntax),
    #[error("{0:?} is not a colour; write red, blue, green, yellow, violet or orange")]
    Colour(String),
    #[error("move {number} cannot be read: {reason}")]
    Move { number: usize, reason: MoveSyntax },
    #[error("there are more than 100 moves, and no game has more than 66")]
    TooManyMoves,
    #[error("the comment that begins here does not end; close it with a curly bracket")]
    OpenComment,
    #[error(transparent)]
    Comment(CommentSyntax),
}

impl FromStr for Record {
    type Err = RecordError;

    /// Reads a record; a byte order mark, Windows line ends and any spacing between moves are accepted.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text.len() > MAX_RECORD_BYTES {
            return Err(RecordError::TooLong);
        }
        let text = text.strip_prefix('\u{feff}').unwrap_or(text).replace("\r\n", "\n");
        let mut lines = Lines { rest: &text, number: 0 };
        read_first_line(lines.next().unwrap_or_default()).map_err(|fault| lines.error(fault))?;
        let header = Header::read(&mut lines)?;
        let mut record = header.finish().map_err(|fault| lines.error(fault))?;
        Moves { rest: lines.rest, line: lines.number + 1, record: &mut record }.read()?;
        Ok(record)
    }
}

/// The lines not read yet, and the number of the last one read.
struct Lines<'a> {
    rest: &'a str,
    number: usize,
}

impl<'a> Lines<'a> {
    fn next(&mut self) -> Option<&'a str> {
        if self.rest.is_empty() {
            return None;
        }
        let (line, rest) = self.rest.split_once('\n').unwrap_or((self.rest, ""));
        self.rest = rest;
        self.number += 1;
        Some(line)
    }

    /// The definition of a scenario: all lines from here that begin with the mark, without it.
    fn definition(&mut self) -> String {
        let mut definition = String::new();
        while let Some(after_mark) = self.rest.strip_prefix(SCENARIO_MARK) {
            self.rest = after_mark.strip_prefix(' ').unwrap_or(after_mark);
            definition += self.next().unwrap_or_default();
            definition.push('\n');
        }
        definition
    }

    fn error(&self, fault: RecordFault) -> RecordError {
        RecordError::At { line: self.number.max(1), fault }
    }
}

fn read_first_line(line: &str) -> Result<(), RecordFault> {
    let line = line.trim_end();
    match line.strip_prefix("Rumis record ") {
        _ if line == FIRST_LINE => Ok(()),
        Some(format) if format.bytes().all(|b| b.is_ascii_digit()) => Err(RecordFault::Format(excerpt(line))),
        _ => Err(RecordFault::FirstLine(excerpt(line))),
    }
}

/// The header as far as it has been read.
#[derive(Default)]
struct Header {
    scenario: Option<RecordedScenario>,
    players: Option<u8>,
    names: [Option<super::Name>; Colour::COUNT],
    variants: Option<crate::variant::Variants>,
    ruins: Option<Vec<crate::notation::Cubes>>,
    stones: Option<LaidStones>,
    turn: Option<Colour>,
    out: Option<Vec<Colour>>,
    date: Option<Date>,
    result: Option<Vec<i16>>,
    tags: Vec<Tag>,
}

impl Header {
    fn read(lines: &mut Lines<'_>) -> Result<Header, RecordError> {
        let mut header = Header::default();
        let mut begun = false;
        while let Some(line) = lines.next() {
            match line.trim() {
                // Blank lines above the header do no harm; the one below it ends it.
                "" if !begun => continue,
                "" => break,
                line => {
                    begun = true;
                    let at = lines.number;
                    header.read_line(line, lines).map_err(|fault| RecordError::At { line: at, fault })?;
                }
            }
        }
        Ok(header)
    }

    fn read_line(&mut self, line: &str, lines: &mut Lines<'_>) -> Result<(), RecordFault> {
        if line.starts_with(SCENARIO_MARK) {
            return Err(RecordFault::StrayDefinition);
        }
        let (key, value) = line.split_once(':').ok_or_else(|| RecordFault::Header(excerpt(line)))?;
        let (key, value) = (key.trim_end(), value.trim());
        match key.to_ascii_lowercase().as_str() {
            "scenario" => once(key, &mut self.scenario, read_scenario(key, value, lines)?),
            "players" => {
                let players = value.parse().map_err(|_| RecordFault::Players(excerpt(value)))?;
                once(key, &mut self.players, players)
            }
            "variant" => once(key, &mut self.variants, value.parse().map_err(RecordFault::Variant)?),
            "ruins" => {
                let ruins = value.split_whitespace().map(str::parse).collect::<Result<_, _>>();
                once(key, &mut self.ruins, ruins.map_err(RecordFault::Ruin)?)
            }
            "stones" => once(key, &mut self.stones, value.parse().map_err(RecordFault::Stones)?),
            "turn" => once(key, &mut self.turn, read_colour(value)?),
            "out" => {
                let out = value.split_whitespace().map(read_colour).collect::<Result<_, _>>()?;
                once(key, &mut self.out, out)
            }
            "date" => once(key, &mut self.date, value.parse().map_err(RecordFault::Date)?),
            "result" => once(key, &mut self.result, read_result(value)?),
            _ => self.read_name_or_tag(key, value),
        }
    }

    fn read_name_or_tag(&mut self, key: &str, value: &str) -> Result<(), RecordFault> {
        let unusable = |reason| RecordFault::Line { key: excerpt(key), reason };
        match player_number(key) {
            Some(number) => {
                let index = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
                let name = index.and_then(|index| self.names.get_mut(index));
                let name = name.ok_or_else(|| RecordFault::PlayerNumber(excerpt(number)))?;
                once(key, name, value.parse().map_err(unusable)?)
            }
            None => {
                let tag = Tag::new(key, value.parse().map_err(unusable)?).map_err(RecordFault::Tag)?;
                self.tags.push(tag);
                Ok(())
            }
        }
    }

    fn finish(self) -> Result<Record, RecordFault> {
        let missing = |key, example| RecordFault::Missing { key, example };
        let set_up = match (self.stones, self.turn, self.out) {
            (None, None, None) => None,
            (_, None, _) => return Err(missing("Turn", "red")),
            (stones, Some(turn), out) => {
                Some(SetUp { stones: stones.unwrap_or_default(), turn, out: out.unwrap_or_default() })
            }
        };
        Ok(Record {
            scenario: self.scenario.ok_or(missing("Scenario", "pisac"))?,
            players: self.players.ok_or(missing("Players", "3"))?,
            variants: self.variants.unwrap_or_default(),
            names: self.names,
            ruins: self.ruins.unwrap_or_default(),
            set_up,
            date: self.date,
            result: self.result,
            tags: self.tags,
            opening_comments: Vec::new(),
            moves: Vec::new(),
        })
    }
}

fn once<T>(key: impl Display, place: &mut Option<T>, value: T) -> Result<(), RecordFault> {
    match place.replace(value) {
        None => Ok(()),
        Some(_) => Err(RecordFault::Twice(key.to_string())),
    }
}

fn read_scenario(key: &str, value: &str, lines: &mut Lines<'_>) -> Result<RecordedScenario, RecordFault> {
    if !value.is_empty() {
        let unusable = |reason| RecordFault::Line { key: key.into(), reason };
        return Ok(RecordedScenario::Official(value.parse().map_err(unusable)?));
    }
    let definition = lines.definition();
    if definition.is_empty() {
        return Err(RecordFault::NoScenario);
    }
    let def = ScenarioDef::from_toml(&definition).map_err(RecordFault::Scenario)?;
    Ok(RecordedScenario::Own(Box::new(def)))
}

fn read_colour(name: &str) -> Result<Colour, RecordFault> {
    Colour::from_name(name).ok_or_else(|| RecordFault::Colour(excerpt(name)))
}

fn read_result(value: &str) -> Result<Vec<i16>, RecordFault> {
    let score = |text: &str| text.parse().map_err(|_| RecordFault::Result(excerpt(text)));
    value.split_whitespace().map(score).collect()
}

/// The moves not read yet, and the line they begin in.
struct Moves<'a> {
    rest: &'a str,
    line: usize,
    record: &'a mut Record,
}

impl<'a> Moves<'a> {
    fn read(mut self) -> Result<(), RecordError> {
        loop {
            let blanks = self.rest.len() - self.rest.trim_start().len();
            self.take(blanks);
            match self.rest.strip_prefix('{') {
                _ if self.rest.is_empty() => return Ok(()),
                Some(_) => self.read_comment()?,
                None => self.read_word()?,
            }
        }
    }

    /// Goes on by so many bytes and returns what was there.
    fn take(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(bytes);
        self.line += taken.matches('\n').count();
        self.rest = rest;
        taken
    }

    fn read_word(&mut self) -> Result<(), RecordError> {
        let end = self.rest.find(|c: char| c.is_whitespace() || c == '{').unwrap_or(self.rest.len());
        let word = without_number(self.take(end));
        let number = self.record.moves.len() + 1;
        match word.parse::<MoveText>() {
            _ if word.is_empty() => Ok(()),
            Ok(_) if number > MAX_RECORD_MOVES => Err(self.error(RecordFault::TooManyMoves)),
            Ok(text) => {
                self.record.moves.push(RecordedMove::from(text));
                Ok(())
            }
            Err(reason) => Err(self.error(RecordFault::Move { number, reason })),
        }
    }

    fn read_comment(&mut self) -> Result<(), RecordError> {
        let mut text = String::new();
        let mut inside = self.rest.char_indices().skip(1);
        let end = loop {
            match inside.next() {
                Some((index, '}')) => break index,
                Some((_, '\\')) => text.extend(inside.next().map(|(_, escaped)| escaped)),
                Some((_, plain)) => text.push(plain),
                None => return Err(self.error(RecordFault::OpenComment)),
            }
        };
        let comment: Comment = text.parse().map_err(|error| self.error(RecordFault::Comment(error)))?;
        self.take(end + 1);
        match self.record.moves.last_mut() {
            Some(last) => last.comments.push(comment),
            None => self.record.opening_comments.push(comment),
        }
        Ok(())
    }

    fn error(&self, fault: RecordFault) -> RecordError {
        RecordError::At { line: self.line, fault }
    }
}

/// A word without the number it may begin with: `12.` or `12.a1.1,a2.1`.
fn without_number(word: &str) -> &str {
    let after_digits = word.trim_start_matches(|c: char| c.is_ascii_digit());
    if after_digits.len() == word.len() { word } else { after_digits.trim_start_matches('.') }
}
