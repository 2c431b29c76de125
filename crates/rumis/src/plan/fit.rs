//! The fit table: which placements fit, for any heights, as a few ANDs of precomputed rows.
//!
//! A placement fits if every column it stands on has exactly the height the placement begins at there. Columns are
//! taken together in small groups; for each group and each combination of heights in it there is a row with one bit a
//! placement: set unless the group's heights rule the placement out. What fits is the AND of one row a group.
//!
//! A row only holds the chunks that the group has a say in. Which placements touch a colour is the OR of one row a
//! cell: the placements that contain the cell. Which belong to a hand is a row too; chunks without a stone in hand are
//! skipped.

use super::{Chunk, Column, Placement, PlacementData};
use crate::cellset::{CellSet, ones};
use crate::cpu;
use crate::stone::Stone;

/// A group takes in columns as long as their heights have at most this many combinations. Fewer groups mean fewer
/// ANDs, more combinations mean rows that no longer fit into the cache.
const MAX_COMBINATIONS: usize = 128;

/// Rows of what touches each placement are kept if they are no more than this many chunks, 4 MiB.
const MAX_NEAR_CHUNKS: usize = 1 << 15;

/// The most groups a plan may have, because every position holds one row number a group. A power of two, so that a
/// group's number is masked where it would have to be checked.
const MAX_GROUPS: usize = 64;

#[derive(Default)]
pub(crate) struct FitTable {
    /// How many chunks a whole row has.
    chunks: usize,
    /// For each stone the chunks its placements are in, beginning at a certain one.
    stones: [StoneRow; Stone::COUNT],
    rows: Vec<Chunk>,
    /// For each chunk the groups that have a say in it, and where it stands in their rows.
    terms: Vec<Term>,
    /// For each chunk where its terms begin; one more at the end.
    first_term: Vec<u32>,
    /// For each column its group, and by how much the group's row moves when the column grows by one.
    steps: Vec<Step>,
    /// Where each group's rows begin, which is its row when all heights are 0.
    ground: Vec<u32>,
    /// For each cell the placements that contain it, all chunks.
    cell_rows: Vec<Chunk>,
    /// For each placement those that touch it, all chunks; empty if that would be too large for a cache.
    near_rows: Vec<Chunk>,
}

/// The placements of one stone.
#[derive(Default)]
struct StoneRow {
    first_chunk: usize,
    chunks: Vec<Chunk>,
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
    /// The placements of the stones in question.
    pub(crate) hand: &'a [Chunk],
    /// The placements that contain a cell that matters.
    pub(crate) touched: &'a [Chunk],
    /// Whether to be among them.
    pub(crate) want: Want,
    /// Only placements in this row count, if there is one.
    pub(crate) zone: Option<&'a [Chunk]>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Want {
    /// To be among the placements touched.
    Touch,
    /// Not to be among them.
    Avoid,
    /// Anything.
    Any,
}

/// A set of placements: what may be played. Made once and filled again and again.
#[derive(Debug)]
pub struct MoveSet {
    chunks: Vec<Chunk>,
    /// How many placements each chunk holds.
    counts: Vec<u32>,
    total: u32,
}

/// The placements of a [`MoveSet`], to draw from. Made once and filled again and again.
#[derive(Debug, Default)]
pub struct MoveUrn {
    /// The words that are not empty, and the number of the first placement of each; what lies behind `len` means nothing.
    words: Vec<(u64, u16)>,
    len: usize,
}

impl FitTable {
    pub(super) fn new(columns: &[Column], placements: &[PlacementData], near: &[CellSet]) -> FitTable {
        let chunks = placements.len().div_ceil(Chunk::BITS);
        let stones = Stone::ALL.map(|stone| stone_row(placements, stone));
        let mut table = FitTable { chunks, stones, ..FitTable::default() };
        let masks = ColumnMasks::new(columns, placements);
        let mut terms: Vec<Vec<Term>> = vec![Vec::new(); table.chunks];
        for (index, group) in groups(columns).iter().enumerate() {
            table.add_group(index as u32, group, columns, &masks, &mut terms);
        }
        for terms in terms {
            table.first_term.push(table.terms.len() as u32);
            table.terms.extend(terms);
        }
        table.first_term.push(table.terms.len() as u32);
        table.cell_rows = cell_rows(columns, placements);
        if placements.len() * chunks <= MAX_NEAR_CHUNKS {
            table.near_rows = vec![Chunk::EMPTY; placements.len() * chunks];
            for (row, &cells) in table.near_rows.chunks_mut(chunks.max(1)).zip(near) {
                touch(&table.cell_rows, cells, row);
            }
        }
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
            (0..self.chunks).filter(|&chunk| group.iter().any(|&column| masks.affects(column, chunk))).collect();
        for (offset, &chunk) in affected.iter().enumerate() {
            terms[chunk].push(Term { group: index, offset: offset as u32 });
        }
        self.ground.push(self.rows.len() as u32);
        let mut size = affected.len();
        for &column in group {
            self.steps.push(Step { group: index, size: size as u32 });
            size *= usize::from(columns[column].limit) + 1;
        }
        // Each column multiplies the rows of those before it, so that no combination is worked out from the beginning.
        let mut rows = vec![Chunk::FULL; affected.len()];
        for &column in group {
            let heights = usize::from(columns[column].limit) + 1;
            let mut more = Vec::with_capacity(rows.len() * heights);
            for height in 0..heights {
                let masks = affected.iter().map(|&chunk| masks.at(column, height, chunk)).cycle();
                more.extend(rows.iter().zip(masks).map(|(row, mask)| row.and(mask)));
            }
            rows = more;
        }
        self.rows.extend(rows);
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

    pub(crate) fn chunks(&self) -> usize {
        self.chunks
    }

    /// The row of all placements of some stones, one bit a stone.
    pub(crate) fn fill_hand(&self, stones: u16, row: &mut [Chunk]) {
        row.fill(Chunk::EMPTY);
        for stone in ones(stones.into()) {
            let StoneRow { first_chunk, chunks } = &self.stones[usize::from(stone)];
            for (chunk, more) in row[*first_chunk..].iter_mut().zip(chunks) {
                *chunk = chunk.or(more);
            }
        }
    }

    /// Takes one stone out of the row of a hand.
    #[inline(always)]
    pub(crate) fn leave_hand(&self, stone: Stone, row: &mut [Chunk]) {
        let StoneRow { first_chunk, chunks } = &self.stones[stone.index()];
        for (chunk, gone) in row[*first_chunk..].iter_mut().zip(chunks) {
            *chunk = chunk.without(gone);
        }
    }

    /// Adds the placements that contain one of the cells. To be called within [`cpu::with_fast_bits`].
    #[inline(always)]
    pub(crate) fn touch(&self, cells: CellSet, touched: &mut [Chunk]) {
        touch(&self.cell_rows, cells, touched);
    }

    /// Adds the placements that touch one, which are those that contain one of the cells near it; `fresh` are the
    /// cells among them that matter. To be called within [`cpu::with_fast_bits`].
    #[inline(always)]
    pub(crate) fn touch_near(&self, placement: Placement, fresh: impl FnOnce() -> CellSet, touched: &mut [Chunk]) {
        match self.near_rows.get(placement.index() * self.chunks..) {
            Some(rows) if !rows.is_empty() => add_row(rows, touched),
            _ => self.touch(fresh(), touched),
        }
    }

    /// Finds all that fits and meets the query. To be called within [`cpu::with_fast_bits`].
    #[inline(always)]
    pub(crate) fn find(&self, query: &Query<'_>, found: &mut MoveSet) {
        let hand = query.hand;
        let (touched, chunks) = (&query.touched[..hand.len()], &mut found.chunks[..hand.len()]);
        let counts = &mut found.counts[..hand.len()];
        let rows = &self.rows[..];
        let mut total = 0;
        for chunk in 0..hand.len() {
            if hand[chunk].is_empty() {
                (chunks[chunk], counts[chunk]) = (Chunk::EMPTY, 0);
                continue;
            }
            let near = &touched[chunk];
            let mut set = match query.want {
                Want::Touch => near.and(&hand[chunk]),
                Want::Avoid => hand[chunk].without(near),
                Want::Any => hand[chunk],
            };
            if let Some(zone) = query.zone {
                set = set.and(&zone[chunk]);
            }
            let terms = self.first_term[chunk] as usize..self.first_term[chunk + 1] as usize;
            for term in &self.terms[terms] {
                let start = query.starts[term.group as usize % MAX_GROUPS];
                set = set.and(&rows[(start + term.offset) as usize]);
            }
            chunks[chunk] = set;
            counts[chunk] = set.count();
            total += counts[chunk];
        }
        found.total = total;
    }

    /// Removes the placements that contain one of the cells.
    pub(crate) fn exclude(&self, cells: CellSet, found: &mut MoveSet) {
        cells.for_each(|cell| {
            let row = &self.cell_rows[usize::from(cell) * self.chunks..][..self.chunks];
            for (chunk, gone) in found.chunks.iter_mut().zip(row) {
                *chunk = chunk.without(gone);
            }
        });
        for (count, chunk) in found.counts.iter_mut().zip(&found.chunks) {
            *count = chunk.count();
        }
        found.total = found.counts.iter().sum();
    }

    pub(crate) fn bytes(&self) -> usize {
        size_of_val(&self.rows[..])
            + self.stones.iter().map(|stone| size_of_val(&stone.chunks[..])).sum::<usize>()
            + size_of_val(&self.terms[..])
            + size_of_val(&self.first_term[..])
            + size_of_val(&self.steps[..])
            + size_of_val(&self.ground[..])
            + size_of_val(&self.cell_rows[..])
            + size_of_val(&self.near_rows[..])
    }
}

impl Clone for MoveSet {
    fn clone(&self) -> MoveSet {
        MoveSet { chunks: self.chunks.clone(), counts: self.counts.clone(), total: self.total }
    }

    fn clone_from(&mut self, other: &MoveSet) {
        self.chunks.clone_from(&other.chunks);
        self.counts.clone_from(&other.counts);
        self.total = other.total;
    }
}

impl MoveSet {
    pub(crate) fn new(table: &FitTable) -> MoveSet {
        MoveSet { chunks: vec![Chunk::EMPTY; table.chunks], counts: vec![0; table.chunks], total: 0 }
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
        let filled = self.chunks.iter().enumerate().filter(|&(chunk, _)| self.counts[chunk] > 0);
        filled.flat_map(|(chunk, bits)| bits.iter().map(move |bit| Placement::new(chunk * Chunk::BITS + bit)))
    }

    /// The `n`-th placement, counted from 0, in the order of [`MoveSet::iter`].
    ///
    /// # Panics
    /// If there are not more than `n`.
    pub fn nth(&self, n: usize) -> Placement {
        cpu::with_fast_bits(
            #[inline(always)]
            || self.nth_inlined(n),
        )
    }

    #[inline(always)]
    pub(crate) fn nth_inlined(&self, n: usize) -> Placement {
        let mut rest = n as u32;
        for (chunk, &count) in self.counts.iter().enumerate() {
            if rest < count {
                return Placement::new(chunk * Chunk::BITS + self.chunks[chunk].select(rest));
            }
            rest -= count;
        }
        panic!("placement {n} of a set of {}", self.total)
    }
}

impl MoveUrn {
    #[inline(always)]
    pub(crate) fn fill(&mut self, found: &MoveSet) {
        self.words.resize(found.chunks.len() * Chunk::WORDS + 1, (0, 0));
        let filled = found.chunks.iter().zip(&found.counts).enumerate().filter(|(_, (_, count))| **count > 0);
        self.len = filled.fold(0, |end, (index, (chunk, _))| chunk.gather(index * Chunk::BITS, &mut self.words, end));
    }

    /// Any placement, by a random number. Not all are equally likely: first a word is drawn, then a place in it, from which
    /// the next placement is taken. That takes a few steps whatever comes out, so the machine never has to guess.
    #[inline(always)]
    pub(crate) fn draw(&self, random: u32) -> Placement {
        let (word, first) = self.words[((u64::from(random) * self.len as u64) >> 32) as usize];
        let place = random % 64;
        let bit = (word.rotate_right(place).trailing_zeros() + place) % 64;
        Placement::new(usize::from(first) + bit as usize)
    }
}

#[inline(always)]
fn touch(cell_rows: &[Chunk], cells: CellSet, touched: &mut [Chunk]) {
    cells.for_each(
        #[inline(always)]
        |cell| add_row(&cell_rows[usize::from(cell) * touched.len()..], touched),
    );
}

/// Adds the first of the rows.
#[inline(always)]
fn add_row(rows: &[Chunk], touched: &mut [Chunk]) {
    for (chunk, more) in touched.iter_mut().zip(rows) {
        *chunk = chunk.or(more);
    }
}

fn stone_row(placements: &[PlacementData], stone: Stone) -> StoneRow {
    let Some(first) = placements.iter().position(|data| data.stone == stone) else { return StoneRow::default() };
    let first_chunk = first / Chunk::BITS;
    let mut chunks = Vec::new();
    for (number, _) in placements.iter().enumerate().filter(|(_, data)| data.stone == stone) {
        let chunk = number / Chunk::BITS - first_chunk;
        chunks.resize(chunk + 1, Chunk::EMPTY);
        chunks[chunk].insert(number % Chunk::BITS);
    }
    StoneRow { first_chunk, chunks }
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
    chunks: usize,
    first_row: Vec<usize>,
    rows: Vec<Chunk>,
    affects: Vec<bool>,
}

impl ColumnMasks {
    fn new(columns: &[Column], placements: &[PlacementData]) -> ColumnMasks {
        let chunks = placements.len().div_ceil(Chunk::BITS);
        let mut row_count = 0;
        let first_row = columns.iter().map(|column| {
            let first = row_count;
            row_count += usize::from(column.limit) + 1;
            first
        });
        let first_row: Vec<usize> = first_row.collect();
        let mut masks = ColumnMasks {
            chunks,
            first_row,
            rows: vec![Chunk::FULL; row_count * chunks],
            affects: vec![false; columns.len() * chunks],
        };
        for (number, data) in placements.iter().enumerate() {
            let (chunk, bit) = (number / Chunk::BITS, number % Chunk::BITS);
            for part in data.parts() {
                let column = usize::from(part.column);
                masks.affects[column * chunks + chunk] = true;
                let heights = 0..=usize::from(columns[column].limit);
                for height in heights.filter(|&height| height != usize::from(part.bottom)) {
                    masks.rows[(masks.first_row[column] + height) * chunks + chunk].remove(bit);
                }
            }
        }
        masks
    }

    fn at(&self, column: usize, height: usize, chunk: usize) -> &Chunk {
        &self.rows[(self.first_row[column] + height) * self.chunks + chunk]
    }

    fn affects(&self, column: usize, chunk: usize) -> bool {
        self.affects[column * self.chunks + chunk]
    }
}

fn cell_rows(columns: &[Column], placements: &[PlacementData]) -> Vec<Chunk> {
    let chunks = placements.len().div_ceil(Chunk::BITS);
    let cells: usize = columns.iter().map(|column| usize::from(column.limit)).sum();
    let mut rows = vec![Chunk::EMPTY; cells * chunks];
    for (number, data) in placements.iter().enumerate() {
        for &cell in data.cells() {
            rows[usize::from(cell) * chunks + number / Chunk::BITS].insert(number % Chunk::BITS);
        }
    }
    rows
}
