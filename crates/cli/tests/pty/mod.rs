//! A terminal of one's own for the real program, and what its screen shows.

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::io::{Read, Write};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle, sleep};
use std::time::{Duration, Instant};

/// How long anything may take. Far longer than it does: a test that waits so long has failed.
const PATIENCE: Duration = Duration::from_secs(90);

/// The program in a terminal.
pub struct Terminal {
    master: Box<dyn MasterPty + Send>,
    child: Box<dyn Child + Send + Sync>,
    keyboard: Box<dyn Write + Send>,
    shown: Arc<Mutex<Shown>>,
    reading: Option<JoinHandle<()>>,
}

struct Shown {
    parser: vt100::Parser,
    /// Everything that was written, as it came.
    raw: Vec<u8>,
}

fn size(columns: u16, rows: u16) -> PtySize {
    PtySize {
        rows,
        cols: columns,
        pixel_width: 0,
        pixel_height: 0,
    }
}

impl Terminal {
    /// Starts the program.
    pub fn start(arguments: &[&str], columns: u16, rows: u16) -> Terminal {
        let pair = native_pty_system().openpty(size(columns, rows)).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_covenstead"));
        command.args(arguments);
        command.env("COVENSTEAD_PACE", "0");
        command.env("LC_ALL", "C.UTF-8");
        command.env("TERM", "xterm-256color");
        command.env_remove("NO_COLOR");
        let child = pair.slave.spawn_command(command).unwrap();
        let shown = Arc::new(Mutex::new(Shown {
            parser: vt100::Parser::new(rows, columns, 0),
            raw: Vec::new(),
        }));
        let mut reader = pair.master.try_clone_reader().unwrap();
        let writing = shown.clone();
        let reading = thread::spawn(move || {
            let mut some = [0; 8192];
            while let Ok(count @ 1..) = reader.read(&mut some) {
                let mut shown = writing.lock().unwrap();
                shown.parser.process(&some[..count]);
                shown.raw.extend_from_slice(&some[..count]);
            }
        });
        let keyboard = pair.master.take_writer().unwrap();
        Terminal {
            master: pair.master,
            child,
            keyboard,
            shown,
            reading: Some(reading),
        }
    }

    /// What the screen shows.
    pub fn screen(&self) -> String {
        self.shown.lock().unwrap().parser.screen().contents()
    }

    /// Types.
    pub fn send(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
        self.keyboard.flush().unwrap();
    }

    /// Makes the window larger or smaller.
    pub fn resize(&mut self, columns: u16, rows: u16) {
        self.shown
            .lock()
            .unwrap()
            .parser
            .screen_mut()
            .set_size(rows, columns);
        self.master.resize(size(columns, rows)).unwrap();
        sleep(Duration::from_millis(150));
    }

    /// The screen once it shows what is waited for, and is not just being drawn.
    pub fn wait_for(&mut self, holds: impl Fn(&str) -> bool) -> String {
        let begun = Instant::now();
        loop {
            let screen = self.screen();
            if holds(&screen) {
                sleep(Duration::from_millis(30));
                if self.screen() == screen {
                    return screen;
                }
                continue;
            }
            assert!(
                begun.elapsed() < PATIENCE,
                "waited too long; the screen shows\n{screen}"
            );
            sleep(Duration::from_millis(5));
        }
    }

    /// Waits until the screen is another than `before`.
    pub fn wait_for_change(&mut self, before: &str) {
        self.wait_for(|screen| screen != before);
    }

    /// The id of the process.
    pub fn process(&self) -> u32 {
        self.child.process_id().unwrap()
    }

    /// Waits for the end. Gives what was written after the other screen was left.
    pub fn finish(&mut self) -> String {
        let begun = Instant::now();
        while self.child.try_wait().unwrap().is_none() {
            assert!(
                begun.elapsed() < PATIENCE,
                "it does not end; the screen shows\n{}",
                self.screen()
            );
            sleep(Duration::from_millis(5));
        }
        sleep(Duration::from_millis(50));
        let raw = String::from_utf8_lossy(&self.shown.lock().unwrap().raw).into_owned();
        raw.rsplit("\x1b[?1049l")
            .next()
            .unwrap_or_default()
            .to_string()
    }

    /// Whether what was entered was left: the other screen and the mouse.
    pub fn left_the_other_screen(&self) -> bool {
        let raw = String::from_utf8_lossy(&self.shown.lock().unwrap().raw).into_owned();
        let last = |what: &str| raw.rfind(what);
        last("\x1b[?1049l") > last("\x1b[?1049h") && last("\x1b[?1000l") > last("\x1b[?1000h")
    }

    /// Whether the terminal takes lines and echoes, as a shell needs it.
    pub fn is_restored(&self) -> bool {
        const LINES_AND_ECHO: u32 = 0o12;
        self.master.get_termios().unwrap().local_flags.bits() & LINES_AND_ECHO == LINES_AND_ECHO
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        drop(self.reading.take());
    }
}
