//! Why a player who does not think ahead liked a move, in numbers that anybody can count on the board.

use rumis::{Game, Move, Playout};

/// What spoke for a move at first sight. Level 1 looks at a few moves and likes those that show many squares, take some
/// from other colours and bring large stones down; so this is all it could say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// There was no other move.
    OnlyMove,
    /// The stone that was taken fits nowhere: it goes aside.
    PutAside,
    /// What the stone does to the view from above.
    Looks {
        /// Squares that show the colour now and did not before.
        fresh: u8,
        /// Those among them that showed another colour before.
        covered: u8,
        /// The cubes of the stone.
        cubes: u8,
    },
}

impl Reason {
    /// Why somebody without foresight made this legal move.
    pub fn of(game: &Game, played: Move) -> Reason {
        let playout = Playout::new(game);
        match played {
            _ if playout.move_count() == 1 => Reason::OnlyMove,
            Move::Rebuild { put: None, .. } => Reason::PutAside,
            Move::Place(placement) | Move::Rebuild { put: Some(placement), .. } => {
                let gain = playout.gain(placement);
                let cubes = game.plan().stone(placement).size() as u8;
                Reason::Looks { fresh: gain.fresh, covered: gain.covered, cubes }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rumis::{Record, Scenario};

    const TINY: &str = "id = \"tiny\"\nname = \"Tiny\"\nplan = [\"##\", \"##\"]\n[[players]]\ncount = 2\nheight = 2\n";

    fn after(moves: &[&str]) -> Game {
        let scenario = Scenario::from_toml(TINY).unwrap();
        let mut game = Record::new(&scenario, 2, Default::default()).replay().unwrap();
        moves.iter().for_each(|text| game.play(&text.parse().unwrap()).map(drop).unwrap());
        game
    }

    fn reason(before: &[&str], text: &str) -> Reason {
        let game = after(before);
        Reason::of(&game, game.find(&text.parse().unwrap()).unwrap())
    }

    #[test]
    fn squares_are_counted_once_however_high_the_stone_stands() {
        assert_eq!(reason(&[], "a1.1,b1.1"), Reason::Looks { fresh: 2, covered: 0, cubes: 2 });
        assert_eq!(reason(&[], "a1.1,a1.2"), Reason::Looks { fresh: 1, covered: 0, cubes: 2 });
        assert_eq!(reason(&[], "a1.1,a1.2,b1.1,b1.2"), Reason::Looks { fresh: 2, covered: 0, cubes: 4 });
    }

    #[test]
    fn squares_of_other_colours_are_told_apart() {
        let beside = ["a1.1,a2.1", "b1.1,b2.1"];
        assert_eq!(reason(&beside, "a1.2,b1.2,b2.2"), Reason::Looks { fresh: 2, covered: 2, cubes: 3 });
        let upon_itself = ["a1.1,a2.1,b1.1", "b2.1,b2.2"];
        assert_eq!(reason(&upon_itself, "a1.2,a2.2"), Reason::Looks { fresh: 0, covered: 0, cubes: 2 });
    }

    #[test]
    fn a_single_move_needs_no_reason() {
        let full = ["a1.1,a1.2,b1.1,b1.2", "a2.1,a2.2"];
        assert_eq!(reason(&full, "b2.1,b2.2"), Reason::OnlyMove);
    }
}
