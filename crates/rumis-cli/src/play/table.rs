//! The game on the table: first, in ruinas, the ruins are laid, then it is played. Everything can be undone.

use std::sync::Arc;

use rumis::{
    Cubes, Game, Illegal, Move, MoveText, Plan, Record, RecordedMove, RuinSite, RuinsError, Square, Stone, Variant,
};

use crate::failure::{Failure, Outcome};
use crate::game_args::Setup;

/// A record and the position it leads to; the two always agree.
pub struct Table {
    record: Record,
    plan: Arc<Plan>,
    /// `None` while the ruins are being laid.
    game: Option<Game>,
    /// Only ruins that were laid at this table can be taken up again.
    ruins_by_hand: bool,
    undone: Vec<Step>,
}

/// What can be undone and redone.
enum Step {
    Ruin(Cubes),
    Move(RecordedMove),
}

/// Something that may be done now.
pub struct Choice {
    /// The stone placed or taken.
    pub stone: Stone,
    /// How it is written.
    pub text: MoveText,
    /// The squares it ends up on; if it is put aside, those it comes from.
    pub squares: Vec<Square>,
}

/// A stone that could be used.
pub struct Held {
    /// Which.
    pub stone: Stone,
    /// In the second phase of a rebuild: where it lies now.
    pub lies_at: Option<Cubes>,
}

impl Table {
    /// Makes the moves of the record, if it has got that far.
    pub fn new(setup: Setup) -> Outcome<Table> {
        let game = match lacks_ruins(&setup)? {
            true => None,
            false => Some(setup.replay()?),
        };
        let ruins_by_hand = game.is_none();
        let Setup { record, plan, .. } = setup;
        Ok(Table { record, plan, game, ruins_by_hand, undone: Vec::new() })
    }

    /// The record of all that was done.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// True as soon as there is something to lose.
    pub fn has_begun(&self) -> bool {
        !self.record.moves.is_empty() || self.ruins_by_hand && !self.record.ruins.is_empty()
    }

    /// The game, once the ruins are laid.
    pub fn game(&self) -> Option<&Game> {
        self.game.as_ref()
    }

    /// What lies on the plan, to be drawn: the game or, as long as there is none, the ruins laid so far.
    pub fn picture(&self) -> Game {
        match &self.game {
            Some(game) => game.clone(),
            None => Game::with_ruins(self.plan.clone(), &self.site().ruins_so_far()),
        }
    }

    /// The ruins as far as they are laid; only while they are.
    pub fn site(&self) -> RuinSite<'_> {
        lay(&self.plan, &self.record.ruins).expect("only ruins that are allowed get into the record")
    }

    /// The player, from 0, who lays the next ruin: the players take turns.
    pub fn ruin_layer(&self) -> usize {
        self.record.ruins.len() % self.plan.rules().players()
    }

    /// The player, from 0, whose turn it is to lay a ruin or to move; nobody's if the game is over.
    pub fn turn(&self) -> Option<usize> {
        match &self.game {
            None => Some(self.ruin_layer()),
            Some(game) => game.to_move().map(|colour| self.plan.rules().owner(colour)),
        }
    }

    /// The players, from 0, who made the steps that can be undone, the last one last.
    pub fn makers(&self) -> Vec<usize> {
        let ruins = if self.ruins_by_hand { self.record.ruins.len() } else { 0 };
        let layers = (0..ruins).map(|ruin| ruin % self.plan.rules().players());
        let movers = self.game.iter().flat_map(Game::history).map(|(colour, _)| self.plan.rules().owner(colour));
        layers.chain(movers).collect()
    }

    /// All that may be done now, sorted as text.
    pub fn choices(&self) -> Vec<Choice> {
        let mut choices: Vec<Choice> = match &self.game {
            Some(game) => game.moves().into_iter().map(|played| self.choice(game, played)).collect(),
            None => {
                let mut site = self.site();
                let fits = site.hand().flat_map(|stone| site.fits(stone)).collect::<Vec<_>>();
                let texts = fits.into_iter().map(|placement| (placement, MoveText::Place(self.plan.cubes(placement))));
                texts.map(|(placement, text)| new_choice(self.plan.stone(placement), text)).collect()
            }
        };
        choices.sort_by_cached_key(|choice| choice.text.to_string());
        choices
    }

    fn choice(&self, game: &Game, played: Move) -> Choice {
        let (Move::Place(moved) | Move::Rebuild { take: moved, .. }) = played;
        new_choice(self.plan.stone(moved), game.text(played))
    }

    /// The stones that could be used now, whether or not they fit anywhere.
    pub fn hand(&self) -> Vec<Held> {
        let held = |stone| Held { stone, lies_at: None };
        match &self.game {
            None => self.site().hand().map(held).collect(),
            Some(game) if game.in_second_phase() => self.own_stones_inside(game),
            Some(game) => game.to_move().map(|colour| game.hand(colour).map(held).collect()).unwrap_or_default(),
        }
    }

    fn own_stones_inside(&self, game: &Game) -> Vec<Held> {
        let is_inside = |square| self.plan.column_at(square).is_some_and(|column| self.plan.columns()[column].inside);
        let own = game.stones().into_iter().filter(|&(colour, _)| Some(colour) == game.to_move());
        let held = own.map(|(_, placement)| (self.plan.stone(placement), self.plan.cubes(placement)));
        let mut inside: Vec<Held> = held
            .filter(|(_, cubes)| is_inside(cubes.as_slice()[0].square()))
            .map(|(stone, cubes)| Held { stone, lies_at: Some(cubes) })
            .collect();
        inside.sort_by_key(|held| held.stone);
        inside
    }

    /// Does what is written, or says which rule it breaks and changes nothing.
    pub fn play(&mut self, text: &MoveText) -> Result<(), Illegal> {
        self.make(text)?;
        self.undone.clear();
        Ok(())
    }

    fn make(&mut self, text: &MoveText) -> Result<(), Illegal> {
        match (&mut self.game, text) {
            (Some(game), _) => {
                let found = game.play(text)?;
                let text = game.text(found);
                self.record.moves.push(text.into());
            }
            (None, MoveText::Place(cubes)) => {
                let placement = self.site().find(cubes)?;
                self.record.ruins.push(self.plan.cubes(placement));
                self.begin_if_ruins_are_laid();
            }
            (None, MoveText::Rebuild { .. }) => return Err(Illegal::NothingIsTaken),
        }
        self.note_result();
        Ok(())
    }

    /// Lays all ruins that are left at random.
    pub fn lay_rest(&mut self, seed: u64) {
        let mut site = self.site();
        site.lay_rest(seed);
        self.record.ruins = site.laid().map(|placement| self.plan.cubes(placement)).collect();
        self.undone.clear();
        self.begin_if_ruins_are_laid();
    }

    fn begin_if_ruins_are_laid(&mut self) {
        if self.site().is_complete() {
            self.game = self.record.replay_on(self.plan.clone()).ok();
        }
    }

    /// Takes the last step back; false if there is none.
    pub fn undo(&mut self) -> bool {
        let step = match self.game.as_mut().is_some_and(Game::undo) {
            true => self.record.moves.pop().map(Step::Move),
            false if self.ruins_by_hand => {
                self.game = None;
                self.record.ruins.pop().map(Step::Ruin)
            }
            false => None,
        };
        let undone = step.is_some();
        self.undone.extend(step);
        self.note_result();
        undone
    }

    /// Makes the step again that was taken back last; false if there is none.
    pub fn redo(&mut self) -> bool {
        match self.undone.pop() {
            None => false,
            Some(Step::Ruin(cubes)) => self.make(&MoveText::Place(cubes)).is_ok(),
            Some(Step::Move(played)) => {
                let made = self.make(&played.text).is_ok();
                // The comments of a record that was resumed come back with its moves.
                if let Some(last) = self.record.moves.last_mut().filter(|_| made) {
                    last.comments = played.comments;
                }
                made
            }
        }
    }

    fn note_result(&mut self) {
        let over = self.game.as_ref().filter(|game| game.is_over());
        self.record.result = over.map(|game| game.scores().iter().map(|score| score.total).collect());
    }
}

fn new_choice(stone: Stone, text: MoveText) -> Choice {
    let (MoveText::Place(cubes) | MoveText::Rebuild { put: Some(cubes), .. } | MoveText::Rebuild { take: cubes, .. }) =
        &text;
    let squares = cubes.as_slice().iter().map(|cube| cube.square()).collect();
    Choice { stone, text, squares }
}

/// True if this is a game of ruinas whose ruins have still to be laid.
fn lacks_ruins(setup: &Setup) -> Outcome<bool> {
    if !setup.plan.rules().has(Variant::Ruinas) || !setup.record.moves.is_empty() {
        return Ok(false);
    }
    let site = lay(&setup.plan, &setup.record.ruins).map_err(Failure::refused)?;
    Ok(!site.is_complete())
}

fn lay<'a>(plan: &'a Plan, ruins: &[Cubes]) -> Result<RuinSite<'a>, RuinsError> {
    let mut site = RuinSite::new(plan)?;
    for (index, cubes) in ruins.iter().enumerate() {
        let refused = |reason| RuinsError::Illegal { number: index + 1, cubes: cubes.clone(), reason };
        let placement = site.find(cubes).map_err(refused)?;
        site.lay(placement);
    }
    Ok(site)
}
