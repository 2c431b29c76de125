//! Making puzzles with exactly one solution.
//!
//! A filling of the box is found by chance. Then stones are taken out from above, one after the other, so that what is
//! left stands by itself and what is taken out can be laid on it again; never two of one shape, so that no two
//! stones of the hand can change places. A stone whose removal would allow a second solution, or make the puzzle harder
//! than wanted, stays. Everything depends on the seed alone, not on the speed of the machine.

use rand_pcg::Pcg64Mcg;
use rumis::Date;

use crate::building::Building;
use crate::find::{random_colours, random_filling};
use crate::hand::Hand;
use crate::judge::{Difficulty, Verdict, judge_within};
use crate::parallel::Shared;
use crate::puzzle::{Placed, Puzzle};
use crate::random::{generator, shuffle};
use crate::size::BoxSize;
use crate::solution::placed;
use crate::space::Space;
use crate::watch::{Outcome, Watch};

/// A judgement that takes longer is not waited for.
const PATIENCE: u64 = 1_500;

/// So many fillings are hollowed out before a wish is given up; a cube of edge 3 to 6 needs a handful.
const FILLINGS: usize = 2_000;

/// Fewer stones in the hand are no puzzle.
const LEAST_HAND: usize = 3;

/// What kind of puzzle is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wish {
    /// The box.
    pub size: BoxSize,
    /// The step from 1 to 5 ([`Difficulty`]); other numbers are taken as the nearest of these.
    pub step: u8,
    /// The same seed makes the same puzzle.
    pub seed: u64,
}

/// A puzzle with exactly one solution, and how hard it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Generated {
    /// The puzzle, in the grade free; all stones of its hand are used.
    pub puzzle: Puzzle,
    /// How hard it is; its step is the one wished for.
    pub difficulty: Difficulty,
}

/// Makes a puzzle. [`Outcome::None`] if the box cannot be filled at all, or is too small to be so hard.
pub fn generate(wish: &Wish, watch: &dyn Watch) -> Outcome<Generated> {
    let colours = wish.size.volume().div_ceil(rumis::Stone::CUBES);
    let empty = Puzzle::new(wish.size, Hand::of_colours(colours));
    if empty.obstacle().is_some() {
        return Outcome::None;
    }
    let step = wish.step.clamp(1, Difficulty::HARDEST);
    let space = Space::new(&empty);
    let shared = Shared::new(watch, 1);
    let mut random = generator(wish.seed);
    for _ in 0..FILLINGS {
        let chosen = match random_filling(&space, &mut random, &shared) {
            Outcome::Found(chosen) => chosen,
            Outcome::None => return Outcome::None,
            Outcome::Stopped => return Outcome::Stopped,
        };
        let Some(building) = Building::new(&empty, &space, &chosen) else { continue };
        let colours = random_colours(empty.hand(), &space, &chosen, &mut random);
        let order = building.lowering_order().unwrap_or_default();
        let stones = order.iter().map(|&stone| placed(&space, chosen[stone], colours[stone])).collect();
        if let Some(generated) = hollow_out(wish.size, stones, step, &mut random, &shared) {
            return Outcome::Found(generated);
        }
        if shared.tick(1).is_break() {
            return Outcome::Stopped;
        }
    }
    Outcome::None
}

/// Takes stones out of a full box, which is given in an order of laying, until the puzzle is as hard as wanted.
fn hollow_out(
    size: BoxSize,
    mut start: Vec<Placed>,
    step: u8,
    random: &mut Pcg64Mcg,
    shared: &Shared<'_>,
) -> Option<Generated> {
    let mut out: Vec<Placed> = Vec::new();
    loop {
        let mut open: Vec<usize> = (0..start.len()).filter(|&stone| may_be_taken(&start, stone, &out)).collect();
        shuffle(&mut open, random);
        let taken = open.into_iter().find_map(|stone| {
            let (puzzle, difficulty) = judge_without(size, &start, stone, &out, shared)?;
            (difficulty.step() <= step).then_some((stone, puzzle, difficulty))
        });
        let (stone, puzzle, difficulty) = taken?;
        if difficulty.step() == step && out.len() + 1 >= LEAST_HAND {
            return Some(Generated { puzzle, difficulty });
        }
        out.push(start.remove(stone));
    }
}

/// True if nothing lies on the stone, its shape is not in the hand yet, and it touches what was taken out before.
fn may_be_taken(start: &[Placed], stone: usize, out: &[Placed]) -> bool {
    let cubes = start[stone].cubes.as_slice();
    let lies_on = |other: &Placed| {
        let on = |above: &rumis::Cube| cubes.iter().any(|c| c.square() == above.square() && c.z + 1 == above.z);
        other.cubes.as_slice().iter().any(on)
    };
    start.iter().enumerate().all(|(i, other)| i == stone || !lies_on(other))
        && out.iter().all(|other| other.stone() != start[stone].stone())
        && (out.is_empty() || out.iter().any(|other| other.touches(&start[stone])))
}

/// The puzzle with one stone more in the hand, if it has exactly one solution.
fn judge_without(
    size: BoxSize,
    start: &[Placed],
    stone: usize,
    out: &[Placed],
    shared: &Shared<'_>,
) -> Option<(Puzzle, Difficulty)> {
    let hand: Hand = out.iter().chain([&start[stone]]).filter_map(|p| Some((p.colour, p.stone()?))).collect();
    let mut puzzle = Puzzle::new(size, hand);
    for (_, placed) in start.iter().enumerate().filter(|&(i, _)| i != stone) {
        puzzle = puzzle.with_start(placed.clone()).ok()?;
    }
    match judge_within(&puzzle, PATIENCE, shared)? {
        Verdict::Unique(difficulty) => Some((puzzle, difficulty)),
        Verdict::Unsolvable | Verdict::Several => None,
    }
}

/// The puzzle of a day: one for every box and step, the same for everybody.
pub fn puzzle_of_the_day(day: Date, size: BoxSize, step: u8, watch: &dyn Watch) -> Outcome<Generated> {
    generate(&Wish { size, step, seed: seed_of(day) }, watch)
}

/// The seed of a day, far from that of the day before.
fn seed_of(day: Date) -> u64 {
    let digits =
        day.to_string().bytes().filter(u8::is_ascii_digit).fold(0, |all, digit| all * 10 + u64::from(digit - b'0'));
    digits.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x52_554d_4953
}
