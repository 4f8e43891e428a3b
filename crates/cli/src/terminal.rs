//! How commands use the terminal: on the full screen where there is one, in plain lines elsewhere.

use crate::screen::Failure;
use clap::Args;
use covenstead_core::Locale;
use covenstead_tui::choose::{self, Answer};
use covenstead_tui::{Event, Look, Screen, input};
use std::io::{self, IsTerminal, stdin, stdout};
use std::sync::mpsc::{self, Receiver, Sender};
use tokio::runtime::Handle;
use tokio::signal::unix::{SignalKind, signal};

/// How the terminal is used.
#[derive(Args)]
pub struct TerminalArguments {
    /// Lines of text with numbered choices, for screen readers and pipes (also when the output is
    /// no terminal)
    #[arg(long)]
    plain: bool,

    /// Only ASCII characters (also when the locale knows no Unicode)
    #[arg(long)]
    ascii: bool,
}

impl TerminalArguments {
    /// What the terminal can show.
    pub fn look(&self, locale: Locale) -> Look {
        let look = Look::of_environment(self.ascii, locale);
        // Lines may go anywhere: only what was asked for is ASCII then.
        if self.lines() {
            Look {
                ascii: self.ascii,
                ..look
            }
        } else {
            look
        }
    }

    /// Whether to speak in lines.
    pub fn lines(&self) -> bool {
        let dumb = std::env::var("TERM").is_ok_and(|term| term == "dumb");
        self.plain || dumb || !stdout().is_terminal() || !stdin().is_terminal()
    }
}

/// What happens, and where it is told.
pub struct Events {
    /// Where it is told.
    pub sender: Sender<Event>,
    /// What happens.
    pub receiver: Receiver<Event>,
}

impl Events {
    /// Nothing yet.
    pub fn new() -> Events {
        let (sender, receiver) = mpsc::channel();
        Events { sender, receiver }
    }

    /// Keys, mouse and signals from now on, for a full screen.
    pub fn listen(&self, runtime: &Handle) -> Result<(), Failure> {
        for kind in [
            SignalKind::terminate(),
            SignalKind::interrupt(),
            SignalKind::hangup(),
        ] {
            let sender = self.sender.clone();
            let _in_runtime = runtime.enter();
            let mut told = signal(kind)?;
            runtime.spawn(async move {
                told.recv().await;
                let _ = sender.send(Event::Stop);
            });
        }
        Ok(input(self.sender.clone())?)
    }
}

/// Where questions are asked and games are played.
pub enum Face {
    /// On the full screen.
    Full(Screen),
    /// In lines.
    Lines,
}

impl Face {
    /// Opens what the arguments ask for.
    pub fn open(
        arguments: &TerminalArguments,
        events: &Events,
        runtime: &Handle,
    ) -> Result<Face, Failure> {
        if arguments.lines() {
            return Ok(Face::Lines);
        }
        let screen = Screen::open()?;
        events.listen(runtime)?;
        Ok(Face::Full(screen))
    }

    /// Asks a question with a few answers. Nothing if the person leaves.
    pub fn choose(
        &mut self,
        events: &Events,
        look: Look,
        question: &str,
        answers: &[Answer],
    ) -> io::Result<Option<usize>> {
        match self {
            Face::Full(screen) => {
                choose::on_screen(screen, &events.receiver, look, question, answers)
            }
            Face::Lines => {
                let (input, output) = (&mut stdin().lock(), &mut stdout().lock());
                choose::in_lines(look.locale, input, output, question, answers)
            }
        }
    }
}
