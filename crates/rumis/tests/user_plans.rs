//! Random games on plans of the user's own, up to the largest that are allowed, held against the slow twin.

mod journey;
mod twin;

use std::sync::Arc;

use journey::{Meeting, follow};
use rumis::{
    Edition, Game, MAX_VOLUME, Plan, PlayersRow, Ruins, Rules, Scenario, ScenarioDef, Source, Variant, Variants,
};
use twin::board::cubes_from_text;
use twin::{Cubes, Dice, Limits, Twin, TwinRules};

/// What a random plan is made of.
struct Sketch {
    width: usize,
    depth: usize,
    /// How many of ten places are squares.
    density: usize,
    /// The own limits squares may have; 0 stands for none.
    limits: &'static [u8],
    height: u8,
}

/// Plan and twin's limits, drawn together, until the volume is allowed.
fn draw(sketch: &Sketch, dice: &mut Dice) -> (Vec<String>, Limits) {
    let mut limits = Limits::new();
    let mut rows = Vec::new();
    let mut room = MAX_VOLUME as i32;
    for y in (0..sketch.depth).rev() {
        let mut row = String::new();
        for x in 0..sketch.width {
            let own = *dice.pick(sketch.limits).unwrap();
            let limit = if own == 0 { sketch.height } else { own.min(sketch.height) };
            if dice.below(10) >= sketch.density || i32::from(limit) > room {
                row.push('.');
                continue;
            }
            room -= i32::from(limit);
            limits.insert((x as i32, y as i32), limit.into());
            row.push(match own {
                0 => '#',
                1..=9 => (b'0' + own) as char,
                _ => (b'A' + own - 10) as char,
            });
        }
        rows.push(row);
    }
    (rows, limits)
}

fn play_on(sketch: &Sketch, players: u8, variants: Variants, seed: u64) {
    let mut dice = Dice::new(seed);
    let (rows, inside) = draw(sketch, &mut dice);
    let row = |count| PlayersRow { count, height: sketch.height, line: Vec::new() };
    let def = ScenarioDef {
        id: "sketch".into(),
        name: "Sketch".into(),
        meaning: String::new(),
        edition: Edition::Own,
        source: Source::default(),
        rebuild: false,
        plan: rows.clone(),
        players: (2..=6).map(row).collect(),
    };
    let scenario = Scenario::new(def).unwrap();
    let plan = Arc::new(Plan::new(&scenario, Rules::new(&scenario, players, variants).unwrap()));
    let rules = TwinRules { players: players.into(), variants, inside, outside: Limits::new() };
    let (game, twin) = match variants.has(Variant::Ruinas) {
        false => (Game::new(plan), Twin::new(rules, &[])),
        true => {
            let ruins = Ruins::from_seed(&plan, seed).unwrap();
            let cubes: Vec<Cubes> =
                ruins.placements().iter().map(|&p| cubes_from_text(&plan.cubes(p).to_string())).collect();
            (Game::with_ruins(plan, &ruins), Twin::new(rules, &cubes))
        }
    };
    follow(&format!("{players} {variants} on {rows:?}"), game, twin, &mut dice, &mut Meeting::default());
}

/// Standard, inverse, four colours and ruinas in turn.
fn variants(number: u64, players: u8) -> Variants {
    match number % 4 {
        1 => Variant::Inverse.into(),
        2 if players == 2 => Variant::FourColours.into(),
        3 if players <= 3 => Variant::Ruinas.into(),
        _ => Variants::STANDARD,
    }
}

#[test]
fn small_plans_with_gaps_and_uneven_limits() {
    for seed in 0..120 {
        let mut dice = Dice::new(seed + 1000);
        let sketch = Sketch {
            width: 1 + dice.below(5),
            depth: 1 + dice.below(5),
            density: 6 + dice.below(5),
            limits: &[0, 0, 1, 2, 3, 5, 11],
            height: 1 + dice.below(8) as u8,
        };
        if draw(&sketch, &mut Dice::new(seed)).1.is_empty() {
            continue; // a plan without squares is refused
        }
        let players = 2 + dice.below(5) as u8;
        play_on(&sketch, players, variants(seed / 3, players), seed);
    }
}

/// A plan 16 deep once let stones reach around its edge: `a16.1,b1.1` was taken for two neighbours, because the square
/// after a16 in the table of columns is b1.
#[test]
fn the_widest_plan() {
    for (players, number) in [(6, 0), (2, 1), (3, 3)] {
        let sketch = Sketch { width: 16, depth: 16, density: 10, limits: &[0], height: 2 };
        play_on(&sketch, players, variants(number, players), number);
    }
}

#[test]
fn the_highest_plans() {
    let towers = Sketch { width: 6, depth: 5, density: 10, limits: &[0], height: 16 };
    play_on(&towers, 6, Variants::STANDARD, 1);
    let uneven = Sketch { width: 16, depth: 8, density: 8, limits: &[1, 2, 3, 4, 9, 16, 16], height: 16 };
    play_on(&uneven, 5, Variants::STANDARD, 2);
    play_on(&uneven, 2, Variant::FourColours.into(), 3);
}

/// Limits chosen so that the fit table needs as many groups of columns as possible.
#[test]
fn plans_whose_limits_group_badly() {
    for (limits, seed) in [(&[4u8, 1, 2][..], 1), (&[3, 2, 2], 2), (&[5, 1, 1], 3), (&[2, 1, 1, 1, 1], 4)] {
        let limits: &'static [u8] = limits.to_vec().leak();
        let sketch = Sketch { width: 16, depth: 16, density: 10, limits, height: 16 };
        play_on(&sketch, 3, Variants::STANDARD, seed);
    }
}
