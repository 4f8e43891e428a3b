//! A round: its beginning, the choice of cards, extra cards, its end and the events there (BS-20 to
//! BS-29, BS-67 to BS-74).

use super::Next;
use crate::BroomService;
use crate::action::Action;
use crate::cards::{EventCard, ForestTile, RoleSet};
use crate::event::Event;
use crate::options::{EmptyHandedCounts, Events};
use crate::state::{MAX_LAID, Phase, Player, Public, State};
use covenstead_core::{Log, Seat, SeatSet};

impl BroomService {
    /// BS-28: everything of the round before is cleared away, and an event comes up, which all know
    /// when they choose (BS-23).
    pub(super) fn begin_round<L: Log<Event>>(&self, state: &mut State, log: &mut L) -> Next {
        let table = &mut state.public;
        table.round += 1;
        table.role = None;
        table.brave = None;
        table.led = RoleSet::EMPTY;
        table.bewitched = RoleSet::EMPTY;
        table.reached = SeatSet::EMPTY;
        for player in &mut table.players {
            player.laid = [None; MAX_LAID];
        }
        match self.options.events {
            Events::Random(_) => Self::wait(state, Phase::DrawEvent),
            Events::List(list) => {
                let event = list[state.public.turned as usize];
                self.turn_up(state, event, log)
            }
        }
    }

    /// BS-21: everybody chooses at the same time.
    pub(super) fn offer_choice(&self, state: &mut State) -> Next {
        state.public.decided = SeatSet::EMPTY;
        Self::wait(state, Phase::Choose)
    }

    /// The hands that may be chosen (BS-D-01).
    #[inline]
    pub(crate) fn hands_to_choose(&self, table: &Public) -> &[Action] {
        if table.is_event(EventCard::MoreOrLess) {
            &self.any_hands
        } else {
            &self.hands
        }
    }

    /// BS-D-01. The number of cards shows only when everybody has chosen (BS-11).
    /// One sealed choice, under More or Less? of one to five cards (BS-R-21).
    pub(super) fn choose<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        roles: RoleSet,
        log: &mut L,
    ) -> Next {
        state.secrets[seat.index()].hand = roles;
        log.add(|| Event::Chose {
            seat,
            roles: Some(roles),
        });
        if self.others_still_decide(state, seat) {
            return Next::Wait;
        }
        for seat in Seat::all(self.seats) {
            let cards = state.secrets[seat.index()].hand.len() as u8;
            state.public.player_mut(seat).cards = cards;
            if state.public.is_event(EventCard::MoreOrLess) {
                let vp = self.components().events.more_or_less[cards as usize];
                state.public.player_mut(seat).vp += vp;
                log.add(|| Event::NumberShown { seat, cards, vp });
            }
        }
        Next::Extra
    }

    /// Notes that a seat has made its sealed decision; whether others have not.
    fn others_still_decide(&self, state: &mut State, seat: Seat) -> bool {
        state.public.decided = state.public.decided.with(seat);
        state.public.decided != SeatSet::all(self.seats)
    }

    /// BS-103, BS-R-20: all holders of an *extra-card* tile decide at the same time.
    pub(super) fn offer_extra(&self, state: &mut State) -> Next {
        let holds = |seat: &Seat| state.public.player(*seat).holds(ForestTile::ExtraCard);
        let holders: SeatSet = Seat::all(self.seats).filter(holds).collect();
        if holders.is_empty() {
            return Next::Turn;
        }
        state.public.decided = SeatSet::all(self.seats).minus(holders);
        Self::wait(state, Phase::Extra)
    }

    /// BS-D-02.
    pub(super) fn decide_extra<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        extra: RoleSet,
        log: &mut L,
    ) -> Next {
        state.secrets[seat.index()].extra = extra;
        log.add(|| Event::DecidedExtra {
            seat,
            choice: Some(extra),
        });
        if self.others_still_decide(state, seat) {
            return Next::Wait;
        }
        for seat in Seat::all(self.seats) {
            self.take_extra(state, seat, log);
        }
        Next::Turn
    }

    fn take_extra<L: Log<Event>>(&self, state: &mut State, seat: Seat, log: &mut L) {
        let secret = &mut state.secrets[seat.index()];
        let extra = std::mem::take(&mut secret.extra);
        if extra.is_empty() {
            return;
        }
        secret.hand = secret.hand.union(extra);
        state.public.player_mut(seat).cards += 1;
        self.spend_tile(&mut state.public, seat, ForestTile::ExtraCard);
        log.add(|| Event::TookExtra {
            seat,
            role: extra.first(),
        });
    }

    /// BS-99: a tile is used once and then gone for good.
    pub(super) fn spend_tile(&self, table: &mut Public, seat: Seat, tile: ForestTile) {
        table.player_mut(seat).tiles[tile.index()] -= 1;
        table.forest_spent[tile.index()] += 1;
    }

    /// BS-27: an end-of-round event is carried out; other events just end.
    pub(super) fn end_round<L: Log<Event>>(&self, state: &mut State, log: &mut L) -> Next {
        let Some(card) = state.public.event() else {
            return Next::Close;
        };
        match card {
            EventCard::PerilousPlaces
            | EventCard::ProtectedPlaces
            | EventCard::EmptyHanded
            | EventCard::FlockTogether => {
                for seat in Seat::all(self.seats) {
                    let vp = self.event_vp(card, state.public.player(seat));
                    if vp != 0 {
                        state.public.player_mut(seat).vp += vp;
                        log.add(|| Event::EventScored { seat, card, vp });
                    }
                }
                Next::Close
            }
            EventCard::TheUpperHand => self.offer_fists(state, log),
            EventCard::TheWorks => Next::Works(state.public.starter),
            EventCard::MoreOrLess
            | EventCard::BlackMarket
            | EventCard::BlackDistillery
            | EventCard::BraveHeart => Next::Close,
        }
    }

    /// What an automatic end-of-round event brings a player (BS-67, BS-68, BS-70, BS-73).
    /// For all players at the same time (BS-R-33): counted per pawn (BS-R-25), Flock Together once
    /// per player (BS-R-32).
    pub(crate) fn event_vp(&self, card: EventCard, player: &Player) -> i16 {
        let values = &self.components().events;
        let landscapes = player.pawns.map(|area| self.map.landscape[area.index()]);
        let by_pawn = |vp: &[i16; 4]| {
            landscapes
                .iter()
                .map(|landscape| vp[landscape.index()])
                .sum()
        };
        match card {
            EventCard::PerilousPlaces => by_pawn(&values.perilous),
            EventCard::ProtectedPlaces => by_pawn(&values.protected),
            EventCard::EmptyHanded => {
                let held = match self.options.empty_handed_counts {
                    EmptyHandedCounts::Resources => player.goods.total(),
                    EmptyHandedCounts::Potions => player.goods.potions(),
                };
                if held <= values.empty_most {
                    values.empty_vp
                } else {
                    0
                }
            }
            EventCard::FlockTogether if landscapes[0] == landscapes[1] => values.flock_vp,
            _ => 0,
        }
    }

    /// BS-71, BS-R-31: only players who hold a set are asked.
    pub(super) fn offer_works(&self, state: &mut State, seat: Seat) -> Next {
        if self.can_hand_in(&state.public, seat) {
            return Self::wait(state, Phase::Works(seat));
        }
        self.after_works(state, seat)
    }

    /// Whether a player holds the set of The Works!
    pub(crate) fn can_hand_in(&self, table: &Public, seat: Seat) -> bool {
        table
            .player(seat)
            .goods
            .covers(self.components().events.works_set)
    }

    fn after_works(&self, state: &State, seat: Seat) -> Next {
        let next = seat.left(self.seats);
        if next == state.public.starter {
            Next::Close
        } else {
            Next::Works(next)
        }
    }

    /// BS-D-13.
    pub(super) fn hand_in<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        log: &mut L,
    ) -> Next {
        let values = &self.components().events;
        let (goods, vp) = (values.works_set, values.works_vp);
        let player = state.public.player_mut(seat);
        player.goods -= goods;
        player.vp += vp;
        log.add(|| Event::HandedIn { seat, goods, vp });
        self.after_works(state, seat)
    }

    /// BS-D-13.
    pub(super) fn keep<L: Log<Event>>(&self, state: &mut State, seat: Seat, log: &mut L) -> Next {
        log.add(|| Event::Declined { seat });
        self.after_works(state, seat)
    }

    /// BS-74: seven rounds, no more and no fewer.
    /// The next starter follows from the last turn alone (BS-R-06, BS-R-07).
    pub(super) fn close_round<L: Log<Event>>(&self, state: &mut State, log: &mut L) -> Next {
        let (round, next) = (state.public.round, state.public.starter);
        log.add(|| Event::RoundEnded { round, next });
        if round < self.components().setup.rounds {
            return Next::Round;
        }
        for seat in Seat::all(self.seats) {
            log.add(|| self.final_score(&state.public, seat));
        }
        state.public.phase = Phase::Over;
        log.add(|| Event::GameOver {
            winners: self.winners(&state.public),
        });
        Next::Wait
    }
}
