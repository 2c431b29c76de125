//! How fast the rules are. Every benchmark asserts what it counts, so that a fast wrong answer is no record.

use std::hint::black_box;
use std::sync::Arc;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rand_pcg::Pcg32;
use rand_pcg::rand_core::Rng;
use rumis::{Game, Plan, Playout, Rules, official, perft};

/// The four games that are measured: small and tall, crowded, flat, large.
const GAMES: [(&str, u8); 4] = [("chullpa", 2), ("chullpa", 4), ("coricancha", 3), ("huaca", 6)];

fn new_game(scenario: &str, players: u8) -> Game {
    let scenario = official(scenario).unwrap();
    let rules = Rules::standard(&scenario, players).unwrap();
    Game::new(Arc::new(Plan::new(&scenario, rules)))
}

fn uniform(random: &mut Pcg32) -> impl FnMut(usize) -> usize + '_ {
    |bound| ((u64::from(random.next_u32()) * bound as u64) >> 32) as usize
}

fn set_up(c: &mut Criterion) {
    for (id, players, placements) in [("chullpa", 2, 3809), ("huaca", 6, 10921)] {
        let scenario = official(id).unwrap();
        let rules = Rules::standard(&scenario, players).unwrap();
        c.bench_function(&format!("set up {id} {players}"), |b| {
            b.iter(|| {
                let plan = Plan::new(black_box(&scenario), rules);
                assert_eq!(plan.placement_count(), placements);
                plan
            })
        });
    }
}

fn perft_of_chullpa(c: &mut Criterion) {
    let game = new_game("chullpa", 2);
    let mut group = c.benchmark_group("perft");
    for (depth, count) in [(2, 165_662), (3, 27_229_902)] {
        group.throughput(Throughput::Elements(count));
        group.bench_function(format!("chullpa 2 depth {depth}"), |b| {
            b.iter(|| assert_eq!(perft(black_box(&game), depth), count))
        });
    }
    group.finish();
}

/// Half-way through one fixed random game: the number of legal placements depends on the game alone.
fn legal_in_midgame(c: &mut Criterion) {
    for (id, players) in GAMES {
        let start = new_game(id, players);
        let mut random = Pcg32::new(1, 1);
        let moves = Playout::new(&start).finish(uniform(&mut random));
        let mut random = Pcg32::new(1, 1);
        let mut pick = uniform(&mut random);
        let mut playout = Playout::new(&start);
        for _ in 0..moves / 2 {
            playout.play(playout.nth_move(pick(playout.move_count())));
        }
        let (game, count) = (playout.game(), playout.move_count());
        c.bench_function(&format!("{count} legal placements of {id} {players}"), |b| {
            b.iter(|| assert_eq!(black_box(&game).moves().len(), count))
        });
    }
}

/// A thousand complete games with uniformly random moves, too many for the machine to learn by heart; the same seed must
/// give the same number of moves.
fn random_games(c: &mut Criterion) {
    let mut group = c.benchmark_group("random games");
    for (id, players) in GAMES {
        let game = new_game(id, players);
        let mut playout = Playout::new(&game);
        let mut thousand = || {
            let mut random = Pcg32::new(7, 7);
            let mut moves = 0;
            for _ in 0..1_000 {
                playout.restart(&game);
                moves += playout.finish(uniform(&mut random));
            }
            moves
        };
        let moves = thousand();
        group.throughput(Throughput::Elements(1_000));
        group.bench_function(format!("{id} {players}"), |b| b.iter(|| assert_eq!(thousand(), moves)));
    }
    group.finish();
}

criterion_group!(benches, set_up, perft_of_chullpa, legal_in_midgame, random_games);
criterion_main!(benches);
