//! Brew's board: everything that a choice is made by pointing at is on the page once, as something
//! to press.

use covenstead_catalog::{Catalog, LiveTable, Setting};
use covenstead_core::{FastRng, Locale, Rng, Viewer};
use covenstead_scene::Scene;
use covenstead_web::{Around, Shell, TablePage, Texts, Theme, live_table};
use std::collections::BTreeSet;

fn page(scene: &Scene) -> String {
    let shell = Shell {
        texts: Texts::of(Locale::English, covenstead_front::pages()),
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
    live_table(&page).into_string()
}

/// The ids of the page, each of which must be its own.
fn ids(html: &str) -> BTreeSet<&str> {
    let mut found = BTreeSet::new();
    for id in html
        .split(" id=\"")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
    {
        assert!(found.insert(id), "{id} is on the page twice");
    }
    found
}

fn can_be_pointed_at(html: &str, table: &dyn LiveTable, viewer: Viewer) {
    let (scene, ids) = (table.scene(viewer, Locale::English).unwrap(), ids(html));
    for choice in scene.ask.choices() {
        assert!(
            choice.declines || !choice.pieces.is_empty(),
            "`{}` is made by no pointing",
            choice.action
        );
        for piece in &choice.pieces {
            let button = format!(" lit\" id=\"{piece}\" data-piece=\"{piece}\"");
            assert!(
                ids.contains(piece.as_str()) && html.contains(&button),
                "`{}` needs {piece}",
                choice.action
            );
        }
    }
}

#[test]
fn every_choice_of_whole_games_can_be_made_on_the_board() {
    let (catalog, mut rng) = (Catalog::built_in(), FastRng::new(11));
    let title = catalog.get("brew").unwrap();
    let mut kinds = BTreeSet::new();
    for (players, powers) in [(2, false), (4, true)] {
        let mut setting = Setting {
            players,
            ..Setting::default()
        };
        setting
            .options
            .insert("character_powers".into(), powers.into());
        setting
            .options
            .insert("character_assignment".into(), "choose".into());
        let mut table = title.open(&setting, None, "board").unwrap();
        while !table.status().over {
            let seat = table.status().actors[0];
            let viewer = Viewer::Seat(seat);
            can_be_pointed_at(
                &page(&table.scene(viewer, Locale::English).unwrap()),
                &*table,
                viewer,
            );
            let legal = table.legal(seat).unwrap();
            kinds.extend(
                legal
                    .iter()
                    .filter_map(|action| action.split(' ').next())
                    .map(String::from),
            );
            table
                .play(seat, &legal[rng.below(legal.len() as u32) as usize])
                .unwrap();
        }
        ids(&page(
            &table.scene(Viewer::Spectator, Locale::English).unwrap(),
        ));
    }
    for kind in [
        "choose", "place", "brew", "drink", "pay", "train", "gather", "exchange", "scorch",
        "reserve", "release", "end",
    ] {
        assert!(
            kinds.contains(kind),
            "no `{kind}` was ever offered: {kinds:?}"
        );
    }
}
