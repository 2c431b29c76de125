//! Bytes choose a game and then its moves: legal ones by number, any cubes at all, and undo. The game must agree with
//! its playout, give every move back, and never panic.

#![no_main]

use std::sync::{Arc, OnceLock};

use libfuzzer_sys::fuzz_target;
use rumis::{
    Cube, Cubes, Game, Move, MoveText, OFFICIAL, Placement, Plan, Playout, Ruins, Rules, Scenario, Score, Variant,
    Variants, official,
};

/// A plan of the user's own, with gaps, uneven limits and a line.
const OWN: &str = r####"
id = "own"
name = "Own"
rebuild = true
plan = [".1#.", "3###", ".###", ".#2."]
[[players]]
count = 2
height = 3
line = ["a1:d2"]
[[players]]
count = 4
height = 4
[[players]]
count = 6
height = 5
"####;

/// All that is played: made once, because tables take a while.
fn plans() -> &'static [Arc<Plan>] {
    static PLANS: OnceLock<Vec<Arc<Plan>>> = OnceLock::new();
    PLANS.get_or_init(|| {
        let small = ["chullpa", "pisac", "colca", "apachita"];
        let mut scenarios: Vec<Scenario> =
            OFFICIAL.iter().filter(|(id, _)| small.contains(id)).filter_map(|(id, _)| official(id)).collect();
        scenarios.push(Scenario::from_toml(OWN).unwrap());
        let mut plans = Vec::new();
        for scenario in &scenarios {
            for bits in 0..16 {
                let chosen = Variant::ALL.into_iter().filter(|&variant| bits >> variant as u8 & 1 == 1);
                let variants = chosen.fold(Variants::STANDARD, Variants::with);
                let rules = (2..=6).filter_map(|players| Rules::new(scenario, players, variants).ok());
                plans.extend(rules.map(|rules| Arc::new(Plan::new(scenario, rules))));
            }
        }
        plans
    })
}

/// What must come back with undo.
#[derive(Debug, PartialEq)]
struct Snapshot {
    hash: u64,
    scores: Vec<Score>,
    moves: Vec<Move>,
    stones: Vec<(rumis::Colour, Placement)>,
}

impl Snapshot {
    fn of(game: &Game) -> Snapshot {
        let mut stones = game.stones();
        stones.sort();
        Snapshot { hash: game.hash(), scores: game.scores(), moves: game.moves(), stones }
    }
}

/// Two to four cubes from bytes; `None` if they cannot be written.
fn cubes(bytes: &mut impl Iterator<Item = u8>) -> Option<Cubes> {
    let count = 2 + bytes.next()? % 3;
    let mut cube = || {
        let (square, level) = (bytes.next()?, bytes.next()?);
        Some(Cube { x: square % 16, y: square / 16, z: level % 16 })
    };
    Cubes::new((0..count).map(|_| cube()).collect::<Option<Vec<Cube>>>()?).ok()
}

/// Any move that can be written.
fn any_text(bytes: &mut impl Iterator<Item = u8>) -> Option<MoveText> {
    let kind = bytes.next()? % 4;
    let first = cubes(bytes)?;
    Some(match kind {
        0 => MoveText::Rebuild { take: first, put: None },
        1 => MoveText::Rebuild { take: first, put: Some(cubes(bytes)?) },
        _ => MoveText::Place(first),
    })
}

fn agree(game: &Game, playout: &Playout) -> Vec<Move> {
    let moves = game.moves();
    let same: Vec<Move> = (0..playout.move_count()).map(|n| playout.nth_move(n)).collect();
    assert_eq!(moves, same);
    assert_eq!((game.hash(), game.is_over()), (playout.hash(), playout.is_over()));
    assert_eq!(moves.is_empty(), game.is_over());
    moves
}

fuzz_target!(|data: &[u8]| {
    let mut bytes = data.iter().copied();
    let (Some(choice), Some(seed)) = (bytes.next(), bytes.next()) else { return };
    let plan = &plans()[usize::from(choice) % plans().len()];
    let mut game = match plan.rules().has(Variant::Ruinas) {
        true => Game::with_ruins(plan.clone(), &Ruins::from_seed(plan, seed.into()).unwrap()),
        false => Game::new(plan.clone()),
    };
    let mut playout = Playout::new(&game);
    let mut snapshots = vec![Snapshot::of(&game)];
    while let Some(action) = bytes.next() {
        let moves = agree(&game, &playout);
        let played = match action {
            0..200 => {
                let Some(number) = bytes.next() else { break };
                let number = usize::from(action) * 256 + usize::from(number);
                moves.get(number % moves.len().max(1)).copied()
            }
            200..240 => {
                let Some(text) = any_text(&mut bytes) else { break };
                let found = game.find(&text);
                assert!(found.as_ref().is_ok_and(|found| moves.contains(found)) || found.is_err());
                found.ok()
            }
            _ => {
                if game.undo() {
                    snapshots.pop();
                    assert_eq!(Some(&Snapshot::of(&game)), snapshots.last());
                }
                playout.restart(&game);
                continue;
            }
        };
        let Some(played) = played else { continue };
        assert_eq!(game.find(&game.text(played)), Ok(played));
        game.play_unchecked(played);
        playout.play(played);
        snapshots.push(Snapshot::of(&game));
    }
    for snapshot in snapshots.iter().rev().skip(1) {
        assert!(game.undo());
        assert_eq!(Snapshot::of(&game), *snapshot);
    }
    assert!(!game.undo());
});
