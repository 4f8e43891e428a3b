//! Whole sentences, where their shape depends on what goes into them: cases, genders and plurals,
//! and who reads them.

use super::{ANNA, BERTA, CLARA, NAMES, game};
use covenstead_core::{Audience, Game, Locale, Seat, Viewer, Words};
use covenstead_scene::Scenic;
use covenstead_witchs_brew::{
    Action, Colour, Drops, Event, Handful, Lack, Metal, Phase, Role, RoleSet, ShelfKind, Spell,
    State, WitchsBrew,
};

/// Without the places where a long word may be broken.
fn unbroken(text: impl AsRef<str>) -> String {
    text.as_ref().replace('\u{ad}', "")
}

fn told(event: Event) -> String {
    unbroken(game().tell(&event, Audience::new(Locale::German, &NAMES)))
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
            .decision(state, Audience::new(Locale::German, &NAMES))
            .unwrap()
            .text,
    )
}

fn explained(state: &State, seat: Seat, action: Action) -> String {
    unbroken(game().explain(state, seat, action, Audience::new(Locale::German, &NAMES)))
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
            role: Role::Assistant,
            lack: Lack::Gold
        }),
        "Anna hat kein Gold für den Gehilfen."
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
        "Anna hat den Alchemisten gewonnen und darf die volle Aktion nutzen."
    );
    assert_eq!(
        act(Role::FortuneTeller),
        "Anna hat die Wahrsagerin gewonnen und darf die volle Aktion nutzen."
    );
    assert_eq!(
        asked(&table(Role::BeggingMonk, Phase::Act(BERTA))),
        "Berta hat sich begnügt und darf die Gunst des Bettelmönchs nutzen."
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
    assert_eq!(
        stored(1),
        "Anna nimmt das Goldregal: 1 Punkt für das, was darauf liegt."
    );
    assert_eq!(
        stored(5),
        "Anna nimmt das Goldregal: 5 Punkte für das, was darauf liegt."
    );
}

#[test]
fn whoever_is_asked_is_asked_in_the_right_number() {
    let mut state = table(Role::Witch, Phase::Choose);
    assert_eq!(
        asked(&state),
        "Durchgang 2: Anna, Berta und Clara wählen je 5 Rollen."
    );
    state.public.chosen = [ANNA, BERTA].into_iter().collect();
    assert_eq!(asked(&state), "Durchgang 2: Clara wählt 5 Rollen.");
    let mut state = table(Role::Cutpurse, Phase::Add);
    assert_eq!(
        asked(&state),
        "Anna darf etwas auf das Goldregal legen: Es fehlen noch 5."
    );
    state.public.shelf_gold = 4;
    assert_eq!(
        asked(&state),
        "Anna darf etwas auf das Goldregal legen: Es fehlt noch 1."
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
    let mut answer = table(Role::Druid, Phase::Answer(BERTA));
    answer.public.player_mut(CLARA).cards = 2;
    assert_eq!(
        explained(&answer, BERTA, Action::IAm(Role::Druid)),
        "Übernimm den Druiden: der oberste Silberkessel (2 Punkte) für 1 weißen und 1 grünen Tropfen, \
         wenn nach dir niemand dasselbe tut."
    );
    answer.public.player_mut(CLARA).cards = 0;
    assert_eq!(
        explained(&answer, BERTA, Action::IAm(Role::Druid)),
        "Übernimm den Druiden: der oberste Silberkessel (2 Punkte) für 1 weißen und 1 grünen Tropfen. \
         Das kann dir niemand mehr nehmen."
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
fn a_red_favor_says_what_it_saves() {
    let mut answer = table(Role::Cutpurse, Phase::Answer(BERTA));
    assert_eq!(
        explained(&answer, BERTA, Action::SoBeIt(Role::Cutpurse)),
        "Lass es geschehen und begnüg dich mit der Gunst. Mit weniger als 3 Gold kannst du keins \
         verlieren, also bringt sie dir nichts."
    );
    answer.public.player_mut(BERTA).gold = 7;
    assert_eq!(
        explained(&answer, BERTA, Action::SoBeIt(Role::Cutpurse)),
        "Lass es geschehen und begnüg dich mit der Gunst: Wird gesammelt, verlierst du 1 Gold statt 2."
    );
}

#[test]
fn an_empty_stack_costs_no_gold_in_any_language() {
    let mut state = table(Role::Wizard, Phase::Answer(BERTA));
    state.public.cauldrons_taken[Metal::Copper.index()] = 7;
    let settled = |locale| {
        let to = Audience::new(locale, &NAMES).read_by(BERTA);
        game().explain(&state, BERTA, Action::SoBeIt(Role::Wizard), to)
    };
    assert_eq!(
        settled(Locale::English),
        "Let it be, and settle for the favor: nothing, as no copper cauldron is left."
    );
    assert_eq!(
        unbroken(settled(Locale::German)),
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

// ---- who reads

/// An event as Anna, Berta and a spectator read it.
fn read(event: Event, locale: Locale) -> [String; 3] {
    [Viewer::Seat(ANNA), Viewer::Seat(BERTA), Viewer::Spectator].map(|viewer| {
        let to = Audience::new(locale, &NAMES).read_by(viewer);
        unbroken(game().tell(&event, to))
    })
}

fn asked_of(state: &State, locale: Locale) -> [String; 3] {
    [Viewer::Seat(ANNA), Viewer::Seat(BERTA), Viewer::Spectator].map(|viewer| {
        let to = Audience::new(locale, &NAMES).read_by(viewer);
        unbroken(game().decision(state, to).unwrap().text)
    })
}

#[test]
fn a_claim_is_told_to_both_whom_it_concerns_as_you() {
    let claimed = Event::Claimed {
        seat: BERTA,
        role: Role::Witch,
        from: ANNA,
    };
    assert_eq!(
        read(claimed, Locale::English),
        [
            "Berta says \"I am the Witch!\" and takes it over from you.",
            "You say \"I am the Witch!\" and take it over from Anna.",
            "Berta says \"I am the Witch!\" and takes it over from Anna.",
        ]
    );
    assert_eq!(
        read(claimed, Locale::German),
        [
            "Berta nimmt dir die Rolle ab: „Ich bin die Hexe!“",
            "Du nimmst Anna die Rolle ab: „Ich bin die Hexe!“",
            "Berta nimmt Anna die Rolle ab: „Ich bin die Hexe!“",
        ]
    );
}

#[test]
fn a_question_is_put_to_you_and_told_of_others() {
    let answer = table(Role::Witch, Phase::Answer(BERTA));
    assert_eq!(
        asked_of(&answer, Locale::English),
        [
            "Berta holds the Witch too, and takes it over from you or settles for the favor.",
            "You hold the Witch too: take it over from Anna, or settle for the favor?",
            "Berta holds the Witch too, and takes it over from Anna or settles for the favor.",
        ]
    );
    assert_eq!(
        asked_of(&answer, Locale::German),
        [
            "Berta hat auch die Hexe und nimmt dir die Rolle ab oder begnügt sich mit der Gunst.",
            "Du hast auch die Hexe: Nimmst du Anna die Rolle ab, oder begnügst du dich mit der Gunst?",
            "Berta hat auch die Hexe und nimmt Anna die Rolle ab oder begnügt sich mit der Gunst.",
        ]
    );
}

#[test]
fn who_still_chooses_is_asked_and_hears_who_else_does() {
    let mut state = table(Role::Witch, Phase::Choose);
    assert_eq!(
        asked_of(&state, Locale::English),
        [
            "Set 2: choose 5 roles for your hand. Berta and Clara are choosing too.",
            "Set 2: choose 5 roles for your hand. Anna and Clara are choosing too.",
            "Set 2: Anna, Berta and Clara are choosing 5 roles each.",
        ]
    );
    state.public.chosen = [BERTA, CLARA].into_iter().collect();
    assert_eq!(
        asked_of(&state, Locale::English),
        [
            "Set 2: choose 5 roles for your hand.",
            "Set 2: Anna is choosing 5 roles.",
            "Set 2: Anna is choosing 5 roles.",
        ]
    );
    assert_eq!(
        asked_of(&state, Locale::German)[0],
        "Durchgang 2: Wähl 5 Rollen für deine Hand."
    );
}

#[test]
fn wb_r_35_what_is_missing_is_said() {
    let unable = |role, lack| {
        read(
            Event::Unable {
                seat: ANNA,
                role,
                lack,
            },
            Locale::English,
        )
    };
    let price = Lack::Price {
        metal: Metal::Copper,
        drops: Drops::new(1, 2, 0),
        gold: 2,
    };
    assert_eq!(
        unable(Role::Wizard, price)[..2],
        [
            "You cannot pay 1 red drop and 2 white drops plus 2 gold for the top copper cauldron.",
            "Anna cannot pay 1 red drop and 2 white drops plus 2 gold for the top copper cauldron.",
        ]
    );
    assert_eq!(
        unable(Role::Wizard, Lack::Cauldron(Metal::Iron))[0],
        "No iron cauldron is left for you to take."
    );
    assert_eq!(
        unable(Role::Alchemist, Lack::Drop)[2],
        "Anna has no drop for the Alchemist."
    );
    assert_eq!(
        unable(Role::Cutpurse, Lack::Loot(ShelfKind::Gold))[0],
        "There is nothing to collect for the gold shelf, and you have nothing to add."
    );
}

#[test]
fn wb_r_05_a_favor_you_cannot_pay_says_so_before_you_settle() {
    let mut answer = table(Role::FortuneTeller, Phase::Answer(BERTA));
    answer.public.player_mut(BERTA).gold = 0;
    let to = Audience::english(&NAMES).read_by(BERTA);
    let settle = Action::SoBeIt(Role::FortuneTeller);
    assert_eq!(
        game().explain(&answer, BERTA, settle, to),
        "Let it be, and settle for the favor: 1 gold for 1 vial. \
         You have no gold for the Fortune Teller. The favor would bring you nothing."
    );
    answer.public.player_mut(BERTA).gold = 1;
    assert_eq!(
        game().explain(&answer, BERTA, settle, to),
        "Let it be, and settle for the favor: 1 gold for 1 vial."
    );
}

#[test]
fn collecting_says_what_is_missing_after_it() {
    let mut act = table(Role::Cutpurse, Phase::Act(ANNA));
    act.public.player_mut(BERTA).gold = 6;
    act.public.player_mut(CLARA).gold = 4;
    let to = Audience::english(&NAMES).read_by(ANNA);
    let said = |state: &State| game().explain(state, ANNA, Action::Collect, to);
    assert_eq!(
        said(&act),
        "Collect 3 gold from the others for the gold shelf; 2 more are missing after that."
    );
    act.public.shelf_gold = 3;
    assert_eq!(
        said(&act),
        "Collect 3 gold from the others: that fills the gold shelf, and you take it for 3 points."
    );
    act.public.player_mut(BERTA).gold = 0;
    act.public.player_mut(CLARA).gold = 2;
    assert_eq!(
        said(&act),
        "Nobody has enough to give up, but you may add goods of your own to the gold shelf; \
         2 are missing."
    );
}
