//! What a thread remembers of placements: how they fared in playouts, and which were made in the last simulation.

use rumis::{Colour, Move, Placement, Plan};

/// How fast old results fade from the running average.
const FADING: f32 = 1.0 / 32.0;

pub(crate) struct History {
    placements: usize,
    /// For each colour and placement by how much its games went better than an even share, fading.
    means: Vec<f32>,
    even: f32,
    marks: Vec<u32>,
    mark: u32,
}

impl History {
    pub(crate) fn new(plan: &Plan) -> History {
        let placements = plan.placement_count();
        let colours = plan.rules().colours();
        let even = 1.0 / plan.rules().players() as f32;
        History { placements, means: vec![0.0; placements * colours], even, marks: vec![0; placements], mark: 0 }
    }

    #[inline]
    pub(crate) fn of(&self, colour: Colour, placement: Placement) -> f32 {
        self.means[colour.index() * self.placements + placement.index()]
    }

    pub(crate) fn add(&mut self, colour: Colour, played: Move, value: f32) {
        if let Some(placement) = placed(played) {
            let mean = &mut self.means[colour.index() * self.placements + placement.index()];
            *mean += FADING * (value - self.even - *mean);
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

    pub(crate) fn is_marked(&self, played: Move) -> bool {
        placed(played).is_some_and(|placement| self.marks[placement.index()] == self.mark)
    }
}

fn placed(played: Move) -> Option<Placement> {
    match played {
        Move::Place(placement) => Some(placement),
        Move::Rebuild { put, .. } => put,
    }
}
