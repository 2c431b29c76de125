//! Exact endgames between two sides: alpha-beta on the margin of points, to the very end of the game.

use rumis::{Game, Move, Playout};

use crate::sight::Sight;
use crate::stack::Stack;
use crate::value;

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

/// Solves positions of one plan. What it finds out about positions is kept from one attempt to the next.
pub struct Solver {
    stack: Stack,
    order: Sight,
    table: Vec<Entry>,
    positions: u64,
}

/// What is known of a position, found by its hash.
#[derive(Clone, Copy)]
struct Entry {
    hash: u64,
    margin: i16,
    bound: Bound,
    best: Option<Move>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Bound {
    Nothing,
    Exact,
    AtLeast,
    AtMost,
}

/// More than any margin.
const INFINITE: i16 = 1_000;
const TABLE_ENTRIES: usize = 1 << 18;
/// How many positions pass between two looks at the stop check: less than a millisecond.
const POSITIONS_BETWEEN_STOPS: u64 = 512;

/// Raised when a search has to end before its result is known.
struct Interrupted;

impl Solver {
    /// The memory a solver takes, in bytes.
    pub const MEMORY: usize = TABLE_ENTRIES * size_of::<Entry>();

    /// A solver for games on the plan of this one.
    pub fn new(game: &Game) -> Solver {
        let nothing = Entry { hash: 0, margin: 0, bound: Bound::Nothing, best: None };
        Solver {
            stack: Stack::new(game),
            order: Sight::for_trying(game.plan()),
            table: vec![nothing; TABLE_ENTRIES],
            positions: 0,
        }
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
        self.positions = 0;
        self.stack.root().restart(game);
        let mut limit = Limit { most_positions, stop };
        let margin = self.search(0, -INFINITE, INFINITE, &mut limit).ok()?;
        let line = self.line(game, &mut limit).ok()?;
        Some(Solution { line, margin, positions: self.positions })
    }

    /// The margin of the first player, if it lies between `alpha` and `beta`; a bound of it otherwise.
    fn search(
        &mut self,
        depth: usize,
        mut alpha: i16,
        mut beta: i16,
        limit: &mut Limit<'_>,
    ) -> Result<i16, Interrupted> {
        self.positions += 1;
        limit.check(self.positions)?;
        let playout = self.stack.at(depth);
        if playout.is_over() {
            return Ok(final_margin(playout));
        }
        let hash = playout.hash();
        let known = self.table[slot(hash)];
        let is_known = known.hash == hash && known.bound != Bound::Nothing;
        if is_known {
            match known.bound {
                Bound::Exact => return Ok(known.margin),
                Bound::AtLeast if known.margin >= beta => return Ok(known.margin),
                Bound::AtMost if known.margin <= alpha => return Ok(known.margin),
                Bound::AtLeast => alpha = alpha.max(known.margin),
                Bound::AtMost => beta = beta.min(known.margin),
                Bound::Nothing => {}
            }
        }
        let maximising = playout.plan().rules().owner(playout.to_move()) == 0;
        let moves = self.ordered(depth, if is_known { known.best } else { None });
        let (margin, best) = self.best_of(depth, &moves, maximising, (alpha, beta), limit)?;
        let bound = match margin {
            margin if margin >= beta => Bound::AtLeast,
            margin if margin <= alpha => Bound::AtMost,
            _ => Bound::Exact,
        };
        self.table[slot(hash)] = Entry { hash, margin, bound, best };
        Ok(margin)
    }

    /// Tries the moves; all after the first with an empty window, because they are expected not to be better.
    fn best_of(
        &mut self,
        depth: usize,
        moves: &[Move],
        maximising: bool,
        (mut alpha, mut beta): (i16, i16),
        limit: &mut Limit<'_>,
    ) -> Result<(i16, Option<Move>), Interrupted> {
        let mut best = (if maximising { -INFINITE } else { INFINITE }, None);
        for (index, &played) in moves.iter().enumerate() {
            self.stack.play(depth, played);
            let margin = match (index, maximising) {
                (0, _) => self.search(depth + 1, alpha, beta, limit)?,
                (_, true) => match self.search(depth + 1, alpha, alpha + 1, limit)? {
                    margin if margin > alpha && margin < beta => self.search(depth + 1, alpha, beta, limit)?,
                    margin => margin,
                },
                (_, false) => match self.search(depth + 1, beta - 1, beta, limit)? {
                    margin if margin < beta && margin > alpha => self.search(depth + 1, alpha, beta, limit)?,
                    margin => margin,
                },
            };
            if if maximising { margin > best.0 } else { margin < best.0 } {
                best = (margin, Some(played));
            }
            match maximising {
                true => alpha = alpha.max(margin),
                false => beta = beta.min(margin),
            }
            if alpha >= beta {
                break;
            }
        }
        Ok(best)
    }

    /// The legal moves, the most promising first.
    fn ordered(&self, depth: usize, first: Option<Move>) -> Vec<Move> {
        let playout = self.stack.at(depth);
        let sight = |played| if Some(played) == first { f32::INFINITY } else { self.order.of_move(playout, played) };
        let mut ordered: Vec<(f32, Move)> = playout.moves().map(|played| (sight(played), played)).collect();
        ordered.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        ordered.into_iter().map(|(_, played)| played).collect()
    }

    /// The best moves to the end. What the table has forgotten is worked out again.
    fn line(&mut self, game: &Game, limit: &mut Limit<'_>) -> Result<Vec<Move>, Interrupted> {
        let mut playout = Playout::new(game);
        let mut line = Vec::new();
        while !playout.is_over() {
            self.stack.root().copy_from(&playout);
            let mut known = self.table[slot(playout.hash())];
            if known.hash != playout.hash() || known.bound != Bound::Exact {
                self.search(0, -INFINITE, INFINITE, limit)?;
                known = self.table[slot(playout.hash())];
            }
            let best = known.best.expect("a solved position that is not over has a best move");
            line.push(best);
            playout.play(best);
        }
        Ok(line)
    }
}

struct Limit<'a> {
    most_positions: u64,
    stop: &'a dyn Fn() -> bool,
}

impl Limit<'_> {
    fn check(&mut self, positions: u64) -> Result<(), Interrupted> {
        let is_stopped = positions.is_multiple_of(POSITIONS_BETWEEN_STOPS) && (self.stop)();
        if is_stopped || positions > self.most_positions { Err(Interrupted) } else { Ok(()) }
    }
}

fn slot(hash: u64) -> usize {
    hash as usize % TABLE_ENTRIES
}

fn final_margin(playout: &Playout) -> i16 {
    let rules = playout.plan().rules();
    let totals = value::best_totals(rules, |colour| playout.total(colour));
    value::margin(&totals[..rules.players()], 0)
}
