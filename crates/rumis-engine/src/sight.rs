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
        let ways = playout.ways_of_rivals();
        View { sight: self, playout, blocks_each: self.blocks / ways.count().max(1) as f32, ways }
    }
}

/// First sight of the moves of one position.
pub(crate) struct View<'a> {
    sight: &'a Sight,
    playout: &'a Playout,
    ways: WaysOfRivals<'a>,
    /// What it counts to stand in the way of one of the rivals: it helps the others as well.
    blocks_each: f32,
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
            sight += self.blocks_each * self.ways.blocked_by(placement) as f32;
        }
        if self.sight.opened != 0.0 {
            sight += self.sight.opened * self.playout.opened(placement) as f32;
        }
        sight
    }

    /// What [`View::of_now`] says at most, if that is known beforehand.
    #[inline(always)]
    pub(crate) fn most_of_now(&self) -> f32 {
        let &Sight { gained, covered, opened, .. } = self.sight;
        match gained == 0.0 && covered == 0.0 && opened == 0.0 {
            true => self.blocks_each.max(0.0) * self.ways.count() as f32,
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

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use rumis::{Colour, Game, Rules, official};

    use super::*;
    use crate::random::Random;

    /// True if a stone fills a cell that shares a face with a stone of the colour, cube by cube.
    fn is_in_the_way(game: &Game, placement: Placement, colour: Colour) -> bool {
        let plan = game.plan();
        let cubes = plan.cubes(placement);
        let stones = game.stones().into_iter().filter(|&(owner, _)| owner == colour);
        stones.flat_map(|(_, stone)| plan.cubes(stone).as_slice().to_vec()).any(|own| {
            let apart = |cube: &rumis::Cube| own.x.abs_diff(cube.x) + own.y.abs_diff(cube.y) + own.z.abs_diff(cube.z);
            cubes.as_slice().iter().any(|cube| apart(cube) == 1)
        })
    }

    #[test]
    fn blocking_counts_by_the_part_of_the_rivals_left_whose_way_it_stands_in() {
        let scenario = official("coricancha").unwrap();
        let plan = Arc::new(Plan::new(&scenario, Rules::standard(&scenario, 4).unwrap()));
        let sight = Sight::new(&plan, &Weights { blocks: 2.0, ..Weights::NONE });
        let mut random = Random::new(4, 0);
        let mut rivals_seen = [0; 4];
        for _ in 0..48 {
            let mut game = Game::new(plan.clone());
            while let Some(own) = game.to_move() {
                let others = plan.rules().turn_order().iter().copied();
                let rivals: Vec<Colour> = others.filter(|&other| other != own && !game.is_out(other)).collect();
                let played = game.moves()[random.below(game.moves().len())];
                let Move::Place(placement) = played else { unreachable!("nothing is rebuilt") };
                let blocked = rivals.iter().filter(|&&rival| is_in_the_way(&game, placement, rival)).count();
                let expected = 2.0 * blocked as f32 / rivals.len().max(1) as f32;
                let playout = Playout::new(&game);
                let view = sight.at(&playout);
                assert!((view.of_now(placement) - expected).abs() < 1e-6, "{blocked} of {rivals:?}");
                assert!(view.of_now(placement) <= view.most_of_now());
                rivals_seen[rivals.len()] += usize::from(blocked > 0);
                game.play_unchecked(played);
            }
        }
        assert!(rivals_seen[1..].iter().all(|&seen| seen > 5), "{rivals_seen:?}");
    }
}
