//! A position while it is set up by hand. It answers as a [`Table`] does, for the colour whose stones are laid.

use std::sync::Arc;

use rumis::{Colour, Cubes, Plan, Record, SetUp, SetUpSite, Stone, orientations};
use rumis_wasm_shared::Problem;
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::catalogue;
use crate::table::{Table, placement_table, written};
use crate::view::{ColourView, Lowered, PlanView, PositionView};

/// Stones on a plan, and what is said about the turn.
#[wasm_bindgen]
pub struct SetUpTable {
    site: SetUpSite,
    /// Whose stones are laid.
    chosen: Colour,
    turn: Colour,
    out: Vec<Colour>,
    /// Names, date and seats; its moves and stones are not looked at.
    header: Record,
}

#[wasm_bindgen]
impl SetUpTable {
    /// A bare plan: an official scenario or the text of a scenario file.
    pub fn begin(scenario: &str, players: u8, variants: &str) -> Result<SetUpTable, JsValue> {
        let scenario = catalogue::find(scenario)?;
        let rules = catalogue::rules(&scenario, players, variants)?;
        let site = SetUpSite::new(Arc::new(Plan::new(&scenario, rules)));
        let header = Record::new(&scenario, players, rules.variants());
        let first = rules.turn_order()[0];
        Ok(SetUpTable { site, chosen: first, turn: first, out: Vec::new(), header })
    }

    /// The position that a record ends with.
    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(text: &str) -> Result<SetUpTable, JsValue> {
        let (table, set_up) = position_of(text)?;
        let (site, _) = SetUpSite::with_stones(table.game().plan().clone(), &set_up.stones);
        let header = Record { ruins: Vec::new(), tags: Vec::new(), result: None, ..table.into_header() };
        Ok(SetUpTable { site, chosen: set_up.turn, turn: set_up.turn, out: set_up.out, header })
    }

    /// The record of a game that begins here.
    pub fn record(&self) -> String {
        let set_up = SetUp { stones: self.site.stones(), turn: self.turn, out: self.out.clone() };
        Record { set_up: Some(set_up), ..self.header.clone() }.to_string()
    }

    /// Everything as it was when this record was made.
    pub fn restore(&mut self, record: &str) -> Result<(), JsValue> {
        let record: Record = record.parse().map_err(Problem::from)?;
        if let Some(set_up) = record.set_up {
            (self.site, _) = SetUpSite::with_stones(self.site.plan().clone(), &set_up.stones);
            (self.turn, self.out) = (set_up.turn, set_up.out);
        }
        Ok(())
    }

    /// What never changes.
    pub fn plan(&self) -> Result<Ts<PlanView>, JsError> {
        Ok(Ts::from_rust(&PlanView::new(self.site.plan()))?)
    }

    /// The position, in which the colour whose stones are laid has the turn. All colours are told, ruins last.
    pub fn position(&self) -> Result<Ts<PositionView>, JsError> {
        let picture = self.site.picture(self.chosen, &self.out);
        let colour = |&colour: &Colour| {
            let hand = self.site.hand(colour).map(Stone::name).collect();
            ColourView { hand, ..ColourView::new(&picture, colour) }
        };
        let colours = self.site.colours().iter().map(colour).collect();
        Ok(Ts::from_rust(&PositionView { colours, ..PositionView::new(&picture) })?)
    }

    /// As in a `Table`.
    pub fn placements(&self) -> Vec<u8> {
        placement_table(self.site.plan())
    }

    /// Where the stones of the chosen colour can be laid, ascending.
    pub fn legal(&self) -> Vec<u16> {
        self.site.fits(self.chosen).into_iter().map(|placement| placement.index() as u16).collect()
    }

    /// Where a stone comes to rest when it is lowered with its corner above x, y, and whether it can lie there.
    pub fn lower(&self, orientation: usize, x: i8, y: i8) -> Result<Ts<Lowered>, JsError> {
        let all = orientations();
        let picture = self.site.picture(self.chosen, &self.out);
        let cubes = picture.lowered(&all[orientation.min(all.len() - 1)], [x, y], None);
        let found = match written(&cubes) {
            Some(cubes) => self.site.find(self.chosen, &cubes).map_err(Problem::from),
            None => Err(Problem::new("illegal-beside-plan")),
        };
        let (placement, problem) = match found {
            Ok(placement) => (Some(placement.index()), None),
            Err(problem) => (None, Some(problem)),
        };
        Ok(Ts::from_rust(&Lowered { cubes, placement, problem })?)
    }

    /// A placement as it is written.
    pub fn written(&self, placement: u16) -> String {
        let plan = self.site.plan();
        plan.cubes(plan.nth_placement(placement.into())).to_string()
    }

    /// Why a stone of the chosen colour cannot lie on these cubes; absent if it can.
    pub fn refusal(&self, text: &str) -> Result<Option<Ts<Problem>>, JsError> {
        let problem = self.find(text).err();
        Ok(problem.map(|problem| Ts::from_rust(&problem)).transpose()?)
    }

    /// Lays a stone of the chosen colour on these cubes.
    pub fn play(&mut self, text: &str) -> Result<(), JsValue> {
        let placement = self.find(text)?;
        self.site.lay(self.chosen, placement);
        Ok(())
    }

    /// Takes a stone away, with every stone that cannot stay without it: how many.
    pub fn take(&mut self, placement: u16) -> usize {
        let taken = self.site.plan().nth_placement(placement.into());
        self.site.take(taken)
    }

    /// Chooses the colour whose stones are laid.
    pub fn choose(&mut self, #[wasm_bindgen(unchecked_param_type = "ColourName")] colour: &str) {
        self.chosen = self.colour(colour).unwrap_or(self.chosen);
    }

    /// Whose turn it is.
    #[wasm_bindgen(unchecked_return_type = "ColourName")]
    pub fn turn(&self) -> String {
        self.turn.name().into()
    }

    /// Says whose turn it is.
    #[wasm_bindgen(js_name = setTurn)]
    pub fn set_turn(&mut self, #[wasm_bindgen(unchecked_param_type = "ColourName")] colour: &str) {
        self.turn = self.colour(colour).unwrap_or(self.turn);
    }

    /// Says whether a colour is out.
    #[wasm_bindgen(js_name = setOut)]
    pub fn set_out(&mut self, #[wasm_bindgen(unchecked_param_type = "ColourName")] colour: &str, out: bool) {
        let colour = self.colour(colour);
        self.out.retain(|&other| Some(other) != colour);
        self.out.extend(colour.filter(|_| out));
    }
}

impl SetUpTable {
    fn colour(&self, name: &str) -> Option<Colour> {
        Colour::from_name(name).filter(|colour| self.site.colours().contains(colour))
    }

    fn find(&self, text: &str) -> Result<rumis::Placement, Problem> {
        let cubes: Cubes = text.trim().parse()?;
        Ok(self.site.find(self.chosen, &cubes)?)
    }
}

fn position_of(text: &str) -> Result<(Table, SetUp), Problem> {
    let table = Table::replay(text)?;
    let set_up = table.game().as_set_up().ok_or_else(|| Problem::new("set-up-second-phase"))?;
    Ok((table, set_up))
}
