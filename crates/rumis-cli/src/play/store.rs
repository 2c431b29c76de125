//! Keeps the game on the disk, so that nothing is ever lost.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use rumis::Record;
use rumis::record::MAX_RECORD_BYTES;

use crate::clock::Moment;
use crate::files;

/// The file a game is saved in.
pub struct Store {
    path: PathBuf,
    is_autosave: bool,
    /// What this game wrote or read there last. A file that says anything else belongs to another game.
    known: Option<String>,
}

impl Store {
    /// The file for games that have none of their own, and what was read from it.
    pub fn autosave(known: Option<String>) -> Store {
        Store { path: autosave_path(), is_autosave: true, known }
    }

    /// A file chosen by the players.
    pub fn in_file(path: PathBuf, known: Option<String>) -> Store {
        Store { path, is_autosave: false, known }
    }

    /// Where the game is saved.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// True if the game, or what it was before, lies in its file.
    pub fn holds_the_game(&self) -> bool {
        self.known.is_some()
    }

    /// The command that goes on with the game.
    pub fn resume_command(&self) -> String {
        match self.is_autosave {
            true => format!("{} --resume", called_as()),
            false => format!("{} --record {}", called_as(), quoted(&self.path)),
        }
    }

    /// Saves the game. A file of another game is not overwritten but renamed; its new name is returned.
    pub fn save(&mut self, record: &Record) -> Result<Option<PathBuf>> {
        let text = record.to_string();
        if text.len() > MAX_RECORD_BYTES {
            bail!("the record has become longer than 1 MiB and could not be read again; shorten its comments");
        }
        if let Some(directory) = self.path.parent().filter(|_| self.is_autosave) {
            fs::create_dir_all(directory).with_context(|| format!("{} cannot be made", directory.display()))?;
        }
        let set_aside = self.set_aside_another_game()?;
        files::replace(&self.path, &text)?;
        self.known = Some(text);
        Ok(set_aside)
    }

    /// Saves the game in another file, which must not exist yet, and goes on saving there.
    pub fn move_to(&mut self, path: PathBuf, record: &Record) -> Result<()> {
        if path.exists() && path != self.path {
            bail!("{} exists already; choose another name", path.display());
        }
        let mut moved = Store::in_file(path, None);
        if moved.path == self.path {
            moved.known = self.known.clone();
        }
        moved.save(record)?;
        let is_ours = |text: String| Some(text) == self.known;
        let autosaved = self.is_autosave && files::read_text(&self.path, MAX_RECORD_BYTES).is_ok_and(is_ours);
        if autosaved && moved.path != self.path {
            // The game has a file of its own now; a copy left here would only be resumed by mistake.
            let _ = fs::remove_file(&self.path);
        }
        *self = moved;
        Ok(())
    }

    fn set_aside_another_game(&self) -> Result<Option<PathBuf>> {
        let found = match self.path.exists() {
            true => files::read_text(&self.path, MAX_RECORD_BYTES).ok(),
            false => return Ok(None),
        };
        if found.is_some() && found == self.known {
            return Ok(None);
        }
        let aside = free_name(&self.path, &Moment::now().timestamp());
        fs::rename(&self.path, &aside).with_context(|| format!("{} cannot be renamed", self.path.display()))?;
        Ok(Some(aside))
    }
}

/// `autosave.rumis` becomes `autosave-2026-11-15-210438.rumis`, with a number if that exists too.
fn free_name(path: &Path, timestamp: &str) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let ending = path.extension().map(|ending| format!(".{}", ending.to_string_lossy())).unwrap_or_default();
    let numbered = |number: u32| match number {
        1 => path.with_file_name(format!("{stem}-{timestamp}{ending}")),
        _ => path.with_file_name(format!("{stem}-{timestamp}-{number}{ending}")),
    };
    (1..).map(numbered).find(|name| !name.exists()).unwrap_or_else(|| numbered(1))
}

/// Where a game is saved that has no file of its own: the directory for the state of programs.
pub fn autosave_path() -> PathBuf {
    let absolute = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let state = absolute("XDG_STATE_HOME").or_else(|| absolute("HOME").map(|home| home.join(".local/state")));
    match state {
        Some(state) => state.join("rumis").join("autosave.rumis"),
        None => PathBuf::from("autosave.rumis"),
    }
}

/// A path as it can be pasted into a shell.
fn quoted(path: &Path) -> String {
    let text = path.display().to_string();
    let plain = |c: char| c.is_alphanumeric() || "/._-~+".contains(c);
    if text.chars().all(plain) { text } else { format!("'{}'", text.replace('\'', "'\\''")) }
}

/// What a person types to get here again: `cargo xtask` says so of itself.
fn called_as() -> String {
    std::env::var("RUMIS_CALLED_AS").unwrap_or_else(|_| "rumis play".into())
}
