//! Reads lines that somebody types or another program sends.

use std::io::{self, BufRead, Read};

/// Nobody needs longer lines, in bytes with their end; what is longer is cut.
pub const LONGEST_LINE: usize = 4096;

/// The next line with its end; nothing at the end of the input. The rest of a line that is too long is skipped.
pub fn read_line(input: &mut impl BufRead) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    input.by_ref().take(LONGEST_LINE as u64).read_until(b'\n', &mut bytes)?;
    if is_cut(&bytes) {
        input.skip_until(b'\n')?;
    }
    Ok(bytes)
}

/// True if this is only the beginning of a line.
pub fn is_cut(line: &[u8]) -> bool {
    line.len() == LONGEST_LINE && !line.ends_with(b"\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_cut_and_the_next_one_is_whole() {
        for length in [LONGEST_LINE - 2, LONGEST_LINE - 1, LONGEST_LINE, 3 * LONGEST_LINE] {
            let text = "x".repeat(length) + "\nnext";
            let mut input = text.as_bytes();
            let first = read_line(&mut input).unwrap();
            assert_eq!(first.len(), (length + 1).min(LONGEST_LINE));
            assert_eq!(is_cut(&first), length >= LONGEST_LINE);
            assert_eq!(read_line(&mut input).unwrap(), b"next");
            assert_eq!(read_line(&mut input).unwrap(), b"");
        }
    }
}
