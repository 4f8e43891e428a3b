//! Every decision of whole games, drawn at the sizes people have: nothing needed to decide is cut
//! off, every choice can be reached, ASCII is ASCII, and no window is too small to survive.

use covenstead_catalog::{Catalog, Setting};
use covenstead_core::{FastRng, Locale, Rng, Viewer};
use covenstead_scene::{Ask, Scene};
use covenstead_tui::{Asking, Look, Meaning, Page, draw};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::collections::BTreeSet;

const GAMES: [&str; 4] = ["witchs-brew", "three-witches", "brew", "broom-service"];
const UNICODE: Look = Look {
    ascii: false,
    locale: Locale::English,
    colour: true,
};
const ASCII: Look = Look {
    ascii: true,
    locale: Locale::English,
    colour: false,
};

/// Every decision of a random game as whoever decides sees it, and the table at its end.
fn decisions(game: &str, players: u8, seed: u64, mut look_at: impl FnMut(&Scene)) {
    let catalog = Catalog::built_in();
    let setting = Setting {
        players,
        ..Setting::default()
    };
    let mut table = catalog
        .get(game)
        .unwrap()
        .open(&setting, None, &seed.to_string())
        .unwrap();
    let mut rng = FastRng::new(seed);
    while let Some(&seat) = table.status().actors.first() {
        look_at(&table.scene(Viewer::Seat(seat), Locale::English).unwrap());
        let legal = table.legal(seat).unwrap();
        let action = legal[rng.below(legal.len() as u32) as usize].clone();
        table.play(seat, &action).unwrap();
    }
    look_at(&table.scene(Viewer::Spectator, Locale::English).unwrap());
}

fn players(game: &str) -> u8 {
    *Catalog::built_in().get(game).unwrap().seats().end()
}

/// The screen, line by line.
fn drawn(scene: &Scene, asking: &Asking, look: Look, width: u16, height: u16) -> String {
    let area = Rect::new(0, 0, width, height);
    let mut buffer = Buffer::empty(area);
    let menu = asking.menu(scene);
    let page = Page {
        scene,
        look,
        layouts: covenstead_front::layouts(),
        menu: &menu,
        cursor: asking.cursor,
        fresh: scene.log.len().saturating_sub(2),
        headline: scene.prompt.text.clone(),
        note: None,
        keys: "? help  q quit".into(),
        scroll: None,
        clocks: None,
        standings: scene.result.is_some(),
    };
    draw(&mut buffer, area, &page);
    let rows = buffer.content.chunks(usize::from(width));
    rows.map(|row| row.iter().map(|cell| cell.symbol()).collect::<String>() + "\n")
        .collect()
}

/// The first cells of a text: what must be seen of it even where a long one is cut.
fn beginning(text: &str) -> String {
    text.chars().take(16).collect::<String>().trim().to_string()
}

fn everything_needed_is_there(scene: &Scene, width: u16, height: u16) {
    let entries = Asking::default().menu(scene).entries;
    for (place, entry) in entries.iter().enumerate() {
        let screen = drawn(
            scene,
            &Asking {
                cursor: place,
                ..Asking::default()
            },
            UNICODE,
            width,
            height,
        );
        assert!(
            screen.contains(&beginning(&entry.label)),
            "{} is not on the screen\n{screen}",
            entry.label
        );
        let said = entry.text.split_whitespace().next().unwrap_or_default();
        assert!(
            screen.contains(said),
            "what {} means is not on the screen\n{screen}",
            entry.label
        );
    }
    let screen = drawn(scene, &Asking::default(), UNICODE, width, height);
    let text = beginning(&scene.prompt.text);
    assert!(screen.contains(&text), "{text} is not asked\n{screen}");
    for player in &scene.players {
        assert!(
            screen.contains(&player.name),
            "{} is not on the screen\n{screen}",
            player.name
        );
        for good in player.goods.iter().filter(|_| scene.result.is_none()) {
            let amount = format!("{}{}", good.letter, good.amount);
            assert!(
                screen.contains(&amount),
                "{amount} is not on the screen\n{screen}"
            );
        }
    }
}

#[test]
fn what_is_needed_to_decide_is_on_the_screen() {
    for game in GAMES {
        let mut nth = 0;
        decisions(game, players(game), 1, |scene| {
            nth += 1;
            if nth % 5 == 1 || scene.result.is_some() {
                everything_needed_is_there(scene, 80, 24);
                everything_needed_is_there(scene, 120, 40);
            }
        });
    }
}

/// Every decision that can be reached from here by the entries of menus.
fn reached(scene: &Scene, asking: &Asking, found: &mut BTreeSet<String>) {
    for entry in asking.menu(scene).entries {
        match entry.meaning {
            Meaning::Decide(action) => drop(found.insert(action)),
            Meaning::Point(thing) => {
                let mut next = asking.clone();
                match next.point(scene, &thing).unwrap() {
                    Some(action) => drop(found.insert(action)),
                    None => reached(scene, &next, found),
                }
            }
            Meaning::Tick(_) | Meaning::Confirm(_) => unreachable!("a set is picked otherwise"),
        }
    }
}

#[test]
fn every_choice_is_reached_by_menus_that_stay_short() {
    let mut longest = 0;
    for game in GAMES {
        decisions(game, players(game), 2, |scene| {
            let Ask::One { choices } = &scene.ask else {
                return;
            };
            longest = longest.max(Asking::default().menu(scene).entries.len());
            let mut found = BTreeSet::new();
            reached(scene, &Asking::default(), &mut found);
            let all: BTreeSet<String> =
                choices.iter().map(|choice| choice.action.clone()).collect();
            assert_eq!(found, all, "{}", scene.prompt.text);
        });
    }
    assert!(
        (2..=45).contains(&longest),
        "the longest menu has {longest} entries"
    );
}

#[test]
fn a_hand_of_five_is_picked_from_twelve_lines_not_792() {
    let mut asked = false;
    decisions("witchs-brew", 4, 3, |scene| {
        let Ask::Set(pick) = &scene.ask else { return };
        let mut asking = Asking::default();
        assert!(asking.menu(scene).entries.len() <= 13);
        for pickable in pick.from.iter().take(pick.most) {
            assert_eq!(asking.point(scene, &pickable.piece), Ok(None));
        }
        assert!(
            asking.point(scene, &pick.from[pick.most].piece).is_err(),
            "no more than fit"
        );
        let confirm = asking.menu(scene).entries.pop().unwrap().meaning;
        assert!(matches!(confirm, Meaning::Confirm(Ok(_))));
        assert_eq!(asking.point(scene, &pick.from[0].piece), Ok(None));
        assert!(matches!(
            asking.menu(scene).entries.pop().unwrap().meaning,
            Meaning::Confirm(Err(_))
        ));
        asked = true;
    });
    assert!(asked);
}

#[test]
fn a_fist_is_filled_by_kinds() {
    let mut asked = false;
    for seed in 0..6 {
        decisions("broom-service", 3, seed, |scene| {
            let Ask::Set(pick) = &scene.ask else { return };
            if pick.verb != "fist" || pick.from.len() < 3 {
                return;
            }
            let mut asking = Asking::default();
            let entries = asking.menu(scene).entries;
            assert!(entries.len() <= 5, "four kinds and the fist itself");
            let Meaning::Tick(_) = &entries[0].meaning else {
                panic!("the first is a kind")
            };
            let held = pick
                .from
                .iter()
                .filter(|one| one.word == pick.from[0].word)
                .count();
            for count in 1..=held {
                let Meaning::Tick(thing) = asking.menu(scene).entries[0].meaning.clone() else {
                    unreachable!()
                };
                asking.point(scene, &thing).unwrap();
                assert_eq!(asking.picked.len(), count, "another one each time");
            }
            asking.back();
            assert_eq!(asking.picked.len(), held - 1);
            asked = true;
        });
    }
    assert!(asked);
}

#[test]
fn words_find_a_choice() {
    let mut found = 0;
    decisions("three-witches", 3, 4, |scene| {
        let Ask::One { choices } = &scene.ask else {
            return;
        };
        let asking = Asking {
            filter: Some(choices[0].label.clone()),
            ..Asking::default()
        };
        let entries = asking.menu(scene).entries;
        assert!(entries.iter().any(|entry| entry.label == choices[0].label));
        found += usize::from(entries.len() < choices.len());
    });
    assert!(found > 0, "the words never narrowed anything");
}

#[test]
fn ascii_is_ascii() {
    for game in GAMES {
        decisions(game, players(game), 5, |scene| {
            let screen = drawn(scene, &Asking::default(), ASCII, 80, 24);
            assert!(
                screen.is_ascii(),
                "{:?}\n{screen}",
                screen.chars().find(|letter| !letter.is_ascii())
            );
        });
    }
}

#[test]
fn no_window_is_too_small_or_too_large() {
    for game in GAMES {
        let mut nth = 0;
        decisions(game, players(game), 6, |scene| {
            nth += 1;
            if nth % 9 != 1 {
                return;
            }
            for (width, height) in [
                (1, 1),
                (2, 1),
                (5, 2),
                (20, 5),
                (40, 12),
                (79, 23),
                (104, 19),
                (300, 100),
            ] {
                for cursor in [0, 999] {
                    drawn(
                        scene,
                        &Asking {
                            cursor,
                            ..Asking::default()
                        },
                        UNICODE,
                        width,
                        height,
                    );
                }
            }
        });
    }
}
