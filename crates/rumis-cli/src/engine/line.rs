//! Takes the lines of the protocol apart and puts answers together, as GTP 2 does.

/// A line with a command.
pub struct Line {
    id: Option<String>,
    /// The first word.
    pub command: String,
    rest: String,
}

impl Line {
    /// `None` if nothing is on the line but blanks and a comment.
    pub fn parse(text: &str) -> Option<Line> {
        let text = text.split('#').next().unwrap_or_default();
        let text: String = text.chars().map(|c| if c == '\t' { ' ' } else { c }).filter(|c| !c.is_control()).collect();
        let (first, rest) = first_word(&text);
        let is_id = !first.is_empty() && first.bytes().all(|byte| byte.is_ascii_digit());
        let id = is_id.then(|| first.to_string());
        let (command, rest) = if is_id { first_word(rest) } else { (first, rest) };
        if command.is_empty() && id.is_none() {
            return None;
        }
        Some(Line { id, command: command.into(), rest: rest.into() })
    }

    /// The words behind the command.
    pub fn arguments(&self) -> Vec<&str> {
        self.rest.split_whitespace().collect()
    }

    /// The answer as it is sent, with the id and the empty line that ends it.
    pub fn answered(&self, answer: &Result<String, String>) -> String {
        let (mark, text) = match answer {
            Ok(text) => ('=', text),
            Err(text) => ('?', text),
        };
        let id = self.id.as_deref().unwrap_or_default();
        // An empty line inside would end the answer too early.
        let lines: Vec<&str> = text.lines().map(str::trim_end).filter(|line| !line.is_empty()).collect();
        let text = lines.join("\n");
        format!("{mark}{id} {text}").trim_end().to_string() + "\n\n"
    }
}

fn first_word(text: &str) -> (&str, &str) {
    let text = text.trim_start();
    text.split_at(text.find(char::is_whitespace).unwrap_or(text.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(line: &str, text: &str) -> String {
        Line::parse(line).unwrap().answered(&Ok(text.into()))
    }

    #[test]
    fn ids_come_back_and_comments_do_not() {
        assert_eq!(answer("7 name # who", "Rumis"), "=7 Rumis\n\n");
        assert_eq!(answer("name", ""), "=\n\n");
        assert_eq!(answer("7", "x\n\ny\n"), "=7 x\ny\n\n");
        let line = Line::parse("\t12  play\ta1.1,a2.1  \r\n").unwrap();
        assert_eq!((line.command.as_str(), line.arguments()), ("play", vec!["a1.1,a2.1"]));
        assert!(["", "  \t", "# name", "\r\n"].iter().all(|line| Line::parse(line).is_none()));
    }
}
