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
    near_shares(totals, 0.0)
}

/// The same if a player who is a point behind has a share too, `near` times that of the winner, with two points `near`
/// times that, and so on.
fn near_shares(totals: &[i16], near: f32) -> Values {
    let best = totals.iter().max().copied().unwrap_or_default();
    let mut shares = [0.0; MAX_PLAYERS];
    for (share, &total) in shares.iter_mut().zip(totals) {
        // One by one: unlike a power it is the same on every machine.
        *share = (total..best).fold(1.0, |share, _| near * share);
    }
    let sum: f32 = shares.iter().sum();
    shares.map(|share| share / sum)
}

/// How many points more a player has than the best of the others.
pub(crate) fn margin(totals: &[i16], player: usize) -> i16 {
    let others = totals.iter().enumerate().filter(|&(other, _)| other != player).map(|(_, &total)| total);
    totals[player] - others.max().unwrap_or(0)
}

/// What an end is worth: the shares of the win, and the same with a part for the margin, so that the search plays on
/// when all is won or lost, and with something for being near the win.
pub(crate) struct Worth {
    pub(crate) shares: Values,
    pub(crate) values: Values,
}

impl Worth {
    pub(crate) fn of_end(rules: Rules, totals: &Totals, margin_part: f32, near: f32) -> Worth {
        let best = best_totals(rules, |colour| totals[colour.index()]);
        let best = &best[..rules.players()];
        let mut values = near_shares(best, near);
        for (player, value) in values.iter_mut().enumerate().take(best.len()) {
            let by_margin = (0.5 + f32::from(margin(best, player)) / 40.0).clamp(0.0, 1.0);
            *value += margin_part * (by_margin - *value);
        }
        Worth { shares: shares(best), values }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_highest_scores_share_the_win_and_nobody_else_has_a_share() {
        assert_eq!(shares(&[7, 5, 4]), [1.0, 0.0, 0.0, 0.0, 0.0, 0.0]);
        assert_eq!(shares(&[-3, 10, 10, 9, 10, 10]), [0.0, 0.25, 0.25, 0.0, 0.25, 0.25]);
    }

    #[test]
    fn who_is_near_has_a_share_that_halves_with_every_point() {
        assert_eq!(near_shares(&[10, 9, 7, 9], 0.5), [8.0, 4.0, 1.0, 4.0, 0.0, 0.0].map(|part| part / 17.0));
    }
}
