//! The rules of Rumis, also sold as Blokus 3D: complete, exact and fast.
//!
//! A [`Scenario`] is a building plan without faults. Together with [`Rules`] (how many players, which variants) it makes
//! a [`Plan`], which holds every placement there is. A [`Game`] is played on a plan and knows all legal moves; a move
//! that is refused says which rule it breaks. A [`Playout`] plays on as fast as possible, for engines.
//!
//! ```
//! use std::sync::Arc;
//! use rumis::{Colour, Game, Plan, Rules, official};
//!
//! // Pisac, the stairs, for three. Seen from above, with the limit of every square:
//! //   8  5 5 5 5
//! //   7  5 5 5 5
//! //   6  5 5 5 5
//! //   5  5 5 5 5
//! //   4  4 4 4 4
//! //   3  3 3 3 3
//! //   2  2 2 2 2
//! //   1  1 1 1 1
//! //      a b c d
//! let pisac = official("pisac").unwrap();
//! let rules = Rules::standard(&pisac, 3).unwrap();
//! let mut game = Game::new(Arc::new(Plan::new(&pisac, rules)));
//!
//! game.play(&"b2.1,b3.1,c3.1,c3.2".parse().unwrap()).unwrap();
//! assert_eq!(game.score(Colour::Red).visible, 3);
//! assert_eq!(game.to_move(), Some(Colour::Blue));
//! ```

#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
mod readme {}

mod cellset;
pub mod colour;
mod cpu;
pub mod cube;
pub mod game;
mod hash;
pub mod illegal;
mod legal;
pub mod notation;
pub mod perft;
pub mod plan;
pub mod playout;
mod position;
pub mod reach;
mod rebuild;
pub mod record;
pub mod rest;
pub mod ruins;
pub mod scenario;
pub mod set_up;
pub mod stone;
pub mod variant;

pub use colour::Colour;
pub use cube::{Cube, CubeSyntax, MAX_SIDE, Square};
pub use game::{Game, Move, Score, winners};
pub use illegal::Illegal;
pub use notation::{Cubes, MoveSyntax, MoveText};
pub use perft::perft;
pub use plan::{Column, MoveSet, MoveUrn, Part, Placement, Plan};
pub use playout::{Gain, Playout, WaysOfRivals};
pub use reach::Lead;
pub use record::{Date, Record, RecordError, RecordedMove, RecordedScenario, ReplayError};
pub use rest::Rest;
pub use ruins::{RuinSite, Ruins, RuinsError};
pub use scenario::{
    Edition, Fault, MAX_VOLUME, OFFICIAL, Origin, PlayersRow, Scenario, ScenarioDef, ScenarioError, Source, official,
};
pub use set_up::{LaidStone, LaidStones, LaidSyntax, SetUp, SetUpFault, SetUpSite};
pub use stone::{Axis, Offset, Orientation, Stone, UnknownStone, orientations};
pub use variant::{FirstStone, LaterStone, Rules, RulesError, Variant, VariantSyntax, Variants};
