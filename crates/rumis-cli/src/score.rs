//! `rumis score`: the score of a position as JSON.

use std::io::Write;

use rumis::{Game, Score};
use serde_json::json;

use crate::failure::Outcome;
use crate::game_args::{GameArgs, MoveArgs};

/// Print the score of a position as one line of JSON.
///
/// {"over":…,"scores":[…],"visible":[…],"left":[…],"out":[…],"winners":[…]}: whether the game is over; for each colour
/// in the order of play its points, the squares that show it from above, the stones left in hand, and whether it is
/// out; and the winners as players counted from 0, none before the end. In the second phase of a rebuild, visible counts
/// the squares outside the line, left the stones put aside, and scores is the final score so far.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    moves: MoveArgs,

    #[command(flatten)]
    game: GameArgs,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Outcome {
    let game = args.game.game(&args.moves)?;
    Ok(writeln!(out, "{}", json(&game))?)
}

/// The score on one line.
pub fn json(game: &Game) -> String {
    let scores = game.scores();
    let each = |what: fn(&Score) -> i16| scores.iter().map(what).collect::<Vec<i16>>();
    let turn_order = game.plan().rules().turn_order();
    // Written out by hand because the order of the fields is part of what is promised.
    format!(
        r#"{{"over":{},"scores":{},"visible":{},"left":{},"out":{},"winners":{}}}"#,
        game.is_over(),
        json!(each(|score| score.total)),
        json!(each(|score| score.visible as i16)),
        json!(each(|score| score.left as i16)),
        json!(turn_order.iter().map(|&colour| game.is_out(colour)).collect::<Vec<bool>>()),
        json!(game.winners()),
    )
}
