//! Rows of choices: what fits, what touches, what is in the way of what.

use std::ops::Range;

use super::numbers::Numbers;
use super::{Bits, ChoiceData, MOST_BITS};
use crate::cellset::ones;
use crate::plan::Plan;
use crate::position::Position;
use crate::stone::Stone;
use crate::variant::LaterStone;

/// 256 choices, one bit each: a vector register of most machines.
#[derive(Clone, Copy, Default)]
#[repr(align(32))]
pub(super) struct Block(pub(super) [u64; 4]);

impl Block {
    const BITS: usize = 256;

    #[inline(always)]
    fn with(self, other: &Block, combine: impl Fn(u64, u64) -> u64) -> Block {
        Block(std::array::from_fn(|i| combine(self.0[i], other.0[i])))
    }

    #[inline(always)]
    fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }
}

/// No square.
pub(super) const NO_ROW: u16 = u16::MAX;

pub(super) struct Tables {
    /// How many blocks a row has.
    pub(super) blocks: usize,
    /// For each square, and each height from the first position's on, what begins at that height or is elsewhere.
    fit: Vec<Block>,
    /// For each square what covers it.
    covers: Vec<Block>,
    /// For each choice those that share a face with it.
    pub(super) touch: Vec<Block>,
    /// For each choice those that share a cell with it.
    pub(super) clash: Vec<Block>,
    /// For each stone its choices.
    pub(super) stones: Vec<Block>,
    /// For each stone the blocks that its choices are in.
    spans: [Range<usize>; Stone::COUNT],
}

impl Tables {
    /// The tables, and for each square the row of its present height.
    pub(super) fn new(
        plan: &Plan,
        position: &Position,
        choices: &[ChoiceData],
        squares: &Numbers,
    ) -> (Tables, [u16; MOST_BITS]) {
        let blocks = choices.len().div_ceil(Block::BITS);
        let mut fit = Vec::new();
        let mut rows = [NO_ROW; MOST_BITS];
        for (row, column) in rows.iter_mut().zip(squares.old_numbers()) {
            *row = (fit.len() / blocks) as u16;
            for height in position.height(column.into())..=plan.columns()[usize::from(column)].limit {
                fit.extend(self::row(choices, |data| {
                    let part = plan.parts(data.placement).iter().find(|part| u16::from(part.column) == column);
                    part.is_none_or(|part| part.bottom == height)
                }));
            }
        }
        let covering = |square| row(choices, move |data| data.squares >> square & 1 == 1);
        let touching = |choice: &ChoiceData| row(choices, |data| data.cells & choice.near != 0);
        let clashing = |choice: &ChoiceData| row(choices, |data| data.cells & choice.cells != 0);
        let of_stone = |stone: Stone| row(choices, |data| usize::from(data.stone) == stone.index());
        let tables = Tables {
            blocks,
            fit,
            covers: (0..squares.old_numbers().count()).flat_map(covering).collect(),
            touch: choices.iter().flat_map(touching).collect(),
            clash: choices.iter().flat_map(clashing).collect(),
            stones: Stone::ALL.into_iter().flat_map(of_stone).collect(),
            spans: Stone::ALL.map(|stone| span(choices, stone)),
        };
        (tables, rows)
    }

    /// Finds what fits and touches what it must; says how much it is.
    #[inline(always)]
    pub(super) fn find(
        &self,
        fit: &[u16; MOST_BITS],
        (possible, touched): (&[Block], &[Block]),
        later_stone: LaterStone,
        legal: &mut [Block],
    ) -> u32 {
        let mut count = 0;
        for (block, legal) in legal.iter_mut().enumerate() {
            let mut set = match later_stone {
                LaterStone::TouchOwn => possible[block].with(&touched[block], |possible, touched| possible & touched),
                LaterStone::AvoidOwn => possible[block].with(&touched[block], |possible, touched| possible & !touched),
            };
            if !set.is_empty() {
                for &row in fit.iter().take_while(|&&row| row != NO_ROW) {
                    set = set.with(&self.fit[usize::from(row) * self.blocks + block], |set, fits| set & fits);
                }
                count += set.0.iter().map(|word| word.count_ones()).sum::<u32>();
            }
            *legal = set;
        }
        count
    }

    /// Those of some stones that a row holds a choice of.
    #[inline(always)]
    pub(super) fn stones_in(&self, row: &[Block], stones: u16) -> u16 {
        let is_in = |stone: usize| {
            let of_stone = &self.stones[stone * self.blocks..][..self.blocks];
            self.spans[stone]
                .clone()
                .any(|block| !row[block].with(&of_stone[block], |row, stone| row & stone).is_empty())
        };
        ones(stones.into()).fold(0, |found, stone| found | u16::from(is_in(stone.into())) << stone)
    }

    /// The squares that the choices of a row cover.
    #[inline(always)]
    pub(super) fn squares_of(&self, row: &[Block]) -> Bits {
        let mut squares = 0;
        for (square, covers) in self.covers.chunks_exact(self.blocks).enumerate() {
            let both = row.iter().zip(covers).fold(Block::default(), |all, (row, covers)| {
                all.with(&row.with(covers, |row, covers| row & covers), |all, more| all | more)
            });
            squares |= Bits::from(!both.is_empty()) << square;
        }
        squares
    }
}

/// A row of certain choices.
pub(super) fn row(choices: &[ChoiceData], is_in: impl Fn(&ChoiceData) -> bool) -> Vec<Block> {
    let mut row = vec![Block::default(); choices.len().div_ceil(Block::BITS)];
    for (choice, _) in choices.iter().enumerate().filter(|(_, data)| is_in(data)) {
        row[choice / Block::BITS].0[choice % Block::BITS / 64] |= 1 << (choice % 64);
    }
    row
}

/// Adds the first of the rows.
#[inline(always)]
pub(super) fn add(row: &mut [Block], rows: &[Block]) {
    row.iter_mut().zip(rows).for_each(|(block, more)| *block = block.with(more, |block, more| block | more));
}

/// Removes the first of the rows.
#[inline(always)]
pub(super) fn remove(row: &mut [Block], rows: &[Block]) {
    row.iter_mut().zip(rows).for_each(|(block, gone)| *block = block.with(gone, |block, gone| block & !gone));
}

/// The blocks from the first choice of a stone to the last: choices are in the order of the plan, stone by stone.
fn span(choices: &[ChoiceData], stone: Stone) -> Range<usize> {
    let is_of_stone = |data: &ChoiceData| usize::from(data.stone) == stone.index();
    let first = choices.iter().position(is_of_stone).unwrap_or(0);
    let end = choices.iter().rposition(is_of_stone).map_or(0, |last| last / Block::BITS + 1);
    first / Block::BITS..end
}
