//! Judges one move by what could have been played instead.

use rumis::{Colour, Game, Move, Rules};

use crate::analysis::{Analysis, Candidate};

/// A move looked at less often than this part of the best one is judged by looking at the position after it.
const HARDLY_LOOKED_AT: u32 = 10;

/// Fewer simulations than this say little about a move.
const FEW_VISITS: u32 = 1_000;

/// What is to be expected for a player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Worth {
    /// The share of the win.
    pub share: f64,
    /// The lead of the player's best colour over the best colour of the others.
    pub lead: f64,
    /// True if both are proved.
    pub exact: bool,
}

/// How bad a mistake is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mark {
    /// From 5 % of the win.
    Doubtful,
    /// From 10 %.
    Mistake,
    /// From 20 %.
    Blunder,
}

/// A move beside the best one.
#[derive(Clone, Copy, Debug)]
pub struct Verdict {
    /// What the move is worth to whoever made it.
    pub worth: Worth,
    /// What the best move would have been worth.
    pub best: Worth,
}

impl Worth {
    /// What a move promises a player.
    pub fn of(candidate: &Candidate, rules: Rules, player: usize) -> Worth {
        let points = |colour: Colour| f64::from(candidate.points[colour.index()]);
        let share = f64::from(candidate.shares[player]);
        Worth { share, lead: lead(rules, player, points), exact: candidate.exact }
    }

    /// What a player has in a game that is over.
    pub fn at_the_end(game: &Game, player: usize) -> Worth {
        let winners = game.winners();
        let share = if winners.contains(&player) { 1.0 / winners.len() as f64 } else { 0.0 };
        let points = |colour: Colour| f64::from(game.score(colour).total);
        Worth { share, lead: lead(game.plan().rules(), player, points), exact: true }
    }
}

fn lead(rules: Rules, player: usize, points: impl Fn(Colour) -> f64) -> f64 {
    let best = |own: bool| {
        let colours = rules.turn_order().iter().filter(|&&colour| (rules.owner(colour) == player) == own);
        colours.map(|&colour| points(colour)).fold(f64::NEG_INFINITY, f64::max)
    };
    best(true) - best(false)
}

impl Analysis {
    /// A move, if it was looked at well enough to be judged by this analysis alone. Otherwise the position after it has
    /// to be looked at: beside a proof an estimate would compare badly, and that position is even easier to prove.
    pub fn well_known(&self, played: Move) -> Option<&Candidate> {
        let best = self.best()?;
        if best.played == played {
            return Some(best);
        }
        let found = self.candidates.iter().find(|candidate| candidate.played == played)?;
        let is_looked_at = found.visits >= FEW_VISITS.max(best.visits / HARDLY_LOOKED_AT);
        (is_looked_at && !best.exact).then_some(found)
    }
}

impl Verdict {
    /// The share of the win that the move cost. That a move is better than the best one is an error of estimates.
    pub fn cost(&self) -> f64 {
        (self.best.share - self.worth.share).max(0.0)
    }

    /// The points that the move cost.
    pub fn points(&self) -> f64 {
        (self.best.lead - self.worth.lead).max(0.0)
    }

    /// True if the cost is proved.
    pub fn exact(&self) -> bool {
        self.best.exact && self.worth.exact
    }

    /// The mark of a mistake.
    pub fn mark(&self) -> Option<Mark> {
        match self.cost() {
            cost if cost >= 0.2 => Some(Mark::Blunder),
            cost if cost >= 0.1 => Some(Mark::Mistake),
            cost if cost >= 0.05 => Some(Mark::Doubtful),
            _ => None,
        }
    }
}

impl Mark {
    /// As in books about chess.
    pub fn sign(self) -> &'static str {
        match self {
            Mark::Doubtful => "?!",
            Mark::Mistake => "?",
            Mark::Blunder => "??",
        }
    }
}
