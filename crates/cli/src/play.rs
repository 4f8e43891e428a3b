//! A game in the terminal: against bots, with several people at one keyboard, or at a server's
//! table.

use crate::away::{Away, Link};
use crate::home::Home;
use crate::read_options;
use crate::screen::{Failure, say};
use crate::serve::default_folder;
use crate::terminal::{Events, Face, TerminalArguments};
use clap::Args;
use covenstead_bots::Player;
use covenstead_catalog::{Catalog, Setting, Title};
use covenstead_core::{Locale, Viewer};
use covenstead_store::{Summary, TableId};
use covenstead_tui::choose::Answer;
use covenstead_tui::plain::Plain;
use covenstead_tui::{Ending, Look, Play, Table, Tempo, standings};
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
    fn setting(&self, title: &dyn Title, players: Option<u8>) -> Result<Setting, Failure> {
        let people = self.people().len();
        let fewest = usize::from(*title.seats().start()).max(people);
        let players = self
            .players
            .or(players)
            .unwrap_or_else(|| u8::try_from(fewest).unwrap_or(u8::MAX));
        if people == 0 || people > usize::from(players) {
            return Err(Failure::said(format!(
                "{people} people cannot sit at a table of {players}: change --people or --players"
            )));
        }
        if self.seat >= players {
            return Err(Failure::said(format!(
                "there is no seat {} at a table of {players}",
                self.seat
            )));
        }
        Ok(Setting {
            players,
            options: read_options(&self.options)?,
        })
    }
}

pub fn run(catalog: Catalog, arguments: &Arguments) -> Result<(), Failure> {
    match arguments
        .game
        .as_deref()
        .filter(|game| Link::looks_like(game))
    {
        Some(link) => play_away(&catalog, arguments, link),
        None => play_at_home(catalog, arguments),
    }
}

// ---- at home

fn play_at_home(catalog: Catalog, arguments: &Arguments) -> Result<(), Failure> {
    // A command line that cannot be carried out leaves nothing behind.
    if let Some(game) = &arguments.game {
        let title = catalog.get(game)?;
        title.open(&arguments.setting(title, None)?, None, "")?;
    }
    let home = Home::open(
        catalog,
        arguments.data_dir.clone().unwrap_or_else(default_folder),
    )?;
    let events = Events::new();
    let mut face = Face::open(&arguments.terminal, &events, home.handle())?;
    let ended = sit_down(&home, arguments, &events, &mut face);
    drop(face);
    let told = ended.and_then(|ended| match ended {
        Some((id, ending)) => farewell(&home, arguments, id, ending),
        None => say("Goodbye.\n"),
    });
    home.close();
    told
}

/// Finds or lays the table and plays there. Nothing if the person leaves before there is one.
fn sit_down(
    home: &Home,
    arguments: &Arguments,
    events: &Events,
    face: &mut Face,
) -> Result<Option<(TableId, Ending)>, Failure> {
    let look = arguments.terminal.look();
    let found = match &arguments.resume {
        Some(wanted) => resumed(home, *wanted, events, face, look)?,
        None => laid(home, arguments, events, face, look)?,
    };
    let Some(id) = found else { return Ok(None) };
    let (table, _claim) = home.sit(id, events.sender.clone())?;
    let game = home.look(id)?.table.game.clone();
    let rules = home
        .catalog()
        .get(&game)?
        .rules(Locale::English)
        .to_string();
    Ok(Some((
        id,
        play(
            face,
            Box::new(table),
            look,
            rules,
            arguments.tempo(),
            events,
        )?,
    )))
}

fn play(
    face: &mut Face,
    table: Box<dyn Table>,
    look: Look,
    rules: String,
    tempo: Tempo,
    events: &Events,
) -> Result<Ending, Failure> {
    Ok(match face {
        Face::Full(screen) => Play::new(table, look, rules, tempo).run(screen, &events.receiver)?,
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
    let titles: Vec<&dyn Title> = home.catalog().titles().collect();
    let (title, players) = match &arguments.game {
        Some(game) => (home.catalog().get(game)?, None),
        None => {
            let games: Vec<Answer> = titles
                .iter()
                .map(|title| (title.name().to_string(), seats_in_words(*title)))
                .collect();
            let Some(game) = face.choose(events, look, "Which game?", &games)? else {
                return Ok(None);
            };
            let title = titles[game];
            let counts: Vec<u8> = title
                .seats()
                .filter(|&count| usize::from(count) >= arguments.people().len())
                .collect();
            let answers: Vec<Answer> = counts
                .iter()
                .map(|count| (format!("{count} players"), String::new()))
                .collect();
            match (arguments.players, &counts[..]) {
                (Some(_), _) | (None, [] | [_]) => (title, counts.first().copied()),
                (None, _) => match face.choose(events, look, "How many play?", &answers)? {
                    Some(place) => (title, Some(counts[place])),
                    None => return Ok(None),
                },
            }
        }
    };
    let setting = arguments.setting(title, players)?;
    Ok(Some(home.lay(
        title.id(),
        setting,
        &arguments.people(),
        arguments.seat,
        arguments.bots,
    )?))
}

fn seats_in_words(title: &dyn Title) -> String {
    match (title.seats().start(), title.seats().end()) {
        (few, many) if few == many => format!("{few} players"),
        (few, many) => format!("{few} to {many} players"),
    }
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
        [] => Err(Failure::said(
            "there is no game to go on with; begin one with `covenstead play`",
        )),
        [only] => Ok(Some(only.table.id)),
        _ => {
            let answers: Vec<Answer> = games.iter().map(in_words).collect();
            Ok(face
                .choose(events, look, "Which game do you go on with?", &answers)?
                .map(|place| games[place].table.id))
        }
    }
}

fn in_words(game: &Summary) -> Answer {
    let now = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_millis() as u64);
    let minutes = now.saturating_sub(game.touched) / 60_000;
    let ago = match minutes {
        0 => "just now".to_string(),
        1..=119 => format!("{minutes} minutes ago"),
        120..=2879 => format!("{} hours ago", minutes / 60),
        _ => format!("{} days ago", minutes / 1440),
    };
    let name = format!("{}, {}", game.table.game, game.table.names.0.join(", "));
    (name, format!("{}, played {ago}", game.table.id))
}

/// What is said when the screen is gone: the result, or how to go on.
fn farewell(
    home: &Home,
    arguments: &Arguments,
    id: TableId,
    ending: Ending,
) -> Result<(), Failure> {
    if let Some(file) = &arguments.record {
        let record =
            serde_json::to_string_pretty(&home.record(id)?).expect("records are plain data");
        std::fs::write(file, record)
            .map_err(|error| Failure::said(format!("{}: {error}", file.display())))?;
        say(&format!(
            "The record is in {}; look at it with `covenstead watch`.\n",
            file.display()
        ))?;
    }
    match ending {
        Ending::Over if arguments.terminal.lines() => Ok(()),
        Ending::Over => say(&(standings(
            &home.look(id)?.scene(Viewer::Spectator, Locale::English)?,
        )
        .join("\n")
            + "\n")),
        Ending::Left => say(&format!(
            "Goodbye. The game is kept: go on with `covenstead play --resume {id}`.\n"
        )),
        Ending::Failed(why) => Err(Failure::said(format!(
            "{why}. The game is kept: go on with `covenstead play --resume {id}`"
        ))),
    }
}

// ---- at a server's table

fn play_away(catalog: &Catalog, arguments: &Arguments, link: &str) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    let events = Events::new();
    let (table, game) = Away::sit(
        runtime.handle().clone(),
        Link::read(link)?,
        events.sender.clone(),
    )?;
    let rules = catalog.get(game).map_or(String::new(), |title| {
        title.rules(Locale::English).to_string()
    });
    let mut face = Face::open(&arguments.terminal, &events, runtime.handle())?;
    let ended = play(
        &mut face,
        Box::new(table),
        arguments.terminal.look(),
        rules,
        arguments.tempo(),
        &events,
    );
    drop(face);
    runtime.shutdown_background();
    match ended? {
        Ending::Over => say("The game is over.\n"),
        Ending::Left => say("Goodbye. Your seat is kept: the same link brings you back.\n"),
        Ending::Failed(why) => Err(Failure::Said(why)),
    }
}
