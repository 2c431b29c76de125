//! A player choosing a move, a little at a time.

use rumis::{Game, Move};

use crate::analysis::Limits;
use crate::player::{Player, Preference};
use crate::thinking::Thinking;

/// A player who thinks for as long as it is let. What it would play can be asked for at any time.
pub enum Choosing {
    /// It does not think ahead, or there is nothing to choose: this is the move.
    Chosen(Option<Move>),
    /// It thinks, for at most so many simulations.
    Thinking(Box<Thinking>, u64),
}

impl Choosing {
    /// Sits a player down in front of a game.
    pub fn new(game: &Game, player: Player, memory: usize, seed: u64) -> Choosing {
        match player.preference(game, None, seed) {
            Preference::Move(chosen) => Choosing::Chosen(chosen),
            Preference::Search(params, most) => {
                Choosing::Thinking(Box::new(Thinking::new(game, &params, memory, seed)), most)
            }
        }
    }

    /// Thinks until `stop` says so; true if it has made up its mind.
    pub fn think(&mut self, stop: &(dyn Fn() -> bool + Sync)) -> bool {
        let Choosing::Thinking(thinking, most) = self else { return true };
        let limits = Limits { simulations: *most, memory: 0, threads: 1, seed: 0, stop };
        thinking.think(&limits) || thinking.simulations() >= *most
    }

    /// The move it would make now; `None` if the game is over.
    pub fn chosen(&self) -> Option<Move> {
        match self {
            Choosing::Chosen(chosen) => *chosen,
            Choosing::Thinking(thinking, _) => thinking.analysis().best().map(|candidate| candidate.played),
        }
    }
}
