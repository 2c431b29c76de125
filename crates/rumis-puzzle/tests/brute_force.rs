//! The search against plain brute force on small boxes and random stones.

mod common;

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use common::*;
use rumis::Colour;
use rumis_puzzle::{
    Counts, Grade, Hand, Outcome, Patient, Placed, Puzzle, UpTo, count, count_by_set, find_all, find_one,
};

const BOXES: [[u8; 3]; 9] =
    [[2, 2, 2], [3, 2, 2], [2, 3, 2], [3, 3, 1], [4, 2, 1], [2, 2, 3], [1, 3, 4], [3, 1, 3], [4, 3, 1]];

/// What brute force counts, each filling checked on its own.
fn plain_counts(puzzle: &Puzzle) -> (BTreeSet<Filling>, Counts) {
    let grade = puzzle.grade();
    let mut all = fillings(puzzle);
    all.retain(|filling| grade == Grade::Free || some_order_replays(puzzle, filling, grade));
    let keep_up = grade != Grade::Free;
    let mirrors = puzzle.hand().is_own_mirror_image();
    let counts = Counts {
        raw: all.len() as u128,
        rotations: classes(puzzle.size(), &all, false, keep_up),
        reflections: classes(puzzle.size(), &all, mirrors, keep_up),
    };
    (all, counts)
}

fn assert_agrees(puzzle: &Puzzle) -> Counts {
    let (plain, counts) = plain_counts(puzzle);
    assert_eq!(count(puzzle, 1, &Patient), Outcome::Found(counts), "{puzzle:?}");
    assert_eq!(count(puzzle, 3, &Patient), Outcome::Found(counts), "with threads, {puzzle:?}");
    let by_set = count_by_set(puzzle, 2, &Patient).found().unwrap();
    assert_eq!(by_set.values().map(|counts| counts.raw).sum::<u128>(), counts.raw);
    assert_eq!(by_set.values().map(|counts| counts.rotations).sum::<u128>(), counts.rotations);
    for (up_to, wanted) in
        [(UpTo::Nothing, counts.raw), (UpTo::Rotations, counts.rotations), (UpTo::Reflections, counts.reflections)]
    {
        let mut found = BTreeSet::new();
        let complete = find_all(puzzle, up_to, &Patient, &mut |solution| {
            assert_solves(puzzle, &solution);
            let mut stones = solution.stones;
            stones.sort();
            assert!(found.insert(stones), "told twice");
            ControlFlow::Continue(())
        });
        assert!(complete && found.len() as u128 == wanted, "{up_to:?} {puzzle:?}");
        assert!(found.is_subset(&plain));
    }
    match find_one(puzzle, 7, &Patient) {
        Outcome::Found(solution) => assert_solves(puzzle, &solution),
        Outcome::None => assert_eq!(counts.raw, 0, "{puzzle:?}"),
        Outcome::Stopped => panic!("nobody stopped it"),
    }
    counts
}

#[test]
fn random_stones_in_small_boxes() {
    let mut dice = Dice(1);
    let mut solvable = 0;
    for round in 0..120 {
        let size = BOXES[round % BOXES.len()];
        let volume: usize = size.iter().map(|&edge| edge as usize).product();
        let extra = dice.below(9);
        let hand = dice.hand(volume + extra, 1 + round % 3);
        solvable += (assert_agrees(&puzzle(size, hand)).raw > 0) as usize;
    }
    assert!(solvable > 30, "only {solvable} had fillings: the test is too easy");
}

#[test]
fn random_stones_in_every_grade() {
    let mut dice = Dice(2);
    let mut solvable = 0;
    for round in 0..120 {
        let size = BOXES[round % BOXES.len()];
        let volume: usize = size.iter().map(|&edge| edge as usize).product();
        let extra = dice.below(7);
        let hand = dice.hand(volume + extra, 1 + round % 2);
        for grade in [Grade::Touching, Grade::InTurn] {
            solvable += (assert_agrees(&puzzle(size, hand).with_grade(grade)).raw > 0) as usize;
        }
    }
    assert!(solvable > 20, "only {solvable} had fillings: the test is too easy");
}

#[test]
fn partly_filled_boxes() {
    let mut dice = Dice(3);
    for round in 0..60 {
        let size = [[3, 2, 2], [2, 2, 3], [3, 3, 2]][round % 3];
        let volume: usize = size.iter().map(|&edge| edge as usize).product();
        let hand = dice.hand(volume, 2);
        let Some(whole) = find_one(&puzzle(size, hand), round as u64, &Patient).found() else { continue };
        let mut started = puzzle(size, hand);
        for placed in whole.stones.iter().take(2 + round % 2) {
            started = started.with_move(placed.clone()).unwrap();
        }
        let (plain, counts) = plain_counts_with_start(&started);
        assert_eq!(count(&started, 2, &Patient), Outcome::Found(counts), "{started:?}");
        assert!(counts.raw > 0 && plain.len() as u128 == counts.raw);
        let solution = find_one(&started, 5, &Patient).found().unwrap();
        assert_solves(&started, &solution);
        for grade in [Grade::Touching, Grade::InTurn] {
            let graded = started.clone().with_grade(grade);
            let plain = fillings(&graded).iter().filter(|filling| some_order_replays(&graded, filling, grade)).count();
            assert_eq!(count(&graded, 1, &Patient).found().unwrap().raw, plain as u128, "{graded:?}");
            match find_one(&graded, 1, &Patient) {
                Outcome::Found(solution) => assert_solves(&graded, &solution),
                outcome => assert_eq!((outcome, plain), (Outcome::None, 0)),
            }
        }
    }
}

/// As [`plain_counts`], but only symmetries that keep the start count: the start is made part of the fillings.
fn plain_counts_with_start(puzzle: &Puzzle) -> (BTreeSet<Filling>, Counts) {
    let all: BTreeSet<Filling> = fillings(puzzle)
        .into_iter()
        .map(|filling| {
            // A colour that no stone of the hand has marks the start, so that images of other stones differ from it.
            let mark = |placed: &Placed| Placed { colour: Colour::ALL[placed.colour.index() + 3], ..placed.clone() };
            let mut whole: Filling = puzzle.start().iter().map(mark).chain(filling).collect();
            whole.sort();
            whole
        })
        .collect();
    let mirrors = puzzle.hand().is_own_mirror_image();
    let counts = Counts {
        raw: all.len() as u128,
        rotations: classes(puzzle.size(), &all, false, false),
        reflections: classes(puzzle.size(), &all, mirrors, false),
    };
    (all, counts)
}

#[test]
fn counts_do_not_depend_on_which_colour_is_which() {
    let mut dice = Dice(4);
    for _ in 0..20 {
        let hand = dice.hand(12, 2);
        let swap = |colour: Colour| Colour::ALL[1 - colour.index()];
        let swapped: Hand = hand.iter().map(|(colour, stone)| (swap(colour), stone)).collect();
        for grade in [Grade::Free, Grade::Touching] {
            let count_of = |hand| count(&puzzle([3, 2, 2], hand).with_grade(grade), 1, &Patient);
            assert_eq!(count_of(hand), count_of(swapped));
        }
    }
}

#[test]
fn counts_do_not_depend_on_which_way_the_box_lies() {
    let hand = red("S01,S03,S05,S06,S09");
    let count_of = |size| count(&puzzle(size, hand), 1, &Patient).found().unwrap();
    assert_eq!(count_of([4, 3, 1]), count_of([1, 4, 3]));
    assert_eq!(count_of([2, 3, 2]), count_of([3, 2, 2]));
}
