//! Judges one move, looking at the position after it where the position before it does not say enough.

use rumis::{Colour, Game, Move};
use rumis_engine::{Analysis, Verdict, Worth};

use crate::interrupt;
use crate::thinking::{Thinking, seed_of_move};

/// Who judges.
pub struct Judge {
    pub thinking: Thinking,
}

/// One move, judged.
pub struct Judged {
    /// From 1.
    pub number: usize,
    pub colour: Colour,
    /// From 0.
    pub player: usize,
    pub played: Move,
    pub best: Move,
    pub verdict: Verdict,
}

impl Judge {
    /// Judges a move that was made in this position; `None` if it is over or somebody asked to stop.
    pub fn judge(&self, game: &mut Game, played: Move) -> Option<Judged> {
        let colour = game.to_move()?;
        let rules = game.plan().rules();
        let player = rules.owner(colour);
        let analysis = self.analyse(game);
        let best = analysis.best()?;
        let worth = match analysis.well_known(played) {
            Some(known) => Worth::of(known, rules, player),
            None => self.worth_after(game, played, player)?,
        };
        let verdict = Verdict { worth, best: Worth::of(best, rules, player) };
        let number = game.history().len() + 1;
        Some(Judged { number, colour, player, played, best: best.played, verdict })
    }

    fn worth_after(&self, game: &mut Game, played: Move, player: usize) -> Option<Worth> {
        let rules = game.plan().rules();
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
