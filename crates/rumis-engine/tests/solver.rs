//! The exact solvers against a plain minimax that knows nothing but the rules.

mod common;

use common::{before_the_end, new_game, random, scenario};
use rumis::{Game, Scenario, Variant, Variants};
use rumis_engine::{DEFAULT_MEMORY, Limits, Params, Solver, analyse};

/// The margin of the first player over the second with best play, by trying everything.
fn plain_minimax(game: &Game) -> i16 {
    if game.is_over() {
        return margin(game);
    }
    let maximising = game.plan().rules().owner(game.to_move().unwrap()) == 0;
    let margins = game.moves().into_iter().map(|played| {
        let mut next = game.clone();
        next.play_unchecked(played);
        plain_minimax(&next)
    });
    if maximising { margins.max().unwrap() } else { margins.min().unwrap() }
}

fn margin(game: &Game) -> i16 {
    let rules = game.plan().rules();
    let best = |player| {
        let own = rules.turn_order().iter().filter(|&&colour| rules.owner(colour) == player);
        own.map(|&colour| game.score(colour).total).max().unwrap()
    };
    best(0) - best(1)
}

#[test]
fn two_sides_agree_with_plain_minimax_on_thousands_of_endgames() {
    let settings = [
        ("chullpa", Variants::STANDARD, 3),
        ("pirka", Variants::STANDARD, 2),
        ("pisac", Variants::from(Variant::Inverse), 2),
        ("chullpa", Variants::from(Variant::FourColours), 2),
        ("coricancha", Variants::from(Variant::Ruinas), 2),
        ("colca", Variants::from(Variant::Rebuild), 1),
    ];
    let mut solved = 0;
    for (id, variants, most_left) in settings {
        let start = new_game(&scenario(id), 2, variants, 5);
        let mut pick = random(11);
        for round in 0..350 {
            let game = before_the_end(&start, 1 + round % most_left, &mut pick);
            let solution = Solver::new(&game).solve(&game, u64::MAX, &|| false).unwrap();
            assert_eq!(solution.margin, plain_minimax(&game), "{id} {variants} round {round}");
            let mut end = game.clone();
            solution.line.iter().for_each(|&played| end.play_unchecked(played));
            assert!(end.is_over());
            assert_eq!(margin(&end), solution.margin, "the line leads to what was promised");
            solved += 1;
        }
    }
    assert_eq!(solved, 2_100);
}

/// What max-n with the documented preferences gives the player whose turn it is, by trying everything.
fn plain_max_n(game: &Game) -> Vec<(f32, i16)> {
    let rules = game.plan().rules();
    if game.is_over() {
        let totals: Vec<i16> = rules.turn_order().iter().map(|&colour| game.score(colour).total).collect();
        let winners = game.winners();
        let share = |player| if winners.contains(&player) { 1.0 / winners.len() as f32 } else { 0.0 };
        let rival = |player| totals.iter().enumerate().filter(|&(other, _)| other != player).map(|(_, t)| *t).max();
        return (0..totals.len()).map(|player| (share(player), totals[player] - rival(player).unwrap())).collect();
    }
    let player = rules.owner(game.to_move().unwrap());
    let outcomes = game.moves().into_iter().map(|played| {
        let mut next = game.clone();
        next.play_unchecked(played);
        plain_max_n(&next)
    });
    outcomes.reduce(|best, next| if next[player] > best[player] { next } else { best }).unwrap()
}

#[test]
fn with_three_players_the_proved_move_is_worth_what_max_n_says() {
    // Two moves before the end ties between rivals cannot change what the first of them gets.
    let start = new_game(&scenario("coricancha"), 3, Variants::STANDARD, 0);
    let mut pick = random(2);
    let mut proved = 0;
    for _ in 0..60 {
        let game = before_the_end(&start, 1, &mut pick);
        let player = game.to_move().unwrap().index();
        let limits = Limits { simulations: 3_000, memory: DEFAULT_MEMORY, threads: 1, seed: 1, stop: &|| false };
        let analysis = analyse(&game, &Params::default(), &limits);
        let best = analysis.best().unwrap();
        if best.exact {
            proved += 1;
            assert_eq!(best.shares[player], plain_max_n(&game)[player].0);
        }
    }
    assert!(proved >= 50, "only {proved} of 60 were proved");
}

/// A small plan for tests, for any number of players.
fn small(rows: &[&str], height: u8) -> Scenario {
    let rows: Vec<String> = rows.iter().map(|row| format!("{row:?}")).collect();
    let players: String = (2..=4).map(|n| format!("[[players]]\ncount = {n}\nheight = {height}\n")).collect();
    let text = format!("id = \"small\"\nname = \"Small\"\nplan = [{}]\n{players}", rows.join(","));
    Scenario::from_toml(&text).unwrap()
}

#[test]
fn a_tiny_game_is_played_from_its_first_move_as_plain_minimax_says() {
    // 2  ·1 ·1
    // 1  ·1 ·1 ·1
    //     a  b  c
    let game = new_game(&small(&["##.", "###"], 1), 2, Variants::STANDARD, 0);
    let solution = Solver::new(&game).solve(&game, u64::MAX, &|| false).unwrap();
    assert_eq!(solution.margin, plain_minimax(&game));
    // The hands are full, so the search does not try for a proof; it has to find the same by itself.
    let limits = Limits { simulations: 5_000, memory: DEFAULT_MEMORY, threads: 1, seed: 1, stop: &|| false };
    let analysis = analyse(&game, &Params::default(), &limits);
    let mut next = game.clone();
    next.play_unchecked(analysis.best().unwrap().played);
    assert_eq!(plain_minimax(&next), solution.margin);
}
