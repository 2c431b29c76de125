//! Judges one move by what could have been played instead.

use rumis::{Colour, Game, Move, Rules};
use rumis_engine::{Analysis, Candidate};

use crate::interrupt;
use crate::thinking::{Thinking, seed_of_move};

/// A move looked at less often than this part of the best one is judged by looking at the position after it.
const HARDLY_LOOKED_AT: u32 = 10;

/// Fewer simulations than this say little about a move.
const FEW_VISITS: u32 = 1_000;

/// Who judges.
pub struct Judge {
    pub thinking: Thinking,
}

/// What is to be expected for the player who moves.
#[derive(Clone, Copy, Debug)]
pub struct Worth {
    /// The share of the win.
    pub share: f64,
    /// The lead of the player's best colour over the best colour of the others.
    pub lead: f64,
    /// True if both are proved.
    pub exact: bool,
}

/// One move, judged.
pub struct Verdict {
    /// From 1.
    pub number: usize,
    pub colour: Colour,
    /// From 0.
    pub player: usize,
    pub played: Move,
    pub best: Move,
    pub worth: Worth,
    pub best_worth: Worth,
}

/// How bad a mistake is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mark {
    Doubtful,
    Mistake,
    Blunder,
}

impl Judge {
    /// Judges a move that was made in this position; `None` if it is over or somebody asked to stop.
    pub fn judge(&self, game: &mut Game, played: Move) -> Option<Verdict> {
        let colour = game.to_move()?;
        let player = game.plan().rules().owner(colour);
        let analysis = self.analyse(game);
        let best = analysis.best()?;
        let best_worth = Worth::of(best, game.plan().rules(), player);
        let worth = match best.played == played {
            true => best_worth,
            false => self.worth_of_other(game, played, player, &analysis)?,
        };
        let number = game.history().len() + 1;
        Some(Verdict { number, colour, player, played, best: best.played, worth, best_worth })
    }

    /// What a move is worth that is not the best: from the same analysis if it was looked at well enough.
    fn worth_of_other(&self, game: &mut Game, played: Move, player: usize, analysis: &Analysis) -> Option<Worth> {
        let rules = game.plan().rules();
        let best = analysis.best()?;
        let found = analysis.candidates.iter().find(|candidate| candidate.played == played)?;
        let looked_at = found.visits >= FEW_VISITS.max(best.visits / HARDLY_LOOKED_AT);
        // Beside a proof, an estimate would compare badly; the position after the move is even easier to prove.
        if looked_at && !best.exact {
            return Some(Worth::of(found, rules, player));
        }
        game.play_unchecked(played);
        let after = match game.is_over() {
            true => Some(Worth::at_the_end(game, player)),
            false => self.analyse(game).best().map(|reply| Worth::of(reply, rules, player)),
        };
        game.undo();
        after
    }

    fn analyse(&self, game: &Game) -> Analysis {
        self.thinking.analyse(game, seed_of_move(0, game.history().len()), interrupt::asked)
    }
}

impl Worth {
    fn of(candidate: &Candidate, rules: Rules, player: usize) -> Worth {
        let points = |colour: Colour| f64::from(candidate.points[colour.index()]);
        let share = f64::from(candidate.shares[player]);
        Worth { share, lead: lead(rules, player, points), exact: candidate.exact }
    }

    fn at_the_end(game: &Game, player: usize) -> Worth {
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

impl Verdict {
    /// The share of the win that the move cost. That a move is better than the best one is an error of estimates.
    pub fn cost(&self) -> f64 {
        (self.best_worth.share - self.worth.share).max(0.0)
    }

    /// The points that the move cost.
    pub fn points(&self) -> f64 {
        (self.best_worth.lead - self.worth.lead).max(0.0)
    }

    /// True if the cost is proved.
    pub fn exact(&self) -> bool {
        self.best_worth.exact && self.worth.exact
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
