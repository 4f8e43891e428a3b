//! Every decision and every outcome of chance, and their canonical texts (`docs/notation.md`).

use crate::cards::{Card, CardSet};
use crate::data::Deck;
use crate::state::SEATS;
use covenstead_core::{Seat, notation};

/// One decision of a player, or one outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Pass: in the auction (TW-D-01, TW-D-03) or as Lesser 1 in step B (TW-D-07).
    Pass,
    /// Bid, or raise to, this number (TW-D-01 to TW-D-03).
    Bid(u8),
    /// Give these two cards to the left neighbour (TW-D-04).
    Give(CardSet),
    /// Discard this card (TW-D-05).
    Discard(Card),
    /// Lead the first card face up with the second one face down (TW-D-06).
    Lead(Card, Card),
    /// Play this card as a Lesser Witch (TW-D-07 to TW-D-09).
    Play(Card),
    /// Take this card back in secret (TW-D-10).
    TakeBack(Card),
    /// Propose that this card goes back (TW-D-11).
    Propose(Card),
    /// Accept the proposal (TW-D-12).
    Accept,
    /// Name the other card instead (TW-D-12).
    Name(Card),
    /// Chance: this hand is dealt to this seat (TW-C-01).
    Deal(Seat, CardSet),
}

/// The canonical text of an action.
pub fn print(deck: &Deck, action: Action) -> String {
    let id = |card| deck.id(card);
    match action {
        Action::Pass => "pass".into(),
        Action::Bid(number) => format!("bid {number}"),
        Action::Give(cards) => format!("give {}", print_cards(deck, cards)),
        Action::Discard(card) => format!("discard {}", id(card)),
        Action::Lead(up, down) => format!("play {} with {}", id(up), id(down)),
        Action::Play(card) => format!("play {}", id(card)),
        Action::TakeBack(card) => format!("take-back {}", id(card)),
        Action::Propose(card) => format!("propose {}", id(card)),
        Action::Accept => "accept".into(),
        Action::Name(card) => format!("name {}", id(card)),
        Action::Deal(seat, cards) => format!("deal {} {}", seat.0, print_cards(deck, cards)),
    }
}

fn print_cards(deck: &Deck, cards: CardSet) -> String {
    let ids: Vec<&str> = cards.iter().map(|card| deck.id(card)).collect();
    if ids.is_empty() {
        deck.id(Card::HIDDEN).into()
    } else {
        ids.join(" ")
    }
}

/// What the decisions of players are typed with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verb {
    Bid,
    Give,
    Discard,
    Play,
    TakeBack,
    Propose,
    Name,
}

/// What is wrong with a text that is no action. `words/refusing.rs` says it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Misread {
    /// It begins with no verb there is.
    NoVerb(String),
    /// The verb is there, but something else belongs with it.
    Form(Verb),
    /// There is no such card.
    NoCard(String),
    /// A card is named twice.
    Twice(Card),
    /// An outcome of chance that nobody wrote.
    NoOutcome(String),
}

/// Which card a word or several in a row stand for.
pub(crate) trait Spelling {
    /// The card with this id.
    fn by_id(&self, id: &str) -> Option<Card>;
    /// The card with this name, in any language and form: "wing of owl", "owl 6", "o6".
    fn by_name(&self, name: &str) -> Option<Card>;
}

/// Reads an action, forgiving about case, spaces and underscores. A card may be written by its id
/// or by its name.
pub(crate) fn parse(spelling: &impl Spelling, text: &str) -> Result<Action, Misread> {
    let words = notation::words(text);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let one = |verb, words: &[&str]| match read_cards(spelling, words)?[..] {
        [card] => Ok(card),
        _ => Err(Misread::Form(verb)),
    };
    match words[..] {
        ["pass"] => Ok(Action::Pass),
        ["bid", number] | ["raise", number] | ["bid" | "raise", "to", number] => number
            .parse()
            .map(Action::Bid)
            .map_err(|_| Misread::Form(Verb::Bid)),
        ["bid" | "raise", ..] => Err(Misread::Form(Verb::Bid)),
        ["give", ref cards @ ..] => read_gift(spelling, cards),
        ["discard", ref card @ ..] => one(Verb::Discard, card).map(Action::Discard),
        ["play" | "lead", ref cards @ ..] => read_play(spelling, cards),
        ["take-back", ref card @ ..] | ["take", "back", ref card @ ..] => {
            one(Verb::TakeBack, card).map(Action::TakeBack)
        }
        ["propose", ref card @ ..] => one(Verb::Propose, card).map(Action::Propose),
        ["accept" | "agree"] => Ok(Action::Accept),
        ["name", ref card @ ..] => one(Verb::Name, card).map(Action::Name),
        ["deal", seat, ref cards @ ..] => {
            let seat = read_seat(seat).ok_or_else(|| Misread::NoOutcome(text.trim().into()))?;
            Ok(Action::Deal(seat, set_of(read_cards(spelling, cards)?)?))
        }
        _ => Err(Misread::NoVerb(text.trim().into())),
    }
}

/// Two cards, but any number is read: the rules say how many.
fn read_gift(spelling: &impl Spelling, words: &[&str]) -> Result<Action, Misread> {
    let cards = read_cards(spelling, words)?;
    if cards.is_empty() {
        return Err(Misread::Form(Verb::Give));
    }
    set_of(cards).map(Action::Give)
}

/// A card, or as the Lead two of them.
fn read_play(spelling: &impl Spelling, words: &[&str]) -> Result<Action, Misread> {
    let joint = words.iter().position(|word| ["with", "mit"].contains(word));
    let (up, down) = match joint {
        Some(joint) => (&words[..joint], &words[joint + 1..]),
        None => (words, &[][..]),
    };
    match (
        &read_cards(spelling, up)?[..],
        &read_cards(spelling, down)?[..],
    ) {
        ([up], [down]) => Ok(Action::Lead(*up, *down)),
        ([card], []) if joint.is_none() => Ok(Action::Play(*card)),
        _ => Err(Misread::Form(Verb::Play)),
    }
}

/// The longest name of a card has so many words: "wing of owl (6)".
const LONGEST: usize = 4;

fn read_cards(spelling: &impl Spelling, words: &[&str]) -> Result<Vec<Card>, Misread> {
    let mut cards = Vec::new();
    let mut left = words;
    while let Some(word) = left.first() {
        let (card, length) = if ["and", "und", "the"].contains(word) {
            (None, 1)
        } else {
            let (card, length) = first_card(spelling, left)
                .ok_or_else(|| Misread::NoCard(word.trim_matches(['(', ')', ',']).into()))?;
            (Some(card), length)
        };
        cards.extend(card);
        left = &left[length..];
    }
    Ok(cards)
}

/// The card that the text begins with, and how many words it takes: as many as may be.
fn first_card(spelling: &impl Spelling, words: &[&str]) -> Option<(Card, usize)> {
    if let Some(card) = spelling.by_id(words[0].trim_end_matches(',')) {
        return Some((card, 1));
    }
    (1..=LONGEST.min(words.len())).rev().find_map(|length| {
        let name = words[..length].join(" ").replace(['(', ')', ','], "");
        Some((spelling.by_name(&name)?, length))
    })
}

fn set_of(cards: Vec<Card>) -> Result<CardSet, Misread> {
    let mut set = CardSet::EMPTY;
    for card in cards {
        if set.contains(card) {
            return Err(Misread::Twice(card));
        }
        set = set.with(card);
    }
    Ok(set)
}

fn read_seat(word: &str) -> Option<Seat> {
    let seat: u8 = word.parse().ok()?;
    (usize::from(seat) < SEATS).then_some(Seat(seat))
}
