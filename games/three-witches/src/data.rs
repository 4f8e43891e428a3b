//! Component data: the deck and the set-up, read from TOML and validated (TW-02, TW-03, TW-R-24).

use crate::cards::{CARDS, Card, CardSet};
use covenstead_core::notation::capital;
use covenstead_core::{DataError, DataStatus, notation};
use serde::Deserialize;
use std::collections::BTreeMap;

/// How many suits there are (TW-02).
pub const SUITS: usize = 5;
/// The cards of a hand after the deal: the 18 cards are dealt to three.
pub const HAND: usize = 6;
/// The tricks of a round.
pub const TRICKS: usize = 5;
/// The rank of an Eye (TW-46).
pub const EYE: u16 = 2;
/// The largest rank, reward or goal a data file may name: it keeps all sums within their integers.
const MOST: u16 = 999;

/// A suit, by its place in the data file. The Elixir has one of its own, [`Suit::ELIXIR`] (TW-04).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Suit(pub u8);

impl Suit {
    /// The suit of the Elixir alone.
    pub const ELIXIR: Suit = Suit(SUITS as u8);

    /// The five suits of the suited cards.
    pub fn all() -> impl Iterator<Item = Suit> {
        (0..SUITS as u8).map(Suit)
    }

    /// The suit as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The set-up.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The fewest and the most players.
    pub players: [u8; 2],
    /// The cards of a hand.
    pub hand: u8,
    /// The tricks of a round.
    pub tricks: u8,
    /// The two bids there are.
    pub bids: [u8; 2],
    /// The fate tokens that win.
    pub fate_to_win: u16,
    /// What a Lead Witch who makes the bid gets.
    pub lead_reward: u16,
    /// What each Lesser Witch gets otherwise.
    pub lesser_reward: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    meta: Meta,
    rank_names: BTreeMap<String, String>,
    /// What people call the suits; one without an entry is called by its word in `suits`.
    #[serde(default)]
    suit_names: BTreeMap<String, String>,
    suits: BTreeMap<String, toml::Spanned<Vec<u16>>>,
    elixir: ElixirRecord,
    setup: Setup,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Meta {
    status: DataStatus,
    /// Read by the core for every game; named here so that a misspelt header is refused.
    #[serde(rename = "game")]
    _game: String,
    #[serde(rename = "data_version")]
    _data_version: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ElixirRecord {
    count: u8,
}

/// The component data of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    /// How well the deck is known.
    pub status: DataStatus,
    /// The set-up.
    pub setup: Setup,
    /// The cards.
    pub deck: Deck,
}

/// What is printed on the cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deck {
    /// The word for each suit in notation and JSON, as in `owl`.
    pub suits: [String; SUITS],
    suit_names: [String; SUITS],
    rank_names: BTreeMap<u16, String>,
    ids: [String; CARDS],
    names: [String; CARDS],
    suit: [Suit; CARDS],
    rank: [u16; CARDS],
    of_suit: [CardSet; SUITS + 1],
}

impl Deck {
    /// The id of a card in notation and JSON: `owl-6`, `elixir`.
    pub fn id(&self, card: Card) -> &str {
        self.ids.get(card.index()).map_or("hidden", String::as_str)
    }

    /// The name of a card: "Wing of Owl", "Elixir".
    pub fn name(&self, card: Card) -> &str {
        self.names.get(card.index()).map_or("card", String::as_str)
    }

    /// The name of a card with its rank, as people read it everywhere: "Wing of Owl (6)".
    pub fn name_with_rank(&self, card: Card) -> String {
        with_rank(self.name(card), self.rank.get(card.index()).copied())
    }

    /// The card with this id, forgiving about case and underscores.
    pub fn card(&self, id: &str) -> Option<Card> {
        let id = id.trim().to_lowercase().replace('_', "-");
        Card::all().find(|&card| self.id(card) == id)
    }

    /// The suit of a card.
    #[inline]
    pub fn suit(&self, card: Card) -> Suit {
        self.suit[card.index()]
    }

    /// The rank of a card; the Elixir has none, which counts as 0 (TW-04).
    #[inline]
    pub fn rank(&self, card: Card) -> u16 {
        self.rank[card.index()]
    }

    /// All cards of a suit.
    #[inline]
    pub fn of_suit(&self, suit: Suit) -> CardSet {
        self.of_suit[suit.index()]
    }

    /// The word for a suit in notation and JSON.
    pub fn suit_id(&self, suit: Suit) -> &str {
        self.suits
            .get(suit.index())
            .map_or("elixir", String::as_str)
    }

    /// The name of a suit: "Owl".
    pub fn suit_name(&self, suit: Suit) -> &str {
        self.suit_names
            .get(suit.index())
            .map_or("Elixir", String::as_str)
    }

    /// The suit with this word.
    pub fn suit_called(&self, id: &str) -> Option<Suit> {
        Suit::all().find(|&suit| self.suit_id(suit) == id.to_lowercase())
    }

    /// What cards of a card's rank are called: "Wing".
    pub fn rank_name(&self, card: Card) -> &str {
        let name = self.rank_names.get(&self.rank(card));
        name.map_or("", String::as_str)
    }

    /// The ranks in use with their names, ascending: 2 Eye, 3 Tongue.
    pub fn rank_names(&self) -> impl Iterator<Item = (u16, &str)> {
        let used = |rank: &&u16| self.rank.contains(rank);
        self.rank_names
            .keys()
            .filter(used)
            .map(|rank| (*rank, self.rank_names[rank].as_str()))
    }

    /// The worth of two cards played together (TW-50 to TW-53). The four cases exclude each other
    /// (TW-R-19).
    pub fn worth(&self, one: Card, other: Card) -> u16 {
        let (a, b) = (self.rank(one), self.rank(other));
        if one == Card::ELIXIR {
            2 * b
        } else if other == Card::ELIXIR {
            2 * a
        } else if a == b || self.suit(one) == self.suit(other) {
            a + b
        } else {
            a.max(b)
        }
    }
}

impl Components {
    /// Reads and validates a data file.
    pub fn parse(toml: &str) -> Result<Components, DataError> {
        let file: File = toml::from_str(toml).map_err(|error| DataError(error.to_string()))?;
        DataError::unless(file.elixir.count == 1, || {
            format!("elixir.count must be 1, not {} (TW-02)", file.elixir.count)
        })?;
        let ranks = read_rank_names(file.rank_names)?;
        let deck = read_deck(file.suits, &file.suit_names, &ranks)?;
        check_setup(&file.setup)?;
        Ok(Components {
            status: file.meta.status,
            setup: file.setup,
            deck,
        })
    }
}

fn read_rank_names(given: BTreeMap<String, String>) -> Result<BTreeMap<u16, String>, DataError> {
    let read = |(rank, name): (String, String)| {
        let number = rank.parse().map_err(|_| {
            DataError(format!(
                "rank_names.{rank}: a rank is a whole number (TW-R-24)"
            ))
        })?;
        DataError::unless(!name.trim().is_empty(), || {
            format!("rank_names.{rank} is empty (TW-R-24)")
        })?;
        Ok((number, name))
    };
    given.into_iter().map(read).collect()
}

fn read_deck(
    suits: BTreeMap<String, toml::Spanned<Vec<u16>>>,
    suit_names: &BTreeMap<String, String>,
    names: &BTreeMap<u16, String>,
) -> Result<Deck, DataError> {
    // In the order of the file, which is how people know their deck, whatever map the parser keeps.
    let mut suits: Vec<(usize, String, Vec<u16>)> = suits
        .into_iter()
        .map(|(name, ranks)| (ranks.span().start, name, ranks.into_inner()))
        .collect();
    suits.sort();
    check_suit_names(suit_names, &suits)?;
    let found = suits.len();
    DataError::unless(found == SUITS, || {
        format!("suits: there must be {SUITS}, not {found} (TW-02)")
    })?;
    for (_, name, ranks) in &mut suits {
        check_suit(name, ranks, names)?;
        ranks.sort_unstable();
    }
    for (place, (_, name, ranks)) in suits.iter().enumerate() {
        if let Some((_, twin, _)) = suits[..place].iter().find(|(_, _, other)| other == ranks) {
            return Err(DataError(format!(
                "suits.{name} has the same ranks as suits.{twin} (TW-03)"
            )));
        }
    }
    let cards: usize = suits.iter().map(|(_, _, ranks)| ranks.len()).sum();
    DataError::unless(cards == CARDS - 1, || {
        format!(
            "suits: there must be {} suited cards, not {cards} (TW-02)",
            CARDS - 1
        )
    })?;
    Ok(lay_out(&suits, suit_names, names))
}

fn check_suit_names(
    names: &BTreeMap<String, String>,
    suits: &[(usize, String, Vec<u16>)],
) -> Result<(), DataError> {
    for (suit, name) in names {
        let known = suits.iter().any(|(_, word, _)| word == suit);
        DataError::unless(known, || {
            format!("suit_names.{suit}: there is no such suit (TW-03)")
        })?;
        DataError::unless(!name.trim().is_empty(), || {
            format!("suit_names.{suit} is empty (TW-03)")
        })?;
    }
    Ok(())
}

fn check_suit(name: &str, ranks: &[u16], names: &BTreeMap<u16, String>) -> Result<(), DataError> {
    let begins = name.starts_with(|first: char| first.is_ascii_lowercase());
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    let word = begins && name.bytes().all(plain) && name != "elixir";
    DataError::unless(word, || {
        format!("suits.{name}: a suit is called by a word in lower-case letters (TW-03)")
    })?;
    DataError::unless(!ranks.is_empty(), || {
        format!("suits.{name} has no cards (TW-03)")
    })?;
    for (place, rank) in ranks.iter().enumerate() {
        DataError::unless((1..=MOST).contains(rank), || {
            format!("suits.{name}: a rank is a whole number from 1 to {MOST}, not {rank} (TW-R-24)")
        })?;
        DataError::unless(!ranks[..place].contains(rank), || {
            format!("suits.{name}: rank {rank} is there twice (TW-02)")
        })?;
        DataError::unless(names.contains_key(rank), || {
            format!("suits.{name}: rank {rank} has no name (TW-R-24)")
        })?;
    }
    Ok(())
}

/// Puts checked suits into one deck, the Elixir last.
fn lay_out(
    suits: &[(usize, String, Vec<u16>)],
    suit_names: &BTreeMap<String, String>,
    names: &BTreeMap<u16, String>,
) -> Deck {
    let suit_name = |suit: &String| suit_names.get(suit).cloned().unwrap_or(capital(suit));
    let mut deck = Deck {
        suits: std::array::from_fn(|place| suits[place].1.clone()),
        suit_names: std::array::from_fn(|place| suit_name(&suits[place].1)),
        rank_names: names.clone(),
        ids: std::array::from_fn(|_| "elixir".into()),
        names: std::array::from_fn(|_| "Elixir".into()),
        suit: [Suit::ELIXIR; CARDS],
        rank: [0; CARDS],
        of_suit: [CardSet::EMPTY; SUITS + 1],
    };
    let printed = suits
        .iter()
        .enumerate()
        .flat_map(|(place, (_, suit, ranks))| ranks.iter().map(move |rank| (place, suit, *rank)));
    for (card, (place, suit, rank)) in printed.enumerate() {
        deck.ids[card] = format!("{suit}-{rank}");
        deck.names[card] = format!("{} of {}", names[&rank], deck.suit_names[place]);
        (deck.suit[card], deck.rank[card]) = (Suit(place as u8), rank);
    }
    for card in Card::all() {
        let suit = &mut deck.of_suit[deck.suit[card.index()].index()];
        *suit = suit.with(card);
    }
    deck
}

fn check_setup(setup: &Setup) -> Result<(), DataError> {
    DataError::unless(setup.players == [3, 3], || {
        "setup.players must be [3, 3] (TW-01)".into()
    })?;
    DataError::unless(usize::from(setup.hand) == HAND, || {
        format!(
            "setup.hand must be {HAND}, a third of the {CARDS} cards, not {} (TW-11)",
            setup.hand
        )
    })?;
    DataError::unless(usize::from(setup.tricks) == TRICKS, || {
        format!(
            "setup.tricks must be {TRICKS}, one less than a hand, not {} (TW-R-24)",
            setup.tricks
        )
    })?;
    let [low, high] = setup.bids;
    DataError::unless(
        1 <= low && low < high && usize::from(high) <= TRICKS,
        || {
            format!(
                "setup.bids must be two ascending numbers from 1 to {TRICKS}, not {low} and {high} (TW-15)"
            )
        },
    )?;
    let numbers = [
        ("fate_to_win", setup.fate_to_win),
        ("lead_reward", setup.lead_reward),
        ("lesser_reward", setup.lesser_reward),
    ];
    for (name, number) in numbers {
        DataError::unless((1..=MOST).contains(&number), || {
            format!("setup.{name} must be a whole number from 1 to {MOST}, not {number} (TW-R-24)")
        })?;
    }
    Ok(())
}

/// A card's name in any language with its rank: „Flügel der Eule (6)“. The Elixir has no rank.
pub(crate) fn with_rank(name: &str, rank: Option<u16>) -> String {
    match rank {
        None | Some(0) => name.to_string(),
        Some(rank) => format!("{name} ({rank})"),
    }
}

/// "Wing of Owl (6) and Elixir".
pub(crate) fn cards_in_words(deck: &Deck, cards: CardSet) -> String {
    let names: Vec<String> = cards.iter().map(|card| deck.name_with_rank(card)).collect();
    notation::and_list(&names)
}
