//! How many simulations a second the search makes, and how fast endgames are solved. What is counted is asserted.

use std::hint::black_box;
use std::sync::Arc;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rand_pcg::Pcg32;
use rand_pcg::rand_core::Rng;
use rumis::{Game, Plan, Playout, Rules, official};
use rumis_engine::{DEFAULT_MEMORY, Limits, Params, Solver, analyse};

const SIMULATIONS: u64 = 5_000;

fn new_game(scenario: &str, players: u8) -> Game {
    let scenario = official(scenario).unwrap();
    let rules = Rules::standard(&scenario, players).unwrap();
    Game::new(Arc::new(Plan::new(&scenario, rules)))
}

fn simulations(c: &mut Criterion) {
    let mut group = c.benchmark_group("simulations");
    group.throughput(Throughput::Elements(SIMULATIONS));
    for (id, players) in [("chullpa", 2), ("chullpa", 4), ("coricancha", 3), ("huaca", 6)] {
        let game = new_game(id, players);
        group.bench_function(format!("{id} {players}"), |b| {
            b.iter(|| {
                let limits =
                    Limits { simulations: SIMULATIONS, memory: DEFAULT_MEMORY, threads: 1, seed: 1, stop: &|| false };
                let analysis = analyse(black_box(&game), &Params::default(), &limits);
                assert_eq!(analysis.simulations, SIMULATIONS);
            })
        });
    }
    group.finish();
}

/// One fixed random game, six moves before its end: the number of positions looked at depends on the game alone.
fn endgame(c: &mut Criterion) {
    let mut random = Pcg32::new(4, 4);
    let mut playout = Playout::new(&new_game("chullpa", 2));
    playout.finish(|bound| ((u64::from(random.next_u32()) * bound as u64) >> 32) as usize);
    let mut game = playout.game();
    (0..6).for_each(|_| assert!(game.undo()));
    let solve = || Solver::new(&game).solve(black_box(&game), u64::MAX, &|| false).unwrap();
    let positions = solve().positions;
    c.bench_function(&format!("solve an endgame in {positions} positions"), |b| {
        b.iter(|| assert_eq!(solve().positions, positions))
    });
}

criterion_group!(benches, simulations, endgame);
criterion_main!(benches);
