//! Tests of the command as its users meet it: the real program, what it prints, and how it ends.

mod analyse;
mod contest;
mod engine;
mod failures;
mod play;
mod questions;
mod seats;
mod serve;
mod support;
