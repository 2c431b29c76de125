//! `cargo xtask …`: everything a person does with the project, each in one command.

use std::env;
use std::ffi::OsString;
use std::process::{Command, ExitCode};

const USAGE: &str = "\
usage: cargo xtask COMMAND

  play [ARGS…]     build the command and play in the terminal; ARGS go to `rumis play`, for example -s pisac -n 3
  test             format, lints, all tests, documentation: what must pass before a change lands
  bench [ARGS…]    the benchmarks; ARGS go to criterion, for example `random`
  fuzz [SECONDS]   every fuzz target for SECONDS (60); needs `cargo install cargo-fuzz`
";

fn main() -> ExitCode {
    let mut arguments = env::args_os().skip(1);
    let command = arguments.next().unwrap_or_default();
    let rest: Vec<OsString> = arguments.collect();
    let result = match command.to_str() {
        Some("play") => play(rest),
        Some("test") => test(),
        Some("bench") => cargo("Benchmarks", &["bench", "--workspace", "--"], rest),
        Some("fuzz") => fuzz(rest),
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
        Err(Failure::Played(code)) => ExitCode::from(code),
    }
}

/// Why a command ended without success.
enum Failure {
    /// A step failed; the message says which.
    Step(String),
    /// The game itself ended with this status and has already said why.
    Played(u8),
}

fn play(arguments: Vec<OsString>) -> Result<(), Failure> {
    // `cargo xtask play -- -s pisac` and `cargo xtask play -s pisac` are the same.
    let arguments = arguments.into_iter().skip_while(|argument| argument == "--");
    let build = ["run", "--release", "--quiet", "--package", "rumis-cli", "--", "play"];
    eprintln!("Building the command (the first time takes a minute) …");
    let mut run = Command::new(cargo_path());
    // So that the command says how to go on with a game in the words that began it.
    run.args(build).args(arguments).env("RUMIS_CALLED_AS", "cargo xtask");
    let status = run.status().map_err(not_started)?;
    match status.code() {
        Some(0) => Ok(()),
        code => Err(Failure::Played(code.and_then(|code| u8::try_from(code).ok()).unwrap_or(1))),
    }
}

fn test() -> Result<(), Failure> {
    cargo("Format", &["fmt", "--all", "--check"], vec![])?;
    cargo("Lints", &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"], vec![])?;
    cargo("Tests", &["test", "--workspace"], vec![])?;
    documentation()
}

fn documentation() -> Result<(), Failure> {
    eprintln!("== Documentation: cargo doc");
    let mut doc = Command::new(cargo_path());
    doc.args(["doc", "--workspace", "--no-deps", "--document-private-items"]).env("RUSTDOCFLAGS", "-D warnings");
    succeed("Documentation", &mut doc)
}

fn fuzz(arguments: Vec<OsString>) -> Result<(), Failure> {
    let seconds = arguments.first().and_then(|text| text.to_str()).unwrap_or("60");
    let seconds: u32 = seconds.parse().map_err(|_| Failure::Step(format!("{seconds:?} is not a number of seconds")))?;
    let listed = Command::new(cargo_path()).args(["fuzz", "list"]).output().map_err(not_started)?;
    if !listed.status.success() {
        return Err(Failure::Step("`cargo fuzz` is missing: run `cargo install cargo-fuzz`".into()));
    }
    for target in String::from_utf8_lossy(&listed.stdout).split_whitespace() {
        let time = format!("-max_total_time={seconds}");
        let mut run = Command::new(cargo_path());
        // libFuzzer needs compiler options that stable Rust only accepts with this variable.
        run.args(["fuzz", "run", target, "--", &time]).env("RUSTC_BOOTSTRAP", "1");
        eprintln!("== Fuzz target {target} for {seconds} s");
        succeed(target, &mut run)?;
    }
    Ok(())
}

fn cargo(step: &str, arguments: &[&str], more: Vec<OsString>) -> Result<(), Failure> {
    eprintln!("== {step}: cargo {}", arguments.join(" "));
    succeed(step, Command::new(cargo_path()).args(arguments).args(more))
}

fn succeed(step: &str, command: &mut Command) -> Result<(), Failure> {
    match command.status().map_err(not_started)?.success() {
        true => Ok(()),
        false => Err(Failure::Step(format!("{step} failed; what is wrong stands above"))),
    }
}

fn not_started(error: std::io::Error) -> Failure {
    Failure::Step(format!("cargo could not be started: {error}"))
}

/// The cargo that runs this, so that the toolchain is the same.
fn cargo_path() -> OsString {
    env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}
