//! The same game as lines of text with numbered choices: no cursor movement, for screen readers and
//! pipes.

use crate::asking::{Asking, Meaning, Menu};
use crate::look::Look;
use crate::play::tapped;
use crate::table::{Ending, Event, Glimpse, Request, Shown, Table};
use crate::words;
use covenstead_core::{Seat, Viewer};
use covenstead_scene::Ask;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::sync::mpsc::Receiver;

/// What can be typed besides a number.
const HELP: &str = "\
Type the number of a choice, or words of it. To pick several things, type their numbers: 1 4 5.
  list   the choices again          back   one step back while choosing
  table  the table in words         log    everything that happened
  rules  the rules of the game      undo   take your last decision back
  say …  say something              any    whatever comes
  + or - a signal, where the game has signals; again to take it back
  quit   leave; the game is kept";

/// A person, or several at one keyboard, at a table, in lines.
pub struct Plain<R, W> {
    table: Box<dyn Table>,
    look: Look,
    rules: String,
    input: R,
    output: W,
    glimpse: Option<Arc<dyn Glimpse>>,
    present: Option<Seat>,
    asking: Asking,
    told: usize,
    greeted: bool,
    /// The version on which something was asked of the table that has not yet been shown as done.
    sent: Option<u64>,
}

/// What an answer leads to.
enum Step {
    /// Something was sent to the table.
    Sent,
    /// Ask again.
    Again,
    /// The person leaves.
    Leave,
}

impl<R: BufRead, W: Write> Plain<R, W> {
    /// A sitting at a table. `rules` is the Markdown of the game's rules.
    pub fn new(
        table: Box<dyn Table>,
        look: Look,
        rules: String,
        input: R,
        output: W,
    ) -> Plain<R, W> {
        let present = match table.seats() {
            [only] => Some(*only),
            _ => None,
        };
        Plain {
            table,
            look,
            rules,
            input,
            output,
            glimpse: None,
            present,
            asking: Asking::default(),
            told: 0,
            greeted: false,
            sent: None,
        }
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        text.lines()
            .try_for_each(|line| writeln!(self.output, "{}", self.look.spell(line)))
    }

    /// Plays until the game is over or the person leaves.
    pub fn run(mut self, events: &Receiver<Event>) -> io::Result<Ending> {
        loop {
            for event in events
                .recv()
                .into_iter()
                .chain(events.try_iter().collect::<Vec<_>>())
            {
                match event {
                    Event::Update(glimpse) => self.glimpse = Some(glimpse),
                    Event::Answered(Err(why)) => {
                        self.sent = None;
                        self.say(&why)?;
                    }
                    Event::Answered(Ok(())) | Event::Input(_) => {}
                    Event::Lost(why) => self.say(&format!("{why} Trying again."))?,
                    Event::Failed(why) => return Ok(Ending::Failed(why)),
                    Event::Stop => return Ok(Ending::Left),
                }
            }
            let Some(ending) = self.attend()? else {
                continue;
            };
            return Ok(ending);
        }
    }

    fn shown(&self) -> Result<Option<Shown>, String> {
        let viewer = self.present.map_or(Viewer::Spectator, Viewer::Seat);
        self.glimpse
            .as_ref()
            .map(|glimpse| glimpse.shown(viewer))
            .transpose()
    }

    /// Tells what is new, and asks until something is sent to the table.
    fn attend(&mut self) -> io::Result<Option<Ending>> {
        loop {
            let shown = match self.shown() {
                Ok(Some(shown)) => shown,
                Ok(None) => return Ok(None),
                Err(why) => return Ok(Some(Ending::Failed(why))),
            };
            if self.sent.is_some_and(|version| shown.version <= version) {
                return Ok(None);
            }
            self.sent = None;
            if self.calls_another(&shown)? {
                return Ok(Some(Ending::Left));
            }
            let Ok(Some(shown)) = self.shown() else {
                continue;
            };
            self.tell_news(&shown)?;
            if shown.scene.prompt.over {
                self.say(&words::standings(&shown.scene).join("\n"))?;
                return Ok(Some(Ending::Over));
            }
            match self.answer_wish(&shown)? {
                None if shown.scene.ask == Ask::Nothing => return Ok(None),
                None => {}
                Some(Step::Leave) => return Ok(Some(Ending::Left)),
                Some(Step::Sent | Step::Again) => return Ok(None),
            }
            match self.question(&shown)? {
                Step::Sent => return Ok(None),
                Step::Again => {}
                Step::Leave => return Ok(Some(Ending::Left)),
            }
        }
    }

    /// With several people at one keyboard, calls whoever has to decide. True at the end of input.
    fn calls_another(&mut self, shown: &Shown) -> io::Result<bool> {
        if self.table.seats().len() < 2 {
            return Ok(false);
        }
        let actors: Vec<Seat> = shown
            .scene
            .prompt
            .actors
            .iter()
            .copied()
            .filter(|seat| self.table.seats().contains(seat))
            .collect();
        let here = self.present.is_some_and(|seat| actors.contains(&seat));
        let Some(&seat) = actors.first().filter(|_| !here) else {
            return Ok(false);
        };
        let name = shown
            .scene
            .players
            .get(seat.index())
            .map_or(String::new(), |player| player.name.clone());
        // What the other has read moves out of sight.
        self.say(&"\n".repeat(40))?;
        self.say(&format!(
            "{name} is to decide. {name}, press Enter when you are here and nobody else looks."
        ))?;
        if self.read_line()?.is_none() {
            return Ok(true);
        }
        (self.present, self.told, self.asking) = (Some(seat), 0, Asking::default());
        if let Ok(Some(shown)) = self.shown() {
            self.told = shown.scene.log.len().saturating_sub(8);
        }
        Ok(false)
    }

    fn tell_news(&mut self, shown: &Shown) -> io::Result<()> {
        if !self.greeted {
            self.greeted = true;
            self.say(&words::table(&shown.scene).join("\n"))?;
            self.say("Type ? for help.")?;
        }
        self.told = self.told.min(shown.scene.log.len());
        let news: Vec<String> = shown.scene.log[self.told..]
            .iter()
            .map(|line| format!("  {}", line.text))
            .collect();
        self.told = shown.scene.log.len();
        self.say(&news.join("\n"))
    }

    fn answer_wish(&mut self, shown: &Shown) -> io::Result<Option<Step>> {
        let missing = shown.wish.iter().flat_map(|wish| wish.missing.clone());
        let here: Vec<Seat> = missing
            .filter(|seat| self.table.seats().contains(seat))
            .collect();
        let Some(wish) = shown.wish.as_ref().filter(|_| !here.is_empty()) else {
            return Ok(None);
        };
        self.say(&format!(
            "{} wants to take a decision back. Agree? yes or no",
            wish.name
        ))?;
        let Some(line) = self.read_line()? else {
            return Ok(Some(Step::Leave));
        };
        let agrees = ["y", "yes"].contains(&line.as_str());
        here.into_iter()
            .for_each(|seat| self.table.ask(Request::Answer { seat, agrees }));
        self.sent = Some(shown.version);
        Ok(Some(Step::Sent))
    }

    fn read_line(&mut self) -> io::Result<Option<String>> {
        write!(self.output, "> ")?;
        self.output.flush()?;
        let mut line = String::new();
        match self.input.read_line(&mut line)? {
            0 => {
                writeln!(self.output)?;
                Ok(None)
            }
            _ => Ok(Some(line.trim().to_string())),
        }
    }

    fn question(&mut self, shown: &Shown) -> io::Result<Step> {
        let menu = self.asking.menu(&shown.scene);
        if let Some(seat) = self
            .present
            .filter(|_| self.asking.picked.is_empty() && self.asking.filter.is_none())
        {
            self.say(&words::player(&shown.scene, seat).join("\n"))?;
        }
        self.say(&words::signals(&shown.scene).join("\n"))?;
        self.say(&format!("Your turn. {}", shown.scene.prompt.text))?;
        self.list(shown, &menu)?;
        let Some(line) = self.read_line()? else {
            return Ok(Step::Leave);
        };
        self.answer(shown, &menu, &line)
    }

    fn list(&mut self, shown: &Shown, menu: &Menu) -> io::Result<()> {
        if let Ask::Set(pick) = &shown.scene.ask {
            let many = if pick.least == pick.most {
                pick.most.to_string()
            } else {
                format!("{} to {}", pick.least, pick.most)
            };
            self.say(&format!("Pick {many}: type their numbers, as in `1 2 3`."))?;
        }
        let entries = menu
            .entries
            .iter()
            .filter(|entry| !matches!(entry.meaning, Meaning::Confirm(_)));
        let lines: Vec<String> = entries
            .enumerate()
            .map(|(place, entry)| {
                let more =
                    if entry.text.is_empty() || entry.text.trim_end_matches('.') == entry.label {
                        String::new()
                    } else {
                        format!(": {}", entry.text)
                    };
                format!("{:>3}  {}{more}", place + 1, entry.label)
            })
            .collect();
        self.say(&lines.join("\n"))
    }

    fn answer(&mut self, shown: &Shown, menu: &Menu, line: &str) -> io::Result<Step> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "" | "list" => {}
            "quit" | "q" => return Ok(Step::Leave),
            "?" | "help" => self.say(HELP)?,
            "table" => self.say(&words::table(&shown.scene).join("\n"))?,
            "log" => self.say(
                &shown
                    .scene
                    .log
                    .iter()
                    .map(|line| line.text.as_str())
                    .collect::<Vec<_>>()
                    .join("\n"),
            )?,
            "rules" => self.say(&self.rules.clone())?,
            "back" => drop(self.asking.back()),
            "any" => return self.choose(shown, menu, &self.anything(shown)),
            "+" | "-" => match tapped(&shown.scene.talk, usize::from(word == "-")) {
                Some(text) => return Ok(self.request(shown, |seat| Request::Say { seat, text })),
                None => self.say("There are no signals to give now.")?,
            },
            "undo" => return Ok(self.request(shown, |seat| Request::Undo { seat })),
            "say" if !rest.is_empty() => {
                return Ok(self.request(shown, |seat| Request::Say {
                    seat,
                    text: rest.to_string(),
                }));
            }
            _ => return self.choose(shown, menu, line),
        }
        Ok(Step::Again)
    }

    fn request(&mut self, shown: &Shown, request: impl FnOnce(Seat) -> Request) -> Step {
        match self.present {
            Some(seat) => {
                self.sent = Some(shown.version);
                self.table.ask(request(seat));
                Step::Sent
            }
            None => Step::Again,
        }
    }

    /// Numbers of the list, an action in notation, or words of a choice.
    fn choose(&mut self, shown: &Shown, menu: &Menu, line: &str) -> io::Result<Step> {
        let numbers: Result<Vec<usize>, _> = line
            .split([' ', ','])
            .filter(|word| !word.is_empty())
            .map(str::parse)
            .collect();
        let chosen = match (&shown.scene.ask, numbers) {
            (Ask::Set(_), Ok(numbers)) => self
                .pick(menu, &numbers)
                .and_then(|()| self.confirmed(shown)),
            (_, Ok(numbers)) => match (
                numbers.as_slice(),
                menu.entries.get(numbers[0].wrapping_sub(1)),
            ) {
                ([_], Some(entry)) => self.follow(shown, entry.meaning.clone()),
                _ => Err(format!("Type a number from 1 to {}.", menu.entries.len())),
            },
            (Ask::One { choices }, Err(_))
                if choices.iter().any(|choice| choice.action == line) =>
            {
                Ok(Some(line.to_string()))
            }
            (Ask::Set(pick), Err(_)) if line.starts_with(pick.verb) => Ok(Some(line.to_string())),
            (_, Err(_)) => self.find(shown, line),
        };
        match chosen {
            Ok(Some(action)) => {
                self.asking = Asking::default();
                let version = shown.version;
                Ok(self.request(shown, |seat| Request::Play {
                    seat,
                    action,
                    version,
                }))
            }
            Ok(None) => Ok(Step::Again),
            Err(why) => {
                self.say(&why)?;
                Ok(Step::Again)
            }
        }
    }

    /// A choice by chance, in notation.
    fn anything(&self, shown: &Shown) -> String {
        // The standard library's own random keys will do: nothing depends on how even this is.
        let random = RandomState::new().hash_one(shown.version) as usize;
        match &shown.scene.ask {
            Ask::Nothing => String::new(),
            Ask::One { choices } => choices[random % choices.len()].action.clone(),
            Ask::Set(pick) => {
                let turned = (0..pick.from.len())
                    .map(|place| pick.from[(place + random) % pick.from.len()].piece.as_str());
                let some: Vec<&str> = turned.take(pick.least.max(1).min(pick.most)).collect();
                pick.action(&some).unwrap_or_default()
            }
        }
    }

    fn pick(&mut self, menu: &Menu, numbers: &[usize]) -> Result<(), String> {
        self.asking.picked.clear();
        for number in numbers {
            match menu
                .entries
                .get(number.wrapping_sub(1))
                .map(|entry| &entry.meaning)
            {
                Some(Meaning::Tick(thing)) => self.asking.picked.push(thing.clone()),
                _ => return Err(format!("There is no number {number}.")),
            }
        }
        Ok(())
    }

    /// The decision that the picked things make.
    fn confirmed(&mut self, shown: &Shown) -> Result<Option<String>, String> {
        let menu = self.asking.menu(&shown.scene);
        self.asking.picked.clear();
        let confirm = menu
            .entries
            .into_iter()
            .find_map(|entry| match entry.meaning {
                Meaning::Confirm(made) => Some(made),
                Meaning::Decide(_) | Meaning::Point(_) | Meaning::Tick(_) => None,
            });
        confirm
            .transpose()
            .map_err(|why| format!("Not that: {why}."))
    }

    fn follow(&mut self, shown: &Shown, meaning: Meaning) -> Result<Option<String>, String> {
        match meaning {
            Meaning::Decide(action) => Ok(Some(action)),
            Meaning::Confirm(made) => made.map(Some),
            Meaning::Point(thing) | Meaning::Tick(thing) => self.asking.point(&shown.scene, &thing),
        }
    }

    /// Looks for words among all choices.
    fn find(&mut self, shown: &Shown, words: &str) -> Result<Option<String>, String> {
        self.asking.filter = Some(words.to_string());
        let found = self.asking.menu(&shown.scene).entries;
        match found.as_slice() {
            [] => {
                self.asking.filter = None;
                Err(format!("Nothing there says `{words}`. Type ? for help."))
            }
            [only] if matches!(only.meaning, Meaning::Decide(_)) => {
                self.follow(shown, only.meaning.clone())
            }
            _ => Ok(None),
        }
    }
}
