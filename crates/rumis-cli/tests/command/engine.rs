//! Conversations with the engine in its protocol. What depends on how well it plays is left out of what is put down.

use crate::support::Desk;
use insta::assert_snapshot;

/// The game of docs/record.md but for its last move, which is forced.
pub const ALMOST_OVER: [&str; 18] = [
    "a1.1,a1.2,a1.3,a1.4",
    "a2.1,a2.2,a2.3",
    "b1.1,b2.1,b3.1,c1.1",
    "b2.2,b2.3,b2.4,b3.2",
    "c2.1,c3.1",
    "a3.1,a4.1,a4.2,b4.1",
    "d1.1,d1.2,e1.1,e1.2",
    "c3.2,d3.1,d3.2",
    "b4.2,b4.3,c4.1,c4.2",
    "a3.2,a3.3,a4.3,a4.4",
    "d2.1,d2.2,e2.1",
    "d1.3,d2.3,d2.4,d3.3",
    "d4.1,e3.1,e3.2,e4.1",
    "c3.3,c4.3,d4.2,d4.3",
    "b4.4,c4.4,d4.4",
    "c1.2,c2.2",
    "e3.3,e4.2,e4.3,e4.4",
    "c1.3,c1.4,c2.3,d1.4",
];

/// The answers, each without the empty line that ends it.
fn answers(desk: &Desk, script: &str) -> Vec<String> {
    let ran = desk.run_quietly(&["engine"], script);
    assert_eq!((ran.stderr.as_str(), ran.status), ("", 0));
    ran.stdout.split_terminator("\n\n").map(str::to_string).collect()
}

/// What somebody would see who types the lines.
fn conversation(desk: &Desk, script: &str) -> String {
    let is_answered = |line: &&str| !line.trim().is_empty() && !line.starts_with('#');
    let lines = script.lines().filter(is_answered);
    let answers = answers(desk, script);
    assert_eq!(lines.clone().count(), answers.len());
    lines.zip(answers).map(|(line, answer)| format!("{line}\n{answer}\n\n")).collect()
}

#[test]
fn a_game_is_played_by_hand() {
    let script = "1 name\n2 version\nprotocol_version\nlist_commands\nknown_command play\nknown_command dance\n\n# the game\n\
        new_game pisac 3 # for three\nshowboard\nplay b2.1,b3.1,c3.1,c3.2\nplay a1.1,a2.1,a3.1\nscore\nundo\nscore\nundo\n\
        undo\n99 quit\n";
    assert_snapshot!(conversation(&Desk::new("engine-hand"), script));
}

#[test]
fn bad_lines_are_refused_and_change_nothing() {
    let script = "play a1.1,a2.1\ndance\n7 dance\n8\nplay\nplay a1\nplay a1.1,a2.1\nplay b1.1 b2.1\nplay z9.1,z8.1\n\
        new_game\nnew_game chullpa\nnew_game chulpa 2\nnew_game chullpa two\nnew_game chullpa 9\nnew_game chullpa 2 reverse\n\
        new_game chullpa 2 seed x\nnew_game chullpa 2 standard seed 1 2\nnew_game pisac 2 rebuild\nlevel\nlevel 0\nlevel 10\n\
        set_limits\nset_limits time 0\nset_limits time nan\nset_limits simulations 0\nset_limits simulations 1.5\nanalyze x\n\
        genmove red\nknown_command\nname me\nquit now\nscore\n";
    assert_snapshot!(conversation(&Desk::new("engine-bad"), script));
}

#[test]
fn long_lines_are_refused_whole_and_the_input_may_end_anywhere() {
    let desk = Desk::new("engine-long");
    let long = format!("12 play {}\n", "a1.1,".repeat(5000));
    let answers = answers(&desk, &format!("{long}play a1.1,a2.1\n\u{1b}\u{7}name\r\nsco"));
    assert_eq!(answers, ["?12 the line is longer than 4096 bytes", "=", "= Rumis", "? unknown command"]);
    assert!(self::answers(&desk, "").is_empty());
}

#[test]
fn the_end_of_a_game_is_known_exactly() {
    let desk = Desk::new("engine-exact");
    let moves = ALMOST_OVER.map(|text| format!("play {text}\n")).concat();
    let end = "legal_moves\nanalyze\ngenmove\nscore\nshowboard\ngenmove\nanalyze 5\nlegal_moves\nplay a1.1,a2.1\n";
    let script = format!("new_game chullpa 2 seed 5\nset_limits simulations 5000\n{moves}{end}");
    let conversation = conversation(&desk, &script);
    let conversation = &conversation[conversation.find("legal_moves").unwrap()..];
    // How much was searched before the proof was found is nobody's business.
    let mut shown = String::new();
    for line in conversation.lines() {
        let numbers_away = |line: &str, key: &str| {
            let Some((before, after)) = line.split_once(key) else { return line.to_string() };
            format!("{before}{key}…{}", after.trim_start_matches(|c: char| c.is_ascii_digit()))
        };
        shown += &numbers_away(&numbers_away(line, "\"simulations\":"), "\"visits\":");
        shown.push('\n');
    }
    assert_snapshot!(shown);
}

#[test]
fn the_same_seed_and_simulations_give_the_same_moves_in_every_variant() {
    let desk = Desk::new("engine-same");
    for game in ["chullpa 2 seed 3", "pirka 2 ruinas seed 4", "pirka 2 four-colours", "colca 2 rebuild", "huaca 6"] {
        let script =
            format!("new_game {game}\nlevel 5\nset_limits simulations 20\n{}analyze 2\n", "genmove\n".repeat(8));
        let once = answers(&desk, &script);
        assert_eq!(once, answers(&desk, &script));
        assert!(once[3..11].iter().all(|answer| answer.starts_with("= ") && answer.contains('.')), "{once:?}");
    }
}

#[test]
fn a_level_plays_to_the_end_and_says_so() {
    let desk = Desk::new("engine-over");
    let answers = answers(&desk, &format!("new_game chullpa 2\nlevel 1\n{}score\n", "genmove\n".repeat(23)));
    assert_eq!(answers[answers.len() - 2], "= over");
    assert!(answers.last().unwrap().starts_with(r#"= {"over":true,"#));
}

/// The transcript of the documentation, but for what the engine thinks.
#[test]
fn the_documentation_tells_the_truth() {
    let text = include_str!("../../../../docs/protocol.md");
    let transcript = text.split("```transcript\n").nth(1).unwrap().split("```").next().unwrap();
    let told: Vec<(&str, &str)> =
        transcript.split_terminator("\n\n").map(|part| part.split_once('\n').unwrap()).collect();
    let script: String = told.iter().map(|(line, _)| format!("{line}\n")).collect();
    let answers = answers(&Desk::new("engine-docs"), &script);
    assert_eq!(answers.len(), told.len());
    for ((line, told), answer) in told.iter().zip(&answers) {
        if line.contains("genmove") || line.contains("analyze") {
            assert_eq!(told[..1], answer[..1], "{line}");
        } else {
            assert_eq!(told.trim_end(), answer, "{line}");
        }
    }
    let listed = answers.iter().find(|answer| answer.contains("list_commands")).unwrap();
    for command in listed.trim_start_matches("= ").lines() {
        assert!(text.contains(&format!("| `{command}")), "{command} is not described");
    }
}
