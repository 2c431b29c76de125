//! What a search found out about a position.

use rumis::{Game, Move};

use crate::params::Params;
use crate::search::{RootResult, Search, Worker};
use crate::tree::{Child, Node};

/// How long to search, with what, and from which random numbers. There is no clock here: `stop` is asked between
/// simulations and may look at one.
pub struct Limits<'a> {
    /// At most so many simulations.
    pub simulations: u64,
    /// The memory of the tree in bytes. When it is full the search goes on without growing it.
    pub memory: usize,
    /// Threads that search together. With one thread the same seed and simulations give the same result everywhere.
    pub threads: usize,
    /// Where the random numbers begin.
    pub seed: u64,
    /// Asked again and again; true ends the search.
    pub stop: &'a (dyn Fn() -> bool + Sync),
}

/// The memory a search may take if nothing else is said.
pub const DEFAULT_MEMORY: usize = if cfg!(target_arch = "wasm32") { 64 << 20 } else { 256 << 20 };

/// A thread asks whether to stop after so many simulations: well under a millisecond.
const SIMULATIONS_BETWEEN_STOPS: u32 = 8;

/// What a search knows about a position.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// The legal moves, the best first. Empty if the game is over.
    pub candidates: Vec<Candidate>,
    /// How many games were simulated.
    pub simulations: u64,
    /// How much memory the tree took, in bytes.
    pub memory: usize,
}

/// One move and what is to be expected of it.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The move.
    pub played: Move,
    /// How many simulations went through it.
    pub visits: u32,
    /// For each player the expected share of the win, 0 to 1.
    pub shares: Vec<f32>,
    /// For each colour the expected points at the end.
    pub points: Vec<f32>,
    /// The moves most looked at from here on, this one first.
    pub line: Vec<Move>,
}

impl Analysis {
    /// The best move; `None` if the game is over.
    pub fn best(&self) -> Option<&Candidate> {
        self.candidates.first()
    }
}

/// Searches a position.
pub fn analyse(game: &Game, params: &Params, limits: &Limits<'_>) -> Analysis {
    let search = Search::new(game, params, limits.memory);
    if !game.is_over() {
        run(&search, game, limits);
    }
    Analysis { candidates: candidates(&search, game), simulations: search.simulations(), memory: search.memory_used() }
}

#[cfg(not(target_arch = "wasm32"))]
fn run(search: &Search<'_>, game: &Game, limits: &Limits<'_>) {
    if limits.threads <= 1 {
        return run_thread(search, game, limits, 0);
    }
    std::thread::scope(|scope| {
        for thread in 0..limits.threads as u64 {
            scope.spawn(move || run_thread(search, game, limits, thread));
        }
    });
}

#[cfg(target_arch = "wasm32")]
fn run(search: &Search<'_>, game: &Game, limits: &Limits<'_>) {
    run_thread(search, game, limits, 0);
}

fn run_thread(search: &Search<'_>, game: &Game, limits: &Limits<'_>, thread: u64) {
    let mut worker = Worker::new(game, limits.seed, thread);
    loop {
        for _ in 0..SIMULATIONS_BETWEEN_STOPS {
            if search.simulations() >= limits.simulations {
                return;
            }
            search.simulate(&mut worker);
        }
        if (limits.stop)() {
            return;
        }
    }
}

fn candidates(search: &Search<'_>, game: &Game) -> Vec<Candidate> {
    let children = search.root.children.get().map_or(&[][..], |children| children);
    let mut candidates: Vec<Candidate> =
        children.iter().zip(&search.results).map(|(child, result)| candidate(game, child, result)).collect();
    // The sort is stable: among moves never tried, the better looking stay first.
    candidates.sort_by_key(|candidate| std::cmp::Reverse(candidate.visits));
    candidates
}

fn candidate(game: &Game, child: &Child, result: &RootResult) -> Candidate {
    let rules = game.plan().rules();
    Candidate {
        played: child.played,
        visits: child.stats.count(),
        shares: (0..rules.players()).map(|player| result.shares[player].mean_or(0.0)).collect(),
        points: (0..rules.colours()).map(|colour| result.mean_points(colour)).collect(),
        line: line(child),
    }
}

fn line(child: &Child) -> Vec<Move> {
    let mut line = vec![child.played];
    let mut next = child.node.get().map(|node| &**node);
    while let Some(best) = next.and_then(most_visited) {
        line.push(best.played);
        next = best.node.get().map(|node| &**node);
    }
    line
}

fn most_visited(node: &Node) -> Option<&Child> {
    let best = node.children.get()?.iter().max_by_key(|child| child.stats.count())?;
    (best.stats.count() > 0).then_some(best)
}
