//! The stones that may be used: how many of each shape in each colour.

use rumis::{Colour, Stone};
use serde::{Deserialize, Serialize};

/// The most stones a hand may hold; far more than any box needs.
pub const MAX_HAND: usize = 216;

/// A multiset of stones with colours. Two stones of the same colour and shape are not told apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hand {
    counts: [[u8; Stone::COUNT]; Colour::COUNT],
}

impl Hand {
    /// No stone at all.
    pub fn empty() -> Hand {
        Hand::default()
    }

    /// All eleven stones in each of the first `colours` colours; more than six colours are six.
    pub fn of_colours(colours: usize) -> Hand {
        let chosen = Colour::ALL.into_iter().take(colours);
        chosen.flat_map(|colour| Stone::ALL.map(|stone| (colour, stone))).collect()
    }

    /// How many of this stone there are in this colour.
    pub fn count(&self, colour: Colour, stone: Stone) -> u8 {
        self.counts[colour.index()][stone.index()]
    }

    /// How many stones of this shape there are in all colours together.
    pub fn of_shape(&self, stone: Stone) -> usize {
        Colour::ALL.iter().map(|&colour| self.count(colour, stone) as usize).sum()
    }

    /// How many stones of this colour there are.
    pub fn of_colour(&self, colour: Colour) -> usize {
        Stone::ALL.iter().map(|&stone| self.count(colour, stone) as usize).sum()
    }

    /// How many stones there are.
    pub fn len(&self) -> usize {
        Colour::ALL.iter().map(|&colour| self.of_colour(colour)).sum()
    }

    /// True if there is no stone left.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many cubes the stones have together.
    pub fn cubes(&self) -> usize {
        Stone::ALL.iter().map(|&stone| self.of_shape(stone) * stone.size()).sum()
    }

    /// The colours of which there is at least one stone, in the order of play.
    pub fn colours(&self) -> Vec<Colour> {
        Colour::ALL.into_iter().filter(|&colour| self.of_colour(colour) > 0).collect()
    }

    /// Every stone, colour by colour in the order of play, then in the order of the codes.
    pub fn iter(&self) -> impl Iterator<Item = (Colour, Stone)> {
        let kinds = Colour::ALL.into_iter().flat_map(|colour| Stone::ALL.map(|stone| (colour, stone)));
        kinds.flat_map(|(colour, stone)| std::iter::repeat_n((colour, stone), self.count(colour, stone) as usize))
    }

    /// Adds a stone; false, and nothing added, if the hand is full ([`MAX_HAND`]).
    pub fn add(&mut self, colour: Colour, stone: Stone) -> bool {
        let room = self.len() < MAX_HAND;
        self.counts[colour.index()][stone.index()] += room as u8;
        room
    }

    /// Takes a stone out; false if there is none.
    pub fn take(&mut self, colour: Colour, stone: Stone) -> bool {
        let count = &mut self.counts[colour.index()][stone.index()];
        let there = *count > 0;
        *count -= there as u8;
        there
    }

    /// Takes all stones of a colour out.
    pub(crate) fn take_all(&mut self, colour: Colour) {
        self.counts[colour.index()] = [0; Stone::COUNT];
    }

    /// True if the mirror image of every stone is there too: in each colour as many A4 as B4.
    pub fn is_own_mirror_image(&self) -> bool {
        Colour::ALL.iter().all(|&colour| self.count(colour, Stone::A4) == self.count(colour, Stone::B4))
    }
}

impl FromIterator<(Colour, Stone)> for Hand {
    /// Stones beyond [`MAX_HAND`] are left out.
    fn from_iter<I: IntoIterator<Item = (Colour, Stone)>>(stones: I) -> Hand {
        let mut hand = Hand::empty();
        for (colour, stone) in stones {
            hand.add(colour, stone);
        }
        hand
    }
}

impl Serialize for Hand {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Hand {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let stones = Vec::<(Colour, Stone)>::deserialize(deserializer)?;
        if stones.len() > MAX_HAND {
            return Err(serde::de::Error::custom(format!("a hand has at most {MAX_HAND} stones")));
        }
        Ok(stones.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_colour_brings_eleven_stones_and_forty_cubes() {
        let hand = Hand::of_colours(3);
        assert_eq!((hand.len(), hand.cubes(), hand.colours().len()), (33, 120, 3));
        assert!(hand.is_own_mirror_image());
    }

    #[test]
    fn stones_go_in_and_out() {
        let mut hand = Hand::empty();
        assert!(hand.add(Colour::Blue, Stone::A4) && !hand.is_own_mirror_image());
        assert!(!hand.take(Colour::Red, Stone::A4));
        assert!(hand.take(Colour::Blue, Stone::A4) && hand.is_empty());
        assert!((0..MAX_HAND).all(|_| hand.add(Colour::Red, Stone::I2)));
        assert!(!hand.add(Colour::Red, Stone::I2));
    }
}
