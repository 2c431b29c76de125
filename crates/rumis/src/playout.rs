//! Plays moves one after the other as fast as they can be played: the workbench of engines.
//!
//! A [`Playout`] remembers which placements touch each colour and adds only what a new stone brings, where
//! [`crate::Game`] works it out anew each time. Both must always agree; random games in the tests see to that.

use std::sync::Arc;

use crate::colour::Colour;
use crate::cpu;
use crate::game::{Game, Move};
use crate::legal::{self, Finder};
use crate::plan::{Chunk, MoveSet, MoveUrn, Placement, Plan, Query};
use crate::position::Position;
use crate::reach::{self, Lead};
use crate::rebuild;
use crate::variant::Rules;

/// How the view from above would change.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gain {
    /// Squares that would show the colour and do not now.
    pub fresh: u8,
    /// Those among them that show another colour now.
    pub covered: u8,
}

/// A game without a way back, and the legal moves of the colour whose turn it is always at hand.
pub struct Playout {
    plan: Arc<Plan>,
    position: Position,
    /// For each colour the placements of its stones in hand.
    hands: Vec<Vec<Chunk>>,
    /// The same at the last restart, with the stones they were made for: most restarts are from the same game.
    hands_at_restart: Vec<(u16, Vec<Chunk>)>,
    /// For each colour the placements that touch it (and some that no longer fit).
    touched: Vec<Vec<Chunk>>,
    /// For each colour those of other players, one bit each.
    rivals: Vec<u8>,
    /// What may be placed from the hand, for the colour whose turn it is.
    finder: Finder,
    /// All moves in the second phase of a rebuild.
    rebuild_moves: Vec<Move>,
}

/// Where the rivals of a colour could go on, at one moment of a game.
pub struct WaysOfRivals<'a> {
    /// For each rival who is not out the placements that touch it.
    touched: [&'a [Chunk]; Colour::COUNT],
    count: usize,
}

impl WaysOfRivals<'_> {
    /// How many rivals there are whose way a stone could stand in.
    #[inline(always)]
    pub fn count(&self) -> usize {
        self.count
    }

    /// How many rivals have a stone next to a cell that this placement would fill, so that they could have gone on there.
    #[inline(always)]
    pub fn blocked_by(&self, placement: Placement) -> u32 {
        let (chunk, bit) = (placement.index() / Chunk::BITS, placement.index() % Chunk::BITS);
        self.touched[..self.count].iter().map(|touched| u32::from(touched[chunk].contains(bit))).sum()
    }
}

impl Playout {
    /// Begins where the game stands.
    pub fn new(game: &Game) -> Playout {
        let plan = game.plan().clone();
        let rows = vec![vec![Chunk::EMPTY; plan.fit.chunks()]; plan.rules().colours()];
        let mut playout = Playout {
            position: game.position,
            hands: rows.clone(),
            hands_at_restart: rows.iter().map(|row| (0, row.clone())).collect(),
            touched: rows,
            rivals: rivals(plan.rules()),
            finder: Finder::new(&plan),
            rebuild_moves: Vec::new(),
            plan,
        };
        playout.restart(game);
        playout
    }

    /// Begins again where the game stands. The game must be of the plan this was made for.
    pub fn restart(&mut self, game: &Game) {
        assert!(Arc::ptr_eq(&self.plan, game.plan()), "a playout stays on its plan");
        self.position = game.position;
        for (colour, touched) in self.touched.iter_mut().enumerate() {
            touched.fill(Chunk::EMPTY);
            let (stones, row) = &mut self.hands_at_restart[colour];
            if *stones != self.position.hand(colour) {
                *stones = self.position.hand(colour);
                self.plan.fit.fill_hand(*stones, row);
            }
            self.hands[colour].copy_from_slice(row);
            let cells = self.position.near(colour) & !self.position.occupied();
            cpu::with_fast_bits(
                #[inline(always)]
                || self.plan.fit.touch(cells, touched),
            );
        }
        if !self.position.over {
            cpu::with_fast_bits(
                #[inline(always)]
                || self.pass_turn(self.position.to_move.into()),
            );
        }
    }

    /// Goes to where another playout of the same plan stands, without allocating.
    pub fn copy_from(&mut self, other: &Playout) {
        assert!(Arc::ptr_eq(&self.plan, &other.plan), "a playout stays on its plan");
        self.position = other.position;
        self.finder.found.clone_from(&other.finder.found);
        self.rebuild_moves.clone_from(&other.rebuild_moves);
        for colour in 0..self.hands.len() {
            self.hands[colour].copy_from_slice(&other.hands[colour]);
            self.touched[colour].copy_from_slice(&other.touched[colour]);
        }
    }

    /// The plan it plays on.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// True when everybody is out.
    pub fn is_over(&self) -> bool {
        self.position.over
    }

    /// The colour whose turn it is; the first when the game is over.
    pub fn to_move(&self) -> Colour {
        Colour::ALL[usize::from(self.position.to_move)]
    }

    /// How many legal moves there are.
    #[inline]
    pub fn move_count(&self) -> usize {
        match self.position.intermediate {
            _ if self.position.over => 0,
            None => self.finder.found.len(),
            Some(_) => self.rebuild_moves.len(),
        }
    }

    /// The `n`-th legal move, counted from 0.
    ///
    /// # Panics
    /// If there are not more than `n`.
    pub fn nth_move(&self, n: usize) -> Move {
        cpu::with_fast_bits(
            #[inline(always)]
            || self.nth_inlined(n),
        )
    }

    #[inline(always)]
    fn nth_inlined(&self, n: usize) -> Move {
        match self.position.intermediate {
            None => Move::Place(self.finder.found.nth_inlined(n)),
            Some(_) => self.rebuild_moves[n],
        }
    }

    /// All legal moves, in the order of [`Playout::nth_move`].
    pub fn moves(&self) -> impl Iterator<Item = Move> + '_ {
        let from_hand =
            self.placements().filter(|_| !self.is_over()).into_iter().flat_map(MoveSet::iter).map(Move::Place);
        let rebuilding = self.in_second_phase() && !self.is_over();
        from_hand.chain(self.rebuild_moves.iter().copied().filter(move |_| rebuilding))
    }

    /// True once a rebuild has entered its second phase.
    pub fn in_second_phase(&self) -> bool {
        self.position.intermediate.is_some()
    }

    /// Looks at one of the placements that may be played from the hand for each random number; none is left out for
    /// good, but some are likelier than others. Not for the second phase of a rebuild.
    pub fn look_at_some(&self, urn: &mut MoveUrn, random: impl Iterator<Item = u32>, mut look: impl FnMut(Placement)) {
        cpu::with_fast_bits(
            #[inline(always)]
            || {
                urn.fill(&self.finder.found);
                for number in random {
                    look(urn.draw(number));
                }
            },
        );
    }

    /// The placements that may be played from the hand; `None` in the second phase of a rebuild.
    pub fn placements(&self) -> Option<&MoveSet> {
        self.position.intermediate.is_none().then_some(&self.finder.found)
    }

    /// Makes a legal move. An illegal one leaves a position that no game reaches, or panics.
    pub fn play(&mut self, played: Move) {
        cpu::with_fast_bits(
            #[inline(always)]
            || self.play_inlined(played),
        );
    }

    #[inline(always)]
    fn play_inlined(&mut self, played: Move) {
        match played {
            Move::Place(placement) => self.place(placement),
            Move::Rebuild { take, put } => self.position.apply(&self.plan, Some(take), put),
        }
        self.pass_turn(self.position.after_last_mover(&self.plan));
    }

    #[inline(always)]
    fn place(&mut self, placement: Placement) {
        let colour = usize::from(self.position.to_move);
        // Not needed before this colour's next turn, so the machine does it while it finds the next player's moves.
        let (plan, position) = (&self.plan, &self.position);
        let fresh = || plan.near(placement) & !position.near(colour) & !position.occupied();
        plan.fit.touch_near(placement, fresh, &mut self.touched[colour]);
        self.plan.fit.leave_hand(self.plan.stone(placement), &mut self.hands[colour]);
        self.position.apply(&self.plan, None, Some(placement));
    }

    /// Plays to the end; `pick` chooses a number below its argument. Returns the number of moves made.
    pub fn finish(&mut self, mut pick: impl FnMut(usize) -> usize) -> usize {
        cpu::with_fast_bits(
            #[inline(always)]
            || {
                let mut made = 0;
                while !self.is_over() {
                    let picked = pick(self.move_count());
                    self.play_inlined(self.nth_inlined(picked));
                    made += 1;
                }
                made
            },
        )
    }

    /// The game as it stands now.
    pub fn game(&self) -> Game {
        Game::at(self.plan.clone(), self.position)
    }

    /// Squares a colour shows at this moment.
    pub fn visible(&self, colour: Colour) -> u16 {
        self.position.visible(colour.index())
    }

    /// The points of a colour at this moment.
    pub fn total(&self, colour: Colour) -> i16 {
        self.position.score(colour.index()).total
    }

    /// What placing a stone would do to the view from above, for the colour whose turn it is.
    #[inline]
    pub fn gain(&self, placement: Placement) -> Gain {
        let mut gain = Gain::default();
        for part in self.plan.parts(placement) {
            let top = self.position.top_index(part.column.into());
            gain.fresh += u8::from(top != self.position.to_move);
            gain.covered += u8::from(top != self.position.to_move && usize::from(top) < Colour::COUNT);
        }
        gain
    }

    /// What stands in the way of the rivals of the colour whose turn it is. Not for the second phase of a rebuild, where
    /// nobody keeps count of it.
    #[inline(always)]
    pub fn ways_of_rivals(&self) -> WaysOfRivals<'_> {
        let rivals = self.rivals[usize::from(self.position.to_move)] & !self.position.out;
        let mut ways = WaysOfRivals { touched: [&[]; Colour::COUNT], count: 0 };
        for (_, touched) in self.touched.iter().enumerate().filter(|&(rival, _)| rivals >> rival & 1 == 1) {
            ways.touched[ways.count] = touched;
            ways.count += 1;
        }
        ways
    }

    /// How many empty cells a stone would come to lie next to that the colour whose turn it is does not lie next to yet.
    pub fn opened(&self, placement: Placement) -> u32 {
        let known = self.position.near(self.position.to_move.into()) | self.position.occupied();
        (self.plan.near(placement) & !known).count()
    }

    /// What a colour has more of than another; `None` if one of them has not begun.
    pub fn lead(&self, own: Colour, other: Colour) -> Option<Lead> {
        let (own, other) = (own.index(), other.index());
        let have_begun = self.position.has_begun(own) && self.position.has_begun(other);
        have_begun.then(|| {
            cpu::with_fast_bits(
                #[inline(always)]
                || reach::lead(&self.plan, &self.position, own, other),
            )
        })
    }

    /// How many stones the colours have in hand together.
    pub fn stones_in_hand(&self) -> u32 {
        let turns = self.plan.rules().turn_order();
        turns.iter().map(|colour| self.position.hand(colour.index()).count_ones()).sum()
    }

    /// The same number as [`Game::hash`].
    pub fn hash(&self) -> u64 {
        self.position.hash()
    }

    #[inline(always)]
    fn pass_turn(&mut self, first: usize) {
        let Playout { plan, position, hands, touched, finder, rebuild_moves, .. } = self;
        position.pass_turn(
            plan,
            first,
            #[inline(always)]
            |position, colour| {
                if position.intermediate.is_some() {
                    *rebuild_moves = rebuild::moves(plan, position, colour, finder);
                    return !rebuild_moves.is_empty();
                }
                if !position.has_begun(colour) {
                    return !finder.hand_moves(plan, position, colour).is_empty();
                }
                let (want, zone) = legal::later_stone(plan);
                let (hand, touched) = (&hands[colour][..], &touched[colour][..]);
                let query = Query { starts: position.starts(), hand, touched, want, zone };
                plan.fit.find(&query, &mut finder.found);
                !finder.found.is_empty()
            },
        );
    }
}

fn rivals(rules: Rules) -> Vec<u8> {
    let colours = rules.turn_order();
    let are_rivals = |one: Colour, other: Colour| rules.owner(one) != rules.owner(other);
    let of =
        |&one: &Colour| colours.iter().filter(|&&other| are_rivals(one, other)).map(|other| 1 << other.index()).sum();
    colours.iter().map(of).collect()
}
