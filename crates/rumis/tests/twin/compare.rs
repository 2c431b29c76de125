//! Holds a game against the twin: everything a caller can see must be what the twin works out from scratch.

use std::collections::BTreeSet;

use rumis::{Colour, Cube, Game, Move, Playout, Square, Stone};

use super::board::Cell;
use super::{Points, Twin, TwinMove};

pub fn texts_of(game: &Game, moves: impl IntoIterator<Item = Move>) -> Vec<String> {
    let mut texts: Vec<String> = moves.into_iter().map(|played| game.text(played).to_string()).collect();
    texts.sort();
    texts
}

/// The moves of a playout, one by one.
pub fn moves_of(playout: &Playout) -> Vec<Move> {
    (0..playout.move_count()).map(|n| playout.nth_move(n)).collect()
}

/// Compares all that is visible of a position. `legal` are the twin's moves, which are costly to work out twice.
pub fn assert_same(game: &Game, twin: &Twin, legal: &[String]) {
    assert_same_moves(&texts_of(game, game.moves()), legal, "the game");
    assert_eq!(game.to_move().map(Colour::index), twin.turn, "whose turn it is");
    assert_eq!(game.is_over(), twin.turn.is_none(), "whether the game is over");
    assert_eq!(game.in_second_phase(), twin.intermediate.is_some(), "the phase of a rebuild");
    assert_eq!(game.winners(), twin.winners(), "winners");
    for colour in 0..twin.rules.colours() {
        let named = Colour::ALL[colour];
        assert_eq!(game.is_out(named), twin.out.contains(&colour), "whether {named} is out");
        assert_eq!(game.hand(named).collect::<BTreeSet<Stone>>(), twin.hands[colour], "the hand of {named}");
    }
    let scores: Vec<Points> = game.scores().iter().map(|&score| points(score)).collect();
    assert_eq!(scores, twin.points(), "scores");
    assert_same_board(game, twin);
}

/// Says only what differs: a position can have thousands of moves.
pub fn assert_same_moves(found: &[String], legal: &[String], who: &str) {
    let only = |these: &[String], others: &[String]| -> Vec<String> {
        these.iter().filter(|text| others.binary_search(text).is_err()).take(5).cloned().collect()
    };
    let (extra, missing) = (only(found, legal), only(legal, found));
    assert!(found == legal, "{who} allows {extra:?} (and perhaps more), which is illegal, and not {missing:?}");
}

fn points(score: rumis::Score) -> Points {
    Points { visible: score.visible.into(), left: score.left.into(), total: score.total.into() }
}

fn assert_same_board(game: &Game, twin: &Twin) {
    let mut stones: Vec<(usize, String)> =
        game.stones().iter().map(|&(colour, p)| (colour.index(), game.plan().cubes(p).to_string())).collect();
    let mut expected: Vec<(usize, String)> =
        twin.board.laid.iter().map(|laid| (laid.colour, TwinMove::Place(laid.cubes.clone()).text())).collect();
    stones.sort();
    expected.sort();
    assert_eq!(stones, expected, "stones on the board");
    for x in 0..16u8 {
        for y in 0..16u8 {
            let (square, at) = (Square { x, y }, (i32::from(x), i32::from(y)));
            assert_eq!(i32::from(game.height(square)), twin.board.height(at), "height of {square}");
            assert_eq!(game.top(square).map(Colour::index), twin.board.top(at), "top of {square}");
        }
    }
}

/// Compares the colour of every cube there could be: slower, so not for every position.
pub fn assert_same_cubes(game: &Game, twin: &Twin) {
    for column in game.plan().columns() {
        for z in 0..column.limit {
            let Square { x, y } = column.square;
            let cell: Cell = (x.into(), y.into(), z.into());
            let colour = game.colour_at(Cube { x, y, z }).map(Colour::index);
            assert_eq!(colour, twin.board.owner.get(&cell).copied(), "colour at {cell:?}");
        }
    }
}
