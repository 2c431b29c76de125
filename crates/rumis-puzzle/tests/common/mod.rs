//! Slow and obvious twins of what the crate does cleverly.
#![allow(dead_code)] // every test file uses another part

use std::collections::BTreeSet;

use rumis::{Colour, Cube, Cubes, Stone};
use rumis_puzzle::{BoxSize, Grade, Hand, Placed, Puzzle, Solution};

/// A filling: its stones, sorted.
pub type Filling = Vec<Placed>;

pub fn puzzle(size: [u8; 3], hand: Hand) -> Puzzle {
    Puzzle::new(BoxSize::try_from(size).unwrap(), hand)
}

pub fn red(codes: &str) -> Hand {
    codes.split(',').map(|code| (Colour::Red, code.parse::<Stone>().unwrap())).collect()
}

pub fn all_cubes(size: BoxSize) -> Vec<Cube> {
    let [x, y, z] = size.edges();
    (0..z).flat_map(|z| (0..y).flat_map(move |y| (0..x).map(move |x| Cube { x, y, z }))).collect()
}

/// Every filling of the free cells, found by covering the first empty cell with every stone in every way.
pub fn fillings(puzzle: &Puzzle) -> BTreeSet<Filling> {
    let mut all = BTreeSet::new();
    let mut stones = puzzle.start().to_vec();
    let fixed = stones.len();
    fill(puzzle, *puzzle.hand(), &mut stones, fixed, &mut all);
    all
}

fn fill(puzzle: &Puzzle, mut hand: Hand, stones: &mut Filling, fixed: usize, all: &mut BTreeSet<Filling>) {
    let taken = |stones: &Filling, cube| stones.iter().any(|placed| placed.cubes.as_slice().contains(&cube));
    let Some(first) = all_cubes(puzzle.size()).into_iter().find(|&cube| !taken(stones, cube)) else {
        let mut filling = stones[fixed..].to_vec();
        filling.sort();
        all.insert(filling);
        return;
    };
    for colour in Colour::ALL {
        for stone in Stone::ALL {
            if !hand.take(colour, stone) {
                continue;
            }
            for orientation in stone.orientations() {
                for anchor in &orientation.offsets {
                    let shifted = orientation.offsets.iter().map(|offset| {
                        let at = |i: usize| [first.x, first.y, first.z][i] as i8 + offset[i] - anchor[i];
                        [at(0), at(1), at(2)]
                    });
                    let cubes: Option<Vec<Cube>> = shifted.map(|xyz| inside(puzzle.size(), xyz)).collect();
                    let Some(cubes) = cubes else { continue };
                    if cubes.iter().all(|&cube| !taken(stones, cube)) {
                        stones.push(Placed { colour, cubes: Cubes::new(cubes).unwrap() });
                        fill(puzzle, hand, stones, fixed, all);
                        stones.pop();
                    }
                }
            }
            hand.add(colour, stone);
        }
    }
}

fn inside(size: BoxSize, [x, y, z]: [i8; 3]) -> Option<Cube> {
    let cube = Cube { x: u8::try_from(x).ok()?, y: u8::try_from(y).ok()?, z: u8::try_from(z).ok()? };
    size.contains(cube).then_some(cube)
}

/// Every turned (and, if wanted, mirrored) position of a filling that fits the box again.
pub fn images(size: BoxSize, filling: &[Placed], mirrors: bool, keep_up: bool) -> Vec<Filling> {
    let edges = size.edges();
    let mut images = Vec::new();
    for axes in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        for flips in 0..8u8 {
            let mut permutation_sign = 1;
            for (i, j) in [(0, 1), (0, 2), (1, 2)] {
                if axes[i] > axes[j] {
                    permutation_sign = -permutation_sign;
                }
            }
            let sign = permutation_sign * if flips.count_ones() % 2 == 1 { -1 } else { 1 };
            let turns_up_away = axes[2] != 2 || flips & 4 != 0;
            if axes.map(|axis| edges[axis]) != edges || (sign < 0 && !mirrors) || (keep_up && turns_up_away) {
                continue;
            }
            let carry = |cube: &Cube| {
                let from = [cube.x, cube.y, cube.z];
                let to = |i: usize| if flips >> i & 1 == 1 { edges[i] - 1 - from[axes[i]] } else { from[axes[i]] };
                Cube { x: to(0), y: to(1), z: to(2) }
            };
            let turned = |placed: &Placed| Placed {
                colour: placed.colour,
                cubes: Cubes::new(placed.cubes.as_slice().iter().map(carry).collect()).unwrap(),
            };
            let mut image: Filling = filling.iter().map(turned).collect();
            image.sort();
            images.push(image);
        }
    }
    images
}

/// How many classes these fillings make, by taking one and striking out all its images.
pub fn classes(size: BoxSize, fillings: &BTreeSet<Filling>, mirrors: bool, keep_up: bool) -> u128 {
    let mut left = fillings.clone();
    let mut classes = 0;
    while let Some(one) = left.pop_first() {
        classes += 1;
        for image in images(size, &one, mirrors, keep_up) {
            left.remove(&image);
        }
    }
    classes
}

/// Checks a solution cube by cube: every free cell once, with stones of the hand, and in its order as the grade asks.
pub fn assert_solves(puzzle: &Puzzle, solution: &Solution) {
    let mut hand = *puzzle.hand();
    let mut cubes: Vec<Cube> = puzzle.start().iter().flat_map(|placed| placed.cubes.as_slice().to_vec()).collect();
    for placed in &solution.stones {
        let stone = placed.stone().expect("every solution consists of stones");
        assert!(hand.take(placed.colour, stone), "{placed} was not in the hand");
        cubes.extend(placed.cubes.as_slice());
    }
    cubes.sort_by_key(|cube| (cube.z, cube.y, cube.x));
    assert_eq!(cubes, all_cubes(puzzle.size()), "every cell exactly once");
    if solution.layable {
        assert!(replays(puzzle, &solution.stones, Grade::Free), "it cannot be laid in this order");
    }
    if puzzle.grade() != Grade::Free {
        assert!(solution.layable);
        assert!(replays(puzzle, &solution.stones, puzzle.grade()), "it breaks the grade {}", puzzle.grade());
        let mut moves = solution.stones.iter().cloned();
        let after = moves.try_fold(puzzle.clone(), Puzzle::with_move).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(after.free_cells(), 0);
    }
}

/// True if the stones may be placed one by one in this order.
pub fn replays(puzzle: &Puzzle, order: &[Placed], grade: Grade) -> bool {
    let mut built = puzzle.start().to_vec();
    let mut last_turn = None;
    for (n, placed) in order.iter().enumerate() {
        if !may_be_placed(&built, placed, grade) {
            return false;
        }
        if grade == Grade::InTurn {
            let places_later = |colour: Colour| order[n..].iter().any(|other| other.colour == colour);
            let from = last_turn.map_or(0, |colour: Colour| colour.index() + 1);
            let whose = (from..from + 6).map(|i| Colour::ALL[i % 6]).find(|&colour| places_later(colour));
            if whose != Some(placed.colour) {
                return false;
            }
            last_turn = Some(placed.colour);
        }
        built.push(placed.clone());
    }
    true
}

fn may_be_placed(built: &[Placed], placed: &Placed, grade: Grade) -> bool {
    let cubes = placed.cubes.as_slice();
    let filled = |cube: Cube| built.iter().any(|other| other.cubes.as_slice().contains(&cube));
    for &cube in cubes {
        let under_is_filled = cube.z == 0 || {
            let under = Cube { z: cube.z - 1, ..cube };
            filled(under) || cubes.contains(&under)
        };
        let open_above = (cube.z..6).all(|z| !filled(Cube { z, ..cube }));
        if !under_is_filled || !open_above {
            return false;
        }
    }
    if grade == Grade::Free {
        return true;
    }
    let touches = |other: &Placed| {
        other.cubes.as_slice().iter().any(|&theirs| cubes.iter().any(|&ours| ours.shares_face(theirs)))
    };
    let mut own = built.iter().filter(|other| other.colour == placed.colour).peekable();
    if own.peek().is_some() {
        own.any(touches)
    } else {
        cubes.iter().any(|cube| cube.z == 0) && (built.is_empty() || built.iter().any(touches))
    }
}

/// True if some order of the stones replays, by trying them all.
pub fn some_order_replays(puzzle: &Puzzle, filling: &[Placed], grade: Grade) -> bool {
    fn on(puzzle: &Puzzle, order: &mut Vec<Placed>, rest: &mut Vec<Placed>, grade: Grade) -> bool {
        if rest.is_empty() {
            return replays(puzzle, order, grade);
        }
        for i in 0..rest.len() {
            let built = [puzzle.start(), order].concat();
            if may_be_placed(&built, &rest[i], grade) {
                let next = rest.remove(i);
                order.push(next);
                if on(puzzle, order, rest, grade) {
                    return true;
                }
                rest.insert(i, order.pop().unwrap());
            }
        }
        false
    }
    on(puzzle, &mut Vec::new(), &mut filling.to_vec(), grade)
}

/// A little generator of its own, so that tests do not depend on the crate's.
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        ((self.0 >> 33) as usize) % bound
    }

    /// Random stones until they have at least so many cubes.
    pub fn hand(&mut self, cubes: usize, colours: usize) -> Hand {
        let mut hand = Hand::empty();
        while hand.cubes() < cubes {
            hand.add(Colour::ALL[self.below(colours)], Stone::ALL[self.below(Stone::COUNT)]);
        }
        hand
    }
}
