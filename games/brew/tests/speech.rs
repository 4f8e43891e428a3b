//! What the game says, in whole sentences: to you, to another player, to a spectator.

use covenstead_brew::{
    Action, Brew, Bundle, Character, Creature, Die, Event, Face, Faces, Forest, Goods, Item, Mode,
    Options, Place, Potion, Side, State, VillageSpace,
};
use covenstead_core::{
    Actor, Audience, DataFile, FastRng, Game, Locale, Names, Seat, Silent, Turn, Words,
};
use std::sync::Arc;

const ANNA: Seat = Seat(0);
const BERTA: Seat = Seat(1);

fn names() -> Names {
    Names(["Anna", "Berta"].map(String::from).to_vec())
}

fn game_with(data: &str) -> Brew {
    let options = Options {
        character_powers: true,
        ..Options::default()
    };
    Brew::new(
        Arc::new(DataFile::read::<Brew>(data).expect("valid data")),
        options,
        2,
    )
    .expect("a table")
}

fn game() -> Brew {
    game_with(Brew::DATA)
}

/// The first step of the game.
fn first_step(game: &Brew) -> State {
    let (mut state, mut rng) = (game.start(), FastRng::new(1));
    while let Turn::Chance = game.turn(&state) {
        let outcome = game.sample(&state, &mut rng);
        game.apply(&mut state, Actor::Chance, outcome, &mut Silent);
    }
    state
}

fn told_in(locale: Locale, event: Event) -> String {
    game().tell(&event, Audience::new(locale, &names()))
}

fn told(event: Event) -> String {
    told_in(Locale::German, event)
}

fn explained_in(locale: Locale, game: &Brew, action: Action) -> String {
    game.explain(
        &first_step(game),
        ANNA,
        action,
        Audience::new(locale, &names()),
    )
}

fn explained(action: Action) -> String {
    explained_in(Locale::German, &game(), action)
}

#[test]
fn the_log_counts_and_bends() {
    let herbs = |number| Event::Gathered {
        seat: ANNA,
        goods: Goods::new(number, 0, 0, 1),
    };
    assert_eq!(told(herbs(1)), "Anna sammelt 1 Kraut und 1 Beere.");
    assert_eq!(told(herbs(3)), "Anna sammelt 3 Kräuter und 1 Beere.");
    let handed_in = |potions| Event::HandedIn {
        seat: ANNA,
        potions,
        vp: 1,
    };
    assert_eq!(
        told(handed_in(1)),
        "Der Trankstapel ist leer: Anna gibt 1 getrunkenen Trank für 1 Punkt ab."
    );
    assert_eq!(
        told(handed_in(2)),
        "Der Trankstapel ist leer: Anna gibt 2 getrunkene Tränke für 1 Punkt ab."
    );
    let spring = Event::CreatureTurnedUp {
        creature: Creature::Sp1,
    };
    assert_eq!(
        told(spring),
        "Auf dem Frühlingsstapel liegt jetzt Beerenhenne des Mittags."
    );
    let round = Event::RoundBegan {
        round: 2,
        side: Side::Night,
        first: BERTA,
    };
    assert_eq!(
        told(round),
        "Runde 2 beginnt, das Dorf zeigt seine Nachtseite. Berta fängt an."
    );
}

#[test]
fn the_log_tells_of_dice_and_places() {
    let herb = Place::in_forest(Forest::F05, 0);
    let placed = |mode, cost| {
        told(Event::Placed {
            seat: ANNA,
            face: Face::Mire,
            place: herb,
            mode,
            cost,
        })
    };
    assert_eq!(
        placed(Mode::Normal, Goods::NONE),
        "Anna legt einen Moorwürfel auf das Hain-Kräuterfeld von Glutlaubtal."
    );
    assert_eq!(
        placed(Mode::ForceBerry, Goods::berries(1)),
        "Anna zwängt einen Moorwürfel für 1 Beere auf das Hain-Kräuterfeld von Glutlaubtal."
    );
    let faces: Faces = [Face::Grove, Face::Grove, Face::Fire].into_iter().collect();
    assert_eq!(
        told(Event::Rolled { seat: ANNA, faces }),
        "Anna würfelt: 2 Hainwürfel und 1 Feuerwürfel."
    );
    let (one, other) = (
        Die::placed_by(ANNA, Face::Crag),
        Die::placed_by(BERTA, Face::Crag),
    );
    let village = Place::in_village(VillageSpace::NightAnyLeft);
    assert_eq!(
        told(Event::Swapped {
            seat: ANNA,
            one,
            other,
            from: herb,
            to: village
        }),
        "Anna vertauscht den eigenen Felswürfel auf dem Hain-Kräuterfeld von Glutlaubtal mit dem Felswürfel von Berta auf dem linken offenen Dorffeld."
    );
    let wind = Some(Die::placed_by(ANNA, Face::Wind));
    assert_eq!(
        told(Event::Released {
            seat: ANNA,
            creature: Creature::Su9,
            die: wind
        }),
        "Anna lässt Hirtenmotte frei, und der Windwürfel darauf kommt beiseite."
    );
}

#[test]
fn a_prompt_says_what_must_and_may_be_done() {
    let game = game();
    let mut state = first_step(&game);
    let asked = |state: &State| {
        let names = names();
        let to = Audience::new(Locale::German, &names);
        game.decision(state, to).expect("somebody decides").text
    };
    state.public.active = ANNA;
    assert_eq!(
        asked(&state),
        "Runde 1: Anna muss einen Würfel legen.",
        "nothing can be paid or drunk yet"
    );
    state.public.player_mut(ANNA).goods = Goods::new(9, 9, 9, 0);
    assert_eq!(
        asked(&state),
        "Runde 1: Anna muss einen Würfel legen und darf einen Trank brauen."
    );
    state.public.turn.placed = true;
    assert_eq!(
        asked(&state),
        "Runde 1: Anna darf einen Trank brauen und darf den Zug beenden."
    );
    let names = names();
    let you = |locale| {
        let to = Audience::new(locale, &names).read_by(ANNA);
        game.decision(&state, to).expect("somebody decides").text
    };
    assert_eq!(
        you(Locale::German),
        "Runde 1: Du darfst einen Trank brauen und darfst den Zug beenden."
    );
    assert_eq!(
        you(Locale::English),
        "Round 1: you may brew a Potion and may end the turn."
    );
}

#[test]
fn choices_are_explained_to_you() {
    assert_eq!(
        explained(Action::Place(
            Face::Water,
            Mode::Over,
            Place::in_forest(Forest::F03, 2)
        )),
        "Leg einen Wasserwürfel über den Würfel auf dem Fels-Pilzfeld von Sonnenhalmwiese: Sammle 3 Pilze."
    );
    assert_eq!(
        explained(Action::Place(
            Face::Wind,
            Mode::Normal,
            Place::in_village(VillageSpace::DayWind)
        )),
        "Leg einen Windwürfel auf das Windfeld des Dorfs: Sammle 1 Beere und deck einen Trank auf und merk ihn oder einen aus dem Markt vor."
    );
    assert_eq!(
        explained(Action::Brew(Potion::P17)),
        "Brau Spiegelschluck für 3 Kräuter und 1 Kristall: 3 Punkte. Beim Trinken: \
         Vertausch 2 beliebige gelegte Sammelwürfel mit demselben Zeichen; gesammelt wird nichts."
    );
    assert_eq!(
        explained(Action::Exchange(Bundle::new(1, 1, 0), Bundle::new(0, 0, 2))),
        "Gib 1 Kraut und 1 Pilz und nimm 2 Kristalle."
    );
    assert_eq!(
        explained(Action::Decline(Item::Clear)),
        "Lass die Elementwürfel liegen."
    );
    assert_eq!(
        explained(Action::Choose(Character::Wren)),
        "Spiel Wren. Beim Erobern: Zahl einmal je Runde 2 Beeren, um 1 Wald zu erobern, in dem du gleichauf liegst \
         (mit anderen oder mit Elementwürfeln)."
    );
}

/// A sentence that lacks one of its words cannot be said: in a test that is a panic.
#[test]
fn whatever_may_happen_can_be_said() {
    let (game, place) = (game(), Place::in_forest(Forest::F05, 0));
    for locale in Locale::ALL {
        for &mode in Mode::ALL {
            told_in(
                locale,
                Event::Placed {
                    seat: ANNA,
                    face: Face::Fire,
                    place,
                    mode,
                    cost: Goods::NONE,
                },
            );
            explained_in(locale, &game, Action::Place(Face::Fire, mode, place));
        }
        for &item in Item::ALL {
            told_in(locale, Event::Declined { seat: ANNA, item });
            explained_in(locale, &game, Action::Decline(item));
        }
        for &space in VillageSpace::ALL {
            explained_in(
                locale,
                &game,
                Action::Place(Face::Fire, Mode::Normal, Place::in_village(space)),
            );
        }
        for &character in Character::ALL {
            explained_in(locale, &game, Action::Choose(character));
        }
        for cost in [Goods::NONE, Goods::berries(2)] {
            told_in(
                locale,
                Event::Claimed {
                    seat: ANNA,
                    forest: Forest::F01,
                    cost,
                },
            );
        }
        for action in [
            Action::TakeBerry,
            Action::ClearAll,
            Action::Clear(Forest::F05),
            Action::Claim(Forest::F05),
        ] {
            explained_in(locale, &game, action);
        }
    }
}

#[test]
fn every_card_has_a_name_and_a_text_of_its_own() {
    let game = game();
    let mut seen = std::collections::BTreeSet::new();
    let mut differs = |of: &dyn Fn(Locale) -> String, name: &str| {
        let [english, german] = Locale::ALL.map(of);
        assert!(english.contains(name) && !german.contains(name), "{german}");
        assert!(seen.insert(german.clone()), "{german}");
    };
    for &forest in Forest::ALL {
        differs(
            &|locale| told_in(locale, Event::Discarded { forest }),
            &game.components().forest(forest).name,
        );
    }
    for &creature in Creature::ALL {
        let card = game.components().creature(creature);
        let explained = |locale| explained_in(locale, &game, Action::Train(creature));
        differs(&explained, &card.name);
        assert!(!explained(Locale::German).contains(&card.text));
    }
    for &potion in Potion::ALL {
        let card = game.components().potion(potion);
        let explained = |locale| explained_in(locale, &game, Action::Drink(potion));
        differs(&explained, &card.name);
        assert!(!explained(Locale::German).contains(&card.text));
    }
}

#[test]
fn a_card_of_ones_own_keeps_its_name_and_its_effect_is_told() {
    let data = Brew::DATA.replace("Blossom Herald", "Gänsemagd").replace(
        "params = { season = \"spring\", n = 2 }\ntext = \"When you claim a spring Forest: gain 2 VP.\"",
        "params = { season = \"spring\", n = 5 }\ntext = \"5 VP for spring.\"",
    );
    let game = game_with(&data);
    let trained = |locale| explained_in(locale, &game, Action::Train(Creature::Wi1));
    assert_eq!(
        trained(Locale::English),
        "Train Gänsemagd. 5 VP for spring."
    );
    assert_eq!(
        trained(Locale::German),
        "Zähme Gänsemagd. Wenn du einen Frühlingswald eroberst: Du bekommst 5 Punkte."
    );
}

/// An event as Anna, Berta and a spectator read it.
fn read(locale: Locale, event: Event) -> [String; 3] {
    let (game, names) = (game(), names());
    let to = Audience::new(locale, &names);
    [to.read_by(ANNA), to.read_by(BERTA), to].map(|to| game.tell(&event, to))
}

#[test]
fn the_log_calls_its_reader_you() {
    let (herb, any) = (
        Place::in_forest(Forest::F05, 0),
        Place::in_village(VillageSpace::DayAnyRight),
    );
    let placed = Event::Placed {
        seat: ANNA,
        face: Face::Grove,
        place: herb,
        mode: Mode::Normal,
        cost: Goods::NONE,
    };
    let other = "Anna places a grove die on the grove herb space of Emberleaf Dell.";
    assert_eq!(
        read(Locale::English, placed),
        [
            "You place a grove die on the grove herb space of Emberleaf Dell.",
            other,
            other
        ]
    );
    let moved = Event::Moved {
        seat: BERTA,
        die: Die::placed_by(ANNA, Face::Crag),
        from: herb,
        to: any,
    };
    let way =
        "from the grove herb space of Emberleaf Dell to the right any-die space of the Village";
    assert_eq!(
        read(Locale::English, moved),
        [
            format!("Berta moves your crag die {way}."),
            format!("You move Anna's crag die {way}."),
            format!("Berta moves Anna's crag die {way}."),
        ]
    );
    let weg = "von dem Hain-Kräuterfeld von Glutlaubtal auf das rechte offene Dorffeld";
    assert_eq!(
        read(Locale::German, moved),
        [
            format!("Berta verschiebt deinen Felswürfel {weg}."),
            format!("Du verschiebst den Felswürfel von Anna {weg}."),
            format!("Berta verschiebt den Felswürfel von Anna {weg}."),
        ]
    );
}

/// What the first player of a new game is told when an action is refused.
fn refused(locale: Locale, text: &str) -> (&'static str, String) {
    let (game, names) = (game(), names());
    let state = first_step(&game);
    let to = Audience::new(locale, &names).read_by(state.public.active);
    let Ok(action) = game.parse(text) else {
        return ("", game.misread(text, to));
    };
    let reason = game
        .permit(&state, Actor::Seat(state.public.active), action)
        .expect_err(text);
    let refusal = game.refuse(&reason, to);
    (refusal.rule, refusal.message)
}

#[test]
fn a_refusal_names_its_rule_and_the_true_reason_in_every_language() {
    let said = [
        (
            "end",
            "BR-25",
            "Place a die first: a turn cannot be passed.",
        ),
        (
            "gather berry",
            "BR-23",
            "In your turn you place a die, brew, drink, turn Element dice or end the turn.",
        ),
    ];
    for (action, rule, message) in said {
        let english = refused(Locale::English, action);
        assert_eq!((english.0, english.1.as_str()), (rule, message));
        assert_ne!(refused(Locale::German, action).1, message);
    }
    let [english, german] = Locale::ALL.map(|locale| refused(locale, "gather moss").1);
    assert_eq!(
        english,
        "“moss” is no ingredient: there are herb, shroom and crystal. Write it like this: gather INGREDIENT."
    );
    assert!(german.ends_with("Schreib es so: gather ZUTAT."), "{german}");
    assert!(
        refused(Locale::German, "dance")
            .1
            .starts_with("„dance“ ist nicht zu verstehen.")
    );
}

#[test]
fn cards_may_be_called_by_their_names() {
    let game = game();
    for (text, action) in [
        ("brew Mirror Sip", Action::Brew(Potion::P17)),
        ("drink spiegelschluck", Action::Drink(Potion::P17)),
        ("train  Berry-Hen of Noon", Action::Train(Creature::Sp1)),
        ("claim Emberleaf Dell", Action::Claim(Forest::F05)),
    ] {
        assert_eq!(game.parse(text), Ok(action), "{text}");
    }
}

/// Who reads only the rules help can say what every space, card and Creature does.
#[test]
fn rules_help_names_every_card_space_and_option() {
    let game = game();
    let data = game.components();
    for locale in Locale::ALL {
        let help = Brew::rules_help(data, locale);
        let has = |text: &str| assert!(help.contains(text), "{} lacks {text}", locale.code());
        let facts = match locale {
            Locale::English => {
                for card in &data.creatures {
                    has(&card.name);
                    has(&card.text);
                }
                data.potions.iter().for_each(|card| has(&card.name));
                data.forests.iter().for_each(|card| has(&card.name));
                Brew::OPTIONS.iter().for_each(|option| has(option.doc));
                [
                    "also when the die was forced",
                    "A Forest with two seasons counts as",
                    "It is never the ingredient when you may",
                    "If the Creature is released, the die on it is set aside.",
                    "a second place can be shared",
                    "The points printed on Forests are",
                    "Only the top die of a space counts for control",
                    "Exchange up to 2 ingredients",
                ]
            }
            Locale::German => [
                "auch wenn er gezwängt oder gestapelt wurde",
                "Ein Wald mit zwei",
                "nie eine Beere",
                "kommt der Würfel darauf beiseite",
                "auch ein zweiter Platz",
                "Die Punkte auf den Wäldern",
                "Nur der oberste Würfel eines Feldes",
                "Tausch bis zu 2 Zutaten",
            ],
        };
        facts.into_iter().for_each(has);
        assert!(help.matches("\n| ").count() > 10 + 36 + 32 + 20 + 13);
    }
}
