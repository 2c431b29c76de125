//! Sections 1 and 2 of docs/rules.md: the stones and the thirteen plans, against numbers typed from the page.

mod twin;

use std::collections::BTreeSet;

use rumis::{OFFICIAL, Offset, Rules, Square, Stone, Variant, official};
use twin::{Limits, TwinRules, orientations, plans};

/// Scenario, squares of the whole plan, and volume from two players on, counted by hand on the drawings.
const NUMBERS: [(&str, usize, &[i32]); 13] = [
    ("chullpa", 20, &[80, 120, 160]),
    ("chullpa-first", 20, &[80, 100, 120]),
    ("pirka", 40, &[80, 120, 160]),
    ("tambo", 40, &[80, 120, 160]),
    ("pisac", 32, &[104, 120, 144]),
    ("coricancha", 64, &[92, 120, 120]),
    ("cucho", 49, &[110, 126, 140]),
    ("colca", 42, &[84, 126, 168, 210, 252]),
    ("puncu", 40, &[80, 120, 160, 200, 240]),
    ("apachita", 40, &[80, 120, 160, 200, 240]),
    ("chaka", 60, &[80, 120, 168, 204, 240]),
    ("huaca", 100, &[72, 108, 164, 216, 220]),
    ("incahuasi", 64, &[72, 108, 192, 228, 248]),
];

#[test]
fn the_stones_turn_in_as_many_ways_as_the_table_says() {
    let table = [3, 3, 12, 3, 3, 24, 12, 12, 8, 12, 12];
    for (stone, count) in Stone::ALL.into_iter().zip(table) {
        let turned: BTreeSet<_> = orientations(stone).iter().cloned().collect();
        let derived = stone.orientations().into_iter().map(|orientation| {
            let cell = |&[x, y, z]: &Offset| (x.into(), y.into(), z.into());
            orientation.offsets.iter().map(cell).collect()
        });
        assert_eq!(derived.collect::<BTreeSet<_>>(), turned, "{stone}");
        assert_eq!(turned.len(), count, "{stone}");
    }
}

#[test]
fn every_official_scenario_has_the_squares_and_own_limits_of_the_page() {
    for ((id, _), (name, squares, _)) in OFFICIAL.into_iter().zip(NUMBERS) {
        assert_eq!(id, name);
        let scenario = official(id).unwrap();
        assert_eq!(scenario.squares().count(), squares, "{id}");
        let drawn: Limits =
            scenario.squares().map(|(square, limit)| (at(square), limit.map_or(99, i32::from))).collect();
        assert_eq!(drawn, plans::own_limits(id), "{id}");
    }
}

#[test]
fn every_official_scenario_has_the_heights_and_lines_of_the_page() {
    for (id, _) in OFFICIAL {
        let scenario = official(id).unwrap();
        for players in 0..10u8 {
            let highest = plans::highest(id, players.into());
            assert_eq!(scenario.highest(players).map(i32::from), highest, "{id} for {players}");
            if highest.is_some() {
                let inside = scenario.effective_limits(players);
                let outside = scenario.limits_outside_line(players);
                assert_eq!(limits(&inside), plans::limits(id, players.into()), "{id} for {players}");
                assert_eq!(limits(&outside), plans::limits_outside_line(id, players.into()), "{id} for {players}");
                assert_eq!(scenario.has_line(players), !outside.is_empty(), "{id} for {players}");
            }
        }
    }
}

#[test]
fn every_effective_volume_is_that_of_the_page_and_at_most_256() {
    for (id, _, volumes) in NUMBERS {
        let scenario = official(id).unwrap();
        let counted: Vec<i32> = scenario.player_counts().map(|players| scenario.volume(players) as i32).collect();
        assert_eq!(counted, volumes, "{id}");
        assert!(volumes.iter().all(|&volume| volume <= 256));
    }
}

#[test]
fn a_plan_has_the_squares_of_its_variant() {
    for setting in twin::accepted_settings() {
        let plan = setting.plan();
        let rules = TwinRules::official(setting.scenario, setting.players.into(), setting.variants);
        let part = |inside: bool| -> Limits {
            let columns = plan.columns().iter().filter(|column| column.inside == inside);
            columns.map(|column| (at(column.square), column.limit.into())).collect()
        };
        assert_eq!(part(true), rules.inside, "{setting}");
        assert_eq!(part(false), rules.outside, "{setting}");
    }
}

/// The settings the page allows, worked out without asking the crate.
#[test]
fn exactly_the_settings_of_the_page_are_accepted() {
    for (id, _) in OFFICIAL {
        let scenario = official(id).unwrap();
        let is_plus = plans::highest(id, 6).is_some();
        for variants in twin::combinations() {
            for players in 0..=8u8 {
                let has = |variant| variants.has(variant);
                let [four, ruinas, inverse, rebuild] = Variant::ALL.map(has);
                let needed = if four { 4 } else { players + u8::from(ruinas) };
                let together = !(four && ruinas || rebuild && (four || ruinas || inverse));
                let allowed = together
                    && plans::highest(id, needed.into()).is_some()
                    && (!four || players == 2 && !is_plus)
                    && (!ruinas || (2..=3).contains(&players))
                    && (!rebuild || players == 2 && ["colca", "puncu", "apachita"].contains(&id));
                assert_eq!(Rules::new(&scenario, players, variants).is_ok(), allowed, "{id} {players} {variants}");
            }
        }
    }
}

fn at(square: Square) -> (i32, i32) {
    (square.x.into(), square.y.into())
}

fn limits(limits: &std::collections::BTreeMap<Square, u8>) -> Limits {
    limits.iter().map(|(&square, &limit)| (at(square), limit.into())).collect()
}
