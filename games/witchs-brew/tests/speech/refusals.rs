//! Why something is refused: the true reason, its rule, in the reader's language.

use super::{ANNA, BERTA, NAMES, game, with_options};
use covenstead_core::{Actor, Audience, FastRng, Game, Locale, Rng, Seat, Silent, Turn, Words};
use covenstead_witchs_brew::{
    Action, Colour, Metal, Options, Phase, Role, RoleSet, Ruleset, ShelfKind, Spell, State,
    WitchsBrew,
};
use std::collections::BTreeSet;

/// A table in this phase, Anna having called `role`.
fn table(role: Role, phase: Phase) -> State {
    let mut state = game().start();
    let table = &mut state.public;
    table.set = 2;
    table.round = 1;
    table.role = Some(role);
    table.claimant = ANNA;
    table.starter = ANNA;
    table.spells[1] = Spell::Magus;
    table.phase = phase;
    state
}

/// What is said to `seat` who wrote this, and by which rule.
fn refused(state: &State, seat: Seat, text: &str) -> (&'static str, String) {
    let game = game();
    let action = game.parse(text).unwrap();
    let reason = game
        .permit(state, Actor::Seat(seat), action)
        .expect_err(text);
    let refusal = game.refuse(&reason, Audience::english(&NAMES).read_by(seat));
    (refusal.rule, refusal.message)
}

#[test]
fn the_true_reason_is_given() {
    let cases = [
        (
            Role::Cutpurse,
            Phase::Act(ANNA),
            "add 1 gold",
            "WB-61",
            "Collect from the others first: after that you may add to the gold shelf.",
        ),
        (
            Role::Wizard,
            Phase::Act(ANNA),
            "bottle red",
            "WB-47",
            "Brew the copper cauldron first: after that you may turn one more drop into a vial.",
        ),
        (
            Role::Alchemist,
            Phase::Act(ANNA),
            "bottle red",
            "WB-47",
            "A drop becomes a vial only right after brewing with the Wizard, the Witch or the Druid.",
        ),
        (
            Role::Witch,
            Phase::Answer(BERTA),
            "pass",
            "WB-20",
            "You hold the Witch, so you cannot pass: take it over, or say \"So be it!\"",
        ),
        (
            Role::Witch,
            Phase::Answer(BERTA),
            "so be it druid",
            "WB-20",
            "The Witch has been called, not the Druid.",
        ),
        (
            Role::Witch,
            Phase::Call,
            "pass",
            "WB-17",
            "You start the round and cannot pass: call a role from your hand.",
        ),
        (
            Role::Witch,
            Phase::Call,
            "I am the Druid!",
            "WB-17",
            "You do not hold the Druid.",
        ),
        (
            Role::Witch,
            Phase::Bottle(ANNA),
            "brew iron",
            "WB-45",
            "You have brewed: one cauldron is all you may take.",
        ),
        (
            Role::Witch,
            Phase::Act(ANNA),
            "brew copper",
            "WB-42",
            "The Witch brews in iron.",
        ),
        (
            Role::Witch,
            Phase::Act(ANNA),
            "sell red",
            "WB-43",
            "That is what the Alchemist does, not the Witch.",
        ),
        (
            Role::Witch,
            Phase::Act(ANNA),
            "i am witch",
            "WB-25",
            "You have won the Witch already: use its full action now, or do nothing with it.",
        ),
        (
            Role::Warlock,
            Phase::Act(BERTA),
            "cast magus red",
            "WB-48",
            "Only the winner of the Warlock casts the spell; your favor is 1 gold.",
        ),
        (
            Role::Warlock,
            Phase::Act(ANNA),
            "cast strix red",
            "WB-34",
            "The spell of this set is MAGUS, not STRIX.",
        ),
        (
            Role::Warlock,
            Phase::Act(ANNA),
            "cast magus red",
            "WB-50",
            "With MAGUS, the cauldron costs exactly 2 drops of any colours.",
        ),
        (
            Role::WolfKeeper,
            Phase::Act(ANNA),
            "gather green",
            "WB-38",
            "The Wolf Keeper takes red drops only.",
        ),
        (
            Role::Assistant,
            Phase::Act(BERTA),
            "buy 2 red",
            "WB-R-20",
            "Take exactly 1 drop, in any colours, or do nothing.",
        ),
        (
            Role::Cutpurse,
            Phase::Add,
            "add 1 red",
            "WB-61",
            "Say how much gold you add to the gold shelf; 0 is allowed.",
        ),
        (
            Role::Witch,
            Phase::Call,
            "choose witch druid warlock cutpurse alchemist",
            "WB-R-22",
            "Your hand for this set is chosen already, and final.",
        ),
    ];
    for (role, phase, text, rule, message) in cases {
        let seat = match phase {
            Phase::Answer(seat) | Phase::Act(seat) | Phase::Bottle(seat) => seat,
            _ => ANNA,
        };
        assert_eq!(
            refused(&table(role, phase), seat, text),
            (rule, message.to_string()),
            "{text}"
        );
    }
}

#[test]
fn what_is_said_at_the_table_is_understood() {
    let read = |text: &str| game().parse(text).unwrap();
    let keeper = Role::WolfKeeper;
    for text in [
        "i-am wolf-keeper",
        "i-am wolf keeper",
        "I am the Wolf Keeper!",
        "i am wolf_keeper",
    ] {
        assert_eq!(read(text), Action::IAm(keeper), "{text}");
    }
    for text in [
        "so-be-it wolf keeper",
        "So be it, the wolf keeper.",
        "so be it wolf-keeper",
    ] {
        assert_eq!(read(text), Action::SoBeIt(keeper), "{text}");
    }
    let hand = RoleSet::only(keeper)
        .with(Role::BeggingMonk)
        .with(Role::Witch);
    assert_eq!(
        read("choose wolf keeper witch begging-monk"),
        Action::Choose(hand)
    );
    assert_eq!(
        read("buy 2 red drops and 1 green drop"),
        read("buy red green red")
    );
    assert_eq!(read("Pass"), Action::None);
}

#[test]
fn a_misread_text_says_what_would_have_been_understood() {
    let misread = |text: &str, locale| {
        let said = game().misread(text, Audience::new(locale, &NAMES));
        assert!(game().parse(text).is_err(), "{text}");
        said
    };
    assert_eq!(
        misread("brew copper twice", Locale::English),
        "\"brew copper twice\" is not understood. It is written like this: brew copper."
    );
    assert_eq!(
        misread("gather blue", Locale::English),
        "There is no colour called \"blue\": it has to be one of red, white, green."
    );
    assert_eq!(
        misread("cast optio", Locale::German),
        "„cast optio“ ist nicht zu verstehen. Geschrieben wird es so: cast optio copper."
    );
    for text in [
        "",
        "juggle",
        "so be it",
        "choose witch witch",
        "add x gold",
        "add 99999 gold",
        "i am nobody",
    ] {
        let [english, german] = Locale::ALL.map(|locale| misread(text, locale));
        assert_ne!(english, german, "{text}");
    }
}

/// One action of every kind, of many kinds several.
fn all_sorts() -> Vec<Action> {
    let texts = [
        "none",
        "trade",
        "take gold",
        "collect",
        "cast herba",
        "cast lupus",
        "cast serpens",
        "cast copia red",
        "cast copia 3 red",
        "cast magus red",
        "cast strix 2 red",
        "cast sanatio green",
        "buy red",
        "buy 2 red 1 green",
        "give red",
        "give 2 green",
        "add 0 gold",
        "add 1 gold",
        "add 50 gold",
        "add red",
        "add 0 drops",
        "choose witch druid",
        "choose witch druid warlock cutpurse alchemist",
    ];
    let mut actions: Vec<Action> = texts
        .iter()
        .map(|text| game().parse(text).unwrap())
        .collect();
    for &role in Role::ALL {
        actions.extend([Action::IAm(role), Action::SoBeIt(role)]);
    }
    for &colour in Colour::ALL {
        actions.extend([
            Action::Gather(colour),
            Action::Sell(colour),
            Action::Bottle(colour),
        ]);
    }
    for &metal in Metal::ALL {
        actions.extend([Action::Brew(metal), Action::CastOptio(metal)]);
    }
    actions
}

/// Whether a word of the sentence is an id rather than a name.
fn has_an_id(sentence: &str) -> bool {
    let ids = Role::ALL
        .iter()
        .map(|role| role.id())
        .chain(ShelfKind::ALL.iter().map(|kind| kind.id()))
        .filter(|id| id.contains('-'));
    let found = ids.into_iter().any(|id| sentence.contains(id));
    found || sentence.contains('_') || sentence.contains("WB-")
}

fn refusals_of(game: &WitchsBrew, seed: u64, met: &mut BTreeSet<String>) {
    let actions = all_sorts();
    let mut rng = FastRng::new(seed);
    let mut state = game.start();
    let mut legal = Vec::new();
    loop {
        let seats = match game.turn(&state) {
            Turn::Over => return,
            Turn::Chance => {
                let outcome = game.sample(&state, &mut rng);
                game.apply(&mut state, Actor::Chance, outcome, &mut Silent);
                continue;
            }
            Turn::Seats(seats) => seats,
        };
        let seat = seats.iter().next().unwrap();
        for &action in &actions {
            let Err(reason) = game.permit(&state, Actor::Seat(seat), action) else {
                continue;
            };
            let [english, german] = Locale::ALL
                .map(|locale| game.refuse(&reason, Audience::new(locale, &NAMES).read_by(seat)));
            assert_eq!(english.rule, german.rule);
            assert!(english.rule.starts_with("WB-"), "{reason:?}");
            assert_ne!(english.message, german.message, "{reason:?}");
            for refusal in [english, german] {
                assert!(!has_an_id(&refusal.message), "{}", refusal.message);
                met.insert(refusal.message);
            }
        }
        game.legal(&state, seat, &mut legal);
        let action = rng.pick(&legal);
        game.apply(&mut state, Actor::Seat(seat), action, &mut Silent);
    }
}

#[test]
fn every_refusal_is_said_in_every_language_by_its_rule() {
    let mut met = BTreeSet::new();
    let manual = Options {
        ruleset: Ruleset::ReferenceManual,
        ..Options::default()
    };
    for seed in 0..4 {
        refusals_of(&game(), seed, &mut met);
        refusals_of(&with_options(manual.clone()), seed, &mut met);
    }
    assert!(met.len() > 200, "only {} refusals", met.len());
}
