//! The verdicts as a table for people and as JSON for programs.

use rumis::{Game, Record};
use rumis_engine::Mark;
use serde::Serialize;

use super::verdict::Judged;
use crate::board;
use crate::judged::{self, rounded};
use crate::standings::Seats;

/// Prints verdicts about one game.
pub struct Report<'a> {
    game: &'a Game,
    seats: Seats<'a>,
    who_width: usize,
    move_width: usize,
}

/// A verdict with its fields in the order they are printed.
#[derive(Serialize)]
struct Fields {
    number: usize,
    colour: &'static str,
    player: usize,
    played: String,
    best: String,
    share: f64,
    best_share: f64,
    lead: f64,
    best_lead: f64,
    cost: f64,
    cost_points: f64,
    exact: bool,
    mark: Option<&'static str>,
}

/// The whole game.
#[derive(Serialize)]
struct Whole {
    scenario: String,
    players: usize,
    variant: String,
    /// How many moves there are; fewer were judged if somebody asked to stop.
    of: usize,
    moves: Vec<Fields>,
}

impl<'a> Report<'a> {
    /// About a game that was played to this position.
    pub fn new(record: &'a Record, game: &'a Game) -> Report<'a> {
        let seats = Seats::new(&record.names);
        let who = game.history().map(|(colour, _)| seats.colour(game, colour).chars().count());
        let (who_width, moves) = (who.max().unwrap_or(0).max(6), game.history());
        let move_width = moves.map(|(_, played)| judged::named(game, played).len()).max().unwrap_or(0).max(24);
        Report { game, seats, who_width, move_width }
    }

    /// What stands above the table.
    pub fn heading(&self) -> String {
        let (who, moved) = (self.who_width, self.move_width);
        let title = board::title(self.game);
        format!(
            "{title}\n\n{:>4}  {:who$}  {:moved$}      {:moved$}  share   cost  points\n",
            "move", "colour", "played", "best"
        )
    }

    /// One line of the table.
    pub fn row(&self, made: &Judged) -> String {
        let who = self.seats.colour(self.game, made.colour);
        let padding = " ".repeat(self.who_width.saturating_sub(who.chars().count()));
        let (played, width) = (judged::named(self.game, made.played), self.move_width);
        let mark = made.verdict.mark().map_or("", Mark::sign);
        let share = 100.0 * made.verdict.worth.share;
        let exact = if made.verdict.exact() { "  exact" } else { "" };
        let (best, cost) = match made.best == made.played {
            true => ("the same".into(), " ".repeat(14)),
            false => {
                let cost = format!("{:>3.0} %  {:>6.1}", 100.0 * made.verdict.cost(), made.verdict.points());
                (judged::named(self.game, made.best), format!("{cost:>14}"))
            }
        };
        let number = made.number;
        let line = format!(
            "{number:>4}  {who}{padding}  {played:width$}  {mark:2}  {best:width$}  {share:>3.0} %{cost}{exact}"
        );
        line.trim_end().to_string() + "\n"
    }

    /// What stands below the table: each player's mistakes.
    pub fn summary(&self, verdicts: &[Judged]) -> String {
        let of = self.game.history().len();
        let mut lines = match verdicts.len() == of {
            true => "\n".to_string(),
            false => format!("\nStopped after {} of {of} moves.\n", verdicts.len()),
        };
        for player in 0..self.game.plan().rules().players() {
            let own: Vec<&Judged> = verdicts.iter().filter(|made| made.player == player).collect();
            if own.is_empty() {
                continue;
            }
            let count = |mark: Mark| own.iter().filter(|made| made.verdict.mark() == Some(mark)).count();
            let lost = 100.0 * own.iter().map(|made| made.verdict.cost()).sum::<f64>() / own.len() as f64;
            let [doubtful, mistakes, blunders] = [Mark::Doubtful, Mark::Mistake, Mark::Blunder].map(count);
            let who = self.seats.player(player);
            lines += &format!("{who} lost {lost:.1} % of the win a move: {blunders} ??, {mistakes} ?, {doubtful} ?!\n");
        }
        lines
    }

    /// Everything on one line.
    pub fn json(&self, verdicts: &[Judged]) -> String {
        let rules = self.game.plan().rules();
        let whole = Whole {
            scenario: self.game.plan().scenario().id().to_string(),
            players: rules.players(),
            variant: rules.variants().to_string(),
            of: self.game.history().len(),
            moves: verdicts.iter().map(|made| self.fields(made)).collect(),
        };
        serde_json::to_string(&whole).expect("numbers and texts can always be written")
    }

    fn fields(&self, made: &Judged) -> Fields {
        let text = |played| self.game.text(played).to_string();
        Fields {
            number: made.number,
            colour: made.colour.name(),
            player: made.player,
            played: text(made.played),
            best: text(made.best),
            share: rounded(made.verdict.worth.share, 4),
            best_share: rounded(made.verdict.best.share, 4),
            lead: rounded(made.verdict.worth.lead, 2),
            best_lead: rounded(made.verdict.best.lead, 2),
            cost: rounded(made.verdict.cost(), 4),
            cost_points: rounded(made.verdict.points(), 2),
            exact: made.verdict.exact(),
            mark: made.verdict.mark().map(Mark::sign),
        }
    }
}
