//! Reads files of limited size, and replaces files so that they are never half-written.

use std::fs::{self, File};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

/// Reads a text file. All failures name the file.
pub fn read_text(path: &Path, most_bytes: usize) -> Result<String> {
    let shown = path.display();
    let file = File::open(path).with_context(|| format!("{shown} cannot be read"))?;
    read_limited(file, most_bytes).with_context(|| format!("{shown} cannot be read"))
}

/// Reads a text of at most so many bytes.
pub fn read_limited(source: impl Read, most_bytes: usize) -> Result<String> {
    let mut bytes = Vec::new();
    source.take(most_bytes as u64 + 1).read_to_end(&mut bytes)?;
    if bytes.len() > most_bytes {
        bail!("it is longer than {} KiB", most_bytes / 1024);
    }
    String::from_utf8(bytes).map_err(|_| anyhow::anyhow!("it is not a text in UTF-8"))
}

/// Replaces a file, or creates it: at every moment the whole old text or the whole new one is there.
pub fn replace(path: &Path, text: &str) -> Result<()> {
    // A link is followed, so that the file it leads to is replaced and not the link.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
    let temporary = temporary_beside(&target);
    let written = refuse_read_only(&target)
        .and_then(|()| write_synced(&temporary, text))
        .and_then(|()| keep_permissions(&target, &temporary))
        .and_then(|()| fs::rename(&temporary, &target));
    if let Err(error) = written {
        let _ = fs::remove_file(&temporary);
        return Err(error).with_context(|| format!("{} cannot be written", path.display()));
    }
    // The new name lasts once the directory is on the disk; where directories cannot be synced there is no more to do.
    let directory = target.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let _ = File::open(directory).and_then(|directory| directory.sync_all());
    Ok(())
}

fn temporary_beside(target: &Path) -> PathBuf {
    let name = target.file_name().unwrap_or_default().to_string_lossy();
    target.with_file_name(format!(".{name}.{}.tmp", std::process::id()))
}

/// Renaming would replace even a file that its owner has protected.
fn refuse_read_only(target: &Path) -> std::io::Result<()> {
    match fs::metadata(target) {
        Ok(metadata) if metadata.permissions().readonly() => Err(std::io::Error::other("it is write-protected")),
        _ => Ok(()),
    }
}

fn write_synced(path: &Path, text: &str) -> std::io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

fn keep_permissions(target: &Path, temporary: &Path) -> std::io::Result<()> {
    match fs::metadata(target) {
        Ok(metadata) => fs::set_permissions(temporary, metadata.permissions()),
        Err(_) => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_replaced_whole_and_nothing_else_is_left_behind() {
        let directory = std::env::temp_dir().join(format!("rumis-replace-{}", std::process::id()));
        fs::create_dir_all(&directory).unwrap();
        let path = directory.join("game.rumis");
        replace(&path, "one").unwrap();
        replace(&path, "two").unwrap();
        assert_eq!(read_text(&path, 3).unwrap(), "two");
        assert_eq!(fs::read_dir(&directory).unwrap().count(), 1);
        assert!(format!("{:#}", read_text(&path, 2).unwrap_err()).ends_with("it is longer than 0 KiB"));
        assert!(replace(&directory.join("nowhere/game.rumis"), "three").is_err());
        fs::remove_dir_all(&directory).unwrap();
    }
}
