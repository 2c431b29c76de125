//! Draws a position: from above, and level by level.

use rumis::{Cube, Game, Variant};

use crate::grid::{Cell, Grid, beside};
use crate::paint::Paint;

/// What is played: scenario, players, variants.
pub fn title(game: &Game) -> String {
    let (def, rules) = (game.plan().scenario().def(), game.plan().rules());
    let meaning = if def.meaning.is_empty() { String::new() } else { format!(" ({})", def.meaning) };
    let variants: String = rules.variants().iter().map(|variant| format!(", {variant}")).collect();
    format!("{}{meaning}, {} players{variants}", def.name, rules.players())
}

/// The position from straight above: who is on top and how high; beside it how high each square may become.
pub fn from_above(game: &Game, paint: Paint) -> String {
    let seen = Grid::new("from above", game.plan(), |column| match game.top(column.square) {
        Some(colour) => Cell::Stone(colour, format!("{}{}", colour.letter(), game.height(column.square))),
        None => Cell::Free(free_mark(column.inside, column.limit)),
    });
    let limits: Vec<u8> = game.plan().columns().iter().map(|column| column.limit).collect();
    let same_everywhere = limits.iter().all(|limit| *limit == limits[0]);
    let mut drawing = match same_everywhere {
        true => beside(&[seen], paint),
        false => {
            let limit = Grid::new("limits", game.plan(), |column| Cell::Free(column.limit.to_string()));
            beside(&[seen, limit], paint)
        }
    };
    drawing += &legend(game, same_everywhere.then(|| limits[0]));
    drawing
}

/// `·4` is a free square that may be built up to level 4, `:4` the same outside the line.
fn free_mark(inside: bool, limit: u8) -> String {
    format!("{}{limit}", if inside { '·' } else { ':' })
}

fn legend(game: &Game, limit: Option<u8>) -> String {
    let mut lines = String::new();
    if let Some(limit) = limit {
        lines += &format!("Every square may be built up to level {limit}.\n");
    }
    if let Some(colour) = game.plan().rules().ruin_colour() {
        lines += &format!("The ruins are {colour} ({}).\n", colour.letter());
    }
    if game.plan().rules().has(Variant::Rebuild) {
        lines += "Squares with : are outside the line.\n";
    }
    lines
}

/// Every level, from the lowest up.
pub fn layers(game: &Game, paint: Paint) -> String {
    let limit = game.plan().columns().iter().map(|column| column.limit).max().unwrap_or(0);
    let draw = |z: u8| {
        Grid::new(format!("level {}", z + 1), game.plan(), |column| {
            let cube = Cube { x: column.square.x, y: column.square.y, z };
            match game.colour_at(cube) {
                Some(colour) => Cell::Stone(colour, colour.letter().to_string()),
                None if z < column.limit => Cell::Free(if column.inside { "·" } else { ":" }.into()),
                None => Cell::Nothing,
            }
        })
    };
    let grids: Vec<Grid> = (0..limit).map(draw).collect();
    beside(&grids, paint)
}
