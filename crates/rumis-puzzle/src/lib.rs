//! Cube puzzles with the stones of Rumis: fill a box completely, no stone sticking out.
mod building;
mod colouring;
pub mod count;
pub mod find;
mod graded;
pub mod hand;
mod mask;
mod parallel;
pub mod puzzle;
mod random;
mod search;
pub mod size;
pub mod solution;
mod space;
mod symmetry;
mod tasks;
pub mod watch;

pub use count::{Counts, StoneSet, count, count_by_set};
pub use find::{UpTo, find_all, find_one};
pub use hand::{Hand, MAX_HAND};
pub use puzzle::{Grade, Obstacle, Placed, Puzzle, PuzzleError, UnknownGrade};
pub use size::{BadSize, BoxSize, MAX_CELLS, MAX_EDGE};
pub use solution::Solution;
pub use watch::{Outcome, Patient, Progress, Watch};
