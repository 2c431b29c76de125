//! Help for somebody in the middle of a puzzle: can it still be solved, what goes where, what has to come out.

use serde::{Deserialize, Serialize};

use crate::find::find_one;
use crate::puzzle::{Placed, Puzzle, PuzzleError};
use crate::solution::Solution;
use crate::watch::{Outcome, Progress, Watch};

/// The answer to "how do I go on?".
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Help {
    /// It can be solved from here: these stones, in this order. None are left if the box is full.
    GoOn(Solution),
    /// It cannot be solved from here.
    TakeBack {
        /// Stones that were placed and have to come out again; without them it can be solved.
        stones: Vec<Placed>,
        /// True if it is proved that no fewer stones do.
        fewest: bool,
        /// How to go on once they are out.
        then: Solution,
    },
    /// It cannot be solved from here, and could not have been from the beginning.
    Hopeless,
}

/// Positions looked at for one set of stones to take back, before another set is tried.
const GLANCE: u64 = 20_000;

/// Sets of stones to take back that are tried at the most: with many moves there are too many to try them all.
const MOST_SETS: usize = 2_000;

/// Helps from a puzzle on which these stones were placed from the hand in this order. Refuses moves that were not
/// possible or break the grade. The stones that are kept when others are taken back obey it too.
/// [`Outcome::None`] is never given; stopped is stopped.
pub fn help(puzzle: &Puzzle, moves: &[Placed], seed: u64, watch: &dyn Watch) -> Result<Outcome<Help>, PuzzleError> {
    let all = with_moves(puzzle, moves, &vec![true; moves.len()])?;
    Ok(match find_one(&all, seed, watch) {
        Outcome::Found(solution) => Outcome::Found(Help::GoOn(solution)),
        Outcome::Stopped => Outcome::Stopped,
        Outcome::None => Search { puzzle, moves, seed, watch }.take_back(),
    })
}

/// The puzzle with those of the moves that are kept.
fn with_moves(puzzle: &Puzzle, moves: &[Placed], kept: &[bool]) -> Result<Puzzle, PuzzleError> {
    let kept = moves.iter().zip(kept).filter(|(_, kept)| **kept);
    kept.map(|(placed, _)| placed).cloned().try_fold(puzzle.clone(), Puzzle::with_move)
}

struct Search<'a> {
    puzzle: &'a Puzzle,
    moves: &'a [Placed],
    seed: u64,
    watch: &'a dyn Watch,
}

impl Search<'_> {
    fn take_back(&self) -> Outcome<Help> {
        // Whatever the moves, the bare puzzle must have a solution.
        let bare = match find_one(self.puzzle, self.seed, self.watch) {
            Outcome::Found(solution) => solution,
            Outcome::None => return Outcome::Found(Help::Hopeless),
            Outcome::Stopped => return Outcome::Stopped,
        };
        let Some((mut kept, mut then)) = self.one_by_one(bare) else { return Outcome::Stopped };
        let (mut sure, mut tried) = (true, 0);
        let upper = kept.iter().filter(|kept| !**kept).count();
        'smaller: for size in 1..upper {
            let mut sets = Subsets::new(self.moves.len(), size);
            while let Some(out) = sets.next_set() {
                let trial: Vec<bool> = (0..self.moves.len()).map(|i| !out.contains(&i)).collect();
                match self.solve(&trial, GLANCE) {
                    Outcome::Found(solution) => {
                        (kept, then) = (trial, solution);
                        break 'smaller;
                    }
                    Outcome::None => {}
                    Outcome::Stopped => sure = false,
                }
                tried += 1;
                if tried == MOST_SETS || self.watch.look(&Progress::default()).is_break() {
                    sure = false;
                    break 'smaller;
                }
            }
        }
        let stones = self.moves.iter().zip(&kept).filter(|(_, kept)| !**kept).map(|(placed, _)| placed.clone());
        Outcome::Found(Help::TakeBack { stones: stones.collect(), fewest: sure, then })
    }

    /// Keeps every move, in their order, that leaves the puzzle solvable: not always the most, but a good bound.
    fn one_by_one(&self, bare: Solution) -> Option<(Vec<bool>, Solution)> {
        let mut kept = vec![false; self.moves.len()];
        let mut then = bare;
        for i in 0..self.moves.len() {
            kept[i] = true;
            match self.solve(&kept, GLANCE) {
                Outcome::Found(solution) => then = solution,
                _ => kept[i] = false,
            }
            if self.watch.look(&Progress::default()).is_break() {
                return None;
            }
        }
        Some((kept, then))
    }

    fn solve(&self, kept: &[bool], limit: u64) -> Outcome<Solution> {
        let Ok(puzzle) = with_moves(self.puzzle, self.moves, kept) else { return Outcome::None };
        let watch = |progress: &Progress| match progress.nodes < limit {
            true => self.watch.look(progress),
            false => std::ops::ControlFlow::Break(()),
        };
        find_one(&puzzle, self.seed, &watch)
    }
}

/// Sets of a certain size out of the numbers below a bound, late numbers first: the last moves are the likeliest faults.
struct Subsets {
    bound: usize,
    set: Option<Vec<usize>>,
    fresh: bool,
}

impl Subsets {
    fn new(bound: usize, size: usize) -> Subsets {
        Subsets { bound, set: (size <= bound).then(|| (0..size).collect()), fresh: true }
    }

    fn next_set(&mut self) -> Option<Vec<usize>> {
        let set = self.set.as_mut()?;
        if !std::mem::replace(&mut self.fresh, false) {
            let size = set.len();
            let Some(at) = (0..size).rev().find(|&i| set[i] < self.bound - size + i) else {
                self.set = None;
                return None;
            };
            set[at] += 1;
            for i in at + 1..size {
                set[i] = set[i - 1] + 1;
            }
        }
        Some(set.iter().map(|&i| self.bound - 1 - i).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_subsets_come_once_the_latest_first() {
        let mut subsets = Subsets::new(5, 2);
        let all: Vec<_> = std::iter::from_fn(|| subsets.next_set()).collect();
        assert_eq!(all.len(), 10);
        assert_eq!((&all[0][..], &all[9][..]), (&[4, 3][..], &[1, 0][..]));
        assert_eq!(Subsets::new(2, 3).next_set(), None);
    }
}
