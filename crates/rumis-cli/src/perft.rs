//! `rumis perft`: counts sequences of moves.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use rumis::{Game, Move};

use crate::failure::Outcome;
use crate::game_args::{GameArgs, MoveArgs};

/// Count the different sequences of moves of a certain length.
///
/// A player who is out is skipped without using up depth; a game that ends earlier adds nothing. The count stands
/// alone on the last line.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    moves: MoveArgs,

    /// The number of moves in a sequence.
    #[arg(short, long, value_name = "DEPTH", value_parser = clap::value_parser!(u32).range(..=66))]
    depth: u32,

    /// Print the count after each first move too.
    #[arg(long)]
    divide: bool,

    #[command(flatten)]
    game: GameArgs,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Outcome {
    let game = args.game.game(&args.moves)?;
    if args.depth < 2 && !args.divide {
        return Ok(writeln!(out, "{}", rumis::perft(&game, args.depth))?);
    }
    let mut first_moves: Vec<(String, Move)> = match args.depth {
        0 => Vec::new(),
        _ => game.moves().into_iter().map(|played| (game.text(played).to_string(), played)).collect(),
    };
    first_moves.sort();
    let mut progress = Progress::new(first_moves.len());
    let mut total = u64::from(args.depth == 0);
    for (text, played) in first_moves {
        let count = count_after(&game, played, args.depth);
        total += count;
        progress.advance(total);
        if args.divide {
            writeln!(out, "{text} {count}")?;
        }
    }
    progress.clear();
    Ok(writeln!(out, "{total}")?)
}

fn count_after(game: &Game, played: Move, depth: u32) -> u64 {
    let mut next = game.clone();
    next.play_unchecked(played);
    rumis::perft(&next, depth - 1)
}

/// A line on the terminal that says how far the work is, once it takes a while.
struct Progress {
    shown: bool,
    done: usize,
    of: usize,
    next: Instant,
    is_terminal: bool,
}

impl Progress {
    const EVERY: Duration = Duration::from_millis(500);

    fn new(of: usize) -> Progress {
        let is_terminal = io::stderr().is_terminal();
        Progress { shown: false, done: 0, of, next: Instant::now() + 2 * Progress::EVERY, is_terminal }
    }

    fn advance(&mut self, total: u64) {
        self.done += 1;
        if self.is_terminal && Instant::now() >= self.next {
            self.shown = true;
            self.next = Instant::now() + Progress::EVERY;
            // Progress is a courtesy: that it cannot be shown is no reason to stop.
            let _ = write!(io::stderr(), "\r{} of {} first moves, {total} so far \x1b[K", self.done, self.of);
        }
    }

    fn clear(&self) {
        if self.shown {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
