//! The options that say which game a command is about, the same for all of them.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, anyhow};
use rumis::record::MAX_RECORD_BYTES;
use rumis::scenario::MAX_SCENARIO_BYTES;
use rumis::{
    Cubes, Game, MoveText, OFFICIAL, Plan, Record, ReplayError, Ruins, RuinsError, Rules, Scenario, Variant, Variants,
    official,
};

use crate::failure::{Failure, Outcome};
use crate::files;

/// Which game: a scenario with its players, or a record.
///
/// Flatten it last: its heading in the help would go on over the options behind it.
#[derive(Clone, Default, clap::Args)]
#[command(next_help_heading = "Game")]
pub struct GameArgs {
    /// The building plan: an official name (see `rumis scenarios`) or a scenario file.
    #[arg(short, long, value_name = "NAME|FILE")]
    pub scenario: Option<String>,

    /// The number of players.
    #[arg(short = 'n', long, value_name = "N")]
    pub players: Option<u8>,

    /// The variants: standard, or four-colours, ruinas, inverse, rebuild with commas between.
    #[arg(long, value_name = "A[,B]")]
    pub variant: Option<Variants>,

    /// In ruinas: lay the ruins at random, always the same for the same number.
    #[arg(long, value_name = "N", conflicts_with = "ruins")]
    pub ruin_seed: Option<u64>,

    /// In ruinas: the ruins in the order they were laid, with blanks between.
    #[arg(long, value_name = "MOVE…")]
    pub ruins: Option<String>,

    /// A game record instead of all of these.
    #[arg(long, value_name = "FILE",
          conflicts_with_all = ["scenario", "players", "variant", "ruin_seed", "ruins"])]
    pub record: Option<PathBuf>,
}

/// Moves that follow.
#[derive(clap::Args)]
pub struct MoveArgs {
    /// Moves to make first, such as a1.1,a2.1,b2.1; - reads moves from standard input.
    #[arg(value_name = "MOVE")]
    moves: Vec<String>,
}

/// What a game needs before its moves are made.
pub struct Setup {
    /// The header, and in a record the moves.
    pub record: Record,
    /// The plan they are about.
    pub plan: Arc<Plan>,
    /// The file it was read from, and its text.
    pub file: Option<(PathBuf, String)>,
}

impl GameArgs {
    /// Reads the record, or puts the scenario, players, variants and ruins together.
    pub fn setup(&self) -> Outcome<Setup> {
        match &self.record {
            Some(path) => Setup::from_file(path),
            None => self.setup_from_options(),
        }
    }

    fn setup_from_options(&self) -> Outcome<Setup> {
        let (Some(scenario), Some(players)) = (&self.scenario, self.players) else {
            return Err(Failure::usage("say which game: give --scenario and --players, or --record"));
        };
        let scenario = load_scenario(scenario)?;
        let variants = self.variant.unwrap_or_default();
        let rules = Rules::new(&scenario, players, variants).map_err(Failure::usage)?;
        let plan = Arc::new(Plan::new(&scenario, rules));
        let mut record = Record::new(&scenario, players, variants);
        record.ruins = self.read_ruins(&plan)?;
        Ok(Setup { record, plan, file: None })
    }

    fn read_ruins(&self, plan: &Arc<Plan>) -> Outcome<Vec<Cubes>> {
        let given = self.ruins.is_some() || self.ruin_seed.is_some();
        if given && !plan.rules().has(Variant::Ruinas) {
            return Err(Failure::usage(RuinsError::NotRuinas));
        }
        let ruins = match (&self.ruins, self.ruin_seed) {
            (Some(text), _) => parse_ruins(text).and_then(|cubes| Ok(Ruins::from_cubes(plan, &cubes)?))?,
            (None, Some(seed)) => Ruins::from_seed(plan, seed).map_err(Failure::refused)?,
            (None, None) => return Ok(Vec::new()),
        };
        let laid = Game::with_ruins(plan.clone(), &ruins);
        Ok(Record::from_game(&laid).ruins)
    }

    /// The game after the moves of its record and those given.
    pub fn game(&self, moves: &MoveArgs) -> Outcome<Game> {
        self.setup_and_game(moves).map(|(_, game)| game)
    }

    /// The same with what the record says besides.
    pub fn setup_and_game(&self, moves: &MoveArgs) -> Outcome<(Setup, Game)> {
        let setup = self.setup()?;
        let lacks_ruins = setup.record.variants.has(Variant::Ruinas) && setup.record.ruins.is_empty();
        if lacks_ruins && setup.file.is_none() && self.ruins.is_none() && self.ruin_seed.is_none() {
            return Err(Failure::usage("ruinas needs its ruins here: give --ruin-seed N or --ruins \"MOVE…\""));
        }
        let mut game = setup.replay()?;
        moves.play_on(&mut game)?;
        Ok((setup, game))
    }
}

impl Setup {
    /// Reads a record, but does not make its moves yet.
    pub fn from_file(path: &Path) -> Outcome<Setup> {
        let text = files::read_text(path, MAX_RECORD_BYTES)?;
        let named = || path.display().to_string();
        let record: Record = text.parse().with_context(named)?;
        let plan = Arc::new(record.plan().with_context(named)?);
        Ok(Setup { record, plan, file: Some((path.to_path_buf(), text)) })
    }

    /// Makes the moves of the record.
    pub fn replay(&self) -> Outcome<Game> {
        let game = self.record.replay_on(self.plan.clone());
        Ok(match &self.file {
            Some((path, _)) => game.with_context(|| path.display().to_string())?,
            None => game.map_err(Failure::refused)?,
        })
    }
}

impl MoveArgs {
    fn play_on(&self, game: &mut Game) -> Outcome {
        for argument in &self.moves {
            let text = match argument.as_str() {
                "-" => files::read_limited(std::io::stdin(), MAX_RECORD_BYTES)
                    .context("the moves on standard input cannot be read")?,
                moves => moves.to_string(),
            };
            for word in text.split_whitespace() {
                play_word(game, word)?;
            }
        }
        Ok(())
    }
}

fn play_word(game: &mut Game, word: &str) -> Outcome {
    let number = game.history().len() + 1;
    let text: MoveText = word.parse().map_err(|error| anyhow!("move {number} cannot be read: {error}"))?;
    let colour = game.to_move();
    let refused = |reason| Failure::refused(ReplayError::Move { number, colour, text: text.clone(), reason });
    game.play(&text).map(|_| ()).map_err(refused)
}

fn parse_ruins(text: &str) -> anyhow::Result<Vec<Cubes>> {
    let parse = |(index, word): (usize, &str)| {
        word.parse().map_err(|error| anyhow!("ruin {} cannot be read: {error}", index + 1))
    };
    text.split_whitespace().enumerate().map(parse).collect()
}

/// An official scenario, or one from a file.
fn load_scenario(name: &str) -> Outcome<Scenario> {
    if let Some(scenario) = official(name) {
        return Ok(scenario);
    }
    let path = Path::new(name);
    let meant_as_file = path.exists() || path.extension().is_some() || path.components().count() > 1;
    if !meant_as_file {
        let names = OFFICIAL.map(|(id, _)| id).join(", ");
        return Err(Failure::usage(format!(
            "there is no scenario {name:?} and no such file: the official ones are {names}"
        )));
    }
    let text = files::read_text(path, MAX_SCENARIO_BYTES)?;
    Ok(Scenario::from_toml(&text).with_context(|| name.to_string())?)
}
