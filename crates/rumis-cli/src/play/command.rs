//! What a player may type.

use std::path::PathBuf;

use rumis::{MoveSyntax, MoveText, Square, Stone};

/// A line, understood.
pub enum Command {
    Nothing,
    Help,
    Show,
    Layers,
    Scores,
    Stones,
    Moves(Option<Square>),
    Stone(Stone, Option<Square>),
    Pick(usize),
    More,
    Hint,
    Play(MoveText),
    Random(Option<u64>),
    Undo,
    Redo,
    Save(Option<PathBuf>),
    Quit,
}

pub const HELP: &str = "\
Type a move, or let a stone help you to find one:
  a1.1,a2.1,b2.1   place a stone on these cubes: square, dot, level from 1
  stones           your stones, and in how many places each can go
  L4               all places for a stone, numbered; L4 b3 only those that use square b3
  moves b3         all moves that use square b3; moves alone lists all there are
  7                make move 7 of the list; more shows the next part of a long list
  hint             what the best computer player would do; a number plays one of its moves
  undo, redo       take back the last move made by hand, make it again
  show, layers     draw the board from above, or level by level
  scores           the points so far
  save FILE        save the game in a file and go on saving there; save alone says where it is saved
  quit             leave; the game is saved after every move anyway
In the second phase of a rebuild a move is the cubes taken, > and the cubes placed: a1.1,a2.1>f1.1,f2.1
While ruins are laid, random lays all that are left.
";

/// Reads a line, or says in a sentence why it is not understood.
pub fn parse(line: &str) -> Result<Command, String> {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    match (word.to_lowercase().as_str(), rest) {
        ("", _) => Ok(Command::Nothing),
        ("help" | "h" | "?", _) => Ok(Command::Help),
        ("show" | "board", "") => Ok(Command::Show),
        ("layers" | "levels", "") => Ok(Command::Layers),
        ("scores" | "score", "") => Ok(Command::Scores),
        ("stones" | "hand", "") => Ok(Command::Stones),
        ("moves", _) => Ok(Command::Moves(square(rest)?)),
        ("more", "") => Ok(Command::More),
        ("hint", "") => Ok(Command::Hint),
        ("undo" | "u", "") => Ok(Command::Undo),
        ("redo", "") => Ok(Command::Redo),
        ("save", "") => Ok(Command::Save(None)),
        ("save", path) => Ok(Command::Save(Some(path.into()))),
        ("random", "") => Ok(Command::Random(None)),
        ("random", seed) => {
            let seed = seed.parse().map_err(|_| format!("{seed:?} is not a number: write random, or random 7"))?;
            Ok(Command::Random(Some(seed)))
        }
        ("quit" | "exit" | "q", "") => Ok(Command::Quit),
        _ => stone_number_or_move(word, rest, line),
    }
}

fn stone_number_or_move(word: &str, rest: &str, line: &str) -> Result<Command, String> {
    if let Ok(stone) = word.parse() {
        return Ok(Command::Stone(stone, square(rest)?));
    }
    if let (Ok(number), "") = (word.parse(), rest) {
        return Ok(Command::Pick(number));
    }
    if word.parse::<Square>().is_ok() && rest.is_empty() {
        return Err(format!("{word} is a square: write moves {word} to see the moves there, or all cubes of a stone"));
    }
    match parse_move(line) {
        Ok(text) => Ok(Command::Play(text)),
        Err(error) if line.contains(['.', ',', '>']) => Err(format!("That is not a move: {error}")),
        Err(_) => {
            let shown: String = line.chars().take(24).collect();
            Err(format!("\"{shown}\" is not understood; type help to see what can be typed"))
        }
    }
}

/// Reads a move with blanks after its commas or instead of them, as people type.
fn parse_move(line: &str) -> Result<MoveText, MoveSyntax> {
    let words: Vec<&str> = line.split_whitespace().collect();
    words.concat().parse().or_else(|error| words.join(",").parse().map_err(|_| error))
}

fn square(text: &str) -> Result<Option<Square>, String> {
    if text.is_empty() {
        return Ok(None);
    }
    text.parse().map(Some).map_err(|error: rumis::CubeSyntax| error.to_string())
}
