//! Whole sentences in German: cases, genders and plurals, where the shape of a sentence depends on
//! what goes into it.

use covenstead_core::{Audience, DataFile, Game, Locale, Names, Seat, Words};
use covenstead_scene::Scenic;
use covenstead_witchs_brew::{
    Action, Colour, Drops, Event, Handful, Metal, Options, Phase, Role, RoleSet, ShelfKind, Spell,
    State, WitchsBrew,
};
use std::sync::Arc;

const ANNA: Seat = Seat(0);
const BERTA: Seat = Seat(1);

fn game() -> WitchsBrew {
    WitchsBrew::new(
        Arc::new(DataFile::built_in::<WitchsBrew>()),
        Options::default(),
        3,
    )
    .unwrap()
}

fn names() -> Names {
    Names(["Anna", "Berta", "Clara"].map(String::from).to_vec())
}

/// Without the places where a long word may be broken.
fn unbroken(text: impl AsRef<str>) -> String {
    text.as_ref().replace('\u{ad}', "")
}

fn told(event: Event) -> String {
    unbroken(game().tell(&event, Audience::new(Locale::German, &names())))
}

/// A table in this phase, Anna having called `role`.
fn table(role: Role, phase: Phase) -> State {
    let mut state = game().start();
    let table = &mut state.public;
    (
        table.set,
        table.round,
        table.role,
        table.claimant,
        table.phase,
    ) = (2, 1, Some(role), ANNA, phase);
    state
}

fn asked(state: &State) -> String {
    unbroken(
        game()
            .decision(state, Audience::new(Locale::German, &names()))
            .unwrap()
            .text,
    )
}

fn explained(state: &State, seat: Seat, action: Action) -> String {
    unbroken(game().explain(state, seat, action, Audience::new(Locale::German, &names())))
}

#[test]
fn roles_have_their_article_and_case() {
    assert_eq!(
        told(Event::Called {
            seat: ANNA,
            role: Role::Witch,
            round: 3
        }),
        "Runde 3: Anna sagt: „Ich bin die Hexe!“"
    );
    let claimed = Event::Claimed {
        seat: BERTA,
        role: Role::Druid,
        from: ANNA,
    };
    assert_eq!(
        told(claimed),
        "Berta nimmt Anna die Rolle ab: „Ich bin der Druide!“"
    );
    assert_eq!(
        told(Event::Won {
            seat: BERTA,
            role: Role::Druid
        }),
        "Berta gewinnt den Druiden."
    );
    assert_eq!(
        told(Event::Unable {
            seat: ANNA,
            role: Role::Assistant
        }),
        "Anna kann den Gehilfen nicht nutzen."
    );
    assert_eq!(
        told(Event::Abstained {
            seat: ANNA,
            role: Role::HerbCollector
        }),
        "Anna lässt die Kräutersammlerin ungenutzt."
    );
    let act = |role| asked(&table(role, Phase::Act(ANNA)));
    assert_eq!(
        act(Role::Alchemist),
        "Anna darf die volle Aktion des Alchemisten nutzen."
    );
    assert_eq!(
        act(Role::FortuneTeller),
        "Anna darf die volle Aktion der Wahrsagerin nutzen."
    );
    assert_eq!(
        asked(&table(Role::BeggingMonk, Phase::Act(BERTA))),
        "Berta darf die Gunst des Bettelmönchs nutzen."
    );
}

#[test]
fn several_roles_stand_after_a_colon() {
    let roles = Some(
        RoleSet::only(Role::Druid)
            .with(Role::Alchemist)
            .with(Role::Witch),
    );
    assert_eq!(
        told(Event::Chose { seat: ANNA, roles }),
        "Anna wählt: Alchemist, Hexe und Druide."
    );
    assert_eq!(
        told(Event::Chose {
            seat: ANNA,
            roles: None
        }),
        "Anna hat gewählt."
    );
}

#[test]
fn drops_agree_with_their_number() {
    let gathered = |red, white, green| {
        told(Event::Gathered {
            seat: ANNA,
            drops: Drops::new(red, white, green),
        })
    };
    assert_eq!(gathered(3, 0, 0), "Anna nimmt 3 rote Tropfen.");
    assert_eq!(gathered(0, 1, 0), "Anna nimmt 1 weißen Tropfen.");
    assert_eq!(gathered(2, 0, 1), "Anna nimmt 2 rote und 1 grünen Tropfen.");
    assert_eq!(
        gathered(1, 1, 2),
        "Anna nimmt 1 roten, 1 weißen und 2 grüne Tropfen."
    );
    assert_eq!(
        told(Event::Sold {
            seat: ANNA,
            colour: Colour::Green,
            gold: 5
        }),
        "Anna tauscht 1 grünen Tropfen gegen 5 Gold."
    );
}

#[test]
fn one_and_many_are_told_apart() {
    assert_eq!(
        told(Event::Traded {
            seat: ANNA,
            vials: 1
        }),
        "Anna tauscht 1 Gold gegen 1 Phiole."
    );
    assert_eq!(
        told(Event::Traded {
            seat: ANNA,
            vials: 2
        }),
        "Anna tauscht 1 Gold gegen 2 Phiolen."
    );
    assert_eq!(
        told(Event::GameOver { sets: 1, ravens: 4 }),
        "Das Spiel endet nach 1 Durchgang, mit 4 Raben."
    );
    assert_eq!(
        told(Event::GameOver { sets: 9, ravens: 5 }),
        "Das Spiel endet nach 9 Durchgängen, mit 5 Raben."
    );
    let (kind, number, vp, raven, drops) = (ShelfKind::Gold, 1, 3, false, Drops::NONE);
    let stored = |gold| {
        told(Event::ShelfTaken {
            seat: ANNA,
            kind,
            number,
            vp,
            raven,
            gold,
            drops,
            stored: true,
        })
    };
    assert_eq!(stored(1), "Anna nimmt das Goldregal mit 1 Stein darauf.");
    assert_eq!(stored(5), "Anna nimmt das Goldregal mit 5 Steinen darauf.");
}

#[test]
fn whoever_is_asked_is_asked_in_the_right_number() {
    let mut state = table(Role::Witch, Phase::Choose);
    assert_eq!(
        asked(&state),
        "Durchgang 2: Anna, Berta und Clara wählen 5 Rollen."
    );
    state.public.chosen = [ANNA, BERTA].into_iter().collect();
    assert_eq!(asked(&state), "Durchgang 2: Clara wählt 5 Rollen.");
    let mut state = table(Role::Cutpurse, Phase::Add);
    assert_eq!(
        asked(&state),
        "Anna darf etwas auf das Goldregal legen; es fehlen noch 5."
    );
    state.public.shelf_gold = 4;
    assert_eq!(
        asked(&state),
        "Anna darf etwas auf das Goldregal legen; es fehlt noch 1."
    );
}

#[test]
fn cauldrons_and_spells_are_paid() {
    let (metal, number, vp, raven) = (Metal::Iron, 5, 6, true);
    let brewed = Event::Brewed {
        seat: ANNA,
        metal,
        number,
        vp,
        raven,
        paid: Drops::new(3, 1, 2),
        gold: 2,
    };
    let paid = "Anna zahlt 3 rote, 1 weißen und 2 grüne Tropfen und 2 Gold für einen Eisenkessel: 6 Punkte und ein Rabe.";
    assert_eq!(told(brewed), paid);
    let vials = Event::CastVials {
        seat: BERTA,
        spell: Spell::Lupus,
        colour: Colour::Red,
    };
    assert_eq!(
        told(vials),
        "Berta wirkt LUPUS und tauscht 1 roten Tropfen gegen 2 Phiolen."
    );
    let cast = Action::CastMagus(Handful::of(Drops::new(1, 0, 1)));
    let explanation = "Wirke MAGUS und zahle 1 roten und 1 grünen Tropfen für den obersten Kupferkessel: 2 Punkte.";
    assert_eq!(
        explained(&table(Role::Warlock, Phase::Act(ANNA)), ANNA, cast),
        explanation
    );
}

#[test]
fn choices_say_what_they_bring() {
    let answer = table(Role::Druid, Phase::Answer(BERTA));
    assert_eq!(
        explained(&answer, BERTA, Action::IAm(Role::Druid)),
        "Übernimm den Druiden: der oberste Silberkessel (2 Punkte) für 1 weißen und 1 grünen Tropfen, \
         wenn nach dir niemand dasselbe tut."
    );
    assert_eq!(
        explained(
            &table(Role::Cutpurse, Phase::Answer(BERTA)),
            BERTA,
            Action::SoBeIt(Role::Cutpurse)
        ),
        "Lass es geschehen und begnüg dich mit der Gunst: Du gibst eins weniger ab."
    );
    assert_eq!(
        explained(
            &table(Role::Witch, Phase::Call),
            ANNA,
            Action::IAm(Role::SnakeHunter)
        ),
        "Ruf den Schlangenjäger aus und beanspruche die volle Aktion: 3 weiße Tropfen."
    );
}

#[test]
fn an_empty_stack_costs_no_gold_in_any_language() {
    let mut state = table(Role::Wizard, Phase::Answer(BERTA));
    state.public.cauldrons_taken[Metal::Copper.index()] = 7;
    let settled = |locale| {
        game().explain(
            &state,
            BERTA,
            Action::SoBeIt(Role::Wizard),
            Audience::new(locale, &names()),
        )
    };
    assert_eq!(
        settled(Locale::English),
        "Let it be, and settle for the favor: nothing, as no copper cauldron is left."
    );
    assert_eq!(
        settled(Locale::German),
        "Lass es geschehen und begnüg dich mit der Gunst: nichts, denn es gibt keinen Kupferkessel mehr."
    );
}

#[test]
fn every_role_can_be_said_in_every_form() {
    for &role in Role::ALL {
        let name = unbroken(WitchsBrew::speech().name(
            Locale::German,
            &format!("role-{role}"),
            role.name(),
        ));
        assert!(
            told(Event::Won { seat: ANNA, role }).contains(&name),
            "{role}"
        );
        assert!(
            told(Event::Called {
                seat: ANNA,
                role,
                round: 1
            })
            .contains(&name),
            "{role}"
        );
        assert!(
            asked(&table(role, Phase::Act(ANNA))).contains(&name),
            "{role}"
        );
    }
}
