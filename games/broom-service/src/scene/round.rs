//! The round: its event, the bewitched roles, the role of the turn and what everybody said to it.

use super::{EVENT, capital, spoken};
use crate::BroomService;
use crate::cards::{Role, Stance};
use crate::speech::{Nouns, event_name, role_name, say};
use crate::state::{Phase, Public};
use covenstead_core::{Locale, Seat};
use covenstead_scene::{Bubble, Piece, Track, Zone, ZoneKind};

impl BroomService {
    pub(super) fn round_track(&self, table: &Public, locale: Locale) -> Track {
        let to = self.components().setup.rounds;
        let text = say(locale, "ends-after").with("rounds", to).into();
        Track {
            id: "rounds",
            name: say(locale, "round").into(),
            at: table.round.into(),
            to: to.into(),
            text,
        }
    }

    pub(super) fn event_zone(&self, table: &Public, locale: Locale) -> Zone {
        let card = table.event().map(|event| {
            Piece::new(EVENT, "event", event.id(), event_name(locale, event))
                .text(self.event_in_words(event, locale))
        });
        Zone::new(
            "event-of-round",
            say(locale, "event"),
            ZoneKind::Middle,
            Vec::from_iter(card),
        )
    }

    pub(super) fn bewitched_zone(&self, table: &Public, locale: Locale) -> Zone {
        let text = say(locale, "bewitched-text")
            .with("vp", self.components().setup.bewitched_penalty)
            .to_string();
        let card = |role: Role| {
            Piece::new(
                format!("bewitched-{role}"),
                "bewitched",
                role.id(),
                role_name(locale, role),
            )
            .text(text.as_str())
        };
        let cards = table.bewitched.iter().map(card).collect();
        Zone::new(
            "bewitched",
            say(locale, "bewitched-roles"),
            ZoneKind::Row,
            cards,
        )
    }

    /// The role of the turn with its two actions.
    pub(super) fn turn_zone(&self, table: &Public, locale: Locale) -> Option<Zone> {
        let role = table.role?;
        let card = Piece::new("turn-role", "turn", role.id(), role_name(locale, role));
        let card = self.with_actions(card, role, locale);
        let card = match table.brave {
            Some(seat) => card.of(seat),
            None => card,
        };
        Some(Zone::new(
            "turn",
            say(locale, "turn"),
            ZoneKind::Middle,
            vec![card],
        ))
    }

    pub(super) fn with_actions(&self, card: Piece, role: Role, locale: Locale) -> Piece {
        let brave = self.big_action(role, locale).to_string();
        let cowardly = self.small_action(role, locale).to_string();
        let text = say(locale, "role-actions")
            .with("brave", brave.as_str())
            .with("cowardly", cowardly.as_str());
        card.text(text)
            .fact("brave", say(locale, "brave"), capital(&brave))
            .fact("cowardly", say(locale, "cowardly"), capital(&cowardly))
    }

    /// What everybody has said in this turn, in lap order.
    pub(super) fn said(&self, table: &Public, locale: Locale) -> Vec<Bubble> {
        let Some(role) = table.role else {
            return Vec::new();
        };
        let lap = std::iter::once(table.starter).chain(table.starter.lap(self.seats));
        lap.filter_map(|seat| word_of(table, seat, role, locale))
            .collect()
    }
}

/// What `seat` said when the lap came to it, if it has.
fn word_of(table: &Public, seat: Seat, role: Role, locale: Locale) -> Option<Bubble> {
    let laid = table.player(seat).laid().find(|card| card.role == role);
    let (words, tone) = match laid {
        Some(card) => (
            spoken(card.stance, role, locale),
            tone_of(table, seat, card.stance),
        ),
        None if table.phase == Phase::Follow(seat) => {
            (say(locale, "i-hold").role(role).into(), "asked")
        }
        None if table.reached.contains(seat) => (say(locale, "pass").into(), "pass"),
        None => return None,
    };
    Some(Bubble { seat, words, tone })
}

fn tone_of(table: &Public, seat: Seat, stance: Stance) -> &'static str {
    match stance {
        Stance::Cowardly => "favor",
        Stance::Brave if table.brave == Some(seat) => "claim",
        Stance::Brave => "displaced",
    }
}
