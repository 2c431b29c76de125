//! Tries to solve the rest of a game beside a search, a little harder each time.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use rumis::{Colour, Game, Move, Playout};

use crate::maxn;
use crate::solver::Solver;

/// What is proved about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The best moves of all players to the end of the game.
    pub line: Vec<Move>,
    /// The points of every colour that plays, at the end.
    pub totals: Vec<i16>,
}

/// Proves the rest of a game, unless it would take more than so many positions or `stop` says so first; `None` too if the
/// game is over.
pub fn prove(game: &Game, most_positions: u64, stop: &dyn Fn() -> bool) -> Option<Proof> {
    let mut solver = Solver::is_for(game).then(|| Solver::new(game));
    (!game.is_over()).then(|| best_line(game, solver.as_mut(), most_positions, stop))?.map(|line| proof(game, line))
}

/// Attempts at a proof, spread over a search.
pub(crate) struct Attempts {
    solver: Option<Solver>,
    next_budget: u64,
    spent: u64,
}

/// Beyond so many stones in the hands of those not out, a proof is out of reach.
const MOST_STONES: usize = 14;
const FIRST_BUDGET: u64 = 512;
/// Looking at a position costs about an eighth of a simulation, so this leaves two thirds of the time to simulations.
const POSITIONS_A_SIMULATION: u64 = 4;

impl Attempts {
    /// `None` if the game is too far from its end, or if there is too little memory.
    pub(crate) fn new(game: &Game, memory: usize) -> Option<Attempts> {
        let rules = game.plan().rules();
        let playing = rules.turn_order().iter().filter(|&&colour| !game.is_out(colour));
        let stones: usize = playing.map(|&colour| stones_to_come(game, colour)).sum();
        let fits = memory >= 4 * Solver::MEMORY && stones <= MOST_STONES && !game.is_over();
        fits.then(|| Attempts {
            solver: Solver::is_for(game).then(|| Solver::new(game)),
            next_budget: FIRST_BUDGET,
            spent: 0,
        })
    }

    /// The memory they take, in bytes.
    pub(crate) fn memory(&self) -> usize {
        if self.solver.is_some() { Solver::MEMORY } else { 0 }
    }

    /// Tries again if enough simulations have gone by. Every attempt has twice the budget of the one before.
    pub(crate) fn attempt(&mut self, game: &Game, simulations: u64, stop: &dyn Fn() -> bool) -> Option<Proof> {
        if self.spent + self.next_budget > simulations * POSITIONS_A_SIMULATION {
            return None;
        }
        let budget = self.next_budget;
        self.spent += budget;
        self.next_budget *= 2;
        let line = best_line(game, self.solver.as_mut(), budget, stop)?;
        Some(proof(game, line))
    }
}

fn best_line(
    game: &Game,
    solver: Option<&mut Solver>,
    most_positions: u64,
    stop: &dyn Fn() -> bool,
) -> Option<Vec<Move>> {
    match solver {
        Some(solver) => Some(solver.solve(game, most_positions, stop)?.line),
        None => Some(maxn::solve(game, most_positions, stop)?.line),
    }
}

fn proof(game: &Game, line: Vec<Move>) -> Proof {
    let mut playout = Playout::new(game);
    line.iter().for_each(|&played| playout.play(played));
    let colours = game.plan().rules().turn_order();
    Proof { line, totals: colours.iter().map(|&colour| playout.total(colour)).collect() }
}

/// The turns a colour may still have: its stones in hand, or in a rebuild those inside the line.
fn stones_to_come(game: &Game, colour: Colour) -> usize {
    match game.in_second_phase() {
        false => game.hand(colour).count(),
        true => game
            .stones()
            .iter()
            .filter(|&&(owner, placement)| owner == colour && game.plan().is_inside(placement))
            .count(),
    }
}

/// Where a proof is handed from the thread that found it to the rest of the search.
#[derive(Default)]
pub(crate) struct Found {
    proof: Mutex<Option<Proof>>,
    is_there: AtomicBool,
}

impl Found {
    pub(crate) fn put(&self, proof: Proof) {
        *self.proof.lock().expect("nobody panics while holding it") = Some(proof);
        self.is_there.store(true, Relaxed);
    }

    pub(crate) fn is_there(&self) -> bool {
        self.is_there.load(Relaxed)
    }

    pub(crate) fn take(self) -> Option<Proof> {
        self.proof.into_inner().expect("nobody panics while holding it")
    }
}
