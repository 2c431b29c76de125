//! The thirteen plans, typed from the tables of docs/rules.md by formula and not read from the scenario files.

use super::Limits;

/// No limit of its own.
const FREE: i32 = 99;

/// Scenario, and Hmax from two players on.
pub const HEIGHTS: [(&str, &[i32]); 13] = [
    ("chullpa", &[4, 6, 8]),
    ("chullpa-first", &[4, 5, 6]),
    ("pirka", &[2, 3, 4]),
    ("tambo", &[2, 3, 4]),
    ("pisac", &[4, 5, 8]),
    ("coricancha", &[4, 4, 4]),
    ("cucho", &[3, 4, 7]),
    ("colca", &[4, 6, 4, 5, 6]),
    ("puncu", &[4, 6, 4, 5, 6]),
    ("apachita", &[4, 6, 4, 5, 6]),
    ("chaka", &[2, 2, 3, 4, 6]),
    ("huaca", &[2, 3, 3, 4, 5]),
    ("incahuasi", &[2, 3, 3, 4, 6]),
];

pub fn highest(scenario: &str, players: usize) -> Option<i32> {
    let (_, heights) = HEIGHTS.iter().find(|(name, _)| *name == scenario).expect("one of the thirteen");
    heights.get(players.checked_sub(2)?).copied()
}

/// The own limits of all squares, whatever the number of players. Squares count from 1 here, as they are written.
pub fn own_limits(scenario: &str) -> Limits {
    let of = |width: i32, depth: i32, limit: &dyn Fn(i32, i32) -> Option<i32>| {
        let squares = (1..=width).flat_map(|x| (1..=depth).map(move |y| (x, y)));
        squares.filter_map(|(x, y)| Some(((x - 1, y - 1), limit(x, y)?))).collect()
    };
    let ring = |side: i32| move |x: i32, y: i32| x.min(y).min(side + 1 - x).min(side + 1 - y);
    let free = |is_square: bool| is_square.then_some(FREE);
    match scenario {
        "chullpa" | "chullpa-first" => of(5, 4, &|_, _| Some(FREE)),
        "pirka" => of(7, 7, &|x, y| free(!(x >= 5 && y >= 5))),
        "tambo" => of(7, 7, &|x, y| free(!((3..=5).contains(&x) && (3..=5).contains(&y)))),
        "pisac" => of(4, 8, &|_, y| Some(y)),
        "coricancha" => of(8, 8, &|x, y| Some(ring(8)(x, y))),
        "cucho" => of(7, 7, &|x, y| Some(8 - x.max(y))),
        "colca" => of(10, 5, &|x, y| free(!([1, 5, 6, 10].contains(&x) && [1, 5].contains(&y)))),
        "puncu" => of(6, 8, &|x, y| free(!([3, 4].contains(&x) && [1, 2, 7, 8].contains(&y)))),
        "apachita" => of(8, 8, &|x, y| {
            let width = [2, 4, 6, 8, 8, 6, 4, 2][y as usize - 1];
            free((x * 2 - 9).abs() < width)
        }),
        "chaka" => of(10, 6, &|x, _| Some([2, 3, 4, 5, 6, 6, 5, 4, 3, 2][x as usize - 1])),
        "huaca" => of(10, 10, &|x, y| Some(ring(10)(x, y))),
        "incahuasi" => of(8, 8, &|x, y| Some(2 + ring(8)(x, y))),
        other => panic!("no plan is typed for {other}"),
    }
}

/// Whether the line for this number of players leaves the square (counted from 1) inside.
fn inside_line(scenario: &str, players: usize, x: i32, y: i32) -> bool {
    let inner = |from: i32, to: i32| (from..=to).contains(&x) && (from..=to).contains(&y);
    match (scenario, players) {
        ("coricancha", 2) => inner(2, 7),
        ("colca", 2 | 3) => x <= 5,
        ("puncu" | "apachita", 2 | 3) => y <= 4,
        ("chaka", 2) => (2..=5).contains(&y),
        ("huaca", 2 | 3) => inner(3, 8),
        ("huaca", 4) => inner(2, 9),
        ("incahuasi", 2 | 3) => inner(2, 7),
        _ => true,
    }
}

pub fn limits(scenario: &str, players: usize) -> Limits {
    part(scenario, players, true)
}

pub fn limits_outside_line(scenario: &str, players: usize) -> Limits {
    part(scenario, players, false)
}

fn part(scenario: &str, players: usize, inside: bool) -> Limits {
    let highest = highest(scenario, players).expect("the scenario has heights for so many players");
    let wanted =
        own_limits(scenario).into_iter().filter(|((x, y), _)| inside_line(scenario, players, x + 1, y + 1) == inside);
    wanted.map(|(square, limit)| (square, limit.min(highest))).collect()
}
