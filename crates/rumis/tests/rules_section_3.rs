//! Section 3 of docs/rules.md, the play: one test a sentence, on boards drawn as small as they can be.

mod drawn;

use drawn::{allows, assert_view, out, plan, play, reason, totals, visible_and_left};
use rumis::{Colour, Illegal, Move, Stone};

#[test]
fn players_sit_in_a_fixed_order_and_the_first_of_it_begins() {
    let mut game = plan(3, 4, &["######"; 4]).after("");
    assert_eq!(game.to_move(), Some(Colour::Red));
    let mut order = Vec::new();
    for text in ["a1.1,b1.1", "c1.1,d1.1", "e1.1,f1.1", "a2.1,b2.1,b3.1", "c2.1,d2.1,d3.1", "e2.1,f2.1,f3.1"] {
        order.extend(game.to_move());
        play(&mut game, text);
    }
    use Colour::*;
    assert_eq!(order, [Red, Blue, Green, Red, Blue, Green]);
}

#[test]
fn each_player_has_all_eleven_stones_of_one_colour() {
    let game = plan(4, 4, &["####"; 4]).after("");
    for &colour in game.plan().rules().turn_order() {
        assert_eq!(game.hand(colour).collect::<Vec<_>>(), Stone::ALL);
    }
    assert_eq!(game.hand(Colour::Violet).count(), 0, "nobody plays violet");
}

#[test]
fn each_player_places_exactly_one_stone_a_turn() {
    let mut game = plan(2, 4, &["####"; 4]).after("");
    play(&mut game, "a1.1,b1.1");
    assert_view(&game, &["-- -- -- --", "-- -- -- --", "-- -- -- --", "R1 R1 -- --"]);
    assert_eq!(game.to_move(), Some(Colour::Blue));
    assert_eq!(game.hand(Colour::Red).count(), 10);
    assert_eq!(reason(&game, "a2.1,b2.1,c2.1,d4.1"), Illegal::NotAStone);
}

#[test]
fn a_stone_that_was_placed_is_no_longer_in_hand() {
    let game = plan(2, 4, &["####"; 4]).after("a1.1,b1.1 a2.1,b2.1");
    assert_eq!(reason(&game, "c1.1,d1.1"), Illegal::NotInHand { colour: Colour::Red, stone: Stone::I2 });
}

#[test]
fn nobody_may_pass_while_able_to_place() {
    let game = plan(2, 4, &["####"; 4]).after("a1.1,b1.1");
    let moves = game.moves();
    assert!(!moves.is_empty() && moves.iter().all(|played| matches!(played, Move::Place(_))));
    assert_eq!(game.to_move(), Some(Colour::Blue));
    assert!("-".parse::<rumis::MoveText>().is_err(), "there is no way to write a pass");
}

#[test]
fn point_1_every_cube_is_on_the_plan() {
    let game = plan(2, 4, &["##.", "###"]).after("");
    assert!(allows(&game, "a2.1,b2.1"));
    assert_eq!(reason(&game, "b2.1,c2.1"), Illegal::OffPlan { cube: "c2.1".parse().unwrap() });
    assert_eq!(reason(&game, "c1.1,d1.1"), Illegal::OffPlan { cube: "d1.1".parse().unwrap() });
}

#[test]
fn point_1_no_cube_is_higher_than_the_effective_limit_of_its_square() {
    let game = plan(2, 3, &["12#"]).after("");
    let too_high = |cube: &str, limit| Illegal::TooHigh { cube: cube.parse().unwrap(), limit };
    assert_eq!(reason(&game, "a1.1,a1.2"), too_high("a1.2", 1));
    assert!(allows(&game, "b1.1,b1.2"));
    assert_eq!(reason(&game, "b1.1,b1.2,b1.3"), too_high("b1.3", 2));
    assert!(allows(&game, "c1.1,c1.2,c1.3"), "# has no limit but Hmax");
    assert_eq!(reason(&game, "c1.1,c1.2,c1.3,c1.4"), too_high("c1.4", 3));
}

#[test]
fn point_2_no_cube_overlaps_another_stone() {
    let game = plan(2, 4, &["###", "###"]).after("a1.1,b1.1");
    let taken = Illegal::Overlap { cube: "b1.1".parse().unwrap(), by: Colour::Red };
    assert_eq!(reason(&game, "b1.1,c1.1"), taken);
    assert!(allows(&game, "c1.1,c2.1"));
}

#[test]
fn point_3_nothing_is_left_empty_below() {
    //  level 1:  R R .   a stone of three across level 2 would leave c1.1 empty
    let mut game = plan(2, 4, &["###"]).after("a1.1,b1.1");
    let hole = Illegal::Hole { cube: "c1.2".parse().unwrap(), height: 0 };
    assert_eq!(reason(&game, "a1.2,b1.2,c1.2"), hole);
    // Around the edge it may hang down to the board.
    assert!(allows(&game, "b1.2,c1.1,c1.2"));
    play(&mut game, "b1.2,c1.1,c1.2");
    assert_view(&game, &["R1 B2 B2"]);
}

#[test]
fn point_3_no_stone_is_slid_in_below_another() {
    // Blue's bridge closes nothing: there never is a hole, so every cube below the top is taken.
    let game = plan(2, 4, &["###"]).after("a1.1,b1.1 b1.2,c1.1,c1.2");
    for z in 0..2 {
        for x in 1..3 {
            assert!(game.colour_at(rumis::Cube { x, y: 0, z }).is_some());
        }
    }
}

#[test]
fn point_3_the_level_follows_from_orientation_and_position() {
    let game = plan(2, 8, &["###", "###"]).after("a1.1,b1.1 a2.1,b2.1,c2.1 a1.2,b1.2,c1.1,c1.2");
    let mut seen = std::collections::BTreeMap::new();
    for played in game.moves() {
        let Move::Place(placement) = played else { panic!("nothing is taken") };
        let cubes = game.plan().cubes(placement);
        let lowest = cubes.as_slice().iter().map(|cube| cube.z).min().unwrap();
        let flat: Vec<_> = cubes.as_slice().iter().map(|cube| (cube.x, cube.y, cube.z - lowest)).collect();
        assert_eq!(seen.insert(flat, lowest), None, "the same place at two levels");
    }
    assert!(seen.len() > 20);
}

#[test]
fn point_4_the_very_first_stone_needs_touch_nothing_and_lies_on_the_board() {
    let game = plan(2, 4, &["#####"; 5]).after("");
    assert!(allows(&game, "c3.1,c4.1"), "it may lie in the middle");
    assert!(allows(&game, "a1.1,a1.2,a1.3"), "it may stand");
    assert!(matches!(reason(&game, "c3.2,c4.2"), Illegal::Hole { .. }));
    let on_board = |played: &Move| game.text(*played).to_string().contains(".1");
    assert!(game.moves().iter().all(on_board));
}

#[test]
fn point_4_the_first_stone_of_every_other_player_shares_a_face_with_some_stone() {
    //  . . . .
    //  . B . .   at b2 it would only share an edge with red
    //  R . . .
    let game = plan(2, 4, &["####"; 3]).after("a1.1,a1.2");
    assert!(allows(&game, "b1.1,c1.1"));
    assert_eq!(reason(&game, "b2.1,c2.1"), Illegal::FirstTouchesNothing { colour: Colour::Blue });
    assert_eq!(reason(&game, "c3.1,d3.1"), Illegal::FirstTouchesNothing { colour: Colour::Blue });
}

#[test]
fn point_4_the_third_player_may_touch_anybody() {
    let game = plan(3, 4, &["#######"]).after("a1.1,b1.1 c1.1,d1.1");
    assert!(allows(&game, "e1.1,f1.1"), "it touches blue only");
    assert_eq!(reason(&game, "f1.1,g1.1"), Illegal::FirstTouchesNothing { colour: Colour::Green });
}

#[test]
fn point_4_the_first_stone_of_every_other_player_lies_on_the_board() {
    let game = plan(2, 4, &["####"; 2]).after("a1.1,b1.1");
    assert_eq!(reason(&game, "a1.2,b1.2"), Illegal::FirstNotOnBoard { colour: Colour::Blue });
    assert!(allows(&game, "b1.2,c1.1,c1.2"), "one cube on the board is enough");
}

#[test]
fn point_4_every_later_stone_shares_a_face_with_its_own_colour() {
    //  . . . . .
    //  R R B B .
    let game = plan(2, 4, &["#####"; 2]).after("a1.1,b1.1 c1.1,d1.1");
    assert!(allows(&game, "a2.1,b2.1,c2.1"));
    assert!(allows(&game, "a1.2,a1.3,a1.4"), "on top of its own is a face too");
    assert_eq!(reason(&game, "c2.1,d2.1,e2.1"), Illegal::MustTouchOwn { colour: Colour::Red });
    assert_eq!(reason(&game, "c1.2,c1.3,c1.4"), Illegal::MustTouchOwn { colour: Colour::Red });
}

#[test]
fn point_4_an_edge_of_the_own_colour_is_not_enough() {
    let game = plan(2, 4, &["###"; 2]).after("a1.1,a1.2 b1.1,c1.1");
    assert!(allows(&game, "a2.1,b2.1,c2.1"));
    assert_eq!(reason(&game, "b2.1,c2.1,c2.2"), Illegal::MustTouchOwn { colour: Colour::Red });
}

#[test]
fn point_4_a_later_stone_may_touch_other_colours_too() {
    let mut game = plan(2, 4, &["####"; 2]).after("a1.1,b1.1 c1.1,d1.1");
    play(&mut game, "b1.2,c1.2,d1.2");
    assert_view(&game, &["-- -- -- --", "R1 R2 R2 R2"]);
}

#[test]
fn point_4_a_later_stone_need_not_lie_on_the_board() {
    let game = plan(2, 4, &["####"; 2]).after("a1.1,b1.1 c1.1,d1.1");
    assert!(allows(&game, "a1.2,b1.2,c1.2"));
}

/// Red stands at c1 up to the limit, blue next to it one level lower: red can touch itself nowhere. A stone of blue at
/// a1 makes the step on which red could lie, too late.
#[test]
fn whoever_cannot_place_is_out_even_if_a_place_opens_up_later() {
    let mut game = plan(2, 4, &["###"]).after("c1.1,c1.2,c1.3,c1.4");
    play(&mut game, "b1.1,b1.2,b1.3");
    assert_view(&game, &["-- B3 R4"]);
    assert_eq!(out(&game), [Colour::Red]);
    assert_eq!(game.to_move(), Some(Colour::Blue), "blue goes on alone");
    play(&mut game, "a1.1,a1.2");
    assert_view(&game, &["B2 B3 R4"]);
    // a1.3,a1.4,b1.4 is now free, rests on stones and would touch red at c1.4.
    assert_eq!(out(&game), [Colour::Red]);
    assert_eq!(game.to_move(), Some(Colour::Blue));
}

#[test]
fn whoever_has_no_stone_left_is_out() {
    let mut game = rumis::Game::new(plan(2, 12, &["######"; 3]).tables());
    while !(game.is_over() || game.hand(Colour::Red).count() == 0) {
        // Large stones first, and low: then red gets rid of all of them on a roomy plan.
        let lowest = |played: &Move| match *played {
            Move::Place(placement) => {
                let cubes = game.plan().cubes(placement);
                let levels: u32 = cubes.as_slice().iter().map(|cube| u32::from(cube.z)).sum();
                (game.to_move(), 4 - cubes.as_slice().len(), levels, placement.index())
            }
            Move::Rebuild { .. } => panic!("nothing is taken"),
        };
        let played = game.moves().into_iter().min_by_key(lowest).unwrap();
        game.play_unchecked(played);
    }
    assert_eq!(game.hand(Colour::Red).count(), 0);
    while !game.is_over() {
        assert_ne!(game.to_move(), Some(Colour::Red), "red has nothing to place");
        game.play_unchecked(game.moves()[0]);
    }
    assert!(game.is_out(Colour::Red));
}

#[test]
fn the_game_is_over_when_everybody_is_out() {
    //  Two squares of height 2: after two stones there is no room.
    let mut game = plan(2, 2, &["##"]).after("");
    assert!(!game.is_over());
    play(&mut game, "a1.1,a1.2");
    assert_eq!((game.is_over(), out(&game)), (false, vec![]));
    play(&mut game, "b1.1,b1.2");
    assert_view(&game, &["R2 B2"]);
    assert_eq!((game.is_over(), out(&game)), (true, vec![Colour::Red, Colour::Blue]));
    assert_eq!((game.to_move(), game.moves().len()), (None, 0));
    assert_eq!(reason(&game, "a1.1,b1.1"), Illegal::GameOver);
}

#[test]
fn a_player_who_is_out_is_skipped_and_the_others_go_on() {
    //  Blue's first stone leaves green no place on the board: green is out before its first stone.
    let game = plan(3, 4, &["###"]).after("a1.1,b1.1 c1.1,c1.2");
    assert_view(&game, &["R1 R1 B2"]);
    assert_eq!(out(&game), [Colour::Green]);
    assert_eq!(game.to_move(), Some(Colour::Red));
}

#[test]
fn one_point_for_every_square_whose_topmost_cube_shows_the_colour() {
    let game = plan(2, 4, &["###"; 2]).after("a1.1,b1.1,c1.1 a2.1,b2.1,c2.1 c1.2,c2.2 a1.2,a2.2");
    assert_view(&game, &["B2 B1 R2", "B2 R1 R2"]);
    assert_eq!(visible_and_left(&game), [(3, 9), (3, 9)]);
}

#[test]
fn minus_one_point_for_every_whole_stone_left_in_hand() {
    let game = plan(2, 2, &["##"]).after("a1.1,a1.2 b1.1,b1.2");
    assert_eq!(visible_and_left(&game), [(1, 10), (1, 10)]);
    assert_eq!(totals(&game), [-9, -9]);
}

#[test]
fn the_highest_score_wins() {
    //  Three squares of height 1: red covers two, nobody has a stone for the third.
    let game = plan(2, 1, &["###"]).after("a1.1,b1.1");
    assert_view(&game, &["R1 R1 --"]);
    assert_eq!(totals(&game), [2 - 10, -11]);
    assert_eq!(game.winners(), [0]);
}

#[test]
fn equal_highest_scores_share_the_win() {
    let game = plan(2, 2, &["##"]).after("a1.1,a1.2 b1.1,b1.2");
    assert_eq!(game.winners(), [0, 1]);
}

#[test]
fn nobody_has_won_before_the_end() {
    let game = plan(2, 2, &["###"]).after("a1.1,b1.1");
    assert!(!game.is_over() && game.winners().is_empty());
}

/// A game on the outline of Chullpa, built higher than printed so that random play places all these stones.
const CHULLPA_FOR_FOUR: &str = "\
    a2.1,b2.1,b3.1,b4.1 c2.1,c3.1,d2.1,e2.1 a3.1,a4.1,a4.2,a4.3 d1.1,e1.1,e1.2 b2.2,b3.2,c2.2,c3.2 \
    e3.1,e3.2,e3.3 b4.2,c4.1,c4.2,c4.3 b1.1,c1.1,c1.2,c1.3 a2.2,a2.3,a3.2,b2.3 d2.2,e2.2 d3.1,d4.1,e4.1,e4.2 \
    d1.2,d1.3,e1.3,e2.3 c2.3,c2.4,c2.5,c2.6 e1.4,e2.4,e2.5,e3.4 c3.3,c3.4 d2.3,d3.2,d3.3,d3.4 d2.4,d2.5 \
    e3.5,e3.6,e3.7,e3.8 a3.3,b3.3,b3.4,b4.3 b1.2,b1.3 a2.4,a2.5,a2.6 c3.5,c3.6,d3.5 b1.4,b2.4,b2.5 \
    c1.4,c1.5,d1.4,d1.5 c2.7,d2.6,d2.7,e2.6 b4.4,b4.5,c4.4,c4.5 a3.4,a3.5,b3.5,b3.6 d4.2,d4.3,d4.4 \
    a2.7,a3.6,a3.7,a3.8 c3.7,c3.8,d3.6,d3.7 b2.6,b2.7,b2.8 c1.6,c1.7,c1.8,c1.9 d2.8,d3.8,d3.9 \
    b3.7,b4.6,b4.7,c4.6 a1.1,a1.2,a1.3,a1.4 c2.8,c2.9,c3.9,d2.9 a3.9,b3.8,b3.9,b4.8 d2.10,d3.10,e3.9,e3.10 \
    b2.9,b2.10,c2.10,c3.10 d1.6,d1.7,e1.5,e1.6 b2.11,b3.10,b3.11,c3.11 c2.11,d2.11,d2.12,d3.11 \
    a1.5,a1.6,b1.5,b1.6";

#[test]
fn printed_example_7_5_4_4_visible_with_one_stone_left_scores_7_5_4_3() {
    let game = plan(4, 12, &["#####"; 4]).after(CHULLPA_FOR_FOUR);
    assert!(game.is_over());
    assert_eq!(visible_and_left(&game), [(7, 0), (5, 0), (4, 0), (4, 1)]);
    assert_eq!(totals(&game), [7, 5, 4, 3]);
    assert_eq!(game.winners(), [0]);
}

const DRAWN_GAME: &str = "\
    b3.1,b3.2,b4.1,c3.1 a2.1,a3.1,a4.1,b2.1 c3.2,d3.1,d3.2 b1.1,c1.1,c1.2,d1.1 c3.3,c4.1,c4.2,c4.3 \
    a2.2,a2.3,a3.2,a3.3 b4.2,b4.3,b4.4,b4.5 b3.3,b3.4 d3.3,d3.4 c1.3,c1.4,c1.5 b5.1,b5.2,b5.3 \
    b3.5,c3.4,c3.5,c4.4 d2.1,d2.2,e2.1,e3.1 a2.4,a3.4,a3.5 b1.2,b2.2,c2.1,c2.2 a3.6,a3.7,a3.8,a3.9 \
    b4.6,c4.5,c4.6,c4.7 b3.6,b3.7,b4.7,b4.8 c5.1,d4.1,d5.1,e4.1 b1.3,b2.3,c2.3,c2.4 e3.2,e3.3,e4.2,e4.3";

#[test]
fn printed_example_10_and_11_visible_with_0_and_1_left_is_a_draw() {
    let game = plan(2, 12, &[".###.", "#####", "#####", "#####", ".###."]).after(DRAWN_GAME);
    assert!(game.is_over());
    assert_eq!(visible_and_left(&game), [(10, 0), (11, 1)]);
    assert_eq!(totals(&game), [10, 10]);
    assert_eq!(game.winners(), [0, 1]);
}
