//! What the programs that judge playouts have in common: games kept as lines of moves, and how they are read again.

use std::sync::Arc;

use rumis::{Game, MoveText, Plan, Rules, official};
use rumis_engine::{Params, Player};

pub fn number<T: std::str::FromStr>(text: &str) -> T {
    text.parse().unwrap_or_else(|_| panic!("{text:?} is no number"))
}

pub fn plan(name: &str, players: u8) -> Arc<Plan> {
    let scenario = official(name).unwrap_or_else(|| panic!("there is no plan {name:?}"));
    let rules = Rules::standard(&scenario, players).unwrap_or_else(|error| panic!("{error}"));
    Arc::new(Plan::new(&scenario, rules))
}

/// The parameters of a player who thinks ahead.
pub fn params(player: &str, plan: &Plan) -> Params {
    player.parse::<Player>().ok().and_then(|player| player.params(plan.rules())).expect("these players think ahead")
}

/// A file begins with the plan and the number of players; the other lines are left to the caller.
pub fn open(file: &str) -> (Arc<Plan>, Vec<String>) {
    let text = std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{file}: {error}"));
    let mut lines = text.lines();
    let (name, players) = lines.next().and_then(|line| line.split_once(' ')).expect("a plan and a number of players");
    (plan(name, number(players)), lines.map(str::to_string).collect())
}

pub fn read_move(text: &str) -> MoveText {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Makes the moves of a line.
pub fn play(game: &mut Game, moves: &str) {
    for played in moves.split_whitespace() {
        game.play(&read_move(played)).unwrap_or_else(|error| panic!("{played}: {error}"));
    }
}

/// The moves of a game as a line.
pub fn written(game: &Game) -> String {
    game.history().map(|(_, played)| game.text(played).to_string()).collect::<Vec<_>>().join(" ")
}
