//! Colours of the terminal. Everything drawn is understood without them: stones have letters.

use std::io::{self, IsTerminal};

use rumis::Colour;

/// Whether and how to colour what is drawn.
#[derive(Clone, Copy)]
pub struct Paint {
    coloured: bool,
}

impl Paint {
    /// Colours if standard output is a terminal and `NO_COLOR` is not set.
    pub fn for_stdout() -> Paint {
        let unwanted = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        Paint { coloured: io::stdout().is_terminal() && !unwanted }
    }

    /// No colours, for what other programs read.
    pub fn none() -> Paint {
        Paint { coloured: false }
    }

    /// A text on the colour of a stone.
    pub fn stone(self, colour: Colour, text: &str) -> String {
        // White or black letters, whichever is easier to read on the colour of the 256-colour palette.
        let codes = match colour {
            Colour::Red => "48;5;124;38;5;231",
            Colour::Blue => "48;5;25;38;5;231",
            Colour::Green => "48;5;71;38;5;16",
            Colour::Yellow => "48;5;220;38;5;16",
            Colour::Violet => "48;5;91;38;5;231",
            Colour::Orange => "48;5;208;38;5;16",
        };
        self.with(codes, text)
    }

    /// A text in bold letters.
    pub fn strong(self, text: &str) -> String {
        self.with("1", text)
    }

    /// A text that stands back.
    pub fn faint(self, text: &str) -> String {
        self.with("2", text)
    }

    fn with(self, codes: &str, text: &str) -> String {
        if self.coloured { format!("\x1b[{codes}m{text}\x1b[0m") } else { text.into() }
    }
}
