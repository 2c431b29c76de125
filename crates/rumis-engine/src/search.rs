//! Monte Carlo tree search.
//!
//! A simulation walks down the tree by the best mix of average value, all-moves-as-first average, prior and curiosity;
//! plays on to the end with moves that look good at first sight; and adds the result to every node on its way.
//! Each player wants the own value, so the same search serves two to six players.

use std::ops::Deref;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};

use rumis::{Colour, Game, Move, MoveUrn, Placement, Playout, Rules};

use crate::history::History;
use crate::learning::{Ended, OFTEN};
use crate::outlook::{Outlook, Prospect};
use crate::params::Params;
use crate::random::Random;
use crate::results::RootResult;
use crate::sight::Sight;
use crate::tree::{Budget, Child, Look, Node};
use crate::value::{self, Totals, Worth};
use crate::widen::{Widener, Widening};

/// What the threads of a search share.
pub(crate) struct Search {
    game: Game,
    pub(crate) rules: Rules,
    pub(crate) params: Params,
    prior: Sight,
    pub(crate) playout: Sight,
    outlook: Option<Outlook>,
    pub(crate) root: Apart<Node>,
    /// For each child of the root the results of its simulations.
    results: Mutex<Vec<RootResult>>,
    pub(crate) budget: Apart<Budget>,
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
    /// Where the way that several simulations have in common ends.
    fork: Playout,
    playout: Playout,
    random: Random,
    pub(crate) history: History,
    widener: Widener,
    /// Kept to save allocations.
    urn: MoveUrn,
    /// Moves in the order they were made, with the colour that made them.
    pub(crate) made: Vec<(Colour, Move)>,
    /// What is to be expected where the last playout began, if there was one.
    pub(crate) prospect: Option<Prospect>,
    /// How the simulations from the fork ended.
    pub(crate) ended: Vec<Ended>,
    pub(crate) results: Vec<RootResult>,
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
pub(crate) struct Step<'n> {
    pub(crate) node: &'n Node,
    pub(crate) look: &'n Look,
    pub(crate) child: &'n Child,
    /// The number of the child that the player would choose.
    pub(crate) chosen: usize,
    pub(crate) player: usize,
    /// The player would rather end the game like this, as is proven; the step only finds out about something else.
    pub(crate) rather: Option<Totals>,
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
            outlook: Outlook::new(plan),
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

    fn widening(&self) -> Widening<'_> {
        Widening { params: &self.params, prior: &self.prior, outlook: self.outlook.as_ref(), budget: &self.budget }
    }

    /// The outlook, if it counts where playouts begin.
    fn outlook_ahead(&self) -> Option<&Outlook> {
        self.outlook.as_ref().filter(|_| self.params.outlook > 0.0)
    }

    pub(crate) fn worker(&self, seed: u64, stream: u64) -> Worker {
        let start = Playout::new(&self.game);
        Worker {
            fork: Playout::new(&self.game),
            playout: Playout::new(&self.game),
            start,
            random: Random::new(seed, stream),
            history: History::new(self.game.plan(), &self.playout, self.params.history),
            widener: Widener::new(),
            urn: MoveUrn::default(),
            made: Vec::new(),
            prospect: None,
            ended: Vec::new(),
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

    /// Up to so many simulations, and says how many it made. They go the same way from the root as far as every node on
    /// it has been visited often, where one more result changes nothing: that way is walked, and learns, once. `more`
    /// times as many as usual go together.
    pub(crate) fn simulate(&self, worker: &mut Worker, most: u64, more: u64) -> u64 {
        let together = if self.params.together > 1 { more * self.params.together } else { 1 };
        let most = most.min(together);
        worker.made.clear();
        let mut path = Vec::with_capacity(16);
        let fork = if most == 1 { &*self.root } else { self.walk_to_fork(worker, &mut path) };
        let common = path.len();
        let is_proven = |path: &[Step<'_>]| path[..common].last().is_some_and(|step| step.child.end().is_some());
        let mut done = 0;
        while done < most && !is_proven(&path) {
            worker.playout.copy_from(if common == 0 { &worker.start } else { &worker.fork });
            worker.made.truncate(common);
            path.truncate(common);
            let end = self.simulate_from(fork, worker, &mut path);
            self.learn(worker, &path, common, end);
            done += 1;
        }
        self.learn_in_common(worker, &path[..common]);
        done
    }

    /// Walks down while that leads from one often visited node to the next.
    fn walk_to_fork<'n>(&'n self, worker: &mut Worker, path: &mut Vec<Step<'n>>) -> &'n Node {
        worker.playout.copy_from(&worker.start);
        let mut node = &*self.root;
        while node.stats.count() >= OFTEN {
            let width = self.width(node);
            worker.widener.widen(self.widening(), &worker.playout, node, width);
            let Some(step) = self.step(node, width, worker.playout.to_move()) else { break };
            match step.child.node.get() {
                Some(next) if next.end.get().is_none() && next.stats.count() >= OFTEN => node = next,
                _ => break,
            }
            worker.play(step.child.played);
            path.push(step);
        }
        if let Some(step) = path.last() {
            step.look.be_taken();
        }
        worker.fork.copy_from(&worker.playout);
        node
    }

    /// One simulation from a node to the end of a game, which it returns.
    fn simulate_from<'n>(&'n self, mut node: &'n Node, worker: &mut Worker, path: &mut Vec<Step<'n>>) -> Totals {
        worker.prospect = None;
        loop {
            let width = self.width(node);
            worker.widener.widen(self.widening(), &worker.playout, node, width);
            let Some(step) = self.step(node, width, worker.playout.to_move()) else { break };
            let child = step.child;
            path.push(step);
            worker.play(child.played);
            if let Some(&end) = child.end() {
                return end;
            }
            if worker.playout.is_over() {
                let end = value::totals(&worker.playout);
                self.prove(path, end);
                return end;
            }
            node = match child.node.get() {
                Some(node) => node,
                None if child.stats.count() + 1 >= self.params.expand_after => child.node.get_or_init(Arc::default),
                None => break,
            };
        }
        worker.prospect = self.outlook_ahead().and_then(|outlook| outlook.prospect(&worker.playout));
        self.play_on(worker)
    }

    /// A move of the root and a playout from there, outside the tree; playouts learn from it.
    pub(crate) fn try_out(&self, worker: &mut Worker, played: Move) -> Worth {
        worker.made.clear();
        worker.playout.copy_from(&worker.start);
        worker.play(played);
        let end = self.play_on(worker);
        let worth = self.worth(&end);
        self.remember(worker, 0, &worth);
        worth
    }

    /// How many of its children a node looks at.
    pub(crate) fn width(&self, node: &Node) -> usize {
        let visits = node.stats.count();
        match self.params.prior_visits > 0.0 {
            true => (self.params.wide + self.params.widening * (visits as f32).sqrt()) as usize,
            false => visits as usize + 1,
        }
    }

    /// The next step down the tree; `None` if there was no memory for children. Nothing can be learnt from a proven
    /// child, so the step leads to the best of the others.
    fn step<'n>(&self, node: &'n Node, width: usize, colour: Colour) -> Option<Step<'n>> {
        let player = self.rules.owner(colour);
        let (chosen, look, child) = self.choose(node, width, |_| true)?;
        let unknown =
            child.end().and_then(|end| Some((end, self.choose(node, width, |look| look.proven().is_none())?)));
        Some(match unknown {
            None => Step { node, look, child, chosen, player, rather: None },
            Some((&end, (_, look, child))) => Step { node, look, child, chosen, player, rather: Some(end) },
        })
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
        let at_root = if std::ptr::eq(node, &*self.root) { self.params.root_exploration } else { 1.0 };
        let curiosity = at_root * self.params.exploration * log_roughly(visits + 1.0).sqrt();
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
        let Worker { playout, random, history, urn, .. } = worker;
        let (looks, view) = (history.of(playout.to_move()), self.playout.at(playout));
        let candidates = if count == 1 { 1 } else { self.params.candidates };
        let most_now = view.most_of_now();
        let mut best: Option<Placement> = None;
        let mut known = f32::NEG_INFINITY;
        playout.look_at_some(
            urn,
            (0..candidates).map(|_| random.next()),
            #[inline(always)]
            |placement| {
                let fixed = looks[placement.index()];
                // Most candidates are worse whatever the position adds.
                if fixed + most_now > known {
                    let sight = fixed + view.of_now(placement);
                    if sight > known {
                        known = sight;
                        best = Some(placement);
                    }
                }
            },
        );
        Move::Place(best.expect("there is at least one candidate"))
    }

    pub(crate) fn worth(&self, end: &Totals) -> Worth {
        Worth::of_end(self.rules, end, self.params.margin, self.params.near)
    }

    /// What a proven end is worth: being near the win counts for nothing there.
    pub(crate) fn proven_worth(&self, end: &Totals) -> Worth {
        Worth::of_end(self.rules, end, self.params.margin, 0.0)
    }
}

/// The natural logarithm of a number from 1 on, at most 0.06 too small. Unlike that of the machine it is the same
/// everywhere.
fn log_roughly(x: f32) -> f32 {
    // The bits of a number read as a whole number are a logarithm to base 2, but for straight lines between powers.
    const ONE: f32 = 1_065_353_216.0;
    (x.to_bits() as i32 as f32 - ONE) * (std::f32::consts::LN_2 / 8_388_608.0)
}
