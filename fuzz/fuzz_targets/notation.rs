//! Any text is read as what it may be, or refused: what was read is written in one way and reads back the same.

#![no_main]

use std::fmt::{Debug, Display};
use std::str::FromStr;

use libfuzzer_sys::fuzz_target;
use rumis::{Cube, Cubes, MoveText, Square, Stone, Variants};

fn reads_back<T: FromStr + Display + PartialEq + Debug>(text: &str)
where
    T::Err: Debug + Display,
{
    match text.parse::<T>() {
        Ok(value) => assert_eq!(value.to_string().parse::<T>().unwrap(), value),
        Err(refusal) => assert!(refusal.to_string().len() < 400, "an error never floods"),
    }
}

fuzz_target!(|text: &str| {
    reads_back::<Square>(text);
    reads_back::<Cube>(text);
    reads_back::<Cubes>(text);
    reads_back::<MoveText>(text);
    reads_back::<Stone>(text);
    reads_back::<Variants>(text);
    if let Ok(cubes) = text.parse::<Cubes>() {
        assert!(cubes.as_slice().is_sorted() && (2..=4).contains(&cubes.as_slice().len()));
        assert!(cubes.stone().is_none_or(|stone| stone.size() == cubes.as_slice().len()));
    }
});
