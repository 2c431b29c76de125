//! Stones lowered straight down come to rest where the rules let them lie.

use std::sync::Arc;

use rand_pcg::Pcg32;
use rand_pcg::rand_core::Rng;
use rumis::{Game, Move, Offset, Orientation, Placement, Plan, Rules, Square, Variant, official, orientations};

fn cubes(game: &Game, placement: Placement) -> Vec<Offset> {
    let cubes = game.plan().cubes(placement);
    cubes.as_slice().iter().map(|cube| [cube.x as i8, cube.y as i8, cube.z as i8]).collect()
}

fn rests_there(game: &Game, placement: Placement, taken: Option<Placement>) {
    let cubes = cubes(game, placement);
    let least = |axis: usize| cubes.iter().map(|cube| cube[axis]).min().unwrap();
    let corner = [least(0), least(1), least(2)];
    let offsets = cubes.iter().map(|cube| [0, 1, 2].map(|axis| cube[axis] - corner[axis])).collect();
    let orientation = Orientation { stone: game.plan().stone(placement), offsets };
    assert_eq!(orientation, orientations()[game.plan().orientation(placement)]);
    assert_eq!(game.lowered(&orientation, [corner[0], corner[1]], taken), cubes);
}

fn play_through(mut game: Game, seed: u64) {
    let mut random = Pcg32::new(seed, 7);
    while !game.is_over() {
        let moves = game.moves();
        for &legal in &moves {
            match legal {
                Move::Place(placement) => rests_there(&game, placement, None),
                Move::Rebuild { take, put: Some(put) } => rests_there(&game, put, Some(take)),
                Move::Rebuild { put: None, .. } => {}
            }
        }
        game.play_unchecked(moves[random.next_u32() as usize % moves.len()]);
    }
}

#[test]
fn every_legal_placement_is_where_its_stone_comes_to_rest() {
    for (id, players) in [("chullpa", 2), ("pisac", 4), ("huaca", 5)] {
        let scenario = official(id).unwrap();
        let plan = Arc::new(Plan::new(&scenario, Rules::standard(&scenario, players).unwrap()));
        (0..2).for_each(|seed| play_through(Game::new(plan.clone()), seed));
    }
    let colca = official("colca").unwrap();
    let rules = Rules::new(&colca, 2, Variant::Rebuild.into()).unwrap();
    play_through(Game::new(Arc::new(Plan::new(&colca, rules))), 3);
}

#[test]
fn beside_the_plan_a_stone_sinks_to_the_ground() {
    let chullpa = official("chullpa").unwrap();
    let mut game = Game::new(Arc::new(Plan::new(&chullpa, Rules::standard(&chullpa, 2).unwrap())));
    game.play(&"a1.1,a1.2".parse().unwrap()).unwrap();
    assert_eq!(game.height(Square { x: 0, y: 0 }), 2);
    let lying = rumis::Stone::I3.orientations().pop().unwrap();
    assert_eq!(game.lowered(&lying, [-1, 0], None), [[-1, 0, 2], [0, 0, 2], [1, 0, 2]]);
    assert_eq!(game.lowered(&lying, [-3, 0], None), [[-3, 0, 0], [-2, 0, 0], [-1, 0, 0]]);
}
