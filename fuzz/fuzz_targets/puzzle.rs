//! The text form of a puzzle: no text makes the reader panic, and what it reads is written and read back the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rumis_puzzle::Puzzle;

fuzz_target!(|text: &str| {
    match text.parse::<Puzzle>() {
        Ok(puzzle) => {
            let written = puzzle.to_string();
            assert_eq!(written.parse::<Puzzle>().as_ref(), Ok(&puzzle));
            let _ = puzzle.obstacle();
        }
        Err(error) => assert!(error.to_string().len() < 400, "one sentence: {error}"),
    }
});
