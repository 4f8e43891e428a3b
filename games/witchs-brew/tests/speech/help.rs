//! The rules help has all there is to know, and the values of the components in use.

use covenstead_core::{Game, Locale, Words};
use covenstead_scene::Scenic;
use covenstead_witchs_brew::{Components, Role, ShelfKind, Spell, WitchsBrew};

fn rules(data: &Components, locale: Locale) -> String {
    WitchsBrew::rules_help(data, locale)
}

fn built_in() -> Components {
    WitchsBrew::parse_data(WitchsBrew::DATA).unwrap()
}

#[test]
fn every_card_stands_in_the_rules_by_its_name() {
    for locale in Locale::ALL {
        let text = rules(&built_in(), locale).to_lowercase();
        let speech = WitchsBrew::speech();
        let roles = Role::ALL
            .iter()
            .map(|role| speech.name(locale, &format!("role-{role}"), role.name()));
        let shelves = ShelfKind::ALL
            .iter()
            .map(|kind| speech.name(locale, &format!("potion-{kind}"), kind.name()));
        let spells = Spell::ALL.iter().map(|spell| spell.name().into());
        for name in roles.chain(shelves).chain(spells) {
            let name = name.replace('\u{ad}', "").to_lowercase();
            assert!(text.contains(&name), "{name} is not in the rules");
        }
    }
}

#[test]
fn every_option_stands_in_the_rules_with_what_it_does() {
    for locale in Locale::ALL {
        let text = rules(&built_in(), locale);
        for spec in WitchsBrew::OPTIONS {
            let key = format!("option-{}", spec.name.replace('_', "-"));
            let doc = WitchsBrew::speech().form(locale, &key, "doc", spec.doc);
            assert!(text.contains(&*doc), "{}", spec.name);
        }
    }
}

#[test]
fn the_rules_say_what_a_player_has_to_know() {
    let facts = [
        [
            "You start with 1 red drop, 1 white drop, 1 green drop and 2 gold",
            "Du beginnst mit 1 roten Tropfen, 1 weißen Tropfen, 1 grünen Tropfen und 2 Gold",
        ],
        ["always rounded down", "immer abgerundet"],
        [
            "Every player who loses drops chooses which",
            "Wer Tropfen verliert, sucht sie selbst aus",
        ],
        [
            "If the winner has no card left, the next player clockwise\nwho has one starts",
            "Es beginnt der nächste Spieler im Uhrzeigersinn, der noch eine hat",
        ],
        ["**red** is wolf blood", "**rot** ist Wolfsblut"],
        ["**white** is snake venom", "**weiß** ist Schlangengift"],
        ["**green** is herb juice", "**grün** ist Kräutersud"],
        [
            "nobody may choose these roles in this set",
            "niemand darf diese Rollen in diesem Durchgang wählen",
        ],
        ["**reconstructed**", "**rekonstruiert**"],
    ];
    for (place, locale) in Locale::ALL.into_iter().enumerate() {
        let plain = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let text = plain(&rules(&built_in(), locale));
        for fact in facts {
            assert!(text.contains(&plain(fact[place])), "{}", fact[place]);
        }
    }
}

#[test]
fn the_rules_show_the_values_in_use() {
    let own = WitchsBrew::DATA
        .replace("status = \"reconstructed\"", "status = \"own\"")
        .replace("need = 9", "need = 77")
        .replace("gold = 2 }", "gold = 19 }")
        .replace("ravens_to_end = 4", "ravens_to_end = 7");
    let own = WitchsBrew::parse_data(&own).unwrap();
    for (locale, seven) in [
        (Locale::English, "seven potions"),
        (Locale::German, "sieben Tränke"),
    ] {
        let [usual, changed] = [&built_in(), &own].map(|data| rules(data, locale));
        assert!(usual.contains('°') && !changed.contains('°'));
        for value in ["77", "19 ", seven] {
            assert!(changed.contains(value) && !usual.contains(value), "{value}");
        }
    }
}
