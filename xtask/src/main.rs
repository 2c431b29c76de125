//! Set-up, build, run and test.

fn main() {}
