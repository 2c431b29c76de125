//! Proven values in the tree: ends of the game that it reaches, and what follows from them further up.

use std::sync::Arc;

use crate::search::{Search, Step};
use crate::tree::{Look, Node};
use crate::value::Totals;

impl Search {
    /// The last step ends the game: notes that, and whatever is proven by it further up.
    pub(crate) fn prove(&self, path: &[Step<'_>], mut end: Totals) {
        if !self.params.proves || !self.budget.take(0) {
            return;
        }
        for &Step { node, look, child, player, .. } in path.iter().rev() {
            _ = child.node.get_or_init(Arc::default).end.set(end);
            look.be_proven(self.proven_worth(&end).values[player]);
            match self.proven_end(node) {
                Some(proven) => end = proven,
                None => return,
            }
        }
    }

    /// How the game ends if a node is proven: a child wins for the player whose turn it is, or all are proven and one
    /// is the best. Who wins alone need not look for a larger margin.
    fn proven_end(&self, node: &Node) -> Option<Totals> {
        let mut best: Option<(f32, &Totals)> = None;
        let mut all = node.has_all_children();
        for (look, child) in node.children() {
            match (look.proven(), child.end()) {
                (Some(value), Some(end)) if best.is_none_or(|(known, _)| value > known) => best = Some((value, end)),
                (Some(_), Some(_)) => {}
                _ => all = false,
            }
        }
        best.filter(|&(value, _)| all || value >= self.won()).map(|(_, end)| *end)
    }

    /// For the order of the moves of the root: more than 0 if it is proven to win, less if to lose.
    pub(crate) fn proven_rank(&self, look: &Look) -> f32 {
        match look.proven() {
            Some(value) if value >= self.won() => value,
            Some(value) if value <= 1.0 - self.won() => value - 1.0,
            _ => 0.0,
        }
    }

    /// A value from here on means winning alone; one minus it or less, losing.
    fn won(&self) -> f32 {
        1.0 - self.params.margin / 2.0
    }
}
