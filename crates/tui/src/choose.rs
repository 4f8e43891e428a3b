//! A question with a few answers before a game begins: which game, how many, which one to go on
//! with.

use crate::asking::{Entry, Meaning, Menu};
use crate::look::Look;
use crate::page::draw_choice;
use crate::screen::Screen;
use crate::speech::say;
use crate::table::Event;
use covenstead_core::Locale;
use ratatui::crossterm::event::{Event as Input, KeyCode, KeyEventKind, KeyModifiers};
use std::io::{self, BufRead, Write};
use std::sync::mpsc::Receiver;

/// An answer: what it is called, and what is to be said about it.
pub type Answer = (String, String);

/// Asks on the full screen. Gives the place of the answer, or nothing if the person leaves.
pub fn on_screen(
    screen: &mut Screen,
    events: &Receiver<Event>,
    look: Look,
    question: &str,
    answers: &[Answer],
) -> io::Result<Option<usize>> {
    let menu = menu_of(answers);
    let mut cursor = 0;
    loop {
        screen.draw(|frame| draw_choice(frame.buffer_mut(), look, question, &menu, cursor))?;
        let key = match events.recv() {
            Ok(Event::Input(Input::Key(key))) if key.kind == KeyEventKind::Press => key,
            Ok(Event::Stop) | Err(_) => return Ok(None),
            Ok(_) => continue,
        };
        let leaves =
            key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c');
        match key.code {
            _ if leaves => return Ok(None),
            KeyCode::Esc | KeyCode::Char('q') => return Ok(None),
            KeyCode::Up => cursor = cursor.saturating_sub(1),
            KeyCode::Down => cursor = (cursor + 1).min(answers.len().saturating_sub(1)),
            KeyCode::Enter => return Ok(Some(cursor)),
            KeyCode::Char(typed) => {
                if let Some(place) = menu
                    .entries
                    .iter()
                    .position(|entry| entry.key == Some(typed))
                {
                    return Ok(Some(place));
                }
            }
            _ => {}
        }
    }
}

fn menu_of(answers: &[Answer]) -> Menu {
    let entry = |(answer, key): (&Answer, Option<char>)| Entry {
        key,
        label: answer.0.clone(),
        text: answer.1.clone(),
        meaning: Meaning::Decide(String::new()),
        things: Vec::new(),
        ticked: false,
    };
    let keys = ('1'..='9')
        .chain('a'..='p')
        .map(Some)
        .chain(std::iter::repeat(None));
    Menu {
        entries: answers.iter().zip(keys).map(entry).collect(),
        ..Menu::default()
    }
}

/// Asks in plain lines. Gives the place of the answer, or nothing at the end of input.
pub fn in_lines(
    locale: Locale,
    input: &mut impl BufRead,
    output: &mut impl Write,
    question: &str,
    answers: &[Answer],
) -> io::Result<Option<usize>> {
    writeln!(output, "{question}")?;
    for (place, (name, text)) in answers.iter().enumerate() {
        writeln!(
            output,
            "{:>3}  {name}{}{text}",
            place + 1,
            if text.is_empty() { "" } else { ": " }
        )?;
    }
    loop {
        write!(output, "> ")?;
        output.flush()?;
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 || ["q", "quit", "ende"].contains(&line.trim()) {
            return Ok(None);
        }
        match line.trim().parse::<usize>() {
            Ok(number) if (1..=answers.len()).contains(&number) => return Ok(Some(number - 1)),
            _ => writeln!(
                output,
                "{}",
                say(locale, "lines-choose").with("most", answers.len())
            )?,
        }
    }
}
