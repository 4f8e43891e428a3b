//! German as it reads: cases, genders and plurals in whole sentences. That nothing is missing is
//! tested for all games together.

use covenstead_broom_service::{
    Action, Bewitched, BroomService, Event, EventCard, Events, ForestTile, Goods, Options, Pawn,
    Resource, Role, RoleSet, Stance,
};
use covenstead_core::{Audience, DataFile, Game, Locale, Match, Names, Seat, Table, Words};
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
        "Anna zaubert die Wolke c05 für 2 Zauberstäbe fort: 1 Blitz."
    );
    assert_eq!(
        charmed(1, 0, 3),
        "Anna zaubert die Wolke c05 für 1 Zauberstab fort: 0 Blitze und 3 Punkte."
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
        "Anna fliegt mit Hexe 1 von Mooswald (F1) nach Eulenwald (F5)."
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
        "Anna liefert einen lila Trank von Westburgau (P1) an Turm t09: 7 Punkte und 1 Zauberstab."
    );
    let to_the_hill = delivered("hill-tower", Resource::Orange, 0);
    assert_eq!(
        to_the_hill,
        "Anna liefert einen orangefarbenen Trank von Westburgau (P1) an den Hügelturm: 7 Punkte."
    );
    let found = Event::TileTaken {
        seat: ANNA,
        area: "F2".into(),
        tile: ForestTile::FiveVp,
    };
    assert_eq!(
        told(found),
        "Anna findet in Pilzhain (F2) das Plättchen „Schatz“."
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
        "Nimm stattdessen 1 grünen Trank."
    );
    assert_eq!(
        explained(Action::Market),
        "Nimm stattdessen 3 Punkte vom Schwarzmarkt."
    );
}
