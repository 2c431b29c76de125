//! The rest of a game, once little of it is left: the same game again, on small tables of what can still be placed.
//!
//! Near the end only a few cells can still be filled and only a few hundred placements can still be made. Numbered
//! anew, a set of cells is one word and a set of placements a few, so moves are made, taken back and found faster than
//! by a [`crate::Playout`]. Both must always agree; random games in the tests see to that.

mod numbers;
mod tables;

use numbers::Numbers;
use tables::{Block, Tables};

use crate::cellset::ones;
use crate::colour::Colour;
use crate::cpu;
use crate::game::Game;
use crate::plan::{Placement, Plan};
use crate::position::Position;
use crate::stone::Stone;
use crate::variant::LaterStone;

/// A set of cells, or of squares, among those that still matter.
type Bits = u64;
const MOST_BITS: usize = Bits::BITS as usize;

/// The number of a placement that can still be made; smaller than [`Rest::choice_count`].
pub type Choice = u16;

/// The rest of a game, in which moves are made and taken back.
pub struct Rest {
    choices: Vec<ChoiceData>,
    tables: Tables,
    colours: usize,
    later_stone: LaterStone,
    /// The positions so far, the one now last.
    states: Vec<State>,
    /// For each position the row of its legal moves and, for each colour, of what it may still come to place and of
    /// what touches it.
    rows: Vec<Block>,
}

/// What is known of a choice beforehand.
struct ChoiceData {
    cells: Bits,
    /// The cells that share a face with it.
    near: Bits,
    squares: Bits,
    /// For each of its squares the number, and by how much it grows.
    parts: [(u8, u8); Stone::MAX_CUBES],
    part_count: u8,
    stone: u8,
    placement: Placement,
}

#[derive(Clone, Copy)]
struct State {
    filled: Bits,
    key: u64,
    to_move: usize,
    move_count: u32,
    /// For each square the row of what fits at its height; [`tables::NO_ROW`] behind the last.
    fit: [u16; MOST_BITS],
    sides: [Side; Colour::COUNT],
}

/// What a position knows of a colour.
#[derive(Clone, Copy, Default)]
struct Side {
    /// The cells that share a face with its stones; none if it is out.
    near: Bits,
    /// The squares that show it.
    tops: Bits,
    total: i16,
    /// The stones that it may still come to place, one bit each.
    stones: u16,
    most_gain: i16,
}

impl Rest {
    /// The rest of a game; `None` if there is too much left of it. A rebuild, where stones come back, and a game that
    /// somebody has yet to begin have no rest, and what is over has none either.
    pub fn new(game: &Game) -> Option<Rest> {
        let (plan, position) = (game.plan(), &game.position);
        let colours = plan.rules().colours();
        let playing = || (0..colours).filter(|&colour| !position.is_out(colour));
        if plan.is_rebuild() || position.over || playing().any(|colour| !position.has_begun(colour)) {
            return None;
        }
        let stones = playing().fold(0, |stones, colour| stones | position.hand(colour));
        let placements = numbers::still_possible(plan, position, stones);
        let cells = placements.iter().flat_map(|&placement| plan.data(placement).cells());
        let cells = Numbers::of(cells.copied())?;
        let columns = placements.iter().flat_map(|&placement| plan.parts(placement));
        let squares = Numbers::of(columns.map(|part| part.column.into()))?;
        let choice = |&placement: &Placement| ChoiceData::new(plan, placement, &cells, &squares);
        let choices: Vec<ChoiceData> = placements.iter().map(choice).collect();
        let (tables, fit) = Tables::new(plan, position, &choices, &squares);
        let (later_stone, states, rows) = (plan.rules().later_stone(), Vec::new(), Vec::new());
        let mut rest = Rest { choices, tables, colours, later_stone, states, rows };
        rest.begin(position, fit, &cells, &squares);
        Some(rest)
    }

    fn begin(&mut self, position: &Position, fit: [u16; MOST_BITS], cells: &Numbers, squares: &Numbers) {
        let mut sides = [Side::default(); Colour::COUNT];
        self.rows = vec![Block::default(); self.tables.blocks];
        for (colour, side) in sides[..self.colours].iter_mut().enumerate() {
            side.near = cells.bits(position.near(colour));
            side.tops = squares.bits_where(|column| usize::from(position.top_index(column.into())) == colour);
            side.total = position.score(colour).total;
            side.stones = if position.is_out(colour) { 0 } else { position.hand(colour) };
            self.rows.extend(tables::row(&self.choices, |data| side.stones >> data.stone & 1 == 1));
            self.rows.extend(tables::row(&self.choices, |data| data.cells & side.near != 0));
        }
        let to_move = position.to_move.into();
        let mut state = State { filled: 0, key: 0, to_move, move_count: 0, fit, sides };
        self.look_ahead(&mut state);
        self.states.push(state);
        self.pass_turn();
    }

    fn state(&self) -> &State {
        self.states.last().expect("the first position stays")
    }

    /// True when everybody is out.
    pub fn is_over(&self) -> bool {
        self.state().move_count == 0
    }

    /// The colour whose turn it is; any colour when the game is over.
    pub fn to_move(&self) -> Colour {
        Colour::ALL[self.state().to_move]
    }

    /// A number for all that matters for what is still to come. What has been gained so far is no part of it, and
    /// rests of different games have nothing in common.
    pub fn key(&self) -> u64 {
        self.state().key
    }

    /// The points of a colour at this moment.
    pub fn total(&self, colour: Colour) -> i16 {
        self.state().sides[colour.index()].total
    }

    /// How many choices there are; all have numbers below this.
    pub fn choice_count(&self) -> usize {
        self.choices.len()
    }

    /// How many legal moves there are.
    pub fn move_count(&self) -> usize {
        self.state().move_count as usize
    }

    /// How many stones the colours may still come to place, all together.
    pub fn stones_left(&self) -> u32 {
        self.state().sides.iter().map(|side| side.stones.count_ones()).sum()
    }

    /// The most that a colour can still gain on all others taken together, whatever anybody does.
    ///
    /// It can gain a point for each stone, a point for each square that does not show it, and another for each of those
    /// that shows a rival. What rivals do meanwhile can only lose it points that it wins back at best.
    pub fn most_gain(&self, colour: Colour) -> i16 {
        self.state().sides[colour.index()].most_gain
    }

    /// The placement that a choice stands for.
    pub fn placement(&self, choice: Choice) -> Placement {
        self.choices[usize::from(choice)].placement
    }

    /// Shows all legal moves in ascending order, each with what it gains on all others taken together.
    #[inline]
    pub fn look(&self, mut see: impl FnMut(Choice, i16)) {
        let State { to_move, sides, .. } = self.state();
        let own = sides[*to_move].tops;
        let rivals = sides.iter().fold(0, |tops, side| tops | side.tops) & !own;
        let legal = &self.rows[self.rows.len() - self.blocks_a_position()..][..self.tables.blocks];
        cpu::with_fast_bits(
            #[inline(always)]
            || {
                for (index, &word) in legal.iter().flat_map(|block| &block.0).enumerate() {
                    for bit in ones(word) {
                        let choice = index * 64 + usize::from(bit);
                        see(choice as Choice, 1 + worth(self.choices[choice].squares, own, rivals));
                    }
                }
            },
        );
    }

    /// Makes a legal move. An illegal one leaves a position that no game reaches, or panics.
    pub fn play(&mut self, choice: Choice) {
        self.rows.extend_from_within(self.rows.len() - self.blocks_a_position()..);
        let mut state = *self.state();
        cpu::with_fast_bits(
            #[inline(always)]
            || {
                self.place(&mut state, usize::from(choice));
                self.look_ahead(&mut state);
                self.states.push(state);
                self.pass_turn();
            },
        );
    }

    /// Takes the last move back.
    ///
    /// # Panics
    /// If no move was made.
    pub fn undo(&mut self) {
        assert!(self.states.len() > 1, "there is no move to take back");
        self.states.pop();
        self.rows.truncate(self.rows.len() - self.blocks_a_position());
    }

    fn blocks_a_position(&self) -> usize {
        (1 + 2 * self.colours) * self.tables.blocks
    }

    /// Lays a stone, and keeps the rows of all colours up to date.
    #[inline(always)]
    fn place(&mut self, state: &mut State, choice: usize) {
        let data = &self.choices[choice];
        let mover = state.to_move;
        state.filled |= data.cells;
        for &(square, thickness) in &data.parts[..usize::from(data.part_count)] {
            state.fit[usize::from(square) % MOST_BITS] += u16::from(thickness);
        }
        let blocks = self.tables.blocks;
        let from = self.rows.len() - 2 * self.colours * blocks;
        let rows = self.rows[from..].chunks_exact_mut(2 * blocks);
        for (colour, (side, rows)) in state.sides.iter_mut().zip(rows).enumerate() {
            let (possible, touched) = rows.split_at_mut(blocks);
            tables::remove(possible, &self.tables.clash[choice * blocks..]);
            if colour == mover {
                tables::remove(possible, &self.tables.stones[usize::from(data.stone) * blocks..]);
                tables::add(touched, &self.tables.touch[choice * blocks..]);
                side.total += 1 + (data.squares & !side.tops).count_ones() as i16;
                side.tops |= data.squares;
                side.near |= data.near;
            } else {
                side.total -= (data.squares & side.tops).count_ones() as i16;
                side.tops &= !data.squares;
            }
        }
        state.to_move = (mover + 1) % self.colours;
    }

    /// Finds out what every colour may still come to.
    #[inline(always)]
    fn look_ahead(&self, state: &mut State) {
        let blocks = self.tables.blocks;
        let rows = self.rows[self.rows.len() - 2 * self.colours * blocks..].chunks_exact(2 * blocks);
        let all_tops = state.sides.iter().fold(0, |tops, side| tops | side.tops);
        for (side, rows) in state.sides.iter_mut().zip(rows) {
            side.stones = self.tables.stones_in(&rows[..blocks], side.stones);
            if side.stones > 0 {
                let squares = self.tables.squares_of(&rows[..blocks]);
                let worth = worth(squares, side.tops, all_tops & !side.tops);
                side.most_gain = side.stones.count_ones() as i16 + worth;
            } else {
                side.leave();
            }
        }
    }

    /// Finds the legal moves of the first who has any; whoever has none is out.
    #[inline(always)]
    fn pass_turn(&mut self) {
        let from = self.rows.len() - self.blocks_a_position();
        let Rest { tables, colours, later_stone, states, rows, .. } = self;
        let state = states.last_mut().expect("there is a position");
        let (legal, rows) = rows[from..].split_at_mut(tables.blocks);
        state.move_count = 0;
        for _ in 0..*colours {
            let side = &mut state.sides[state.to_move];
            if side.stones > 0 {
                let rows = rows[2 * state.to_move * tables.blocks..][..2 * tables.blocks].split_at(tables.blocks);
                state.move_count = tables.find(&state.fit, rows, *later_stone, legal);
                if state.move_count > 0 {
                    break;
                }
                side.leave();
            }
            state.to_move = (state.to_move + 1) % *colours;
        }
        state.key = state.key(*colours);
    }
}

impl ChoiceData {
    fn new(plan: &Plan, placement: Placement, cells: &Numbers, squares: &Numbers) -> ChoiceData {
        let data = plan.data(placement);
        let number = |column: u8| squares.new_number(column.into()).expect("all squares of choices have numbers");
        let mut parts = [(0, 0); Stone::MAX_CUBES];
        for (new, part) in parts.iter_mut().zip(data.parts()) {
            *new = (number(part.column), part.thickness);
        }
        ChoiceData {
            cells: cells.bits(data.cells().iter().copied().collect()),
            near: cells.bits(plan.near(placement)),
            squares: data.parts().iter().fold(0, |squares, part| squares | 1 << number(part.column)),
            parts,
            part_count: data.part_count,
            stone: data.stone.index() as u8,
            placement,
        }
    }
}

impl Side {
    /// Places nothing any more.
    #[inline(always)]
    fn leave(&mut self) {
        *self = Side { tops: self.tops, total: self.total, ..Side::default() };
    }
}

impl State {
    #[inline(always)]
    fn key(&self, colours: usize) -> u64 {
        let mut key = mix(self.filled, self.to_move as u64);
        for side in &self.sides[..colours] {
            key = mix(key, side.near & !self.filled);
            key = mix(mix(key, side.tops), side.stones.into());
        }
        key ^ key >> 32
    }
}

/// Two steps of a hash; the multiplier is that of Fibonacci hashing.
#[inline(always)]
fn mix(one: u64, other: u64) -> u64 {
    (one.rotate_left(23) ^ other).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// What covering the squares would gain.
#[inline(always)]
fn worth(squares: Bits, own: Bits, rivals: Bits) -> i16 {
    ((squares & !own).count_ones() + (squares & rivals).count_ones()) as i16
}
