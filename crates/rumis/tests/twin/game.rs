//! Turns, what a stone must touch, the end, the score.

use std::collections::BTreeSet;

use rumis::{Stone, Variant, Variants};

use super::board::{Board, Cubes, cubes_from_text, cubes_text, on_board, stone_of};
use super::plans;

/// What is played: on which squares, by how many, in which variants.
#[derive(Clone)]
pub struct TwinRules {
    pub players: usize,
    pub variants: Variants,
    pub inside: super::Limits,
    /// The other part of the plan, for a rebuild.
    pub outside: super::Limits,
}

impl TwinRules {
    pub fn official(scenario: &str, players: usize, variants: Variants) -> TwinRules {
        let limits_of = match () {
            () if variants.has(Variant::FourColours) => 4,
            () if variants.has(Variant::Ruinas) => players + 1,
            () => players,
        };
        let inside = plans::limits(scenario, limits_of);
        let outside = match variants.has(Variant::Rebuild) {
            true => plans::limits_outside_line(scenario, limits_of),
            false => super::Limits::new(),
        };
        TwinRules { players, variants, inside, outside }
    }

    pub fn has(&self, variant: Variant) -> bool {
        self.variants.has(variant)
    }

    pub fn colours(&self) -> usize {
        if self.has(Variant::FourColours) { 4 } else { self.players }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum TwinMove {
    Place(Cubes),
    Rebuild(Cubes, Option<Cubes>),
}

impl TwinMove {
    pub fn text(&self) -> String {
        match self {
            TwinMove::Place(cubes) => cubes_text(cubes),
            TwinMove::Rebuild(take, Some(put)) => format!("{}>{}", cubes_text(take), cubes_text(put)),
            TwinMove::Rebuild(take, None) => format!("{}>-", cubes_text(take)),
        }
    }

    pub fn from_text(text: &str) -> TwinMove {
        match text.split_once('>') {
            None => TwinMove::Place(cubes_from_text(text)),
            Some((take, "-")) => TwinMove::Rebuild(cubes_from_text(take), None),
            Some((take, put)) => TwinMove::Rebuild(cubes_from_text(take), Some(cubes_from_text(put))),
        }
    }
}

/// Visible squares, stones left or put aside, and the points they make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Points {
    pub visible: i32,
    pub left: i32,
    pub total: i32,
}

#[derive(Clone)]
pub struct Twin {
    pub rules: TwinRules,
    pub board: Board,
    pub hands: Vec<BTreeSet<Stone>>,
    pub out: BTreeSet<usize>,
    /// Whose turn it is; nobody's when the game is over.
    pub turn: Option<usize>,
    last_mover: Option<usize>,
    /// The intermediate scores once a rebuild is in its second phase.
    pub intermediate: Option<Vec<i32>>,
    /// Stones put aside in the second phase.
    pub aside: Vec<i32>,
}

impl Twin {
    pub fn new(rules: TwinRules, ruins: &[Cubes]) -> Twin {
        let colours = rules.colours();
        let mut board = Board::new(rules.inside.clone(), rules.outside.clone());
        ruins.iter().for_each(|cubes| board.lay(colours, cubes));
        let mut twin = Twin {
            rules,
            board,
            hands: vec![Stone::ALL.into(); colours],
            out: BTreeSet::new(),
            turn: None,
            last_mover: None,
            intermediate: None,
            aside: vec![0; colours],
        };
        twin.pass_turn(0);
        twin
    }

    pub fn legal(&self) -> Vec<TwinMove> {
        self.turn.map_or_else(Vec::new, |colour| self.moves_of(colour))
    }

    pub fn legal_texts(&self) -> Vec<String> {
        let mut texts: Vec<String> = self.legal().iter().map(TwinMove::text).collect();
        texts.sort();
        texts
    }

    /// What a colour could do if it were its turn.
    pub fn moves_of(&self, colour: usize) -> Vec<TwinMove> {
        match self.intermediate {
            Some(_) => self.rebuild_moves(colour),
            None if self.is_first_stone(colour) => self.first_stones(colour),
            None => {
                let allowed = |cubes: &Cubes| {
                    let touches_own = self.board.shares_face(cubes, |other| other == colour);
                    touches_own != self.rules.has(Variant::Inverse)
                };
                self.fitting_hand(colour).into_iter().filter(allowed).map(TwinMove::Place).collect()
            }
        }
    }

    pub fn is_first_stone(&self, colour: usize) -> bool {
        self.hands[colour].len() == Stone::ALL.len()
    }

    fn fitting_hand(&self, colour: usize) -> Vec<Cubes> {
        self.hands[colour].iter().flat_map(|&stone| self.board.fits(stone, &self.board.inside)).collect()
    }

    fn first_stones(&self, colour: usize) -> Vec<TwinMove> {
        let touching: Vec<Cubes> =
            self.fitting_hand(colour).into_iter().filter(|cubes| self.first_touches_rightly(cubes)).collect();
        let on_the_board: Vec<Cubes> = touching.iter().filter(|cubes| on_board(cubes)).cloned().collect();
        // Ruinas: whoever has no first stone that could touch the board need not touch it.
        let exempt = self.rules.has(Variant::Ruinas) && on_the_board.is_empty();
        let allowed = if exempt { touching } else { on_the_board };
        allowed.into_iter().map(TwinMove::Place).collect()
    }

    pub fn first_touches_rightly(&self, cubes: &Cubes) -> bool {
        let any = |_| true;
        match () {
            () if self.last_mover.is_none() => true,
            () if self.rules.players >= 5 => self.board.shares_edge(cubes) && !self.board.shares_face(cubes, any),
            () => self.board.shares_face(cubes, any),
        }
    }

    pub fn is_very_first(&self) -> bool {
        self.last_mover.is_none()
    }

    /// The own stones inside the line with nothing on top of any of their cubes.
    pub fn takeable(&self, colour: usize) -> Vec<Cubes> {
        let is_inside = |cubes: &Cubes| cubes.iter().all(|&(x, y, _)| self.board.inside.contains_key(&(x, y)));
        let is_covered = |cubes: &Cubes| {
            let above = cubes.iter().map(|&(x, y, z)| (x, y, z + 1)).filter(|cube| !cubes.contains(cube));
            above.into_iter().any(|cube| self.board.owner.contains_key(&cube))
        };
        let own = self.board.laid.iter().filter(|laid| laid.colour == colour).map(|laid| &laid.cubes);
        own.filter(|cubes| is_inside(cubes) && !is_covered(cubes)).cloned().collect()
    }

    /// Where a stone may go once it is taken.
    pub fn puts(&self, colour: usize, take: &Cubes) -> Vec<Cubes> {
        let mut board = self.board.clone();
        board.lift(take);
        let is_first = self.is_first_outside(colour);
        let inside = |cubes: &Cubes| cubes.iter().all(|&(x, y, _)| board.inside.contains_key(&(x, y)));
        let mut own_inside = board.clone();
        own_inside.owner.clear();
        for laid in board.laid.iter().filter(|laid| laid.colour == colour && inside(&laid.cubes)) {
            own_inside.owner.extend(laid.cubes.iter().map(|&cube| (cube, colour)));
        }
        let allowed = |cubes: &Cubes| match is_first {
            true => on_board(cubes) && own_inside.shares_face(cubes, |_| true),
            false => board.shares_face(cubes, |other| other == colour),
        };
        board.fits(stone_of(take).unwrap(), &board.outside).into_iter().filter(allowed).collect()
    }

    pub fn is_first_outside(&self, colour: usize) -> bool {
        !self.board.owner.iter().any(|(&(x, y, _), &owner)| owner == colour && self.board.outside.contains_key(&(x, y)))
    }

    fn rebuild_moves(&self, colour: usize) -> Vec<TwinMove> {
        let mut moves = Vec::new();
        for take in self.takeable(colour) {
            let puts = self.puts(colour, &take);
            if puts.is_empty() {
                moves.push(TwinMove::Rebuild(take.clone(), None));
            }
            moves.extend(puts.into_iter().map(|put| TwinMove::Rebuild(take.clone(), Some(put))));
        }
        moves
    }

    /// Makes a legal move and passes the turn on.
    pub fn play(&mut self, played: &TwinMove) {
        let colour = self.turn.expect("nobody moves after the end");
        match played {
            TwinMove::Place(cubes) => {
                assert!(self.hands[colour].remove(&stone_of(cubes).unwrap()), "the stone is not in hand");
                self.board.lay(colour, cubes);
            }
            TwinMove::Rebuild(take, put) => {
                self.board.lift(take);
                match put {
                    Some(put) => self.board.lay(colour, put),
                    None => {
                        self.aside[colour] += 1;
                        self.out.insert(colour);
                    }
                }
            }
        }
        self.last_mover = Some(colour);
        self.pass_turn(colour + 1);
    }

    fn pass_turn(&mut self, first: usize) {
        let colours = self.rules.colours();
        for step in 0..colours {
            let colour = (first + step) % colours;
            if self.out.contains(&colour) {
                continue;
            }
            let can_move = match self.intermediate {
                None => !self.moves_of(colour).is_empty(),
                Some(_) => !self.takeable(colour).is_empty(),
            };
            if can_move {
                self.turn = Some(colour);
                return;
            }
            self.out.insert(colour);
        }
        self.turn = None;
        if let (true, None, Some(last)) = (self.rules.has(Variant::Rebuild), &self.intermediate, self.last_mover) {
            self.intermediate = Some(self.points().iter().map(|points| points.total).collect());
            self.hands.iter_mut().for_each(BTreeSet::clear);
            self.out.clear();
            self.pass_turn(last);
        }
    }

    pub fn points(&self) -> Vec<Points> {
        (0..self.rules.colours()).map(|colour| self.points_of(colour)).collect()
    }

    fn points_of(&self, colour: usize) -> Points {
        let shown =
            |part: &super::Limits| part.keys().filter(|&&square| self.board.top(square) == Some(colour)).count() as i32;
        match &self.intermediate {
            None => {
                let (visible, left) = (shown(&self.board.inside), self.hands[colour].len() as i32);
                Points { visible, left, total: visible - left }
            }
            Some(scores) => {
                let (visible, left) = (shown(&self.board.outside), self.aside[colour]);
                Points { visible, left, total: scores[colour] + visible - left }
            }
        }
    }

    /// The players who own a colour with the most points, once the game is over.
    pub fn winners(&self) -> Vec<usize> {
        if self.turn.is_some() {
            return Vec::new();
        }
        let totals: Vec<i32> = self.points().iter().map(|points| points.total).collect();
        let best = *totals.iter().max().unwrap();
        let of_player = |player: usize| match self.rules.has(Variant::FourColours) {
            true => vec![totals[player], totals[player + 2]],
            false => vec![totals[player]],
        };
        (0..self.rules.players).filter(|&player| of_player(player).contains(&best)).collect()
    }

    /// All that matters for the rest of the game, as a text: equal texts mean equal positions.
    pub fn identity(&self) -> String {
        let mut stones = self.board.laid.clone();
        stones.sort();
        let lying = match self.rules.has(Variant::Rebuild) {
            true => format!("{stones:?} {:?} {:?}", self.intermediate, self.aside),
            false => format!("{:?}", self.board.owner),
        };
        format!("{:?} {:?} {:?} {lying}", self.turn, self.out, self.hands)
    }

    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let moves = self.legal();
        if depth == 1 {
            return moves.len() as u64;
        }
        let after = |played| {
            let mut next = self.clone();
            next.play(played);
            next.perft(depth - 1)
        };
        moves.iter().map(after).sum()
    }
}
