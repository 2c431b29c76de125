//! What of a game is drawn.

use rumis::{Colour, Game, Move, Plan, Score, Stone};
use rumis_wasm_shared::Problem;
use serde::Serialize;
use tsify::Tsify;

/// What never changes during a game.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct PlanView {
    /// The short name of the scenario.
    pub scenario: String,
    /// Its name as it is printed.
    pub name: String,
    /// Its meaning in English.
    pub meaning: String,
    pub players: usize,
    #[tsify(type = "VariantName[]")]
    pub variants: Vec<&'static str>,
    /// The colours that take turns, in their order.
    #[tsify(type = "ColourName[]")]
    pub colours: Vec<&'static str>,
    /// For each of them the player, from 0, who leads it.
    pub owners: Vec<usize>,
    /// The squares, sorted by x, then y.
    pub columns: Vec<ColumnView>,
    /// The number of squares from left to right, and from front to back.
    pub width: u8,
    pub depth: u8,
    /// The greatest limit.
    pub height: u8,
}

/// A square of the plan.
#[derive(Serialize, Tsify)]
pub struct ColumnView {
    pub x: u8,
    pub y: u8,
    pub limit: u8,
    /// False only in a rebuild, outside the line.
    pub inside: bool,
}

/// A position.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct PositionView {
    /// Whose turn it is; absent when the game is over.
    #[tsify(optional, type = "ColourName")]
    pub to_move: Option<&'static str>,
    /// The player whose turn it is, from 0.
    #[tsify(optional)]
    pub player: Option<usize>,
    /// True in the second phase of a rebuild.
    pub second_phase: bool,
    /// For each colour in the order of turns.
    pub colours: Vec<ColourView>,
    /// Every stone on the plan, ruins first.
    pub stones: Vec<StoneView>,
    /// For each column of the plan, how high it is built.
    pub heights: Vec<u8>,
    /// For each column, the colour seen from above.
    #[tsify(type = "(ColourName | undefined)[]")]
    pub tops: Vec<Option<&'static str>>,
    /// The players, from 0, who have won; empty before the end.
    pub winners: Vec<usize>,
    /// The moves so far.
    pub moves: Vec<MoveView>,
}

/// A colour that plays.
#[derive(Serialize, Tsify)]
pub struct ColourView {
    #[tsify(type = "ColourName")]
    pub colour: &'static str,
    /// Squares seen from above that count.
    pub visible: u16,
    /// Stones that count against it.
    pub left: u16,
    /// The points.
    pub total: i16,
    /// True if it is out.
    pub out: bool,
    /// The stones in hand.
    #[tsify(type = "StoneName[]")]
    pub hand: Vec<&'static str>,
}

/// A stone on the plan.
#[derive(Serialize, Tsify)]
pub struct StoneView {
    #[tsify(type = "ColourName")]
    pub colour: &'static str,
    /// The number of its placement.
    pub placement: usize,
}

/// A move that was made.
#[derive(Serialize, Tsify)]
pub struct MoveView {
    #[tsify(type = "ColourName")]
    pub colour: &'static str,
    /// As it is written.
    pub text: String,
    /// Where the stone went; absent if it was put aside.
    #[tsify(optional)]
    pub placement: Option<usize>,
    /// In the second phase of a rebuild, where it was taken.
    #[tsify(optional)]
    pub taken: Option<usize>,
}

/// A stone on its way down.
#[derive(Serialize, Tsify)]
#[tsify(hashmap_as_object)]
pub struct Lowered {
    /// Its cubes where it would come to rest, as x, y, z; some may lie beside the plan.
    #[tsify(type = "[number, number, number][]")]
    pub cubes: Vec<[i8; 3]>,
    /// The number of the placement, if it is allowed.
    #[tsify(optional)]
    pub placement: Option<usize>,
    /// Why not, if it is not.
    #[tsify(optional)]
    pub problem: Option<Problem>,
}

impl PlanView {
    pub(crate) fn new(plan: &Plan) -> PlanView {
        let (def, rules) = (plan.scenario().def(), plan.rules());
        let columns = plan.columns().iter();
        let extent = |of: fn(&rumis::Column) -> u8| plan.columns().iter().map(of).max().unwrap_or(0);
        PlanView {
            scenario: def.id.clone(),
            name: def.name.clone(),
            meaning: def.meaning.clone(),
            players: rules.players(),
            variants: rules.variants().iter().map(rumis::Variant::name).collect(),
            colours: rules.turn_order().iter().map(|colour| colour.name()).collect(),
            owners: rules.turn_order().iter().map(|&colour| rules.owner(colour)).collect(),
            columns: columns
                .map(|column| ColumnView {
                    x: column.square.x,
                    y: column.square.y,
                    limit: column.limit,
                    inside: column.inside,
                })
                .collect(),
            width: extent(|column| column.square.x) + 1,
            depth: extent(|column| column.square.y) + 1,
            height: extent(|column| column.limit),
        }
    }
}

impl PositionView {
    pub(crate) fn new(game: &Game) -> PositionView {
        let (plan, rules) = (game.plan(), game.plan().rules());
        PositionView {
            to_move: game.to_move().map(Colour::name),
            player: game.to_move().map(|colour| rules.owner(colour)),
            second_phase: game.in_second_phase(),
            colours: rules.turn_order().iter().map(|&colour| ColourView::new(game, colour)).collect(),
            stones: game
                .stones()
                .into_iter()
                .map(|(colour, placement)| StoneView { colour: colour.name(), placement: placement.index() })
                .collect(),
            heights: plan.columns().iter().map(|column| game.height(column.square)).collect(),
            tops: plan.columns().iter().map(|column| game.top(column.square).map(Colour::name)).collect(),
            winners: game.winners(),
            moves: game.history().map(|(colour, played)| MoveView::new(game, colour, played)).collect(),
        }
    }
}

impl ColourView {
    pub(crate) fn new(game: &Game, colour: Colour) -> ColourView {
        let Score { visible, left, total } = game.score(colour);
        let hand = game.hand(colour).map(Stone::name).collect();
        ColourView { colour: colour.name(), visible, left, total, out: game.is_out(colour), hand }
    }
}

impl MoveView {
    fn new(game: &Game, colour: Colour, played: Move) -> MoveView {
        let (taken, placement) = match played {
            Move::Place(placement) => (None, Some(placement)),
            Move::Rebuild { take, put } => (Some(take), put),
        };
        MoveView {
            colour: colour.name(),
            text: game.text(played).to_string(),
            placement: placement.map(|placement| placement.index()),
            taken: taken.map(|placement| placement.index()),
        }
    }
}
