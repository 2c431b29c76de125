//! What a thread remembers of placements: how they fared in playouts, and which were made in the last simulation.

use rumis::{Colour, Move, Placement, Plan};

use crate::sight::Sight;
use crate::tree::placed;

/// How fast old results fade from the running average.
const FADING: f32 = 1.0 / 32.0;

pub(crate) struct History {
    placements: usize,
    /// For each colour and placement what never changes at first sight, and `weight` times by how much its games went
    /// better than an even share, fading. Kept as one sum, because playouts look it up for every candidate.
    looks: Vec<f32>,
    weight: f32,
    even: f32,
    marks: Vec<u32>,
    mark: u32,
}

impl History {
    pub(crate) fn new(plan: &Plan, sight: &Sight, weight: f32) -> History {
        let rules = plan.rules();
        History {
            placements: plan.placement_count(),
            looks: sight.fixed.repeat(rules.colours()),
            weight,
            even: 1.0 / rules.players() as f32,
            marks: vec![0; plan.placement_count()],
            mark: 0,
        }
    }

    /// What every placement looks like to a colour, but for what it gains.
    #[inline(always)]
    pub(crate) fn of(&self, colour: Colour) -> &[f32] {
        &self.looks[colour.index() * self.placements..][..self.placements]
    }

    pub(crate) fn add(&mut self, sight: &Sight, colour: Colour, played: Move, value: f32) {
        if let Some(placement) = placed(played) {
            let look = &mut self.looks[colour.index() * self.placements + placement.index()];
            let target = sight.fixed[placement.index()] + self.weight * (value - self.even);
            *look += FADING * (target - *look);
        }
    }

    /// Forgets all marks.
    pub(crate) fn begin_marking(&mut self) {
        self.mark = self.mark.wrapping_add(1);
        if self.mark == 0 {
            self.marks.fill(0);
            self.mark = 1;
        }
    }

    pub(crate) fn mark(&mut self, played: Move) {
        if let Some(placement) = placed(played) {
            self.marks[placement.index()] = self.mark;
        }
    }

    #[inline]
    pub(crate) fn is_marked(&self, placed: Option<Placement>) -> bool {
        placed.is_some_and(|placement| self.marks[placement.index()] == self.mark)
    }
}
