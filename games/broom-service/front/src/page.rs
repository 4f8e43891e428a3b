//! Broom Service: the map with its towers, clouds, tiles and pawns, the score track around it, the
//! event and the role of the turn at its side.
//!
//! Land and water are shapes of one SVG. What stands on them lies over it as HTML, placed by the
//! classes `x…` and `y…` in hundredths of the map, because pages have no style attributes.

use crate::tips::TIPS;
use covenstead_core::{Locale, Seat};
use covenstead_scene::{Anchor, Board, Piece, PlayerArea, Zone};
use covenstead_web::draw::{picture, sigil};
use covenstead_web::{Drawing, Sight, Tip};
use maud::{Markup, html};

/// The drawing of Broom Service.
pub struct BroomService;

impl Drawing for BroomService {
    fn game(&self) -> &'static str {
        "broom-service"
    }

    fn draw(&self, sight: &Sight<'_>) -> Markup {
        let Some(board) = sight.scene.boards.first() else {
            return html! {};
        };
        html! {
            div.flight {
                div.scroll tabindex="0" role="group" aria-label=(board.name) { (map(sight, board)) }
                div.lore { (event(sight)) (bewitched(sight)) (turn(sight)) }
            }
        }
    }

    fn rival(&self, sight: &Sight<'_>, player: &PlayerArea) -> Markup {
        let zone = |kind: &str| {
            sight
                .scene
                .zone(&format!("{kind}-{}", player.seat.0))
                .filter(|zone| !zone.pieces.is_empty())
        };
        html! {
            @if let Some(zone) = zone("played") { div.played title=(zone.name) { @for card in &zone.pieces { (laid(sight, card)) } } }
            @if let Some(zone) = zone("tiles") { div.leaves title=(zone.name) { @for tile in &zone.pieces { (leaf(sight, tile, "")) } } }
        }
    }

    fn piece(&self, sight: &Sight<'_>, piece: &Piece) -> Markup {
        match piece.kind {
            "resource" => sight.piece(
                piece,
                "coin",
                html! { (picture(&format!("good-{}", piece.look), "token")) span.unseen { (piece.name) } },
            ),
            _ => role_card(sight, piece),
        }
    }

    fn sheet(&self) -> &'static str {
        include_str!("../page/board.css")
    }

    fn symbols(&self) -> &'static str {
        include_str!("../page/symbols.svg")
    }

    fn cover(&self) -> &'static str {
        include_str!("../page/cover.svg")
    }

    fn tips(&self) -> &'static [Tip] {
        TIPS
    }

    fn texts(&self, locale: Locale) -> &'static str {
        match locale {
            Locale::English => include_str!("../locales/en.ftl"),
            Locale::German => include_str!("../locales/de.ftl"),
        }
    }
}

// ---- the map

/// The width of the score track around the map, in units of the map.
const EDGE: u32 = 30;

fn map(sight: &Sight<'_>, board: &Board) -> Markup {
    let zone = |id: &str| sight.scene.zone(id).map_or(&[][..], |zone| &zone.pieces);
    let (width, height) = (board.width + 2 * EDGE, board.height + 2 * EDGE);
    html! {
        div #map .map {
            svg.ground viewBox={ "-" (EDGE) " -" (EDGE) " " (width) " " (height) } aria-hidden=[(!lands_speak(sight)).then_some("true")] {
                rect.frame x={ "-" (EDGE) } y={ "-" (EDGE) } width=(width) height=(height) rx="14" {}
                rect.shore x="0" y="0" width=(board.width) height=(board.height) rx="8" {}
                @for water in zone("water") { (water_shape(water)) }
                // What may be pointed at comes last, so that its glowing border is not painted
                // over.
                @for lit in [false, true] {
                    @for land in zone("land").iter().filter(|land| sight.is_lit(&land.id) == lit) { (land_shape(sight, land)) }
                }
                @for name in board.anchors.iter().filter(|anchor| anchor.kind == "name") {
                    text.place x=(name.x) y=(name.y + 38) { (name.name) }
                }
                (score_track(sight, board))
            }
            @for place in board.anchors.iter().filter(|anchor| matches!(anchor.kind, "castle" | "circle")) { (landmark(board, place)) }
            @for tower in zone("towers") { (tower_on(sight, board, tower)) }
            @for tile in zone("tiles") { (tile_on(sight, board, tile)) }
            @for pawn in zone("pawns") { (pawn_on(sight, board, zone("pawns"), pawn)) }
            @for cloud in zone("clouds") { (cloud_on(sight, board, cloud)) }
        }
    }
}

/// Whether an area can be chosen, or says why not.
fn lands_speak(sight: &Sight<'_>) -> bool {
    let speaks = |land: &Piece| sight.is_lit(&land.id) || land.why_not.is_some();
    sight
        .scene
        .zone("land")
        .is_some_and(|zone| zone.pieces.iter().any(speaks))
}

fn water_shape(water: &Piece) -> Markup {
    let shapes: String = water
        .value("outline")
        .unwrap_or_default()
        .split('|')
        .map(rounded)
        .collect();
    html! { path class={ "water " (water.look) } fill="url(#bs-water)" fill-rule="evenodd" d=(shapes) { title { (water.name) } } }
}

/// An area; one that may be pointed at is covered by a button of the same shape.
fn land_shape(sight: &Sight<'_>, land: &Piece) -> Markup {
    let points = points(land.value("outline").unwrap_or_default());
    let flag = |key: &str| {
        if land.value(key).is_some() {
            format!(" {key}")
        } else {
            String::new()
        }
    };
    let class = format!("land {}{}{}", land.look, flag("closed"), flag("near"));
    let fill = format!("url(#bs-{})", land.look);
    let shape = path(&points);
    let reason = land
        .why_not
        .as_ref()
        .map_or(String::new(), |why| format!(" {}", why.text));
    let title = format!("{}. {}{reason}", land.name, land.text);
    if !sight.is_lit(&land.id) {
        let stops = land.why_not.is_some();
        return html! {
            path id=(land.id) class=(class) fill=(fill) d=(shape) tabindex=[stops.then_some("0")] role=[stops.then_some("img")] {
                title { (title) }
            }
        };
    }
    let (left, right) = span(points.iter().map(|point| point.0));
    let (top, bottom) = span(points.iter().map(|point| point.1));
    let clip = format!("clip-{}", land.id);
    html! {
        g.spot {
            path class=(class) fill=(fill) d=(shape) {}
            clipPath id=(clip) { path d=(shape) {} }
            // On the group: Chromium does not find what is under the pointer in a clipped
            // foreignObject.
            g clip-path={ "url(#" (clip) ")" } {
                foreignObject x=(left) y=(top) width=(right - left) height=(bottom - top) {
                    (sight.thing(&land.id, "ground-button", html! { span.unseen { (land.name) } }, false))
                }
            }
        }
    }
}

type Corner = (i32, i32);

fn points(outline: &str) -> Vec<Corner> {
    let corner = |pair: &str| {
        pair.split_once(',')
            .and_then(|(x, y)| Some((x.parse().ok()?, y.parse().ok()?)))
    };
    outline.split(' ').filter_map(corner).collect()
}

fn span(values: impl Iterator<Item = i32> + Clone) -> Corner {
    (values.clone().min().unwrap_or(0), values.max().unwrap_or(0))
}

fn rounded(outline: &str) -> String {
    path(&points(outline))
}

/// A closed path through the middles of the edges, bent towards the corners.
fn path(corners: &[Corner]) -> String {
    let middle = |a: Corner, b: Corner| ((a.0 + b.0) / 2, (a.1 + b.1) / 2);
    let Some((&last, &first)) = corners.last().zip(corners.first()) else {
        return String::new();
    };
    let mut at = middle(last, first);
    let mut path = format!("M{},{}", at.0, at.1);
    for (place, &corner) in corners.iter().enumerate() {
        let to = middle(corner, corners[(place + 1) % corners.len()]);
        path.push_str(&format!(
            "q{},{} {},{}",
            corner.0 - at.0,
            corner.1 - at.1,
            to.0 - at.0,
            to.1 - at.1
        ));
        at = to;
    }
    path.push('z');
    path
}

// ---- what stands on the map

/// The classes that put something at a point of the map.
fn at(board: &Board, x: i32, y: i32) -> String {
    let share = |value: i32, whole: u32| {
        let (whole, value) = ((whole + 2 * EDGE) as i32, value + EDGE as i32);
        ((value * 200 + whole) / (2 * whole)).clamp(0, 100)
    };
    format!("x{} y{}", share(x, board.width), share(y, board.height))
}

fn anchor<'a>(board: &'a Board, piece: &Piece) -> Option<&'a Anchor> {
    board
        .anchors
        .iter()
        .find(|anchor| piece.at.as_ref() == Some(&anchor.id))
}

fn standing(board: &Board, piece: &Piece) -> String {
    anchor(board, piece).map_or(String::new(), |place| {
        at(board, place.x as i32, place.y as i32)
    })
}

fn landmark(board: &Board, place: &Anchor) -> Markup {
    let class = format!(
        "on {} {}",
        place.kind,
        at(board, place.x as i32, place.y as i32)
    );
    html! {
        div class=(class) title=(place.name) {
            (picture(&format!("bs-{}", place.kind), "drawing"))
            @if place.kind == "circle" { b { (place.name) } }
        }
    }
}

fn tower_on(sight: &Sight<'_>, board: &Board, tower: &Piece) -> Markup {
    let shape = tower.value("shape").unwrap_or("round");
    let served = tower.value("served").is_some();
    let class = format!(
        "on {shape} {} {}{}",
        tower.look,
        standing(board, tower),
        if served { " served" } else { "" }
    );
    let wands: u8 = tower
        .value("wands")
        .and_then(|wands| wands.parse().ok())
        .unwrap_or(0);
    let body = html! {
        span.unseen { (tower.name) }
        (picture(&format!("bs-tower-{shape}"), "drawing"))
        @if served { (picture(&format!("good-bs-{}", tower.look), "given")) } @else { b.vp { (tower.value("points").unwrap_or_default()) } }
        i.initial aria-hidden="true" { (initial(&tower.look)) }
        @for _ in 0..wands { (picture("good-bs-wand", "bonus")) }
    };
    sight.piece(tower, &class, body)
}

/// The letter of a potion, for eyes without colour.
fn initial(colour: &str) -> String {
    colour
        .chars()
        .take(1)
        .flat_map(char::to_uppercase)
        .collect()
}

fn tile_on(sight: &Sight<'_>, board: &Board, tile: &Piece) -> Markup {
    let place = format!("on {}", standing(board, tile));
    match tile.kind {
        "leaf" => leaf(sight, tile, &place),
        "turbo" => {
            let body = html! { (picture("bs-turbo", "drawing")) b { (tile.look) } span.unseen { (tile.name) } };
            sight.piece(tile, &place, body)
        }
        _ => {
            let body = html! { (picture(&format!("bs-tile-{}", tile.look), "drawing")) span.unseen { (tile.name) } };
            sight.piece(tile, &place, body)
        }
    }
}

fn leaf(sight: &Sight<'_>, tile: &Piece, place: &str) -> Markup {
    let count = tile.value("count").filter(|count| *count != "1");
    let body = html! {
        (picture(&format!("bs-leaf-{}", tile.look), "drawing"))
        @if let Some(count) = count { b { "×" (count) } }
        span.unseen { (tile.name) }
    };
    sight.piece(tile, place, body)
}

/// Pawns in one area stand side by side, four in a row.
fn pawn_on(sight: &Sight<'_>, board: &Board, all: &[Piece], pawn: &Piece) -> Markup {
    let Some(place) = anchor(board, pawn) else {
        return html! {};
    };
    let here: Vec<&Piece> = all.iter().filter(|other| other.at == pawn.at).collect();
    let nth = here
        .iter()
        .position(|other| other.id == pawn.id)
        .unwrap_or(0) as i32;
    let (row, rows) = ((here.len() as i32).min(4), (here.len() as i32 + 3) / 4);
    let middle = (place.x as i32).clamp(row * 16, (board.width as i32 - row * 16).max(row * 16));
    let (x, y) = (
        middle + (2 * (nth % 4) - row + 1) * 16,
        place.y as i32 + (2 * (nth / 4) - rows + 1) * 15,
    );
    let seat = pawn.seat.unwrap_or_default();
    let mine = if sight.scene.viewer.is(seat) {
        " own"
    } else {
        ""
    };
    let class = format!("on seat-{}{mine} {}", seat.0, at(board, x, y));
    let name = &sight.scene.players[seat.index()].name;
    let body = html! {
        span.unseen { (pawn.name) ", " (name) }
        (picture("bs-pawn", "drawing"))
        (sigil(seat))
        b { (pawn.look) }
    };
    let title = Piece {
        text: name.clone(),
        ..pawn.clone()
    };
    sight.piece(&title, &class, body)
}

fn cloud_on(sight: &Sight<'_>, board: &Board, cloud: &Piece) -> Markup {
    let near = if cloud.value("near").is_some() {
        " near"
    } else {
        ""
    };
    let class = format!("on {}{near} {}", cloud.look, standing(board, cloud));
    let number = |key: &str| cloud.value(key).unwrap_or("0").to_string();
    let body = html! {
        span.unseen { (cloud.name) }
        (picture(if cloud.look == "storm" { "bs-storm" } else { "bs-cloud" }, "drawing"))
        span.price { (picture("good-bs-wand", "token")) b { (number("wands")) } (picture("good-bs-bolt", "token")) b { (number("bolts")) } }
    };
    sight.piece(cloud, &class, body)
}

// ---- the score track

/// How many steps a lap around the map has.
const LAP: i64 = 100;

/// Markers on a lap of a hundred steps around the map, clockwise from the top left.
fn score_track(sight: &Sight<'_>, board: &Board) -> Markup {
    html! {
        g.score-track {
            @for step in (0..LAP).step_by(5) {
                @let (x, y) = step_at(board, step);
                text.step x=(x) y=(y + 4) { (step) }
            }
            @for player in &sight.scene.players {
                @let (x, y) = step_at(board, player.score.unwrap_or(0));
                @let shift = 9 * shared(sight, player);
                svg class={ "marker seat-" (player.seat.0) } x=(x - 11 + shift) y=(y - 11) width="22" height="22" {
                    title { (player.name) " " (player.score.unwrap_or(0)) }
                    use href={ "#sigil-" (player.seat.0) } {}
                }
            }
        }
    }
}

/// How many players before this one have the same score.
fn shared(sight: &Sight<'_>, player: &PlayerArea) -> i32 {
    let before = &sight.scene.players[..player.seat.index()];
    before
        .iter()
        .filter(|other| other.score == player.score)
        .count() as i32
}

fn step_at(board: &Board, score: i64) -> (i32, i32) {
    let (edge, width, height) = (
        EDGE as i32,
        board.width as i32 + EDGE as i32,
        board.height as i32 + EDGE as i32,
    );
    let (low, around) = (-edge / 2, 2 * (width + height));
    let way = (score.rem_euclid(LAP) as i32) * around / LAP as i32;
    match way {
        way if way < width => (low + way, low),
        way if way < width + height => (low + width, low + way - width),
        way if way < 2 * width + height => (low + 2 * width + height - way, low + height),
        way => (low, low + around - way),
    }
}

// ---- beside the map

fn event(sight: &Sight<'_>) -> Markup {
    let zone = sight.scene.zone("event-of-round");
    let rounds = sight.scene.track("rounds");
    html! {
        @if let Some(track) = rounds {
            div.rounds role="img" aria-label={ (track.name) " " (track.at) " / " (track.to) } title=(track.text) {
                @for round in 1..=track.to { i .past[round < track.at] .now[round == track.at] { (round) } }
            }
        }
        @for card in zone.iter().flat_map(|zone| &zone.pieces) {
            (sight.piece(card, "slip", html! {
                small { (sight.t("bs-event")) }
                strong { (card.name) }
                span.does { (card.text) }
            }))
        }
    }
}

fn bewitched(sight: &Sight<'_>) -> Markup {
    let Some(zone) = sight
        .scene
        .zone("bewitched")
        .filter(|zone| !zone.pieces.is_empty())
    else {
        return html! {};
    };
    html! {
        div.curse {
            h3 { (sight.t("bs-bewitched")) }
            @for role in &zone.pieces { (sight.piece(role, craft(&role.look), html! { (picture(&format!("bs-{}", role.look), "emblem-small")) span { (role.name) } })) }
        }
    }
}

/// The role of the turn with its two actions.
fn turn(sight: &Sight<'_>) -> Markup {
    let Some(role) = sight.scene.zone("turn").and_then(first) else {
        return html! { div.quiet-turn { (picture("bs-pawn", "drawing")) p { (sight.t("bs-no-role")) } } };
    };
    let face = html! {
        (picture(&format!("bs-{}", role.look), "emblem-large"))
        strong { (role.name) }
        @if let Some(seat) = role.seat { span.claimant { (sigil(seat)) (name_of(sight, seat)) } }
    };
    html! {
        div class={ "called-role " (craft(&role.look)) } {
            (sight.thing(&role.id, "face", face, false))
            (half(sight, "turn-brave", "brave", role))
            (half(sight, "turn-cowardly", "cowardly", role))
        }
    }
}

fn first(zone: &Zone) -> Option<&Piece> {
    zone.pieces.first()
}

fn name_of<'a>(sight: &'a Sight<'_>, seat: Seat) -> &'a str {
    &sight.scene.players[seat.index()].name
}

/// The brave or the cowardly action of a role.
fn half(sight: &Sight<'_>, id: &str, stance: &str, role: &Piece) -> Markup {
    let body = html! { b { (sight.t(&format!("bs-{stance}"))) } " " span { (role.value(stance).unwrap_or_default()) } };
    sight.thing(id, &format!("half {stance}"), body, false)
}

// ---- cards

/// Which colour a role's card has.
fn craft(role: &str) -> &'static str {
    match role.rsplit('-').next() {
        Some("gatherer") => "gatherer",
        Some("witch") => "flyer",
        Some("druid") => "druid",
        _ => "fairy",
    }
}

fn role_card(sight: &Sight<'_>, card: &Piece) -> Markup {
    let stance = |stance: &str| half(sight, &format!("{stance}-{}", card.look), stance, card);
    let body = html! {
        span.window { (picture(&format!("bs-{}", card.look), "emblem-large")) }
        strong { (card.name) }
        @if let Some(penalty) = card.value("bewitched") { span.hex { (sight.t("bs-bewitched")) " −" (penalty) } }
        (stance("brave"))
        (stance("cowardly"))
    };
    let plain = Piece {
        text: String::new(),
        ..card.clone()
    };
    sight.piece(
        &plain,
        &format!("card {} {}", card.look, craft(&card.look)),
        body,
    )
}

/// A card already played, small: brave upright, cowardly lying low.
fn laid(sight: &Sight<'_>, card: &Piece) -> Markup {
    let stance = card.value("stance").unwrap_or_default();
    let body = html! {
        (picture(&format!("bs-{}", card.look), "emblem-small"))
        i aria-hidden="true" { (if stance == "brave" { "!" } else { "…" }) }
        span.unseen { (card.name) }
    };
    let named = Piece {
        text: format!("({})", sight.t(&format!("bs-{stance}"))),
        ..card.clone()
    };
    sight.piece(
        &named,
        &format!("chip {} {stance}", craft(&card.look)),
        body,
    )
}
