#![no_main]
//! Any bytes: reading and replaying a record never panics, and what was read is written so that it reads the same.

use libfuzzer_sys::fuzz_target;
use rumis::record::{MAX_RECORD_BYTES, Record, RecordedScenario};
use rumis::scenario::MAX_SCENARIO_BYTES;

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let Ok(record) = text.parse::<Record>() else { return };
    let written = record.to_string();
    // Escapes may make a text longer, so that what was just short enough to be read need not be when written anew.
    let definition = match &record.scenario {
        RecordedScenario::Own(def) => def.to_toml().len(),
        RecordedScenario::Official(_) => 0,
    };
    if written.len() <= MAX_RECORD_BYTES && definition <= MAX_SCENARIO_BYTES {
        assert_eq!(written.parse::<Record>().as_ref(), Ok(&record));
    }
    if let Ok(game) = record.replay() {
        let again = Record::from_game(&game);
        assert_eq!(again.replay().map(|game| game.hash()), Ok(game.hash()));
    }
});
