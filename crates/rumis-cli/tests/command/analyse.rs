//! Games judged move by move.

#[cfg(unix)]
use std::io::{BufRead, BufReader};

use crate::engine::ALMOST_OVER;
use crate::support::Desk;
use serde_json::Value;

const LAST: &str = "a2.4,a3.4,b3.3,b3.4";

fn desk(test: &str) -> Desk {
    let desk = Desk::new(test);
    let moves = ALMOST_OVER.join(" ");
    desk.write(
        "game.rumis",
        format!("Rumis record 1\nScenario: chullpa\nPlayers: 2\nPlayer 1: Ada\n\n{moves} {LAST}\n"),
    );
    desk
}

#[test]
fn every_move_is_judged_and_the_last_ones_exactly() {
    let desk = desk("analyse");
    let arguments = ["analyse", "game.rumis", "--sims", "400", "--json"];
    let ran = desk.run_quietly(&arguments, "");
    assert_eq!((ran.stderr.as_str(), ran.status), ("", 0));
    assert_eq!(ran.stdout, desk.run_quietly(&arguments, "").stdout, "simulations give the same verdicts every time");
    let whole: Value = serde_json::from_str(&ran.stdout).unwrap();
    let moves = whole["moves"].as_array().unwrap();
    assert_eq!((&whole["of"], moves.len()), (&19.into(), 19));
    for (index, (judged, played)) in moves.iter().zip(ALMOST_OVER.iter().chain([&LAST])).enumerate() {
        assert_eq!((&judged["number"], &judged["played"]), (&(index + 1).into(), &(*played).into()));
        assert_eq!((&judged["player"], judged["best"].is_string()), (&(index % 2).into(), true));
        assert!((0.0..=1.0).contains(&judged["share"].as_f64().unwrap()), "{judged}");
        assert!((0.0..=1.0).contains(&judged["cost"].as_f64().unwrap()), "{judged}");
        assert!(judged["cost_points"].as_f64().unwrap() >= 0.0, "{judged}");
    }
    // Move 17 wins all the same, but by 5 points where 7 were to be had; move 19 is the only one there is.
    let field = |number: usize, name: &str| moves[number - 1][name].clone();
    for (number, best_lead, cost_points) in [(17, 7.0, 2.0), (19, 5.0, 0.0)] {
        assert_eq!((field(number, "exact"), field(number, "share")), (true.into(), 1.0.into()));
        assert_eq!((field(number, "cost"), field(number, "mark")), (0.0.into(), Value::Null));
        assert_eq!((field(number, "best_lead"), field(number, "cost_points")), (best_lead.into(), cost_points.into()));
    }
    assert_eq!(field(19, "best"), LAST);
}

#[test]
fn people_get_a_table() {
    let ran = desk("analyse-table").run_quietly(&["analyse", "game.rumis", "--sims", "200"], "");
    let lines: Vec<&str> = ran.stdout.lines().collect();
    assert_eq!(lines.len(), 3 + 19 + 3, "{}", ran.stdout);
    assert_eq!(lines[0], "Chullpa (tower), 2 players");
    assert!(lines[2].starts_with("move  colour     played "), "{}", lines[2]);
    assert!(lines[3].starts_with("   1  red (Ada)  I4 a1.1,a1.2,a1.3,a1.4 "), "{}", lines[3]);
    assert!(lines[21].starts_with("  19  red (Ada)  B4 a2.4,a3.4,b3.3,b3.4 "), "{}", lines[21]);
    assert!(lines[21].contains(" the same ") && lines[21].ends_with("100 %                exact"), "{}", lines[21]);
    assert!(lines[23].starts_with("Ada lost ") && lines[24].starts_with("player 2 lost "), "{}", ran.stdout);
}

#[test]
fn every_variant_can_be_judged_and_a_record_without_moves_is_no_failure() {
    let desk = Desk::new("analyse-variants");
    desk.write("empty.rumis", "Rumis record 1\nScenario: pisac\nPlayers: 3\n\n");
    assert!(desk.run(&["analyse", "empty.rumis", "--json"], "").ends_with("\"of\":0,\"moves\":[]}\n"));
    for (plan, players, variant) in
        [("colca", "2", "rebuild"), ("pirka", "2", "four-colours"), ("huaca", "6", "standard")]
    {
        let seats: Vec<String> = (1..=players.parse().unwrap()).map(|seat| format!("--seat={seat}=level1")).collect();
        let mut arguments = vec!["play", "-s", plan, "-n", players, "--variant", variant];
        arguments.extend(seats.iter().map(String::as_str));
        let file = format!("{variant}.rumis");
        desk.run(&arguments, &format!("save {file}\n"));
        let ran = desk.run_quietly(&["analyse", &file, "--sims", "10", "--json"], "");
        let whole: Value = serde_json::from_str(&ran.stdout).unwrap();
        assert_eq!(whole["moves"].as_array().unwrap().len() as u64, whole["of"].as_u64().unwrap());
    }
}

/// Ctrl-C is a signal that only Unix has a command for.
#[cfg(unix)]
#[test]
fn ctrl_c_prints_what_there_is() {
    let desk = desk("analyse-stop");
    let mut child = desk.command(&["analyse", "game.rumis", "--time", "0.2"]).spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    assert!(lines.any(|line| line.starts_with("   1  red (Ada)  ")), "verdicts are printed as they come");
    assert!(std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
    let text = lines.collect::<Vec<String>>().join("\n");
    assert!(child.wait().unwrap().success());
    assert!(text.contains("Stopped after ") && text.contains(" of 19 moves.\n"), "{text}");
}
