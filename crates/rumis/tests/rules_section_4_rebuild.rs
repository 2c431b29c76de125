//! The rebuild of section 4 of docs/rules.md: one test a sentence, on one small board.
//!
//! Row 1 is inside the line, row 2 is the other part, Hmax is 2. The first phase leaves
//!
//! ```text
//!   --  --  --  --
//!   R2  R2  R2  B1      red: I2 at a1 b1 and I3 on top of it and of c1; blue: I2 at c1 d1
//! ```

mod drawn;

use drawn::{Drawn, allows, assert_view, out, plan, play, reason, totals, visible_and_left};
use rand_pcg::Pcg32;
use rand_pcg::rand_core::Rng;
use rumis::{Colour, Game, Illegal, Move, MoveText, Placement, Rules, Stone, Variant, official};

const FIRST_PHASE: &str = "a1.1,b1.1 c1.1,d1.1 a1.2,b1.2,c1.2";

fn board() -> Drawn {
    plan(2, 2, &["####", "####"]).line(&["a1:d1"]).variant(Variant::Rebuild)
}

fn after(second_phase: &str) -> Game {
    let mut game = board().after(FIRST_PHASE);
    play(&mut game, second_phase);
    game
}

#[test]
fn it_is_for_two_players_on_colca_puncu_or_apachita() {
    for (id, _) in rumis::OFFICIAL {
        let scenario = official(id).unwrap();
        for players in 2..=6 {
            let accepted = Rules::new(&scenario, players, Variant::Rebuild.into()).is_ok();
            assert_eq!(accepted, players == 2 && ["colca", "puncu", "apachita"].contains(&id), "{id} for {players}");
        }
    }
}

#[test]
fn first_comes_a_usual_game_inside_the_line() {
    let game = board().after("a1.1,b1.1");
    assert!(!game.in_second_phase());
    let outside = |cube: &str| Illegal::OutsideLine { cube: cube.parse().unwrap() };
    assert_eq!(reason(&game, "a2.1,b2.1"), outside("a2.1"));
    assert_eq!(reason(&game, "c1.1,c2.1"), outside("c2.1"), "not even partly");
    assert_eq!(reason(&game, "a1.1,b1.1>-"), Illegal::NothingIsTaken);
}

#[test]
fn the_first_phase_is_scored_as_usual() {
    let before = board().after("a1.1,b1.1 c1.1,d1.1");
    assert_eq!(visible_and_left(&before), [(2, 10), (2, 10)]);
    let game = after("");
    assert!(game.in_second_phase());
    assert_view(&game, &["-- -- -- --", "R2 R2 R2 B1"]);
    // Visible 3 and 1, left 9 and 10.
    assert_eq!(totals(&game), [3 - 9, 1 - 10]);
}

#[test]
fn all_unplaced_stones_are_out_of_the_game() {
    let game = after("");
    assert_eq!(game.hand(Colour::Red).count() + game.hand(Colour::Blue).count(), 0);
    assert_eq!(reason(&game, "d1.2,d2.1,d2.2"), Illegal::TakeFirst);
}

#[test]
fn the_player_who_placed_the_last_stone_begins_the_second_phase() {
    assert_eq!(after("").to_move(), Some(Colour::Red));
    // Here blue places last, because red has no room.
    let game = plan(2, 2, &["##", "##"]).line(&["a1:b1"]).variant(Variant::Rebuild).after("a1.1,a1.2 b1.1,b1.2");
    assert!(game.in_second_phase());
    assert_eq!(game.to_move(), Some(Colour::Blue));
}

#[test]
fn only_a_stone_of_the_own_colour_is_taken() {
    let game = after("");
    let not_own = |text: &str| Illegal::NotAnOwnStone { colour: Colour::Red, cubes: text.parse().unwrap() };
    assert_eq!(reason(&game, "c1.1,d1.1>c2.1,d2.1"), not_own("c1.1,d1.1"));
    assert_eq!(reason(&game, "b1.2,c1.2>b2.1,c2.1"), not_own("b1.2,c1.2"), "a part of a stone is no stone");
}

#[test]
fn a_stone_with_something_on_top_cannot_be_taken() {
    let covered = Illegal::Covered { cube: "a1.1".parse().unwrap(), by: Colour::Red };
    assert_eq!(reason(&after(""), "a1.1,b1.1>a2.1,b2.1"), covered, "not even below the own colour");
    let game = after("a1.2,b1.2,c1.2>a2.1,b2.1,c2.1");
    assert!(allows(&game, "c1.1,d1.1>-"), "what lay on it is gone");
}

#[test]
fn only_a_stone_inside_the_line_is_taken() {
    let game = after("a1.2,b1.2,c1.2>a2.1,b2.1,c2.1 c1.1,d1.1>-");
    let outside = Illegal::TakenOutsideLine { cube: "a2.1".parse().unwrap() };
    assert_eq!(reason(&game, "a2.1,b2.1,c2.1>b2.1,c2.1,d2.1"), outside);
}

#[test]
fn the_stone_taken_is_the_one_that_is_placed() {
    assert_eq!(reason(&after(""), "a1.2,b1.2,c1.2>a2.1,b2.1"), Illegal::OtherStone { taken: Stone::I3 });
}

#[test]
fn it_is_placed_on_the_other_part_with_no_cube_inside_the_line() {
    let inside = |cube: &str| Illegal::InsideLine { cube: cube.parse().unwrap() };
    assert_eq!(reason(&after(""), "a1.2,b1.2,c1.2>b1.2,c1.2,d1.2"), inside("b1.2"));
    let game = after("a1.2,b1.2,c1.2>a2.1,b2.1,c2.1 c1.1,d1.1>-");
    assert_eq!(reason(&game, "a1.1,b1.1>d1.1,d2.1"), inside("d1.1"), "not even partly");
}

#[test]
fn hmax_is_as_before_and_points_1_to_3_hold() {
    let game = after("");
    let take = "a1.2,b1.2,c1.2>";
    let too_high = Illegal::TooHigh { cube: "a2.3".parse().unwrap(), limit: 2 };
    assert_eq!(reason(&game, &format!("{take}a2.1,a2.2,a2.3")), too_high);
    let off = Illegal::OffPlan { cube: "e2.1".parse().unwrap() };
    assert_eq!(reason(&game, &format!("{take}c2.1,d2.1,e2.1")), off);
    let hole = Illegal::Hole { cube: "a2.2".parse().unwrap(), height: 0 };
    assert_eq!(reason(&game, &format!("{take}a2.2,b2.2,c2.2")), hole);
    let game = after("a1.2,b1.2,c1.2>a2.1,b2.1,c2.1 c1.1,d1.1>-");
    let taken = Illegal::Overlap { cube: "c2.1".parse().unwrap(), by: Colour::Red };
    assert_eq!(reason(&game, "a1.1,b1.1>c2.1,d2.1"), taken);
}

#[test]
fn the_first_stone_there_shares_a_face_with_an_own_stone_inside_the_line() {
    let game = after("");
    assert!(allows(&game, "a1.2,b1.2,c1.2>b2.1,c2.1,d2.1"), "b2.1 touches the red b1.1");
    // With five columns a place away from red exists: it touches blue only.
    let wide = plan(2, 2, &["#####", "####."]).line(&["a1:d1"]).variant(Variant::Rebuild).after(FIRST_PHASE);
    let no_face = Illegal::MustTouchOwn { colour: Colour::Red };
    assert_eq!(reason(&wide, "a1.2,b1.2,c1.2>c2.1,d2.1,e2.1"), no_face, "c1.1 and d1.1 are blue, c1.2 is in the air");
}

/// Red may lie outside where blue cannot begin: on top of red a stone would touch a blue one, but not the board.
#[test]
fn the_first_stone_there_lies_on_the_board() {
    let not_on_board = |game: &Game| {
        let colour = game.to_move()?;
        let refused = |text: &MoveText| game.find(text) == Err(Illegal::FirstNotOnBoard { colour });
        every_attempt(game).into_iter().find(refused)
    };
    let (_, text) = some_position(not_on_board);
    let MoveText::Rebuild { put: Some(put), .. } = text else { panic!("{text} places nothing") };
    assert!(put.as_slice().iter().all(|cube| cube.z > 0));
}

#[test]
fn every_later_stone_shares_a_face_with_any_own_stone_and_need_not_lie_on_the_board() {
    let game = after("a1.2,b1.2,c1.2>a2.1,b2.1,c2.1 c1.1,d1.1>-");
    assert!(allows(&game, "a1.1,b1.1>a2.2,b2.2"), "on top of the stone outside; none is left inside");
    assert!(allows(&game, "a1.1,b1.1>d2.1,d2.2"));
    assert_eq!(game.moves().len(), 3);
}

#[test]
fn a_stone_that_can_be_placed_nowhere_is_put_aside_and_the_player_is_out() {
    let game = after("a1.2,b1.2,c1.2>a2.1,b2.1,c2.1 c1.1,d1.1>-");
    assert_view(&game, &["R1 R1 R1 --", "R1 R1 -- --"]);
    assert_eq!(out(&game), [Colour::Blue]);
    assert_eq!(game.score(Colour::Blue).left, 1);
    assert_eq!(game.to_move(), Some(Colour::Red));
}

#[test]
fn a_stone_that_can_be_placed_must_be_placed() {
    assert!(matches!(reason(&after(""), "a1.2,b1.2,c1.2>-"), Illegal::MustBePlaced { .. }));
}

/// A stone that will have to be put aside may be taken although another could be placed.
#[test]
fn which_stone_to_take_is_the_players_choice() {
    let choice = |game: &Game| {
        let is_aside = |played: &Move| matches!(played, Move::Rebuild { put: None, .. });
        let (aside, placed): (Vec<Move>, Vec<Move>) = game.moves().into_iter().partition(is_aside);
        aside.first().filter(|_| !placed.is_empty()).map(|&played| game.text(played))
    };
    let (mut game, text) = some_position(choice);
    let colour = game.to_move().unwrap();
    play(&mut game, &text.to_string());
    assert!(game.is_out(colour));
}

#[test]
fn a_player_who_can_take_no_stone_is_out_and_the_game_is_over_when_both_are() {
    let game = after("a1.2,b1.2,c1.2>a2.1,b2.1,c2.1 c1.1,d1.1>- a1.1,b1.1>a2.2,b2.2");
    assert_view(&game, &["R2 R2 R1 --", "-- -- -- --"]);
    assert_eq!(out(&game), [Colour::Red, Colour::Blue]);
    assert!(game.is_over());
}

#[test]
fn the_final_score_adds_what_the_other_part_shows_and_subtracts_what_was_put_aside() {
    let game = after("a1.2,b1.2,c1.2>a2.1,b2.1,c2.1 c1.1,d1.1>- a1.1,b1.1>a2.2,b2.2");
    assert_eq!(visible_and_left(&game), [(3, 0), (0, 1)]);
    assert_eq!(totals(&game), [(3 - 9) + 3, (1 - 10) - 1]);
    assert_eq!(game.winners(), [0]);
}

/// Every own stone inside the line, put everywhere it would have room on an empty plan.
fn every_attempt(game: &Game) -> Vec<MoveText> {
    let plan = game.plan();
    let own = game.stones().into_iter().filter(|&(colour, _)| Some(colour) == game.to_move());
    let attempt = |take: Placement| {
        let same = plan.placements().filter(move |&put| plan.stone(put) == plan.stone(take));
        same.map(move |put| MoveText::Rebuild { take: plan.cubes(take), put: Some(plan.cubes(put)) })
    };
    own.flat_map(|(_, take)| attempt(take)).collect()
}

/// The first position of the second phases of random games that has what is looked for.
fn some_position<T>(look: impl Fn(&Game) -> Option<T>) -> (Game, T) {
    let plan = plan(2, 3, &["###", "###", "###", "###"]).line(&["a1:c2"]).variant(Variant::Rebuild).tables();
    let mut random = Pcg32::new(1, 1);
    for _ in 0..500 {
        let mut game = Game::new(plan.clone());
        while !game.is_over() {
            if let Some(found) = Some(&game).filter(|game| game.in_second_phase()).and_then(&look) {
                return (game, found);
            }
            let moves = game.moves();
            game.play_unchecked(moves[random.next_u32() as usize % moves.len()]);
        }
    }
    panic!("no random game has such a position");
}

/// A game on two parts of twenty squares each, built higher than printed so that random play gets so far.
const REBUILT: &str = "\
    a4.1,a4.2,b4.1,b4.2 b3.1,c2.1,c3.1,c4.1 b3.2,b3.3,c3.2,c4.2 d2.1,e1.1,e2.1 a2.1,a3.1 d3.1,e3.1,e3.2,e3.3 \
    b2.1,b2.2,b2.3,c2.2 c3.3,c3.4,d3.2,d3.3 b3.4,b3.5,b4.3,b4.4 e4.1,e4.2 a1.1,a1.2,b1.1 d3.4,d3.5,d3.6,d3.7 \
    c1.1,c1.2,c1.3,c1.4 d1.1,d1.2,d1.3 a1.3,a1.4,a1.5 e1.2,e1.3,e2.2,e2.3 d4.1,d4.2,d4.3,e4.3 \
    d4.4,d4.5,e3.4,e4.4 d1.4,e1.4,e2.4,e2.5 d4.6,e3.5,e4.5,e4.6 d4.6,e3.5,e4.5,e4.6>b5.1,b5.2,c5.1,c6.1 \
    a2.1,a3.1>d5.1,d6.1 d3.4,d3.5,d3.6,d3.7>e5.1,e5.2,e5.3,e5.4 d1.4,e1.4,e2.4,e2.5>d7.1,e7.1,e8.1,e8.2 \
    c3.3,c3.4,d3.2,d3.3>c6.2,c7.1,c7.2,c8.1 b3.4,b3.5,b4.3,b4.4>d7.2,d7.3,d8.1,d8.2 \
    e1.2,e1.3,e2.2,e2.3>a5.1,a5.2,a6.1,a6.2 a4.1,a4.2,b4.1,b4.2>c6.3,c6.4,c7.3,c7.4 \
    d2.1,e1.1,e2.1>a7.1,b6.1,b7.1 c1.1,c1.2,c1.3,c1.4>d7.4,d7.5,d7.6,d7.7 d1.1,d1.2,d1.3>e5.5,e5.6,e5.7 \
    b2.1,b2.2,b2.3,c2.2>c8.2,c8.3,c8.4,d8.3 d4.4,d4.5,e3.4,e4.4>d5.2,d6.2,e6.1,e6.2 \
    b3.2,b3.3,c3.2,c4.2>d6.3,e6.3,e7.2,e7.3 d3.1,e3.1,e3.2,e3.3>a5.3,a6.3,a6.4,a6.5 \
    d4.1,d4.2,d4.3,e4.3>c6.5,c7.5,c8.5,c8.6 e4.1,e4.2>a8.1,a8.2 a1.3,a1.4,a1.5>b8.1,b8.2,b8.3 \
    b3.1,c2.1,c3.1,c4.1>a5.4,b5.3,b5.4,b5.5 a1.1,a1.2,b1.1>d6.4,e6.4,e7.4";

#[test]
fn printed_example_14_less_1_and_10_beats_6_less_1_and_10() {
    let mut game = plan(2, 8, &["#####"; 8]).line(&["a1:e4"]).variant(Variant::Rebuild).after("");
    let mut intermediate = None;
    for text in REBUILT.split_whitespace() {
        play(&mut game, text);
        if game.in_second_phase() {
            intermediate.get_or_insert_with(|| totals(&game));
        }
    }
    assert_eq!(intermediate, Some(vec![14 - 1, 6 - 1]));
    assert!(game.is_over());
    assert_eq!(visible_and_left(&game), [(10, 0), (10, 0)]);
    assert_eq!(totals(&game), [23, 15]);
    assert_eq!(game.winners(), [0]);
}
