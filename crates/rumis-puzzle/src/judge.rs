//! Is there exactly one solution, and how hard is it to find?
//!
//! Colours are left aside: two stones of one shape may always change places, and that makes no new solution here. So do
//! solutions that the symmetries of the free cells carry onto each other count as one (mirror images only if the hand
//! is its own mirror image).

use std::collections::HashSet;
use std::ops::ControlFlow;

use serde::{Deserialize, Serialize};

use crate::parallel::Shared;
use crate::puzzle::Puzzle;
use crate::search::{self, Driver, End, Task, Work};
use crate::space::Space;
use crate::symmetry::{Group, of_region};
use crate::watch::{Outcome, Watch};

/// How hard a puzzle is, from 1 to 5.
///
/// The measure is the complete search with fewest choices first, as a careful person would go about it: look for
/// the place with the fewest possibilities, try them in turn, and be sure at the end that there is no other way. *Effort* is
/// the number of positions of that search, *branching* the mean number of possibilities where one had to be chosen.
/// The score is log2(effort × branching): up to 4 is step 1, up to 5.5 step 2, up to 7 step 3, up to 8 step 4, more
/// is step 5.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Difficulty {
    /// Positions of the complete search.
    pub effort: u64,
    /// Possibilities per decision.
    pub branching: f64,
}

impl Difficulty {
    /// The hardest step.
    pub const HARDEST: u8 = 5;

    /// log2(effort × branching).
    pub fn score(&self) -> f64 {
        (self.effort.max(1) as f64 * self.branching.max(1.0)).log2()
    }

    /// The step from 1 to 5.
    pub fn step(&self) -> u8 {
        let bounds = [4.0, 5.5, 7.0, 8.0];
        1 + bounds.iter().filter(|&&bound| self.score() > bound).count() as u8
    }
}

/// What is known about the number of solutions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Verdict {
    /// None at all.
    Unsolvable,
    /// Exactly one; this is proved by a complete search.
    Unique(Difficulty),
    /// More than one.
    Several,
}

/// Decides whether a puzzle has exactly one solution, its grade left aside. Never [`Outcome::None`].
pub fn judge(puzzle: &Puzzle, watch: &dyn Watch) -> Outcome<Verdict> {
    if puzzle.obstacle().is_some() {
        return Outcome::Found(Verdict::Unsolvable);
    }
    let shared = Shared::new(watch, 1);
    judge_within(puzzle, u64::MAX, &shared).map_or(Outcome::Stopped, Outcome::Found)
}

/// The verdict, if it takes no more than so many positions and nobody stops it.
pub(crate) fn judge_within(puzzle: &Puzzle, limit: u64, shared: &Shared<'_>) -> Option<Verdict> {
    let space = Space::new(puzzle);
    let mut driver = Only { puzzle, space: &space, shared, same: HashSet::new(), several: false };
    let (end, work) = search::run(&space, Task { given: &[], shuffle: None, limit }, &mut driver);
    match end {
        _ if driver.several => Some(Verdict::Several),
        End::Complete if driver.same.is_empty() => Some(Verdict::Unsolvable),
        End::Complete => Some(Verdict::Unique(difficulty(work))),
        End::Limit | End::Stopped => None,
    }
}

fn difficulty(work: Work) -> Difficulty {
    Difficulty { effort: work.nodes, branching: work.choices as f64 / work.decisions.max(1) as f64 }
}

/// Stops at the first solution that is not the first one turned.
struct Only<'a> {
    puzzle: &'a Puzzle,
    space: &'a Space,
    shared: &'a Shared<'a>,
    /// The first solution and everything the symmetries of the free cells make of it: at most 48.
    same: HashSet<Vec<u16>>,
    several: bool,
}

impl Driver for Only<'_> {
    fn filling(&mut self, chosen: &[u16]) -> ControlFlow<()> {
        let mut filling = chosen.to_vec();
        filling.sort();
        if self.same.is_empty() {
            let mut symmetries = of_region(self.puzzle.size(), &self.space.free);
            symmetries.retain(|symmetry| !symmetry.mirrors || self.puzzle.hand().is_own_mirror_image());
            let group = Group::from_symmetries(symmetries, self.space);
            self.same = group
                .images
                .iter()
                .map(|images| {
                    let mut image: Vec<u16> = filling.iter().map(|&number| images[number as usize]).collect();
                    image.sort();
                    image
                })
                .collect();
        } else if !self.same.contains(&filling) {
            self.several = true;
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }

    fn tick(&mut self, nodes: u64) -> ControlFlow<()> {
        self.shared.tick(nodes)
    }
}
