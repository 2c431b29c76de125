//! What is wrong, as a code and details: the page has the sentence in every language.

use std::collections::BTreeMap;

use rumis::record::RecordFault;
use rumis::{
    CubeSyntax, Fault, Illegal, LaidSyntax, MoveSyntax, RecordError, ReplayError, RuinsError, RulesError,
    ScenarioError, SetUpFault,
};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::JsValue;

/// Why something is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[tsify(hashmap_as_object)]
pub struct Problem {
    /// The name of the sentence, such as `illegal-hole`.
    pub code: String,
    /// What the sentence speaks of. `line`, `move`, `ruin` and `lying` say where the problem is.
    pub details: BTreeMap<String, String>,
}

impl Problem {
    /// A problem without details.
    pub fn new(code: &str) -> Problem {
        Problem { code: code.into(), details: BTreeMap::new() }
    }

    /// The same with one detail more.
    pub fn with(mut self, name: &str, value: impl ToString) -> Problem {
        self.details.insert(name.into(), value.to_string());
        self
    }
}

impl From<Problem> for JsValue {
    /// For throwing.
    fn from(problem: Problem) -> JsValue {
        Ts::from_rust(&problem).map_or(JsValue::NULL, JsValue::from)
    }
}

impl From<Illegal> for Problem {
    fn from(illegal: Illegal) -> Problem {
        use Illegal::*;
        let colour = |code, colour| Problem::new(code).with("colour", colour);
        let cube = |code, cube: rumis::Cube| Problem::new(code).with("cube", cube).with("square", cube.square());
        match illegal {
            GameOver => Problem::new("illegal-game-over"),
            NotAStone => Problem::new("illegal-not-a-stone"),
            NotInHand { colour: of, stone } => colour("illegal-not-in-hand", of).with("stone", stone.name()),
            OffPlan { cube: at } => cube("illegal-off-plan", at),
            OutsideLine { cube: at } => cube("illegal-outside-line", at),
            TooHigh { cube: at, limit } => cube("illegal-too-high", at).with("limit", limit),
            Overlap { cube: at, by } => cube("illegal-overlap", at).with("colour", by),
            Hole { cube: at, height } => cube("illegal-hole", at).with("height", height),
            FirstNotOnBoard { colour: of } => colour("illegal-first-not-on-board", of),
            FirstTouchesNothing { colour: of } => colour("illegal-first-touches-nothing", of),
            FirstSharesNoEdge { colour: of } => colour("illegal-first-shares-no-edge", of),
            FirstSharesFace { colour: of, cube: at } => cube("illegal-first-shares-face", at).with("colour", of),
            MustTouchOwn { colour: of } => colour("illegal-must-touch-own", of),
            MustNotTouchOwn { colour: of, cube: at } => cube("illegal-must-not-touch-own", at).with("colour", of),
            NothingIsTaken => Problem::new("illegal-nothing-is-taken"),
            TakeFirst => Problem::new("illegal-take-first"),
            NotAnOwnStone { colour: of, cubes } => colour("illegal-not-an-own-stone", of).with("cubes", cubes),
            TakenOutsideLine { cube: at } => cube("illegal-taken-outside-line", at),
            Covered { cube: at, by } => cube("illegal-covered", at).with("colour", by),
            OtherStone { taken } => Problem::new("illegal-other-stone").with("stone", taken.name()),
            InsideLine { cube: at } => cube("illegal-inside-line", at),
            MustBePlaced { example } => Problem::new("illegal-must-be-placed").with("cubes", example),
        }
    }
}

impl From<MoveSyntax> for Problem {
    fn from(syntax: MoveSyntax) -> Problem {
        match syntax {
            MoveSyntax::Cube(CubeSyntax::Square(text) | CubeSyntax::Cube(text)) => {
                Problem::new("move-cube").with("text", text)
            }
            MoveSyntax::Count { count, text } => Problem::new("move-count").with("count", count).with("text", text),
            MoveSyntax::Twice(cube) => Problem::new("move-twice").with("cube", cube),
        }
    }
}

impl From<RulesError> for Problem {
    fn from(error: RulesError) -> Problem {
        use RulesError::*;
        match error {
            Players { scenario, possible: _, players } => {
                Problem::new("rules-players").with("scenario", scenario).with("players", players)
            }
            Together(one, other, _) => Problem::new("rules-together").with("one", one).with("other", other),
            FourColoursPlayers(_) => Problem::new("rules-four-colours-players"),
            FourColoursEdition(scenario) => Problem::new("rules-four-colours-edition").with("scenario", scenario),
            RuinasPlayers(_) => Problem::new("rules-ruinas-players"),
            NoLimits { variant, needed, scenario } => {
                let problem = Problem::new("rules-no-limits").with("variant", variant);
                problem.with("players", needed).with("scenario", scenario)
            }
            RebuildPlayers(_) => Problem::new("rules-rebuild-players"),
            RebuildScenario(scenario) => Problem::new("rules-rebuild-scenario").with("scenario", scenario),
        }
    }
}

impl From<RuinsError> for Problem {
    fn from(error: RuinsError) -> Problem {
        match error {
            RuinsError::NotRuinas => Problem::new("ruins-not-ruinas"),
            RuinsError::Illegal { number, reason, .. } => Problem::from(reason).with("ruin", number),
            RuinsError::Incomplete { stone, example } => {
                Problem::new("ruins-incomplete").with("stone", stone.name()).with("cubes", example)
            }
        }
    }
}

impl From<SetUpFault> for Problem {
    fn from(fault: SetUpFault) -> Problem {
        match fault {
            SetUpFault::Stone { reason, .. } => reason.into(),
            SetUpFault::Colour(colour) => Problem::new("set-up-colour").with("colour", colour),
        }
    }
}

impl From<ScenarioError> for Problem {
    fn from(error: ScenarioError) -> Problem {
        match error {
            ScenarioError::TooLong => Problem::new("scenario-too-long"),
            ScenarioError::Syntax(text) => Problem::new("scenario-syntax").with("text", text),
            ScenarioError::Faults(faults) => match faults.into_iter().next() {
                Some(fault) => Problem::from(fault),
                None => Problem::new("scenario-syntax"),
            },
        }
    }
}

impl From<Fault> for Problem {
    fn from(fault: Fault) -> Problem {
        use Fault::*;
        match fault {
            Id(id) => Problem::new("scenario-id").with("text", id),
            Text(field) => Problem::new("scenario-text").with("field", field),
            NoName => Problem::new("scenario-no-name"),
            NoSquares => Problem::new("scenario-no-squares"),
            TooDeep(rows) => Problem::new("scenario-too-deep").with("count", rows),
            TooWide { row, length } => Problem::new("scenario-too-wide").with("row", row).with("count", length),
            Symbol { row, place, found } => {
                Problem::new("scenario-symbol").with("row", row).with("place", place).with("text", found)
            }
            NoPlayers => Problem::new("scenario-no-players"),
            PlayerCount(count) => Problem::new("scenario-player-count").with("players", count),
            PlayersTwice(count) => Problem::new("scenario-players-twice").with("players", count),
            Height { players, height } => {
                Problem::new("scenario-height").with("players", players).with("height", height)
            }
            Line { players, found } => Problem::new("scenario-line").with("players", players).with("text", found),
            LineAroundNothing(players) => Problem::new("scenario-line-around-nothing").with("players", players),
            Volume { players, volume } => {
                Problem::new("scenario-volume").with("players", players).with("count", volume)
            }
            RebuildWithoutLine => Problem::new("scenario-rebuild-without-line"),
            RebuildVolume(volume) => Problem::new("scenario-rebuild-volume").with("count", volume),
        }
    }
}

impl From<RecordError> for Problem {
    fn from(error: RecordError) -> Problem {
        match error {
            RecordError::TooLong => Problem::new("record-too-long"),
            RecordError::At { line, fault } => Problem::from(fault).with("line", line),
        }
    }
}

impl From<RecordFault> for Problem {
    fn from(fault: RecordFault) -> Problem {
        use RecordFault::*;
        let text = |code, text: String| Problem::new(code).with("text", text);
        match fault {
            FirstLine(found) => text("record-first-line", found),
            Format(found) => text("record-format", found),
            Header(found) => text("record-header", found),
            Twice(key) => text("record-twice", key),
            Missing { key, .. } => text("record-missing", key.into()),
            NoScenario => Problem::new("record-no-scenario"),
            StrayDefinition => Problem::new("record-stray-definition"),
            Scenario(error) => error.into(),
            Players(found) => text("record-players", found),
            PlayerNumber(found) => text("record-player-number", found),
            Line { key, .. } => text("record-value", key),
            Tag(_) => Problem::new("record-tag"),
            Variant(_) => Problem::new("record-variant"),
            Date(_) => Problem::new("record-date"),
            Result(found) => text("record-result", found),
            Ruin(reason) => reason.into(),
            Stones(LaidSyntax::NoColour(found)) | Colour(found) => text("record-colour", found),
            Stones(LaidSyntax::Cubes(reason)) => reason.into(),
            Stones(LaidSyntax::TooMany) => Problem::new("record-too-many-stones"),
            Move { number, reason } => Problem::from(reason).with("move", number),
            TooManyMoves => Problem::new("record-too-many-moves"),
            OpenComment => Problem::new("record-open-comment"),
            Comment(_) => Problem::new("record-comment"),
        }
    }
}

impl From<ReplayError> for Problem {
    fn from(error: ReplayError) -> Problem {
        match error {
            ReplayError::UnknownScenario(id) => Problem::new("record-unknown-scenario").with("text", id),
            ReplayError::Scenario(error) => error.into(),
            ReplayError::Rules(error) => error.into(),
            ReplayError::NameOfNobody { player, .. } => Problem::new("record-name-of-nobody").with("player", player),
            ReplayError::Ruins(error) => error.into(),
            ReplayError::SetUp(faults) => match faults.into_iter().next() {
                Some(SetUpFault::Stone { cubes, reason, .. }) => Problem::from(reason).with("lying", cubes),
                Some(fault) => fault.into(),
                None => Problem::new("record-missing"),
            },
            ReplayError::RuinsBesideSetUp => Problem::new("record-ruins-beside-set-up"),
            ReplayError::Move { number, text, reason, .. } => {
                Problem::from(reason).with("move", number).with("written", text)
            }
            ReplayError::ResultTooEarly => Problem::new("record-result-too-early"),
            ReplayError::Result { .. } => Problem::new("record-wrong-result"),
        }
    }
}
