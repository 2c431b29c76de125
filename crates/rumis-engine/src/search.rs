//! Monte Carlo tree search.
//!
//! A simulation walks down the tree by the best mix of average value, all-moves-as-first average, prior and curiosity;
//! plays on to the end with moves that look good at first sight; and adds the result to every node on its way. Each
//! player wants the own value, so the same search serves two to six players.

use std::ops::Deref;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use rumis::{Colour, Game, Move, Placement, Playout, Rules};

use crate::history::History;
use crate::params::Params;
use crate::random::Random;
use crate::results::RootResult;
use crate::sight::Sight;
use crate::tree::{Budget, Child, Look, Node};
use crate::value::{self, Totals, Worth};
use crate::widen::Widener;

/// What the threads of a search share.
pub(crate) struct Search {
    game: Game,
    rules: Rules,
    params: Params,
    prior: Sight,
    playout: Sight,
    pub(crate) root: Apart<Node>,
    /// For each child of the root the results of its simulations.
    results: Mutex<Vec<RootResult>>,
    budget: Apart<Budget>,
    simulations: Apart<AtomicU64>,
}

/// Keeps what threads write away from what they only read: on one line of their caches, each would wait for the other.
#[repr(align(128))]
pub(crate) struct Apart<T>(T);

impl<T> Deref for Apart<T> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.0
    }
}

/// What one thread needs: its own game, random numbers and notes of the way it went.
pub(crate) struct Worker {
    start: Playout,
    playout: Playout,
    random: Random,
    history: History,
    widener: Widener,
    /// Moves in the order they were made, with the colour that made them.
    made: Vec<(Colour, Move)>,
    results: Vec<RootResult>,
}

impl Worker {
    /// What its simulations came to, for each move of the root.
    pub(crate) fn results(&self) -> &[RootResult] {
        &self.results
    }

    fn play(&mut self, played: Move) {
        self.made.push((self.playout.to_move(), played));
        self.playout.play(played);
    }
}

/// A step on the way down the tree.
struct Step<'n> {
    node: &'n Node,
    look: &'n Look,
    child: &'n Child,
    player: usize,
    /// The player would rather end the game like this, as is proven; the step only finds out about something else.
    rather: Option<Totals>,
}

impl Search {
    pub(crate) fn new(game: &Game, params: &Params, memory: usize) -> Search {
        let plan = game.plan();
        let search = Search {
            game: game.clone(),
            rules: plan.rules(),
            params: params.clone(),
            prior: Sight::new(plan, &params.prior),
            playout: Sight::new(plan, &params.playout),
            root: Apart(Node::default()),
            results: Mutex::new(Vec::new()),
            // The root has all its children whatever the memory.
            budget: Apart(Budget::new(usize::MAX)),
            simulations: Apart(AtomicU64::new(0)),
        };
        search.with_root(memory)
    }

    fn with_root(mut self, memory: usize) -> Search {
        Widener::new().widen(self.widening(), &Playout::new(&self.game), &self.root, usize::MAX);
        self.results = Mutex::new(vec![RootResult::default(); self.root.children().count()]);
        self.budget.0.limit_to(memory);
        self
    }

    fn widening(&self) -> (&Params, &Sight, &Budget) {
        (&self.params, &self.prior, &self.budget)
    }

    pub(crate) fn worker(&self, seed: u64, stream: u64) -> Worker {
        let start = Playout::new(&self.game);
        Worker {
            playout: Playout::new(&self.game),
            start,
            random: Random::new(seed, stream),
            history: History::new(self.game.plan(), &self.playout, self.params.history),
            widener: Widener::new(),
            made: Vec::new(),
            results: vec![RootResult::default(); self.root.children().count()],
        }
    }

    /// Adds what a thread found out to what the others did.
    pub(crate) fn collect(&self, worker: &Worker) {
        let mut results = self.results.lock().expect("nobody panics while holding it");
        results.iter_mut().zip(&worker.results).for_each(|(all, own)| all.merge(own));
    }

    /// The position that is searched.
    pub(crate) fn game(&self) -> &Game {
        &self.game
    }

    pub(crate) fn results(&self) -> Vec<RootResult> {
        self.results.lock().expect("nobody panics while holding it").clone()
    }

    /// Takes a few of the simulations that are left under a limit, and says how many it got.
    pub(crate) fn claim(&self, wanted: u64, limit: u64) -> u64 {
        let claim = |done: u64| Some(done + wanted.min(limit.saturating_sub(done)));
        let done = self.simulations.fetch_update(Relaxed, Relaxed, claim).expect("it always claims");
        wanted.min(limit.saturating_sub(done))
    }

    /// How many simulations have been claimed.
    pub(crate) fn simulations(&self) -> u64 {
        self.simulations.load(Relaxed)
    }

    pub(crate) fn memory_used(&self) -> usize {
        self.budget.used()
    }

    /// One simulation from the root to the end of a game.
    pub(crate) fn simulate(&self, worker: &mut Worker) {
        worker.playout.copy_from(&worker.start);
        worker.made.clear();
        let mut path: Vec<Step<'_>> = Vec::with_capacity(16);
        let mut chosen_first = 0;
        let mut node = &*self.root;
        let proven = loop {
            let width = self.width(node);
            worker.widener.widen(self.widening(), &worker.playout, node, width);
            let Some((index, step)) = self.step(node, width, worker.playout.to_move()) else { break None };
            if path.is_empty() {
                chosen_first = index;
            }
            let child = step.child;
            path.push(step);
            worker.play(child.played);
            if let Some(&end) = child.end() {
                break Some(end);
            }
            if worker.playout.is_over() {
                let end = value::totals(&worker.playout);
                self.prove(&path, end);
                break Some(end);
            }
            node = match child.node.get() {
                Some(node) => node,
                None if child.stats.count() + 1 >= self.params.expand_after => child.node.get_or_init(Box::default),
                None => break None,
            };
        };
        let end = proven.unwrap_or_else(|| self.play_on(worker));
        let (end, worth) = self.learn(worker, &path, end);
        worker.results[chosen_first].add(self.rules, &end, &worth.shares);
    }

    /// How many of its children a node looks at.
    fn width(&self, node: &Node) -> usize {
        let visits = node.stats.count();
        match self.params.prior_visits > 0.0 {
            true => (self.params.wide + self.params.widening * (visits as f32).sqrt()) as usize,
            false => visits as usize + 1,
        }
    }

    /// The next step down the tree, and the number of the child that the player would choose; `None` if there was no
    /// memory for children. Nothing can be learnt from a proven child, so the step leads to the best of the others.
    fn step<'n>(&self, node: &'n Node, width: usize, colour: Colour) -> Option<(usize, Step<'n>)> {
        let player = self.rules.owner(colour);
        let (index, look, child) = self.choose(node, width, |_| true)?;
        let unknown =
            child.end().and_then(|end| Some((end, self.choose(node, width, |look| look.proven().is_none())?)));
        let step = match unknown {
            None => Step { node, look, child, player, rather: None },
            Some((&end, (_, look, child))) => Step { node, look, child, player, rather: Some(end) },
        };
        Some((index, step))
    }

    /// The best of some children of a node, and its number.
    #[inline(always)]
    fn choose<'n>(
        &self,
        node: &'n Node,
        width: usize,
        may: impl Fn(&Look) -> bool,
    ) -> Option<(usize, &'n Look, &'n Child)> {
        let (visits, sum) = node.stats.count_and_sum();
        let mean = if visits > 0.0 { sum / visits } else { 0.5 };
        let curiosity = self.params.exploration * log_roughly(visits + 1.0).sqrt();
        let mut best = None;
        let mut most = f32::NEG_INFINITY;
        let mut before = 0;
        for segment in node.segments() {
            for (index, look) in segment.first_looks(width - before).iter().enumerate() {
                let worth = look.worth(mean, curiosity);
                if worth > most && may(look) {
                    most = worth;
                    best = Some((before, index, segment));
                }
            }
            before = width.min(before + segment.looks.len());
        }
        best.map(|(before, index, segment)| (before + index, &segment.looks[index], &segment.children[index]))
    }

    /// Plays to the end, taking the best looking of a few random moves each time.
    fn play_on(&self, worker: &mut Worker) -> Totals {
        while !worker.playout.is_over() {
            let count = worker.playout.move_count();
            let played = match worker.playout.placements() {
                Some(_) if self.params.candidates > 1 => self.best_of_few(worker, count),
                _ => worker.playout.nth_move(worker.random.below(count)),
            };
            worker.play(played);
        }
        value::totals(&worker.playout)
    }

    fn best_of_few(&self, worker: &mut Worker, count: usize) -> Move {
        let Worker { playout, random, history, .. } = worker;
        let colour = playout.to_move();
        let candidates = if count == 1 { 1 } else { self.params.candidates };
        let mut best: Option<(Placement, f32)> = None;
        playout.look_at(
            (0..candidates).map(|_| random.below(count)),
            #[inline(always)]
            |placement| {
                let sight = history.of(colour, placement) + self.playout.of_now(playout, placement);
                if best.is_none_or(|(_, known)| sight > known) {
                    best = Some((placement, sight));
                }
            },
        );
        Move::Place(best.expect("there is at least one candidate").0)
    }

    /// Adds the result to everything on the way. Returns the end that counts at the root.
    fn learn(&self, worker: &mut Worker, path: &[Step<'_>], mut end: Totals) -> (Totals, Worth) {
        let mut worth = self.worth(&end);
        if self.params.history > 0.0 {
            let Worker { history, made, .. } = worker;
            for &(colour, played) in made.iter() {
                history.add(&self.playout, colour, played, worth.values[self.rules.owner(colour)]);
            }
        }
        for (depth, step) in path.iter().enumerate().rev() {
            let value = worth.values[step.player];
            step.child.stats.add(value);
            self.params.estimate(step.look, step.child);
            if let Some(times) = self.params.rave_times(step.node.stats.count()) {
                self.learn_rave(worker, step.node, depth, value, times);
            }
            if let Some(rather) = step.rather {
                end = rather;
                worth = self.worth(&end);
            }
            step.node.stats.add(worth.values[step.player]);
        }
        (end, worth)
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

    /// The last step ends the game: notes that, and whatever is proven by it further up.
    fn prove(&self, path: &[Step<'_>], mut end: Totals) {
        if !self.params.proves || !self.budget.take(0) {
            return;
        }
        for &Step { node, look, child, player, .. } in path.iter().rev() {
            _ = child.node.get_or_init(Box::default).end.set(end);
            look.expect(self.worth(&end).values[player], 0.0);
            look.be_unknown(0.0);
            match self.proven_end(node) {
                Some(proven) => end = proven,
                None => return,
            }
        }
    }

    /// How the game ends if a node is proven: a child wins for the player whose turn it is, or all are proven and one
    /// is the best. Who wins alone need not look for a larger margin.
    fn proven_end(&self, node: &Node) -> Option<Totals> {
        let mut best: Option<(f32, &Totals)> = None;
        let mut all = node.has_all_children();
        for (look, child) in node.children() {
            match (look.proven(), child.end()) {
                (Some(value), Some(end)) if best.is_none_or(|(known, _)| value > known) => best = Some((value, end)),
                (Some(_), Some(_)) => {}
                _ => all = false,
            }
        }
        best.filter(|&(value, _)| all || value >= self.won()).map(|(_, end)| *end)
    }

    /// For the order of the moves of the root: more than 0 if it is proven to win, less if to lose.
    pub(crate) fn proven_rank(&self, look: &Look) -> f32 {
        match look.proven() {
            Some(value) if value >= self.won() => value,
            Some(value) if value <= 1.0 - self.won() => value - 1.0,
            _ => 0.0,
        }
    }

    /// A value from here on means winning alone; one minus it or less, losing.
    fn won(&self) -> f32 {
        1.0 - self.params.margin / 2.0
    }

    fn worth(&self, end: &Totals) -> Worth {
        Worth::of_end(self.rules, end, self.params.margin)
    }
}

/// A node with so many visits learns from all-moves-as-first only now and then, and several times as much: one result
/// more or less changes little, and threads that write to the same few nodes wait for each other.
const OFTEN: u32 = 512;
const NOW_AND_THEN: u32 = 8;

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

/// The natural logarithm of a number from 1 on, at most 0.06 too small. Unlike that of the machine it is the same
/// everywhere.
fn log_roughly(x: f32) -> f32 {
    // The bits of a number read as a whole number are a logarithm to base 2, but for straight lines between powers.
    const ONE: f32 = 1_065_353_216.0;
    (x.to_bits() as i32 as f32 - ONE) * (std::f32::consts::LN_2 / 8_388_608.0)
}
