//! Exact cover of the free cells by stone shapes, fewest choices first.
//!
//! A node keeps the list of placements that are still possible. Placing a stone filters the list into the next
//! level's, and the same pass counts how many choices every free cell and every shape has left; the search goes on
//! with the item that has fewest. Lists shrink so fast that filtering beats undoing links, and nothing has to be
//! undone at all.

use std::ops::ControlFlow;

use rand_pcg::Pcg64Mcg;
use rumis::Stone;

use crate::mask::Mask;
use crate::puzzle::sum_exists;
use crate::random::shuffle;
use crate::space::{Placement, SIZES, Space, imbalances};

/// Who is told of fillings and asked whether to go on.
pub(crate) trait Driver {
    /// The box is full with these placements, in the order of the search.
    fn filling(&mut self, chosen: &[u16]) -> ControlFlow<()>;
    /// So many nodes were visited since the last call.
    fn tick(&mut self, nodes: u64) -> ControlFlow<()>;
}

/// Why a search came to an end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// Every filling was told.
    Complete,
    /// The node limit was reached.
    Limit,
    /// The driver had enough.
    Stopped,
}

/// What part of the tree to search, and how.
pub(crate) struct Task<'a> {
    /// Placements that are taken as given; they must not overlap nor use up more than the stock.
    pub given: &'a [u16],
    /// Try the choices in random order, large stones first; otherwise in the order of the table.
    pub shuffle: Option<&'a mut Pcg64Mcg>,
    /// The most nodes to visit.
    pub limit: u64,
}

impl<'a> Task<'a> {
    /// Everything below these placements, in the order of the table.
    pub fn below(given: &'a [u16]) -> Task<'a> {
        Task { given, shuffle: None, limit: u64::MAX }
    }
}

/// How much work a search was.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Work {
    /// Positions visited that were not full.
    pub nodes: u64,
    /// Those among them that left something to try.
    pub decisions: u64,
    /// What was left to try there, all together.
    pub choices: u64,
}

/// Searches with the narrowest mask that holds the box.
pub(crate) fn run(space: &Space, task: Task<'_>, driver: &mut dyn Driver) -> (End, Work) {
    match space.size.volume() {
        ..=64 => Search::<u64>::new(space, task, driver).run(),
        // A page does without: it would have to load the search a third time.
        #[cfg(not(target_family = "wasm"))]
        65..=128 => Search::<u128>::new(space, task, driver).run(),
        _ => Search::<[u64; 4]>::new(space, task, driver).run(),
    }
}

/// After how many placements looked at the driver is asked: a fraction of a millisecond.
const TICK: usize = 100_000;

struct Search<'a, M> {
    space: &'a Space,
    masks: Vec<M>,
    neighbours: Vec<M>,
    task: Task<'a>,
    driver: &'a mut dyn Driver,
    free: M,
    free_count: usize,
    chosen: Vec<u16>,
    stock: Stock,
    /// Possible placements, one list for every depth.
    live: Vec<Vec<Live<M>>>,
    /// By cell; the last place takes what stones of fewer than four cubes count in vain.
    cell_choices: [u16; 256],
    shape_choices: [u16; Stone::COUNT],
    work: Work,
    /// Nodes the driver was told of.
    told: u64,
    /// Placements looked at since.
    looked_at: usize,
}

/// What the filter must know of a placement, side by side, for this is where the time goes.
#[derive(Clone, Copy)]
struct Live<M> {
    mask: M,
    /// Filled up to four with [`NO_CELL`], so that counting needs no loop.
    cells: [u8; Stone::MAX_CUBES],
    shape: u8,
    number: u16,
}

const NO_CELL: u8 = u8::MAX;

impl<M: Mask> Live<M> {
    fn new(number: u16, placement: &Placement) -> Live<M> {
        let mut cells = [NO_CELL; Stone::MAX_CUBES];
        cells[..placement.cells().len()].copy_from_slice(placement.cells());
        Live { mask: M::of(placement.cells().iter().copied()), cells, shape: placement.shape, number }
    }
}

/// The stones left, and what follows from them for the checks.
#[derive(Clone, Copy)]
struct Stock {
    left: [u8; Stone::COUNT],
    /// How many stones of 2, 3 and 4 cubes.
    by_size: [usize; 3],
    /// How much the stones can unbalance a chessboard.
    imbalance: i32,
    /// How unbalanced the free cells are.
    surplus: i32,
}

/// Where to branch.
enum Item {
    Cell(u8),
    Shape(usize),
}

impl<'a, M: Mask> Search<'a, M> {
    fn new(space: &'a Space, task: Task<'a>, driver: &'a mut dyn Driver) -> Self {
        let places = (0..).zip(&space.placements);
        let live: Vec<Live<M>> = places.map(|(number, placement)| Live::new(number, placement)).collect();
        let mut by_size = [0; 3];
        for (size, &left) in SIZES.iter().zip(&space.stock) {
            by_size[size - 2] += left as usize;
        }
        let imbalance = imbalances().iter().zip(&space.stock).map(|(&i, &left)| i as i32 * left as i32).sum();
        let surplus = space.free.iter().map(|&cell| crate::puzzle::chessboard(space.size.cube_at(cell))).sum();
        let mut search = Search {
            space,
            masks: live.iter().map(|live| live.mask).collect(),
            neighbours: space.neighbours.iter().map(|cells| M::of(cells.iter().copied())).collect(),
            task,
            driver,
            free: M::of(space.free.iter().copied()),
            free_count: space.free.len(),
            chosen: Vec::new(),
            stock: Stock { left: space.stock, by_size, imbalance, surplus },
            live: vec![live],
            cell_choices: [0; 256],
            shape_choices: [0; Stone::COUNT],
            work: Work::default(),
            told: 0,
            looked_at: 0,
        };
        for &given in search.task.given {
            search.place(given);
        }
        search
    }

    fn run(mut self) -> (End, Work) {
        let end = match self.node(0) {
            ControlFlow::Continue(()) => End::Complete,
            ControlFlow::Break(end) => end,
        };
        (end, self.work)
    }

    fn place(&mut self, placement: u16) {
        let place = &self.space.placements[placement as usize];
        let shape = place.shape as usize;
        self.free = self.free.without(self.masks[placement as usize]);
        self.free_count -= SIZES[shape];
        self.stock.left[shape] -= 1;
        self.stock.by_size[SIZES[shape] - 2] -= 1;
        self.stock.imbalance -= place.surplus.unsigned_abs() as i32;
        self.stock.surplus -= place.surplus as i32;
        self.chosen.push(placement);
    }

    fn take_back(&mut self, placement: u16) {
        let place = &self.space.placements[placement as usize];
        let shape = place.shape as usize;
        self.free = self.free.union(self.masks[placement as usize]);
        self.free_count += SIZES[shape];
        self.stock.left[shape] += 1;
        self.stock.by_size[SIZES[shape] - 2] += 1;
        self.stock.imbalance += place.surplus.unsigned_abs() as i32;
        self.stock.surplus += place.surplus as i32;
        self.chosen.pop();
    }

    /// Tries everything from here, with the possible placements of the level above in `live[depth]`.
    fn node(&mut self, depth: usize) -> ControlFlow<End> {
        if self.free.is_empty() {
            return self.driver.filling(&self.chosen).map_break(|()| End::Stopped);
        }
        self.count_node()?;
        if self.stock.surplus.abs() > self.stock.imbalance || !sum_exists(self.free_count, self.stock.by_size) {
            return ControlFlow::Continue(());
        }
        self.filter(depth);
        let Some(item) = self.fewest_choices() else { return ControlFlow::Continue(()) };
        if !self.holes_can_be_filled() {
            return ControlFlow::Continue(());
        }
        let options = self.options(depth + 1, item);
        self.work.decisions += 1;
        self.work.choices += options.len() as u64;
        for option in options {
            self.place(option);
            self.node(depth + 1)?;
            self.take_back(option);
        }
        ControlFlow::Continue(())
    }

    fn count_node(&mut self) -> ControlFlow<End> {
        if self.work.nodes >= self.task.limit {
            return ControlFlow::Break(End::Limit);
        }
        self.work.nodes += 1;
        if self.looked_at >= TICK {
            let fresh = self.work.nodes - std::mem::replace(&mut self.told, self.work.nodes);
            self.looked_at = 0;
            return self.driver.tick(fresh).map_break(|()| End::Stopped);
        }
        ControlFlow::Continue(())
    }

    /// Leaves in the next level's list what is possible here, and counts the choices.
    fn filter(&mut self, depth: usize) {
        if self.live.len() < depth + 2 {
            self.live.push(Vec::with_capacity(self.live[depth].len()));
        }
        self.cell_choices[..self.space.size.volume()].fill(0);
        self.cell_choices[NO_CELL as usize] = 0;
        self.shape_choices.fill(0);
        let (above, below) = self.live.split_at_mut(depth + 1);
        let below = &mut below[0];
        below.clear();
        self.looked_at += above[depth].len() + 50;
        for live in &above[depth] {
            if self.stock.left[live.shape as usize] == 0 || live.mask.without(self.free) != M::EMPTY {
                continue;
            }
            below.push(*live);
            self.shape_choices[live.shape as usize] += 1;
            for cell in live.cells {
                self.cell_choices[cell as usize] += 1;
            }
        }
    }

    /// The cell or the stone with the fewest choices; `None` if one has too few.
    fn fewest_choices(&self) -> Option<Item> {
        let mut fewest = u16::MAX;
        let mut item = None;
        for cell in self.free.cells() {
            let choices = self.cell_choices[cell as usize];
            if choices < fewest {
                if choices == 0 {
                    return None;
                }
                (fewest, item) = (choices, Some(Item::Cell(cell)));
            }
        }
        let wasted = self.wasted();
        if wasted > self.space.spare {
            return None;
        }
        for (shape, &left) in self.stock.left.iter().enumerate() {
            let choices = self.shape_choices[shape];
            let must_be_used = choices > 0 && SIZES[shape] > self.space.spare - wasted;
            // A shape of which there is one is an item like a cell; several would be found in every order.
            if left == 1 && must_be_used && choices < fewest {
                (fewest, item) = (choices, Some(Item::Shape(shape)));
            }
        }
        item
    }

    /// How many cubes will stay in the hand because their stones fit nowhere any more.
    fn wasted(&self) -> usize {
        let shapes = self.stock.left.iter().zip(&self.shape_choices).zip(SIZES);
        shapes.map(|((&left, &choices), size)| (left as usize).saturating_sub(choices as usize) * size).sum()
    }

    /// True unless some part of the free cells, cut off from the rest, has a number of cells no stones add up to.
    fn holes_can_be_filled(&self) -> bool {
        let [twos, threes, _] = self.stock.by_size;
        if twos > 0 && threes > 0 {
            return true; // then every number from 2 has a sum as long as there are stones enough
        }
        let mut rest = self.free;
        while !rest.is_empty() {
            let (hole, count) = self.hole(rest);
            if count < self.free_count && !sum_exists(count, self.stock.by_size) {
                return false;
            }
            rest = rest.without(hole);
        }
        true
    }

    /// The cells that hang together with the first of these, and how many they are.
    fn hole(&self, cells: M) -> (M, usize) {
        let mut hole = M::EMPTY.with(cells.first());
        let mut edge = hole;
        let mut count = 0;
        while !edge.is_empty() {
            let cell = edge.first();
            count += 1;
            let fresh = self.neighbours[cell as usize].common(cells).without(hole);
            hole = hole.union(fresh);
            edge = edge.without(M::EMPTY.with(cell)).union(fresh);
        }
        (hole, count)
    }

    fn options(&mut self, depth: usize, item: Item) -> Vec<u16> {
        let fits = |live: &&Live<M>| match item {
            Item::Cell(cell) => live.cells.contains(&cell),
            Item::Shape(shape) => live.shape as usize == shape,
        };
        let mut options: Vec<u16> = self.live[depth].iter().filter(fits).map(|live| live.number).collect();
        if let Some(random) = &mut self.task.shuffle {
            shuffle(&mut options, random);
            // Small stones fit anywhere: keep them for the end.
            options.sort_by_key(|&number| usize::MAX - self.space.placements[number as usize].cells().len());
        }
        options
    }
}
