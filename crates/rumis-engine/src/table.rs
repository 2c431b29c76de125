//! What a search has found out about positions, as far as there is room.

use crate::board::INFINITE;

/// What is known of a position.
#[derive(Clone, Copy)]
pub(crate) struct Known {
    /// Whoever moves gains so much at least, and so much at most.
    pub(crate) least: i16,
    pub(crate) most: i16,
    /// A move that gains the least.
    pub(crate) best: Option<u16>,
}

impl Known {
    pub(crate) const NOTHING: Known = Known { least: -INFINITE, most: INFINITE, best: None };

    /// After a search for a certain gain.
    pub(crate) fn with(self, gain: i16, wanted: i16, best: Option<u16>) -> Known {
        match gain >= wanted {
            true => Known { least: gain, best, ..self },
            false => Known { most: gain, ..self },
        }
    }
}

/// One place for each position, by its key; a later position takes the place of an earlier one.
pub(crate) struct Table {
    /// Key, and what is known as one number: 0 if the place is free. Plain numbers, so that a new table costs nothing
    /// before it is used.
    places: Vec<[u64; 2]>,
    game: u64,
}

const PLACES: usize = 1 << 20;
const NO_MOVE: u16 = u16::MAX;

impl Table {
    pub(crate) const MEMORY: usize = PLACES * size_of::<[u64; 2]>();

    pub(crate) fn new() -> Table {
        Table { places: vec![[0; 2]; PLACES], game: 0 }
    }

    /// From now on keys are those of a certain game, told from others by its hash.
    pub(crate) fn begin(&mut self, game: u64) {
        self.game = game;
    }

    pub(crate) fn get(&self, key: u64) -> Known {
        let key = key ^ self.game;
        let [known_key, known] = self.places[key as usize % PLACES];
        if known_key != key || known == 0 {
            return Known::NOTHING;
        }
        let [least, most, best, _] = [0, 16, 32, 48].map(|shift| (known >> shift) as u16);
        Known { least: least as i16, most: most as i16, best: (best != NO_MOVE).then_some(best) }
    }

    pub(crate) fn put(&mut self, key: u64, known: Known) {
        let key = key ^ self.game;
        let parts = [known.least as u16, known.most as u16, known.best.unwrap_or(NO_MOVE), 1];
        let packed = parts.into_iter().rev().fold(0, |packed, part| packed << 16 | u64::from(part));
        self.places[key as usize % PLACES] = [key, packed];
    }
}
