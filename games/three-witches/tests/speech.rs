//! What the game says in German, in whole sentences: article, case and number agree.

mod table;

use covenstead_core::{Audience, Game, Locale, Match, Names, Seat, Viewer, Words};
use covenstead_scene::{Scenic, Talk};
use covenstead_three_witches::{CardName, Event, Options, Side, ThreeWitches};
use std::sync::Arc;
use table::*;

fn names() -> Names {
    Names(["Anna", "Berta", "Clara"].map(String::from).to_vec())
}

fn card_name(card: &str) -> CardName {
    CardName(long(card))
}

/// A line of the log.
fn told(event: Event) -> String {
    game(Options::default()).tell(&event, Audience::new(Locale::German, &names()))
}

/// What is asked.
fn asked(table: &T) -> String {
    let names = names();
    let to = Audience::new(Locale::German, &names);
    table
        .rules()
        .decision(table.true_state(), to)
        .expect("a decision")
        .text
}

/// What an action means.
fn explained(table: &T, seat: Seat, action: &str) -> String {
    let text = action.split(' ').map(long).collect::<Vec<_>>().join(" ");
    let action = table.rules().parse(&text).expect("an action");
    table.rules().explain(
        table.true_state(),
        seat,
        action,
        Audience::new(Locale::German, &names()),
    )
}

#[test]
fn a_card_bends_with_its_gender() {
    let played = |card| {
        told(Event::Played {
            seat: A,
            face_down: false,
            card: Some(card_name(card)),
        })
    };
    assert_eq!(played("O6"), "Anna spielt den Flügel der Eule.");
    assert_eq!(played("D3"), "Anna spielt die Zunge des Hundes.");
    assert_eq!(played("N2"), "Anna spielt das Auge des Molchs.");
    assert_eq!(played("EX"), "Anna spielt das Elixier.");
    let cards = Some(vec![card_name("S5"), card_name("T4")]);
    let gave = told(Event::Gave {
        seat: A,
        to: B,
        cards,
    });
    assert_eq!(
        gave,
        "Anna gibt Berta den Zahn der Schlange und die Zehe der Fledermaus."
    );
}

#[test]
fn what_is_hidden_stays_hidden() {
    let led = |down| {
        told(Event::Led {
            seat: C,
            trick: 2,
            up: card_name("O6"),
            down,
            eye: false,
        })
    };
    assert_eq!(
        led(None),
        "Stich 2: Clara spielt den Flügel der Eule an, dazu eine verdeckte Karte."
    );
    assert_eq!(
        led(Some(card_name("EX"))),
        "Stich 2: Clara spielt den Flügel der Eule an, verdeckt dazu das Elixier."
    );
    assert_eq!(
        told(Event::TookBack {
            seat: C,
            card: None
        }),
        "Clara nimmt eine der beiden Karten zurück."
    );
}

#[test]
fn a_trick_is_compared() {
    let (lead, lessers) = (
        [card_name("O6"), card_name("D2")],
        [card_name("O3"), card_name("D3")],
    );
    let revealed = |winner| Event::Revealed {
        trick: 1,
        lead: lead.clone(),
        lessers: lessers.clone(),
        lead_value: 6,
        lessers_value: 6,
        winner,
    };
    let cards = "Oberhexe: Flügel der Eule und Auge des Hundes, Wert 6; Unterhexen: Zunge der Eule und Zunge des Hundes, Wert 6.";
    assert_eq!(
        told(revealed(Side::Lead)),
        format!("{cards} Die Oberhexe gewinnt den Stich.")
    );
    assert_eq!(
        told(revealed(Side::Lessers)),
        format!("{cards} Die Unterhexen gewinnen den Stich.")
    );
}

#[test]
fn numbers_agree() {
    let scored = |tricks, made| {
        told(Event::Scored {
            round: 2,
            lead: A,
            bid: 3,
            tricks,
            made,
            fate: [2, 1, 1],
        })
    };
    let tokens = "Schicksalsmarken: Anna 2, Berta 1, Clara 1.";
    assert_eq!(
        scored(3, true),
        format!("Runde 2: Anna gewinnt 3 Stiche und erfüllt das Gebot von 3. {tokens}")
    );
    assert_eq!(
        scored(1, false),
        format!("Runde 2: Anna gewinnt einen Stich und verfehlt das Gebot von 3. {tokens}")
    );
    assert_eq!(
        scored(0, false),
        format!("Runde 2: Anna gewinnt keinen Stich und verfehlt das Gebot von 3. {tokens}")
    );
    let over = Event::GameOver {
        rounds: 5,
        winners: vec![B, C],
    };
    assert_eq!(
        told(over),
        "Das Spiel endet nach 5 Runden. Sieg für Berta und Clara."
    );
}

#[test]
fn whoever_is_asked() {
    let mut t = passing();
    assert_eq!(
        asked(&t),
        "Anna, Berta und Clara geben je zwei Karten nach links weiter."
    );
    run(&mut t, "B give O2 D2, C give S2 N3");
    assert_eq!(asked(&t), "Anna gibt zwei Karten nach links weiter.");
    assert_eq!(
        explained(&t, A, "give EX N2"),
        "Gib Berta das Auge des Molchs und das Elixier."
    );
}

#[test]
fn a_trick_is_explained() {
    let mut t = brew("O6 S2 S3", "D5 -O", "O3");
    assert_eq!(
        asked(&t),
        "Anna spielt Stich 1 an: eine Karte offen, eine verdeckt."
    );
    let eye = "Spiel das Auge der Schlange offen an und den Flügel der Eule verdeckt: Wert 6. \
               Ein Auge: Die anderen spielen verdeckt.";
    assert_eq!(explained(&t, A, "play S2 with O6"), eye);
    run(&mut t, "A play O6 with S3");
    assert_eq!(
        asked(&t),
        "Berta antwortet auf den Flügel der Eule oder passt, falls ohne Eule."
    );
    let hold_back =
        "Passe und spiel zuletzt. Damit wissen alle, dass du keine Karte der Farbe Eule hast.";
    assert_eq!(explained(&t, B, "pass"), hold_back);
    run(&mut t, "B pass, C play O3");
    let beside = "Spiel den Zahn des Hundes neben die Zunge der Eule: Wert 5.";
    assert_eq!(explained(&t, B, "play D5"), beside);
}

#[test]
fn a_card_goes_back() {
    let mut t = lost();
    assert_eq!(
        asked(&t),
        "Berta schlägt vor, welche Karte Anna zurückbekommt."
    );
    run(&mut t, "B propose N2");
    assert_eq!(
        asked(&t),
        "Clara stimmt zu, das Auge des Molchs zurückzugeben, oder nennt die andere Karte."
    );
    assert_eq!(
        explained(&t, C, "name S3"),
        "Widersprich: Anna bekommt die Zunge der Schlange zurück."
    );
}

#[test]
fn signals_are_given_in_the_readers_language() {
    let t = brew("", "", "");
    let view = t.rules().view(t.true_state(), Viewer::Seat(B));
    let Talk::Phrases { phrases, .. } = t.rules().table_talk(&view, B, Locale::German) else {
        panic!("two signals")
    };
    assert_eq!(
        phrases,
        [
            "Lass uns diesen Stich gewinnen.",
            "Lass uns diesen Stich verlieren."
        ]
    );
}

/// Somebody's own deck: what has no German name keeps the one it has.
#[test]
fn an_unknown_animal_keeps_its_name() {
    let data = Arc::new(changed("owl = [", "cat = [").expect("data"));
    let game = ThreeWitches::new(data, Options::default(), 3).expect("a table");
    let names = names();
    let to = Audience::new(Locale::German, &names);
    let played = |id: &str| {
        game.tell(
            &Event::Played {
                seat: A,
                face_down: true,
                card: Some(CardName(id.into())),
            },
            to,
        )
    };
    assert_eq!(played("cat-6"), "Anna spielt Wing of Cat verdeckt.");
    assert_eq!(
        played("bat-6"),
        "Anna spielt den Flügel der Fledermaus verdeckt."
    );
    let whole = Match::new(game, names.clone(), "a cat");
    let dealt = whole
        .rules()
        .decision(whole.true_state(), to)
        .expect("a first bid");
    assert!(
        dealt.text.ends_with("darf passen oder bieten: 3 oder 4."),
        "{}",
        dealt.text
    );
}
