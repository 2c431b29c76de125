//! Ctrl-C as a wish: long work ends early and prints what there is. Asked a second time, the program ends at once.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

use crate::failure::{Failure, Outcome};

/// The exit status of a program that was ended by Ctrl-C, as shells know it.
const STATUS: i32 = 130;

/// Signals so soon after the first are the same wish: `timeout` and others that end programs send it to the program and to
/// its group, and nobody presses a key twice in that time because nothing happens.
const ONE_WISH: Duration = Duration::from_millis(500);

static ASKED: OnceLock<Instant> = OnceLock::new();

/// From now on Ctrl-C only asks to stop. Called once, by commands that look at [`asked`].
pub fn listen() -> Outcome {
    let on_signal = || {
        if ASKED.get_or_init(Instant::now).elapsed() > ONE_WISH {
            std::process::exit(STATUS);
        }
    };
    ctrlc::set_handler(on_signal).map_err(|error| Failure::refused(format!("Ctrl-C cannot be watched: {error}")))
}

/// True once somebody has asked to stop.
pub fn asked() -> bool {
    ASKED.get().is_some()
}
