//! A game and the positions after it, one for each move tried: what an exact search walks up and down.

use rumis::{Game, Move, Playout};

/// Positions by depth. Those deeper than the last one played hold old ones, used again without allocating.
pub(crate) struct Stack(Vec<Playout>);

impl Stack {
    pub(crate) fn new(game: &Game) -> Stack {
        Stack(vec![Playout::new(game)])
    }

    pub(crate) fn at(&self, depth: usize) -> &Playout {
        &self.0[depth]
    }

    /// Where the search begins, to go on or to begin elsewhere.
    pub(crate) fn root(&mut self) -> &mut Playout {
        &mut self.0[0]
    }

    /// Makes a move from the position at this depth; the new position is one deeper.
    pub(crate) fn play(&mut self, depth: usize, played: Move) {
        if self.0.len() == depth + 1 {
            self.0.push(Playout::new(&self.0[depth].game()));
        }
        let (before, after) = self.0.split_at_mut(depth + 1);
        after[0].copy_from(&before[depth]);
        after[0].play(played);
    }
}
