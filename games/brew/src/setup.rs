//! Setting up: the table's rules and the state before anything has happened (BR-09 to BR-16).

use crate::Brew;
use crate::data::Components;
use crate::dice::Dice;
use crate::goods::Goods;
use crate::options::Options;
use crate::row::{Layout, Spaces, Tops};
use crate::rules::{ELEMENT_DICE, FORAGE_DICE};
use crate::state::{PLAYERS, Pending, Phase, Player, Public, State, TurnSoFar};
use crate::tables::Tables;
use covenstead_core::{Code, DataFile, Fault, Game, Seat};
use std::sync::Arc;

impl Brew {
    pub(crate) fn set_up(
        data: Arc<DataFile<Components>>,
        options: Options,
        seats: u8,
    ) -> Result<Brew, Fault> {
        if !Brew::SEATS.contains(&seats) {
            let message = format!("Brew is for 2, 3 or 4 players, not {seats}");
            return Err(Fault::by_rule(Code::BadPlayers, "BR-10", message));
        }
        options.check(seats)?;
        let tables = Arc::new(Tables::new(&data.values, seats, &options));
        Ok(Brew {
            data,
            options,
            seats,
            tables,
        })
    }

    /// Before the first card is turned: every die is set aside until it is rolled, every pile is
    /// whole.
    pub(crate) fn start_state(&self) -> State {
        let goods = Goods::berries(self.components().start_berries);
        let player = Player {
            goods,
            aside: FORAGE_DICE,
            ..Player::default()
        };
        let mut players = [Player::default(); PLAYERS];
        players[..self.seats as usize].fill(player);
        let public = Public {
            phase: Phase::DealForest,
            round: 0,
            first: Seat(0),
            active: Seat(0),
            turn: TurnSoFar::default(),
            pending: Pending::default(),
            munched: Default::default(),
            row: Default::default(),
            layout: Layout::EMPTY,
            discarded: Default::default(),
            fresh: Default::default(),
            market: Default::default(),
            piles: [None; 4],
            dice: Dice::NONE,
            tops: Tops::default(),
            scorched: Spaces::EMPTY,
            closed: Default::default(),
            laden: Default::default(),
            elements_aside: ELEMENT_DICE * self.seats,
            players,
        };
        State { public }
    }
}
