//! A position set up by hand: stones of any colour laid in any order, whose turn it is, and who is out.
//!
//! Stones must lie as stones can: on the plan, below its limits, without holes, each at most once. What they touch does
//! not matter, so that a diagram can be built stone by stone and a question can be asked that no game would lead to.
//!
//! ```
//! use std::sync::Arc;
//! use rumis::{Colour, Game, Plan, Rules, SetUp, official};
//!
//! let chullpa = official("chullpa").unwrap();
//! let plan = Arc::new(Plan::new(&chullpa, Rules::standard(&chullpa, 2).unwrap()));
//! // The blue stone rests on the red one, whichever is named first.
//! let stones = "blue a1.2,a2.2 red a1.1,a2.1".parse().unwrap();
//! let game = Game::set_up(plan, &SetUp { stones, turn: Colour::Blue, out: Vec::new() }).unwrap();
//! assert_eq!(game.to_move(), Some(Colour::Blue));
//! assert_eq!(game.score(Colour::Red).visible, 0);
//! ```

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::colour::Colour;
use crate::cube::excerpt;
use crate::game::Game;
use crate::illegal::{self, Illegal};
use crate::legal::Finder;
use crate::notation::{Cubes, MoveSyntax};
use crate::plan::{Placement, Plan};
use crate::position::{Beginning, Position};
use crate::stone::Stone;

/// A position as somebody describes it; it need not be possible.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetUp {
    /// What lies on the plan, ruins among them, in any order.
    #[serde(default)]
    pub stones: LaidStones,
    /// Whose turn it is. If that colour cannot move, the next one that can has the turn.
    pub turn: Colour,
    /// Who is out although there might be a move.
    #[serde(default)]
    pub out: Vec<Colour>,
}

/// A stone of a colour, and where it lies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LaidStone {
    /// Whose it is.
    pub colour: Colour,
    /// Its cubes.
    pub cubes: Cubes,
}

/// Stones with their colours. Written, a colour stands before its stones: `red a1.1,a2.1 a3.1,a4.1 blue b1.1,b2.1`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LaidStones(pub Vec<LaidStone>);

/// A text that is not a list of stones.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LaidSyntax {
    /// The first stone has no colour before it.
    #[error("write a colour (red, blue, green, yellow, violet or orange) before {0:?}")]
    NoColour(String),
    /// A stone cannot be read.
    #[error(transparent)]
    Cubes(#[from] MoveSyntax),
    /// More than there are in the box.
    #[error("there are more than 66 stones, and six colours have eleven each")]
    TooMany,
}

/// All stones of all colours.
const MAX_STONES: usize = Colour::COUNT * Stone::COUNT;

/// Why a position cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetUpFault {
    /// A stone cannot lie there, whatever is laid before it.
    #[error("the {colour} stone {cubes} cannot lie there: {reason}")]
    Stone {
        /// Whose it is.
        colour: Colour,
        /// Its cubes.
        cubes: Cubes,
        /// The rule it breaks.
        reason: Illegal,
    },
    /// A colour that is not in the game.
    #[error("{0} does not play in this game")]
    Colour(Colour),
}

/// A position being set up: stones are laid and taken, and it can always be drawn.
#[derive(Clone, Debug)]
pub struct SetUpSite {
    plan: Arc<Plan>,
    position: Position,
}

impl SetUpSite {
    /// A bare plan.
    pub fn new(plan: Arc<Plan>) -> SetUpSite {
        let position = Position::new(&plan);
        SetUpSite { plan, position }
    }

    /// Lays as many of the stones as can lie, and says of each of the others why it cannot.
    pub fn with_stones(plan: Arc<Plan>, stones: &LaidStones) -> (SetUpSite, Vec<SetUpFault>) {
        let mut site = SetUpSite::new(plan);
        let mut missing: Vec<&LaidStone> = stones.0.iter().collect();
        // Whatever fits now fits until it is laid, so the order in which they are tried does not matter.
        loop {
            let before = missing.len();
            missing.retain(|stone| match site.find(stone.colour, &stone.cubes) {
                Ok(placement) => {
                    site.lay(stone.colour, placement);
                    false
                }
                Err(_) => true,
            });
            if missing.len() == before {
                break;
            }
        }
        let faults = missing.into_iter().filter_map(|stone| site.find(stone.colour, &stone.cubes).err()).collect();
        (site, faults)
    }

    /// The plan it stands on.
    pub fn plan(&self) -> &Arc<Plan> {
        &self.plan
    }

    /// The colours that may lie here: those that take turns, and that of the ruins.
    pub fn colours(&self) -> &'static [Colour] {
        &Colour::ALL[..self.plan.rules().colours_on_plan()]
    }

    /// The stones laid so far.
    pub fn stones(&self) -> LaidStones {
        let stones = self.position.stones(&self.plan).into_iter();
        LaidStones(stones.map(|(colour, placement)| self.written(Colour::ALL[colour], placement)).collect())
    }

    /// The stones that a colour still has.
    pub fn hand(&self, colour: Colour) -> impl Iterator<Item = Stone> + use<> {
        let hand = self.position.hand(colour.index());
        Stone::ALL.into_iter().filter(move |stone| hand >> stone.index() & 1 == 1)
    }

    /// Everywhere the stones that a colour still has can be laid.
    pub fn fits(&self, colour: Colour) -> Vec<Placement> {
        let mut finder = Finder::new(&self.plan);
        finder.anywhere(&self.plan, &self.position, self.position.hand(colour.index())).iter().collect()
    }

    /// Matches written cubes: where the stone lies, or the rule it breaks.
    pub fn find(&self, colour: Colour, cubes: &Cubes) -> Result<Placement, SetUpFault> {
        if !self.colours().contains(&colour) {
            return Err(SetUpFault::Colour(colour));
        }
        illegal::find_laid(&self.plan, &self.position, colour, cubes).map_err(|reason| SetUpFault::Stone {
            colour,
            cubes: cubes.clone(),
            reason,
        })
    }

    /// Lays a stone that is known to fit.
    pub fn lay(&mut self, colour: Colour, placement: Placement) {
        self.position.lay_beforehand(&self.plan, colour.index(), placement);
    }

    /// Takes a stone away, and every stone that cannot stay without it: how many there were, 0 if it does not lie there.
    pub fn take(&mut self, taken: Placement) -> usize {
        let cubes = self.plan.cubes(taken);
        let before = self.stones();
        let left = before.0.iter().filter(|stone| stone.cubes != cubes).cloned().collect();
        let (site, _) = SetUpSite::with_stones(self.plan.clone(), &LaidStones(left));
        *self = site;
        before.0.len() - self.stones().0.len()
    }

    /// A picture of the site as it is, with the turn given to a colour whether it can move or not.
    pub fn picture(&self, to_move: Colour, out: &[Colour]) -> Game {
        let mut position = self.position;
        position.to_move = to_move.index() as u8;
        position.out = bits(out);
        position.beginning = Some(Beginning { laid: position.turns().len() as u8, ..Beginning::of(to_move, out) });
        Game::at(self.plan.clone(), position)
    }

    /// The game from here on, or the colours that have no place in it.
    pub fn finish(&self, turn: Colour, out: &[Colour]) -> Result<Game, Vec<SetUpFault>> {
        let plays = |colour: &Colour| self.plan.rules().turn_order().contains(colour);
        let strangers: Vec<SetUpFault> = [turn]
            .iter()
            .chain(out)
            .filter(|colour| !plays(colour))
            .map(|&colour| SetUpFault::Colour(colour))
            .collect();
        if !strangers.is_empty() {
            return Err(strangers);
        }
        let mut game = self.picture(turn, out);
        game.pass_turn(turn.index());
        Ok(game)
    }

    fn written(&self, colour: Colour, placement: Placement) -> LaidStone {
        LaidStone { colour, cubes: self.plan.cubes(placement) }
    }
}

impl Beginning {
    fn of(to_move: Colour, out: &[Colour]) -> Beginning {
        Beginning { laid: 0, to_move: to_move.index() as u8, out: bits(out) }
    }
}

fn bits(colours: &[Colour]) -> u8 {
    colours.iter().fold(0, |bits, colour| bits | 1 << colour.index())
}

impl Game {
    /// A game that begins with stones on the plan, or everything that is wrong with them.
    pub fn set_up(plan: Arc<Plan>, set_up: &SetUp) -> Result<Game, Vec<SetUpFault>> {
        let (site, mut faults) = SetUpSite::with_stones(plan, &set_up.stones);
        match site.finish(set_up.turn, &set_up.out) {
            Ok(game) if faults.is_empty() => Ok(game),
            Ok(_) => Err(faults),
            Err(others) => {
                faults.extend(others);
                Err(faults)
            }
        }
    }

    /// How the game was set up; `None` if it began with bare ground or ruins.
    pub fn beginning(&self) -> Option<SetUp> {
        let beginning = self.position.beginning?;
        let plan = self.plan();
        let ruins = plan.rules().ruin_colour().into_iter().flat_map(|colour| self.ruins().map(move |p| (colour, p)));
        let turns = self.position.turns()[..usize::from(beginning.laid)].iter();
        let laid = turns.filter_map(|turn| Some((Colour::ALL[usize::from(turn.colour)], turn.put?)));
        let stones = ruins.chain(laid).map(|(colour, p)| LaidStone { colour, cubes: plan.cubes(p) }).collect();
        let out = Colour::ALL.into_iter().filter(|colour| beginning.out >> colour.index() & 1 == 1).collect();
        Some(SetUp { stones: LaidStones(stones), turn: Colour::ALL[usize::from(beginning.to_move)], out })
    }

    /// The position as it could be set up; `None` in the second phase of a rebuild, where more counts than what lies
    /// where.
    pub fn as_set_up(&self) -> Option<SetUp> {
        if self.in_second_phase() {
            return None;
        }
        let written = |(colour, placement)| LaidStone { colour, cubes: self.plan().cubes(placement) };
        let colours = self.plan().rules().turn_order();
        Some(SetUp {
            stones: LaidStones(self.stones().into_iter().map(written).collect()),
            turn: self.to_move().unwrap_or(colours[0]),
            out: colours.iter().copied().filter(|&colour| self.is_out(colour)).collect(),
        })
    }
}

impl fmt::Display for LaidStones {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut colour = None;
        for (index, stone) in self.0.iter().enumerate() {
            let gap = if index == 0 { "" } else { " " };
            match colour.replace(stone.colour) == Some(stone.colour) {
                true => write!(f, "{gap}{}", stone.cubes)?,
                false => write!(f, "{gap}{} {}", stone.colour, stone.cubes)?,
            }
        }
        Ok(())
    }
}

impl FromStr for LaidStones {
    type Err = LaidSyntax;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut stones = Vec::new();
        let mut named = None;
        for word in text.split_whitespace() {
            match (Colour::from_name(word), named) {
                (Some(colour), _) => named = Some(colour),
                (None, Some(_)) if stones.len() == MAX_STONES => return Err(LaidSyntax::TooMany),
                (None, Some(colour)) => stones.push(LaidStone { colour, cubes: word.parse()? }),
                (None, None) => return Err(LaidSyntax::NoColour(excerpt(word))),
            }
        }
        Ok(LaidStones(stones))
    }
}
