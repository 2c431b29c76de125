//! The only clock of the command. `SOURCE_DATE_EPOCH` stops it, for output that must be the same every time.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use rumis::Date;

/// A moment, in universal time.
#[derive(Clone, Copy)]
pub struct Moment {
    since_1970: Duration,
}

impl Moment {
    /// This moment. A machine whose clock stands before 1970 is in 1970.
    pub fn now() -> Moment {
        let elapsed = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Moment::stopped_at(std::env::var("SOURCE_DATE_EPOCH").ok().as_deref()).unwrap_or(Moment { since_1970: elapsed })
    }

    fn stopped_at(seconds: Option<&str>) -> Option<Moment> {
        Some(Moment { since_1970: Duration::from_secs(seconds?.parse().ok()?) })
    }

    /// The day; none after the year 9999.
    pub fn date(self) -> Option<Date> {
        Date::from_days_since_1970(u32::try_from(self.since_1970.as_secs() / 86_400).ok()?)
    }

    /// In a form that suits names of files: `2026-11-15-210438`.
    pub fn timestamp(self) -> String {
        let day = self.date().map(|day| day.to_string()).unwrap_or_default();
        let second = self.since_1970.as_secs() % 86_400;
        format!("{day}-{:02}{:02}{:02}", second / 3600, second / 60 % 60, second % 60)
    }

    /// A seed that nobody chose: another one every time.
    pub fn seed(self) -> u64 {
        self.since_1970.as_micros() as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_has_a_day_and_a_name() {
        let moment = Moment::stopped_at(Some("1794776678")).unwrap();
        assert_eq!(moment.date(), Date::new(2026, 11, 15));
        assert_eq!(moment.timestamp(), "2026-11-15-210438");
        assert_eq!(moment.seed(), 1_794_776_678_000_000);
    }

    #[test]
    fn only_a_number_stops_the_clock() {
        assert!(Moment::stopped_at(None).is_none());
        assert!(
            ["", "-1", "1.5", "today", "99999999999999999999"].iter().all(|s| Moment::stopped_at(Some(s)).is_none())
        );
    }

    #[test]
    fn moments_beyond_the_calendar_have_no_day() {
        assert_eq!(Moment::stopped_at(Some("253402300799")).unwrap().date(), Date::new(9999, 12, 31));
        assert_eq!(Moment::stopped_at(Some("253402300800")).unwrap().date(), None);
        assert_eq!(Moment::stopped_at(Some("18446744073709551615")).unwrap().date(), None);
    }
}
