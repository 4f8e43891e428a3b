//! What programs write to standard error: kept in `bots.log`, so much of each and no more.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::ChildStderr;
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

/// The most that is kept of what a program writes during one game, in bytes.
pub const KEPT_OF_A_GAME: usize = 16 << 10;
/// The most that `bots.log` grows to, in bytes.
pub const KEPT_IN_ALL: usize = 8 << 20;
/// A longer line is broken, in bytes.
const LONGEST: u64 = 1 << 10;

/// `bots.log`, shared by all games of a tournament.
#[derive(Clone)]
pub(crate) struct BotsLog(Arc<Mutex<Bounded>>);

struct Bounded {
    file: File,
    room: usize,
}

impl BotsLog {
    /// The log in a file to which lines are appended.
    pub fn new(file: File) -> io::Result<BotsLog> {
        let begun = usize::try_from(file.metadata()?.len()).unwrap_or(usize::MAX);
        let room = KEPT_IN_ALL.saturating_sub(begun);
        Ok(BotsLog(Arc::new(Mutex::new(Bounded { file, room }))))
    }

    /// Copies what a program writes, line by line and each with the name of its writer, on a thread
    /// of its own. What is beyond the bounds is read and dropped, because a program whose pipe is
    /// full would stop. The answer comes when there is nothing more to read.
    pub fn listen(&self, writer: String, from: ChildStderr) -> Receiver<()> {
        let (over, heard) = channel();
        let log = self.clone();
        thread::spawn(move || {
            let _ = log.copy(&writer, &mut BufReader::new(from));
            let _ = over.send(());
        });
        heard
    }

    fn copy(&self, writer: &str, from: &mut impl BufRead) -> io::Result<()> {
        let mut left = KEPT_OF_A_GAME;
        let mut line = Vec::new();
        while from.by_ref().take(LONGEST).read_until(b'\n', &mut line)? > 0 {
            if line.len() > left {
                self.add(
                    writer,
                    b"(the rest of what it wrote in this game is not kept)",
                );
                io::copy(from, &mut io::sink())?;
                return Ok(());
            }
            left -= line.len();
            self.add(writer, line.strip_suffix(b"\n").unwrap_or(&line));
            line.clear();
        }
        Ok(())
    }

    fn add(&self, writer: &str, text: &[u8]) {
        let line = [writer.as_bytes(), b": ", text, b"\n"].concat();
        let mut log = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if log.room == 0 {
            return;
        }
        let full: &[u8] = b"(this file is full: nothing more is kept)\n";
        let kept = if line.len() <= log.room {
            &line[..]
        } else {
            full
        };
        log.room = log.room.saturating_sub(line.len());
        // A disk that is full costs words about bots, not the tournament.
        let _ = log.file.write_all(kept);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn log(name: &str) -> (BotsLog, std::path::PathBuf) {
        let path =
            std::env::temp_dir().join(format!("covenstead-log-{name}-{}", std::process::id()));
        (BotsLog::new(File::create(&path).unwrap()).unwrap(), path)
    }

    #[test]
    fn every_line_says_who_wrote_it_and_one_game_gets_so_much_room() {
        let (log, path) = log("game");
        log.copy("game 1", &mut &b"hello\nand bye"[..]).unwrap();
        let flood = "blah\n".repeat(100_000);
        log.copy("game 2", &mut flood.as_bytes()).unwrap();
        let kept = std::fs::read_to_string(&path).unwrap();
        std::fs::remove_file(path).unwrap();
        assert!(kept.starts_with("game 1: hello\ngame 1: and bye\ngame 2: blah\n"));
        assert!(kept.ends_with("game 2: (the rest of what it wrote in this game is not kept)\n"));
        assert_eq!(kept.matches("blah").count(), KEPT_OF_A_GAME / 5);
    }

    #[test]
    fn the_file_has_a_bound_however_many_games_there_are() {
        let (log, path) = log("all");
        let flood = "x".repeat(KEPT_OF_A_GAME);
        for game in 0..KEPT_IN_ALL / KEPT_OF_A_GAME + 9 {
            log.copy(&format!("game {game}"), &mut flood.as_bytes())
                .unwrap();
        }
        let kept = std::fs::read(&path).unwrap();
        std::fs::remove_file(path).unwrap();
        assert!(kept.len() < KEPT_IN_ALL + 100, "{} bytes", kept.len());
        assert!(kept.ends_with(b"nothing more is kept)\n"));
    }
}
