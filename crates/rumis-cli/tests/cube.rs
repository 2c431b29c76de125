//! `rumis cube …` as a user meets it.

use std::io::{BufRead, BufReader, Read};
use std::process::{Child, ChildStdout, Command, Output, Stdio};

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
    let no = "rumis: it cannot be solved any more; rumis cube hint says what to take back\n";
    assert_eq!(refusal(&[&["check"], &puzzle[..]].concat()), no);
    let json = rumis(&[&["check", "--json"], &puzzle[..]].concat());
    assert_eq!(String::from_utf8(json.stdout).unwrap(), "{\"solvable\":false,\"solved\":false,\"unique\":null}\n");
    assert_eq!((json.status.code(), &json.stderr[..]), (Some(1), no.as_bytes()));
    let hint = stdout(&[&["hint"], &puzzle[..]].concat());
    assert!(hint.starts_with("take back: red    S03  a1.1,b1.1,b2.1\nnext: "), "{hint}");
    assert_eq!(refusal(&["check", "221-R21"]), "rumis: it cannot be solved\n");
    assert_eq!(refusal(&["hint", "221-R21"]), "rumis: it cannot be solved, whatever you take back\n");
}

#[test]
fn holds_moves_to_the_grade() {
    let hand = "444-R123456789abB123456789ab-0-";
    let refused = |command, grade: &str, moves: &[&str]| {
        let puzzle = format!("{hand}{grade}");
        refusal(&[&[command, puzzle.as_str()], moves].concat())
    };
    assert_eq!(
        refused("check", "touching", &["a1.1,a2.1", "red:c1.1,c2.1,c3.1"]),
        "rumis: move 2, red:c1.1,c2.1,c3.1, is refused in the grade touching: it must share a face with a red stone\n"
    );
    assert_eq!(
        refused("hint", "touching", &["a1.2,a2.2"]),
        "rumis: move 1, a1.2,a2.2, is refused in the grade touching: it leaves a hole below a1.2: a1 is built up to \
         level 0 only\n"
    );
    assert_eq!(
        refused("hint", "in-turn", &["a1.1,a2.1", "red:b1.1,b2.1,b3.1"]),
        "rumis: move 2, red:b1.1,b2.1,b3.1, is refused in the grade in-turn: it is not the turn of red but of blue, \
         and without more blue stones the box cannot be filled\n"
    );
    let puzzle = format!("{hand}in-turn");
    assert!(stdout(&["hint", &puzzle, "a1.1,a2.1"]).starts_with("next:      blue "));
    assert_eq!(stdout(&["check", &puzzle, "a1.1,a2.1"]), "it can be solved in the grade in-turn\n");
}

#[test]
fn a_day_has_one_puzzle() {
    let on = |seconds: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_rumis"));
        command.args(["cube", "new", "--daily"]).env("SOURCE_DATE_EPOCH", seconds);
        command.output().unwrap()
    };
    let text = |seconds| String::from_utf8(on(seconds).stdout).unwrap();
    let evening = text("1794776678");
    assert!(evening.starts_with("4x4x4, difficulty 3 (") && evening.contains(", 2026-11-15\n"), "{evening}");
    assert_eq!(text("1794700801"), evening);
    assert_ne!(text("1794787200"), evening);
    let too_late = on("999999999999999");
    assert_eq!(too_late.status.code(), Some(1));
    assert_eq!(too_late.stderr, b"rumis: the clock of this machine is beyond the year 9999\n");
}

/// Starts printing the many solutions of a cube and reads the first line.
fn printing() -> (Child, BufReader<ChildStdout>) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rumis"));
    command.args(["cube", "solve", "--edge", "3", "--all"]).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    out.read_line(&mut line).unwrap();
    assert_eq!(line, "solution 1\n");
    (child, out)
}

#[test]
fn a_reader_who_has_seen_enough_is_no_failure() {
    let (child, out) = printing();
    drop(out);
    let end = child.wait_with_output().unwrap();
    assert_eq!((end.status.code(), end.stderr.len()), (Some(0), 0));
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_with_what_there_is() {
    let (child, mut out) = printing();
    let signal = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(signal.success());
    let mut rest = String::new();
    out.read_to_string(&mut rest).unwrap();
    let printed = 1 + rest.lines().filter(|line| line.starts_with("solution ")).count();
    let end = child.wait_with_output().unwrap();
    assert_eq!(end.status.code(), Some(1));
    assert_eq!(String::from_utf8(end.stderr).unwrap(), format!("rumis: stopped; {printed} solutions so far\n"));
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
