//! Numbers that are known from elsewhere, or that we publish in docs/cubes.md.

mod common;

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};

use common::*;
use rumis_puzzle::{
    BoxSize, Counts, Grade, Hand, Outcome, Patient, Progress, Puzzle, UpTo, count, count_by_set, find_all, find_one,
};

fn cube(edge: u8, colours: usize) -> Puzzle {
    Puzzle::new(BoxSize::cube(edge).unwrap(), Hand::of_colours(colours))
}

/// The seven pieces of the Soma cube are seven of our stones; 240 is the published number.
#[test]
fn the_soma_cube_has_240_solutions() {
    let soma = puzzle([3, 3, 3], red("S03,S06,S07,S08,S09,S10,S11"));
    let counts = Counts { raw: 11_520, rotations: 480, reflections: 240 };
    assert_eq!(count(&soma, 1, &Patient), Outcome::Found(counts));
    assert_eq!(count(&soma, 4, &Patient), Outcome::Found(counts));
}

#[test]
fn the_printed_question() {
    let counts = Counts { raw: 80_928, rotations: 3_372, reflections: 1_686 };
    assert_eq!(count(&cube(3, 1), 2, &Patient), Outcome::Found(counts));
    let by_set = count_by_set(&cube(3, 1), 1, &Patient).found().unwrap();
    assert_eq!(by_set.len(), 13);
    assert_eq!(by_set.values().map(|counts| counts.raw).sum::<u128>(), counts.raw);
    assert_eq!(by_set.values().map(|counts| counts.rotations).sum::<u128>(), counts.rotations);
}

/// Domino tilings, all published: 9 of a 2x2x2 cube, 32 of a 3x2x2 box, 36 of a 4x4 and 6728 of a 6x6 square.
#[test]
fn dominoes() {
    let dominoes = |size: [u8; 3]| {
        let volume: usize = size.iter().map(|&edge| edge as usize).product();
        let hand = std::iter::repeat_n((rumis::Colour::Red, rumis::Stone::I2), volume / 2).collect();
        count(&puzzle(size, hand), 2, &Patient).found().unwrap().raw
    };
    assert_eq!(dominoes([2, 2, 2]), 9);
    assert_eq!(dominoes([4, 4, 1]), 36);
    assert_eq!(dominoes([6, 6, 1]), 6728);
    assert_eq!(dominoes([3, 2, 2]), 32);
}

#[test]
fn every_grade_is_found_in_the_cubes_of_the_rules() {
    for (edge, colours) in [(3, 1), (4, 2), (5, 4)] {
        for grade in Grade::ALL {
            for seed in 0..5 {
                let puzzle = cube(edge, colours).with_grade(grade);
                let solution = find_one(&puzzle, seed, &Patient).found().unwrap();
                assert_solves(&puzzle, &solution);
                assert_eq!(
                    find_one(&puzzle, seed, &Patient),
                    Outcome::Found(solution),
                    "the same seed, the same answer"
                );
            }
        }
    }
}

#[test]
fn the_largest_box_is_filled() {
    let puzzle = cube(6, 6);
    assert_solves(&puzzle, &find_one(&puzzle, 1, &Patient).found().unwrap());
}

#[test]
fn what_cannot_be_is_none_at_once() {
    assert_eq!(find_one(&cube(5, 3), 0, &Patient), Outcome::None);
    assert_eq!(count(&cube(4, 1), 1, &Patient), Outcome::Found(Counts::default()));
    assert!(find_all(&cube(5, 3), UpTo::Nothing, &Patient, &mut |_| panic!("there is none")));
}

#[test]
fn the_watch_stops_every_search_and_solutions_are_streamed() {
    let looks = AtomicU64::new(0);
    let impatient = |progress: &Progress| match looks.fetch_add(1, Ordering::Relaxed) {
        0..20 => ControlFlow::Continue(()),
        _ => {
            assert!(progress.nodes > 0);
            ControlFlow::Break(())
        }
    };
    assert_eq!(count(&cube(4, 2), 2, &impatient), Outcome::Stopped);
    assert_eq!(count(&cube(4, 2).with_grade(Grade::Touching), 1, &impatient), Outcome::Stopped);
    let mut told = 0;
    let complete = find_all(&cube(5, 4), UpTo::Nothing, &Patient, &mut |solution| {
        assert_solves(&cube(5, 4), &solution);
        told += 1;
        if told < 50 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    assert!(!complete && told == 50);
}
