//! Scenarios as they are drawn: a drawing and its definition say the same, and faults leave the rest readable.

use std::collections::{BTreeMap, BTreeSet};

use rumis::scenario::{Draft, Sketch, SketchRow};
use rumis::{Edition, Fault, OFFICIAL, Scenario, Square, official};

fn drawn(rows: &[&str], inside: &[&str]) -> Sketch {
    let depth = rows.len() as u8;
    let places = (0..)
        .zip(rows)
        .flat_map(|(row, text)| (0..).zip(text.chars()).map(move |(x, sign)| (Square { x, y: depth - 1 - row }, sign)));
    Sketch {
        id: "drawn".into(),
        name: "Drawn".into(),
        meaning: String::new(),
        note: String::new(),
        rebuild: false,
        width: rows[0].len() as u8,
        depth,
        squares: places.filter(|(_, sign)| *sign != '.').map(|(at, sign)| (at, limit_of(sign))).collect(),
        players: vec![SketchRow { count: 2, height: 4, inside: inside.iter().map(|at| at.parse().unwrap()).collect() }],
    }
}

fn limit_of(sign: char) -> Option<u8> {
    sign.to_digit(17).map(|limit| limit as u8)
}

fn line_of(sketch: &Sketch) -> Vec<String> {
    sketch.def().players[0].line.clone()
}

/// For each number of players what they play on, and what lies outside.
fn parts(scenario: &Scenario) -> Vec<[BTreeMap<Square, u8>; 2]> {
    let counts = scenario.player_counts();
    counts.map(|count| [scenario.effective_limits(count), scenario.limits_outside_line(count)]).collect()
}

#[test]
fn every_official_scenario_can_be_drawn_and_played_as_ones_own() {
    for (id, _) in OFFICIAL {
        let scenario = official(id).unwrap();
        let own = Scenario::new(Sketch::of(scenario.def()).def()).unwrap();
        assert_eq!(parts(&own), parts(&scenario), "{id}");
        assert_eq!(own.def().edition, Edition::Own, "{id}");
        assert_eq!(Sketch::of(own.def()), Sketch::of(scenario.def()), "{id}");
    }
}

#[test]
fn limits_up_to_sixteen_have_their_sign() {
    let rows = ["123456789", "ABCDEFG.#"];
    assert_eq!(drawn(&rows, &[]).def().plan, rows);
}

#[test]
fn a_line_is_written_as_few_rectangles_that_may_cover_empty_places() {
    let rows = ["..####..", ".######.", "########"];
    let left = ["a1", "b1", "c1", "d1", "b2", "c2", "d2", "c3", "d3"];
    assert_eq!(line_of(&drawn(&rows, &left)), ["a1:d3"]);
    assert_eq!(line_of(&drawn(&rows, &["c2"])), ["c2"]);
    assert_eq!(line_of(&drawn(&rows, &["a1", "b1", "c1", "c2"])).len(), 2);
    assert!(line_of(&drawn(&rows, &[])).is_empty());
}

#[test]
fn a_line_drawn_around_nothing_is_a_fault() {
    let draft = Draft::new(drawn(&["##.."], &["d1"]).def());
    assert_eq!(draft.faults(), [Fault::LineAroundNothing(2)]);
}

#[test]
fn a_draft_with_faults_still_knows_its_volume() {
    let mut sketch = drawn(&["#2", "#9"], &[]);
    sketch.name = String::new();
    sketch.players.push(SketchRow { count: 7, height: 3, inside: BTreeSet::new() });
    let draft = Draft::new(sketch.def());
    assert_eq!(draft.faults(), [Fault::NoName, Fault::PlayerCount(7)]);
    let volume = |players| draft.effective_limits(players).values().map(|&limit| u32::from(limit)).sum::<u32>();
    assert_eq!((volume(2), volume(7)), (14, 11));
    assert_eq!(draft.finish().unwrap_err().to_string().matches(';').count(), 1);
}

#[test]
fn what_cannot_be_drawn_is_left_out() {
    let mut def = drawn(&["##", "#2"], &[]).def();
    def.plan.push("?#".into());
    def.players[0].line = vec!["a1:a3".into(), "nowhere".into()];
    let sketch = Sketch::of(&def);
    assert_eq!((sketch.width, sketch.depth, sketch.squares.len()), (2, 3, 5));
    assert_eq!(sketch.players[0].inside.len(), 2);
}
