//! Puzzles and solutions as text: a list of placements and a drawing, level by level.

use std::io::{self, IsTerminal, Write};

use rumis::{Colour, Cube};
use rumis_puzzle::{Placed, Puzzle, Solution};
use serde_json::{Value, json};

/// Draws, with colours or without.
pub struct Painter {
    colours: bool,
}

impl Painter {
    /// Colours on a terminal only, and not if NO_COLOR is set.
    pub fn for_stdout() -> Painter {
        let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        Painter { colours: io::stdout().is_terminal() && !refused }
    }

    fn paint(&self, colour: Colour, text: &str) -> String {
        let code = [31, 34, 32, 33, 35, 91][colour.index()];
        if self.colours { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_string() }
    }

    /// The placements in their order, then the full box.
    pub fn solution(&self, puzzle: &Puzzle, solution: &Solution, out: &mut impl Write) -> io::Result<()> {
        self.list(&solution.stones, out)?;
        if !solution.layable {
            writeln!(out, "these stones hold each other: they cannot be laid from above one by one")?;
        }
        let marked = puzzle.start().iter().map(|placed| (placed, '.'));
        let numbered = solution.stones.iter().zip(SIGNS.chars().cycle());
        self.levels(puzzle, &marked.chain(numbered).collect::<Vec<_>>(), out)
    }

    /// The stones in the box and the hand.
    pub fn puzzle(&self, puzzle: &Puzzle, out: &mut impl Write) -> io::Result<()> {
        let start: Vec<_> = puzzle.start().iter().zip(SIGNS.chars().cycle()).collect();
        self.levels(puzzle, &start, out)?;
        for colour in puzzle.hand().colours() {
            let stones = puzzle.hand().iter().filter(|&(of, _)| of == colour);
            let stones: Vec<_> = stones.map(|(_, stone)| format!("{} {}", stone.code(), stone.name())).collect();
            writeln!(out, "hand, {}: {}", self.paint(colour, colour.name()), stones.join(", "))?;
        }
        Ok(())
    }

    /// One line for each placement.
    pub fn list(&self, stones: &[Placed], out: &mut impl Write) -> io::Result<()> {
        for (number, placed) in (1..).zip(stones) {
            writeln!(out, "{number:>3}. {}", self.placement(placed))?;
        }
        Ok(())
    }

    /// Colour, stone and cubes.
    pub fn placement(&self, placed: &Placed) -> String {
        let colour = self.paint(placed.colour, &format!("{:<6}", placed.colour.name()));
        let code = placed.stone().map_or("", |stone| stone.code());
        format!("{colour} {code}  {}", placed.cubes)
    }

    /// All levels side by side, the lowest first. A stone is the letter of its colour and a sign of its own.
    fn levels(&self, puzzle: &Puzzle, stones: &[(&Placed, char)], out: &mut impl Write) -> io::Result<()> {
        let [wide, deep, high] = puzzle.size().edges();
        let sign = |cube: Cube| {
            let owner = stones.iter().find(|(placed, _)| placed.cubes.as_slice().contains(&cube));
            owner.map_or("--".to_string(), |(placed, sign)| {
                self.paint(placed.colour, &format!("{}{sign}", placed.colour.letter()))
            })
        };
        let titles = (1..=high).map(|z| format!("{:<width$}", format!("level {z}"), width = wide as usize * 3 - 1));
        writeln!(out, "\n   {}", titles.collect::<Vec<_>>().join("    ").trim_end())?;
        for y in (0..deep).rev() {
            let row = |z| (0..wide).map(|x| sign(Cube { x, y, z })).collect::<Vec<_>>().join(" ");
            writeln!(out, "{:>2} {}", y + 1, (0..high).map(row).collect::<Vec<_>>().join("    "))?;
        }
        let letters = (0..wide).map(|x| format!("{} ", (b'a' + x) as char)).collect::<Vec<_>>().join(" ");
        let letters = vec![letters; high as usize].join("    ");
        writeln!(out, "   {}", letters.trim_end())
    }
}

/// Signs for stones in a drawing.
const SIGNS: &str = "123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// Placements as JSON.
pub fn stones_json(stones: &[Placed]) -> Value {
    let one = |placed: &Placed| json!({ "colour": placed.colour, "stone": placed.stone(), "cubes": placed.cubes });
    stones.iter().map(one).collect()
}

/// A solution as JSON.
pub fn solution_json(solution: &Solution) -> Value {
    json!({ "layable": solution.layable, "stones": stones_json(&solution.stones) })
}
