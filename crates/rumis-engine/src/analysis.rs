//! What a search found out about a position.

use rumis::{Game, Move};

use crate::exact::Proof;
use crate::params::Params;
use crate::results::RootResult;
use crate::search::Search;
use crate::thinking::Thinking;
use crate::tree::{Child, Look, Node};
use crate::value;

/// How long to search, with what, and from which random numbers. There is no clock here: `stop` is asked between
/// simulations and may look at one.
pub struct Limits<'a> {
    /// At most so many simulations.
    pub simulations: u64,
    /// The memory of the tree in bytes. When it is full the search goes on without growing it. The moves of the
    /// position itself are held in any case.
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
    /// True if shares, points and line are proved with best play of everybody.
    pub exact: bool,
}

impl Analysis {
    /// The best move; `None` if the game is over.
    pub fn best(&self) -> Option<&Candidate> {
        self.candidates.first()
    }
}

/// Searches a position.
pub fn analyse(game: &Game, params: &Params, limits: &Limits<'_>) -> Analysis {
    let mut thinking = Thinking::new(game, params, limits.memory, limits.seed);
    thinking.think(limits);
    thinking.analysis()
}

/// Replaces the estimate of the proved move by what is proved, and puts the move first.
pub(crate) fn put_proved_first(game: &Game, candidates: &mut Vec<Candidate>, proof: &Proof) {
    let rules = game.plan().rules();
    let best = value::best_totals(rules, |colour| proof.totals[colour.index()]);
    let shares = value::shares(&best[..rules.players()])[..rules.players()].to_vec();
    let Some(&played) = proof.line.first() else { return };
    let index = candidates.iter().position(|candidate| candidate.played == played);
    let visits = index.map_or(0, |index| candidates.remove(index).visits);
    let points = proof.totals.iter().map(|&total| f32::from(total)).collect();
    candidates.insert(0, Candidate { played, visits, shares, points, line: proof.line.clone(), exact: true });
}

/// Proven wins come first and proven losses last, in between what is worth most at least.
pub(crate) fn candidates(search: &Search, results: &[RootResult]) -> Vec<Candidate> {
    let mut children: Vec<((&Look, &Child), &RootResult)> = search.root.children().zip(results).collect();
    // The sort is stable: among moves never tried, the better looking stay first.
    children.sort_by(|&(one, result), &(other, other_result)| {
        let by_proof = search.proven_rank(other.0).total_cmp(&search.proven_rank(one.0));
        by_proof.then(search.at_least(other, other_result).total_cmp(&search.at_least(one, result)))
    });
    children.into_iter().map(|((_, child), result)| candidate(search.game(), child, result)).collect()
}

impl Search {
    /// What a move of the root is worth at least, as far as its simulations tell. What was looked at most need not be the
    /// best: a move that turned out well late may not have caught up yet.
    fn at_least(&self, (look, child): (&Look, &Child), result: &RootResult) -> f32 {
        let (visits, sum) = child.stats.count_and_sum();
        match look.proven() {
            _ if self.params.doubt == 0.0 => result.visits as f32,
            Some(value) => value,
            None if visits == 0.0 => f32::NEG_INFINITY,
            None => sum / visits - self.params.doubt / visits.sqrt(),
        }
    }
}

fn candidate(game: &Game, child: &Child, result: &RootResult) -> Candidate {
    let rules = game.plan().rules();
    Candidate {
        played: child.played,
        visits: result.visits,
        shares: (0..rules.players()).map(|player| result.share(player)).collect(),
        points: (0..rules.colours()).map(|colour| result.points(colour)).collect(),
        line: line(child),
        exact: false,
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
    let best = node.children().map(|(_, child)| child).max_by_key(|child| child.stats.count())?;
    (best.stats.count() > 0).then_some(best)
}
