//! Work that need not be done again: a stamp beside a result says what it was made from.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};

use crate::step::{Failure, Outcome};

/// The name of the stamp in a folder of results.
pub const NAME: &str = ".stamp";

/// Does `work`, which fills `folder`, unless the folder was last filled from these very sources.
pub fn unless_done(folder: &Path, sources: &[PathBuf], work: impl FnOnce() -> Outcome) -> Outcome {
    let stamp = folder.join(NAME);
    let now = fingerprint(sources).map_err(|error| Failure::Step(format!("the sources cannot be read: {error}")))?;
    if fs::read_to_string(&stamp).is_ok_and(|then| then == now) {
        return Ok(());
    }
    // Should the work be cut short, nothing may claim that it was done.
    let _ = fs::remove_file(&stamp);
    work()?;
    fs::write(&stamp, now).map_err(|error| Failure::Step(format!("{} cannot be written: {error}", stamp.display())))
}

/// Names and contents of files, and of all files in folders.
fn fingerprint(sources: &[PathBuf]) -> std::io::Result<String> {
    let mut hasher = DefaultHasher::new();
    let mut waiting: Vec<PathBuf> = sources.to_vec();
    waiting.sort();
    waiting.reverse();
    while let Some(path) = waiting.pop() {
        path.hash(&mut hasher);
        if path.is_dir() {
            let mut inside =
                fs::read_dir(&path)?.map(|entry| Ok(entry?.path())).collect::<std::io::Result<Vec<_>>>()?;
            inside.sort();
            waiting.extend(inside.into_iter().rev());
        } else {
            fs::read(&path)?.hash(&mut hasher);
        }
    }
    Ok(format!("{:016x}\n", hasher.finish()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_is_done_once_until_a_source_changes_or_the_result_is_gone() {
        let folder = std::env::temp_dir().join(format!("rumis-stamp-{}", std::process::id()));
        let (sources, results) = (folder.join("sources"), folder.join("results"));
        let mut done = 0;
        let mut ask = || {
            let work = || {
                done += 1;
                fs::create_dir_all(&results).map_err(|error| Failure::Step(error.to_string()))
            };
            unless_done(&results, std::slice::from_ref(&sources), work).unwrap();
            done
        };
        fs::create_dir_all(&sources).unwrap();
        fs::write(sources.join("one"), "1").unwrap();
        assert_eq!([ask(), ask()], [1, 1]);
        fs::write(sources.join("one"), "2").unwrap();
        assert_eq!([ask(), ask()], [2, 2]);
        fs::write(sources.join("two"), "").unwrap();
        assert_eq!([ask(), ask()], [3, 3]);
        fs::remove_dir_all(&results).unwrap();
        assert_eq!([ask(), ask()], [4, 4]);
        fs::remove_dir_all(&folder).unwrap();
    }
}
