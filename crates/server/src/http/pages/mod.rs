//! The pages: requests of browsers turned into calls of the table service, and what it says into
//! HTML.
//!
//! Drawing is the work of `covenstead_web`; here it is only given what one viewer may see. Every
//! change is a posted form, answered with a redirection, or, when our script sent it, with nothing:
//! the stream brings the new table.

mod live;
mod reader;
mod records;
mod seats;
mod tables;

use super::App;
use crate::problem::Problem;
use crate::tables::Snapshot;
use axum::Router;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use covenstead_catalog::Title;
use covenstead_core::SeatSet;
use covenstead_store::{Chair, Phase, Summary};
use covenstead_web::{
    GameCard, HomePage, RulesPage, Seating, TableRow, game_page, home_page, rules_page,
};
pub(super) use live::PageStream;
use reader::{Form, Reader};

/// How many tables the home page lists of each kind.
const LISTED: u32 = 12;

/// The levels of bots that a page offers, weakest first.
const LEVELS: [&str; 4] = ["novice", "adept", "master", "grandmaster"];

/// The routes of the pages.
pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/", get(home))
        .route("/games/{id}", get(game))
        .route("/rules/{id}", get(rules))
        .route("/play", post(tables::play_now))
        .route("/tables", post(tables::set))
        .route("/t/{id}", get(tables::show))
        .route("/t/{id}/live", get(live::open))
        .route("/t/{id}/turn", get(seats::turn))
        .route("/t/{id}/play", post(tables::decide))
        .route("/t/{id}/undo", post(tables::take_back))
        .route("/t/{id}/consent", post(tables::consent))
        .route("/t/{id}/chat", post(tables::say))
        .route("/t/{id}/sit", post(tables::sit))
        .route("/t/{id}/rematch", post(tables::rematch))
        .route("/t/{id}/hint", post(seats::hint))
        .route("/t/{id}/leave", post(seats::leave))
        .route("/t/{id}/return", post(seats::take_seat_back))
        .route("/t/{id}/hand", post(seats::hand))
        .route("/t/{id}/relink", post(seats::relink))
        .route("/t/{id}/replay", get(records::replay))
        .route("/t/{id}/record", get(records::record))
        .route("/t/{id}/as", post(tables::play_as))
        .route(
            "/t/{id}/seat/{token}",
            get(tables::come_back).post(tables::change_seat),
        )
        .route("/replay", get(records::open).post(records::show))
        .route("/settings", post(settings))
        .route("/assets/{name}", get(asset))
}

fn card(title: &dyn Title) -> GameCard<'_> {
    GameCard {
        id: title.id(),
        name: title.name(),
        seats: title.seats(),
    }
}

async fn home(State(app): State<App>, reader: Reader) -> Response {
    let page = async {
        let mine = match reader.who.person {
            Some(person) => app.tables.of_person(person, LISTED).await?,
            None => Vec::new(),
        };
        let open = app.tables.listed(Phase::Gathering, LISTED).await?;
        let rows = |found: &[Summary]| {
            found
                .iter()
                .map(|summary| row(&app, &reader, summary))
                .collect()
        };
        let mut at_mine: Vec<TableRow> = rows(&mine);
        for (row, summary) in at_mine.iter_mut().zip(&mine) {
            (row.yours, row.standing) = how_it_stands(&app, &reader, summary).await;
        }
        at_mine.sort_by_key(|row| !row.yours);
        let games = app.tables.catalog().titles().map(card).collect();
        Ok(reader.page(home_page(&HomePage {
            shell: reader.shell(),
            games,
            mine: at_mine,
            open: rows(&open),
        })))
    };
    reader.answer(page.await)
}

/// How a table of the reader's stands. One that cannot be opened is listed all the same: opening it
/// says what is wrong.
async fn how_it_stands(app: &App, reader: &Reader, summary: &Summary) -> (bool, String) {
    let mine = |snapshot: &Snapshot| {
        reader
            .who
            .person
            .map_or(SeatSet::EMPTY, |key| snapshot.people.held_by(key.hash()))
    };
    match app.tables.look(summary.table.id).await {
        Ok(snapshot) => seats::standing(reader, &snapshot, mine(&snapshot)),
        Err(_) => (false, reader.texts().get(phase_key(summary.phase))),
    }
}

fn phase_key(phase: Phase) -> &'static str {
    match phase {
        Phase::Gathering => "phase-gathering",
        Phase::Playing => "phase-playing",
        Phase::Over => "phase-over",
    }
}

fn row(app: &App, reader: &Reader, summary: &Summary) -> TableRow {
    let table = &summary.table;
    let name = app
        .tables
        .catalog()
        .get(&table.game)
        .map_or(table.game.as_str(), |title| title.name());
    let named = table
        .names
        .0
        .iter()
        .zip(&table.chairs)
        .filter(|(_, chair)| !matches!(chair, Chair::Open | Chair::Kept { .. }))
        .map(|(name, _)| name.as_str());
    TableRow {
        link: format!("/t/{}", table.id),
        game: name.to_string(),
        players: named.collect::<Vec<_>>().join(", "),
        standing: reader.texts().get(phase_key(summary.phase)),
        yours: false,
    }
}

async fn game(State(app): State<App>, reader: Reader, Path(id): Path<String>) -> Response {
    let page = || {
        let title = app.tables.catalog().get(&id)?;
        let seating = Seating {
            seats: title.seats(),
            levels: LEVELS.map(String::from).to_vec(),
        };
        Ok(reader.page(game_page(
            reader.shell(),
            &card(title),
            &title.options_in_words(reader.locale),
            &seating,
            title.rules(reader.locale),
        )))
    };
    reader.answer(page())
}

/// The numbered rules of a game; `#TG-20` is one of them.
async fn rules(State(app): State<App>, reader: Reader, Path(id): Path<String>) -> Response {
    let page = || {
        let title = app.tables.catalog().get(&id)?;
        let rules = title.specification();
        Ok(reader.page(rules_page(&RulesPage {
            shell: reader.shell(),
            game: title.id(),
            specification: title.specification_text(),
            ids: rules.iter().map(|rule| rule.id).collect(),
        })))
    };
    reader.answer(page())
}

/// Theme and language, kept in cookies that say nothing about anybody.
async fn settings(reader: Reader, form: Form) -> Response {
    let kept =
        |name: &str, value: &str| format!("{name}={value}; Path=/; Max-Age=31536000; SameSite=Lax");
    let theme = form
        .get("theme")
        .and_then(covenstead_web::Theme::from_id)
        .map(|theme| kept("theme", theme.id()));
    let lang = form
        .get("lang")
        .and_then(covenstead_core::Locale::from_code)
        .map(|locale| kept("lang", locale.code()));
    // Only back to a page of ours: a path, and none that a browser would take for another host.
    let back = form
        .get("back")
        .filter(|path| path.starts_with('/') && !path.starts_with("//") && !path.contains('\\'));
    let mut response = reader.go(back.unwrap_or("/"));
    for cookie in [theme, lang].into_iter().flatten() {
        if let Ok(value) = cookie.parse() {
            response.headers_mut().append(header::SET_COOKIE, value);
        }
    }
    response
}

async fn asset(State(app): State<App>, Path(name): Path<String>) -> Response {
    match app.fronts.asset(&name) {
        // The name holds the hash of the content, so it may be kept for ever.
        Some(asset) => {
            let headers = [
                (header::CONTENT_TYPE, asset.media_type),
                (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
            ];
            (StatusCode::OK, headers, asset.bytes).into_response()
        }
        None => super::trouble::not_found(),
    }
}

type Shown = Result<Response, Problem>;

#[cfg(test)]
mod tests {
    use super::*;
    use covenstead_bots::Player;

    #[test]
    fn a_page_offers_the_levels_in_the_order_of_their_strength() {
        let levels = Player::FOR_PEOPLE
            .iter()
            .filter(|player| matches!(player, Player::Level(_)));
        assert!(levels.map(Player::to_string).eq(LEVELS));
    }
}
