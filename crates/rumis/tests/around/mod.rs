//! Stones as sets of cubes, and what lies around them.

// Every test file includes this one and uses a part of it.
#![allow(dead_code)]

use std::collections::BTreeSet;

use rumis::{Colour, Cube, Game, Placement};

/// The cubes of a placement.
pub fn cubes(game: &Game, placement: Placement) -> BTreeSet<Cube> {
    game.plan().cubes(placement).as_slice().iter().copied().collect()
}

/// The cubes of all stones of a colour.
pub fn cubes_of(game: &Game, colour: Colour) -> BTreeSet<Cube> {
    let own = game.stones().into_iter().filter(|&(owner, _)| owner == colour);
    own.flat_map(|(_, placement)| cubes(game, placement)).collect()
}

/// The cells that share a face with one of the cubes, those below the board left out.
pub fn faces(cubes: &BTreeSet<Cube>) -> BTreeSet<Cube> {
    let around = |&Cube { x, y, z }: &Cube| {
        [(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)].map(|(dx, dy, dz): (i8, i8, i8)| {
            Some(Cube { x: x.checked_add_signed(dx)?, y: y.checked_add_signed(dy)?, z: z.checked_add_signed(dz)? })
        })
    };
    cubes.iter().flat_map(around).flatten().filter(|cube| !cubes.contains(cube)).collect()
}
