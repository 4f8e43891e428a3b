//! What the players have: marks, fate tokens, hands and what they put away.

use super::cards::hidden;
use super::{has_lead, secret_of};
use crate::ThreeWitches;
use crate::action::Action;
use crate::cards::{Card, CardSet};
use crate::rules::TABLE;
use crate::speech::say;
use crate::state::{Phase, Public, Secret};
use crate::view::View;
use covenstead_core::{Locale, Seat};
use covenstead_scene::{Fact, Good, Piece, Scene, ScorePart, Seen, Zone, ZoneKind};
use covenstead_speech::Phrase;

impl ThreeWitches {
    pub(super) fn lay_player(&self, seen: &Seen<'_, Self>, seat: Seat, scene: &mut Scene) {
        let (table, locale) = (&seen.view.public, seen.to.locale);
        let fate = table.fate[seat.index()];
        let area = scene.player_mut(seat);
        area.goods = vec![Good {
            key: "fate",
            name: "fate tokens".into(),
            letter: 'F',
            amount: fate.into(),
        }];
        area.cards = Some(table.hand_size(seat).into());
        area.score = Some(fate.into());
        area.parts = self
            .parts(table, seat)
            .into_iter()
            .map(ScorePart::from)
            .collect();
        area.marks = self.marks(table, seat, locale);
        scene.zones.push(self.hand_zone(seen, seat));
        scene
            .zones
            .extend(self.discard_zone(seen.view, seat, locale));
        if seen.viewer.is(seat) && matches!(seen.legal.first(), Some(Action::Lead(..))) {
            scene.zones.push(self.hiding_zone(seen, seat));
        }
    }

    fn marks(&self, table: &Public, seat: Seat, locale: Locale) -> Vec<Fact> {
        let mark = |key: &'static str, words: &'static str| Fact::new(key, say(locale, words), "");
        let mut marks = Vec::new();
        match has_lead(table) {
            true if seat == table.lead() => marks.push(mark("lead", "mark-lead")),
            true => marks.push(mark("lesser", "mark-lesser")),
            false if seat == table.elixir && !matches!(table.phase, Phase::Deal(_)) => {
                marks.push(mark("elixir", "mark-elixir"));
            }
            false => {}
        }
        if table.chosen.contains(seat) {
            marks.push(mark("chosen", "mark-chosen"));
        }
        let voids = self.void_suits(self.ledger(table).lacks[seat.index()]);
        marks.extend(voids.map(|suit| {
            let suit = self.suit_name(locale, suit);
            Fact::new("void", say(locale, "mark-void"), suit)
        }));
        marks
    }

    /// The cards in hand: faces for whoever may see them, backs for everybody else.
    fn hand_zone(&self, seen: &Seen<'_, Self>, seat: Seat) -> Zone {
        let (view, table, locale) = (seen.view, &seen.view.public, seen.to.locale);
        let hand = |name: &'static str, pieces| {
            Zone::new(
                format!("hand-{}", seat.0),
                say(locale, name),
                ZoneKind::Hand,
                pieces,
            )
            .of(seat)
        };
        match secret_of(view, seat) {
            Some(secret) if view.viewer.is(seat) => hand(
                "your-hand",
                secret
                    .hand
                    .iter()
                    .map(|card| self.own_card(seen, &secret, seat, card))
                    .collect(),
            ),
            Some(secret) => hand(
                "hand",
                secret
                    .hand
                    .iter()
                    .map(|card| self.card(card, locale))
                    .collect(),
            ),
            None => {
                let back = |place| {
                    Piece::face_down(
                        format!("hand-{}-{place}", seat.0),
                        "card",
                        say(locale, "a-card"),
                    )
                };
                hand("hand", (0..table.hand_size(seat)).map(back).collect())
            }
        }
    }

    fn own_card(&self, seen: &Seen<'_, Self>, secret: &Secret, seat: Seat, card: Card) -> Piece {
        let (table, locale) = (&seen.view.public, seen.to.locale);
        let mut piece = self.card(card, locale);
        if secret.pending.contains(card) {
            let leaving = if table.phase == Phase::Passing {
                "to-be-given"
            } else {
                "to-be-discarded"
            };
            piece = piece.fact("leaving", say(locale, leaving), "1");
        }
        if !has_lead(table) && seen.view.received.contains(card) {
            piece = piece.fact(
                "received",
                say(locale, "received-from"),
                seen.to.name(seat.right(TABLE)),
            );
        }
        match self.why_not(seen, secret, card) {
            Some((rule, why)) => piece.why_not(rule, why),
            None => piece,
        }
    }

    /// Why a card in the viewer's hand cannot be chosen, now that it is the viewer's turn.
    fn why_not(
        &self,
        seen: &Seen<'_, Self>,
        secret: &Secret,
        card: Card,
    ) -> Option<(&'static str, Phrase<'_>)> {
        let (table, locale) = (&seen.view.public, seen.to.locale);
        let elixir = card == Card::ELIXIR;
        match seen.legal.first()? {
            Action::Lead(..) if elixir => Some(("TW-36", say(locale, "why-not-face-up"))),
            Action::Give(_) if elixir => Some(("TW-23", say(locale, "why-goes-along"))),
            Action::Play(_)
                if table.phase != Phase::Last
                    && !self.playable(table, secret.hand).contains(card) =>
            {
                let suit = self.lead_suit_name(locale, table);
                Some((
                    match table.phase {
                        _ if elixir => "TW-44",
                        Phase::First => "TW-40",
                        _ => "TW-42",
                    },
                    say(locale, "why-follow").with("suit", suit),
                ))
            }
            _ => None,
        }
    }

    /// Pointed at for the second card of a lead: a place under each card of the hand, for laying it
    /// face down.
    fn hiding_zone(&self, seen: &Seen<'_, Self>, seat: Seat) -> Zone {
        let locale = seen.to.locale;
        let hand = seen.view.own.map_or(CardSet::EMPTY, |own| own.hand);
        let place = |card| {
            let name = say(locale, "hide").with("card", self.card_name(locale, card));
            Piece::new(self.hide_id(card), "hide", self.deck().id(card), name)
        };
        Zone::new(
            "hiding",
            say(locale, "hiding"),
            ZoneKind::Row,
            hand.iter().map(place).collect(),
        )
        .of(seat)
    }

    /// The card a Lesser Witch put away (TW-34).
    fn discard_zone(&self, view: &View, seat: Seat, locale: Locale) -> Option<Zone> {
        let table = &view.public;
        if !table.phase.in_brew() || seat == table.lead() {
            return None;
        }
        let piece = match secret_of(view, seat).and_then(|secret| secret.discard) {
            Some(card) => hidden(self.card(card, locale), locale),
            None => Piece::face_down(
                format!("discarded-{}", seat.0),
                "card",
                say(locale, "a-card-put-away"),
            ),
        };
        Some(
            Zone::new(
                format!("discard-{}", seat.0),
                say(locale, "put-away"),
                ZoneKind::Row,
                vec![piece],
            )
            .of(seat),
        )
    }
}
