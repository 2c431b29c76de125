//! A game as people sit at it: the game itself, and who has which seat.

use std::sync::Arc;

use rumis::record::{Name, Tag};
use rumis::{Cube, Cubes, Game, Move, MoveText, Plan, Record, Ruins, Square, Variant, orientations};
use rumis_wasm_shared::{Problem, add_row};
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::catalogue;
use crate::view::{Lowered, PlanView, PositionView};

/// What the players agree on before a game.
#[derive(Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Setup {
    /// An official name, or the text of a scenario file.
    pub scenario: String,
    pub players: u8,
    /// Names with commas between, or `standard`.
    pub variants: String,
    /// In ruinas: the ruins are laid at random from this number.
    pub ruin_seed: u32,
    /// For each player the name, or an empty text.
    pub names: Vec<String>,
    /// For each player `human` or `level1` to `level9`.
    pub seats: Vec<String>,
    /// The day, `year-month-day`, or an empty text.
    pub date: String,
}

/// Who sits where.
#[derive(Serialize, Tsify)]
pub struct Seats {
    /// For each player the name, or an empty text.
    pub names: Vec<String>,
    /// For each player `human` or `level1` to `level9`.
    pub seats: Vec<String>,
    /// The day the game began, or an empty text.
    pub date: String,
}

/// Stands for "put aside" among placements.
const ASIDE: u16 = u16::MAX;

/// A game and its seats.
#[wasm_bindgen]
pub struct Table {
    game: Game,
    /// Names, date and seats; its moves are not looked at.
    header: Record,
}

#[wasm_bindgen]
impl Table {
    /// A new game.
    pub fn begin(setup: Ts<Setup>) -> Result<Table, JsValue> {
        let setup: Setup = setup.to_rust().map_err(JsError::from)?;
        Ok(Table::from_setup(&setup)?)
    }

    /// The game in a record, after its last move.
    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(text: &str) -> Result<Table, JsValue> {
        Ok(Table::replay(text)?)
    }

    /// The same game after so many of its moves.
    pub fn after(&self, moves: usize) -> Table {
        let mut game = self.game.clone();
        while game.history().len() > moves && game.undo() {}
        Table { game, header: self.header.clone() }
    }

    /// The record of the game so far.
    pub fn record(&self) -> String {
        let header = &self.header;
        let mut record = Record::from_game(&self.game);
        record.names = header.names.clone();
        record.date = header.date;
        record.tags = header.tags.clone();
        record.to_string()
    }

    /// What never changes.
    pub fn plan(&self) -> Result<Ts<PlanView>, JsError> {
        Ok(Ts::from_rust(&PlanView::new(self.game.plan()))?)
    }

    /// Who sits where.
    pub fn seats(&self) -> Result<Ts<Seats>, JsError> {
        let players = self.game.plan().rules().players();
        let seats = Seats {
            names: (0..players).map(|player| self.header.name(player).map_or("", Name::as_str).into()).collect(),
            seats: (0..players).map(|player| self.seat(player)).collect(),
            date: self.header.date.map(|date| date.to_string()).unwrap_or_default(),
        };
        Ok(Ts::from_rust(&seats)?)
    }

    /// The position as it stands.
    pub fn position(&self) -> Result<Ts<PositionView>, JsError> {
        Ok(Ts::from_rust(&PositionView::new(&self.game))?)
    }

    /// Every placement there is, fourteen numbers each: stone, orientation, and x, y, z of four cubes (stones with fewer repeat their last).
    pub fn placements(&self) -> Vec<u8> {
        placement_table(self.game.plan())
    }

    /// The legal placements, ascending. Empty in the second phase of a rebuild.
    pub fn legal(&self) -> Vec<u16> {
        let placed = |played| if let Move::Place(placement) = played { Some(placement.index() as u16) } else { None };
        self.game.moves().into_iter().filter_map(placed).collect()
    }

    /// In the second phase of a rebuild the legal moves, two numbers each: the placement taken and the one put, or 65535 for aside.
    #[wasm_bindgen(js_name = legalRebuilds)]
    pub fn legal_rebuilds(&self) -> Vec<u16> {
        let pair = |played| match played {
            Move::Rebuild { take, put } => Some([take.index() as u16, put.map_or(ASIDE, |put| put.index() as u16)]),
            Move::Place(_) => None,
        };
        self.game.moves().into_iter().filter_map(pair).flatten().collect()
    }

    /// Where a stone comes to rest when it is lowered with its corner above x, y, and whether it may lie there.
    pub fn lower(&self, orientation: usize, x: i8, y: i8, taken: Option<u16>) -> Result<Ts<Lowered>, JsError> {
        let plan = self.game.plan();
        let taken = taken.map(|taken| plan.nth_placement(taken.into()));
        let all = orientations();
        let cubes = self.game.lowered(&all[orientation.min(all.len() - 1)], [x, y], taken);
        let found = match written(&cubes) {
            Some(put) => self.game.find(&move_text(put, plan, taken)).map_err(Problem::from),
            None => Err(Problem::new("illegal-beside-plan")),
        };
        let (placement, problem) = match found {
            Ok(played) => (placed(played).map(|placement| placement.index()), None),
            Err(problem) => (None, Some(problem)),
        };
        Ok(Ts::from_rust(&Lowered { cubes, placement, problem })?)
    }

    /// A placement (in a rebuild: taken and put) as it is written.
    pub fn written(&self, placement: u16, taken: Option<u16>) -> String {
        self.game.text(self.numbered(placement, taken)).to_string()
    }

    /// Why a written move is not allowed; absent if it is.
    pub fn refusal(&self, text: &str) -> Result<Option<Ts<Problem>>, JsError> {
        let problem = self.find(text).err();
        Ok(problem.map(|problem| Ts::from_rust(&problem)).transpose()?)
    }

    /// Makes a written move.
    pub fn play(&mut self, text: &str) -> Result<(), JsValue> {
        let played = self.find(text)?;
        self.game.play_unchecked(played);
        Ok(())
    }

    /// Takes the last move back; false if there is none.
    pub fn undo(&mut self) -> bool {
        self.game.undo()
    }
}

impl Table {
    fn from_setup(setup: &Setup) -> Result<Table, Problem> {
        let scenario = catalogue::find(&setup.scenario)?;
        let rules = catalogue::rules(&scenario, setup.players, &setup.variants)?;
        let plan = Arc::new(Plan::new(&scenario, rules));
        let game = match rules.has(Variant::Ruinas) {
            true => Game::with_ruins(plan.clone(), &Ruins::from_seed(&plan, setup.ruin_seed.into())?),
            false => Game::new(plan),
        };
        let mut header = Record::new(&scenario, setup.players, rules.variants());
        for (player, name) in setup.names.iter().enumerate().take(rules.players()) {
            header.names[player] = name.parse().ok();
        }
        header.date = setup.date.parse().ok();
        let tag = |(player, seat): (usize, &String)| Tag::new(&seat_key(player), seat.parse().ok()?).ok();
        let played_by_computer = |(_, seat): &(usize, &String)| *seat != HUMAN;
        header.tags = setup.seats.iter().enumerate().filter(played_by_computer).filter_map(tag).collect();
        Ok(Table { game, header })
    }

    pub(crate) fn replay(text: &str) -> Result<Table, Problem> {
        let mut header: Record = text.parse()?;
        let game = header.replay()?;
        header.moves.clear();
        Ok(Table { game, header })
    }

    pub(crate) fn game(&self) -> &Game {
        &self.game
    }

    pub(crate) fn into_header(self) -> Record {
        self.header
    }

    fn find(&self, text: &str) -> Result<Move, Problem> {
        let text: MoveText = text.trim().parse()?;
        Ok(self.game.find(&text)?)
    }

    fn seat(&self, player: usize) -> String {
        let key = seat_key(player);
        let tag = self.header.tags.iter().find(|tag| tag.key().eq_ignore_ascii_case(&key));
        let level = tag.and_then(|tag| tag.value().as_str().parse::<rumis_engine::Player>().ok());
        level.map_or(HUMAN.into(), |player| player.to_string())
    }

    fn numbered(&self, placement: u16, taken: Option<u16>) -> Move {
        let nth = |index: u16| self.game.plan().nth_placement(index.into());
        match taken {
            Some(taken) => Move::Rebuild { take: nth(taken), put: (placement != ASIDE).then(|| nth(placement)) },
            None => Move::Place(nth(placement)),
        }
    }
}

/// A seat without a computer player.
const HUMAN: &str = "human";

/// The key under which a record says who plays.
fn seat_key(player: usize) -> String {
    format!("Seat {}", player + 1)
}

fn placed(played: Move) -> Option<rumis::Placement> {
    match played {
        Move::Place(placement) => Some(placement),
        Move::Rebuild { put, .. } => put,
    }
}

/// Cubes that have a name; `None` if some of them lie beside every plan.
pub(crate) fn written(cubes: &[[i8; 3]]) -> Option<Cubes> {
    let named = |part: i8| u8::try_from(part).ok().filter(|&part| usize::from(part) < rumis::MAX_SIDE);
    let cube = |&[x, y, z]: &[i8; 3]| Some(Cube { x: named(x)?, y: named(y)?, z: named(z)? });
    Cubes::new(cubes.iter().map(cube).collect::<Option<Vec<_>>>()?).ok()
}

/// The move that puts a stone on these cubes.
fn move_text(put: Cubes, plan: &Plan, taken: Option<rumis::Placement>) -> MoveText {
    match taken {
        Some(taken) => MoveText::Rebuild { take: plan.cubes(taken), put: Some(put) },
        None => MoveText::Place(put),
    }
}

pub(crate) fn placement_table(plan: &Plan) -> Vec<u8> {
    let mut table = Vec::new();
    for placement in plan.placements() {
        let cubes = plan.parts(placement).iter().flat_map(|part| {
            let Square { x, y } = plan.columns()[usize::from(part.column)].square;
            (part.bottom..part.bottom + part.thickness).map(move |z| Cube { x, y, z })
        });
        add_row(&mut table, plan.stone(placement), plan.orientation(placement), cubes);
    }
    table
}
