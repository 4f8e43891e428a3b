//! Writing to people, and failing kindly.

use covenstead_core::Fault;
use covenstead_server::Problem;
use std::fs;
use std::io::{self, Write};
use std::path::Path;

/// Why a command stopped.
pub enum Failure {
    /// Whoever read the output has stopped reading: no reason to complain.
    BrokenPipe,
    /// A reason for people.
    Said(String),
}

impl Failure {
    /// A reason for people.
    pub fn said(message: impl Into<String>) -> Failure {
        Failure::Said(message.into())
    }
}

impl From<Fault> for Failure {
    fn from(fault: Fault) -> Failure {
        match fault.rule {
            Some(rule) => Failure::Said(format!("{} ({rule})", fault.message)),
            None => Failure::Said(fault.message),
        }
    }
}

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Failure {
        Failure::Said(problem.to_string())
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::BrokenPipe,
            _ => Failure::Said(error.to_string()),
        }
    }
}

/// Writes to standard output at once.
pub fn say(text: &str) -> Result<(), Failure> {
    let mut output = io::stdout().lock();
    output.write_all(text.as_bytes())?;
    Ok(output.flush()?)
}

/// Reads a text file, naming it when that fails.
pub fn read_file(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path)
        .map_err(|error| Failure::said(format!("{} cannot be read: {error}", path.display())))
}

/// A number with its thousands apart: 1,234,567.
pub fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    #[test]
    fn thousands_stand_apart() {
        assert_eq!(
            [0, 999, 1000, 1_234_567].map(super::thousands),
            ["0", "999", "1,000", "1,234,567"]
        );
    }
}
