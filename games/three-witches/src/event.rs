//! What happens at the table, and who sees it.

use crate::cards::{Card, CardSet};
use crate::data::Deck;
use crate::state::{SEATS, Side};
use covenstead_core::{Seat, Viewer};
use serde::Serialize;

/// The id of a card, as in `owl-6`. Events are made for readers, who may not have the data file at
/// hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct CardName(pub String);

impl CardName {
    /// The name of `card`.
    pub fn of(deck: &Deck, card: Card) -> CardName {
        CardName(deck.id(card).to_string())
    }

    /// The names of `cards`, by suit and rank (TW-K-14).
    pub fn all(deck: &Deck, cards: CardSet) -> Vec<CardName> {
        cards.iter().map(|card| CardName::of(deck, card)).collect()
    }
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)] // the variants say what they are; their fields are seats, cards and numbers
pub enum Event {
    /// A hand was dealt; which cards, only its owner sees.
    Dealt {
        seat: Seat,
        round: u16,
        cards: Option<Vec<CardName>>,
    },
    /// The holder of the Elixir is announced.
    ElixirWith { seat: Seat },
    /// A player passed in the auction.
    Passed { seat: Seat },
    /// A player bid, or raised.
    Bid { seat: Seat, bid: u8, raised: bool },
    /// All passed: cards are passed to the left.
    PassingBegan { passing: u8 },
    /// A player has chosen what to give, which that player alone hears.
    GiftChosen {
        seat: Seat,
        cards: Option<Vec<CardName>>,
    },
    /// Two cards changed hands; the receiver sees them. The giver was told when choosing them.
    Gave {
        seat: Seat,
        to: Seat,
        cards: Option<Vec<CardName>>,
    },
    /// The auction is won.
    LeadFixed { seat: Seat, bid: u8 },
    /// A Lesser Witch has chosen a discard, which that player alone hears.
    DiscardChosen { seat: Seat, card: Option<CardName> },
    /// A Lesser Witch's discard is out of play, as everybody else hears.
    Discarded { seat: Seat, card: Option<CardName> },
    /// The Lead led a trick; the face-down card only the Lead sees.
    Led {
        seat: Seat,
        trick: u8,
        up: CardName,
        down: Option<CardName>,
        eye: bool,
    },
    /// Lesser 1 passed and plays last.
    Held { seat: Seat },
    /// A Lesser Witch played; face down if an Eye was led.
    Played {
        seat: Seat,
        face_down: bool,
        card: Option<CardName>,
    },
    /// The trick was revealed and compared; `seat` is the Lead's.
    Revealed {
        seat: Seat,
        trick: u8,
        lead: [CardName; 2],
        lessers: [CardName; 2],
        lead_value: u16,
        lessers_value: u16,
        winner: Side,
    },
    /// The Lead won and took one card back; which, only the Lead sees.
    TookBack { seat: Seat, card: Option<CardName> },
    /// The Lead won with the Elixir: the other card went back of itself.
    WentBack { seat: Seat, card: CardName },
    /// A Lesser Witch proposed a card to return to the Lead.
    Proposed {
        seat: Seat,
        lead: Seat,
        card: CardName,
    },
    /// The other Lesser Witch answered: this card goes back to the Lead.
    Returned {
        seat: Seat,
        lead: Seat,
        card: CardName,
        accepted: bool,
    },
    /// The pile of the trick was collected; `seat` is the Lead's.
    Collected {
        seat: Seat,
        trick: u8,
        winner: Side,
        lead_piles: u8,
        lessers_piles: u8,
    },
    /// The round was scored.
    Scored {
        round: u16,
        lead: Seat,
        bid: u8,
        tricks: u8,
        made: bool,
        fate: [u16; SEATS],
    },
    /// With `reveal_after_round`: everything that was hidden.
    Shown {
        discards: [Option<CardName>; SEATS],
        piles: Vec<[CardName; 3]>,
        hands: [Vec<CardName>; SEATS],
    },
    /// The game ended.
    GameOver { rounds: u16, winners: Vec<Seat> },
}

impl Event {
    /// The event as `viewer` sees it, if at all: each gift and discard is told once. Whoever makes
    /// one hears of it at that moment, everybody else when all are in (TW-R-05).
    pub fn seen_by(mut self, viewer: Viewer) -> Option<Event> {
        let told = match &self {
            Event::GiftChosen { seat, .. } | Event::DiscardChosen { seat, .. } => viewer.is(*seat),
            Event::Gave { seat, .. } | Event::Discarded { seat, .. } => !viewer.is(*seat),
            _ => true,
        };
        if !told {
            return None;
        }
        match &mut self {
            Event::Dealt { seat, cards, .. } | Event::GiftChosen { seat, cards } => {
                hide_unless(viewer.is(*seat), cards)
            }
            Event::Gave { seat, to, cards } => {
                hide_unless(viewer.is(*seat) || viewer.is(*to), cards)
            }
            Event::DiscardChosen { seat, card }
            | Event::Discarded { seat, card }
            | Event::TookBack { seat, card } => {
                hide_unless(viewer.is(*seat), card);
            }
            Event::Led { seat, down, .. } => hide_unless(viewer.is(*seat), down),
            Event::Played {
                seat,
                face_down,
                card,
            } => hide_unless(!*face_down || viewer.is(*seat), card),
            _ => {}
        }
        Some(self)
    }
}

fn hide_unless<T>(seen: bool, hidden: &mut Option<T>) {
    if !seen {
        *hidden = None;
    }
}
