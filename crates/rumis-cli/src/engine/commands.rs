//! The commands of the protocol. Each answers, or says why not and changes nothing.

use std::time::Duration;

use rumis::{Game, MoveText, Variant, Variants};
use rumis_engine::{Level, Player};
use serde_json::json;

use crate::board;
use crate::failure::Outcome;
use crate::game_args::GameArgs;
use crate::judged::Judged;
use crate::paint::Paint;
use crate::score;
use crate::standings::{self, Seats};
use crate::thinking::{self, Budget, Thinking};

/// What is sent back: text of one line or several.
type Answer = Result<String, String>;

/// A command: obeyed with the words behind it.
type Obey = fn(&mut Engine, &[&str]) -> Answer;

/// All commands, in the order they are listed.
const COMMANDS: [(&str, Obey); 16] = [
    ("protocol_version", |_, words| nothing_behind(words).map(|()| "2".into())),
    ("name", |_, words| nothing_behind(words).map(|()| "Rumis".into())),
    ("version", |_, words| nothing_behind(words).map(|()| env!("CARGO_PKG_VERSION").into())),
    ("known_command", |_, words| known_command(words)),
    ("list_commands", |_, words| nothing_behind(words).map(|()| list_commands())),
    ("quit", |_, words| nothing_behind(words).map(|()| String::new())),
    ("new_game", Engine::new_game),
    ("level", Engine::set_level),
    ("set_limits", Engine::set_limits),
    ("play", Engine::play),
    ("genmove", Engine::generate_move),
    ("undo", Engine::undo),
    ("legal_moves", Engine::legal_moves),
    ("showboard", Engine::show_board),
    ("score", Engine::score),
    ("analyze", Engine::analyze),
];

/// So many moves are judged if nobody says how many.
const MOVES_JUDGED: usize = 3;

/// A game and who thinks about it.
pub struct Engine {
    game: Game,
    seed: u64,
    level: Level,
    thinking: Thinking,
}

impl Engine {
    /// Chullpa for two, the best level, a second for each move.
    pub fn new(threads: usize) -> Outcome<Engine> {
        let game = begin("chullpa", 2, Variants::default(), 0)?;
        let thinking = Thinking { budget: Budget::Time(Duration::from_secs(1)), threads };
        Ok(Engine { game, seed: 0, level: Level::BEST, thinking })
    }

    /// Does what a line says.
    pub fn obey(&mut self, command: &str, words: &[&str]) -> Answer {
        match COMMANDS.iter().find(|(name, _)| *name == command) {
            Some((_, obey)) => obey(self, words),
            None => Err("unknown command".into()),
        }
    }

    fn new_game(&mut self, words: &[&str]) -> Answer {
        const USAGE: &str = "write new_game SCENARIO PLAYERS [VARIANT] [seed N]";
        let (words, seed) = match words {
            [words @ .., "seed", seed] => (words, seed.parse().map_err(|_| "a seed is a whole number from 0")?),
            words => (words, 0),
        };
        let (scenario, players, variants) = match words {
            [scenario, players] => (scenario, players, Variants::default()),
            [scenario, players, variant] => (scenario, players, variant.parse().map_err(sentence)?),
            _ => return Err(USAGE.into()),
        };
        let players = players.parse().map_err(|_| USAGE)?;
        self.game = begin(scenario, players, variants, seed).map_err(|failure| failure.sentence())?;
        self.seed = seed;
        Ok(String::new())
    }

    fn set_level(&mut self, words: &[&str]) -> Answer {
        let level = match words {
            [number] => number.parse().ok().and_then(Level::new),
            _ => None,
        };
        self.level = level.ok_or("write level N with a number from 1 to 9")?;
        Ok(String::new())
    }

    fn set_limits(&mut self, words: &[&str]) -> Answer {
        self.thinking.budget = match words {
            ["time", seconds] => Budget::Time(thinking::parse_seconds(seconds)?),
            ["simulations", number] => Budget::Simulations(thinking::parse_simulations(number)?),
            _ => return Err("write set_limits time SECONDS or set_limits simulations N".into()),
        };
        Ok(String::new())
    }

    fn play(&mut self, words: &[&str]) -> Answer {
        let [word] = words else { return Err("write play MOVE, such as play a1.1,a2.1".into()) };
        let text: MoveText = word.parse().map_err(sentence)?;
        self.game.play(&text).map_err(sentence)?;
        Ok(String::new())
    }

    fn generate_move(&mut self, words: &[&str]) -> Answer {
        nothing_behind(words)?;
        let seed = self.seed_of_move();
        let Some(thought) = self.thinking.choose(&self.game, Player::Level(self.level), seed, thinking::never) else {
            return Ok("over".into());
        };
        self.game.play_unchecked(thought.played);
        Ok(self.game.text(thought.played).to_string())
    }

    fn undo(&mut self, words: &[&str]) -> Answer {
        nothing_behind(words)?;
        match self.game.undo() {
            true => Ok(String::new()),
            false => Err("there is no move to undo".into()),
        }
    }

    fn legal_moves(&mut self, words: &[&str]) -> Answer {
        nothing_behind(words)?;
        let mut texts: Vec<String> =
            self.game.moves().into_iter().map(|played| self.game.text(played).to_string()).collect();
        texts.sort();
        Ok(texts.join("\n"))
    }

    fn show_board(&mut self, words: &[&str]) -> Answer {
        nothing_behind(words)?;
        let (game, seats, plain) = (&self.game, Seats::new(&[]), Paint::none());
        let drawing = board::from_above(game, plain);
        let (table, turn) = (standings::table(game, &seats, plain), standings::turn(game, &seats));
        Ok(format!("{}\n{drawing}{table}{turn}", board::title(game)))
    }

    fn score(&mut self, words: &[&str]) -> Answer {
        nothing_behind(words)?;
        Ok(score::json(&self.game))
    }

    /// The best parameters, whatever the level: levels are for playing, not for the truth.
    fn analyze(&mut self, words: &[&str]) -> Answer {
        const USAGE: &str = "write analyze, or analyze N with the number of moves wanted";
        let wanted = match words {
            [] => MOVES_JUDGED,
            [number] => number.parse().map_err(|_| USAGE)?,
            _ => return Err(USAGE.into()),
        };
        let analysis = self.thinking.analyse(&self.game, self.seed_of_move(), thinking::never);
        let best = analysis.candidates.iter().take(wanted);
        let moves: Vec<Judged> = best.map(|candidate| Judged::new(&self.game, candidate)).collect();
        // Written out by hand because the order of the fields is part of what is promised.
        let moves = serde_json::to_string(&moves).map_err(sentence)?;
        Ok(format!(r#"{{"simulations":{},"moves":{moves}}}"#, json!(analysis.simulations)))
    }

    fn seed_of_move(&self) -> u64 {
        thinking::seed_of_move(self.seed, self.game.history().len())
    }
}

/// A new game. In ruinas the seed lays the ruins.
fn begin(scenario: &str, players: u8, variants: Variants, seed: u64) -> Outcome<Game> {
    let ruin_seed = variants.has(Variant::Ruinas).then_some(seed);
    let game = GameArgs {
        scenario: Some(scenario.into()),
        players: Some(players),
        variant: Some(variants),
        ruin_seed,
        ..GameArgs::default()
    };
    game.setup()?.replay()
}

fn known_command(words: &[&str]) -> Answer {
    let [word] = words else { return Err("write known_command COMMAND".into()) };
    Ok(COMMANDS.iter().any(|(name, _)| name == word).to_string())
}

fn list_commands() -> String {
    COMMANDS.map(|(name, _)| name).join("\n")
}

fn nothing_behind(words: &[&str]) -> Result<(), String> {
    match words {
        [] => Ok(()),
        _ => Err("nothing may follow this command".into()),
    }
}

fn sentence(error: impl std::fmt::Display) -> String {
    error.to_string()
}
