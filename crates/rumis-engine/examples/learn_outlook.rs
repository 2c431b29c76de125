//! Learns what the outlook of a plan weighs, from games of the engine with itself: `learn_outlook [GAMES] PLAN…` prints a
//! line of `src/outlook/weights.rs` for each plan.
//!
//! Who wins is guessed by a logistic regression on what lies on the plan after each stone. A few stones of each game are
//! random, so that there is something to learn from.

mod cores;

use std::sync::Arc;

use rumis::{Game, Plan, Playout, Rules, official};
use rumis_engine::{Analysis, DEFAULT_MEMORY, Limits, Outlook, Params, Things, analyse};

/// Much thinking is not needed: what matters is that neither side overlooks much.
const SIMULATIONS: u64 = 800;
/// Between them who wins is open, and yet not a matter of chance.
const STONES: std::ops::RangeInclusive<usize> = 2..=15;
/// Keeps weights small that hardly matter.
const RIDGE: f64 = 3.0;
const WEIGHTS: usize = size_of::<Things>() / size_of::<f32>();

/// A position, and the share of the win that its first colour got.
type Lesson = (Things, f64);

fn main() {
    let mut plans: Vec<String> = std::env::args().skip(1).collect();
    let games = plans.first().and_then(|games| games.parse().ok());
    if games.is_some() {
        plans.remove(0);
    }
    for plan in &plans {
        print(plan, &learn(&lessons(plan, games.unwrap_or(1_200))));
    }
}

fn print(plan: &str, weights: &[f64; WEIGHTS]) {
    let weights: Vec<String> = weights.iter().map(|weight| format!("{weight:.3}")).collect();
    println!("(\"{plan}\", [{}]),", weights.join(", "));
}

/// Plays games on a plan.
fn lessons(plan: &str, games: u64) -> Vec<Lesson> {
    let scenario = official(plan).unwrap_or_else(|| panic!("there is no plan {plan:?}"));
    let plan = Arc::new(Plan::new(&scenario, Rules::standard(&scenario, 2).expect("every plan is for two")));
    cores::on_all_cores(games, |game| play(&plan, game)).concat()
}

/// One game, and what can be learnt from it.
fn play(plan: &Arc<Plan>, number: u64) -> Vec<Lesson> {
    let outlook = Outlook::unlearnt(plan).expect("there is one for two players");
    let params = Params { outlook: 0.0, closer_after: 0, ..Params::for_rules(plan.rules()) };
    let mut random = Random(number);
    let mut game = Game::new(plan.clone());
    let first_stones = 1 + random.below(3);
    let mut seen = Vec::new();
    while !game.is_over() {
        let stones = game.history().len();
        if STONES.contains(&stones) {
            seen.extend(outlook.things(&Playout::new(&game)));
        }
        let seed = 1_000 * number + stones as u64;
        let limits = Limits { simulations: SIMULATIONS, memory: DEFAULT_MEMORY, threads: 1, seed, stop: &|| false };
        let moves = game.moves();
        let played = match random.below(10) {
            _ if stones < first_stones => moves[random.below(moves.len())],
            0 => moves[random.below(moves.len())],
            1 => one_of_five(&analyse(&game, &params, &limits), &mut random),
            _ => analyse(&game, &params, &limits).candidates[0].played,
        };
        game.play_unchecked(played);
    }
    let winners = game.winners();
    let share = if winners.contains(&0) { 1.0 / winners.len() as f64 } else { 0.0 };
    seen.into_iter().map(|things| (things, share)).collect()
}

fn one_of_five(analysis: &Analysis, random: &mut Random) -> rumis::Move {
    analysis.candidates[random.below(analysis.candidates.len().min(5))].played
}

/// Newton's method for a logistic regression.
fn learn(lessons: &[Lesson]) -> [f64; WEIGHTS] {
    let mut weights = [0.0; WEIGHTS];
    for _ in 0..12 {
        let mut slope = weights.map(|weight| -RIDGE * weight);
        let mut bend = [[0.0; WEIGHTS]; WEIGHTS];
        (0..WEIGHTS).for_each(|i| bend[i][i] = RIDGE);
        for (things, share) in lessons {
            let things = things.map(f64::from);
            let sum: f64 = things.iter().zip(&weights).map(|(thing, weight)| thing * weight).sum();
            let expected = 1.0 / (1.0 + (-sum).exp());
            let doubt = (expected * (1.0 - expected)).max(1e-4);
            for i in 0..WEIGHTS {
                slope[i] += (share - expected) * things[i];
                (0..WEIGHTS).for_each(|j| bend[i][j] += doubt * things[i] * things[j]);
            }
        }
        let step = solve(bend, slope);
        (0..WEIGHTS).for_each(|i| weights[i] += step[i]);
    }
    weights
}

/// Gauss's method; the matrix is positive definite.
fn solve(mut matrix: [[f64; WEIGHTS]; WEIGHTS], mut right: [f64; WEIGHTS]) -> [f64; WEIGHTS] {
    for i in 0..WEIGHTS {
        let row = matrix[i];
        for below in i + 1..WEIGHTS {
            let factor = matrix[below][i] / row[i];
            (i..WEIGHTS).for_each(|j| matrix[below][j] -= factor * row[j]);
            right[below] -= factor * right[i];
        }
    }
    for i in (0..WEIGHTS).rev() {
        let known: f64 = (i + 1..WEIGHTS).map(|j| matrix[i][j] * right[j]).sum();
        right[i] = (right[i] - known) / matrix[i][i];
    }
    right
}

/// A linear congruential generator (the multiplier is Knuth's), good enough to vary games.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize * bound) >> 31
    }
}
