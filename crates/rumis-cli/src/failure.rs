//! How a command fails, and what is said about it.

use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

/// What a command returns.
pub type Outcome<T = ()> = Result<T, Failure>;

/// Why a command did not do what it was asked to.
#[derive(Debug)]
pub enum Failure {
    /// The command line makes no sense: status 2.
    Usage(String),
    /// A move or a file was refused, or reading or writing failed: status 1.
    Refused(anyhow::Error),
    /// Nobody reads the output any more, as with `rumis moves … | head -1`: no failure at all.
    OutputClosed,
}

impl Failure {
    /// Wrong usage, in one sentence.
    pub fn usage(sentence: impl Display) -> Failure {
        Failure::Usage(sentence.to_string())
    }

    /// A refusal, in one sentence.
    pub fn refused(sentence: impl Display) -> Failure {
        Failure::Refused(anyhow::anyhow!("{sentence}"))
    }

    /// What went wrong, in one sentence.
    pub fn sentence(&self) -> String {
        match self {
            Failure::Usage(sentence) => sentence.clone(),
            Failure::Refused(error) => format!("{error:#}"),
            Failure::OutputClosed => "nobody reads the output any more".into(),
        }
    }

    /// Says what went wrong on standard error and returns the exit status.
    pub fn report(&self) -> ExitCode {
        let status = match self {
            Failure::Usage(_) => 2,
            Failure::Refused(_) => 1,
            Failure::OutputClosed => return ExitCode::SUCCESS,
        };
        // Nothing can be done if standard error is closed too.
        let _ = writeln!(io::stderr(), "rumis: {}", self.sentence());
        ExitCode::from(status)
    }
}

impl From<anyhow::Error> for Failure {
    fn from(error: anyhow::Error) -> Failure {
        Failure::Refused(error)
    }
}

/// Failures to write the output; reading goes through [`crate::files`], which names the file.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::OutputClosed,
            _ => Failure::Refused(anyhow::Error::new(error).context("the output cannot be written")),
        }
    }
}
