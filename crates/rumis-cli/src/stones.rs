//! `rumis stones`: the eleven stones.

use std::io::Write;

use rumis::Stone;
use serde_json::{Value, json};

use crate::failure::Outcome;

/// Draw the eleven stones, level by level, with their codes, names, cubes and orientations.
#[derive(clap::Args)]
pub struct Args {
    /// Print a JSON array instead; cubes are [x, y, z] from 0, z is up.
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Outcome {
    if args.json {
        let all: Vec<Value> = Stone::ALL.into_iter().map(as_json).collect();
        return Ok(writeln!(out, "{}", Value::Array(all))?);
    }
    writeln!(out, "code  name  cubes            orientations  level 1  level 2")?;
    for stone in Stone::ALL {
        let cubes: Vec<String> = stone.offsets().iter().map(|[x, y, z]| format!("{x}{y}{z}")).collect();
        let cubes = cubes.join(" ");
        let count = stone.orientations().len();
        let mut left = format!("{:4}  {:4}  {cubes:15}  {count:>12}", stone.code(), stone.name());
        writeln!(out)?;
        for line in drawing(stone) {
            writeln!(out, "{left}  {line}")?;
            left = " ".repeat(left.len());
        }
    }
    Ok(())
}

fn as_json(stone: Stone) -> Value {
    json!({
        "code": stone.code(),
        "name": stone.name(),
        "cubes": stone.offsets(),
        "orientations": stone.orientations().len(),
    })
}

/// The stone from above in one or two lines: its lower level and, where it has one, its upper level beside it.
pub fn drawing(stone: Stone) -> Vec<String> {
    let cubes = stone.offsets();
    let extent = |axis: usize| cubes.iter().map(|cube| cube[axis]).max().unwrap_or(0);
    let row = |y: i8, z: i8| {
        let sign = |x: i8| if cubes.contains(&[x, y, z]) { '#' } else { '.' };
        (0..=extent(0)).map(sign).collect::<String>()
    };
    let line = |y: i8| {
        let levels: Vec<String> = (0..=extent(2)).map(|z| format!("{:7}", row(y, z))).collect();
        levels.join("  ").trim_end().to_string()
    };
    (0..=extent(1)).rev().map(line).collect()
}
