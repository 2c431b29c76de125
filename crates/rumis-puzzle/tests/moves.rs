//! The list of possible moves against trying every one.

use std::collections::BTreeSet;

use rumis::Colour;
use rumis_puzzle::{BoxSize, Grade, Hand, Patient, Placed, Puzzle, find_one, places};

/// Every colour at every place, one by one.
fn accepted(puzzle: &Puzzle) -> BTreeSet<Placed> {
    let everywhere = places(puzzle.size())
        .into_iter()
        .flat_map(|place| Colour::ALL.map(|colour| Placed { colour, cubes: place.cubes.clone() }));
    everywhere.filter(|placed| puzzle.clone().with_move(placed.clone()).is_ok()).collect()
}

#[test]
fn all_possible_moves_are_listed_and_no_others() {
    for grade in Grade::ALL {
        for (edge, colours) in [(3, 1), (3, 2), (4, 2)] {
            let mut puzzle = Puzzle::new(BoxSize::cube(edge).unwrap(), Hand::of_colours(colours)).with_grade(grade);
            let solution = find_one(&puzzle, 7, &Patient).found().unwrap();
            for next in solution.stones {
                let moves = puzzle.moves();
                assert_eq!(moves.len(), moves.iter().collect::<BTreeSet<_>>().len(), "each is listed once");
                assert_eq!(moves.iter().cloned().collect::<BTreeSet<_>>(), accepted(&puzzle), "{puzzle}");
                puzzle = puzzle.with_move(next).unwrap();
            }
            assert_eq!(puzzle.moves(), []);
        }
    }
}

#[test]
fn stones_come_to_rest_on_the_board_and_on_stones_but_not_below_them() {
    let size = BoxSize::cube(3).unwrap();
    let bridge = Placed { colour: Colour::Red, cubes: "a1.2,b1.2,c1.2".parse().unwrap() };
    let puzzle = Puzzle::new(size, Hand::of_colours(1)).with_move(bridge).unwrap();
    let rests = |cubes: &str| puzzle.comes_to_rest(&cubes.parse().unwrap());
    assert!(rests("a2.1,b2.1") && rests("a1.3,b1.3"));
    // Partly on the bridge, with a hole below the other end.
    assert!(rests("a1.3,a2.3"));
    // Under it, and in the air.
    assert!(!rests("a1.1,b1.1") && !rests("a2.2,b2.2"));
}
