//! Puzzles and solutions as text: a list of placements and a drawing, level by level.

use std::io::{self, Write};

use rumis::{Cube, Plan, Rules};
use rumis_puzzle::{BoxSize, Difficulty, Placed, Puzzle, Solution};
use serde_json::{Value, json};

use crate::grid::{Cell, Grid, beside};
use crate::paint::Paint;

/// Signs for stones in a drawing.
const SIGNS: &str = "123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// Draws what lies in a box.
pub struct Painter {
    paint: Paint,
    /// The box as a building plan, which is what grids are drawn on.
    plan: Plan,
}

impl Painter {
    /// For boxes of one size.
    pub fn new(size: BoxSize) -> Painter {
        let scenario = size.scenario(2);
        let rules = Rules::standard(&scenario, 2).expect("it is for two players");
        Painter { paint: Paint::for_stdout(), plan: Plan::new(&scenario, rules) }
    }

    /// The placements in their order, then the full box.
    pub fn solution(&self, puzzle: &Puzzle, solution: &Solution, out: &mut impl Write) -> io::Result<()> {
        for (number, placed) in (1..).zip(&solution.stones) {
            writeln!(out, "{number:>3}. {}", self.placement(placed))?;
        }
        if !solution.layable {
            writeln!(out, "these stones hold each other: they cannot be laid from above one by one")?;
        }
        let marked = puzzle.start().iter().map(|placed| (placed, '.'));
        let numbered = solution.stones.iter().zip(SIGNS.chars().cycle());
        write!(out, "\n{}", self.levels(puzzle, &marked.chain(numbered).collect::<Vec<_>>()))
    }

    /// The stones in the box and the hand.
    pub fn puzzle(&self, puzzle: &Puzzle, out: &mut impl Write) -> io::Result<()> {
        let start: Vec<_> = puzzle.start().iter().zip(SIGNS.chars().cycle()).collect();
        writeln!(out, "\n{}", self.levels(puzzle, &start))?;
        for colour in puzzle.hand().colours() {
            let stones = puzzle.hand().iter().filter(|&(of, _)| of == colour);
            let stones: Vec<_> = stones.map(|(_, stone)| format!("{} {}", stone.code(), stone.name())).collect();
            writeln!(out, "hand, {}: {}", self.paint.stone(colour, colour.name()), stones.join(", "))?;
        }
        Ok(())
    }

    /// Colour, stone and cubes.
    pub fn placement(&self, placed: &Placed) -> String {
        let colour = self.paint.stone(placed.colour, &format!("{:<6}", placed.colour.name()));
        let code = placed.stone().map_or("", |stone| stone.code());
        format!("{colour} {code}  {}", placed.cubes)
    }

    /// The levels side by side, the lowest first. A stone is the letter of its colour and a sign of its own.
    fn levels(&self, puzzle: &Puzzle, stones: &[(&Placed, char)]) -> String {
        let cell = |cube: Cube| {
            let owner = stones.iter().find(|(placed, _)| placed.cubes.as_slice().contains(&cube));
            owner.map_or(Cell::Free("··".into()), |(placed, sign)| {
                Cell::Stone(placed.colour, format!("{}{sign}", placed.colour.letter()))
            })
        };
        let level = |z: u8| {
            Grid::new(format!("level {}", z + 1), &self.plan, |column| {
                cell(Cube { x: column.square.x, y: column.square.y, z })
            })
        };
        beside(&(0..puzzle.size().edges()[2]).map(level).collect::<Vec<_>>(), self.paint)
    }
}

/// Step, effort and branching.
pub fn describe(difficulty: &Difficulty) -> String {
    format!("{} (effort {}, branching {:.1})", difficulty.step(), difficulty.effort, difficulty.branching)
}

/// Placements as JSON.
pub fn stones_json(stones: &[Placed]) -> Value {
    let one = |placed: &Placed| json!({ "colour": placed.colour, "stone": placed.stone(), "cubes": placed.cubes });
    stones.iter().map(one).collect()
}

/// A solution as JSON.
pub fn solution_json(solution: &Solution) -> Value {
    json!({ "layable": solution.layable, "stones": stones_json(&solution.stones) })
}
