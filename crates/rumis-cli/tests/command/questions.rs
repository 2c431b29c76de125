//! What the commands print that answer a question: positions, moves, counts, scores.

use std::io::{BufRead, BufReader};

use crate::support::Desk;
use insta::assert_snapshot;

/// Runs a line of words in an empty directory without input.
fn run(test: &str, line: &str) -> String {
    Desk::new(test).run(&line.split_whitespace().collect::<Vec<_>>(), "")
}

const OWN: &str = "id = 'yard'\nname = 'Yard'\nplan = ['##.', '#2#']\n[[players]]\ncount = 2\nheight = 3\n";

#[test]
fn scenarios() {
    assert_snapshot!(run("scenarios", "scenarios"));
}

#[test]
fn scenarios_as_json() {
    let all = Desk::new("scenarios-json").run_quietly(&["scenarios", "--json"], "").stdout;
    let all: serde_json::Value = serde_json::from_str(&all).unwrap();
    assert_eq!(all.as_array().unwrap().len(), 13);
    assert_snapshot!(serde_json::to_string_pretty(&all[4]).unwrap());
}

#[test]
fn stones() {
    assert_snapshot!(run("stones", "stones"));
}

#[test]
fn stones_as_json() {
    assert_snapshot!(run("stones-json", "stones --json"));
}

#[test]
fn show_a_position_with_its_levels() {
    assert_snapshot!(run(
        "show-layers",
        "show -s pisac -n 3 --layers a1.1,a2.1,a3.1 b1.1,b2.1 c1.1,c2.1,c3.1,d3.1 a2.2,b2.2 b3.1,b3.2,b3.3"
    ));
}

#[test]
fn show_an_empty_plan_of_one_height() {
    assert_snapshot!(run("show-pirka", "show --scenario pirka --players 2 --variant four-colours"));
}

#[test]
fn show_the_two_parts_of_a_rebuild() {
    assert_snapshot!(run("show-rebuild", "show -s apachita -n 2 --variant rebuild d1.1,e1.1"));
}

#[test]
fn show_ruins() {
    assert_snapshot!(run("show-ruins", "show -s pirka -n 2 --variant ruinas,inverse --ruin-seed 4"));
}

#[test]
fn show_a_record_that_is_over_with_names() {
    let page = include_str!("../../../../docs/record.md");
    let example = page.split("```rumis\n").nth(1).unwrap().split("```").next().unwrap();
    let desk = Desk::new("show-record");
    desk.write("kitchen.rumis", example);
    assert_snapshot!(desk.run(&["show", "--record", "kitchen.rumis"], ""));
    assert_snapshot!("score_of_that_record", desk.run(&["score", "--record", "kitchen.rumis"], ""));
    assert_snapshot!("moves_after_the_end", desk.run(&["moves", "--record", "kitchen.rumis"], ""));
    assert_snapshot!("a_move_after_the_end", desk.run(&["score", "--record", "kitchen.rumis", "a1.1,a2.1"], ""));
}

#[test]
fn a_record_is_continued() {
    let desk = Desk::new("continue");
    desk.write("game.rumis", "Rumis record 1\nScenario: chullpa\nPlayers: 2\n\n1. a1.1,a2.1 b1.1,b2.1\n");
    assert_snapshot!(desk.run(&["score", "--record", "game.rumis", "a3.1,a4.1,b3.1", "c2.1,c3.1,c4.1"], ""));
    assert_snapshot!(
        "a_record_is_refused_further_on",
        desk.run(&["score", "--record", "game.rumis", "e3.1,e4.1,e2.1"], "")
    );
}

#[test]
fn moves_are_sorted_as_text() {
    let desk = Desk::new("moves");
    desk.write("yard.toml", OWN);
    assert_snapshot!(desk.run(&["moves", "-s", "yard.toml", "-n", "2", "a1.1,a2.1"], ""));
    assert_snapshot!(
        "moves_as_json",
        desk.run(&["moves", "-s", "yard.toml", "-n", "2", "--json", "a1.1,a2.1,b2.1"], "")
    );
    let listed = desk.run_quietly(&["moves", "-s", "huaca", "-n", "6"], "").stdout;
    assert!(listed.lines().is_sorted());
    assert!(listed.lines().count() > 1000);
}

#[test]
fn moves_are_read_from_standard_input() {
    let desk = Desk::new("stdin");
    let arguments = ["score", "-s", "chullpa", "-n", "2", "a1.1,a2.1", "-", "a3.1,a4.1,b4.1"];
    assert_snapshot!(desk.run(&arguments, "b1.1,b2.1\n"));
    assert_snapshot!(
        "the_number_of_a_move_counts_those_on_standard_input",
        desk.run(&arguments, "b1.1,b2.1 a2.2,a3.1")
    );
    let flood = "a1.1,a2.1 ".repeat(200_000);
    assert_snapshot!("too_much_input", desk.run(&["moves", "-s", "chullpa", "-n", "2", "-"], &flood));
}

#[test]
fn perft() {
    assert_snapshot!(run("perft", "perft -s chullpa -n 2 -d 2"));
    assert_snapshot!("perft_0", run("perft-0", "perft -s huaca -n 6 --depth 0"));
    let desk = Desk::new("perft-divide");
    desk.write("yard.toml", OWN);
    assert_snapshot!("perft_divided", desk.run(&["perft", "-s", "yard.toml", "-n", "2", "-d", "2", "--divide"], ""));
}

#[test]
fn a_closed_pipe_ends_the_command_quietly() {
    let desk = Desk::new("pipe");
    for arguments in [&["moves", "-s", "huaca", "-n", "6"][..], &["perft", "-s", "huaca", "-n", "6", "-d1", "--divide"]]
    {
        let mut child = desk.command(arguments).spawn().unwrap();
        let mut line = String::new();
        let mut reader = BufReader::with_capacity(16, child.stdout.take().unwrap());
        reader.read_line(&mut line).unwrap();
        drop(reader);
        let output = child.wait_with_output().unwrap();
        assert!(line.starts_with("a1.1"));
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
        assert_eq!(output.status.code(), Some(0));
    }
}
