//! `rumis engine`: the engine for other programs, by a protocol of lines that `docs/protocol.md` describes.
//!
//! [`line`] takes lines apart, [`commands`] obeys them; here they are read and answered.

mod commands;
mod line;

use std::io::{self, BufRead, Write};

use anyhow::Context;

use crate::failure::Outcome;
use crate::input;
use commands::Engine;
use line::Line;

/// Answer commands on standard input, one a line, in the manner of GTP 2.
///
/// docs/protocol.md describes the protocol; list_commands lists the commands.
#[derive(clap::Args)]
pub struct Args {
    /// Threads that think about a move together. With one, the same seed and simulations give the same moves.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Outcome {
    converse(Engine::new(args.threads.into())?, &mut io::stdin().lock(), out)
}

/// Answers until `quit` or the end of the input.
fn converse(mut engine: Engine, input: &mut impl BufRead, out: &mut impl Write) -> Outcome {
    loop {
        let bytes = input::read_line(input).context("the commands cannot be read")?;
        if bytes.is_empty() {
            return Ok(());
        }
        let Some(line) = Line::parse(&String::from_utf8_lossy(&bytes)) else { continue };
        let answer = match input::is_cut(&bytes) {
            true => Err(format!("the line is longer than {} bytes", input::LONGEST_LINE)),
            false => engine.obey(&line.command, &line.arguments()),
        };
        write!(out, "{}", line.answered(&answer))?;
        out.flush()?;
        if line.command == "quit" && answer.is_ok() {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A small generator of numbers that need not be good.
    fn next(state: &mut u64) -> usize {
        *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (*state >> 33) as usize
    }

    #[test]
    fn whatever_is_sent_every_line_gets_one_answer() {
        let words = [
            "new_game",
            "play",
            "genmove",
            "undo",
            "level",
            "set_limits",
            "time",
            "simulations",
            "seed",
            "analyze",
            "score",
            "chullpa",
            "pirka",
            "ruinas",
            "rebuild",
            "2",
            "7",
            "-1",
            "99999999999999999999",
            "0.001",
            "1",
            "é",
            "\u{0}",
            "\t",
            "a1.1,a2.1",
            "a1.1",
            ">",
            "known_command",
            "legal_moves",
            "showboard",
            "#",
            "3",
            "huaca",
            "four-colours",
            "nan",
        ];
        let mut state = 1;
        let mut text = String::from("level 1\nset_limits simulations 5\n");
        let mut lines = 2;
        for _ in 0..600 {
            let line = (0..1 + next(&mut state) % 4).map(|_| words[next(&mut state) % words.len()]);
            let line = line.collect::<Vec<_>>().join(" ");
            // Time limits are left out: the test would wait for them.
            if !line.contains("time") {
                lines += usize::from(Line::parse(&line).is_some());
                text += &(line + "\n");
            }
        }
        let mut answers = Vec::new();
        converse(Engine::new(1).unwrap(), &mut text.as_bytes(), &mut answers).unwrap();
        let answers = String::from_utf8(answers).unwrap();
        let blocks: Vec<&str> = answers.split_terminator("\n\n").collect();
        assert_eq!(blocks.len(), lines);
        assert!(blocks.iter().all(|block| block.starts_with(['=', '?'])), "{answers}");
        assert!(blocks.iter().any(|block| block.starts_with("= over")) || answers.contains("= a"));
    }
}
