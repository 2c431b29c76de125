//! The times that docs/cubes.md publishes. Not run with the other tests, for a busy machine would fail them:
//! `cargo test --release -p rumis-puzzle --test bars -- --ignored --nocapture --test-threads 1`.

mod common;

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use common::assert_solves;
use rumis_puzzle::{BoxSize, Grade, Hand, Outcome, Patient, Progress, Puzzle, Wish, count, find_one, generate};

fn cube(edge: u8, colours: usize) -> Puzzle {
    Puzzle::new(BoxSize::cube(edge).unwrap(), Hand::of_colours(colours))
}

/// Prints and gives the median and the worst of the times of some work.
fn times(what: &str, rounds: u64, mut work: impl FnMut(u64)) -> (Duration, Duration) {
    let time = |seed| {
        let start = Instant::now();
        work(seed);
        start.elapsed()
    };
    let mut times: Vec<Duration> = (0..rounds).map(time).collect();
    times.sort();
    let (median, worst) = (times[times.len() / 2], times[times.len() - 1]);
    println!("{what}: {rounds} times, median {median:.2?}, worst {worst:.2?}");
    (median, worst)
}

fn find(edge: u8, colours: usize, grade: Grade, rounds: u64) -> (Duration, Duration) {
    let puzzle = cube(edge, colours).with_grade(grade);
    times(&format!("find {edge}x{edge}x{edge}, {colours} colours, {grade}"), rounds, |seed| {
        assert_solves(&puzzle, &find_one(&puzzle, seed, &Patient).found().expect("every seed finds one"));
    })
}

#[test]
#[ignore = "measures time"]
fn counting_all_one_colour_cubes_takes_less_than_50_ms() {
    let puzzle = cube(3, 1);
    let (median, _) = times("count 3x3x3 in one colour, one thread", 20, |_| {
        assert_eq!(count(&puzzle, 1, &Patient).found().unwrap().raw, 80_928);
    });
    assert!(median < Duration::from_millis(50));
}

#[test]
#[ignore = "measures time"]
fn finding_takes_milliseconds() {
    for (edge, colours) in [(4, 2), (5, 4)] {
        let (median, worst) = find(edge, colours, Grade::Free, 200);
        assert!(median < Duration::from_millis(5) && worst < Duration::from_secs(1));
    }
    for (edge, colours) in [(4, 2), (5, 4)] {
        assert!(find(edge, colours, Grade::Touching, 20).0 < Duration::from_secs(5));
        find(edge, colours, Grade::InTurn, 20);
    }
}

#[test]
#[ignore = "measures time"]
fn making_a_puzzle_takes_less_than_2_s() {
    for edge in 3..=5 {
        for step in 1..=5 {
            let (_, worst) = times(&format!("make {edge}x{edge}x{edge}, difficulty {step}"), 50, |seed| {
                let wish = Wish { size: BoxSize::cube(edge).unwrap(), step, seed };
                assert_eq!(generate(&wish, &Patient).found().unwrap().difficulty.step(), step);
            });
            assert!(worst < Duration::from_secs(2));
        }
    }
}

/// From the moment of asking: during the set-up nobody is asked, and afterwards the threads have to notice.
#[test]
#[ignore = "measures time"]
fn searches_stop_within_50_ms() {
    for (edge, colours, grade) in [(5, 4, Grade::Free), (6, 6, Grade::Free), (6, 6, Grade::InTurn)] {
        let puzzle = cube(edge, colours).with_grade(grade);
        for delay in [0, 100] {
            let (began, delay) = (Instant::now(), Duration::from_millis(delay));
            let watch = |_: &Progress| {
                if began.elapsed() < delay { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            };
            assert_eq!(count(&puzzle, 2, &watch), Outcome::Stopped);
            let late = began.elapsed().saturating_sub(delay);
            println!("count {edge}x{edge}x{edge}, {grade}, asked after {delay:?}: stopped {late:.2?} later");
            assert!(late < Duration::from_millis(50));
        }
    }
}
