//! Adds up what happened in a match.

use std::time::Duration;

use rumis::Game;

use crate::thinking::Thought;

/// What thinking took.
#[derive(Clone, Copy, Default)]
pub struct Work {
    simulations: u64,
    time: Duration,
    longest: Duration,
}

/// A finished game.
pub struct Played {
    number: u32,
    /// The part of the win that a got.
    share: f64,
    margin: i16,
    moves: usize,
    work: [Work; 2],
}

/// All games finished so far.
pub struct Tally {
    games: Vec<Played>,
}

impl Work {
    /// Counts one more move.
    pub fn add(&mut self, thought: &Thought) {
        self.simulations += thought.simulations;
        self.time += thought.took;
        self.longest = self.longest.max(thought.took);
    }

    fn and(self, other: Work) -> Work {
        Work {
            simulations: self.simulations + other.simulations,
            time: self.time + other.time,
            longest: self.longest.max(other.longest),
        }
    }

    /// Simulations for every second of thinking; 0 for those who do not think ahead.
    pub fn simulations_per_second(self) -> f64 {
        match self.time.as_secs_f64() {
            0.0 => 0.0,
            seconds => self.simulations as f64 / seconds,
        }
    }

    /// The move that took longest.
    pub fn longest(self) -> Duration {
        self.longest
    }
}

impl Played {
    /// What a game that is over means for the player a on this seat, from 0.
    pub fn new(number: u32, game: &Game, seat: usize, work: [Work; 2]) -> Played {
        let rules = game.plan().rules();
        let winners = game.winners();
        let share = if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 };
        let best_of = |own: bool| {
            let colours = rules.turn_order().iter().filter(|&&colour| (rules.owner(colour) == seat) == own);
            colours.map(|&colour| game.score(colour).total).max().unwrap_or(0)
        };
        Played { number, share, margin: best_of(true) - best_of(false), moves: game.history().len(), work }
    }
}

impl Tally {
    /// No games yet.
    pub fn new() -> Tally {
        Tally { games: Vec::new() }
    }

    /// Games at the same time finish in any order; sums are made in the order of their numbers all the same.
    pub fn add(&mut self, played: Played) {
        let place = self.games.partition_point(|other| other.number < played.number);
        self.games.insert(place, played);
    }

    /// How many games.
    pub fn games(&self) -> usize {
        self.games.len()
    }

    /// Games that a won alone.
    pub fn a_wins(&self) -> usize {
        self.games.iter().filter(|game| game.share == 1.0).count()
    }

    /// Games that a did not win.
    pub fn b_wins(&self) -> usize {
        self.games.iter().filter(|game| game.share == 0.0).count()
    }

    /// Games whose win a shared.
    pub fn draws(&self) -> usize {
        self.games() - self.a_wins() - self.b_wins()
    }

    /// The average part of the win that a got.
    pub fn share(&self) -> Option<f64> {
        self.average(|game| game.share)
    }

    /// The average margin of a.
    pub fn margin(&self) -> Option<f64> {
        self.average(|game| f64::from(game.margin))
    }

    /// The average length of a game.
    pub fn moves(&self) -> Option<f64> {
        self.average(|game| game.moves as f64)
    }

    /// What a, then b, did in all games together.
    pub fn work(&self) -> [Work; 2] {
        let sum = |side: usize| self.games.iter().fold(Work::default(), |sum, game| sum.and(game.work[side]));
        [sum(0), sum(1)]
    }

    /// How it stands, in a few words.
    pub fn short(&self) -> String {
        let share = self.share().unwrap_or(0.0) * 100.0;
        format!("{} won, {} drawn, {} lost, share {share:.1} %", self.a_wins(), self.draws(), self.b_wins())
    }

    fn average(&self, what: impl Fn(&Played) -> f64) -> Option<f64> {
        (!self.games.is_empty()).then(|| self.games.iter().map(what).sum::<f64>() / self.games() as f64)
    }
}
