//! What a finished game is worth to each player.

use rumis::{Colour, Playout, Rules};

/// The most players at a table.
pub(crate) const MAX_PLAYERS: usize = 6;

/// One number a player, from 0 (lost) to 1 (won alone).
pub(crate) type Values = [f32; MAX_PLAYERS];

/// The points of each colour.
pub(crate) type Totals = [i16; Colour::COUNT];

/// The points of each colour at this moment.
pub(crate) fn totals(playout: &Playout) -> Totals {
    let mut totals = [0; Colour::COUNT];
    for &colour in playout.plan().rules().turn_order() {
        totals[colour.index()] = playout.total(colour);
    }
    totals
}

/// The best colour of each player.
pub(crate) fn best_totals(rules: Rules, total: impl Fn(Colour) -> i16) -> [i16; MAX_PLAYERS] {
    let mut best = [i16::MIN; MAX_PLAYERS];
    for &colour in rules.turn_order() {
        let owner = rules.owner(colour);
        best[owner] = best[owner].max(total(colour));
    }
    best
}

/// The share of the win of each player: 1 to share out among the players with the highest score.
pub(crate) fn shares(totals: &[i16]) -> Values {
    let best = totals.iter().max();
    let winners = totals.iter().filter(|total| Some(*total) == best).count() as f32;
    let mut shares = [0.0; MAX_PLAYERS];
    for (share, total) in shares.iter_mut().zip(totals) {
        *share = if Some(total) == best { 1.0 / winners } else { 0.0 };
    }
    shares
}

/// How many points more a player has than the best of the others.
pub(crate) fn margin(totals: &[i16], player: usize) -> i16 {
    let others = totals.iter().enumerate().filter(|&(other, _)| other != player).map(|(_, &total)| total);
    totals[player] - others.max().unwrap_or(0)
}

/// What an end is worth: the shares of the win, and the same with a part for the margin, so that the search plays on
/// when all is won or lost.
pub(crate) struct Worth {
    pub(crate) shares: Values,
    pub(crate) values: Values,
}

impl Worth {
    pub(crate) fn of_end(rules: Rules, totals: &Totals, margin_part: f32) -> Worth {
        let best = best_totals(rules, |colour| totals[colour.index()]);
        let best = &best[..rules.players()];
        let shares = shares(best);
        let mut values = shares;
        for (player, value) in values.iter_mut().enumerate().take(best.len()) {
            let by_margin = (0.5 + f32::from(margin(best, player)) / 40.0).clamp(0.0, 1.0);
            *value += margin_part * (by_margin - *value);
        }
        Worth { shares, values }
    }
}
