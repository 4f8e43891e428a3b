//! The state of a game: what everybody may see, and each player's secrets. A new field must go into
//! one or the other.

use crate::cards::{Card, CardSet};
use crate::data::{HAND, TRICKS};
use covenstead_core::{Seat, SeatSet};

/// How many play (TW-01).
pub const SEATS: usize = 3;

/// Everything about a game in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// What lies open, and what all have witnessed.
    pub public: Public,
    /// What only its owner knows, by seat.
    pub secrets: [Secret; SEATS],
}

/// What one player knows and the others do not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Secret {
    /// The cards in hand.
    pub hand: CardSet,
    /// The pair given in the last passing of the round; its receiver knows it too (TW-24).
    pub given: CardSet,
    /// A simultaneous choice that waits for the others': the pair to give, or the card to discard.
    /// Still in hand (TW-R-05).
    pub pending: CardSet,
    /// The card discarded by a Lesser Witch (TW-34).
    pub discard: Option<Card>,
    /// The card played face down and not yet revealed (TW-39, TW-46).
    pub face_down: Option<Card>,
}

/// What lies open, and what everybody at the table has witnessed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Public {
    /// What is to happen next.
    pub phase: Phase,
    /// The number of the round, from 1.
    pub round: u16,
    /// Fate tokens by seat (TW-05).
    pub fate: [u16; SEATS],
    /// Who holds the Elixir in Bid, as announced (TW-13, TW-25); once it is dealt, whose card it
    /// was when roles were fixed.
    pub elixir: Seat,
    /// The card passings made in this round.
    pub passings: u8,
    /// The turns taken in the present lap of bidding.
    pub turns: u8,
    /// Where the crystal ball lies and what it shows (TW-06).
    pub ball: Option<CrystalBall>,
    /// Who has made the simultaneous choice that is due.
    pub chosen: SeatSet,
    /// The tricks begun in this round.
    pub trick: u8,
    /// The tricks of this round, in order.
    pub tricks: [Trick; TRICKS],
    /// The card proposed for return (TW-60).
    pub proposed: Option<Card>,
}

/// The crystal ball before a bidder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CrystalBall {
    /// Before whom it lies.
    pub seat: Seat,
    /// The bid it shows.
    pub bid: u8,
}

/// What all have seen of a trick.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Trick {
    /// The Lead's face-up card.
    pub up: Option<Card>,
    /// The Lead's face-down card, once revealed.
    pub down: Option<Card>,
    /// The card of Lesser 1, once shown.
    pub first: Option<Card>,
    /// The card of Lesser 2, once shown.
    pub second: Option<Card>,
    /// Whether Lesser 1 passed in step B.
    pub passed: bool,
    /// Who won it, from step E on.
    pub winner: Option<Side>,
    /// What went back to the Lead.
    pub back: Back,
}

covenstead_core::named! {
    /// One of the two sides of a round (TW-30).
    pub enum Side {
        /// The Lead Witch.
        Lead = "lead",
        /// The two Lesser Witches.
        Lessers = "lessers",
    }
}

/// What went back to the Lead's hand at the end of a trick (TW-56, TW-57, TW-58, TW-59), as far as
/// everybody knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Back {
    /// Nothing yet.
    #[default]
    Pending,
    /// One of the two, chosen in secret: an open pair (TW-57, TW-K-08).
    Secret,
    /// This card.
    Open(Card),
}

/// What is to happen next, and by whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Chance deals a hand to this seat (TW-C-01).
    Deal(Seat),
    /// A turn of an opening lap (TW-D-01, TW-D-02).
    Opening,
    /// A turn of the raise lap (TW-D-03).
    Raise,
    /// Everybody chooses two cards to give (TW-D-04).
    Passing,
    /// Both Lesser Witches choose a card to discard (TW-D-05).
    Discard,
    /// Step A: the Lead plays two cards (TW-D-06).
    Lead,
    /// Step B: Lesser 1 plays or passes (TW-D-07).
    First,
    /// Step C: Lesser 2 plays (TW-D-08).
    Second,
    /// Step D: Lesser 1, who passed, plays (TW-D-09).
    Last,
    /// The Lead has won and takes one card back in secret (TW-D-10).
    TakeBack,
    /// The Lessers have won: one of them proposes the card to return (TW-D-11).
    Propose,
    /// The other accepts or names the other card (TW-D-12).
    Answer,
    /// The game is over.
    Over,
}

impl Phase {
    /// Whether a trick lies on the table: from step A until its pile is collected.
    #[inline]
    pub fn in_trick(self) -> bool {
        match self {
            Phase::First
            | Phase::Second
            | Phase::Last
            | Phase::TakeBack
            | Phase::Propose
            | Phase::Answer => true,
            Phase::Deal(_)
            | Phase::Opening
            | Phase::Raise
            | Phase::Passing
            | Phase::Discard
            | Phase::Lead
            | Phase::Over => false,
        }
    }

    /// Whether the cards of the trick on the table have been revealed (step E).
    #[inline]
    pub fn revealed(self) -> bool {
        matches!(self, Phase::TakeBack | Phase::Propose | Phase::Answer)
    }

    /// Whether the round is in its Brew phase, or (at the end of the game) was left there.
    #[inline]
    pub fn in_brew(self) -> bool {
        self.in_trick() || matches!(self, Phase::Lead | Phase::Over)
    }
}

impl Trick {
    /// The Lead's two cards as far as shown.
    #[inline]
    pub fn lead_cards(&self) -> CardSet {
        CardSet::perhaps(self.up).union(CardSet::perhaps(self.down))
    }

    /// All cards shown.
    #[inline]
    pub fn shown(&self) -> CardSet {
        self.lead_cards()
            .union(CardSet::perhaps(self.first))
            .union(CardSet::perhaps(self.second))
    }
}

impl Public {
    /// The Lead Witch, once the auction is won; before, whoever has the crystal ball.
    #[inline]
    pub fn lead(&self) -> Seat {
        self.ball.map_or(Seat(0), |ball| ball.seat)
    }

    /// Lesser 1: the Lead's left neighbour (TW-31).
    #[inline]
    pub fn lesser_1(&self) -> Seat {
        self.lead().left(SEATS as u8)
    }

    /// Lesser 2: the Lead's right neighbour.
    #[inline]
    pub fn lesser_2(&self) -> Seat {
        self.lead().right(SEATS as u8)
    }

    /// The bid of the round.
    #[inline]
    pub fn bid(&self) -> u8 {
        self.ball.map_or(0, |ball| ball.bid)
    }

    /// The trick on the table, or the last one.
    #[inline]
    pub fn current(&self) -> &Trick {
        &self.tricks[usize::from(self.trick.max(1) - 1)]
    }

    /// The trick on the table, to change.
    #[inline]
    pub fn current_mut(&mut self) -> &mut Trick {
        &mut self.tricks[usize::from(self.trick.max(1) - 1)]
    }

    /// The tricks begun.
    #[inline]
    pub fn played(&self) -> &[Trick] {
        &self.tricks[..usize::from(self.trick)]
    }

    /// How many tricks are finished: their piles collected.
    #[inline]
    pub fn finished(&self) -> u8 {
        self.trick - u8::from(self.phase.in_trick())
    }

    /// The tricks a side has won (TW-61).
    #[inline]
    pub fn piles(&self, side: Side) -> u8 {
        let finished = &self.tricks[..usize::from(self.finished())];
        finished
            .iter()
            .map(|trick| u8::from(trick.winner == Some(side)))
            .sum()
    }

    /// The card Lesser 1 or Lesser 2 has shown in a trick.
    pub fn card_of(&self, trick: &Trick, lesser: Seat) -> Option<Card> {
        if lesser == self.lesser_1() {
            trick.first
        } else {
            trick.second
        }
    }

    /// Whether a Lesser Witch has played to the trick on the table.
    pub fn has_played(&self, lesser: Seat) -> bool {
        match self.phase {
            Phase::Second => lesser == self.lesser_1() && !self.current().passed,
            Phase::Last => lesser == self.lesser_2(),
            phase => phase.revealed(),
        }
    }

    /// Whether a card of this seat lies face down on the table, not yet revealed.
    pub fn lies_face_down(&self, seat: Seat, eye: bool) -> bool {
        match self.phase {
            Phase::First | Phase::Second | Phase::Last if seat == self.lead() => true,
            Phase::Second | Phase::Last => eye && self.has_played(seat),
            _ => false,
        }
    }

    /// The number of cards in a hand (TW-12, TW-63).
    pub fn hand_size(&self, seat: Seat) -> u8 {
        let full = HAND as u8;
        match self.phase {
            Phase::Deal(next) => {
                if seat < next {
                    full
                } else {
                    0
                }
            }
            Phase::Opening | Phase::Raise | Phase::Passing | Phase::Discard => full,
            phase if seat == self.lead() => full - self.finished() - 2 * u8::from(phase.in_trick()),
            _ => full - 1 - self.finished() - u8::from(self.has_played(seat)),
        }
    }

    /// Who proposes the card to return: Lesser 1 in odd tricks, Lesser 2 in even ones (TW-60).
    #[inline]
    pub fn proposer(&self) -> Seat {
        if self.trick % 2 == 1 {
            self.lesser_1()
        } else {
            self.lesser_2()
        }
    }

    /// The Lesser Witch who answers the proposal.
    #[inline]
    pub fn answerer(&self) -> Seat {
        if self.trick % 2 == 1 {
            self.lesser_2()
        } else {
            self.lesser_1()
        }
    }
}
