//! What a tournament is: everything that decides its result.

use crate::bot::Bot;
use crate::error::ArenaError;
use crate::schedule::{Duplicate, Fixture, Schedule};
use covenstead_bots::Limit;
use covenstead_catalog::{Catalog, Setting, Title};
use covenstead_core::{DataId, Names};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};

/// What somebody asks for.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The id of the game.
    pub game: String,
    /// Options by name; what is missing keeps its default.
    pub options: Map<String, Value>,
    /// The bots.
    pub bots: Vec<Bot>,
    /// How many play, if not as many as there are bots: the last bot then takes every seat that is
    /// left.
    pub players: Option<u8>,
    /// What bots without a budget of their own may spend on a decision, if not what
    /// [`Bot::with_budget`] says.
    pub budget: Option<Limit>,
    /// How many games.
    pub games: u64,
    /// The seed of everything.
    pub seed: u64,
    /// How often each deal is played.
    pub duplicate: Duplicate,
    /// Which build of the program plays: bots of two builds must not be mixed in one tournament.
    pub program: String,
}

impl Default for Entry {
    fn default() -> Entry {
        Entry {
            game: String::new(),
            options: Map::new(),
            bots: Vec::new(),
            players: None,
            budget: None,
            games: 0,
            seed: 1,
            duplicate: Duplicate::default(),
            program: env!("CARGO_PKG_VERSION").into(),
        }
    }
}

/// A tournament that can be played: everything that decides its result, written out in full.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tournament {
    /// The version of the files: [`Tournament::FORMAT`].
    pub format: u32,
    /// The build of the program that plays.
    pub program: String,
    /// The id of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u16,
    /// The component data it is played with.
    pub data: DataId,
    /// The options of the table, all of them.
    pub options: Map<String, Value>,
    /// The bots, with their budgets; one for each seat.
    pub bots: Vec<Bot>,
    /// How often each deal is played.
    pub duplicate: Duplicate,
    /// The seed of deals and bots.
    pub seed: u64,
    /// How many games.
    pub games: u64,
}

impl Tournament {
    /// The version of the files that this program writes. Since 2, who forfeits is last.
    pub const FORMAT: u32 = 2;

    /// Settles everything that `entry` leaves open, and makes sure that such a table can be set up.
    pub fn new(catalog: &Catalog, entry: Entry) -> Result<Tournament, ArenaError> {
        let title = catalog.get(&entry.game)?;
        let bots = seat_bots(entry.bots, entry.players, title)?;
        let setting = Setting {
            players: bots.len() as u8,
            options: entry.options,
        };
        let record = title.open(&setting, None, "arena")?.record();
        Ok(Tournament {
            format: Tournament::FORMAT,
            program: entry.program,
            game: record.game,
            rules: record.rules,
            data: record.data,
            options: record.options,
            bots: bots
                .into_iter()
                .map(|bot| bot.with_budget(entry.budget))
                .collect(),
            duplicate: entry.duplicate,
            seed: entry.seed,
            games: entry.games,
        })
    }

    /// The number of seats.
    pub fn seats(&self) -> usize {
        self.bots.len()
    }

    /// What its tables are opened with.
    pub(crate) fn setting(&self) -> Setting {
        Setting {
            players: self.bots.len() as u8,
            options: self.options.clone(),
        }
    }

    /// The kinds of bots, each once, in the order they were entered.
    pub fn kinds(&self) -> Vec<String> {
        let mut kinds: Vec<String> = Vec::new();
        for kind in self.bots.iter().map(Bot::to_string) {
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        kinds
    }

    /// The schedule.
    pub fn schedule(&self) -> Schedule {
        Schedule::new(self.seed, &self.bots, self.duplicate)
    }

    /// The names of the bots, no two alike: `master@50ms`, `random #1`, `random #2`.
    pub fn names(&self) -> Vec<String> {
        let kinds: Vec<String> = self.bots.iter().map(Bot::to_string).collect();
        let name = |(place, kind): (usize, &String)| match kinds
            .iter()
            .filter(|other| *other == kind)
            .count()
        {
            1 => kind.clone(),
            _ => format!(
                "{kind} #{}",
                1 + kinds[..place].iter().filter(|other| *other == kind).count()
            ),
        };
        kinds.iter().enumerate().map(name).collect()
    }

    /// The players' names at the table of `fixture`.
    pub(crate) fn names_at(&self, fixture: &Fixture) -> Names {
        let names = self.names();
        Names(
            fixture
                .seating
                .iter()
                .map(|&bot| names[bot].clone())
                .collect(),
        )
    }

    /// Who sits where at a table with these names.
    pub(crate) fn seating_of(&self, table: &Names) -> Option<Vec<usize>> {
        let names = self.names();
        table
            .0
            .iter()
            .map(|name| names.iter().position(|known| known == name))
            .collect()
    }

    /// Whether the same command plays the same games again, on any number of threads.
    pub fn is_reproducible(&self) -> bool {
        self.bots.iter().all(Bot::is_reproducible)
    }

    /// In what another tournament differs, apart from the number of games; nothing if it is the
    /// same.
    pub fn difference(&self, other: &Tournament) -> Option<String> {
        let fields = |tournament: &Tournament| match serde_json::to_value(tournament) {
            Ok(Value::Object(fields)) => fields,
            _ => unreachable!("a tournament is a struct"),
        };
        let (mine, theirs) = (fields(self), fields(other));
        let differ = |(name, value): (&String, &Value)| match name.as_str() {
            "games" => None,
            "program" => (theirs["program"] != *value)
                .then(|| "played by another build of the program".to_string()),
            "data" => (theirs["data"] != *value).then(|| "other component data".to_string()),
            _ => (theirs[name] != *value)
                .then(|| format!("{name}: {} there, {value} here", theirs[name])),
        };
        mine.iter().find_map(differ)
    }

    /// A name for its folder: the same for the same tournament, however many games of it are
    /// played.
    pub fn folder_name(&self) -> String {
        let bots: Vec<String> = self.bots.iter().map(|bot| slug(&bot.to_string())).collect();
        let named: String = bots.join("-").chars().take(60).collect();
        let same = serde_json::to_vec(&Tournament {
            games: 0,
            ..self.clone()
        })
        .expect("a tournament is plain data");
        let hash: String = Sha256::digest(same)
            .iter()
            .take(4)
            .map(|byte| format!("{byte:02x}"))
            .collect();
        format!("{}-{}-{hash}", self.game, named.trim_end_matches('-'))
    }
}

/// A text with nothing in it that a file name may not have.
fn slug(text: &str) -> String {
    let plain: String = text
        .chars()
        .map(|c| if c.is_ascii_alphanumeric() { c } else { '-' })
        .collect();
    plain
        .split('-')
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join("-")
}

/// One bot for each seat.
fn seat_bots(
    mut bots: Vec<Bot>,
    players: Option<u8>,
    title: &dyn Title,
) -> Result<Vec<Bot>, ArenaError> {
    let wanted = players.map_or(bots.len(), usize::from);
    let Some(last) = bots.last().cloned() else {
        return Err(ArenaError::Seats(
            "nobody takes part; name the bots, as in --bots greedy,random,random".into(),
        ));
    };
    if bots.len() > wanted {
        return Err(ArenaError::Seats(format!(
            "{} bots are named for {wanted} players",
            bots.len()
        )));
    }
    let (fewest, most) = (
        usize::from(*title.seats().start()),
        usize::from(*title.seats().end()),
    );
    if !(fewest..=most).contains(&wanted) {
        let range = if fewest == most {
            format!("{most}")
        } else {
            format!("{fewest} to {most}")
        };
        let message = format!(
            "{} is played by {range}, and {wanted} bots take part; name one bot for each seat",
            title.name()
        );
        return Err(ArenaError::Seats(message));
    }
    bots.resize(wanted, last);
    Ok(bots)
}
