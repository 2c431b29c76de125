//! The fit table: which placements fit, for any heights, as a few ANDs of precomputed rows.
//!
//! A placement fits if every column it stands on has exactly the height the placement begins at there. Columns are
//! taken together in small groups; for each group and each combination of heights in it there is a row with one bit a
//! placement: set unless the group's heights rule the placement out. What fits is the AND of one row a group.
//!
//! A row only holds the blocks that the group has a say in, so large plans cost what is near, not what exists. Which
//! placements touch a colour is the OR of one row a cell: the placements that contain the cell.

use super::{Block, Column, Placement, PlacementData};
use crate::cellset::ones;
use crate::cpu;
use crate::stone::Stone;

/// A group takes in columns as long as their heights have at most this many combinations. Fewer groups mean fewer
/// ANDs, more combinations mean rows that no longer fit into the cache.
const MAX_COMBINATIONS: usize = 128;

/// The most groups a plan may have, because every position holds one row number a group.
const MAX_GROUPS: usize = 80;

#[derive(Default)]
pub(crate) struct FitTable {
    /// The blocks of each stone.
    stones: [(u16, u16); Stone::COUNT],
    blocks: usize,
    rows: Vec<Block>,
    /// For each block the groups that have a say in it, and where it stands in their rows.
    terms: Vec<Term>,
    /// For each block where its terms begin; one more at the end.
    first_term: Vec<u32>,
    /// For each column its group, and by how much the group's row moves when the column grows by one.
    steps: Vec<Step>,
    /// Where each group's rows begin, which is its row when all heights are 0.
    ground: Vec<u32>,
    /// For each cell the placements that contain it, all blocks.
    cell_rows: Vec<Block>,
}

#[derive(Clone, Copy)]
struct Term {
    group: u32,
    offset: u32,
}

#[derive(Clone, Copy)]
struct Step {
    group: u32,
    size: u32,
}

/// The rows the groups stand at, kept up to date as columns grow.
pub(crate) type RowStarts = [u32; MAX_GROUPS];

/// What a player wants to know.
pub(crate) struct Query<'a> {
    /// The rows for the present heights.
    pub(crate) starts: &'a RowStarts,
    /// The stones in question.
    pub(crate) hand: u16,
    /// What the placement must have to do with the cells touched.
    pub(crate) want: Want,
    /// Only placements in this row count, if there is one.
    pub(crate) zone: Option<&'a [Block]>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Want {
    /// Contain one of the cells.
    Touch,
    /// Contain none of them.
    Avoid,
    /// Anything.
    Any,
}

/// A set of placements of the stones in one hand: what may be played. Made once and filled again and again.
#[derive(Clone, Debug)]
pub struct MoveSet {
    /// Only the blocks of the stones in `hand` are meaningful.
    blocks: Vec<Block>,
    counts: Vec<u16>,
    stones: [(u16, u16); Stone::COUNT],
    hand: u16,
    total: u32,
}

impl FitTable {
    pub(super) fn new(columns: &[Column], placements: &[PlacementData]) -> FitTable {
        let mut table = FitTable { blocks: placements.len() / Block::BITS, ..FitTable::default() };
        table.stones = stone_ranges(placements);
        let masks = ColumnMasks::new(columns, placements);
        let groups = groups(columns);
        let mut terms: Vec<Vec<Term>> = vec![Vec::new(); table.blocks];
        for (index, group) in groups.iter().enumerate() {
            table.add_group(index as u32, group, columns, &masks, &mut terms);
        }
        for terms in terms {
            table.first_term.push(table.terms.len() as u32);
            table.terms.extend(terms);
        }
        table.first_term.push(table.terms.len() as u32);
        table.cell_rows = cell_rows(columns, placements);
        table
    }

    /// Lays down all rows of a group of columns, the first column's height running fastest.
    fn add_group(
        &mut self,
        index: u32,
        group: &[usize],
        columns: &[Column],
        masks: &ColumnMasks,
        terms: &mut [Vec<Term>],
    ) {
        let affected: Vec<usize> =
            (0..self.blocks).filter(|&block| group.iter().any(|&column| masks.affects(column, block))).collect();
        for (offset, &block) in affected.iter().enumerate() {
            terms[block].push(Term { group: index, offset: offset as u32 });
        }
        self.ground.push(self.rows.len() as u32);
        let mut size = affected.len();
        for &column in group {
            self.steps.push(Step { group: index, size: size as u32 });
            size *= usize::from(columns[column].limit) + 1;
        }
        let combinations: usize = group.iter().map(|&column| usize::from(columns[column].limit) + 1).product();
        for combination in 0..combinations {
            for &block in &affected {
                let mut rest = combination;
                let mut row = masks.real[block];
                for &column in group {
                    let heights = usize::from(columns[column].limit) + 1;
                    row &= masks.at(column, rest % heights, block);
                    rest /= heights;
                }
                self.rows.push(row);
            }
        }
    }

    /// The rows for an empty plan.
    pub(crate) fn ground(&self) -> RowStarts {
        std::array::from_fn(|group| self.ground.get(group).copied().unwrap_or(0))
    }

    /// The column grew.
    #[inline]
    pub(crate) fn raise(&self, starts: &mut RowStarts, column: u8, by: u8) {
        let step = self.steps[usize::from(column)];
        starts[step.group as usize] += step.size * u32::from(by);
    }

    /// The column shrank.
    pub(crate) fn lower(&self, starts: &mut RowStarts, column: u8, by: u8) {
        let step = self.steps[usize::from(column)];
        starts[step.group as usize] -= step.size * u32::from(by);
    }

    pub(crate) fn blocks(&self) -> usize {
        self.blocks
    }

    /// Finds all that fits and meets the query.
    ///
    /// `touched` holds, for the stones in question, the placements that contain a cell already counted in; the cells
    /// in `fresh` are counted in on the way.
    pub(crate) fn find(&self, query: &Query<'_>, fresh: &[u16], touched: &mut [Block], found: &mut MoveSet) {
        cpu::with_fast_bits(
            #[inline(always)]
            || self.find_impl(query, fresh, touched, found),
        );
    }

    #[inline(always)]
    fn find_impl(&self, query: &Query<'_>, fresh: &[u16], touched: &mut [Block], found: &mut MoveSet) {
        found.hand = query.hand;
        let mut total = 0;
        let touched = &mut touched[..self.blocks];
        let (blocks, counts) = (&mut found.blocks[..self.blocks], &mut found.counts[..self.blocks]);
        for stone in ones(query.hand.into()) {
            let (from, to) = self.stones[usize::from(stone)];
            for block in usize::from(from)..usize::from(to) {
                let mut near = touched[block];
                for &cell in fresh {
                    near |= self.cell_rows[usize::from(cell) * self.blocks + block];
                }
                touched[block] = near;
                let mut set = match query.want {
                    Want::Touch => near,
                    Want::Avoid => !near,
                    Want::Any => Block::FULL,
                };
                if let Some(zone) = query.zone {
                    set &= zone[block];
                }
                if !set.is_empty() {
                    let terms = self.first_term[block] as usize..self.first_term[block + 1] as usize;
                    for term in &self.terms[terms] {
                        set &= self.rows[(query.starts[term.group as usize] + term.offset) as usize];
                    }
                }
                let count = set.count();
                blocks[block] = set;
                counts[block] = count as u16;
                total += count;
            }
        }
        found.total = total;
    }

    pub(crate) fn bytes(&self) -> usize {
        size_of_val(&self.rows[..])
            + size_of_val(&self.terms[..])
            + size_of_val(&self.first_term[..])
            + size_of_val(&self.steps[..])
            + size_of_val(&self.ground[..])
            + size_of_val(&self.cell_rows[..])
    }
}

impl MoveSet {
    pub(crate) fn new(table: &FitTable) -> MoveSet {
        MoveSet {
            blocks: vec![Block::EMPTY; table.blocks],
            counts: vec![0; table.blocks],
            stones: table.stones,
            hand: 0,
            total: 0,
        }
    }

    /// How many placements are in it.
    pub fn len(&self) -> usize {
        self.total as usize
    }

    /// True if there is none.
    pub fn is_empty(&self) -> bool {
        self.total == 0
    }

    /// The placements in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = Placement> + '_ {
        self.meaningful_blocks()
            .flat_map(|block| self.blocks[block].iter().map(move |bit| Placement::new(block * Block::BITS + bit)))
    }

    /// The `n`-th placement, counted from 0, in the order of [`MoveSet::iter`].
    ///
    /// # Panics
    /// If there are not more than `n`.
    pub fn nth(&self, n: usize) -> Placement {
        cpu::with_fast_bits(
            #[inline(always)]
            || self.nth_impl(n),
        )
    }

    #[inline(always)]
    fn nth_impl(&self, n: usize) -> Placement {
        let mut rest = n as u32;
        for stone in ones(self.hand.into()) {
            let (from, to) = self.stones[usize::from(stone)];
            for block in usize::from(from)..usize::from(to) {
                let count = u32::from(self.counts[block]);
                if rest < count {
                    return Placement::new(block * Block::BITS + self.blocks[block].select(rest));
                }
                rest -= count;
            }
        }
        panic!("placement {n} of a set of {}", self.total)
    }

    /// True if the placement is in the set.
    pub fn contains(&self, placement: Placement) -> bool {
        let block = placement.index() / Block::BITS;
        self.meaningful_blocks().any(|known| known == block)
            && self.blocks[block].contains(placement.index() % Block::BITS)
    }

    /// Keeps only what passes.
    pub(crate) fn retain(&mut self, mut keep: impl FnMut(Placement) -> bool) {
        let blocks: Vec<usize> = self.meaningful_blocks().collect();
        for block in blocks {
            for bit in self.blocks[block].iter() {
                if !keep(Placement::new(block * Block::BITS + bit)) {
                    self.blocks[block].remove(bit);
                    self.counts[block] -= 1;
                    self.total -= 1;
                }
            }
        }
    }

    fn meaningful_blocks(&self) -> impl Iterator<Item = usize> + '_ {
        ones(self.hand.into()).flat_map(|stone| {
            let (from, to) = self.stones[usize::from(stone)];
            usize::from(from)..usize::from(to)
        })
    }
}

fn stone_ranges(placements: &[PlacementData]) -> [(u16, u16); Stone::COUNT] {
    let mut next = 0;
    Stone::ALL.map(|stone| {
        let count = placements.iter().filter(|data| data.cell_count > 0 && data.stone == stone).count();
        let from = next;
        next += count.div_ceil(Block::BITS) as u16;
        (from, next)
    })
}

/// Takes neighbouring columns together while their heights have few combinations; a little more than a few if a large
/// plan with uneven limits would have too many groups otherwise.
fn groups(columns: &[Column]) -> Vec<Vec<usize>> {
    let with_most = |most| groups_with(columns, most);
    let mut most = MAX_COMBINATIONS;
    while with_most(most).len() > MAX_GROUPS {
        most *= 2;
    }
    with_most(most)
}

fn groups_with(columns: &[Column], most_combinations: usize) -> Vec<Vec<usize>> {
    let mut groups: Vec<Vec<usize>> = Vec::new();
    let mut combinations = most_combinations + 1;
    for (index, column) in columns.iter().enumerate() {
        let heights = usize::from(column.limit) + 1;
        combinations *= heights;
        if combinations > most_combinations {
            groups.push(Vec::new());
            combinations = heights;
        }
        groups.last_mut().expect("the first column opens a group").push(index);
    }
    groups
}

/// For each column and height the placements that this height does not rule out.
struct ColumnMasks {
    blocks: usize,
    first_row: Vec<usize>,
    rows: Vec<Block>,
    affects: Vec<bool>,
    /// The numbers that belong to a placement at all.
    real: Vec<Block>,
}

impl ColumnMasks {
    fn new(columns: &[Column], placements: &[PlacementData]) -> ColumnMasks {
        let blocks = placements.len() / Block::BITS;
        let mut row_count = 0;
        let first_row = columns.iter().map(|column| {
            let first = row_count;
            row_count += usize::from(column.limit) + 1;
            first
        });
        let first_row: Vec<usize> = first_row.collect();
        let mut masks = ColumnMasks {
            blocks,
            first_row,
            rows: vec![Block::FULL; row_count * blocks],
            affects: vec![false; columns.len() * blocks],
            real: vec![Block::EMPTY; blocks],
        };
        for (number, data) in placements.iter().enumerate().filter(|(_, data)| data.cell_count > 0) {
            let (block, bit) = (number / Block::BITS, number % Block::BITS);
            masks.real[block].insert(bit);
            for part in data.parts() {
                let column = usize::from(part.column);
                masks.affects[column * blocks + block] = true;
                let heights = 0..=usize::from(columns[column].limit);
                for height in heights.filter(|&height| height != usize::from(part.bottom)) {
                    masks.rows[(masks.first_row[column] + height) * blocks + block].remove(bit);
                }
            }
        }
        masks
    }

    fn at(&self, column: usize, height: usize, block: usize) -> Block {
        self.rows[(self.first_row[column] + height) * self.blocks + block]
    }

    fn affects(&self, column: usize, block: usize) -> bool {
        self.affects[column * self.blocks + block]
    }
}

fn cell_rows(columns: &[Column], placements: &[PlacementData]) -> Vec<Block> {
    let blocks = placements.len() / Block::BITS;
    let cells: usize = columns.iter().map(|column| usize::from(column.limit)).sum();
    let mut rows = vec![Block::EMPTY; cells * blocks];
    for (number, data) in placements.iter().enumerate() {
        for &cell in data.cells() {
            rows[usize::from(cell) * blocks + number / Block::BITS].insert(number % Block::BITS);
        }
    }
    rows
}
