//! Finding a filling that can be built as a grade asks.
//!
//! Fillings of shapes are easy to come by, and most can be built from below. So we take one at random, build it stone by
//! stone, and choose the colours as we go: the stone that fewest colours could still place comes first. If that
//! ends in a dead end we begin again, after some tries with another filling. In between, ever longer stretches of
//! the complete search make sure that the answer "none" is given where it is true and small enough to prove.

use std::ops::ControlFlow;

use rand_pcg::Pcg64Mcg;
use rumis::Colour;

use crate::building::{Building, StoneBits, bits};
use crate::find::{UpTo, find_all, random_filling};
use crate::hand::Hand;
use crate::parallel::Shared;
use crate::puzzle::{Grade, Puzzle};
use crate::random::below;
use crate::solution::Solution;
use crate::space::Space;
use crate::watch::{Outcome, Progress};

/// Random fillings in the first round; twice as many in every further one.
const FILLINGS: u32 = 16;
/// How often the colours of a filling are chosen anew.
const TRIES: u32 = 40;
/// Positions of the complete search in the first round; four times as many in every further one.
const COMPLETE: u64 = 2_000;

pub(crate) fn find(puzzle: &Puzzle, space: &Space, random: &mut Pcg64Mcg, shared: &Shared<'_>) -> Outcome<Solution> {
    for round in 0.. {
        for _ in 0..FILLINGS << round.min(16) {
            let chosen = match random_filling(space, random, shared) {
                Outcome::Found(chosen) => chosen,
                Outcome::None => return Outcome::None,
                Outcome::Stopped => return Outcome::Stopped,
            };
            shared.found(1);
            let Some(building) = Building::new(puzzle, space, &chosen) else { continue };
            for attempt in 0..TRIES {
                if shared.tick(1).is_break() {
                    return Outcome::Stopped;
                }
                // A colour that is passed over early is allowed but no beauty: first look for a building without.
                let strict = attempt < TRIES / 2;
                if let Some((colours, order)) = Builder::new(puzzle, &building, random).build(strict) {
                    return Outcome::Found(Solution::new(puzzle, space, &chosen, &colours, Some(order)));
                }
            }
        }
        match find_completely(puzzle, COMPLETE << (2 * round.min(20)), shared) {
            Outcome::Stopped if shared.tick(0).is_continue() => continue,
            outcome => return outcome,
        }
    }
    Outcome::Stopped
}

/// The first filling of the complete search, if it is found or proved missing within so many positions.
fn find_completely(puzzle: &Puzzle, limit: u64, shared: &Shared<'_>) -> Outcome<Solution> {
    let watch = |progress: &Progress| match progress.nodes < limit {
        true => shared.tick(1),
        false => ControlFlow::Break(()),
    };
    let mut found = None;
    let complete = find_all(puzzle, UpTo::Nothing, &watch, &mut |solution| {
        found = Some(solution);
        ControlFlow::Break(())
    });
    match found {
        Some(solution) => Outcome::Found(solution),
        None if complete => Outcome::None,
        None => Outcome::Stopped,
    }
}

/// One try to build a filling, colours chosen on the way.
struct Builder<'a> {
    building: &'a Building,
    random: &'a mut Pcg64Mcg,
    hand: Hand,
    takes_turns: bool,
    placed: StoneBits,
    of_colour: [StoneBits; Colour::COUNT],
    colours: Vec<Colour>,
    order: Vec<usize>,
}

impl<'a> Builder<'a> {
    fn new(puzzle: &Puzzle, building: &'a Building, random: &'a mut Pcg64Mcg) -> Builder<'a> {
        let mut of_colour = [0; Colour::COUNT];
        for (stone, placed) in bits(building.start).zip(puzzle.start()) {
            of_colour[placed.colour.index()] |= 1 << stone;
        }
        Builder {
            building,
            random,
            hand: *puzzle.hand(),
            takes_turns: puzzle.grade() == Grade::InTurn,
            placed: building.start,
            of_colour,
            colours: vec![Colour::Red; building.count],
            order: Vec::new(),
        }
    }

    /// The colour of every stone and the order of placing; `None` in a dead end. If `strict`, it is one already if
    /// a colour cannot place at its turn.
    fn build(mut self, strict: bool) -> Option<(Vec<Colour>, Vec<usize>)> {
        let mut in_play = self.hand.colours();
        let mut turn = in_play.iter().position(|colour| colour.index() >= self.building.turn).unwrap_or(0);
        while self.order.len() < self.building.count {
            let now = if self.takes_turns { &in_play[turn..turn + 1] } else { &in_play[..] };
            let Some((stone, colour)) = self.choose(now) else {
                if strict || !self.takes_turns || in_play.len() == 1 {
                    return None;
                }
                // This colour has placed its last stone in this building.
                in_play.remove(turn);
                turn %= in_play.len();
                continue;
            };
            self.place(stone, colour);
            turn = (turn + 1) % in_play.len();
        }
        Some((self.colours, self.order))
    }

    fn place(&mut self, stone: usize, colour: Colour) {
        self.hand.take(colour, self.building.shapes[stone]);
        self.placed |= 1 << stone;
        self.of_colour[colour.index()] |= 1 << stone;
        self.colours[stone] = colour;
        self.order.push(stone);
    }

    /// A stone that one of these colours may place now: one of those that fewest colours could place.
    fn choose(&mut self, now: &[Colour]) -> Option<(usize, Colour)> {
        let (mut fewest, mut ties, mut best) = (usize::MAX, 0, None);
        for stone in 0..self.building.count {
            if self.placed >> stone & 1 == 1 || self.building.below[stone] & !self.placed != 0 {
                continue;
            }
            let choices = Colour::ALL.iter().filter(|&&colour| self.may_place(stone, colour)).count();
            for &colour in now {
                if choices > fewest || !self.may_place(stone, colour) {
                    continue;
                }
                ties = if choices < fewest { 1 } else { ties + 1 };
                fewest = choices;
                if below(self.random, ties) == 0 {
                    best = Some((stone, colour));
                }
            }
        }
        best
    }

    /// True if the colour has the stone and touches what it must touch; what is below must lie there.
    fn may_place(&self, stone: usize, colour: Colour) -> bool {
        let (beside, own) = (self.building.beside[stone], self.of_colour[colour.index()]);
        let touches = if own != 0 {
            beside & own != 0
        } else {
            self.building.on_board >> stone & 1 == 1 && (self.placed == 0 || beside & self.placed != 0)
        };
        touches && self.hand.count(colour, self.building.shapes[stone]) > 0
    }
}
