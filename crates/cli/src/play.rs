//! A game in the terminal with plain prompts: one person against bots.

use crate::TableArguments;
use crate::screen::{Failure, say};
use clap::Args;
use covenstead_bots::{Budget, Player};
use covenstead_catalog::{Catalog, LiveTable};
use covenstead_core::{Names, Rng, Seat, TableRng, Viewer};
use covenstead_protocol::random_seed;
use std::fmt::Write as _;
use std::io::{self, BufRead};
use std::path::PathBuf;

#[derive(Args)]
pub struct Arguments {
    #[command(flatten)]
    table: TableArguments,

    /// The seat you take, counted from 0
    #[arg(long, value_name = "SEAT", default_value_t = 0)]
    seat: u8,

    /// Your name
    #[arg(long, default_value = "Rowan")]
    name: String,

    /// Who plays the other seats: random, greedy, novice, adept, master or grandmaster
    #[arg(long, value_name = "BOT", default_value = "adept")]
    bots: Player,

    /// How long a bot may think about a decision, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 300)]
    time: u64,

    /// The seed of the deal: the same seed and decisions give the same game
    #[arg(long)]
    seed: Option<String>,

    /// Write the record of the game to this file, also when you leave early
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

/// Longer lists are not shown unless asked for.
const SHORT_LIST: usize = 24;

const BOT_NAMES: [&str; 5] = ["Agnes", "Bertha", "Corvin", "Dorothea", "Elspeth"];

pub fn run(catalog: &Catalog, arguments: &Arguments) -> Result<(), Failure> {
    let title = catalog.get(&arguments.table.game)?;
    let setting = arguments.table.setting(catalog)?;
    let me = Seat(arguments.seat);
    let mut names: Vec<String> = BOT_NAMES.iter().take(setting.players.into()).map(ToString::to_string).collect();
    match names.get_mut(me.index()) {
        Some(name) => *name = arguments.name.clone(),
        None => return Err(Failure::said(format!("there is no seat {} at a table of {}", me.0, setting.players))),
    }
    let seed = arguments.seed.clone().unwrap_or_else(random_seed);
    let table = title.open(&setting, Some(Names(names)), &seed)?;
    let rng = TableRng::new(&seed, "bot");
    let (bots, budget) = (arguments.bots, Budget::millis(arguments.time));
    let mut game = Sitting { table, me, bots, budget, rng, told: 0, rules: title.rules() };
    say(&format!("{}. You are {}; the others are bots ({bots}).\n", title.name(), arguments.name))?;
    let ended = game.play();
    if let Some(file) = &arguments.record {
        let record = serde_json::to_string_pretty(&game.table.record()).expect("records are plain data");
        std::fs::write(file, record).map_err(|error| Failure::said(format!("{}: {error}", file.display())))?;
        say(&format!("The record is in {}; look at it with `covenstead replay`.\n", file.display()))?;
    }
    ended
}

/// A person at a table.
struct Sitting {
    table: Box<dyn LiveTable>,
    me: Seat,
    bots: Player,
    budget: Budget,
    rng: TableRng,
    /// How many events have been shown.
    told: usize,
    rules: &'static str,
}

impl Sitting {
    fn play(&mut self) -> Result<(), Failure> {
        loop {
            let status = self.table.status();
            self.tell_news()?;
            if status.over {
                return self.tell_result();
            }
            if status.actors.contains(&self.me) {
                match self.ask(&status.text)? {
                    Some(action) => self.table.play(self.me, &action)?,
                    None => return say("Goodbye.\n"),
                };
            } else {
                let seat = status.actors[0];
                let action = self.bot_action(seat)?;
                self.table.play(seat, &action)?;
            }
        }
    }

    fn bot_action(&mut self, seat: Seat) -> Result<String, Failure> {
        let seed = u64::from(self.rng.next_u32());
        Ok(self.table.mind(seat)?.choose(self.bots, self.budget, seed).action)
    }

    /// What happened since the last time, as this seat saw it.
    fn tell_news(&mut self) -> Result<(), Failure> {
        let events = self.table.events(Viewer::Seat(self.me), self.told)?;
        let mut text = String::new();
        for event in &events {
            let _ = writeln!(text, "  {}", event["text"].as_str().unwrap_or_default());
            self.told = event["n"].as_u64().map_or(self.told, |number| number as usize + 1);
        }
        say(&text)
    }

    /// Asks until there is a legal answer; nothing means goodbye.
    fn ask(&self, prompt: &str) -> Result<Option<String>, Failure> {
        let actions = self.table.legal(self.me)?;
        say(&format!("\n{}\n{prompt}\n{}", self.table.describe(Viewer::Seat(self.me))?, self.menu(&actions)?))?;
        loop {
            say("> ")?;
            let mut line = String::new();
            if io::stdin().lock().read_line(&mut line)? == 0 {
                say("\n")?;
                return Ok(None);
            }
            match line.trim() {
                "" => {}
                "quit" | "q" => return Ok(None),
                "rules" => say(self.rules)?,
                "?" | "help" | "list" => say(&self.list(&actions)?)?,
                answer => match self.read_answer(answer, &actions) {
                    Ok(action) => return Ok(Some(action)),
                    Err(why) => say(&format!("{why}\n"))?,
                },
            }
        }
    }

    fn menu(&self, actions: &[String]) -> Result<String, Failure> {
        if actions.len() <= SHORT_LIST {
            return self.list(actions);
        }
        let example = &actions[actions.len() / 2];
        let mut words: Vec<&str> = actions.iter().flat_map(|action| action.split(' ').skip(1)).collect();
        words.sort_unstable();
        words.dedup();
        let (many, words) = (actions.len(), words.join(", "));
        let mut text = format!("There are {many} choices, made of these words: {words}.\n");
        let _ = writeln!(text, "Type one, like `{example}`, or `?` to list them all, or `any` for a random one.");
        Ok(text)
    }

    fn list(&self, actions: &[String]) -> Result<String, Failure> {
        let mut text = String::new();
        for (number, action) in actions.iter().enumerate() {
            let _ = writeln!(text, "{:>4}  {}  [{action}]", number + 1, self.table.explain(self.me, action)?);
        }
        Ok(text)
    }

    /// An answer is a number of the list, an action in notation, or `any`.
    fn read_answer(&self, answer: &str, actions: &[String]) -> Result<String, String> {
        if let Ok(number) = answer.parse::<usize>() {
            let chosen = number.checked_sub(1).and_then(|place| actions.get(place));
            return chosen.cloned().ok_or_else(|| format!("Type a number from 1 to {}.", actions.len()));
        }
        if answer == "any" {
            let place = TableRng::new(&random_seed(), "any").below(actions.len() as u32);
            return Ok(actions[place as usize].clone());
        }
        match self.table.explain(self.me, answer) {
            Ok(_) => Ok(answer.to_string()),
            Err(fault) => Err(fault.message),
        }
    }

    fn tell_result(&self) -> Result<(), Failure> {
        say(&format!("\n{}", crate::replay::result_in_words(self.table.as_ref())))
    }
}
