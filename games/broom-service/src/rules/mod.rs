//! The course of the game. Each file is a chapter of the rules; here they are tied together.
//!
//! An action is carried out by its chapter, which says what comes [`Next`];
//! [`BroomService::settle`] goes on from there, through everything automatic, until somebody has a
//! decision with at least two choices (BS-R-49) or chance has to draw.

mod flight;
mod laying;
mod magic;

mod permit;
mod reason;
mod round;
mod stack;
mod turn;
mod unveiling;

pub(crate) use laying::{MAX_KINDS, unseen_events};
pub use reason::Reason;

use crate::BroomService;
use crate::action::Action;
use crate::cards::{EventCard, ForestTile, RoleSet};
use crate::event::Event;
use crate::goods::Resource;
use crate::state::{Phase, Public, State};
use covenstead_core::{Log, Seat, SeatSet, Turn};

/// What follows without a decision.
enum Next {
    /// Nothing: somebody has to decide, or chance to draw, or the game is over.
    Wait,
    /// The next thing to lay, or the first round (BS-16, BS-86, BS-97, BS-106).
    Lay,
    /// The next round begins (BS-20).
    Round,
    /// Bewitched roles are turned up (BS-18, BS-28).
    Bewitch,
    /// Extra cards (BS-103).
    Extra,
    /// A turn begins (BS-30).
    Turn,
    /// It is this seat's turn in the lap (BS-31).
    Reach(Seat),
    /// The effects on the stack are resolved (BS-113).
    Resolve,
    /// The turn is over (BS-38 to BS-40).
    TurnOver,
    /// All hands are empty (BS-27).
    RoundOver,
    /// This seat may hand in a set (BS-71).
    Works(Seat),
    /// The next round, or the end (BS-74).
    Close,
}

impl BroomService {
    #[inline]
    pub(crate) fn turn_of(&self, state: &State) -> Turn {
        let table = &state.public;
        let one = |seat| Turn::Seats(SeatSet::only(seat));
        match table.phase {
            Phase::DrawStarter
            | Phase::LayCloud
            | Phase::LayMountainTile
            | Phase::LayForestTile
            | Phase::LayHillTile
            | Phase::DrawEvent
            | Phase::Bewitch => Turn::Chance,
            Phase::Choose | Phase::Extra | Phase::Fist => {
                Turn::Seats(SeatSet::all(self.seats).minus(table.decided))
            }
            Phase::Lead => one(table.starter),
            Phase::Follow(seat) | Phase::Works(seat) => one(seat),
            Phase::Mode | Phase::Act => one(table.actor),
            Phase::Over => Turn::Over,
        }
    }

    /// The hands that may be chosen, while they are.
    #[inline]
    pub(crate) fn hands_kept(&self, table: &Public) -> Option<&[Action]> {
        (table.phase == Phase::Choose).then(|| self.hands_to_choose(table))
    }

    /// The legal actions of a seat that owes a decision, ascending.
    #[inline]
    pub(crate) fn list(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let table = &state.public;
        let hand = state.secrets[seat.index()].hand;
        match table.phase {
            Phase::Choose => actions.extend_from_slice(self.hands_to_choose(table)),
            Phase::Extra => {
                actions.push(Action::None);
                actions.extend(RoleSet::ALL.minus(hand).iter().map(Action::Extra));
            }
            Phase::Lead => {
                actions.extend(hand.iter().map(Action::Brave));
                if !table.is_event(EventCard::BraveHeart) {
                    actions.extend(hand.iter().map(Action::Cowardly));
                }
            }
            Phase::Follow(_) => {
                actions.extend([Action::Brave(table.role()), Action::Cowardly(table.role())])
            }
            Phase::Mode => self.list_modes(table, seat, actions),
            Phase::Act => self.list_effect(table, actions),
            Phase::Fist => actions.extend(table.player(seat).goods.parts().map(Action::Fist)),
            Phase::Works(_) => actions.extend([Action::HandIn, Action::Keep]),
            Phase::DrawStarter
            | Phase::LayCloud
            | Phase::LayMountainTile
            | Phase::LayForestTile
            | Phase::LayHillTile
            | Phase::DrawEvent
            | Phase::Bewitch
            | Phase::Over => {}
        }
    }

    /// BS-D-05: the action, the event's substitute, tiles.
    fn list_modes(&self, table: &crate::state::Public, seat: Seat, actions: &mut Vec<Action>) {
        actions.push(Action::Act);
        if table.is_event(EventCard::BlackMarket) {
            actions.push(Action::Market);
        }
        if table.is_event(EventCard::BlackDistillery) {
            actions.extend(
                Resource::ALL
                    .iter()
                    .map(|&resource| Action::Distil(resource)),
            );
        }
        let player = table.player(seat);
        if player.holds(ForestTile::FiveVp) {
            actions.push(Action::FiveVp);
        }
        if player.holds(ForestTile::Brave) {
            actions.push(Action::BraveTile);
        }
    }

    /// Carries out a legal decision.
    #[inline]
    pub(crate) fn decide<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        log: &mut L,
    ) {
        let next = match action {
            Action::None if state.public.phase == Phase::Extra => {
                self.decide_extra(state, seat, RoleSet::EMPTY, log)
            }
            Action::None | Action::Decline | Action::Stay | Action::Done => {
                self.decline(state, seat, log)
            }
            Action::Choose(roles) => self.choose(state, seat, roles, log),
            Action::Extra(role) => self.decide_extra(state, seat, RoleSet::only(role), log),
            Action::Brave(role) => self.play_brave(state, seat, role, log),
            Action::Cowardly(role) => self.play_cowardly(state, seat, role, log),
            Action::Act => self.act_cowardly(state, seat, log),
            Action::Market => self.trade_on_market(state, seat, log),
            Action::Distil(resource) => self.distil(state, seat, resource, log),
            Action::FiveVp => self.spend_five_vp(state, seat, log),
            Action::BraveTile => self.spend_brave(state, seat, log),
            Action::Gather => self.gather(state, seat, log),
            Action::Move(pawn, area) => self.move_pawn(state, seat, pawn, area, log),
            Action::Circle(circle) => self.fly(state, seat, circle, log),
            Action::UseTile => self.use_tile(state, seat, log),
            Action::Deliver(area, tower) => self.deliver(state, seat, area, tower, log),
            Action::Charm(cloud) => self.charm(state, seat, cloud, log),
            Action::Fist(goods) => self.fill_fist(state, seat, goods, log),
            Action::HandIn => self.hand_in(state, seat, log),
            Action::Keep => self.keep(state, seat, log),
            Action::Starter(_)
            | Action::LayCloud(..)
            | Action::LayMountainTile(..)
            | Action::LayForestTile(..)
            | Action::LayHillTile(..)
            | Action::TurnUp(_)
            | Action::Bewitch(_) => unreachable!("an outcome of chance is no decision"),
        };
        self.settle(state, next, log);
    }

    /// Carries out an outcome of chance.
    pub(crate) fn happen<L: Log<Event>>(&self, state: &mut State, outcome: Action, log: &mut L) {
        let next = match outcome {
            Action::Starter(seat) => self.draw_starter(state, seat, log),
            Action::LayCloud(cloud, kind) => self.lay_cloud(state, cloud, kind, log),
            Action::LayMountainTile(area, tile) => self.lay_mountain_tile(state, area, tile, log),
            Action::LayForestTile(area, tile) => self.lay_forest_tile(state, area, tile, log),
            Action::LayHillTile(area, tile) => self.lay_hill_tile(state, area, tile, log),
            Action::TurnUp(event) => self.turn_up(state, event, log),
            Action::Bewitch(role) => self.bewitch(state, role, log),
            _ => unreachable!("a decision is no outcome of chance"),
        };
        self.settle(state, next, log);
    }

    /// Goes on through everything automatic.
    #[inline]
    fn settle<L: Log<Event>>(&self, state: &mut State, mut next: Next, log: &mut L) {
        loop {
            next = match next {
                Next::Wait => return,
                Next::Lay => self.next_laying(state),
                Next::Round => self.begin_round(state, log),
                Next::Bewitch => self.next_bewitched(state, log),
                Next::Extra => self.offer_extra(state),
                Next::Turn => self.begin_turn(state, log),
                Next::Reach(seat) => self.reach(state, seat, log),
                Next::Resolve => self.resolve(state, log),
                Next::TurnOver => self.end_turn(state),
                Next::RoundOver => self.end_round(state, log),
                Next::Works(seat) => self.offer_works(state, seat),
                Next::Close => self.close_round(state, log),
            };
        }
    }

    /// Waits in this phase.
    #[inline]
    fn wait(state: &mut State, phase: Phase) -> Next {
        state.public.phase = phase;
        Next::Wait
    }
}
