//! Shows on the terminal how far a search is, and ends it when Ctrl-C asks for it.

use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use rumis_puzzle::{Progress as Reached, Watch};

use crate::failure::Failure;
use crate::interrupt;
use crate::progress::Progress;

const EVERY: Duration = Duration::from_millis(200);

/// Watches a search from all its threads.
pub struct Watching {
    what: &'static str,
    began: Instant,
    found: AtomicU64,
    line: Mutex<Line>,
}

struct Line {
    progress: Progress,
    next: Instant,
}

impl Watching {
    /// `what` names the things that are found.
    pub fn new(what: &'static str) -> Watching {
        let began = Instant::now();
        let line = Mutex::new(Line { progress: Progress::new(), next: began + EVERY });
        Watching { what, began, found: AtomicU64::new(0), line }
    }

    /// What to say when the search was stopped.
    pub fn stopped(&self) -> Failure {
        Failure::refused(format!("stopped; {} {} so far", self.found.load(Ordering::Relaxed), self.what))
    }

    /// Wipes the line, so that something else can be printed.
    pub fn wipe(&self) {
        if let Ok(mut line) = self.line.lock() {
            line.progress.clear();
        }
    }

    fn describe(&self, reached: &Reached) -> String {
        let share = reached.share.map_or(String::new(), |share| format!("{:.0} % done, ", share * 100.0));
        let found = match reached.found {
            0 => String::new(),
            found => format!("{found} {}, ", self.what),
        };
        format!("{share}{found}{} positions, {} s", reached.nodes, self.began.elapsed().as_secs())
    }
}

impl Watch for Watching {
    fn look(&self, reached: &Reached) -> ControlFlow<()> {
        self.found.fetch_max(reached.found, Ordering::Relaxed);
        // A thread that finds another one printing goes on searching.
        if let Ok(mut line) = self.line.try_lock()
            && Instant::now() >= line.next
        {
            line.next = Instant::now() + EVERY;
            line.progress.show(&self.describe(reached));
        }
        if interrupt::asked() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}
