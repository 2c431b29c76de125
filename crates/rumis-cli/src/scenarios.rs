//! `rumis scenarios`: the official building plans.

use std::io::Write;

use rumis::{OFFICIAL, Scenario, official};
use serde_json::{Value, json};

use crate::failure::Outcome;

/// List the official building plans.
///
/// Where squares or volume differ with the number of players, there is one number for each, with / between. The
/// source says where heights and outline are known from: printed rules, the known game, or this project.
#[derive(clap::Args)]
pub struct Args {
    /// Print a JSON array instead of a table.
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Outcome {
    let scenarios: Vec<Scenario> = OFFICIAL.iter().filter_map(|(id, _)| official(id)).collect();
    if args.json {
        let all: Vec<Value> = scenarios.iter().map(as_json).collect();
        return Ok(writeln!(out, "{}", Value::Array(all))?);
    }
    let heading = ["name", "meaning", "box", "players", "squares", "volume", "source: heights, outline"];
    let mut rows = vec![heading.map(String::from)];
    rows.extend(scenarios.iter().map(as_row));
    let widths: [usize; 7] = std::array::from_fn(|i| rows.iter().map(|row| row[i].chars().count()).max().unwrap_or(0));
    for row in &rows {
        let cells: Vec<String> = row.iter().zip(widths).map(|(cell, width)| format!("{cell:width$}")).collect();
        writeln!(out, "{}", cells.join("  ").trim_end())?;
    }
    Ok(())
}

fn as_row(scenario: &Scenario) -> [String; 7] {
    let def = scenario.def();
    let counts: Vec<u8> = scenario.player_counts().collect();
    let squares = counts.iter().map(|&players| scenario.effective_limits(players).len());
    let volumes = counts.iter().map(|&players| scenario.volume(players));
    [
        scenario.id().into(),
        def.meaning.clone(),
        def.edition.name().into(),
        format!("{}-{}", counts.first().unwrap_or(&0), counts.last().unwrap_or(&0)),
        compact(squares.collect()),
        compact(volumes.collect()),
        format!("{}, {}", def.source.heights.name(), def.source.outline.name()),
    ]
}

/// One number if all are equal, otherwise all of them.
fn compact(numbers: Vec<usize>) -> String {
    match numbers.split_first() {
        Some((first, others)) if others.iter().all(|other| other == first) => first.to_string(),
        _ => numbers.iter().map(usize::to_string).collect::<Vec<_>>().join("/"),
    }
}

fn as_json(scenario: &Scenario) -> Value {
    let def = scenario.def();
    let players = scenario.player_counts().map(|count| {
        json!({
            "count": count,
            "height": scenario.highest(count),
            "squares": scenario.effective_limits(count).len(),
            "volume": scenario.volume(count),
        })
    });
    json!({
        "id": scenario.id(),
        "name": def.name,
        "meaning": def.meaning,
        "edition": def.edition,
        "source": def.source,
        "players": players.collect::<Vec<Value>>(),
    })
}
