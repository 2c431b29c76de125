//! `rumis show`: a position, drawn.

use std::io::Write;

use crate::board;
use crate::failure::Outcome;
use crate::game_args::{GameArgs, MoveArgs};
use crate::paint::Paint;
use crate::standings::{self, Seats};

/// Draw a position from above, with hands and scores.
///
/// R2 is a square with red on top, built up to level 2; ·4 is a free square that may be built up to level 4.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    moves: MoveArgs,

    /// Draw every level too.
    #[arg(long)]
    layers: bool,

    #[command(flatten)]
    game: GameArgs,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Outcome {
    let (setup, game) = args.game.setup_and_game(&args.moves)?;
    let paint = Paint::for_stdout();
    let seats = Seats::new(&setup.record.names);
    writeln!(out, "{}\n\n{}", paint.strong(&board::title(&game)), board::from_above(&game, paint))?;
    if args.layers {
        writeln!(out, "{}", board::layers(&game, paint))?;
    }
    writeln!(out, "{}\n{}", standings::table(&game, &seats, paint), standings::turn(&game, &seats))?;
    Ok(())
}
