//! Who sits where: people, and computer players.

use rumis::record::{Name, Tag};
use rumis::{Colour, Record};
use rumis_engine::{Level, Player};

use crate::failure::{Failure, Outcome};
use crate::thinking::{Thinking, all_threads};

/// What `--seat` says: a seat, from 0, and the computer player who takes it, or none for a person.
#[derive(Clone)]
pub struct SeatArg {
    seat: usize,
    player: Option<Player>,
}

/// The computer players of a game.
pub struct Seating {
    players: [Option<Player>; Colour::COUNT],
    thinking: Thinking,
}

/// Reads `2=level5`, or `2=human`.
pub fn parse_seat(text: &str) -> Result<SeatArg, String> {
    let (seat, player) = text.split_once('=').ok_or("write the seat from 1, = and the player, such as 2=level5")?;
    let seat: usize = seat.trim().parse().map_err(|_| "seats have numbers from 1: write 2=level5")?;
    let seat = seat.checked_sub(1).ok_or("seats are counted from 1")?;
    let player = match player.trim() {
        "human" => None,
        name => Some(name.parse::<Player>().map_err(|error| format!("{error}, or human"))?),
    };
    Ok(SeatArg { seat, player })
}

impl Seating {
    /// Everybody sits where the record says, unless the arguments say otherwise; the record learns of it.
    pub fn new(record: &mut Record, changes: &[SeatArg], thinking: Thinking) -> Outcome<Seating> {
        let mut players = std::array::from_fn(|seat| recorded(record, seat));
        for (index, SeatArg { seat, player }) in changes.iter().enumerate() {
            if *seat >= usize::from(record.players) {
                let sentence = format!("there is no seat {} to take: {} play", seat + 1, record.players);
                return Err(Failure::usage(sentence));
            }
            if changes[..index].iter().any(|earlier| earlier.seat == *seat) {
                return Err(Failure::usage(format!("seat {} is given twice", seat + 1)));
            }
            rename(record, *seat, players[*seat], *player);
            write_tag(record, *seat, *player);
            players[*seat] = *player;
        }
        Ok(Seating { players, thinking })
    }

    /// The computer player on a seat, from 0.
    pub fn computer(&self, seat: usize) -> Option<Player> {
        self.players.get(seat).copied().flatten()
    }

    /// All computer players with their seats, from 0.
    pub fn computers(&self) -> impl Iterator<Item = (usize, Player)> + '_ {
        self.players.iter().enumerate().filter_map(|(seat, player)| player.map(|player| (seat, player)))
    }

    /// How a computer player thinks. Only the best uses all threads: the others hold back anyway, and play the same on
    /// every machine.
    pub fn thinking(&self, player: Player) -> Thinking {
        let threads = if player == Player::Level(Level::BEST) { all_threads() } else { 1 };
        Thinking { threads, ..self.thinking }
    }
}

fn key(seat: usize) -> String {
    format!("Seat {}", seat + 1)
}

/// A tag that names no player is somebody's own remark and means nothing here.
fn recorded(record: &Record, seat: usize) -> Option<Player> {
    let tag = record.tags.iter().find(|tag| tag.key().eq_ignore_ascii_case(&key(seat)))?;
    tag.value().as_str().parse().ok().filter(|_| seat < usize::from(record.players))
}

fn write_tag(record: &mut Record, seat: usize, player: Option<Player>) {
    record.tags.retain(|tag| !tag.key().eq_ignore_ascii_case(&key(seat)));
    let tag = player.and_then(|player| Tag::new(&key(seat), player.to_string().parse().ok()?).ok());
    record.tags.extend(tag);
}

/// A computer player without a name goes by what it is, and takes that name along when it leaves.
fn rename(record: &mut Record, seat: usize, before: Option<Player>, after: Option<Player>) {
    let as_name = |player: Option<Player>| player.and_then(|player| player.to_string().parse::<Name>().ok());
    let name = &mut record.names[seat];
    if name.is_none() || *name == as_name(before) {
        *name = as_name(after);
    }
}
