//! Graded solutions replayed through the placement checks of the rules crate.

mod common;

use std::sync::Arc;

use common::*;
use rumis::{Colour, Game, MoveText, Plan, Rules};
use rumis_puzzle::{BoxSize, Grade, Hand, Patient, Placed, Puzzle, Solution, find_one};

/// The box as a building plan for so many players.
fn plan(size: BoxSize, players: u8) -> Arc<Plan> {
    let scenario = size.scenario(players);
    let rules = Rules::standard(&scenario, players).unwrap();
    Arc::new(Plan::new(&scenario, rules))
}

fn solved(edge: u8, colours: usize, grade: Grade, seed: u64) -> (Puzzle, Solution) {
    let puzzle = Puzzle::new(BoxSize::cube(edge).unwrap(), Hand::of_colours(colours)).with_grade(grade);
    let solution = find_one(&puzzle, seed, &Patient).found().unwrap();
    (puzzle, solution)
}

fn text(placed: &Placed) -> MoveText {
    MoveText::Place(placed.cubes.clone())
}

/// A game on the box and its solution part ways only where a colour has no more stones in the building but could
/// still place one in a game; up to there every stone is a legal move of the game.
fn stones_played(puzzle: &Puzzle, solution: &Solution, players: u8) -> usize {
    let mut game = Game::new(plan(puzzle.size(), players));
    for (number, placed) in solution.stones.iter().enumerate() {
        if game.to_move() != Some(placed.colour) {
            let passed_over = game.to_move();
            assert!(solution.stones[number..].iter().all(|later| Some(later.colour) != passed_over));
            return number;
        }
        game.play(&text(placed)).unwrap_or_else(|illegal| panic!("{placed}: {illegal}"));
    }
    assert!(game.is_over(), "the box is full");
    solution.stones.len()
}

#[test]
fn solutions_in_turn_are_games() {
    for (edge, colours) in [(4, 2), (4, 3), (4, 4), (5, 4)] {
        let mut to_the_end = 0;
        for seed in 0..20 {
            let (puzzle, solution) = solved(edge, colours, Grade::InTurn, seed);
            to_the_end += (stones_played(&puzzle, &solution, colours as u8) == solution.stones.len()) as usize;
        }
        assert!(to_the_end > 5, "only {to_the_end} games of edge {edge} in {colours} colours come to their end");
    }
}

/// In a game the colours take turns, so that these solutions cannot be played as games. The plan's table of placements
/// says instead how high every column must be before a stone, and by how much it grows.
#[test]
fn touching_solutions_keep_the_rules_stone_by_stone() {
    for (edge, colours) in [(3, 1), (4, 2), (4, 4), (5, 4)] {
        for seed in 0..20 {
            let (puzzle, solution) = solved(edge, colours, Grade::Touching, seed);
            let plan = plan(puzzle.size(), 2);
            let mut site = Site { plan: &plan, heights: vec![0; plan.columns().len()], built: Vec::new() };
            for placed in &solution.stones {
                site.place(placed);
            }
            assert!(site.heights.iter().all(|&height| height == edge), "the box is full");
        }
    }
}

/// A building that grows by placements of the plan's own table.
struct Site<'a> {
    plan: &'a Plan,
    heights: Vec<u8>,
    built: Vec<Placed>,
}

impl Site<'_> {
    fn place(&mut self, placed: &Placed) {
        let placement = self.plan.placement(&placed.cubes).expect("every stone of a solution is in the table");
        for part in self.plan.parts(placement) {
            let height = &mut self.heights[usize::from(part.column)];
            assert_eq!(*height, part.bottom, "{placed} leaves no hole and overlaps nothing");
            *height += part.thickness;
        }
        let touches = |other: &Placed| {
            let mut cubes = other.cubes.as_slice().iter();
            cubes.any(|&theirs| placed.cubes.as_slice().iter().any(|own| own.shares_face(theirs)))
        };
        if self.built.iter().any(|other| other.colour == placed.colour) {
            assert!(self.built.iter().any(|other| other.colour == placed.colour && touches(other)), "{placed}");
        } else {
            assert!(self.plan.parts(placement).iter().any(|part| part.bottom == 0), "{placed} lies on the board");
            assert!(self.built.is_empty() || self.built.iter().any(touches), "{placed}");
        }
        self.built.push(placed.clone());
    }
}

/// A game and the moves of a touching puzzle agree on every placement there is, legal or not; so a touching solution,
/// which [`assert_solves`] replays move by move, keeps the rules of the game.
#[test]
fn moves_are_refused_for_the_same_rule_as_in_a_game() {
    let size = BoxSize::new(3, 3, 2).unwrap();
    let plan = plan(size, 2);
    let (mut legal, mut illegal) = (0, 0);
    for seed in 0..8 {
        let mut dice = Dice(seed);
        let mut game = Game::new(plan.clone());
        let mut puzzle = Puzzle::new(size, Hand::of_colours(2)).with_grade(Grade::Touching);
        while let Some(colour) = game.to_move() {
            for placement in plan.placements() {
                let placed = Placed { colour, cubes: plan.cubes(placement) };
                let by_game = game.find(&text(&placed)).map(|_| ()).map_err(|illegal| illegal.to_string());
                let by_puzzle = puzzle.clone().with_move(placed.clone()).map(|_| ()).map_err(|error| error.to_string());
                assert_eq!(by_game.is_ok(), by_puzzle.is_ok(), "{placed}: {by_game:?}, {by_puzzle:?}");
                match (by_game, by_puzzle) {
                    (Err(by_game), Err(by_puzzle)) => illegal += (by_game == by_puzzle) as usize,
                    _ => legal += 1,
                }
            }
            let moves = game.moves();
            let chosen = moves[dice.below(moves.len())];
            let MoveText::Place(cubes) = game.text(chosen) else { panic!("this is no rebuild") };
            puzzle = puzzle.with_move(Placed { colour, cubes }).unwrap();
            game.play_unchecked(chosen);
        }
    }
    assert!(legal > 100 && illegal > 100, "{legal} legal, {illegal} refused for the same reason");
}

fn in_turn(moves: &[&str]) -> Result<Puzzle, String> {
    let mut puzzle = Puzzle::new(BoxSize::cube(4).unwrap(), Hand::of_colours(2)).with_grade(Grade::InTurn);
    for text in moves {
        let (colour, cubes) = text.split_once(' ').unwrap();
        let colour = Colour::ALL.into_iter().find(|other| other.name() == colour).unwrap();
        let cubes = cubes.parse().unwrap();
        puzzle = puzzle.with_move(Placed { colour, cubes }).map_err(|error| error.to_string())?;
    }
    Ok(puzzle)
}

#[test]
fn colours_take_turns_and_whoever_is_passed_over_places_no_more() {
    let error = |moves: &[&str]| in_turn(moves).unwrap_err();
    // Two colours have 80 cubes for 64: neither can do without the other in the beginning.
    assert_eq!(
        error(&["blue a1.1,a2.1"]),
        "it is not the turn of blue but of red, and without more red stones the box cannot be filled"
    );
    assert!(error(&["red a1.1,a2.1", "red b1.1,b2.1,b3.1"]).starts_with("it is not the turn of red but of blue"));
    let puzzle = in_turn(&["red a1.1,a2.1", "blue b1.1,b2.1"]).unwrap();
    assert_eq!(puzzle.colour_for(&"c1.1,c2.1,c3.1".parse().unwrap()), Ok(Colour::Red));
    // In a low box red alone has enough, so that blue may stay away; but then for good.
    let low = Puzzle::new(BoxSize::new(3, 3, 1).unwrap(), Hand::of_colours(2)).with_grade(Grade::InTurn);
    let place =
        |puzzle: Puzzle, colour, cubes: &str| puzzle.with_move(Placed { colour, cubes: cubes.parse().unwrap() });
    let low = place(low, Colour::Red, "a1.1,b1.1,c1.1").unwrap();
    let low = place(low, Colour::Red, "a2.1,b2.1").unwrap();
    assert_eq!(
        place(low, Colour::Blue, "a3.1,b3.1,c3.1").unwrap_err().to_string(),
        "blue was passed over, and a colour that is passed over places no more stones"
    );
}

/// Whatever prefix of a solution was placed, the rest that is found goes on where it stopped.
#[test]
fn solutions_go_on_with_the_colour_whose_turn_it_is() {
    for grade in [Grade::Touching, Grade::InTurn] {
        let (puzzle, solution) = solved(4, 2, grade, 1);
        for placed in [1, 2, 5, 8] {
            let (done, _) = solution.stones.split_at(placed);
            let after = done.iter().cloned().try_fold(puzzle.clone(), Puzzle::with_move).unwrap();
            let rest = find_one(&after, 3, &Patient).found().unwrap();
            let whole = Solution { stones: [done, &rest.stones].concat(), layable: true };
            assert_solves(&puzzle, &whole);
        }
    }
}
