//! The rest of a game against the game itself: the same moves and points to the end, and all of it taken back.

mod twin;

use rumis::{Colour, Game, Move, Placement, Playout, Rest, Variant};
use twin::{Dice, accepted_settings};

/// The legal placements of a rest, in order.
fn moves(rest: &Rest) -> Vec<(Placement, u16, i16)> {
    let mut moves = Vec::new();
    rest.look(|choice, gain| moves.push((rest.placement(choice), choice, gain)));
    moves
}

/// How far a colour is ahead of all others taken together.
fn lead(game: &Game, colour: Colour) -> i16 {
    let total = |&colour: &Colour| game.score(colour).total;
    2 * total(&colour) - game.plan().rules().turn_order().iter().map(total).sum::<i16>()
}

/// Follows the game to its end, on both; returns the keys on the way.
fn follow(game: &mut Game, rest: &mut Rest, dice: &mut Dice) -> Vec<u64> {
    let mut keys = vec![rest.key()];
    while !game.is_over() {
        let found = moves(rest);
        let expected: Vec<Move> = game.moves();
        assert_eq!(found.iter().map(|&(placement, ..)| Move::Place(placement)).collect::<Vec<_>>(), expected);
        assert_eq!(found.len(), rest.move_count());
        assert_eq!(Some(rest.to_move()), game.to_move());
        let (placement, choice, gain) = found[dice.below(found.len())];
        let (mover, before) = (rest.to_move(), lead(game, rest.to_move()));
        let most = rest.most_gain(mover);
        game.play_unchecked(Move::Place(placement));
        rest.play(choice);
        assert_eq!(lead(game, mover), before + gain, "a gain is what it says");
        assert!(gain <= most, "nobody gains more than possible");
        for &colour in game.plan().rules().turn_order() {
            assert_eq!(rest.total(colour), game.score(colour).total);
        }
        keys.push(rest.key());
    }
    assert!(rest.is_over());
    keys
}

#[test]
fn the_rest_of_a_game_is_the_game() {
    let mut followed = 0;
    for setting in accepted_settings() {
        let plan = setting.plan();
        for seed in 0..4 {
            let mut dice = Dice::new(seed);
            let mut playout = Playout::new(&setting.begin(&plan, seed).0);
            playout.finish(|bound| dice.below(bound));
            let mut game = playout.game();
            (0..2 + 3 * seed).for_each(|_| _ = game.undo());
            let Some(mut rest) = Rest::new(&game) else { continue };
            let start = moves(&rest);
            let keys = follow(&mut game, &mut rest, &mut dice);
            for &key in keys.iter().rev().skip(1) {
                rest.undo();
                assert_eq!(rest.key(), key);
            }
            assert_eq!(moves(&rest), start, "everything is taken back");
            followed += 1;
        }
    }
    assert!(followed > 200, "only {followed} games had a rest");
}

#[test]
fn what_is_over_or_rebuilt_or_not_begun_has_no_rest() {
    for setting in accepted_settings().into_iter().filter(|setting| setting.players == 2) {
        let plan = setting.plan();
        let start = setting.begin(&plan, 0).0;
        let mut playout = Playout::new(&start);
        playout.finish(|_| 0);
        let mut game = playout.game();
        assert!(Rest::new(&start).is_none() && Rest::new(&game).is_none());
        game.undo();
        assert!(!(setting.variants.has(Variant::Rebuild) && Rest::new(&game).is_some()));
    }
}
