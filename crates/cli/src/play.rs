//! A game in the terminal: against bots, with several people at one keyboard, or at a server's
//! table.

use crate::away::{Away, Link};
use crate::games::rulebook;
use crate::home::Home;
use crate::read_options;
use crate::screen::{self, Failure};
use crate::serve::{default_folder, pace};
use crate::terminal::{Events, Face, TerminalArguments};
use clap::Args;
use covenstead_bots::Player;
use covenstead_catalog::{Catalog, Setting, Title};
use covenstead_core::{Locale, Viewer};
use covenstead_server::Pace;
use covenstead_store::{Summary, TableId};
use covenstead_tui::choose::Answer;
use covenstead_tui::plain::Plain;
use covenstead_tui::{Ending, Look, Play, Rulebook, Table, Tempo, say, standings, text};
use std::io::{stdin, stdout};
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

#[derive(Args)]
pub struct Arguments {
    /// The id of a game, as `covenstead games` lists it, or the personal link of a seat at a
    /// server's table; you are asked if it is not given
    game: Option<String>,

    /// How many play (the fewest the game allows if not given)
    #[arg(short, long, value_name = "N")]
    players: Option<u8>,

    /// Set an option of the table, as in `-o ruleset=reference-manual` (may be repeated)
    #[arg(short, long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,

    /// The seat you take, counted from 0
    #[arg(long, value_name = "SEAT", default_value_t = 0)]
    seat: u8,

    /// Your name
    #[arg(long, default_value = PEOPLE[0])]
    name: String,

    /// How many people play at this keyboard, one after another
    #[arg(long, value_name = "N", conflicts_with = "names")]
    people: Option<u8>,

    /// The names of the people at this keyboard, as in `Ann,Bob`
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    names: Vec<String>,

    /// Who plays the other seats: random, novice, greedy, adept, master
    /// or grandmaster, weakest first
    #[arg(long, value_name = "BOT", default_value = "adept")]
    bots: Player,

    /// Go on with a game: the one with this id, the only one, or one you choose
    #[arg(long, value_name = "ID", num_args = 0..=1, conflicts_with = "game")]
    resume: Option<Option<TableId>>,

    /// Write the record of the game to this file, also when you leave early
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,

    /// Where games are kept [default: covenstead in the user's data folder]
    #[arg(long, value_name = "FOLDER", env = "COVENSTEAD_DATA_DIR")]
    data_dir: Option<PathBuf>,

    /// Show what the others do at once
    #[arg(long)]
    fast: bool,

    /// How slowly bots answer: 1 as people like it, 0 as soon as they know
    #[arg(long, value_name = "TIMES", env = "COVENSTEAD_PACE", default_value = "1", value_parser = pace)]
    pace: Pace,

    #[command(flatten)]
    terminal: TerminalArguments,
}

/// What people are called who do not say.
const PEOPLE: [&str; 5] = ["Rowan", "Sage", "Ivy", "Wren", "Linden"];

impl Arguments {
    fn people(&self) -> Vec<String> {
        match (self.names.is_empty(), self.people) {
            (false, _) => self.names.clone(),
            (true, Some(many)) => {
                let others = PEOPLE.iter().skip(1).map(ToString::to_string);
                std::iter::once(self.name.clone())
                    .chain(others)
                    .take(many.into())
                    .collect()
            }
            (true, None) => vec![self.name.clone()],
        }
    }

    fn tempo(&self) -> Tempo {
        if self.fast {
            Tempo::Fast
        } else {
            Tempo::Steady
        }
    }

    /// The table that is asked for, checked against the people who are to sit at it.
    fn setting(
        &self,
        title: &dyn Title,
        players: Option<u8>,
        locale: Locale,
    ) -> Result<Setting, Failure> {
        let people = self.people().len();
        let fewest = usize::from(*title.seats().start()).max(people);
        let players = self
            .players
            .or(players)
            .unwrap_or_else(|| u8::try_from(fewest).unwrap_or(u8::MAX));
        if people == 0 || people > usize::from(players) {
            let told = say(locale, "too-many-people").with("people", people);
            return Err(Failure::said(told.with("players", players)));
        }
        if self.seat >= players {
            let told = say(locale, "no-seat").with("seat", self.seat);
            return Err(Failure::said(told.with("players", players)));
        }
        Ok(Setting {
            players,
            options: read_options(&self.options)?,
        })
    }
}

pub fn run(catalog: Catalog, arguments: &Arguments, locale: Locale) -> Result<(), Failure> {
    match arguments
        .game
        .as_deref()
        .filter(|game| Link::looks_like(game))
    {
        Some(link) => play_away(&catalog, arguments, link, locale),
        None => play_at_home(catalog, arguments, locale),
    }
}

// ---- at home

fn play_at_home(catalog: Catalog, arguments: &Arguments, locale: Locale) -> Result<(), Failure> {
    // A command line that cannot be carried out leaves nothing behind.
    if let Some(game) = &arguments.game {
        let title = catalog.get(game)?;
        title.open(&arguments.setting(title, None, locale)?, None, "")?;
    }
    let home = Home::open(
        catalog,
        arguments.data_dir.clone().unwrap_or_else(default_folder),
        arguments.pace,
    )?;
    let events = Events::new();
    let mut face = Face::open(&arguments.terminal, &events, home.handle())?;
    let look = arguments.terminal.look(locale);
    let ended = sit_down(&home, arguments, &events, &mut face, look);
    drop(face);
    let told = ended.and_then(|ended| match ended {
        Some((id, ending)) => farewell(&home, arguments, id, ending, locale),
        None => line(text(locale, "goodbye")),
    });
    home.close();
    told
}

/// Writes a line for people.
fn line(text: impl std::fmt::Display) -> Result<(), Failure> {
    screen::say(&format!("{text}\n"))
}

/// Finds or lays the table and plays there. Nothing if the person leaves before there is one.
fn sit_down(
    home: &Home,
    arguments: &Arguments,
    events: &Events,
    face: &mut Face,
    look: Look,
) -> Result<Option<(TableId, Ending)>, Failure> {
    let found = match &arguments.resume {
        Some(wanted) => resumed(home, *wanted, events, face, look)?,
        None => laid(home, arguments, events, face, look)?,
    };
    let Some(id) = found else { return Ok(None) };
    let (table, _claim) = home.sit(id, look.locale, events.sender.clone())?;
    let game = home.look(id)?.table.game.clone();
    let rules = rulebook(home.catalog().get(&game)?, look.locale);
    let ending = play(
        face,
        Box::new(table),
        look,
        rules,
        arguments.tempo(),
        events,
    )?;
    Ok(Some((id, ending)))
}

fn play(
    face: &mut Face,
    table: Box<dyn Table>,
    look: Look,
    rules: Rulebook,
    tempo: Tempo,
    events: &Events,
) -> Result<Ending, Failure> {
    Ok(match face {
        Face::Full(screen) => Play::new(table, look, covenstead_front::layouts(), rules, tempo)
            .run(screen, &events.receiver)?,
        Face::Lines => {
            Plain::new(table, look, rules, stdin().lock(), stdout().lock()).run(&events.receiver)?
        }
    })
}

/// Lays the table that is asked for, after asking for what is not said.
fn laid(
    home: &Home,
    arguments: &Arguments,
    events: &Events,
    face: &mut Face,
    look: Look,
) -> Result<Option<TableId>, Failure> {
    let locale = look.locale;
    let titles: Vec<&dyn Title> = home.catalog().titles().collect();
    let (title, players) = match &arguments.game {
        Some(game) => (home.catalog().get(game)?, None),
        None => {
            let games: Vec<Answer> = titles
                .iter()
                .map(|title| (title.name().to_string(), seats_in_words(*title, locale)))
                .collect();
            let question = text(locale, "which-game");
            let Some(game) = face.choose(events, look, &question, &games)? else {
                return Ok(None);
            };
            let title = titles[game];
            let counts: Vec<u8> = title
                .seats()
                .filter(|&count| usize::from(count) >= arguments.people().len())
                .collect();
            let answers: Vec<Answer> = counts
                .iter()
                .map(|&count| {
                    let answer = say(locale, "players").with("count", count);
                    (answer.into(), String::new())
                })
                .collect();
            let question = text(locale, "how-many");
            match (arguments.players, &counts[..]) {
                (Some(_), _) | (None, [] | [_]) => (title, counts.first().copied()),
                (None, _) => match face.choose(events, look, &question, &answers)? {
                    Some(place) => (title, Some(counts[place])),
                    None => return Ok(None),
                },
            }
        }
    };
    let setting = arguments.setting(title, players, locale)?;
    Ok(Some(home.lay(
        title.id(),
        setting,
        &arguments.people(),
        arguments.seat,
        arguments.bots,
    )?))
}

fn seats_in_words(title: &dyn Title, locale: Locale) -> String {
    let (least, most) = (*title.seats().start(), *title.seats().end());
    let key = if least == most {
        "players"
    } else {
        "players-between"
    };
    let told = say(locale, key).with("count", least).with("least", least);
    told.with("most", most).into()
}

/// The game to go on with.
fn resumed(
    home: &Home,
    wanted: Option<TableId>,
    events: &Events,
    face: &mut Face,
    look: Look,
) -> Result<Option<TableId>, Failure> {
    if wanted.is_some() {
        return Ok(wanted);
    }
    let games = home.unfinished()?;
    match &games[..] {
        [] => Err(Failure::said(text(look.locale, "nothing-to-resume"))),
        [only] => Ok(Some(only.table.id)),
        _ => {
            let answers: Vec<Answer> = games
                .iter()
                .map(|game| in_words(home, game, look.locale))
                .collect();
            let question = text(look.locale, "which-to-resume");
            Ok(face
                .choose(events, look, &question, &answers)?
                .map(|place| games[place].table.id))
        }
    }
}

fn in_words(home: &Home, game: &Summary, locale: Locale) -> Answer {
    let now = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_millis() as u64);
    let minutes = now.saturating_sub(game.touched) / 60_000;
    let (key, count) = match minutes {
        0 => ("played-now", 0),
        1..=119 => ("played-minutes", minutes),
        120..=2879 => ("played-hours", minutes / 60),
        _ => ("played-days", minutes / 1440),
    };
    let title = home.catalog().get(&game.table.game);
    let title = title.map_or(game.table.game.as_str(), |title| title.name());
    let name = format!("{title}, {}", locale.list(&game.table.names.0));
    let told = say(locale, key).with("id", game.table.id.to_string());
    (name, told.with("count", count).into())
}

/// What is said when the screen is gone: the result, or how to go on.
fn farewell(
    home: &Home,
    arguments: &Arguments,
    id: TableId,
    ending: Ending,
    locale: Locale,
) -> Result<(), Failure> {
    if let Some(file) = &arguments.record {
        let record =
            serde_json::to_string_pretty(&home.record(id)?).expect("records are plain data");
        std::fs::write(file, record)
            .map_err(|error| Failure::said(format!("{}: {error}", file.display())))?;
        line(say(locale, "recorded").with("file", file.display().to_string()))?;
    }
    let id_of_game = id.to_string();
    match ending {
        Ending::Over if arguments.terminal.lines() => Ok(()),
        Ending::Over => {
            line(standings(&home.look(id)?.scene(Viewer::Spectator, locale)?).join("\n"))
        }
        Ending::Left => line(say(locale, "left").with("id", id_of_game)),
        Ending::Failed(why) => {
            let told = say(locale, "failed").with("id", id_of_game);
            Err(Failure::said(told.with("why", why)))
        }
    }
}

// ---- at a server's table

fn play_away(
    catalog: &Catalog,
    arguments: &Arguments,
    link: &str,
    locale: Locale,
) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    let events = Events::new();
    let (table, game) = Away::sit(
        runtime.handle().clone(),
        Link::read(link)?,
        locale,
        events.sender.clone(),
    )?;
    let rules = catalog
        .get(game)
        .map_or(Rulebook::default(), |title| rulebook(title, locale));
    let mut face = Face::open(&arguments.terminal, &events, runtime.handle())?;
    let ended = play(
        &mut face,
        Box::new(table),
        arguments.terminal.look(locale),
        rules,
        arguments.tempo(),
        &events,
    );
    drop(face);
    runtime.shutdown_background();
    match ended? {
        Ending::Over => line(text(locale, "over")),
        Ending::Left => line(text(locale, "left-away")),
        Ending::Failed(why) => Err(Failure::Said(why)),
    }
}
