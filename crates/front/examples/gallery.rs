//! Writes pages of games in progress to a folder, to look at: `cargo run -p covenstead-front
//! --example gallery -- DIR`. Assets are written beside them, so that any static file server shows
//! them as they are.

use covenstead_catalog::{Catalog, LiveTable, Setting};
use covenstead_core::{FastRng, Locale, Names, Rng, Seat, Viewer};
use covenstead_front::pages;
use covenstead_web::{
    Around, ChatLine, GameCard, HomePage, Occupant, ReplayPage, SeatCard, Seating, Shell, Source,
    TablePage, TableRow, Texts, Theme, WaitingPage, game_page, home_page, notice_page, replay_page,
    table_page, waiting_page,
};
use maud::Markup;
use std::error::Error;
use std::fs;
use std::path::Path;

type Shown = Result<(), Box<dyn Error>>;

fn main() -> Shown {
    let folder = std::env::args()
        .nth(1)
        .ok_or("name the folder to write to")?;
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("assets"))?;
    for asset in pages().assets() {
        fs::write(folder.join("assets").join(&asset.served), asset.bytes)?;
    }
    for theme in [Theme::Parchment, Theme::Night] {
        let shell = Shell {
            texts: Texts::of(Locale::English, pages()),
            theme,
            path: "/",
        };
        write(folder, "home", theme, home(shell))?;
        write(folder, "game", theme, game(shell)?)?;
        write(
            folder,
            "notice",
            theme,
            notice_page(
                shell,
                "No such table",
                "The link may be mistyped, or the table is gone.",
            ),
        )?;
        write(folder, "waiting", theme, waiting(shell))?;
        for title in Catalog::built_in().titles() {
            for (moment, steps) in [
                ("start", 0),
                ("middle", 90),
                ("late", 140),
                ("end", 100_000),
            ] {
                let table = played(title.id(), 4.min(*title.seats().end()), steps)?;
                write(
                    folder,
                    &format!("{}-{moment}", title.id()),
                    theme,
                    page(shell, &*table, title.rules(Locale::English))?,
                )?;
            }
        }
        let table = played("witchs-brew", 5, 60)?;
        let scene = table.scene(Viewer::Spectator, Locale::English)?;
        write(
            folder,
            "replay",
            theme,
            replay_page(&ReplayPage {
                shell,
                source: Source::Table("demo"),
                scene: &scene,
                at: 60,
                of: 214,
            }),
        )?;
    }
    Ok(())
}

fn write(folder: &Path, name: &str, theme: Theme, page: Markup) -> Shown {
    Ok(fs::write(
        folder.join(format!("{name}-{}.html", theme.id())),
        page.into_string(),
    )?)
}

fn home(shell: Shell<'_>) -> Markup {
    let catalog = Catalog::built_in();
    let games = catalog
        .titles()
        .map(|title| GameCard {
            id: title.id(),
            name: title.name(),
            seats: title.seats(),
        })
        .collect();
    let row = |yours| TableRow {
        link: "/t/demo".into(),
        game: "Witch's Brew".into(),
        players: "Anna, Barb, Carl".into(),
        standing: "Set 3".into(),
        yours,
    };
    home_page(&HomePage {
        shell,
        games,
        mine: vec![row(true), row(false)],
        open: Vec::new(),
    })
}

fn game(shell: Shell<'_>) -> Result<Markup, Box<dyn Error>> {
    let catalog = Catalog::built_in();
    let title = catalog.get("witchs-brew")?;
    let card = GameCard {
        id: title.id(),
        name: title.name(),
        seats: title.seats(),
    };
    let seating = Seating {
        seats: title.seats(),
        levels: vec!["adept".into(), "novice".into()],
    };
    Ok(game_page(
        shell,
        &card,
        &title.options_in_words(Locale::English),
        &seating,
        title.rules(Locale::English),
    ))
}

fn waiting(shell: Shell<'_>) -> Markup {
    let seat = |seat, occupant, name: &str| SeatCard {
        seat: Seat(seat),
        occupant,
        name: name.into(),
        you: seat == 0,
    };
    let seats = [
        seat(0, Occupant::Person, "Anna"),
        seat(1, Occupant::Open, ""),
        seat(2, Occupant::Bot("adept".into()), "Griselda"),
    ];
    let link = "http://127.0.0.1:7777/t/k3v9x2";
    waiting_page(&WaitingPage {
        shell,
        id: "demo",
        version: 3,
        title: "Witch's Brew",
        seats: &seats,
        link,
        levels: &["adept"],
    })
}

/// A game after so many random decisions, at a moment at which the first seat is asked, if there is
/// one soon.
fn played(game: &str, seats: u8, steps: usize) -> Result<Box<dyn LiveTable>, Box<dyn Error>> {
    let names = Names(
        ["Anna", "Griselda", "Old Morwen", "Hazel", "Tibb"].map(String::from)[..usize::from(seats)]
            .to_vec(),
    );
    let setting = Setting {
        players: seats,
        ..Setting::default()
    };
    let catalog = Catalog::built_in();
    let mut table = catalog.get(game)?.open(&setting, Some(names), "gallery")?;
    let mut rng = FastRng::new(7);
    for step in 0..steps + 40 {
        let status = table.status();
        if status.over || (step >= steps && status.actors.contains(&Seat(0)) && steps < 1000) {
            break;
        }
        let Some(&seat) = status.actors.first() else {
            break;
        };
        let legal = table.legal(seat)?;
        let action = legal[rng.below(legal.len() as u32) as usize].clone();
        table.play(seat, &action)?;
    }
    Ok(table)
}

fn page(shell: Shell<'_>, table: &dyn LiveTable, rules: &str) -> Result<Markup, Box<dyn Error>> {
    let scene = table.scene(Viewer::Seat(Seat(0)), Locale::English)?;
    let options = table
        .record()
        .options
        .iter()
        .map(|(name, value)| (name.clone(), value.to_string()))
        .collect();
    let chat = vec![ChatLine {
        name: "Griselda".into(),
        text: "Somebody always takes the Druid.".into(),
    }];
    let course = table.course();
    Ok(table_page(&TablePage {
        shell,
        id: "demo",
        version: 12,
        scene: &scene,
        undo: true,
        wish: None,
        options,
        rules,
        chat,
        course,
        around: Around::default(),
    }))
}
