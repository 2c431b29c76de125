//! Days of the calendar, without a clock.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::cube::{excerpt, serde_as_text};

/// A day, written `2026-11-15`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

/// A text that is not a day.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a date: write year-month-day, for example 2026-11-15")]
pub struct DateSyntax(pub String);

impl Date {
    /// The day, if the calendar has it and its year is 1 to 9999.
    pub fn new(year: u16, month: u8, day: u8) -> Option<Date> {
        let in_calendar = (1..=9999).contains(&year) && (1..=12).contains(&month);
        (in_calendar && (1..=days_in_month(year, month)).contains(&day)).then_some(Date { year, month, day })
    }

    /// The day that is so many days after the first of January 1970; `None` after the year 9999.
    pub fn from_days_since_1970(days: u32) -> Option<Date> {
        // Years are counted from March, so that the leap day is the last of its year. After Howard Hinnant's
        // "chrono-compatible low-level date algorithms".
        let days = days.checked_add(719_468)?;
        let (era, day_of_era) = (days / 146_097, days % 146_097);
        let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let month_from_march = (5 * day_of_year + 2) / 153;
        let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
        let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
        let year = year_of_era + era * 400 + u32::from(month <= 2);
        Date::new(u16::try_from(year).ok()?, month as u8, day as u8)
    }
}

fn days_in_month(year: u16, month: u8) -> u8 {
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        2 => 28 + u8::from(leap),
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Date {
    type Err = DateSyntax;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let number = |text: &str, digits: usize| {
            let plain = text.len() == digits && text.bytes().all(|b| b.is_ascii_digit());
            plain.then(|| text.parse::<u16>().ok()).flatten()
        };
        let parse = || {
            let (year, rest) = text.split_once('-')?;
            let (month, day) = rest.split_once('-')?;
            Date::new(number(year, 4)?, number(month, 2)? as u8, number(day, 2)? as u8)
        };
        parse().ok_or_else(|| DateSyntax(excerpt(text)))
    }
}

serde_as_text!(Date);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_through_leap_years() {
        let day = |days| Date::from_days_since_1970(days).unwrap().to_string();
        assert_eq!(day(0), "1970-01-01");
        assert_eq!(day(11_016), "2000-02-29");
        assert_eq!(day(11_017), "2000-03-01");
        assert_eq!(day(20_772), "2026-11-15");
        assert_eq!(day(2_932_896), "9999-12-31");
        assert_eq!(Date::from_days_since_1970(2_932_897), None);
        assert_eq!(Date::from_days_since_1970(u32::MAX), None);
    }

    #[test]
    fn only_days_of_the_calendar_are_read() {
        assert_eq!("2024-02-29".parse(), Ok(Date { year: 2024, month: 2, day: 29 }));
        for text in ["", "2026", "2026-2-3", "2023-02-29", "2026-13-01", "2026-04-31", "0000-01-01", "+026-01-01"] {
            assert!(text.parse::<Date>().is_err(), "{text:?}");
        }
    }
}
