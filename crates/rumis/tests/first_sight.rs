//! What a playout says about a placement at first sight, against the same worked out cube by cube.

mod around;
mod twin;

use std::collections::BTreeSet;

use around::{cubes, cubes_of, faces};
use rumis::{Colour, Cube, Game, Move, MoveUrn, Placement, Playout, Square};
use twin::{Dice, accepted_settings};

fn is_on_plan(game: &Game, cube: &Cube) -> bool {
    let column = game.plan().column_at(Square { x: cube.x, y: cube.y });
    column.is_some_and(|column| cube.z < game.plan().columns()[column].limit)
}

fn blocks(game: &Game, placement: Placement) -> usize {
    let filled = cubes(game, placement);
    let rules = game.plan().rules();
    let own = rules.owner(game.to_move().unwrap());
    let rivals = rules.turn_order().iter().filter(|&&colour| rules.owner(colour) != own);
    let meets = |rival: &&Colour| !game.is_out(**rival) && !faces(&cubes_of(game, **rival)).is_disjoint(&filled);
    rivals.filter(meets).count()
}

fn opened(game: &Game, placement: Placement) -> usize {
    let own = faces(&cubes_of(game, game.to_move().unwrap()));
    let occupied: BTreeSet<Cube> =
        game.stones().into_iter().flat_map(|(_, placement)| cubes(game, placement)).collect();
    let is_new = |cube: &Cube| is_on_plan(game, cube) && !own.contains(cube) && !occupied.contains(cube);
    faces(&cubes(game, placement)).into_iter().filter(is_new).count()
}

#[test]
fn what_a_stone_blocks_and_opens_is_what_lies_around_it() {
    let mut seen = BTreeSet::new();
    for setting in accepted_settings() {
        let plan = setting.plan();
        let mut dice = Dice::new(5);
        let mut game = setting.begin(&plan, 5).0;
        let mut playout = Playout::new(&game);
        while !game.is_over() && !game.in_second_phase() {
            let moves = game.moves();
            let played = moves[dice.below(moves.len())];
            let Move::Place(placement) = played else { unreachable!("stones come from the hand") };
            let (blocked, opened) = (blocks(&game, placement), opened(&game, placement));
            assert_eq!(
                playout.ways_of_rivals().blocked_by(placement) as usize,
                blocked,
                "{setting}: {}",
                game.text(played)
            );
            assert_eq!(playout.opened(placement) as usize, opened, "{setting}: {}", game.text(played));
            seen.extend([(blocked, 0), (0, opened)]);
            game.play_unchecked(played);
            playout.play(played);
        }
    }
    assert!(seen.contains(&(3, 0)) && seen.contains(&(0, 9)), "games in which little happens: {seen:?}");
}

#[test]
fn every_placement_is_drawn_and_nothing_else() {
    let mut urn = MoveUrn::default();
    for setting in accepted_settings() {
        let plan = setting.plan();
        let mut dice = Dice::new(6);
        let mut playout = Playout::new(&setting.begin(&plan, 6).0);
        while let Some(placements) = playout.placements().filter(|_| !playout.is_over()) {
            // All places of all words: there are never as many words as numbers between two of these.
            let random = (0..=u32::MAX).step_by(1 << 20).flat_map(|word| (0..64).map(move |place| word + place));
            let mut drawn = BTreeSet::new();
            playout.look_at_some(&mut urn, random, |placement| {
                drawn.insert(placement.index());
            });
            assert!(drawn.into_iter().eq(placements.iter().map(|placement| placement.index())), "{setting}");
            playout.play(playout.nth_move(dice.below(playout.move_count())));
        }
    }
}
