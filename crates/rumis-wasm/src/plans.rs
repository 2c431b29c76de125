//! Plans of one's own while they are drawn: what they say, what is wrong with them, and their file.

use rumis::scenario::{Draft, Sketch, SketchRow};
use rumis::{MAX_SIDE, MAX_VOLUME, OFFICIAL, ScenarioDef, ScenarioError, Square, Stone};
use rumis_wasm_shared::Problem;
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::catalogue::SquareView;

/// A plan as it is drawn, with all the faults it may still have.
#[derive(Serialize, Deserialize, Tsify)]
pub struct PlanSketch {
    pub id: String,
    pub name: String,
    pub meaning: String,
    pub note: String,
    pub rebuild: bool,
    /// The size of the sheet.
    pub width: u8,
    pub depth: u8,
    pub squares: Vec<SquareView>,
    pub players: Vec<PlanRow>,
}

/// What is drawn for one number of players.
#[derive(Serialize, Deserialize, Tsify)]
pub struct PlanRow {
    pub count: u8,
    pub height: u8,
    /// The squares inside the line, each as x and y; empty if there is no line.
    #[tsify(type = "[number, number][]")]
    pub line: Vec<[u8; 2]>,
}

/// What the rules say about a sketch.
#[derive(Serialize, Tsify)]
#[tsify(hashmap_as_object)] // as in `Problem`
pub struct PlanReport {
    /// The scenario file.
    pub toml: String,
    /// Everything that is wrong.
    pub faults: Vec<Problem>,
    pub rooms: Vec<PlanRoom>,
}

/// How much can be built for one number of players.
#[derive(Serialize, Tsify)]
pub struct PlanRoom {
    pub count: u8,
    /// How many cubes the plan holds.
    pub volume: usize,
    /// How many cubes the players have.
    pub cubes: usize,
    /// The squares they play on with their effective limits.
    pub squares: Vec<SquareView>,
}

/// What every plan has to stay within.
#[derive(Serialize, Tsify)]
pub struct PlanBounds {
    /// The most squares in a row or column, and the greatest height.
    pub side: usize,
    /// The most cubes a plan may hold.
    pub volume: usize,
}

/// What every plan has to stay within.
#[wasm_bindgen(js_name = planBounds)]
pub fn plan_bounds() -> Result<Ts<PlanBounds>, JsError> {
    Ok(Ts::from_rust(&PlanBounds { side: MAX_SIDE, volume: MAX_VOLUME })?)
}

/// The drawing of an official scenario, or of what a scenario file says, as far as it can be drawn.
#[wasm_bindgen(js_name = sketchPlan)]
pub fn sketch_plan(scenario: &str) -> Result<Ts<PlanSketch>, JsValue> {
    let official = OFFICIAL.iter().find(|(id, _)| *id == scenario);
    let text = official.map_or(scenario, |(_, text)| text);
    let def = ScenarioDef::from_toml(text).map_err(Problem::from)?;
    Ok(Ts::from_rust(&PlanSketch::from(Sketch::of(&def))).map_err(JsError::from)?)
}

/// Everything that is wrong with a scenario file; empty if it can be played.
#[wasm_bindgen(js_name = planFaults)]
pub fn plan_faults(toml: &str) -> Result<Vec<Ts<Problem>>, JsError> {
    let problems = match ScenarioDef::from_toml(toml) {
        Ok(def) => faults(&Draft::new(def)),
        Err(ScenarioError::Faults(faults)) => faults.into_iter().map(Problem::from).collect(),
        Err(error) => vec![error.into()],
    };
    problems.iter().map(|problem| Ok(Ts::from_rust(problem)?)).collect()
}

/// What the rules say about a drawing.
#[wasm_bindgen(js_name = examinePlan)]
pub fn examine_plan(sketch: Ts<PlanSketch>) -> Result<Ts<PlanReport>, JsError> {
    let sketch = Sketch::from(sketch.to_rust()?);
    let draft = Draft::new(sketch.def());
    let report = PlanReport {
        toml: draft.def().to_toml(),
        faults: faults(&draft),
        rooms: sketch.players.iter().map(|row| room(&draft, row.count)).collect(),
    };
    Ok(Ts::from_rust(&report)?)
}

fn faults(draft: &Draft) -> Vec<Problem> {
    draft.faults().iter().cloned().map(Problem::from).collect()
}

fn room(draft: &Draft, count: u8) -> PlanRoom {
    let limits = draft.effective_limits(count);
    let each: usize = Stone::ALL.iter().map(|stone| stone.size()).sum();
    PlanRoom {
        count,
        volume: limits.values().map(|&limit| usize::from(limit)).sum(),
        cubes: each * usize::from(count),
        squares: limits.into_iter().map(|(at, limit)| SquareView { x: at.x, y: at.y, limit: Some(limit) }).collect(),
    }
}

impl From<Sketch> for PlanSketch {
    fn from(sketch: Sketch) -> PlanSketch {
        let row = |row: SketchRow| PlanRow {
            count: row.count,
            height: row.height,
            line: row.inside.into_iter().map(|square| [square.x, square.y]).collect(),
        };
        PlanSketch {
            id: sketch.id,
            name: sketch.name,
            meaning: sketch.meaning,
            note: sketch.note,
            rebuild: sketch.rebuild,
            width: sketch.width,
            depth: sketch.depth,
            squares: sketch.squares.into_iter().map(|(at, limit)| SquareView { x: at.x, y: at.y, limit }).collect(),
            players: sketch.players.into_iter().map(row).collect(),
        }
    }
}

impl From<PlanSketch> for Sketch {
    fn from(drawn: PlanSketch) -> Sketch {
        let row = |row: PlanRow| SketchRow {
            count: row.count,
            height: row.height,
            inside: row.line.into_iter().filter_map(|[x, y]| square(x, y)).collect(),
        };
        let squares = drawn.squares.into_iter().filter_map(|at| Some((square(at.x, at.y)?, at.limit)));
        Sketch {
            id: drawn.id,
            name: drawn.name,
            meaning: drawn.meaning,
            note: drawn.note,
            rebuild: drawn.rebuild,
            width: drawn.width,
            depth: drawn.depth,
            squares: squares.collect(),
            players: drawn.players.into_iter().map(row).collect(),
        }
    }
}

/// A square of the largest sheet there is.
fn square(x: u8, y: u8) -> Option<Square> {
    let fits = |side: u8| usize::from(side) < MAX_SIDE;
    (fits(x) && fits(y)).then_some(Square { x, y })
}
