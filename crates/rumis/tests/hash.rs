//! The position hash: equal for equal positions however they were reached, different for different ones.

mod drawn;
mod journey;
mod twin;

use std::collections::BTreeSet;

use drawn::plan;
use journey::Meeting;
use rumis::{Game, Variants};
use twin::{Limits, Twin, TwinMove, TwinRules};

/// Visits every sequence of so many moves.
fn visit(game: &Game, twin: &Twin, depth: u32, meeting: &mut Meeting, seen: &mut Vec<u64>) {
    meeting.note(twin.identity(), game.hash());
    seen.push(game.hash());
    if depth == 0 {
        return;
    }
    for played in game.moves() {
        let (mut game, mut twin) = (game.clone(), twin.clone());
        twin.play(&TwinMove::from_text(&game.text(played).to_string()));
        game.play_unchecked(played);
        visit(&game, &twin, depth - 1, meeting, seen);
    }
}

#[test]
fn transpositions_have_one_hash_and_different_positions_different_ones() {
    let inside: Limits = (0..3).flat_map(|x| (0..2).map(move |y| ((x, y), 2))).collect();
    let rules = TwinRules { players: 2, variants: Variants::STANDARD, inside, outside: Limits::new() };
    let mut seen = Vec::new();
    let game = plan(2, 2, &["###", "###"]).after("");
    visit(&game, &Twin::new(rules, &[]), 3, &mut Meeting::default(), &mut seen);
    let different: BTreeSet<u64> = seen.iter().copied().collect();
    assert!(different.len() > 1000 && different.len() < seen.len(), "{} of {}", different.len(), seen.len());
}

#[test]
fn the_order_of_stones_does_not_matter() {
    let plan = plan(2, 4, &["######"; 3]);
    let one = plan.after("a1.1,b1.1 a2.1,b2.1 c1.1,d1.1,e1.1 c2.1,d2.1,e2.1");
    let other = plan.after("c1.1,d1.1,e1.1 c2.1,d2.1,e2.1 a1.1,b1.1 a2.1,b2.1");
    assert_eq!(one.hash(), other.hash());
}

#[test]
fn hands_turn_and_colour_matter() {
    let plan = plan(2, 4, &["######"; 3]);
    let hashes = ["a1.1,b1.1", "b1.1,c1.1", "a1.1,b1.1,c1.1", "a1.1,b1.1 c1.1,d1.1", "c1.1,d1.1 a1.1,b1.1"];
    let different: BTreeSet<u64> = hashes.iter().map(|moves| plan.after(moves).hash()).collect();
    assert_eq!(different.len(), hashes.len());
    // The same red cubes as two stones, one way and the other: I2 + I3 in a row is I3 + I2.
    let cubes_alike = ["a1.1,b1.1 a2.1,b2.1 c1.1,d1.1,e1.1", "a1.1,b1.1,c1.1 a2.1,b2.1 d1.1,e1.1"];
    assert_eq!(plan.after(cubes_alike[0]).hash(), plan.after(cubes_alike[1]).hash());
}
