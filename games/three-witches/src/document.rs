//! States and views as JSON made of names: what the protocol shows and what a person may write by
//! hand.

use crate::ThreeWitches;
use crate::cards::{Card, CardSet};
use crate::data::{Suit, TRICKS};
use crate::setup::round_start;
use crate::state::{Back, CrystalBall, Phase, Public, SEATS, Secret, Side, State, Trick};
use crate::view::View;
use covenstead_core::{Code, Fault, Seat, SeatSet};
use serde::Deserialize;
use serde_json::{Map, Value, json};

covenstead_core::named! {
    /// The names of the phases.
    enum PhaseName {
        Deal = "deal",
        Opening = "opening",
        Raise = "raise",
        Passing = "passing",
        Discard = "discard",
        Lead = "lead",
        First = "first",
        Second = "second",
        Last = "last",
        TakeBack = "take-back",
        Propose = "propose",
        Answer = "answer",
        Over = "over",
    }
}

fn phase_name(phase: Phase) -> PhaseName {
    match phase {
        Phase::Deal(_) => PhaseName::Deal,
        Phase::Opening => PhaseName::Opening,
        Phase::Raise => PhaseName::Raise,
        Phase::Passing => PhaseName::Passing,
        Phase::Discard => PhaseName::Discard,
        Phase::Lead => PhaseName::Lead,
        Phase::First => PhaseName::First,
        Phase::Second => PhaseName::Second,
        Phase::Last => PhaseName::Last,
        Phase::TakeBack => PhaseName::TakeBack,
        Phase::Propose => PhaseName::Propose,
        Phase::Answer => PhaseName::Answer,
        Phase::Over => PhaseName::Over,
    }
}

impl ThreeWitches {
    fn id(&self, card: Card) -> Value {
        json!(self.deck().id(card))
    }

    fn ids(&self, cards: CardSet) -> Value {
        cards.iter().map(|card| self.id(card)).collect()
    }

    fn maybe_id(&self, card: Option<Card>) -> Value {
        card.map_or(Value::Null, |card| self.id(card))
    }

    pub(crate) fn state_document(&self, state: &State) -> Value {
        let table = &state.public;
        let mut document = self.table_fields(table);
        let tricks = table.played().iter().enumerate().map(|(number, trick)| {
            let mut fields = self.trick_fields(trick);
            if number < usize::from(table.finished()) {
                fields.insert(
                    "returned".into(),
                    self.maybe_id(self.went_back(state, number).first()),
                );
            }
            Value::Object(fields)
        });
        document.insert("tricks".into(), tricks.collect());
        let players = Seat::all(SEATS as u8).map(|seat| {
            let secret = &state.secrets[seat.index()];
            let mut fields = Map::new();
            fields.insert("fate".into(), json!(table.fate[seat.index()]));
            self.secret_fields(secret, &mut fields);
            Value::Object(fields)
        });
        document.insert("players".into(), players.collect());
        Value::Object(document)
    }

    /// What state and view say of the table.
    fn table_fields(&self, table: &Public) -> Map<String, Value> {
        let dealing = matches!(table.phase, Phase::Deal(_));
        let ball = table
            .ball
            .map(|ball| json!({ "seat": ball.seat, "bid": ball.bid }));
        let document = json!({
            "round": table.round,
            "phase": phase_name(table.phase),
            "elixir": (!dealing).then_some(table.elixir),
            "passings": table.passings,
            "turns": table.turns,
            "crystal_ball": ball,
            "chosen": table.chosen,
            "proposed": self.maybe_id(table.proposed),
        });
        into_map(document)
    }

    fn trick_fields(&self, trick: &Trick) -> Map<String, Value> {
        into_map(json!({
            "up": self.maybe_id(trick.up),
            "down": self.maybe_id(trick.down),
            "first": self.maybe_id(trick.first),
            "second": self.maybe_id(trick.second),
            "passed": trick.passed,
            "winner": trick.winner,
        }))
    }

    fn secret_fields(&self, secret: &Secret, fields: &mut Map<String, Value>) {
        fields.insert("hand".into(), self.ids(secret.hand));
        fields.insert("given".into(), self.ids(secret.given));
        fields.insert("pending".into(), self.ids(secret.pending));
        fields.insert("discard".into(), self.maybe_id(secret.discard));
        fields.insert("face_down".into(), self.maybe_id(secret.face_down));
    }

    pub(crate) fn view_document(&self, view: &View) -> Value {
        let table = &view.public;
        let mut document = Map::new();
        document.insert("viewer".into(), json!(view.viewer));
        document.extend(self.table_fields(table));
        let roles = table.phase.in_brew() || table.phase == Phase::Discard;
        document.insert("lead".into(), json!(roles.then(|| table.lead())));
        document.insert(
            "lessers".into(),
            json!(roles.then(|| [table.lesser_1(), table.lesser_2()])),
        );
        document.insert(
            "fate_to_win".into(),
            json!(self.components().setup.fate_to_win),
        );
        document.insert("trick".into(), json!(table.trick));
        document.insert("piles".into(), self.piles_document(table));
        document.insert(
            "proposer".into(),
            json!(table.phase.in_trick().then(|| table.proposer())),
        );
        document.insert("received".into(), self.ids(view.received));
        document.insert("tricks".into(), self.seen_tricks(view));
        document.insert("review_played".into(), json!(self.options.review_played));
        document.insert("deck".into(), self.ids(CardSet::ALL));
        document.insert("players".into(), self.seen_players(view));
        Value::Object(document)
    }

    fn piles_document(&self, table: &Public) -> Value {
        json!({ "lead": table.piles(Side::Lead), "lessers": table.piles(Side::Lessers) })
    }

    /// The tricks with what this viewer knows of the card that went back; `open` marks an open pair
    /// (TW-K-08).
    fn seen_tricks(&self, view: &View) -> Value {
        let (table, ledger) = (&view.public, self.ledger(&view.public));
        let known = self.known_secrets(view);
        let state = State {
            public: *table,
            secrets: known,
        };
        let sees_all = view.revealed.is_some() || view.viewer.is(table.lead());
        let tricks = table.played().iter().enumerate().map(|(number, trick)| {
            let mut fields = self.trick_fields(trick);
            let finished = number < usize::from(table.finished());
            let open = !ledger.open[number].is_empty();
            let returned = match trick.back {
                Back::Open(card) => Some(card),
                Back::Secret if !open || sees_all => self.went_back(&state, number).first(),
                Back::Secret | Back::Pending => None,
            };
            if finished {
                fields.insert("returned".into(), self.maybe_id(returned));
                fields.insert("open".into(), json!(open));
            }
            Value::Object(fields)
        });
        tricks.collect()
    }

    /// The secrets this viewer knows; the others' are left blank.
    fn known_secrets(&self, view: &View) -> [Secret; SEATS] {
        let mut secrets = view.revealed.unwrap_or_default();
        if let (Some(seat), Some(own)) = (view.viewer.seat(), view.own) {
            secrets[seat.index()] = own;
        }
        secrets
    }

    /// What a viewer is shown of the players: the own secrets, and what is certain of the others'.
    fn seen_players(&self, view: &View) -> Value {
        let (table, ledger) = (&view.public, self.ledger(&view.public));
        let (secrets, knowledge) = (self.known_secrets(view), self.knowledge(view));
        let players = Seat::all(SEATS as u8).map(|seat| {
            let voids = self.void_suits(ledger.lacks[seat.index()]);
            let voids = voids.map(|suit| self.deck().suit_id(suit));
            let mut fields = into_map(json!({
                "fate": table.fate[seat.index()],
                "cards": table.hand_size(seat),
                "face_down_cards": u8::from(table.lies_face_down(seat, self.eye_lead(table))),
                "talk": self.talk(table, seat),
                "voids": voids.collect::<Vec<_>>(),
            }));
            if view.viewer.is(seat) || view.revealed.is_some() {
                self.secret_fields(&secrets[seat.index()], &mut fields);
            } else {
                let known = &knowledge[seat.index()];
                fields.insert("has".into(), self.ids(known.has));
                fields.insert("holds".into(), self.ids(known.holds));
                fields.insert("may_hold".into(), self.ids(known.may_hold));
                fields.insert("may_discard".into(), self.ids(known.may_discard));
                fields.insert("may_lie".into(), self.ids(known.may_lie));
            }
            Value::Object(fields)
        });
        players.collect()
    }

    /// The suits these cards make up.
    pub(crate) fn void_suits(&self, cards: CardSet) -> impl Iterator<Item = Suit> {
        Suit::all().filter(move |&suit| self.deck().of_suit(suit).within(cards))
    }

    pub(crate) fn state_from(&self, document: Value) -> Result<State, Fault> {
        let document: StateDocument = serde_json::from_value(document)
            .map_err(|error| bad(format!("the state cannot be read: {error}")))?;
        self.read_document(document)
    }

    fn read_document(&self, document: StateDocument) -> Result<State, Fault> {
        if document.players.len() != SEATS || document.tricks.len() > TRICKS {
            return Err(bad(format!(
                "there are {SEATS} players and at most {TRICKS} tricks"
            )));
        }
        let seats = [
            document.elixir,
            document.crystal_ball.as_ref().map(|ball| ball.seat),
        ];
        if let Some(seat) = seats
            .into_iter()
            .flatten()
            .find(|seat| seat.index() >= SEATS)
        {
            return Err(Fault::by_rule(
                Code::BadState,
                "TW-01",
                format!("there is no {seat}: the seats are 0 to 2"),
            ));
        }
        let mut fate = [0; SEATS];
        let mut secrets = [Secret::default(); SEATS];
        for (seat, player) in document.players.iter().enumerate() {
            fate[seat] = tokens(player.fate)?;
            secrets[seat] = self.read_secret(player)?;
        }
        let mut table = round_start(document.round, fate);
        table.phase = read_phase(document.phase, &secrets);
        if !matches!(table.phase, Phase::Deal(_)) {
            table.elixir = document
                .elixir
                .unwrap_or_else(|| self.elixir_holder(&secrets));
        }
        (table.passings, table.turns, table.chosen) =
            (document.passings, document.turns, document.chosen);
        table.ball = document.crystal_ball.map(|ball| CrystalBall {
            seat: ball.seat,
            bid: ball.bid,
        });
        table.proposed = self.read_maybe(document.proposed.as_deref())?;
        table.trick = document.tricks.len() as u8;
        let finished =
            usize::from(table.trick) - usize::from(table.phase.in_trick() && table.trick > 0);
        for (number, trick) in document.tricks.iter().enumerate() {
            table.tricks[number] = self.read_trick(trick, number < finished)?;
        }
        let state = State {
            public: table,
            secrets,
        };
        self.check_returned(&state, &document.tricks[..finished])?;
        Ok(state)
    }

    /// Where the Elixir is, if the document does not say who had it: in a hand, face down,
    /// discarded.
    fn elixir_holder(&self, secrets: &[Secret; SEATS]) -> Seat {
        let has = |secret: &Secret| {
            let elixir = Some(Card::ELIXIR);
            secret.hand.contains(Card::ELIXIR)
                || secret.discard == elixir
                || secret.face_down == elixir
        };
        Seat(secrets.iter().position(has).unwrap_or(0) as u8)
    }

    fn read_card(&self, id: &str) -> Result<Card, Fault> {
        self.deck().card(id).ok_or_else(|| {
            let ids: Vec<&str> = Card::all().map(|card| self.deck().id(card)).collect();
            bad(format!(
                "`{id}` is no card; the cards are {}",
                ids.join(", ")
            ))
        })
    }

    fn read_maybe(&self, id: Option<&str>) -> Result<Option<Card>, Fault> {
        id.map(|id| self.read_card(id)).transpose()
    }

    fn read_cards(&self, ids: &[String], what: &str) -> Result<CardSet, Fault> {
        let cards = ids
            .iter()
            .map(|id| self.read_card(id))
            .collect::<Result<Vec<_>, _>>()?;
        let set: CardSet = cards.iter().copied().collect();
        match set.len() as usize == cards.len() {
            true => Ok(set),
            false => Err(Fault::by_rule(
                Code::BadState,
                "TW-I-01",
                format!("a card is listed twice in \"{what}\""),
            )),
        }
    }

    fn read_secret(&self, player: &PlayerDocument) -> Result<Secret, Fault> {
        Ok(Secret {
            hand: self.read_cards(&player.hand, "hand")?,
            given: self.read_cards(&player.given, "given")?,
            pending: self.read_cards(&player.pending, "pending")?,
            discard: self.read_maybe(player.discard.as_deref())?,
            face_down: self.read_maybe(player.face_down.as_deref())?,
        })
    }

    /// The winner and whether the return was open follow from the cards and need not be written.
    fn read_trick(&self, document: &TrickDocument, finished: bool) -> Result<Trick, Fault> {
        let read = |id: &Option<String>| self.read_maybe(id.as_deref());
        let (up, down) = (read(&document.up)?, read(&document.down)?);
        let (first, second) = (read(&document.first)?, read(&document.second)?);
        let mut trick = Trick {
            up,
            down,
            first,
            second,
            passed: document.passed,
            ..Trick::default()
        };
        if let (Some(up), Some(down), Some(first), Some(second)) = (up, down, first, second) {
            let better = self.worth(first, second) > self.worth(up, down);
            trick.winner =
                document
                    .winner
                    .or(Some(if better { Side::Lessers } else { Side::Lead }));
        }
        let returned = read(&document.returned)?;
        trick.back = match (finished, trick.winner, returned) {
            (false, ..) => Back::Pending,
            (true, Some(Side::Lead), _) if down != Some(Card::ELIXIR) => Back::Secret,
            (true, Some(Side::Lead), None) => up.map_or(Back::Pending, Back::Open),
            (true, _, Some(card)) => Back::Open(card),
            (true, _, None) => Back::Pending,
        };
        Ok(trick)
    }

    /// A card written as returned must be the one that is with the Lead since (TW-I-17).
    fn check_returned(&self, state: &State, tricks: &[TrickDocument]) -> Result<(), Fault> {
        for (number, trick) in tricks.iter().enumerate() {
            let Some(returned) = self.read_maybe(trick.returned.as_deref())? else {
                continue;
            };
            if self.went_back(state, number) != CardSet::only(returned) {
                let name = self.deck().name(returned);
                let message = format!(
                    "the {name} went back to the Lead in trick {}, but is not with the Lead since",
                    number + 1
                );
                return Err(Fault::by_rule(Code::BadState, "TW-I-17", message));
            }
        }
        Ok(())
    }
}

fn into_map(document: Value) -> Map<String, Value> {
    match document {
        Value::Object(fields) => fields,
        _ => unreachable!("an object was written"),
    }
}

fn bad(message: String) -> Fault {
    Fault::new(Code::BadState, message)
}

/// Fate tokens are never lost, and nobody has very many.
fn tokens(number: i64) -> Result<u16, Fault> {
    match number {
        0..=10_000 => Ok(number as u16),
        _ => Err(Fault::by_rule(
            Code::BadState,
            "TW-05",
            format!("a player has 0 to 10000 fate tokens, not {number}"),
        )),
    }
}

/// Whose hand is to be dealt next follows from the hands.
fn read_phase(name: PhaseName, secrets: &[Secret; SEATS]) -> Phase {
    match name {
        PhaseName::Deal => {
            let dealt = secrets
                .iter()
                .take_while(|secret| !secret.hand.is_empty())
                .count();
            Phase::Deal(Seat(dealt.min(SEATS - 1) as u8))
        }
        PhaseName::Opening => Phase::Opening,
        PhaseName::Raise => Phase::Raise,
        PhaseName::Passing => Phase::Passing,
        PhaseName::Discard => Phase::Discard,
        PhaseName::Lead => Phase::Lead,
        PhaseName::First => Phase::First,
        PhaseName::Second => Phase::Second,
        PhaseName::Last => Phase::Last,
        PhaseName::TakeBack => Phase::TakeBack,
        PhaseName::Propose => Phase::Propose,
        PhaseName::Answer => Phase::Answer,
        PhaseName::Over => Phase::Over,
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StateDocument {
    round: u16,
    phase: PhaseName,
    #[serde(default)]
    elixir: Option<Seat>,
    #[serde(default)]
    passings: u8,
    #[serde(default)]
    turns: u8,
    #[serde(default)]
    crystal_ball: Option<BallDocument>,
    #[serde(default)]
    chosen: SeatSet,
    #[serde(default)]
    proposed: Option<String>,
    #[serde(default)]
    tricks: Vec<TrickDocument>,
    players: Vec<PlayerDocument>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BallDocument {
    seat: Seat,
    bid: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TrickDocument {
    #[serde(default)]
    up: Option<String>,
    #[serde(default)]
    down: Option<String>,
    #[serde(default)]
    first: Option<String>,
    #[serde(default)]
    second: Option<String>,
    #[serde(default)]
    passed: bool,
    #[serde(default)]
    winner: Option<Side>,
    #[serde(default)]
    returned: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerDocument {
    #[serde(default)]
    fate: i64,
    #[serde(default)]
    hand: Vec<String>,
    #[serde(default)]
    given: Vec<String>,
    #[serde(default)]
    pending: Vec<String>,
    #[serde(default)]
    discard: Option<String>,
    #[serde(default)]
    face_down: Option<String>,
}
