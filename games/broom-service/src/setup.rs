//! Setting up: the table's rules and the state before anything has happened (BS-12 to BS-19).

use crate::BroomService;
use crate::action::Action;
use crate::board::MAX_CLOUDS;
use crate::cards::{EventCard, RoleSet};
use crate::data::{Components, ROUNDS};
use crate::map::Map;
use crate::options::{Bewitched, FirstPlayer, Options};
use crate::state::{Phase, Player, Public, Secret, Stack, State};
use covenstead_core::{Code, DataFile, Fault, Game, MAX_SEATS, Seat, SeatSet};
use std::sync::Arc;

impl BroomService {
    pub(crate) fn set_up(
        data: Arc<DataFile<Components>>,
        options: Options,
        seats: u8,
    ) -> Result<BroomService, Fault> {
        if !BroomService::SEATS.contains(&seats) {
            let message = format!("Broom Service is for 2 to 5 players, not {seats}");
            return Err(Fault::new(Code::BadPlayers, message));
        }
        let options = options.settle(seats)?;
        let tiles = &data.values.tiles.hill;
        let tower_tile = tiles
            .iter()
            .position(|tile| tile.tower.is_some())
            .expect("validated: one tile has a tower");
        let tower = tiles[tower_tile]
            .tower
            .clone()
            .filter(|_| options.hill_tiles == Some(true));
        let map = Arc::new(Map::new(data.values.board(options.board), &options, tower));
        let hands_of = |sizes: std::ops::RangeInclusive<u32>| {
            let fits = |bits: &u16| sizes.contains(&bits.count_ones());
            (0..=RoleSet::ALL.0)
                .filter(fits)
                .map(|bits| Action::Choose(RoleSet(bits)))
                .collect()
        };
        let (hands, any_hands) = (hands_of(4..=4), hands_of(1..=5));
        let heavy_kinds = data
            .values
            .clouds
            .iter()
            .take_while(|card| card.storm.is_none())
            .count();
        let tower_tile = tower_tile as u8;
        Ok(BroomService {
            data,
            options,
            seats,
            map,
            hands,
            any_hands,
            tower_tile,
            heavy_kinds,
        })
    }

    pub(crate) fn start_state(&self) -> State {
        let setup = &self.components().setup;
        let player = Player {
            vp: setup.start_vp,
            goods: setup.start_potions,
            pawns: self.map.castles,
            ..Player::default()
        };
        let mut players = [Player::default(); MAX_SEATS];
        players[..self.seats as usize].fill(player);
        let public = Public {
            phase: Phase::DrawStarter,
            round: 0,
            starter: Seat(0),
            actor: Seat(0),
            bravely: false,
            brave: None,
            role: None,
            reached: SeatSet::EMPTY,
            decided: SeatSet::EMPTY,
            led: RoleSet::EMPTY,
            bewitched: RoleSet::EMPTY,
            pile: RoleSet::ALL,
            events: [EventCard::MoreOrLess; ROUNDS],
            turned: 0,
            cloud_kinds: [0; MAX_CLOUDS],
            clouds: 0,
            occupied: 0,
            mountain_tiles: [None; 3],
            forest_tiles: [None; 4],
            forest_spent: [0; 3],
            hill_tiles: [None; 4],
            stack: Stack::EMPTY,
            players,
        };
        let mut state = State {
            public,
            secrets: [Secret::default(); MAX_SEATS],
        };
        if let FirstPlayer::Seat(seat) = self.options.first_player {
            self.seat_starter(&mut state.public, seat);
        }
        state
    }

    /// BS-15, BS-19: who leads the first turn, and everybody's wands.
    pub(crate) fn seat_starter(&self, table: &mut Public, starter: Seat) {
        table.starter = starter;
        table.phase = Phase::LayCloud;
        for seat in Seat::all(self.seats) {
            table.player_mut(seat).goods.wands = self.start_wands(starter, seat);
        }
    }

    /// BS-15: one wand for the first and the last in the first turn, two for the others.
    /// Among three players 1, 2, 1 (BS-R-48).
    pub(crate) fn start_wands(&self, starter: Seat, seat: Seat) -> u8 {
        let setup = &self.components().setup;
        match self.seats {
            2 => setup.start_wands_two_players,
            _ if seat == starter || seat == starter.right(self.seats) => {
                setup.start_wands_first_and_last
            }
            _ => setup.start_wands_others,
        }
    }

    /// BS-18: how many roles are bewitched in a round.
    #[inline]
    pub(crate) fn bewitched_roles(&self) -> u32 {
        match self.options.bewitched {
            Bewitched::Standard => 5 - u32::from(self.seats),
            Bewitched::Off => 0,
        }
    }
}
