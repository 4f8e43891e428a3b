//! The full screen, and how the terminal is given back whatever happens: at the end, after an
//! error, after a panic.

use crate::table::Event;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::{Frame, Terminal};
use std::io::{self, Stdout, stdout};
use std::panic;
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::thread;

/// Whether the terminal is ours now.
static OURS: AtomicBool = AtomicBool::new(false);
static HOOK: Once = Once::new();

/// The full screen of the terminal. Dropping it gives the terminal back as it was.
pub struct Screen {
    terminal: Terminal<CrosstermBackend<Stdout>>,
}

/// How many cells a row of the terminal has, if it says.
pub fn width_of_terminal() -> Option<usize> {
    let (columns, _) = ratatui::crossterm::terminal::size().ok()?;
    (columns > 0).then_some(columns.into())
}

impl Screen {
    /// Takes the terminal: another screen, raw keys, the mouse.
    pub fn open() -> io::Result<Screen> {
        give_back_after_a_panic();
        enable_raw_mode()?;
        OURS.store(true, Ordering::SeqCst);
        execute!(stdout(), EnterAlternateScreen, EnableMouseCapture)
            .inspect_err(|_| give_back())?;
        let terminal =
            Terminal::new(CrosstermBackend::new(stdout())).inspect_err(|_| give_back())?;
        Ok(Screen { terminal })
    }

    /// Draws a frame.
    pub fn draw(&mut self, paint: impl FnOnce(&mut Frame<'_>)) -> io::Result<()> {
        self.terminal.draw(paint).map(drop)
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back();
    }
}

fn give_back() {
    if OURS.swap(false, Ordering::SeqCst) {
        // A terminal that is gone cannot be restored, and need not be.
        let _ = execute!(
            stdout(),
            DisableMouseCapture,
            LeaveAlternateScreen,
            ratatui::crossterm::cursor::Show
        );
        let _ = disable_raw_mode();
    }
}

/// A panic of the thread that draws gives the terminal back first, so that its message can be read.
/// Other threads must not write over the screen: what fails there reaches the table's own log.
fn give_back_after_a_panic() {
    let drawing = thread::current().id();
    HOOK.call_once(move || {
        let told = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if thread::current().id() == drawing {
                give_back();
            }
            if !OURS.load(Ordering::SeqCst) {
                told(info);
            }
        }));
    });
}

/// Sends keys, mouse and new sizes as events from now on.
pub fn input(events: Sender<Event>) -> io::Result<()> {
    let read = move || {
        while let Ok(happened) = event::read() {
            if events.send(Event::Input(happened)).is_err() {
                return;
            }
        }
        let _ = events.send(Event::Stop);
    };
    thread::Builder::new()
        .name("input".into())
        .spawn(read)
        .map(drop)
}
