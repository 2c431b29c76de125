//! The search tree: nodes with children, each with averages that several threads may add to.

use std::sync::atomic::{AtomicU32, AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, OnceLock};

use rumis::{Move, Placement};

use crate::value::Totals;

/// A running average of values between 0 and 1: the count in the upper bits, the sum in the lower ones.
///
/// One word, so that a reader always sees a count and a sum that belong together. Two threads that add at the same
/// moment may lose one of the two values: that is rare and harmless, and adding without a lock is much faster.
#[derive(Default)]
pub(crate) struct Average(AtomicU64);

const SUM_BITS: u32 = 38;
const SUM: u64 = (1 << SUM_BITS) - 1;
const MOST: u64 = u64::MAX >> SUM_BITS;
/// Values are added up as whole numbers: 1 is this much.
const UNIT: f32 = 4_096.0;

impl Average {
    #[inline]
    pub(crate) fn add(&self, value: f32) {
        self.add_times(value, 1);
    }

    /// Adds a value that counts several times.
    #[inline]
    pub(crate) fn add_times(&self, value: f32, times: u32) {
        let mut all = self.0.load(Relaxed);
        if (all >> SUM_BITS) + u64::from(times) > MOST {
            // The older half of the results is forgotten rather than the newer ones.
            all = ((MOST / 2) << SUM_BITS) | ((all & SUM) / 2);
        }
        let value = (value * UNIT + 0.5) as u64;
        self.0.store(all + u64::from(times) * ((1 << SUM_BITS) + value), Relaxed);
    }

    #[inline]
    pub(crate) fn count(&self) -> u32 {
        (self.0.load(Relaxed) >> SUM_BITS) as u32
    }

    /// How many there are, and their sum.
    #[inline]
    pub(crate) fn count_and_sum(&self) -> (f32, f32) {
        let all = self.0.load(Relaxed);
        ((all >> SUM_BITS) as i32 as f32, (all & SUM) as i64 as f32 * (1.0 / UNIT))
    }
}

/// What choosing a child needs to know of it, kept together and worked out beforehand: many children are looked at
/// for each one that is changed. Values are those of the player who makes the move.
pub(crate) struct Look {
    pub(crate) placed: Option<Placement>,
    base: AtomicU32,
    lean: AtomicU32,
    rest: AtomicU32,
}

/// How much worse a child looks where a thread has gone.
const TAKEN: f32 = 0.03;

impl Look {
    fn new(played: Move) -> Look {
        let bits = |number: f32| AtomicU32::new(number.to_bits());
        Look { placed: placed(played), base: bits(0.0), lean: bits(0.0), rest: bits(1.0) }
    }

    /// The value expected is `base`, and `lean` times the mean of the node.
    pub(crate) fn expect(&self, base: f32, lean: f32) {
        self.base.store(base.to_bits(), Relaxed);
        self.lean.store(lean.to_bits(), Relaxed);
    }

    /// How little is known of the child, for curiosity to count: 0 if all is known.
    pub(crate) fn be_unknown(&self, rest: f32) {
        self.rest.store(rest.to_bits(), Relaxed);
    }

    /// Nothing more can be learnt of the child: it has this value.
    pub(crate) fn be_proven(&self, value: f32) {
        self.expect(value, 0.0);
        self.be_unknown(0.0);
    }

    /// Looks a little worse until it is worked out anew: a thread has gone there, so that others go elsewhere if that is
    /// about as good. Threads that work on the same nodes slow each other down.
    pub(crate) fn be_taken(&self) {
        if self.proven().is_none() {
            let base = f32::from_bits(self.base.load(Relaxed));
            self.base.store((base - TAKEN).to_bits(), Relaxed);
        }
    }

    #[inline(always)]
    pub(crate) fn worth(&self, mean: f32, curiosity: f32) -> f32 {
        let [base, lean, rest] = [&self.base, &self.lean, &self.rest].map(|bits| f32::from_bits(bits.load(Relaxed)));
        base + lean * mean + rest * curiosity
    }

    pub(crate) fn proven(&self) -> Option<f32> {
        (self.rest.load(Relaxed) == 0).then(|| f32::from_bits(self.base.load(Relaxed)))
    }
}

/// The placement that a move adds to the board.
pub(crate) fn placed(played: Move) -> Option<Placement> {
    match played {
        Move::Place(placement) => Some(placement),
        Move::Rebuild { put, .. } => put,
    }
}

/// A move from a node.
pub(crate) struct Child {
    pub(crate) played: Move,
    /// How much better than the average of the node it looks.
    pub(crate) promise: f32,
    pub(crate) stats: Average,
    /// Of the simulations through the node in which the same player made this move at any time later.
    pub(crate) rave: Average,
    pub(crate) node: OnceLock<Arc<Node>>,
}

impl Child {
    pub(crate) fn new(played: Move, promise: f32) -> Child {
        Child { played, promise, stats: Average::default(), rave: Average::default(), node: OnceLock::new() }
    }

    /// The same move with another promise and all that is known of it.
    pub(crate) fn with_promise(&self, promise: f32) -> Child {
        let child = Child::new(self.played, promise);
        child.stats.0.store(self.stats.0.load(Relaxed), Relaxed);
        child.rave.0.store(self.rave.0.load(Relaxed), Relaxed);
        if let Some(node) = self.node.get() {
            _ = child.node.set(node.clone());
        }
        child
    }

    /// The points at the end of the game if this move is proven.
    #[inline]
    pub(crate) fn end(&self) -> Option<&Totals> {
        self.node.get()?.end.get()
    }
}

/// A position in the tree.
#[derive(Default)]
pub(crate) struct Node {
    /// The value for the player whose turn it is.
    pub(crate) stats: Average,
    /// Set when it is proven how the game ends from here.
    pub(crate) end: OnceLock<Totals>,
    pub(crate) first: OnceLock<Segment>,
    /// All its moves, looked at more closely, once it has been visited often enough; then `first` no longer counts.
    pub(crate) closer: OnceLock<Box<Segment>>,
}

/// Some of the moves of a node, the most promising first. Most nodes are visited a few times only and never need the
/// rest, which is made when its turn comes.
pub(crate) struct Segment {
    /// One for each child.
    pub(crate) looks: Box<[Look]>,
    pub(crate) children: Box<[Child]>,
    /// True if there are no moves beyond these.
    pub(crate) is_last: bool,
    pub(crate) next: OnceLock<Box<Segment>>,
}

impl Segment {
    pub(crate) fn new(children: Box<[Child]>, is_last: bool) -> Segment {
        let looks = children.iter().map(|child| Look::new(child.played)).collect();
        Segment { looks, children, is_last, next: OnceLock::new() }
    }

    /// Not more than so many.
    #[inline]
    pub(crate) fn first_looks(&self, most: usize) -> &[Look] {
        &self.looks[..most.min(self.looks.len())]
    }
}

impl Node {
    pub(crate) fn segments(&self) -> impl Iterator<Item = &Segment> {
        let first = self.closer.get().map(|closer| &**closer).or(self.first.get());
        std::iter::successors(first, |segment| segment.next.get().map(|next| &**next))
    }

    /// The children made so far.
    pub(crate) fn children(&self) -> impl Iterator<Item = (&Look, &Child)> {
        self.segments().flat_map(|segment| segment.looks.iter().zip(&segment.children))
    }

    /// True if all moves of the position are among the children.
    pub(crate) fn has_all_children(&self) -> bool {
        self.segments().last().is_some_and(|segment| segment.is_last)
    }
}

/// Keeps the tree within its memory.
pub(crate) struct Budget {
    used: AtomicUsize,
    limit: usize,
}

impl Budget {
    pub(crate) fn new(limit: usize) -> Budget {
        Budget { used: AtomicUsize::new(0), limit }
    }

    pub(crate) fn limit_to(&mut self, limit: usize) {
        self.limit = limit;
    }

    /// Takes the memory for a node or a segment with so many children, if there is enough left.
    pub(crate) fn take(&self, children: usize) -> bool {
        let fits = |used: usize| used.checked_add(Budget::bytes(children)).filter(|&sum| sum <= self.limit);
        self.used.fetch_update(Relaxed, Relaxed, fits).is_ok()
    }

    /// Gives back what was taken for a segment that was not needed after all.
    pub(crate) fn give_back(&self, children: usize) {
        self.used.fetch_sub(Budget::bytes(children), Relaxed);
    }

    /// What the allocator keeps for itself is counted too.
    fn bytes(children: usize) -> usize {
        size_of::<Node>() + size_of::<Segment>() + children * (size_of::<Look>() + size_of::<Child>()) + 96
    }

    pub(crate) fn used(&self) -> usize {
        self.used.load(Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_average_goes_on_when_its_count_is_full() {
        let average = Average(AtomicU64::new((MOST << SUM_BITS) | (SUM / 4 * 3)));
        average.add(1.0);
        let (count, sum) = average.count_and_sum();
        assert_eq!(count, (MOST / 2 + 1) as f32);
        assert!((sum / count - 0.75).abs() < 1e-3, "{}", sum / count);
    }

    #[test]
    fn children_stay_small() {
        assert_eq!([size_of::<Look>(), size_of::<Child>()], [16, 40]);
    }
}
