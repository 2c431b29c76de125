//! Variants, and the agreement a table of players comes to before a game.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::colour::Colour;
use crate::cube::{excerpt, serde_as_text};
use crate::scenario::{Edition, Scenario};

/// A way to play that differs from the standard game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Variant {
    /// Two players with two colours each.
    FourColours,
    /// The stones of an unused colour are built in beforehand.
    Ruinas,
    /// Later stones must not touch their own colour.
    Inverse,
    /// A second phase carries stones across the line.
    Rebuild,
}

impl Variant {
    /// All variants.
    pub const ALL: [Variant; 4] = [Variant::FourColours, Variant::Ruinas, Variant::Inverse, Variant::Rebuild];

    /// The name in commands and records.
    pub fn name(self) -> &'static str {
        match self {
            Variant::FourColours => "four-colours",
            Variant::Ruinas => "ruinas",
            Variant::Inverse => "inverse",
            Variant::Rebuild => "rebuild",
        }
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A set of variants; empty is the standard game. Written `standard`, or names with commas between.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Variants(u8);

impl Variants {
    /// The standard game.
    pub const STANDARD: Variants = Variants(0);

    /// True if this variant is chosen.
    pub fn has(self, variant: Variant) -> bool {
        self.0 >> variant as u8 & 1 == 1
    }

    /// The same with this variant chosen too.
    pub fn with(self, variant: Variant) -> Variants {
        Variants(self.0 | 1 << variant as u8)
    }

    /// The chosen variants.
    pub fn iter(self) -> impl Iterator<Item = Variant> {
        Variant::ALL.into_iter().filter(move |&variant| self.has(variant))
    }
}

impl From<Variant> for Variants {
    fn from(variant: Variant) -> Variants {
        Variants::STANDARD.with(variant)
    }
}

impl fmt::Display for Variants {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.iter().map(Variant::name).collect();
        f.pad(&if names.is_empty() { "standard".into() } else { names.join(",") })
    }
}

/// A text that names no variants.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum VariantSyntax {
    /// Not the name of a variant.
    #[error(
        "there is no variant {0:?}: choose standard, or four-colours, ruinas, inverse, rebuild with commas between"
    )]
    Unknown(String),
    /// The standard game together with a variant.
    #[error("standard is the game without variants; leave it out to play {0}")]
    StandardWith(Variant),
}

impl FromStr for Variants {
    type Err = VariantSyntax;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut variants = Variants::STANDARD;
        let mut standard = false;
        for name in text.split(',').map(str::trim) {
            match Variant::ALL.into_iter().find(|variant| variant.name().eq_ignore_ascii_case(name)) {
                Some(variant) => variants = variants.with(variant),
                None if name.eq_ignore_ascii_case("standard") => standard = true,
                None => return Err(VariantSyntax::Unknown(excerpt(name))),
            }
        }
        match variants.iter().next() {
            Some(variant) if standard => Err(VariantSyntax::StandardWith(variant)),
            _ => Ok(variants),
        }
    }
}

serde_as_text!(Variants);

/// What the first stone of every player but the first must touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstStone {
    /// A face of some stone (two to four players).
    Face,
    /// An edge of some stone and no face of any (five and six players).
    EdgeOnly,
}

/// What every later stone must do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LaterStone {
    /// Share a face with a stone of its own colour.
    TouchOwn,
    /// Share no face with a stone of its own colour (inverse).
    AvoidOwn,
}

/// What the players agreed on, checked against the scenario: the variants boiled down to what differs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    players: u8,
    variants: Variants,
}

/// Why players, variants and scenario do not go together.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the sentence shown to people is the documentation
pub enum RulesError {
    #[error("{scenario} is for {possible} players, not for {players}")]
    Players { scenario: String, possible: String, players: u8 },
    #[error("{0} and {1} cannot be played together: {2}")]
    Together(Variant, Variant, &'static str),
    #[error("four-colours is for 2 players, who lead two colours each, not for {0}")]
    FourColoursPlayers(u8),
    #[error("four-colours is played on the scenarios of Rumis, and {0} belongs to Rumis+")]
    FourColoursEdition(String),
    #[error("ruinas is for 2 or 3 players, because the ruins take one colour of four, not for {0}")]
    RuinasPlayers(u8),
    #[error("{variant} uses the limits of {needed} players, and {scenario} has none for that many")]
    NoLimits { variant: Variant, needed: u8, scenario: String },
    #[error("rebuild is for 2 players, not for {0}")]
    RebuildPlayers(u8),
    #[error("rebuild needs a plan in two parts: colca, puncu or apachita, not {0}")]
    RebuildScenario(String),
}

impl Rules {
    /// Checks that this number of people can play these variants on this scenario.
    pub fn new(scenario: &Scenario, players: u8, variants: Variants) -> Result<Rules, RulesError> {
        check_together(variants)?;
        check_players(players, variants)?;
        let rules = Rules { players, variants };
        let name = || scenario.def().name.clone();
        if variants.has(Variant::FourColours) && scenario.def().edition == Edition::RumisPlus {
            return Err(RulesError::FourColoursEdition(name()));
        }
        if variants.has(Variant::Rebuild) && !scenario.def().rebuild {
            return Err(RulesError::RebuildScenario(name()));
        }
        let needed = rules.limits_of();
        if scenario.highest(needed).is_none() {
            return Err(match variants.iter().find(|_| needed != players) {
                Some(variant) => RulesError::NoLimits { variant, needed, scenario: name() },
                None => RulesError::Players { scenario: name(), possible: possible_players(scenario), players },
            });
        }
        Ok(rules)
    }

    /// The standard game for this number of players.
    pub fn standard(scenario: &Scenario, players: u8) -> Result<Rules, RulesError> {
        Rules::new(scenario, players, Variants::STANDARD)
    }

    /// The number of people at the table.
    pub fn players(self) -> usize {
        self.players.into()
    }

    /// The variants chosen.
    pub fn variants(self) -> Variants {
        self.variants
    }

    /// True if this variant is chosen.
    pub fn has(self, variant: Variant) -> bool {
        self.variants.has(variant)
    }

    /// The number of colours that take turns.
    pub fn colours(self) -> usize {
        if self.has(Variant::FourColours) { 4 } else { self.players() }
    }

    /// The number of colours that lie on the plan: those that take turns, and that of the ruins.
    pub(crate) fn colours_on_plan(self) -> usize {
        self.colours() + usize::from(self.has(Variant::Ruinas))
    }

    /// The colours that take turns, in their order.
    pub fn turn_order(self) -> &'static [Colour] {
        &Colour::ALL[..self.colours()]
    }

    /// The player, from 0, who leads this colour.
    pub fn owner(self, colour: Colour) -> usize {
        colour.index() % self.players()
    }

    /// The colour of the ruins: the first that nobody plays.
    pub fn ruin_colour(self) -> Option<Colour> {
        self.has(Variant::Ruinas).then(|| Colour::ALL[self.colours()])
    }

    /// Which row of the scenario's table of players gives heights and line.
    pub fn limits_of(self) -> u8 {
        match () {
            () if self.has(Variant::FourColours) => 4,
            () if self.has(Variant::Ruinas) => self.players + 1,
            () => self.players,
        }
    }

    /// What first stones after the very first must touch.
    pub fn first_stone(self) -> FirstStone {
        if self.players >= 5 { FirstStone::EdgeOnly } else { FirstStone::Face }
    }

    /// What later stones must do.
    pub fn later_stone(self) -> LaterStone {
        if self.has(Variant::Inverse) { LaterStone::AvoidOwn } else { LaterStone::TouchOwn }
    }
}

fn check_together(variants: Variants) -> Result<(), RulesError> {
    use Variant::*;
    const NEVER: [(Variant, Variant, &str); 4] = [
        (FourColours, Ruinas, "no colour is left for the ruins, and each asks for limits of its own"),
        (FourColours, Rebuild, "a rebuild is between two colours on a plan of Rumis+"),
        (Ruinas, Rebuild, "ruins could never be taken away, and the line would no longer be that of two players"),
        (Inverse, Rebuild, "a rebuild grows by touching its own colour"),
    ];
    match NEVER.into_iter().find(|&(one, other, _)| variants.has(one) && variants.has(other)) {
        Some((one, other, reason)) => Err(RulesError::Together(one, other, reason)),
        None => Ok(()),
    }
}

fn check_players(players: u8, variants: Variants) -> Result<(), RulesError> {
    if variants.has(Variant::FourColours) && players != 2 {
        return Err(RulesError::FourColoursPlayers(players));
    }
    if variants.has(Variant::Ruinas) && !(2..=3).contains(&players) {
        return Err(RulesError::RuinasPlayers(players));
    }
    if variants.has(Variant::Rebuild) && players != 2 {
        return Err(RulesError::RebuildPlayers(players));
    }
    Ok(())
}

/// `2, 3 or 4`.
fn possible_players(scenario: &Scenario) -> String {
    let mut counts: Vec<String> = scenario.player_counts().map(|count| count.to_string()).collect();
    match counts.pop() {
        Some(last) if counts.is_empty() => last,
        Some(last) => format!("{} or {last}", counts.join(", ")),
        None => "no number of".into(),
    }
}
