//! Whether a filling can be built from the board upwards, and in which order.
//!
//! In a full box a stone lies without a hole below it exactly if everything under it was placed before. Once a stone
//! can be placed it can be placed for ever after, so in the grade *touching* it never hurts to place whatever can
//! be placed: only the first stone of each colour is a choice. In the grade *in turn* every turn is one.
//!
//! Our readings where the rules are silent: stones of the start lie there already and are not put in order, and their
//! colours have begun; taking turns begins with the first colour (red, blue, green, yellow, violet, orange) that
//! places any stone, or goes on from the last move, and a colour that has no more stones in this building is passed over from then on.

use std::collections::HashSet;
use std::ops::ControlFlow;

use rumis::{Colour, Stone};

use crate::moves::round_from;
use crate::puzzle::{Grade, Puzzle};
use crate::space::Space;

/// A set of stones of a building; the largest box holds 108.
pub(crate) type StoneBits = u128;

pub(crate) fn bits(mut set: StoneBits) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let lowest = set.trailing_zeros() as usize;
            set &= set - 1;
            lowest
        })
    })
}

/// What lies on and beside what in a full box. Stones of the filling are numbered as they are given, those of the
/// start after them.
pub(crate) struct Building {
    /// How many stones are to be placed.
    pub count: usize,
    pub shapes: Vec<Stone>,
    /// For every stone the stones directly under it.
    pub below: Vec<StoneBits>,
    /// For every stone those that share a face with it.
    pub beside: Vec<StoneBits>,
    pub on_board: StoneBits,
    /// The stones of the start, which lie there from the beginning.
    pub start: StoneBits,
    start_colours: Vec<Colour>,
    /// The number of the colour from which taking turns begins.
    pub turn: usize,
}

/// A search for an order was given up because its caller said so.
pub(crate) struct GivenUp;

impl Building {
    /// `None` if no order of placing leaves no holes: stones that lie on each other in turn, or a start with holes.
    pub fn new(puzzle: &Puzzle, space: &Space, chosen: &[u16]) -> Option<Building> {
        let size = puzzle.size();
        let mut stones: Vec<Vec<u8>> = chosen.iter().map(|&p| space.placements[p as usize].cells().to_vec()).collect();
        let start_cells = |cubes: &rumis::Cubes| cubes.as_slice().iter().map(|&cube| size.cell(cube)).collect();
        stones.extend(puzzle.start().iter().map(|placed| start_cells(&placed.cubes)));
        let mut owner = vec![usize::MAX; size.volume()];
        for (stone, cells) in stones.iter().enumerate() {
            cells.iter().for_each(|&cell| owner[cell as usize] = stone);
        }
        let layer = size.edges()[0] * size.edges()[1];
        let mut building = Building {
            count: chosen.len(),
            shapes: chosen.iter().map(|&p| space.placements[p as usize].stone()).collect(),
            below: vec![0; stones.len()],
            beside: vec![0; stones.len()],
            on_board: 0,
            start: (chosen.len()..stones.len()).map(|stone| 1 << stone).sum(),
            start_colours: puzzle.start().iter().map(|placed| placed.colour).collect(),
            turn: puzzle.turn.next,
        };
        for (stone, cells) in stones.iter().enumerate() {
            for &cell in cells {
                if cell < layer {
                    building.on_board |= 1 << stone;
                } else {
                    building.below[stone] |= 1 << owner[(cell - layer) as usize];
                }
                let around = space.neighbours[cell as usize].iter().map(|&cell| owner[cell as usize]);
                building.beside[stone] |= around.fold(0, |set, other| set | 1 << other);
            }
            building.below[stone] &= !(1 << stone);
            building.beside[stone] &= !(1 << stone);
        }
        building.lowering_order().map(|_| building)
    }

    /// An order that leaves no holes, colours left aside: the lowest first.
    pub fn lowering_order(&self) -> Option<Vec<usize>> {
        if bits(self.start).any(|stone| self.below[stone] & !self.start != 0) {
            return None;
        }
        let (mut placed, mut order) = (self.start, Vec::new());
        while order.len() < self.count {
            let ready = |&stone: &usize| placed >> stone & 1 == 0 && self.below[stone] & !placed == 0;
            let next = (0..self.count).find(ready)?;
            placed |= 1 << next;
            order.push(next);
        }
        Some(order)
    }

    /// An order of placing that the grade allows, if there is one. `ask` is called now and then.
    pub fn order(
        &self,
        colours: &[Colour],
        grade: Grade,
        ask: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<Option<Vec<usize>>, GivenUp> {
        let mut of_colour = [0; Colour::COUNT];
        let started = bits(self.start).zip(&self.start_colours);
        for (stone, colour) in colours.iter().enumerate().chain(started) {
            of_colour[colour.index()] |= 1 << stone;
        }
        let mut search = OrderSearch { building: self, of_colour, order: Vec::new(), failed: HashSet::new(), ask };
        let found = match grade {
            Grade::Free => return Ok(self.lowering_order()),
            Grade::Touching => search.touching(self.start)?,
            Grade::InTurn => search.in_turn(self.start, self.turn)?,
        };
        Ok(found.then_some(search.order))
    }
}

/// Dead ends to remember in one search for an order: a bound on memory, a few tens of megabytes.
const MOST_REMEMBERED: usize = 1 << 20;

struct OrderSearch<'a> {
    building: &'a Building,
    /// All stones of each colour, with those of the start.
    of_colour: [StoneBits; Colour::COUNT],
    order: Vec<usize>,
    /// Sets of placed stones from which there is no way on.
    failed: HashSet<StoneBits>,
    ask: &'a mut dyn FnMut() -> ControlFlow<()>,
}

impl OrderSearch<'_> {
    fn is_done(&self) -> bool {
        self.order.len() == self.building.count
    }

    /// True if we were not here before, as far as we remember.
    fn is_new(&mut self, placed: StoneBits) -> bool {
        match self.failed.len() < MOST_REMEMBERED {
            true => self.failed.insert(placed),
            false => !self.failed.contains(&placed),
        }
    }

    /// The stones of a colour that may be placed now.
    fn ready(&self, colour: usize, placed: StoneBits) -> StoneBits {
        let (all, building) = (self.of_colour[colour], self.building);
        let begun = all & placed != 0;
        let may_be_placed = |&stone: &usize| {
            let beside = building.beside[stone];
            building.below[stone] & !placed == 0
                && if begun {
                    beside & all & placed != 0
                } else {
                    building.on_board >> stone & 1 == 1 && (placed == 0 || beside & placed != 0)
                }
        };
        bits(all & !placed).filter(may_be_placed).fold(0, |set, stone| set | 1 << stone)
    }

    /// Places whatever can be placed, then tries every first stone of every colour that has not begun.
    fn touching(&mut self, mut placed: StoneBits) -> Result<bool, GivenUp> {
        let kept = self.order.len();
        loop {
            let begun = (0..Colour::COUNT).filter(|&colour| self.of_colour[colour] & placed != 0);
            let ready = begun.fold(0, |set, colour| set | self.ready(colour, placed));
            if ready == 0 {
                break;
            }
            self.order.extend(bits(ready));
            placed |= ready;
        }
        if self.is_done() {
            return Ok(true);
        }
        if (self.ask)().is_break() {
            return Err(GivenUp);
        }
        if self.is_new(placed) {
            let of_colour = self.of_colour;
            for colour in (0..Colour::COUNT).filter(|&colour| of_colour[colour] & placed == 0) {
                for stone in bits(self.ready(colour, placed)) {
                    self.order.push(stone);
                    if self.touching(placed | 1 << stone)? {
                        return Ok(true);
                    }
                    self.order.pop();
                }
            }
        }
        self.order.truncate(kept);
        Ok(false)
    }

    /// Tries every stone of the colour whose turn it is, the first colour from `turn` that has stones left.
    fn in_turn(&mut self, placed: StoneBits, turn: usize) -> Result<bool, GivenUp> {
        if self.is_done() {
            return Ok(true);
        }
        if (self.ask)().is_break() {
            return Err(GivenUp);
        }
        if !self.is_new(placed) {
            return Ok(false);
        }
        let mut round = round_from(turn).map(Colour::index);
        let colour = round.find(|&colour| self.of_colour[colour] & !placed != 0).unwrap_or(turn);
        for stone in bits(self.ready(colour, placed)) {
            self.order.push(stone);
            if self.in_turn(placed | 1 << stone, colour + 1)? {
                return Ok(true);
            }
            self.order.pop();
        }
        Ok(false)
    }
}
