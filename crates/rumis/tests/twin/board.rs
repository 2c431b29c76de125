//! What lies where: cubes, stones, and points 1 to 3 of the rules of placing.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use std::sync::OnceLock;

use rumis::Stone;

/// x, y, z, all from 0.
pub type Cell = (i32, i32, i32);
/// The cubes of one stone.
pub type Cubes = BTreeSet<Cell>;
/// Squares with how high they may be built on.
pub type Limits = BTreeMap<(i32, i32), i32>;

/// A stone that lies on the board.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Laid {
    pub colour: usize,
    pub stone: Stone,
    pub cubes: Cubes,
}

#[derive(Clone)]
pub struct Board {
    /// The plan; in a rebuild the part inside the line.
    pub inside: Rc<Limits>,
    /// In a rebuild the other part, otherwise empty.
    pub outside: Rc<Limits>,
    pub laid: Vec<Laid>,
    pub owner: BTreeMap<Cell, usize>,
}

impl Board {
    pub fn new(inside: Limits, outside: Limits) -> Board {
        Board { inside: Rc::new(inside), outside: Rc::new(outside), laid: Vec::new(), owner: BTreeMap::new() }
    }

    pub fn lay(&mut self, colour: usize, cubes: &Cubes) {
        let stone = stone_of(cubes).expect("only stones are laid");
        cubes.iter().for_each(|&cube| assert_eq!(self.owner.insert(cube, colour), None, "two stones in one cube"));
        self.laid.push(Laid { colour, stone, cubes: cubes.clone() });
    }

    pub fn lift(&mut self, cubes: &Cubes) {
        cubes.iter().for_each(|cube| assert!(self.owner.remove(cube).is_some(), "nothing to lift"));
        self.laid.retain(|laid| laid.cubes != *cubes);
    }

    pub fn limit(&self, square: (i32, i32)) -> Option<i32> {
        self.inside.get(&square).or_else(|| self.outside.get(&square)).copied()
    }

    /// One more than the level of the topmost cube.
    pub fn height(&self, (x, y): (i32, i32)) -> i32 {
        self.owner.range((x, y, 0)..(x, y + 1, 0)).next_back().map_or(0, |(&(_, _, z), _)| z + 1)
    }

    pub fn top(&self, (x, y): (i32, i32)) -> Option<usize> {
        self.owner.get(&(x, y, self.height((x, y)) - 1)).copied()
    }

    /// Everywhere this stone could lie within a part of the plan, by points 1 to 3.
    pub fn fits(&self, stone: Stone, part: &Limits) -> Vec<Cubes> {
        let heights: Limits = part.keys().map(|&square| (square, self.height(square))).collect();
        let mut found = Vec::new();
        for orientation in orientations(stone) {
            let &(cx, cy, cz) = orientation.first().unwrap();
            for (&(x, y), height) in &heights {
                // The first cube is the lowest of its column, so the height there decides the level of the stone.
                let moved = |&(dx, dy, dz): &Cell| (x + dx - cx, y + dy - cy, height + dz - cz);
                let allowed = |cube: Cell| {
                    let square = (cube.0, cube.1);
                    // 1. on the plan and no higher than its limit; 2. no overlap, given that there are no holes;
                    cube.2 >= 0 && part.get(&square).is_some_and(|&limit| cube.2 < limit) && cube.2 >= heights[&square]
                };
                if orientation.iter().map(moved).all(allowed) {
                    let cubes: Cubes = orientation.iter().map(moved).collect();
                    // 3. nothing empty below.
                    if self.hole_below(&cubes).is_none() {
                        found.push(cubes);
                    }
                }
            }
        }
        found
    }

    /// A cube that is the lowest of the stone in its column and lies neither on the board nor on the topmost cube.
    pub fn hole_below(&self, cubes: &Cubes) -> Option<Cell> {
        let lowest = |&&(x, y, z): &&Cell| !cubes.iter().any(|&(a, b, c)| (a, b) == (x, y) && c < z);
        cubes.iter().filter(lowest).find(|&&(x, y, z)| z > self.height((x, y))).copied()
    }

    pub fn shares_face(&self, cubes: &Cubes, matters: impl Fn(usize) -> bool) -> bool {
        cubes.iter().any(|&cube| self.cube_shares_face(cube, &matters))
    }

    pub fn cube_shares_face(&self, (x, y, z): Cell, matters: impl Fn(usize) -> bool) -> bool {
        let neighbours = [(x - 1, y, z), (x + 1, y, z), (x, y - 1, z), (x, y + 1, z), (x, y, z - 1), (x, y, z + 1)];
        neighbours.iter().any(|cube| self.owner.get(cube).is_some_and(|&colour| matters(colour)))
    }

    /// Two cubes share an edge if they differ by one in exactly two of x, y, z.
    pub fn shares_edge(&self, cubes: &Cubes) -> bool {
        let is_edge = |a: &Cell, b: &Cell| {
            let mut by = [(a.0 - b.0).abs(), (a.1 - b.1).abs(), (a.2 - b.2).abs()];
            by.sort();
            by == [0, 1, 1]
        };
        cubes.iter().any(|a| self.owner.keys().any(|b| is_edge(a, b)))
    }
}

pub fn on_board(cubes: &Cubes) -> bool {
    cubes.iter().any(|cube| cube.2 == 0)
}

/// The ways to turn a stone: whatever quarter turns about two axes lead to, pushed into the corner.
pub fn orientations(stone: Stone) -> &'static [Cubes] {
    static ALL: OnceLock<Vec<Vec<Cubes>>> = OnceLock::new();
    &ALL.get_or_init(|| Stone::ALL.map(turn_every_way).to_vec())[stone.index()]
}

fn turn_every_way(stone: Stone) -> Vec<Cubes> {
    let drawn = stone.offsets().iter().map(|&[x, y, z]| (x.into(), y.into(), z.into()));
    let mut found = vec![in_corner(drawn)];
    let mut next = 0;
    while let Some(cubes) = found.get(next).cloned() {
        let about_z = in_corner(cubes.iter().map(|&(x, y, z)| (-y, x, z)));
        let about_x = in_corner(cubes.iter().map(|&(x, y, z)| (x, -z, y)));
        for turned in [about_z, about_x] {
            if !found.contains(&turned) {
                found.push(turned);
            }
        }
        next += 1;
    }
    found
}

pub fn in_corner(cubes: impl Iterator<Item = Cell> + Clone) -> Cubes {
    let least = |part: fn(Cell) -> i32| cubes.clone().map(part).min().unwrap_or(0);
    let (a, b, c) = (least(|cube| cube.0), least(|cube| cube.1), least(|cube| cube.2));
    cubes.map(|(x, y, z)| (x - a, y - b, z - c)).collect()
}

/// The stone these cubes form, if they form one.
pub fn stone_of(cubes: &Cubes) -> Option<Stone> {
    let cornered = in_corner(cubes.iter().copied());
    Stone::ALL.into_iter().find(|&stone| orientations(stone).contains(&cornered))
}

pub fn letter_and_number(square: &str) -> (i32, i32) {
    let letter = square.bytes().next().expect("a square begins with a letter");
    (i32::from(letter - b'a'), square[1..].parse::<i32>().expect("a number follows the letter") - 1)
}

pub fn square_text((x, y): (i32, i32)) -> String {
    format!("{}{}", (b'a' + x as u8) as char, y + 1)
}

/// `a1.1,a2.1`: sorted by x, then y, then level, which is the order of the set.
pub fn cubes_text(cubes: &Cubes) -> String {
    let texts: Vec<String> = cubes.iter().map(|&(x, y, z)| format!("{}.{}", square_text((x, y)), z + 1)).collect();
    texts.join(",")
}

pub fn cubes_from_text(text: &str) -> Cubes {
    let cube = |text: &str| {
        let (square, level) = text.split_once('.').expect("a cube has a dot");
        let (x, y) = letter_and_number(square);
        (x, y, level.parse::<i32>().expect("a level is a number") - 1)
    };
    text.split(',').map(cube).collect()
}
