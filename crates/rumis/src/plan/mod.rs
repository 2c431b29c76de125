//! A plan: one scenario under one set of rules, with everything that can be worked out before the first stone.
//!
//! The level at which a stone lies follows from the heights below it, so a placement (an orientation at a square at a
//! level) is one entry in a table, and a move is a small number into that table. Placements are numbered stone by
//! stone, the stones with the fewest placements first: they are played last, and what need not be looked at any more
//! then lies together.

mod build;
mod chunk;
mod fit;

use std::fmt;
use std::num::NonZeroU16;

pub(crate) use chunk::Chunk;
pub(crate) use fit::{FitTable, Query, RowStarts, Want};
pub use fit::{MoveSet, MoveUrn};

use crate::cellset::CellSet;
use crate::cube::{Cube, MAX_SIDE, Square};
use crate::notation::Cubes;
use crate::scenario::Scenario;
use crate::stone::Stone;
use crate::variant::{Rules, Variant};

/// The number of a placement in the table of its plan. It means nothing for another plan.
///
/// Kept as the number plus one, so that `Option<Placement>` is as small as the number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placement(NonZeroU16);

impl Placement {
    #[inline]
    pub(crate) fn new(index: usize) -> Placement {
        Placement(NonZeroU16::new(index as u16 + 1).expect("a plan has fewer than 65,535 placements"))
    }

    /// The number, less than [`Plan::placement_count`].
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0.get()) - 1
    }
}

impl fmt::Debug for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Placement({})", self.index())
    }
}

/// A square of a plan and how high it may be built on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column {
    /// Where it is.
    pub square: Square,
    /// Its effective limit: the smaller of its own and Hmax.
    pub limit: u8,
    /// False only in a rebuild, for the squares outside the line.
    pub inside: bool,
    /// The number of its lowest cell.
    pub(crate) first_cell: u16,
}

/// What a placement does to one column.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Part {
    /// Which column, as an index into [`Plan::columns`].
    pub column: u8,
    /// The height the column must have before.
    pub bottom: u8,
    /// By how much the column grows.
    pub thickness: u8,
}

/// What is known of a placement beforehand. Small, because playing a move reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PlacementData {
    pub(crate) cells: [u16; Stone::MAX_CUBES],
    pub(crate) parts: [Part; Stone::MAX_CUBES],
    pub(crate) cell_count: u8,
    pub(crate) part_count: u8,
    pub(crate) stone: Stone,
    pub(crate) orientation: u8,
}

impl PlacementData {
    pub(crate) fn cells(&self) -> &[u16] {
        &self.cells[..usize::from(self.cell_count)]
    }

    pub(crate) fn parts(&self) -> &[Part] {
        &self.parts[..usize::from(self.part_count)]
    }
}

/// A number for each list of up to four cells, in the order of the lists; comparing numbers is quicker.
fn in_order(cells: &[u16]) -> u64 {
    let digit = |place: usize| cells.get(place).map_or(0, |&cell| u64::from(cell) + 1);
    (0..Stone::MAX_CUBES).fold(0, |number, place| number << 16 | digit(place))
}

/// A scenario for a certain number of players and variants. It never changes and is shared by all its games.
pub struct Plan {
    scenario: Scenario,
    rules: Rules,
    columns: Vec<Column>,
    /// Index of the column at `x * 16 + y`.
    column_at: [Option<u8>; MAX_SIDE * MAX_SIDE],
    /// For each cell the square it lies above.
    squares: Vec<Square>,
    placements: Vec<PlacementData>,
    /// All placements, sorted by their cells, to look one up.
    by_cells: Vec<Placement>,
    /// For each placement the cells that share a face with it.
    near: Vec<CellSet>,
    /// For each placement the cells that share an edge with it; empty unless the rules ask for edges.
    edges: Vec<CellSet>,
    /// For each placement and colour (ruins too) the key it adds to the hash of a position.
    hash_keys: Vec<u64>,
    pub(crate) fit: FitTable,
    /// Which placements lie on the board, and in a rebuild on which side of the line.
    pub(crate) zones: Zones,
}

/// Sets of placements that some rule picks out, as rows of the fit table.
pub(crate) struct Zones {
    /// With at least one cube on the board, inside the line.
    pub(crate) on_board: Vec<Chunk>,
    /// The parts of a rebuild; `None` where there is only one part.
    pub(crate) rebuild: Option<RebuildZones>,
}

/// The two parts of the plan in a rebuild.
pub(crate) struct RebuildZones {
    /// Wholly inside the line.
    pub(crate) inside: Vec<Chunk>,
    /// Wholly outside.
    pub(crate) outside: Vec<Chunk>,
    /// Wholly outside, with at least one cube on the board.
    pub(crate) outside_on_board: Vec<Chunk>,
}

impl Plan {
    /// Works out all tables.
    pub fn new(scenario: &Scenario, rules: Rules) -> Plan {
        build::plan(scenario, rules)
    }

    /// The scenario it was made from.
    pub fn scenario(&self) -> &Scenario {
        &self.scenario
    }

    /// The rules it was made for.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The squares of the plan, sorted by x, then y.
    pub fn columns(&self) -> &[Column] {
        &self.columns
    }

    /// The index of the column on this square, if the square belongs to the plan.
    pub fn column_at(&self, square: Square) -> Option<usize> {
        let (x, y) = (usize::from(square.x), usize::from(square.y));
        // Beyond the last row, the index would be that of the first square of the next column.
        let index = if y < MAX_SIDE { x * MAX_SIDE + y } else { return None };
        self.column_at.get(index).copied().flatten().map(usize::from)
    }

    /// The number of cubes the plan can hold.
    pub fn volume(&self) -> usize {
        self.columns.iter().map(|column| usize::from(column.limit)).sum()
    }

    /// Every placement the plan has room for, whatever lies there.
    pub fn placements(&self) -> impl Iterator<Item = Placement> + use<> {
        (0..self.placements.len()).map(Placement::new)
    }

    /// How many placements there are; all have numbers below this.
    pub fn placement_count(&self) -> usize {
        self.placements.len()
    }

    /// The placement with this number.
    ///
    /// # Panics
    /// If there is none.
    pub fn nth_placement(&self, index: usize) -> Placement {
        assert!(index < self.placements.len(), "there are {} placements", self.placements.len());
        Placement::new(index)
    }

    /// The stone that is placed.
    pub fn stone(&self, placement: Placement) -> Stone {
        self.data(placement).stone
    }

    /// How the stone is turned, as an index into [`orientations`](crate::orientations).
    pub fn orientation(&self, placement: Placement) -> usize {
        self.data(placement).orientation.into()
    }

    /// What it does to each of its columns, in the order of its cubes.
    pub fn parts(&self, placement: Placement) -> &[Part] {
        self.data(placement).parts()
    }

    /// Its cubes as they are written.
    pub fn cubes(&self, placement: Placement) -> Cubes {
        let cubes = self.data(placement).cells().iter().map(|&cell| self.cube(cell)).collect();
        Cubes::new(cubes).expect("a placement has two to four different cubes")
    }

    /// The placement with these cubes; `None` if they are no stone or do not fit into the empty plan.
    pub fn placement(&self, cubes: &Cubes) -> Option<Placement> {
        let mut cells = cubes.as_slice().iter().map(|&cube| self.cell(cube)).collect::<Option<Vec<u16>>>()?;
        cells.sort();
        let found = self.by_cells.binary_search_by_key(&in_order(&cells), |&p| in_order(self.data(p).cells())).ok()?;
        Some(self.by_cells[found])
    }

    /// The number of the cell of this cube; `None` outside the plan and above the limit.
    pub(crate) fn cell(&self, cube: Cube) -> Option<u16> {
        let column = &self.columns[self.column_at(cube.square())?];
        (cube.z < column.limit).then(|| column.first_cell + u16::from(cube.z))
    }

    /// The square that a cell lies above.
    #[inline(always)]
    pub(crate) fn square(&self, cell: u16) -> Square {
        self.squares[usize::from(cell)]
    }

    /// The cube a cell number stands for.
    pub(crate) fn cube(&self, cell: u16) -> Cube {
        let column = &self.columns[self.columns.partition_point(|column| column.first_cell <= cell) - 1];
        Cube { x: column.square.x, y: column.square.y, z: (cell - column.first_cell) as u8 }
    }

    pub(crate) fn data(&self, placement: Placement) -> &PlacementData {
        &self.placements[placement.index()]
    }

    /// The cells that share a face with the placement and are not its own.
    pub(crate) fn near(&self, placement: Placement) -> CellSet {
        self.near[placement.index()]
    }

    /// The key of a stone of this colour lying here, for the hash of a position.
    #[inline(always)]
    pub(crate) fn hash_key(&self, colour: usize, placement: Placement) -> u64 {
        self.hash_keys[placement.index() * self.rules.colours_on_plan() + colour]
    }

    /// The cells that share an edge with the placement. Only for plans whose first stones touch by edges.
    pub(crate) fn edges(&self, placement: Placement) -> CellSet {
        self.edges[placement.index()]
    }

    /// True if at least one of its cubes lies on the board.
    pub(crate) fn is_on_board(&self, placement: Placement) -> bool {
        self.parts(placement).iter().any(|part| part.bottom == 0)
    }

    /// True if the placement is inside the line; everywhere but in a rebuild all are.
    pub fn is_inside(&self, placement: Placement) -> bool {
        self.parts(placement).iter().all(|part| self.columns[usize::from(part.column)].inside)
    }

    /// True if the plan has a second part for a second phase.
    pub(crate) fn is_rebuild(&self) -> bool {
        self.rules.has(Variant::Rebuild)
    }

    /// Bytes the tables take: what a plan costs to keep.
    pub fn table_bytes(&self) -> usize {
        let zone_rows = if self.is_rebuild() { 4 } else { 1 };
        size_of::<Plan>()
            + size_of_val(&self.columns[..])
            + size_of_val(&self.placements[..])
            + size_of_val(&self.squares[..])
            + size_of_val(&self.by_cells[..])
            + size_of_val(&self.near[..])
            + size_of_val(&self.edges[..])
            + size_of_val(&self.hash_keys[..])
            + zone_rows * size_of_val(&self.zones.on_board[..])
            + self.fit.bytes()
    }
}

impl fmt::Debug for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Plan")
            .field("scenario", &self.scenario.id())
            .field("rules", &self.rules)
            .field("placements", &self.by_cells.len())
            .finish_non_exhaustive()
    }
}
