//! What a share of the win says about strength.

/// Half of the normal distribution's 95 % interval, in standard deviations.
const Z: f64 = 1.959_964;

/// The difference in Elo points, with its 95 % interval. An end is open if the share alone sets no bound.
#[derive(Debug, PartialEq)]
pub struct Elo {
    pub difference: f64,
    pub low: Option<f64>,
    pub high: Option<f64>,
}

impl Elo {
    /// From the average share in so many games against so many rivals of equal strength.
    ///
    /// The interval is Wilson's, which holds for few games and extreme shares too. It takes every game as won or lost;
    /// shared wins vary less, so with them it is a little too wide.
    pub fn from_share(share: f64, games: usize, rivals: usize) -> Elo {
        let games = games as f64;
        let square = Z * Z;
        let centre = (share + square / (2.0 * games)) / (1.0 + square / games);
        let half = Z * (share * (1.0 - share) / games + square / (4.0 * games * games)).sqrt() / (1.0 + square / games);
        let half_a_game = 0.5 / games;
        let estimate = share.clamp(half_a_game, 1.0 - half_a_game);
        Elo {
            difference: difference(estimate, rivals),
            low: (share > 0.0).then(|| difference(centre - half, rivals)),
            high: (share < 1.0).then(|| difference(centre + half, rivals)),
        }
    }
}

/// Bradley and Terry: a wins with strength / (strength + rivals), and 400 points are ten times the strength.
fn difference(share: f64, rivals: usize) -> f64 {
    400.0 * (share * rivals as f64 / (1.0 - share)).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fair_share_is_no_difference() {
        for players in 2..=6 {
            let elo = Elo::from_share(1.0 / players as f64, 1000, players - 1);
            assert!(elo.difference.abs() < 1e-9);
            assert!(elo.low.unwrap() < 0.0 && elo.high.unwrap() > 0.0);
        }
    }

    #[test]
    fn three_of_four_is_the_well_known_191() {
        let elo = Elo::from_share(0.75, 100, 1);
        assert_eq!(elo.difference.round(), 191.0);
        // Wilson's interval for 75 of 100 is 65.7 % to 82.5 %.
        assert_eq!((elo.low.unwrap().round(), elo.high.unwrap().round()), (113.0, 269.0));
    }

    #[test]
    fn winning_or_losing_all_leaves_one_end_open() {
        let all = Elo::from_share(1.0, 80, 1);
        assert_eq!((all.difference.round(), all.high), (881.0, None));
        assert!(all.low.unwrap() > 500.0 && all.low.unwrap() < all.difference);
        let none = Elo::from_share(0.0, 80, 1);
        assert_eq!((none.difference.round(), none.low), (-881.0, None));
        let single = Elo::from_share(1.0, 1, 1);
        assert_eq!(single.difference, 0.0, "one game says nothing");
    }
}
