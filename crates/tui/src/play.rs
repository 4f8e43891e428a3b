//! Playing on the full screen: what keys and mouse do, what is shown when, and who may look.

use crate::asking::{Asking, Meaning, Menu};
use crate::layout::Layouts;
use crate::look::Look;
use crate::markdown;
use crate::names::text_of;
use crate::page::{Drawn, Page, draw, draw_text, reading_rows, reading_width};
use crate::rows::Row;
use crate::screen::Screen;
use crate::speech::{self, text};
use crate::table::{
    Complaint, Ending, Errands, Event, Glimpse, Heard, Request, Rulebook, Shown, Table,
};
use crate::words;
use covenstead_core::{Seat, Viewer};
use covenstead_scene::{Ask, PlayerArea, Talk};
use covenstead_speech::Phrase;
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
    Rule(String),
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
    layouts: Layouts,
    rules: Rulebook,
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
    /// What each viewer has heard.
    heard: BTreeMap<Option<Seat>, Heard>,
    next_at: Instant,
    reading: Option<(Reading, usize)>,
    typing: Typing,
    note: Option<String>,
    /// The rule by which the last decision was refused.
    forbidden_by: Option<String>,
    /// What was asked of the table and is not yet shown as done.
    errands: Errands,
    /// Whether a decision is among it: what was picked for it is then done with.
    deciding: bool,
    lost: Option<String>,
    scroll: Option<usize>,
    standings: bool,
    drawn: Drawn,
}

impl Play {
    /// A sitting at a table.
    pub fn new(
        table: Box<dyn Table>,
        look: Look,
        layouts: Layouts,
        rules: Rulebook,
        tempo: Tempo,
    ) -> Play {
        let present = match table.seats() {
            [only] => Some(*only),
            _ => None,
        };
        Play {
            table,
            look,
            layouts,
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
            heard: BTreeMap::new(),
            next_at: Instant::now(),
            reading: None,
            typing: Typing::Nothing,
            note: None,
            forbidden_by: None,
            errands: Errands::default(),
            deciding: false,
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
                    return Ok(self.settle(ending, events));
                }
            }
        }
    }

    /// Waits for the answer to what is on its way, so that nobody leaves believing that a decision
    /// is kept which is not.
    fn settle(&mut self, ending: Ending, events: &Receiver<Event>) -> Ending {
        while self.errands.are_open() && ending == Ending::Left {
            let why = match events.recv_timeout(PATIENCE) {
                Ok(Event::Answered(answer)) => self.errands.answered(answer),
                Ok(_) => None,
                Err(_) => return Ending::Failed(text(self.look.locale, "not-answered")),
            };
            if let Some(why) = why {
                let told = self.phrase("not-kept").with("why", why.text);
                return Ending::Failed(told.into());
            }
        }
        ending
    }

    fn phrase<'a>(&self, key: &'a str) -> Phrase<'a> {
        speech::say(self.look.locale, key)
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
            Event::Answered(answer) => {
                if let Some(why) = self.errands.answered(answer) {
                    self.complain(why);
                }
                self.see_what_is_done();
            }
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
            // At once: only the newest version is shown, with everything that is new in it.
            let glimpse = if self.tempo == Tempo::Fast {
                self.queue.drain(..).next_back()
            } else {
                self.queue.pop_front()
            };
            self.show(glimpse.expect("the queue is not empty"), now);
        }
    }

    fn show(&mut self, glimpse: Arc<dyn Glimpse>, now: Instant) {
        match self.seen(&*glimpse) {
            Ok(shown) => self.take_in(shown, now),
            Err(why) => self.note = Some(why),
        }
        self.glimpse = Some(glimpse);
        self.call_to_the_keyboard();
    }

    /// What whoever is here sees.
    fn seen(&self, glimpse: &dyn Glimpse) -> Result<Shown, String> {
        glimpse.shown(self.viewer(), self.heard.get(&self.present).copied())
    }

    fn take_in(&mut self, shown: Shown, now: Instant) {
        let told = shown.scene.told();
        let new = told.filter(|line| line.number >= shown.news).count();
        self.next_at = now + pause(new);
        let anew = self
            .shown
            .as_ref()
            .is_none_or(|before| before.scene.ask != shown.scene.ask);
        if anew {
            self.ask_anew();
        }
        self.hear(&shown);
        (self.shown, self.since) = (Some(shown), now);
        self.see_what_is_done();
    }

    /// Notes what whoever is here has heard once this is shown.
    fn hear(&mut self, shown: &Shown) {
        let heard = shown.heard();
        self.heard.insert(self.present, heard);
        let fresh = self
            .fresh
            .entry(self.present)
            .or_insert(heard.lines.saturating_sub(3));
        *fresh = (*fresh).min(heard.lines);
    }

    fn ask_anew(&mut self) {
        self.asking = Asking::default();
        self.scroll = None;
        self.note = None;
        self.forbidden_by = None;
    }

    /// What was picked for a decision is done with when the decision is.
    fn see_what_is_done(&mut self) {
        if self.deciding && self.is_done() {
            self.deciding = false;
            if self.forbidden_by.is_none() && self.note.is_none() {
                self.ask_anew();
            }
        }
    }

    /// Whether everything that was asked of the table is done in the version that is shown.
    fn is_done(&self) -> bool {
        let version = self.shown.as_ref().map_or(0, |shown| shown.version);
        self.errands.are_done_in(version)
    }

    fn complain(&mut self, why: Complaint) {
        self.forbidden_by = why.rule.filter(|rule| self.rules.rule(rule).is_some());
        self.note = Some(match &self.forbidden_by {
            None => why.text,
            Some(rule) => {
                let key = self.phrase("read-rule").with("rule", rule.as_str());
                format!("{} ({key})", why.text)
            }
        });
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
        match self.seen(&*glimpse) {
            Ok(shown) => {
                self.hear(&shown);
                self.shown = Some(shown);
            }
            Err(why) => self.note = Some(why),
        }
    }

    fn lift_the_curtain(&mut self) {
        self.present = self.awaited.take();
        self.look_again();
    }
}

/// How long to wait at the end for an answer of the table.
const PATIENCE: Duration = Duration::from_secs(15);

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
        let forbidden_by = self.forbidden_by.take();
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
        if let (KeyCode::Char('r'), Some(rule)) = (key.code, forbidden_by) {
            self.reading = Some((Reading::Rule(rule), 0));
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
        let key = if self.tempo == Tempo::Fast {
            "others-at-once"
        } else {
            "others-one-by-one"
        };
        self.note = Some(text(self.look.locale, key));
    }

    fn undo(&mut self) {
        match (
            self.present,
            self.shown.as_ref().is_some_and(|shown| shown.undo),
        ) {
            (Some(seat), true) => self.send(Request::Undo { seat }),
            _ => self.note = Some(text(self.look.locale, "no-undo")),
        }
    }

    /// Gives a signal, or takes it back if it has been given.
    fn signal(&mut self, which: usize) {
        let talk = self.shown.as_ref().map(|shown| &shown.scene.talk);
        let Some((seat, word)) = self.present.zip(talk.and_then(|talk| tapped(talk, which))) else {
            self.note = Some(text(self.look.locale, "no-signals"));
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
            Meaning::Confirm(Err(why)) => {
                self.note = Some(self.phrase("not-yet").with("why", why.as_str()).into());
            }
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
        if !self.is_done() {
            return;
        }
        let next = shown.heard().lines;
        let version = shown.version;
        self.fresh.insert(self.present, next);
        self.deciding = true;
        self.send(Request::Play {
            seat,
            action,
            version,
        });
    }

    fn send(&mut self, request: Request) {
        self.errands.send();
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
            let lines = curtain(self.look, name(seat));
            let rows = reading_rows(self.look, &lines, reading_width(area));
            draw_text(buffer, area, self.look, "Covenstead", &rows, 0);
            return;
        }
        let Some(shown) = &self.shown else {
            let told = self.lost.clone();
            let told = told.unwrap_or_else(|| text(self.look.locale, "laying"));
            let rows = reading_rows(self.look, &[told], reading_width(area));
            draw_text(buffer, area, self.look, "Covenstead", &rows, 0);
            return;
        };
        if let Some((reading, scroll)) = &self.reading {
            let (title, rows) = self.to_be_read(reading, shown, reading_width(area));
            let most = draw_text(buffer, area, self.look, &title, &rows, *scroll);
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
            layouts: self.layouts,
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
        let asked = &shown.scene.prompt.text;
        if let Typing::Say(typed) = &self.typing {
            return self.phrase("say").with("typed", typed.as_str()).into();
        }
        if let Some(filter) = &self.asking.filter {
            return self.phrase("find").with("typed", filter.as_str()).into();
        }
        if let Some(lost) = &self.lost {
            return self
                .phrase("trying-again")
                .with("why", lost.as_str())
                .into();
        }
        if let Some(wish) = &shown.wish {
            let key = if self.answering().is_empty() {
                "wish-told"
            } else {
                "wish-asked"
            };
            return self.phrase(key).with("name", wish.name.as_str()).into();
        }
        match shown.empty {
            0 if shown.scene.prompt.asks(self.viewer()) => {
                self.phrase("your-turn").with("text", asked.as_str()).into()
            }
            0 => self
                .note
                .clone()
                .filter(|_| shown.scene.ask == Ask::Nothing)
                .unwrap_or_else(|| asked.clone()),
            empty => self.phrase("waiting").with("count", empty).into(),
        }
    }

    fn keys(&self, shown: &Shown, menu: &Menu) -> String {
        let arrows = if self.look.ascii {
            text(self.look.locale, "arrows")
        } else {
            "↑↓".to_string()
        };
        let key = match (&self.typing, &shown.scene.ask) {
            (Typing::Say(_), _) => "keys-say",
            _ if self.asking.filter.is_some() => "keys-find",
            _ if shown.scene.result.is_some() => "keys-over",
            (_, Ask::Set(_)) => "keys-set",
            (_, Ask::One { .. }) if !menu.entries.is_empty() => "keys-one",
            _ if !self.queue.is_empty() => "keys-queue",
            _ => "keys-wait",
        };
        let signals = match &shown.scene.talk {
            Talk::Signals { .. } => text(self.look.locale, "keys-signals") + "  ",
            Talk::Free | Talk::Closed { .. } => String::new(),
        };
        let general = signals + &text(self.look.locale, "keys-general");
        let keys = self.phrase(key).with("arrows", arrows);
        keys.with("general", general).into()
    }

    fn to_be_read(&self, reading: &Reading, shown: &Shown, cells: usize) -> (String, Vec<Row>) {
        let locale = self.look.locale;
        let lines = |lines: Vec<String>| reading_rows(self.look, &lines, cells);
        match reading {
            Reading::Help => (text(locale, "help"), lines(help(self.look, &shown.scene))),
            Reading::Rules => (
                text(locale, "rules"),
                markdown::rows(&self.rules.help, self.look, cells),
            ),
            Reading::Rule(id) => (
                self.phrase("rule").with("rule", id.as_str()).into(),
                markdown::rows(&self.rules.rule(id).unwrap_or_default(), self.look, cells),
            ),
            Reading::Log => {
                let chat = shown.chat.iter().map(|(name, said)| {
                    let said = self.phrase("says").with("text", said.as_str());
                    said.with("name", name.as_str()).to_string()
                });
                let log = shown.scene.told().map(|line| line.text.clone());
                (text(locale, "log"), lines(log.chain(chat).collect()))
            }
            Reading::Table => (text(locale, "table"), lines(words::table(&shown.scene))),
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

fn curtain(look: Look, name: &str) -> Vec<String> {
    let told = |key: &str| speech::say(look.locale, key).with("name", name).to_string();
    vec![
        String::new(),
        told("curtain-who"),
        String::new(),
        told("curtain-pass"),
        String::new(),
        told("curtain-key"),
    ]
}

/// The keys, the letters of the goods, and what is asked now.
fn help(look: Look, scene: &covenstead_scene::Scene) -> Vec<String> {
    let heading = |key: &str| format!("#{}", text(look.locale, key));
    let mut lines = vec![
        heading("help-asked"),
        scene.prompt.text.clone(),
        String::new(),
        heading("help-keys"),
    ];
    let keys = text(look.locale, "help-text");
    lines.extend(keys.lines().map(str::to_string));
    lines.extend([String::new(), heading("help-letters")]);
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
