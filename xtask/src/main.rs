//! `cargo xtask …`: everything a person does with the project, each in one command.
//!
//! The only place that knows about npm, wasm and browsers. One subject a file; each step says what it does.

mod checks;
mod chromium;
mod fuzz;
mod page;
mod play;
mod site;
mod stamp;
mod step;
mod wasm;

use std::env;
use std::ffi::OsString;
use std::process::ExitCode;

use crate::step::Failure;

const USAGE: &str = "\
usage: cargo xtask COMMAND

  play [--no-open] [ARGS…]          build everything and play in the browser; ARGS go to `rumis serve`, as --port 7700
  table [ARGS…]                     play in the terminal; ARGS go to `rumis play`, for example -s pisac -n 3
  site [--out DIR] [--base PATH]    write the page as a folder for any web host; it works under any path
  page                              build the page and no more, for work on the command
  test                              format, lints, all tests, documentation: what must pass before a change lands
  e2e [ARGS…]                       only the tests in a real browser; ARGS go to vitest, for example `offline`
  bench [ARGS…]                     the benchmarks; ARGS go to criterion, for example `random`
  fuzz [SECONDS]                    every fuzz target for SECONDS (60); needs `cargo install cargo-fuzz`
";

fn main() -> ExitCode {
    let mut arguments = env::args_os().skip(1);
    let command = arguments.next().unwrap_or_default();
    // `cargo xtask table -- -s pisac` and `cargo xtask table -s pisac` are the same.
    let rest: Vec<OsString> = arguments.skip_while(|argument| argument == "--").collect();
    let result = match command.to_str() {
        Some("play") => play::in_browser(rest),
        Some("table") => play::in_terminal(rest),
        Some("site") => site::write(rest),
        Some("page") => page::build(),
        Some("test") => checks::all(),
        Some("e2e") => checks::in_browser(rest),
        Some("bench") => step::cargo("Benchmarks", &["bench", "--workspace", "--exclude", "xtask", "--"], rest),
        Some("fuzz") => fuzz::all(rest),
        _ => {
            eprint!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Step(message)) => {
            eprintln!("xtask: {message}");
            ExitCode::FAILURE
        }
        Err(Failure::Ended(code)) => ExitCode::from(code),
    }
}
