//! Gives nodes their children: the most promising first, the others when there have been enough visits.

use rumis::{Move, Playout};

use crate::outlook::Outlook;
use crate::params::Params;
use crate::sight::Sight;
use crate::tree::{Budget, Child, Look, Node, Segment};

/// However bad a move looks, it does not count for less.
const LEAST_SIGHT: f32 = -10.0;

/// Children are made up to the next of these numbers, so that few nodes hold many that are never tried.
const STEPS: [usize; 4] = [8, 24, 96, usize::MAX];

/// What it takes to give a node its children.
#[derive(Clone, Copy)]
pub(crate) struct Widening<'a> {
    pub(crate) params: &'a Params,
    pub(crate) prior: &'a Sight,
    pub(crate) outlook: Option<&'a Outlook>,
    pub(crate) budget: &'a Budget,
}

/// Makes children; each thread has one.
pub(crate) struct Widener {
    /// The moves of a position and what they look like; kept to save allocations.
    seen: Vec<(Move, f32)>,
    /// A number for each move, smaller for the better looking, with its place in `seen` in the lower half.
    pub(crate) order: Vec<u64>,
    /// For trying moves.
    pub(crate) trial: Option<Playout>,
}

impl Widener {
    pub(crate) fn new() -> Widener {
        Widener { seen: Vec::new(), order: Vec::new(), trial: None }
    }

    /// Sees to it that a node has so many children if its position has so many moves and memory allows. The playout
    /// stands at the node.
    #[inline]
    pub(crate) fn widen(&mut self, widening: Widening<'_>, playout: &Playout, node: &Node, width: usize) {
        if node.closer.get().is_some() || self.looks_closer(&widening, playout, node, width) {
            return;
        }
        let Widening { params, prior, budget, .. } = widening;
        let (mut made, mut last) = (0, None);
        for segment in node.segments() {
            made += segment.children.len();
            if made >= width || segment.is_last {
                return;
            }
            last = Some(segment);
        }
        let moves = playout.move_count();
        let step = *STEPS.iter().find(|&&step| step >= width).unwrap_or(&usize::MAX);
        let wanted = step.min(moves);
        if !budget.take(wanted - made) {
            return;
        }
        let segment = Segment::new(self.children(params, prior, playout, made, wanted), wanted == moves);
        segment.looks.iter().zip(&segment.children).for_each(|(look, child)| params.estimate(look, child));
        // Another thread may have been faster. Both make the same, which takes less time than waiting for each other.
        let is_first = match last {
            None => node.first.set(segment).is_ok(),
            Some(last) => last.next.set(Box::new(segment)).is_ok(),
        };
        if !is_first {
            budget.give_back(wanted - made);
        }
    }

    /// The children with the numbers from `made` to `wanted`.
    fn children(
        &mut self,
        params: &Params,
        prior: &Sight,
        playout: &Playout,
        made: usize,
        wanted: usize,
    ) -> Box<[Child]> {
        let Widener { seen, order, .. } = self;
        seen.clear();
        let view = prior.at(playout);
        playout.moves().for_each(|played| seen.push((played, view.of_move(played))));
        let average = seen.iter().map(|&(_, sight)| sight.max(LEAST_SIGHT)).sum::<f32>() / seen.len().max(1) as f32;
        let hash = playout.hash();
        let key = |(index, &(_, sight)): (usize, &(Move, f32))| {
            let rank =
                if params.prior_visits > 0.0 { ((1_000.0 - sight) * 1_024.0) as u64 } else { arbitrary(hash, index) };
            rank << 32 | index as u64
        };
        order.clear();
        order.extend(seen.iter().enumerate().map(key));
        if wanted < order.len() {
            order.select_nth_unstable(wanted);
        }
        order[..wanted].sort_unstable();
        let child = |&key: &u64| {
            let (played, sight) = seen[key as u32 as usize];
            Child::new(played, params.prior_slope * (sight.max(LEAST_SIGHT) - average))
        };
        order[made..wanted].iter().map(child).collect()
    }
}

impl Params {
    /// Works out anew what is expected of a child, if that is not proven.
    #[inline]
    pub(crate) fn estimate(&self, look: &Look, child: &Child) {
        if look.proven().is_some() {
            return;
        }
        let (count, sum) = child.stats.count_and_sum();
        let (rave_count, rave_sum) = child.rave.count_and_sum();
        // All-moves-as-first results count like visits, but the less the more real visits there are.
        let fading = if self.rave > 0.0 { self.rave / (self.rave + count) } else { 0.0 };
        let weight = count + self.prior_visits + fading * rave_count;
        if weight == 0.0 {
            look.expect(f32::INFINITY, 0.0);
        } else {
            let sum = sum + self.prior_visits * child.promise + fading * rave_sum;
            look.expect(sum / weight, self.prior_visits / weight);
        }
        look.be_unknown(1.0 / (count + 1.0).sqrt());
    }
}

/// A number below 2³² that has nothing to do with how good a move is, the same whenever it is asked for.
fn arbitrary(hash: u64, index: usize) -> u64 {
    (hash ^ index as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32
}
