//! One step of a command: it is announced, run, and its failure named.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Why a command ended without success.
#[derive(Debug)]
pub enum Failure {
    /// A step failed; the message says which.
    Step(String),
    #[cfg_attr(unix, allow(dead_code))]
    /// The program that was asked for ended with this status and has already said why.
    Ended(u8),
}

/// What a step returns.
pub type Outcome<T = ()> = Result<T, Failure>;

/// A failed step, in one sentence.
pub fn failed<T>(sentence: impl Into<String>) -> Outcome<T> {
    Err(Failure::Step(sentence.into()))
}

/// Says what is being done, so that nobody waits in the dark.
pub fn announce(sentence: &str) {
    eprintln!("== {sentence}");
}

/// The folder of the project.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map(Path::to_path_buf).unwrap_or_default()
}

/// Where cargo puts what it builds: this program lies there itself, in the folder of its profile.
pub fn target() -> PathBuf {
    let own = env::current_exe().ok();
    own.as_deref().and_then(|own| own.ancestors().nth(2)).map_or_else(|| root().join("target"), Path::to_path_buf)
}

/// The cargo that runs this, so that the toolchain is the same.
pub fn cargo_path() -> OsString {
    env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

/// Announces and runs cargo.
pub fn cargo(step: &str, arguments: &[&str], more: Vec<OsString>) -> Outcome {
    announce(&format!("{step}: cargo {}", arguments.join(" ")));
    succeed(step, Command::new(cargo_path()).current_dir(root()).args(arguments).args(more))
}

/// Runs a program to its end; anything but success is a failure of this step.
pub fn succeed(step: &str, command: &mut Command) -> Outcome {
    match command.status().map_err(|error| not_started(command, &error))?.success() {
        true => Ok(()),
        false => failed(format!("{step} failed; what is wrong stands above")),
    }
}

/// Becomes the program that the person asked for, so that whoever ends this ends that.
#[cfg(unix)]
pub fn hand_over(command: &mut Command) -> Outcome {
    let error = std::os::unix::process::CommandExt::exec(command);
    Err(not_started(command, &error))
}

/// Runs the program that the person asked for: what it says of itself is enough.
#[cfg(not(unix))]
pub fn hand_over(command: &mut Command) -> Outcome {
    let status = command.status().map_err(|error| not_started(command, &error))?;
    match status.code() {
        Some(0) => Ok(()),
        code => Err(Failure::Ended(code.and_then(|code| u8::try_from(code).ok()).unwrap_or(1))),
    }
}

/// True if the program ends with success; what it prints is not shown.
pub fn quietly(command: &mut Command) -> bool {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// Where a program of this name lies in the search path.
pub fn find(program: &str) -> Option<PathBuf> {
    let paths = env::var_os("PATH")?;
    let named = format!("{program}{}", env::consts::EXE_SUFFIX);
    env::split_paths(&paths).map(|folder| folder.join(&named)).find(|path| path.is_file())
}

/// Installs Debian packages if this is Debian and we may; false if not.
pub fn install_debian(packages: &[&str]) -> Outcome<bool> {
    if find("apt-get").is_none() || !is_root() {
        return Ok(false);
    }
    announce(&format!("Installing {} with apt-get (about a minute)", packages.join(", ")));
    let apt = |arguments: &[&str]| {
        let mut command = Command::new("apt-get");
        command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
        command
    };
    succeed("apt-get update", &mut apt(&["update", "-q"]))?;
    succeed("apt-get install", apt(&["install", "-q", "-y", "--no-install-recommends"]).args(packages))?;
    Ok(true)
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

fn not_started(command: &Command, error: &std::io::Error) -> Failure {
    Failure::Step(format!("{} could not be started: {error}", command.get_program().display()))
}
