//! The fuzz targets, one after the other.

use std::ffi::OsString;
use std::process::Command;

use crate::step::{Failure, Outcome, announce, cargo_path, failed, root, succeed};

/// Runs every target for the given number of seconds.
pub fn all(arguments: Vec<OsString>) -> Outcome {
    let seconds = arguments.first().and_then(|text| text.to_str()).unwrap_or("60");
    let seconds: u32 = seconds.parse().map_err(|_| Failure::Step(format!("{seconds:?} is not a number of seconds")))?;
    for target in targets()? {
        let time = format!("-max_total_time={seconds}");
        announce(&format!("Fuzz target {target} for {seconds} s"));
        succeed(&target, &mut cargo_fuzz(&["run", &target, "--", &time]))?;
    }
    Ok(())
}

fn targets() -> Outcome<Vec<String>> {
    match cargo_fuzz(&["list"]).output() {
        Ok(listed) if listed.status.success() => {
            Ok(String::from_utf8_lossy(&listed.stdout).split_whitespace().map(String::from).collect())
        }
        _ => failed("`cargo fuzz` is missing: run `cargo install cargo-fuzz`"),
    }
}

fn cargo_fuzz(arguments: &[&str]) -> Command {
    let mut command = Command::new(cargo_path());
    // libFuzzer needs compiler options that stable Rust only accepts with this variable.
    command.current_dir(root()).arg("fuzz").args(arguments).env("RUSTC_BOOTSTRAP", "1");
    command
}
