//! Compares variants of the search where more than two play: `compare_at_tables PLAN GAMES SEED VARIANT…` lets them sit at one
//! table, one seat each, and prints for each its share of the win and its points beyond the average of the table.
//!
//! A variant is PLAYER:SIMULATIONS or PLAYER:SIMULATIONS:NAME=VALUE,NAME=VALUE; the number of variants is the number of
//! players. Every variant has every seat equally often if the number of games can be divided by the number of players.

mod cores;
mod figures;
mod settings;

use std::sync::Arc;

use figures::mean;
use rand_pcg::Pcg32;
use rand_pcg::rand_core::Rng;
use rumis::{Game, Plan, Rules, official};
use rumis_engine::{DEFAULT_MEMORY, Limits, Params, Player, analyse};

struct Variant {
    name: String,
    simulations: u64,
    params: Params,
}

/// What a variant got from one game.
#[derive(Clone)]
struct Got {
    variant: usize,
    share: f64,
    beyond: f64,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [plan, games, seed, variants @ ..] = &arguments[..] else {
        panic!("usage: compare_at_tables PLAN GAMES SEED VARIANT…");
    };
    let scenario = official(plan).unwrap_or_else(|| panic!("there is no plan {plan:?}"));
    let rules = Rules::standard(&scenario, variants.len() as u8).unwrap_or_else(|error| panic!("{error}"));
    let plan = Arc::new(Plan::new(&scenario, rules));
    let variants: Vec<Variant> = variants.iter().map(|text| variant(text, rules)).collect();
    let number = |text: &String| text.parse().unwrap_or_else(|_| panic!("{text:?} is no number"));
    let seed = number(seed);
    let got = cores::on_all_cores(number(games), |game| play(&plan, &variants, game, seed)).concat();
    for (index, Variant { name, .. }) in variants.iter().enumerate() {
        let of =
            |value: fn(&Got) -> f64| -> Vec<f64> { got.iter().filter(|got| got.variant == index).map(value).collect() };
        let ((share, share_error), (beyond, error)) = (mean(&of(|got| got.share)), mean(&of(|got| got.beyond)));
        println!("share {share:.3} ±{share_error:.3}  points {beyond:+.2} ±{error:.2}  {name}");
    }
}

fn variant(text: &str, rules: Rules) -> Variant {
    let mut parts = text.splitn(3, ':');
    let player: Player = parts.next().unwrap_or_default().parse().unwrap_or_else(|error| panic!("{error}"));
    let simulations = parts.next().and_then(|part| part.parse().ok());
    let simulations = simulations.unwrap_or_else(|| panic!("{text}: how many simulations?"));
    let own = player.params(rules).unwrap_or_else(|| panic!("{player} does not think ahead"));
    let params = settings::with(&own, parts.next().unwrap_or_default());
    Variant { name: text.to_string(), simulations, params }
}

fn play(plan: &Arc<Plan>, variants: &[Variant], number: u64, seed: u64) -> Vec<Got> {
    let seats = seats(variants.len(), number, seed);
    let mut game = Game::new(plan.clone());
    for turn in 0.. {
        let Some(colour) = game.to_move() else { break };
        let Variant { simulations, params, .. } = &variants[seats[colour.index()]];
        let seed = seed.wrapping_mul(1_000_003) + number * 1_009 + turn;
        let limits = Limits { simulations: *simulations, memory: DEFAULT_MEMORY, threads: 1, seed, stop: &|| false };
        game.play_unchecked(analyse(&game, params, &limits).best().expect("somebody can move").played);
    }
    let points: Vec<f64> = game.scores().iter().map(|score| f64::from(score.total)).collect();
    let average = points.iter().sum::<f64>() / points.len() as f64;
    let winners = game.winners();
    let got = |(seat, &variant): (usize, &usize)| Got {
        variant,
        share: if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 },
        beyond: points[seat] - average,
    };
    seats.iter().enumerate().map(got).collect()
}

/// The variant in each seat. As many games as there are seats have the same neighbours, moved on by one each time.
fn seats(players: usize, number: u64, seed: u64) -> Vec<usize> {
    let mut random = Pcg32::new(seed.wrapping_mul(1_000) + number / players as u64, 5);
    let mut seats: Vec<usize> = (0..players).collect();
    for last in (1..players).rev() {
        seats.swap(last, random.next_u32() as usize % (last + 1));
    }
    seats.rotate_left((number % players as u64) as usize);
    seats
}
