//! What a move looks like at first sight: the part that never changes, worked out once a plan.

use rumis::{Move, Placement, Plan, Playout, WaysOfRivals};

use crate::params::Weights;

/// First sight of every placement of a plan under one set of weights.
pub(crate) struct Sight {
    /// For each placement what does not depend on the position.
    pub(crate) fixed: Vec<f32>,
    gained: f32,
    covered: f32,
    blocks: f32,
    opened: f32,
}

impl Sight {
    pub(crate) fn new(plan: &Plan, weights: &Weights) -> Sight {
        let fixed = plan.placements().map(|placement| fixed_part(plan, weights, placement)).collect();
        let &Weights { gained, covered, blocks, opened, .. } = weights;
        Sight { fixed, gained, covered, blocks, opened }
    }

    /// For exact searches: moves that gain most are tried first; the better the first, the more is cut short.
    pub(crate) fn for_trying(plan: &Plan) -> Sight {
        Sight::new(plan, &Weights { gained: 1.0, covered: 1.0, size: 0.25, room: -0.25, closed: 0.5, ..Weights::NONE })
    }

    /// A position as the colour whose turn it is sees it.
    #[inline(always)]
    pub(crate) fn at<'a>(&'a self, playout: &'a Playout) -> View<'a> {
        View { sight: self, playout, ways: playout.ways_of_rivals() }
    }
}

/// First sight of the moves of one position.
pub(crate) struct View<'a> {
    sight: &'a Sight,
    playout: &'a Playout,
    ways: WaysOfRivals<'a>,
}

/// Putting a stone aside costs a point and ends the player's game: the last thing to look at.
const PUT_ASIDE: f32 = -100.0;

impl View<'_> {
    /// What any move looks like.
    #[inline]
    pub(crate) fn of_move(&self, played: Move) -> f32 {
        let fixed = |placement: Placement| self.sight.fixed[placement.index()];
        match played {
            Move::Place(placement) => fixed(placement) + self.of_now(placement),
            Move::Rebuild { put: Some(placement), .. } => fixed(placement) + self.of_squares(placement),
            Move::Rebuild { put: None, .. } => PUT_ASIDE,
        }
    }

    /// The part that depends on the position, for a stone from the hand. What counts for nothing is not looked at.
    #[inline(always)]
    pub(crate) fn of_now(&self, placement: Placement) -> f32 {
        let mut sight = self.of_squares(placement);
        if self.sight.blocks != 0.0 {
            sight += self.sight.blocks * self.ways.blocked_by(placement) as f32;
        }
        if self.sight.opened != 0.0 {
            sight += self.sight.opened * self.playout.opened(placement) as f32;
        }
        sight
    }

    /// What [`View::of_now`] says at most, if that is known beforehand.
    #[inline(always)]
    pub(crate) fn most_of_now(&self) -> f32 {
        let &Sight { gained, covered, blocks, opened, .. } = self.sight;
        match gained == 0.0 && covered == 0.0 && opened == 0.0 {
            true => blocks.max(0.0) * self.ways.count() as f32,
            false => f32::INFINITY,
        }
    }

    /// The part of it that is seen from above.
    #[inline(always)]
    fn of_squares(&self, placement: Placement) -> f32 {
        if self.sight.gained == 0.0 && self.sight.covered == 0.0 {
            return 0.0;
        }
        let gain = self.playout.gain(placement);
        self.sight.gained * f32::from(gain.fresh) + self.sight.covered * f32::from(gain.covered)
    }
}

fn fixed_part(plan: &Plan, weights: &Weights, placement: Placement) -> f32 {
    let mut sight = weights.size * plan.stone(placement).size() as f32;
    for part in plan.parts(placement) {
        let room = plan.columns()[usize::from(part.column)].limit - part.bottom - part.thickness;
        sight += weights.room * f32::from(room);
        sight += if room == 0 { weights.closed } else { 0.0 };
    }
    sight
}
