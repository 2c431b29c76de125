//! Games in the terminal, typed from a script.

use std::sync::Arc;

use crate::support::Desk;
use insta::assert_snapshot;
use rumis::{Game, Plan, Record, Rules, Variants, official};

const AUTOSAVE: &str = "state/rumis/autosave.rumis";

/// From the last board that was drawn on.
fn end_of(output: &str) -> &str {
    &output[output.rfind("\nfrom above").map_or(0, |line_end| line_end + 1)..]
}

#[test]
fn pisac_for_three_is_played_mistyped_saved_and_resumed() {
    let desk = Desk::new("pisac");
    let first = ["play", "-s", "pisac", "-n", "3", "--names", "Ada, Ben"];
    let script = "stones\nL4 b2\n3\na1.1,a2.1\nb1.1 b2.1\nc9.1,c8.1\nfoo\nb3.1, b4.1, b5.1\nmoves c2\n99\n2\nundo\nredo\nscores\nsave evening.rumis\n";
    assert_snapshot!(desk.run(&first, script));
    assert_snapshot!("the_file_of_that_game", desk.read("evening.rumis"));
    assert!(!desk.path(AUTOSAVE).exists(), "a game with a file of its own leaves no other copy behind");
    let resumed = desk.run(&["play", "--record", "evening.rumis"], "a1.1,b1.1,c1.1,d1.1\nlayers\nquit\n");
    assert_snapshot!("that_game_resumed", resumed);
    assert_eq!(desk.read("evening.rumis").parse::<Record>().unwrap().moves.len(), 4);
    assert_eq!(desk.files("."), ["evening.rumis", "state"]);
}

#[test]
fn without_options_it_is_chullpa_for_two_and_every_move_is_saved() {
    let desk = Desk::new("autosave");
    assert_snapshot!(desk.run(&["play"], ""));
    assert!(!desk.path(AUTOSAVE).exists());
    desk.run(&["play"], "a1.1,a2.1\n");
    assert_snapshot!("the_autosaved_game", desk.read(AUTOSAVE));
    assert_snapshot!("the_autosaved_game_resumed", desk.run(&["play", "--resume"], "b1.1,b2.1\n"));
}

#[test]
fn a_new_game_does_not_overwrite_another_one() {
    let desk = Desk::new("aside");
    for script in ["a1.1,a2.1\n", "b1.1,b2.1\nc1.1,c2.1\n", "d1.1,d2.1\n"] {
        let output = desk.run(&["play"], script);
        assert_eq!(output.contains("is kept as [DIR]/state/rumis/autosave-2026-11-15-"), script != "a1.1,a2.1\n");
    }
    assert_eq!(desk.files("state/rumis").len(), 3);
    assert!(desk.read(AUTOSAVE).contains("1. d1.1,d2.1"));
    desk.write("mine.rumis", "precious");
    let output = desk.run(&["play"], "save mine.rumis\nsave nowhere/x.rumis\nsave\n");
    assert!(output.contains("Not saved: mine.rumis exists already; choose another name."));
    assert!(output.contains("Not saved: nowhere/x.rumis cannot be written: "));
    assert!(output.contains("There is nothing to save yet"));
    assert_eq!(desk.read("mine.rumis"), "precious");
}

#[test]
fn a_record_that_is_only_looked_at_is_not_touched() {
    let desk = Desk::new("untouched");
    let by_hand = "Rumis record 1\nplayers: 2\nscenario: chullpa\n\na1.1,a2.1 {by hand}\n  b2.1,b1.1\n";
    desk.write("game.rumis", by_hand);
    desk.run(&["play", "--record", "game.rumis"], "show\nmoves\nquit\n");
    assert_eq!(desk.read("game.rumis"), by_hand);
    desk.run(&["play", "--record", "game.rumis"], "undo\nundo\nredo\n");
    assert!(desk.read("game.rumis").ends_with("\n\n1. a1.1,a2.1 {by hand}\n"), "comments survive undo and redo");
}

#[test]
fn a_game_that_cannot_be_saved_goes_on_and_says_so() {
    let desk = Desk::new("unsaved");
    desk.write("state", "not a directory");
    let output = desk.run(&["play"], "a1.1,a2.1\nsave game.rumis\n");
    assert!(output.contains("The game could not be saved: "), "{output}");
    assert!(output.ends_with("Go on with: rumis play --record game.rumis\n"), "{output}");
    assert!(desk.read("game.rumis").contains("1. a1.1,a2.1"));
}

/// `save FILE` before the first move wrote the file, but leaving then said that nothing was saved.
#[test]
fn a_game_saved_before_its_first_move_can_be_gone_on_with() {
    let desk = Desk::new("saved-first");
    let output = desk.run(&["play"], "save game.rumis\nquit\n");
    assert!(output.ends_with("Saved in game.rumis.\nGo on with: rumis play --record game.rumis\n"), "{output}");
    let again = desk.run(&["play", "--record", "game.rumis"], "a1.1,a2.1\n");
    assert!(again.contains("move 2, blue> "), "{again}");
}

#[test]
fn ruins_are_laid_by_hand_in_turn_and_the_rest_at_random() {
    let desk = Desk::new("ruinas");
    let begin = ["play", "-s", "pirka", "-n", "2", "--variant", "ruinas", "--names", "Ada,Ben"];
    assert_snapshot!(desk.run(&begin, "O4 a1\n1\na1.1,b1.1\nT4 c1\n2\nundo\nredo\na1.1,a2.1>b1.1,b2.1\nrandom x\n"));
    let resumed = desk.run(&["play", "--resume"], "random 7\nrandom\nundo\nredo\nstones\nI4 a1\nmoves g1\n");
    assert_snapshot!("the_rest_of_the_ruins", end_of(&resumed));
    let record: Record = desk.read(AUTOSAVE).parse().unwrap();
    assert_eq!(record.ruins.len(), 11);
    record.replay().unwrap();
}

#[test]
fn ruins_from_a_seed_are_no_matter_of_undo() {
    let desk = Desk::new("ruin-seed");
    let output = desk.run(&["play", "-n", "2", "--variant", "ruinas", "--ruin-seed", "7"], "undo\n");
    assert!(output.contains("There is nothing to undo."));
}

#[test]
fn a_rebuild_is_played_to_the_end() {
    let scenario = official("colca").unwrap();
    let rules = Rules::new(&scenario, 2, "rebuild".parse::<Variants>().unwrap()).unwrap();
    let mut game = Game::new(Arc::new(Plan::new(&scenario, rules)));
    let mut script = String::new();
    while !game.in_second_phase() {
        let mut moves = game.moves();
        moves.sort_by_key(|&played| game.text(played).to_string());
        let played = moves[moves.len() / 3];
        script += &format!("{}\n", game.text(played));
        game.play_unchecked(played);
    }
    let desk = Desk::new("rebuild");
    let begin = ["play", "-s", "colca", "-n", "2", "--variant", "rebuild"];
    let first_phase = desk.run(&begin, &(script + "stones\nmoves h3\nI2\n1\nstones\n"));
    assert_snapshot!("where_the_second_phase_begins", last_boards(&first_phase, 2));
    // Whatever comes first in the list of all moves, until there are none.
    let second_phase = desk.run(&["play", "--resume"], &"moves\n1\n".repeat(30));
    let end = second_phase.find("The game is over.").expect("thirty moves are enough");
    assert_snapshot!(
        "the_end_of_a_rebuild",
        end_of(&second_phase[..second_phase[end..].find("game over>").unwrap() + end])
    );
    let game = desk.read(AUTOSAVE).parse::<Record>().unwrap().replay().unwrap();
    assert!(game.is_over());
    assert!(!game.winners().is_empty());
}

fn last_boards(output: &str, count: usize) -> &str {
    let starts: Vec<usize> = output.match_indices("from above").map(|(index, _)| index).collect();
    &output[starts[starts.len() - count]..]
}

#[test]
fn strange_input_does_no_harm() {
    let desk = Desk::new("strange");
    let long = "x".repeat(100_000);
    let script =
        format!("{long}\n\u{1b}[31m\n\n0\n-1\n99999999999999999999\nmore\nL4 z9\nmoves b33\nsave \u{0}\nb4\nhelp\n");
    let output = desk.run(&["play"], &script);
    assert_snapshot!(end_of(&output).replace(&"x".repeat(1000), ""));
}

#[test]
fn two_players_with_four_colours_see_who_owns_what() {
    let script = "a1.1,a2.1\nb1.1,b2.1\nc1.1,c2.1\nd1.1,d2.1\n";
    let output = Desk::new("four").run(&["play", "--variant", "four-colours", "--names", "Ada,Ben"], script);
    assert_snapshot!(end_of(&output));
}

#[test]
fn a_shared_win_is_ranked_and_even_the_last_move_can_be_undone() {
    let desk = Desk::new("shared");
    desk.write("tiny.toml", "id = 'tiny'\nname = 'Tiny'\nplan = ['##2', '##1']\n[[players]]\ncount = 2\nheight = 3\n");
    let script = "a1.1,a1.2,a1.3,a2.1\na2.2,a2.3,b2.1,b2.2\nb1.1,b1.2,c1.1,c2.1\nb1.3,b2.3\nstones\nI2\na1.1,a2.1\n";
    let first = desk.run(&["play", "-s", "tiny.toml", "--names", "Ada"], script);
    assert_snapshot!(end_of(&first));
    assert_snapshot!("the_file_of_a_game_on_an_own_plan", desk.read(AUTOSAVE));
    let again = desk.run(&["play", "--resume"], "undo\n");
    assert!(again.contains("move 4, blue> "));
    assert!(!desk.read(AUTOSAVE).contains("Result"));
}
