//! A filled box, its stones in an order in which they can be laid.

use rumis::{Colour, Cubes};
use serde::{Deserialize, Serialize};

use crate::building::Building;
use crate::puzzle::{Placed, Puzzle};
use crate::space::Space;

/// A way to fill what is free in a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Solution {
    /// The stones to add to those of the start. In the grades that ask for an order, this is it; in the grade free
    /// the stones stand in an order in which they can be lowered if there is one, else from the bottom upwards.
    pub stones: Vec<Placed>,
    /// True if the stones can be lowered from straight above in this order, never leaving a hole.
    pub layable: bool,
}

impl Solution {
    /// Colours are given stone by stone; `order` as it was found, if the grade asks for one.
    pub(crate) fn new(
        puzzle: &Puzzle,
        space: &Space,
        chosen: &[u16],
        colours: &[Colour],
        order: Option<Vec<usize>>,
    ) -> Solution {
        let lowering = || Building::new(puzzle, space, chosen).and_then(|building| building.lowering_order());
        let order = order.or_else(lowering);
        let layable = order.is_some();
        let upwards = || {
            let mut order: Vec<usize> = (0..chosen.len()).collect();
            order.sort_by_key(|&stone| space.placements[chosen[stone] as usize].cells()[0]);
            order
        };
        let order = order.unwrap_or_else(upwards).into_iter();
        Solution { stones: order.map(|stone| placed(space, chosen[stone], colours[stone])).collect(), layable }
    }
}

/// A placement with a colour.
pub(crate) fn placed(space: &Space, number: u16, colour: Colour) -> Placed {
    let cubes = Cubes::new(space.cubes(number)).expect("a placement has two to four different cubes");
    Placed { colour, cubes }
}
