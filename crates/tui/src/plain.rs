//! The same game as lines of text with numbered choices: no cursor movement, for screen readers and
//! pipes.

use crate::asking::{Asking, Meaning, Menu};
use crate::look::Look;
use crate::markdown;
use crate::play::tapped;
use crate::speech;
use crate::table::{
    Complaint, Ending, Errands, Event, Glimpse, Heard, Request, Rulebook, Shown, Table,
};
use crate::words;
use covenstead_core::{Seat, Viewer};
use covenstead_scene::Ask;
use covenstead_speech::Phrase;
use std::collections::BTreeMap;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::sync::mpsc::Receiver;

/// How wide rules are laid out.
const CELLS: usize = 80;

/// What can be typed besides a number, in every language at once: nobody is misunderstood.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    List,
    Quit,
    Help,
    Table,
    Log,
    Rules,
    Rule,
    Back,
    Any,
    Undo,
    Say,
    Signal(usize),
}

fn order(word: &str) -> Option<Order> {
    Some(match word {
        "" | "list" | "liste" => Order::List,
        "quit" | "q" | "ende" => Order::Quit,
        "?" | "help" | "hilfe" => Order::Help,
        "table" | "tisch" => Order::Table,
        "log" | "verlauf" => Order::Log,
        "rules" | "regeln" => Order::Rules,
        "rule" | "regel" => Order::Rule,
        "back" | "zurück" => Order::Back,
        "any" | "egal" => Order::Any,
        "undo" => Order::Undo,
        "say" | "sag" => Order::Say,
        "+" => Order::Signal(0),
        "-" => Order::Signal(1),
        _ => return None,
    })
}

/// A person, or several at one keyboard, at a table, in lines.
pub struct Plain<R, W> {
    table: Box<dyn Table>,
    look: Look,
    rules: Rulebook,
    input: R,
    output: W,
    glimpse: Option<Arc<dyn Glimpse>>,
    present: Option<Seat>,
    asking: Asking,
    /// What each viewer has heard.
    heard: BTreeMap<Option<Seat>, Heard>,
    greeted: bool,
    /// What was asked of the table and is not yet shown as done.
    errands: Errands,
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
    /// A sitting at a table.
    pub fn new(
        table: Box<dyn Table>,
        look: Look,
        rules: Rulebook,
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
            heard: BTreeMap::new(),
            greeted: false,
            errands: Errands::default(),
        }
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        text.lines()
            .try_for_each(|line| writeln!(self.output, "{}", self.look.spell(line)))
    }

    fn phrase<'a>(&self, key: &'a str) -> Phrase<'a> {
        speech::say(self.look.locale, key)
    }

    /// Plays until the game is over or the person leaves.
    pub fn run(mut self, events: &Receiver<Event>) -> io::Result<Ending> {
        loop {
            let Ok(first) = events.recv() else {
                return Ok(Ending::Left);
            };
            for event in std::iter::once(first).chain(events.try_iter()) {
                if let Some(ending) = self.take_in(event)? {
                    return Ok(ending);
                }
            }
            if let Some(ending) = self.attend()? {
                return Ok(ending);
            }
        }
    }

    /// Takes in what happened. Gives how the sitting ended, if it did.
    fn take_in(&mut self, event: Event) -> io::Result<Option<Ending>> {
        match event {
            Event::Update(glimpse) => self.glimpse = Some(glimpse),
            Event::Answered(answer) => {
                if let Some(why) = self.errands.answered(answer) {
                    self.complain(&why)?;
                }
            }
            Event::Input(_) => {}
            Event::Lost(why) => {
                self.say(&self.phrase("lines-trying").with("why", why).to_string())?
            }
            Event::Failed(why) => return Ok(Some(Ending::Failed(why))),
            Event::Stop => return Ok(Some(Ending::Left)),
        }
        Ok(None)
    }

    fn complain(&mut self, why: &Complaint) -> io::Result<()> {
        self.say(&why.text)?;
        match &why.rule {
            Some(rule) if self.rules.rule(rule).is_some() => self.say(
                &self
                    .phrase("lines-rule")
                    .with("rule", rule.as_str())
                    .to_string(),
            ),
            _ => Ok(()),
        }
    }

    fn shown(&self) -> Result<Option<Shown>, String> {
        let viewer = self.present.map_or(Viewer::Spectator, Viewer::Seat);
        let heard = self.heard.get(&self.present).copied();
        self.glimpse
            .as_ref()
            .map(|glimpse| glimpse.shown(viewer, heard))
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
            // Until then nothing is asked: what others did meanwhile is no answer.
            if !self.errands.are_done_in(shown.version) {
                return Ok(None);
            }
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
        self.say(&self.phrase("lines-curtain").with("name", name).to_string())?;
        if self.read_line()?.is_none() {
            return Ok(true);
        }
        (self.present, self.asking) = (Some(seat), Asking::default());
        Ok(false)
    }

    fn tell_news(&mut self, shown: &Shown) -> io::Result<()> {
        if !self.greeted {
            self.greeted = true;
            self.say(&words::table(&shown.scene).join("\n"))?;
            self.say(&self.phrase("lines-help-hint").to_string())?;
        }
        let news: Vec<String> = shown
            .scene
            .told()
            .filter(|line| line.number >= shown.news)
            .map(|line| format!("  {}", line.text))
            .collect();
        self.heard.insert(self.present, shown.heard());
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
        self.say(
            &self
                .phrase("lines-wish")
                .with("name", wish.name.as_str())
                .to_string(),
        )?;
        let Some(line) = self.read_line()? else {
            return Ok(Some(Step::Leave));
        };
        let agrees = ["y", "yes", "j", "ja"].contains(&line.as_str());
        for seat in here {
            self.errands.send();
            self.table.ask(Request::Answer { seat, agrees });
        }
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
        let given = words::signals(&shown.scene, self.look.locale);
        self.say(&given.join("\n"))?;
        let asked = self
            .phrase("your-turn")
            .with("text", shown.scene.prompt.text.as_str());
        self.say(&asked.to_string())?;
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
                let between = self.phrase("lines-pick-between").with("least", pick.least);
                between.with("most", pick.most).into()
            };
            self.say(&self.phrase("lines-pick").with("many", many).to_string())?;
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
        match order(word) {
            Some(Order::List) => {}
            Some(Order::Quit) => return Ok(Step::Leave),
            Some(Order::Help) => self.say(&self.phrase("lines-help").to_string())?,
            Some(Order::Table) => self.say(&words::table(&shown.scene).join("\n"))?,
            Some(Order::Log) => {
                let log: Vec<&str> = shown
                    .scene
                    .log
                    .iter()
                    .map(|line| line.text.as_str())
                    .collect();
                self.say(&log.join("\n"))?;
            }
            Some(Order::Rules) => self.print(&self.rules.help.clone())?,
            Some(Order::Rule) => match self.rules.rule(rest) {
                Some(rule) => self.print(&rule)?,
                None => self.say(&self.phrase("no-rule").with("rule", rest).to_string())?,
            },
            Some(Order::Back) => drop(self.asking.back()),
            Some(Order::Any) => return self.choose(shown, menu, &self.anything(shown)),
            Some(Order::Undo) => return Ok(self.request(|seat| Request::Undo { seat })),
            Some(Order::Signal(which)) => match tapped(&shown.scene.talk, which) {
                Some(text) => return Ok(self.request(|seat| Request::Say { seat, text })),
                None => self.say(&self.phrase("no-signals").to_string())?,
            },
            Some(Order::Say) if !rest.is_empty() => {
                return Ok(self.request(|seat| Request::Say {
                    seat,
                    text: rest.to_string(),
                }));
            }
            Some(Order::Say) | None => return self.choose(shown, menu, line),
        }
        Ok(Step::Again)
    }

    /// Writes Markdown.
    fn print(&mut self, text: &str) -> io::Result<()> {
        let rows = markdown::rows(text, self.look, CELLS);
        self.say(&markdown::printed(&rows, self.look, false))
    }

    fn request(&mut self, request: impl FnOnce(Seat) -> Request) -> Step {
        match self.present {
            Some(seat) => {
                self.errands.send();
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
                numbers
                    .first()
                    .and_then(|number| menu.entries.get(number.wrapping_sub(1))),
            ) {
                ([_], Some(entry)) => self.follow(shown, entry.meaning.clone()),
                _ => Err(self
                    .phrase("lines-number")
                    .with("most", menu.entries.len())
                    .into()),
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
                Ok(self.request(|seat| Request::Play {
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
                _ => {
                    return Err(self
                        .phrase("lines-no-number")
                        .with("number", *number)
                        .into());
                }
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
            .map_err(|why| self.phrase("not-that").with("why", why).into())
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
                Err(self.phrase("lines-nothing").with("words", words).into())
            }
            [only] if matches!(only.meaning, Meaning::Decide(_)) => {
                self.follow(shown, only.meaning.clone())
            }
            _ => Ok(None),
        }
    }
}
