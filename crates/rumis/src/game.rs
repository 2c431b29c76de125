//! A game in progress.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::colour::Colour;
use crate::cube::{Cube, Square};
use crate::illegal::Illegal;
use crate::legal::Finder;
use crate::notation::MoveText;
use crate::plan::{Placement, Plan};
use crate::position::Position;
use crate::rebuild;
use crate::ruins::Ruins;
use crate::stone::{Offset, Orientation, Stone};

/// A move of a plan: what [`MoveText`] is once it has been matched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Place a stone from the hand.
    Place(Placement),
    /// In the second phase of a rebuild: take a stone and place it, or put it aside where it fits nowhere.
    Rebuild {
        /// The stone taken.
        take: Placement,
        /// Where it goes; `None` if it is put aside.
        put: Option<Placement>,
    },
}

/// A game: a plan, what lies on it, and whose turn it is.
///
/// It is small and cloned without allocating. After every move the turn has already been passed on to somebody who can
/// move; whoever could not has been marked as out.
#[derive(Clone, Debug)]
pub struct Game {
    plan: Arc<Plan>,
    pub(crate) position: Position,
}

/// What a colour has reached so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// Squares that show the colour from straight above; in the second phase of a rebuild, those outside the line.
    pub visible: u16,
    /// Stones left in hand; in the second phase of a rebuild, stones put aside.
    pub left: u16,
    /// The points: visible less left, and in the second phase of a rebuild the intermediate score on top.
    pub total: i16,
}

impl Game {
    /// A new game. In ruinas, use [`Game::with_ruins`]: this one would be a game without ruins.
    pub fn new(plan: Arc<Plan>) -> Game {
        Game::begin(plan, |_, _| ())
    }

    /// A new game of ruinas.
    pub fn with_ruins(plan: Arc<Plan>, ruins: &Ruins) -> Game {
        Game::begin(plan, |plan, position| ruins.lay_all(plan, position))
    }

    fn begin(plan: Arc<Plan>, set_up: impl FnOnce(&Plan, &mut Position)) -> Game {
        let mut position = Position::new(&plan);
        set_up(&plan, &mut position);
        let mut game = Game { plan, position };
        game.pass_turn(0);
        game
    }

    pub(crate) fn at(plan: Arc<Plan>, position: Position) -> Game {
        Game { plan, position }
    }

    /// The plan it is played on.
    pub fn plan(&self) -> &Arc<Plan> {
        &self.plan
    }

    /// The colour whose turn it is; `None` when the game is over.
    pub fn to_move(&self) -> Option<Colour> {
        (!self.position.over).then(|| Colour::ALL[usize::from(self.position.to_move)])
    }

    /// True when everybody is out.
    pub fn is_over(&self) -> bool {
        self.position.over
    }

    /// True if the colour is out for the rest of the game (or of the first phase of a rebuild).
    pub fn is_out(&self, colour: Colour) -> bool {
        self.position.is_out(colour.index())
    }

    /// True once a rebuild has entered its second phase.
    pub fn in_second_phase(&self) -> bool {
        self.position.intermediate.is_some()
    }

    /// The stones in hand. In the second phase of a rebuild there are none.
    pub fn hand(&self, colour: Colour) -> impl Iterator<Item = Stone> + use<> {
        let plays = colour.index() < self.plan.rules().colours() && !self.in_second_phase();
        let hand = if plays { self.position.hand(colour.index()) } else { 0 };
        Stone::ALL.into_iter().filter(move |stone| hand >> stone.index() & 1 == 1)
    }

    /// Every legal move, in ascending order of the plan's placements. Empty when the game is over.
    pub fn moves(&self) -> Vec<Move> {
        let mut finder = Finder::new(&self.plan);
        self.moves_with(&mut finder)
    }

    pub(crate) fn moves_with(&self, finder: &mut Finder) -> Vec<Move> {
        let colour = usize::from(self.position.to_move);
        match () {
            () if self.position.over => Vec::new(),
            () if self.in_second_phase() => rebuild::moves(&self.plan, &self.position, colour, finder),
            () => finder.hand_moves(&self.plan, &self.position, colour).iter().map(Move::Place).collect(),
        }
    }

    /// The number of legal moves, when the finder is the one the turn was passed on with.
    pub(crate) fn count_found(&self, finder: &mut Finder) -> usize {
        match self.position.over || self.in_second_phase() {
            true => self.moves_with(finder).len(),
            false => finder.found.len(),
        }
    }

    /// Matches a written move against the game: the move, or the rule it breaks and where.
    pub fn find(&self, text: &MoveText) -> Result<Move, Illegal> {
        crate::illegal::find(self, text)
    }

    /// Checks a move and makes it. A refused move changes nothing.
    pub fn play(&mut self, text: &MoveText) -> Result<Move, Illegal> {
        let found = self.find(text)?;
        self.play_unchecked(found);
        Ok(found)
    }

    /// Makes a move that is known to be legal, such as one of [`Game::moves`].
    ///
    /// An illegal move leaves a position that no game reaches, or panics; it is never undefined behaviour.
    pub fn play_unchecked(&mut self, played: Move) {
        self.apply(played);
        self.pass_turn(self.position.after_last_mover(&self.plan));
    }

    fn apply(&mut self, played: Move) {
        match played {
            Move::Place(placement) => self.position.apply(&self.plan, None, Some(placement)),
            Move::Rebuild { take, put } => self.position.apply(&self.plan, Some(take), put),
        }
    }

    /// The same as [`Game::play_unchecked`] with buffers that are used again. Except in the second phase of a rebuild,
    /// what was found is left in them: the moves of whoever comes next.
    pub(crate) fn play_with(&mut self, played: Move, finder: &mut Finder) {
        self.apply(played);
        let first = self.position.after_last_mover(&self.plan);
        self.pass_turn_with(first, finder);
    }

    pub(crate) fn pass_turn(&mut self, first: usize) {
        let mut finder = Finder::new(&self.plan);
        self.pass_turn_with(first, &mut finder);
    }

    fn pass_turn_with(&mut self, first: usize, finder: &mut Finder) {
        let plan = &self.plan;
        self.position.pass_turn(plan, first, |position, colour| match position.intermediate {
            None => !finder.hand_moves(plan, position, colour).is_empty(),
            Some(_) => !rebuild::takeable(plan, position, colour).is_empty(),
        });
    }

    /// Takes the last move back; false if there is none. Ruins and stones that were set up cannot be taken back.
    pub fn undo(&mut self) -> bool {
        self.position.undo(&self.plan)
    }

    /// The moves made so far, each with the colour that made it.
    pub fn history(&self) -> impl DoubleEndedIterator<Item = (Colour, Move)> + ExactSizeIterator + '_ {
        self.position.played().iter().map(|turn| {
            let played = match (turn.take, turn.put) {
                (Some(take), put) => Move::Rebuild { take, put },
                (None, Some(put)) => Move::Place(put),
                (None, None) => unreachable!("a turn takes or places a stone"),
            };
            (Colour::ALL[usize::from(turn.colour)], played)
        })
    }

    /// A move as it is written.
    pub fn text(&self, played: Move) -> MoveText {
        let cubes = |placement| self.plan.cubes(placement);
        match played {
            Move::Place(placement) => MoveText::Place(cubes(placement)),
            Move::Rebuild { take, put } => MoveText::Rebuild { take: cubes(take), put: put.map(cubes) },
        }
    }

    /// Every stone on the plan with its colour, ruins first, the others in the order they were placed.
    pub fn stones(&self) -> Vec<(Colour, Placement)> {
        let stones = self.position.stones(&self.plan).into_iter();
        stones.map(|(colour, placement)| (Colour::ALL[colour], placement)).collect()
    }

    /// The ruins, in the order they were laid.
    pub fn ruins(&self) -> impl Iterator<Item = Placement> + '_ {
        self.position.ruins()
    }

    /// How high the square is built on; 0 outside the plan.
    pub fn height(&self, square: Square) -> u8 {
        self.plan.column_at(square).map_or(0, |column| self.position.height(column))
    }

    /// The colour seen from straight above.
    pub fn top(&self, square: Square) -> Option<Colour> {
        self.position.top(self.plan.column_at(square)?)
    }

    /// The colour of a cube, if there is one.
    pub fn colour_at(&self, cube: Cube) -> Option<Colour> {
        let cell = self.plan.cell(cube)?;
        let holder = |&(_, placement): &(usize, Placement)| self.plan.data(placement).cells().contains(&cell);
        self.position.stones(&self.plan).into_iter().find(holder).map(|(colour, _)| Colour::ALL[colour])
    }

    /// Where a stone comes to rest when it is lowered straight down with its corner above x, y: its cubes, allowed there
    /// or not. Outside the plan it sinks to the ground. A stone taken from the plan to be rebuilt is not in its way.
    pub fn lowered(&self, orientation: &Orientation, corner: [i8; 2], taken: Option<Placement>) -> Vec<Offset> {
        let position = taken.map_or(self.position, |taken| self.position.without(&self.plan, taken));
        let height = |x: i8, y: i8| {
            let square = Square { x: u8::try_from(x).ok()?, y: u8::try_from(y).ok()? };
            self.plan.column_at(square).map(|column| position.height(column) as i8)
        };
        let moved = orientation.offsets.iter().map(|&[x, y, z]| [x + corner[0], y + corner[1], z]);
        let level = moved.clone().map(|[x, y, z]| height(x, y).unwrap_or(0) - z).max().unwrap_or(0).max(0);
        moved.map(|[x, y, z]| [x, y, z + level]).collect()
    }

    /// The score of a colour at this moment.
    pub fn score(&self, colour: Colour) -> Score {
        self.position.score(colour.index())
    }

    /// The scores of all colours that play, in the order of turns.
    pub fn scores(&self) -> Vec<Score> {
        self.plan.rules().turn_order().iter().map(|&colour| self.score(colour)).collect()
    }

    /// The players, from 0, who have won: those who own a colour with the most points. Empty before the end.
    pub fn winners(&self) -> Vec<usize> {
        if !self.is_over() {
            return Vec::new();
        }
        let totals: Vec<i16> = self.scores().iter().map(|score| score.total).collect();
        winners(&totals, self.plan.rules().players())
    }

    /// A number that is equal for equal positions, however they were reached: the same stones or, but for a rebuild,
    /// cubes of each colour, the same hands, the same turn and the same colours out. It depends on the plan only by
    /// what lies on it.
    pub fn hash(&self) -> u64 {
        self.position.hash()
    }
}

/// The players who own a colour with the highest total; colours go round the players in turn.
pub fn winners(totals: &[i16], players: usize) -> Vec<usize> {
    let best = totals.iter().max();
    let wins = |player: usize| totals.iter().skip(player).step_by(players).max() == best;
    (0..players).filter(|&player| wins(player)).collect()
}
