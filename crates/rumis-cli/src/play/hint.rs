//! What the best player would do.

use rumis::{Game, MoveText};
use rumis_engine::{Analysis, Candidate};

use crate::judged;

/// So many moves are shown.
const SHOWN: usize = 3;

/// The best moves, for picking.
pub fn moves(game: &Game, analysis: &Analysis) -> Vec<MoveText> {
    best(analysis).map(|candidate| game.text(candidate.played)).collect()
}

/// The best moves, numbered, each with the share of the win and the points to be expected.
pub fn text(game: &Game, analysis: &Analysis) -> String {
    let Some(colour) = game.to_move() else { return "The game is over.\n".into() };
    let player = game.plan().rules().owner(colour);
    let named: Vec<String> = best(analysis).map(|candidate| judged::named(game, candidate.played)).collect();
    let width = named.iter().map(String::len).max().unwrap_or(0);
    let mut lines = format!("The best moves for {colour}, its share of the win, and the points to be expected:\n");
    for (index, (candidate, named)) in best(analysis).zip(&named).enumerate() {
        let share = 100.0 * candidate.shares[player];
        let exact = if candidate.exact { "  exact" } else { "" };
        lines += &format!("{:>4}  {named:width$}  {share:>3.0} %  {}{exact}\n", index + 1, points(game, candidate));
    }
    lines
}

/// Moves that were never tried say nothing.
fn best(analysis: &Analysis) -> impl Iterator<Item = &Candidate> {
    analysis.candidates.iter().filter(|candidate| candidate.exact || candidate.visits > 0).take(SHOWN)
}

fn points(game: &Game, candidate: &Candidate) -> String {
    let colours = game.plan().rules().turn_order().iter().zip(&candidate.points);
    let digits = if candidate.exact { 0 } else { 1 };
    colours.map(|(colour, points)| format!("{colour} {points:.digits$}")).collect::<Vec<_>>().join(", ")
}
