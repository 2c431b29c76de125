//! The result of a match, for people and for programs.

use std::time::Duration;

use rumis::Game;
use serde::Serialize;

use super::elo::Elo;
use super::games::Contest;
use super::tally::Tally;
use crate::board;
use crate::judged::rounded;
use crate::thinking::Budget;

/// All there is to say.
pub struct Report<'a> {
    pub contest: &'a Contest,
    pub tally: &'a Tally,
    /// Any of the games, before it began.
    pub game: &'a Game,
    pub took: Duration,
}

/// The fields in the order they are printed.
#[derive(Serialize)]
struct Fields {
    a: String,
    b: String,
    scenario: String,
    players: usize,
    variant: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    time: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sims: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    b_sims: Option<u64>,
    threads: usize,
    seed: u64,
    games: usize,
    a_wins: usize,
    b_wins: usize,
    draws: usize,
    a_share: Option<f64>,
    a_margin: Option<f64>,
    elo: Option<f64>,
    elo_low: Option<f64>,
    elo_high: Option<f64>,
    moves: Option<f64>,
    a_sims_per_second: f64,
    b_sims_per_second: f64,
    a_longest: f64,
    b_longest: f64,
    longest: f64,
    seconds: f64,
}

impl Report<'_> {
    fn elo(&self) -> Option<Elo> {
        let rivals = self.game.plan().rules().players() - 1;
        self.tally.share().map(|share| Elo::from_share(share, self.tally.games(), rivals))
    }

    /// One line.
    pub fn json(&self) -> String {
        let (contest, tally, rules) = (self.contest, self.tally, self.game.plan().rules());
        let [thinking, b_thinking] = contest.thinking;
        let (time, sims) = match thinking.budget {
            Budget::Time(time) => (Some(time.as_secs_f64()), None),
            Budget::Simulations(simulations) => (None, Some(simulations)),
        };
        let b_sims = match b_thinking.budget {
            Budget::Simulations(simulations) if b_thinking.budget != thinking.budget => Some(simulations),
            _ => None,
        };
        let [a, b] = tally.work();
        let elo = self.elo();
        let fields = Fields {
            a: contest.a.to_string(),
            b: contest.b.to_string(),
            scenario: self.game.plan().scenario().id().to_string(),
            players: rules.players(),
            variant: rules.variants().to_string(),
            time,
            sims,
            b_sims,
            threads: thinking.threads,
            seed: contest.seed,
            games: tally.games(),
            a_wins: tally.a_wins(),
            b_wins: tally.b_wins(),
            draws: tally.draws(),
            a_share: tally.share().map(|share| rounded(share, 4)),
            a_margin: tally.margin().map(|margin| rounded(margin, 2)),
            elo: elo.as_ref().map(|elo| rounded(elo.difference, 1)),
            elo_low: elo.as_ref().and_then(|elo| elo.low).map(|low| rounded(low, 1)),
            elo_high: elo.as_ref().and_then(|elo| elo.high).map(|high| rounded(high, 1)),
            moves: tally.moves().map(|moves| rounded(moves, 1)),
            a_sims_per_second: a.simulations_per_second().round(),
            b_sims_per_second: b.simulations_per_second().round(),
            a_longest: seconds(a.longest()),
            b_longest: seconds(b.longest()),
            longest: seconds(a.longest().max(b.longest())),
            seconds: seconds(self.took),
        };
        serde_json::to_string(&fields).expect("numbers and texts can always be written")
    }

    /// A few lines.
    pub fn text(&self) -> String {
        let (contest, tally) = (self.contest, self.tally);
        let title = board::title(self.game);
        let mut text = format!("{} against {}: {title}, {} a move\n", contest.a, contest.b, self.budgets());
        let (Some(share), Some(margin), Some(moves), Some(elo)) =
            (tally.share(), tally.margin(), tally.moves(), self.elo())
        else {
            return text + "No game was finished.\n";
        };
        let fair = 100.0 / self.game.plan().rules().players() as f64;
        let [a, b] = tally.work();
        let mut line = |what: &str, value: String| text += &format!("{what:<18}{value}\n");
        line(
            "games",
            format!("{}: {} won, {} drawn, {} lost", tally.games(), tally.a_wins(), tally.draws(), tally.b_wins()),
        );
        line("share of the win", format!("{:.1} % (a fair share is {fair:.1} %)", share * 100.0));
        line("margin", format!("{margin:+.1} points"));
        line("Elo difference", format!("{:+.0} (95 %: {})", elo.difference, interval(&elo)));
        line("moves a game", format!("{moves:.1}"));
        line("simulations/s", format!("{:.0} and {:.0}", a.simulations_per_second(), b.simulations_per_second()));
        line("longest move", format!("{:.3} s and {:.3} s", a.longest().as_secs_f64(), b.longest().as_secs_f64()));
        line("time", format!("{:.1} s", self.took.as_secs_f64()));
        text
    }

    fn budgets(&self) -> String {
        let [a, b] = self.contest.thinking.map(|thinking| thinking.budget);
        if a == b { a.to_string() } else { format!("{a} and {b}") }
    }
}

fn interval(elo: &Elo) -> String {
    match (elo.low, elo.high) {
        (Some(low), Some(high)) => format!("{low:+.0} to {high:+.0}"),
        (Some(low), None) => format!("{low:+.0} or more"),
        (None, Some(high)) => format!("{high:+.0} or less"),
        (None, None) => "unknown".into(),
    }
}

fn seconds(time: Duration) -> f64 {
    rounded(time.as_secs_f64(), 4)
}
