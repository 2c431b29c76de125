//! Who can sit at a seat: the levels that people play against, and reference players for measuring.

use std::fmt;
use std::str::FromStr;

use rumis::{Game, Move, Playout, Rules};

use crate::analysis::{Limits, analyse};
use crate::openings;
use crate::params::{Params, Weights};
use crate::random::Random;
use crate::sight::Sight;
use crate::value;

/// A computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Player {
    /// Any legal move.
    Random,
    /// The move with the best margin right after it.
    Greedy,
    /// Textbook UCT without knowledge of the game.
    Uct,
    /// A level for people, 1 to 9.
    Level(Level),
}

/// How well the engine plays for people: 1 is a friendly beginner, 9 uses all the time it gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// The best there is.
    pub const BEST: Level = Level(9);

    /// Levels go from 1 to 9.
    pub fn new(number: u8) -> Option<Level> {
        (1..=9).contains(&number).then_some(Level(number))
    }

    /// 1 to 9.
    pub fn number(self) -> u8 {
        self.0
    }

    /// What a level that thinks ahead weighs. Only the best has prepared itself.
    fn params(self, rules: Rules) -> Params {
        Params { openings: self == Level::BEST, ..Params::for_rules(rules) }
    }

    fn strength(self) -> Strength {
        match self.0 {
            1 => Strength::BestLooking { of: 2, careful: false },
            2 => Strength::BestLooking { of: 8, careful: false },
            3 => Strength::BestLooking { of: 10, careful: true },
            4 => Strength::BestLooking { of: 100, careful: true },
            5 => Strength::Simulations(60),
            6 => Strength::Simulations(430),
            7 => Strength::Simulations(3_000),
            8 => Strength::Simulations(30_000),
            _ => Strength::Simulations(u64::MAX),
        }
    }
}

/// What a level allows itself.
enum Strength {
    /// Overlooks most moves and takes the best looking of a few, without thinking ahead. The careless look only at
    /// the squares they gain, the careful also at what others could still build on top.
    BestLooking { of: usize, careful: bool },
    /// Thinks ahead, for at most so many simulations.
    Simulations(u64),
}

impl Player {
    /// With other parameters than its own if there are some, for a player who thinks ahead.
    pub(crate) fn preference(self, game: &Game, params: Option<&Params>, seed: u64) -> Preference {
        if game.is_over() {
            return Preference::Move(None);
        }
        let mut random = Random::new(seed, CHOICE_STREAM);
        Preference::Move(Some(match self {
            Player::Random => {
                let moves = game.moves();
                moves[random.below(moves.len())]
            }
            Player::Greedy => greedy(game, &mut random),
            Player::Uct => return Preference::search(game, params.cloned().unwrap_or(Params::textbook()), u64::MAX),
            Player::Level(level) => match level.strength() {
                Strength::BestLooking { of, careful } => best_looking(game, of, careful, &mut random),
                Strength::Simulations(most) => {
                    let params = params.cloned().unwrap_or_else(|| level.params(game.plan().rules()));
                    return Preference::search(game, params, most);
                }
            },
        }))
    }

    /// The parameters it searches with under these rules; `None` if it does not think ahead.
    pub fn params(self, rules: Rules) -> Option<Params> {
        match self {
            Player::Random | Player::Greedy => None,
            Player::Uct => Some(Params::textbook()),
            Player::Level(level) => match level.strength() {
                Strength::BestLooking { .. } => None,
                Strength::Simulations(_) => Some(level.params(rules)),
            },
        }
    }
}

/// Chooses a move; `None` if the game is over. The stop check may shorten the thinking, never the game.
pub fn choose(game: &Game, player: Player, limits: &Limits<'_>) -> Option<Move> {
    choose_counted(game, player, limits).map(|(played, _)| played)
}

/// Like [`choose`], with the number of games that were simulated for it: 0 for a player who does not think ahead.
pub fn choose_counted(game: &Game, player: Player, limits: &Limits<'_>) -> Option<(Move, u64)> {
    choose_with(game, player, player.params(game.plan().rules()).as_ref(), limits)
}

/// Like [`choose_counted`], with other parameters than the player's own for a player who has some.
pub fn choose_with(game: &Game, player: Player, params: Option<&Params>, limits: &Limits<'_>) -> Option<(Move, u64)> {
    match player.preference(game, params, limits.seed) {
        Preference::Move(chosen) => chosen.map(|played| (played, 0)),
        Preference::Search(params, most) => {
            let limits = Limits { simulations: limits.simulations.min(most), ..*limits };
            let analysis = analyse(game, &params, &limits);
            analysis.best().map(|candidate| (candidate.played, analysis.simulations))
        }
    }
}

/// How a player comes to a move.
pub(crate) enum Preference {
    /// At first sight; `None` if the game is over.
    Move(Option<Move>),
    /// By a search with these parameters, of at most so many simulations.
    Search(Params, u64),
}

impl Preference {
    /// By a search, unless an answer has been prepared.
    fn search(game: &Game, params: Params, most: u64) -> Preference {
        match params.openings.then(|| openings::answer(game)).flatten() {
            Some(answer) => Preference::Move(Some(answer)),
            None => Preference::Search(params, most),
        }
    }
}

/// An arbitrary stream of random numbers that no search uses.
const CHOICE_STREAM: u64 = 1 << 32;

/// Looks at a few moves and takes the one that looks best.
fn best_looking(game: &Game, of: usize, careful: bool, random: &mut Random) -> Move {
    let weights = match careful {
        false => Weights { gained: 1.0, covered: 0.5, size: 0.5, room: -0.1, ..Weights::NONE },
        true => Weights { gained: 1.0, covered: 1.0, size: 0.6, room: -0.35, closed: 0.6, ..Weights::NONE },
    };
    let sight = Sight::new(game.plan(), &weights);
    let playout = Playout::new(game);
    let seen = (0..of).map(|_| playout.nth_move(random.below(playout.move_count())));
    let view = sight.at(&playout);
    seen.max_by(|&one, &other| view.of_move(one).total_cmp(&view.of_move(other)))
        .expect("a game that is not over has a move")
}

/// The best margin after the move; a random one of the best.
fn greedy(game: &Game, random: &mut Random) -> Move {
    let rules = game.plan().rules();
    let before = Playout::new(game);
    let player = rules.owner(before.to_move());
    let mut after = Playout::new(game);
    let mut best: (i16, Vec<Move>) = (i16::MIN, Vec::new());
    for played in before.moves() {
        after.copy_from(&before);
        after.play(played);
        let totals = value::best_totals(rules, |colour| after.total(colour));
        let margin = value::margin(&totals[..rules.players()], player);
        if margin > best.0 {
            best = (margin, Vec::new());
        }
        if margin == best.0 {
            best.1.push(played);
        }
    }
    best.1[random.below(best.1.len())]
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Random => f.pad("random"),
            Player::Greedy => f.pad("greedy"),
            Player::Uct => f.pad("uct"),
            Player::Level(level) => f.pad(&format!("level{}", level.0)),
        }
    }
}

/// A text that names no player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no player {0:?}: choose random, greedy, uct, or level1 to level9")]
pub struct UnknownPlayer(String);

impl FromStr for Player {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let level = |text: &str| Level::new(text.strip_prefix("level")?.parse().ok()?).map(Player::Level);
        match text {
            "random" => Ok(Player::Random),
            "greedy" => Ok(Player::Greedy),
            "uct" => Ok(Player::Uct),
            _ => level(text).ok_or_else(|| UnknownPlayer(text.chars().take(24).collect())),
        }
    }
}
