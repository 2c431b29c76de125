//! Plays the games of a match.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{self, Sender};

use rumis::{Game, Plan, Ruins};

use super::entrant::Entrant;
use super::tally::{Played, Work};
use crate::failure::{Failure, Outcome};
use crate::interrupt;
use crate::thinking::{Thinking, seed_of_move};

/// Where games begin.
pub enum Start {
    /// All from here.
    Position(Box<Game>),
    /// From ruins that a seed lays.
    NewRuins(Arc<Plan>),
}

/// Who plays whom, and how.
pub struct Contest {
    pub start: Start,
    pub a: Entrant,
    pub b: Entrant,
    pub seed: u64,
    /// What a may use for a move, and what b.
    pub thinking: [Thinking; 2],
}

impl Start {
    /// A game that is about to begin.
    pub fn game(&self, ruin_seed: u64) -> Outcome<Game> {
        match self {
            Start::Position(game) => Ok((**game).clone()),
            Start::NewRuins(plan) => {
                let ruins = Ruins::from_seed(plan, ruin_seed).map_err(Failure::refused)?;
                Ok(Game::with_ruins(plan.clone(), &ruins))
            }
        }
    }
}

impl Contest {
    /// Plays so many games, several at a time, and hands each one over when it is finished. Ctrl-C ends it early.
    pub fn play(&self, games: u32, jobs: usize, mut finished: impl FnMut(Played)) -> Outcome {
        let next = AtomicU32::new(0);
        std::thread::scope(|scope| {
            let (sender, receiver) = mpsc::channel();
            for _ in 0..jobs.min(games as usize) {
                let (sender, next) = (sender.clone(), &next);
                scope.spawn(move || self.play_some(games, next, &sender));
            }
            drop(sender);
            for played in receiver {
                finished(played?);
            }
            Ok(())
        })
    }

    fn play_some(&self, games: u32, next: &AtomicU32, sender: &Sender<Outcome<Played>>) {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return;
            }
            let Some(played) = self.play_one(number).transpose() else { return };
            if sender.send(played).is_err() {
                return;
            }
        }
    }

    /// `None` if it was not finished because somebody asked to stop.
    fn play_one(&self, number: u32) -> Outcome<Option<Played>> {
        let seed = self.seed.wrapping_add(number.into());
        let mut game = self.start.game(self.ruin_seed(number))?;
        let seat = number as usize % game.plan().rules().players();
        let mut work = [Work::default(); 2];
        while let Some(colour) = game.to_move() {
            let is_a = game.plan().rules().owner(colour) == seat;
            let (entrant, side) = if is_a { (&self.a, 0) } else { (&self.b, 1) };
            let seed = seed_of_move(seed, game.history().len());
            let params = entrant.params.as_ref();
            let thought = self.thinking[side].choose_with(&game, entrant.player, params, seed, interrupt::asked);
            let Some(thought) = thought else { break };
            if interrupt::asked() {
                return Ok(None);
            }
            work[side].add(&thought);
            game.play_unchecked(thought.played);
        }
        Ok(Some(Played::new(number, &game, seat, work)))
    }

    /// The same ruins until a has had every seat.
    fn ruin_seed(&self, number: u32) -> u64 {
        let players = match &self.start {
            Start::Position(game) => game.plan().rules().players(),
            Start::NewRuins(plan) => plan.rules().players(),
        };
        self.seed.wrapping_add(u64::from(number) / players as u64)
    }
}
