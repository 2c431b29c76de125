//! Splits the counting of all fillings into parts: one stone is fixed up to symmetry, and where there are too few
//! parts to go round, a second one.

use crate::size::MAX_CELLS;
use crate::space::{SIZES, Space};
use crate::symmetry::Group;

/// A part of the work: the fillings that contain these placements, each standing for `weight` symmetric ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Part {
    pub given: Vec<u16>,
    pub weight: u128,
}

/// Parts that cover all fillings: every filling is symmetric to one in some part, and the weights add up to the
/// number of all. Without `mirrors`, only rotations count as symmetries. At least `wanted` parts if that is easy.
pub(crate) fn split(space: &Space, group: &Group, mirrors: bool, wanted: usize) -> Vec<Part> {
    let mut parts = first_stone(space, group, mirrors);
    for _ in 0..2 {
        if parts.len() < wanted {
            parts = parts.into_iter().flat_map(|part| second_stone(space, part)).collect();
        }
    }
    parts
}

/// Fixes the stone that leaves the fewest cases: that of some cell, or one that must be used and exists once.
fn first_stone(space: &Space, group: &Group, mirrors: bool) -> Vec<Part> {
    let turning: Vec<usize> = (0..group.symmetries.len()).filter(|&g| !group.symmetries[g].mirrors).collect();
    let usable = if mirrors { (0..group.symmetries.len()).collect() } else { turning.clone() };
    let all = 0..space.placements.len() as u16;
    let mut best: Option<Vec<Part>> = None;
    let mut consider = |options: Vec<u16>, stabiliser: &[usize]| {
        let parts = orbits(&options, group, stabiliser);
        if best.as_ref().is_none_or(|best| parts.len() < best.len()) {
            best = Some(parts);
        }
    };
    for &cell in &space.free {
        let image = |&g: &usize| group.symmetries[g].cells[cell as usize];
        if usable.iter().any(|g| image(g) < cell) {
            continue; // a symmetric cell was considered
        }
        let stabiliser: Vec<usize> = usable.iter().copied().filter(|g| image(g) == cell).collect();
        let options = all.clone().filter(|&p| space.placements[p as usize].cells().contains(&cell)).collect();
        consider(options, &stabiliser);
    }
    for (shape, &stock) in space.stock.iter().enumerate() {
        if stock == 1 && SIZES[shape] > space.spare {
            let options = all.clone().filter(|&p| space.placements[p as usize].shape as usize == shape).collect();
            let is_screw = shape >= 9;
            consider(options, if is_screw { &turning } else { &usable });
        }
    }
    best.unwrap_or_else(|| vec![Part { given: Vec::new(), weight: 1 }])
}

/// One of each class of placements that these symmetries carry onto each other, weighed by the size of the class.
fn orbits(options: &[u16], group: &Group, symmetries: &[usize]) -> Vec<Part> {
    let mut parts = Vec::new();
    for &option in options {
        let mut orbit: Vec<u16> = symmetries.iter().map(|&g| group.images[g][option as usize]).collect();
        orbit.sort();
        orbit.dedup();
        if orbit[0] == option {
            parts.push(Part { given: vec![option], weight: orbit.len() as u128 });
        }
    }
    parts
}

/// Branches once more, at the cell with the fewest choices.
fn second_stone(space: &Space, part: Part) -> Vec<Part> {
    let mut taken = [false; MAX_CELLS];
    let mut left = space.stock;
    for &given in &part.given {
        let place = &space.placements[given as usize];
        left[place.shape as usize] -= 1;
        place.cells().iter().for_each(|&cell| taken[cell as usize] = true);
    }
    let possible = |p: &u16| {
        let place = &space.placements[*p as usize];
        left[place.shape as usize] > 0 && place.cells().iter().all(|&cell| !taken[cell as usize])
    };
    let live: Vec<u16> = (0..space.placements.len() as u16).filter(possible).collect();
    let mut choices = [0u16; MAX_CELLS];
    let covered = live.iter().flat_map(|&p| space.placements[p as usize].cells());
    covered.for_each(|&cell| choices[cell as usize] += 1);
    let open = space.free.iter().filter(|&&cell| !taken[cell as usize]);
    let Some(&cell) = open.min_by_key(|&&cell| choices[cell as usize]) else { return vec![part] };
    let options = live.into_iter().filter(|&p| space.placements[p as usize].cells().contains(&cell));
    options.map(|p| Part { given: [&part.given[..], &[p]].concat(), weight: part.weight }).collect()
}
