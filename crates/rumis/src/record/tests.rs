use std::sync::Arc;

use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

use super::*;
use crate::cube::Cube;
use crate::plan::Plan;
use crate::ruins::Ruins;
use crate::scenario::{Edition, OFFICIAL, Origin, PlayersRow, Source, official};
use crate::set_up::{LaidStone, LaidStones};
use crate::variant::Rules;

const SMALL: &str = "Rumis record 1\nScenario: pisac\nPlayers: 2\n\n1. a1.1,a2.1 b1.1,b2.1\n";

fn parse(text: &str) -> Record {
    text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// What is said about a text that is not a record.
fn fault(text: &str) -> String {
    text.parse::<Record>().expect_err(text).to_string()
}

/// What is said about a record whose game is not possible.
fn refusal(text: &str) -> String {
    parse(text).replay().expect_err(text).to_string()
}

/// The records in `docs/record.md`.
fn documented_examples() -> Vec<&'static str> {
    let page = include_str!("../../../../docs/record.md");
    page.split("```rumis\n").skip(1).filter_map(|rest| rest.split("```").next()).collect()
}

#[test]
fn the_examples_in_the_documentation_are_canonical_and_can_be_replayed() {
    let examples = documented_examples();
    assert_eq!(examples.len(), 3);
    for example in examples {
        let record = parse(example);
        assert_eq!(record.to_string(), example);
        record.replay().unwrap();
    }
}

#[test]
fn spacing_numbers_and_comments_are_free() {
    let record = parse(
        "\u{feff}Rumis record 1\r\n\r\nplayers:2\r\nSCENARIO :  Pisac\r\nEvent: club \r\n\r\n{first} B2.1,b1.1{a\r\nb}\
         {c} 2\n\t17...a1.1,a2.1 3.",
    );
    let comments = |index: usize| record.moves[index].comments.iter().map(Comment::as_str).collect::<Vec<_>>();
    assert_eq!(record.opening_comments[0].as_str(), "first");
    assert_eq!(comments(0), ["a\nb", "c"]);
    assert!(comments(1).is_empty());
    assert_eq!(
        record.to_string(),
        "Rumis record 1\nScenario: Pisac\nPlayers: 2\nEvent: club\n\n{first}\n1. b1.1,b2.1 {a\nb} {c}\n2. a1.1,a2.1\n"
    );
    assert_eq!(record.replay().unwrap().history().len(), 2);
}

#[test]
fn brackets_and_backslashes_in_comments_are_escaped() {
    let mut record = parse(SMALL);
    record.moves[1].comments = vec!["{so} \\ so}".parse().unwrap(), "".parse().unwrap()];
    let text = record.to_string();
    assert!(text.ends_with("b1.1,b2.1 {{so\\} \\\\ so\\}} {}\n"), "{text}");
    assert_eq!(parse(&text), record);
}

#[test]
fn faults_name_the_line_and_what_to_do() {
    let head = "Rumis record 1\nScenario: pisac\nPlayers: 2\n";
    assert_eq!(fault(""), "line 1: a record begins with the line \"Rumis record 1\", not with \"\"");
    assert!(fault("[Event \"x\"]\n").contains("line 1: a record begins with"));
    assert!(fault("Rumis record 2\n").contains("format this version does not know"));
    assert!(fault("Rumis record 1\nPlayers: 2\n").contains("line 2: the header has no line Scenario"));
    assert!(fault("Rumis record 1\nScenario: pisac\n\na1.1,a2.1").contains("no line Players; add one such as"));
    assert!(fault(&format!("{head}a1.1,a2.1\n")).contains("line 4: \"a1.1,a2.1\" is not a header line"));
    assert!(fault(&format!("{head}Players: 3\n")).contains("line 4: there is a second line Players"));
    assert!(fault(&format!("{head}| id = 1\n")).contains("line 4: only the lines right after"));
    assert!(fault("Rumis record 1\nScenario:\nPlayers: 2").contains("line 2: write the name of a scenario"));
    let broken = fault("Rumis record 1\nScenario:\n| id = \"x\"\n| nome = 3\nPlayers: 2");
    assert!(broken.contains("line 2: in the definition that begins here") && broken.contains("line 2: unknown field"));
    assert!(fault(&head.replace('2', "two")).contains("\"two\" is not a number of players"));
    assert!(fault(&format!("{head}Player 7: Ada\n")).contains("there is no player 7"));
    assert!(fault(&format!("{head}Player 1: {}\n", "x".repeat(101))).contains("101 characters, the most is 100"));
    assert!(fault(&format!("{head}Player 1: A\u{7}da\n")).contains("control character '\\u{7}'"));
    assert!(fault(&format!("{head}Player 1:\n")).contains("it is empty"));
    assert!(fault(&format!("{head}Über: x\n")).contains("is not a key"));
    assert!(fault(&format!("{head}Variant: reverse\n")).contains("there is no variant \"reverse\""));
    assert!(fault(&format!("{head}Date: today\n")).contains("\"today\" is not a date"));
    assert!(fault(&format!("{head}Result: 3 x\n")).contains("\"x\" is not a score"));
    assert!(fault(&format!("{head}Ruins: a1\n")).contains("line 4: a ruin cannot be read"));
    assert!(fault(&format!("{head}Stones: a1.1,a2.1\n")).contains("write a colour (red,"));
    assert!(fault(&format!("{head}Stones: red a1.1\n")).contains("the stones cannot be read: \"a1.1\" has 1"));
    assert!(fault(&format!("{head}Stones: red a1.1,a2.1\n\n")).contains("the header has no line Turn"));
    assert!(fault(&format!("{head}Turn: pink\n")).contains("\"pink\" is not a colour"));
    assert!(fault(&format!("{head}Stones: red {}\n", "a1.1,a2.1 ".repeat(67))).contains("more than 66 stones"));
    assert!(fault(&format!("{head}\na1.1,a2.1\nb1.1 b2.1")).contains("line 6: move 2 cannot be read: \"b1.1\" has 1"));
    assert!(fault(&format!("{head}\na1.1,a2.1 {{never\nends")).contains("line 5: the comment that begins here"));
    assert!(fault(&format!("{head}\n{{\u{0}}}")).contains("control character"));
    assert!(fault(&format!("{head}\n{}", "a1.1,a2.1 ".repeat(101))).contains("more than 100 moves"));
    assert!(fault(&" ".repeat(MAX_RECORD_BYTES + 1)).contains("longer than 1 MiB"));
}

#[test]
fn impossible_games_are_refused_with_the_move_and_the_rule() {
    assert_eq!(
        refusal(&format!("{SMALL}d8.1,d7.1,d6.1")),
        "move 3 (d6.1,d7.1,d8.1) by red is not allowed: it must share a face with a red stone"
    );
    assert!(refusal(&SMALL.replace("pisac", "pisa")).starts_with("there is no scenario \"pisa\": the official ones"));
    assert!(refusal(&SMALL.replace("Players: 2", "Players: 5")).contains("2, 3 or 4 players, not for 5"));
    assert!(refusal(&SMALL.replace("\n\n", "\nPlayer 3: Eve\n\n")).contains("player 3 has a name"));
    assert!(refusal(&SMALL.replace("\n\n", "\nRuins: a1.1,b1.1\n\n")).contains("this game has no ruins"));
    assert!(refusal(&SMALL.replace("\n\n", "\nVariant: ruinas\n\n")).contains("the ruins are not complete"));
    let set_up = |lines: &str| refusal(&SMALL.replace("\n\n", &format!("\n{lines}\n\n")));
    let both = set_up("Stones: red a1.1,a2.1 a1.1,a2.1 green d1.1,d2.1\nTurn: red");
    assert!(both.contains("the red stone a1.1,a2.1 cannot lie there: red has no S01"), "{both}");
    assert!(both.contains("; green does not play in this game"), "{both}");
    assert!(set_up("Turn: red\nRuins: a1.1,b1.1").contains("has its ruins among its stones"));
    assert!(refusal(&SMALL.replace("\n\n", "\nResult: 2 2\n\n")).contains("its moves do not end the game"));
}

#[test]
fn a_result_that_contradicts_the_moves_is_refused_and_so_is_a_move_after_the_end() {
    let mut record = Record::from_game(&random_game(plan("chullpa", 2, "standard"), 7, 100));
    let played = record.result.clone().unwrap();
    record.replay().unwrap();
    record.result = Some(vec![20, 0]);
    let refused = record.replay().unwrap_err();
    assert_eq!(refused, ReplayError::Result { written: vec![20, 0], played: played.clone() });
    assert!(refused.to_string().starts_with("the result is written as 20 0, but the moves lead to "));
    record.result = None;
    let again = record.moves[0].clone();
    record.moves.push(again);
    assert!(record.replay().unwrap_err().to_string().ends_with("is not allowed: the game is over"));
}

#[test]
fn an_altered_scenario_is_written_out_even_under_an_official_id() {
    let mut def = official("pisac").unwrap().def().clone();
    assert_eq!(
        RecordedScenario::new(&official("pisac").unwrap()),
        RecordedScenario::Official("pisac".parse().unwrap())
    );
    def.plan[0] = "8888.".into();
    def.players[0].height = 3;
    let altered = Scenario::new(def.clone()).unwrap();
    let record = Record::new(&altered, 2, Variants::STANDARD);
    assert_eq!(record.scenario, RecordedScenario::Own(Box::new(def)));
    assert_eq!(parse(&record.to_string()), record);
    assert_eq!(record.plan().unwrap().scenario(), &altered);
}

#[test]
fn json_keeps_everything_and_refuses_what_text_could_not_hold() {
    let record = parse(documented_examples()[0]);
    let json = serde_json::to_string(&record).unwrap();
    assert_eq!(serde_json::from_str::<Record>(&json).unwrap(), record);
    let minimal = r#"{"scenario":"pisac","players":2,"moves":[{"move":"a1.1,a2.1"},{"move":"b1.1,b2.1"}]}"#;
    assert_eq!(serde_json::from_str::<Record>(minimal).unwrap(), parse(SMALL));
    for tag in [r#"{"key":"Players","value":"3"}"#, r#"{"key":"a:b","value":"3"}"#, r#"{"key":"a","value":"b\nc"}"#] {
        assert!(serde_json::from_str::<Tag>(tag).is_err(), "{tag}");
    }
}

fn plan(scenario: &str, players: u8, variants: &str) -> Arc<Plan> {
    let scenario = official(scenario).unwrap();
    let rules = Rules::new(&scenario, players, variants.parse().unwrap()).unwrap();
    Arc::new(Plan::new(&scenario, rules))
}

/// A game of at most so many moves, each chosen by the seed.
fn random_game(plan: Arc<Plan>, seed: u64, moves: usize) -> Game {
    let mut game = match plan.rules().has(Variant::Ruinas) {
        true => Game::with_ruins(plan.clone(), &Ruins::from_seed(&plan, seed).unwrap()),
        false => Game::new(plan),
    };
    for index in 0..moves {
        let legal = game.moves();
        if legal.is_empty() {
            break;
        }
        let choice = (seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as usize + index * 31;
        game.play_unchecked(legal[choice % legal.len()]);
    }
    game
}

fn line<const MAX: usize>() -> impl Strategy<Value = Line<MAX>> {
    "\\PC{1,60}".prop_filter_map("blank", |text| text.parse().ok())
}

fn comment() -> impl Strategy<Value = Comment> {
    "([{}\\\\\n\t]|\\PC){0,30}".prop_filter_map("control character", |text| text.parse().ok())
}

fn cubes() -> impl Strategy<Value = Cubes> {
    let cube = (0..16u8, 0..16u8, 0..16u8).prop_map(|(x, y, z)| Cube { x, y, z });
    vec(cube, 2..=4).prop_filter_map("repeated cube", |cubes| Cubes::new(cubes).ok())
}

fn set_up() -> impl Strategy<Value = SetUp> {
    let colour = || prop::sample::select(&Colour::ALL[..]);
    let stone = (colour(), cubes()).prop_map(|(colour, cubes)| LaidStone { colour, cubes });
    let stones = vec(stone, 0..20).prop_map(LaidStones);
    (stones, colour(), vec(colour(), 0..3)).prop_map(|(stones, turn, out)| SetUp { stones, turn, out })
}

fn recorded_move() -> impl Strategy<Value = RecordedMove> {
    let text = prop_oneof![
        cubes().prop_map(MoveText::Place),
        (cubes(), option::of(cubes())).prop_map(|(take, put)| MoveText::Rebuild { take, put }),
    ];
    (text, vec(comment(), 0..3)).prop_map(|(text, comments)| RecordedMove { text, comments })
}

fn definition() -> impl Strategy<Value = ScenarioDef> {
    let origin = || prop_oneof![Just(Origin::Printed), Just(Origin::Known), Just(Origin::Ours)];
    let source = (origin(), origin(), ".{0,20}").prop_map(|(heights, outline, note)| Source { heights, outline, note });
    let edition = prop_oneof![Just(Edition::Rumis), Just(Edition::RumisPlus), Just(Edition::Own)];
    let row = (any::<u8>(), any::<u8>(), vec(".{0,8}", 0..3));
    let row = row.prop_map(|(count, height, line)| PlayersRow { count, height, line });
    let texts = [".{0,20}", "(?s:.{0,20})", "\\PC{0,20}"];
    (texts, edition, source, any::<bool>(), vec("[.#1-9A-G]{0,16}", 0..16), vec(row, 0..4)).prop_map(
        |([id, name, meaning], edition, source, rebuild, plan, players)| ScenarioDef {
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

prop_compose! {
    fn record()(
        scenario in prop_oneof![
            line().prop_map(RecordedScenario::Official),
            definition().prop_map(|def| RecordedScenario::Own(Box::new(def))),
        ],
        players in any::<u8>(),
        variants in vec(prop::sample::select(&Variant::ALL[..]), 0..4),
        names in proptest::array::uniform6(option::of(line())),
        ruins in vec(cubes(), 0..12),
        set_up in option::of(set_up()),
        days in option::of(0..2_932_897u32),
        result in option::of(vec(any::<i16>(), 0..7)),
        tags in vec(("[A-Za-z][A-Za-z0-9 -]{0,20}", line()), 0..4),
        opening_comments in vec(comment(), 0..3),
        moves in vec(recorded_move(), 0..70),
    ) -> Record {
        Record {
            scenario,
            players,
            variants: variants.into_iter().fold(Variants::STANDARD, Variants::with),
            names,
            ruins,
            set_up,
            date: days.and_then(Date::from_days_since_1970),
            result,
            tags: tags.into_iter().filter_map(|(key, value)| Tag::new(&key, value).ok()).collect(),
            opening_comments,
            moves,
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn every_record_reads_back_from_its_text(record in record()) {
        let text = record.to_string();
        prop_assert_eq!(&parse(&text), &record);
        prop_assert_eq!(parse(&text).to_string(), text);
    }

    #[test]
    fn every_record_reads_back_from_json(record in record()) {
        let json = serde_json::to_string(&record).unwrap();
        prop_assert_eq!(serde_json::from_str::<Record>(&json).unwrap(), record);
    }

    #[test]
    fn what_is_read_is_written_so_that_it_reads_the_same(text in "(?s)Rumis record 1\nScenario: x\nPlayers: 2\n(Event: \\PC{1,9}\n)?\n([a-c][1-3]\\.[1-3],d4\\.1|\\{[ab}\\\\\n]{0,5}\\}|[0-9]{1,2}\\.?|[ \n]){0,20}") {
        if let Ok(record) = text.parse::<Record>() {
            let written = record.to_string();
            prop_assert_eq!(parse(&written), record);
        }
    }

    #[test]
    fn no_text_makes_the_reader_fail(text in "(?s).{0,200}", header in "(?s).{0,200}") {
        let _ = text.parse::<Record>();
        let _ = format!("Rumis record 1\n{header}\n\n{text}").parse::<Record>();
        let _ = format!("{SMALL}{text}").parse::<Record>().map(|record| record.replay().map(|_| ()));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn games_are_replayed_to_the_same_position(seed in any::<u64>(), moves in 0..70usize) {
        let tables = [("chullpa", 2, "standard"), ("pisac", 3, "ruinas,inverse"), ("pirka", 2, "four-colours"), ("colca", 2, "rebuild")];
        for (scenario, players, variants) in tables {
            let game = random_game(plan(scenario, players, variants), seed, moves);
            let record = Record::from_game(&game);
            let replayed = parse(&record.to_string()).replay().unwrap();
            prop_assert_eq!(replayed.hash(), game.hash());
            prop_assert_eq!(replayed.history().collect::<Vec<_>>(), game.history().collect::<Vec<_>>());
            prop_assert_eq!(Record::from_game(&replayed), record);
        }
    }
}

#[test]
fn every_official_scenario_is_recorded_by_its_name() {
    for (id, _) in OFFICIAL {
        let recorded = RecordedScenario::new(&official(id).unwrap());
        assert_eq!(recorded, RecordedScenario::Official(id.parse().unwrap()));
    }
}
