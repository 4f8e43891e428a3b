//! What chance does: the set-up, the events and the bewitched roles (C-1 to C-8).
//!
//! No deck has an order: each piece is drawn from what is left at the moment it is turned up, which
//! is the same as shuffling first and leaves nothing hidden that could leak.

use super::Next;
use crate::BroomService;
use crate::action::Action;
use crate::cards::{EventCard, EventSet, ForestTile, MountainTile, MountainTiles, Role, RoleSet};
use crate::event::Event;
use crate::map::{Area, Cloud, Space};
use crate::state::{Phase, Public, State};
use covenstead_core::{Log, Rng, Seat};

impl BroomService {
    /// Draws an outcome where it is chance's turn.
    pub(crate) fn draw<R: Rng>(&self, table: &Public, rng: &mut R) -> Action {
        match table.phase {
            Phase::DrawStarter => Action::Starter(Seat(rng.below(self.seats.into()) as u8)),
            Phase::LayCloud => Action::LayCloud(next_space(table), self.draw_cloud(table, rng)),
            Phase::LayMountainTile => {
                let left = mountain_tiles_left(table);
                Action::LayMountainTile(
                    self.next_mountain(table),
                    MountainTile::ALL[rng.bit(left.0.into()) as usize],
                )
            }
            Phase::LayForestTile => {
                let left = self.forest_tiles_left(table);
                Action::LayForestTile(
                    self.next_forest(table),
                    ForestTile::ALL[weighted(left, rng)],
                )
            }
            Phase::LayHillTile => Action::LayHillTile(
                self.next_hill(table),
                rng.bit(self.hill_tiles_left(table).into()) as u8,
            ),
            Phase::DrawEvent => {
                Action::TurnUp(EventCard::ALL[rng.bit(unseen_events(table).0.into()) as usize])
            }
            _ => Action::Bewitch(Role::ALL[rng.bit(table.pile.0.into()) as usize]),
        }
    }

    /// C-2: a cloud from those left. With fewer heavy clouds in the mix, random ones stay out
    /// (BS-R-51): first whether a heavy cloud or a storm cloud comes, then which, every one that
    /// has not come yet being equally likely to be in the mix.
    fn draw_cloud<R: Rng>(&self, table: &Public, rng: &mut R) -> u8 {
        let left = self.clouds_left(table);
        let (heavy, storm) = left.split_at(self.heavy_kinds);
        let drawn = self.heavy_laid(table);
        let heavy_left = u32::from(self.options.heavy_in_mix) - drawn;
        let storm_left = storm.iter().map(|&count| u32::from(count)).sum::<u32>();
        match rng.below(heavy_left + storm_left) < heavy_left {
            true => weighted_of(heavy, rng) as u8,
            false => (self.heavy_kinds + weighted_of(storm, rng)) as u8,
        }
    }

    fn heavy_laid(&self, table: &Public) -> u32 {
        let laid = table.clouds.count_ones() as usize;
        table.cloud_kinds[..laid]
            .iter()
            .filter(|&&kind| (kind as usize) < self.heavy_kinds)
            .count() as u32
    }

    /// How many clouds of each kind have not been laid, while clouds are being laid.
    fn clouds_left(&self, table: &Public) -> [u8; MAX_KINDS] {
        let laid = &table.cloud_kinds[..table.clouds.count_ones() as usize];
        let mut left = [0; MAX_KINDS];
        for (kind, card) in self.components().clouds.iter().enumerate() {
            let storm = card.storm.is_some();
            left[kind] = if storm && !self.options.storm_clouds {
                0
            } else {
                card.count
            };
        }
        for &kind in laid {
            left[kind as usize] -= 1;
        }
        left
    }

    /// Whether chance may lay this kind of cloud next.
    pub(super) fn may_lay(&self, table: &Public, kind: u8) -> bool {
        let heavy = (kind as usize) < self.heavy_kinds;
        let in_mix = !heavy || self.heavy_laid(table) < u32::from(self.options.heavy_in_mix);
        (kind as usize) < self.components().clouds.len()
            && in_mix
            && self.clouds_left(table)[kind as usize] > 0
    }

    /// C-1.
    pub(super) fn draw_starter<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        log: &mut L,
    ) -> Next {
        self.seat_starter(&mut state.public, seat);
        log.add(|| Event::StarterDrawn { seat });
        for seat in Seat::all(self.seats) {
            let wands = state.public.player(seat).goods.wands;
            log.add(|| Event::StartWands { seat, wands });
        }
        Next::Lay
    }

    /// What is to be laid next; after the last tile the first round begins.
    pub(super) fn next_laying(&self, state: &mut State) -> Next {
        let table = &state.public;
        let phase = if table.clouds.count_ones() < self.map.clouds.into() {
            Phase::LayCloud
        } else if self.has_mountain_tiles() && table.mountain_tiles.contains(&None) {
            Phase::LayMountainTile
        } else if self.has_forest_tiles() && table.forest_tiles.contains(&None) {
            Phase::LayForestTile
        } else if self.has_hill_tiles() && table.hill_tiles.contains(&None) {
            Phase::LayHillTile
        } else {
            return Next::Round;
        };
        Self::wait(state, phase)
    }

    /// C-2, BS-16.
    pub(super) fn lay_cloud<L: Log<Event>>(
        &self,
        state: &mut State,
        cloud: Cloud,
        kind: u8,
        log: &mut L,
    ) -> Next {
        state.public.cloud_kinds[cloud.index()] = kind;
        state.public.clouds |= cloud.bit();
        log.add(|| Event::CloudLaid {
            cloud: self.cloud_id(cloud).into(),
            kind: self.cloud_card(kind).id.clone(),
        });
        Next::Lay
    }

    /// C-3, BS-86.
    pub(super) fn lay_mountain_tile<L: Log<Event>>(
        &self,
        state: &mut State,
        area: Area,
        tile: MountainTile,
        log: &mut L,
    ) -> Next {
        if let Some(Space::Mountain(space)) = self.map.space[area.index()] {
            state.public.mountain_tiles[space as usize] = Some(tile);
        }
        log.add(|| Event::TileLaid {
            area: self.area_id(area).into(),
            tile: tile.id().into(),
        });
        Next::Lay
    }

    /// C-4, BS-97.
    pub(super) fn lay_forest_tile<L: Log<Event>>(
        &self,
        state: &mut State,
        area: Area,
        tile: ForestTile,
        log: &mut L,
    ) -> Next {
        if let Some(Space::Forest(space)) = self.map.space[area.index()] {
            state.public.forest_tiles[space as usize] = Some(tile);
        }
        log.add(|| Event::TileLaid {
            area: self.area_id(area).into(),
            tile: tile.id().into(),
        });
        Next::Lay
    }

    /// C-5, BS-106.
    pub(super) fn lay_hill_tile<L: Log<Event>>(
        &self,
        state: &mut State,
        area: Area,
        tile: u8,
        log: &mut L,
    ) -> Next {
        if let Some(Space::Hill(space)) = self.map.space[area.index()] {
            state.public.hill_tiles[space as usize] = Some(tile);
        }
        log.add(|| Event::TileLaid {
            area: self.area_id(area).into(),
            tile: self.hill_tile(tile).id.clone(),
        });
        Next::Lay
    }

    /// The next mountain without a tile.
    pub(super) fn next_mountain(&self, table: &Public) -> Area {
        self.map.mountains[first_gap(&table.mountain_tiles)]
    }

    /// The next forest without a tile.
    pub(super) fn next_forest(&self, table: &Public) -> Area {
        self.map.forests[first_gap(&table.forest_tiles)]
    }

    /// The next hill without a tile.
    pub(super) fn next_hill(&self, table: &Public) -> Area {
        self.map.hills[first_gap(&table.hill_tiles)]
    }

    /// How many forest tiles of each kind are left while they are being laid.
    pub(super) fn forest_tiles_left(&self, table: &Public) -> [u8; 3] {
        let mut left = self.components().tiles.forest;
        for tile in table.forest_tiles.iter().flatten() {
            left[tile.index()] -= 1;
        }
        left
    }

    /// The hill tiles that have not been laid, as bits.
    pub(super) fn hill_tiles_left(&self, table: &Public) -> u32 {
        let all = (1u32 << self.components().tiles.hill.len()) - 1;
        table
            .hill_tiles
            .iter()
            .flatten()
            .fold(all, |left, &tile| left & !(1 << tile))
    }

    /// C-6.
    /// Bewitched roles and events belong to every board and combination (BS-112).
    pub(super) fn turn_up<L: Log<Event>>(
        &self,
        state: &mut State,
        event: EventCard,
        log: &mut L,
    ) -> Next {
        let table = &mut state.public;
        table.events[table.turned as usize] = event;
        table.turned += 1;
        let (round, starter) = (table.round, table.starter);
        log.add(|| Event::RoundBegan {
            round,
            card: event,
            starter,
        });
        Next::Bewitch
    }

    /// BS-18, BS-28. The pile is shuffled anew only when a card must come from an empty one; it
    /// then leaves out what is already turned up for this round (BS-R-11).
    pub(super) fn next_bewitched<L: Log<Event>>(&self, state: &mut State, log: &mut L) -> Next {
        let table = &mut state.public;
        if table.bewitched.len() == self.bewitched_roles() {
            return self.offer_choice(state);
        }
        if table.pile.is_empty() {
            table.pile = RoleSet::ALL.minus(table.bewitched);
            log.add(|| Event::PileShuffled);
        }
        Self::wait(state, Phase::Bewitch)
    }

    /// C-7, C-8.
    /// The same role never comes twice in a round (BS-R-10).
    pub(super) fn bewitch<L: Log<Event>>(
        &self,
        state: &mut State,
        role: Role,
        log: &mut L,
    ) -> Next {
        let table = &mut state.public;
        table.pile = table.pile.without(role);
        table.bewitched = table.bewitched.with(role);
        log.add(|| Event::Bewitched { role });
        Next::Bewitch
    }
}

/// More kinds of clouds than there are clouds in the box cannot be.
pub(crate) const MAX_KINDS: usize = 32;

/// The next space for a cloud.
pub(super) fn next_space(table: &Public) -> Cloud {
    Cloud(table.clouds.count_ones() as u8)
}

/// The mountain tiles that have not been laid.
pub(super) fn mountain_tiles_left(table: &Public) -> MountainTiles {
    MountainTiles::ALL.minus(table.mountain_tiles.iter().flatten().copied().collect())
}

/// The events that have not come up (BS-H-06).
pub(crate) fn unseen_events(table: &Public) -> EventSet {
    EventSet::ALL.minus(
        table.events[..table.turned as usize]
            .iter()
            .copied()
            .collect(),
    )
}

fn first_gap<T>(places: &[Option<T>]) -> usize {
    places.iter().position(Option::is_none).unwrap_or(0)
}

fn weighted<R: Rng>(counts: [u8; 3], rng: &mut R) -> usize {
    weighted_of(&counts, rng)
}

/// One of the places, as likely as its count says.
fn weighted_of<R: Rng>(counts: &[u8], rng: &mut R) -> usize {
    let mut ticket = rng.below(counts.iter().map(|&count| u32::from(count)).sum());
    for (place, &count) in counts.iter().enumerate() {
        if ticket < u32::from(count) {
            return place;
        }
        ticket -= u32::from(count);
    }
    unreachable!("a ticket within the sum of the counts")
}
