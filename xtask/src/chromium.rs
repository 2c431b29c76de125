//! A real browser for the tests.

use std::env;
use std::path::PathBuf;

use crate::step::{Outcome, failed, find, install_debian};

const NAMES: [&str; 5] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/// Chromium as `$CHROMIUM` says or as found in the search path; installed on Debian if missing.
pub fn ensure() -> Outcome<PathBuf> {
    if let Some(named) = env::var_os("CHROMIUM").map(PathBuf::from) {
        return match named.is_file() {
            true => Ok(named),
            false => failed(format!("$CHROMIUM names {}, which is no file", named.display())),
        };
    }
    if let Some(found) = NAMES.into_iter().find_map(find) {
        return Ok(found);
    }
    if install_debian(&["chromium"])?
        && let Some(found) = find("chromium")
    {
        return Ok(found);
    }
    failed("the tests of the page need Chromium or Chrome: install it, or name it in the variable CHROMIUM")
}
