//! What a viewer knows, and imagining the rest (section "Hidden information" of the specification).

use crate::BroomService;
use crate::action::Action;
use crate::cards::{EventCard, Role, RoleSet};
use crate::goods::Goods;
use crate::state::{Phase, Public, Secret, State};
use covenstead_core::{MAX_SEATS, Rng, Seat, SeatSet, Viewer};

/// All that one viewer knows: everything public, and the viewer's own secrets. What follows with
/// certainty follows from these ([`BroomService::may_hold`]).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies open and what all have witnessed.
    pub public: Public,
    /// The viewer's own secrets.
    pub own: Option<Secret>,
}

impl BroomService {
    /// The same for every world that imagining may draw (BS-I-20). Simultaneous choices show
    /// nothing until all are in (BS-H-09).
    pub(crate) fn view_of(&self, state: &State, viewer: Viewer) -> View {
        View {
            viewer,
            public: state.public,
            own: viewer.seat().map(|seat| state.secrets[seat.index()]),
        }
    }

    /// The roles that may be in the hand of `seat` as far as everybody knows (BS-H-02, BS-H-03).
    /// Stances, tiles and substitutes prove nothing (BS-H-08).
    pub fn may_hold(&self, table: &Public, seat: Seat) -> RoleSet {
        let roles = RoleSet::ALL.minus(table.led);
        match table.role {
            Some(role) if !table.reached.contains(seat) || table.phase == Phase::Follow(seat) => {
                roles.with(role)
            }
            _ => roles,
        }
    }

    /// The role that `seat` certainly holds: whoever is asked to follow has it.
    pub fn must_hold(&self, table: &Public, seat: Seat) -> Option<Role> {
        table.role.filter(|_| table.phase == Phase::Follow(seat))
    }

    /// How a decision reads to others. Sealed choices show nothing until the last one is in; then a
    /// hand shows its number under More or Less?, an extra card that it was taken, and a fist
    /// everything (column "others learn").
    pub(crate) fn disguised(&self, table: &Public, seat: Seat, action: Action) -> Action {
        let last = table.decided.with(seat) == SeatSet::all(self.seats);
        match (table.phase, action) {
            (Phase::Choose, Action::Choose(roles))
                if last && table.is_event(EventCard::MoreOrLess) =>
            {
                Action::Choose(RoleSet((1 << roles.len()) - 1))
            }
            (Phase::Choose, _) => Action::Choose(RoleSet::EMPTY),
            (Phase::Extra, Action::Extra(_)) if last => Action::Extra(Role::RootGatherer),
            (Phase::Extra, _) => Action::None,
            (Phase::Fist, _) if !last => Action::Fist(Goods::NONE),
            (_, open) => open,
        }
    }

    /// Draws a state that looks exactly like `view` to its viewer: each unknown hand uniformly from
    /// those that are possible, independently of the others (BS-H-04, BS-H-05).
    pub(crate) fn imagine_from<R: Rng>(&self, view: &View, rng: &mut R) -> State {
        let mut state = State {
            public: view.public,
            secrets: [Secret::default(); MAX_SEATS],
        };
        for seat in Seat::all(self.seats) {
            state.secrets[seat.index()] = match view.own {
                Some(own) if view.viewer.is(seat) => own,
                _ => self.imagine_secret(&view.public, seat, rng),
            };
        }
        state
    }

    /// Like [`imagine_from`](Self::imagine_from), with hands as sensible players would have chosen
    /// them.
    pub(crate) fn suppose_from<R: Rng>(&self, view: &View, rng: &mut R) -> State {
        let mut state = self.imagine_from(view, rng);
        for seat in Seat::all(self.seats).filter(|&seat| !view.viewer.is(seat)) {
            let secret = &mut state.secrets[seat.index()];
            // An extra card already imagined must not be in the hand.
            if secret.extra.is_empty() {
                secret.hand = self.suppose_hand(&view.public, seat, secret.hand.len(), rng);
            }
        }
        state
    }

    /// So many of the possible roles, those that promise most more likely than others.
    fn suppose_hand<R: Rng>(&self, table: &Public, seat: Seat, cards: u32, rng: &mut R) -> RoleSet {
        let certain: RoleSet = self.must_hold(table, seat).into_iter().collect();
        let open = self.may_hold(table, seat).minus(certain);
        certain.union(self.promising(table, seat, open, cards - certain.len(), rng))
    }

    fn imagine_secret<R: Rng>(&self, table: &Public, seat: Seat, rng: &mut R) -> Secret {
        let decided = table.decided.contains(seat);
        match table.phase {
            Phase::Choose if decided => Secret {
                hand: self.imagine_choice(table, rng),
                ..Secret::default()
            },
            Phase::Choose => Secret::default(),
            Phase::Extra
                if decided
                    && table
                        .player(seat)
                        .holds(crate::cards::ForestTile::ExtraCard) =>
            {
                let hand = self.imagine_hand(table, seat, rng);
                Secret {
                    hand,
                    extra: imagine_extra(hand, rng),
                    ..Secret::default()
                }
            }
            Phase::Fist if decided => Secret {
                fist: imagine_fist(table.player(seat).goods, rng),
                ..Secret::default()
            },
            _ => Secret {
                hand: self.imagine_hand(table, seat, rng),
                ..Secret::default()
            },
        }
    }

    /// A sealed hand: any that could be chosen.
    fn imagine_choice<R: Rng>(&self, table: &Public, rng: &mut R) -> RoleSet {
        match rng.pick(self.hands_to_choose(table)) {
            Action::Choose(roles) => roles,
            _ => RoleSet::EMPTY,
        }
    }

    /// BS-H-01 to BS-H-04: as many of the possible roles as the public card count.
    fn imagine_hand<R: Rng>(&self, table: &Public, seat: Seat, rng: &mut R) -> RoleSet {
        let certain: RoleSet = self.must_hold(table, seat).into_iter().collect();
        let open = self.may_hold(table, seat).minus(certain);
        let cards = u32::from(table.player(seat).cards) - certain.len();
        certain.union(RoleSet(rng.bits(open.0.into(), cards) as u16))
    }
}

/// A sealed decision about an extra card: none, or any card set aside.
fn imagine_extra<R: Rng>(hand: RoleSet, rng: &mut R) -> RoleSet {
    let aside = RoleSet::ALL.minus(hand);
    match rng.below(aside.len() + 1) {
        0 => RoleSet::EMPTY,
        _ => RoleSet(1 << rng.bit(aside.0.into())),
    }
}

/// A sealed fist: any part of what is held.
fn imagine_fist<R: Rng>(held: Goods, rng: &mut R) -> Goods {
    let mut any = |most: u8| rng.below(u32::from(most) + 1) as u8;
    Goods::new(
        any(held.orange),
        any(held.green),
        any(held.purple),
        any(held.wands),
    )
}
