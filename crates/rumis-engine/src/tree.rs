//! The search tree: nodes with children, each with counts that several threads may add to.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, AtomicU64, AtomicUsize, Ordering::Relaxed};

use rumis::Move;

/// Values are added up as whole numbers, so that the order of adding does not matter: 1 is this much.
const UNIT: f32 = 65_536.0;

/// A running average of values between 0 and 1.
#[derive(Default)]
pub(crate) struct Average {
    count: AtomicU32,
    sum: AtomicU64,
}

impl Average {
    pub(crate) fn add(&self, value: f32) {
        self.sum.fetch_add((value * UNIT) as u64, Relaxed);
        self.count.fetch_add(1, Relaxed);
    }

    pub(crate) fn count(&self) -> u32 {
        self.count.load(Relaxed)
    }

    pub(crate) fn sum(&self) -> f32 {
        self.sum.load(Relaxed) as f32 / UNIT
    }

    pub(crate) fn mean_or(&self, otherwise: f32) -> f32 {
        match self.count() {
            0 => otherwise,
            count => self.sum() / count as f32,
        }
    }
}

/// A move from a node. Values are those of the player who makes it.
pub(crate) struct Child {
    pub(crate) played: Move,
    /// How much better than the average of the node it looks.
    pub(crate) promise: f32,
    pub(crate) stats: Average,
    /// Of the simulations through the node in which the same player made this move at any time later.
    pub(crate) rave: Average,
    pub(crate) node: OnceLock<Box<Node>>,
}

/// A position in the tree.
#[derive(Default)]
pub(crate) struct Node {
    /// The value for the player whose turn it is.
    pub(crate) stats: Average,
    /// Sorted by promise, best first.
    pub(crate) children: OnceLock<Box<[Child]>>,
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

    /// Takes the memory for a node with so many children, if there is enough left.
    pub(crate) fn take(&self, children: usize) -> bool {
        // What the allocator keeps for itself is counted too.
        let bytes = size_of::<Node>() + children * size_of::<Child>() + 64;
        let fits = |used: usize| used.checked_add(bytes).filter(|&sum| sum <= self.limit);
        self.used.fetch_update(Relaxed, Relaxed, fits).is_ok()
    }

    pub(crate) fn used(&self) -> usize {
        self.used.load(Relaxed)
    }
}
