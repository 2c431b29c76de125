//! Which games there are: every scenario, number of players and set of variants that go together.

use std::fmt;
use std::sync::Arc;

use rumis::{Game, OFFICIAL, Plan, Ruins, Rules, Variant, Variants, official};

use super::board::{Cubes, cubes_from_text};
use super::{Twin, TwinRules};

/// One way to play on an official scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    pub scenario: &'static str,
    pub players: u8,
    pub variants: Variants,
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.scenario, self.players, self.variants)
    }
}

impl Setting {
    pub fn plan(&self) -> Arc<Plan> {
        let scenario = official(self.scenario).unwrap();
        Arc::new(Plan::new(&scenario, Rules::new(&scenario, self.players, self.variants).unwrap()))
    }

    /// The same beginning for both: in ruinas the crate lays the ruins, and tests of their own check them.
    pub fn begin(&self, plan: &Arc<Plan>, ruin_seed: u64) -> (Game, Twin) {
        let rules = TwinRules::official(self.scenario, self.players.into(), self.variants);
        if !self.variants.has(Variant::Ruinas) {
            return (Game::new(plan.clone()), Twin::new(rules, &[]));
        }
        let ruins = Ruins::from_seed(plan, ruin_seed).unwrap();
        let cubes: Vec<Cubes> =
            ruins.placements().iter().map(|&p| cubes_from_text(&plan.cubes(p).to_string())).collect();
        (Game::with_ruins(plan.clone(), &ruins), Twin::new(rules, &cubes))
    }
}

/// All sixteen sets of variants.
pub fn combinations() -> impl Iterator<Item = Variants> {
    (0..16u8).map(|bits| {
        let chosen = Variant::ALL.into_iter().enumerate().filter(move |(place, _)| bits >> place & 1 == 1);
        chosen.fold(Variants::STANDARD, |variants, (_, variant)| variants.with(variant))
    })
}

/// Everything the rules accept on the official scenarios.
pub fn accepted_settings() -> Vec<Setting> {
    let mut settings = Vec::new();
    for (scenario, _) in OFFICIAL {
        let checked = official(scenario).unwrap();
        for variants in combinations() {
            for players in 0..=8 {
                if Rules::new(&checked, players, variants).is_ok() {
                    settings.push(Setting { scenario, players, variants });
                }
            }
        }
    }
    settings
}
