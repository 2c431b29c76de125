//! Moves that somebody might try: near enough to legal ones to break every rule there is.

use rumis::{MoveText, Stone};

use super::board::{Cell, Cubes, cubes_from_text};
use super::{Dice, Twin, TwinMove, orientations};

/// A move that may or may not be legal, as a text that can be written.
pub fn attempt(twin: &Twin, legal: &[String], dice: &mut Dice) -> MoveText {
    loop {
        let attempt = match twin.intermediate {
            Some(_) if dice.below(8) > 0 => Some(rebuild(twin, dice)),
            _ if dice.below(30) == 0 => Some(rebuild(twin, dice)),
            _ => cubes(twin, legal, dice).map(TwinMove::Place),
        };
        let text = attempt.and_then(|attempt| attempt.text().parse().ok());
        if let Some(text) = text {
            return text;
        }
    }
}

fn cubes(twin: &Twin, legal: &[String], dice: &mut Dice) -> Option<Cubes> {
    match dice.below(5) {
        0 => Some(scattered(dice)),
        1 => Some(somewhere(dice)),
        2 => {
            // A legal place, one step too far.
            let cubes = cubes_from_text(dice.pick(legal)?.split('>').next_back().filter(|put| *put != "-")?);
            let step = *dice.pick(&[(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)])?;
            moved(&cubes, step)
        }
        _ => {
            // Where a stone fits, whether in hand or not, whatever it touches.
            let part = if dice.below(4) == 0 { &twin.board.outside } else { &twin.board.inside };
            let fits = twin.board.fits(Stone::ALL[dice.below(Stone::COUNT)], part);
            dice.pick(&fits).cloned()
        }
    }
}

/// Cubes that lie close together and are rarely a stone.
fn scattered(dice: &mut Dice) -> Cubes {
    let corner = (dice.below(8) as i32, dice.below(8) as i32);
    let count = 2 + dice.below(3);
    let mut cube = || (corner.0 + dice.below(2) as i32, corner.1 + dice.below(3) as i32, dice.below(2) as i32);
    (0..count).map(|_| cube()).collect()
}

/// A stone anywhere, perhaps off the plan, in the air, too high or on top of another.
fn somewhere(dice: &mut Dice) -> Cubes {
    let turned = orientations(Stone::ALL[dice.below(Stone::COUNT)]);
    let by = (dice.below(10) as i32, dice.below(10) as i32, dice.below(5) as i32);
    moved(&turned[dice.below(turned.len())], by).expect("it is moved away from the edge")
}

/// `None` if it cannot be written.
fn moved(cubes: &Cubes, (a, b, c): Cell) -> Option<Cubes> {
    let moved: Cubes = cubes.iter().map(|&(x, y, z)| (x + a, y + b, z + c)).collect();
    let can_be_written = |&(x, y, z): &Cell| [x, y, z].iter().all(|part| (0..16).contains(part));
    moved.iter().all(can_be_written).then_some(moved)
}

/// Any stone taken, any place for it or for another stone, or aside.
fn rebuild(twin: &Twin, dice: &mut Dice) -> TwinMove {
    let laid: Vec<&Cubes> = twin.board.laid.iter().map(|laid| &laid.cubes).collect();
    let takeable = twin.turn.map_or_else(Vec::new, |colour| twin.takeable(colour));
    let take = match dice.below(4) {
        0 => scattered(dice),
        1 => dice.pick(&laid).map_or_else(|| scattered(dice), |&cubes| cubes.clone()),
        _ => dice.pick(&takeable).cloned().unwrap_or_else(|| somewhere(dice)),
    };
    let same_stone = super::board::stone_of(&take).filter(|_| dice.below(5) > 0);
    let stone = same_stone.unwrap_or(Stone::ALL[dice.below(Stone::COUNT)]);
    let put = match dice.below(6) {
        0 => None,
        1 => Some(somewhere(dice)),
        2 => dice.pick(&twin.board.fits(stone, &twin.board.inside)).cloned(),
        3 => {
            let fits = twin.board.fits(stone, &twin.board.outside);
            dice.pick(&fits).cloned().and_then(|cubes| moved(&cubes, (0, 0, 1)))
        }
        _ => dice.pick(&twin.board.fits(stone, &twin.board.outside)).cloned(),
    };
    TwinMove::Rebuild(take, put)
}
