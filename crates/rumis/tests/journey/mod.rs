//! Follows one random game from beginning to end and back, with everything checked on the way.

// Every test file includes this one and uses a part of it.
#![allow(dead_code)]

use std::collections::{BTreeMap, BTreeSet};

use rumis::{Colour, Game, Illegal, Move, Playout, Score};

use crate::twin::{
    Dice, Twin, TwinMove, assert_same, assert_same_cubes, assert_same_moves, attempt, moves_of, texts_of,
};

/// What was met in the games of one plan.
#[derive(Default)]
pub struct Meeting {
    /// For each position its hash, to see that the two belong together.
    hashes: BTreeMap<String, u64>,
    identities: BTreeMap<u64, String>,
    /// The rules that refused moves broke.
    pub reasons: BTreeSet<String>,
}

impl Meeting {
    /// Equal positions have equal hashes, different ones different hashes.
    pub fn note(&mut self, identity: String, hash: u64) {
        let known = *self.hashes.entry(identity.clone()).or_insert(hash);
        assert_eq!(known, hash, "the same position has two hashes: {identity}");
        let known = self.identities.entry(hash).or_insert_with(|| identity.clone());
        assert_eq!(*known, identity, "two positions have the same hash");
    }
}

/// What must come back when a move is taken back.
#[derive(Debug, PartialEq)]
struct Snapshot {
    hash: u64,
    to_move: Option<Colour>,
    out: Vec<bool>,
    scores: Vec<Score>,
    winners: Vec<usize>,
    second_phase: bool,
    hands: Vec<Vec<rumis::Stone>>,
    stones: Vec<(Colour, rumis::Placement)>,
    moves: Vec<Move>,
    heights: Vec<(u8, Option<Colour>)>,
}

impl Snapshot {
    fn of(game: &Game) -> Snapshot {
        let colours = game.plan().rules().turn_order();
        let squares = game.plan().columns().iter().map(|column| column.square);
        let mut stones = game.stones();
        stones.sort();
        Snapshot {
            hash: game.hash(),
            to_move: game.to_move(),
            out: colours.iter().map(|&colour| game.is_out(colour)).collect(),
            scores: game.scores(),
            winners: game.winners(),
            second_phase: game.in_second_phase(),
            hands: colours.iter().map(|&colour| game.hand(colour).collect()).collect(),
            stones,
            moves: game.moves(),
            heights: squares.map(|square| (game.height(square), game.top(square))).collect(),
        }
    }
}

/// Tells how to get to the position at which an assertion failed.
struct Trail<'a> {
    name: &'a str,
    written: Vec<String>,
}

impl Drop for Trail<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("in {} after {}", self.name, self.written.join(" "));
        }
    }
}

/// Plays a game at random and checks every position of it.
pub fn follow(name: &str, game: Game, mut twin: Twin, dice: &mut Dice, meeting: &mut Meeting) {
    let beginning = game.clone();
    let mut game = game;
    let mut playout = Playout::new(&game);
    let mut snapshots = vec![Snapshot::of(&game)];
    let mut trail = Trail { name, written: Vec::new() };
    loop {
        let legal = twin.legal_texts();
        assert_same(&game, &twin, &legal);
        assert_same_playout(&game, &playout, &twin, &legal);
        meeting.note(twin.identity(), game.hash());
        assert_found_and_refused(&game, &twin, &legal, dice, meeting);
        let Some(text) = dice.pick(&legal) else { break };
        let found = game.play(&text.parse().unwrap()).unwrap();
        playout.play(found);
        twin.play(&TwinMove::from_text(text));
        trail.written.push(text.clone());
        assert_undone_and_redone(&game, found, snapshots.last().unwrap());
        snapshots.push(Snapshot::of(&game));
    }
    assert_same_cubes(&game, &twin);
    assert_replayed(&beginning, &game, &trail.written, &snapshots);
    assert_taken_back(game, &snapshots);
}

fn assert_same_playout(game: &Game, playout: &Playout, twin: &Twin, legal: &[String]) {
    assert_same_moves(&texts_of(game, moves_of(playout)), legal, "the playout");
    assert_same_moves(&texts_of(game, moves_of(&Playout::new(game))), legal, "a new playout");
    assert_eq!(playout.is_over(), game.is_over(), "end of the playout");
    assert_eq!(playout.hash(), game.hash(), "hash of the playout");
    assert_eq!(playout.game().hash(), game.hash(), "hash of the playout's game");
    for (index, points) in twin.points().iter().enumerate() {
        let colour = Colour::ALL[index];
        assert_eq!(i32::from(playout.total(colour)), points.total, "points in the playout");
        assert_eq!(i32::from(playout.visible(colour)), points.visible, "visible squares in the playout");
    }
}

/// Legal moves are found, and whatever else is tried is refused for a reason that is true.
fn assert_found_and_refused(game: &Game, twin: &Twin, legal: &[String], dice: &mut Dice, meeting: &mut Meeting) {
    for _ in 0..8 {
        let text = attempt(twin, legal, dice);
        let is_legal = legal.binary_search(&text.to_string()).is_ok();
        match game.find(&text) {
            Ok(found) => assert!(is_legal && game.text(found) == text, "{text} was allowed"),
            Err(reason) => {
                assert!(!is_legal, "{text} was refused: {reason}");
                assert!(twin.confirms(&text, &reason), "{text} was refused, but not because {reason}");
                meeting.reasons.insert(rule(&reason));
            }
        }
    }
    let moves = game.moves();
    let some = (0..moves.len().min(40)).filter_map(|_| dice.pick(&moves).copied());
    for played in some.collect::<Vec<Move>>() {
        assert_eq!(game.find(&game.text(played)), Ok(played));
    }
}

fn rule(reason: &Illegal) -> String {
    serde_json::to_value(reason).unwrap()["rule"].as_str().unwrap().to_string()
}

fn assert_undone_and_redone(game: &Game, last: Move, before: &Snapshot) {
    let mut other = game.clone();
    assert!(other.undo());
    assert_eq!(Snapshot::of(&other), *before, "after undo");
    other.play_unchecked(last);
    // The debug form shows every private field: all incremental state must be what it was.
    assert_eq!(format!("{other:?}"), format!("{game:?}"), "after undo and redo");
}

/// The written moves lead through the same positions.
fn assert_replayed(beginning: &Game, game: &Game, written: &[String], snapshots: &[Snapshot]) {
    let history: Vec<String> = game.history().map(|(_, played)| game.text(played).to_string()).collect();
    assert_eq!(history, written);
    let mut replayed = beginning.clone();
    for (text, snapshot) in written.iter().zip(snapshots) {
        assert_eq!(replayed.hash(), snapshot.hash);
        replayed.play(&text.parse().unwrap()).unwrap();
    }
    assert_eq!(format!("{replayed:?}"), format!("{game:?}"));
}

fn assert_taken_back(mut game: Game, snapshots: &[Snapshot]) {
    for snapshot in snapshots[..snapshots.len() - 1].iter().rev() {
        assert!(game.undo());
        assert_eq!(Snapshot::of(&game), *snapshot, "after undo");
    }
    assert!(!game.undo(), "there is nothing before the first move");
}
