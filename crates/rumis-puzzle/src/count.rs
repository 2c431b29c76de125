//! Counting all fillings, in the three ways that matter to a player.
//!
//! - *raw*: two fillings are different if any stone of some colour lies in different cells. Stones of different
//!   colours are different stones; two of the same shape and colour are not told apart.
//! - *rotations*: fillings that a rotation of the box carries onto each other are one.
//! - *reflections*: so are fillings that a reflection carries onto each other. It turns the two screws into each other
//!   and is allowed only if the hand has as many of the one as of the other in every colour; if not, this is the
//!   number up to rotations.
//!
//! Only symmetries that leave the start as it is count, and in the grades that build upwards only those that keep up
//! as up. Every filling is weighed with one over the number of its images (Burnside's lemma, filling by filling), so
//! nothing has to be remembered.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use rumis::{Colour, Stone};
use serde::{Deserialize, Serialize};

use crate::building::Building;
use crate::colouring::{Ways, fixed_colourings, for_each, used};
use crate::parallel::{self, Shared};
use crate::puzzle::{Grade, Puzzle};
use crate::search::{self, Driver, End, Task};
use crate::space::Space;
use crate::symmetry::Group;
use crate::tasks::{Part, split};
use crate::watch::{Outcome, Watch};

/// How many fillings there are. Numbers stop at the largest that fits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counts {
    /// All of them.
    pub raw: u128,
    /// Those that no rotation of the box carries onto each other.
    pub rotations: u128,
    /// Those that neither a rotation nor an allowed reflection carries onto each other.
    pub reflections: u128,
}

/// How many stones of each shape are used, in the order of [`Stone::ALL`].
pub type StoneSet = [u8; Stone::COUNT];

/// Counts all fillings. `threads` is at least 1; where there are no threads it is ignored. What the watch is told was
/// found is a part of the raw number.
pub fn count(puzzle: &Puzzle, threads: usize, watch: &dyn Watch) -> Outcome<Counts> {
    match tally(puzzle, threads, watch, false) {
        Some(tallies) => Outcome::Found(tallies.values().next().map(Tally::counts).unwrap_or_default()),
        None => Outcome::Stopped,
    }
}

/// Counts all fillings by the stones they use, whatever their colours. A set with unequal screws admits no
/// reflection, so that its mirror image is counted with the set that has the screws changed.
pub fn count_by_set(puzzle: &Puzzle, threads: usize, watch: &dyn Watch) -> Outcome<BTreeMap<StoneSet, Counts>> {
    match tally(puzzle, threads, watch, true) {
        Some(tallies) => Outcome::Found(tallies.into_iter().map(|(set, tally)| (set, tally.counts())).collect()),
        None => Outcome::Stopped,
    }
}

/// Sums over fillings, each with the number of symmetries that carry it onto itself.
#[derive(Clone, Copy, Default)]
struct Tally {
    fillings: u128,
    kept_by_rotations: u128,
    kept_by_all: u128,
    /// How many rotations and how many symmetries there are.
    orders: (u128, u128),
}

impl Tally {
    fn add(&mut self, weight: u128, [fillings, rotations, all]: [u128; 3]) {
        let sum = |to: &mut u128, more: u128| *to = to.saturating_add(more.saturating_mul(weight));
        sum(&mut self.fillings, fillings);
        sum(&mut self.kept_by_rotations, rotations);
        sum(&mut self.kept_by_all, all);
    }

    fn counts(&self) -> Counts {
        Counts {
            raw: self.fillings,
            rotations: self.kept_by_rotations / self.orders.0.max(1),
            reflections: self.kept_by_all / self.orders.1.max(1),
        }
    }
}

type Tallies = BTreeMap<StoneSet, Tally>;

fn tally(puzzle: &Puzzle, threads: usize, watch: &dyn Watch, by_set: bool) -> Option<Tallies> {
    if puzzle.obstacle().is_some() {
        return Some(Tallies::new());
    }
    let space = Space::new(puzzle);
    let group = Group::new(puzzle, &space);
    // A mirror image may belong to another set, so that a filling cannot stand for it there.
    let parts = split(&space, &group, !by_set, if threads > 1 { 16 * threads } else { 1 });
    let counter = Counter { puzzle, space: &space, group: &group, ways: Ways::new(puzzle.hand()), by_set };
    let shared = Shared::new(watch, parts.len());
    let results = parallel::map(&parts, threads, &shared, |part| counter.part(part, &shared));
    let mut tallies = Tallies::new();
    for (set, tally) in results?.into_iter().flatten() {
        let sum = tallies.entry(set).or_insert(Tally { orders: counter.orders(&set), ..Tally::default() });
        sum.add(1, [tally.fillings, tally.kept_by_rotations, tally.kept_by_all]);
    }
    Some(tallies)
}

struct Counter<'a> {
    puzzle: &'a Puzzle,
    space: &'a Space,
    group: &'a Group,
    ways: Ways,
    by_set: bool,
}

impl Counter<'_> {
    /// The tallies of one part of the work; `None` if stopped.
    fn part(&self, part: &Part, shared: &Shared<'_>) -> Option<Tallies> {
        let mut driver = PartDriver { counter: self, part, shared, tallies: Tallies::new() };
        match search::run(self.space, Task::below(&part.given), &mut driver).0 {
            End::Complete => Some(driver.tallies),
            End::Limit | End::Stopped => None,
        }
    }

    /// How many rotations and how many symmetries apply to a set of stones.
    fn orders(&self, set: &StoneSet) -> (u128, u128) {
        let (all, rotations) = self.group.orders();
        let all = if self.mirrors_apply(set) { all } else { rotations };
        (rotations as u128, all as u128)
    }

    fn mirrors_apply(&self, set: &StoneSet) -> bool {
        !self.by_set || set[Stone::A4.index()] == set[Stone::B4.index()]
    }

    /// How many colourings of a filling count, and the sums over those of the symmetries that keep them.
    fn weigh(&self, chosen: &[u16], set: &StoneSet, shared: &Shared<'_>) -> ControlFlow<(), [u128; 3]> {
        let keeping: Vec<usize> = (1..self.group.symmetries.len()).filter(|&g| self.keeps_shapes(chosen, g)).collect();
        match self.puzzle.grade() {
            Grade::Free => ControlFlow::Continue(self.weigh_free(chosen, set, &keeping)),
            _ => self.weigh_graded(chosen, &keeping, shared),
        }
    }

    fn keeps_shapes(&self, chosen: &[u16], symmetry: usize) -> bool {
        let images = &self.group.images[symmetry];
        chosen.iter().all(|&number| chosen.contains(&images[number as usize]))
    }

    fn weigh_free(&self, chosen: &[u16], set: &StoneSet, keeping: &[usize]) -> [u128; 3] {
        let colourings = self.ways.of(set);
        let mut sums = [colourings; 3];
        for &g in keeping {
            let mirrors = self.group.symmetries[g].mirrors;
            let fixed = fixed_colourings(self.puzzle.hand(), self.space, chosen, &self.group.images[g], mirrors);
            sums[1] = sums[1].saturating_add(if mirrors { 0 } else { fixed });
            sums[2] = sums[2].saturating_add(fixed);
        }
        sums
    }

    fn weigh_graded(&self, chosen: &[u16], keeping: &[usize], shared: &Shared<'_>) -> ControlFlow<(), [u128; 3]> {
        let mut sums = [0; 3];
        let Some(building) = Building::new(self.puzzle, self.space, chosen) else {
            return ControlFlow::Continue(sums);
        };
        for_each(self.puzzle.hand(), &building.shapes, &mut |colours| {
            let order = building.order(colours, self.puzzle.grade(), &mut || shared.tick(1));
            if order.map_or(ControlFlow::Break(()), ControlFlow::Continue)?.is_some() {
                sums.iter_mut().for_each(|sum| *sum += 1);
                for &g in keeping.iter().filter(|&&g| self.keeps_colours(chosen, colours, g)) {
                    sums[1] += !self.group.symmetries[g].mirrors as u128;
                    sums[2] += 1;
                }
            }
            ControlFlow::Continue(())
        })?;
        ControlFlow::Continue(sums)
    }

    fn keeps_colours(&self, chosen: &[u16], colours: &[Colour], symmetry: usize) -> bool {
        let images = &self.group.images[symmetry];
        let colour_of = |number: u16| chosen.iter().position(|&other| other == number).map(|at| colours[at]);
        chosen.iter().zip(colours).all(|(&number, &colour)| colour_of(images[number as usize]) == Some(colour))
    }
}

struct PartDriver<'a> {
    counter: &'a Counter<'a>,
    part: &'a Part,
    shared: &'a Shared<'a>,
    tallies: Tallies,
}

impl Driver for PartDriver<'_> {
    fn filling(&mut self, chosen: &[u16]) -> ControlFlow<()> {
        let set = used(self.counter.space, chosen);
        let sums = self.counter.weigh(chosen, &set, self.shared)?;
        let key = if self.counter.by_set { set } else { StoneSet::default() };
        self.tallies.entry(key).or_default().add(self.part.weight, sums);
        self.shared.found(u64::try_from(sums[0].saturating_mul(self.part.weight)).unwrap_or(u64::MAX));
        ControlFlow::Continue(())
    }

    fn tick(&mut self, nodes: u64) -> ControlFlow<()> {
        self.shared.tick(nodes)
    }
}
