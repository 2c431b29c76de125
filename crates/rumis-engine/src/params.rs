//! All parameters of the search, with the formula each stands in. `docs/strength.md` says what each is worth.

use rumis::{Rules, Variant};
use serde::{Deserialize, Serialize};

/// What the tree search weighs, and how.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Params {
    /// `c` in the choice of a child: value + c · √(ln visits of the node / visits of the child).
    pub exploration: f32,
    /// At the root `c` is so many times as large: what is overlooked there is played, and all-moves-as-first results make
    /// good moves and bad ones look alike for long.
    pub root_exploration: f32,
    /// `d` in the order of the moves that are found: value − d / √visits, the value expected at least. 0: by visits.
    pub doubt: f32,
    /// How many simulations a prior is worth. 0: no prior, and every child is visited once before any twice, in an
    /// arbitrary order.
    pub prior_visits: f32,
    /// By how much one point of evaluation above the average of all moves raises the value expected of a move.
    pub prior_slope: f32,
    /// What a move looks like at first sight, for the prior.
    pub prior: Weights,
    /// What a move looks like at first sight, in playouts.
    pub playout: Weights,
    /// In playouts, the best looking of so many random moves is played. 1: uniformly random.
    pub candidates: u32,
    /// `k` in the weight k / (k + visits) of an all-moves-as-first result in a child's value. 0: none.
    pub rave: f32,
    /// By how much a placement that has won more than the average in earlier playouts looks better in playouts.
    pub history: f32,
    /// A node looks at its best `wide + widening · √visits` moves, by prior; without a prior at `visits + 1`.
    pub wide: f32,
    /// See `wide`.
    pub widening: f32,
    /// A leaf becomes a node with children once it has been visited so often.
    pub expand_after: u32,
    /// So many simulations go the same way through often visited nodes, and those learn from them at once. At most 16; twice
    /// as many where threads share the tree.
    pub together: u64,
    /// The part of the value that depends on the margin of points instead of the share of the win.
    pub margin: f32,
    /// In the value, being a point behind the winner makes the share of the win only so many times as large; two points, so
    /// many times again. 0: only winning counts.
    pub near: f32,
    /// The part of the value that depends on the outlook where a playout begins, at the beginning of the game; it falls to
    /// nothing later. 0: none.
    pub outlook: f32,
    /// A node looks closer at its moves, at the outlook after each, once it has been visited so often. 0: never.
    pub closer_after: u32,
    /// By how much a better outlook raises the value expected of a move.
    pub closer_slope: f32,
    /// Whether ends of the game that the tree reaches count as proven, and so what follows from them.
    pub proves: bool,
    /// Whether endgames are solved exactly when they are small enough.
    pub exact: bool,
    /// Whether prepared answers to first stones are given without thinking.
    pub openings: bool,
}

/// The first sight of a move: a weighted sum.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// For each square that would show the colour and does not now.
    pub gained: f32,
    /// For each of those that shows another colour now.
    pub covered: f32,
    /// For each cube of the stone.
    pub size: f32,
    /// For each cube that could still be built on top of it: others could cover it.
    pub room: f32,
    /// For each square it closes by building it up to the limit.
    pub closed: f32,
    /// If all rivals who are not out could have gone on in cells that it fills; in part if some of them could.
    pub blocks: f32,
    /// For each empty cell that it is the first of its colour to lie next to: the colour can go on there.
    pub opened: f32,
}

impl Weights {
    /// Everything looks the same.
    pub const NONE: Weights =
        Weights { gained: 0.0, covered: 0.0, size: 0.0, room: 0.0, closed: 0.0, blocks: 0.0, opened: 0.0 };
}

impl Default for Params {
    fn default() -> Params {
        Params {
            exploration: 0.15,
            root_exploration: 3.0,
            doubt: 1.5,
            prior_visits: 10.0,
            prior_slope: 0.04,
            prior: Weights {
                gained: 1.0,
                covered: 0.8,
                size: 0.6,
                room: -0.35,
                closed: 0.9,
                blocks: 1.2,
                opened: 0.15,
            },
            playout: Weights { size: 1.0, room: -0.75, blocks: 2.0, ..Weights::NONE },
            candidates: 16,
            rave: 4_000.0,
            history: 10.0,
            wide: 16.0,
            widening: 0.3,
            expand_after: 4,
            together: 16,
            margin: 0.1,
            near: 0.0,
            outlook: 0.6,
            closer_after: 300,
            closer_slope: 1.0,
            proves: true,
            exact: true,
            openings: true,
        }
    }
}

impl Params {
    /// What plays best under these rules.
    pub fn for_rules(rules: Rules) -> Params {
        let usual = Params::for_players(rules.players());
        match rules.has(Variant::Inverse) {
            false => usual,
            // Stones that keep away from their own colour are not held up by others that fill the cells next to it.
            true => Params {
                prior: Weights { covered: 1.0, closed: 0.6, blocks: 0.0, opened: 0.0, ..usual.prior },
                playout: Weights { gained: 1.0, covered: 1.0, size: 1.0, room: -0.5, ..Weights::NONE },
                candidates: 6,
                history: 2.0,
                ..usual
            },
        }
    }

    /// With several rivals few simulations are won, and who was near tells more than who won. Values then differ less from
    /// each other, and so must what is held against them.
    fn for_players(players: usize) -> Params {
        let usual = Params::default();
        match players {
            ..=3 => usual,
            _ => Params {
                near: 1.0 - 1.6 / players as f32,
                exploration: 0.07,
                doubt: 0.7,
                prior_slope: 0.025,
                history: 20.0,
                ..usual
            },
        }
    }

    /// Textbook UCT: one node a simulation, uniform playouts, win, draw or loss, no knowledge.
    pub fn textbook() -> Params {
        Params {
            exploration: 0.2,
            root_exploration: 1.0,
            doubt: 0.0,
            prior_visits: 0.0,
            prior_slope: 0.0,
            prior: Weights::NONE,
            playout: Weights::NONE,
            candidates: 1,
            rave: 0.0,
            history: 0.0,
            wide: 1.0,
            widening: 0.0,
            // The first visit adds the node and plays out from it; the second needs its children.
            expand_after: 2,
            together: 1,
            margin: 0.0,
            near: 0.0,
            outlook: 0.0,
            closer_after: 0,
            closer_slope: 0.0,
            proves: false,
            exact: false,
            openings: false,
        }
    }
}
