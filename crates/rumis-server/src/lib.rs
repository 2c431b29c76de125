//! Serves the page of Rumis to browsers.
//!
//! - [`Page`]: the files of the page, embedded in the program, with what browsers must know of each.
//! - `answer`: one request, one response.
//! - [`serve()`]: all requests on a listener, until told to stop; [`stop_signal`] tells so on Ctrl-C and SIGTERM.
//!
//! The page plays by itself: nothing here knows a rule of the game.

mod answer;
mod page;
mod serve;

pub use page::Page;
pub use serve::{serve, stop_signal};
