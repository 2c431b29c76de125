//! `rumis cube …` as a user meets it.

use std::process::{Command, Output};

fn rumis(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_rumis")).arg("cube").args(args).output().unwrap()
}

fn stdout(args: &[&str]) -> String {
    let output = rumis(args);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert!(output.stderr.is_empty(), "nothing on standard error: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// The one sentence of a refusal.
fn refusal(args: &[&str]) -> String {
    let output = rumis(args);
    assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0), "{output:?}");
    let text = String::from_utf8(output.stderr).unwrap();
    assert_eq!(text.lines().count(), 1, "{text}");
    text
}

#[test]
fn counts_as_json_and_as_text() {
    let count = ["count", "--edge", "3", "--colours", "1"];
    assert_eq!(
        stdout(&[&count[..], &["--json"]].concat()),
        "{\"raw\":80928,\"rotations\":3372,\"reflections\":1686}\n"
    );
    let soma = stdout(&["count", "--edge", "3", "--stones", "S03,S06,S07,S08,S09,S10,S11"]);
    assert!(soma.contains(" 240 "), "{soma}");
    let by_set: serde_json::Value =
        serde_json::from_str(&stdout(&[&count[..], &["--json", "--by-set"]].concat())).unwrap();
    assert_eq!(by_set["sets"].as_array().unwrap().len(), 13);
}

#[test]
fn solves_one_or_several() {
    let one = stdout(&["solve", "--edge", "5", "--colours", "4", "--grade", "in-turn", "--seed", "3"]);
    assert!(one.contains("level 5") && !one.contains('\x1b'), "{one}");
    let several = stdout(&["solve", "--edge", "3", "--all", "--limit", "7", "--json"]);
    assert_eq!(several.lines().count(), 7);
    for line in several.lines() {
        let solution: serde_json::Value = serde_json::from_str(line).unwrap();
        assert_eq!(solution["stones"].as_array().unwrap().len(), 7);
    }
    let soma = "S03,S06,S07,S08,S09,S10,S11";
    let all = stdout(&["solve", "--edge", "3", "--stones", soma, "--all", "--up-to", "reflections", "--json"]);
    assert_eq!(all.lines().count(), 240);
}

#[test]
fn makes_a_puzzle_that_can_be_checked_and_helped_with() {
    let json = stdout(&["new", "--edge", "4", "--difficulty", "2", "--seed", "5", "--json"]);
    let made: serde_json::Value = serde_json::from_str(&json).unwrap();
    let puzzle = made["puzzle"].as_str().unwrap();
    assert!(stdout(&["new", "--edge", "4", "--difficulty", "2", "--seed", "5"]).contains(puzzle));
    assert!(stdout(&["check", puzzle]).starts_with("it has exactly one solution, difficulty 2"));
    let hint: serde_json::Value = serde_json::from_str(&stdout(&["hint", puzzle, "--json"])).unwrap();
    let moves: Vec<&str> = hint["next"].as_array().unwrap().iter().map(|s| s["cubes"].as_str().unwrap()).collect();
    assert!(stdout(&["hint", puzzle]).contains(moves[0]));
    assert_eq!(stdout(&[&["check", puzzle], &moves[..]].concat()), "solved: the box is full\n");
    assert!(refusal(&["check", puzzle, moves[0], moves[0]]).contains("in the hand"));
}

#[test]
fn says_what_to_take_back() {
    // Two corners of three cubes fill 3x2x1, but not if the first one lies like this.
    let puzzle = ["321-R33", "a1.1,b1.1,b2.1"];
    let check = rumis(&[&["check"], &puzzle[..]].concat());
    assert_eq!(check.status.code(), Some(1), "{check:?}");
    let hint = stdout(&[&["hint"], &puzzle[..]].concat());
    assert!(hint.starts_with("take back: red    S03  a1.1,b1.1,b2.1\nnext: "), "{hint}");
}

#[test]
fn refuses_in_one_sentence_with_status_one() {
    let text = refusal(&["solve", "--edge", "5", "--colours", "3"]);
    assert!(text.contains("120 cubes") && text.contains("125"), "{text}");
    assert!(refusal(&["count", "--edge", "3", "--stones", "S01"]).contains("exactly these stones"));
    assert!(refusal(&["check", "333-R1x"]).contains("sign 7"));
    assert!(refusal(&["hint", "333-R1", "a1.1,a9.1"]).contains("is refused"));
    assert!(refusal(&["hint", "333-R1", "pink:a1.1,a2.1"]).contains("the colours are red"));
}

#[test]
fn wrong_usage_has_status_two() {
    for args in [&["solve"][..], &["count", "--edge", "7"], &["new", "--difficulty", "6"], &["solve", "--edge", "x"]] {
        assert_eq!(rumis(args).status.code(), Some(2), "{args:?}");
    }
    assert_eq!(rumis(&["new", "--seed", "1", "--daily"]).status.code(), Some(2));
    assert_eq!(rumis(&["solve", "--edge", "3", "--stones", "S12"]).status.code(), Some(2));
    assert_eq!(rumis(&["solve", "--edge", "3", "--grade", "hard"]).status.code(), Some(2));
}
