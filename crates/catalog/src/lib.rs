//! The one list of games, and the games behind a vtable for everything that chooses at run time.
//!
//! Whole operations are erased (a match, a run of playouts), not single steps: inside them the code
//! is monomorphic and fast. A new game is one dependency and one line in [`Catalog::built_in`].

mod simulate;
mod table;
mod words;

pub use simulate::{Tally, Work};
pub use table::{LiveTable, Telling, look};

use covenstead_brew::Brew;
use covenstead_broom_service::BroomService;
use covenstead_core::specification::{self, Rule};
use covenstead_core::{
    Code, DataFile, DataId, Fault, Game, Locale, Match, Names, Record, game_of_data, options_doc,
    options_from_json,
};
use covenstead_scene::Scenic;
use covenstead_three_witches::ThreeWitches;
use covenstead_witchs_brew::WitchsBrew;
use serde_json::{Map, Value};
use std::ops::{Range, RangeInclusive};
use std::sync::Arc;

/// What a match is opened with.
#[derive(Clone, Debug, Default)]
pub struct Setting {
    /// The number of players.
    pub players: u8,
    /// Options by name; what is missing keeps its default.
    pub options: Map<String, Value>,
}

/// A game as the catalog knows it.
pub trait Title: Send + Sync {
    /// Its id, as in `toy`.
    fn id(&self) -> &'static str;
    /// Its name.
    fn name(&self) -> &'static str;
    /// How many can play.
    fn seats(&self) -> RangeInclusive<u8>;
    /// Its options: name → default, values or range, doc.
    fn options(&self) -> Value;
    /// The same as a reader of this language calls them: `doc` in that language, and besides
    /// `title` and for each of the `values` its word in `labels`.
    fn options_in_words(&self, locale: Locale) -> Value;
    /// Its rules in our own words, as Markdown, with the values of the component data in use.
    fn rules(&self, locale: Locale) -> &str;
    /// Its numbered specification as it is written, Markdown.
    fn specification_text(&self) -> &'static str;
    /// Every rule of its numbered specification, in order.
    fn specification(&self) -> Vec<Rule<'static>>;
    /// One rule of the specification: `TG-59`, in capitals or not.
    fn rule(&self, id: &str) -> Option<Rule<'static>>;
    /// The component data in use.
    fn data(&self) -> &DataId;
    /// Replaces the component data by a player's own.
    fn set_data(&mut self, toml: &str) -> Result<(), Fault>;
    /// Opens a match; the same seed gives the same outcomes of chance.
    fn open(
        &self,
        setting: &Setting,
        names: Option<Names>,
        seed: &str,
    ) -> Result<Box<dyn LiveTable>, Fault>;
    /// Goes on from a state; `seed` is for chance from here on.
    fn load(&self, state: Value, seed: &str) -> Result<Box<dyn LiveTable>, Fault>;
    /// The match of a record before anything happened in it: chance has not acted yet.
    fn waiting(&self, record: &Record) -> Result<Box<dyn LiveTable>, Fault>;
    /// Replays a record, up to so many decisions.
    fn replay(&self, record: &Record, upto: Option<usize>) -> Result<Box<dyn LiveTable>, Fault>;
    /// Plays the games of `numbers` at random and counts. Each game has a random stream of its own,
    /// by its number, so that ranges can be played anywhere in any order.
    fn simulate(&self, setting: &Setting, seed: u64, numbers: Range<u64>) -> Result<Tally, Fault>;
    /// Deals a game by `seed` and runs `work` from its first decision, `times` times: for
    /// benchmarks.
    fn at_first_decision(
        &self,
        setting: &Setting,
        seed: u64,
        work: Work,
        times: u64,
    ) -> Result<(), Fault>;
    /// The size of a state in bytes.
    fn state_bytes(&self) -> usize;
}

/// A game with the component data in use.
struct Shelved<G: Game> {
    data: Arc<DataFile<G::Data>>,
    /// The rules with the values of this data, in every language.
    rules: Vec<(Locale, String)>,
}

impl<G: Scenic> Shelved<G> {
    fn title() -> Box<dyn Title> {
        Box::new(Shelved::<G>::with(DataFile::built_in::<G>()))
    }

    fn with(data: DataFile<G::Data>) -> Shelved<G> {
        let rules = Locale::ALL.map(|locale| (locale, G::rules_help(&data.values, locale)));
        Shelved {
            data: Arc::new(data),
            rules: rules.to_vec(),
        }
    }

    fn game(&self, setting: &Setting) -> Result<G, Fault> {
        G::new(
            self.data.clone(),
            options_from_json::<G>(&setting.options)?,
            setting.players,
        )
    }
}

impl<G: Scenic> Title for Shelved<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn name(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> RangeInclusive<u8> {
        G::SEATS
    }

    fn options(&self) -> Value {
        options_doc::<G>()
    }

    fn options_in_words(&self, locale: Locale) -> Value {
        words::options(options_doc::<G>(), G::speech(), locale)
    }

    fn rules(&self, locale: Locale) -> &str {
        let kept = self.rules.iter().find(|(language, _)| *language == locale);
        kept.map_or("", |(_, text)| text)
    }

    fn specification_text(&self) -> &'static str {
        G::SPECIFICATION
    }

    fn specification(&self) -> Vec<Rule<'static>> {
        specification::rules(G::SPECIFICATION, G::RULE_PREFIX).collect()
    }

    fn rule(&self, id: &str) -> Option<Rule<'static>> {
        specification::rule(G::SPECIFICATION, G::RULE_PREFIX, id)
    }

    fn data(&self) -> &DataId {
        &self.data.id
    }

    fn set_data(&mut self, toml: &str) -> Result<(), Fault> {
        let data = DataFile::read::<G>(toml)
            .map_err(|error| Fault::new(Code::BadOptions, error.to_string()))?;
        *self = Shelved::with(data);
        Ok(())
    }

    fn open(
        &self,
        setting: &Setting,
        names: Option<Names>,
        seed: &str,
    ) -> Result<Box<dyn LiveTable>, Fault> {
        let game = self.game(setting)?;
        let names = names.unwrap_or_else(|| Names::of_seats(game.seats()));
        if names.0.len() != usize::from(game.seats()) {
            return Err(Fault::new(
                Code::BadPlayers,
                format!(
                    "there are {} names for {} players",
                    names.0.len(),
                    game.seats()
                ),
            ));
        }
        Ok(Box::new(Match::new(game, names, seed)))
    }

    fn load(&self, state: Value, seed: &str) -> Result<Box<dyn LiveTable>, Fault> {
        Ok(Box::new(Match::<G>::load(self.data.clone(), state, seed)?))
    }

    fn waiting(&self, record: &Record) -> Result<Box<dyn LiveTable>, Fault> {
        Ok(Box::new(Match::<G>::waiting(self.data.clone(), record)?))
    }

    fn replay(&self, record: &Record, upto: Option<usize>) -> Result<Box<dyn LiveTable>, Fault> {
        Ok(Box::new(Match::<G>::replay(
            self.data.clone(),
            record,
            upto,
        )?))
    }

    fn simulate(&self, setting: &Setting, seed: u64, numbers: Range<u64>) -> Result<Tally, Fault> {
        Ok(simulate::run(&self.game(setting)?, seed, numbers))
    }

    fn at_first_decision(
        &self,
        setting: &Setting,
        seed: u64,
        work: Work,
        times: u64,
    ) -> Result<(), Fault> {
        simulate::at_first_decision(&self.game(setting)?, seed, work, times);
        Ok(())
    }

    fn state_bytes(&self) -> usize {
        size_of::<G::State>()
    }
}

/// All games.
pub struct Catalog {
    titles: Vec<Box<dyn Title>>,
}

impl Catalog {
    /// The games that come with the program.
    ///
    /// ```
    /// let catalog = covenstead_catalog::Catalog::built_in();
    /// assert_eq!(catalog.get("witchs-brew")?.name(), "Witch's Brew");
    /// # Ok::<(), covenstead_core::Fault>(())
    /// ```
    pub fn built_in() -> Catalog {
        Catalog {
            titles: vec![
                Shelved::<WitchsBrew>::title(),
                Shelved::<ThreeWitches>::title(),
                Shelved::<Brew>::title(),
                Shelved::<BroomService>::title(),
            ],
        }
    }

    /// The games, in order.
    pub fn titles(&self) -> impl Iterator<Item = &dyn Title> {
        self.titles.iter().map(AsRef::as_ref)
    }

    /// The game with this id.
    pub fn get(&self, id: &str) -> Result<&dyn Title, Fault> {
        self.titles()
            .find(|title| title.id() == id)
            .ok_or_else(|| self.unknown(id))
    }

    /// Replaces the component data of the game that the file names in `meta.game`. Gives that
    /// game's id.
    pub fn use_data(&mut self, toml: &str) -> Result<&'static str, Fault> {
        let id =
            game_of_data(toml).map_err(|error| Fault::new(Code::BadOptions, error.to_string()))?;
        let unknown = self.unknown(&id);
        let title = self
            .titles
            .iter_mut()
            .find(|title| title.id() == id)
            .ok_or(unknown)?;
        title.set_data(toml)?;
        Ok(title.id())
    }

    fn unknown(&self, id: &str) -> Fault {
        let known: Vec<&str> = self.titles().map(Title::id).collect();
        Fault::new(
            Code::UnknownGame,
            format!(
                "there is no game `{id}`; the games are: {}",
                known.join(", ")
            ),
        )
    }
}
