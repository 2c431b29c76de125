//! The rules of Rumis, also sold as Blokus 3D.

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
mod rebuild;
pub mod ruins;
pub mod scenario;
pub mod stone;
pub mod variant;

pub use colour::Colour;
pub use cube::{Cube, CubeSyntax, MAX_SIDE, Square};
pub use game::{Game, Move, Score, winners};
pub use illegal::Illegal;
pub use notation::{Cubes, MoveSyntax, MoveText};
pub use perft::perft;
pub use plan::{Column, MoveSet, Part, Placement, Plan};
pub use playout::Playout;
pub use ruins::{RuinSite, Ruins, RuinsError};
pub use scenario::{
    Edition, Fault, MAX_VOLUME, OFFICIAL, Origin, PlayersRow, Scenario, ScenarioDef, ScenarioError, Source, official,
};
pub use stone::{Offset, Orientation, Stone, UnknownStone, orientations};
pub use variant::{FirstStone, LaterStone, Rules, RulesError, Variant, VariantSyntax, Variants};
