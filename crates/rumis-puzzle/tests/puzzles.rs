//! Generated puzzles, help with them, and their text form.

mod common;

use common::*;
use proptest::prelude::*;
use rumis::{Colour, Date, Stone};
use rumis_puzzle::{
    BoxSize, Generated, Grade, Hand, Help, Outcome, Patient, Placed, Puzzle, Verdict, Wish, find_one, generate, help,
    judge, puzzle_of_the_day,
};

fn made(edge: u8, step: u8, seed: u64) -> Generated {
    generate(&Wish { size: BoxSize::cube(edge).unwrap(), step, seed }, &Patient).found().unwrap()
}

#[test]
fn puzzles_of_every_step_have_one_solution_by_brute_force() {
    for step in 1..=5 {
        for (edge, seed) in [(3, 1), (3, 2), (4, 3), (5, 4)] {
            let Generated { puzzle, difficulty } = made(edge, step, seed);
            assert_eq!(difficulty.step(), step);
            assert_eq!(judge(&puzzle, &Patient), Outcome::Found(Verdict::Unique(difficulty)));
            assert_eq!(puzzle.hand().cubes(), puzzle.free_cells(), "all stones are used");
            assert!(replays(&puzzle.clone(), &[], Grade::Free));
            if edge == 3 || step <= 3 {
                assert_one_solution(&puzzle);
            }
            assert_eq!(made(edge, step, seed).puzzle, puzzle, "the same seed, the same puzzle");
        }
    }
}

/// All solutions that brute force finds are one that the symmetries of the free cells turn about.
fn assert_one_solution(puzzle: &Puzzle) {
    let all = fillings(puzzle);
    let shape = |filling: &Filling| {
        // Two solutions are the same up to turning if every pair of stones keeps its distances.
        let mut table: Vec<_> = filling.iter().flat_map(|a| filling.iter().map(move |b| distances(a, b))).collect();
        table.sort();
        table
    };
    let first = shape(all.first().expect("there is a solution"));
    assert!(all.iter().all(|filling| shape(filling) == first), "{puzzle}");
}

fn distances(a: &Placed, b: &Placed) -> (Option<Stone>, Option<Stone>, Vec<u8>) {
    let square = |a: u8, b: u8| a.abs_diff(b) * a.abs_diff(b);
    let pairs = a.cubes.as_slice().iter().flat_map(|p| b.cubes.as_slice().iter().map(move |q| (p, q)));
    let mut all: Vec<u8> = pairs.map(|(p, q)| square(p.x, q.x) + square(p.y, q.y) + square(p.z, q.z)).collect();
    all.sort();
    // A mirror turns the screws into each other.
    let seen = |placed: &Placed| placed.stone().map(|stone| if stone == Stone::B4 { Stone::A4 } else { stone });
    (seen(a), seen(b), all)
}

#[test]
fn a_day_has_its_puzzle() {
    let size = BoxSize::cube(4).unwrap();
    let of = |day| puzzle_of_the_day(Date::new(2026, 3, day).unwrap(), size, 3, &Patient).found().unwrap().puzzle;
    assert_eq!(of(1), of(1));
    assert_ne!(of(1), of(2));
}

#[test]
fn boxes_too_small_to_be_hard_are_given_up() {
    let wish = Wish { size: BoxSize::cube(2).unwrap(), step: 5, seed: 1 };
    assert_eq!(generate(&wish, &Patient), Outcome::None);
}

#[test]
fn several_solutions_are_seen() {
    assert_eq!(judge(&puzzle([3, 3, 3], Hand::of_colours(1)), &Patient), Outcome::Found(Verdict::Several));
    // Two dominoes fill a 2x2x1 box in two ways, which a quarter turn makes one.
    assert!(matches!(judge(&puzzle([2, 2, 1], red("S01,S01")), &Patient), Outcome::Found(Verdict::Unique(_))));
    assert_eq!(judge(&puzzle([2, 2, 2], red("S04,S04")), &Patient), Outcome::Found(Verdict::Unsolvable));
}

#[test]
fn help_goes_on_or_takes_back() {
    let puzzle = made(4, 3, 9).puzzle;
    let solution = find_one(&puzzle, 0, &Patient).found().unwrap();
    let right = &solution.stones[..2];
    match help(&puzzle, right, 0, &Patient).unwrap() {
        Outcome::Found(Help::GoOn(rest)) => assert_eq!(rest.stones.len(), solution.stones.len() - 2),
        other => panic!("{other:?}"),
    }
    let full = help(&puzzle, &solution.stones, 0, &Patient).unwrap().found().unwrap();
    assert!(matches!(full, Help::GoOn(rest) if rest.stones.is_empty()));
}

/// The one solution is known, so a wrong stone is every stone that is not in it, and it must come out alone.
#[test]
fn help_finds_the_wrong_stone() {
    let mut tried = 0;
    for seed in 0..6 {
        let puzzle = made(3, 3, seed).puzzle;
        let solution = find_one(&puzzle, 0, &Patient).found().unwrap();
        if fillings(&puzzle).len() > 1 {
            continue;
        }
        let right = solution.stones[0].clone();
        let Some(wrong) = wrong_stone(&puzzle, &right, &solution.stones) else { continue };
        tried += 1;
        for moves in [[right.clone(), wrong.clone()], [wrong.clone(), right.clone()]] {
            match help(&puzzle, &moves, 0, &Patient).unwrap().found().unwrap() {
                Help::TakeBack { stones, fewest, then } => {
                    assert_eq!((stones, fewest), (vec![wrong.clone()], true));
                    assert_solves(&puzzle.clone().with_move(right.clone()).unwrap(), &then);
                }
                other => panic!("{other:?}"),
            }
        }
    }
    assert!(tried > 2);
}

fn wrong_stone(puzzle: &Puzzle, right: &Placed, solution: &[Placed]) -> Option<Placed> {
    let after = puzzle.clone().with_move(right.clone()).unwrap();
    for (colour, stone) in after.hand().iter() {
        for orientation in stone.orientations() {
            for corner in all_cubes(puzzle.size()) {
                let cube = |o: &[i8; 3]| rumis::Cube {
                    x: corner.x + o[0] as u8,
                    y: corner.y + o[1] as u8,
                    z: corner.z + o[2] as u8,
                };
                let cubes = rumis::Cubes::new(orientation.offsets.iter().map(cube).collect()).unwrap();
                let placed = Placed { colour, cubes };
                if !solution.contains(&placed) && after.clone().with_move(placed.clone()).is_ok() {
                    return Some(placed);
                }
            }
        }
    }
    None
}

#[test]
fn what_never_had_a_solution_is_hopeless() {
    let puzzle = puzzle([2, 2, 1], red("S02,S01"));
    let domino = Placed { colour: Colour::Red, cubes: "a1.1,b1.1".parse().unwrap() };
    assert_eq!(help(&puzzle, &[domino], 0, &Patient), Ok(Outcome::Found(Help::Hopeless)));
}

#[test]
fn texts_are_short_and_say_what_they_mean() {
    let puzzle = puzzle([3, 3, 3], red("S03,S06,S07,S08,S09,S10,S11"));
    assert_eq!(puzzle.to_string(), "333-R36789ab");
    let square = Placed { colour: Colour::Blue, cubes: "a1.1,b1.1,a2.1,b2.1".parse().unwrap() };
    let started = puzzle.with_start(square).unwrap().with_grade(Grade::InTurn);
    assert_eq!(started.to_string(), "333-R36789ab-B5ca11-in-turn");
    assert_eq!(started.to_string().parse(), Ok(started));
}

#[test]
fn errors_say_what_is_wrong_and_where() {
    let error = |text: &str| text.parse::<Puzzle>().unwrap_err().to_string();
    assert_eq!(error(""), "sign 1 of the puzzle is missing, where an edge of the box, 1 to 6, should stand");
    assert_eq!(error("373-R1"), "a box of 3 by 7 by 3 cannot be used: every edge must be from 1 to 6");
    assert_eq!(error("333-R1x"), "sign 7 of the puzzle is 'x', where a stone, 1 to 9, a or b, should stand");
    assert_eq!(error("333-Z1"), "sign 5 of the puzzle is 'Z', where 0 or a colour, one of R B G Y V O, should stand");
    assert_eq!(
        error("222-R1-R2aa11"),
        "the stone at sign 9 of the puzzle cannot lie there: the cube a1.3 lies outside the box of 2x2x2: move the \
         stone so that it is inside"
    );
    assert_eq!(
        error("222-R1-0-x"),
        "sign 9 of the puzzle is '-', where the end, or -touching or -in-turn, should stand"
    );
    assert!(error(&"3".repeat(2000)).contains("at most 1000 signs"));
    assert!(error("333-R1-R1aa11é").contains("'é'"));
}

fn any_puzzle() -> impl Strategy<Value = Puzzle> {
    let stones = prop::collection::vec((0..6usize, 0..11usize), 0..40);
    let places = prop::collection::vec((0..6usize, 0..11usize, 0..24usize, 0..6u8, 0..6u8, 0..6u8), 0..30);
    ((1..=6u8, 1..=6u8, 1..=6u8), stones, places, 0..3usize).prop_map(|((x, y, z), stones, places, grade)| {
        let hand = stones.into_iter().map(|(colour, stone)| (Colour::ALL[colour], Stone::ALL[stone])).collect();
        let mut puzzle = Puzzle::new(BoxSize::new(x, y, z).unwrap(), hand).with_grade(Grade::ALL[grade]);
        for (colour, stone, turned, x, y, z) in places {
            let orientations = Stone::ALL[stone].orientations();
            let offsets = &orientations[turned % orientations.len()].offsets;
            let cube = |o: &[i8; 3]| rumis::Cube { x: x + o[0] as u8, y: y + o[1] as u8, z: z + o[2] as u8 };
            let cubes = rumis::Cubes::new(offsets.iter().map(cube).collect()).unwrap();
            let with = puzzle.clone().with_start(Placed { colour: Colour::ALL[colour], cubes });
            puzzle = with.unwrap_or(puzzle);
        }
        puzzle
    })
}

proptest! {
    #[test]
    fn every_puzzle_reads_back(puzzle in any_puzzle()) {
        let text = puzzle.to_string();
        prop_assert!(text.len() <= rumis_puzzle::MAX_TEXT);
        prop_assert_eq!(text.parse::<Puzzle>(), Ok(puzzle.clone()));
        let json = serde_json::to_string(&puzzle).unwrap();
        prop_assert_eq!(serde_json::from_str::<Puzzle>(&json).unwrap(), puzzle);
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in "[1-6]{3}-[RBG][1-9ab]{0,9}(-[RBG0]([1-9ab][a-x][a-f][1-6]{2}){0,6})?.{0,6}") {
        if let Ok(puzzle) = text.parse::<Puzzle>() {
            prop_assert_eq!(puzzle.to_string().parse::<Puzzle>(), Ok(puzzle));
        }
    }
}
