//! What a viewer knows, and imagining the rest (section "Hidden information" of the specification).

use crate::WitchsBrew;
use crate::cards::{Metal, RoleSet, ShelfKind};
use crate::state::{Phase, Player, Public, Secret, State};
use covenstead_core::{MAX_SEATS, Rng, Seat, Viewer};

/// All that one viewer knows.
///
/// Everything public, the viewer's own secrets, and what follows with certainty. On a `memory`
/// table a participant has witnessed everything, so the values stay here for a bot to reckon with;
/// what is *displayed* hides them (WB-73). A spectator of a memory table is not told them at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies open and what all have witnessed.
    pub public: Public,
    /// The viewer's own secrets.
    pub own: Option<Secret>,
    /// For a spectator of a memory table: how many potion cards each player has face down, which
    /// `public` then leaves out.
    pub face_down: [u8; MAX_SEATS],
}

impl WitchsBrew {
    /// Drops and gold are public (WB-11); hands stay secret under the manual too (WB-M-29). What is
    /// hidden from the viewer has no influence (WB-I-15).
    pub(crate) fn view_of(&self, state: &State, viewer: Viewer) -> View {
        let mut public = state.public;
        let mut face_down = [0; MAX_SEATS];
        if viewer == Viewer::Spectator && self.hides_potions(&public) {
            for seat in Seat::all(self.seats) {
                face_down[seat.index()] = self.face_down(public.player(seat)) as u8;
                *public.player_mut(seat) = self.face_up(&state.public, seat);
            }
        }
        View {
            viewer,
            public,
            own: viewer.seat().map(|seat| state.secrets[seat.index()]),
            face_down,
        }
    }

    /// Whether other players' face-down potions, vials and scores are hidden now (WB-R-29).
    pub(crate) fn hides_potions(&self, table: &Public) -> bool {
        self.options.memory && table.phase != Phase::Over
    }

    /// A player with only the potion cards that lie face up, and no vials shown.
    pub(crate) fn face_up(&self, table: &Public, seat: Seat) -> Player {
        let mut player = *table.player(seat);
        player.vials = 0;
        for &metal in Metal::ALL {
            player.cauldrons[metal.index()] = self.open_cauldrons(&player, metal);
        }
        for &kind in ShelfKind::ALL {
            player.shelves[kind.index()] = self.open_shelves(&player, kind);
        }
        player
    }

    /// The cauldrons of a player that lie face up: those with a raven (WB-46); none under the
    /// manual (WB-M-22).
    pub(crate) fn open_cauldrons(&self, player: &Player, metal: Metal) -> u8 {
        let stack = &self.cauldrons()[metal.index()];
        let ravens = stack
            .iter()
            .enumerate()
            .map(|(place, card)| u8::from(card.raven) << place)
            .sum::<u8>();
        if self.options.manual() {
            0
        } else {
            player.cauldrons[metal.index()] & ravens
        }
    }

    /// The shelves of a player that lie face up: those with a raven (WB-64); all of them under the
    /// manual (WB-M-22).
    pub(crate) fn open_shelves(&self, player: &Player, kind: ShelfKind) -> u8 {
        let stack = &self.components().shelves[kind.index()];
        let ravens = stack
            .iter()
            .enumerate()
            .map(|(place, card)| u8::from(card.raven) << place)
            .sum::<u8>();
        let owned = player.shelves[kind.index()];
        if self.options.manual() {
            owned
        } else {
            owned & ravens
        }
    }

    /// How many potion cards a player has lying face down.
    pub(crate) fn face_down(&self, player: &Player) -> u32 {
        let hidden = |all: u8, open: u8| (all & !open).count_ones();
        let cauldrons = Metal::ALL.iter().map(|&metal| {
            hidden(
                player.cauldrons[metal.index()],
                self.open_cauldrons(player, metal),
            )
        });
        let shelves = ShelfKind::ALL.iter().map(|&kind| {
            hidden(
                player.shelves[kind.index()],
                self.open_shelves(player, kind),
            )
        });
        cauldrons.sum::<u32>() + shelves.sum::<u32>()
    }

    /// The roles that may be in the hand of `seat` as far as everybody knows (inferences 1, 2, 3
    /// and 5).
    pub(crate) fn may_hold(&self, table: &Public, seat: Seat) -> RoleSet {
        let mut roles = self.allowed(table).minus(table.called);
        if !self.has_been_reached(table, seat)
            && let Some(role) = table.role
        {
            roles = roles.with(role);
        }
        roles.minus(table.player(seat).played_before)
    }

    /// Whether `seat` has had its turn in this round, or the lap is over.
    pub(crate) fn has_been_reached(&self, table: &Public, seat: Seat) -> bool {
        let now = match table.phase {
            Phase::Answer(now) => now,
            Phase::Act(now) | Phase::Bottle(now) if now != table.claimant => now,
            _ => return true,
        };
        let steps = |to: Seat| (to.0 + self.seats - table.starter.0) % self.seats;
        steps(seat) <= steps(now)
    }

    /// Draws a state that looks exactly like `view` to its viewer.
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
        if view.viewer == Viewer::Spectator && self.hides_potions(&view.public) {
            self.imagine_potions(view, &mut state.public, rng);
        }
        state
    }

    /// Like [`imagine_from`](Self::imagine_from), with hands as sensible players would have chosen
    /// them.
    pub(crate) fn suppose_from<R: Rng>(&self, view: &View, rng: &mut R) -> State {
        let mut state = self.imagine_from(view, rng);
        if self.options.cycles() || self.options.manual() {
            return state; // Hands are dealt.
        }
        for seat in Seat::all(self.seats).filter(|&seat| !view.viewer.is(seat)) {
            let (possible, cards) = (
                self.may_hold(&view.public, seat),
                view.public.player(seat).cards.into(),
            );
            state.secrets[seat.index()].hand =
                self.sensible_hand(&view.public, seat, possible, cards, rng);
        }
        state
    }

    /// A hand of the right size from the roles that are possible; with it, jointly, what else was
    /// dealt (inference 5).
    fn imagine_secret<R: Rng>(&self, table: &Public, seat: Seat, rng: &mut R) -> Secret {
        let player = table.player(seat);
        let (possible, cards) = (self.may_hold(table, seat), player.cards.into());
        if !self.options.cycles() {
            return Secret {
                hand: draw(rng, possible, cards),
                dealt: RoleSet::EMPTY,
            };
        }
        if table.set == 0
            || (table.phase == Phase::DrawSpell || table.phase == Phase::Over)
                && table.set.is_multiple_of(2)
        {
            return Secret::default();
        }
        if self.first_of_cycle(table) {
            // Either the hand is still held, or (`five-rounds`) what was left of it lies face down.
            let waiting = matches!(table.phase, Phase::Deal(next) if seat >= next);
            let left = if waiting {
                0
            } else {
                u32::from(self.hand) - player.played.len()
            };
            let rest = draw(rng, possible, left);
            let hand = if cards > 0 { rest } else { RoleSet::EMPTY };
            return Secret {
                hand,
                dealt: player.played.union(rest),
            };
        }
        self.imagine_second_hand(table, seat, possible, rng)
    }

    /// The second hand of a cycle is disjoint from the first, of which the cards left over under
    /// `five-rounds` are unknown: leftovers L out of A and hand H out of B, L and H disjoint, every
    /// such pair equally likely. Exact: first how many of L are in B, weighted by the number of
    /// completions, then each part.
    fn imagine_second_hand<R: Rng>(
        &self,
        table: &Public,
        seat: Seat,
        possible: RoleSet,
        rng: &mut R,
    ) -> Secret {
        let player = table.player(seat);
        let left = u32::from(self.hand) - player.played_before.len();
        let cards = u32::from(player.cards);
        let first = RoleSet::ALL.minus(table.called_before).minus(player.played);
        let (shared, apart) = (first.both(possible), first.minus(possible));
        let weight = |in_shared: u32| {
            choose(shared.len(), in_shared)
                * choose(apart.len(), left - in_shared)
                * choose(possible.len() - in_shared, cards)
        };
        let parts = 0..=left
            .min(shared.len())
            .min(possible.len().saturating_sub(cards));
        let mut ticket = rng.below(parts.clone().map(weight).sum());
        let in_shared = parts
            .into_iter()
            .find(|&part| match weight(part) {
                weight if ticket < weight => true,
                weight => {
                    ticket -= weight;
                    false
                }
            })
            .expect("a ticket within the sum of the weights");
        let leftovers = draw(rng, shared, in_shared).union(draw(rng, apart, left - in_shared));
        let hand = draw(rng, possible.minus(leftovers), cards);
        let before = player.played_before.union(leftovers);
        Secret {
            hand,
            dealt: before.union(hand).union(player.played),
        }
    }

    /// A spectator of a memory table: the face-down cards taken are dealt out among their owners by
    /// number, vials guessed.
    fn imagine_potions<R: Rng>(&self, view: &View, table: &mut Public, rng: &mut R) {
        let mut hidden = hidden_potions(table);
        rng.shuffle(&mut hidden);
        for seat in Seat::all(self.seats) {
            let vials = rng.below(2 * u32::from(table.set) + 1) as u16;
            let player = table.player_mut(seat);
            player.vials = vials;
            for _ in 0..view.face_down[seat.index()] {
                match hidden.pop().expect("as many cards as lie face down") {
                    Hidden::Cauldron { stack, place } => player.cauldrons[stack] |= 1 << place,
                    Hidden::Shelf { stack, place } => player.shelves[stack] |= 1 << place,
                }
            }
        }
    }
}

/// A potion card that was taken and is not shown by whom.
enum Hidden {
    Cauldron { stack: usize, place: usize },
    Shelf { stack: usize, place: usize },
}

fn hidden_potions(table: &Public) -> Vec<Hidden> {
    let mut hidden = Vec::new();
    for (stack, &taken) in table.cauldrons_taken.iter().enumerate() {
        let shown = table
            .players
            .iter()
            .fold(0, |all, player| all | player.cauldrons[stack]);
        let places = (0..taken as usize).filter(|place| shown >> place & 1 == 0);
        hidden.extend(places.map(|place| Hidden::Cauldron { stack, place }));
    }
    for (stack, &taken) in table.shelves_taken.iter().enumerate() {
        let shown = table
            .players
            .iter()
            .fold(0, |all, player| all | player.shelves[stack]);
        let places = (0..taken as usize).filter(|place| shown >> place & 1 == 0);
        hidden.extend(places.map(|place| Hidden::Shelf { stack, place }));
    }
    hidden
}

/// `count` roles of `from`, every selection equally likely.
fn draw<R: Rng>(rng: &mut R, from: RoleSet, count: u32) -> RoleSet {
    RoleSet(rng.bits(from.0.into(), count) as u16)
}

/// How many selections of `count` out of `size` there are.
fn choose(size: u32, count: u32) -> u32 {
    if count > size {
        0
    } else {
        (0..count).fold(1, |product, k| product * (size - k) / (k + 1))
    }
}
