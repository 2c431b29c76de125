//! Writes a record in its one canonical form.

use std::fmt::{self, Display, Formatter};

use super::parse::{FIRST_LINE, SCENARIO_MARK};
use super::{Comment, Record, RecordedScenario};
use crate::set_up::SetUp;
use crate::variant::Variants;

impl Display for Record {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FIRST_LINE}")?;
        write_scenario(f, &self.scenario)?;
        writeln!(f, "Players: {}", self.players)?;
        for (index, name) in self.names.iter().enumerate() {
            if let Some(name) = name {
                writeln!(f, "Player {}: {name}", index + 1)?;
            }
        }
        if self.variants != Variants::STANDARD {
            writeln!(f, "Variant: {}", self.variants)?;
        }
        if !self.ruins.is_empty() {
            writeln!(f, "Ruins: {}", spaced(&self.ruins))?;
        }
        if let Some(set_up) = &self.set_up {
            write_set_up(f, set_up)?;
        }
        if let Some(date) = self.date {
            writeln!(f, "Date: {date}")?;
        }
        if let Some(result) = &self.result {
            writeln!(f, "Result: {}", spaced(result))?;
        }
        for tag in &self.tags {
            writeln!(f, "{}: {}", tag.key(), tag.value())?;
        }
        write_moves(f, self)
    }
}

fn write_scenario(f: &mut Formatter<'_>, scenario: &RecordedScenario) -> fmt::Result {
    match scenario {
        RecordedScenario::Official(id) => writeln!(f, "Scenario: {id}"),
        RecordedScenario::Own(def) => {
            writeln!(f, "Scenario:")?;
            def.to_toml().lines().try_for_each(|line| writeln!(f, "{}", format!("{SCENARIO_MARK} {line}").trim_end()))
        }
    }
}

fn write_set_up(f: &mut Formatter<'_>, set_up: &SetUp) -> fmt::Result {
    if !set_up.stones.0.is_empty() {
        writeln!(f, "Stones: {}", set_up.stones)?;
    }
    writeln!(f, "Turn: {}", set_up.turn)?;
    if !set_up.out.is_empty() {
        writeln!(f, "Out: {}", spaced(&set_up.out))?;
    }
    Ok(())
}

/// One line a round; a comment ends its line, so that long ones stay readable. Every line begins with the number of
/// its first move, because that is the number messages speak of.
fn write_moves(f: &mut Formatter<'_>, record: &Record) -> fmt::Result {
    if record.moves.is_empty() && record.opening_comments.is_empty() {
        return Ok(());
    }
    writeln!(f)?;
    if !record.opening_comments.is_empty() {
        write_comments(f, &record.opening_comments)?;
        writeln!(f)?;
    }
    let mut line_begins = true;
    for (index, played) in record.moves.iter().enumerate() {
        if line_begins {
            write!(f, "{}.", index + 1)?;
        }
        write!(f, " {}", played.text)?;
        if !played.comments.is_empty() {
            write!(f, " ")?;
            write_comments(f, &played.comments)?;
        }
        let round_ends = (index + 1) % record.colours() == 0 || index + 1 == record.moves.len();
        line_begins = round_ends || !played.comments.is_empty();
        if line_begins {
            writeln!(f)?;
        }
    }
    Ok(())
}

fn write_comments(f: &mut Formatter<'_>, comments: &[Comment]) -> fmt::Result {
    let escaped = |comment: &Comment| comment.as_str().replace('\\', "\\\\").replace('}', "\\}");
    let braced: Vec<String> = comments.iter().map(|comment| format!("{{{}}}", escaped(comment))).collect();
    write!(f, "{}", braced.join(" "))
}

fn spaced<T: Display>(items: &[T]) -> String {
    items.iter().map(T::to_string).collect::<Vec<_>>().join(" ")
}
