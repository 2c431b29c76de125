//! Cube puzzles with the stones of Rumis: fill a box completely, no stone sticking out.
//!
//! ```
//! use rumis_puzzle::{BoxSize, Counts, Hand, Outcome, Patient, Puzzle, count};
//!
//! // "In how many ways can a 3x3x3 cube be built in one colour?"
//! let puzzle = Puzzle::new(BoxSize::cube(3)?, Hand::of_colours(1));
//! let answer = count(&puzzle, 1, &Patient);
//! assert_eq!(answer, Outcome::Found(Counts { raw: 80_928, rotations: 3_372, reflections: 1_686 }));
//! # Ok::<(), rumis_puzzle::BadSize>(())
//! ```
//!
//! The map, from the ground up:
//!
//! - [`size`], [`hand`], [`puzzle`]: the box, the stones that may be used, and both together with what lies in the box
//!   already and the grade. `moves` puts stones into it as the grade allows, [`places`](mod@places) lists where they can
//!   go, [`text`] writes a puzzle as one short word.
//! - `space` tables every place of every stone, `symmetry` turns and mirrors them, `search` is the exact cover (on
//!   the bits of `mask`), and `colouring` deals the shapes out to colours.
//! - `building` knows in which order a filling can be laid, and `graded` looks for fillings that can.
//! - [`find`] gives one solution or all, [`count`](mod@count) counts them (on `tasks` in `parallel`).
//! - [`judge`](mod@judge) proves that there is only one and measures how hard it is; [`generate`](mod@generate)
//!   makes such puzzles; [`help`](mod@help) helps with them.
//! - [`watch`] is how a caller follows a search and stops it. There is no clock, no I/O, and no randomness but from
//!   a seed; threads only for counting, and none in wasm.

mod building;
mod colouring;
pub mod count;
pub mod find;
pub mod generate;
mod graded;
pub mod hand;
pub mod help;
pub mod judge;
mod mask;
mod moves;
mod parallel;
pub mod places;
pub mod puzzle;
mod random;
mod search;
pub mod size;
pub mod solution;
mod space;
mod symmetry;
mod tasks;
pub mod text;
pub mod watch;

pub use count::{Counts, StoneSet, count, count_by_set};
pub use find::{UpTo, find_all, find_one};
pub use generate::{Generated, Wish, generate, puzzle_of_the_day};
pub use hand::{Hand, MAX_HAND};
pub use help::{Help, help};
pub use judge::{Difficulty, Verdict, judge};
pub use places::{Place, places};
pub use puzzle::{Grade, Obstacle, Placed, Puzzle, PuzzleError, UnknownGrade};
pub use size::{BadSize, BoxSize, MAX_CELLS, MAX_EDGE};
pub use solution::Solution;
pub use text::{MAX_TEXT, PuzzleSyntax};
pub use watch::{Outcome, Patient, Progress, Watch};
