//! Works out a plan: its columns, all placements that fit into it when it is empty, and what they touch.

use std::collections::BTreeMap;
use std::iter::repeat_n;

use super::{Chunk, Column, FitTable, Part, Placement, PlacementData, Plan, RebuildZones, Zones, in_order};
use crate::cellset::CellSet;
use crate::cube::{Cube, MAX_SIDE, Square};
use crate::hash;
use crate::scenario::Scenario;
use crate::stone::{Orientation, Stone, orientations};
use crate::variant::{FirstStone, Rules, Variant};

pub(super) fn plan(scenario: &Scenario, rules: Rules) -> Plan {
    let columns = columns(scenario, rules);
    let mut column_at = [None; MAX_SIDE * MAX_SIDE];
    for (index, column) in columns.iter().enumerate() {
        column_at[usize::from(column.square.x) * MAX_SIDE + usize::from(column.square.y)] = Some(index as u8);
    }
    let mut plan = Plan {
        scenario: scenario.clone(),
        rules,
        squares: columns.iter().flat_map(|column| repeat_n(column.square, column.limit.into())).collect(),
        columns,
        column_at,
        placements: Vec::new(),
        by_cells: Vec::new(),
        near: Vec::new(),
        edges: Vec::new(),
        hash_keys: Vec::new(),
        fit: FitTable::default(),
        zones: Zones { on_board: Vec::new(), rebuild: None },
    };
    plan.placements = placements(&plan);
    let mut by_cells: Vec<Placement> = plan.placements().collect();
    by_cells.sort_by_cached_key(|&p| in_order(plan.data(p).cells()));
    plan.by_cells = by_cells;
    plan.near = neighbours(&plan, Cube::shares_face);
    if rules.first_stone() == FirstStone::EdgeOnly {
        plan.edges = neighbours(&plan, Cube::shares_edge);
    }
    plan.hash_keys = hash::stones(&plan);
    plan.fit = FitTable::new(&plan.columns, &plan.placements, &plan.near);
    plan.zones = zones(&plan);
    plan
}

fn columns(scenario: &Scenario, rules: Rules) -> Vec<Column> {
    let mut squares: BTreeMap<Square, (u8, bool)> = BTreeMap::new();
    let inside = scenario.effective_limits(rules.limits_of());
    squares.extend(inside.into_iter().map(|(square, limit)| (square, (limit, true))));
    if rules.has(Variant::Rebuild) {
        let outside = scenario.limits_outside_line(rules.limits_of());
        squares.extend(outside.into_iter().map(|(square, limit)| (square, (limit, false))));
    }
    let mut first_cell = 0;
    let columns = squares.into_iter().map(|(square, (limit, inside))| {
        let column = Column { square, limit, inside, first_cell };
        first_cell += u16::from(limit);
        column
    });
    columns.collect()
}

/// All placements, stone by stone, the stones with the fewest placements first.
fn placements(plan: &Plan) -> Vec<PlacementData> {
    let orientations: Vec<(u8, Orientation)> = (0..).zip(orientations()).collect();
    let of = |stone| orientations.iter().filter(move |(_, orientation)| orientation.stone == stone);
    let mut by_stone = Stone::ALL.map(|stone| placements_of(plan, &of(stone).collect::<Vec<_>>()));
    by_stone.sort_by_key(Vec::len);
    by_stone.concat()
}

fn placements_of(plan: &Plan, orientations: &[&(u8, Orientation)]) -> Vec<PlacementData> {
    let mut all = Vec::new();
    for column in &plan.columns {
        for z in 0..column.limit {
            let corner = Cube { x: column.square.x, y: column.square.y, z };
            all.extend(orientations.iter().filter_map(|orientation| placement(plan, orientation, corner)));
        }
    }
    all
}

/// The placement of an orientation whose first cube lies at `first`, if it is on the plan, below all limits, and in a
/// rebuild on one side of the line.
fn placement(plan: &Plan, (number, orientation): &(u8, Orientation), first: Cube) -> Option<PlacementData> {
    let origin = orientation.offsets[0];
    let mut data = PlacementData {
        cells: [0; Stone::MAX_CUBES],
        parts: [Part::default(); Stone::MAX_CUBES],
        cell_count: 0,
        part_count: 0,
        stone: orientation.stone,
        orientation: *number,
    };
    for offset in &orientation.offsets {
        let moved = |i: usize, from: u8| u8::try_from(from as i8 + offset[i] - origin[i]).ok();
        let cube = Cube { x: moved(0, first.x)?, y: moved(1, first.y)?, z: moved(2, first.z)? };
        data.cells[usize::from(data.cell_count)] = plan.cell(cube)?;
        data.cell_count += 1;
        grow(&mut data, plan.column_at(cube.square())? as u8, cube.z);
    }
    let inside = |part: &Part| plan.columns[usize::from(part.column)].inside;
    let one_side = data.parts().iter().all(inside) || !data.parts().iter().any(inside);
    one_side.then_some(data)
}

/// Adds a cube to the column it stands in. Cubes come in ascending order and no stone has a gap within a column.
fn grow(data: &mut PlacementData, column: u8, z: u8) {
    match data.parts[..usize::from(data.part_count)].iter_mut().find(|part| part.column == column) {
        Some(part) => part.thickness += 1,
        None => {
            data.parts[usize::from(data.part_count)] = Part { column, bottom: z, thickness: 1 };
            data.part_count += 1;
        }
    }
}

/// For each placement the cells of the plan that are related to one of its cubes and are not its own.
fn neighbours(plan: &Plan, related: fn(Cube, Cube) -> bool) -> Vec<CellSet> {
    let around: Vec<CellSet> = (0..plan.volume() as u16).map(|cell| around(plan, plan.cube(cell), related)).collect();
    let of_placement = |data: &PlacementData| {
        let mut set = CellSet::EMPTY;
        data.cells().iter().for_each(|&cell| set |= around[usize::from(cell)]);
        data.cells().iter().for_each(|&cell| set.remove(cell));
        set
    };
    plan.placements.iter().map(of_placement).collect()
}

fn around(plan: &Plan, cube: Cube, related: fn(Cube, Cube) -> bool) -> CellSet {
    let span = |centre: u8| centre.saturating_sub(1)..=centre + 1;
    let mut set = CellSet::EMPTY;
    for x in span(cube.x) {
        for y in span(cube.y) {
            for z in span(cube.z) {
                let other = Cube { x, y, z };
                if usize::from(x.max(y)) < MAX_SIDE && related(cube, other) {
                    plan.cell(other).into_iter().for_each(|cell| set.insert(cell));
                }
            }
        }
    }
    set
}

fn zones(plan: &Plan) -> Zones {
    let row = |wanted: &dyn Fn(Placement) -> bool| {
        let mut row = vec![Chunk::EMPTY; plan.placements.len().div_ceil(Chunk::BITS)];
        for p in plan.placements().filter(|&p| wanted(p)) {
            row[p.index() / Chunk::BITS].insert(p.index() % Chunk::BITS);
        }
        row
    };
    let rebuild = plan.is_rebuild().then(|| RebuildZones {
        inside: row(&|p| plan.is_inside(p)),
        outside: row(&|p| !plan.is_inside(p)),
        outside_on_board: row(&|p| !plan.is_inside(p) && plan.is_on_board(p)),
    });
    Zones { on_board: row(&|p| plan.is_inside(p) && plan.is_on_board(p)), rebuild }
}
