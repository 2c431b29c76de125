//! The conversation with the players: asks, does what is typed, shows what came of it.

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::PathBuf;

use anyhow::Context;
use rumis::{Colour, Game, MoveText, Square, Stone};
use rumis_engine::{Level, Player};

use super::command::{self, Command};
use super::hint;
use super::picking::{self, List};
use super::seating::Seating;
use super::store::Store;
use super::table::Table;
use crate::board;
use crate::clock::Moment;
use crate::failure::Outcome;
use crate::input;
use crate::judged;
use crate::paint::Paint;
use crate::progress::Progress;
use crate::standings::{self, Seats};
use crate::thinking;

pub struct Session<'o, I, O> {
    table: Table,
    store: Store,
    seating: Seating,
    /// Where the random numbers of the computer players begin.
    seed: u64,
    input: I,
    out: &'o mut O,
    paint: Paint,
    /// Where the input is no terminal, nobody sees what is typed unless it is repeated.
    echo: bool,
    list: List,
    /// True if the last step is not on the disk yet.
    unsaved: bool,
}

impl<'o, I: BufRead, O: Write> Session<'o, I, O> {
    /// A session at this table.
    pub fn new(table: Table, store: Store, seating: Seating, input: I, out: &'o mut O) -> Session<'o, I, O> {
        let (paint, echo, seed) = (Paint::for_stdout(), !io::stdin().is_terminal(), Moment::now().seed());
        Session { table, store, seating, seed, input, out, paint, echo, list: List::default(), unsaved: false }
    }

    /// Asks until somebody quits or the input ends.
    pub fn run(mut self) -> Outcome {
        writeln!(self.out, "Type a move, or help to see what can be typed.\n")?;
        self.introduce_computers()?;
        self.show_with_title()?;
        loop {
            self.let_computers_play()?;
            let Some(line) = self.ask()? else { break };
            match command::parse(&line) {
                Ok(Command::Quit) => break,
                Ok(command) => self.obey(command)?,
                Err(sentence) => writeln!(self.out, "{sentence}.")?,
            }
        }
        self.leave()
    }

    fn introduce_computers(&mut self) -> Outcome {
        for (seat, player) in self.seating.computers() {
            let budget = self.seating.thinking(player).budget;
            writeln!(self.out, "Seat {}: {player}, at most {budget} a move.", seat + 1)?;
        }
        if self.seating.computers().next().is_some() {
            writeln!(self.out)?;
        }
        Ok(())
    }

    /// Until it is a person's turn, or the game is over.
    fn let_computers_play(&mut self) -> Outcome {
        while let Some(player) = self.table.turn().and_then(|seat| self.seating.computer(seat)) {
            let Some(text) = self.computer_choice(player)? else { break };
            self.play(&text)?;
        }
        Ok(())
    }

    fn computer_choice(&mut self, player: Player) -> Outcome<Option<MoveText>> {
        let seed = thinking::seed_of_move(self.seed, self.table.makers().len());
        let Some(game) = self.table.game() else {
            // Ruins belong to nobody: any place is as good as another.
            let mut choices = self.table.choices();
            let any = seed as usize % choices.len().max(1);
            return Ok((any < choices.len()).then(|| choices.swap_remove(any).text));
        };
        let thinking = self.seating.thinking(player);
        let mut progress = Progress::new();
        self.out.flush()?;
        progress.show(&format!("{player} is thinking, at most {} …", thinking.budget));
        let thought = thinking.choose(game, player, seed, thinking::never);
        Ok(thought.map(|thought| game.text(thought.played)))
    }

    fn hint(&mut self) -> Outcome {
        let Some(game) = self.table.game() else {
            return Ok(writeln!(self.out, "There are no hints for ruins; random lays the rest.")?);
        };
        let best = Player::Level(Level::BEST);
        let thinking = self.seating.thinking(best);
        let mut progress = Progress::new();
        self.out.flush()?;
        progress.show(&format!("{best} is thinking, at most {} …", thinking.budget));
        let analysis = thinking.analyse(game, self.seed, thinking::never);
        drop(progress);
        write!(self.out, "{}", hint::text(game, &analysis))?;
        self.list = List::shown(hint::moves(game, &analysis));
        Ok(())
    }

    fn ask(&mut self) -> Outcome<Option<String>> {
        write!(self.out, "{}", self.prompt())?;
        self.out.flush()?;
        let bytes = input::read_line(&mut self.input).context("what is typed cannot be read")?;
        // What cannot be seen was not meant to be typed, and must not reach the terminal again.
        let typed = String::from_utf8_lossy(&bytes).replace('\t', " ");
        let line: String = typed.trim().chars().filter(|c| !c.is_control()).collect();
        if self.echo {
            writeln!(self.out, "{line}")?;
        } else if bytes.is_empty() {
            writeln!(self.out)?;
        }
        Ok((!bytes.is_empty()).then_some(line))
    }

    fn prompt(&self) -> String {
        let seats = self.seats();
        match self.table.game() {
            None => format!("ruins: {}> ", seats.player(self.table.ruin_layer())),
            Some(game) => match game.to_move() {
                Some(colour) => format!("move {}, {}> ", game.history().len() + 1, seats.colour(game, colour)),
                None => "game over> ".into(),
            },
        }
    }

    fn seats(&self) -> Seats<'_> {
        Seats::new(&self.table.record().names)
    }

    fn obey(&mut self, command: Command) -> Outcome {
        match command {
            Command::Nothing | Command::Quit => Ok(()),
            Command::Help => Ok(write!(self.out, "{}", command::HELP)?),
            Command::Show => self.show_with_title(),
            Command::Layers => Ok(write!(self.out, "{}", board::layers(&self.table.picture(), self.paint))?),
            Command::Scores => self.scores(),
            Command::Stones => self.stones(),
            Command::Moves(square) => self.list(None, square),
            Command::Stone(stone, square) => self.list(Some(stone), square),
            Command::More => self.more(),
            Command::Pick(number) => self.pick(number),
            Command::Play(text) => self.play(&text),
            Command::Random(seed) => self.lay_rest(seed),
            Command::Hint => self.hint(),
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::Save(None) => self.say_where(),
            Command::Save(Some(path)) => self.save_in(path),
        }
    }

    fn show_with_title(&mut self) -> Outcome {
        writeln!(self.out, "{}\n", self.paint.strong(&board::title(&self.table.picture())))?;
        self.show()
    }

    fn show(&mut self) -> Outcome {
        let game = self.table.picture();
        writeln!(self.out, "{}", board::from_above(&game, self.paint))?;
        if self.table.game().is_none() {
            return self.show_ruins_to_lay();
        }
        let seats = Seats::new(&self.table.record().names);
        writeln!(self.out, "{}", standings::table(&game, &seats, self.paint))?;
        if let Some((colour, played)) = game.history().next_back() {
            writeln!(self.out, "Last move: {}, {}", seats.colour(&game, colour), judged::named(&game, played))?;
        }
        if game.is_over() {
            write!(self.out, "The game is over. {}", standings::ranking(&game, &seats))?;
        }
        Ok(())
    }

    fn show_ruins_to_lay(&mut self) -> Outcome {
        let stones: Vec<&str> = self.table.hand().iter().map(|held| held.stone.name()).collect();
        let player = self.seats().player(self.table.ruin_layer());
        let stones = stones.join(" ");
        Ok(writeln!(
            self.out,
            "Before the game the ruins are laid in turn. Left: {stones}\nNext: {player}. random lays the rest."
        )?)
    }

    fn scores(&mut self) -> Outcome {
        let game = self.table.picture();
        let seats = Seats::new(&self.table.record().names);
        write!(self.out, "{}", standings::table(&game, &seats, self.paint))?;
        if game.is_over() && self.table.game().is_some() {
            write!(self.out, "\n{}", standings::ranking(&game, &seats))?;
        }
        Ok(())
    }

    fn stones(&mut self) -> Outcome {
        let list = picking::stone_list(&self.table.hand(), &self.table.choices());
        match list.is_empty() {
            true => writeln!(self.out, "There are no stones to place.")?,
            false => write!(self.out, "{list}")?,
        }
        Ok(())
    }

    fn list(&mut self, stone: Option<Stone>, square: Option<Square>) -> Outcome {
        let found = picking::matching(self.table.choices(), stone, square);
        if found.is_empty() {
            return self.say_nothing_fits(stone, square);
        }
        self.list = List::new(found);
        write!(self.out, "{}", self.list.next_page())?;
        Ok(())
    }

    fn say_nothing_fits(&mut self, stone: Option<Stone>, square: Option<Square>) -> Outcome {
        let on_square = square.map(|square| format!(" that uses {square}")).unwrap_or_default();
        let sentence = match stone {
            _ if self.table.game().is_some_and(Game::is_over) => "The game is over.".into(),
            Some(stone) if !self.table.hand().iter().any(|held| held.stone == stone) => {
                format!("There is no {} left.", stone.name())
            }
            Some(stone) => format!("{} has no place{on_square}.", stone.name()),
            None => format!("There is no move{on_square}."),
        };
        Ok(writeln!(self.out, "{sentence}")?)
    }

    fn more(&mut self) -> Outcome {
        let page = self.list.next_page();
        match page.is_empty() {
            true => writeln!(self.out, "There is no more to show.")?,
            false => write!(self.out, "{page}")?,
        }
        Ok(())
    }

    fn pick(&mut self, number: usize) -> Outcome {
        match (self.list.pick(number).cloned(), self.list.len()) {
            (Some(text), _) => self.play(&text),
            (None, 0) => Ok(writeln!(self.out, "There is no list to pick from: write a stone such as L4, or moves.")?),
            (None, length) => Ok(writeln!(self.out, "The list has the numbers 1 to {length}.")?),
        }
    }

    fn play(&mut self, text: &MoveText) -> Outcome {
        let before = self.table.game().cloned();
        if let Err(reason) = self.table.play(text) {
            return Ok(writeln!(self.out, "{text} is not allowed: {reason}.")?);
        }
        self.after_change(before.as_ref())
    }

    fn lay_rest(&mut self, seed: Option<u64>) -> Outcome {
        if self.table.game().is_some() {
            return Ok(writeln!(self.out, "Only ruins can be laid at random, and there are none to lay.")?);
        }
        self.table.lay_rest(seed.unwrap_or_else(|| Moment::now().seed()));
        self.after_change(None)
    }

    /// Back to where a person moved last: what computer players did since then is their answer to it.
    fn undo(&mut self) -> Outcome {
        let is_person = |player: &usize| self.seating.computer(*player).is_none();
        let Some(answers) = self.table.makers().iter().rev().position(is_person) else {
            return Ok(writeln!(self.out, "There is nothing to undo.")?);
        };
        for _ in 0..=answers {
            self.table.undo();
        }
        self.after_change(None)
    }

    fn redo(&mut self) -> Outcome {
        if !self.table.redo() {
            return Ok(writeln!(self.out, "There is nothing to redo.")?);
        }
        let is_computer = |seat: usize| self.seating.computer(seat).is_some();
        while self.table.turn().is_some_and(is_computer) && self.table.redo() {}
        self.after_change(None)
    }

    /// What follows every step: the old list no longer counts, the game is saved, the board shown.
    fn after_change(&mut self, before: Option<&Game>) -> Outcome {
        self.list = List::default();
        self.unsaved = true;
        self.save()?;
        writeln!(self.out)?;
        self.show()?;
        let news = match (before, self.table.game()) {
            (Some(before), Some(after)) => news(before, after, &self.seats()),
            _ => String::new(),
        };
        Ok(write!(self.out, "{news}")?)
    }

    fn save(&mut self) -> Outcome {
        if !self.unsaved {
            return Ok(());
        }
        match self.store.save(self.table.record()) {
            Ok(set_aside) => {
                self.unsaved = false;
                if let Some(aside) = set_aside {
                    writeln!(self.out, "The game saved there before is kept as {}.", aside.display())?;
                }
                Ok(())
            }
            Err(error) => Ok(writeln!(self.out, "The game could not be saved: {error:#}. Try save FILE.")?),
        }
    }

    fn say_where(&mut self) -> Outcome {
        match self.table.has_begun() {
            true => self.say_saved(),
            false => Ok(writeln!(self.out, "There is nothing to save yet; save FILE says where to.")?),
        }
    }

    fn say_saved(&mut self) -> Outcome {
        self.save()?;
        if !self.unsaved {
            writeln!(self.out, "Saved in {}.", self.store.path().display())?;
        }
        Ok(())
    }

    fn save_in(&mut self, path: PathBuf) -> Outcome {
        match self.store.move_to(path, self.table.record()) {
            Ok(()) => {
                writeln!(self.out, "Saved in {}; the game goes on being saved there.", self.store.path().display())?
            }
            Err(error) => writeln!(self.out, "Not saved: {error:#}.")?,
        }
        Ok(())
    }

    fn leave(mut self) -> Outcome {
        if !self.table.has_begun() && !self.store.holds_the_game() {
            return Ok(writeln!(self.out, "Nothing was played, so nothing was saved.")?);
        }
        self.say_saved()?;
        if !self.unsaved && self.table.game().is_none_or(|game| !game.is_over()) {
            writeln!(self.out, "Go on with: {}", self.store.resume_command())?;
        }
        Ok(())
    }
}

/// What a move changed besides the board: who is out now, and whether a second phase begins.
fn news(before: &Game, after: &Game, seats: &Seats<'_>) -> String {
    let mut lines = String::new();
    if after.in_second_phase() && !before.in_second_phase() {
        lines += "The second phase begins: take a stone of your own from inside the line and place it outside.\n";
        return lines;
    }
    // That everybody is out is what the end of the game means.
    let is_new = |colour: Colour| !after.is_over() && after.is_out(colour) && !before.is_out(colour);
    for &colour in after.plan().rules().turn_order().iter().filter(|&&colour| is_new(colour)) {
        lines += &format!("{} can no longer move and is out.\n", seats.colour(after, colour));
    }
    lines
}
