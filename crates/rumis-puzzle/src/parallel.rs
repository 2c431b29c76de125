//! Spreads parts of a search over threads, where there are threads, and gathers what the watch wants to know.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};

use crate::watch::{Progress, Watch};

/// What the threads of one search share.
pub(crate) struct Shared<'a> {
    watch: &'a dyn Watch,
    parts: usize,
    done: AtomicUsize,
    nodes: AtomicU64,
    found: AtomicU64,
    stopped: AtomicBool,
}

impl<'a> Shared<'a> {
    pub fn new(watch: &'a dyn Watch, parts: usize) -> Shared<'a> {
        Shared {
            watch,
            parts,
            done: AtomicUsize::new(0),
            nodes: AtomicU64::new(0),
            found: AtomicU64::new(0),
            stopped: AtomicBool::new(false),
        }
    }

    /// Adds to what was found; the sum stops at the largest number.
    pub fn found(&self, more: u64) {
        let sum = |found: u64| Some(found.saturating_add(more));
        let _ = self.found.fetch_update(Ordering::Relaxed, Ordering::Relaxed, sum);
    }

    /// Tells the watch how far the search is; breaks if it or another thread has stopped.
    pub fn tick(&self, nodes: u64) -> ControlFlow<()> {
        let nodes = self.nodes.fetch_add(nodes, Ordering::Relaxed) + nodes;
        if self.stopped.load(Ordering::Relaxed) {
            return ControlFlow::Break(());
        }
        let done = self.done.load(Ordering::Relaxed);
        let share = (self.parts > 1).then(|| done as f64 / self.parts as f64);
        let progress = Progress { nodes, found: self.found.load(Ordering::Relaxed), share };
        let flow = self.watch.look(&progress);
        if flow.is_break() {
            self.stopped.store(true, Ordering::Relaxed);
        }
        flow
    }
}

/// The results of all parts, in no order; `None` if any part was stopped.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn map<P: Sync, R: Send>(
    parts: &[P],
    threads: usize,
    shared: &Shared<'_>,
    work: impl Fn(&P) -> Option<R> + Sync,
) -> Option<Vec<R>> {
    if threads <= 1 || parts.len() <= 1 {
        return one_after_the_other(parts, shared, work);
    }
    let next = AtomicUsize::new(0);
    let worker = || {
        let mut results = Vec::new();
        while let Some(part) = parts.get(next.fetch_add(1, Ordering::Relaxed)) {
            results.push(work(part)?);
            shared.done.fetch_add(1, Ordering::Relaxed);
        }
        Some(results)
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.min(parts.len())).map(|_| scope.spawn(worker)).collect();
        let results = workers.into_iter().map(|worker| worker.join().unwrap_or_else(|e| std::panic::resume_unwind(e)));
        results.collect::<Option<Vec<_>>>().map(|results| results.into_iter().flatten().collect())
    })
}

/// The results of all parts; `None` if any part was stopped. There are no threads here.
#[cfg(target_family = "wasm")]
pub(crate) fn map<P, R>(
    parts: &[P],
    _threads: usize,
    shared: &Shared<'_>,
    work: impl Fn(&P) -> Option<R>,
) -> Option<Vec<R>> {
    one_after_the_other(parts, shared, work)
}

fn one_after_the_other<P, R>(parts: &[P], shared: &Shared<'_>, work: impl Fn(&P) -> Option<R>) -> Option<Vec<R>> {
    let step = |part| {
        let result = work(part)?;
        shared.done.fetch_add(1, Ordering::Relaxed);
        Some(result)
    };
    parts.iter().map(step).collect()
}
