//! Looks closer at the moves of a node that has been visited often: at the outlook after each, which takes far longer than
//! first sight, but tells good moves much better.

use rumis::{Move, Playout};

use crate::tree::{Child, Look, Node, Segment};
use crate::widen::{Widener, Widening};

impl Widener {
    /// True if the node now has all its children, those with the best outlook first. The playout stands at the node.
    #[inline]
    pub(crate) fn looks_closer(
        &mut self,
        widening: &Widening<'_>,
        playout: &Playout,
        node: &Node,
        width: usize,
    ) -> bool {
        let after = widening.params.closer_after;
        // The root wants all its children at once, and keeps their order.
        let is_time = after > 0 && (node.stats.count() >= after || width == usize::MAX);
        is_time && self.look_closer(widening, playout, node).is_some()
    }

    #[cold]
    fn look_closer(&mut self, widening: &Widening<'_>, playout: &Playout, node: &Node) -> Option<()> {
        let mut seen = self.prospects(widening, playout)?;
        if !widening.budget.take(seen.len()) {
            return None;
        }
        self.put_best_first(&mut seen);
        let known: Vec<(&Look, &Child)> = node.children().collect();
        let best = &seen[..seen.len().min(widening.params.wide as usize)];
        let usual = best.iter().map(|seen| seen.1).sum::<f32>() / best.len() as f32;
        let found: Vec<_> =
            seen.iter().map(|&(played, _)| known.iter().find(|(_, child)| child.played == played)).collect();
        let children = seen.iter().zip(&found).map(|(&(played, prospect), found)| {
            let promise = widening.params.closer_slope * (prospect - usual);
            match found {
                Some((_, child)) => child.with_promise(promise),
                None => Child::new(played, promise),
            }
        });
        let segment = Segment::new(children.collect(), true);
        for ((look, child), found) in segment.looks.iter().zip(&segment.children).zip(found) {
            match found.and_then(|(look, _)| look.proven()) {
                Some(value) => look.be_proven(value),
                None => widening.params.estimate(look, child),
            }
        }
        if node.closer.set(Box::new(segment)).is_err() {
            widening.budget.give_back(seen.len());
        }
        Some(())
    }

    /// Sorts as [`Widener::children`] does, by numbers that hold the place: the page need not load another way of sorting.
    /// Shares are not negative, so that the bits of a larger one are the larger number.
    fn put_best_first(&mut self, seen: &mut Vec<(Move, f32)>) {
        let key = |(index, &(_, share)): (usize, &(Move, f32))| u64::from(!share.to_bits()) << 32 | index as u64;
        self.order.clear();
        self.order.extend(seen.iter().enumerate().map(key));
        self.order.sort_unstable();
        *seen = self.order.iter().map(|&key| seen[key as u32 as usize]).collect();
    }

    /// All moves, and the share of the win that whoever makes them may expect; `None` if there is no telling.
    fn prospects(&mut self, widening: &Widening<'_>, playout: &Playout) -> Option<Vec<(Move, f32)>> {
        let outlook = widening.outlook?;
        let trial = self.trial.get_or_insert_with(|| Playout::new(&playout.game()));
        let is_first = outlook.is_first(playout.to_move());
        let mut prospect = |played: Move| {
            trial.copy_from(playout);
            trial.play(played);
            let first = outlook.first(trial)?;
            Some((played, if is_first { first } else { 1.0 - first }))
        };
        playout.moves().map(&mut prospect).collect()
    }
}
