//! Lets the engine think for a certain time or number of simulations. The engine has no clock; it is in here.

use std::fmt;
use std::time::{Duration, Instant};

use rumis::{Game, Move};
use rumis_engine::{Analysis, DEFAULT_MEMORY, Limits, Params, Player, analyse, choose_with};

/// Nobody waits longer for a move.
const MOST_SECONDS: f64 = 86_400.0;

/// More simulations than any search can do.
const MOST_SIMULATIONS: u64 = 1_000_000_000_000;

/// The part of the time that is kept for giving back the memory of a large tree.
const TIME_KEPT: f64 = 0.02;

/// How long to think about a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Budget {
    /// At most so long.
    Time(Duration),
    /// At most so many simulations.
    Simulations(u64),
}

/// What the engine may use.
#[derive(Clone, Copy)]
pub struct Thinking {
    /// For each move.
    pub budget: Budget,
    /// Threads that search together.
    pub threads: usize,
}

/// A move that was thought about.
pub struct Thought {
    /// The move.
    pub played: Move,
    /// How many games were simulated for it.
    pub simulations: u64,
    /// How long it took.
    pub took: Duration,
}

impl Thinking {
    /// Chooses a move, sooner if `stop` says so; `None` if the game is over.
    pub fn choose(self, game: &Game, player: Player, seed: u64, stop: fn() -> bool) -> Option<Thought> {
        let params = player.params(game.plan().rules());
        self.choose_with(game, player, params.as_ref(), seed, stop)
    }

    /// Chooses a move with certain parameters.
    pub fn choose_with(
        self,
        game: &Game,
        player: Player,
        params: Option<&Params>,
        seed: u64,
        stop: fn() -> bool,
    ) -> Option<Thought> {
        let began = Instant::now();
        let (played, simulations) =
            self.with_limits(began, seed, stop, |limits| choose_with(game, player, params, limits))?;
        Some(Thought { played, simulations, took: began.elapsed() })
    }

    /// Says what the best player knows about a position.
    pub fn analyse(self, game: &Game, seed: u64, stop: fn() -> bool) -> Analysis {
        let params = Params::for_rules(game.plan().rules());
        self.with_limits(Instant::now(), seed, stop, |limits| analyse(game, &params, limits))
    }

    fn with_limits<T>(self, began: Instant, seed: u64, stop: fn() -> bool, think: impl Fn(&Limits<'_>) -> T) -> T {
        let (simulations, deadline) = match self.budget {
            Budget::Time(time) => (u64::MAX, began.checked_add(time.mul_f64(1.0 - TIME_KEPT))),
            Budget::Simulations(simulations) => (simulations, None),
        };
        let stop = || stop() || deadline.is_some_and(|deadline| Instant::now() >= deadline);
        think(&Limits { simulations, memory: DEFAULT_MEMORY, threads: self.threads, seed, stop: &stop })
    }
}

/// A stop check for those who do not stop.
pub fn never() -> bool {
    false
}

/// The threads of this machine.
pub fn all_threads() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// The seed for one move of a game, so that a player does not draw the same numbers move after move.
///
/// The finaliser of SplitMix64: neighbouring seeds lead to unrelated ones.
pub fn seed_of_move(seed: u64, number: usize) -> u64 {
    let mut mixed = seed.wrapping_mul(128).wrapping_add(number as u64).wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

/// Reads a time in seconds.
pub fn parse_seconds(text: &str) -> Result<Duration, String> {
    match text.parse::<f64>() {
        Ok(seconds) if (0.001..=MOST_SECONDS).contains(&seconds) => Ok(Duration::from_secs_f64(seconds)),
        _ => Err(format!("a time is a number of seconds from 0.001 to {MOST_SECONDS}")),
    }
}

/// Reads a number of simulations.
pub fn parse_simulations(text: &str) -> Result<u64, String> {
    match text.parse() {
        Ok(simulations) if (1..=MOST_SIMULATIONS).contains(&simulations) => Ok(simulations),
        _ => Err(format!("a number of simulations is a whole number from 1 to {MOST_SIMULATIONS}")),
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Time(time) => write!(f, "{} s", time.as_secs_f64()),
            Budget::Simulations(1) => write!(f, "1 simulation"),
            Budget::Simulations(simulations) => write!(f, "{simulations} simulations"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_times_that_can_be_waited_for_are_read() {
        assert_eq!(parse_seconds("1.5"), Ok(Duration::from_millis(1500)));
        for refused in ["0", "-1", "nan", "inf", "1e99", "x", ""] {
            assert!(parse_seconds(refused).is_err(), "{refused}");
        }
    }

    #[test]
    fn neighbouring_games_and_moves_have_seeds_of_their_own() {
        let seeds = (0..50).flat_map(|game| (0..66).map(move |number| seed_of_move(game, number)));
        let different: std::collections::HashSet<u64> = seeds.collect();
        assert_eq!(different.len(), 50 * 66);
    }
}
