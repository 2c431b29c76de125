//! Texts in a record that can be written and read back exactly: names, tags and comments.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::cube::{excerpt, serde_as_text};

/// One line of text: 1 to `MAX` characters, no control characters, no blanks around it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Line<const MAX: usize>(String);

/// The name of a player or scenario.
pub type Name = Line<100>;

/// What a header line with a key of its own says.
pub type TagValue = Line<1000>;

/// Why a text is not a line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LineSyntax {
    /// Nothing but blanks.
    #[error("it is empty; write something or leave the line out")]
    Empty,
    /// Too many characters.
    #[error("it has {length} characters, the most is {most}")]
    TooLong {
        /// How many there are.
        length: usize,
        /// How many there may be.
        most: usize,
    },
    /// A character that cannot be seen.
    #[error("it has the control character {0:?}; remove it")]
    Control(char),
}

impl<const MAX: usize> Line<MAX> {
    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl<const MAX: usize> FromStr for Line<MAX> {
    type Err = LineSyntax;

    /// Blanks around the text are dropped.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let text = text.trim();
        let length = text.chars().count();
        match text.chars().find(|c| c.is_control()) {
            Some(c) => Err(LineSyntax::Control(c)),
            None if length == 0 => Err(LineSyntax::Empty),
            None if length > MAX => Err(LineSyntax::TooLong { length, most: MAX }),
            None => Ok(Line(text.into())),
        }
    }
}

impl<const MAX: usize> fmt::Display for Line<MAX> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl<const MAX: usize> From<Line<MAX>> for String {
    fn from(line: Line<MAX>) -> String {
        line.0
    }
}

impl<const MAX: usize> TryFrom<String> for Line<MAX> {
    type Error = LineSyntax;
    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

/// A header line with a key that means nothing to the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "RawTag")]
pub struct Tag {
    key: String,
    value: TagValue,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTag {
    key: String,
    value: TagValue,
}

impl TryFrom<RawTag> for Tag {
    type Error = TagSyntax;
    fn try_from(raw: RawTag) -> Result<Self, Self::Error> {
        Tag::new(&raw.key, raw.value)
    }
}

/// Why a text is not the key of a tag.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TagSyntax {
    /// Characters that a key may not have.
    #[error("{0:?} is not a key: write 1 to 40 letters, digits, blanks or hyphens, a letter first, then a colon")]
    Key(String),
    /// A key with a meaning of its own.
    #[error("the key {0} has a meaning of its own and cannot be that of another tag")]
    Reserved(String),
}

/// The keys that mean something, apart from `Player 1` to `Player 6`.
pub(super) const KNOWN_KEYS: [&str; 9] =
    ["Scenario", "Players", "Variant", "Ruins", "Stones", "Turn", "Out", "Date", "Result"];

impl Tag {
    /// A tag with a key of its own: letters, digits, blanks and hyphens, a letter first.
    pub fn new(key: &str, value: TagValue) -> Result<Tag, TagSyntax> {
        let allowed = |b: u8| b.is_ascii_alphanumeric() || b == b' ' || b == b'-';
        let well_formed = key.starts_with(|c: char| c.is_ascii_alphabetic()) && key.bytes().all(allowed);
        match () {
            () if !well_formed || key.len() > 40 || key.ends_with(' ') => Err(TagSyntax::Key(excerpt(key))),
            () if is_known(key) => Err(TagSyntax::Reserved(key.into())),
            () => Ok(Tag { key: key.into(), value }),
        }
    }

    /// What stands before the colon.
    pub fn key(&self) -> &str {
        &self.key
    }

    /// What stands after it.
    pub fn value(&self) -> &TagValue {
        &self.value
    }
}

fn is_known(key: &str) -> bool {
    KNOWN_KEYS.iter().any(|known| known.eq_ignore_ascii_case(key)) || player_number(key).is_some()
}

/// The digits of a key of the form `Player 1`, whatever the number.
pub(super) fn player_number(key: &str) -> Option<&str> {
    let (word, number) = key.split_once(' ')?;
    let digits = !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit());
    (word.eq_ignore_ascii_case("player") && digits).then_some(number)
}

/// A comment among the moves: any text without control characters, but it may have several lines and tabs.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Comment(String);

/// A comment has a character that cannot be seen.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the comment has the control character {0:?}; remove it")]
pub struct CommentSyntax(pub char);

impl Comment {
    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Comment {
    type Err = CommentSyntax;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.chars().find(|c| c.is_control() && !"\n\t".contains(*c)) {
            Some(c) => Err(CommentSyntax(c)),
            None => Ok(Comment(text.into())),
        }
    }
}

impl fmt::Display for Comment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

serde_as_text!(Comment);
