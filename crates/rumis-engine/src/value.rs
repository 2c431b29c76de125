//! What a finished game is worth to each player.

use rumis::{Colour, Playout, Rules};

/// The most players at a table.
pub(crate) const MAX_PLAYERS: usize = 6;

/// One number a player, from 0 (lost) to 1 (won alone).
pub(crate) type Values = [f32; MAX_PLAYERS];

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

/// The share of the win, with a part for the margin, so that the search plays on when all is won or lost.
pub(crate) fn of_end(playout: &Playout, margin_part: f32) -> Values {
    let rules = playout.plan().rules();
    let totals = best_totals(rules, |colour| playout.total(colour));
    let totals = &totals[..rules.players()];
    let mut values = shares(totals);
    for (player, value) in values.iter_mut().enumerate().take(totals.len()) {
        let by_margin = (0.5 + f32::from(margin(totals, player)) / 40.0).clamp(0.0, 1.0);
        *value += margin_part * (by_margin - *value);
    }
    values
}
