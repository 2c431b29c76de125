//! What the engine makes of a position, for people who want to understand a game.

use rumis::record::Comment;
use rumis::{Colour, Game, Move, Record};
use rumis_engine::{Analysis, Candidate, DEFAULT_MEMORY, Limits, Mark, Params, Thinking, Verdict, Worth};
use rumis_wasm_shared::Problem;
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::table::Table;
use crate::thinking::now;

/// So many of the best moves are told.
const MOVES_TOLD: usize = 5;

/// The engine in front of one position.
#[wasm_bindgen]
pub struct Analyst {
    game: Game,
    /// The move that was made here.
    next: Option<Move>,
    thinking: Thinking,
}

/// What is known about a position.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct PositionAnalysis {
    /// How many games were simulated.
    pub simulations: f64,
    /// For each player what is to be expected if everybody goes on as well as possible.
    pub worths: Vec<WorthView>,
    /// For each colour the points to be expected at the end.
    pub points: Vec<f64>,
    /// A few of the best moves, the best first, the others by how long they were looked at. Empty if the game is over.
    pub moves: Vec<MoveAnalysis>,
    /// What the move that was made here is worth to whoever made it, if this analysis says enough about it.
    #[tsify(optional)]
    pub next: Option<WorthView>,
}

/// What is to be expected for a player.
#[derive(Clone, Copy, Serialize, Deserialize, Tsify)]
pub struct WorthView {
    /// The share of the win, 0 to 1.
    pub share: f64,
    /// The lead over the best colour of the others, in points.
    pub lead: f64,
    /// True if both are proved.
    pub exact: bool,
}

/// A move that could be made.
#[derive(Serialize, Tsify)]
pub struct MoveAnalysis {
    /// As it is written.
    pub text: String,
    /// What it is worth to whoever makes it.
    pub worth: WorthView,
    /// How the game would go on, this move first.
    pub line: Vec<String>,
}

/// What a move cost.
#[derive(Serialize, Tsify)]
pub struct VerdictView {
    /// The share of the win, 0 to 1.
    pub cost: f64,
    pub points: f64,
    /// True if the cost is proved.
    pub exact: bool,
    #[tsify(optional, type = "MarkName")]
    pub mark: Option<&'static str>,
}

#[wasm_bindgen(typescript_custom_section)]
const NAMES: &str = "
/** How bad a mistake is. */
export type MarkName = 'doubtful' | 'mistake' | 'blunder';
";

#[wasm_bindgen]
impl Analyst {
    /// Sits down in front of the position after so many moves of a record.
    #[wasm_bindgen(constructor)]
    pub fn new(record: &str, moves: usize, seed: u32) -> Result<Analyst, JsValue> {
        let mut game = Table::replay(record)?.game().clone();
        let next = game.history().nth(moves).map(|(_, played)| played);
        while game.history().len() > moves && game.undo() {}
        let params = Params::for_rules(game.plan().rules());
        let thinking = Thinking::new(&game, &params, DEFAULT_MEMORY, seed.into());
        Ok(Analyst { game, next, thinking })
    }

    /// Thinks for at most so many milliseconds; true if nothing more is to be found out.
    pub fn think(&mut self, milliseconds: f64) -> bool {
        let end = now() + milliseconds;
        let stop = move || now() >= end;
        self.thinking.think(&Limits { simulations: u64::MAX, memory: 0, threads: 1, seed: 0, stop: &stop })
    }

    /// What is known by now.
    pub fn analysis(&self) -> Result<Ts<PositionAnalysis>, JsError> {
        Ok(Ts::from_rust(&self.known())?)
    }
}

impl Analyst {
    fn known(&self) -> PositionAnalysis {
        let analysis = self.thinking.analysis();
        let rules = self.game.plan().rules();
        let worth = |player| match analysis.best() {
            Some(best) => Worth::of(best, rules, player).into(),
            None => Worth::at_the_end(&self.game, player).into(),
        };
        let told = analysis.candidates.iter().take(MOVES_TOLD).filter(|candidate| is_known(candidate));
        PositionAnalysis {
            simulations: analysis.simulations as f64,
            worths: (0..rules.players()).map(worth).collect(),
            points: self.points(&analysis),
            moves: told.map(|candidate| self.told(candidate)).collect(),
            next: self.worth_of_next(&analysis),
        }
    }

    fn points(&self, analysis: &Analysis) -> Vec<f64> {
        let expected = |&colour: &Colour| match analysis.best() {
            Some(best) => f64::from(best.points[colour.index()]),
            None => f64::from(self.game.score(colour).total),
        };
        self.game.plan().rules().turn_order().iter().map(expected).collect()
    }

    fn told(&self, candidate: &Candidate) -> MoveAnalysis {
        let text = |&played: &Move| self.game.text(played).to_string();
        MoveAnalysis {
            text: text(&candidate.played),
            worth: self.to_mover(candidate),
            line: candidate.line.iter().map(text).collect(),
        }
    }

    fn worth_of_next(&self, analysis: &Analysis) -> Option<WorthView> {
        analysis.well_known(self.next?).map(|candidate| self.to_mover(candidate))
    }

    fn to_mover(&self, candidate: &Candidate) -> WorthView {
        let rules = self.game.plan().rules();
        let player = self.game.to_move().map_or(0, |colour| rules.owner(colour));
        Worth::of(candidate, rules, player).into()
    }
}

fn is_known(candidate: &Candidate) -> bool {
    candidate.visits > 0 || candidate.exact
}

/// What a move cost that is worth this, beside the best one.
#[wasm_bindgen]
pub fn verdict(worth: Ts<WorthView>, best: Ts<WorthView>) -> Result<Ts<VerdictView>, JsError> {
    let verdict = Verdict { worth: worth.to_rust()?.into(), best: best.to_rust()?.into() };
    let name = |mark| match mark {
        Mark::Doubtful => "doubtful",
        Mark::Mistake => "mistake",
        Mark::Blunder => "blunder",
    };
    let (cost, points, exact) = (verdict.cost(), verdict.points(), verdict.exact());
    Ok(Ts::from_rust(&VerdictView { cost, points, exact, mark: verdict.mark().map(name) })?)
}

/// The record with comments: the first before the moves, each other after one; empty ones are left out.
#[wasm_bindgen]
pub fn annotated(record: &str, comments: Vec<String>) -> Result<String, JsValue> {
    Ok(with_comments(record, &comments)?)
}

fn with_comments(record: &str, comments: &[String]) -> Result<String, Problem> {
    let mut record: Record = record.parse()?;
    let written = |text: &String| text.parse::<Comment>().ok().filter(|_| !text.is_empty());
    record.opening_comments.extend(comments.first().and_then(written));
    for (played, text) in record.moves.iter_mut().zip(comments.iter().skip(1)) {
        played.comments.extend(written(text));
    }
    Ok(record.to_string())
}

impl From<Worth> for WorthView {
    fn from(Worth { share, lead, exact }: Worth) -> WorthView {
        WorthView { share, lead, exact }
    }
}

impl From<WorthView> for Worth {
    fn from(WorthView { share, lead, exact }: WorthView) -> Worth {
        Worth { share, lead, exact }
    }
}

#[cfg(test)]
mod tests {
    use super::with_comments;

    #[test]
    fn comments_stand_after_their_moves_and_are_read_back() {
        let record = "Rumis record 1\nScenario: pisac\nPlayers: 3\n\n1. a1.1,a2.1 b1.1,b2.1\n";
        let comments = ["opening", "", "lost {10 %}"].map(String::from);
        let text = with_comments(record, &comments).ok().unwrap();
        assert!(text.ends_with("{opening}\n1. a1.1,a2.1 b1.1,b2.1 {lost {10 %\\}}\n"), "{text}");
        let read: rumis::Record = text.parse().unwrap();
        assert_eq!(read.moves[1].comments[0].as_str(), "lost {10 %}");
    }
}
