//! Cube puzzles: a puzzle somebody is building, and the long questions about it.
//!
//! The questions are for a worker: they run until they know the answer, and tell how far they are by calling
//! `puzzleProgress` of the worker. A worker that is not wanted any more is ended.

use std::ops::ControlFlow;

use rumis::{Colour, Cube, Cubes, Date, MoveSyntax, Orientation, Stone, orientations};
use rumis_puzzle::{
    BoxSize, Generated, Grade, Hand, Help, Outcome, Placed, Progress, Puzzle, Solution, UpTo, Verdict, Wish, find_all,
    generate, help, judge, places, puzzle_of_the_day,
};
use rumis_wasm_shared::{Problem, add_row};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::refused::Refused;

/// A stone in the box.
#[derive(Serialize, Tsify)]
pub struct PlacedView {
    #[tsify(type = "ColourName")]
    pub colour: &'static str,
    #[tsify(type = "StoneName")]
    pub stone: &'static str,
    /// Its cubes as x, y, z.
    #[tsify(type = "[number, number, number][]")]
    pub cubes: Vec<[u8; 3]>,
    /// The move that puts it there, `red:a1.1,a2.1`.
    pub text: String,
}

/// The stones of a colour that are left.
#[derive(Serialize, Tsify)]
pub struct ColourHand {
    #[tsify(type = "ColourName")]
    pub colour: &'static str,
    /// As many entries as stones.
    #[tsify(type = "StoneName[]")]
    pub stones: Vec<&'static str>,
}

/// A puzzle as it stands.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct PuzzleView {
    /// The edges x, y, z of the box.
    #[tsify(type = "[number, number, number]")]
    pub edges: [u8; 3],
    #[tsify(type = "'free' | 'touching' | 'in-turn'")]
    pub grade: &'static str,
    /// The stones that lay there from the beginning.
    pub start: Vec<PlacedView>,
    /// The stones that were placed, in their order.
    pub moves: Vec<PlacedView>,
    /// The stones that are left, colour by colour.
    pub hand: Vec<ColourHand>,
    /// How many cells are to be filled.
    pub free: usize,
    /// In the grade in turn, the colour whose turn it is.
    #[tsify(optional, type = "ColourName")]
    pub to_move: Option<&'static str>,
}

/// A stone on its way to its place in the box.
#[derive(Serialize, Tsify)]
pub struct PuzzleLowered {
    /// Its cubes; some may lie outside.
    #[tsify(type = "[number, number, number][]")]
    pub cubes: Vec<[i8; 3]>,
    /// Why it cannot lie there, if it cannot.
    #[tsify(optional)]
    pub problem: Option<Problem>,
}

/// How to go on.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct HelpView {
    /// Go on with these stones, in this order; take back first; or give up.
    #[tsify(type = "'go-on' | 'take-back' | 'hopeless'")]
    pub kind: &'static str,
    /// The stones that have to come out.
    pub take_back: Vec<PlacedView>,
    /// True if it is proved that no fewer stones do.
    pub fewest: bool,
    /// The stones that fill the rest, in an order of laying.
    pub next: Vec<PlacedView>,
}

/// A puzzle with exactly one solution.
#[derive(Serialize, Tsify)]
pub struct MadePuzzle {
    pub puzzle: String,
    /// How hard it is, 1 to 5.
    pub step: u8,
}

/// A puzzle and the stones placed so far.
#[wasm_bindgen]
pub struct PuzzleTable {
    bare: Puzzle,
    now: Puzzle,
    moves: Vec<Placed>,
    /// Every place in the box; its number is its place in the list.
    places: Vec<Cubes>,
}

#[wasm_bindgen]
impl PuzzleTable {
    /// The puzzle that a text stands for.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &str) -> Result<PuzzleTable, JsValue> {
        Ok(PuzzleTable::with(text.parse().map_err(Refused::problem)?))
    }

    /// What never changes and what lies in the box now.
    pub fn view(&self) -> Result<Ts<PuzzleView>, JsError> {
        let now = &self.now;
        let stones = |colour| now.hand().iter().filter(move |&(of, _)| of == colour).map(|(_, stone)| stone.name());
        let view = PuzzleView {
            edges: now.size().edges(),
            grade: now.grade().name(),
            start: self.bare.start().iter().map(placed_view).collect(),
            moves: self.moves.iter().map(placed_view).collect(),
            hand: (self.bare.hand().colours().into_iter())
                .map(|colour| ColourHand { colour: colour.name(), stones: stones(colour).collect() })
                .collect(),
            free: now.free_cells(),
            to_move: now.to_move().map(Colour::name),
        };
        Ok(Ts::from_rust(&view)?)
    }

    /// Every place there is, fourteen numbers each: stone, orientation, and x, y, z of four cubes (stones with fewer repeat their last).
    pub fn placements(&self) -> Vec<u8> {
        let all = orientations();
        let mut table = Vec::new();
        for place in places(self.bare.size()) {
            let cubes = place.cubes.as_slice();
            let orientation = all.iter().position(|turned| turned.stone == place.stone && is_turned_so(cubes, turned));
            add_row(&mut table, place.stone, orientation.unwrap_or(0), cubes.iter().copied());
        }
        table
    }

    /// Every move that is possible now, three numbers each: the colour, from 0 in the order of play, the place, and 1 if
    /// the stone comes to rest there when it is lowered from straight above.
    pub fn legal(&self) -> Vec<u16> {
        // Moves come in the order of the places, so each is looked for from where the last one was found.
        let mut places = self.places.iter().zip(0..).peekable();
        let mut legal = Vec::new();
        for Placed { colour, cubes } in self.now.moves() {
            while places.next_if(|&(place, _)| *place != cubes).is_some() {}
            let number = places.peek().map_or(u16::MAX, |&(_, number)| number);
            legal.extend([colour.index() as u16, number, self.now.comes_to_rest(&cubes).into()]);
        }
        legal
    }

    /// Where a stone comes to rest when it is lowered with its corner above x, y, or at a certain level if one is
    /// given; and why it cannot lie there.
    pub fn lower(
        &self,
        colour: &str,
        orientation: usize,
        x: i8,
        y: i8,
        level: Option<i8>,
    ) -> Result<Ts<PuzzleLowered>, JsError> {
        let all = orientations();
        let offsets = &all[orientation.min(all.len() - 1)].offsets;
        let z = level.unwrap_or_else(|| self.resting_level(offsets, [x, y]));
        let cubes: Vec<[i8; 3]> = offsets.iter().map(|o| [x + o[0], y + o[1], z + o[2]]).collect();
        let problem = self.try_at(colour, &cubes).err();
        Ok(Ts::from_rust(&PuzzleLowered { cubes, problem })?)
    }

    /// A place as the move of a colour, `red:a1.1,a2.1`.
    pub fn written(&self, colour: &str, place: usize) -> String {
        self.places.get(place).map_or(String::new(), |cubes| format!("{colour}:{cubes}"))
    }

    /// The stone that a written move would place: `a1.1,a2.1`, or `red:a1.1,a2.1`. Throws why it is refused.
    pub fn complete(&self, text: &str) -> Result<Ts<PlacedView>, JsValue> {
        let placed = read_move(&self.now, text)?;
        self.now.clone().with_move(placed.clone()).map_err(Refused::problem)?;
        Ok(Ts::from_rust(&placed_view(&placed)).map_err(JsError::from)?)
    }

    /// Takes out everything that was placed and makes these moves instead. If one is refused nothing changes.
    #[wasm_bindgen(js_name = setMoves)]
    pub fn set_moves(&mut self, texts: Vec<String>) -> Result<(), JsValue> {
        let (moves, now) = played(&self.bare, &texts)?;
        (self.moves, self.now) = (moves, now);
        Ok(())
    }
}

impl PuzzleTable {
    fn with(bare: Puzzle) -> PuzzleTable {
        let places = places(bare.size()).into_iter().map(|place| place.cubes).collect();
        PuzzleTable { now: bare.clone(), bare, moves: Vec::new(), places }
    }

    /// The lowest level at which no cube of the stone is inside or below another stone.
    fn resting_level(&self, offsets: &[rumis::Offset], [x, y]: [i8; 2]) -> i8 {
        let built = || self.now.start().iter().flat_map(|placed| placed.cubes.as_slice());
        let height = |x: i8, y: i8| {
            let column = built().filter(|cube| (cube.x as i8, cube.y as i8) == (x, y));
            column.map(|cube| cube.z as i8 + 1).max().unwrap_or(0)
        };
        offsets.iter().map(|o| height(x + o[0], y + o[1]) - o[2]).max().unwrap_or(0).max(0)
    }

    fn try_at(&self, colour: &str, cubes: &[[i8; 3]]) -> Result<(), Problem> {
        let edges = self.now.size().edges();
        let part = |at: &[i8; 3], axis: usize| u8::try_from(at[axis]).ok().filter(|&part| part < edges[axis]);
        let cube = |at: &[i8; 3]| Some(Cube { x: part(at, 0)?, y: part(at, 1)?, z: part(at, 2)? });
        let cubes: Option<Vec<Cube>> = cubes.iter().map(cube).collect();
        let cubes = cubes.and_then(|cubes| Cubes::new(cubes).ok()).ok_or_else(|| Problem::new("puzzle-sticks-out"))?;
        let colour = colour_named(colour).ok_or_else(|| Problem::new("puzzle-move"))?;
        self.now.clone().with_move(Placed { colour, cubes }).map_err(Refused::problem)?;
        Ok(())
    }
}

/// The text of an empty cube and all stones of so many colours; refused if it plainly cannot be filled.
#[wasm_bindgen(js_name = emptyCube)]
pub fn empty_cube(edge: u8, colours: usize, grade: &str) -> Result<String, JsValue> {
    Ok(cube_of(edge, colours, grade)?.to_string())
}

/// Makes a puzzle of a certain difficulty, 1 to 5; absent if the box is too small to be so hard.
#[wasm_bindgen(js_name = makePuzzle)]
pub fn make_puzzle(edge: u8, step: u8, seed: u32) -> Result<Option<Ts<MadePuzzle>>, JsValue> {
    let size = BoxSize::cube(edge).map_err(Refused::problem)?;
    made(generate(&Wish { size, step, seed: seed.into() }, &tell))
}

/// The puzzle of a day, `year-month-day`: the same for everybody.
#[wasm_bindgen(js_name = dailyPuzzle)]
pub fn daily_puzzle(day: &str, edge: u8, step: u8) -> Result<Option<Ts<MadePuzzle>>, JsValue> {
    let size = BoxSize::cube(edge).map_err(Refused::problem)?;
    let day: Date = day.parse().map_err(|_| Problem::new("record-date"))?;
    made(puzzle_of_the_day(day, size, step, &tell))
}

/// How hard a puzzle is, 1 to 5; absent if it has not exactly one solution.
#[wasm_bindgen(js_name = puzzleStep)]
pub fn puzzle_step(text: &str) -> Result<Option<u8>, JsValue> {
    let puzzle: Puzzle = text.parse().map_err(Refused::problem)?;
    Ok(match judge(&puzzle, &tell) {
        Outcome::Found(Verdict::Unique(difficulty)) => Some(difficulty.step()),
        _ => None,
    })
}

/// How to go on from a puzzle on which these moves were made.
#[wasm_bindgen(js_name = puzzleHelp)]
pub fn puzzle_help(text: &str, moves: Vec<String>) -> Result<Ts<HelpView>, JsValue> {
    let puzzle: Puzzle = text.parse().map_err(Refused::problem)?;
    let (moves, _) = played(&puzzle, &moves)?;
    let found = help(&puzzle, &moves, 0, &tell).map_err(Refused::problem)?.found();
    let view = |kind, take_back: Vec<Placed>, fewest, next: Solution| HelpView {
        kind,
        take_back: take_back.iter().map(placed_view).collect(),
        fewest,
        next: next.stones.iter().map(placed_view).collect(),
    };
    let nothing = || Solution { stones: Vec::new(), layable: true };
    let view = match found {
        Some(Help::GoOn(solution)) => view("go-on", Vec::new(), true, solution),
        Some(Help::TakeBack { stones, fewest, then }) => view("take-back", stones, fewest, then),
        Some(Help::Hopeless) | None => view("hopeless", Vec::new(), true, nothing()),
    };
    Ok(Ts::from_rust(&view).map_err(JsError::from)?)
}

/// All fillings of a box by stones of one colour, one byte for each cell (along x, then y, then up): the number of the
/// stone, from 0, and sixteen times when it is laid, from 0. `up_to` is `nothing`, `rotations` or `reflections`.
#[wasm_bindgen(js_name = allFillings)]
pub fn all_fillings(text: &str, up_to: &str) -> Result<Vec<u8>, JsValue> {
    let puzzle: Puzzle = text.parse().map_err(Refused::problem)?;
    let up_to = match up_to {
        "rotations" => UpTo::Rotations,
        "reflections" => UpTo::Reflections,
        _ => UpTo::Nothing,
    };
    let mut cells = Vec::new();
    find_all(&puzzle, up_to, &tell, &mut |solution| {
        add_filling(puzzle.size(), &solution, &mut cells);
        ControlFlow::Continue(())
    });
    Ok(cells)
}

fn add_filling(size: BoxSize, solution: &Solution, cells: &mut Vec<u8>) {
    let first = cells.len();
    cells.resize(first + size.volume(), 0);
    let [wide, deep, _] = size.edges().map(usize::from);
    for (order, placed) in solution.stones.iter().enumerate() {
        let stone = placed.stone().map_or(0, Stone::index);
        for cube in placed.cubes.as_slice() {
            let cell = usize::from(cube.x) + wide * (usize::from(cube.y) + deep * usize::from(cube.z));
            cells[first + cell] = (16 * order + stone) as u8;
        }
    }
}

#[wasm_bindgen]
extern "C" {
    /// The worker's own function, which is told how far a search is.
    #[wasm_bindgen(js_name = puzzleProgress)]
    fn puzzle_progress(nodes: f64, found: f64);
}

/// Watches a search for the page. It is never asked to stop here: ending the worker ends the search.
fn tell(progress: &Progress) -> ControlFlow<()> {
    puzzle_progress(progress.nodes as f64, progress.found as f64);
    ControlFlow::Continue(())
}

fn made(outcome: Outcome<Generated>) -> Result<Option<Ts<MadePuzzle>>, JsValue> {
    let view = |made: Generated| MadePuzzle { puzzle: made.puzzle.to_string(), step: made.difficulty.step() };
    let made = outcome.found().map(|made| Ts::from_rust(&view(made)));
    Ok(made.transpose().map_err(JsError::from)?)
}

fn cube_of(edge: u8, colours: usize, grade: &str) -> Result<Puzzle, Problem> {
    let grade: Grade = grade.parse().unwrap_or_default();
    let puzzle =
        Puzzle::new(BoxSize::cube(edge).map_err(Refused::problem)?, Hand::of_colours(colours)).with_grade(grade);
    match puzzle.obstacle() {
        Some(obstacle) => Err(obstacle.problem()),
        None => Ok(puzzle),
    }
}

fn played(bare: &Puzzle, texts: &[String]) -> Result<(Vec<Placed>, Puzzle), Problem> {
    let (mut moves, mut now) = (Vec::new(), bare.clone());
    for (number, text) in (1..).zip(texts) {
        let placed = read_move(&now, text)?;
        now = now.with_move(placed.clone()).map_err(|error| error.problem().with("move", number))?;
        moves.push(placed);
    }
    Ok((moves, now))
}

fn read_move(puzzle: &Puzzle, text: &str) -> Result<Placed, Problem> {
    let (colour, cubes) = text.split_once(':').map_or((None, text), |(colour, cubes)| (Some(colour), cubes));
    let cubes: Cubes = cubes.trim().parse().map_err(MoveSyntax::problem)?;
    let colour = match colour {
        Some(name) => colour_named(name).ok_or_else(|| Problem::new("puzzle-move"))?,
        None => puzzle.colour_for(&cubes).map_err(Refused::problem)?,
    };
    Ok(Placed { colour, cubes })
}

fn colour_named(name: &str) -> Option<Colour> {
    Colour::ALL.into_iter().find(|colour| colour.name().eq_ignore_ascii_case(name.trim()))
}

/// Whether cubes lie to each other as those of an orientation.
fn is_turned_so(cubes: &[Cube], orientation: &Orientation) -> bool {
    let least = |of: fn(&Cube) -> u8| cubes.iter().map(of).min().unwrap_or(0);
    let [x, y, z] = [least(|cube| cube.x), least(|cube| cube.y), least(|cube| cube.z)];
    let offsets = cubes.iter().map(|cube| [(cube.x - x) as i8, (cube.y - y) as i8, (cube.z - z) as i8]);
    offsets.eq(orientation.offsets.iter().copied())
}

fn move_text(placed: &Placed) -> String {
    format!("{}:{}", placed.colour.name(), placed.cubes)
}

fn placed_view(placed: &Placed) -> PlacedView {
    PlacedView {
        colour: placed.colour.name(),
        stone: placed.stone().map_or("", Stone::name),
        cubes: placed.cubes.as_slice().iter().map(|cube| [cube.x, cube.y, cube.z]).collect(),
        text: move_text(placed),
    }
}
