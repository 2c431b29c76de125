//! `rumis play`: a game in the terminal.
//!
//! [`table`] is the game on the table with undo and redo, [`store`] keeps it on the disk, [`command`] reads what a
//! player types, [`session`] is the conversation, [`picking`] its numbered lists of moves, [`seating`] knows the computer
//! players, and [`hint`] says what the best of them would do.

mod command;
mod hint;
mod picking;
mod seating;
mod session;
mod store;
mod table;

use std::io::{self, Write};
use std::time::Duration;

use rumis::Record;
use rumis::record::Name;

use crate::clock::Moment;
use crate::failure::{Failure, Outcome};
use crate::game_args::{GameArgs, Setup};
use crate::thinking::{Budget, Thinking, all_threads, parse_seconds};
use seating::{SeatArg, Seating, parse_seat};
use session::Session;
use store::Store;
use table::Table;

/// Play a game in the terminal, against people at the same keyboard or computer players.
///
/// PLAYER is level1 to level9; random, greedy or uct, which are for measuring; or human. Who sits where is kept in the
/// record, so that a game goes on with the same players. Without --scenario it is Chullpa, without --players for two. The game is saved after every move: in the file of
/// --record or, in a new game, in a file of its own that --resume goes on with. Type help in the game to see what can be typed.
#[derive(clap::Args)]
pub struct Args {
    /// The players' names in the order of play, with commas between.
    #[arg(long, value_name = "A,B…", conflicts_with_all = ["record", "resume"])]
    names: Option<String>,

    /// Who plays on a seat, counted from 1: a computer player, or human again. May be given for each seat.
    #[arg(long, value_name = "N=PLAYER", value_parser = parse_seat)]
    seat: Vec<SeatArg>,

    /// How long a computer player, or a hint, may take, in seconds.
    #[arg(long, value_name = "SECONDS", default_value = "1", value_parser = parse_seconds)]
    think: Duration,

    /// Go on with the game that was saved last.
    #[arg(long, conflicts_with_all = ["record", "scenario", "players", "variant", "ruin_seed", "ruins"])]
    resume: bool,

    #[command(flatten)]
    game: GameArgs,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Outcome {
    let (mut setup, store) = if args.resume { resume()? } else { open(args)? };
    let thinking = Thinking { budget: Budget::Time(args.think), threads: all_threads() };
    let seating = Seating::new(&mut setup.record, &args.seat, thinking)?;
    let table = Table::new(setup)?;
    Session::new(table, store, seating, io::stdin().lock(), out).run()
}

fn resume() -> Outcome<(Setup, Store)> {
    let path = store::autosave_path();
    if !path.exists() {
        return Err(Failure::refused("there is no saved game to resume; rumis play begins a new one"));
    }
    let setup = Setup::from_file(&path)?;
    let store = Store::autosave(setup.file.as_ref().map(|(_, text)| text.clone()));
    Ok((setup, store))
}

fn open(args: &Args) -> Outcome<(Setup, Store)> {
    let mut game = args.game.clone();
    if game.record.is_none() {
        game.scenario.get_or_insert("chullpa".into());
        game.players.get_or_insert(2);
    }
    let mut setup = game.setup()?;
    let store = match &setup.file {
        Some((path, text)) => Store::in_file(path.clone(), Some(text.clone())),
        None => {
            name_players(&mut setup.record, args.names.as_deref())?;
            setup.record.date = Moment::now().date();
            Store::autosave(None)
        }
    };
    Ok((setup, store))
}

fn name_players(record: &mut Record, names: Option<&str>) -> Outcome {
    let names: Vec<&str> = names.map(|names| names.split(',').map(str::trim).collect()).unwrap_or_default();
    if names.len() > usize::from(record.players) {
        let sentence = format!("--names has {} names, but {} play", names.len(), record.players);
        return Err(Failure::usage(sentence));
    }
    for (place, name) in record.names.iter_mut().zip(names).filter(|(_, name)| !name.is_empty()) {
        let name: Name =
            name.parse().map_err(|error| Failure::usage(format!("the name {name:?} is refused: {error}")))?;
        *place = Some(name);
    }
    Ok(())
}
