//! What the engine thinks of a move, in words and for programs.

use rumis::{Game, Move, Stone};
use rumis_engine::Candidate;
use serde::Serialize;

/// The stone that a move places or takes.
pub fn stone(game: &Game, played: Move) -> Stone {
    let (Move::Place(moved) | Move::Rebuild { take: moved, .. }) = played;
    game.plan().stone(moved)
}

/// A move with the name of its stone.
pub fn named(game: &Game, played: Move) -> String {
    format!("{} {}", stone(game, played).name(), game.text(played))
}

/// A move and what is to be expected of it, as JSON has it.
#[derive(Serialize)]
pub struct Judged {
    #[serde(rename = "move")]
    text: String,
    stone: &'static str,
    visits: u32,
    /// For each player.
    shares: Vec<f64>,
    /// For each colour in the order of play.
    points: Vec<f64>,
    exact: bool,
    line: Vec<String>,
}

impl Judged {
    /// A move of this game.
    pub fn new(game: &Game, candidate: &Candidate) -> Judged {
        let round = |values: &[f32], digits: i32| values.iter().map(|&value| rounded(value.into(), digits)).collect();
        Judged {
            text: game.text(candidate.played).to_string(),
            stone: stone(game, candidate.played).name(),
            visits: candidate.visits,
            shares: round(&candidate.shares, 4),
            points: round(&candidate.points, 2),
            exact: candidate.exact,
            line: candidate.line.iter().map(|&played| game.text(played).to_string()).collect(),
        }
    }
}

/// A number with so many digits behind the point.
pub fn rounded(value: f64, digits: i32) -> f64 {
    let factor = 10f64.powi(digits);
    (value * factor).round() / factor
}
