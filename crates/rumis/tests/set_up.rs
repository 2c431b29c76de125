//! Positions set up by hand: the positions of random games, their stones in any order, held against the slow twin.

mod drawn;
mod twin;

use std::sync::Arc;

use drawn::plan;
use rumis::{Colour, Game, LaidStones, Playout, Record, SetUp, SetUpFault, SetUpSite, Variant};
use twin::{Dice, TwinMove, accepted_settings, assert_same, assert_same_cubes, assert_same_moves, moves_of, texts_of};

fn shuffled(mut stones: LaidStones, dice: &mut Dice) -> LaidStones {
    for last in (1..stones.0.len()).rev() {
        stones.0.swap(last, dice.below(last + 1));
    }
    stones
}

/// Plays a game at random; now and then the position is set up anew, and the game goes on from there.
fn follow(setting: &twin::Setting, seed: u64) {
    let (plan, mut dice) = (setting.plan(), Dice::new(seed));
    let (mut game, mut twin) = setting.begin(&plan, seed);
    loop {
        let legal = twin.legal_texts();
        if let Some(mut set_up) = game.as_set_up().filter(|_| dice.below(3) == 0) {
            set_up.stones = shuffled(set_up.stones, &mut dice);
            let again = Game::set_up(plan.clone(), &set_up).unwrap_or_else(|faults| panic!("{setting}: {faults:?}"));
            assert_same(&again, &twin, &legal);
            assert_eq!(again.hash(), game.hash(), "{setting}");
            assert_same_moves(&texts_of(&again, moves_of(&Playout::new(&again))), &legal, "a playout");
            assert_recorded(&again);
            if dice.below(2) == 0 {
                game = again;
            }
        }
        let Some(text) = dice.pick(&legal) else { break };
        game.play(&text.parse().unwrap()).unwrap();
        twin.play(&TwinMove::from_text(text));
    }
    assert_same_cubes(&game, &twin);
    let moves = game.history().len();
    (0..moves).for_each(|_| assert!(game.undo()));
    assert!(!game.undo(), "what was set up cannot be taken back");
}

fn assert_recorded(game: &Game) {
    let record = Record::from_game(game);
    let read: Record = record.to_string().parse().unwrap();
    assert_eq!(read, record);
    let replayed = read.replay_on(game.plan().clone()).unwrap();
    assert_eq!(replayed.hash(), game.hash());
    assert_eq!(replayed.beginning().map(|set_up| set_up.turn), game.beginning().map(|set_up| set_up.turn));
}

#[test]
fn positions_set_up_in_any_order_are_those_that_were_played() {
    for setting in accepted_settings() {
        follow(&setting, 1);
    }
}

fn stones(text: &str) -> LaidStones {
    text.parse().unwrap()
}

fn faults(plan: &Arc<rumis::Plan>, text: &str) -> Vec<String> {
    let set_up = SetUp { stones: stones(text), turn: Colour::Red, out: Vec::new() };
    let faults = Game::set_up(plan.clone(), &set_up).err().unwrap_or_default();
    faults.iter().map(SetUpFault::to_string).collect()
}

#[test]
fn every_stone_that_cannot_lie_is_named_with_the_rule() {
    let plan = plan(2, 3, &["####"; 4]).tables();
    assert_eq!(faults(&plan, "blue a1.1,a2.1 c1.1,c2.1,c3.1 red d1.1,d2.1"), [""; 0]);
    let all = "red a1.1,a2.1 blue a2.1,b2.1 red c1.2,c2.2,c3.2 blue a1.2,a1.3,a1.4 e1.1,e2.1,e3.1 red d4.1,b4.1 \
               violet d1.1,d2.1";
    let named = faults(&plan, all);
    let expected = [
        "the blue stone a2.1,b2.1 cannot lie there: a2.1 is taken by red",
        "the red stone c1.2,c2.2,c3.2 cannot lie there: it leaves a hole below c1.2: c1 is built up to level 0 only",
        "the blue stone a1.2,a1.3,a1.4 cannot lie there: a1.4 is too high: a1 may be built up to level 3",
        "the blue stone e1.1,e2.1,e3.1 cannot lie there: e1.1 is not on the plan",
        "the red stone b4.1,d4.1 cannot lie there: these cubes are not one of the eleven stones",
        "violet does not play in this game",
    ];
    assert_eq!(named, expected);
}

/// Each rests on the other: without holes, but nobody could have laid either first.
#[test]
fn stones_that_could_never_be_laid_are_refused() {
    let plan = plan(2, 3, &["####"; 4]).tables();
    let [red, blue] = ["a1.1,a2.1,a2.2,b2.2", "a1.2,b1.1,b1.2,b2.1"];
    let named = faults(&plan, &format!("red {red} blue {blue}"));
    assert_eq!(named.len(), 2, "{named:?}");
    assert!(named[0].ends_with("it leaves a hole below b2.2: b2 is built up to level 0 only"), "{named:?}");
    assert!(named[1].ends_with("it leaves a hole below a1.2: a1 is built up to level 0 only"), "{named:?}");
}

#[test]
fn a_stone_is_taken_with_all_that_rests_on_it() {
    let plan = plan(2, 4, &["####"; 4]).tables();
    let (mut site, faults) = SetUpSite::with_stones(
        plan.clone(),
        &stones("red a1.1,a2.1 blue a1.2,b1.1,b1.2 red a1.3,a2.2,a2.3 blue d1.1,d2.1"),
    );
    assert_eq!(faults, []);
    let top = plan.placement(&"a1.3,a2.2,a2.3".parse().unwrap()).unwrap();
    let bottom = plan.placement(&"a1.1,a2.1".parse().unwrap()).unwrap();
    let mut other = site.clone();
    assert_eq!(other.take(top), 1);
    other.lay(Colour::Red, top);
    assert_eq!(other.picture(Colour::Red, &[]).hash(), site.picture(Colour::Red, &[]).hash());
    assert_eq!(site.take(bottom), 3);
    assert_eq!(site.stones(), stones("blue d1.1,d2.1"));
    assert_eq!(site.take(bottom), 0);
    assert!(site.fits(Colour::Red).contains(&bottom));
}

#[test]
fn whose_turn_it_is_and_who_is_out_is_as_it_was_said() {
    let plan = plan(3, 3, &["####"; 4]).tables();
    let game = |turn, out: &[Colour]| {
        let set_up = SetUp { stones: stones("red a1.1,a2.1"), turn, out: out.to_vec() };
        Game::set_up(plan.clone(), &set_up)
    };
    assert_eq!(game(Colour::Green, &[]).unwrap().to_move(), Some(Colour::Green));
    assert_eq!(game(Colour::Green, &[Colour::Green]).unwrap().to_move(), Some(Colour::Red));
    let over = game(Colour::Blue, &[Colour::Red, Colour::Blue, Colour::Green]).unwrap();
    assert!(over.is_over());
    assert_eq!(over.score(Colour::Red).total, 2 - 10);
    assert_eq!(game(Colour::Yellow, &[]).unwrap_err(), [SetUpFault::Colour(Colour::Yellow)]);
    // Blue has not begun: its first stone must touch the red one.
    let first = game(Colour::Blue, &[]).unwrap().find(&"d3.1,d4.1".parse().unwrap());
    assert_eq!(first, Err(rumis::Illegal::FirstTouchesNothing { colour: Colour::Blue }));
}

#[test]
fn ruins_are_laid_among_the_stones_and_do_not_begin_the_game() {
    let plan = plan(2, 3, &["#####"; 5]).variant(Variant::Ruinas).tables();
    let set_up = SetUp { stones: stones("green a1.1,a2.1"), turn: Colour::Red, out: Vec::new() };
    let game = Game::set_up(plan, &set_up).unwrap();
    assert_eq!(game.ruins().count(), 1);
    game.find(&"e4.1,e5.1".parse().unwrap()).expect("the very first stone may lie anywhere on the board");
    assert_eq!(game.beginning(), Some(set_up));
}

#[test]
fn a_rebuild_that_is_set_up_without_a_move_begins_its_second_phase_with_whoever_has_the_turn() {
    let plan = plan(2, 2, &["######"; 4]).line(&["a1:c4"]).variant(Variant::Rebuild).tables();
    let stones = stones("red a1.1,a2.1 blue b1.1,b2.1");
    let all = vec![Colour::Red, Colour::Blue];
    let game = |turn| Game::set_up(plan.clone(), &SetUp { stones: stones.clone(), turn, out: all.clone() }).unwrap();
    for turn in [Colour::Red, Colour::Blue] {
        assert!(game(turn).in_second_phase());
        assert_eq!(game(turn).to_move(), Some(turn));
        assert_eq!(Record::from_game(&game(turn)).replay().map(|again| again.hash()), Ok(game(turn).hash()));
    }
    assert_eq!(game(Colour::Red).as_set_up(), None);
    let mut far = SetUpSite::new(plan.clone());
    assert!(matches!(far.find(Colour::Red, &"e1.1,e2.1".parse().unwrap()), Err(SetUpFault::Stone { .. })));
    assert!(far.fits(Colour::Red).iter().all(|&placement| !plan.cubes(placement).to_string().contains('e')));
    far.lay(Colour::Red, plan.placement(&"a1.1,a2.1".parse().unwrap()).unwrap());
}
