//! The date of today, and a seed nobody chose.

use std::time::{Duration, SystemTime};

use anyhow::{Context, Result};
use rumis_puzzle::Day;

fn since_1970() -> Result<Duration> {
    SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).context("the clock of this machine is before 1970")
}

/// The date of today in UTC.
pub fn utc() -> Result<Day> {
    Ok(date((since_1970()?.as_secs() / 86_400) as u32))
}

/// Another number every time.
pub fn some_seed() -> Result<u64> {
    Ok(since_1970()?.as_micros() as u64)
}

/// The date so many days after the first of January 1970.
fn date(mut days: u32) -> Day {
    let leap = |year: u16| (year.is_multiple_of(4) && !year.is_multiple_of(100)) || year.is_multiple_of(400);
    let mut year = 1970;
    while days >= 365 + leap(year) as u32 && year < u16::MAX {
        days -= 365 + leap(year) as u32;
        year += 1;
    }
    let february = 28 + leap(year) as u32;
    let mut month = 1;
    for length in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30] {
        if days < length {
            break;
        }
        days -= length;
        month += 1;
    }
    Day { year, month, day: days as u8 + 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_through_leap_years() {
        for (days, year, month, day) in
            [(0, 1970, 1, 1), (58, 1970, 2, 28), (59, 1970, 3, 1), (789, 1972, 2, 29), (11_016, 2000, 2, 29)]
        {
            assert_eq!(date(days), Day { year, month, day }, "{days}");
        }
        assert_eq!(date(20_453), Day { year: 2025, month: 12, day: 31 });
        assert_eq!(date(20_454), Day { year: 2026, month: 1, day: 1 });
    }
}
