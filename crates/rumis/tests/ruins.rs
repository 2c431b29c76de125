//! Ruins from seeds and by hand, checked with the slow twin's board.

mod drawn;
mod twin;

use std::collections::BTreeSet;

use drawn::plan;
use rumis::{Plan, RuinSite, Ruins, Stone, Variant};
use twin::board::{cubes_from_text, stone_of};
use twin::{Board, Dice, Limits, TwinRules, accepted_settings};

fn limits(plan: &Plan) -> Limits {
    let columns = plan.columns().iter();
    columns.map(|column| ((column.square.x.into(), column.square.y.into()), column.limit.into())).collect()
}

/// Lays the ruins on the twin's board; whatever is left out must have fitted nowhere at some moment.
fn check(plan: &Plan, ruins: &Ruins) {
    let mut board = Board::new(limits(plan), Limits::new());
    let mut hand: BTreeSet<Stone> = Stone::ALL.into();
    let mut excused = BTreeSet::new();
    let mut excuse = |board: &Board, hand: &BTreeSet<Stone>| {
        excused.extend(hand.iter().copied().filter(|&stone| board.fits(stone, &board.inside).is_empty()));
        excused.clone()
    };
    let mut left_out = excuse(&board, &hand);
    for &placement in ruins.placements() {
        let cubes = cubes_from_text(&plan.cubes(placement).to_string());
        let stone = stone_of(&cubes).unwrap();
        assert!(hand.remove(&stone), "a stone was laid twice");
        assert!(board.fits(stone, &board.inside).contains(&cubes), "a ruin does not fit");
        board.lay(0, &cubes);
        left_out = excuse(&board, &hand);
    }
    assert!(hand.is_subset(&left_out), "a ruin is missing that always fitted");
}

#[test]
fn ruins_from_seeds_are_complete_and_fit() {
    for setting in accepted_settings().into_iter().filter(|setting| setting.variants == Variant::Ruinas.into()) {
        let plan = setting.plan();
        let rules = TwinRules::official(setting.scenario, setting.players.into(), setting.variants);
        assert_eq!(limits(&plan), rules.inside);
        for seed in [0, 1, 2, 3, u64::MAX] {
            check(&plan, &Ruins::from_seed(&plan, seed).unwrap());
        }
    }
}

#[test]
fn ruins_from_seeds_on_cramped_plans_leave_out_only_what_does_not_fit() {
    for (rows, height) in [(&["##"][..], 8), (&["###", "###"], 3), (&["####"], 1), (&["#.#", "###"], 4)] {
        let plan = plan(2, height, rows).variant(Variant::Ruinas).tables();
        for seed in 0..50 {
            check(&plan, &Ruins::from_seed(&plan, seed).unwrap());
        }
    }
}

#[test]
fn ruins_laid_by_hand_are_those_that_were_written() {
    let plan = plan(2, 5, &["#####"; 4]).variant(Variant::Ruinas).tables();
    for seed in 0..10 {
        let ruins = Ruins::from_seed(&plan, seed).unwrap();
        let written: Vec<_> = ruins.placements().iter().map(|&placement| plan.cubes(placement)).collect();
        assert_eq!(Ruins::from_cubes(&plan, &written), Ok(ruins));
    }
}

/// `RuinSite::undo` once forgot all moments but the present one, and then asked for stones that had been excused
/// before: laying any stone and taking it back must change nothing.
#[test]
fn taking_a_ruin_back_changes_nothing() {
    let mut dice = Dice::new(7);
    for (rows, height) in [(&["##"][..], 5), (&["###"], 3), (&["##", "#."], 4), (&["##", "##"], 3)] {
        let plan = plan(2, height, rows).variant(Variant::Ruinas).tables();
        for _ in 0..100 {
            let mut site = RuinSite::new(&plan).unwrap();
            loop {
                let fits: Vec<_> = Stone::ALL.into_iter().flat_map(|stone| site.fits(stone)).collect();
                let Some(&ruin) = dice.pick(&fits) else { break };
                let before = (site.is_complete(), site.laid().collect::<Vec<_>>(), site.hand().collect::<Vec<_>>());
                site.lay(ruin);
                assert!(site.undo());
                let after = (site.is_complete(), site.laid().collect::<Vec<_>>(), site.hand().collect::<Vec<_>>());
                assert_eq!(after, before, "{rows:?} up to {height}");
                site.lay(ruin);
            }
            assert!(site.is_complete() && site.finish().is_ok());
        }
    }
}
