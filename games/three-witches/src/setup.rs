//! Setting up: the table's rules and the state before anything has happened (TW-01, TW-07 to
//! TW-09).

use crate::cards::{CARDS, Card};
use crate::data::{Components, EYE, TRICKS};
use crate::options::Options;
use crate::prospects::Prospects;
use crate::state::{Phase, Public, SEATS, Secret, State, Trick};
use crate::{Tables, ThreeWitches};
use covenstead_core::{Code, DataFile, Fault, Seat, SeatSet};
use std::sync::{Arc, OnceLock};

impl ThreeWitches {
    pub(crate) fn set_up(
        data: Arc<DataFile<Components>>,
        options: Options,
        seats: u8,
    ) -> Result<ThreeWitches, Fault> {
        if usize::from(seats) != SEATS {
            let message = format!("3 Witches is for exactly 3 players, not {seats}");
            return Err(Fault::by_rule(Code::BadPlayers, "TW-01", message));
        }
        let tables = Arc::new(Tables::of(&data.values));
        Ok(ThreeWitches {
            data,
            options,
            tables,
        })
    }

    /// TW-07, TW-08: nothing is dealt yet; the deal of round 1 is that of set-up.
    pub(crate) fn start_state(&self) -> State {
        State {
            public: round_start(1, [0; SEATS]),
            secrets: [Secret::default(); SEATS],
        }
    }
}

/// The table at the start of a round: only fate tokens carry over (TW-10).
pub(crate) fn round_start(round: u16, fate: [u16; SEATS]) -> Public {
    Public {
        phase: Phase::Deal(Seat(0)),
        round,
        fate,
        elixir: Seat(0),
        passings: 0,
        turns: 0,
        ball: None,
        chosen: SeatSet::EMPTY,
        trick: 0,
        tricks: [Trick::default(); TRICKS],
        proposed: None,
    }
}

impl Tables {
    fn of(components: &Components) -> Tables {
        let deck = &components.deck;
        let card = |index: usize| Card(index as u8);
        let highest = (0..CARDS)
            .map(|index| deck.rank(card(index)))
            .max()
            .unwrap_or(0);
        Tables {
            worth: std::array::from_fn(|a| {
                std::array::from_fn(|b| {
                    if a == b {
                        0
                    } else {
                        deck.worth(card(a), card(b))
                    }
                })
            }),
            names: OnceLock::new(),
            suit_mates: std::array::from_fn(|index| deck.of_suit(deck.suit(card(index)))),
            strengths: std::array::from_fn(|index| {
                if card(index) == Card::ELIXIR {
                    highest
                } else {
                    deck.rank(card(index))
                }
            }),
            prospects: Prospects::of(&components.setup),
            eyes: (0..CARDS)
                .map(card)
                .filter(|&card| deck.rank(card) == EYE)
                .collect(),
        }
    }
}
