//! Why a move is not allowed: the first rule it breaks, in the order of the rules, and where.

use serde::Serialize;

use crate::colour::Colour;
use crate::cube::{Cube, Square};
use crate::game::{Game, Move};
use crate::legal::Finder;
use crate::notation::{Cubes, MoveText};
use crate::plan::{Placement, Plan};
use crate::position::Position;
use crate::rebuild;
use crate::stone::Stone;
use crate::variant::{FirstStone, LaterStone, Variant};

/// The rule that a move breaks.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize)]
#[serde(tag = "rule", rename_all = "kebab-case")]
#[allow(missing_docs)] // the sentence shown to people is the documentation
pub enum Illegal {
    #[error("the game is over")]
    GameOver,
    #[error("these cubes are not one of the eleven stones")]
    NotAStone,
    #[error("{colour} has no {stone} ({name}) left", name = stone.name())]
    NotInHand { colour: Colour, stone: Stone },
    #[error("{cube} is not on the plan")]
    OffPlan { cube: Cube },
    #[error("{cube} is outside the line, where nothing is built in the first phase")]
    OutsideLine { cube: Cube },
    #[error("{cube} is too high: {square} may be built up to level {limit}", square = cube.square())]
    TooHigh { cube: Cube, limit: u8 },
    #[error("{cube} is taken by {by}")]
    Overlap { cube: Cube, by: Colour },
    #[error("it leaves a hole below {cube}: {square} is built up to level {height} only", square = cube.square())]
    Hole { cube: Cube, height: u8 },
    #[error("the first stone of {colour} must lie on the board with at least one cube")]
    FirstNotOnBoard { colour: Colour },
    #[error("the first stone of {colour} must share a face with a stone already placed")]
    FirstTouchesNothing { colour: Colour },
    #[error("the first stone of {colour} must share an edge with a stone already placed")]
    FirstSharesNoEdge { colour: Colour },
    #[error("with five or six players the first stone of {colour} must share a face with no stone, and {cube} does")]
    FirstSharesFace { colour: Colour, cube: Cube },
    #[error("it must share a face with a {colour} stone")]
    MustTouchOwn { colour: Colour },
    #[error("in inverse it must not share a face with a {colour} stone, and {cube} does")]
    MustNotTouchOwn { colour: Colour, cube: Cube },
    #[error("this is not the second phase of a rebuild: write only the cubes placed")]
    NothingIsTaken,
    #[error("in the second phase of a rebuild a stone is taken first: write the cubes taken, > and the cubes placed")]
    TakeFirst,
    #[error("{cubes} is not a stone of {colour}")]
    NotAnOwnStone { colour: Colour, cubes: Cubes },
    #[error("the stone at {cube} lies outside the line already and stays there")]
    TakenOutsideLine { cube: Cube },
    #[error("the stone cannot be taken: {by} lies on top of {cube}")]
    Covered { cube: Cube, by: Colour },
    #[error("the stone taken is {taken} ({taken_name}), the one placed is not", taken_name = taken.name())]
    OtherStone { taken: Stone },
    #[error("{cube} is inside the line, and stones taken are placed outside")]
    InsideLine { cube: Cube },
    #[error("the stone can be placed, for example at {example}, so it must not be put aside")]
    MustBePlaced { example: Cubes },
}

/// Matches a written move against a game.
pub(crate) fn find(game: &Game, text: &MoveText) -> Result<Move, Illegal> {
    let colour = game.to_move().ok_or(Illegal::GameOver)?;
    let check = Check { plan: game.plan(), position: &game.position, colour };
    match (text, game.in_second_phase()) {
        (MoveText::Place(cubes), false) => check.hand_move(cubes).map(Move::Place),
        (MoveText::Rebuild { take, put }, true) => check.rebuild(take, put.as_ref()),
        (MoveText::Place(_), true) => Err(Illegal::TakeFirst),
        (MoveText::Rebuild { .. }, false) => Err(Illegal::NothingIsTaken),
    }
}

/// Matches the cubes of a stone that is laid before the game: it need not touch anything.
pub(crate) fn find_laid(plan: &Plan, position: &Position, colour: Colour, cubes: &Cubes) -> Result<Placement, Illegal> {
    Check { plan, position, colour }.laid(cubes)
}

struct Check<'a> {
    plan: &'a Plan,
    position: &'a Position,
    colour: Colour,
}

impl Check<'_> {
    fn laid(&self, cubes: &Cubes) -> Result<Placement, Illegal> {
        self.stone_in_hand(cubes)?;
        if let Some(cube) = self.find_cube(cubes, |cube| self.is_inside(cube.square()) == Some(false)) {
            return Err(Illegal::OutsideLine { cube });
        }
        self.fits(cubes)
    }

    fn hand_move(&self, cubes: &Cubes) -> Result<Placement, Illegal> {
        let placement = self.laid(cubes)?;
        match self.position.has_begun(self.colour.index()) {
            true => self.later_stone(placement)?,
            false => self.first_stone(placement)?,
        }
        Ok(placement)
    }

    fn stone_in_hand(&self, cubes: &Cubes) -> Result<Stone, Illegal> {
        let stone = cubes.stone().ok_or(Illegal::NotAStone)?;
        match self.position.hand(self.colour.index()) >> stone.index() & 1 {
            1 => Ok(stone),
            _ => Err(Illegal::NotInHand { colour: self.colour, stone }),
        }
    }

    /// Rules 3.1 to 3.3, for cubes that are known to be a stone.
    fn fits(&self, cubes: &Cubes) -> Result<Placement, Illegal> {
        for &cube in cubes.as_slice() {
            let column = self.plan.column_at(cube.square()).ok_or(Illegal::OffPlan { cube })?;
            let limit = self.plan.columns()[column].limit;
            if cube.z >= limit {
                return Err(Illegal::TooHigh { cube, limit });
            }
        }
        for &cube in cubes.as_slice() {
            if let Some(by) = self.colour_at(cube) {
                return Err(Illegal::Overlap { cube, by });
            }
        }
        // Cubes are sorted, so the first one in a column is its lowest.
        let mut square = None;
        for &cube in cubes.as_slice() {
            let height = self.height(cube.square());
            if square.replace(cube.square()) != Some(cube.square()) && cube.z != height {
                return Err(Illegal::Hole { cube, height });
            }
        }
        Ok(self.plan.placement(cubes).expect("a stone on one side of the line and below all limits is in the table"))
    }

    fn later_stone(&self, placement: Placement) -> Result<(), Illegal> {
        let colour = self.colour;
        let touching = self.touching_cube(placement, |owner| owner == colour);
        match (self.plan.rules().later_stone(), touching) {
            (LaterStone::TouchOwn, None) => Err(Illegal::MustTouchOwn { colour }),
            (LaterStone::AvoidOwn, Some(cube)) => Err(Illegal::MustNotTouchOwn { colour, cube }),
            _ => Ok(()),
        }
    }

    fn first_stone(&self, placement: Placement) -> Result<(), Illegal> {
        let colour = self.colour;
        if !self.plan.is_on_board(placement) && !self.board_is_out_of_reach() {
            return Err(Illegal::FirstNotOnBoard { colour });
        }
        if self.position.turns().is_empty() {
            return Ok(());
        }
        let touching = self.touching_cube(placement, |_| true);
        match (self.plan.rules().first_stone(), touching) {
            (FirstStone::Face, None) => Err(Illegal::FirstTouchesNothing { colour }),
            (FirstStone::EdgeOnly, Some(cube)) => Err(Illegal::FirstSharesFace { colour, cube }),
            (FirstStone::EdgeOnly, None) if (self.plan.edges(placement) & self.position.occupied()).is_empty() => {
                Err(Illegal::FirstSharesNoEdge { colour })
            }
            _ => Ok(()),
        }
    }

    /// Our ruling on ruinas: where ruins leave no first stone a place on the board, it need not lie there.
    fn board_is_out_of_reach(&self) -> bool {
        if !self.plan.rules().has(Variant::Ruinas) {
            return false;
        }
        let mut finder = Finder::new(self.plan);
        let mut found = finder.hand_moves(self.plan, self.position, self.colour.index()).iter();
        !found.any(|placement| self.plan.is_on_board(placement))
    }

    fn rebuild(&self, take: &Cubes, put: Option<&Cubes>) -> Result<Move, Illegal> {
        let colour = self.colour;
        let not_own = || Illegal::NotAnOwnStone { colour, cubes: take.clone() };
        let take = self.plan.placement(take).ok_or_else(not_own)?;
        if !self.position.stones(self.plan).contains(&(colour.index(), take)) {
            return Err(not_own());
        }
        self.takeable(take)?;
        let lifted = self.position.without(self.plan, take);
        let held = Check { position: &lifted, ..*self };
        let Some(cubes) = put else {
            return held.put_aside(take).map(|()| Move::Rebuild { take, put: None });
        };
        let stone = cubes.stone().ok_or(Illegal::NotAStone)?;
        if stone != self.plan.stone(take) {
            return Err(Illegal::OtherStone { taken: self.plan.stone(take) });
        }
        if let Some(cube) = self.find_cube(cubes, |cube| self.is_inside(cube.square()) == Some(true)) {
            return Err(Illegal::InsideLine { cube });
        }
        let put = held.fits(cubes)?;
        if rebuild::is_first_outside(self.plan, self.position, colour.index()) && !self.plan.is_on_board(put) {
            return Err(Illegal::FirstNotOnBoard { colour });
        }
        match held.touching_cube(put, |owner| owner == colour) {
            Some(_) => Ok(Move::Rebuild { take, put: Some(put) }),
            None => Err(Illegal::MustTouchOwn { colour }),
        }
    }

    fn takeable(&self, take: Placement) -> Result<(), Illegal> {
        let cubes = self.plan.cubes(take);
        if !self.plan.is_inside(take) {
            return Err(Illegal::TakenOutsideLine { cube: cubes.as_slice()[0] });
        }
        let above = |cube: Cube| Cube { z: cube.z + 1, ..cube };
        for &cube in cubes.as_slice().iter().filter(|&&cube| !cubes.as_slice().contains(&above(cube))) {
            if let Some(by) = self.colour_at(above(cube)) {
                return Err(Illegal::Covered { cube, by });
            }
        }
        Ok(())
    }

    /// Whether a stone that is held in the air may be put aside: only if it fits nowhere.
    fn put_aside(&self, take: Placement) -> Result<(), Illegal> {
        let mut finder = Finder::new(self.plan);
        let is_first = rebuild::is_first_outside(self.plan, self.position, self.colour.index());
        let stone = self.plan.stone(take);
        let mut puts = finder.rebuild_puts(self.plan, self.position, stone, self.colour.index(), is_first).iter();
        match puts.next() {
            Some(example) => Err(Illegal::MustBePlaced { example: self.plan.cubes(example) }),
            None => Ok(()),
        }
    }

    /// The first cube that shares a face with a stone of a colour that matters.
    fn touching_cube(&self, placement: Placement, matters: impl Fn(Colour) -> bool) -> Option<Cube> {
        let stones = self.position.stones(self.plan).into_iter();
        let others: Vec<Cube> = stones
            .filter(|&(owner, _)| matters(Colour::ALL[owner]))
            .flat_map(|(_, placement)| self.plan.cubes(placement).as_slice().to_vec())
            .collect();
        self.find_cube(&self.plan.cubes(placement), |cube| others.iter().any(|&other| cube.shares_face(other)))
    }

    fn find_cube(&self, cubes: &Cubes, wanted: impl Fn(Cube) -> bool) -> Option<Cube> {
        cubes.as_slice().iter().copied().find(|&cube| wanted(cube))
    }

    fn is_inside(&self, square: Square) -> Option<bool> {
        self.plan.column_at(square).map(|column| self.plan.columns()[column].inside)
    }

    fn height(&self, square: Square) -> u8 {
        self.plan.column_at(square).map_or(0, |column| self.position.height(column))
    }

    fn colour_at(&self, cube: Cube) -> Option<Colour> {
        let cell = self.plan.cell(cube)?;
        let stones = self.position.stones(self.plan).into_iter();
        let mut holders = stones.filter(|&(_, placement)| self.plan.data(placement).cells().contains(&cell));
        holders.next().map(|(owner, _)| Colour::ALL[owner])
    }
}
