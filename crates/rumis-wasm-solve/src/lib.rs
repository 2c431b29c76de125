//! The puzzles for a page, in a module of their own: whoever only plays does not load them.
//!
//! - [`puzzle`]: a puzzle somebody is building, and the long questions about it.
//! - [`refused`]: everything that can be refused, as a code and its details.

#![allow(missing_docs)] // many fields are their names; the others say more

pub mod puzzle;
pub mod refused;
