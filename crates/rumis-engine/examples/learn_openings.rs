//! Prepares answers to first stones: `learn_openings PLAN STONE…` prints a line of `src/openings.rs` for each stone.
//!
//! The answer is the one that several long searches together looked at most.

mod cores;

use std::collections::HashMap;
use std::sync::Arc;

use rumis::{Game, Plan, Rules, official};
use rumis_engine::{DEFAULT_MEMORY, Limits, Params, analyse};

/// Several searches that go different ways tell more than one that is as long.
const SEARCHES: u64 = 8;
const SIMULATIONS: u64 = 1_000_000;

/// How often each answer was looked at.
type Visits = HashMap<String, u64>;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let id = arguments.next().expect("usage: learn_openings PLAN STONE…");
    let scenario = official(&id).unwrap_or_else(|| panic!("there is no plan {id:?}"));
    let plan = Arc::new(Plan::new(&scenario, Rules::standard(&scenario, 2).expect("every plan is for two")));
    for stone in arguments {
        let mut game = Game::new(plan.clone());
        let first = stone.parse().unwrap_or_else(|error| panic!("{error}"));
        game.play(&first).unwrap_or_else(|error| panic!("{stone}: {error}"));
        let visits = search(&game);
        let (answer, count) = visits.into_iter().max_by_key(|&(_, count)| count).expect("there is an answer");
        println!("(\"{id}\", \"{stone}\", \"{answer}\"), // {count} of {} visits", SEARCHES * SIMULATIONS);
    }
}

/// All searches together.
fn search(game: &Game) -> Visits {
    let params = Params::for_rules(game.plan().rules());
    let searches = cores::on_all_cores(SEARCHES, |seed| {
        let limits = Limits { simulations: SIMULATIONS, memory: 8 * DEFAULT_MEMORY, threads: 1, seed, stop: &|| false };
        analyse(game, &params, &limits).candidates
    });
    let mut visits = Visits::new();
    for candidate in searches.iter().flatten() {
        *visits.entry(game.text(candidate.played).to_string()).or_default() += u64::from(candidate.visits);
    }
    visits
}
