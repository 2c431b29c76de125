//! Ruins: the stones of an unused colour, laid before the game begins.

use rand_pcg::Pcg32;
use rand_pcg::rand_core::Rng;

use crate::colour::Colour;
use crate::illegal::{self, Illegal};
use crate::legal::Finder;
use crate::notation::Cubes;
use crate::plan::{Placement, Plan};
use crate::position::{FULL_HAND, Position};
use crate::stone::Stone;

/// Ruins that are complete: every stone of the colour lies, or fitted nowhere and was put aside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruins(Vec<Placement>);

/// Why ruins are refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RuinsError {
    /// The game is not one of ruinas.
    #[error("this game has no ruins: choose the variant ruinas")]
    NotRuinas,
    /// One of the stones may not lie there.
    #[error("ruin {number} ({cubes}) is not allowed: {reason}")]
    Illegal {
        /// Which, counted from 1.
        number: usize,
        /// The stone in question.
        cubes: Cubes,
        /// The rule it breaks.
        reason: Illegal,
    },
    /// A stone is missing that could have been laid.
    #[error("the ruins are not complete: {stone} ({}) still fits, for example at {example}", stone.name())]
    Incomplete {
        /// The missing stone.
        stone: Stone,
        /// Somewhere it could go.
        example: Cubes,
    },
}

/// Ruins being laid, by players in turn or at random.
pub struct RuinSite<'a> {
    plan: &'a Plan,
    colour: Colour,
    position: Position,
    finder: Finder,
    /// The stones that fitted nowhere at some moment and may be left out: one entry for the bare plan and one for each
    /// stone laid, so that taking a stone back forgets only its moment.
    excused: Vec<u16>,
}

impl Ruins {
    /// Ruins laid at random, see [`RuinSite::lay_rest`].
    pub fn from_seed(plan: &Plan, seed: u64) -> Result<Ruins, RuinsError> {
        let mut site = RuinSite::new(plan)?;
        site.lay_rest(seed);
        site.finish()
    }

    /// Ruins laid by hand, in the order they were laid.
    pub fn from_cubes<'c>(plan: &Plan, stones: impl IntoIterator<Item = &'c Cubes>) -> Result<Ruins, RuinsError> {
        let mut site = RuinSite::new(plan)?;
        for (index, cubes) in stones.into_iter().enumerate() {
            let refused = |reason| RuinsError::Illegal { number: index + 1, cubes: cubes.clone(), reason };
            let placement = site.find(cubes).map_err(refused)?;
            site.lay(placement);
        }
        site.finish()
    }

    /// The stones in the order they were laid.
    pub fn placements(&self) -> &[Placement] {
        &self.0
    }

    pub(crate) fn lay_all(&self, plan: &Plan, position: &mut Position) {
        let colour = plan.rules().ruin_colour().expect("only ruinas has ruins").index();
        self.0.iter().for_each(|&placement| position.lay_ruin(plan, colour, placement));
    }
}

/// An arbitrary fixed stream, so that a seed means the same ruins for ever.
const RUIN_STREAM: u64 = 0x5275_696e_6173;

impl<'a> RuinSite<'a> {
    /// An empty plan of ruinas.
    pub fn new(plan: &'a Plan) -> Result<RuinSite<'a>, RuinsError> {
        let colour = plan.rules().ruin_colour().ok_or(RuinsError::NotRuinas)?;
        let position = Position::new(plan);
        let mut site = RuinSite { plan, colour, position, finder: Finder::new(plan), excused: Vec::new() };
        site.excuse();
        Ok(site)
    }

    /// The colour of the ruins.
    pub fn colour(&self) -> Colour {
        self.colour
    }

    /// The stones laid so far.
    pub fn laid(&self) -> impl Iterator<Item = Placement> + '_ {
        self.position.ruins()
    }

    /// The stones not laid yet, among them those that fit nowhere.
    pub fn hand(&self) -> impl Iterator<Item = Stone> + use<> {
        let hand = self.position.hand(self.colour.index());
        Stone::ALL.into_iter().filter(move |stone| hand >> stone.index() & 1 == 1)
    }

    /// Everywhere this stone fits now.
    pub fn fits(&mut self, stone: Stone) -> Vec<Placement> {
        let hand = self.position.hand(self.colour.index()) & 1 << stone.index();
        self.finder.anywhere(self.plan, &self.position, hand).iter().collect()
    }

    /// Matches written cubes: where the stone lies, or the rule it breaks.
    pub fn find(&self, cubes: &Cubes) -> Result<Placement, Illegal> {
        illegal::find_laid(self.plan, &self.position, self.colour, cubes)
    }

    /// Lays a stone that is known to fit.
    pub fn lay(&mut self, placement: Placement) {
        self.position.lay_ruin(self.plan, self.colour.index(), placement);
        self.excuse();
    }

    /// Lays all stones that are left at random: in random order, each where it fits, all places equally likely.
    pub fn lay_rest(&mut self, seed: u64) {
        let mut random = Pcg32::new(seed, RUIN_STREAM);
        let mut below = |bound: usize| ((u64::from(random.next_u32()) * bound as u64) >> 32) as usize;
        let mut order = Stone::ALL;
        for last in (1..order.len()).rev() {
            order.swap(last, below(last + 1));
        }
        for stone in order {
            let fits = self.fits(stone);
            if !fits.is_empty() {
                self.lay(fits[below(fits.len())]);
            }
        }
    }

    /// Takes the last stone away again; false if there is none.
    pub fn undo(&mut self) -> bool {
        let lifted = self.position.lift_ruin(self.plan, self.colour.index()).is_some();
        if lifted {
            self.excused.pop();
        }
        lifted
    }

    /// True when every stone lies or fits nowhere.
    pub fn is_complete(&self) -> bool {
        self.missing() == 0
    }

    /// A picture of the site as it is: a game in which nobody has moved yet, for drawing.
    pub fn ruins_so_far(&self) -> Ruins {
        Ruins(self.laid().collect())
    }

    /// The finished ruins, or a stone that has still to be laid.
    pub fn finish(mut self) -> Result<Ruins, RuinsError> {
        let missing = self.missing();
        match Stone::ALL.into_iter().find(|stone| missing >> stone.index() & 1 == 1) {
            None => Ok(self.ruins_so_far()),
            Some(stone) => {
                let example = self.plan.cubes(self.fits(stone)[0]);
                Err(RuinsError::Incomplete { stone, example })
            }
        }
    }

    fn missing(&self) -> u16 {
        self.position.hand(self.colour.index()) & !self.excused_so_far()
    }

    fn excuse(&mut self) {
        let hand = self.position.hand(self.colour.index());
        let fitting = self.finder.anywhere(self.plan, &self.position, hand & FULL_HAND).iter();
        let fitting = fitting.fold(0, |stones, placement| stones | 1u16 << self.plan.stone(placement).index());
        self.excused.push(self.excused_so_far() | hand & !fitting);
    }

    fn excused_so_far(&self) -> u16 {
        self.excused.last().copied().unwrap_or(0)
    }
}
