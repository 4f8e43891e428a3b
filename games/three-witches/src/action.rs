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

/// The forms there are, for whoever wrote another.
const FORMS: &str = "pass, bid NUMBER, give CARD CARD, discard CARD, play CARD with CARD (the Lead: face up, face down), \
    play CARD, take-back CARD, propose CARD, accept, name CARD";

/// Reads an action, forgiving about case, spaces and underscores.
pub fn parse(deck: &Deck, text: &str) -> Result<Action, String> {
    let words = notation::words(text);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let card = |word| parse_card(deck, word);
    match words[..] {
        ["pass"] => Ok(Action::Pass),
        ["bid", number] => Ok(Action::Bid(parse_number(number)?)),
        ["give", ref cards @ ..] => Ok(Action::Give(parse_cards(deck, cards)?)),
        ["discard", one] => Ok(Action::Discard(card(one)?)),
        ["play", up, "with", down] => Ok(Action::Lead(card(up)?, card(down)?)),
        ["play", one] => Ok(Action::Play(card(one)?)),
        ["take-back", one] => Ok(Action::TakeBack(card(one)?)),
        ["propose", one] => Ok(Action::Propose(card(one)?)),
        ["accept"] => Ok(Action::Accept),
        ["name", one] => Ok(Action::Name(card(one)?)),
        ["deal", seat, ref cards @ ..] => {
            Ok(Action::Deal(parse_seat(seat)?, parse_cards(deck, cards)?))
        }
        _ => Err(format!(
            "`{}` is no action of 3 Witches; the forms are: {FORMS}",
            text.trim()
        )),
    }
}

fn parse_card(deck: &Deck, word: &str) -> Result<Card, String> {
    deck.card(word).ok_or_else(|| {
        let ids: Vec<&str> = Card::all().map(|card| deck.id(card)).collect();
        format!("`{word}` is no card; the cards are {}", ids.join(", "))
    })
}

fn parse_cards(deck: &Deck, words: &[&str]) -> Result<CardSet, String> {
    let cards = words
        .iter()
        .map(|word| parse_card(deck, word))
        .collect::<Result<Vec<_>, _>>()?;
    let set: CardSet = cards.iter().copied().collect();
    if set.len() as usize == cards.len() {
        Ok(set)
    } else {
        Err("a card is named twice".into())
    }
}

fn parse_number(word: &str) -> Result<u8, String> {
    word.parse()
        .map_err(|_| format!("`{word}` is no number of tricks"))
}

fn parse_seat(word: &str) -> Result<Seat, String> {
    let seat = word
        .parse()
        .ok()
        .filter(|&seat: &u8| usize::from(seat) < SEATS);
    seat.map(Seat).ok_or_else(|| format!("`{word}` is no seat"))
}
