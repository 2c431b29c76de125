//! What simulations through the moves of the root came to. Every thread keeps its own and hands them over at the end.

use rumis::{Colour, Rules};

use crate::value::{MAX_PLAYERS, Totals, Values};

/// The simulations through one move of the root.
#[derive(Clone, Default)]
pub(crate) struct RootResult {
    pub(crate) visits: u32,
    shares: [f64; MAX_PLAYERS],
    points: [i64; Colour::COUNT],
}

impl RootResult {
    pub(crate) fn add(&mut self, rules: Rules, totals: &Totals, shares: &Values) {
        self.visits += 1;
        let players = self.shares.iter_mut().zip(shares).take(rules.players());
        players.for_each(|(sum, &share)| *sum += f64::from(share));
        let colours = self.points.iter_mut().zip(totals).take(rules.colours());
        colours.for_each(|(sum, &total)| *sum += i64::from(total));
    }

    pub(crate) fn merge(&mut self, other: &RootResult) {
        self.visits += other.visits;
        self.shares.iter_mut().zip(other.shares).for_each(|(sum, more)| *sum += more);
        self.points.iter_mut().zip(other.points).for_each(|(sum, more)| *sum += more);
    }

    /// The mean share of the win of a player; 0 without simulations.
    pub(crate) fn share(&self, player: usize) -> f32 {
        (self.shares[player] / f64::from(self.visits.max(1))) as f32
    }

    /// The mean points of a colour; 0 without simulations.
    pub(crate) fn points(&self, colour: usize) -> f32 {
        (self.points[colour] as f64 / f64::from(self.visits.max(1))) as f32
    }
}
