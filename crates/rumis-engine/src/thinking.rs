//! One search of one position, which can be interrupted and gone on with.

use rumis::Game;

use crate::analysis::{Analysis, Limits, candidates, put_proved_first};
use crate::exact::{Attempts, Found, Proof};
use crate::params::Params;
use crate::search::{Search, Worker};

/// A thread makes so many simulations at a time, and asks whether to stop in between: well under a millisecond.
const SIMULATIONS_BETWEEN_STOPS: u64 = 16;
/// Threads that share a tree make so many times as many at a time, and so meet less often where both write.
const MORE_IF_SHARED: u64 = 2;

/// Thinks about a position. What it knows can be asked for at any time, and it can go on from there.
pub struct Thinking {
    search: Search,
    /// What the first thread remembers from one time to the next.
    worker: Worker,
    attempts: Option<Attempts>,
    proof: Option<Proof>,
    seed: u64,
}

impl Thinking {
    /// Knows nothing yet. All its memory together stays below so many bytes, except that the moves of the position
    /// itself are held in any case.
    pub fn new(game: &Game, params: &Params, memory: usize, seed: u64) -> Thinking {
        let attempts = params.exact.then(|| Attempts::new(game, memory)).flatten();
        let for_proofs = attempts.as_ref().map_or(0, Attempts::memory);
        let search = Search::new(game, params, memory - for_proofs);
        let worker = search.worker(seed, 0);
        Thinking { search, worker, attempts, proof: None, seed }
    }

    /// Goes on until the limits are reached; `simulations` are those of all times together, memory and seed those it was
    /// made with. True if nothing more is to be found out. Simulations are made 16 at a time: stopping in between, or at
    /// a number that 16 divides, changes nothing of what is found in the end.
    pub fn think(&mut self, limits: &Limits<'_>) -> bool {
        if self.is_done() {
            return true;
        }
        let found = Found::default();
        let Thinking { search, worker, attempts, seed, .. } = self;
        let run = Run { search, limits, found: &found };
        run.threads(worker, attempts.as_mut(), *seed);
        self.proof = found.take();
        self.is_done()
    }

    fn is_done(&self) -> bool {
        self.search.game().is_over() || self.proof.is_some()
    }

    /// How many games have been simulated so far.
    pub fn simulations(&self) -> u64 {
        self.search.simulations()
    }

    /// What is known by now.
    pub fn analysis(&self) -> Analysis {
        let mut results = self.search.results();
        results.iter_mut().zip(self.worker.results()).for_each(|(all, own)| all.merge(own));
        let mut candidates = candidates(&self.search, &results);
        if let Some(proof) = &self.proof {
            put_proved_first(self.search.game(), &mut candidates, proof);
        }
        let for_proofs = self.attempts.as_ref().map_or(0, Attempts::memory);
        let memory = self.search.memory_used() + for_proofs;
        Analysis { candidates, simulations: self.search.simulations(), memory }
    }
}

/// One stretch of a search.
struct Run<'a> {
    search: &'a Search,
    limits: &'a Limits<'a>,
    found: &'a Found,
}

impl Run<'_> {
    #[cfg(not(target_arch = "wasm32"))]
    fn threads(&self, first: &mut Worker, attempts: Option<&mut Attempts>, seed: u64) {
        std::thread::scope(|scope| {
            for thread in 1..self.limits.threads as u64 {
                scope.spawn(move || {
                    let mut worker = self.search.worker(seed, thread);
                    self.thread(&mut worker, None);
                    self.search.collect(&worker);
                });
            }
            self.thread(first, attempts);
        });
    }

    #[cfg(target_arch = "wasm32")]
    fn threads(&self, first: &mut Worker, attempts: Option<&mut Attempts>, _seed: u64) {
        self.thread(first, attempts);
    }

    /// Simulates until told to stop; the first thread tries for a proof now and then.
    fn thread(&self, worker: &mut Worker, mut attempts: Option<&mut Attempts>) {
        let stop = || (self.limits.stop)() || self.found.is_there();
        let more = if self.limits.threads > 1 { MORE_IF_SHARED } else { 1 };
        while !stop() {
            let claimed = self.search.claim(more * SIMULATIONS_BETWEEN_STOPS, self.limits.simulations);
            if claimed == 0 {
                break;
            }
            let mut left = claimed;
            while left > 0 {
                left -= self.search.simulate(worker, left, more);
            }
            let attempt =
                |attempts: &mut &mut Attempts| attempts.attempt(self.search.game(), self.search.simulations(), &stop);
            if let Some(proof) = attempts.as_mut().and_then(attempt) {
                return self.found.put(proof);
            }
        }
    }
}
