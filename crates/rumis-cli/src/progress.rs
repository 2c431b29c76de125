//! A line on the terminal that says how far the work is. What cannot be shown is no reason to stop.

use std::io::{self, IsTerminal, Write};

/// A line on standard error, if that is a terminal; wiped when dropped.
pub struct Progress {
    is_terminal: bool,
    shown: bool,
}

impl Progress {
    /// Nothing is shown yet.
    pub fn new() -> Progress {
        Progress { is_terminal: io::stderr().is_terminal(), shown: false }
    }

    /// Replaces the line.
    pub fn show(&mut self, line: &str) {
        if self.is_terminal {
            self.shown = true;
            let _ = write!(io::stderr(), "\r\x1b[K{line}");
        }
    }

    /// Wipes the line, so that something else can be printed there.
    pub fn clear(&mut self) {
        if self.shown {
            self.shown = false;
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.clear();
    }
}
