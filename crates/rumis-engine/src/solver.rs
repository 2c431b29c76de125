//! Exact endgames between two sides: alpha-beta on the margin of points, to the very end of the game.
//!
//! The margin is found by asking again and again whether it reaches a certain number (MTD(f), Plaat 1996): such
//! questions are cut short soonest, and the table remembers what they had in common.

use std::cmp::Reverse;

use rumis::{Game, Move};

use crate::board::{AnyBoard, Board, INFINITE, RestBoard};
use crate::table::{Known, Table};

/// What is proved about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The best move, and what is best after it, to the end of the game.
    pub line: Vec<Move>,
    /// The margin of the first player over the second with best play of both.
    pub margin: i16,
    /// How many positions were looked at.
    pub positions: u64,
}

/// Solves positions of one plan. What it finds out about a position is kept from one attempt to the next.
pub struct Solver {
    table: Table,
}

/// How many positions pass between two looks at the stop check: less than a millisecond.
const POSITIONS_BETWEEN_STOPS: u64 = 512;

/// Raised when a search has to end before its result is known.
struct Interrupted;

impl Solver {
    /// The memory a solver takes, in bytes.
    pub const MEMORY: usize = Table::MEMORY;

    /// A solver for games on the plan of this one.
    pub fn new(_game: &Game) -> Solver {
        Solver { table: Table::new() }
    }

    /// True if the game is between two sides.
    pub fn is_for(game: &Game) -> bool {
        game.plan().rules().players() == 2
    }

    /// Solves the position, unless it would take more than so many positions or `stop` says so first.
    pub fn solve(&mut self, game: &Game, most_positions: u64, stop: &dyn Fn() -> bool) -> Option<Solution> {
        if !Solver::is_for(game) {
            return None;
        }
        // The numbers that boards give to moves and positions mean something for this game only.
        self.table.begin(game.hash());
        match RestBoard::new(game) {
            Some(board) => Search::new(board, &mut self.table, most_positions, stop).solve(),
            None => Search::new(AnyBoard::new(game), &mut self.table, most_positions, stop).solve(),
        }
    }
}

struct Search<'a, B> {
    board: B,
    table: &'a mut Table,
    /// The moves of all positions on the way: how promising, number, gain.
    moves: Vec<(i32, u16, i16)>,
    positions: u64,
    most_positions: u64,
    stop: &'a dyn Fn() -> bool,
}

impl<'a, B: Board> Search<'a, B> {
    fn new(board: B, table: &'a mut Table, most_positions: u64, stop: &'a dyn Fn() -> bool) -> Search<'a, B> {
        Search { board, table, moves: Vec::new(), positions: 0, most_positions, stop }
    }

    fn solve(mut self) -> Option<Solution> {
        if self.board.is_over() {
            return Some(Solution { line: Vec::new(), margin: self.board.margin_at_end(), positions: 1 });
        }
        let gain = self.gain().ok()?;
        let margin = self.board.margin_so_far() + if self.board.is_first_to_move() { gain } else { -gain };
        let line = self.line(gain).ok()?;
        Some(Solution { line, margin, positions: self.positions })
    }

    /// What whoever moves now gains with best play.
    fn gain(&mut self) -> Result<i16, Interrupted> {
        let (mut least, mut most) = (-INFINITE, INFINITE);
        let mut guess = 0;
        while least < most {
            let wanted = guess.max(least + 1);
            guess = self.try_moves(wanted)?.0;
            if guess < wanted { most = guess } else { least = guess }
        }
        Ok(least)
    }

    /// The best moves to the end, given what they gain. What the table has forgotten is worked out again.
    fn line(&mut self, mut gain: i16) -> Result<Vec<Move>, Interrupted> {
        let mut line = Vec::new();
        while !self.board.is_over() {
            let best = self.try_moves(gain)?.1.expect("some move gains what is proved");
            line.push(self.board.to_move(best));
            let mut gained = 0;
            self.board.look(|number, gain, _| gained = if number == best { gain } else { gained });
            let mover = self.board.is_first_to_move();
            self.board.play(best);
            gain = if self.board.is_first_to_move() == mover { gain - gained } else { gained - gain };
        }
        Ok(line)
    }

    /// What whoever moves now gains: at least the result if it is as much as is wanted, at most the result if not.
    fn search(&mut self, wanted: i16) -> Result<i16, Interrupted> {
        self.positions += 1;
        let is_stopped = self.positions.is_multiple_of(POSITIONS_BETWEEN_STOPS) && (self.stop)();
        if is_stopped || self.positions > self.most_positions {
            return Err(Interrupted);
        }
        if self.board.is_over() {
            let margin = self.board.margin_at_end();
            return Ok(if self.board.is_first_to_move() { margin } else { -margin });
        }
        match self.board.bounds() {
            (least, _) if least >= wanted => Ok(least),
            (_, most) if most < wanted => Ok(most),
            _ => Ok(self.try_moves(wanted)?.0),
        }
    }

    /// Like `search`, with a move that gains as much as is wanted if there is one.
    fn try_moves(&mut self, wanted: i16) -> Result<(i16, Option<u16>), Interrupted> {
        let remembers = !self.board.is_nearly_over();
        let key = self.board.key();
        let known = if remembers { self.table.get(key) } else { Known::NOTHING };
        if known.least >= wanted || known.most < wanted {
            return Ok(if known.least >= wanted { (known.least, known.best) } else { (known.most, None) });
        }
        let first = self.moves.len();
        let Search { board, moves, .. } = self;
        board.look(|number, gain, look| {
            moves.push((if Some(number) == known.best { i32::MAX } else { look }, number, gain));
        });
        let (gain, best) = self.best_from(first, wanted)?;
        self.moves.truncate(first);
        if remembers {
            self.table.put(key, known.with(gain, wanted, best));
        }
        Ok((gain, best))
    }

    /// Tries the moves from the first on, the most promising first, until one gains enough.
    fn best_from(&mut self, first: usize, wanted: i16) -> Result<(i16, Option<u16>), Interrupted> {
        let mover = self.board.is_first_to_move();
        let mut most = -INFINITE;
        for next in first..self.moves.len() {
            // Most positions are done with after a move or two, so there is no point in sorting them all.
            let best = (next..self.moves.len()).max_by_key(|&index| (self.moves[index].0, Reverse(index)));
            self.moves.swap(next, best.unwrap_or(next));
            let (_, number, gain) = self.moves[next];
            self.board.play(number);
            let gain = gain
                + match self.board.is_first_to_move() == mover {
                    true => self.search(wanted - gain)?,
                    false => -self.search(1 - (wanted - gain))?,
                };
            self.board.undo();
            if gain >= wanted {
                return Ok((gain, Some(number)));
            }
            most = most.max(gain);
        }
        Ok((most, None))
    }
}
