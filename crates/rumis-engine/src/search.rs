//! Monte Carlo tree search.
//!
//! A simulation walks down the tree by the best mix of average value, all-moves-as-first average, prior and curiosity;
//! plays on to the end with moves that look good at first sight; and adds the result to every node on its way. Each
//! player wants the own value, so the same search serves two to six players.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use rumis::{Colour, Game, Move, Placement, Playout};

use crate::history::History;
use crate::params::Params;
use crate::random::Random;
use crate::sight::Sight;
use crate::tree::{Average, Budget, Child, Node};
use crate::value::{self, MAX_PLAYERS, Values};

/// Inner nodes keep so many of their best looking moves; the rest is never tried there.
const MOST_CHILDREN: usize = 128;

/// However bad a move looks, it does not count for less.
const LEAST_SIGHT: f32 = -10.0;

/// What the threads of a search share.
pub(crate) struct Search<'a> {
    game: &'a Game,
    params: &'a Params,
    prior: Sight,
    playout: Sight,
    pub(crate) root: Node,
    /// For each child of the root the results of its simulations: value and points for each colour.
    pub(crate) results: Vec<RootResult>,
    budget: Budget,
    simulations: AtomicU64,
}

/// What simulations through one move of the root came to.
#[derive(Default)]
pub(crate) struct RootResult {
    pub(crate) shares: [Average; MAX_PLAYERS],
    /// Points of each colour, shifted so that they are never negative and scaled to 0 … 1.
    pub(crate) points: [Average; Colour::COUNT],
}

/// Points from −`POINTS_SHIFT` to 512 − `POINTS_SHIFT` are kept as values from 0 to 1.
const POINTS_SCALE: f32 = 512.0;
const POINTS_SHIFT: f32 = 64.0;

impl RootResult {
    pub(crate) fn mean_points(&self, colour: usize) -> f32 {
        self.points[colour].mean_or(0.0) * POINTS_SCALE - POINTS_SHIFT
    }
}

/// What one thread needs: its own game, random numbers and notes of the way it went.
pub(crate) struct Worker {
    playout: Playout,
    random: Random,
    history: History,
    /// Placements in the order they were made, with the colour that made them.
    made: Vec<(Colour, Move)>,
}

impl Worker {
    pub(crate) fn new(game: &Game, seed: u64, stream: u64) -> Worker {
        Worker {
            playout: Playout::new(game),
            random: Random::new(seed, stream),
            history: History::new(game.plan()),
            made: Vec::new(),
        }
    }
}

impl<'a> Search<'a> {
    pub(crate) fn new(game: &'a Game, params: &'a Params, memory: usize) -> Search<'a> {
        let plan = game.plan();
        let search = Search {
            game,
            params,
            prior: Sight::new(plan, &params.prior),
            playout: Sight::new(plan, &params.playout),
            root: Node::default(),
            results: Vec::new(),
            budget: Budget::new(memory),
            simulations: AtomicU64::new(0),
        };
        search.with_root()
    }

    fn with_root(mut self) -> Search<'a> {
        let playout = Playout::new(self.game);
        let children = self.children(&playout, usize::MAX);
        self.budget.take(children.len());
        self.results = children.iter().map(|_| RootResult::default()).collect();
        self.root.children.get_or_init(|| children);
        self
    }

    pub(crate) fn simulations(&self) -> u64 {
        self.simulations.load(Relaxed)
    }

    pub(crate) fn memory_used(&self) -> usize {
        self.budget.used()
    }

    /// One simulation from the root to the end of a game.
    pub(crate) fn simulate(&self, worker: &mut Worker) {
        worker.playout.restart(self.game);
        worker.made.clear();
        let mut path: Vec<(&Node, usize, &Child)> = Vec::with_capacity(16);
        let mut node = &self.root;
        while let Some(children) = self.expanded(node, &worker.playout) {
            let chosen = self.choose(node, children);
            let child = &children[chosen];
            path.push((node, chosen, child));
            worker.made.push((worker.playout.to_move(), child.played));
            worker.playout.play(child.played);
            if worker.playout.is_over() {
                break;
            }
            node = match child.node.get() {
                Some(node) => node,
                None if child.stats.count() + 1 >= self.params.expand_after => child.node.get_or_init(Box::default),
                None => break,
            };
        }
        self.play_on(worker);
        let values = value::of_end(&worker.playout, self.params.margin);
        self.learn(worker, &path, values);
        self.simulations.fetch_add(1, Relaxed);
    }

    /// The children of a node, made now if it is time and there is memory.
    fn expanded<'n>(&self, node: &'n Node, playout: &Playout) -> Option<&'n [Child]> {
        if let Some(children) = node.children.get() {
            return Some(children);
        }
        let count = playout.move_count().min(MOST_CHILDREN);
        self.budget.take(count).then(|| &node.children.get_or_init(|| self.children(playout, MOST_CHILDREN))[..])
    }

    fn children(&self, playout: &Playout, most: usize) -> Box<[Child]> {
        let sight = |played| (played, self.prior.of_move(playout, played));
        let mut seen: Vec<(Move, f32)> = playout.moves().map(sight).collect();
        let average = seen.iter().map(|&(_, sight)| sight.max(LEAST_SIGHT)).sum::<f32>() / seen.len().max(1) as f32;
        seen.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        seen.truncate(most);
        let child = |(played, sight): (Move, f32)| Child {
            played,
            promise: self.params.prior_slope * (sight.max(LEAST_SIGHT) - average),
            stats: Average::default(),
            rave: Average::default(),
            node: Default::default(),
        };
        seen.into_iter().map(child).collect()
    }

    /// The child to walk on to.
    fn choose(&self, node: &Node, children: &[Child]) -> usize {
        let params = self.params;
        let visits = node.stats.count() as f32;
        let width = (params.wide + params.widening * visits.sqrt()).min(children.len() as f32) as usize;
        let mean = node.stats.mean_or(0.5);
        let curiosity = params.exploration * (visits + 1.0).ln().sqrt();
        let worth = |child: &Child| {
            let count = child.stats.count() as f32;
            if params.prior_visits == 0.0 && count == 0.0 {
                return f32::INFINITY;
            }
            // All-moves-as-first results count like visits, the less the more real visits there are.
            let fading = if params.rave > 0.0 { params.rave / (params.rave + count) } else { 0.0 };
            let weight = count + params.prior_visits + fading * child.rave.count() as f32;
            let sum = child.stats.sum() + params.prior_visits * (mean + child.promise) + fading * child.rave.sum();
            let value = sum / weight;
            value + curiosity / (count + 1.0).sqrt()
        };
        let mut best = (0, f32::NEG_INFINITY);
        for (index, child) in children[..width.max(1)].iter().enumerate() {
            let worth = worth(child);
            if worth > best.1 {
                best = (index, worth);
            }
            if worth == f32::INFINITY {
                break;
            }
        }
        best.0
    }

    /// Plays to the end, taking the best looking of a few random moves each time.
    fn play_on(&self, worker: &mut Worker) {
        while !worker.playout.is_over() {
            let count = worker.playout.move_count();
            let played = match worker.playout.placements() {
                Some(_) if self.params.candidates > 1 => self.best_of_few(worker, count),
                _ => worker.playout.nth_move(worker.random.below(count)),
            };
            worker.made.push((worker.playout.to_move(), played));
            worker.playout.play(played);
        }
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
                let sight = self.playout.of(placement, playout.gain(placement));
                let sight = sight + self.params.history * history.of(colour, placement);
                if best.is_none_or(|(_, known)| sight > known) {
                    best = Some((placement, sight));
                }
            },
        );
        Move::Place(best.expect("there is at least one candidate").0)
    }

    /// Adds the result to everything on the way.
    fn learn(&self, worker: &mut Worker, path: &[(&Node, usize, &Child)], values: Values) {
        let rules = self.game.plan().rules();
        for (depth, &(node, _, child)) in path.iter().enumerate() {
            let value = values[rules.owner(worker.made[depth].0)];
            node.stats.add(value);
            child.stats.add(value);
            if self.params.rave > 0.0 {
                self.learn_rave(worker, node, depth, value);
            }
        }
        if self.params.history > 0.0 {
            let Worker { history, made, .. } = worker;
            made.iter().for_each(|&(colour, played)| history.add(colour, played, values[rules.owner(colour)]));
        }
        if let Some(&(_, chosen, _)) = path.first() {
            let result = &self.results[chosen];
            let shares = value::of_end(&worker.playout, 0.0);
            (0..rules.players()).for_each(|player| result.shares[player].add(shares[player]));
            for &colour in rules.turn_order() {
                let points = f32::from(worker.playout.total(colour));
                result.points[colour.index()].add((points + POINTS_SHIFT) / POINTS_SCALE);
            }
        }
    }

    /// Credits the children that the same colour played at this node or at any time later.
    fn learn_rave(&self, worker: &mut Worker, node: &Node, depth: usize, value: f32) {
        let colour = worker.made[depth].0;
        worker.history.begin_marking();
        for &(other, played) in &worker.made[depth..] {
            if other == colour {
                worker.history.mark(played);
            }
        }
        let visits = node.stats.count() as f32;
        let children = node.children.get().map_or(&[][..], |children| children);
        let width = (self.params.wide + self.params.widening * visits.sqrt()).min(children.len() as f32) as usize;
        for child in &children[..width] {
            if worker.history.is_marked(child.played) {
                child.rave.add(value);
            }
        }
    }
}
