//! Numbered lists of moves to pick from.

use rumis::{MoveText, Square, Stone};

use super::table::{Choice, Held};
use crate::grid::LINE_WIDTH;
use crate::stones;

/// So many moves of a long list are shown at once.
const PAGE: usize = 60;

/// The last list shown; numbers pick from it.
#[derive(Default)]
pub struct List {
    texts: Vec<MoveText>,
    shown: usize,
}

impl List {
    /// A list of these choices, none of them shown yet.
    pub fn new(choices: impl IntoIterator<Item = Choice>) -> List {
        List { texts: choices.into_iter().map(|choice| choice.text).collect(), shown: 0 }
    }

    /// A list that is shown in another way.
    pub fn shown(texts: Vec<MoveText>) -> List {
        List { shown: texts.len(), texts }
    }

    /// The move with this number, from 1.
    pub fn pick(&self, number: usize) -> Option<&MoveText> {
        self.texts.get(number.checked_sub(1)?)
    }

    /// The number of moves in the list.
    pub fn len(&self) -> usize {
        self.texts.len()
    }

    /// The next part of the list in columns; empty when all has been shown.
    pub fn next_page(&mut self) -> String {
        let end = self.texts.len().min(self.shown + PAGE);
        let numbers = self.shown..end;
        self.shown = end;
        let entries: Vec<String> = numbers.map(|index| format!("{:>4}  {}", index + 1, self.texts[index])).collect();
        let mut page = in_columns(&entries);
        let left = self.texts.len() - end;
        if left > 0 {
            page += &format!("  … and {left} more: type more, or name a square to see fewer\n");
        }
        page
    }
}

/// Reads down the columns, like a page of a directory.
fn in_columns(entries: &[String]) -> String {
    let width = 2 + entries.iter().map(String::len).max().unwrap_or(0);
    let columns = (LINE_WIDTH / width).max(1);
    let rows = entries.len().div_ceil(columns);
    let row = |row: usize| {
        let cells = entries.iter().skip(row).step_by(rows).map(|entry| format!("{entry:width$}"));
        cells.collect::<String>().trim_end().to_string() + "\n"
    };
    (0..rows).map(row).collect()
}

/// The choices with this stone and on this square, where they are given.
pub fn matching(choices: Vec<Choice>, stone: Option<Stone>, square: Option<Square>) -> Vec<Choice> {
    let wanted = |choice: &Choice| {
        stone.is_none_or(|stone| choice.stone == stone) && square.is_none_or(|square| choice.squares.contains(&square))
    };
    choices.into_iter().filter(wanted).collect()
}

/// The stones with their drawings and the number of places each can go.
pub fn stone_list(hand: &[Held], choices: &[Choice]) -> String {
    let mut lines = String::new();
    for Held { stone, lies_at } in hand {
        let places = places(*stone, lies_at.is_some(), choices);
        let mut left = format!("  {}  {}  {places:>11}", stone.code(), stone.name());
        let mut right = lies_at.as_ref().map(|cubes| format!("  at {cubes}")).unwrap_or_default();
        for line in stones::drawing(*stone) {
            let width = if right.is_empty() { 0 } else { 16 };
            lines += format!("{left}   {line:width$}{right}").trim_end();
            lines.push('\n');
            left = " ".repeat(left.len());
            right.clear();
        }
    }
    lines
}

fn places(stone: Stone, is_taken_up: bool, choices: &[Choice]) -> String {
    let of_stone = || choices.iter().filter(|choice| choice.stone == stone);
    let is_put_aside = of_stone().any(|choice| matches!(choice.text, MoveText::Rebuild { put: None, .. }));
    match of_stone().count() {
        // Every stone that can be taken has at least the choice to be put aside.
        0 if is_taken_up => "covered".into(),
        0 => "no place".into(),
        1 if is_put_aside => "put aside".into(),
        1 => "1 place".into(),
        count => format!("{count} places"),
    }
}
