//! Whatever is written is read back the same, as text and through serde, and nonsense is refused and never panics.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use proptest::prelude::*;
use rumis::{
    Cube, Cubes, Edition, Fault, MoveText, Origin, PlayersRow, Scenario, ScenarioDef, ScenarioError, Source, Square,
    Stone, Variant, Variants,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

fn square() -> impl Strategy<Value = Square> {
    (0u8..16, 0u8..16).prop_map(|(x, y)| Square { x, y })
}

fn cube() -> impl Strategy<Value = Cube> {
    (0u8..16, 0u8..16, 0u8..16).prop_map(|(x, y, z)| Cube { x, y, z })
}

fn cubes() -> impl Strategy<Value = Cubes> {
    proptest::collection::btree_set(cube(), 2..=4).prop_map(|set| Cubes::new(set.into_iter().collect()).unwrap())
}

fn move_text() -> impl Strategy<Value = MoveText> {
    prop_oneof![
        cubes().prop_map(MoveText::Place),
        (cubes(), proptest::option::of(cubes())).prop_map(|(take, put)| MoveText::Rebuild { take, put }),
    ]
}

fn variants() -> impl Strategy<Value = Variants> {
    proptest::sample::subsequence(Variant::ALL.to_vec(), 0..=4)
        .prop_map(|chosen| chosen.into_iter().fold(Variants::STANDARD, Variants::with))
}

/// Any definition at all, faulty or not: signs that need quoting among its texts.
fn definition() -> impl Strategy<Value = ScenarioDef> {
    let text = || "[a-z0-9 \"\\\\é\\n\\t\u{1}\u{85}#.=\\[\\]-]{0,12}";
    let origin = || prop_oneof![Just(Origin::Printed), Just(Origin::Known), Just(Origin::Ours)];
    let source = (origin(), origin(), text()).prop_map(|(heights, outline, note)| Source { heights, outline, note });
    let edition = prop_oneof![Just(Edition::Rumis), Just(Edition::RumisPlus), Just(Edition::Own)];
    let row = (any::<u8>(), any::<u8>(), proptest::collection::vec(text(), 0..3))
        .prop_map(|(count, height, line)| PlayersRow { count, height, line });
    let plan = proptest::collection::vec(prop_oneof![text().boxed(), "[.#1-9A-G]{0,8}".boxed()], 0..6);
    let players = proptest::collection::vec(row, 0..4);
    (text(), text(), text(), edition, source, any::<bool>(), plan, players).prop_map(
        |(id, name, meaning, edition, source, rebuild, plan, players)| ScenarioDef {
            id,
            name,
            meaning,
            edition,
            source,
            rebuild,
            plan,
            players,
        },
    )
}

fn text_and_json<T>(value: &T)
where
    T: Display + FromStr + Serialize + DeserializeOwned + PartialEq + Debug,
    T::Err: Debug,
{
    let text = value.to_string();
    assert_eq!(&text.parse::<T>().unwrap(), value);
    let json = serde_json::to_string(value).unwrap();
    assert_eq!(json, format!("{text:?}"), "a text in JSON");
    assert_eq!(&serde_json::from_str::<T>(&json).unwrap(), value);
}

proptest! {
    #[test]
    fn squares_cubes_moves_and_variants_read_back(
        square in square(), cube in cube(), cubes in cubes(), text in move_text(), variants in variants()
    ) {
        text_and_json(&square);
        text_and_json(&cube);
        text_and_json(&cubes);
        text_and_json(&text);
        text_and_json(&variants);
    }

    #[test]
    fn the_order_of_cubes_and_capitals_do_not_matter(cubes in cubes()) {
        let mut reversed: Vec<String> = cubes.as_slice().iter().map(|cube| cube.to_string().to_uppercase()).collect();
        reversed.reverse();
        prop_assert_eq!(reversed.join(",").parse::<Cubes>(), Ok(cubes));
    }

    #[test]
    fn what_reads_as_a_move_is_written_as_one_way_to_say_the_same(text in "[a-pA-Q0-9.,>-]{0,30}") {
        if let Ok(read) = text.parse::<MoveText>() {
            prop_assert_eq!(read.to_string().parse::<MoveText>(), Ok(read));
        }
    }

    #[test]
    fn any_text_is_read_or_refused_without_a_panic(text in any::<String>()) {
        let read = (text.parse::<MoveText>(), text.parse::<Cubes>(), text.parse::<Variants>());
        let sentences = [read.0.err().map(|e| e.to_string()), read.2.err().map(|e| e.to_string())];
        prop_assert!(sentences.iter().flatten().all(|sentence| sentence.len() < 400), "an error never floods");
        prop_assert_eq!(text.parse::<Stone>().is_ok(), Stone::ALL.iter().any(|stone| {
            text.eq_ignore_ascii_case(stone.code()) || text.eq_ignore_ascii_case(stone.name())
        }));
    }

    #[test]
    fn every_definition_reads_back_from_toml_and_json(def in definition()) {
        prop_assert_eq!(ScenarioDef::from_toml(&def.to_toml()), Ok(def.clone()));
        let json = serde_json::to_string(&def).unwrap();
        prop_assert_eq!(serde_json::from_str::<ScenarioDef>(&json).unwrap(), def);
    }

    #[test]
    fn a_definition_is_a_scenario_or_has_faults_that_are_all_named(def in definition()) {
        match Scenario::new(def.clone()) {
            Ok(scenario) => prop_assert_eq!(scenario.def(), &def),
            Err(ScenarioError::Faults(faults)) => {
                prop_assert!(!faults.is_empty());
                let sentence = ScenarioError::Faults(faults.clone()).to_string();
                prop_assert!(faults.iter().all(|fault| sentence.contains(&fault.to_string())));
                let has = |wanted: &Fault| faults.contains(wanted);
                prop_assert_eq!(has(&Fault::NoName), def.name.trim().is_empty());
                prop_assert_eq!(has(&Fault::NoPlayers), def.players.is_empty());
                for row in &def.players {
                    let height = Fault::Height { players: row.count, height: row.height };
                    prop_assert_eq!(has(&height), !(1..=16).contains(&row.height));
                    prop_assert_eq!(has(&Fault::PlayerCount(row.count)), !(2..=6).contains(&row.count));
                }
            }
            Err(other) => prop_assert!(false, "{}", other),
        }
    }
}

#[test]
fn stones_and_scenarios_of_the_boxes_read_back() {
    Stone::ALL.iter().for_each(text_and_json);
    for (id, text) in rumis::OFFICIAL {
        let def = ScenarioDef::from_toml(text).unwrap();
        assert_eq!(def.id, id);
        assert_eq!(ScenarioDef::from_toml(&def.to_toml()), Ok(def));
    }
}

/// One file with nearly everything wrong that can be wrong.
#[test]
fn several_faults_are_all_named_at_once() {
    let text = r##"
        id = "My Plan"
        name = " "
        meaning = "two\nlines"
        rebuild = true
        plan = ["11x", "11111111111111111", "Z#0"]
        [[players]]
        count = 2
        height = 0
        [[players]]
        count = 2
        height = 3
        line = ["b2:", "??"]
        [[players]]
        count = 7
        height = 17
        line = ["p16"]
    "##;
    let Err(ScenarioError::Faults(faults)) = Scenario::from_toml(text) else { panic!("it is accepted") };
    let expected = [
        Fault::Id("My Plan".into()),
        Fault::NoName,
        Fault::Text("meaning"),
        Fault::Symbol { row: 1, place: 3, found: 'x' },
        Fault::TooWide { row: 2, length: 17 },
        Fault::Symbol { row: 3, place: 1, found: 'Z' },
        Fault::Symbol { row: 3, place: 3, found: '0' },
        Fault::Height { players: 2, height: 0 },
        Fault::Line { players: 2, found: "b2:".into() },
        Fault::Line { players: 2, found: "??".into() },
        Fault::PlayersTwice(2),
        Fault::PlayerCount(7),
        Fault::Height { players: 7, height: 17 },
        Fault::LineAroundNothing(7),
    ];
    for fault in expected {
        assert!(faults.contains(&fault), "{fault:?} is not among {faults:?}");
    }
}

#[test]
fn faults_of_size_are_named() {
    let faults = |text: &str| match Scenario::from_toml(text) {
        Err(ScenarioError::Faults(faults)) => faults,
        other => panic!("{other:?}"),
    };
    let head = "id = \"a\"\nname = \"A\"\n";
    let rows = |count: usize, row: &str| format!("{head}plan = [{}]\n", vec![format!("{row:?}"); count].join(","));
    let players = "[[players]]\ncount = 3\nheight = 3\n";
    let too_large = rows(16, "################") + players;
    assert_eq!(faults(&too_large), [Fault::Volume { players: 3, volume: 768 }]);
    assert_eq!(faults(&(rows(17, "#") + players)), [Fault::TooDeep(17)]);
    assert_eq!(faults(&(rows(1, "...") + players)), [Fault::NoSquares]);
    assert_eq!(faults(&rows(1, "##")), [Fault::NoPlayers]);
    let rebuild = format!("rebuild = true\n{}", rows(1, "##") + players);
    assert_eq!(faults(&rebuild), [Fault::RebuildWithoutLine]);
    let line = "[[players]]\ncount = 2\nheight = 3\nline = [\"a1\"]\n";
    let rebuild = format!("rebuild = true\n{}", rows(16, "###########") + line);
    assert_eq!(faults(&rebuild), [Fault::RebuildVolume(528)]);
}

#[test]
fn a_file_that_is_no_scenario_says_where() {
    let syntax = |text: &str| Scenario::from_toml(text).unwrap_err().to_string();
    assert!(syntax("id = \"a\"\nname = 3\nplan = []").contains("line 2"));
    assert!(syntax("id = \"a\"\ncolour = 1").contains("colour"));
    assert_eq!(Scenario::from_toml(&"#".repeat(70_000)), Err(ScenarioError::TooLong));
}
