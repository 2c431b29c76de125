//! Chooses moves and judges positions in Rumis.

mod analyse;
mod history;
mod params;
mod random;
mod search;
mod sight;
mod tree;
mod value;

pub use analyse::{Analysis, Candidate, DEFAULT_MEMORY, Limits, analyse};
pub use params::{Params, Weights};
