//! What is said about wrong usage, refused moves and refused files: one sentence, and the right exit status.

use crate::support::Desk;
use insta::assert_snapshot;

/// Runs each line in the same directory and puts all answers down.
fn answers(desk: &Desk, lines: &[&str]) -> String {
    let run = |line: &&str| {
        let words = line.split_whitespace().collect::<Vec<_>>();
        let ran = desk.run_quietly(&words, "");
        assert_eq!(ran.stderr.lines().count(), 1, "{line}: {}", ran.stderr);
        assert!(ran.stderr.starts_with("rumis: "), "{}", ran.stderr);
        desk.run(&words, "")
    };
    lines.iter().map(run).collect::<Vec<_>>().join("\n")
}

#[test]
fn wrong_usage() {
    let lines = [
        "shwo",
        "moves",
        "moves -s pisac",
        "moves -s pisc -n 2",
        "moves -s pisac -n 5",
        "moves -s pisac -n two",
        "moves -s pisac -n 2 --variant reverse",
        "moves -s pisac -n 2 --variant rebuild",
        "moves -s chullpa -n 4 --variant ruinas --ruin-seed 1",
        "moves -s colca -n 2 --variant inverse,rebuild",
        "moves -s pisac -n 2 --variant ruinas",
        "moves -s pisac -n 2 --ruin-seed 3",
        "moves -s pisac -n 2 --variant ruinas --ruin-seed 3 --ruins a1.1,a2.1",
        "moves -s pisac --record game.rumis",
        "perft -s pisac -n 2",
        "perft -s pisac -n 2 -d 67",
        "show -s pisac -n 2 --lyers",
        "play --names Ada,Ben,Cleo",
        "play --resume -s pisac",
        "play --seat level5",
        "play --seat 0=level5",
        "play --seat 2=level10",
        "play --seat 3=level5",
        "play --seat 1=level5 --seat 1=human",
        "play --think 0",
        "match -s chullpa -n 2 --a level1 --b level2 --games 1",
        "match -s chullpa -n 2 --a level1 --b level2 --games 1 --time 1 --sims 1",
        "match -s chullpa -n 2 --a level1 --b pentobi --games 1 --sims 1",
        "match -s chullpa -n 2 --a level1 --b level2 --games 0 --sims 1",
        "match --a level1 --b level2 --games 1 --sims 1",
        "analyse",
        "analyse game.rumis --time 1 --sims 1",
    ];
    assert_snapshot!(answers(&Desk::new("usage"), &lines));
}

#[test]
fn refused_moves() {
    let lines = [
        "moves -s pisac -n 2 a1.1,a2.1 b1.1,b2.1 d6.1,d7.1,d8.1",
        "moves -s pisac -n 2 a1.1,a1.2",
        "moves -s pisac -n 2 a1.1",
        "moves -s pisac -n 2 a1.1,a2.1 b1.1-b2.1",
        "moves -s pisac -n 2 a1.1,a2.1 a2.1,b2.1",
        "moves -s pisac -n 2 a8.2,a7.2",
        "moves -s pisac -n 2 z9.1,z8.1",
        "moves -s pisac -n 2 e1.1,e2.1",
        "moves -s pisac -n 2 a1.1,b1.1,d1.1",
        "moves -s colca -n 2 --variant rebuild f2.1,f3.1",
        "moves -s pisac -n 2 --variant ruinas --ruins a1.1,a2.1",
        "moves -s pisac -n 2 --variant ruinas --ruins a1.1,a1.2",
        "moves -s pisac -n 2 --variant ruinas --ruins a1",
    ];
    assert_snapshot!(answers(&Desk::new("moves-refused"), &lines));
}

#[test]
fn refused_files() {
    let desk = Desk::new("files-refused");
    desk.write("latin1.rumis", b"Rumis record 1\nPlayer 1: Zo\xeb\n");
    desk.write("long.rumis", " ".repeat(2_000_000));
    desk.write("other.rumis", "[Event \"chess\"]\n");
    desk.write("line.rumis", "Rumis record 1\nScenario: pisac\nPlayers: 2\nDate: yesterday\n\n");
    desk.write("move.rumis", "Rumis record 1\nScenario: pisac\nPlayers: 2\n\na1.1,a2.1 c5.1,c6.1\n");
    desk.write("rules.rumis", "Rumis record 1\nScenario: pisac\nPlayers: 6\n\n");
    desk.write("result.rumis", "Rumis record 1\nScenario: pisac\nPlayers: 2\nResult: 1 2\n\na1.1,a2.1\n");
    desk.write(
        "faults.toml",
        "id = 'My Plan'\nname = ''\nplan = ['#x', '##']\n[[players]]\ncount = 7\nheight = 0\nline = ['b']\n",
    );
    desk.write("syntax.toml", "id = 'x'\nname = \n");
    desk.write("long.toml", " ".repeat(70_000));
    let lines = [
        "show --record missing.rumis",
        "show --record .",
        "show --record latin1.rumis",
        "show --record long.rumis",
        "show --record other.rumis",
        "show --record line.rumis",
        "show --record move.rumis",
        "show --record rules.rumis",
        "show --record result.rumis",
        "show -s missing.toml -n 2",
        "show -s faults.toml -n 2",
        "show -s syntax.toml -n 2",
        "show -s long.toml -n 2",
        "play --record missing.rumis",
        "play --record move.rumis",
        "play --resume",
    ];
    assert_snapshot!(answers(&desk, &lines));
}

#[test]
fn help_is_no_failure_and_no_command_is() {
    let desk = Desk::new("help");
    assert_snapshot!(desk.run(&["--help"], ""));
    assert_snapshot!("help_of_score", desk.run(&["score", "--help"], ""));
    assert_eq!(desk.run_quietly(&[], "").status, 2);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_reported() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let output = Desk::new("full").command(&["scenarios"]).stdout(full).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8(output.stderr).unwrap().starts_with("rumis: the output cannot be written: "));
}
