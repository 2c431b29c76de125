//! Where everything lies and whose turn it is: the state behind a game, without the plan it belongs to.
//!
//! Plain data of fixed size, copied without allocating. Every method that changes it keeps the derived parts (tops,
//! cells touched, visible squares, rows of the fit table, hash) up to date; the tests recompute them from scratch.

use crate::cellset::CellSet;
use crate::colour::Colour;
use crate::game::Score;
use crate::hash;
use crate::plan::{Placement, Plan, RowStarts};
use crate::stone::Stone;

/// The most turns a game can have: six colours with eleven stones. A rebuild has at most 44.
pub(crate) const MAX_TURNS: usize = Colour::COUNT * Stone::COUNT;
const MAX_SQUARES: usize = 256;
const NOBODY: u8 = u8::MAX;

/// All eleven stones.
pub(crate) const FULL_HAND: u16 = (1 << Stone::COUNT) - 1;

/// A move that was made, with what undo needs to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Turn {
    /// The stone taken in the second phase of a rebuild.
    pub(crate) take: Option<Placement>,
    /// The stone placed; `None` if it was put aside.
    pub(crate) put: Option<Placement>,
    pub(crate) colour: u8,
    /// Who was out before the move, one bit a colour.
    pub(crate) out_before: u8,
}

/// How a position that was set up by hand began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Beginning {
    /// So many turns are only stones that were laid beforehand: they cannot be taken back.
    pub(crate) laid: u8,
    pub(crate) to_move: u8,
    /// Who was out, one bit a colour.
    pub(crate) out: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Position {
    /// For each column its height.
    heights: [u8; MAX_SQUARES],
    /// For each column the colour of its topmost cube, or [`NOBODY`].
    tops: [u8; MAX_SQUARES],
    occupied: CellSet,
    /// For each colour the cells that share a face with one of its stones (occupied ones too).
    near: [CellSet; Colour::COUNT],
    starts: RowStarts,
    /// For each colour the number of squares that show it; in the second phase of a rebuild those outside the line.
    visible: [u16; Colour::COUNT],
    /// For each colour its stones in hand, one bit each.
    hands: [u16; Colour::COUNT],
    stones_hash: u64,
    turns: [Turn; MAX_TURNS],
    turn_count: u8,
    /// Absent in a game that began with bare ground or ruins.
    pub(crate) beginning: Option<Beginning>,
    ruins: [Option<Placement>; Stone::COUNT],
    pub(crate) out: u8,
    pub(crate) to_move: u8,
    pub(crate) over: bool,
    /// Set when a rebuild enters its second phase: the scores of the first.
    pub(crate) intermediate: Option<[i16; 2]>,
    /// The turn with which the second phase began.
    pub(crate) second_phase_from: u8,
}

impl Position {
    pub(crate) fn new(plan: &Plan) -> Position {
        let nothing = Turn { take: None, put: None, colour: 0, out_before: 0 };
        Position {
            heights: [0; MAX_SQUARES],
            tops: [NOBODY; MAX_SQUARES],
            occupied: CellSet::EMPTY,
            near: [CellSet::EMPTY; Colour::COUNT],
            starts: plan.fit.ground(),
            visible: [0; Colour::COUNT],
            hands: [FULL_HAND; Colour::COUNT],
            stones_hash: 0,
            turns: [nothing; MAX_TURNS],
            turn_count: 0,
            beginning: None,
            ruins: [None; Stone::COUNT],
            out: 0,
            to_move: 0,
            over: false,
            intermediate: None,
            second_phase_from: 0,
        }
    }

    pub(crate) fn height(&self, column: usize) -> u8 {
        self.heights[column]
    }

    pub(crate) fn top(&self, column: usize) -> Option<Colour> {
        Colour::ALL.get(usize::from(self.tops[column])).copied()
    }

    /// The number of the colour on top; some number that is no colour's if the column is empty.
    #[inline(always)]
    pub(crate) fn top_index(&self, column: usize) -> u8 {
        self.tops[column]
    }

    pub(crate) fn occupied(&self) -> CellSet {
        self.occupied
    }

    pub(crate) fn near(&self, colour: usize) -> CellSet {
        self.near[colour]
    }

    pub(crate) fn starts(&self) -> &RowStarts {
        &self.starts
    }

    pub(crate) fn hand(&self, colour: usize) -> u16 {
        self.hands[colour]
    }

    pub(crate) fn visible(&self, colour: usize) -> u16 {
        self.visible[colour]
    }

    /// The cells that share a face with any stone at all, ruins among them.
    pub(crate) fn near_any(&self) -> CellSet {
        self.near.into_iter().fold(CellSet::EMPTY, |all, near| all | near)
    }

    /// The cells that share an edge with any stone at all.
    pub(crate) fn edges_any(&self, plan: &Plan) -> CellSet {
        self.stones(plan).into_iter().fold(CellSet::EMPTY, |all, (_, placement)| all | plan.edges(placement))
    }

    pub(crate) fn has_begun(&self, colour: usize) -> bool {
        self.hands[colour] != FULL_HAND
    }

    pub(crate) fn is_out(&self, colour: usize) -> bool {
        self.out >> colour & 1 == 1
    }

    /// The moves so far, and before them the stones that were laid when the position was set up.
    pub(crate) fn turns(&self) -> &[Turn] {
        &self.turns[..usize::from(self.turn_count)]
    }

    /// The moves alone.
    pub(crate) fn played(&self) -> &[Turn] {
        &self.turns()[usize::from(self.beginning.map_or(0, |beginning| beginning.laid))..]
    }

    pub(crate) fn ruins(&self) -> impl DoubleEndedIterator<Item = Placement> + '_ {
        self.ruins.iter().copied().flatten()
    }

    /// The turns of the second phase.
    pub(crate) fn second_phase(&self) -> &[Turn] {
        &self.turns()[usize::from(self.second_phase_from)..]
    }

    /// All stones that lie on the plan, with their colours.
    pub(crate) fn stones(&self, plan: &Plan) -> Vec<(usize, Placement)> {
        let ruin_colour = plan.rules().ruin_colour().map_or(0, Colour::index);
        let mut stones: Vec<(usize, Placement)> = self.ruins().map(|p| (ruin_colour, p)).collect();
        for turn in self.turns() {
            if let Some(taken) = turn.take {
                stones.retain(|&(_, p)| p != taken);
            }
            stones.extend(turn.put.map(|put| (usize::from(turn.colour), put)));
        }
        stones
    }

    /// The score of a colour at this moment.
    pub(crate) fn score(&self, colour: usize) -> Score {
        let visible = self.visible[colour];
        let (left, before) = match self.intermediate {
            None => (self.hands[colour].count_ones() as u16, 0),
            Some(scores) => {
                let aside = |turn: &&Turn| usize::from(turn.colour) == colour && turn.put.is_none();
                (self.second_phase().iter().filter(aside).count() as u16, scores[colour])
            }
        };
        Score { visible, left, total: before + visible as i16 - left as i16 }
    }

    /// The hash of all that matters for the rest of the game.
    pub(crate) fn hash(&self) -> u64 {
        let turn = u64::from(self.to_move) | u64::from(self.out) << 8 | u64::from(self.over) << 16;
        let hash = self.stones_hash ^ hash::key(hash::TURN, turn);
        match self.intermediate {
            None => hash,
            Some([red, blue]) => {
                let aside = self.second_phase().iter().filter(|turn| turn.put.is_none());
                let aside = aside.fold(0, |aside, turn| aside | 1 << turn.colour);
                hash ^ hash::key(hash::PHASE, red as u16 as u64 | (blue as u16 as u64) << 16 | aside << 32)
            }
        }
    }

    /// Lays a ruin.
    pub(crate) fn lay_ruin(&mut self, plan: &Plan, colour: usize, placement: Placement) {
        let count = self.ruins().count();
        self.ruins[count] = Some(placement);
        self.lay(plan, colour, placement);
    }

    /// Lays a stone of any colour before the first move.
    pub(crate) fn lay_beforehand(&mut self, plan: &Plan, colour: usize, placement: Placement) {
        if plan.rules().ruin_colour().is_some_and(|ruins| ruins.index() == colour) {
            return self.lay_ruin(plan, colour, placement);
        }
        let turn = Turn { take: None, put: Some(placement), colour: colour as u8, out_before: 0 };
        self.turns[usize::from(self.turn_count)] = turn;
        self.turn_count += 1;
        self.lay(plan, colour, placement);
    }

    /// Takes the last ruin away again.
    pub(crate) fn lift_ruin(&mut self, plan: &Plan, colour: usize) -> Option<Placement> {
        let count = self.ruins().count();
        let placement = self.ruins.get_mut(count.checked_sub(1)?)?.take()?;
        self.lift(plan, colour, placement);
        self.refresh_near(plan, colour);
        Some(placement)
    }

    /// Makes the move of the colour whose turn it is, but does not pass the turn on.
    #[inline(always)]
    pub(crate) fn apply(&mut self, plan: &Plan, take: Option<Placement>, put: Option<Placement>) {
        let colour = usize::from(self.to_move);
        let turn = Turn { take, put, colour: self.to_move, out_before: self.out };
        self.turns[usize::from(self.turn_count)] = turn;
        self.turn_count += 1;
        if let Some(take) = take {
            self.lift(plan, colour, take);
            self.refresh_near(plan, colour);
        }
        match put {
            Some(put) => self.lay(plan, colour, put),
            None => self.out |= 1 << colour,
        }
    }

    /// Gives the turn to the first colour, from `first` on, that can move. Whoever cannot is out; when everybody is,
    /// a rebuild goes into its second phase and every other game is over.
    #[inline(always)]
    pub(crate) fn pass_turn(
        &mut self,
        plan: &Plan,
        mut first: usize,
        mut can_move: impl FnMut(&Position, usize) -> bool,
    ) {
        let colours = plan.rules().colours();
        loop {
            for colour in (first..colours).chain(0..first) {
                if !self.is_out(colour) {
                    self.to_move = colour as u8;
                    if can_move(self, colour) {
                        return;
                    }
                    self.out |= 1 << colour;
                }
            }
            if !plan.is_rebuild() || self.intermediate.is_some() || self.turns().is_empty() {
                break;
            }
            // Whoever placed the last stone begins; where all were laid beforehand, whoever's turn it was said to be.
            first = self.played().last().map_or(first, |turn| turn.colour.into());
            self.enter_second_phase();
        }
        self.to_move = 0;
        self.over = true;
    }

    /// The colour whose turn comes after that of the colour that moved last.
    #[inline]
    pub(crate) fn after_last_mover(&self, plan: &Plan) -> usize {
        (usize::from(self.to_move) + 1) % plan.rules().colours()
    }

    /// Takes the last move back, with everything that followed from it. False if there is none.
    pub(crate) fn undo(&mut self, plan: &Plan) -> bool {
        let Some(&turn) = self.played().last() else { return false };
        if self.intermediate.is_some() && self.second_phase().is_empty() {
            self.leave_second_phase(plan);
        }
        self.turn_count -= 1;
        let colour = usize::from(turn.colour);
        self.to_move = turn.colour;
        self.out = turn.out_before;
        self.over = false;
        if let Some(put) = turn.put {
            self.lift(plan, colour, put);
        }
        if let Some(take) = turn.take {
            self.lay(plan, colour, take);
        }
        self.refresh_near(plan, colour);
        true
    }

    /// The position while a stone is held in the air, before it is placed anew.
    pub(crate) fn without(&self, plan: &Plan, taken: Placement) -> Position {
        let mut position = *self;
        position.apply(plan, Some(taken), None);
        position
    }

    /// Puts a stone from the hand (or, in a rebuild, from where it was taken) on top of what is there.
    #[inline(always)]
    fn lay(&mut self, plan: &Plan, colour: usize, placement: Placement) {
        let data = plan.data(placement);
        let counts_all = self.intermediate.is_none();
        for part in data.parts() {
            let column = usize::from(part.column);
            if counts_all || !plan.columns()[column].inside {
                if let Some(covered) = self.visible.get_mut(usize::from(self.tops[column])) {
                    *covered -= 1;
                }
                self.visible[colour] += 1;
            }
            self.tops[column] = colour as u8;
            self.heights[column] += part.thickness;
            plan.fit.raise(&mut self.starts, part.column, part.thickness);
        }
        for &cell in data.cells() {
            self.occupied.insert(cell);
        }
        self.near[colour] |= plan.near(placement);
        self.hands[colour] &= !(1 << data.stone.index());
        self.stones_hash ^= plan.hash_key(colour, placement);
    }

    /// The opposite of [`Position::lay`], but for the cells touched: see [`Position::refresh_near`].
    fn lift(&mut self, plan: &Plan, colour: usize, placement: Placement) {
        let data = *plan.data(placement);
        let counts_all = self.intermediate.is_none();
        for &cell in data.cells() {
            self.occupied.remove(cell);
        }
        self.hands[colour] |= 1 << data.stone.index();
        self.stones_hash ^= plan.hash_key(colour, placement);
        let stones = self.stones(plan);
        for part in data.parts() {
            let column = usize::from(part.column);
            self.heights[column] -= part.thickness;
            plan.fit.lower(&mut self.starts, part.column, part.thickness);
            self.tops[column] = self.top_from(plan, &stones, column);
            if counts_all || !plan.columns()[column].inside {
                self.visible[colour] -= 1;
                if let Some(uncovered) = self.visible.get_mut(usize::from(self.tops[column])) {
                    *uncovered += 1;
                }
            }
        }
    }

    /// Who holds the topmost cube of a column whose height is right, found among the stones.
    fn top_from(&self, plan: &Plan, stones: &[(usize, Placement)], column: usize) -> u8 {
        let Some(z) = self.heights[column].checked_sub(1) else { return NOBODY };
        let cell = plan.columns()[column].first_cell + u16::from(z);
        let holder = stones.iter().find(|(_, placement)| plan.data(*placement).cells().contains(&cell));
        holder.map_or(NOBODY, |&(colour, _)| colour as u8)
    }

    /// Works out anew what a colour touches, after one of its stones went away.
    fn refresh_near(&mut self, plan: &Plan, colour: usize) {
        let stones = self.stones(plan).into_iter().filter(|&(owner, _)| owner == colour);
        self.near[colour] = stones.fold(CellSet::EMPTY, |near, (_, placement)| near | plan.near(placement));
    }

    /// Begins the second phase of a rebuild: hands are gone, and only squares outside the line count from now on.
    fn enter_second_phase(&mut self) {
        let scores = [0, 1].map(|colour| self.visible[colour] as i16 - self.hands[colour].count_ones() as i16);
        self.intermediate = Some(scores);
        self.second_phase_from = self.turn_count;
        self.visible = [0; Colour::COUNT];
        self.out = 0;
    }

    fn leave_second_phase(&mut self, plan: &Plan) {
        self.intermediate = None;
        self.second_phase_from = 0;
        self.visible = [0; Colour::COUNT];
        for column in 0..plan.columns().len() {
            if let Some(visible) = self.visible.get_mut(usize::from(self.tops[column])) {
                *visible += 1;
            }
        }
    }
}
