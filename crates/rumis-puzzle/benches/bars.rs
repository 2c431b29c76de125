//! The times that docs/cubes.md publishes, over many seeds: `cargo bench -p rumis-puzzle --bench bars`.
//!
//! Every answer is checked. Times are printed beside the bars they should keep below and marked where they do not; a busy
//! machine is no fault, so that nothing fails because of them.

#[path = "../tests/common/mod.rs"]
mod common;

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use common::{assert_solves, puzzle, red};
use rumis_puzzle::{
    BoxSize, Grade, Hand, Outcome, Patient, Progress, Puzzle, Verdict, Wish, count, find_one, generate, judge,
};

fn main() {
    // Cargo also runs benches as tests, unmeasured; and names of other benches may be asked for.
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let wanted = arguments.iter().filter(|argument| !argument.starts_with('-')).all(|name| "bars".contains(name));
    if wanted && arguments.iter().any(|argument| argument == "--bench") {
        println!("{:<52} {:>6} {:>10} {:>10}  bar", "what", "times", "median", "worst");
        counting();
        finding();
        making();
        stopping();
    }
}

/// What the median and the worst time should stay below.
#[derive(Clone, Copy, Default)]
struct Bars {
    median: Option<Duration>,
    worst: Option<Duration>,
}

fn median(milliseconds: u64) -> Bars {
    Bars { median: Some(Duration::from_millis(milliseconds)), worst: None }
}

fn worst(milliseconds: u64) -> Bars {
    Bars { median: None, worst: Some(Duration::from_millis(milliseconds)) }
}

fn cube(edge: u8, colours: usize) -> Puzzle {
    Puzzle::new(BoxSize::cube(edge).unwrap(), Hand::of_colours(colours))
}

/// Prints the median and the worst of the times that some work takes; checks after it are not measured.
fn report<T>(what: &str, rounds: u64, bars: Bars, mut work: impl FnMut(u64) -> T, mut check: impl FnMut(T)) {
    let time = |seed| {
        let start = Instant::now();
        let result = work(seed);
        let elapsed = start.elapsed();
        check(result);
        elapsed
    };
    print_times(what, (0..rounds).map(time).collect(), bars);
}

fn print_times(what: &str, mut times: Vec<Duration>, bars: Bars) {
    times.sort();
    let (median, worst) = (times[times.len() / 2], times[times.len() - 1]);
    let bar = |name: &str, limit: Option<Duration>, time: Duration| {
        limit.map_or(String::new(), |limit| {
            let verdict = if time < limit { "kept" } else { "MISSED" };
            format!("{name} under {limit:?}: {verdict} ")
        })
    };
    let kept = bar("median", bars.median, median) + &bar("worst", bars.worst, worst);
    println!("{what:<52} {:>6} {median:>10.2?} {worst:>10.2?}  {}", times.len(), kept.trim_end());
}

fn counting() {
    let all = cube(3, 1);
    report(
        "count 3x3x3 in one colour, one thread",
        20,
        median(50),
        |_| count(&all, 1, &Patient).found().unwrap(),
        |counts| assert_eq!((counts.raw, counts.rotations, counts.reflections), (80_928, 3_372, 1_686)),
    );
    let soma = puzzle([3, 3, 3], red("S03,S06,S07,S08,S09,S10,S11"));
    report(
        "count the Soma cube, one thread",
        20,
        Bars::default(),
        |_| count(&soma, 1, &Patient).found().unwrap(),
        |counts| assert_eq!(counts.reflections, 240),
    );
}

fn finding() {
    let free = Bars { worst: Some(Duration::from_secs(1)), ..median(5) };
    for (grade, rounds, bars) in
        [(Grade::Free, 200, free), (Grade::Touching, 20, median(5_000)), (Grade::InTurn, 20, Bars::default())]
    {
        for (edge, colours) in [(4, 2), (5, 4)] {
            let puzzle = cube(edge, colours).with_grade(grade);
            report(
                &format!("find {}, {colours} colours, {grade}", puzzle.size()),
                rounds,
                bars,
                |seed| find_one(&puzzle, seed, &Patient).found().expect("every seed finds one"),
                |solution| assert_solves(&puzzle, &solution),
            );
        }
    }
}

fn making() {
    for edge in 3..=5 {
        for step in 1..=5 {
            let size = BoxSize::cube(edge).unwrap();
            report(
                &format!("make {size}, difficulty {step}"),
                50,
                worst(2_000),
                |seed| generate(&Wish { size, step, seed }, &Patient).found().expect("every seed makes one"),
                |made| {
                    assert_eq!(made.difficulty.step(), step);
                    let only = Outcome::Found(Verdict::Unique(made.difficulty));
                    assert_eq!(judge(&made.puzzle, &Patient), only, "{}", made.puzzle);
                },
            );
        }
    }
}

/// From the moment of asking: during the set-up nobody is asked, and afterwards the threads have to notice.
fn stopping() {
    for (edge, colours, grade) in [(5, 4, Grade::Free), (6, 6, Grade::Free), (6, 6, Grade::InTurn)] {
        let puzzle = cube(edge, colours).with_grade(grade);
        let late = |delay: Duration| {
            let began = Instant::now();
            let watch = |_: &Progress| match began.elapsed() < delay {
                true => ControlFlow::Continue(()),
                false => ControlFlow::Break(()),
            };
            assert_eq!(count(&puzzle, 2, &watch), Outcome::Stopped);
            began.elapsed().saturating_sub(delay)
        };
        let times = (0..10).map(|round| late(Duration::from_millis(20 * round))).collect();
        print_times(&format!("stop counting {}, {grade}, two threads", puzzle.size()), times, worst(50));
    }
}
