//! Texts as they read: cases, genders, plurals and the reader as "you" in whole sentences, names for
//! everything, true reasons. That nothing is missing is tested for all games together.

use covenstead_broom_service::{
    Action, Bewitched, BroomService, Effect, Event, EventCard, Events, ForestTile, Goods, Options,
    Pawn, Resource, Role, RoleSet, Side, Source, Stance,
};
use covenstead_core::{
    Actor, Audience, DataFile, FastRng, Game, Locale, Match, Names, Rng, Seat, Table, Words,
};
use std::sync::Arc;

const ANNA: Seat = Seat(0);
const BERTA: Seat = Seat(1);

/// A game in which cards are to be chosen, with the Black Market.
fn table() -> Match<BroomService> {
    let mut events = [EventCard::BlackMarket; 7];
    events.copy_from_slice(&EventCard::ALL[1..8]);
    let options = Options {
        events: Events::List(events),
        bewitched: Bewitched::Off,
        ..Options::default()
    };
    let game =
        BroomService::new(Arc::new(DataFile::built_in::<BroomService>()), options, 2).unwrap();
    Match::new(game, Names(vec!["Anna".into(), "Berta".into()]), "5")
}

fn told(event: Event) -> String {
    let table = table();
    table
        .rules()
        .tell(&event, Audience::new(Locale::German, table.names()))
}

fn explained(action: Action) -> String {
    let table = table();
    table.rules().explain(
        table.true_state(),
        ANNA,
        action,
        Audience::new(Locale::German, table.names()),
    )
}

#[test]
fn roles_have_genders_and_cases() {
    let led = |role, stance| {
        told(Event::Led {
            seat: ANNA,
            role,
            stance,
        })
    };
    assert_eq!(
        led(Role::ForestWitch, Stance::Brave),
        "Anna spielt an: die mutige Waldhexe."
    );
    assert_eq!(
        led(Role::PeakDruid, Stance::Cowardly),
        "Anna spielt an: der feige Gipfeldruide."
    );
    let (stance, from) = (Stance::Cowardly, None);
    let followed = |role| {
        told(Event::Followed {
            seat: BERTA,
            role,
            stance,
            from,
        })
    };
    assert_eq!(
        followed(Role::ValleyDruid),
        "Berta spielt den Taldruiden feige."
    );
    assert_eq!(
        followed(Role::WeatherFairy),
        "Berta spielt die Wetterfee feige."
    );
    let over = Event::Followed {
        seat: BERTA,
        role: Role::HerbGatherer,
        stance: Stance::Brave,
        from: Some(ANNA),
    };
    assert_eq!(
        told(over),
        "Berta ist auch der mutige Kräutersammler: Anna ist raus."
    );
    assert_eq!(
        told(Event::Acts {
            seat: ANNA,
            role: Role::ValleyDruid
        }),
        "Anna handelt als feiger Taldruide."
    );
    let penalty = Event::Penalty {
        seat: ANNA,
        role: Role::PrairieWitch,
        vp: -3,
    };
    assert_eq!(
        told(penalty),
        "Anna verliert 3 Punkte, denn die Heidehexe ist verhext."
    );
}

#[test]
fn amounts_are_one_or_many() {
    let gathered = |goods| told(Event::Gathered { seat: ANNA, goods });
    assert_eq!(
        gathered(Goods::new(2, 1, 0, 1)),
        "Anna nimmt 2 orangefarbene Tränke, 1 grünen Trank und 1 Zauberstab."
    );
    assert_eq!(
        gathered(Goods::new(1, 0, 3, 2)),
        "Anna nimmt 1 orangefarbenen Trank, 3 lila Tränke und 2 Zauberstäbe."
    );
    let charmed = |wands, bolts, vp| {
        told(Event::Charmed {
            seat: ANNA,
            cloud: "c05".into(),
            kind: "heavy-2-1".into(),
            wands,
            bolts,
            vp,
        })
    };
    assert_eq!(
        charmed(2, 1, 0),
        "Anna zaubert die Wolke über Dachshöhe für 2 Zauberstäbe fort: 1 Blitz."
    );
    assert_eq!(
        charmed(1, 0, 3),
        "Anna zaubert die Wolke über Dachshöhe für 1 Zauberstab fort: 0 Blitze, 3 Punkte."
    );
    let fist = Event::FistOpened {
        seat: BERTA,
        fist: Goods::NONE,
        vp: 0,
        returned: Goods::NONE,
    };
    assert_eq!(told(fist), "Berta hatte nichts in der Faust.");
}

#[test]
fn places_have_names() {
    let moved = Event::Moved {
        seat: ANNA,
        pawn: Pawn::First,
        from: "F1".into(),
        to: "F5".into(),
    };
    assert_eq!(
        told(moved),
        "Anna fliegt mit Hexe 1 von Mooswald nach Eulenwald."
    );
    let delivered = |tower: &str, colour, wands| {
        let (area, tower) = ("P1".into(), tower.into());
        told(Event::Delivered {
            seat: ANNA,
            area,
            tower,
            colour,
            vp: 7,
            bonus: 3,
            aura: 0,
            wands,
        })
    };
    let to_a_tower = delivered("t09", Resource::Purple, 1);
    assert_eq!(
        to_a_tower,
        "Anna liefert einen lila Trank von Westburgau an den lila Turm von Mooswald: \
         7 Punkte (Turm 4, mutig 3) und 1 Zauberstab."
    );
    let found = Event::TileTaken {
        seat: ANNA,
        area: "F2".into(),
        tile: ForestTile::FiveVp,
    };
    assert_eq!(
        told(found),
        "Anna findet in Pilzhain das Waldplättchen „Schatz“."
    );
}

#[test]
fn prompts_agree_with_whom_they_ask() {
    let mut table = table();
    let asked = |table: &Match<BroomService>| {
        let to = Audience::new(Locale::German, table.names());
        table.rules().decision(table.true_state(), to).unwrap().text
    };
    assert_eq!(
        asked(&table),
        "Runde 1: Anna und Berta wählen heimlich vier Karten."
    );
    let hand = [
        Role::PeakDruid,
        Role::RootGatherer,
        Role::HillWitch,
        Role::WeatherFairy,
    ];
    let choose = Action::Choose(hand.into_iter().fold(RoleSet::EMPTY, RoleSet::with));
    let action = table.rules().print(choose);
    table.play(ANNA, &action).unwrap();
    assert_eq!(asked(&table), "Runde 1: Berta wählt heimlich vier Karten.");
}

#[test]
fn actions_are_spoken_to_you() {
    let brave = explained(Action::Brave(Role::PeakDruid));
    let big = "auf einem Hügel oder auf einem Berg liefern, dazu 3 Punkte";
    assert_eq!(
        brave,
        format!("Spiel den Gipfeldruiden mutig: {big}, wenn nach dir niemand mehr mutig ist.")
    );
    assert_eq!(
        explained(Action::Cowardly(Role::ForestWitch)),
        "Spiel die Waldhexe feige: sofort in einen Wald fliegen."
    );
    assert_eq!(
        explained(Action::Distil(Resource::Green)),
        "Nimm stattdessen 1 grünen Trank aus der Schwarzbrennerei."
    );
    assert_eq!(
        explained(Action::Market),
        "Nimm stattdessen 3 Punkte vom Schwarzmarkt."
    );
}

// ---- the reader

/// The same said to Anna, to Berta and to a spectator.
fn told_to_all(event: &Event, locale: Locale) -> [String; 3] {
    let table = table();
    let to = Audience::new(locale, table.names());
    [to.read_by(ANNA), to.read_by(BERTA), to].map(|to| table.rules().tell(event, to))
}

#[test]
fn whoever_reads_is_you() {
    let over = Event::Followed {
        seat: BERTA,
        role: Role::HerbGatherer,
        stance: Stance::Brave,
        from: Some(ANNA),
    };
    assert_eq!(
        told_to_all(&over, Locale::English),
        [
            "Berta is the brave Herb Gatherer too: you are out.",
            "You are the brave Herb Gatherer too: Anna is out.",
            "Berta is the brave Herb Gatherer too: Anna is out.",
        ]
    );
    assert_eq!(
        told_to_all(&over, Locale::German),
        [
            "Berta ist auch der mutige Kräutersammler: Du bist raus.",
            "Du bist auch der mutige Kräutersammler: Anna ist raus.",
            "Berta ist auch der mutige Kräutersammler: Anna ist raus.",
        ]
    );
    let lapsed = Event::Lapsed {
        seat: ANNA,
        by: Source::Role,
        effect: Effect::Flight,
    };
    assert_eq!(
        told_to_all(&lapsed, Locale::English),
        [
            "There is nowhere you can fly.",
            "There is nowhere Anna can fly.",
            "There is nowhere Anna can fly.",
        ]
    );
    let ended = Event::RoundEnded {
        round: 3,
        next: BERTA,
    };
    assert_eq!(
        told_to_all(&ended, Locale::English),
        [
            "Round 3 ends. Berta leads the next one.",
            "Round 3 ends. You lead the next one.",
            "Round 3 ends. Berta leads the next one.",
        ]
    );
}

#[test]
fn the_last_round_leads_to_no_other_and_winners_are_one_or_many() {
    let last = Event::RoundEnded {
        round: 7,
        next: ANNA,
    };
    assert_eq!(
        told_to_all(&last, Locale::English)[0],
        "Round 7 ends, and with it the game."
    );
    let won = |winners: &[Seat]| {
        let winners = winners.to_vec();
        told_to_all(&Event::GameOver { winners }, Locale::English)
    };
    assert_eq!(
        won(&[BERTA]),
        [
            "The game is over. Berta wins.",
            "The game is over. You win.",
            "The game is over. Berta wins.",
        ]
    );
    assert_eq!(
        won(&[ANNA, BERTA])[1..],
        [
            "The game is over. You and Anna share the victory.",
            "The game is over. Anna and Berta share the victory.",
        ]
    );
    let scored = Event::FinalScored {
        seat: ANNA,
        lightning: 1,
        resources: 0,
        amulets: 4,
        total: 55,
    };
    assert_eq!(
        told_to_all(&scored, Locale::English)[0],
        "You end with 55 points: 50 on the track, 1 for lightning and 4 for amulets."
    );
}

#[test]
fn a_prompt_to_several_speaks_to_each_of_them() {
    let mut table = table();
    let asked = |table: &Match<BroomService>, locale, reader: Option<Seat>| {
        let to = Audience::new(locale, table.names());
        let to = reader.map_or(to, |seat| to.read_by(seat));
        table.rules().decision(table.true_state(), to).unwrap().text
    };
    let english = |table: &Match<BroomService>, reader| asked(table, Locale::English, reader);
    assert_eq!(
        english(&table, Some(ANNA)),
        "Round 1: choose four of your ten cards in secret."
    );
    assert_eq!(
        english(&table, None),
        "Round 1: Anna and Berta choose four cards in secret."
    );
    table
        .play(
            ANNA,
            "choose peak druid, root gatherer, hill witch, weather fairy",
        )
        .unwrap();
    assert_eq!(
        english(&table, Some(ANNA)),
        "Round 1: Berta chooses four cards in secret."
    );
    assert_eq!(
        asked(&table, Locale::German, Some(BERTA)),
        "Runde 1: Wähl heimlich vier deiner zehn Karten."
    );
}

#[test]
fn events_with_marks_of_their_own_end_a_sentence_once() {
    let began = Event::RoundBegan {
        round: 3,
        card: EventCard::MoreOrLess,
        starter: ANNA,
    };
    assert_eq!(
        told_to_all(&began, Locale::English)[1],
        "Round 3 begins. Its event is “More or Less?”. Anna leads first."
    );
}

// ---- names

fn front() -> BroomService {
    let data = Arc::new(DataFile::built_in::<BroomService>());
    BroomService::new(data, Options::default(), 2).unwrap()
}

fn back() -> BroomService {
    let options = Options {
        board: Side::Back,
        ..Options::default()
    };
    let data = Arc::new(DataFile::built_in::<BroomService>());
    BroomService::new(data, options, 2).unwrap()
}

fn laid(game: &BroomService, area: &str, tile: &str) -> String {
    let (area, tile) = (area.into(), tile.into());
    let names = Names::of_seats(2);
    game.tell(&Event::TileLaid { area, tile }, Audience::english(&names))
}

#[test]
fn clouds_and_tiles_are_called_what_the_table_calls_them() {
    let cloud = |cloud: &str, kind: &str| {
        let (cloud, kind) = (cloud.into(), kind.into());
        told_to_all(&Event::CloudLaid { cloud, kind }, Locale::English)[2].clone()
    };
    assert_eq!(
        cloud("c18", "heavy-1-1"),
        "The lower cloud over Silver Water is a heavy cloud: 1 wand, 1 bolt."
    );
    assert_eq!(
        cloud("c06", "storm-orange"),
        "The cloud over Bell Downs is a storm cloud for 3 orange potions: 1 wand, 0 bolts."
    );
    let back = back();
    assert_eq!(
        laid(&back, "M1", "move"),
        "In Old Chimney lies the mountain tile “Two flights”."
    );
    assert_eq!(
        laid(&back, "F2", "five-vp"),
        "In Spider Wood lies the forest tile “Treasure”."
    );
    assert_eq!(
        laid(&back, "H1", "a-c"),
        "In Whirl Downs lies a turbo broom to stone circle A or C."
    );
    assert_eq!(
        laid(&back, "H1", "tower"),
        "In Whirl Downs lies the hill tower."
    );
}

#[test]
fn every_tower_and_every_cloud_has_a_name_of_its_own() {
    let names = Names::of_seats(2);
    for (game, locale) in [front(), back()]
        .into_iter()
        .flat_map(|game| Locale::ALL.map(|locale| (game.clone(), locale)))
    {
        let to = Audience::new(locale, &names);
        let mut said = std::collections::BTreeSet::new();
        for tower in &game.board().tower {
            let event = Event::Delivered {
                seat: ANNA,
                area: "P1".into(),
                tower: tower.id.clone(),
                colour: Resource::Green,
                vp: 1,
                bonus: 0,
                aura: 0,
                wands: 0,
            };
            let line = game.tell(&event, to);
            assert!(said.insert(line.clone()), "{line}");
        }
        for cloud in &game.board().cloud {
            let (cloud, kind) = (cloud.id.clone(), "heavy-1-1".into());
            let line = game.tell(&Event::CloudLaid { cloud, kind }, to);
            assert!(said.insert(line.clone()), "{line}");
        }
    }
}

// ---- reading what people write

#[test]
fn people_write_names_in_either_language_whole_or_in_part() {
    let game = front();
    for (written, canonical) in [
        ("move 1 mossy wood", "move 1 f1"),
        ("MOVE 2 Goose_Green", "move 2 p2"),
        ("move 1 toad", "move 1 f2"),
        ("move 1 mooswald", "move 1 f1"),
        ("brave forest witch", "brave forest-witch"),
        ("cowardly Hügelhexe", "cowardly hill-witch"),
        ("deliver mossy wood green", "deliver f1 t06"),
        ("deliver beacon hill square purple", "deliver h4 t01"),
        ("deliver amber field purple 3", "deliver p5 t04"),
        ("deliver mooswald grün", "deliver f1 t06"),
        ("charm bell downs", "charm c06"),
        ("charm lower mirror lake", "charm c16"),
        ("charm unten spiegelsee", "charm c16"),
        ("fist 2 lila 1 zauberstab", "fist 2 purple 1 wand"),
        ("black market", "black-market"),
        ("treasure", "five-vp"),
        ("hand in", "hand-in"),
    ] {
        let action = game.parse(written);
        assert_eq!(
            action.map(|action| game.print(action)),
            Ok(canonical.into())
        );
    }
}

#[test]
fn a_bare_fist_is_no_empty_fist() {
    let game = front();
    let nothing = game.parse("fist nothing").unwrap();
    assert_eq!(nothing, Action::Fist(Goods::NONE));
    assert!(game.parse("fist").unwrap_err().contains("fist nothing"));
}

#[test]
fn what_cannot_be_read_is_answered_with_what_could() {
    let game = front();
    let names = Names::of_seats(2);
    let misread = |text: &str, locale| game.misread(text, Audience::new(locale, &names));
    assert_eq!(
        misread("move 1 nowhere", Locale::English)
            .split(". ")
            .next()
            .unwrap(),
        "No place on this map is called “nowhere”"
    );
    assert_eq!(
        misread("deliver amber field purple", Locale::English),
        "“purple” is not one tower of Amber Field. Its towers are: square purple, purple 6, purple 3 \
         and green."
    );
    assert_eq!(
        misread("brave wizard", Locale::German)
            .split(". ")
            .next()
            .unwrap(),
        "„wizard“ ist keine Rolle"
    );
    for text in [
        "",
        "xyzzy",
        "move",
        "move 9 f1",
        "circle e",
        "charm",
        "deliver f1",
        "distil x",
    ] {
        let [english, german] = Locale::ALL.map(|locale| misread(text, locale));
        assert!(
            english.len() > 20 && german.len() > 20,
            "{text}: {english} {german}"
        );
        assert_ne!(english, german, "{text}");
    }
}

// ---- refusals

/// A table at which a role was just played cowardly, with the actor's pawns in the castles.
fn refused(action: &str, locale: Locale) -> (&'static str, String) {
    let mut table = table();
    let hand = "choose hill-witch forest-witch weather-fairy valley-druid";
    for seat in [ANNA, BERTA] {
        table.play(seat, hand).unwrap();
    }
    let seat = *table.status().actors.first().unwrap();
    table.play(seat, "cowardly forest-witch").unwrap();
    if table.status().decision == Some("BS-D-05") {
        table.play(seat, "action").unwrap();
    }
    let (game, state) = (table.rules(), table.true_state());
    let to = Audience::new(locale, table.names()).read_by(seat);
    let action = game.parse(action).unwrap();
    let reason = game.permit(state, Actor::Seat(seat), action).unwrap_err();
    let refusal = game.refuse(&reason, to);
    (refusal.rule, refusal.message)
}

#[test]
fn bs_57_the_wrong_landscape_is_the_reason_even_under_clouds() {
    assert_eq!(
        refused("move 1 bell downs", Locale::English),
        (
            "BS-57",
            "The Forest Witch flies to forests only, and Bell Downs is a hill.".into()
        )
    );
    assert_eq!(
        refused("move 1 glockenbühl", Locale::German).1,
        "Die Waldhexe fliegt nur Wälder an, und Glockenbühl ist ein Hügel."
    );
}

#[test]
fn bs_47_clouded_water_is_the_reason_where_only_water_lies_between() {
    assert_eq!(
        refused("move 1 east castle wood", Locale::English),
        (
            "BS-47",
            "Only Mirror Lake lies between your pawn and East Castle Wood, and clouds hang over it."
                .into()
        )
    );
    assert_eq!(
        refused("move 1 owl wood", Locale::English),
        (
            "BS-46",
            "Owl Wood does not border West Castle Meadow, where your pawn 1 is.".into()
        )
    );
}

/// Every refusal has a rule and a sentence of its own in each language.
#[test]
fn refusals_are_said_in_the_readers_language() {
    let mut rng = FastRng::new(3);
    let mut met: Vec<Action> = Vec::new();
    let mut refusals = std::collections::BTreeSet::new();
    for seed in 0..6 {
        let names = Names(vec!["Anna".into(), "Berta".into()]);
        let game = if seed % 2 == 0 { front() } else { back() };
        met.clear();
        let mut table = Match::new(game, names, &seed.to_string());
        while let Some(&seat) = table.status().actors.first() {
            let (game, state) = (table.rules(), table.true_state());
            for _ in 0..4.min(met.len()) {
                let action = rng.pick(&met);
                let Err(reason) = game.permit(state, Actor::Seat(seat), action) else {
                    continue;
                };
                let [english, german] = Locale::ALL.map(|locale| {
                    let to = Audience::new(locale, table.names()).read_by(seat);
                    game.refuse(&reason, to)
                });
                assert_ne!(english.message, german.message, "{reason:?}");
                assert!(english.rule.starts_with("BS-"), "{reason:?}");
                refusals.insert(english.message);
            }
            let legal = table.legal(seat).unwrap();
            let text = rng
                .pick(&legal.iter().map(String::as_str).collect::<Vec<_>>())
                .to_string();
            met.push(table.rules().parse(&text).unwrap());
            table.play(seat, &text).unwrap();
        }
    }
    assert!(
        refusals.len() > 60,
        "only {}: {refusals:#?}",
        refusals.len()
    );
}

// ---- rules

/// What a reader must find in the rules: every role, event, option, tile, place and rule that is
/// easily forgotten.
#[test]
fn the_rules_name_everything_in_both_languages() {
    let data = DataFile::built_in::<BroomService>().values;
    let english = BroomService::rules_help(&data, Locale::English);
    let german = BroomService::rules_help(&data, Locale::German);
    for role in Role::ALL {
        assert!(english.contains(role.name()), "{role}");
    }
    for event in EventCard::ALL {
        assert!(english.contains(event.name()), "{event}");
    }
    for board in &data.boards {
        for area in &board.area {
            assert!(english.contains(&area.name), "{}", area.name);
        }
    }
    let flat = |text: &str| {
        let words: Vec<&str> = text.split_whitespace().collect();
        words.join(" ").to_lowercase()
    };
    for words in [
        ["Limits", "Grenzen"],
        [
            "Brave Heart: the leader cannot use it",
            "Bei „Mutige vor“ kann",
        ],
        [
            "Towers under a mountain tile are dead",
            "Türme unter einem Bergplättchen sind tot",
        ],
        ["Auras add up", "Auren zählen zusammen"],
        ["only shown and stay yours", "nur gezeigt und bleiben dir"],
        ["last in it, get 1 wand", "bekommt 1 Zauberstab"],
        [
            "extra card does not count for the event",
            "zählt für das Ereignis nicht",
        ],
        [
            "Those tied for the most",
            "Bei Gleichstand um die vollste Faust",
        ],
        ["| 12 or more | 48 |", "| 12 oder mehr | 48 |"],
        ["Courage", "Mut"],
        ["Treasure", "Schatz"],
        ["Extra card", "Extrakarte"],
        ["Two flights", "Zwei Flüge"],
        ["**Turbo broom**", "**Turbobesen**"],
        ["must fly on at once", "muss sofort weiterfliegen"],
        ["hill tower", "Hügelturm"],
        ["storm cloud with an aura", "Gewitterwolke mit Aura"],
        [
            "*Reconstructed*: which two stone circles",
            "*Rekonstruiert*: welche zwei Steinkreise",
        ],
    ] {
        assert!(flat(&english).contains(&flat(words[0])), "{}", words[0]);
        assert!(flat(&german).contains(&flat(words[1])), "{}", words[1]);
    }
    for spec in BroomService::OPTIONS {
        assert!(english.contains(spec.doc), "{}", spec.name);
        assert!(spec.doc.contains("rulebook"), "{}", spec.name);
    }
    let events = |text: &str| text.lines().filter(|line| line.starts_with("- **")).count();
    assert_eq!(
        events(&english),
        events(&german),
        "the same points in both languages"
    );
}

/// With a data file of one's own the rules show its values, and call nothing reconstructed.
#[test]
fn the_rules_show_the_data_in_use() {
    let own = BroomService::DATA
        .replacen(
            "status = \"reconstructed\"\ndata_version",
            "status = \"own\"\ndata_version",
            1,
        )
        .replace("24, 29, 35, 41, 48]", "24, 29, 35, 41, 50]");
    let data = BroomService::parse_data(&own).unwrap();
    for locale in Locale::ALL {
        let rules = BroomService::rules_help(&data, locale);
        assert!(rules.contains("| 50 |") && !rules.contains("| 48 |"));
        assert!(
            !rules.contains("*Reconstructed*") && !rules.contains("*Rekonstruiert*"),
            "nothing is reconstructed"
        );
    }
}
