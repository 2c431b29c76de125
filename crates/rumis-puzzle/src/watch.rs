//! How a caller watches a search and stops it. There is no clock in this crate.

use std::ops::ControlFlow;

/// How far a search is.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Progress {
    /// Positions looked at so far.
    pub nodes: u64,
    /// Fillings found so far, counted as the search counts them.
    pub found: u64,
    /// The part of the work that is done, 0 to 1, if it can be told.
    pub share: Option<f64>,
}

/// Asked every few hundred positions, from any of the searching threads: may the search go on? Answer fast.
pub trait Watch: Sync {
    /// [`ControlFlow::Break`] stops the search within milliseconds.
    fn look(&self, progress: &Progress) -> ControlFlow<()>;
}

impl<F: Fn(&Progress) -> ControlFlow<()> + Sync> Watch for F {
    fn look(&self, progress: &Progress) -> ControlFlow<()> {
        self(progress)
    }
}

/// Lets every search run to its end.
#[derive(Clone, Copy, Debug, Default)]
pub struct Patient;

impl Watch for Patient {
    fn look(&self, _: &Progress) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// The result of a search that may have been stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome<T> {
    /// Here it is.
    Found(T),
    /// There is none; this is proved.
    None,
    /// The search was stopped before it knew.
    Stopped,
}

impl<T> Outcome<T> {
    /// The same outcome with what was found changed.
    pub fn map<U>(self, change: impl FnOnce(T) -> U) -> Outcome<U> {
        match self {
            Outcome::Found(value) => Outcome::Found(change(value)),
            Outcome::None => Outcome::None,
            Outcome::Stopped => Outcome::Stopped,
        }
    }

    /// What was found, if anything was.
    pub fn found(self) -> Option<T> {
        match self {
            Outcome::Found(value) => Some(value),
            _ => None,
        }
    }
}
