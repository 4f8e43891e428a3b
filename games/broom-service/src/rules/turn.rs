//! A turn: leading, following, claims and substitutes (BS-30 to BS-44, BS-64 to BS-66, BS-101,
//! BS-105).

use super::Next;
use crate::BroomService;
use crate::cards::{Craft, EventCard, ForestTile, Laid, Role, Stance};
use crate::event::Event;
use crate::goods::{Goods, Resource};
use crate::state::{Frame, Phase, Public, Source, State};
use covenstead_core::{Log, Seat, SeatSet};

impl BroomService {
    /// BS-30. One player alone with cards leads turn after turn (BS-25). Under Brave Heart a last card leaves no choice (BS-R-49).
    #[inline]
    pub(super) fn begin_turn<L: Log<Event>>(&self, state: &mut State, log: &mut L) -> Next {
        let starter = state.public.starter;
        let hand = state.secrets[starter.index()].hand;
        match hand.first() {
            Some(role) if hand.len() == 1 && state.public.is_event(EventCard::BraveHeart) => {
                state.public.phase = Phase::Lead;
                self.play_brave(state, starter, role, log)
            }
            _ => Self::wait(state, Phase::Lead),
        }
    }

    /// BS-35: a brave player only claims; an earlier one is out.
    /// An outbid player gets nothing and has paid all the same (BS-R-08). There is no settling for
    /// the cowardly action (BS-R-13).
    #[inline]
    pub(super) fn play_brave<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        role: Role,
        log: &mut L,
    ) -> Next {
        let from = if state.public.phase == Phase::Lead {
            None
        } else {
            state.public.brave
        };
        self.play(state, seat, role, Stance::Brave, from, log);
        state.public.brave = Some(seat);
        Next::Reach(seat.left(self.seats))
    }

    /// BS-33: a cowardly player acts at once, or takes a substitute (BS-R-16).
    /// In table order, before the brave action (BS-R-24).
    #[inline]
    pub(super) fn play_cowardly<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        role: Role,
        log: &mut L,
    ) -> Next {
        self.play(state, seat, role, Stance::Cowardly, None, log);
        if self.has_substitute(&state.public, seat) {
            state.public.actor = seat;
            state.public.bravely = false;
            return Self::wait(state, Phase::Mode);
        }
        self.open_role(state, seat, false)
    }

    /// Whether something else may be taken instead of the cowardly action.
    pub(crate) fn has_substitute(&self, table: &Public, seat: Seat) -> bool {
        let player = table.player(seat);
        let event = matches!(
            table.event(),
            Some(EventCard::BlackMarket | EventCard::BlackDistillery)
        );
        event || player.holds(ForestTile::FiveVp) || player.holds(ForestTile::Brave)
    }

    /// Leads or follows, as the phase has it.
    #[inline]
    fn play<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        role: Role,
        stance: Stance,
        from: Option<Seat>,
        log: &mut L,
    ) {
        if state.public.phase == Phase::Lead {
            let table = &mut state.public;
            table.role = Some(role);
            table.led = table.led.with(role);
            table.brave = None;
            table.reached = SeatSet::only(seat);
            log.add(|| Event::Led { seat, role, stance });
        } else {
            log.add(|| Event::Followed {
                seat,
                role,
                stance,
                from,
            });
        }
        self.lay(state, seat, Laid { role, stance }, log);
    }

    /// BS-42, BS-44: the card lies open; a bewitched one costs VP at that moment, whatever comes of
    /// it. The bewitched points are lost when the card is laid, before anything else (BS-R-09).
    #[inline]
    fn lay<L: Log<Event>>(&self, state: &mut State, seat: Seat, card: Laid, log: &mut L) {
        let hand = &mut state.secrets[seat.index()].hand;
        *hand = hand.without(card.role);
        let bewitched = state.public.bewitched.contains(card.role);
        let player = state.public.player_mut(seat);
        player.cards -= 1;
        if let Some(place) = player.laid.iter_mut().find(|place| place.is_none()) {
            *place = Some(card);
        }
        if bewitched {
            let vp = -self.components().setup.bewitched_penalty;
            player.vp += vp;
            log.add(|| Event::Penalty {
                seat,
                role: card.role,
                vp,
            });
        }
    }

    /// BS-31: whoever does not hold the role says "next", whoever holds it must play it. After the
    /// lap the last brave player performs the brave action (BS-36). A player out of cards is passed
    /// (BS-R-55).
    #[inline]
    pub(super) fn reach<L: Log<Event>>(&self, state: &mut State, seat: Seat, log: &mut L) -> Next {
        let role = state.public.role();
        if seat == state.public.starter {
            let Some(seat) = state.public.brave else {
                return Next::TurnOver;
            };
            log.add(|| Event::Performs { seat, role });
            return self.open_role(state, seat, true);
        }
        state.public.reached = state.public.reached.with(seat);
        if state.secrets[seat.index()].hand.contains(role) {
            return Self::wait(state, Phase::Follow(seat));
        }
        log.add(|| Event::Passed { seat, role });
        Next::Reach(seat.left(self.seats))
    }

    /// Puts the role's effect on the stack.
    /// Brave Heart binds whoever leads (BS-R-19).
    #[inline]
    pub(super) fn open_role(&self, state: &mut State, seat: Seat, bravely: bool) -> Next {
        let table = &mut state.public;
        (table.actor, table.bravely) = (seat, bravely);
        let by = Source::Role;
        table.stack.push(match table.role().craft() {
            Craft::Gatherer => Frame::Gather,
            Craft::Witch => Frame::Move { by, left: 1 },
            Craft::Druid => Frame::Deliver { by },
            Craft::Fairy => Frame::Charm { by },
        });
        Next::Resolve
    }

    /// BS-D-05: the cowardly action itself, chosen over a substitute or a tile.
    #[inline]
    pub(super) fn act_cowardly<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        log: &mut L,
    ) -> Next {
        let role = state.public.role();
        log.add(|| Event::Acts { seat, role });
        self.open_role(state, seat, false)
    }

    /// BS-64.
    pub(super) fn trade_on_market<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        log: &mut L,
    ) -> Next {
        let vp = self.components().events.black_market;
        state.public.player_mut(seat).vp += vp;
        log.add(|| Event::Marketed { seat, vp });
        Next::Resolve
    }

    /// BS-65.
    pub(super) fn distil<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        resource: Resource,
        log: &mut L,
    ) -> Next {
        state.public.player_mut(seat).goods += Goods::one(resource);
        log.add(|| Event::Distilled { seat, resource });
        Next::Resolve
    }

    /// BS-105.
    /// Tiles of one kind are alike, so they are offered once (BS-R-53).
    pub(super) fn spend_five_vp<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        log: &mut L,
    ) -> Next {
        let vp = self.components().tiles.five_vp;
        self.spend_tile(&mut state.public, seat, ForestTile::FiveVp);
        state.public.player_mut(seat).vp += vp;
        log.add(|| Event::TileSpent {
            seat,
            tile: ForestTile::FiveVp,
            vp,
        });
        Next::Resolve
    }

    /// BS-101: the brave action at once; in every other respect the player stays cowardly.
    /// The tile is spent when it is announced (BS-R-18); its action takes the place of the cowardly
    /// one, events included (BS-R-17).
    pub(super) fn spend_brave<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        log: &mut L,
    ) -> Next {
        self.spend_tile(&mut state.public, seat, ForestTile::Brave);
        log.add(|| Event::TileSpent {
            seat,
            tile: ForestTile::Brave,
            vp: 0,
        });
        self.open_role(state, seat, true)
    }

    /// The action is over: after a cowardly one the lap goes on, after the brave one the turn ends.
    /// Only in the latter case the actor is the last brave player, since everybody lays one card in
    /// a turn.
    #[inline]
    pub(super) fn finish(&self, state: &State) -> Next {
        let actor = state.public.actor;
        if state.public.brave == Some(actor) {
            Next::TurnOver
        } else {
            Next::Reach(actor.left(self.seats))
        }
    }

    /// BS-38 to BS-40, BS-29: who leads next. A round has as many turns as roles in hands (BS-26).
    #[inline]
    pub(super) fn end_turn(&self, state: &mut State) -> Next {
        let table = &mut state.public;
        table.starter = table.brave.unwrap_or(table.starter);
        if table.players.iter().all(|player| player.cards == 0) {
            return Next::RoundOver;
        }
        while table.player(table.starter).cards == 0 {
            table.starter = table.starter.left(self.seats);
        }
        Next::Turn
    }
}
