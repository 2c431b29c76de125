//! Runs the real command in a directory of its own and puts down everything that can be seen of it.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A directory that is removed in the end; its path is written as `[DIR]` in what is put down.
pub struct Desk {
    directory: PathBuf,
}

impl Desk {
    /// A new directory; every test has a name of its own.
    pub fn new(test: &str) -> Desk {
        let directory = std::env::temp_dir().join(format!("rumis-{test}-{}", std::process::id()));
        std::fs::create_dir_all(&directory).unwrap();
        Desk { directory: directory.canonicalize().unwrap() }
    }

    /// A path in the directory.
    pub fn path(&self, name: &str) -> PathBuf {
        self.directory.join(name)
    }

    /// Writes a file.
    pub fn write(&self, name: &str, contents: impl AsRef<[u8]>) -> &Desk {
        std::fs::write(self.path(name), contents).unwrap();
        self
    }

    /// Reads a file.
    pub fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).unwrap()
    }

    /// A command that runs here, at a fixed time, and saves here.
    pub fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_rumis"));
        command.args(arguments).current_dir(&self.directory);
        command.env("XDG_STATE_HOME", self.path("state")).env("SOURCE_DATE_EPOCH", "1794776678");
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    /// Runs the command and puts down its line, what it printed, and how it ended.
    pub fn run(&self, arguments: &[&str], input: &str) -> String {
        let ran = self.run_quietly(arguments, input);
        let mut text = format!("$ rumis {}\n{}", shown(arguments), ran.stdout);
        if !ran.stderr.is_empty() {
            text += &format!("[stderr] {}", ran.stderr);
        }
        if ran.status != 0 {
            text += &format!("[status {}]\n", ran.status);
        }
        text
    }

    /// Runs the command.
    pub fn run_quietly(&self, arguments: &[&str], input: &str) -> Ran {
        let mut child = self.command(arguments).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        // The command may end without reading all.
        let _ = stdin.write_all(input.as_bytes());
        drop(stdin);
        let output = child.wait_with_output().unwrap();
        let clean = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap().replace(self.shown_directory(), "[DIR]");
        Ran {
            stdout: clean(output.stdout),
            stderr: clean(output.stderr),
            status: output.status.code().expect("the command was ended by a signal"),
        }
    }

    fn shown_directory(&self) -> &str {
        self.directory.to_str().unwrap()
    }

    /// The names of all files below a directory.
    pub fn files(&self, directory: &str) -> Vec<String> {
        let entries = std::fs::read_dir(self.path(directory)).unwrap();
        let mut names: Vec<String> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(Path::new(&self.directory));
    }
}

/// What a command did.
pub struct Ran {
    pub stdout: String,
    pub stderr: String,
    pub status: i32,
}

fn shown(arguments: &[&str]) -> String {
    let quoted = |argument: &&str| {
        if argument.contains(' ') || argument.is_empty() { format!("'{argument}'") } else { argument.to_string() }
    };
    arguments.iter().map(quoted).collect::<Vec<_>>().join(" ")
}
