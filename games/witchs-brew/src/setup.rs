//! Setting up: the table's rules and the state before anything has happened (WB-07 to WB-10).

use crate::WitchsBrew;
use crate::action::Action;
use crate::cards::{RoleSet, Spell};
use crate::data::Components;
use crate::goods::Drops;
use crate::options::{Options, StartPlayer};
use crate::state::{Phase, Player, Public, Secret, State};
use covenstead_core::{Code, DataFile, Fault, Game, MAX_SEATS, Seat, SeatSet};
use std::sync::Arc;

impl WitchsBrew {
    pub(crate) fn set_up(
        data: Arc<DataFile<Components>>,
        options: Options,
        seats: u8,
    ) -> Result<WitchsBrew, Fault> {
        if !WitchsBrew::SEATS.contains(&seats) {
            let message = format!("Witch's Brew is for 3, 4 or 5 players, not {seats}");
            return Err(Fault::by_rule(Code::BadPlayers, "WB-01", message));
        }
        options.check(seats)?;
        let hand = data.values.setup.roles_chosen;
        let fits = |bits: &u16| bits.count_ones() == u32::from(hand);
        let hands = (0..=RoleSet::ALL.0)
            .filter(fits)
            .map(|bits| Action::Choose(RoleSet(bits)))
            .collect();
        Ok(WitchsBrew {
            data,
            options,
            seats,
            hand,
            hands,
        })
    }

    pub(crate) fn start_state(&self) -> State {
        let goods = self.components().setup.start;
        let player = Player {
            drops: goods.drops(),
            gold: goods.gold,
            ..Player::default()
        };
        let mut players = [Player::default(); MAX_SEATS];
        players[..self.seats as usize].fill(player);
        let (phase, starter) = match self.options.start_player {
            StartPlayer::Random(_) => (Phase::DrawStarter, Seat(0)),
            StartPlayer::Seat(seat) => (Phase::DrawSpell, seat),
        };
        let public = Public {
            phase,
            set: 0,
            round: 0,
            starter,
            claimant: Seat(0),
            role: None,
            favored: SeatSet::EMPTY,
            displaced: SeatSet::EMPTY,
            chosen: SeatSet::EMPTY,
            called: RoleSet::EMPTY,
            called_before: RoleSet::EMPTY,
            excluded: RoleSet::EMPTY,
            exclusion_used: RoleSet::EMPTY,
            spells: [Spell::Copia; 8],
            spells_seen: 0,
            ravens_revealed: 0,
            shelf_gold: 0,
            shelf_drops: Drops::NONE,
            owed: 0,
            stored_gold: Default::default(),
            stored_drops: Default::default(),
            cauldrons_taken: [0; 3],
            shelves_taken: [0; 2],
            players,
        };
        State {
            public,
            secrets: [Secret::default(); MAX_SEATS],
        }
    }
}
