//! Who is likely to win by what lies on the plan, before anybody plays on.
//!
//! Playouts are short-sighted where much is still open: whether a colour is walled in or sooner where there is room shows
//! itself only when both play well. What that is worth was learnt from games of the engine with itself
//! (`examples/learn_outlook.rs`).

mod weights;

use rumis::{Colour, Lead, Plan, Playout, Stone, Variants};

use crate::value;

/// How many things are weighed, each once as it is and once by how much has been played.
const THINGS: usize = 9;

/// What the weights of a plan are multiplied with.
pub type Things = [f32; 2 * THINGS];

/// The later it is, the less the outlook tells what playouts do not. With so much of the stones played, nothing.
const TELLS_NOTHING: f32 = 2.0 / 3.0;

/// Judges positions of one plan with two colours, one each for two players.
pub struct Outlook {
    colours: [Colour; 2],
    weights: &'static Things,
}

/// What is to be expected of a position.
#[derive(Clone, Copy)]
pub(crate) struct Prospect {
    /// The share of the win that the first colour may expect.
    pub(crate) first: f32,
    /// How much of what is to be expected it tells, from 1 at the beginning of the game to 0.
    pub(crate) part: f32,
}

impl Outlook {
    /// `None` if there are more colours or a variant is played, or if it has not been shown to help on this plan.
    pub fn new(plan: &Plan) -> Option<Outlook> {
        let weights = weights::of(plan.scenario().id())?;
        Outlook::unlearnt(plan).map(|outlook| Outlook { weights, ..outlook })
    }

    /// Sees what there is, but nothing weighs anything yet.
    pub fn unlearnt(plan: &Plan) -> Option<Outlook> {
        match *plan.rules().turn_order() {
            [first, second] if plan.rules().variants() == Variants::STANDARD => {
                Some(Outlook { colours: [first, second], weights: &[0.0; 2 * THINGS] })
            }
            _ => None,
        }
    }

    /// Whether a colour is the first of the two.
    pub(crate) fn is_first(&self, colour: Colour) -> bool {
        colour == self.colours[0]
    }

    /// What the first colour has more of than the second. `None` while one of them has not begun.
    pub fn things(&self, playout: &Playout) -> Option<Things> {
        let [first, second] = self.colours;
        let Lead { closed, shown, next, alone, alone_room, sooner, much_sooner } = playout.lead(first, second)?;
        let counts = [closed, shown, next, alone, alone_room, sooner, much_sooner];
        let turn = if self.is_first(playout.to_move()) { 1.0 } else { -1.0 };
        let played = played(playout);
        let mut things = [0.0; 2 * THINGS];
        let (now, later) = things.split_at_mut(THINGS);
        now[..counts.len()].copy_from_slice(&counts.map(f32::from));
        now[counts.len()..].copy_from_slice(&[turn, turn * playout.move_count() as f32 / 50.0]);
        later.iter_mut().zip(now).for_each(|(later, now)| *later = *now * played);
        Some(things)
    }

    /// The share of the win that the first colour may expect; `None` while one has not begun.
    #[inline]
    pub(crate) fn first(&self, playout: &Playout) -> Option<f32> {
        let things = self.things(playout)?;
        let sum = things.iter().zip(self.weights).map(|(thing, weight)| thing * weight).sum();
        Some(if playout.is_over() { self.result(playout) } else { logistic(sum) })
    }

    /// What is to be expected where a playout begins; `None` if the playout itself tells it all.
    #[inline]
    pub(crate) fn prospect(&self, playout: &Playout) -> Option<Prospect> {
        let part = 1.0 - played(playout) / TELLS_NOTHING;
        if part <= 0.0 {
            return None;
        }
        self.first(playout).map(|first| Prospect { first, part })
    }

    /// The share of the win that the first colour has in a game that is over.
    fn result(&self, playout: &Playout) -> f32 {
        value::shares(&self.colours.map(|colour| playout.total(colour)))[0]
    }
}

/// The part of all stones that has been played.
fn played(playout: &Playout) -> f32 {
    1.0 - playout.stones_in_hand() as f32 / (2 * Stone::COUNT) as f32
}

/// 1 / (1 + e^−x), nearly, and the same on every machine.
fn logistic(x: f32) -> f32 {
    let half = (x / 2.0).clamp(-3.0, 3.0);
    let square = half * half;
    0.5 + 0.5 * half * (27.0 + square) / (27.0 + 9.0 * square)
}

#[cfg(test)]
mod tests {
    use super::logistic;

    #[test]
    fn the_logistic_function_is_near_the_true_one() {
        for step in -100..=100 {
            let x = step as f32 / 10.0;
            let exact = 1.0 / (1.0 + (-x).exp());
            assert!((logistic(x) - exact).abs() < 0.02, "{x}: {} instead of {exact}", logistic(x));
        }
    }
}
