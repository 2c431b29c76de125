//! Matches between computer players.

use std::time::Duration;

use crate::support::Desk;
use serde_json::Value;

fn result(desk: &Desk, arguments: &str) -> Value {
    let mut words = vec!["match", "--json"];
    words.extend(arguments.split_whitespace());
    let ran = desk.run_quietly(&words, "");
    assert_eq!((ran.stderr.as_str(), ran.status), ("", 0));
    assert_eq!(ran.stdout.lines().count(), 1);
    serde_json::from_str(&ran.stdout).unwrap()
}

/// What does not depend on how fast the machine is.
fn outcome(mut result: Value) -> Value {
    let fields = result.as_object_mut().unwrap();
    for timed in ["a_sims_per_second", "b_sims_per_second", "a_longest", "b_longest", "longest", "seconds"] {
        assert!(fields.remove(timed).unwrap().is_number(), "{timed}");
    }
    result
}

#[test]
fn the_same_simulations_and_seed_give_the_same_result_with_all_fields() {
    let desk = Desk::new("match-same");
    let game = "-s pisac -n 2 --a level4 --b uct --games 4 --sims 60 --seed 7";
    let one = outcome(result(&desk, game));
    assert_eq!(one, outcome(result(&desk, &format!("{game} --jobs 2"))));
    for (field, value) in [("games", 4), ("players", 2), ("sims", 60), ("threads", 1), ("seed", 7)] {
        assert_eq!(one[field], value, "{field}");
    }
    assert_eq!((&one["a"], &one["b"], &one["scenario"]), (&"level4".into(), &"uct".into(), &"pisac".into()));
    let counts = ["a_wins", "b_wins", "draws"].map(|field| one[field].as_u64().unwrap());
    assert_eq!(counts.iter().sum::<u64>(), 4);
    assert_eq!(one["a_share"].as_f64().unwrap() * 4.0, counts[0] as f64 + counts[2] as f64 / 2.0);
    for field in ["a_margin", "elo", "moves"] {
        assert!(one[field].is_f64(), "{field}");
    }
    assert!(one.get("elo_low").is_some() && one.get("elo_high").is_some());
}

#[test]
fn seats_alternate() {
    // Two squares of height 1: whoever begins takes both, and nobody else can move.
    let desk = Desk::new("match-tiny");
    desk.write("tiny.toml", "id = 'tiny'\nname = 'Tiny'\nplan = ['##']\n[[players]]\ncount = 2\nheight = 1\n");
    let result = result(&desk, "-s tiny.toml -n 2 --a level9 --b random --sims 10 --games 2");
    assert_eq!((&result["a_wins"], &result["b_wins"], &result["a_share"]), (&1.into(), &1.into(), &0.5.into()));
    assert_eq!((&result["a_margin"], &result["elo"], &result["moves"]), (&0.0.into(), &0.0.into(), &1.0.into()));
}

#[test]
fn one_takes_each_seat_against_all_others_in_every_variant() {
    let desk = Desk::new("match-seats");
    let four = result(&desk, "-s chullpa -n 4 --a level2 --b random --games 8 --sims 1");
    assert_eq!((&four["games"], &four["players"]), (&8.into(), &4.into()));
    assert!(four["a_share"].as_f64().unwrap() > 0.25, "{four}");
    for game in
        ["-s pirka -n 2 --variant four-colours", "-s colca -n 2 --variant rebuild", "-s pirka -n 2 --variant ruinas"]
    {
        let result = result(&desk, &format!("{game} --a greedy --b random --games 2 --sims 1"));
        assert_eq!(result["games"], 2, "{result}");
    }
}

#[test]
fn b_may_make_more_simulations_than_a() {
    let desk = Desk::new("match-uneven");
    let game = "-s chullpa -n 2 --a level9 --b level9 --games 8 --sims 2 --b-sims 500";
    let result = result(&desk, game);
    assert_eq!((&result["sims"], &result["b_sims"]), (&2.into(), &500.into()));
    assert!(result["a_share"].as_f64().unwrap() < 0.5, "{result}");
    let words: Vec<&str> = ["match"].into_iter().chain(game.split(' ')).collect();
    let text = desk.run_quietly(&words, "").stdout;
    assert!(text.contains(", 2 simulations and 500 simulations a move\n"), "{text}");
}

#[test]
fn a_time_limit_is_kept_and_everything_that_cannot_be_lost_is_won() {
    let desk = Desk::new("match-time");
    let result = result(&desk, "-s chullpa -n 2 --a level9 --b random --games 1 --time 0.05");
    assert_eq!((&result["a_wins"], &result["elo_high"]), (&1.into(), &Value::Null));
    assert_eq!(result["time"], 0.05);
    // Without a limit level 9 would think for ever. The 10 % that are promised are measured on a quiet machine.
    assert!(result["longest"].as_f64().unwrap() < 5.0, "{result}");
}

#[test]
fn people_get_a_few_lines() {
    let words = "match -s chullpa -n 2 --a random --b random --games 2 --sims 1";
    let ran = Desk::new("match-text").run_quietly(&words.split(' ').collect::<Vec<_>>(), "");
    assert!(ran.stdout.starts_with("random against random: Chullpa (tower), 2 players, 1 simulation a move\n"));
    let named: Vec<&str> = ran.stdout.lines().skip(1).map(|line| line[..18].trim_end()).collect();
    let names = ["games", "share of the win", "margin", "Elo difference", "moves a game", "simulations/s"];
    assert_eq!(named[..6], names);
    assert_eq!(named[6..], ["longest move", "time"]);
}

/// Ctrl-C is a signal that only Unix has a command for. `timeout -s INT` sends it to the program and to its group: that
/// was taken for a second Ctrl-C, and the games that had been played were lost.
#[cfg(unix)]
#[test]
fn ctrl_c_prints_what_there_is_however_often_it_arrives_at_once() {
    let words = "match -s chullpa -n 2 --a level9 --b level9 --games 1000 --time 0.002 --json";
    let desk = Desk::new("match-stop");
    let child = desk.command(&words.split(' ').collect::<Vec<_>>()).spawn().unwrap();
    std::thread::sleep(Duration::from_millis(800));
    let interrupted =
        std::process::Command::new("kill").arg("-INT").args(vec![child.id().to_string(); 20]).status().unwrap();
    assert!(interrupted.success());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    let result: Value = serde_json::from_slice(&output.stdout).unwrap();
    let games = result["games"].as_u64().unwrap();
    assert!(games > 0 && games < 1000, "{result}");
}
