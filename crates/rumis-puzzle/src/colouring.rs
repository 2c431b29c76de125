//! Colours on top of shapes. The search fills the box with shapes; here their stones are dealt out to the colours.

use std::collections::HashMap;
use std::ops::ControlFlow;

use rumis::{Colour, Stone};

use crate::hand::Hand;
use crate::space::Space;

/// For every shape, in how many ways so many stones that lie apart can be coloured from the hand.
pub(crate) struct Ways([Vec<u128>; Stone::COUNT]);

impl Ways {
    pub fn new(hand: &Hand) -> Ways {
        Ways(Stone::ALL.map(|stone| {
            let most = hand.of_shape(stone);
            // ways[n]: n places coloured so far. A colour takes k of n + k places in "n + k choose k" ways.
            let mut ways = vec![0u128; most + 1];
            ways[0] = 1;
            for colour in Colour::ALL {
                let limit = hand.count(colour, stone) as usize;
                for total in (1..=most).rev() {
                    let more = (1..=limit.min(total)).map(|k| ways[total - k].saturating_mul(choose(total, k)));
                    ways[total] = more.fold(ways[total], u128::saturating_add);
                }
            }
            ways
        }))
    }

    /// In how many ways a filling that uses so many stones of each shape can be coloured.
    pub fn of(&self, used: &[u8; Stone::COUNT]) -> u128 {
        self.0.iter().zip(used).map(|(ways, &n)| ways[n as usize]).fold(1, u128::saturating_mul)
    }
}

fn choose(n: usize, k: usize) -> u128 {
    (0..k).fold(1, |product: u128, i| product.saturating_mul((n - i) as u128) / (i as u128 + 1))
}

/// How many stones of each shape these placements are.
pub(crate) fn used(space: &Space, chosen: &[u16]) -> [u8; Stone::COUNT] {
    let mut used = [0; Stone::COUNT];
    chosen.iter().for_each(|&number| used[space.placements[number as usize].shape as usize] += 1);
    used
}

/// In how many ways a filling can be coloured so that a symmetry that carries its shapes onto themselves carries its
/// colours onto themselves too: the stones of every cycle must have one colour.
pub(crate) fn fixed_colourings(hand: &Hand, space: &Space, chosen: &[u16], images: &[u16], mirrors: bool) -> u128 {
    let mut needs: HashMap<Stone, Vec<u8>> = HashMap::new();
    let mut seen = vec![false; chosen.len()];
    for start in 0..chosen.len() {
        let mut length = 0;
        let mut at = start;
        while !std::mem::replace(&mut seen[at], true) {
            length += 1;
            let image = images[chosen[at] as usize];
            at = chosen.iter().position(|&other| other == image).unwrap_or(start);
        }
        if length == 0 {
            continue;
        }
        match space.placements[chosen[start] as usize].stone() {
            // A mirror turns the screws into each other: half of such a cycle is A4, and the hand has as many B4.
            Stone::A4 | Stone::B4 if mirrors => needs.entry(Stone::A4).or_default().push(length / 2),
            stone => needs.entry(stone).or_default().push(length),
        }
    }
    let ways = |(&stone, needs): (&Stone, &Vec<u8>)| {
        deal(needs, Colour::ALL.map(|colour| hand.count(colour, stone)), &mut HashMap::new())
    };
    needs.iter().map(ways).fold(1, u128::saturating_mul)
}

type Dealt = HashMap<(usize, [u8; Colour::COUNT]), u128>;

/// In how many ways every need can be given a colour that has enough stones left.
fn deal(needs: &[u8], left: [u8; Colour::COUNT], known: &mut Dealt) -> u128 {
    let Some((&need, rest)) = needs.split_first() else { return 1 };
    if let Some(&ways) = known.get(&(needs.len(), left)) {
        return ways;
    }
    let mut ways = 0u128;
    for colour in 0..Colour::COUNT {
        if left[colour] >= need {
            let mut fewer = left;
            fewer[colour] -= need;
            ways = ways.saturating_add(deal(rest, fewer, known));
        }
    }
    known.insert((needs.len(), left), ways);
    ways
}

/// Tells every way to colour stones of these shapes from the hand.
pub(crate) fn for_each(
    hand: &Hand,
    shapes: &[Stone],
    tell: &mut dyn FnMut(&[Colour]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut hand = *hand;
    colour_on(&mut hand, shapes, &mut Vec::with_capacity(shapes.len()), tell)
}

fn colour_on(
    hand: &mut Hand,
    shapes: &[Stone],
    colours: &mut Vec<Colour>,
    tell: &mut dyn FnMut(&[Colour]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let Some(&shape) = shapes.get(colours.len()) else { return tell(colours) };
    for colour in Colour::ALL {
        if hand.take(colour, shape) {
            colours.push(colour);
            colour_on(hand, shapes, colours, tell)?;
            colours.pop();
            hand.add(colour, shape);
        }
    }
    ControlFlow::Continue(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ways_agree_with_trying_them_all() {
        let mut hand = Hand::of_colours(3);
        hand.add(Colour::Red, Stone::I2);
        hand.add(Colour::Blue, Stone::I2);
        let ways = Ways::new(&hand);
        for used in 0..=5 {
            let mut plain = 0;
            let _ = for_each(&hand, &vec![Stone::I2; used], &mut |_| {
                plain += 1;
                ControlFlow::Continue(())
            });
            let mut count = [0; Stone::COUNT];
            count[0] = used as u8;
            assert_eq!(ways.of(&count), plain, "{used}");
            assert_eq!(deal(&vec![1; used], [2, 2, 1, 0, 0, 0], &mut HashMap::new()), plain);
        }
    }

    #[test]
    fn huge_numbers_stop_at_the_largest() {
        let hand: Hand = Colour::ALL.into_iter().flat_map(|colour| vec![(colour, Stone::I2); 36]).collect();
        let mut used = [0; Stone::COUNT];
        used[0] = 108;
        assert_eq!(Ways::new(&hand).of(&used), u128::MAX);
    }
}
