//! Replays a record: from what a file says to a game.

use std::sync::Arc;

use super::{Record, RecordedScenario};
use crate::colour::Colour;
use crate::game::Game;
use crate::illegal::Illegal;
use crate::notation::MoveText;
use crate::plan::Plan;
use crate::ruins::{Ruins, RuinsError};
use crate::scenario::{self, OFFICIAL, Scenario, ScenarioError};
use crate::set_up::SetUpFault;
use crate::variant::{Rules, RulesError, Variant};

/// Why the game in a record is not possible.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// No official scenario has this name.
    #[error("there is no scenario {0:?}: the official ones are {official}", official = official_names())]
    UnknownScenario(String),
    /// The scenario written out has faults.
    #[error(transparent)]
    Scenario(#[from] ScenarioError),
    /// Players, variants and scenario do not go together.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// A name for somebody who does not play.
    #[error("player {player} has a name, but the record is of {players} players: remove the name")]
    NameOfNobody {
        /// The number of the player, from 1.
        player: usize,
        /// How many play.
        players: u8,
    },
    /// A ruin may not lie where it is said to, or one is missing.
    #[error(transparent)]
    Ruins(#[from] RuinsError),
    /// What is said to lie there before the first move cannot.
    #[error("the position cannot be set up: {}", sentences(.0))]
    SetUp(Vec<SetUpFault>),
    /// Ruins beside stones that were set up.
    #[error("a position that is set up has its ruins among its stones: remove the line Ruins")]
    RuinsBesideSetUp,
    /// A move is not allowed.
    #[error("move {number} ({text}){by} is not allowed: {reason}", by = by(colour))]
    Move {
        /// Which, counted from 1.
        number: usize,
        /// Who made it; `None` if the game was over.
        colour: Option<Colour>,
        /// The move.
        text: MoveText,
        /// The rule it breaks.
        reason: Illegal,
    },
    /// There is a result, but the game goes on.
    #[error("the record has a result, but its moves do not end the game: add the missing moves or remove the result")]
    ResultTooEarly,
    /// The result is not that of the moves.
    #[error("the result is written as {}, but the moves lead to {}: correct or remove it", list(written), list(played))]
    Result {
        /// What the record says.
        written: Vec<i16>,
        /// What the moves lead to.
        played: Vec<i16>,
    },
}

fn official_names() -> String {
    OFFICIAL.map(|(id, _)| id).join(", ")
}

fn by(colour: &Option<Colour>) -> String {
    colour.map(|colour| format!(" by {colour}")).unwrap_or_default()
}

fn list(scores: &[i16]) -> String {
    scores.iter().map(i16::to_string).collect::<Vec<_>>().join(" ")
}

fn sentences(faults: &[SetUpFault]) -> String {
    faults.iter().map(SetUpFault::to_string).collect::<Vec<_>>().join("; ")
}

impl Record {
    /// The plan the game is played on: scenario, players and variants, checked.
    pub fn plan(&self) -> Result<Plan, ReplayError> {
        let scenario = match &self.scenario {
            RecordedScenario::Official(id) => {
                scenario::official(id.as_str()).ok_or_else(|| ReplayError::UnknownScenario(id.as_str().into()))?
            }
            RecordedScenario::Own(def) => Scenario::new((**def).clone())?,
        };
        let rules = Rules::new(&scenario, self.players, self.variants)?;
        if let Some(index) = self.names.iter().rposition(Option::is_some).filter(|&index| index >= rules.players()) {
            return Err(ReplayError::NameOfNobody { player: index + 1, players: self.players });
        }
        Ok(Plan::new(&scenario, rules))
    }

    /// Plays the whole game: the game after its last move, or what is wrong.
    pub fn replay(&self) -> Result<Game, ReplayError> {
        self.replay_on(Arc::new(self.plan()?))
    }

    /// The same on a plan that was made before by [`Record::plan`].
    pub fn replay_on(&self, plan: Arc<Plan>) -> Result<Game, ReplayError> {
        let mut game = self.beginning_on(plan)?;
        for (index, played) in self.moves.iter().enumerate() {
            play(&mut game, index + 1, &played.text)?;
        }
        self.check_result(&game)?;
        Ok(game)
    }

    fn beginning_on(&self, plan: Arc<Plan>) -> Result<Game, ReplayError> {
        if let Some(set_up) = &self.set_up {
            return match self.ruins.is_empty() {
                true => Game::set_up(plan, set_up).map_err(ReplayError::SetUp),
                false => Err(ReplayError::RuinsBesideSetUp),
            };
        }
        let has_ruins = plan.rules().has(Variant::Ruinas) || !self.ruins.is_empty();
        Ok(match has_ruins {
            true => Game::with_ruins(plan.clone(), &Ruins::from_cubes(&plan, &self.ruins)?),
            false => Game::new(plan),
        })
    }

    fn check_result(&self, game: &Game) -> Result<(), ReplayError> {
        match (&self.result, result(game)) {
            (Some(_), None) => Err(ReplayError::ResultTooEarly),
            (Some(written), Some(played)) if *written != played => {
                Err(ReplayError::Result { written: written.clone(), played })
            }
            _ => Ok(()),
        }
    }
}

fn play(game: &mut Game, number: usize, text: &MoveText) -> Result<(), ReplayError> {
    let colour = game.to_move();
    let refused = |reason| ReplayError::Move { number, colour, text: text.clone(), reason };
    game.play(text).map(|_| ()).map_err(refused)
}

/// The final score of each colour, once the game is over.
pub(super) fn result(game: &Game) -> Option<Vec<i16>> {
    game.is_over().then(|| game.scores().iter().map(|score| score.total).collect())
}
