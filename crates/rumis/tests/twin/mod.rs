//! The slow twin: the rules once more, written straight from docs/rules.md with plain sets of cubes.
//!
//! It shares nothing with the crate but the drawing of the eleven stones. It is slow and obvious on purpose: whenever
//! the two disagree, read the rules and believe this one first.

// Every test file includes the twin and uses a part of it.
#![allow(dead_code, unused_imports)]

mod attempts;
pub mod board;
mod compare;
mod dice;
mod game;
pub mod plans;
mod setting;
mod verdict;

pub use attempts::attempt;
pub use board::{Board, Cubes, Limits, orientations};
pub use compare::{assert_same, assert_same_cubes, assert_same_moves, moves_of, texts_of};
pub use dice::Dice;
pub use game::{Points, Twin, TwinMove, TwinRules};
pub use setting::{Setting, accepted_settings, combinations};
