//! The command `rumis`.

fn main() {}
