//! Section 5 of docs/rules.md, writing it down: one test a sentence.

mod drawn;

use drawn::{assert_view, plan};
use rumis::{Colour, Cube, Cubes, Game, MoveText, Stone, Variant, perft};

#[test]
fn a_cube_is_square_dot_level_from_1() {
    assert_eq!("b3.2".parse(), Ok(Cube { x: 1, y: 2, z: 1 }));
    assert_eq!(Cube { x: 15, y: 15, z: 15 }.to_string(), "p16.16");
}

#[test]
fn a_placement_is_its_cubes_sorted_by_x_then_y_then_level() {
    let read: MoveText = "b2.2,b2.1,a2.1,a1.1".parse().unwrap();
    assert_eq!(read.to_string(), "a1.1,a2.1,b2.1,b2.2");
    let numbers: MoveText = "a10.1,a9.1".parse().unwrap();
    assert_eq!(numbers.to_string(), "a9.1,a10.1", "by number, not by letter");
}

#[test]
fn the_stone_follows_from_the_shape() {
    for (text, stone) in [
        ("a1.1,a1.2", Some(Stone::I2)),
        ("c3.1,c3.2,c4.1", Some(Stone::V3)),
        ("a1.1,b1.1,a2.1,a2.2", Some(Stone::A4)),
        ("a1.1,b1.1,a2.1,b1.2", Some(Stone::B4)),
        ("a1.1,b2.1", None),
    ] {
        assert_eq!(text.parse::<Cubes>().unwrap().stone(), stone, "{text}");
    }
}

#[test]
fn a_rebuild_turn_is_taken_and_placed_or_put_aside() {
    let drawn = plan(2, 2, &["####", "####"]).line(&["a1:d1"]).variant(Variant::Rebuild);
    let game = drawn.after("a1.1,b1.1 c1.1,d1.1 a1.2,b1.2,c1.2 a1.2,b1.2,c1.2>a2.1,b2.1,c2.1 c1.1,d1.1>-");
    let written: Vec<String> = game.history().map(|(_, played)| game.text(played).to_string()).collect();
    assert_eq!(written[3..], ["a1.2,b1.2,c1.2>a2.1,b2.1,c2.1", "c1.1,d1.1>-"]);
}

/// Red stands at c1 and cannot go on: both stones after that are blue.
fn red_is_out() -> Game {
    plan(2, 4, &["###"]).after("c1.1,c1.2,c1.3,c1.4 b1.1,b1.2,b1.3")
}

#[test]
fn nothing_is_written_for_a_player_who_is_out() {
    let mut game = red_is_out();
    drawn::play(&mut game, "a1.1,a1.2");
    let colours: Vec<Colour> = game.history().map(|(colour, _)| colour).collect();
    assert_eq!(colours, [Colour::Red, Colour::Blue, Colour::Blue]);
}

/// Two squares of height 2. The first stone is I2 (lying, or standing on either square), V3 (two ways) or O4; only a
/// standing I2 leaves blue a place, the other square.
#[test]
fn perft_is_the_number_of_sequences_and_a_game_that_ends_earlier_adds_nothing() {
    let game = plan(2, 2, &["##"]).after("");
    assert_eq!([0, 1, 2, 3].map(|depth| perft(&game, depth)), [1, 3 + 2 + 1, 2, 0]);
}

#[test]
fn perft_skips_a_player_who_is_out_without_using_up_depth() {
    let game = red_is_out();
    assert_view(&game, &["-- B3 R4"]);
    assert_eq!((game.to_move(), game.is_out(Colour::Red)), (Some(Colour::Blue), true));
    let after = |played| {
        let mut next = game.clone();
        next.play_unchecked(played);
        next.moves().len() as u64
    };
    let twice_blue: u64 = game.moves().into_iter().map(after).sum();
    assert!(twice_blue > 0);
    assert_eq!(perft(&game, 2), twice_blue);
}

#[test]
fn perft_counts_symmetric_positions_apart() {
    // One square with room for two cubes has one move, two such squares apart have two.
    assert_eq!(perft(&plan(2, 2, &["#"]).after(""), 1), 1);
    assert_eq!(perft(&plan(2, 2, &["#.#"]).after(""), 1), 2);
}
