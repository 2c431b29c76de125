//! How two colours stand against each other, against the same worked out square by square.

mod around;
mod twin;

use std::collections::{BTreeMap, BTreeSet};

use around::{cubes_of, faces};
use rumis::{Colour, Game, Lead, Playout, Square};
use twin::{Dice, accepted_settings};

fn room(game: &Game, square: Square) -> i16 {
    let column = game.plan().column_at(square);
    column.map_or(0, |column| i16::from(game.plan().columns()[column].limit) - i16::from(game.height(square)))
}

fn open_squares(game: &Game) -> BTreeSet<Square> {
    game.plan().columns().iter().map(|column| column.square).filter(|&square| room(game, square) > 0).collect()
}

/// How many squares away a colour is from every open square that it can get to; those next to it or on top of it are 0 away.
fn distances(game: &Game, colour: Colour) -> BTreeMap<Square, i16> {
    let open = open_squares(game);
    let around = faces(&cubes_of(game, colour));
    let is_next = |square: &Square| {
        let column = &game.plan().columns()[game.plan().column_at(*square).unwrap()];
        let is_in = |cube: &&rumis::Cube| (cube.x, cube.y) == (square.x, square.y) && cube.z < column.limit;
        around.iter().filter(is_in).any(|cube| cube.z >= game.height(*square))
    };
    let mut known: BTreeMap<Square, i16> = BTreeMap::new();
    let mut at: BTreeSet<Square> = match game.is_out(colour) {
        true => BTreeSet::new(),
        false => open.iter().copied().filter(is_next).collect(),
    };
    for distance in 0.. {
        at.retain(|square| !known.contains_key(square));
        if at.is_empty() {
            break;
        }
        known.extend(at.iter().map(|&square| (square, distance)));
        let are_beside = |one: &Square, other: &Square| one.x.abs_diff(other.x) + one.y.abs_diff(other.y) == 1;
        at = open.iter().copied().filter(|square| at.iter().any(|other| are_beside(square, other))).collect();
    }
    known
}

/// What one colour has, with the way of the other to every square.
fn count(game: &Game, colour: Colour, own: &BTreeMap<Square, i16>, other: &BTreeMap<Square, i16>) -> Lead {
    let shown = |is_open: bool| {
        let columns = game.plan().columns().iter().map(|column| column.square);
        let counts = |square: &Square| game.top(*square) == Some(colour) && (room(game, *square) > 0) == is_open;
        columns.filter(counts).count() as i16
    };
    let alone: Vec<Square> = own.keys().copied().filter(|square| !other.contains_key(square)).collect();
    let ahead = |by: i16| {
        let is_ahead =
            |(square, distance): &(&Square, &i16)| other.get(*square).is_some_and(|far| *far >= **distance + by);
        own.iter().filter(is_ahead).count() as i16
    };
    Lead {
        closed: shown(false),
        shown: shown(true),
        next: own.values().filter(|&&distance| distance == 0).count() as i16,
        alone: alone.len() as i16,
        alone_room: alone.iter().map(|&square| room(game, square)).sum(),
        sooner: ahead(1),
        much_sooner: ahead(2),
    }
}

fn values(lead: &Lead) -> [i16; 7] {
    let &Lead { closed, shown, next, alone, alone_room, sooner, much_sooner } = lead;
    [closed, shown, next, alone, alone_room, sooner, much_sooner]
}

#[test]
fn a_lead_is_what_one_colour_has_more_than_the_other() {
    let mut most = [0; 7];
    for setting in accepted_settings() {
        let plan = setting.plan();
        let mut dice = Dice::new(8);
        let mut game = setting.begin(&plan, 8).0;
        let mut playout = Playout::new(&game);
        let [first, second] = [0, 1].map(|index| plan.rules().turn_order()[index]);
        while !game.is_over() && !game.in_second_phase() {
            let have_begun = [first, second].iter().all(|&colour| game.hand(colour).count() < rumis::Stone::COUNT);
            assert_eq!(playout.lead(first, second).is_some(), have_begun, "{setting}");
            if let Some(lead) = playout.lead(first, second) {
                let [own, other] = [first, second].map(|colour| distances(&game, colour));
                let [own, other] = [count(&game, first, &own, &other), count(&game, second, &other, &own)];
                let (own, other) = (values(&own), values(&other));
                let expected: [i16; 7] = std::array::from_fn(|index| own[index] - other[index]);
                assert_eq!(values(&lead), expected, "{setting} after {} stones", game.history().len());
                (0..7).for_each(|index| most[index] = most[index].max(expected[index].abs()));
            }
            let moves = game.moves();
            let played = moves[dice.below(moves.len())];
            game.play_unchecked(played);
            playout.play(played);
        }
    }
    assert!(most.iter().all(|&most| most >= 4), "games in which nobody leads: {most:?}");
}
