//! Chooses moves and judges positions in Rumis, for every scenario, variant and number of players.
//!
//! [`analyse`] runs a Monte Carlo tree search and says what it knows about the moves of a position; small endgames are
//! solved exactly. [`choose`] is the same at a level for people. There is no clock in here: the caller limits a search
//! by simulations and by a stop check, and gives the seed.
//!
//! ```
//! use std::sync::Arc;
//! use rumis::{Game, Plan, Rules, official};
//! use rumis_engine::{DEFAULT_MEMORY, Limits, Params, analyse};
//!
//! let chullpa = official("chullpa").unwrap();
//! let rules = Rules::standard(&chullpa, 2).unwrap();
//! let game = Game::new(Arc::new(Plan::new(&chullpa, rules)));
//! let limits = Limits { simulations: 500, memory: DEFAULT_MEMORY, threads: 1, seed: 1, stop: &|| false };
//! let analysis = analyse(&game, &Params::default(), &limits);
//! assert!(game.moves().contains(&analysis.best().unwrap().played));
//! ```

mod analysis;
mod board;
mod choosing;
mod closer;
mod exact;
mod history;
mod judging;
mod learning;
mod maxn;
mod openings;
mod outlook;
mod params;
mod player;
mod proving;
mod random;
mod reason;
mod results;
mod search;
mod sight;
mod solver;
mod stack;
mod table;
mod thinking;
mod tree;
mod value;
mod verdict;
mod widen;

pub use analysis::{Analysis, Candidate, DEFAULT_MEMORY, Limits, analyse};
pub use choosing::Choosing;
pub use exact::{Proof, prove};
pub use judging::judge;
pub use outlook::{Outlook, Things};
pub use params::{Params, Weights};
pub use player::{Level, Player, UnknownPlayer, choose, choose_counted, choose_with};
pub use reason::Reason;
pub use solver::{Solution, Solver};
pub use thinking::Thinking;
pub use verdict::{Mark, Verdict, Worth};
