//! The files of the page, and what browsers must know of each.

use std::borrow::Cow;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use axum::body::Bytes;
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
#[exclude = ".*"]
struct Embedded;

/// The page as a set of files; those with a twin named .br or .gz are sent compressed.
pub struct Page {
    files: HashMap<String, File>,
}

/// A file of the page, ready to be sent.
pub(crate) struct File {
    pub plain: Bytes,
    pub brotli: Option<Bytes>,
    pub gzip: Option<Bytes>,
    pub content_type: &'static str,
    pub caching: &'static str,
    /// Changes with the content; weak, because the compressed forms share it.
    pub tag: String,
}

impl Page {
    /// The page that was built before this program was compiled, if it was.
    pub fn embedded() -> Option<Page> {
        let files = Embedded::iter().filter_map(|path| {
            let content = match Embedded::get(&path)?.data {
                Cow::Borrowed(bytes) => Bytes::from_static(bytes),
                Cow::Owned(bytes) => Bytes::from(bytes),
            };
            Some((path.into_owned(), content))
        });
        Some(Page::from_files(files)).filter(|page| page.files.contains_key("index.html"))
    }

    /// A page of the given paths, relative and with slashes, and contents.
    pub fn from_files(files: impl IntoIterator<Item = (String, Bytes)>) -> Page {
        let contents: HashMap<String, Bytes> = files.into_iter().collect();
        let twin = |path: &str, ending: &str| contents.get(&format!("{path}{ending}")).cloned();
        let is_twin = |path: &str| {
            let original = path.strip_suffix(".br").or_else(|| path.strip_suffix(".gz"));
            original.is_some_and(|original| contents.contains_key(original))
        };
        let originals = contents.iter().filter(|(path, _)| !is_twin(path));
        let file = |(path, plain): (&String, &Bytes)| {
            let file = File {
                plain: plain.clone(),
                brotli: twin(path, ".br"),
                gzip: twin(path, ".gz"),
                content_type: content_type(path),
                caching: caching(path),
                tag: tag(plain),
            };
            (path.clone(), file)
        };
        Page { files: originals.map(file).collect() }
    }

    /// The file that an address path names.
    pub(crate) fn find(&self, path: &str) -> Option<&File> {
        match path.strip_prefix('/')? {
            "" => self.files.get("index.html"),
            name => self.files.get(name),
        }
    }
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "json" => "application/json",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        _ => "application/octet-stream",
    }
}

/// Names in assets/ carry a hash of the content and never mean anything else; all others are asked for anew.
fn caching(path: &str) -> &'static str {
    if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" }
}

fn tag(content: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    content.hash(&mut hasher);
    format!("W/\"{:016x}\"", hasher.finish())
}
