//! Finding fillings: one, or all of them one after the other.

use std::ops::ControlFlow;

use rand_pcg::Pcg64Mcg;
use rumis::Colour;

use crate::building::Building;
use crate::colouring::for_each;
use crate::graded;
use crate::hand::Hand;
use crate::parallel::Shared;
use crate::puzzle::{Grade, Puzzle};
use crate::random::{below, generator};
use crate::search::{self, Driver, End, Task};
use crate::solution::Solution;
use crate::space::Space;
use crate::symmetry::Group;
use crate::watch::{Outcome, Watch};

/// Nodes of the first try of a random search; later tries get more, so that no filling is missed for ever.
const FIRST_TRY: u64 = 400;

/// Finds one filling. The seed chooses which; the same seed always finds the same.
///
/// A random search has a heavy tail: most tries need few nodes and some are hopeless. So a try is given up after a
/// number of nodes that grows by a quarter from try to try. A try that comes to its end proves that there is none.
pub fn find_one(puzzle: &Puzzle, seed: u64, watch: &dyn Watch) -> Outcome<Solution> {
    if puzzle.obstacle().is_some() {
        return Outcome::None;
    }
    let space = Space::new(puzzle);
    let mut random = generator(seed);
    let shared = Shared::new(watch, 1);
    if puzzle.grade() != Grade::Free {
        return graded::find(puzzle, &space, &mut random, &shared);
    }
    // A player wants to lay the stones: in an empty box look a few times for a filling where that is possible.
    let looks = if puzzle.start().is_empty() { 4 } else { 1 };
    let mut outcome = Outcome::None;
    for _ in 0..looks {
        outcome = random_filling(&space, &mut random, &shared).map(|chosen| {
            let colours = random_colours(puzzle.hand(), &space, &chosen, &mut random);
            Solution::new(puzzle, &space, &chosen, &colours, None)
        });
        if !matches!(&outcome, Outcome::Found(solution) if !solution.layable) {
            break;
        }
    }
    outcome
}

/// Shapes that fill the box, chosen by chance.
pub(crate) fn random_filling(space: &Space, random: &mut Pcg64Mcg, shared: &Shared<'_>) -> Outcome<Vec<u16>> {
    let mut limit = FIRST_TRY;
    loop {
        let mut driver = First { shared, filling: None };
        let task = Task { given: &[], shuffle: Some(&mut *random), limit };
        let (end, _) = search::run(space, task, &mut driver);
        match (driver.filling, end) {
            (Some(filling), _) => return Outcome::Found(filling),
            (None, End::Complete) => return Outcome::None,
            (None, End::Stopped) => return Outcome::Stopped,
            (None, End::Limit) => limit += limit / 4,
        }
    }
}

/// Keeps the first filling and stops.
struct First<'a> {
    shared: &'a Shared<'a>,
    filling: Option<Vec<u16>>,
}

impl Driver for First<'_> {
    fn filling(&mut self, chosen: &[u16]) -> ControlFlow<()> {
        self.filling = Some(chosen.to_vec());
        ControlFlow::Break(())
    }

    fn tick(&mut self, nodes: u64) -> ControlFlow<()> {
        self.shared.tick(nodes)
    }
}

/// Deals the shapes out to the colours by chance.
pub(crate) fn random_colours(hand: &Hand, space: &Space, chosen: &[u16], random: &mut Pcg64Mcg) -> Vec<Colour> {
    let mut hand = *hand;
    let mut deal = |&number: &u16| {
        let shape = space.placements[number as usize].stone();
        let colours: Vec<Colour> = Colour::ALL.into_iter().filter(|&c| hand.count(c, shape) > 0).collect();
        let colour = colours[below(random, colours.len())];
        hand.take(colour, shape);
        colour
    };
    chosen.iter().map(&mut deal).collect()
}

/// Which fillings are told apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum UpTo {
    /// All are told.
    #[default]
    Nothing,
    /// Of fillings that rotations of the box carry onto each other, one is told.
    Rotations,
    /// Of fillings that rotations and allowed reflections carry onto each other, one is told.
    Reflections,
}

/// Tells every filling, one after the other, in an order that is always the same, and keeps none. `tell` may stop
/// the search, after a certain number for example. True if all were told.
pub fn find_all(
    puzzle: &Puzzle,
    up_to: UpTo,
    watch: &dyn Watch,
    tell: &mut dyn FnMut(Solution) -> ControlFlow<()>,
) -> bool {
    if puzzle.obstacle().is_some() {
        return true;
    }
    let space = Space::new(puzzle);
    let group = (up_to != UpTo::Nothing).then(|| Group::new(puzzle, &space));
    let shared = Shared::new(watch, 1);
    let mut driver = All { puzzle, space: &space, group, up_to, shared: &shared, tell };
    search::run(&space, Task::below(&[]), &mut driver).0 == End::Complete
}

struct All<'a> {
    puzzle: &'a Puzzle,
    space: &'a Space,
    group: Option<Group>,
    up_to: UpTo,
    shared: &'a Shared<'a>,
    tell: &'a mut dyn FnMut(Solution) -> ControlFlow<()>,
}

impl All<'_> {
    /// True unless a symmetry carries the filling onto one that comes before it.
    fn is_told(&self, chosen: &[u16], colours: &[Colour]) -> bool {
        let Some(group) = &self.group else { return true };
        let sorted = |images: Option<&[u16]>| {
            let number = |&p: &u16| images.map_or(p, |images| images[p as usize]);
            let mut stones: Vec<_> = chosen.iter().map(number).zip(colours).collect();
            stones.sort();
            stones
        };
        let own = sorted(None);
        let counts = |g: &usize| self.up_to == UpTo::Reflections || !group.symmetries[*g].mirrors;
        (1..group.symmetries.len()).filter(counts).all(|g| own <= sorted(Some(&group.images[g])))
    }
}

impl Driver for All<'_> {
    fn filling(&mut self, chosen: &[u16]) -> ControlFlow<()> {
        let building = match self.puzzle.grade() {
            Grade::Free => None,
            _ => match Building::new(self.puzzle, self.space, chosen) {
                None => return ControlFlow::Continue(()),
                building => building,
            },
        };
        let shapes: Vec<_> = chosen.iter().map(|&p| self.space.placements[p as usize].stone()).collect();
        for_each(self.puzzle.hand(), &shapes, &mut |colours| {
            self.shared.tick(1)?;
            let mut order = None;
            if let Some(building) = &building {
                let shared = self.shared;
                match building.order(colours, self.puzzle.grade(), &mut || shared.tick(1)) {
                    Ok(Some(found)) => order = Some(found),
                    Ok(None) => return ControlFlow::Continue(()),
                    Err(_) => return ControlFlow::Break(()),
                }
            }
            if !self.is_told(chosen, colours) {
                return ControlFlow::Continue(());
            }
            self.shared.found(1);
            (self.tell)(Solution::new(self.puzzle, self.space, chosen, colours, order))
        })
    }

    fn tick(&mut self, nodes: u64) -> ControlFlow<()> {
        self.shared.tick(nodes)
    }
}
