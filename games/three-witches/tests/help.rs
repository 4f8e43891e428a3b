//! The rules help is enough to play from: every card, rank, option and fact stands in it, in both
//! languages, with the values of the data in use.

mod table;

use covenstead_core::help::chapters;
use covenstead_core::{DataFile, Game, Locale, Words};
use covenstead_three_witches::{Card, Components, ThreeWitches};
use table::*;

fn rules(locale: Locale) -> String {
    let text = ThreeWitches::rules_help(&data().values, locale);
    // A fact may run over the end of a line.
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn states(locale: Locale, facts: &[&str]) {
    let text = rules(locale);
    for fact in facts {
        assert!(text.contains(fact), "{}: {fact}", locale.code());
    }
}

#[test]
fn every_fact_that_play_needs_is_told_in_english() {
    states(
        Locale::English,
        &[
            "The rulebook says that every suit has ranks of its own",
            "| Owl | 2, 3, 4, 6 |",
            "| 6 | Wing |",
            "same rank | their sum",
            "same suit | their sum",
            "twice the other card",
            "the higher of the two",
            "exactly **3** or exactly **4**",
            "The player to the left of the Elixir holder starts",
            "The player left of the bidder is first and the bidder last",
            "You may raise although you passed before",
            "everybody gives two cards, face down, to the left neighbour",
            "The Elixir holder must give the Elixir",
            "at most three times in a round",
            "the Elixir holder has to bid",
            "Each Lesser Witch discards one card",
            "The Lead Witch keeps all six",
            "The Elixir may not be the one she shows",
            "She may never pass",
            "you may play it only when you cannot follow",
            "both Lesser Witches play face down",
            "If both are worth the same, the Lead Witch wins",
            "After each trick, the last one too",
            "if she played the Elixir, it is spent",
            "proposes in tricks 1, 3 and 5",
            "They may send the Elixir back as well",
            "she gets 2 fate tokens",
            "each Lesser Witch gets 1 fate token",
            "reaches 5 fate tokens",
            "two may share the victory",
            "“Let us win this trick”",
            "“Let us lose this trick”",
            "when the trick is collected, it goes out",
            "Nobody has to help her partner",
            "Between rounds you may all chat",
        ],
    );
}

#[test]
fn every_fact_that_play_needs_is_told_in_german() {
    states(
        Locale::German,
        &[
            "Die Ränge sind nachgebaut",
            "| Eule | 2, 3, 4, 6 |",
            "| 6 | Flügel |",
            "gleicher Rang | ihre Summe",
            "gleiche Farbe | ihre Summe",
            "das Doppelte der anderen Karte",
            "die höhere von beiden",
            "genau **3** oder genau **4**",
            "Wer links vom Elixier sitzt, beginnt",
            "links von der Bieterin sitzt; sie selbst kommt zuletzt",
            "Du darfst auch erhöhen, wenn du vorher gepasst hast",
            "zwei Karten verdeckt an die linke Nachbarin",
            "höchstens dreimal in einer Runde",
            "muss bieten, wer das Elixier hat",
            "Jede Unterhexe legt eine Karte ihrer Wahl verdeckt ab",
            "Die Oberhexe behält alle sechs",
            "Das Elixier darf nicht die offene sein",
            "Passen darf sie nie",
            "nur spielen, wenn du nicht bedienen kannst",
            "spielen beide Unterhexen verdeckt",
            "Sind beide gleich viel wert, gewinnt die Oberhexe",
            "Nach jedem Stich, auch nach dem letzten",
            "In den Stichen 1, 3 und 5 schlägt die erste Unterhexe vor",
            "bekommt sie 2 Schicksalsmarken",
            "bekommt jede Unterhexe 1 Schicksalsmarke",
            "zwei können sich den Sieg teilen",
            "„Lass uns diesen Stich gewinnen“",
            "Keine muss ihrer Partnerin helfen",
        ],
    );
}

#[test]
fn every_card_rank_and_option_has_its_name_in_the_rules() {
    let names = |locale| {
        let game = game(Default::default());
        let cards = Card::all().map(move |card| {
            let event = covenstead_three_witches::Event::WentBack {
                seat: A,
                card: covenstead_three_witches::CardName(game.deck().id(card).into()),
            };
            let names = covenstead_core::Names::of_seats(3);
            let told = game.tell(&event, covenstead_core::Audience::new(locale, &names));
            told.trim_end_matches('.').to_string()
        });
        cards.collect::<Vec<_>>()
    };
    let english = rules(Locale::English);
    for told in names(Locale::English) {
        let name = told
            .strip_prefix("The Elixir is spent; the ")
            .and_then(|told| told.strip_suffix(" goes back to Seat 0"))
            .expect(&told);
        assert!(english.contains(name), "{name}");
    }
    let german = rules(Locale::German);
    for animal in ["Eule", "Hund", "Molch", "Schlange", "Fledermaus", "Elixier"] {
        assert!(german.contains(animal), "{animal}");
    }
    let options = [
        (
            "Order of raising** (usual: from the bidder)",
            "Reihenfolge beim Erhöhen** (üblich: ab der Bieterin)",
        ),
        (
            "Passing on an Eye** (usual: allowed)",
            "Passen beim Auge** (üblich: erlaubt)",
        ),
        (
            "Stop when decided** (usual: off)",
            "Ende bei Entscheidung** (üblich: aus)",
        ),
        (
            "Show all after the round** (usual: off)",
            "Aufdecken nach der Runde** (üblich: aus)",
        ),
        (
            "Look at played tricks** (usual: off)",
            "Stiche nachsehen** (üblich: aus)",
        ),
        (
            "Table talk** (usual: two signals)",
            "Tischgespräch** (üblich: zwei Zeichen)",
        ),
    ];
    assert_eq!(options.len(), ThreeWitches::OPTIONS.len());
    for (here, there) in options {
        assert!(english.contains(here), "{here}");
        assert!(german.contains(there), "{there}");
    }
}

/// Somebody's own cards show through.
#[test]
fn the_rules_speak_of_the_data_in_use() {
    let text = ThreeWitches::DATA
        .replace("bat = [4, 5, 6]", "bat = [4, 5, 7]")
        .replace("6 = \"Wing\"", "6 = \"Wing\"\n7 = \"Claw\"")
        .replace("status = \"reconstructed\"", "status = \"own\"")
        .replace("fate_to_win = 5", "fate_to_win = 9");
    let data: DataFile<Components> = DataFile::read::<ThreeWitches>(&text).expect("data");
    let english = ThreeWitches::rules_help(&data.values, Locale::English);
    for fact in [
        "| Bat | 4, 5, 7 |",
        "Claw of Bat (7)",
        "| 7 | Claw |",
        "9 fate tokens",
    ] {
        assert!(english.contains(fact), "{fact}");
    }
    assert!(!english.contains("reconstructed"));
    let german = ThreeWitches::rules_help(&data.values, Locale::German);
    assert!(german.contains("Diese Ränge stammen aus einer eigenen Datei."));
}

#[test]
fn both_languages_have_the_same_chapters() {
    let [english, german] =
        Locale::ALL.map(|locale| ThreeWitches::rules_help(&data().values, locale));
    assert_eq!(chapters(&english).count(), chapters(&german).count());
    assert!(chapters(&english).count() >= 8);
}
