//! Which placements the rules allow a colour.
//!
//! Rule 3.1 to 3.3 (on the plan, no overlap, no hole) are the fit table's business; this module adds what a stone must
//! touch (3.4), which is where players' counts and variants differ.

use crate::cellset::CellSet;
use crate::cpu;
use crate::plan::{Chunk, MoveSet, Plan, Query, Want};
use crate::position::{FULL_HAND, Position};
use crate::stone::Stone;
use crate::variant::{FirstStone, LaterStone, Variant};

/// The buffers that finding moves needs: what was found, and what is near. Made once for a plan, used for millions of
/// positions.
#[derive(Clone, Debug)]
pub(crate) struct Finder {
    pub(crate) found: MoveSet,
    hand: Vec<Chunk>,
    touched: Vec<Chunk>,
}

/// What every stone after a colour's first must have to do with its own colour, and where it may lie.
#[inline(always)]
pub(crate) fn later_stone(plan: &Plan) -> (Want, Option<&[Chunk]>) {
    let want = match plan.rules().later_stone() {
        LaterStone::TouchOwn => Want::Touch,
        LaterStone::AvoidOwn => Want::Avoid,
    };
    (want, plan.zones.rebuild.as_ref().map(|zones| &zones.inside[..]))
}

impl Finder {
    pub(crate) fn new(plan: &Plan) -> Finder {
        let row = || vec![Chunk::EMPTY; plan.fit.chunks()];
        Finder { found: MoveSet::new(&plan.fit), hand: row(), touched: row() }
    }

    /// Finds what the colour may place from its hand. Not for the second phase of a rebuild.
    pub(crate) fn hand_moves(&mut self, plan: &Plan, position: &Position, colour: usize) -> &MoveSet {
        if position.has_begun(colour) {
            self.later_stone(plan, position, colour);
        } else {
            self.first_stone(plan, position, colour);
        }
        &self.found
    }

    fn later_stone(&mut self, plan: &Plan, position: &Position, colour: usize) {
        let (want, zone) = later_stone(plan);
        self.find(plan, position, position.hand(colour), (want, position.near(colour)), zone);
    }

    fn first_stone(&mut self, plan: &Plan, position: &Position, colour: usize) {
        let on_board = Some(&plan.zones.on_board[..]);
        self.first_stone_in(plan, position, colour, on_board);
        // Our ruling: where ruins cover the board, a first stone need not lie on it.
        if self.found.is_empty() && plan.rules().has(Variant::Ruinas) {
            self.first_stone_in(plan, position, colour, None);
        }
    }

    fn first_stone_in(&mut self, plan: &Plan, position: &Position, colour: usize, zone: Option<&[Chunk]>) {
        let hand = position.hand(colour);
        if position.turns().is_empty() {
            return self.find(plan, position, hand, (Want::Any, CellSet::EMPTY), zone);
        }
        let faces = position.near_any();
        match plan.rules().first_stone() {
            FirstStone::Face => self.find(plan, position, hand, (Want::Touch, faces), zone),
            FirstStone::EdgeOnly => {
                self.find(plan, position, hand, (Want::Touch, position.edges_any(plan)), zone);
                plan.fit.exclude(faces & !position.occupied(), &mut self.found);
            }
        }
    }

    /// Finds where a stone that was taken up in a rebuild may go: the stone is already lifted in `position`.
    ///
    /// The first one outside must touch an own stone inside the line; as the colour has no others, that is any own.
    pub(crate) fn rebuild_puts(
        &mut self,
        plan: &Plan,
        position: &Position,
        stone: Stone,
        colour: usize,
        is_first: bool,
    ) -> &MoveSet {
        let zones = plan.zones.rebuild.as_ref().expect("only a rebuild takes stones up");
        let zone = if is_first { &zones.outside_on_board } else { &zones.outside };
        self.find(plan, position, 1 << stone.index(), (Want::Touch, position.near(colour)), Some(zone));
        &self.found
    }

    /// Finds where stones may be laid before the game: anywhere they fit.
    pub(crate) fn anywhere(&mut self, plan: &Plan, position: &Position, hand: u16) -> &MoveSet {
        debug_assert_eq!(hand & !FULL_HAND, 0);
        let (_, zone) = later_stone(plan);
        self.find(plan, position, hand, (Want::Any, CellSet::EMPTY), zone);
        &self.found
    }

    fn find(
        &mut self,
        plan: &Plan,
        position: &Position,
        hand: u16,
        (want, near): (Want, CellSet),
        zone: Option<&[Chunk]>,
    ) {
        plan.fit.fill_hand(hand, &mut self.hand);
        self.touched.fill(Chunk::EMPTY);
        cpu::with_fast_bits(
            #[inline(always)]
            || {
                if want != Want::Any {
                    plan.fit.touch(near & !position.occupied(), &mut self.touched);
                }
                let (starts, hand, touched) = (position.starts(), &self.hand[..], &self.touched[..]);
                plan.fit.find(&Query { starts, hand, touched, want, zone }, &mut self.found);
            },
        );
    }
}
