//! What there is before a game begins: scenarios, stones, and what goes together.

use rumis::scenario::{self, Scenario};
use rumis::{Axis, OFFICIAL, Orientation, Rules, Stone, Variants, orientations};
use rumis_wasm_shared::Problem;
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// A scenario as it is offered.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct ScenarioView {
    pub id: String,
    pub name: String,
    pub meaning: String,
    #[tsify(type = "'Rumis' | 'Rumis+' | 'own'")]
    pub edition: &'static str,
    /// True if a rebuild can be played on it.
    pub rebuild: bool,
    /// Where the heights are known from.
    #[tsify(type = "'printed' | 'known' | 'ours'")]
    pub heights: &'static str,
    /// Where the outline is known from.
    #[tsify(type = "'printed' | 'known' | 'ours'")]
    pub outline: &'static str,
    pub players: Vec<PlayersView>,
    /// All squares, whatever the number of players.
    pub squares: Vec<SquareView>,
}

/// What holds for one number of players.
#[derive(Serialize, Tsify)]
pub struct PlayersView {
    pub count: u8,
    pub height: u8,
    /// True if a line shrinks the plan.
    pub line: bool,
    pub volume: usize,
}

/// A square and how high it may be built on.
#[derive(Serialize, Deserialize, Tsify)]
pub struct SquareView {
    pub x: u8,
    pub y: u8,
    /// Its limit; absent where only the height of the plan limits it.
    #[tsify(optional)]
    pub limit: Option<u8>,
}

/// Who leads what when so many players play these variants.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct TermsView {
    /// The colours that take turns, in their order.
    #[tsify(type = "ColourName[]")]
    pub colours: Vec<&'static str>,
    /// For each of them the player, from 0, who leads it.
    pub owners: Vec<usize>,
    /// The limits are those of so many players.
    pub limits_of: u8,
}

/// A stone turned in a certain way; the position in the list is its number.
#[derive(Serialize, Tsify)]
pub struct OrientationView {
    #[tsify(type = "StoneName")]
    pub stone: &'static str,
    /// The cubes as x, y, z from the corner.
    #[tsify(type = "[number, number, number][]")]
    pub cubes: Vec<[i8; 3]>,
    /// The orientations after a quarter turn about x, y and z, against the clock, then with it.
    #[tsify(type = "[number, number, number, number, number, number]")]
    pub turns: [u8; 6],
}

/// The version of the program.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").into()
}

/// The official scenarios in the order of the boxes.
#[wasm_bindgen]
pub fn scenarios() -> Result<Vec<Ts<ScenarioView>>, JsError> {
    let official = OFFICIAL.iter().filter_map(|(id, _)| scenario::official(id));
    official.map(|scenario| Ok(Ts::from_rust(&view(&scenario))?)).collect()
}

/// The scenario in a file.
#[wasm_bindgen(js_name = readScenario)]
pub fn read_scenario(toml: &str) -> Result<Ts<ScenarioView>, JsValue> {
    let scenario = Scenario::from_toml(toml).map_err(Problem::from)?;
    Ok(Ts::from_rust(&view(&scenario)).map_err(JsError::from)?)
}

/// The squares inside the line with their effective limits for this number of players.
#[wasm_bindgen]
pub fn squares(scenario: &str, players: u8) -> Result<Vec<Ts<SquareView>>, JsValue> {
    let limits = find(scenario)?.effective_limits(players);
    let view = limits.into_iter().map(|(square, limit)| SquareView { x: square.x, y: square.y, limit: Some(limit) });
    Ok(view.map(|square| Ts::from_rust(&square)).collect::<Result<_, _>>().map_err(JsError::from)?)
}

/// Why so many players cannot play these variants (names with commas between, or `standard`) on a scenario.
#[wasm_bindgen]
pub fn refusal(scenario: &str, players: u8, variants: &str) -> Result<Option<Ts<Problem>>, JsValue> {
    let refused = rules(&find(scenario)?, players, variants).err();
    Ok(refused.map(|problem| Ts::from_rust(&problem)).transpose().map_err(JsError::from)?)
}

/// Who leads what when so many players play these variants on a scenario; throws what `refusal` names.
#[wasm_bindgen]
pub fn terms(scenario: &str, players: u8, variants: &str) -> Result<Ts<TermsView>, JsValue> {
    let rules = rules(&find(scenario)?, players, variants)?;
    let order = rules.turn_order();
    let terms = TermsView {
        colours: order.iter().map(|colour| colour.name()).collect(),
        owners: order.iter().map(|&colour| rules.owner(colour)).collect(),
        limits_of: rules.limits_of(),
    };
    Ok(Ts::from_rust(&terms).map_err(JsError::from)?)
}

/// All 104 orientations.
#[wasm_bindgen(js_name = orientations)]
pub fn orientation_views() -> Result<Vec<Ts<OrientationView>>, JsError> {
    let all = orientations();
    let number = |turned: Orientation| all.iter().position(|other| *other == turned).unwrap_or(0) as u8;
    let view = |orientation: &Orientation| OrientationView {
        stone: orientation.stone.name(),
        cubes: orientation.offsets.clone(),
        turns: turns(orientation).map(number),
    };
    all.iter().map(|orientation| Ok(Ts::from_rust(&view(orientation))?)).collect()
}

fn turns(orientation: &Orientation) -> [Orientation; 6] {
    let once = |axis| orientation.turned(axis);
    let back = |axis| orientation.turned(axis).turned(axis).turned(axis);
    use Axis::*;
    [once(X), once(Y), once(Z), back(X), back(Y), back(Z)]
}

/// The eleven stones in their order.
#[wasm_bindgen(js_name = stoneNames, unchecked_return_type = "StoneName[]")]
pub fn stone_names() -> Vec<String> {
    Stone::ALL.map(|stone| stone.name().to_string()).to_vec()
}

fn view(scenario: &Scenario) -> ScenarioView {
    let def = scenario.def();
    let row = |count| PlayersView {
        count,
        height: scenario.highest(count).unwrap_or(0),
        line: scenario.has_line(count),
        volume: scenario.volume(count),
    };
    ScenarioView {
        id: def.id.clone(),
        name: def.name.clone(),
        meaning: def.meaning.clone(),
        edition: def.edition.name(),
        rebuild: def.rebuild,
        heights: def.source.heights.name(),
        outline: def.source.outline.name(),
        players: scenario.player_counts().map(row).collect(),
        squares: scenario.squares().map(|(at, limit)| SquareView { x: at.x, y: at.y, limit }).collect(),
    }
}

/// A scenario by its official name, or from the text of its file.
pub(crate) fn find(scenario: &str) -> Result<Scenario, Problem> {
    match scenario::official(scenario) {
        Some(found) => Ok(found),
        None if scenario.contains('\n') => Ok(Scenario::from_toml(scenario)?),
        None => {
            Err(Problem::new("record-unknown-scenario").with("text", scenario.chars().take(24).collect::<String>()))
        }
    }
}

pub(crate) fn rules(scenario: &Scenario, players: u8, variants: &str) -> Result<Rules, Problem> {
    let variants: Variants = variants.parse().map_err(|_| Problem::new("record-variant"))?;
    Ok(Rules::new(scenario, players, variants)?)
}
