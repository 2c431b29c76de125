//! The rules of Rumis, also sold as Blokus 3D.

pub mod colour;
pub mod cube;
pub mod notation;
pub mod scenario;
pub mod stone;
pub mod variant;

pub use colour::Colour;
pub use cube::{Cube, CubeSyntax, MAX_SIDE, Square};
pub use notation::{Cubes, MoveSyntax, MoveText};
pub use scenario::{
    Edition, Fault, MAX_VOLUME, OFFICIAL, Origin, PlayersRow, Scenario, ScenarioDef, ScenarioError, Source, official,
};
pub use stone::{Offset, Orientation, Stone, UnknownStone, orientations};
pub use variant::{FirstStone, LaterStone, Rules, RulesError, Variant, VariantSyntax, Variants};
