//! What a search between two sides needs of a game: a fast board for most endgames, and one for every game.

use rumis::{Colour, Game, Move, Placement, Plan, Playout, Rest, Variant};

use crate::params::Weights;
use crate::sight::Sight;
use crate::stack::Stack;
use crate::value;

/// A game that a search walks up and down. Its moves are numbered by the board; sides and gains are those of a margin.
pub(crate) trait Board {
    /// True when nobody can move.
    fn is_over(&self) -> bool;
    /// Whether it is the turn of the first player.
    fn is_first_to_move(&self) -> bool;
    /// A number for all that matters for what is still to come.
    fn key(&self) -> u64;
    /// The margin of the first player that no later gain counts again.
    fn margin_so_far(&self) -> i16;
    /// The margin of the first player at the end that no gain on the way has counted.
    fn margin_at_end(&self) -> i16;
    /// The least and the most that whoever moves now can still gain on the other.
    fn bounds(&self) -> (i16, i16);
    /// True if the rest is searched about as fast as it is remembered.
    fn is_nearly_over(&self) -> bool;
    /// Shows all moves: the number, what it gains on the other side, and how promising it looks.
    fn look(&self, see: impl FnMut(u16, i16, i32));
    fn play(&mut self, number: u16);
    fn undo(&mut self);
    /// The move with this number.
    fn to_move(&self, number: u16) -> Move;
}

/// More than any margin.
pub(crate) const INFINITE: i16 = 1_000;

/// Moves that gain most are tried first; the better the first, the more is cut short. Large stones first, and not where
/// others can build on top: found by counting the positions that endgames took.
const TRY_FIRST: Weights = Weights { gained: 1.0, covered: 1.0, size: 1.0, room: -0.5, closed: 0.75, ..Weights::NONE };
/// Looks are compared as whole numbers, this many for a point.
const LOOKS_A_POINT: f32 = 4.0;
/// Where only so many stones are left, a look into the table costs more than it saves.
const NEARLY_OVER: u32 = 3;

fn order(plan: &Plan) -> Sight {
    Sight::new(plan, &TRY_FIRST)
}

/// The rest of a game between two colours.
pub(crate) struct RestBoard {
    rest: Rest,
    /// How promising each choice looks, but for what it gains.
    looks: Vec<i32>,
}

impl RestBoard {
    /// `None` if the game has no rest, or if a side has more than one colour: gains of the weaker one count nothing.
    pub(crate) fn new(game: &Game) -> Option<RestBoard> {
        if game.plan().rules().has(Variant::FourColours) {
            return None;
        }
        let rest = Rest::new(game)?;
        let order = order(game.plan());
        let look = |placement: Placement| (LOOKS_A_POINT * order.fixed[placement.index()]) as i32;
        let looks = (0..rest.choice_count()).map(|choice| look(rest.placement(choice as u16))).collect();
        Some(RestBoard { rest, looks })
    }
}

impl Board for RestBoard {
    fn is_over(&self) -> bool {
        self.rest.is_over()
    }

    fn is_first_to_move(&self) -> bool {
        self.rest.to_move() == Colour::Red
    }

    fn key(&self) -> u64 {
        self.rest.key()
    }

    fn margin_so_far(&self) -> i16 {
        self.rest.total(Colour::Red) - self.rest.total(Colour::Blue)
    }

    fn margin_at_end(&self) -> i16 {
        0
    }

    fn bounds(&self) -> (i16, i16) {
        let (own, rival) =
            if self.is_first_to_move() { (Colour::Red, Colour::Blue) } else { (Colour::Blue, Colour::Red) };
        // Whoever moves gets a point for the stone at least.
        (1 - self.rest.most_gain(rival), self.rest.most_gain(own))
    }

    fn is_nearly_over(&self) -> bool {
        self.rest.stones_left() <= NEARLY_OVER
    }

    fn look(&self, mut see: impl FnMut(u16, i16, i32)) {
        let a_point = LOOKS_A_POINT as i32;
        self.rest.look(|choice, gain| see(choice, gain, self.looks[usize::from(choice)] + a_point * i32::from(gain)));
    }

    fn play(&mut self, number: u16) {
        self.rest.play(number);
    }

    fn undo(&mut self) {
        self.rest.undo();
    }

    fn to_move(&self, number: u16) -> Move {
        Move::Place(self.rest.placement(number))
    }
}

/// Any game. Nothing is known of it before its end, so all is gained there.
pub(crate) struct AnyBoard {
    stack: Stack,
    depth: usize,
    order: Sight,
}

impl AnyBoard {
    pub(crate) fn new(game: &Game) -> AnyBoard {
        AnyBoard { stack: Stack::new(game), depth: 0, order: order(game.plan()) }
    }

    fn playout(&self) -> &Playout {
        self.stack.at(self.depth)
    }
}

impl Board for AnyBoard {
    fn is_over(&self) -> bool {
        self.playout().is_over()
    }

    fn is_first_to_move(&self) -> bool {
        self.playout().plan().rules().owner(self.playout().to_move()) == 0
    }

    fn key(&self) -> u64 {
        self.playout().hash()
    }

    fn margin_so_far(&self) -> i16 {
        0
    }

    fn margin_at_end(&self) -> i16 {
        let rules = self.playout().plan().rules();
        let totals = value::best_totals(rules, |colour| self.playout().total(colour));
        value::margin(&totals[..rules.players()], 0)
    }

    fn bounds(&self) -> (i16, i16) {
        (-INFINITE, INFINITE)
    }

    fn is_nearly_over(&self) -> bool {
        false
    }

    fn look(&self, mut see: impl FnMut(u16, i16, i32)) {
        let view = self.order.at(self.playout());
        for (number, played) in self.playout().moves().enumerate() {
            see(number as u16, 0, (LOOKS_A_POINT * view.of_move(played)) as i32);
        }
    }

    fn play(&mut self, number: u16) {
        self.stack.play(self.depth, self.to_move(number));
        self.depth += 1;
    }

    fn undo(&mut self) {
        self.depth -= 1;
    }

    fn to_move(&self, number: u16) -> Move {
        self.playout().nth_move(number.into())
    }
}
