//! `rumis moves`: the legal moves of a position.

use std::io::Write;

use crate::failure::{Failure, Outcome};
use crate::game_args::{GameArgs, MoveArgs};

/// List the legal moves, one a line, sorted as text.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    moves: MoveArgs,

    /// Print a JSON array of texts instead.
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    game: GameArgs,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Outcome {
    let game = args.game.game(&args.moves)?;
    let mut moves: Vec<String> = game.moves().into_iter().map(|played| game.text(played).to_string()).collect();
    moves.sort();
    if args.json {
        let json = serde_json::to_string(&moves).map_err(Failure::refused)?;
        return Ok(writeln!(out, "{json}")?);
    }
    for text in moves {
        writeln!(out, "{text}")?;
    }
    Ok(())
}
