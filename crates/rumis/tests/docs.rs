//! What the pages in docs/ show must be true.

use std::path::PathBuf;
use std::sync::Arc;

use rumis::{Game, MoveText, Plan, Rules, Scenario, ScenarioDef, Stone, Variant, Variants};

fn page(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn toml_example() -> String {
    let page = page("scenarios.md");
    let (_, example) = page.split_once("```toml\n").expect("the page has an example");
    example.split_once("```").expect("the example ends").0.to_string()
}

#[test]
fn the_example_of_a_scenario_file_can_be_played() {
    let scenario = Scenario::from_toml(&toml_example()).unwrap();
    assert_eq!(scenario.player_counts().collect::<Vec<_>>(), [2, 3, 4]);
    assert_eq!(scenario.squares().count(), 36);
    assert_eq!([2, 3, 4].map(|players| scenario.volume(players)), [66, 132, 156]);
    for (players, variants) in [(2, Variant::Rebuild.into()), (2, Variant::FourColours.into()), (4, Variants::STANDARD)]
    {
        let rules = Rules::new(&scenario, players, variants).unwrap();
        let game = Game::new(Arc::new(Plan::new(&scenario, rules)));
        assert!(!game.moves().is_empty());
    }
}

#[test]
fn the_example_of_a_scenario_file_shows_every_field() {
    let example = toml_example();
    let def = ScenarioDef::from_toml(&example).unwrap();
    let json = serde_json::to_value(&def).unwrap();
    let fields = json.as_object().unwrap().keys().chain(json["source"].as_object().unwrap().keys());
    for field in fields.chain(json["players"][0].as_object().unwrap().keys()) {
        assert!(example.contains(field.as_str()), "{field} is not in the example");
        assert!(page("scenarios.md").contains(&format!("`{field}`")) || field == "source" || field == "players");
    }
}

#[test]
fn the_table_of_stones_is_that_of_the_crate() {
    let page = page("rules.md");
    for stone in Stone::ALL {
        let row = page.lines().find(|line| line.starts_with(&format!("| {} ", stone.code()))).expect("a row a stone");
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let cubes: Vec<String> = stone.offsets().iter().map(|[x, y, z]| format!("{x}{y}{z}")).collect();
        assert_eq!(cells[2..4], [stone.name(), &cubes.join(" ")]);
        assert_eq!(cells[5], stone.orientations().len().to_string());
    }
}

#[test]
fn the_tables_of_plans_are_those_of_the_scenario_files() {
    let page = page("rules.md");
    for (_, text) in rumis::OFFICIAL {
        let scenario = Scenario::from_toml(text).unwrap();
        let name = &scenario.def().name;
        let Some(row) = page.lines().find(|line| line.starts_with(&format!("| {name} "))) else {
            assert_eq!(scenario.id(), "chullpa-first", "{name} has no row");
            continue;
        };
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let heights: Vec<String> =
            scenario.player_counts().map(|count| scenario.highest(count).unwrap().to_string()).collect();
        assert_eq!(cells[2..4], [scenario.def().meaning.clone(), scenario.squares().count().to_string()], "{name}");
        assert!(cells[5].starts_with(&heights.join("/")), "{name}: {}", cells[5]);
    }
}

#[test]
fn the_examples_of_notation_are_read() {
    let page = page("rules.md");
    let (_, section) = page.split_once("## Writing it down").unwrap();
    let quoted: Vec<&str> = section.split('`').skip(1).step_by(2).filter(|text| text.contains(',')).collect();
    assert_eq!(quoted.len(), 3, "{quoted:?}");
    for text in quoted {
        assert_eq!(text.parse::<MoveText>().unwrap().to_string(), text);
    }
}
