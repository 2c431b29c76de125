//! What the tree, the playouts and the results of the root learn from simulations.

use crate::outlook::Prospect;
use crate::params::Params;
use crate::search::{Search, Step, Worker};
use crate::tree::Node;
use crate::value::{Totals, Worth};

/// A node with so many visits is often visited: one result more or less changes little there. Simulations go through it
/// several at a time, and it learns from all-moves-as-first only now and then, and as much at once: threads that write to
/// the same few nodes wait for each other.
pub(crate) const OFTEN: u32 = 128;
const NOW_AND_THEN: u32 = 8;

/// How a simulation ended, and what that is worth.
pub(crate) struct Ended {
    totals: Totals,
    worth: Worth,
}

impl Search {
    /// Adds the result to everything on the way after the part that simulations have in common, and keeps it for that.
    pub(crate) fn learn(&self, worker: &mut Worker, path: &[Step<'_>], common: usize, end: Totals) {
        let mut ended = self.ended(end);
        self.remember(worker, common, &ended.worth);
        self.look_ahead(worker, &mut ended.worth);
        for (depth, step) in path.iter().enumerate().skip(common).rev() {
            let value = ended.worth.values[step.player];
            step.child.stats.add(value);
            self.params.estimate(step.look, step.child);
            if let Some(times) = self.params.rave_times(step.node.stats.count()) {
                self.learn_rave(worker, step.node, depth, value, times);
            }
            if let Some(rather) = step.rather {
                ended = self.ended(rather);
            }
            step.node.stats.add(ended.worth.values[step.player]);
        }
        match path {
            [first, ..] if common == 0 => {
                worker.results[first.chosen].add(self.rules, &ended.totals, &ended.worth.shares)
            }
            _ => worker.ended.push(ended),
        }
    }

    /// Mixes what was to be expected where the playout began into how it ended.
    fn look_ahead(&self, worker: &Worker, worth: &mut Worth) {
        let Some(Prospect { first, part }) = worker.prospect else { return };
        for (value, expected) in worth.values.iter_mut().zip([first, 1.0 - first]) {
            *value += self.params.outlook * part * (expected - *value);
        }
    }

    /// Adds the results of all simulations from the fork to the way that led there.
    pub(crate) fn learn_in_common(&self, worker: &mut Worker, path: &[Step<'_>]) {
        let mut all = std::mem::take(&mut worker.ended);
        let times = all.len() as u32;
        let mean = |all: &[Ended], player: usize| {
            all.iter().map(|ended| ended.worth.values[player]).sum::<f32>() / times as f32
        };
        for (depth, step) in path.iter().enumerate().rev() {
            let Some(last) = all.last() else { break };
            let value = last.worth.values[step.player];
            step.child.stats.add_times(mean(&all, step.player), times);
            self.params.estimate(step.look, step.child);
            if self.params.rave > 0.0 {
                self.learn_rave(worker, step.node, depth, value, times);
            }
            if let Some(rather) = step.rather {
                all.iter_mut().for_each(|ended| *ended = self.ended(rather));
            }
            step.node.stats.add_times(mean(&all, step.player), times);
        }
        if let [first, ..] = path {
            let result = &mut worker.results[first.chosen];
            all.iter().for_each(|ended| result.add(self.rules, &ended.totals, &ended.worth.shares));
        }
        all.clear();
        worker.ended = all;
    }

    /// Lets later playouts know how the placements of this one fared.
    pub(crate) fn remember(&self, worker: &mut Worker, common: usize, worth: &Worth) {
        if self.params.history > 0.0 {
            let Worker { history, made, .. } = worker;
            for &(colour, played) in &made[common..] {
                history.add(&self.playout, colour, played, worth.values[self.rules.owner(colour)]);
            }
        }
    }

    /// Credits the children that the same colour played at this node or at any time later.
    fn learn_rave(&self, worker: &mut Worker, node: &Node, depth: usize, value: f32, times: u32) {
        let colour = worker.made[depth].0;
        worker.history.begin_marking();
        for &(other, played) in &worker.made[depth..] {
            if other == colour {
                worker.history.mark(played);
            }
        }
        let mut width = self.width(node);
        for segment in node.segments() {
            for (index, look) in segment.first_looks(width).iter().enumerate() {
                if worker.history.is_marked(look.placed) {
                    segment.children[index].rave.add_times(value, times);
                    self.params.estimate(look, &segment.children[index]);
                }
            }
            width = width.saturating_sub(segment.looks.len());
        }
    }

    fn ended(&self, totals: Totals) -> Ended {
        Ended { totals, worth: self.worth(&totals) }
    }
}

impl Params {
    /// How many times an all-moves-as-first result counts at a node with so many visits; `None` if not at all.
    fn rave_times(&self, visits: u32) -> Option<u32> {
        match visits {
            _ if self.rave <= 0.0 => None,
            ..OFTEN => Some(1),
            _ => visits.is_multiple_of(NOW_AND_THEN).then_some(NOW_AND_THEN),
        }
    }
}
