//! Squares in rows and columns with coordinates, several grids side by side.

use rumis::{Colour, Column, Plan, Square};

use crate::paint::Paint;

/// What fits on a line of a usual terminal.
pub const LINE_WIDTH: usize = 80;

const GAP: usize = 4;

/// What a square shows.
#[derive(Clone)]
pub enum Cell {
    /// Nothing at all: no square of the plan.
    Nothing,
    /// Something that stands back.
    Free(String),
    /// A stone.
    Stone(Colour, String),
}

/// A drawing of a plan, the highest row first.
pub struct Grid {
    title: String,
    /// The lowest column and row drawn.
    origin: Square,
    rows: Vec<Vec<Cell>>,
    cell_width: usize,
}

impl Grid {
    /// Draws every square of the plan; around it nothing.
    pub fn new(title: impl Into<String>, plan: &Plan, cell: impl Fn(&Column) -> Cell) -> Grid {
        let squares = || plan.columns().iter().map(|column| column.square);
        let span = |of: fn(Square) -> u8| squares().map(of).min().zip(squares().map(of).max()).unwrap_or((0, 0));
        let ((left, right), (bottom, top)) = (span(|square| square.x), span(|square| square.y));
        let at = |x, y| match plan.column_at(Square { x, y }) {
            Some(index) => cell(&plan.columns()[index]),
            None => Cell::Nothing,
        };
        let rows = (bottom..=top).rev().map(|y| (left..=right).map(|x| at(x, y)).collect()).collect();
        let mut grid = Grid { title: title.into(), origin: Square { x: left, y: bottom }, rows, cell_width: 0 };
        // One blank before the widest text, so that neighbours are told apart.
        grid.cell_width = 1 + grid.rows.iter().flatten().map(Cell::width).max().unwrap_or(1);
        grid
    }

    fn width(&self) -> usize {
        let squares = self.rows.first().map_or(0, Vec::len);
        (4 + squares * self.cell_width).max(self.title.chars().count())
    }

    /// Title, rows and letters, every line as wide as the grid.
    fn lines(&self, paint: Paint) -> Vec<String> {
        let mut lines = vec![padded(&self.title, self.title.chars().count(), self.width())];
        for (index, row) in self.rows.iter().enumerate() {
            let number = usize::from(self.origin.y) + self.rows.len() - index;
            let mut line = format!("{number:>3} ");
            row.iter().for_each(|cell| line += &cell.drawn(self.cell_width, paint));
            lines.push(padded(&line, 4 + row.len() * self.cell_width, self.width()));
        }
        let squares = self.rows.first().map_or(0, Vec::len);
        let letters = (0..squares).map(|x| (b'a' + self.origin.x + x as u8) as char);
        let letters: String = letters.map(|letter| format!("{letter:>width$}", width = self.cell_width)).collect();
        lines.push(padded(&format!("    {letters}"), 4 + letters.len(), self.width()));
        lines
    }
}

fn padded(text: &str, width: usize, wanted: usize) -> String {
    format!("{text}{}", " ".repeat(wanted.saturating_sub(width)))
}

impl Cell {
    fn width(&self) -> usize {
        match self {
            Cell::Nothing => 1,
            Cell::Free(text) | Cell::Stone(_, text) => text.chars().count(),
        }
    }

    fn drawn(&self, width: usize, paint: Paint) -> String {
        match self {
            Cell::Nothing => " ".repeat(width),
            Cell::Free(text) => paint.faint(&format!("{text:>width$}")),
            Cell::Stone(colour, text) => paint.stone(*colour, &format!("{text:>width$}")),
        }
    }
}

/// Draws grids beside each other, as many as fit on a line, with a blank line between the rows of grids.
pub fn beside(grids: &[Grid], paint: Paint) -> String {
    let mut bands: Vec<Vec<&Grid>> = Vec::new();
    let mut used = usize::MAX;
    for grid in grids {
        used = used.saturating_add(GAP + grid.width());
        match bands.last_mut() {
            Some(band) if used <= LINE_WIDTH => band.push(grid),
            _ => {
                used = grid.width();
                bands.push(vec![grid]);
            }
        }
    }
    bands.iter().map(|band| draw_band(band, paint)).collect::<Vec<_>>().join("\n")
}

fn draw_band(band: &[&Grid], paint: Paint) -> String {
    let grids: Vec<Vec<String>> = band.iter().map(|grid| grid.lines(paint)).collect();
    let height = grids.iter().map(Vec::len).max().unwrap_or(0);
    let line = |index: usize| {
        let parts: Vec<&str> = grids.iter().map(|lines| lines.get(index).map_or("", String::as_str)).collect();
        parts.join(&" ".repeat(GAP)).trim_end().to_string() + "\n"
    };
    (0..height).map(line).collect()
}
