//! Lines in, lines out, whatever the lines may be.

use crate::session::Session;
use covenstead_core::{Code, Fault};
use std::io::{self, BufRead, BufReader, Read, Write};

/// The longest line that is read; a longer one is refused and skipped. A record of the longest game
/// is far below it.
pub const MAX_LINE: usize = 8 << 20;

/// Answers every line of `input` on `output` until the input ends. A last line without its end is
/// answered too.
pub fn serve(session: &mut Session, input: impl Read, mut output: impl Write) -> io::Result<()> {
    let mut input = BufReader::with_capacity(1 << 16, input);
    let mut line = Vec::new();
    loop {
        let reply = match read_line(&mut input, &mut line)? {
            Line::End => return output.flush(),
            Line::Whole => session.reply(&line),
            Line::TooLong => {
                let message = format!("the line is longer than {} MiB", MAX_LINE >> 20);
                session.refuse(&Fault::new(Code::Limit, message))
            }
        };
        output.write_all(reply.as_bytes())?;
        output.write_all(b"\n")?;
        // A driver that sends many requests at once is answered in bulk; one that waits, perhaps in
        // mid-line, is not kept waiting.
        if !input.buffer().contains(&b'\n') {
            output.flush()?;
        }
    }
}

enum Line {
    Whole,
    TooLong,
    End,
}

/// Reads one line without its end into `line`, holding no more than [`MAX_LINE`] of it.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Line> {
    line.clear();
    line.shrink_to(1 << 20);
    let (mut any, mut too_long) = (false, false);
    loop {
        let chunk = match input.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if chunk.is_empty() {
            return Ok(match (any, too_long) {
                (false, _) => Line::End,
                (true, true) => Line::TooLong,
                (true, false) => Line::Whole,
            });
        }
        any = true;
        let end = chunk.iter().position(|&byte| byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        too_long = too_long || line.len() + part.len() > MAX_LINE;
        if !too_long {
            line.extend_from_slice(part);
        }
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            return Ok(if too_long { Line::TooLong } else { Line::Whole });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &[u8], capacity: usize) -> Vec<Result<Vec<u8>, ()>> {
        let mut input = BufReader::with_capacity(capacity, text);
        let (mut line, mut all) = (Vec::new(), Vec::new());
        loop {
            match read_line(&mut input, &mut line).unwrap() {
                Line::End => return all,
                Line::Whole => all.push(Ok(line.clone())),
                Line::TooLong => all.push(Err(())),
            }
        }
    }

    #[test]
    fn lines_are_split_whatever_the_buffer() {
        for capacity in [1, 3, 64] {
            let read = lines(b"one\n\ntwo", capacity);
            assert_eq!(
                read,
                [Ok(b"one".to_vec()), Ok(b"".to_vec()), Ok(b"two".to_vec())]
            );
        }
    }

    #[test]
    fn a_line_too_long_is_skipped_and_the_next_one_read() {
        let mut text = vec![b'x'; MAX_LINE + 1];
        text.extend_from_slice(b"\nnext\n");
        assert_eq!(lines(&text, 4096), [Err(()), Ok(b"next".to_vec())]);
    }
}
