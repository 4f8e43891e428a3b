//! Playing on the full screen: what keys and mouse do, what is shown when, and who may look.

use crate::asking::{Asking, Meaning, Menu};
use crate::look::Look;
use crate::names::text_of;
use crate::page::{Drawn, Page, draw, draw_text};
use crate::screen::Screen;
use crate::table::{Ending, Event, Glimpse, Request, Shown, Table};
use crate::words;
use covenstead_core::{Seat, Viewer};
use covenstead_scene::{Ask, PlayerArea, Talk};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{
    Event as Input, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent,
    MouseEventKind,
};
use std::collections::{BTreeMap, VecDeque};
use std::io;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

/// How quickly what others do is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tempo {
    /// One thing after another, each long enough to be read.
    Steady,
    /// At once.
    Fast,
}

/// Something to be read that takes the place of the table.
enum Reading {
    Help,
    Rules,
    Log,
    Table,
}

/// A line that is being typed.
enum Typing {
    Nothing,
    Say(String),
}

/// A person, or several at one keyboard, at a table.
pub struct Play {
    table: Box<dyn Table>,
    look: Look,
    rules: String,
    tempo: Tempo,
    /// What has happened and is not yet shown.
    queue: VecDeque<Arc<dyn Glimpse>>,
    glimpse: Option<Arc<dyn Glimpse>>,
    shown: Option<Shown>,
    /// Since when it is shown: clocks run on meanwhile.
    since: Instant,
    /// Who sits at the keyboard.
    present: Option<Seat>,
    /// Who is asked to come to the keyboard. Until then nothing of anybody's is shown.
    awaited: Option<Seat>,
    asking: Asking,
    /// For each viewer the number of the first line of the log since their last decision.
    fresh: BTreeMap<Option<Seat>, usize>,
    /// How many lines of the log have been shown.
    told: usize,
    next_at: Instant,
    reading: Option<(Reading, usize)>,
    typing: Typing,
    note: Option<String>,
    /// The version on which something was asked of the table that is not yet shown as done.
    sent: Option<u64>,
    lost: Option<String>,
    scroll: Option<usize>,
    standings: bool,
    drawn: Drawn,
}

impl Play {
    /// A sitting at a table. `rules` is the Markdown of the game's rules.
    pub fn new(table: Box<dyn Table>, look: Look, rules: String, tempo: Tempo) -> Play {
        let present = match table.seats() {
            [only] => Some(*only),
            _ => None,
        };
        Play {
            table,
            look,
            rules,
            tempo,
            queue: VecDeque::new(),
            glimpse: None,
            shown: None,
            since: Instant::now(),
            present,
            awaited: None,
            asking: Asking::default(),
            fresh: BTreeMap::new(),
            told: 0,
            next_at: Instant::now(),
            reading: None,
            typing: Typing::Nothing,
            note: None,
            sent: None,
            lost: None,
            scroll: None,
            standings: true,
            drawn: Drawn::default(),
        }
    }

    /// Plays until the person leaves.
    pub fn run(mut self, screen: &mut Screen, events: &Receiver<Event>) -> io::Result<Ending> {
        loop {
            self.advance(Instant::now());
            screen.draw(|frame| self.draw(frame.buffer_mut()))?;
            let first = match events.recv_timeout(self.patience(Instant::now())) {
                Ok(event) => Some(event),
                Err(RecvTimeoutError::Timeout) => None,
                Err(RecvTimeoutError::Disconnected) => return Ok(Ending::Left),
            };
            for event in first.into_iter().chain(events.try_iter()) {
                if let Some(ending) = self.on(event) {
                    return Ok(ending);
                }
            }
        }
    }

    /// How long to wait before something is to be drawn though nothing happens.
    fn patience(&self, now: Instant) -> Duration {
        let clocks = self
            .shown
            .as_ref()
            .is_some_and(|shown| shown.clocks.is_some());
        match self.queue.is_empty() {
            false => self.next_at.saturating_duration_since(now),
            true if clocks => Duration::from_secs(1),
            true => Duration::from_secs(3600),
        }
    }

    /// Takes in what happened. Gives how the sitting ended, if it did.
    pub fn on(&mut self, event: Event) -> Option<Ending> {
        match event {
            Event::Input(Input::Key(key)) if key.kind == KeyEventKind::Press => {
                return self.on_key(key);
            }
            Event::Input(Input::Mouse(mouse)) => self.on_mouse(mouse),
            Event::Input(_) => self.scroll = None,
            Event::Update(glimpse) => {
                self.lost = None;
                self.queue.push_back(glimpse);
                self.advance(Instant::now());
            }
            Event::Answered(Ok(())) => {}
            Event::Answered(Err(why)) => (self.sent, self.note) = (None, Some(why)),
            Event::Lost(why) => self.lost = Some(why),
            Event::Failed(why) => return Some(Ending::Failed(why)),
            Event::Stop => return Some(self.leave()),
        }
        None
    }

    fn leave(&self) -> Ending {
        let over = self
            .shown
            .as_ref()
            .is_some_and(|shown| shown.scene.prompt.over);
        if over { Ending::Over } else { Ending::Left }
    }
}

// ---- what is shown when

impl Play {
    fn viewer(&self) -> Viewer {
        self.present.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Shows what is due. While the person is asked, what others decide in secret comes at once.
    fn advance(&mut self, now: Instant) {
        let asked = |play: &Play| {
            play.shown
                .as_ref()
                .is_none_or(|shown| shown.scene.prompt.asks(play.viewer()))
        };
        while !self.queue.is_empty()
            && (self.tempo == Tempo::Fast || now >= self.next_at || asked(self))
        {
            let glimpse = self.queue.pop_front().expect("the queue is not empty");
            self.show(glimpse, now);
        }
    }

    fn show(&mut self, glimpse: Arc<dyn Glimpse>, now: Instant) {
        match glimpse.shown(self.viewer()) {
            Ok(shown) => self.take_in(shown, now),
            Err(why) => self.note = Some(why),
        }
        self.glimpse = Some(glimpse);
        self.call_to_the_keyboard();
    }

    fn take_in(&mut self, shown: Shown, now: Instant) {
        let lines = shown.scene.log.len();
        let new = lines.saturating_sub(self.told);
        self.told = lines;
        self.next_at = now + pause(new);
        let anew = self
            .shown
            .as_ref()
            .is_none_or(|before| before.scene.ask != shown.scene.ask);
        let done = self.sent.is_some_and(|version| shown.version > version);
        if anew || done {
            self.asking = Asking::default();
            self.scroll = None;
            self.note = None;
        }
        self.sent = self.sent.filter(|_| !done);
        let fresh = self
            .fresh
            .entry(self.present)
            .or_insert(lines.saturating_sub(3));
        *fresh = (*fresh).min(lines);
        (self.shown, self.since) = (Some(shown), now);
    }

    /// With several people at one keyboard: calls the one who has to decide, and hides everything
    /// until they are there.
    fn call_to_the_keyboard(&mut self) {
        let Some(shown) = self.shown.as_ref().filter(|_| self.table.seats().len() > 1) else {
            return;
        };
        let actors: Vec<Seat> = shown
            .scene
            .prompt
            .actors
            .iter()
            .copied()
            .filter(|seat| self.table.seats().contains(seat))
            .collect();
        let here = self.present.is_some_and(|seat| actors.contains(&seat));
        match actors.first() {
            Some(&seat) if !here && self.awaited != Some(seat) => {
                (self.awaited, self.present) = (Some(seat), None);
                self.look_again();
            }
            None => self.awaited = None,
            Some(_) => {}
        }
    }

    /// Looks at the same version with other eyes.
    fn look_again(&mut self) {
        let Some(glimpse) = self.glimpse.clone() else {
            return;
        };
        self.asking = Asking::default();
        match glimpse.shown(self.viewer()) {
            Ok(shown) => {
                self.told = shown.scene.log.len();
                self.shown = Some(shown);
            }
            Err(why) => self.note = Some(why),
        }
    }

    fn lift_the_curtain(&mut self) {
        self.present = self.awaited.take();
        self.look_again();
        let lines = self.told;
        self.fresh
            .entry(self.present)
            .or_insert(lines.saturating_sub(3));
    }
}

/// Long enough to read so many new lines.
fn pause(lines: usize) -> Duration {
    match lines {
        0 => Duration::ZERO,
        _ => Duration::from_millis(500 + 400 * lines.min(4) as u64),
    }
}

// ---- keys and mouse

impl Play {
    fn on_key(&mut self, key: KeyEvent) -> Option<Ending> {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return (key.code == KeyCode::Char('c')).then(|| self.leave());
        }
        self.note = None;
        if self.reading.is_some() {
            self.read_on(key.code);
            return None;
        }
        if matches!(self.typing, Typing::Say(_)) {
            self.type_message(key.code);
            return None;
        }
        if self.asking.filter.is_some() && self.type_filter(key.code) {
            return None;
        }
        if self.awaited.is_some() {
            return self.at_the_curtain(key.code);
        }
        if self.wish_key(key.code) {
            return None;
        }
        self.table_key(key.code)
    }

    fn at_the_curtain(&mut self, key: KeyCode) -> Option<Ending> {
        match key {
            KeyCode::Enter | KeyCode::Char(' ') => self.lift_the_curtain(),
            KeyCode::Char('q') => return Some(self.leave()),
            KeyCode::Char('?') => self.reading = Some((Reading::Help, 0)),
            _ => {}
        }
        None
    }

    /// Those here who have not answered a wish to go back.
    fn answering(&self) -> Vec<Seat> {
        let wish = self.shown.as_ref().and_then(|shown| shown.wish.as_ref());
        let missing = wish.map_or(&[][..], |wish| &wish.missing);
        missing
            .iter()
            .copied()
            .filter(|seat| self.table.seats().contains(seat))
            .collect()
    }

    fn wish_key(&mut self, key: KeyCode) -> bool {
        let agrees = match key {
            KeyCode::Char('y') => true,
            KeyCode::Char('n') => false,
            _ => return false,
        };
        let answering = self.answering();
        for seat in &answering {
            self.send(Request::Answer {
                seat: *seat,
                agrees,
            });
        }
        !answering.is_empty()
    }

    fn table_key(&mut self, key: KeyCode) -> Option<Ending> {
        let over = self
            .shown
            .as_ref()
            .is_some_and(|shown| shown.scene.result.is_some());
        match key {
            KeyCode::Char('q') => return Some(self.leave()),
            KeyCode::Esc if !self.asking.back() && over => return Some(self.leave()),
            KeyCode::Char('?') => self.reading = Some((Reading::Help, 0)),
            KeyCode::Char('r') => self.reading = Some((Reading::Rules, 0)),
            KeyCode::Char('l') => self.reading = Some((Reading::Log, usize::MAX)),
            KeyCode::Tab => self.reading = Some((Reading::Table, 0)),
            KeyCode::Char('f') => self.change_tempo(),
            KeyCode::Char('u') => self.undo(),
            KeyCode::Char('c') if self.present.is_some() => {
                self.typing = Typing::Say(String::new())
            }
            KeyCode::Char('+') => self.signal(0),
            KeyCode::Char('-') => self.signal(1),
            KeyCode::Char('b') if over => self.standings = !self.standings,
            KeyCode::Char('/') => self.asking.filter = Some(String::new()),
            KeyCode::Backspace => drop(self.asking.back()),
            KeyCode::PageDown => self.scroll_by(5),
            KeyCode::PageUp => self.scroll_by(-5),
            KeyCode::Up => self.move_cursor(-(self.drawn.columns as isize)),
            KeyCode::Down => self.move_cursor(self.drawn.columns as isize),
            KeyCode::Left => self.move_cursor(-1),
            KeyCode::Right => self.move_cursor(1),
            KeyCode::Home => self.move_cursor(isize::MIN / 2),
            KeyCode::End => self.move_cursor(isize::MAX / 2),
            KeyCode::Enter | KeyCode::Char(' ')
                if !self.queue.is_empty() && self.menu().entries.is_empty() =>
            {
                self.skip()
            }
            KeyCode::Enter if over => return Some(self.leave()),
            KeyCode::Enter => self.enter(),
            KeyCode::Char(' ') => self.take(self.asking.cursor),
            KeyCode::Char(typed) => {
                let entry = self
                    .menu()
                    .entries
                    .iter()
                    .position(|entry| entry.key == Some(typed));
                if let Some(place) = entry {
                    self.asking.cursor = place;
                    self.take(place);
                }
            }
            _ => {}
        }
        None
    }

    fn menu(&self) -> Menu {
        self.shown
            .as_ref()
            .map_or(Menu::default(), |shown| self.asking.menu(&shown.scene))
    }

    fn move_cursor(&mut self, by: isize) {
        let last = self.menu().entries.len().saturating_sub(1) as isize;
        self.asking.cursor = (self.asking.cursor as isize)
            .saturating_add(by)
            .clamp(0, last) as usize;
        self.scroll = None;
    }

    fn scroll_by(&mut self, by: isize) {
        let (now, most) = self.drawn.scroll;
        self.scroll = Some((now as isize + by).clamp(0, most as isize) as usize);
    }

    /// Shows everything that has happened at once.
    fn skip(&mut self) {
        while let Some(glimpse) = self.queue.pop_front() {
            self.show(glimpse, Instant::now());
        }
        self.next_at = Instant::now();
    }

    fn change_tempo(&mut self) {
        self.tempo = if self.tempo == Tempo::Fast {
            Tempo::Steady
        } else {
            Tempo::Fast
        };
        let now = if self.tempo == Tempo::Fast {
            "at once"
        } else {
            "one by one"
        };
        self.note = Some(format!("What the others do is now shown {now}."));
    }

    fn undo(&mut self) {
        match (
            self.present,
            self.shown.as_ref().is_some_and(|shown| shown.undo),
        ) {
            (Some(seat), true) => self.send(Request::Undo { seat }),
            _ => self.note = Some("Nothing can be taken back now.".into()),
        }
    }

    /// Gives a signal, or takes it back if it has been given.
    fn signal(&mut self, which: usize) {
        let talk = self.shown.as_ref().map(|shown| &shown.scene.talk);
        let Some((seat, word)) = self.present.zip(talk.and_then(|talk| tapped(talk, which))) else {
            self.note = Some("There are no signals to give now.".into());
            return;
        };
        self.send(Request::Say { seat, text: word });
    }

    /// Confirms a set that is complete; else takes the entry under the cursor.
    fn enter(&mut self) {
        let complete = self
            .shown
            .as_ref()
            .is_some_and(|shown| match &shown.scene.ask {
                Ask::Set(pick) => self.asking.picked.len() == pick.most,
                Ask::Nothing | Ask::One { .. } => false,
            });
        let confirm = self
            .menu()
            .entries
            .iter()
            .position(|entry| matches!(entry.meaning, Meaning::Confirm(Ok(_))));
        match confirm.filter(|_| complete) {
            Some(place) => self.take(place),
            None => self.take(self.asking.cursor),
        }
    }

    fn take(&mut self, place: usize) {
        let menu = self.menu();
        let Some(entry) = menu.entries.get(place) else {
            return;
        };
        match &entry.meaning {
            Meaning::Decide(action) | Meaning::Confirm(Ok(action)) => self.decide(action.clone()),
            Meaning::Confirm(Err(why)) => self.note = Some(format!("Not yet: {why}.")),
            Meaning::Point(thing) | Meaning::Tick(thing) => self.point(thing.clone()),
        }
    }

    fn point(&mut self, thing: String) {
        let Some(shown) = &self.shown else { return };
        match self.asking.point(&shown.scene, &thing) {
            Ok(Some(action)) => self.decide(action),
            Ok(None) => {}
            Err(why) => self.note = Some(why),
        }
    }

    fn decide(&mut self, action: String) {
        let (Some(seat), Some(shown)) = (self.present, &self.shown) else {
            return;
        };
        if self.sent.is_some() {
            return;
        }
        let next = shown.scene.log.last().map_or(0, |line| line.number + 1);
        let version = shown.version;
        self.fresh.insert(self.present, next);
        self.send(Request::Play {
            seat,
            action,
            version,
        });
    }

    fn send(&mut self, request: Request) {
        self.sent = self.shown.as_ref().map(|shown| shown.version);
        self.table.ask(request);
    }

    /// Types what is looked for. False if the key is for the menu.
    fn type_filter(&mut self, key: KeyCode) -> bool {
        let Some(filter) = &mut self.asking.filter else {
            return false;
        };
        match key {
            KeyCode::Char(typed) => filter.push(typed),
            KeyCode::Backspace if filter.is_empty() => self.asking.filter = None,
            KeyCode::Backspace => drop(filter.pop()),
            KeyCode::Esc => self.asking.filter = None,
            _ => return false,
        }
        self.asking.cursor = 0;
        true
    }

    fn type_message(&mut self, key: KeyCode) {
        let Typing::Say(text) = &mut self.typing else {
            return;
        };
        match key {
            KeyCode::Char(typed) => text.push(typed),
            KeyCode::Backspace => drop(text.pop()),
            KeyCode::Enter => {
                let text = std::mem::take(text);
                self.typing = Typing::Nothing;
                if let Some(seat) = self.present.filter(|_| !text.trim().is_empty()) {
                    self.send(Request::Say { seat, text });
                }
            }
            KeyCode::Esc => self.typing = Typing::Nothing,
            _ => {}
        }
    }

    fn read_on(&mut self, key: KeyCode) {
        let Some((_, scroll)) = &mut self.reading else {
            return;
        };
        match key {
            KeyCode::Up => *scroll = scroll.saturating_sub(1),
            KeyCode::Down => *scroll = scroll.saturating_add(1),
            KeyCode::PageUp => *scroll = scroll.saturating_sub(10),
            KeyCode::PageDown | KeyCode::Char(' ') => *scroll = scroll.saturating_add(10),
            KeyCode::Home => *scroll = 0,
            KeyCode::End => *scroll = usize::MAX,
            _ => self.reading = None,
        }
    }

    fn on_mouse(&mut self, mouse: MouseEvent) {
        if self.reading.is_some() {
            match mouse.kind {
                MouseEventKind::ScrollUp => self.read_on(KeyCode::Up),
                MouseEventKind::ScrollDown => self.read_on(KeyCode::Down),
                _ => {}
            }
            return;
        }
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) if self.awaited.is_none() => {
                self.click(mouse.column, mouse.row)
            }
            MouseEventKind::ScrollUp => self.scroll_by(-1),
            MouseEventKind::ScrollDown => self.scroll_by(1),
            _ => {}
        }
    }

    fn click(&mut self, column: u16, row: u16) {
        self.note = None;
        if let Some(place) = self.drawn.entry_at(column, row) {
            self.asking.cursor = place;
            return self.take(place);
        }
        let (Some(thing), Some(shown)) = (self.drawn.thing_at(column, row), &self.shown) else {
            return;
        };
        let (thing, text) = (thing.to_string(), text_of(&shown.scene, thing));
        match self.menu().lit.contains(&thing) || self.asking.picked.contains(&thing) {
            true => self.point(thing),
            false if !text.is_empty() => self.note = Some(text),
            false => {}
        }
    }
}

// ---- drawing

impl Play {
    /// Draws what is to be seen now.
    pub fn draw(&mut self, buffer: &mut Buffer) {
        let area = buffer.area;
        let name = |seat: Seat| {
            self.shown
                .as_ref()
                .and_then(|shown| shown.scene.players.get(seat.index()))
                .map_or("", |player| player.name.as_str())
        };
        if let (Some(seat), None) = (self.awaited, &self.reading) {
            let lines = curtain(name(seat));
            draw_text(buffer, area, self.look, "Covenstead", &lines, 0);
            return;
        }
        let Some(shown) = &self.shown else {
            let text = self
                .lost
                .clone()
                .unwrap_or_else(|| "The table is being laid…".into());
            draw_text(buffer, area, self.look, "Covenstead", &[text], 0);
            return;
        };
        if let Some((reading, scroll)) = &self.reading {
            let (title, lines) = self.to_be_read(reading, shown);
            let most = draw_text(buffer, area, self.look, title, &lines, *scroll);
            self.reading = self
                .reading
                .take()
                .map(|(reading, scroll)| (reading, scroll.min(most)));
            return;
        }
        let menu = self.asking.menu(&shown.scene);
        let page = Page {
            scene: &shown.scene,
            look: self.look,
            menu: &menu,
            cursor: self.asking.cursor.min(menu.entries.len().saturating_sub(1)),
            fresh: self.fresh.get(&self.present).copied().unwrap_or(0),
            headline: self.headline(shown),
            note: self.note.clone(),
            keys: self.keys(shown, &menu),
            scroll: self.scroll,
            clocks: clocks_now(shown, self.since.elapsed()),
            standings: self.standings && shown.scene.result.is_some(),
        };
        self.drawn = draw(buffer, area, &page);
    }

    fn headline(&self, shown: &Shown) -> String {
        let text = &shown.scene.prompt.text;
        if let Typing::Say(typed) = &self.typing {
            return format!("Say: {typed}_");
        }
        if let Some(filter) = &self.asking.filter {
            return format!("Find: {filter}_");
        }
        if let Some(lost) = &self.lost {
            return format!("{lost} Trying again…");
        }
        if let (Some(wish), false) = (&shown.wish, self.answering().is_empty()) {
            return format!(
                "{} wants to take a decision back. Agree? y yes, n no",
                wish.name
            );
        }
        if let Some(wish) = &shown.wish {
            return format!(
                "{} wants to take a decision back; the others are asked.",
                wish.name
            );
        }
        match shown.empty {
            0 if shown.scene.prompt.asks(self.viewer()) => format!("Your turn. {text}"),
            0 => self
                .note
                .clone()
                .filter(|_| shown.scene.ask == Ask::Nothing)
                .unwrap_or_else(|| text.clone()),
            empty => format!("Waiting for {empty} more to sit down."),
        }
    }

    fn keys(&self, shown: &Shown, menu: &Menu) -> String {
        let arrows = self.look.sign("↑↓", "arrows");
        let general = "u undo  l log  Tab words  r rules  ? help  q quit";
        let general = match &shown.scene.talk {
            Talk::Signals { signals, .. } => {
                let keys = ["+", "-"].iter().zip(signals);
                let keys: String = keys
                    .map(|(key, signal)| format!("{key} {}  ", signal.word))
                    .collect();
                format!("{keys}{general}")
            }
            Talk::Free | Talk::Closed { .. } => general.to_string(),
        };
        match (&self.typing, &shown.scene.ask) {
            (Typing::Say(_), _) => "Enter says it   Esc leaves it".into(),
            _ if self.asking.filter.is_some() => {
                format!("type words   {arrows} Enter choose   Esc all")
            }
            _ if shown.scene.result.is_some() => {
                "b board or standings  l log  Tab words  r rules  q leave".into()
            }
            (_, Ask::Set(_)) => format!("{arrows} Space pick  Enter confirm  {general}"),
            (_, Ask::One { .. }) if !menu.entries.is_empty() => {
                format!("{arrows} Enter  / find  Esc back  {general}")
            }
            _ if !self.queue.is_empty() => format!("Space goes on  f fast  {general}"),
            _ => format!("f fast  c say  {general}"),
        }
    }

    fn to_be_read(&self, reading: &Reading, shown: &Shown) -> (&'static str, Vec<String>) {
        match reading {
            Reading::Help => ("Help", help(&shown.scene)),
            Reading::Rules => ("Rules", self.rules.lines().map(str::to_string).collect()),
            Reading::Log => {
                let chat = shown
                    .chat
                    .iter()
                    .map(|(name, text)| format!("{name} says: {text}"));
                (
                    "Log",
                    shown
                        .scene
                        .log
                        .iter()
                        .map(|line| line.text.clone())
                        .chain(chat)
                        .collect(),
                )
            }
            Reading::Table => ("The table in words", words::table(&shown.scene)),
        }
    }
}

/// The word that a tap on a signal sends: the signal's own, or what takes it back.
pub(crate) fn tapped(talk: &Talk, which: usize) -> Option<String> {
    let Talk::Signals {
        signals,
        take_back,
        given,
        ..
    } = talk
    else {
        return None;
    };
    let signal = signals.get(which)?;
    let again = given.as_ref() == Some(&signal.word);
    Some(if again { &take_back.word } else { &signal.word }.clone())
}

/// What the clocks show by now: those of whoever thinks have run on.
fn clocks_now(shown: &Shown, elapsed: Duration) -> Option<Vec<u64>> {
    let run = elapsed.as_millis() as u64;
    let left = |(player, left): (&PlayerArea, &u64)| {
        left.saturating_sub(if player.to_act { run } else { 0 })
    };
    shown
        .clocks
        .as_ref()
        .map(|clocks| shown.scene.players.iter().zip(clocks).map(left).collect())
}

fn curtain(name: &str) -> Vec<String> {
    vec![
        String::new(),
        format!("{name} is to decide."),
        String::new(),
        format!("Pass the keyboard to {name}. Nobody else looks."),
        String::new(),
        format!("{name}: press Enter when you are here."),
    ]
}

/// The keys, the letters of the goods, and what is asked now.
fn help(scene: &covenstead_scene::Scene) -> Vec<String> {
    let mut lines: Vec<String> = [
        "#What is asked",
        "",
        "#Keys",
        "Arrows, Enter: choose an entry of the menu; its meaning stands below it",
        "1-9, letters: take the entry (or the thing on the board) with that key at once",
        "Space: pick for a set, or put back; Enter confirms a full set",
        "Backspace, Esc: one step back while choosing",
        "/: type words to find a choice",
        "Mouse: click on choices, or on the pieces themselves; other things say what they are",
        "u: take your last decision back (others may be asked)",
        "Space: go on while others play; f: show everything at once from now on",
        "l, Tab, r: the whole log, the table in words, the rules",
        "PgUp, PgDn: scroll the board",
        "c: say something at the table",
        "+ and -: a signal, where the game has signals; the same key again takes it back",
        "q, Ctrl-C: leave; the game is kept",
        "",
        "#Letters",
    ]
    .map(str::to_string)
    .to_vec();
    lines[1] = format!(
        "{}{}",
        scene.prompt.text,
        scene
            .prompt
            .decision
            .map_or(String::new(), |id| format!(" ({id})"))
    );
    let goods = scene
        .players
        .first()
        .map_or(&[][..], |player| &player.goods);
    lines.extend(
        goods
            .iter()
            .map(|good| format!("{}  {}", good.letter, good.name)),
    );
    lines
}
