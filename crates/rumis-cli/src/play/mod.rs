//! `rumis play`: a game in the terminal.
//!
//! [`table`] is the game on the table with undo and redo, [`store`] keeps it on the disk, [`command`] reads what a
//! player types, [`session`] is the conversation, and [`picking`] its numbered lists of moves.

mod command;
mod picking;
mod session;
mod store;
mod table;

use std::io::{self, Write};

use rumis::Record;
use rumis::record::Name;

use crate::clock::Moment;
use crate::failure::{Failure, Outcome};
use crate::game_args::{GameArgs, Setup};
use session::Session;
use store::Store;
use table::Table;

/// Play a game in the terminal, everybody at the same keyboard.
///
/// Without --scenario it is Chullpa, without --players for two. The game is saved after every move: in the file of
/// --record or, in a new game, in a file of its own that --resume goes on with. Type help in the game to see what can be typed.
#[derive(clap::Args)]
pub struct Args {
    /// The players' names in the order of play, with commas between.
    #[arg(long, value_name = "A,B…", conflicts_with_all = ["record", "resume"])]
    names: Option<String>,

    /// Go on with the game that was saved last.
    #[arg(long, conflicts_with_all = ["record", "scenario", "players", "variant", "ruin_seed", "ruins"])]
    resume: bool,

    #[command(flatten)]
    game: GameArgs,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Outcome {
    let (setup, store) = if args.resume { resume()? } else { open(args)? };
    let table = Table::new(setup)?;
    Session::new(table, store, io::stdin().lock(), out).run()
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
