//! What a viewer knows, and imagining the rest (section "Hidden information" of the specification).

use crate::ThreeWitches;
use crate::action::Action;
use crate::cards::{Card, CardSet};
use crate::knowledge::{Clues, Ledger, Part};
use crate::rules::TABLE;
use crate::rules::brew::completes;
use crate::state::{Phase, Public, SEATS, Secret, State};
use covenstead_core::{Actor, Rng, Seat, Viewer};

/// All that one viewer knows.
///
/// Everything public (with the whole history of the round: perfect recall, TW-R-15), the viewer's
/// own secrets and the pair received in the last passing. What follows from these with certainty:
/// [`ThreeWitches::knowledge`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies open and what all have witnessed.
    pub public: Public,
    /// The viewer's own secrets.
    pub own: Option<Secret>,
    /// The pair received in the last passing of the round.
    pub received: CardSet,
    /// With `reveal_after_round`, once the game is over: the hidden cards of all.
    pub revealed: Option<[Secret; SEATS]>,
}

impl ThreeWitches {
    /// What the viewer does not know has no influence (TW-I-15).
    pub(crate) fn view_of(&self, state: &State, viewer: Viewer) -> View {
        let own = viewer.seat().map(|seat| state.secrets[seat.index()]);
        let giver = viewer
            .seat()
            .map(|seat| &state.secrets[seat.right(TABLE).index()]);
        let over = state.public.phase == Phase::Over;
        // What was passed is not shown even then (TW-R-16).
        let shown = || {
            state.secrets.map(|secret| Secret {
                given: CardSet::EMPTY,
                ..secret
            })
        };
        View {
            viewer,
            public: state.public,
            own,
            received: giver.map_or(CardSet::EMPTY, |giver| giver.given),
            revealed: (over && self.options.reveal_after_round).then(shown),
        }
    }

    /// How an action reads to `viewer`: what the viewer does not see of it is blanked.
    pub(crate) fn disguised(
        &self,
        state: &State,
        actor: Actor,
        action: Action,
        viewer: Viewer,
    ) -> Action {
        let table = &state.public;
        if viewer.seat().map(Actor::Seat) == Some(actor) {
            return action;
        }
        match action {
            Action::Deal(seat, _) if viewer.is(seat) => action,
            // The last hand comes with the announcement of the Elixir's holder (TW-13).
            Action::Deal(seat, cards) if seat.index() + 1 == SEATS => {
                Action::Deal(seat, cards.both(CardSet::ELIXIR))
            }
            Action::Deal(seat, _) => Action::Deal(seat, CardSet::EMPTY),
            Action::Give(_) if self.receives_now(table, actor, viewer) => action,
            Action::Give(_) => Action::Give(CardSet::EMPTY),
            Action::Discard(_) => Action::Discard(Card::HIDDEN),
            Action::Lead(up, _) => Action::Lead(up, Card::HIDDEN),
            Action::Play(_) if self.eye_lead(table) && !completes(table) => {
                Action::Play(Card::HIDDEN)
            }
            Action::TakeBack(_) if !self.is_shown_at_once(table) => Action::TakeBack(Card::HIDDEN),
            _ => action,
        }
    }

    /// Whether the gift is the last one chosen, so that its receiver sees it at once.
    fn receives_now(&self, table: &Public, actor: Actor, viewer: Viewer) -> bool {
        let Actor::Seat(giver) = actor else {
            return false;
        };
        viewer.is(giver.left(TABLE)) && table.chosen.with(giver).len() == SEATS as u32
    }

    /// Whether a card taken back now ends a round whose cards are then shown to all.
    fn is_shown_at_once(&self, table: &Public) -> bool {
        let collected = Public {
            phase: Phase::Lead,
            ..*table
        };
        self.options.reveal_after_round && self.round_is_over(&collected)
    }

    /// Draws a state that looks exactly like `view` to its viewer, every one equally likely.
    /// The real state is always among those that can be drawn (TW-I-16).
    pub(crate) fn imagine_from<R: Rng>(&self, view: &View, clues: &Clues, rng: &mut R) -> State {
        let mut state = State {
            public: view.public,
            secrets: view.revealed.unwrap_or_default(),
        };
        if let (Some(seat), Some(own)) = (view.viewer.seat(), view.own) {
            state.secrets[seat.index()] = own;
        }
        if view.revealed.is_none() {
            self.imagine_cards(view, clues, &mut state, rng);
            self.imagine_pending(view, &mut state, rng);
        }
        self.imagine_gifts(view, &mut state, rng);
        state
    }

    fn imagine_cards<R: Rng>(&self, view: &View, clues: &Clues, state: &mut State, rng: &mut R) {
        clues.puzzle.draw(rng, |place, cards| {
            let secret = &mut state.secrets[place.seat.index()];
            match place.part {
                Part::Hand => secret.hand = cards,
                Part::Discard => secret.discard = cards.first(),
                Part::FaceDown => secret.face_down = cards.first(),
                Part::Deck => {}
            }
        });
        if view.public.phase.in_brew() && !view.viewer.is(view.public.lead()) {
            self.imagine_lead(&view.public, &clues.ledger, state, rng);
        }
    }

    /// What came back to the Lead: openly, or one of each open pair (TW-K-08); and which of her
    /// cards lies face down.
    fn imagine_lead<R: Rng>(
        &self,
        table: &Public,
        ledger: &Ledger,
        state: &mut State,
        rng: &mut R,
    ) {
        let lead = &mut state.secrets[table.lead().index()];
        lead.hand = lead.hand.union(ledger.with_lead);
        for pair in ledger.open.iter().filter(|pair| !pair.is_empty()) {
            lead.hand = lead.hand.union(some(rng, *pair, 1));
        }
        if table.lies_face_down(table.lead(), self.eye_lead(table)) {
            lead.face_down = some(rng, lead.hand, 1).first();
            lead.hand = lead.hand.minus(lead.face_down.into_iter().collect());
        }
    }

    /// Simultaneous choices already made by others: any of those open to them, which are equally
    /// many in every world.
    fn imagine_pending<R: Rng>(&self, view: &View, state: &mut State, rng: &mut R) {
        let table = &view.public;
        for seat in table.chosen.iter().filter(|&seat| !view.viewer.is(seat)) {
            let hand = state.secrets[seat.index()].hand;
            state.secrets[seat.index()].pending = match table.phase {
                Phase::Passing => some_pair(rng, hand, seat == table.elixir),
                _ => some(rng, hand, 1),
            };
        }
    }

    /// The last pair given by a player other than the viewer and the viewer's right neighbour: any
    /// two of the six cards its receiver had then, with the Elixir if that is where it went.
    /// Equally many in every world.
    fn imagine_gifts<R: Rng>(&self, view: &View, state: &mut State, rng: &mut R) {
        if view.public.passings == 0 {
            return;
        }
        for giver in Seat::all(TABLE).filter(|&giver| !view.viewer.is(giver)) {
            let receiver = giver.left(TABLE);
            state.secrets[giver.index()].given = match view.viewer.is(receiver) {
                true => view.received,
                false => some_pair(
                    rng,
                    self.six_of(state, receiver),
                    receiver == view.public.elixir,
                ),
            };
        }
    }

    /// The six cards a player had when roles were fixed, wherever they are now; in Bid, the hand.
    pub(crate) fn six_of(&self, state: &State, seat: Seat) -> CardSet {
        let (table, secret) = (&state.public, &state.secrets[seat.index()]);
        let unplayed = secret
            .hand
            .union(secret.discard.into_iter().chain(secret.face_down).collect());
        table.played().iter().fold(unplayed, |all, trick| {
            all.union(match seat == table.lead() {
                true => trick.lead_cards(),
                false => table.card_of(trick, seat).into_iter().collect(),
            })
        })
    }
}

/// `count` of the cards, every selection equally likely.
fn some<R: Rng>(rng: &mut R, cards: CardSet, count: u32) -> CardSet {
    CardSet(rng.bits(cards.0.into(), count) as u32)
}

/// Two of the cards, one of them the Elixir if it must be.
fn some_pair<R: Rng>(rng: &mut R, cards: CardSet, with_elixir: bool) -> CardSet {
    match with_elixir {
        true => some(rng, cards.without(Card::ELIXIR), 1).with(Card::ELIXIR),
        false => some(rng, cards, 2),
    }
}
