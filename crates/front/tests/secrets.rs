//! What a viewer cannot tell apart gives the same page, byte for byte: DOM ids, classes, order and
//! counts are observations too.

use covenstead_catalog::look;
use covenstead_core::{
    Audience, DataFile, FastRng, Game, Locale, Match, Names, Rng, Seat, Table, Viewer,
};
use covenstead_scene::{Line, Scene, Scenic};
use covenstead_web::{
    Around, ReplayPage, Shell, Source, TablePage, Texts, Theme, live_table, replay_page, table_page,
};
use std::sync::Arc;

fn pages(scene: &Scene, locale: Locale) -> [String; 3] {
    let shell = Shell {
        texts: Texts::of(locale, covenstead_front::pages()),
        theme: Theme::System,
        path: "/t/x",
    };
    let page = TablePage {
        shell,
        id: "x",
        version: 1,
        scene,
        undo: false,
        wish: None,
        options: Vec::new(),
        rules: "",
        chat: Vec::new(),
        course: None,
        around: Around::default(),
    };
    let replay = ReplayPage {
        shell,
        source: Source::Table("x"),
        scene,
        at: 1,
        of: 2,
    };
    [
        table_page(&page).into_string(),
        live_table(&page).into_string(),
        replay_page(&replay).into_string(),
    ]
}

fn log<G: Scenic>(table: &Match<G>, viewer: Viewer, to: Audience<'_>) -> Vec<Line> {
    let line = |(number, event): (usize, G::Event)| Line {
        number,
        ..table.rules().line(&event, to)
    };
    let witnessed: Vec<_> = table.witnessed(viewer).collect();
    let past = table.no_longer_logged(&witnessed);
    witnessed.into_iter().skip(past).map(line).collect()
}

/// Plays one random game and compares, for everybody, the page of the true world with the page of
/// an imagined one.
fn twins_give_the_same_page<G: Scenic>(options: G::Options, seats: u8, seed: u64) -> usize {
    let game = G::new(Arc::new(DataFile::built_in::<G>()), options, seats).unwrap();
    let names = Names::of_seats(seats);
    let mut table = Match::new(game.clone(), names.clone(), &seed.to_string());
    let (mut rng, mut dream, mut different) = (FastRng::new(seed), FastRng::new(seed + 1), 0);
    for step in 0.. {
        let status = table.status();
        if status.over || step > 120 {
            break;
        }
        for viewer in Viewer::all(seats).filter(|_| step % 5 == 0) {
            let twin = game.imagine(&game.view(table.true_state(), viewer), &mut dream);
            different += usize::from(twin != *table.true_state());
            // Every language has sentences of its own: they take turns.
            let locale = Locale::ALL[step / 5 % Locale::ALL.len()];
            let to = Audience::new(locale, &names);
            let here = look(
                &game,
                table.true_state(),
                viewer,
                to,
                log(&table, viewer, to),
            );
            let there = look(&game, &twin, viewer, to, log(&table, viewer, to));
            for (here, there) in pages(&here, locale).iter().zip(pages(&there, locale)) {
                assert!(
                    *here == there,
                    "{}, seed {seed}, step {step}: {viewer} can tell two worlds apart",
                    G::ID
                );
            }
        }
        let seat = rng.pick(&status.actors);
        let legal = table.legal(seat).unwrap();
        table
            .play(seat, &legal[rng.below(legal.len() as u32) as usize])
            .unwrap();
    }
    different
}

#[test]
fn pages_of_witchs_brew_tell_no_secrets() {
    use covenstead_witchs_brew::{Options, Ruleset, WitchsBrew};
    let manual = Options {
        ruleset: Ruleset::ReferenceManual,
        ..Options::default()
    };
    let memory = Options {
        memory: true,
        ..Options::default()
    };
    for (number, options) in [Options::default(), memory, manual].into_iter().enumerate() {
        assert!(twins_give_the_same_page::<WitchsBrew>(options, 3 + number as u8, 5) > 20);
    }
}

#[test]
fn pages_of_three_witches_tell_no_secrets() {
    use covenstead_three_witches::ThreeWitches;
    assert!(
        twins_give_the_same_page::<ThreeWitches>(<ThreeWitches as Game>::Options::default(), 3, 6)
            > 20
    );
}

#[test]
fn pages_of_brew_tell_no_secrets() {
    use covenstead_brew::Brew;
    // In Brew everything lies open but the order of decks, which does not exist before a card is
    // drawn.
    twins_give_the_same_page::<Brew>(<Brew as Game>::Options::default(), 4, 7);
}

#[test]
fn pages_of_broom_service_tell_no_secrets() {
    use covenstead_broom_service::BroomService;
    assert!(
        twins_give_the_same_page::<BroomService>(<BroomService as Game>::Options::default(), 4, 8)
            > 20
    );
}

/// The pages do tell what the view tells: a test that compared nothing would pass everything.
#[test]
fn a_page_shows_its_owner_the_hand_and_nobody_else() {
    use covenstead_witchs_brew::{Options, WitchsBrew};
    let game = WitchsBrew::new(
        Arc::new(DataFile::built_in::<WitchsBrew>()),
        Options::default(),
        3,
    )
    .unwrap();
    let mut table = Match::new(game.clone(), Names::of_seats(3), "hand");
    for seat in Seat::all(3) {
        table
            .play(seat, "choose witch druid wizard alchemist assistant")
            .unwrap();
    }
    let page = |viewer| {
        let to = Audience::english(table.names());
        pages(
            &look(
                &game,
                table.true_state(),
                viewer,
                to,
                log(&table, viewer, to),
            ),
            Locale::English,
        )[0]
        .clone()
    };
    assert!(page(Viewer::Seat(Seat(0))).contains("id=\"card-0-witch\""));
    assert!(!page(Viewer::Seat(Seat(1))).contains("card-0-witch"));
    assert!(!page(Viewer::Spectator).contains("card-0-witch"));
}
