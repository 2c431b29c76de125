//! What callers rely on: legal moves from anywhere, the same seed the same move, bounded memory, a quick stop.

mod common;

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use common::{before_the_end, new_game, random, scenario};
use rumis::{Game, OFFICIAL, Rules, Variant, Variants};
use rumis_engine::{
    Analysis, Choosing, DEFAULT_MEMORY, Level, Limits, Params, Player, Solver, Thinking, analyse, choose,
};

fn limits(simulations: u64, seed: u64) -> Limits<'static> {
    Limits { simulations, memory: DEFAULT_MEMORY, threads: 1, seed, stop: &|| false }
}

/// Every setting that the rules accept.
fn settings() -> Vec<Game> {
    let variants = [
        Variants::STANDARD,
        Variant::Inverse.into(),
        Variant::FourColours.into(),
        Variant::Ruinas.into(),
        Variant::Rebuild.into(),
        Variants::from(Variant::Ruinas).with(Variant::Inverse),
        Variants::from(Variant::FourColours).with(Variant::Inverse),
    ];
    let mut games = Vec::new();
    for (id, _) in OFFICIAL {
        let scenario = scenario(id);
        for players in 2..=6 {
            let possible = variants.iter().filter(|&&variants| Rules::new(&scenario, players, variants).is_ok());
            games.extend(possible.map(|&variants| new_game(&scenario, players, variants, 3)));
        }
    }
    games
}

#[test]
fn every_choice_is_legal_over_ten_thousand_random_positions() {
    let others = [Player::Random, Player::Greedy, Player::Level(Level::new(1).unwrap()), Player::Uct];
    let settings = settings();
    let mut pick = random(5);
    for round in 0..10_000 {
        let start = &settings[round % settings.len()];
        let game = before_the_end(start, pick(40), &mut pick);
        let other = (round % 10 == 0).then(|| others[round / 10 % others.len()]);
        for player in std::iter::once(Player::Level(Level::BEST)).chain(other) {
            match choose(&game, player, &limits(3, round as u64)) {
                None => assert!(game.is_over()),
                Some(played) => assert_eq!(game.find(&game.text(played)), Ok(played), "{player} in round {round}"),
            }
        }
    }
}

#[test]
fn the_same_seed_and_simulations_give_the_same_analysis() {
    for game in settings().iter().step_by(7) {
        let one = analyse(game, &Params::default(), &limits(200, 9));
        let other = analyse(game, &Params::default(), &limits(200, 9));
        let shown = |analysis: &Analysis| format!("{analysis:?}");
        assert_eq!(shown(&one), shown(&other));
        assert_eq!(one.simulations, 200);
    }
}

#[test]
fn the_tree_stays_within_its_memory_and_the_search_goes_on() {
    let game = new_game(&scenario("huaca"), 6, Variants::STANDARD, 0);
    let memory = 500_000;
    let analysis = analyse(&game, &Params::default(), &Limits { memory, ..limits(3_000, 1) });
    assert!(analysis.memory <= memory, "{} bytes", analysis.memory);
    assert_eq!(analysis.simulations, 3_000);
}

#[test]
fn a_search_stops_within_a_few_simulations_of_being_asked() {
    // Counted in calls instead of time: after the check says stop there is at most one more round of simulations.
    let game = new_game(&scenario("chullpa"), 2, Variants::STANDARD, 0);
    let asked = AtomicU64::new(0);
    let stop = || asked.fetch_add(1, Relaxed) >= 10;
    let analysis = analyse(&game, &Params::default(), &Limits { stop: &stop, ..limits(u64::MAX, 1) });
    assert!(analysis.simulations <= 11 * 16, "{} simulations", analysis.simulations);
    assert!(analysis.best().is_some());
}

#[test]
fn every_simulation_counts_once_however_many_threads_share_the_tree() {
    let game = new_game(&scenario("chullpa"), 2, Variants::STANDARD, 0);
    for threads in [1, 3] {
        let analysis = analyse(&game, &Params::default(), &Limits { threads, ..limits(6_003, 1) });
        assert_eq!(analysis.simulations, 6_003);
        let visits: u32 = analysis.candidates.iter().map(|candidate| candidate.visits).sum();
        assert_eq!(u64::from(visits), analysis.simulations);
    }
}

#[test]
fn the_best_level_never_loses_a_position_it_has_proved_as_won() {
    let start = new_game(&scenario("chullpa"), 2, Variants::STANDARD, 0);
    let mut pick = random(8);
    let mut proved = 0;
    for round in 0..60 {
        let mut game = before_the_end(&start, 6, &mut pick);
        let Some(solution) = Solver::new(&game).solve(&game, 200_000, &|| false) else { continue };
        let player = game.plan().rules().owner(game.to_move().unwrap());
        let margin = if player == 0 { solution.margin } else { -solution.margin };
        if margin <= 0 {
            continue;
        }
        proved += 1;
        while let Some(colour) = game.to_move() {
            let own = game.plan().rules().owner(colour) == player;
            let mover = if own { Player::Level(Level::BEST) } else { Player::Greedy };
            game.play_unchecked(choose(&game, mover, &limits(20_000, round)).unwrap());
        }
        assert_eq!(game.winners(), [player]);
    }
    assert!(proved >= 10, "only {proved} positions were won");
}

#[test]
fn the_tree_proves_small_endgames_without_the_solver() {
    let params = Params { exact: false, ..Params::default() };
    let start = new_game(&scenario("chullpa"), 2, Variants::STANDARD, 0);
    let sign = |game: &Game| Solver::new(game).solve(game, u64::MAX, &|| false).unwrap().margin.signum();
    let mut pick = random(12);
    for round in 0..150 {
        let mut game = before_the_end(&start, 1 + pick(5), &mut pick);
        let expected = sign(&game);
        let best = analyse(&game, &params, &limits(20_000, round)).best().unwrap().played;
        game.play_unchecked(best);
        let reached = if game.is_over() { margin(&game).signum() } else { sign(&game) };
        assert_eq!(reached, expected, "round {round}");
    }
}

/// By how much the first player leads.
fn margin(game: &Game) -> i16 {
    let scores = game.scores();
    scores[0].total - scores[1].total
}

/// The move most looked at was played once, with 0.32 of the win, although another that had been looked at 50,000 times
/// promised 0.39: it had turned out well too late to catch up.
#[test]
fn the_best_move_is_the_one_worth_most_not_the_one_looked_at_most() {
    let mut start = new_game(&scenario("tambo"), 2, Variants::STANDARD, 0);
    start.play(&"a2.1,a2.2,b2.1,b2.2".parse().unwrap()).unwrap();
    let params = Params { margin: 0.0, outlook: 0.0, ..Params::default() };
    let mut caught_up_too_late = 0;
    for seed in 0..8 {
        let analysis = analyse(&start, &params, &limits(4_000, seed));
        let best = analysis.best().unwrap();
        let most_visited = analysis.candidates.iter().max_by_key(|candidate| candidate.visits).unwrap();
        assert!(best.shares[1] >= most_visited.shares[1], "seed {seed}");
        caught_up_too_late += u32::from(best.played != most_visited.played);
    }
    assert!(caught_up_too_late > 0, "no position here tells the two apart");
}

#[test]
fn players_are_read_as_they_are_written() {
    for text in ["random", "greedy", "uct", "level1", "level9"] {
        assert_eq!(text.parse::<Player>().unwrap().to_string(), text);
    }
    for text in ["level0", "level10", "level", "Level1", ""] {
        assert!(text.parse::<Player>().is_err(), "{text}");
    }
}

/// A page lets the engine think in slices so that it can be stopped; the slices must not change what it finds.
#[test]
fn thinking_in_slices_is_thinking() {
    let game = new_game(&scenario("pisac"), 3, Variants::STANDARD, 0);
    let whole = analyse(&game, &Params::default(), &limits(3_000, 1));
    let mut thinking = Thinking::new(&game, &Params::default(), DEFAULT_MEMORY, 1);
    for until in [16, 112, 1_600, 3_000] {
        assert!(!thinking.think(&limits(until, 1)));
        assert_eq!(thinking.simulations(), until);
    }
    let visits = |analysis: &Analysis| -> Vec<_> {
        analysis.candidates.iter().map(|candidate| (candidate.played, candidate.visits)).collect()
    };
    assert_eq!(visits(&thinking.analysis()), visits(&whole));

    for level in ["level1", "level4", "level7"] {
        let player: Player = level.parse().unwrap();
        let mut choosing = Choosing::new(&game, player, DEFAULT_MEMORY, 1);
        let mut slices = 0;
        loop {
            let asked = AtomicU64::new(0);
            slices += 1;
            if choosing.think(&|| asked.fetch_add(1, Relaxed) >= 3) {
                break;
            }
        }
        assert_eq!(choosing.chosen(), choose(&game, player, &limits(u64::MAX, 1)), "{level}");
        assert_eq!(slices > 1, level == "level7");
    }
}
