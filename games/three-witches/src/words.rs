//! What the game says to people: prompts, actions and events in sentences, the table as text.

use crate::ThreeWitches;
use crate::action::{self, Action};
use crate::cards::{Card, CardSet};
use crate::data;
use crate::event::{CardName, Event};
use crate::options::EyePass;
use crate::state::{Phase, Public, SEATS, Side, State};
use crate::view::View;
use covenstead_core::notation::{and_list, count};
use covenstead_core::{Actor, Audience, Decision, Fault, Locale, Names, Part, Refusal, Seat, Words};
use serde_json::Value;
use std::fmt::Write;

impl Words for ThreeWitches {
    fn print(&self, action: Action) -> String {
        action::print(self.deck(), action)
    }

    fn parse(&self, text: &str) -> Result<Action, String> {
        action::parse(self.deck(), text)
    }

    fn permit(&self, state: &State, actor: Actor, action: Action) -> Result<(), Refusal> {
        self.permission(state, actor, action)
    }

    fn decision(&self, state: &State, to: Audience<'_>) -> Option<Decision> {
        self.prompt(&state.public, to.names)
    }

    fn explain(&self, state: &State, seat: Seat, action: Action, to: Audience<'_>) -> String {
        self.explained(state, seat, action, to.names)
    }

    fn tell(&self, event: &Event, to: Audience<'_>) -> String {
        self.told(event, to.names)
    }

    fn describe(&self, view: &View, names: &Names) -> String {
        self.described(view, names)
    }

    fn write_view(&self, view: &View) -> Value {
        self.view_document(view)
    }

    fn breakdown(&self, state: &State, seat: Seat) -> Vec<Part> {
        self.parts(&state.public, seat)
    }

    fn write_state(&self, state: &State) -> Value {
        self.state_document(state)
    }

    fn read_state(&self, document: Value) -> Result<State, Fault> {
        self.state_from(document)
    }

    fn check(&self, state: &State) -> Result<(), Refusal> {
        self.check_state(state)
    }

    /// TW-I-13: 15 bidding turns, 9 gifts, 2 discards and 6 decisions a trick in each round.
    fn decision_bound(&self) -> u64 {
        56 * self.most_rounds()
    }

    fn rules_help(_locale: Locale) -> &'static str {
        include_str!("../RULES.md")
    }
}

impl ThreeWitches {
    /// "Wing of Owl and Elixir".
    pub(crate) fn cards_in_words(&self, cards: CardSet) -> String {
        data::cards_in_words(self.deck(), cards)
    }

    /// "owl", the suit led to the trick on the table.
    pub(crate) fn lead_suit_name(&self, table: &Public) -> &str {
        table.current().up.map_or("none", |up| self.deck().suit_name(self.deck().suit(up)))
    }

    /// What is asked, in words that say only what everybody knows.
    fn prompt(&self, table: &Public, names: &Names) -> Option<Decision> {
        let ask = |id, text| Some(Decision { id, text });
        let (name, lead) = (|| names.of(self.actor(table)), names.of(table.lead()));
        let (low, high) = (self.low_bid(), self.high_bid());
        match table.phase {
            Phase::Opening if self.must_bid(table) => ask("TW-D-02", format!("{} must bid {low} or {high}.", name())),
            Phase::Opening => ask("TW-D-01", format!("{} may pass, bid {low} or bid {high}.", name())),
            Phase::Raise => ask("TW-D-03", format!("{lead} has bid {low}. {} may raise to {high} or pass.", name())),
            Phase::Passing => ask("TW-D-04", format!("{} to give two cards to the left.", self.waiting(table, names))),
            Phase::Discard => ask("TW-D-05", format!("{} to discard a card.", self.waiting(table, names))),
            Phase::Lead => ask("TW-D-06", format!("{lead} leads trick {}: one card up, one down.", table.trick + 1)),
            Phase::First => {
                let pass = match self.eye_lead(table) && self.options.eye_pass == EyePass::Forbidden {
                    true => String::new(),
                    false => format!(", or to pass without a {}", self.lead_suit_name(table)),
                };
                ask("TW-D-07", format!("{} to play on {}{pass}.", name(), self.led_in_words(table)))
            }
            Phase::Second => ask("TW-D-08", format!("{} to play on {}.", name(), self.led_in_words(table))),
            Phase::Last => ask("TW-D-09", format!("{}, who passed, now plays a card.", name())),
            Phase::TakeBack => ask("TW-D-10", format!("{lead} won the trick and takes one of the two cards back.")),
            Phase::Propose => ask("TW-D-11", format!("{} proposes which card goes back to {lead}.", name())),
            Phase::Answer => {
                let card = table.proposed.map_or("card", |card| self.deck().name(card));
                ask("TW-D-12", format!("{} accepts the return of the {card}, or names the other card.", name()))
            }
            Phase::Deal(_) | Phase::Over => None,
        }
    }

    fn waiting(&self, table: &Public, names: &Names) -> String {
        let idle = if table.phase == Phase::Discard { Some(table.lead()) } else { None };
        Audience::english(names).list(Seat::all(SEATS as u8).filter(|&seat| !table.chosen.contains(seat) && Some(seat) != idle))
    }

    fn led_in_words(&self, table: &Public) -> String {
        let up = table.current().up.map_or("card", |up| self.deck().name(up));
        let how = if self.eye_lead(table) { ", face down" } else { "" };
        format!("the {up}{how}")
    }

    /// An action in words, spoken to whoever may play it.
    fn explained(&self, state: &State, seat: Seat, action: Action, names: &Names) -> String {
        let (table, deck) = (&state.public, self.deck());
        let lead = names.of(table.lead());
        match action {
            Action::Pass if table.phase == Phase::First => {
                format!("Pass, which shows that you have no {}, and play last.", self.lead_suit_name(table))
            }
            Action::Pass => "Pass.".into(),
            Action::Bid(bid) if bid == self.high_bid() => {
                format!("Bid {bid}: you are the Lead Witch at once and must win exactly {}.", count(bid, "trick"))
            }
            Action::Bid(bid) => {
                let high = self.high_bid();
                format!("Bid {bid}: unless somebody raises to {high}, you must win exactly {}.", count(bid, "trick"))
            }
            Action::Give(cards) => {
                format!("Give the {} to {}.", self.cards_in_words(cards), names.of(seat.left(SEATS as u8)))
            }
            Action::Discard(card) => format!("Put the {} away, face down, for this round.", deck.name(card)),
            Action::Lead(up, down) => self.lead_in_words(up, down),
            Action::Play(card) => self.play_in_words(state, seat, card),
            Action::TakeBack(card) => format!("Take the {} back into your hand; the others do not see which.", deck.name(card)),
            Action::Propose(card) => format!("Propose that the {} goes back to {lead}.", deck.name(card)),
            Action::Accept => {
                format!("Agree: the {} goes back to {lead}.", table.proposed.map_or("card", |card| deck.name(card)))
            }
            Action::Name(card) => format!("Disagree: the {} goes back to {lead}.", deck.name(card)),
            Action::Deal(..) => "This is for chance to do.".into(),
        }
    }

    fn lead_in_words(&self, up: Card, down: Card) -> String {
        let deck = self.deck();
        let eye = if self.is_eye(up) { " An Eye: the others play face down." } else { "" };
        format!("Lead the {} with the {} hidden, worth {}.{eye}", deck.name(up), deck.name(down), self.worth(up, down))
    }

    /// What a Lesser's card does, from what that seat can see: with the partner's card open, the worth of the pair.
    fn play_in_words(&self, state: &State, seat: Seat, card: Card) -> String {
        let (table, deck) = (&state.public, self.deck());
        let partner = if seat == table.lesser_1() { table.current().second } else { table.current().first };
        match (partner, self.eye_lead(table)) {
            (_, true) => format!("Play the {} face down.", deck.name(card)),
            (Some(other), _) => {
                format!("Play the {}, worth {} with the {}.", deck.name(card), self.worth(card, other), deck.name(other))
            }
            (None, _) => format!("Play the {}.", deck.name(card)),
        }
    }

    /// The name of a card that an event speaks of.
    pub(crate) fn named(&self, name: &CardName) -> &str {
        self.deck().card(&name.0).map_or("card", |card| self.deck().name(card))
    }

    fn all_named(&self, names: &[CardName]) -> String {
        let names: Vec<&str> = names.iter().map(|name| self.named(name)).collect();
        and_list(&names)
    }

    /// "the Wing of Owl", or "a card" where it is hidden.
    fn perhaps(&self, card: &Option<CardName>) -> String {
        card.as_ref().map_or("a card".into(), |card| format!("the {}", self.named(card)))
    }

    /// A line of the log.
    fn told(&self, event: &Event, names: &Names) -> String {
        let who = |seat: &Seat| names.of(*seat);
        match event {
            Event::Dealt { seat, round, cards: Some(cards) } => {
                format!("Round {round}: {} is dealt the {}.", who(seat), self.all_named(cards))
            }
            Event::Dealt { seat, round, cards: None } => format!("Round {round}: {} is dealt a hand.", who(seat)),
            Event::ElixirWith { seat } => format!("{} holds the Elixir.", who(seat)),
            Event::Passed { seat } => format!("{} passes.", who(seat)),
            Event::Bid { seat, bid, raised: false } => format!("{} bids {bid}.", who(seat)),
            Event::Bid { seat, bid, raised: true } => format!("{} raises to {bid}.", who(seat)),
            Event::PassingBegan { passing } => format!("Nobody bids: passing {passing}, two cards each to the left."),
            Event::GiftChosen { seat, cards: Some(cards) } => {
                format!("{} chooses to give the {}.", who(seat), self.all_named(cards))
            }
            Event::GiftChosen { seat, cards: None } => format!("{} has chosen two cards.", who(seat)),
            Event::Gave { seat, to, cards: Some(cards) } => {
                format!("{} gives the {} to {}.", who(seat), self.all_named(cards), who(to))
            }
            Event::Gave { seat, to, cards: None } => format!("{} gives two cards to {}.", who(seat), who(to)),
            Event::LeadFixed { seat, bid } => {
                format!("{} is the Lead Witch and must win exactly {}.", who(seat), count(*bid, "trick"))
            }
            Event::DiscardChosen { seat, card: None } => format!("{} has chosen a discard.", who(seat)),
            Event::DiscardChosen { seat, card } => format!("{} chooses to discard {}.", who(seat), self.perhaps(card)),
            Event::Discarded { seat, card } => format!("{} discards {}.", who(seat), self.perhaps(card)),
            Event::Led { seat, trick, up, down, .. } => {
                format!("Trick {trick}: {} leads the {} with {} face down.", who(seat), self.named(up), self.perhaps(down))
            }
            Event::Held { seat } => format!("{} cannot follow suit and passes.", who(seat)),
            Event::Played { seat, face_down: true, card } => format!("{} plays {} face down.", who(seat), self.perhaps(card)),
            Event::Played { seat, face_down: false, card } => format!("{} plays {}.", who(seat), self.perhaps(card)),
            Event::Revealed { lead, lessers, lead_value, lessers_value, winner, .. } => {
                let (lead, lessers) = (self.all_named(lead), self.all_named(lessers));
                let side = side_in_words(*winner);
                format!(
                    "The Lead has {lead}, worth {lead_value}; the Lessers {lessers}, worth {lessers_value}. {side} the trick."
                )
            }
            Event::TookBack { seat, card: None } => format!("{} takes one of the two cards back.", who(seat)),
            Event::TookBack { seat, card } => format!("{} takes {} back in secret.", who(seat), self.perhaps(card)),
            Event::WentBack { seat, card } => {
                format!("The Elixir is spent; the {} goes back to {}.", self.named(card), who(seat))
            }
            Event::Proposed { seat, card } => format!("{} proposes to return the {}.", who(seat), self.named(card)),
            Event::Returned { seat, card, accepted: true } => {
                format!("{} accepts: the {} goes back to the Lead.", who(seat), self.named(card))
            }
            Event::Returned { seat, card, accepted: false } => {
                format!("{} disagrees: the {} goes back to the Lead.", who(seat), self.named(card))
            }
            Event::Collected { lead_piles, lessers_piles, .. } => {
                format!("Tricks so far: {lead_piles} for the Lead, {lessers_piles} for the Lessers.")
            }
            Event::Scored { round, lead, bid, tricks, made, fate } => {
                let how = if *made { "makes the bid" } else { "misses the bid" };
                let fate = Seat::all(SEATS as u8).map(|seat| format!("{} {}", who(&seat), fate[seat.index()]));
                let fate: Vec<String> = fate.collect();
                let (won, lead) = (count(*tricks, "trick"), who(lead));
                format!("Round {round}: {lead} wins {won} and {how} of {bid}. Fate tokens: {}.", fate.join(", "))
            }
            Event::Shown { discards, piles, hands } => self.shown_in_words(discards, piles, hands, names),
            Event::GameOver { rounds, winners } => {
                let winners = Audience::english(names).list(winners.iter().copied());
                format!("The game ends after {}. The winner: {winners}.", count(*rounds, "round"))
            }
        }
    }

    fn shown_in_words(
        &self,
        discards: &[Option<CardName>; SEATS],
        piles: &[[CardName; 3]],
        hands: &[Vec<CardName>; SEATS],
        names: &Names,
    ) -> String {
        let mut parts = Vec::new();
        for seat in Seat::all(SEATS as u8) {
            if let Some(card) = &discards[seat.index()] {
                parts.push(format!("{} had discarded the {}", names.of(seat), self.named(card)));
            }
            if !hands[seat.index()].is_empty() {
                parts.push(format!("{} is left with the {}", names.of(seat), self.all_named(&hands[seat.index()])));
            }
        }
        for (number, pile) in piles.iter().enumerate() {
            parts.push(format!("pile {} holds the {}", number + 1, self.all_named(pile)));
        }
        format!("All is shown: {}.", parts.join("; "))
    }

    /// The table as text.
    fn described(&self, view: &View, names: &Names) -> String {
        let table = &view.public;
        let mut text = String::new();
        let goal = self.components().setup.fate_to_win;
        let _ = writeln!(text, "Round {}. {goal} fate tokens win.", table.round);
        let _ = writeln!(text, "{}", self.auction_in_words(table, names));
        if table.phase.in_brew() {
            let _ = writeln!(
                text,
                "Tricks: {} for the Lead, {} for the Lessers.",
                table.piles(Side::Lead),
                table.piles(Side::Lessers)
            );
        }
        if self.options.review_played {
            self.describe_played(view, &mut text);
        }
        if table.phase.in_trick() {
            let _ = writeln!(text, "On the table: {}", self.trick_in_words(table, names));
        }
        for seat in Seat::all(SEATS as u8) {
            let _ = writeln!(text, "{}", self.player_in_words(view, seat, names));
        }
        text
    }

    fn auction_in_words(&self, table: &Public, names: &Names) -> String {
        let elixir = names.of(table.elixir);
        match (table.phase, table.ball) {
            (Phase::Deal(_), _) => "The cards are being dealt.".into(),
            (_, None) => format!("{elixir} holds the Elixir. {} so far, no bid.", count(table.passings, "passing")),
            (Phase::Raise, Some(ball)) => format!("{elixir} holds the Elixir. {} has bid {}.", names.of(ball.seat), ball.bid),
            (_, Some(ball)) => format!("{} is the Lead Witch, bid {}.", names.of(ball.seat), ball.bid),
        }
    }

    /// The tricks already collected, an open pair shown as such (TW-R-15).
    fn describe_played(&self, view: &View, text: &mut String) {
        let (table, ledger) = (&view.public, self.ledger(&view.public));
        for (number, trick) in table.played()[..usize::from(table.finished())].iter().enumerate() {
            let lead = self.cards_in_words(trick.lead_cards());
            let lessers = self.cards_in_words(trick.shown().minus(trick.lead_cards()));
            let open = if ledger.open[number].is_empty() { "" } else { "; one of the Lead's two went back unseen" };
            let won = trick.winner.map_or("", side_in_words);
            let _ = writeln!(text, "  {}. {lead} against {lessers}. {won} the trick{open}.", number + 1);
        }
    }

    fn trick_in_words(&self, table: &Public, names: &Names) -> String {
        let (trick, eye) = (table.current(), self.eye_lead(table));
        let lies = |seat| table.lies_face_down(seat, eye);
        let name = |card: Option<Card>, seat| match card {
            Some(card) => self.deck().name(card).to_string(),
            None if lies(seat) => "a card face down".into(),
            None => "nothing yet".into(),
        };
        let (lead, one, two) = (table.lead(), table.lesser_1(), table.lesser_2());
        let passed = if trick.passed { " (passed)" } else { "" };
        format!(
            "{}: {} and {}; {}{passed}: {}; {}: {}.",
            names.of(lead),
            name(trick.up, lead),
            name(trick.down, lead),
            names.of(one),
            name(trick.first, one),
            names.of(two),
            name(trick.second, two)
        )
    }

    fn player_in_words(&self, view: &View, seat: Seat, names: &Names) -> String {
        let table = &view.public;
        let mut text = format!("  {:<10} {}", names.of(seat), count(table.fate[seat.index()], "fate token"));
        let shown = view.revealed.map(|secrets| secrets[seat.index()]).or(view.own.filter(|_| view.viewer.is(seat)));
        match shown {
            Some(secret) => {
                if !secret.hand.is_empty() {
                    let _ = write!(text, "; in hand {}", self.cards_in_words(secret.hand));
                }
                let aside = [("face down", secret.face_down), ("discarded", secret.discard)];
                for (where_to, card) in aside.into_iter().filter_map(|(where_to, card)| card.map(|card| (where_to, card))) {
                    let _ = write!(text, "; {where_to} {}", self.deck().name(card));
                }
            }
            None => {
                let _ = write!(text, "; {} in hand", count(table.hand_size(seat), "card"));
            }
        }
        let voids = self.void_suits(self.ledger(table).lacks[seat.index()]);
        if !voids.is_empty() {
            let _ = write!(text, "; has no {}", voids.join(", no "));
        }
        text
    }
}

fn side_in_words(side: Side) -> &'static str {
    match side {
        Side::Lead => "The Lead wins",
        Side::Lessers => "The Lessers win",
    }
}
