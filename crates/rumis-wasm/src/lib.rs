//! The rules and the engine for a page: every call is a call of one of them, and every value a plain
//! object whose type is generated for TypeScript.
//!
//! - [`catalogue`]: scenarios, stones and what goes together, before there is a game.
//! - [`plans`]: plans of one's own while they are drawn.
//! - [`table`]: a game as people sit at it, with names and seats; [`view`]: what of it is drawn.
//! - [`thinking`]: the computer players, a slice of time at a call.
//! - [`learn`]: why level 1 made a move.
//! - [`analyse`]: what the engine makes of a position and of a move.
//! - [`set_up`]: a position while it is set up by hand.
//!
//! What is refused is thrown as a `Problem`, a code and its details, so that the page can say it in any language.

#![allow(missing_docs)] // many fields are their names; the others say more

pub mod analyse;
pub mod catalogue;
pub mod learn;
pub mod plans;
pub mod set_up;
pub mod table;
pub mod thinking;
pub mod view;
