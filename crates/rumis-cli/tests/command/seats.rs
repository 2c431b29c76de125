//! Games in the terminal with computer players.

use crate::support::Desk;
use rumis::Record;

const AUTOSAVE: &str = "state/rumis/autosave.rumis";

fn record(desk: &Desk) -> Record {
    desk.read(AUTOSAVE).parse().unwrap()
}

#[test]
fn two_computer_players_play_to_the_end_by_themselves() {
    let desk = Desk::new("seats-both");
    let output = desk.run(&["play", "--seat", "1=level1", "--seat", "2=level1", "--think", "0.5"], "undo\nquit\n");
    assert!(output.contains("\nSeat 1: level1, at most 0.5 s a move.\nSeat 2: level1, at most 0.5 s a move.\n"));
    assert!(output.contains("The game is over."));
    assert!(output.contains("game over> undo\nThere is nothing to undo.\n"), "nobody here moves by hand");
    assert!(record(&desk).replay().unwrap().is_over());
}

#[test]
fn a_person_plays_against_level_2_takes_a_move_back_and_resumes() {
    let desk = Desk::new("seats-one");
    let output = desk.run(&["play", "--names", "Ada", "--seat", "2=level2"], "a1.1,a2.1\nshow\n");
    assert!(output.contains("Last move: blue (level2), "), "{output}");
    let text = desk.read(AUTOSAVE);
    assert!(text.contains("Player 1: Ada\nPlayer 2: level2\n") && text.contains("\nSeat 2: level2\n"), "{text}");
    assert_eq!(record(&desk).moves.len(), 2);
    let answered = record(&desk);

    let output = desk.run(&["play", "--resume"], "undo\nundo\nredo\nredo\n");
    assert!(output.contains("Seat 2: level2, at most 1 s a move."));
    assert_eq!(output.matches("move 1, red (Ada)> ").count(), 2, "both moves are taken back at once: {output}");
    assert!(output.contains("There is nothing to undo.") && output.contains("There is nothing to redo."));
    assert_eq!(record(&desk), answered, "both are made again at once");

    let output = desk.run(&["play", "--resume", "--seat", "1=level1", "--seat", "2=human"], "quit\n");
    assert!(output.contains("move 4, blue> "), "{output}");
    let text = desk.read(AUTOSAVE);
    assert!(text.contains("\nSeat 1: level1\n") && !text.contains("Seat 2"), "{text}");
    assert!(text.contains("Player 1: Ada\n") && !text.contains("Player 2"), "own names stay: {text}");
}

#[test]
fn a_computer_player_that_begins_cannot_be_taken_back() {
    let desk = Desk::new("seats-first");
    let output = desk.run(&["play", "-s", "pisac", "-n", "3", "--seat", "1=greedy", "--seat", "3=random"], "undo\n");
    assert!(output.contains("move 2, blue> undo\nThere is nothing to undo.\n"), "{output}");
}

#[test]
fn the_players_of_four_colours_lead_two_each_and_ruins_are_laid_too() {
    let desk = Desk::new("seats-variants");
    desk.run(&["play", "--variant", "four-colours", "--seat", "1=level1", "--seat", "2=level2"], "");
    assert!(record(&desk).replay().unwrap().is_over());
    let begin = ["play", "-s", "pirka", "-n", "2", "--variant", "ruinas", "--seat", "1=level1", "--seat", "2=level1"];
    desk.run(&begin, "");
    let record = record(&desk);
    assert_eq!(record.ruins.len(), 11);
    assert!(record.replay().unwrap().is_over());
}

#[test]
fn a_remark_about_a_seat_is_no_player() {
    let desk = Desk::new("seats-remark");
    let text = "Rumis record 1\nScenario: chullpa\nPlayers: 2\nSeat 2: by the window\nSeat 5: level1\n\n1. a1.1,a2.1\n";
    desk.write("game.rumis", text);
    let output = desk.run(&["play", "--record", "game.rumis"], "b1.1,b2.1\n");
    assert!(output.contains("move 3, red> "), "{output}");
    assert!(desk.read("game.rumis").contains("Seat 2: by the window\nSeat 5: level1\n"));
}

#[test]
fn a_hint_shows_the_best_moves_and_what_is_exact() {
    let desk = Desk::new("seats-hint");
    let output = desk.run(&["play", "--think", "0.1"], "hint\n1\n");
    let hint = &output[output.find("> hint\n").unwrap()..];
    assert!(hint.contains("The best moves for red, its share of the win, and the points to be expected:\n   1  "));
    assert!(hint.contains(" %  red ") && !hint.contains("exact"), "{hint}");
    assert!(hint.contains("move 2, blue> "), "its number plays a move: {hint}");

    let almost_over = crate::engine::ALMOST_OVER.join(" ");
    desk.write("end.rumis", format!("Rumis record 1\nScenario: chullpa\nPlayers: 2\n\n{almost_over}\n"));
    let output = desk.run(&["play", "--record", "end.rumis", "--think", "2"], "hint\n1\nhint\n");
    assert!(output.contains("   1  B4 a2.4,a3.4,b3.3,b3.4  100 %  red 11, blue 6  exact\n"), "{output}");
    assert!(output.contains("game over> hint\nThe game is over.\n"), "{output}");
}
