//! How fast cubes are counted, filled and made. Every run checks what it found.

use std::time::Duration;

use criterion::{Criterion, criterion_group, criterion_main};
use rumis::{Colour, Stone};
use rumis_puzzle::{BoxSize, Grade, Hand, Patient, Puzzle, Wish, count, find_one, generate};

fn cube(edge: u8, colours: usize, grade: Grade) -> Puzzle {
    Puzzle::new(BoxSize::cube(edge).unwrap(), Hand::of_colours(colours)).with_grade(grade)
}

fn counting(c: &mut Criterion) {
    c.bench_function("count all one-colour 3x3x3 cubes, one thread", |b| {
        let puzzle = cube(3, 1, Grade::Free);
        b.iter(|| assert_eq!(count(&puzzle, 1, &Patient).found().unwrap().reflections, 1_686));
    });
    c.bench_function("count the Soma cube, one thread", |b| {
        let soma = ["S03", "S06", "S07", "S08", "S09", "S10", "S11"];
        let hand = soma.map(|code| (Colour::Red, code.parse::<Stone>().unwrap())).into_iter().collect();
        let puzzle = Puzzle::new(BoxSize::cube(3).unwrap(), hand);
        b.iter(|| assert_eq!(count(&puzzle, 1, &Patient).found().unwrap().reflections, 240));
    });
}

fn finding(c: &mut Criterion) {
    for grade in Grade::ALL {
        for (edge, colours) in [(4, 2), (5, 4)] {
            let puzzle = cube(edge, colours, grade);
            let mut seed = 0;
            c.bench_function(&format!("find {edge}x{edge}x{edge} in {colours} colours, {grade}"), |b| {
                b.iter(|| {
                    seed = (seed + 1) % 200;
                    let solution = find_one(&puzzle, seed, &Patient).found().unwrap();
                    let cubes: usize = solution.stones.iter().map(|placed| placed.cubes.as_slice().len()).sum();
                    assert_eq!(cubes, puzzle.size().volume());
                });
            });
        }
    }
}

fn making(c: &mut Criterion) {
    for step in 1..=5 {
        let mut seed = 0;
        c.bench_function(&format!("make a 4x4x4 puzzle of difficulty {step}"), |b| {
            b.iter(|| {
                seed = (seed + 1) % 20;
                let wish = Wish { size: BoxSize::cube(4).unwrap(), step, seed };
                assert_eq!(generate(&wish, &Patient).found().unwrap().difficulty.step(), step);
            });
        });
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20).warm_up_time(Duration::from_millis(300)).measurement_time(Duration::from_secs(2));
    targets = counting, finding, making
}
criterion_main!(benches);
