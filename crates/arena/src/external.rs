//! Bots that are programs of their own: a child process that is asked on its standard input and
//! answers on its standard output, one JSON object a line.
//!
//! A program gets the view and the events of its seat and its legal actions, and nothing else. It
//! has a time for each decision; whatever goes wrong with it once it runs is a [`Forfeit`], never an
//! error of the tournament. Whatever processes it starts end with it.

use crate::bot::words_of;
use crate::error::ArenaError;
use crate::log::BotsLog;
use crate::stop::Stop;
use covenstead_catalog::LiveTable;
use covenstead_core::{Fault, RecordedResult, Seat, Viewer};
use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::process::CommandExt;
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// What a program gets beyond its time for a decision, for the way there and back.
pub const GRACE: Duration = Duration::from_millis(500);
/// How long a program may take to start and answer the first message.
pub const START: Duration = Duration::from_secs(10);
/// How long a program may take to leave by itself when the game is over.
pub const LEAVE: Duration = Duration::from_millis(500);
/// The longest line a program may write, in bytes.
pub const LONGEST_LINE: u64 = 1 << 20;

/// Why a bot's game was given up for it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Forfeit {
    /// The process has ended, or closed its output.
    #[error("it stopped answering ({0})")]
    Gone(String),
    /// No answer in time.
    #[error("it was late: no answer within {} ms and {} ms of grace", .0.as_millis(), GRACE.as_millis())]
    Late(Duration),
    /// Nothing in answer to the first message.
    #[error("it did not answer the start of the game within {} s", START.as_secs())]
    Silent,
    /// It says itself that something is wrong.
    #[error("it answered with an error: {0}")]
    GaveUp(String),
    /// An answer that is not what was asked for.
    #[error("its answer cannot be understood: {0}")]
    Garbled(String),
    /// An action that the rules forbid.
    #[error("it played `{action}`: {why}")]
    Illegal {
        /// What it wanted to do.
        action: String,
        /// Why not.
        why: String,
    },
}

/// What the programs of a tournament share.
pub(crate) struct Programs {
    /// Where goes what they write to standard error.
    pub log: BotsLog,
    /// Where the tournament can be stopped.
    pub stop: Stop,
}

/// A seat for a program to play.
pub(crate) struct Place<'a> {
    /// The table.
    pub table: &'a dyn LiveTable,
    /// The number of the game, for the log.
    pub game: u64,
    /// The seat.
    pub seat: Seat,
    /// For the program's own random numbers.
    pub seed: u64,
}

/// A running program that plays one seat of one game.
pub(crate) struct Program {
    child: Child,
    stop: Stop,
    /// Messages on their way to it. It may not be reading: writing happens on a thread of its own.
    messages: Option<Sender<String>>,
    answers: Receiver<Result<String, String>>,
    /// Hears when all that it wrote to standard error has been read.
    logged: Receiver<()>,
    time: Duration,
    /// The number of the first event it has not been told.
    unseen: usize,
}

impl Program {
    /// Starts the program. A command that cannot be started is the mistake of whoever gave it, and
    /// no forfeit.
    pub fn start(
        command: &str,
        millis: u64,
        place: &Place<'_>,
        shared: &Programs,
    ) -> Result<Program, ArenaError> {
        let mut child = spawn(command)?;
        shared.stop.note(&child);
        let (sender, to_write) = channel();
        let (answered, answers) = sync_channel(1);
        let input = child.stdin.take().expect("piped");
        let output = child.stdout.take().expect("piped");
        let errors = child.stderr.take().expect("piped");
        thread::spawn(move || write_messages(input, &to_write));
        thread::spawn(move || read_answers(output, &answered));
        let writer = format!("game {}, seat {}", place.game, place.seat.0);
        Ok(Program {
            child,
            stop: shared.stop.clone(),
            messages: Some(sender),
            answers,
            logged: shared.log.listen(writer, errors),
            time: Duration::from_millis(millis),
            unseen: 0,
        })
    }

    /// Tells the program which game it plays and where it sits.
    pub fn greet(&mut self, place: &Place<'_>) -> Result<(), Forfeit> {
        let options = &place.table.record().options;
        let (game, players) = (place.table.game(), place.table.seats());
        let (seat, seed) = (place.seat, format!("{:016x}", place.seed));
        self.send(&json!({ "do": "start", "game": game, "options": options, "seat": seat, "players": players, "seed": seed }));
        self.receive(START, Forfeit::Silent).map(|_| ())
    }

    /// What the program does, in its own words; or why it forfeits.
    pub fn choose(
        &mut self,
        table: &dyn LiveTable,
        seat: Seat,
    ) -> Result<Result<String, Forfeit>, ArenaError> {
        let message = self.question(table, seat)?;
        self.send(&message);
        let answer = self.receive(self.time + GRACE, Forfeit::Late(self.time));
        Ok(
            answer.and_then(|ok| match ok.get("action").and_then(Value::as_str) {
                Some(action) => Ok(action.to_string()),
                None => Err(Forfeit::Garbled(format!(
                    "no `action` in {}",
                    shortened(&ok.to_string())
                ))),
            }),
        )
    }

    fn question(&mut self, table: &dyn LiveTable, seat: Seat) -> Result<Value, Fault> {
        let viewer = Viewer::Seat(seat);
        let events = table.events(viewer, self.unseen)?;
        // By its number and not by counting: a table on which memory counts does not repeat what is
        // long past.
        if let Some(last) = events.last().and_then(|event| event["n"].as_u64()) {
            self.unseen = last as usize + 1;
        }
        let (view, actions, time) = (
            table.view(viewer)?,
            table.legal(seat)?,
            self.time.as_millis() as u64,
        );
        Ok(
            json!({ "do": "choose", "view": view, "events": events, "actions": actions, "time_ms": time }),
        )
    }

    /// Tells the program how the game ended, and lets it go.
    pub fn end(mut self, result: &RecordedResult) {
        self.send(&json!({ "do": "end", "result": result }));
        // Its input closes once this is written, and then a program has no reason to stay.
        self.messages = None;
        self.wait(LEAVE);
    }

    fn send(&self, message: &Value) {
        // If the writer is gone so is the program, and the missing answer will tell.
        let _ = self
            .messages
            .as_ref()
            .map(|messages| messages.send(message.to_string()));
    }

    /// The content of the next answer.
    fn receive(&mut self, patience: Duration, late: Forfeit) -> Result<Value, Forfeit> {
        let line = match self.answers.recv_timeout(patience) {
            Ok(line) => line.map_err(Forfeit::Garbled)?,
            Err(RecvTimeoutError::Timeout) => return Err(late),
            Err(RecvTimeoutError::Disconnected) => return Err(Forfeit::Gone(self.farewell())),
        };
        let answer: Value =
            serde_json::from_str(&line).map_err(|_| Forfeit::Garbled(shortened(&line)))?;
        match (answer.get("ok"), answer.get("error")) {
            (Some(ok), _) => Ok(ok.clone()),
            (None, Some(error)) => Err(Forfeit::GaveUp(message_of(error))),
            (None, None) => Err(Forfeit::Garbled(format!(
                "neither `ok` nor `error` in {}",
                shortened(&line)
            ))),
        }
    }

    /// How the process ended.
    fn farewell(&mut self) -> String {
        match self.wait(LEAVE) {
            Some(status) => status.to_string(),
            None => "it closed its output".into(),
        }
    }

    /// Waits for the process to end by itself, and looks up often: most are gone at once.
    fn wait(&mut self, patience: Duration) -> Option<ExitStatus> {
        let begun = Instant::now();
        while !has_ended(&self.child) {
            if begun.elapsed() >= patience {
                return None;
            }
            thread::sleep(Duration::from_millis(1));
        }
        self.stop.end(&mut self.child);
        self.child.wait().ok()
    }
}

impl Drop for Program {
    /// No process outlives its game.
    fn drop(&mut self) {
        self.stop.end(&mut self.child);
        // A process that has left the group may hold the pipe: nobody waits for that one.
        let _ = self.logged.recv_timeout(LEAVE);
    }
}

/// Whether a process has ended, without taking its number away: its group may have to be ended
/// yet.
fn has_ended(child: &Child) -> bool {
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    let process = i32::try_from(child.id()).ok().and_then(Pid::from_raw);
    process.is_none_or(|process| !matches!(waitid(WaitId::Pid(process), options), Ok(None)))
}

fn spawn(command: &str) -> Result<Child, ArenaError> {
    let words = words_of(command)?;
    Command::new(&words[0])
        .args(&words[1..])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .process_group(0)
        .spawn()
        .map_err(|error| ArenaError::Unstartable {
            command: command.into(),
            error,
        })
}

fn write_messages(mut input: ChildStdin, messages: &Receiver<String>) {
    for mut message in messages {
        message.push('\n');
        if input.write_all(message.as_bytes()).is_err() {
            return;
        }
    }
}

/// Passes lines on until the program ends, nobody listens any more, or a line cannot be one.
fn read_answers(output: ChildStdout, answers: &SyncSender<Result<String, String>>) {
    let mut output = BufReader::new(output);
    loop {
        let answer = match read_line(&mut output) {
            Ok(None) => return,
            Ok(Some(line)) => Ok(line),
            Err(why) => Err(why),
        };
        let last = answer.is_err();
        if answers.send(answer).is_err() || last {
            return;
        }
    }
}

/// The next line, if there is one and it can be one.
fn read_line(output: &mut impl BufRead) -> Result<Option<String>, String> {
    let mut line = Vec::new();
    match output.take(LONGEST_LINE).read_until(b'\n', &mut line) {
        Ok(0) | Err(_) => Ok(None),
        Ok(read) if read as u64 == LONGEST_LINE && line.last() != Some(&b'\n') => {
            Err(format!("a line of more than {LONGEST_LINE} bytes"))
        }
        Ok(_) => String::from_utf8(line)
            .map(Some)
            .map_err(|_| "a line that is not UTF-8".into()),
    }
}

/// What an error says, in the shape of our own protocol or as a plain text.
fn message_of(error: &Value) -> String {
    let text = error.as_str().or_else(|| error["message"].as_str());
    match text {
        Some(text) => shortened(text),
        None => shortened(&error.to_string()),
    }
}

/// As much of a text as fits into a message.
fn shortened(text: &str) -> String {
    let text = text.trim();
    match text.char_indices().nth(80) {
        Some((end, _)) => format!("`{}…`", &text[..end]),
        None => format!("`{text}`"),
    }
}
