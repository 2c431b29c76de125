//! Shows on the terminal how far a search is.

use std::io::{IsTerminal, Write};
use std::ops::ControlFlow;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use rumis_puzzle::{Progress, Watch};

/// Prints a line on standard error now and then, if that is a terminal, and wipes it when dropped.
pub struct Watching {
    what: &'static str,
    terminal: bool,
    began: Instant,
    last: Mutex<Option<Instant>>,
}

impl Watching {
    /// `what` names the things that are found.
    pub fn new(what: &'static str) -> Watching {
        Watching { what, terminal: std::io::stderr().is_terminal(), began: Instant::now(), last: Mutex::new(None) }
    }

    fn show(&self, progress: &Progress) {
        let share = progress.share.map_or(String::new(), |share| format!("{:.0} % done, ", share * 100.0));
        let seconds = self.began.elapsed().as_secs();
        let line = format!("{share}{} {}, {} positions, {seconds} s", progress.found, self.what, progress.nodes);
        // What cannot be shown is not worth stopping for.
        let _ = write!(std::io::stderr(), "\r\x1b[K{line}");
    }
}

impl Watch for Watching {
    fn look(&self, progress: &Progress) -> ControlFlow<()> {
        if self.terminal
            && let Ok(mut last) = self.last.try_lock()
            && last.unwrap_or(self.began).elapsed() > Duration::from_millis(200)
        {
            *last = Some(Instant::now());
            self.show(progress);
        }
        ControlFlow::Continue(())
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        if self.last.lock().is_ok_and(|last| last.is_some()) {
            let _ = write!(std::io::stderr(), "\r\x1b[K");
        }
    }
}
