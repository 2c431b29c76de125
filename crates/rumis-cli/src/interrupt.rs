//! Ctrl-C as a wish: long work ends early and prints what there is. Asked a second time, the program ends at once.

use std::sync::atomic::{AtomicBool, Ordering};

use crate::failure::{Failure, Outcome};

/// The exit status of a program that was ended by Ctrl-C, as shells know it.
const STATUS: i32 = 130;

static ASKED: AtomicBool = AtomicBool::new(false);

/// From now on Ctrl-C only asks to stop. Called once, by commands that look at [`asked`].
pub fn listen() -> Outcome {
    let on_signal = || {
        if ASKED.swap(true, Ordering::Relaxed) {
            std::process::exit(STATUS);
        }
    };
    ctrlc::set_handler(on_signal).map_err(|error| Failure::refused(format!("Ctrl-C cannot be watched: {error}")))
}

/// True once somebody has asked to stop.
pub fn asked() -> bool {
    ASKED.load(Ordering::Relaxed)
}
