//! Checks that the reason the crate gives for refusing a move is true.

use rumis::{Cube, Illegal, MoveText, Variant};

use super::board::{Cell, Cubes, cubes_from_text, cubes_text, on_board, stone_of};
use super::{Twin, TwinMove};

fn cell(cube: Cube) -> Cell {
    (cube.x.into(), cube.y.into(), cube.z.into())
}

impl Twin {
    /// True if the move really breaks the rule that is named, at the cube that is named.
    pub fn confirms(&self, text: &MoveText, reason: &Illegal) -> bool {
        let Some(colour) = self.turn else { return *reason == Illegal::GameOver };
        match (TwinMove::from_text(&text.to_string()), &self.intermediate) {
            (TwinMove::Place(cubes), None) => self.confirms_placement(colour, &cubes, reason),
            (TwinMove::Place(_), Some(_)) => *reason == Illegal::TakeFirst,
            (TwinMove::Rebuild(..), None) => *reason == Illegal::NothingIsTaken,
            (TwinMove::Rebuild(take, put), Some(_)) => self.confirms_rebuild(colour, &take, put.as_ref(), reason),
        }
    }

    fn confirms_placement(&self, colour: usize, cubes: &Cubes, reason: &Illegal) -> bool {
        let first = self.is_first_stone(colour);
        let later = !first;
        let named = |named: &rumis::Colour| named.index() == colour;
        let others = |_| true;
        match reason {
            Illegal::NotAStone => stone_of(cubes).is_none(),
            Illegal::NotInHand { colour: who, stone } => {
                named(who) && stone_of(cubes) == Some(*stone) && !self.hands[colour].contains(stone)
            }
            Illegal::OutsideLine { cube } => {
                let (x, y, _) = cell(*cube);
                cubes.contains(&cell(*cube)) && self.board.outside.contains_key(&(x, y))
            }
            Illegal::FirstNotOnBoard { colour: who } => {
                let exempt = self.rules.has(Variant::Ruinas)
                    && !self.legal().iter().any(|legal| matches!(legal, TwinMove::Place(cubes) if on_board(cubes)));
                named(who) && first && !on_board(cubes) && !exempt
            }
            Illegal::FirstTouchesNothing { colour: who } => {
                let must_touch = first && !self.is_very_first() && self.rules.players <= 4;
                named(who) && must_touch && !self.board.shares_face(cubes, others)
            }
            Illegal::FirstSharesNoEdge { colour: who } => {
                let must_share = first && !self.is_very_first() && self.rules.players >= 5;
                named(who) && must_share && !self.board.shares_edge(cubes)
            }
            Illegal::FirstSharesFace { colour: who, cube } => {
                let must_not = first && !self.is_very_first() && self.rules.players >= 5;
                let touches = cubes.contains(&cell(*cube)) && self.board.cube_shares_face(cell(*cube), others);
                named(who) && must_not && touches
            }
            Illegal::MustTouchOwn { colour: who } => {
                let must = later && !self.rules.has(Variant::Inverse);
                named(who) && must && !self.board.shares_face(cubes, |other| other == colour)
            }
            Illegal::MustNotTouchOwn { colour: who, cube } => {
                let must_not = later && self.rules.has(Variant::Inverse);
                let touches = self.board.cube_shares_face(cell(*cube), |other| other == colour);
                named(who) && must_not && cubes.contains(&cell(*cube)) && touches
            }
            _ => confirms_fit(&self.board, cubes, reason),
        }
    }

    fn confirms_rebuild(&self, colour: usize, take: &Cubes, put: Option<&Cubes>, reason: &Illegal) -> bool {
        let own = |cubes: &Cubes| self.board.laid.iter().any(|laid| laid.colour == colour && laid.cubes == *cubes);
        match (reason, put) {
            (Illegal::NotAnOwnStone { colour: who, cubes }, _) => {
                who.index() == colour && cubes.to_string() == cubes_text(take) && !own(take)
            }
            (Illegal::TakenOutsideLine { cube }, _) => {
                let (x, y, _) = cell(*cube);
                own(take) && take.contains(&cell(*cube)) && self.board.outside.contains_key(&(x, y))
            }
            (Illegal::Covered { cube, by }, _) => {
                let (x, y, z) = cell(*cube);
                let above = (x, y, z + 1);
                let covered = !take.contains(&above) && self.board.owner.get(&above) == Some(&by.index());
                own(take) && take.contains(&cell(*cube)) && covered
            }
            (Illegal::MustBePlaced { example }, None) => {
                self.puts(colour, take).contains(&cubes_from_text(&example.to_string()))
            }
            (_, Some(put)) => self.confirms_put(colour, take, put, reason),
            _ => false,
        }
    }

    fn confirms_put(&self, colour: usize, take: &Cubes, put: &Cubes, reason: &Illegal) -> bool {
        let mut board = self.board.clone();
        board.lift(take);
        match reason {
            Illegal::NotAStone => stone_of(put).is_none(),
            Illegal::OtherStone { taken } => stone_of(take) == Some(*taken) && stone_of(put) != Some(*taken),
            Illegal::InsideLine { cube } => {
                let (x, y, _) = cell(*cube);
                put.contains(&cell(*cube)) && board.inside.contains_key(&(x, y))
            }
            Illegal::FirstNotOnBoard { colour: who } => {
                who.index() == colour && self.is_first_outside(colour) && !on_board(put)
            }
            Illegal::MustTouchOwn { colour: who } => {
                who.index() == colour && !board.shares_face(put, |other| other == colour)
            }
            _ => confirms_fit(&board, put, reason),
        }
    }
}

/// Points 1 to 3 of the rules of placing.
fn confirms_fit(board: &super::Board, cubes: &Cubes, reason: &Illegal) -> bool {
    let limit_at = |cube: Cube| board.limit((cube.x.into(), cube.y.into()));
    match *reason {
        Illegal::OffPlan { cube } => cubes.contains(&cell(cube)) && limit_at(cube).is_none(),
        Illegal::TooHigh { cube, limit } => {
            cubes.contains(&cell(cube)) && limit_at(cube) == Some(limit.into()) && cube.z >= limit
        }
        Illegal::Overlap { cube, by } => {
            cubes.contains(&cell(cube)) && board.owner.get(&cell(cube)) == Some(&by.index())
        }
        Illegal::Hole { cube, height } => {
            let (x, y, z) = cell(cube);
            let lowest = !cubes.iter().any(|&(a, b, c)| (a, b) == (x, y) && c < z);
            cubes.contains(&cell(cube)) && lowest && board.height((x, y)) == i32::from(height) && z > height.into()
        }
        _ => false,
    }
}
