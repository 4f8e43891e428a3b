//! What a page costs on the wire, compressed as the server does it.

use covenstead_catalog::{Catalog, LiveTable, Setting};
use covenstead_core::{FastRng, Locale, Rng, Viewer};
use covenstead_front::pages;
use covenstead_web::{Around, Shell, TablePage, Texts, Theme, live_table, table_page};
use flate2::{Compression, write::GzEncoder};
use std::io::Write;

fn compressed(bytes: &[u8]) -> usize {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap().len()
}

fn played(game: &str, seats: u8) -> Vec<Box<dyn LiveTable>> {
    let (catalog, mut rng) = (Catalog::built_in(), FastRng::new(3));
    let title = catalog.get(game).unwrap();
    let mut table = title
        .open(
            &Setting {
                players: seats,
                ..Setting::default()
            },
            None,
            "size",
        )
        .unwrap();
    let mut moments = Vec::new();
    for step in 0..400 {
        if table.status().over {
            break;
        }
        if step % 10 == 0 {
            moments.push(title.replay(&table.record(), None).unwrap());
        }
        let seat = table.status().actors[0];
        let legal = table.legal(seat).unwrap();
        table
            .play(seat, &legal[rng.below(legal.len() as u32) as usize])
            .unwrap();
    }
    moments.push(table);
    moments
}

fn sizes(table: &dyn LiveTable, rules: &str) -> (usize, usize) {
    let shell = Shell {
        texts: Texts::of(Locale::English, pages()),
        theme: Theme::System,
        path: "/t/x",
    };
    let scene = table
        .scene(
            Viewer::Seat(table.status().actors.first().copied().unwrap_or_default()),
            Locale::English,
        )
        .unwrap();
    let course = table.course();
    let page = TablePage {
        shell,
        id: "x",
        version: 1,
        scene: &scene,
        undo: true,
        wish: None,
        options: Vec::new(),
        rules,
        chat: Vec::new(),
        course,
        around: Around::default(),
    };
    (
        compressed(table_page(&page).into_string().as_bytes()),
        compressed(live_table(&page).into_string().as_bytes()),
    )
}

#[test]
fn the_first_page_takes_less_than_150_kb_and_an_update_less_than_20() {
    // The boards' style sheets all together: somebody who plays every game gets each once.
    let files = pages().assets().iter();
    let assets: usize = files.map(|asset| compressed(asset.bytes)).sum();
    let catalog = Catalog::built_in();
    let mut largest = (0, 0);
    for title in catalog.titles() {
        for table in played(title.id(), *title.seats().end()) {
            let (page, update) = sizes(&*table, title.rules(Locale::English));
            largest = (largest.0.max(page), largest.1.max(update));
            assert!(
                page + assets < 150_000,
                "{}: {} bytes",
                title.id(),
                page + assets
            );
            assert!(update < 20_000, "{}: {update} bytes", title.id());
        }
    }
    println!(
        "assets {assets}, with the largest page {}, largest update {}",
        assets + largest.0,
        largest.1
    );
}

#[test]
fn fonts_take_less_than_80_kb() {
    let fonts = pages()
        .assets()
        .iter()
        .filter(|asset| asset.media_type == "font/woff2");
    let bytes: usize = fonts.map(|font| font.bytes.len()).sum();
    assert!(0 < bytes && bytes < 80_000, "{bytes}");
}
