//! Small boards drawn as text, so that a test of a rule can be read next to the rule.
//!
//! A plan is drawn as in a scenario file. A position is drawn from straight above, the highest y first: `R2` is a red
//! cube at level 2 with nothing on top, `--` a square that nothing stands on.

// Every test file includes this one and uses a part of it.
#![allow(dead_code)]

use std::sync::Arc;

use rumis::{
    Colour, Cubes, Edition, Game, Illegal, Plan, PlayersRow, Ruins, Rules, RulesError, Scenario, ScenarioDef, Source,
    Square, Variant, Variants,
};

/// A plan drawn in a test, with one height for every number of players.
#[derive(Clone)]
pub struct Drawn {
    pub rows: Vec<&'static str>,
    pub height: u8,
    pub line: Vec<&'static str>,
    pub players: u8,
    pub variants: Variants,
}

/// A plan for a standard game.
pub fn plan(players: u8, height: u8, rows: &[&'static str]) -> Drawn {
    Drawn { rows: rows.to_vec(), height, line: Vec::new(), players, variants: Variants::STANDARD }
}

impl Drawn {
    pub fn variant(mut self, variant: Variant) -> Drawn {
        self.variants = self.variants.with(variant);
        self
    }

    /// Draws a line around these rectangles.
    pub fn line(mut self, line: &[&'static str]) -> Drawn {
        self.line = line.to_vec();
        self
    }

    pub fn scenario(&self) -> Scenario {
        let text = |text: &&str| text.to_string();
        let row = |count| PlayersRow { count, height: self.height, line: self.line.iter().map(text).collect() };
        let def = ScenarioDef {
            id: "drawn".into(),
            name: "Drawn".into(),
            meaning: String::new(),
            edition: Edition::Own,
            source: Source::default(),
            rebuild: !self.line.is_empty(),
            plan: self.rows.iter().map(text).collect(),
            players: (2..=6).map(row).collect(),
        };
        Scenario::new(def).unwrap()
    }

    pub fn rules(&self) -> Result<Rules, RulesError> {
        Rules::new(&self.scenario(), self.players, self.variants)
    }

    pub fn tables(&self) -> Arc<Plan> {
        Arc::new(Plan::new(&self.scenario(), self.rules().unwrap()))
    }

    /// A game after these moves.
    pub fn after(&self, moves: &str) -> Game {
        let mut game = Game::new(self.tables());
        play(&mut game, moves);
        game
    }

    /// A game of ruinas with these ruins, after these moves.
    pub fn with_ruins(&self, ruins: &str, moves: &str) -> Game {
        let plan = self.tables();
        let cubes: Vec<Cubes> = ruins.split_whitespace().map(|text| text.parse().unwrap()).collect();
        let ruins = Ruins::from_cubes(&plan, &cubes).unwrap();
        let mut game = Game::with_ruins(plan, &ruins);
        play(&mut game, moves);
        game
    }
}

/// Plays moves with blanks between them; all must be legal.
pub fn play(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        if let Err(reason) = game.play(&text.parse().unwrap()) {
            panic!("{text} is refused: {reason}");
        }
    }
}

/// True if the move is legal; a move is also legal if and only if it is listed.
pub fn allows(game: &Game, text: &str) -> bool {
    let text = text.parse().unwrap();
    let listed = game.moves().iter().any(|&played| game.text(played) == text);
    assert_eq!(game.find(&text).is_ok(), listed, "{text} is listed or found, but not both");
    listed
}

/// The rule that the move breaks.
pub fn reason(game: &Game, text: &str) -> Illegal {
    assert!(!allows(game, text), "{text} is legal");
    game.find(&text.parse().unwrap()).unwrap_err()
}

/// Compares the view from above.
pub fn assert_view(game: &Game, drawing: &[&str]) {
    let columns = game.plan().columns();
    let width = columns.iter().map(|column| column.square.x + 1).max().unwrap();
    let depth = columns.iter().map(|column| column.square.y + 1).max().unwrap();
    let sign = |square: Square| match (game.plan().column_at(square), game.top(square)) {
        (None, _) => "  ".to_string(),
        (_, None) => "--".to_string(),
        (_, Some(colour)) => format!("{}{}", colour.letter(), game.height(square)),
    };
    let row = |y: u8| (0..width).map(|x| sign(Square { x, y })).collect::<Vec<_>>().join(" ");
    let seen: Vec<String> = (0..depth).rev().map(row).collect();
    let wanted: Vec<String> = drawing.iter().map(|row| row.to_string()).collect();
    assert_eq!(seen, wanted, "the view from above");
}

/// Visible squares and stones left, colour by colour.
pub fn visible_and_left(game: &Game) -> Vec<(u16, u16)> {
    game.scores().iter().map(|score| (score.visible, score.left)).collect()
}

pub fn totals(game: &Game) -> Vec<i16> {
    game.scores().iter().map(|score| score.total).collect()
}

/// The colours that are out.
pub fn out(game: &Game) -> Vec<Colour> {
    let order = game.plan().rules().turn_order().iter().copied();
    order.filter(|&colour| game.is_out(colour)).collect()
}
