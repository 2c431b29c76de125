//! The page is embedded as it lies in web/dist; a clone in which it was never built embeds an empty folder.

fn main() {
    let page = "../../web/dist";
    // Cargo would run this every time if the folder were missing. If it cannot be made, that is all that happens.
    let _ = std::fs::create_dir_all(page);
    println!("cargo:rerun-if-changed={page}");
}
