//! Any text is a scenario that can be played, or is refused with its faults; what was read is written and reads back.

#![no_main]

use std::sync::Arc;

use libfuzzer_sys::fuzz_target;
use rumis::{Game, MAX_VOLUME, Plan, Rules, Scenario, ScenarioDef, Variant, Variants};

fuzz_target!(|text: &str| {
    let Ok(def) = ScenarioDef::from_toml(text) else { return };
    assert_eq!(ScenarioDef::from_toml(&def.to_toml()).as_ref(), Ok(&def));
    let scenario = match Scenario::new(def) {
        Ok(scenario) => scenario,
        Err(refusal) => return assert!(!refusal.to_string().is_empty()),
    };
    let players: Vec<u8> = scenario.player_counts().collect();
    assert!(!players.is_empty() && players.iter().all(|&count| scenario.volume(count) <= MAX_VOLUME));
    // A table takes a while to work out, so only one number of players is tried.
    let chosen = players[text.len() % players.len()];
    let variants = [Variants::STANDARD, Variant::Inverse.into(), Variant::Rebuild.into(), Variant::FourColours.into()];
    let Ok(rules) = Rules::new(&scenario, chosen, variants[text.len() / 7 % 4]) else { return };
    let mut game = Game::new(Arc::new(Plan::new(&scenario, rules)));
    for step in text.bytes().take(20) {
        let moves = game.moves();
        assert_eq!(moves.is_empty(), game.is_over());
        let Some(&played) = moves.get(usize::from(step) % moves.len().max(1)) else { break };
        assert_eq!(game.find(&game.text(played)), Ok(played));
        game.play_unchecked(played);
    }
});
