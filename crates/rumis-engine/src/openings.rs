//! Answers to the first stones that good players begin with, found by searches far longer than anybody waits for
//! (`examples/learn_openings.rs`).
//!
//! On a flat plan the answer to the first stone decides more than any later one, and a second is not enough to tell a good
//! one from one that looks as good.

use rumis::{Cube, Cubes, Game, Move, MoveText, Plan, Variants};

/// A plan, a first stone, and what to answer. First stones that differ only in how the plan is turned stand here once.
const ANSWERS: [(&str, &str, &str); 3] = [
    ("tambo", "a2.1,a2.2,b2.1,b2.2", "c2.1,c2.2,d2.1,e2.1"),
    ("tambo", "a3.1,a3.2,b3.1,b3.2", "b2.1,c2.1,c2.2,d2.1"),
    ("tambo", "a4.1,a4.2,b4.1,b4.2", "b5.1,b6.1,b6.2,c6.1"),
];

/// What to answer to the first stone of a game of two; `None` if it is not about that, or nothing has been prepared.
#[inline(never)]
pub(crate) fn answer(game: &Game) -> Option<Move> {
    let plan = game.plan();
    let [(colour, first)] = game.stones()[..] else { return None };
    let is_answer = plan.rules().players() == 2 && game.to_move() != Some(colour);
    if !is_answer || plan.rules().variants() != Variants::STANDARD {
        return None;
    }
    let first = plan.cubes(first);
    for (name, stone, answer) in ANSWERS {
        if name == plan.scenario().id() {
            for turn in Turn::all(plan) {
                if turn.cubes(&stone.parse().ok()?)? == first {
                    return game.find(&MoveText::Place(turn.cubes(&answer.parse().ok()?)?)).ok();
                }
            }
        }
    }
    None
}

/// A way to turn a plan, or to turn it over, that leaves it as it is.
#[derive(Clone, Copy)]
struct Turn {
    swaps: bool,
    mirrors: [bool; 2],
    /// The smallest and the largest x of the plan together, and y.
    across: [u8; 2],
}

impl Turn {
    fn all(plan: &Plan) -> impl Iterator<Item = Turn> {
        let (mut least, mut most) = ([u8::MAX; 2], [0; 2]);
        for square in plan.columns().iter().map(|column| [column.square.x, column.square.y]) {
            for axis in 0..2 {
                least[axis] = least[axis].min(square[axis]);
                most[axis] = most[axis].max(square[axis]);
            }
        }
        let across = [least[0] + most[0], least[1] + most[1]];
        let is = |way: u8, bit: u8| way >> bit & 1 == 1;
        let turn = move |way: u8| Turn { swaps: is(way, 2), mirrors: [is(way, 0), is(way, 1)], across };
        (0..8).map(turn).filter(|turn| turn.leaves(plan))
    }

    /// True if every square comes to lie on one with the same limit.
    fn leaves(self, plan: &Plan) -> bool {
        plan.columns().iter().all(|column| {
            let turned = self.cube(on(column.square)).and_then(|cube| plan.column_at(cube.square()));
            turned.is_some_and(|turned| plan.columns()[turned].limit == column.limit)
        })
    }

    /// `None` if it comes to lie off any plan.
    fn cube(self, Cube { x, y, z }: Cube) -> Option<Cube> {
        let [x, y] = if self.swaps { [y, x] } else { [x, y] };
        let mirrored = |at: u8, axis: usize| match self.mirrors[axis] {
            true => self.across[axis].checked_sub(at),
            false => Some(at),
        };
        Some(Cube { x: mirrored(x, 0)?, y: mirrored(y, 1)?, z })
    }

    fn cubes(self, cubes: &Cubes) -> Option<Cubes> {
        let turned: Option<Vec<Cube>> = cubes.as_slice().iter().map(|&cube| self.cube(cube)).collect();
        Cubes::new(turned?).ok()
    }
}

/// The lowest cube on a square.
fn on(square: rumis::Square) -> Cube {
    Cube { x: square.x, y: square.y, z: 0 }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use rumis::{Rules, Scenario, Variant, official};

    use super::*;

    fn read(stone: &str) -> Cubes {
        stone.parse().unwrap()
    }

    fn plan(scenario: &Scenario, players: u8, variants: Variants) -> Arc<Plan> {
        Arc::new(Plan::new(scenario, Rules::new(scenario, players, variants).unwrap()))
    }

    fn after(plan: &Arc<Plan>, first: &Cubes) -> Game {
        let mut game = Game::new(plan.clone());
        game.play(&MoveText::Place(first.clone())).unwrap();
        game
    }

    #[test]
    fn every_answer_is_given_however_the_plan_is_turned() {
        for (id, first, expected) in ANSWERS {
            let plan = plan(&official(id).unwrap(), 2, Variants::STANDARD);
            for turn in Turn::all(&plan) {
                let game = after(&plan, &turn.cubes(&read(first)).unwrap());
                let answers: Vec<String> = Turn::all(&plan)
                    .filter(|other| other.cubes(&read(first)) == turn.cubes(&read(first)))
                    .map(|other| other.cubes(&read(expected)).unwrap().to_string())
                    .collect();
                let answered = game.text(answer(&game).unwrap()).to_string();
                assert!(answers.contains(&answered), "{first}: {answered} instead of {answers:?}");
            }
        }
    }

    #[test]
    fn a_ring_can_be_laid_in_eight_ways_and_stairs_in_two() {
        let ways = |id| Turn::all(&plan(&official(id).unwrap(), 2, Variants::STANDARD)).count();
        assert_eq!(["tambo", "pirka", "pisac", "chullpa", "coricancha"].map(ways), [8, 2, 2, 4, 8]);
    }

    #[test]
    fn nothing_is_prepared_for_other_games() {
        let tambo = official("tambo").unwrap();
        let first = read(ANSWERS[0].1);
        let others = [(3, Variants::STANDARD), (2, Variant::Inverse.into()), (2, Variant::FourColours.into())];
        for (players, variants) in others {
            assert_eq!(answer(&after(&plan(&tambo, players, variants), &first)), None, "{players} {variants}");
        }
        let standard = plan(&tambo, 2, Variants::STANDARD);
        assert_eq!(answer(&Game::new(standard.clone())), None);
        assert_eq!(answer(&after(&standard, &read("a1.1,a2.1"))), None);
        let mut later = after(&standard, &first);
        later.play_unchecked(later.moves()[0]);
        assert_eq!(answer(&later), None);
    }
}
