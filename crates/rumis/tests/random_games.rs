//! Random games in every scenario, number of players and set of variants that go together, each position held against
//! the slow twin, every move taken back, every refusal checked.

mod journey;
mod twin;

use std::collections::BTreeSet;

use journey::{Meeting, follow};
use rumis::{Variant, Variants};
use twin::{Dice, Setting, accepted_settings};

/// Plays so many games in every setting with exactly these variants.
fn play_all(variants: &[Variant], games: u64) {
    let variants = variants.iter().fold(Variants::STANDARD, |all, &variant| all.with(variant));
    let settings: Vec<_> = accepted_settings().into_iter().filter(|setting| setting.variants == variants).collect();
    assert!(!settings.is_empty(), "nothing is played with {variants}");
    for setting in settings {
        let plan = setting.plan();
        let mut meeting = Meeting::default();
        for seed in 0..games {
            let (game, twin) = setting.begin(&plan, seed);
            follow(&setting.to_string(), game, twin, &mut Dice::new(seed), &mut meeting);
        }
    }
}

#[test]
fn the_standard_game_agrees_with_the_twin() {
    play_all(&[], 2);
}

#[test]
fn inverse_agrees_with_the_twin() {
    play_all(&[Variant::Inverse], 1);
}

#[test]
fn ruinas_agrees_with_the_twin() {
    play_all(&[Variant::Ruinas], 3);
}

#[test]
fn inverse_with_ruinas_agrees_with_the_twin() {
    play_all(&[Variant::Ruinas, Variant::Inverse], 2);
}

#[test]
fn four_colours_agrees_with_the_twin() {
    play_all(&[Variant::FourColours], 2);
}

#[test]
fn inverse_with_four_colours_agrees_with_the_twin() {
    play_all(&[Variant::FourColours, Variant::Inverse], 2);
}

#[test]
fn rebuild_agrees_with_the_twin() {
    play_all(&[Variant::Rebuild], 6);
}

/// Were one of them never given, nothing above would have checked it.
#[test]
fn every_reason_to_refuse_a_move_is_met_and_true() {
    let inverse = |players| Setting { scenario: "chaka", players, variants: Variant::Inverse.into() };
    let rebuild = Setting { scenario: "colca", players: 2, variants: Variant::Rebuild.into() };
    let mut met = BTreeSet::new();
    for (setting, games) in [(rebuild, 12), (inverse(2), 2), (inverse(6), 2)] {
        let plan = setting.plan();
        let mut meeting = Meeting::default();
        for seed in 100..100 + games {
            let (game, twin) = setting.begin(&plan, seed);
            follow(&setting.to_string(), game, twin, &mut Dice::new(seed), &mut meeting);
        }
        met.extend(meeting.reasons);
    }
    let expected = [
        "covered",
        "first-not-on-board",
        "first-shares-face",
        "first-shares-no-edge",
        "first-touches-nothing",
        "game-over",
        "hole",
        "inside-line",
        "must-be-placed",
        "must-not-touch-own",
        "must-touch-own",
        "not-a-stone",
        "not-an-own-stone",
        "not-in-hand",
        "nothing-is-taken",
        "off-plan",
        "other-stone",
        "outside-line",
        "overlap",
        "take-first",
        "taken-outside-line",
        "too-high",
    ];
    assert_eq!(met.iter().map(String::as_str).collect::<Vec<_>>(), expected);
}
