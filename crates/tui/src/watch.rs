//! Watching a recorded game step by step.

use crate::asking::Menu;
use crate::layout::Layouts;
use crate::look::Look;
use crate::page::{Drawn, Page, draw, draw_text, reading_rows, reading_width};
use crate::screen::Screen;
use crate::speech::{say, text};
use crate::table::Event;
use crate::words;
use covenstead_core::{Seat, Viewer};
use covenstead_scene::Scene;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event as Input, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use std::io::{self, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

/// A game that can be looked at after any number of its decisions.
pub trait Reel {
    /// How many decisions it has.
    fn steps(&self) -> usize;
    /// The table after `at` of them, as `viewer` saw it, with everything that happened.
    fn scene(&self, at: usize, viewer: Viewer) -> Result<Scene, String>;
}

/// Somebody watching.
pub struct Watch<'a> {
    reel: &'a dyn Reel,
    look: Look,
    layouts: Layouts,
    viewer: Viewer,
    at: usize,
    running: bool,
    words: Option<usize>,
    scene: Scene,
    /// The first line of the log that the last step brought.
    fresh: usize,
    scroll: Option<usize>,
    drawn: Drawn,
}

/// How long a step is shown while the game runs by itself.
const STEP: Duration = Duration::from_millis(1200);

impl<'a> Watch<'a> {
    /// Watches from `at` on.
    pub fn new(
        reel: &'a dyn Reel,
        look: Look,
        layouts: Layouts,
        viewer: Viewer,
        at: usize,
    ) -> Result<Watch<'a>, String> {
        let scene = reel.scene(at, viewer)?;
        let fresh = next_line(&scene);
        Ok(Watch {
            reel,
            look,
            layouts,
            viewer,
            at,
            running: false,
            words: None,
            scene,
            fresh,
            scroll: None,
            drawn: Drawn::default(),
        })
    }

    /// Shows it until the person leaves.
    pub fn run(mut self, screen: &mut Screen, events: &Receiver<Event>) -> io::Result<()> {
        loop {
            screen.draw(|frame| self.draw(frame.buffer_mut()))?;
            let patience = if self.running {
                STEP
            } else {
                Duration::from_secs(3600)
            };
            match events.recv_timeout(patience) {
                Ok(Event::Input(Input::Key(key))) if key.kind == KeyEventKind::Press => {
                    if self.on_key(key) {
                        return Ok(());
                    }
                }
                Ok(Event::Stop) | Err(RecvTimeoutError::Disconnected) => return Ok(()),
                Err(RecvTimeoutError::Timeout) if self.running => {
                    self.running = self.at < self.reel.steps();
                    self.go(self.at + 1);
                }
                Ok(_) | Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// Takes in a key. True if the person leaves.
    pub fn on_key(&mut self, key: KeyEvent) -> bool {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return key.code == KeyCode::Char('c');
        }
        if let Some(scroll) = &mut self.words {
            match key.code {
                KeyCode::Down => *scroll = scroll.saturating_add(1),
                KeyCode::Up => *scroll = scroll.saturating_sub(1),
                KeyCode::PageDown => *scroll = scroll.saturating_add(10),
                KeyCode::PageUp => *scroll = scroll.saturating_sub(10),
                _ => self.words = None,
            }
            return false;
        }
        match key.code {
            KeyCode::Char('q') | KeyCode::Esc => return true,
            KeyCode::Right | KeyCode::Down | KeyCode::Enter => self.go(self.at + 1),
            KeyCode::Left | KeyCode::Up | KeyCode::Backspace => self.go(self.at.saturating_sub(1)),
            KeyCode::PageDown => self.go(self.at + 10),
            KeyCode::PageUp => self.go(self.at.saturating_sub(10)),
            KeyCode::Home => self.go(0),
            KeyCode::End => self.go(self.reel.steps()),
            KeyCode::Char(' ') => self.running = !self.running,
            KeyCode::Char('v') => self.change_viewer(),
            KeyCode::Tab => self.words = Some(0),
            KeyCode::Char('j') => {
                self.scroll = Some((self.drawn.scroll.0 + 3).min(self.drawn.scroll.1))
            }
            KeyCode::Char('k') => self.scroll = Some(self.drawn.scroll.0.saturating_sub(3)),
            _ => {}
        }
        false
    }

    fn go(&mut self, at: usize) {
        let at = at.min(self.reel.steps());
        let before = next_line(&self.scene);
        if let Ok(scene) = self.reel.scene(at, self.viewer) {
            self.fresh = if at == self.at + 1 {
                before
            } else {
                next_line(&scene)
            };
            (self.at, self.scene) = (at, scene);
        }
    }

    /// The next player's eyes, and after the last a spectator's.
    fn change_viewer(&mut self) {
        self.viewer = match self.viewer {
            Viewer::Spectator => Viewer::Seat(Seat(0)),
            Viewer::Seat(seat) if seat.index() + 1 < self.scene.players.len() => {
                Viewer::Seat(Seat(seat.0 + 1))
            }
            Viewer::Seat(_) => Viewer::Spectator,
        };
        self.go(self.at);
    }

    /// Draws the step.
    pub fn draw(&mut self, buffer: &mut Buffer) {
        let area = buffer.area;
        if let Some(scroll) = self.words {
            let lines = words::table(&self.scene);
            let rows = reading_rows(self.look, &lines, reading_width(area));
            let title = text(self.look.locale, "table");
            let most = draw_text(buffer, area, self.look, &title, &rows, scroll);
            self.words = Some(scroll.min(most));
            return;
        }
        let eyes = match self.viewer {
            Viewer::Spectator => text(self.look.locale, "watch-eyes"),
            Viewer::Seat(seat) => self
                .scene
                .players
                .get(seat.index())
                .map_or(String::new(), |player| player.name.clone()),
        };
        let menu = Menu::default();
        let arrows = if self.look.ascii {
            text(self.look.locale, "arrows-left-right")
        } else {
            "←→".to_string()
        };
        let page = Page {
            scene: &self.scene,
            look: self.look,
            layouts: self.layouts,
            menu: &menu,
            cursor: 0,
            fresh: self.fresh,
            headline: say(self.look.locale, "watch-step")
                .with("at", self.at)
                .with("of", self.reel.steps())
                .with("name", eyes)
                .with("text", self.scene.prompt.text.as_str())
                .into(),
            note: None,
            keys: say(self.look.locale, "watch-keys")
                .with("arrows", arrows)
                .with("running", if self.running { "yes" } else { "no" })
                .into(),
            scroll: self.scroll,
            clocks: None,
            standings: self.scene.result.is_some(),
        };
        self.drawn = draw(buffer, area, &page);
    }
}

/// The number of the line that comes next in the log.
fn next_line(scene: &Scene) -> usize {
    scene.told().next_back().map_or(0, |line| line.number + 1)
}

/// Tells a game in lines: what happened with each step, and the table at the end.
pub fn tell(
    reel: &dyn Reel,
    look: Look,
    viewer: Viewer,
    upto: usize,
    output: &mut impl Write,
) -> Result<io::Result<()>, String> {
    let scene = reel.scene(upto.min(reel.steps()), viewer)?;
    let mut lines: Vec<String> = scene
        .told()
        .map(|line| format!("{:>5}  {}", line.number, line.text))
        .collect();
    lines.push(String::new());
    lines.extend(words::table(&scene));
    lines.push(scene.prompt.text.clone());
    lines.extend(words::standings(&scene));
    Ok(lines
        .into_iter()
        .try_for_each(|line| writeln!(output, "{}", look.spell(&line))))
}
