//! The middle of the table: the crystal ball, what may be bid, the two pairs, the tricks won, what
//! was said.

use super::cards::hidden;
use super::{PASS, bid_id, has_lead, secret_of};
use crate::ThreeWitches;
use crate::action::Action;
use crate::cards::{Card, CardSet};
use crate::data::TRICKS;
use crate::rules::opening_seat;
use crate::speech::say;
use crate::state::{Back, Phase, Public, Side, Trick};
use crate::view::View;
use covenstead_core::{Audience, Locale, Seat};
use covenstead_scene::{Bubble, Fact, Piece, Seen, Track, Zone, ZoneKind};
use covenstead_speech::Phrase;

/// Whether the last trick still lies there to be seen, already collected: until the next is led.
fn shows_last_trick(table: &Public) -> bool {
    matches!(table.phase, Phase::Lead | Phase::Over) && table.trick > 0
}

impl ThreeWitches {
    pub(super) fn progress(&self, table: &Public, locale: Locale) -> Vec<Fact> {
        let mut facts = vec![Fact::new("round", say(locale, "round"), table.round)];
        if has_lead(table) {
            let trick =
                table.trick + u8::from(table.phase == Phase::Lead || table.phase == Phase::Discard);
            let of = say(locale, "trick-of")
                .with("trick", trick)
                .with("tricks", TRICKS);
            facts.push(Fact::new("trick", say(locale, "trick"), of));
        } else if table.passings > 0 {
            facts.push(Fact::new(
                "passings",
                say(locale, "passings"),
                table.passings,
            ));
        }
        facts.push(Fact::new(
            "goal",
            say(locale, "goal"),
            self.components().setup.fate_to_win,
        ));
        facts
    }

    /// The crystal ball, clear until somebody bids (TW-06).
    pub(super) fn crystal_ball(&self, table: &Public, to: Audience<'_>) -> Zone {
        let name = say(to.locale, "the-crystal-ball");
        let ball = match table.ball {
            None => Piece::new("ball", "ball", "clear", name).text(say(to.locale, "ball-clear")),
            Some(ball) => {
                let text = say(
                    to.locale,
                    if has_lead(table) {
                        "ball-exactly"
                    } else {
                        "ball-bid"
                    },
                );
                let text = text.player("who", ball.seat, to).with("bid", ball.bid);
                Piece::new("ball", "ball", ball.bid.to_string(), name)
                    .text(text)
                    .of(ball.seat)
            }
        };
        Zone::new(
            "crystal-ball",
            say(to.locale, "crystal-ball"),
            ZoneKind::Middle,
            vec![ball],
        )
    }

    /// What the viewer may bid, and the candle to snuff for a pass.
    pub(super) fn bids(&self, seen: &Seen<'_, Self>) -> Zone {
        let locale = seen.to.locale;
        let piece = |action: &Action| {
            let piece = match action {
                Action::Bid(bid) => Piece::new(
                    bid_id(*bid),
                    "bid",
                    bid.to_string(),
                    say(locale, "bid").with("bid", *bid),
                ),
                Action::Pass => Piece::new(PASS, "pass", "pass", say(locale, "pass")),
                _ => return None,
            };
            Some(piece.text((seen.explain)(*action)))
        };
        Zone::new(
            "bids",
            say(locale, "may-be-bid"),
            ZoneKind::Row,
            seen.legal.iter().filter_map(piece).collect(),
        )
    }

    pub(super) fn lead_pair(&self, view: &View, locale: Locale) -> Zone {
        let (table, lead) = (&view.public, view.public.lead());
        let zone = |pieces| {
            Zone::new(
                "lead-pair",
                say(locale, "lead-pair"),
                ZoneKind::Middle,
                pieces,
            )
        };
        if !table.phase.in_trick() {
            return zone(self.last_pair(table, Side::Lead, locale));
        }
        let trick = table.current();
        let up = trick.up.map(|up| self.led(table, up, locale).of(lead));
        let mut pieces = Vec::from_iter(up);
        pieces.push(self.laid(view, lead, trick.down, locale));
        let down = trick.down.or_else(|| secret_of(view, lead)?.face_down);
        pieces.extend(
            trick
                .up
                .zip(down)
                .map(|(up, down)| self.worth_of(table, Side::Lead, up, down, locale)),
        );
        zone(pieces)
    }

    pub(super) fn lesser_pair(&self, view: &View, to: Audience<'_>) -> Zone {
        let (table, locale) = (&view.public, to.locale);
        let zone = |pieces| {
            Zone::new(
                "lesser-pair",
                say(locale, "lesser-pair"),
                ZoneKind::Middle,
                pieces,
            )
        };
        if !table.phase.in_trick() {
            return zone(self.last_pair(table, Side::Lessers, locale));
        }
        let trick = table.current();
        let card = |seat| match table.card_of(trick, seat) {
            None if !table.lies_face_down(seat, self.eye_lead(table)) => {
                empty_place(table, seat, to)
            }
            shown => self.laid(view, seat, shown, locale),
        };
        let mut pieces = vec![card(table.lesser_1()), card(table.lesser_2())];
        let pair = trick.first.zip(trick.second);
        pieces.extend(
            pair.map(|(one, other)| self.worth_of(table, Side::Lessers, one, other, locale)),
        );
        zone(pieces)
    }

    /// The face-up card of the Lead; an Eye watches until the trick is revealed (TW-46).
    fn led(&self, table: &Public, up: Card, locale: Locale) -> Piece {
        let (card, watches) = (
            self.card(up, locale),
            self.is_eye(up) && !table.phase.revealed(),
        );
        if watches {
            card.fact("eye", say(locale, "eye-watches"), "1")
        } else {
            card
        }
    }

    /// A card on the table: open, face down but the viewer's own, or face down.
    fn laid(&self, view: &View, seat: Seat, shown: Option<Card>, locale: Locale) -> Piece {
        match shown.or_else(|| secret_of(view, seat)?.face_down) {
            Some(card) if shown.is_some() => self.card(card, locale).of(seat),
            Some(card) => hidden(self.card(card, locale), locale).of(seat),
            None => Piece::face_down(
                format!("down-{}", seat.0),
                "card",
                say(locale, "a-card-face-down"),
            )
            .of(seat),
        }
    }

    /// What two cards are worth together, and why (TW-50 to TW-53).
    fn worth_of(
        &self,
        table: &Public,
        side: Side,
        one: Card,
        other: Card,
        locale: Locale,
    ) -> Piece {
        let worth = self.worth(one, other);
        let name = say(locale, "worth").with("worth", worth);
        let piece = Piece::new(format!("worth-{side}"), "worth", worth.to_string(), name);
        let piece = piece.text(self.why_worth(one, other, locale));
        if table.current().winner == Some(side) {
            let tie = self
                .pair_worths(table)
                .is_some_and(|[lead, lessers]| lead == lessers);
            let key = if tie { "wins-tie" } else { "wins" };
            piece.fact("won", say(locale, key), "1")
        } else {
            piece
        }
    }

    /// What both pairs of the trick are worth, the Lead's first, once all cards are seen.
    fn pair_worths(&self, table: &Public) -> Option<[u16; 2]> {
        let trick = table.current();
        let lead = self.worth(trick.up?, trick.down?);
        Some([lead, self.worth(trick.first?, trick.second?)])
    }

    fn why_worth(&self, one: Card, other: Card, locale: Locale) -> Phrase<'_> {
        let deck = self.deck();
        let (low, high) = (
            deck.rank(one).min(deck.rank(other)),
            deck.rank(one).max(deck.rank(other)),
        );
        let key = match () {
            () if CardSet::pair(one, other).contains(Card::ELIXIR) => "worth-doubled",
            () if low == high => "worth-ranks",
            () if deck.suit(one) == deck.suit(other) => "worth-suit",
            () => "worth-higher",
        };
        say(locale, key).with("low", low).with("high", high)
    }

    /// The pair that a side played to the trick just collected: seen by all, no longer there to be
    /// pointed at.
    fn last_pair(&self, table: &Public, side: Side, locale: Locale) -> Vec<Piece> {
        let (trick, lead) = (table.current(), table.lead());
        let places = match side {
            Side::Lead => [(trick.up, lead), (trick.down, lead)],
            Side::Lessers => [
                (trick.first, table.lesser_1()),
                (trick.second, table.lesser_2()),
            ],
        };
        let [(Some(one), first), (Some(other), second)] = places else {
            return Vec::new();
        };
        if !shows_last_trick(table) {
            return Vec::new();
        }
        let past = |card, seat| self.past_card(trick.back, card, locale).of(seat);
        vec![
            past(one, first),
            past(other, second),
            self.worth_of(table, side, one, other, locale),
        ]
    }

    fn past_card(&self, back: Back, card: Card, locale: Locale) -> Piece {
        let mut piece = self
            .card(card, locale)
            .fact("past", say(locale, "last-trick"), "1");
        piece.id = format!("last-{}", self.deck().id(card));
        if back == Back::Open(card) {
            piece.fact("back", say(locale, "back-in-hand"), "1")
        } else {
            piece
        }
    }

    /// The tricks a side has won, face down (TW-61, TW-62); at tables where they stay on display,
    /// with what was played.
    pub(super) fn piles(&self, view: &View, side: Side, locale: Locale) -> Zone {
        let table = &view.public;
        let finished = table.played()[..usize::from(table.finished())]
            .iter()
            .enumerate();
        let won = finished.filter(|(_, trick)| trick.winner == Some(side));
        let pile = |(number, trick): (usize, &Trick)| {
            let name = say(locale, "trick-number").with("trick", number + 1);
            let piece = Piece::face_down(format!("pile-{}", number + 1), "pile", name);
            if self.options.review_played {
                piece.text(self.played(trick, locale))
            } else {
                piece
            }
        };
        Zone::new(
            format!("piles-{side}"),
            tricks_of(side, locale),
            ZoneKind::Heap,
            won.map(pile).collect(),
        )
    }

    fn played(&self, trick: &Trick, locale: Locale) -> Phrase<'_> {
        let (lead, lessers) = (trick.lead_cards(), trick.shown().minus(trick.lead_cards()));
        let phrase = say(locale, "pile-played").with("lead", self.card_names(locale, lead.iter()));
        phrase.with("lessers", self.card_names(locale, lessers.iter()))
    }

    /// What the last lap of the auction, the trick or the return made everybody say.
    pub(super) fn said(&self, table: &Public, locale: Locale) -> Vec<Bubble> {
        let bubble = |seat, words: Phrase<'_>, tone| Bubble {
            seat,
            words: words.into(),
            tone,
        };
        let claim = |key: &'static str| {
            bubble(
                table.lead(),
                say(locale, key).with("bid", table.bid()),
                "claim",
            )
        };
        let lap = |seat_at: &dyn Fn(&Public) -> Seat| {
            let turns: Vec<Seat> = (0..table.turns)
                .map(|turns| seat_at(&Public { turns, ..*table }))
                .collect();
            turns
                .into_iter()
                .map(move |seat| bubble(seat, say(locale, "says-pass"), "pass"))
        };
        match table.phase {
            Phase::Opening => lap(&opening_seat).collect(),
            Phase::Raise => std::iter::once(claim("says-bid"))
                .chain(lap(&|table| self.raise_seat(table)))
                .collect(),
            Phase::Discard => vec![claim("says-exactly")],
            Phase::First | Phase::Second | Phase::Last => {
                let eye = self
                    .eye_lead(table)
                    .then(|| bubble(table.lead(), say(locale, "says-eye"), "claim"));
                let held = table
                    .current()
                    .passed
                    .then(|| bubble(table.lesser_1(), say(locale, "says-void"), "pass"));
                eye.into_iter().chain(held).collect()
            }
            Phase::Answer => {
                let card = table.proposed.unwrap_or(Card::HIDDEN);
                vec![bubble(
                    table.proposer(),
                    self.proposal(card, locale),
                    "asked",
                )]
            }
            Phase::Deal(_)
            | Phase::Passing
            | Phase::Lead
            | Phase::TakeBack
            | Phase::Propose
            | Phase::Over => Vec::new(),
        }
    }

    /// The question of whoever proposes a card to return (TW-60).
    pub(super) fn proposal(&self, card: Card, locale: Locale) -> Phrase<'_> {
        say(locale, "says-return").with("card", self.card_name(locale, card))
    }
}

fn empty_place(table: &Public, seat: Seat, to: Audience<'_>) -> Piece {
    let passed = table.current().passed && seat == table.lesser_1();
    let (look, key) = if passed {
        ("passed", "place-passed")
    } else {
        ("empty", "place-empty")
    };
    let name = say(to.locale, key).player("who", seat, to);
    Piece::new(format!("place-{}", seat.0), "place", look, name).of(seat)
}

fn tricks_of(side: Side, locale: Locale) -> Phrase<'static> {
    match side {
        Side::Lead => say(locale, "tricks-lead"),
        Side::Lessers => say(locale, "tricks-lessers"),
    }
}

/// The tricks of the Lead on the way to the bid (TW-64). The Lessers have no number to reach, so
/// there is no track for theirs.
pub(super) fn tricks_due(table: &Public, locale: Locale) -> Track {
    let bid = table.bid();
    let text = say(locale, "tricks-due")
        .with("bid", bid)
        .with("tricks", TRICKS);
    Track {
        id: "tricks-lead",
        name: tricks_of(Side::Lead, locale).into(),
        at: table.piles(Side::Lead).into(),
        to: bid.into(),
        text: text.into(),
    }
}
