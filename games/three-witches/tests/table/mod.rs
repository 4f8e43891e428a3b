//! Tables for tests: positions and decisions in a short notation. `O6` is the owl 6 and `EX` the
//! Elixir, as in the specification; seats are A, B and C. A hand may be given in part: the rest is
//! filled up, `-O` keeping owls out of it and `/D2` naming the discard.
#![allow(dead_code)] // each test file uses its part

use covenstead_core::{
    Actor, Code, DataFile, FastRng, Game, Match, Names, Rng, Seat, Silent, Table, Turn, Viewer,
};
use covenstead_three_witches::{
    Action, Card, CardSet, Components, Event, Options, Phase, State, ThreeWitches,
};
use serde_json::{Value, json};
use std::sync::Arc;

pub type T = Match<ThreeWitches>;

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);
pub const SEATS: [Seat; 3] = [A, B, C];

const SUITS: [(&str, &str); 5] = [
    ("O", "owl"),
    ("D", "dog"),
    ("N", "newt"),
    ("S", "snake"),
    ("T", "bat"),
];
const DECK: &str = "O2 O3 O4 O6 D2 D3 D4 D5 N2 N3 N4 S2 S3 S5 T4 T5 T6 EX";

pub fn data() -> Arc<DataFile<Components>> {
    Arc::new(DataFile::built_in::<ThreeWitches>())
}

pub fn game(options: Options) -> ThreeWitches {
    ThreeWitches::new(data(), options, 3).expect("a table")
}

/// `O6` → `owl-6`; any other word stays as it is.
pub fn long(word: &str) -> String {
    if word == "EX" {
        return "elixir".into();
    }
    let suit = word
        .get(..1)
        .and_then(|letter| SUITS.iter().find(|(short, _)| *short == letter));
    match (suit, word.get(1..)) {
        (Some((_, suit)), Some(rank)) if rank.parse::<u8>().is_ok() => format!("{suit}-{rank}"),
        _ => word.into(),
    }
}

/// `owl-6` → `O6`.
pub fn short(id: &str) -> String {
    if id == "elixir" {
        return "EX".into();
    }
    let (suit, rank) = id.split_once('-').expect("a card");
    let letter = SUITS
        .iter()
        .find(|(_, long)| *long == suit)
        .expect("a suit")
        .0;
    format!("{letter}{rank}")
}

pub fn ids(cards: &str) -> Vec<String> {
    cards.split_whitespace().map(long).collect()
}

pub fn card(word: &str) -> Card {
    game(Options::default())
        .deck()
        .card(&long(word))
        .expect("a card")
}

pub fn cards(words: &str) -> CardSet {
    words.split_whitespace().map(card).collect()
}

/// JSON ids in short notation, in one string.
pub fn shorts(list: &Value) -> String {
    let ids = list
        .as_array()
        .expect("a list")
        .iter()
        .map(|id| short(id.as_str().expect("an id")));
    ids.collect::<Vec<_>>().join(" ")
}

/// One player's part of a position: what must be in hand, what must not, the discard.
#[derive(Default)]
struct Part {
    hand: Vec<String>,
    barred: Vec<String>,
    discard: Option<String>,
    size: usize,
    discards: bool,
}

fn part(text: &str, size: usize, discards: bool) -> Part {
    let mut part = Part {
        size,
        discards,
        ..Part::default()
    };
    for word in text.split_whitespace() {
        match (word.strip_prefix('-'), word.strip_prefix('/')) {
            (Some(suit), _) => part.barred.push(suit.into()),
            (_, Some(card)) => part.discard = Some(card.into()),
            _ => part.hand.push(word.into()),
        }
    }
    part
}

/// Deals the cards not named, by trying.
fn fill(parts: &mut [Part; 3], left: &[&str]) -> bool {
    let Some((card, rest)) = left.split_first() else {
        return true;
    };
    for place in 0..6 {
        let (seat, discard) = (place % 3, place >= 3);
        let part = &mut parts[seat];
        if discard {
            if !part.discards || part.discard.is_some() {
                continue;
            }
            part.discard = Some(card.to_string());
        } else {
            if part.hand.len() == part.size
                || part
                    .barred
                    .iter()
                    .any(|suit| card.starts_with(suit.as_str()))
            {
                continue;
            }
            part.hand.push(card.to_string());
        }
        if fill(parts, rest) {
            return true;
        }
        if discard {
            parts[seat].discard = None
        } else {
            drop(parts[seat].hand.pop())
        }
    }
    false
}

fn complete(mut parts: [Part; 3]) -> [Part; 3] {
    let named: Vec<String> = parts
        .iter()
        .flat_map(|part| part.hand.iter().chain(&part.discard))
        .cloned()
        .collect();
    let left: Vec<&str> = DECK
        .split_whitespace()
        .filter(|card| !named.iter().any(|named| named == card))
        .collect();
    assert!(fill(&mut parts, &left), "no such position");
    parts
}

fn players(parts: &[Part; 3], fate: [u16; 3]) -> Value {
    let player = |seat: usize| {
        let hand: Vec<String> = parts[seat].hand.iter().map(|card| long(card)).collect();
        json!({ "fate": fate[seat], "hand": hand, "discard": parts[seat].discard.as_deref().map(long) })
    };
    (0..3).map(player).collect()
}

pub fn load(document: Value) -> T {
    Match::load(data(), document, "a test").unwrap_or_else(|fault| panic!("{fault:?}"))
}

/// What is wrong with a document: the rule.
pub fn refused(document: Value) -> String {
    let fault = Match::<ThreeWitches>::load(data(), document, "a test")
        .err()
        .expect("a state to be refused");
    assert_eq!(fault.code, Code::BadState, "{fault:?}");
    assert!(fault.message.len() > 8);
    fault.rule.unwrap_or_default()
}

/// The first turn of the auction after a deal.
pub fn bidding(a: &str, b: &str, c: &str) -> T {
    bidding_with(json!({}), a, b, c)
}

pub fn bidding_with(options: Value, a: &str, b: &str, c: &str) -> T {
    let parts = complete([part(a, 6, false), part(b, 6, false), part(c, 6, false)]);
    load(
        json!({ "options": options, "round": 1, "phase": "opening", "players": players(&parts, [0; 3]) }),
    )
}

/// Before the first trick: A is Lead with a bid of 3, B is Lesser 1, C is Lesser 2.
pub fn brew(a: &str, b: &str, c: &str) -> T {
    brew_with(json!({}), 3, a, b, c)
}

pub fn brew_with(options: Value, bid: u8, a: &str, b: &str, c: &str) -> T {
    let parts = complete([part(a, 6, false), part(b, 5, true), part(c, 5, true)]);
    load(json!({
        "options": options, "round": 1, "phase": "lead",
        "crystal_ball": { "seat": 0, "bid": bid }, "players": players(&parts, [0; 3]),
    }))
}

fn line(text: &str) -> (Seat, String) {
    let (who, action) = text.trim().split_once(' ').expect("a seat and an action");
    let seat = SEATS["ABC".find(who).expect("a seat")];
    (
        seat,
        action
            .split_whitespace()
            .map(long)
            .collect::<Vec<_>>()
            .join(" "),
    )
}

/// Plays "A bid 3, B pass"; gives the events of all of it.
pub fn run(table: &mut T, script: &str) -> Vec<Value> {
    let mut events = Vec::new();
    for step in script.split(',') {
        let (seat, action) = line(step);
        events.extend(
            table
                .play(seat, &action)
                .unwrap_or_else(|fault| panic!("{step}: {fault:?}")),
        );
    }
    events
}

/// Tries an action that is refused: its rule. Nothing has changed.
pub fn refuse(table: &mut T, step: &str) -> String {
    let (before, (seat, action)) = (table.state(), line(step));
    let fault = table.play(seat, &action).expect_err(step);
    assert_eq!(table.state(), before, "a refused action changes nothing");
    assert!(
        matches!(fault.code, Code::IllegalAction | Code::NotYourTurn),
        "{fault:?}"
    );
    assert!(fault.message.len() > 8, "{fault:?}");
    fault.rule.unwrap_or_default()
}

/// The legal actions of a seat, in short notation.
pub fn legal(table: &T, seat: Seat) -> Vec<String> {
    let shorten = |word: &str| {
        if word == "elixir" || word.contains('-') && word != "take-back" {
            short(word)
        } else {
            word.into()
        }
    };
    let shorten_all = |text: String| text.split(' ').map(shorten).collect::<Vec<_>>().join(" ");
    table
        .legal(seat)
        .expect("a seat")
        .into_iter()
        .map(shorten_all)
        .collect()
}

pub fn decision(table: &T) -> &'static str {
    table.status().decision.unwrap_or("none")
}

pub fn actors(table: &T) -> Vec<Seat> {
    table.status().actors
}

pub fn hand(table: &T, seat: Seat) -> String {
    shorts(&table.state()["players"][seat.index()]["hand"])
}

pub fn view(table: &T, seat: Seat) -> Value {
    table.view(Viewer::Seat(seat)).expect("a seat")
}

pub fn onlooker(table: &T) -> Value {
    table.view(Viewer::Spectator).expect("an onlooker")
}

/// What `viewer` knows of `of`: one of the lists of the view.
pub fn known(table: &T, viewer: Seat, of: Seat, what: &str) -> String {
    shorts(&view(table, viewer)["players"][of.index()][what])
}

pub fn voids(table: &T, of: Seat) -> Vec<String> {
    serde_json::from_value(onlooker(table)["players"][of.index()]["voids"].clone()).expect("a list")
}

pub fn fate(table: &T) -> [u16; 3] {
    table.true_state().public.fate
}

pub fn phase(table: &T) -> Phase {
    table.true_state().public.phase
}

/// The first event of this kind.
pub fn event(events: &[Value], kind: &str) -> Value {
    events
        .iter()
        .find(|event| event["event"] == kind)
        .unwrap_or_else(|| panic!("no {kind} in {events:?}"))
        .clone()
}

pub fn kinds(events: &[Value]) -> Vec<String> {
    events
        .iter()
        .map(|event| event["event"].as_str().expect("a kind").to_string())
        .collect()
}

/// A state that looks like the real one to the viewer.
pub fn dream(table: &T, viewer: Viewer, rng: &mut FastRng) -> State {
    table
        .rules()
        .imagine(&table.rules().view(table.true_state(), viewer), rng)
}

/// Many of them.
pub fn dreams(table: &T, viewer: Seat, count: u64) -> Vec<State> {
    let mut rng = FastRng::new(count);
    (0..count)
        .map(|_| dream(table, Viewer::Seat(viewer), &mut rng))
        .collect()
}

/// The Lessers play their first legal card each, without passing, until the trick is revealed.
pub fn reply(table: &mut T) -> Vec<Value> {
    let mut events = Vec::new();
    while matches!(phase(table), Phase::First | Phase::Second | Phase::Last) {
        let seat = actors(table)[0];
        let legal = table.legal(seat).expect("a seat");
        let action = legal
            .iter()
            .find(|action| *action != "pass")
            .expect("a card to play")
            .clone();
        events.extend(table.play(seat, &action).expect("legal"));
    }
    events
}

/// A whole trick in which the Lead leaves these cards alone; then whatever goes back first.
pub fn any_trick(table: &mut T, but: &str) {
    let but = ids(but);
    let lead = actors(table)[0];
    let fits = |action: &&String| {
        !action
            .split(' ')
            .any(|word| but.iter().any(|id| id == word))
    };
    let action = table
        .legal(lead)
        .expect("a seat")
        .iter()
        .find(fits)
        .expect("another lead")
        .clone();
    table.play(lead, &action).expect("legal");
    reply(table);
    while matches!(
        phase(table),
        Phase::TakeBack | Phase::Propose | Phase::Answer
    ) {
        let seat = actors(table)[0];
        let action = table.legal(seat).expect("a seat")[0].clone();
        table.play(seat, &action).expect("legal");
    }
}

/// All three give; everybody their first legal pair.
pub fn any_passing(table: &mut T) {
    for seat in SEATS {
        let gift = table.legal(seat).expect("a seat")[0].clone();
        table.play(seat, &gift).expect("legal");
    }
}

/// One step of a random game.
pub struct Step<'a> {
    pub before: &'a State,
    pub seat: Option<Seat>,
    pub action: Action,
    pub events: &'a [Event],
    pub after: &'a State,
}

/// How random players bid: as likely as not any choice, or shy, so that cards are passed often.
#[derive(Clone, Copy, PartialEq)]
pub enum Bidders {
    Even,
    Shy,
}

/// Plays random games until `look` has found what it wants.
pub fn search<X>(
    game: &ThreeWitches,
    bidders: Bidders,
    seed: u64,
    mut look: impl FnMut(&Step<'_>) -> Option<X>,
) -> X {
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    for number in 0..400_000 {
        let (mut state, mut rng) = (game.start(), FastRng::stream(seed, number));
        loop {
            let (seat, action) = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => (None, game.sample(&state, &mut rng)),
                Turn::Seats(seats) => {
                    let waiting: Vec<Seat> = seats.iter().collect();
                    let seat = rng.pick(&waiting);
                    game.legal(&state, seat, &mut legal);
                    let shy = bidders == Bidders::Shy
                        && state.public.phase == Phase::Opening
                        && rng.below(10) > 0;
                    (Some(seat), if shy { legal[0] } else { rng.pick(&legal) })
                }
            };
            let before = state;
            events.clear();
            game.apply(
                &mut state,
                seat.map_or(Actor::Chance, Actor::Seat),
                action,
                &mut events,
            );
            if let Some(found) = look(&Step {
                before: &before,
                seat,
                action,
                events: &events,
                after: &state,
            }) {
                return found;
            }
        }
    }
    panic!("no random game has it");
}

/// A state of some random game in which a seat has to decide.
pub fn seek(options: Options, wanted: impl Fn(&State) -> bool) -> State {
    let game = game(options);
    search(&game, Bidders::Even, 11, |step| {
        let deciding = matches!(game.turn(step.after), Turn::Seats(_));
        (deciding && wanted(step.after)).then_some(*step.after)
    })
}

/// The last decision of a round that `wanted` likes.
pub fn seek_end(
    options: Options,
    wanted: impl Fn(&State, &Event) -> bool,
) -> (State, Seat, Action) {
    search(&game(options), Bidders::Even, 12, |step| {
        let scored = step
            .events
            .iter()
            .find(|event| matches!(event, Event::Scored { .. }))?;
        wanted(step.before, scored)
            .then(|| (*step.before, step.seat.expect("a decision"), step.action))
    })
}

/// A match that goes on from a state, with other fate tokens.
pub fn resume(options: Options, mut state: State, tokens: Option<[u16; 3]>) -> T {
    if let Some(tokens) = tokens {
        state.public.fate = tokens;
        state.public.round = tokens.iter().sum::<u16>() / 2 + 1;
    }
    let game = game(options);
    covenstead_core::Words::check(&game, &state).expect("a valid state");
    Match::from_state(game, Names::of_seats(3), state, "a test")
}

/// Plays an action given as such.
pub fn play(table: &mut T, seat: Seat, action: Action) -> Vec<Value> {
    let text = covenstead_core::Words::print(table.rules(), action);
    table.play(seat, &text).expect("legal")
}

/// The state after an action, without a match.
pub fn after(game: &ThreeWitches, state: &State, seat: Seat, action: Action) -> State {
    let mut next = *state;
    game.apply(&mut next, Actor::Seat(seat), action, &mut Silent);
    next
}

pub fn fresh(seed: &str) -> T {
    Match::new(game(Options::default()), Names::of_seats(3), seed)
}

/// The built-in data with something changed.
pub fn changed(
    from: &str,
    to: &str,
) -> Result<DataFile<covenstead_three_witches::Components>, String> {
    let text = ThreeWitches::DATA.replacen(from, to, 1);
    assert_ne!(text, ThreeWitches::DATA, "{from} is in the file");
    DataFile::read::<ThreeWitches>(&text).map_err(|error| error.to_string())
}

pub fn refused_data(from: &str, to: &str) -> String {
    changed(from, to).expect_err("data to be refused")
}

/// The first passing, Elixir with A.
pub fn passing() -> T {
    let mut t = bidding(
        "EX O6 D5 N2 S3 T4",
        "O2 O4 D2 N4 S5 T6",
        "O3 D3 D4 N3 S2 T5",
    );
    run(&mut t, "B pass, C pass, A pass");
    t
}

/// After so many passings, Elixir dealt to A.
pub fn passed(times: u8) -> T {
    let mut t = bidding("EX", "", "");
    for _ in 0..times {
        for _ in 0..3 {
            let seat = actors(&t)[0];
            t.play(seat, "pass").unwrap();
        }
        any_passing(&mut t);
    }
    t
}

/// A has won trick 1 with O6 and T6 and may take one back.
pub fn won() -> T {
    let mut t = brew("O6 T6 S5 D5 D4 O4", "O2 D2 N2 S2 T4", "O3 D3 N3 S3 N4");
    run(&mut t, "A play O6 with T6, B play O2, C play O3");
    t
}

/// The Lessers have won trick 1 against N2 and S3.
pub fn lost() -> T {
    let mut t = brew("N2 S3 O2 O3", "T5 -N", "D5 -N");
    run(&mut t, "A play N2 with S3, B play T5, C play D5");
    t
}
