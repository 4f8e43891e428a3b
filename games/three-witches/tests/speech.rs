//! What the game says, in whole sentences as the one who is meant reads them, another player and a
//! spectator, in both languages; and laws over whole random games.

mod table;

use covenstead_core::{
    Actor, Audience, DataFile, FastRng, Game, Locale, Match, Names, Rng, Seat, Table, Turn, Viewer,
    Words,
};
use covenstead_scene::{Scenic, Seen, Talk};
use covenstead_three_witches::{
    Action, Card, CardName, CardSet, Event, Options, Side, State, ThreeWitches,
};
use serde_json::json;
use std::collections::BTreeSet;
use std::sync::Arc;
use table::*;

fn names() -> Names {
    Names(["Anna", "Berta", "Clara"].map(String::from).to_vec())
}

fn card_name(card: &str) -> CardName {
    CardName(long(card))
}

/// A line of the log as somebody reads it in English and in German.
fn told(event: &Event, reader: impl Into<Viewer>) -> [String; 2] {
    let (reader, names) = (reader.into(), names());
    Locale::ALL.map(|locale| {
        let to = Audience::new(locale, &names).read_by(reader);
        game(Options::default()).tell(event, to)
    })
}

/// What is asked, as somebody reads it.
fn asked(table: &T, reader: impl Into<Viewer>) -> [String; 2] {
    let (reader, names) = (reader.into(), names());
    Locale::ALL.map(|locale| {
        let to = Audience::new(locale, &names).read_by(reader);
        let decision = table.rules().decision(table.true_state(), to);
        decision.expect("a decision").text
    })
}

/// What an action means to whoever may play it.
fn explained(table: &T, seat: Seat, action: &str) -> [String; 2] {
    let text = action.split(' ').map(long).collect::<Vec<_>>().join(" ");
    let action = table.rules().parse(&text).expect("an action");
    let names = names();
    Locale::ALL.map(|locale| {
        let to = Audience::new(locale, &names).read_by(seat);
        table.rules().explain(table.true_state(), seat, action, to)
    })
}

/// Why an action is refused, as its player reads it.
fn refusals(table: &T, step: &str) -> [String; 2] {
    let (who, action) = step.split_once(' ').expect("a seat and an action");
    let text = action.split(' ').map(long).collect::<Vec<_>>().join(" ");
    let seat = SEATS["ABC".find(who).expect("a seat")];
    Locale::ALL.map(|locale| {
        let fault = table.read_action(seat, &text, locale);
        fault.expect_err("a refusal").message
    })
}

// ---- the log

#[test]
fn a_card_has_its_name_and_its_rank_and_bends_with_its_gender() {
    let played = |card| {
        let event = Event::Played {
            seat: A,
            face_down: false,
            card: Some(card_name(card)),
        };
        told(&event, Viewer::Spectator)
    };
    assert_eq!(
        played("O6"),
        [
            "Anna plays the Wing of Owl (6).",
            "Anna spielt den Flügel der Eule (6)."
        ]
    );
    assert_eq!(played("D3")[1], "Anna spielt die Zunge des Hundes (3).");
    assert_eq!(played("N2")[1], "Anna spielt das Auge des Molchs (2).");
    assert_eq!(
        played("EX"),
        ["Anna plays the Elixir.", "Anna spielt das Elixier."]
    );
}

#[test]
fn a_gift_names_the_reader_you() {
    let gave = Event::Gave {
        seat: A,
        to: B,
        cards: Some(vec![card_name("S5"), card_name("T4")]),
    };
    assert_eq!(
        told(&gave, B),
        [
            "Anna gives you the Fang of Snake (5) and Toe of Bat (4).",
            "Anna gibt dir den Zahn der Schlange (5) und die Zehe der Fledermaus (4)."
        ]
    );
    let unseen = Event::Gave {
        seat: A,
        to: B,
        cards: None,
    };
    assert_eq!(
        told(&unseen, C),
        [
            "Anna gives Berta two cards.",
            "Anna gibt Berta zwei Karten."
        ]
    );
}

#[test]
fn what_is_hidden_stays_hidden() {
    let led = |down| Event::Led {
        seat: C,
        trick: 2,
        up: card_name("O6"),
        down,
        eye: false,
    };
    assert_eq!(
        told(&led(None), A),
        [
            "Trick 2: Clara leads the Wing of Owl (6) and hides a card.",
            "Stich 2: Clara spielt den Flügel der Eule (6) an und dazu verdeckt eine Karte."
        ]
    );
    assert_eq!(
        told(&led(Some(card_name("EX"))), C),
        [
            "Trick 2: you lead the Wing of Owl (6) and hide the Elixir.",
            "Stich 2: Du spielst den Flügel der Eule (6) an und verdeckst das Elixier."
        ]
    );
    let back = Event::TookBack {
        seat: C,
        card: None,
    };
    assert_eq!(
        told(&back, A),
        [
            "Clara takes one of the two cards back, unseen.",
            "Clara nimmt heimlich eine der beiden Karten zurück."
        ]
    );
}

fn revealed(winner: Side, lead_value: u16) -> Event {
    Event::Revealed {
        seat: A,
        trick: 1,
        lead: [card_name("O6"), card_name("D2")],
        lessers: [card_name("O3"), card_name("D3")],
        lead_value,
        lessers_value: 6,
        winner,
    }
}

/// TW-55.
#[test]
fn tw_55_a_tie_says_why_the_lead_wins() {
    let tie = revealed(Side::Lead, 6);
    let cards = "Wing of Owl (6) and Eye of Dog (2), worth 6; Berta and Clara Tongue of Owl (3) and Tongue of Dog (3), worth 6.";
    assert_eq!(
        told(&tie, Viewer::Spectator)[0],
        format!("Anna shows {cards} A tie goes to the Lead Witch: Anna wins the trick.")
    );
    assert_eq!(
        told(&tie, A)[0],
        format!("You show {cards} A tie goes to the Lead Witch: you win the trick.")
    );
    assert_eq!(
        told(&tie, B)[1],
        "Anna zeigt Flügel der Eule (6) und Auge des Hundes (2), Wert 6; du und Clara Zunge der Eule (3) und Zunge des \
         Hundes (3), Wert 6. Bei Gleichstand gewinnt die Oberhexe: Der Stich geht an Anna."
    );
    assert!(told(&revealed(Side::Lead, 7), C)[0].ends_with("worth 6. Anna wins the trick."));
}

#[test]
fn the_lesser_witches_win_together() {
    let won = revealed(Side::Lessers, 5);
    let ends = |reader: Viewer| {
        told(&won, reader).map(|text| text.rsplit(". ").next().unwrap_or_default().to_string())
    };
    assert_eq!(
        ends(A.into()),
        [
            "Berta and Clara win the trick.",
            "Berta und Clara gewinnen den Stich."
        ]
    );
    assert_eq!(
        ends(C.into()),
        [
            "You and Berta win the trick.",
            "Du und Berta gewinnt den Stich."
        ]
    );
    let collected = Event::Collected {
        seat: A,
        trick: 1,
        winner: Side::Lessers,
        lead_piles: 0,
        lessers_piles: 1,
    };
    assert_eq!(
        told(&collected, B),
        [
            "Tricks so far: 0 for Anna, 1 for you and Clara.",
            "Stiche bisher: 0 für Anna, 1 für euch beide."
        ]
    );
}

#[test]
fn numbers_agree() {
    let scored = |tricks, made| Event::Scored {
        round: 2,
        lead: A,
        bid: 3,
        tricks,
        made,
        fate: [2, 1, 1],
    };
    let [english, german] = told(&scored(3, true), A);
    assert_eq!(
        english,
        "Round 2: you have won exactly 3 tricks, as you bid, and get 2 fate tokens. Fate tokens now: you 2, Berta 1, Clara 1."
    );
    assert_eq!(
        german,
        "Runde 2: Du hast wie geboten genau 3 Stiche gewonnen und bekommst 2 Schicksalsmarken. \
         Schicksalsmarken jetzt: du 2, Berta 1, Clara 1."
    );
    let [english, german] = told(&scored(1, false), B);
    assert_eq!(
        english,
        "Round 2: Anna has won 1 trick after a bid of 3, so you and Clara get 1 fate token each. \
         Fate tokens now: Anna 2, you 1, Clara 1."
    );
    assert_eq!(
        german,
        "Runde 2: Anna hat nur einen Stich gewonnen, aber 3 geboten, und du und Clara bekommt je 1 Schicksalsmarke. \
         Schicksalsmarken jetzt: Anna 2, du 1, Clara 1."
    );
    let none = told(&scored(0, false), Viewer::Spectator);
    assert!(none[0].contains(
        "Anna has won no trick after a bid of 3, so Berta and Clara get 1 fate token each."
    ));
    assert!(none[1].contains(
        "Anna hat keinen Stich gewonnen, aber 3 geboten, und Berta und Clara bekommen je 1"
    ));
}

#[test]
fn the_end_names_all_winners() {
    let over = |winners: &[Seat]| Event::GameOver {
        rounds: 5,
        winners: winners.to_vec(),
    };
    let both = over(&[B, C]);
    assert_eq!(
        told(&both, A),
        [
            "The game ends after 5 rounds. Berta and Clara share the victory!",
            "Das Spiel endet nach 5 Runden. Berta und Clara teilen sich den Sieg!"
        ]
    );
    assert_eq!(
        told(&both, C),
        [
            "The game ends after 5 rounds. You and Berta share the victory!",
            "Das Spiel endet nach 5 Runden. Du und Berta teilt euch den Sieg!"
        ]
    );
    let one = over(&[A]);
    assert!(told(&one, A)[0].ends_with("You win!"));
    assert!(told(&one, B)[0].ends_with("Anna wins!"));
    assert!(told(&one, A)[1].ends_with("Du hast gewonnen!"));
}

/// TW-R-05.
#[test]
fn tw_r_05_every_gift_and_discard_is_told_once_to_everybody() {
    let mut t = passing();
    run(&mut t, "B give O2 D2, C give S2 N3, A give EX N2");
    for viewer in Viewer::all(3) {
        let lines = lines_of(&t, viewer);
        for giver in ["Anna", "Berta", "Clara"] {
            let about = |line: &&String| line.starts_with(&format!("{giver} gives"));
            let own = viewer.seat().is_some_and(|seat| names().of(seat) == giver);
            let told = lines.iter().filter(about).count();
            assert_eq!(
                told,
                usize::from(!own),
                "{giver} as {viewer:?} reads it: {lines:?}"
            );
        }
        let own = lines
            .iter()
            .filter(|line| line.starts_with("You give"))
            .count();
        assert_eq!(own, usize::from(viewer.seat().is_some()), "{lines:?}");
    }
    run(
        &mut t,
        "C pass, A pass, B bid 4, A discard N3, C discard D2",
    );
    for viewer in Viewer::all(3) {
        let lines = lines_of(&t, viewer);
        let discards = lines.iter().filter(|line| line.contains("discard")).count();
        assert_eq!(discards, 2, "{viewer:?}: {lines:?}");
    }
}

/// The log of a match as `viewer` reads it in English.
fn lines_of(table: &T, viewer: Viewer) -> Vec<String> {
    let names = names();
    let to = Audience::english(&names).read_by(viewer);
    table
        .witnessed_since(viewer, 0)
        .map(|(_, event)| table.rules().tell(&event, to))
        .collect()
}

// ---- what is asked and what it means

#[test]
fn whoever_is_asked_is_addressed() {
    let mut t = passing();
    assert_eq!(
        asked(&t, A),
        [
            "You, Berta and Clara each choose two cards to give to the left.",
            "Du, Berta und Clara gebt je zwei Karten nach links weiter."
        ]
    );
    run(&mut t, "B give O2 D2, C give S2 N3");
    assert_eq!(asked(&t, A)[0], "Choose two cards to give to the left.");
    assert_eq!(
        asked(&t, B),
        [
            "Anna chooses two cards to give to the left.",
            "Anna gibt zwei Karten nach links weiter."
        ]
    );
    assert_eq!(
        explained(&t, A, "give EX N2"),
        [
            "Give the Eye of Newt (2) and Elixir to Berta.",
            "Gib Berta das Auge des Molchs (2) und das Elixier."
        ]
    );
}

#[test]
fn the_auction_is_asked() {
    let mut t = bidding("EX", "", "");
    assert_eq!(
        asked(&t, B),
        [
            "You may pass, bid 3 or bid 4.",
            "Du darfst passen oder bieten: 3 oder 4."
        ]
    );
    run(&mut t, "B bid 3");
    assert_eq!(
        asked(&t, C),
        [
            "Berta has bid 3. You may raise to 4 or pass.",
            "Berta hat 3 geboten. Du darfst auf 4 erhöhen oder passen."
        ]
    );
    assert_eq!(
        asked(&t, B)[0],
        "You have bid 3. Clara may raise to 4 or pass."
    );
}

#[test]
fn a_trick_is_explained() {
    let mut t = brew("O6 S2 S3", "D5 -O", "O3");
    assert_eq!(
        asked(&t, A),
        [
            "Lead trick 1: choose a card to show and a card to hide.",
            "Spiel zu Stich 1 an: eine Karte offen, eine verdeckt."
        ]
    );
    assert_eq!(
        explained(&t, A, "play S2 with O6"),
        [
            "Lead the Eye of Snake (2) with the Wing of Owl (6) hidden: together they are worth 6. \
             It is an Eye, so the others play face down.",
            "Spiel das Auge der Schlange (2) offen an und den Flügel der Eule (6) verdeckt: Zusammen sind sie 6 wert. \
             Es ist ein Auge, also spielen die anderen verdeckt."
        ]
    );
    run(&mut t, "A play O6 with S3");
    assert_eq!(
        asked(&t, B),
        [
            "Anna has led the Wing of Owl (6). Follow suit (Owl) if you can; if not, play any card, or pass to play last.",
            "Anna hat den Flügel der Eule (6) angespielt. Bediene die Farbe (Eule), wenn du kannst; sonst spiel eine \
             beliebige Karte, oder passe und spiel zuletzt."
        ]
    );
    assert_eq!(
        asked(&t, A)[0],
        "You have led the Wing of Owl (6). Berta follows suit (Owl) or, having none, plays any card or passes to play last."
    );
    assert_eq!(
        explained(&t, B, "pass"),
        [
            "Pass and play last. It shows everybody that you have no card of the suit led (Owl).",
            "Passe und spiel zuletzt. Damit wissen alle, dass du keine Karte der angespielten Farbe (Eule) hast."
        ]
    );
    run(&mut t, "B pass, C play O3");
    assert_eq!(
        explained(&t, B, "play D5"),
        [
            "Play the Fang of Dog (5): worth 5 together with the Tongue of Owl (3).",
            "Spiel den Zahn des Hundes (5) neben die Zunge der Eule (3): zusammen 5 wert."
        ]
    );
}

#[test]
fn a_card_goes_back() {
    let mut t = lost();
    assert_eq!(
        asked(&t, A),
        [
            "Berta proposes which card goes back to you.",
            "Berta schlägt vor, welche Karte du zurückbekommst."
        ]
    );
    let proposed = run(&mut t, "B propose N2");
    assert_eq!(proposed.len(), 1);
    assert_eq!(
        asked(&t, C),
        [
            "Berta proposes that the Eye of Newt (2) goes back to Anna. Agree, or name the other card.",
            "Berta schlägt vor, dass Anna das Auge des Molchs (2) zurückbekommt. Stimm zu, oder nenn die andere Karte."
        ]
    );
    assert_eq!(
        explained(&t, C, "name S3"),
        [
            "Disagree: the Tongue of Snake (3) goes back to Anna.",
            "Widersprich: Anna bekommt die Zunge der Schlange (3) zurück."
        ]
    );
}

// ---- refusals

#[test]
fn a_refusal_names_the_true_reason() {
    let t = bidding("EX", "", "");
    assert_eq!(
        refusals(&t, "B play O6"),
        [
            "The bidding comes first: pass, bid 3 or bid 4.",
            "Zuerst wird geboten: Passe, biete 3 oder biete 4."
        ]
    );
    assert_eq!(
        refusals(&t, "B bid 5")[0],
        "There is no bid of 5. The only bids are 3 and 4."
    );
    let mut t = brew("O6 S2 S3", "O2 EX", "D5 -O");
    assert_eq!(
        refusals(&t, "A play O6"),
        [
            "You lead the trick, and you lead with two cards: one to show and another to hide.",
            "Du spielst an, und zwar zwei Karten: eine offen und eine andere verdeckt."
        ]
    );
    run(&mut t, "A play O6 with S3");
    assert_eq!(
        refusals(&t, "B play EX"),
        [
            "The Elixir does not follow suit. You hold a card of the suit led (Owl), so you must play one.",
            "Mit Elixier bedienst du nicht. Du hast eine Karte der angespielten Farbe (Eule) und musst so eine spielen."
        ]
    );
    assert_eq!(
        refusals(&t, "B pass")[0],
        "You may pass only without a card of the suit led (Owl), and you hold one."
    );
    assert!(refusals(&t, "C play D5")[1].starts_with("Du hast gerade nichts zu entscheiden"));
}

/// Every text that is no action is answered with what would have been understood.
#[test]
fn a_misread_text_says_what_would_have_been_understood() {
    let t = bidding("EX", "", "");
    let wrong = |text: &str| {
        Locale::ALL.map(|locale| t.read_action(B, text, locale).expect_err(text).message)
    };
    let [english, german] = wrong("dance");
    assert!(english.starts_with("“dance” is not understood. What you can type: pass, bid 3"));
    assert!(german.starts_with("„dance“ verstehe ich nicht. Das kannst du tippen: pass, bid 3"));
    assert_eq!(wrong("bid")[0], "Type bid 3 or bid 4.");
    assert_eq!(
        wrong("play wing of toad"),
        [
            "There is no card “wing”. Type a card by its name, as in eye of owl.",
            "Eine Karte „wing“ gibt es nicht. Tipp eine Karte mit ihrem Namen, auch auf Deutsch, wie in auge der eule."
        ]
    );
    assert_eq!(
        wrong("give")[0],
        "Type give and two cards, as in: give eye of owl and elixir."
    );
    let examples = ["give", "discard", "play", "take-back", "propose", "name"];
    for verb in examples {
        for text in wrong(verb) {
            let example = text.rsplit(": ").next().unwrap().trim_end_matches('.');
            assert!(t.rules().parse(example).is_ok(), "{text}: {example}");
        }
    }
}

#[test]
fn a_card_may_be_written_in_many_ways() {
    let t = bidding("EX", "", "");
    let read = |text: &str| {
        t.rules()
            .parse(text)
            .unwrap_or_else(|why| panic!("{text}: {why}"))
    };
    let lead = Action::Lead(card("O6"), card("EX"));
    for text in [
        "play owl-6 with elixir",
        "play Owl_6 with Elixir",
        "play Wing of Owl (6) with the Elixir",
        "play wing of owl with ex",
        "play o6 with EX",
        "lead owl 6 with elixier",
        "play Flügel der Eule mit Elixier",
    ] {
        assert_eq!(read(text), lead, "{text}");
    }
    let gift = Action::Give(CardSet::pair(card("D3"), card("T6")));
    for text in [
        "give dog-3 bat-6",
        "give tongue of dog and wing of bat",
        "give bat 6, dog 3",
        "give Zunge des Hundes und Flügel der Fledermaus",
    ] {
        assert_eq!(read(text), gift, "{text}");
    }
    assert_eq!(read("raise to 4"), Action::Bid(4));
    assert_eq!(read("take back o6"), Action::TakeBack(card("O6")));
    for each in Card::all() {
        for locale in Locale::ALL {
            let names = names();
            let event = Event::Discarded {
                seat: A,
                card: Some(CardName(t.rules().deck().id(each).into())),
            };
            let told = t.rules().tell(&event, Audience::new(locale, &names));
            let name = told
                .trim_start_matches("Anna discards the ")
                .trim_end_matches('.');
            if locale == Locale::English {
                assert_eq!(read(&format!("discard {name}")), Action::Discard(each));
            }
        }
    }
}

// ---- table talk

/// TW-71.
#[test]
fn tw_71_signals_are_given_in_the_readers_language() {
    let t = brew("", "", "");
    let view = t.rules().view(t.true_state(), Viewer::Seat(B));
    let Talk::Signals { signals, .. } = t.rules().table_talk(&view, B, Locale::German) else {
        panic!("two signals")
    };
    let said: Vec<&str> = signals.iter().map(|signal| signal.text.as_str()).collect();
    assert_eq!(
        said,
        [
            "Lass uns diesen Stich gewinnen.",
            "Lass uns diesen Stich verlieren."
        ]
    );
    let words: Vec<&str> = signals.iter().map(|signal| signal.word.as_str()).collect();
    assert_eq!(words, ["win", "lose"]);
    let about = t
        .rules()
        .signals(&view, Locale::English)
        .expect("signals")
        .about;
    assert_eq!(about, "round 1, trick 1");
}

// ---- other decks

/// Somebody's own deck: what has no German name keeps the one it has.
#[test]
fn an_unknown_animal_keeps_its_name() {
    let data = Arc::new(changed("owl = [", "cat = [").expect("data"));
    let game = ThreeWitches::new(data, Options::default(), 3).expect("a table");
    let names = names();
    let to = Audience::new(Locale::German, &names);
    let played = |id: &str| {
        let event = Event::Played {
            seat: A,
            face_down: true,
            card: Some(CardName(id.into())),
        };
        game.tell(&event, to)
    };
    assert_eq!(played("cat-6"), "Anna spielt Wing of Cat (6) verdeckt.");
    assert_eq!(
        played("bat-6"),
        "Anna spielt den Flügel der Fledermaus (6) verdeckt."
    );
}

/// The built-in deck with other words for its suits, which still have their names.
fn renamed() -> ThreeWitches {
    let mut text = ThreeWitches::DATA.replace("[suits]\n", "[suit_names]\n[suits]\n");
    let tokens = ["qx-7a", "k9zz", "vv3-w", "jj-44", "zq8"];
    for (name, token) in ["Owl", "Dog", "Newt", "Snake", "Bat"].iter().zip(tokens) {
        let suit = format!("\n{} = [", name.to_lowercase());
        text = text.replace(&suit, &format!("\n{token} = ["));
        let named = format!("[suit_names]\n{token} = \"{name}\"\n");
        text = text.replace("[suit_names]\n", &named);
    }
    let data = DataFile::read::<ThreeWitches>(&text).expect("data");
    let everything = json!({ "reveal_after_round": true, "review_played": true });
    let options = serde_json::from_value(merged(everything)).expect("options");
    ThreeWitches::new(Arc::new(data), options, 3).expect("a table")
}

fn merged(changes: serde_json::Value) -> serde_json::Value {
    let mut options = serde_json::to_value(Options::default()).expect("options");
    for (name, value) in changes.as_object().into_iter().flatten() {
        options[name] = value.clone();
    }
    options
}

/// Every text of a table that a reader may see: the scene's sentences, and the description.
fn texts_of(game: &ThreeWitches, table: &T, viewer: Viewer, locale: Locale) -> Vec<String> {
    let names = names();
    let to = Audience::new(locale, &names).read_by(viewer);
    let state = table.true_state();
    let view = game.view(state, viewer);
    let mut legal = Vec::new();
    if let Some(seat) = viewer.seat() {
        game.legal(state, seat, &mut legal);
    }
    let asked = viewer.seat().unwrap_or_default();
    let explain = |action| game.explain(state, asked, action, to);
    let status = covenstead_core::status_of(game, state, to);
    let log = table
        .witnessed_since(viewer, table.has_witnessed(viewer).saturating_sub(12))
        .map(|(_, event)| game.line(&event, to))
        .collect();
    let result = covenstead_core::result_of(game, state);
    let scene = game.scene(Seen {
        viewer,
        view: &view,
        to,
        status,
        legal,
        explain: &explain,
        log,
        result,
    });
    let mut texts = vec![game.describe(&view, &names)];
    gather(
        &serde_json::to_value(scene).expect("a scene"),
        "",
        &mut texts,
    );
    texts
}

/// Where a scene has words for people.
fn gather(value: &serde_json::Value, key: &str, texts: &mut Vec<String>) {
    let said = ["name", "text", "label", "words", "value"].contains(&key);
    match value {
        serde_json::Value::String(text) if said => texts.push(text.clone()),
        serde_json::Value::Array(list) => list.iter().for_each(|each| gather(each, key, texts)),
        serde_json::Value::Object(map) => {
            map.iter().for_each(|(key, each)| gather(each, key, texts));
        }
        _ => {}
    }
}

/// An action out of the blue.
fn anything(rng: &mut FastRng) -> Action {
    let one = Card(rng.below(18) as u8);
    let other = Card(rng.below(18) as u8);
    match rng.below(10) {
        0 => Action::Pass,
        1 => Action::Bid(rng.below(7) as u8),
        2 => Action::Give([one, other].into_iter().collect()),
        3 => Action::Discard(one),
        4 => Action::Lead(one, other),
        5 => Action::Play(one),
        6 => Action::TakeBack(one),
        7 => Action::Propose(one),
        8 => Action::Accept,
        _ => Action::Name(one),
    }
}

fn holds_no_id(game: &ThreeWitches, text: &str) {
    for suit in &game.deck().suits {
        assert!(
            !text.to_lowercase().contains(suit.as_str()),
            "{suit} in: {text}"
        );
    }
    for id in ["TW-", "_", "{", "hidden-", "None", "Some("] {
        assert!(!text.contains(id), "{id} in: {text}");
    }
}

/// Whatever anybody reads in random games holds no id of the data, no rule id and no word of the
/// source; and whatever is refused is refused in the reader's language, by a rule of the
/// specification.
#[test]
fn whole_games_are_told_without_ids_and_refused_in_the_readers_language() {
    let game = renamed();
    let names = names();
    let mut rng = FastRng::new(3);
    let mut met = BTreeSet::new();
    let (mut read, mut refused) = (0, 0);
    for seed in 0..4 {
        let mut table = Match::new(game.clone(), names.clone(), &seed.to_string());
        while let Turn::Seats(seats) = game.turn(table.true_state()) {
            let viewers: Vec<Viewer> = Viewer::all(3).collect();
            let viewer = viewers[rng.below(viewers.len() as u32) as usize];
            for locale in Locale::ALL {
                for text in texts_of(&game, &table, viewer, locale) {
                    holds_no_id(&game, &text);
                    read += 1;
                }
            }
            let seat = seats.first().expect("a seat");
            for _ in 0..10 {
                refused += usize::from(refuses_well(
                    &game,
                    table.true_state(),
                    seat,
                    anything(&mut rng),
                    &mut met,
                ));
            }
            let legal = table.legal(seat).expect("a seat");
            let action = legal[rng.below(legal.len() as u32) as usize].clone();
            table.play(seat, &action).expect("a legal action");
        }
    }
    println!("{read} texts and {refused} refusals, {} reasons", met.len());
    assert!(read > 20_000 && refused > 2_000, "{read}, {refused}");
    assert!(met.len() >= 18, "only {met:?}");
}

fn refuses_well(
    game: &ThreeWitches,
    state: &State,
    seat: Seat,
    action: Action,
    met: &mut BTreeSet<String>,
) -> bool {
    let Err(why) = game.permit(state, Actor::Seat(seat), action) else {
        return false;
    };
    let names = names();
    let [english, german] = Locale::ALL.map(|locale| {
        let to = Audience::new(locale, &names).read_by(seat);
        game.refuse(&why, to)
    });
    assert_ne!(english.message, german.message, "{why:?}");
    assert_eq!(english.rule, german.rule);
    let rule = format!("{} ", english.rule);
    assert!(
        ThreeWitches::SPECIFICATION.contains(&rule),
        "{}",
        english.rule
    );
    for text in [english.message, german.message] {
        holds_no_id(game, &text);
        assert!(text.ends_with('.'), "{text}");
    }
    let kind = format!("{why:?}");
    met.insert(
        kind.split([' ', '('])
            .next()
            .unwrap_or_default()
            .to_string(),
    );
    true
}
