//! Exact endgames between more than two players: each wants the most for themselves.
//!
//! A player prefers the larger share of the win, then the larger margin over the best rival. Where moves are equal by
//! both, the one that looks best at first sight counts, so the result is well defined. Nothing can be cut short, so
//! only the last few moves of a game are within reach.

use std::collections::HashMap;

use rumis::{Colour, Game, Move, Playout};

use crate::sight::Sight;
use crate::stack::Stack;
use crate::value::{self, MAX_PLAYERS};

/// The points of every colour at the end, and the moves that lead there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Outcome {
    pub(crate) totals: [i16; Colour::COUNT],
    pub(crate) line: Vec<Move>,
}

type Known = HashMap<u64, ([i16; Colour::COUNT], Option<Move>)>;

struct Search<'a> {
    stack: Stack,
    order: Sight,
    known: Known,
    positions: u64,
    most_positions: u64,
    stop: &'a dyn Fn() -> bool,
}

struct Interrupted;

/// The most positions that are remembered; beyond that they are worked out again.
const MOST_KNOWN: usize = 1 << 17;
const POSITIONS_BETWEEN_STOPS: u64 = 512;

/// Solves the position, unless it would take more than so many positions or `stop` says so first.
pub(crate) fn solve(game: &Game, most_positions: u64, stop: &dyn Fn() -> bool) -> Option<Outcome> {
    let (stack, order) = (Stack::new(game), Sight::for_trying(game.plan()));
    let mut search = Search { stack, order, known: Known::new(), positions: 0, most_positions, stop };
    let totals = search.solve(0).ok()?.0;
    let mut line = Vec::new();
    loop {
        let best = search.solve(0).ok()?.1;
        let Some(best) = best else { return Some(Outcome { totals, line }) };
        line.push(best);
        search.stack.root().play(best);
    }
}

impl Search<'_> {
    fn solve(&mut self, depth: usize) -> Result<([i16; Colour::COUNT], Option<Move>), Interrupted> {
        self.positions += 1;
        let is_stopped = self.positions.is_multiple_of(POSITIONS_BETWEEN_STOPS) && (self.stop)();
        if is_stopped || self.positions > self.most_positions {
            return Err(Interrupted);
        }
        let playout = self.stack.at(depth);
        if playout.is_over() {
            return Ok((totals(playout), None));
        }
        let hash = playout.hash();
        if let Some(&known) = self.known.get(&hash) {
            return Ok(known);
        }
        let best = self.best_move(depth)?;
        if self.known.len() < MOST_KNOWN {
            self.known.insert(hash, best);
        }
        Ok(best)
    }

    fn best_move(&mut self, depth: usize) -> Result<([i16; Colour::COUNT], Option<Move>), Interrupted> {
        let playout = self.stack.at(depth);
        let rules = playout.plan().rules();
        let player = rules.owner(playout.to_move());
        let mut moves: Vec<Move> = playout.moves().collect();
        let view = self.order.at(playout);
        moves.sort_by(|&one, &other| view.of_move(other).total_cmp(&view.of_move(one)));
        let mut best: Option<((f32, i16), [i16; Colour::COUNT], Move)> = None;
        for played in moves {
            self.stack.play(depth, played);
            let (totals, _) = self.solve(depth + 1)?;
            let worth = worth(value::best_totals(rules, |colour| totals[colour.index()]), rules.players(), player);
            if best.is_none_or(|(known, ..)| worth > known) {
                best = Some((worth, totals, played));
            }
        }
        let (_, totals, played) = best.expect("a game that is not over has a move");
        Ok((totals, Some(played)))
    }
}

fn worth(best: [i16; MAX_PLAYERS], players: usize, player: usize) -> (f32, i16) {
    (value::shares(&best[..players])[player], value::margin(&best[..players], player))
}

fn totals(playout: &Playout) -> [i16; Colour::COUNT] {
    let mut totals = [0; Colour::COUNT];
    for &colour in playout.plan().rules().turn_order() {
        totals[colour.index()] = playout.total(colour);
    }
    totals
}
