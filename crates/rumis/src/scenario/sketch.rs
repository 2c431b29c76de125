//! A scenario as somebody draws it: squares and lines instead of signs and texts.

use std::collections::{BTreeMap, BTreeSet};

use super::{Draft, Edition, PlayersRow, ScenarioDef, Source};
use crate::cube::{MAX_SIDE, Square};

/// A drawing of a scenario. It may have every fault that a definition may have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sketch {
    /// As in [`ScenarioDef`].
    pub id: String,
    /// As in [`ScenarioDef`].
    pub name: String,
    /// As in [`ScenarioDef`].
    pub meaning: String,
    /// As in [`Source`].
    pub note: String,
    /// As in [`ScenarioDef`].
    pub rebuild: bool,
    /// The size of the sheet, which may be larger than the plan on it.
    pub width: u8,
    /// The other side of the sheet.
    pub depth: u8,
    /// The squares with their own limits; `None` means no limit of its own.
    pub squares: BTreeMap<Square, Option<u8>>,
    /// One row for each number of players.
    pub players: Vec<SketchRow>,
}

/// What is drawn for one number of players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SketchRow {
    /// The number of players.
    pub count: u8,
    /// The maximum height.
    pub height: u8,
    /// The squares inside the line; empty if no line is drawn.
    pub inside: BTreeSet<Square>,
}

impl Sketch {
    /// Draws a definition, leaving out what cannot be drawn.
    pub fn of(def: &ScenarioDef) -> Sketch {
        let draft = Draft::new(def.clone());
        let width = def.plan.iter().map(|row| row.chars().count()).max().unwrap_or(0);
        let row = |row: &PlayersRow| SketchRow {
            count: row.count,
            height: row.height,
            inside: draft.inside(row.count).cloned().unwrap_or_default(),
        };
        Sketch {
            id: def.id.clone(),
            name: def.name.clone(),
            meaning: def.meaning.clone(),
            note: def.source.note.clone(),
            rebuild: def.rebuild,
            width: width.clamp(1, MAX_SIDE) as u8,
            depth: def.plan.len().clamp(1, MAX_SIDE) as u8,
            squares: draft.squares().collect(),
            players: def.players.iter().map(row).collect(),
        }
    }

    /// The definition that says what is drawn.
    pub fn def(&self) -> ScenarioDef {
        let sign = |y| move |x| self.squares.get(&Square { x, y }).map_or('.', |&limit| sign(limit));
        let row = |y| (0..self.width).map(sign(y)).collect();
        let players = self.players.iter().map(|row| PlayersRow {
            count: row.count,
            height: row.height,
            line: self.rectangles(&row.inside),
        });
        ScenarioDef {
            id: self.id.clone(),
            name: self.name.clone(),
            meaning: self.meaning.clone(),
            edition: Edition::Own,
            source: Source { note: self.note.clone(), ..Source::default() },
            rebuild: self.rebuild,
            plan: (0..self.depth).rev().map(row).collect(),
            players: players.collect(),
        }
    }

    /// The line around some squares as a few rectangles. They may also cover places that are no squares.
    fn rectangles(&self, inside: &BTreeSet<Square>) -> Vec<String> {
        let mut left = inside.clone();
        let mut rectangles = Vec::new();
        while let Some(&start) = left.first() {
            let found = Rectangle::around(start).grown(Rectangle::bounding(inside), |square| {
                inside.contains(square) || !self.squares.contains_key(square)
            });
            left.retain(|square| !found.contains(square));
            rectangles.push(found.to_string());
        }
        rectangles
    }
}

/// The sign for a square in a scenario file; `?`, which is a fault, if there is none.
fn sign(limit: Option<u8>) -> char {
    match limit {
        None => '#',
        Some(limit @ 1..=9) => (b'0' + limit) as char,
        Some(limit @ 10..=16) => (b'A' + limit - 10) as char,
        Some(_) => '?',
    }
}

/// All squares from one corner to another, both included.
#[derive(Clone, Copy)]
struct Rectangle {
    low: Square,
    high: Square,
}

impl Rectangle {
    fn around(square: Square) -> Rectangle {
        Rectangle { low: square, high: square }
    }

    fn bounding(squares: &BTreeSet<Square>) -> Rectangle {
        let xs = || squares.iter().map(|square| square.x);
        let ys = || squares.iter().map(|square| square.y);
        Rectangle {
            low: Square { x: xs().min().unwrap_or(0), y: ys().min().unwrap_or(0) },
            high: Square { x: xs().max().unwrap_or(0), y: ys().max().unwrap_or(0) },
        }
    }

    fn contains(&self, square: &Square) -> bool {
        (self.low.x..=self.high.x).contains(&square.x) && (self.low.y..=self.high.y).contains(&square.y)
    }

    fn squares(self) -> impl Iterator<Item = Square> {
        (self.low.y..=self.high.y).flat_map(move |y| (self.low.x..=self.high.x).map(move |x| Square { x, y }))
    }

    /// As large as it gets within bounds, side by side, over allowed squares only.
    fn grown(mut self, bounds: Rectangle, allowed: impl Fn(&Square) -> bool) -> Rectangle {
        loop {
            let mut larger = [self; 4];
            larger[0].low.x = self.low.x.saturating_sub(1).max(bounds.low.x);
            larger[1].high.x = (self.high.x + 1).min(bounds.high.x);
            larger[2].low.y = self.low.y.saturating_sub(1).max(bounds.low.y);
            larger[3].high.y = (self.high.y + 1).min(bounds.high.y);
            let grows = |next: &&Rectangle| (next.low, next.high) != (self.low, self.high);
            match larger.iter().filter(grows).find(|next| next.squares().all(|square| allowed(&square))) {
                Some(next) => self = *next,
                None => return self,
            }
        }
    }
}

impl std::fmt::Display for Rectangle {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        match self.low == self.high {
            true => write!(f, "{}", self.low),
            false => write!(f, "{}:{}", self.low, self.high),
        }
    }
}
