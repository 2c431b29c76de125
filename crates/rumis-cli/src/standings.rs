//! Who has what: scores, hands, who is out, whose turn it is, who has won.

use rumis::record::Name;
use rumis::{Colour, Game, Stone};

use crate::paint::Paint;

/// The players of a game under their names, as far as they have some.
pub struct Seats<'a> {
    names: &'a [Option<Name>],
}

impl<'a> Seats<'a> {
    /// Seats with the names of a record.
    pub fn new(names: &'a [Option<Name>]) -> Seats<'a> {
        Seats { names }
    }

    fn name(&self, player: usize) -> Option<&str> {
        self.names.get(player)?.as_ref().map(Name::as_str)
    }

    /// `Ada`, or `player 1`.
    pub fn player(&self, player: usize) -> String {
        self.name(player).map_or_else(|| format!("player {}", player + 1), str::to_string)
    }

    /// `red (Ada)`, or `red`.
    pub fn colour(&self, game: &Game, colour: Colour) -> String {
        match self.name(game.plan().rules().owner(colour)) {
            Some(name) => format!("{colour} ({name})"),
            None => colour.to_string(),
        }
    }

    /// A player with all colours: `Ada (red, green)`, or `red`.
    fn player_with_colours(&self, game: &Game, player: usize) -> String {
        let rules = game.plan().rules();
        let colours = rules.turn_order().iter().filter(|&&colour| rules.owner(colour) == player);
        let colours: Vec<&str> = colours.map(|colour| colour.name()).collect();
        match self.name(player) {
            None if colours.len() == 1 => colours[0].to_string(),
            _ => format!("{} ({})", self.player(player), colours.join(", ")),
        }
    }
}

/// One line a colour: score, what it consists of, and the hand.
pub fn table(game: &Game, seats: &Seats<'_>, paint: Paint) -> String {
    let turn_order = game.plan().rules().turn_order();
    let who: Vec<String> = turn_order.iter().map(|&colour| seats.colour(game, colour)).collect();
    let width = who.iter().map(|who| who.chars().count()).max().unwrap_or(0).max(6);
    let (left, hands) = if game.in_second_phase() { ("aside", "") } else { ("left", "  stones in hand") };
    let mut lines = format!("   {:width$}  score  seen  {left:>5}{hands}\n", "colour");
    for (&colour, who) in turn_order.iter().zip(&who) {
        let score = game.score(colour);
        let mark = if game.to_move() == Some(colour) { '>' } else { ' ' };
        let padding = " ".repeat(width - who.chars().count());
        let numbers = format!("{:>5}  {:>4}  {:>5}", score.total, score.visible, score.left);
        let line = format!(
            "{mark}{} {who}{padding}  {numbers}  {}",
            paint.stone(colour, &mark_of(colour)),
            hand(game, colour)
        );
        lines += line.trim_end();
        lines.push('\n');
    }
    lines
}

/// The letter on a terminal with colours is a little field of the colour; without, it says which letter is whose.
fn mark_of(colour: Colour) -> String {
    colour.letter().to_string()
}

fn hand(game: &Game, colour: Colour) -> String {
    let stones: Vec<&str> = game.hand(colour).map(Stone::name).collect();
    match game.is_out(colour) {
        true => format!("{}  out", stones.join(" ")).trim_start().to_string(),
        false => stones.join(" "),
    }
}

/// Whose turn it is, or who has won.
pub fn turn(game: &Game, seats: &Seats<'_>) -> String {
    let Some(colour) = game.to_move() else { return format!("The game is over: {}.", winners(game, seats)) };
    let phase = if game.in_second_phase() { " in the second phase" } else { "" };
    format!("Move {}: {} to move{phase}.", game.history().len() + 1, seats.colour(game, colour))
}

fn winners(game: &Game, seats: &Seats<'_>) -> String {
    let winners = game.winners();
    let best = game.scores().iter().map(|score| score.total).max().unwrap_or(0);
    let points = if best == 1 { "point" } else { "points" };
    let names: Vec<String> = winners.iter().map(|&player| seats.player_with_colours(game, player)).collect();
    match names.split_last() {
        Some((last, [])) => format!("{last} wins with {best} {points}"),
        Some((last, others)) => format!("{} and {last} share the win with {best} {points}", others.join(", ")),
        None => "nobody wins".into(),
    }
}

/// The players by their best colour, equal ones on the same rank.
pub fn ranking(game: &Game, seats: &Seats<'_>) -> String {
    let rules = game.plan().rules();
    let best = |player: usize| {
        let own = rules.turn_order().iter().filter(|&&colour| rules.owner(colour) == player);
        own.map(|&colour| game.score(colour).total).max().unwrap_or(0)
    };
    let mut players: Vec<(i16, usize)> = (0..rules.players()).map(|player| (best(player), player)).collect();
    players.sort_by_key(|&(score, player)| (-score, player));
    let rank = |score: i16| 1 + players.iter().filter(|&&(other, _)| other > score).count();
    let line = |&(score, player): &(i16, usize)| {
        format!("  {}. {:>3}  {}\n", rank(score), score, seats.player_with_colours(game, player))
    };
    let lines: String = players.iter().map(line).collect();
    format!("{}.\n{lines}", capitalised(&winners(game, seats)))
}

fn capitalised(text: &str) -> String {
    let mut characters = text.chars();
    characters.next().map_or_else(String::new, |first| first.to_uppercase().chain(characters).collect())
}
