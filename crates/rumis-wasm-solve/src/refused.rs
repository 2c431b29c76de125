//! What puzzles refuse, as a code and details.

use rumis::{Illegal, MoveSyntax};
use rumis_puzzle::{BadSize, Obstacle, PuzzleError, PuzzleSyntax};
use rumis_wasm_shared::Problem;

/// Something that is refused and can be told to the page.
pub trait Refused {
    /// It as the page is told.
    fn problem(self) -> Problem;
}

impl Refused for MoveSyntax {
    fn problem(self) -> Problem {
        self.into()
    }
}

impl Refused for PuzzleError {
    fn problem(self) -> Problem {
        match self {
            PuzzleError::NoStone(_) => Problem::new("illegal-not-a-stone"),
            PuzzleError::Outside(cube, _) => Problem::new("puzzle-outside").with("cube", cube),
            PuzzleError::Taken(cube) => Problem::new("puzzle-taken").with("cube", cube),
            PuzzleError::NotInHand(colour, stone) => Illegal::NotInHand { colour, stone }.into(),
            PuzzleError::NoneInHand(stone) => Problem::new("puzzle-none-in-hand").with("stone", stone.name()),
            PuzzleError::Illegal(illegal) => illegal.into(),
            PuzzleError::Covered(cube) => Problem::new("puzzle-covered").with("cube", cube),
            PuzzleError::NotItsTurn(_, next) => Problem::new("puzzle-not-its-turn").with("colour", next),
            PuzzleError::PassedOver(colour) => Problem::new("puzzle-passed-over").with("colour", colour),
        }
    }
}

impl Refused for Obstacle {
    fn problem(self) -> Problem {
        match self {
            Obstacle::TooFewCubes { have, need } => {
                Problem::new("puzzle-too-few-cubes").with("have", have).with("need", need)
            }
            Obstacle::NoSum { need } => Problem::new("puzzle-no-sum").with("need", need),
            Obstacle::Chessboard { surplus, possible } => {
                Problem::new("puzzle-chessboard").with("surplus", surplus).with("possible", possible)
            }
        }
    }
}

impl Refused for PuzzleSyntax {
    fn problem(self) -> Problem {
        match self {
            PuzzleSyntax::TooLong(_) => Problem::new("puzzle-text-too-long"),
            PuzzleSyntax::Unexpected { at, .. } => Problem::new("puzzle-text-unexpected").with("sign", at),
            PuzzleSyntax::Size(size) => size.problem(),
            PuzzleSyntax::HandFull(at) => Problem::new("puzzle-text-hand-full").with("sign", at),
            PuzzleSyntax::Stone { at, .. } => Problem::new("puzzle-text-stone").with("sign", at),
        }
    }
}

impl Refused for BadSize {
    fn problem(self) -> Problem {
        Problem::new("puzzle-size")
    }
}
