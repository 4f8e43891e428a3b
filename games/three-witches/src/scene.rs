//! What the table looks like, from a view: hands, the crystal ball, the pair of the Lead against the pair of the Lessers, the
//! tricks won, and what may be pointed at.

use crate::ThreeWitches;
use crate::action::Action;
use crate::cards::{Card, CardSet};
use crate::data::TRICKS;
use crate::event::{CardName, Event};
use crate::rules::{TABLE, opening_seat};
use crate::speech::SPEECH;
use crate::state::{Back, Phase, Public, SEATS, Secret, Side};
use crate::talk::{SIGNALS, Talk as Permitted};
use crate::view::View;
use covenstead_core::notation::count;
use covenstead_core::{Audience, Locale, Names, Seat, Words};
use covenstead_scene::{
    Ask, Bubble, Choice, Cue, Fact, Good, Line, Pick, Pickable, Piece, Reason, Scene, Scenic, ScorePart, Seen, Talk, Track,
    Zone, ZoneKind,
};
use covenstead_speech::Speech;

/// Pointed at to pass, in the auction and as Lesser 1.
const PASS: &str = "pass";

impl Scenic for ThreeWitches {
    fn speech() -> &'static Speech {
        &SPEECH
    }

    fn lay(&self, seen: &Seen<'_, Self>, scene: &mut Scene) {
        let (view, table) = (seen.view, &seen.view.public);
        scene.facts = self.progress(table);
        scene.zones.push(self.crystal_ball(table, seen.to.names));
        scene.zones.push(self.bids(seen));
        scene.zones.push(self.lead_pair(view));
        scene.zones.push(self.lesser_pair(view, seen.to.names));
        scene.zones.push(self.piles(view, Side::Lead));
        scene.zones.push(self.piles(view, Side::Lessers));
        scene.bubbles = self.said(table);
        if has_lead(table) {
            scene.tracks.extend([Side::Lead, Side::Lessers].map(|side| tricks_due(table, side)));
        }
        for seat in Seat::all(TABLE) {
            self.lay_player(seen, seat, scene);
        }
    }

    fn ask(&self, seen: &Seen<'_, Self>) -> Ask {
        match (seen.viewer.seat(), seen.legal.first()) {
            (_, None) => Ask::Nothing,
            (Some(seat), Some(Action::Give(_))) => Ask::Set(self.gift(seen, seat)),
            _ => Ask::One { choices: seen.legal.iter().map(|&action| self.choice(seen, action)).collect() },
        }
    }

    fn choice(&self, seen: &Seen<'_, Self>, action: Action) -> Choice {
        let table = &seen.view.public;
        let name = |card| self.deck().name(card);
        let choice = Choice::new(self.print(action), (seen.explain)(action)).pieces(self.pointed_at(table, action));
        let said = |words: String| choice.clone().label(words);
        match action {
            Action::Pass if table.phase == Phase::First => said("Pass and play last".into()).declining(),
            Action::Pass => said("Pass".into()).declining(),
            Action::Bid(bid) if table.phase == Phase::Raise => said(format!("Raise to {bid}")),
            Action::Bid(bid) => said(format!("Bid {bid}")),
            Action::Discard(card) => said(format!("Discard the {}", name(card))),
            Action::Lead(up, down) => said(format!("Show {}, hide {}", name(up), name(down))),
            Action::TakeBack(card) => said(format!("Take back the {}", name(card))),
            Action::Propose(card) => said(format!("Return the {}", name(card))),
            Action::Accept => said(format!("Agree to the {}", table.proposed.map_or("card", name))),
            Action::Name(card) => said(format!("No, the {}", name(card))),
            Action::Give(_) | Action::Play(_) | Action::Deal(..) => said(choice.text.trim_end_matches('.').to_string()),
        }
    }

    fn line(&self, event: &Event, to: Audience<'_>) -> Line {
        self.illustrated(Line::new(self.tell(event, to)), event)
    }

    fn table_talk(&self, view: &View, seat: Seat, _locale: Locale) -> Talk {
        let table = &view.public;
        let why = |rule, text: &str| Reason { rule, text: text.into() };
        match self.talk(table, seat) {
            Permitted::Free => Talk::Free,
            Permitted::Signals => Talk::Phrases {
                phrases: SIGNALS.map(String::from).to_vec(),
                why: why(
                    "TW-71",
                    "While a round runs, the Lesser Witches have two signals about the trick, seen by all, and no other talk.",
                ),
            },
            Permitted::Closed if has_lead(table) => {
                Talk::Closed { why: why("TW-73", "The Lesser Witches say nothing to each other until the round is scored.") }
            }
            Permitted::Closed => Talk::Closed {
                why: why(
                    "TW-R-22",
                    "From the deal until the Lead Witch is known nobody talks: anybody may become a Lesser Witch.",
                ),
            },
        }
    }
}

// ---- the table

/// Whether the auction is won: there is a Lead Witch.
fn has_lead(table: &Public) -> bool {
    table.phase.in_brew() || table.phase == Phase::Discard
}

/// Whether the last trick still lies there to be seen, already collected: until the next is led.
fn shows_last_trick(table: &Public) -> bool {
    matches!(table.phase, Phase::Lead | Phase::Over) && table.trick > 0
}

impl ThreeWitches {
    fn progress(&self, table: &Public) -> Vec<Fact> {
        let mut facts = vec![Fact::new("round", "Round", table.round)];
        if has_lead(table) {
            let trick = table.trick + u8::from(table.phase == Phase::Lead || table.phase == Phase::Discard);
            facts.push(Fact::new("trick", "Trick", format!("{trick} of {TRICKS}")));
        } else if table.passings > 0 {
            facts.push(Fact::new("passings", "Passings", table.passings));
        }
        facts.push(Fact::new("goal", "Fate tokens to win", self.components().setup.fate_to_win));
        facts
    }

    /// The crystal ball, clear until somebody bids (TW-06).
    fn crystal_ball(&self, table: &Public, names: &Names) -> Zone {
        let ball = match table.ball {
            None => Piece::new("ball", "ball", "clear", "The crystal ball").text("Nobody has bid yet."),
            Some(ball) => {
                let tricks = format!("{} must win exactly {}.", names.of(ball.seat), count(ball.bid, "trick"));
                let text = if has_lead(table) { tricks } else { format!("{} has bid {}.", names.of(ball.seat), ball.bid) };
                Piece::new("ball", "ball", ball.bid.to_string(), "The crystal ball").text(text).of(ball.seat)
            }
        };
        Zone::new("crystal-ball", "Crystal ball", ZoneKind::Middle, vec![ball])
    }

    /// What the viewer may bid, and the candle to snuff for a pass.
    fn bids(&self, seen: &Seen<'_, Self>) -> Zone {
        let piece = |action: &Action| match action {
            Action::Bid(bid) => {
                Some(Piece::new(bid_id(*bid), "bid", bid.to_string(), format!("Bid {bid}")).text((seen.explain)(*action)))
            }
            Action::Pass => Some(Piece::new(PASS, "pass", "pass", "Pass").text((seen.explain)(*action))),
            _ => None,
        };
        Zone::new("bids", "What you may bid", ZoneKind::Row, seen.legal.iter().filter_map(piece).collect())
    }

    fn lead_pair(&self, view: &View) -> Zone {
        let (table, lead) = (&view.public, view.public.lead());
        let zone = |pieces| Zone::new("lead-pair", "The Lead Witch", ZoneKind::Middle, pieces);
        if !table.phase.in_trick() {
            return zone(self.last_pair(table, Side::Lead));
        }
        let trick = table.current();
        let up = trick.up.map(|up| self.led(table, up).of(lead));
        let mut pieces = Vec::from_iter(up);
        pieces.push(self.laid(view, lead, trick.down));
        let down = trick.down.or_else(|| secret_of(view, lead)?.face_down);
        pieces.extend(trick.up.zip(down).map(|(up, down)| self.worth_of(table, Side::Lead, up, down)));
        zone(pieces)
    }

    fn lesser_pair(&self, view: &View, names: &Names) -> Zone {
        let table = &view.public;
        let zone = |pieces| Zone::new("lesser-pair", "The Lesser Witches", ZoneKind::Middle, pieces);
        if !table.phase.in_trick() {
            return zone(self.last_pair(table, Side::Lessers));
        }
        let trick = table.current();
        let card = |seat| match table.card_of(trick, seat) {
            None if !table.lies_face_down(seat, self.eye_lead(table)) => self.empty_place(table, seat, names),
            shown => self.laid(view, seat, shown),
        };
        let mut pieces = vec![card(table.lesser_1()), card(table.lesser_2())];
        pieces.extend(trick.first.zip(trick.second).map(|(one, other)| self.worth_of(table, Side::Lessers, one, other)));
        zone(pieces)
    }

    /// The face-up card of the Lead; an Eye watches until the trick is revealed (TW-46).
    fn led(&self, table: &Public, up: Card) -> Piece {
        let watches = self.is_eye(up) && !table.phase.revealed();
        if watches { self.card(up).fact("eye", "the Eye watches", "1") } else { self.card(up) }
    }

    /// A card on the table: open, face down but the viewer's own, or face down.
    fn laid(&self, view: &View, seat: Seat, shown: Option<Card>) -> Piece {
        match shown.or_else(|| secret_of(view, seat)?.face_down) {
            Some(card) if shown.is_some() => self.card(card).of(seat),
            Some(card) => hidden(self.card(card)).of(seat),
            None => Piece::face_down(format!("down-{}", seat.0), "card", "A card face down").of(seat),
        }
    }

    fn empty_place(&self, table: &Public, seat: Seat, names: &Names) -> Piece {
        let passed = table.current().passed && seat == table.lesser_1();
        let (look, what) = if passed { ("passed", "has passed and plays last") } else { ("empty", "has not played yet") };
        Piece::new(format!("place-{}", seat.0), "place", look, format!("{} {what}", names.of(seat))).of(seat)
    }

    /// What two cards are worth together, and why (TW-50 to TW-53).
    fn worth_of(&self, table: &Public, side: Side, one: Card, other: Card) -> Piece {
        let worth = self.worth(one, other);
        let piece = Piece::new(format!("worth-{side}"), "worth", worth.to_string(), format!("Worth {worth}"));
        let piece = piece.text(self.why_worth(one, other));
        if table.current().winner == Some(side) { piece.fact("won", "wins the trick", "1") } else { piece }
    }

    fn why_worth(&self, one: Card, other: Card) -> String {
        let deck = self.deck();
        let (low, high) = (deck.rank(one).min(deck.rank(other)), deck.rank(one).max(deck.rank(other)));
        match () {
            () if CardSet::pair(one, other).contains(Card::ELIXIR) => format!("The Elixir doubles: 2 × {high}."),
            () if low == high => format!("Equal ranks: {low} + {high}."),
            () if deck.suit(one) == deck.suit(other) => format!("One suit: {low} + {high}."),
            () => format!("No match: the higher counts, {high}."),
        }
    }

    /// The pair that a side played to the trick just collected: seen by all, no longer there to be pointed at.
    fn last_pair(&self, table: &Public, side: Side) -> Vec<Piece> {
        let (trick, lead) = (table.current(), table.lead());
        let places = match side {
            Side::Lead => [(trick.up, lead), (trick.down, lead)],
            Side::Lessers => [(trick.first, table.lesser_1()), (trick.second, table.lesser_2())],
        };
        let [(Some(one), first), (Some(other), second)] = places else { return Vec::new() };
        if !shows_last_trick(table) {
            return Vec::new();
        }
        let past = |card, seat| self.past_card(trick.back, card).of(seat);
        vec![past(one, first), past(other, second), self.worth_of(table, side, one, other)]
    }

    fn past_card(&self, back: Back, card: Card) -> Piece {
        let mut piece = self.card(card).fact("past", "last trick", "1");
        piece.id = format!("last-{}", self.deck().id(card));
        if back == Back::Open(card) { piece.fact("back", "went back", "1") } else { piece }
    }

    /// The tricks a side has won, face down (TW-61, TW-62); at tables where they stay on display, with what was played.
    fn piles(&self, view: &View, side: Side) -> Zone {
        let table = &view.public;
        let finished = table.played()[..usize::from(table.finished())].iter().enumerate();
        let won = finished.filter(|(_, trick)| trick.winner == Some(side));
        let pile = |(number, trick): (usize, &crate::state::Trick)| {
            let piece = Piece::face_down(format!("pile-{}", number + 1), "pile", format!("Trick {}", number + 1));
            let lessers = trick.shown().minus(trick.lead_cards());
            let played = || format!("{} against {}.", self.cards_in_words(trick.lead_cards()), self.cards_in_words(lessers));
            if self.options.review_played { piece.text(played()) } else { piece }
        };
        let name = if side == Side::Lead { "Tricks of the Lead" } else { "Tricks of the Lessers" };
        Zone::new(format!("piles-{side}"), name, ZoneKind::Heap, won.map(pile).collect())
    }

    /// What the last lap of the auction, the trick or the return made everybody say.
    fn said(&self, table: &Public) -> Vec<Bubble> {
        let say = |seat, words: String, tone| Bubble { seat, words, tone };
        let lap = |seat_at: &dyn Fn(&Public) -> Seat| {
            let turns: Vec<Seat> = (0..table.turns).map(|turns| seat_at(&Public { turns, ..*table })).collect();
            turns.into_iter().map(move |seat| say(seat, "Pass".into(), "pass"))
        };
        let bid = || say(table.lead(), format!("I bid {}!", table.bid()), "claim");
        match table.phase {
            Phase::Opening => lap(&opening_seat).collect(),
            Phase::Raise => std::iter::once(bid()).chain(lap(&|table| self.raise_seat(table))).collect(),
            Phase::Discard => vec![say(table.lead(), format!("I win exactly {}!", table.bid()), "claim")],
            Phase::First | Phase::Second | Phase::Last => {
                let eye = self.eye_lead(table).then(|| say(table.lead(), "The Eye is upon you!".into(), "claim"));
                let held = table.current().passed.then(|| say(table.lesser_1(), "I cannot follow…".into(), "pass"));
                eye.into_iter().chain(held).collect()
            }
            Phase::Answer => {
                let card = table.proposed.map_or("card", |card| self.deck().name(card));
                vec![say(table.proposer(), format!("Return the {card}?"), "asked")]
            }
            Phase::Deal(_) | Phase::Passing | Phase::Lead | Phase::TakeBack | Phase::Propose | Phase::Over => Vec::new(),
        }
    }
}

/// The tricks of a side, and how many it has if the bid is made exactly (TW-64).
fn tricks_due(table: &Public, side: Side) -> Track {
    let (bid, at) = (table.bid(), table.piles(side).into());
    let text = format!("The Lead Witch must win exactly {bid} of the {TRICKS} tricks, not one more or less.");
    match side {
        Side::Lead => Track { id: "tricks-lead", name: "Tricks of the Lead".into(), at, to: bid.into(), text },
        Side::Lessers => {
            Track { id: "tricks-lessers", name: "Tricks of the Lessers".into(), at, to: TRICKS as i64 - i64::from(bid), text }
        }
    }
}

// ---- the players

/// What the viewer knows of a player's secrets: their own, and everybody's once all is shown.
fn secret_of(view: &View, seat: Seat) -> Option<Secret> {
    let own = view.own.filter(|_| view.viewer.is(seat));
    own.or(view.revealed.map(|secrets| secrets[seat.index()]))
}

impl ThreeWitches {
    fn lay_player(&self, seen: &Seen<'_, Self>, seat: Seat, scene: &mut Scene) {
        let table = &seen.view.public;
        let fate = table.fate[seat.index()];
        let area = scene.player_mut(seat);
        area.goods = vec![Good { key: "fate", name: "fate tokens".into(), letter: 'F', amount: fate.into() }];
        area.cards = Some(table.hand_size(seat).into());
        area.score = Some(fate.into());
        area.parts = self.parts(table, seat).into_iter().map(ScorePart::from).collect();
        area.marks = self.marks(table, seat);
        scene.zones.push(self.hand_zone(seen, seat));
        scene.zones.extend(self.discard_zone(seen.view, seat));
        if seen.viewer.is(seat) && matches!(seen.legal.first(), Some(Action::Lead(..))) {
            scene.zones.push(self.hiding_zone(seen, seat));
        }
    }

    fn marks(&self, table: &Public, seat: Seat) -> Vec<Fact> {
        let mut marks = Vec::new();
        match has_lead(table) {
            true if seat == table.lead() => marks.push(Fact::new("lead", "Lead Witch", "")),
            true => marks.push(Fact::new("lesser", "Lesser Witch", "")),
            false if seat == table.elixir && !matches!(table.phase, Phase::Deal(_)) => {
                marks.push(Fact::new("elixir", "holds the Elixir", ""));
            }
            false => {}
        }
        if table.chosen.contains(seat) {
            marks.push(Fact::new("chosen", "has chosen", ""));
        }
        let voids = self.void_suits(self.ledger(table).lacks[seat.index()]);
        marks.extend(voids.into_iter().map(|suit| Fact::new("void", "no", suit)));
        marks
    }

    /// The cards in hand: faces for whoever may see them, backs for everybody else.
    fn hand_zone(&self, seen: &Seen<'_, Self>, seat: Seat) -> Zone {
        let (view, table) = (seen.view, &seen.view.public);
        let hand = |name: &str, pieces| Zone::new(format!("hand-{}", seat.0), name, ZoneKind::Hand, pieces).of(seat);
        match secret_of(view, seat) {
            Some(secret) if view.viewer.is(seat) => {
                hand("Your hand", secret.hand.iter().map(|card| self.own_card(seen, &secret, seat, card)).collect())
            }
            Some(secret) => hand("Hand", secret.hand.iter().map(|card| self.card(card)).collect()),
            None => {
                let back = |place| Piece::face_down(format!("hand-{}-{place}", seat.0), "card", "A card");
                hand("Hand", (0..table.hand_size(seat)).map(back).collect())
            }
        }
    }

    fn own_card(&self, seen: &Seen<'_, Self>, secret: &Secret, seat: Seat, card: Card) -> Piece {
        let table = &seen.view.public;
        let mut piece = self.card(card);
        if secret.pending.contains(card) {
            let leaving = if table.phase == Phase::Passing { "to be given" } else { "to be discarded" };
            piece = piece.fact("leaving", leaving, "1");
        }
        if !has_lead(table) && seen.view.received.contains(card) {
            piece = piece.fact("received", "from", seen.to.names.of(seat.right(TABLE)));
        }
        match self.why_not(seen, secret, card) {
            Some((rule, text)) => piece.why_not(rule, text),
            None => piece,
        }
    }

    /// Why a card in the viewer's hand cannot be chosen, now that it is the viewer's turn.
    fn why_not(&self, seen: &Seen<'_, Self>, secret: &Secret, card: Card) -> Option<(&'static str, String)> {
        let table = &seen.view.public;
        let elixir = card == Card::ELIXIR;
        match seen.legal.first()? {
            Action::Lead(..) if elixir => {
                Some(("TW-36", "It may not be the face-up card, but it may be the hidden one.".into()))
            }
            Action::Give(_) if elixir => Some(("TW-23", "Its holder must give it away: it goes along.".into())),
            Action::Play(_) if table.phase != Phase::Last && !self.playable(table, secret.hand).contains(card) => {
                let rule = if elixir { "TW-44" } else { "TW-40" };
                Some((rule, format!("You have a {} and must follow suit.", self.lead_suit_name(table))))
            }
            _ => None,
        }
    }

    /// Pointed at for the second card of a lead: a place under each card of the hand, for laying it face down.
    fn hiding_zone(&self, seen: &Seen<'_, Self>, seat: Seat) -> Zone {
        let hand = seen.view.own.map_or(CardSet::EMPTY, |own| own.hand);
        let place =
            |card| Piece::new(self.hide_id(card), "hide", self.deck().id(card), format!("hide {}", self.deck().name(card)));
        Zone::new("hiding", "Laid face down with it", ZoneKind::Row, hand.iter().map(place).collect()).of(seat)
    }

    /// The card a Lesser Witch put away (TW-34).
    fn discard_zone(&self, view: &View, seat: Seat) -> Option<Zone> {
        let table = &view.public;
        if !table.phase.in_brew() || seat == table.lead() {
            return None;
        }
        let piece = match secret_of(view, seat).and_then(|secret| secret.discard) {
            Some(card) => hidden(self.card(card)),
            None => Piece::face_down(format!("discarded-{}", seat.0), "card", "A card put away"),
        };
        Some(Zone::new(format!("discard-{}", seat.0), "Discarded", ZoneKind::Row, vec![piece]).of(seat))
    }

    /// Two cards to give; of the Elixir holder one, since the Elixir goes along (TW-22, TW-23).
    fn gift(&self, seen: &Seen<'_, Self>, seat: Seat) -> Pick {
        let hand = seen.view.own.map_or(CardSet::EMPTY, |own| own.hand);
        let to = seen.to.names.of(seat.left(TABLE));
        let pickable = |card| Pickable { piece: self.card_id(card), word: self.deck().id(card).into() };
        let (number, verb, label) = match seat == seen.view.public.elixir {
            true => (1, "give elixir", format!("Give this and the Elixir to {to}")),
            false => (2, "give", format!("Give these 2 to {to}")),
        };
        let from = if number == 1 { hand.without(Card::ELIXIR) } else { hand };
        Pick { least: number, most: number, from: from.iter().map(pickable).collect(), verb, label }
    }
}

// ---- cards

impl ThreeWitches {
    /// A card whose face the viewer sees.
    fn card(&self, card: Card) -> Piece {
        let deck = self.deck();
        let piece = Piece::new(self.card_id(card), "card", deck.id(card), deck.name(card));
        if card == Card::ELIXIR {
            return piece.text("Doubles the rank of the card beside it. It is never led face up.");
        }
        let (suit, rank) = (deck.suit_name(deck.suit(card)), deck.rank(card));
        let eye = if self.is_eye(card) { " Led face up, it makes the Lesser Witches play face down." } else { "" };
        let text = format!("Beside another {suit} or another {rank}, the ranks are added; else the higher counts.{eye}");
        piece.text(text).fact("rank", "rank", rank).fact("suit", "suit", suit)
    }

    fn card_id(&self, card: Card) -> String {
        format!("card-{}", self.deck().id(card))
    }

    fn hide_id(&self, card: Card) -> String {
        format!("hide-{}", self.deck().id(card))
    }

    /// What one points at to make a choice.
    fn pointed_at(&self, table: &Public, action: Action) -> Vec<String> {
        match action {
            Action::Pass => vec![PASS.into()],
            Action::Bid(bid) => vec![bid_id(bid)],
            Action::Give(cards) => cards.iter().map(|card| self.card_id(card)).collect(),
            Action::Lead(up, down) => vec![self.card_id(up), self.hide_id(down)],
            Action::Discard(card)
            | Action::Play(card)
            | Action::TakeBack(card)
            | Action::Propose(card)
            | Action::Name(card) => vec![self.card_id(card)],
            Action::Accept => Vec::from_iter(table.proposed.map(|card| self.card_id(card))),
            Action::Deal(..) => Vec::new(),
        }
    }
}

/// A card that lies face down though its owner knows it.
fn hidden(card: Piece) -> Piece {
    card.fact("hidden", "face down", "1")
}

fn bid_id(bid: u8) -> String {
    format!("bid-{bid}")
}

// ---- the log

impl ThreeWitches {
    /// Whom and what an event is about, and what is seen of it.
    fn illustrated(&self, line: Line, event: &Event) -> Line {
        let says = |line: Line, seat, words: String| line.about([seat]).cue(Cue::Say { seat, words });
        match event {
            Event::Dealt { seat: Seat(0), cards, .. } => showing(line.about([Seat(0)]), cards.iter().flatten()).chapter(),
            Event::Dealt { seat, cards, .. } | Event::GiftChosen { seat, cards } => {
                showing(line.about([*seat]), cards.iter().flatten())
            }
            Event::ElixirWith { seat } => line.about([*seat]),
            Event::Passed { seat } => says(line, *seat, "Pass".into()),
            Event::Bid { seat, bid, .. } => says(line, *seat, format!("I bid {bid}!")).piece("ball"),
            Event::PassingBegan { .. } => line,
            Event::Gave { seat, to, cards } => showing(line.about([*seat, *to]), cards.iter().flatten()),
            Event::LeadFixed { seat, bid } => says(line, *seat, format!("I win exactly {bid}!")).piece("ball"),
            Event::DiscardChosen { seat, card } | Event::Discarded { seat, card } | Event::TookBack { seat, card } => {
                showing(line.about([*seat]), card)
            }
            Event::Led { seat, up, down, eye: true, .. } => {
                showing(says(line, *seat, "The Eye is upon you!".into()), [up].into_iter().chain(down))
            }
            Event::Led { seat, up, down, .. } => showing(line.about([*seat]), [up].into_iter().chain(down)),
            Event::Held { seat } => says(line, *seat, "I cannot follow…".into()),
            Event::Played { seat, card, .. } => showing(line.about([*seat]), card),
            Event::Revealed { lead, lessers, .. } => showing(line, lead.iter().chain(lessers)),
            Event::WentBack { seat, card } | Event::Returned { seat, card, .. } => showing(line.about([*seat]), [card]),
            Event::Proposed { seat, card } => showing(says(line, *seat, format!("Return the {}?", self.named(card))), [card]),
            Event::Collected { trick, .. } => line.piece(format!("pile-{trick}")),
            Event::Scored { lead, made, .. } => self.rewarded(line, *lead, *made),
            Event::Shown { .. } => line,
            Event::GameOver { winners, .. } => line.about(winners.iter().copied()).chapter(),
        }
    }

    /// Fate tokens for the Lead who made the bid, or for both Lessers (TW-64, TW-65).
    fn rewarded(&self, line: Line, lead: Seat, made: bool) -> Line {
        let setup = &self.components().setup;
        let amount = |seat| if seat == lead { setup.lead_reward } else { setup.lesser_reward };
        let rewarded = Seat::all(SEATS as u8).filter(|&seat| (seat == lead) == made);
        rewarded.fold(line.about([lead]), |line, seat| line.cue(Cue::Gain { seat, good: "fate", amount: amount(seat).into() }))
    }
}

/// Speaking of these cards, by the names they have for whoever sees them.
fn showing<'a>(line: Line, cards: impl IntoIterator<Item = &'a CardName>) -> Line {
    cards.into_iter().fold(line, |line, card| line.piece(format!("card-{}", card.0)))
}
