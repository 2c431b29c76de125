//! Which box, which stones, which grade.

use anyhow::{Result, bail};
use rumis::{Colour, Stone, UnknownStone};
use rumis_puzzle::{BoxSize, Grade, Hand, Puzzle, UnknownGrade};

/// The options that describe what is to be filled, and with what.
#[derive(clap::Args)]
pub struct Request {
    /// Edge of the cube.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=6), required_unless_present = "box_size")]
    edge: Option<u8>,
    /// A box of any three edges from 1 to 6, for example 3x4x5.
    #[arg(long = "box", value_name = "XxYxZ", value_parser = box_size, conflicts_with = "edge")]
    box_size: Option<BoxSize>,
    /// Each stone once in so many colours; the fewest that have enough cubes if left out.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=6))]
    colours: Option<u8>,
    /// Only these stones, for example S03,S06; without --colours exactly these, each once.
    #[arg(long, value_delimiter = ',', value_parser = stone)]
    stones: Vec<Stone>,
    /// free, touching or in-turn.
    #[arg(long, default_value = "free", value_parser = grade)]
    grade: Grade,
}

fn stone(text: &str) -> Result<Stone, UnknownStone> {
    text.parse()
}

fn grade(text: &str) -> Result<Grade, UnknownGrade> {
    text.parse()
}

fn box_size(text: &str) -> Result<BoxSize, String> {
    let edges: Option<Vec<u8>> = text.split('x').map(|edge| edge.parse().ok()).collect();
    match edges.as_deref() {
        Some(&[x, y, z]) => BoxSize::new(x, y, z).map_err(|error| error.to_string()),
        _ => Err("write three edges with x between them, for example 3x4x5".to_string()),
    }
}

impl Request {
    /// The puzzle, unless it is plain that it has no solution.
    pub fn puzzle(&self) -> Result<Puzzle> {
        let size = match (self.box_size, self.edge) {
            (Some(size), _) => size,
            (None, Some(edge)) => BoxSize::cube(edge)?,
            (None, None) => bail!("give --edge or --box"),
        };
        let puzzle = Puzzle::new(size, self.hand(size)?).with_grade(self.grade);
        match puzzle.obstacle() {
            Some(obstacle) => bail!("a box of {size} cannot be filled: {obstacle}"),
            None => Ok(puzzle),
        }
    }

    fn hand(&self, size: BoxSize) -> Result<Hand> {
        let volume = size.volume();
        if self.stones.is_empty() {
            let colours = self.colours.map_or(volume.div_ceil(Stone::CUBES), usize::from);
            return Ok(Hand::of_colours(colours));
        }
        let colours = &Colour::ALL[..self.colours.map_or(1, usize::from)];
        let wanted = colours.iter().flat_map(|&colour| self.stones.iter().map(move |&stone| (colour, stone)));
        if wanted.clone().count() > rumis_puzzle::MAX_HAND {
            bail!("these are more than {} stones: name fewer", rumis_puzzle::MAX_HAND);
        }
        let hand: Hand = wanted.collect();
        if self.colours.is_none() && hand.cubes() != volume {
            bail!(
                "exactly these stones cannot fill a box of {size}: they have {} cubes together and it has {volume}; \
                 with --colours some may be left over",
                hand.cubes()
            );
        }
        Ok(hand)
    }
}
