//! Witch's Brew: five stacks over the fire and in the pantry, the spell book, the called role with
//! action above and favor below.

use crate::tips::TIPS;
use covenstead_core::{Locale, Seat};
use covenstead_scene::{Piece, PlayerArea, Scene, Zone};
use covenstead_web::draw::{icon, picture, sigil, tokens};
use covenstead_web::{Drawing, Sight, Tip};
use maud::{Markup, html};

/// The drawing of Witch's Brew.
pub struct WitchsBrew;

const STACKS: [&str; 5] = [
    "stack-copper",
    "stack-iron",
    "stack-silver",
    "stack-gold-shelf",
    "stack-ingredient-shelf",
];

impl Drawing for WitchsBrew {
    fn game(&self) -> &'static str {
        "witchs-brew"
    }

    fn draw(&self, sight: &Sight<'_>) -> Markup {
        let scene = sight.scene;
        html! {
            div.stacks { @for zone in STACKS.iter().filter_map(|id| scene.zone(id)) { (stack(sight, zone)) } }
            div.round {
                (spell_book(sight))
                (called(sight))
                div.side { (ravens(sight)) (supply(sight)) }
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
            @if let Some(zone) = zone("played") {
                div.played title=(zone.name) { @for piece in &zone.pieces { (played(sight, piece)) } }
            }
            @if let Some(zone) = zone("potions") {
                div.potions title=(zone.name) { @for piece in &zone.pieces { (potion(sight, piece)) } }
            }
        }
    }

    fn piece(&self, sight: &Sight<'_>, piece: &Piece) -> Markup {
        role_card(sight, piece)
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

// ---- the stacks

fn stack(sight: &Sight<'_>, zone: &Zone) -> Markup {
    html! {
        div.stack id=(zone.id) {
            @match zone.pieces.first() {
                Some(top) => (top_card(sight, top)),
                None => div.spent { (sight.t("wb-stack-empty")) },
            }
        }
    }
}

fn top_card(sight: &Sight<'_>, card: &Piece) -> Markup {
    let shelf = card.kind == "shelf";
    let body = html! {
        span.title { (card.name) }
        (points(card))
        (raven(card))
        (picture(if shelf { symbol_of(card) } else { "wb-cauldron" }, "scene"))
        @if shelf { (fill(sight, card)) } @else { span.cost { (tokens(&card.goods)) } }
        @if let Some(left) = card.value("left") { span.left { (left) " " (sight.t("wb-left")) } }
    };
    let left = card
        .value("left")
        .and_then(|left| left.parse::<u8>().ok())
        .unwrap_or(1);
    sight.piece(card, &format!("{} depth-{}", card.look, left.min(4)), body)
}

fn symbol_of(shelf: &Piece) -> &'static str {
    if shelf.look == "gold-shelf" {
        "wb-gold-shelf"
    } else {
        "wb-ingredient-shelf"
    }
}

/// What lies on a shelf, and what is missing.
fn fill(sight: &Sight<'_>, shelf: &Piece) -> Markup {
    let number = |key| {
        shelf
            .value(key)
            .and_then(|value| value.parse::<u16>().ok())
            .unwrap_or(0)
    };
    let (lying, need) = (number("tokens"), number("need"));
    html! {
        span.fill {
            @for good in &shelf.goods { @for _ in 0..good.amount.min(12) { (picture(&format!("good-{}", good.key), "token")) } }
            @for _ in lying..need.min(lying + 12) { i.slot {} }
            span.of { (lying) "/" (need) span.unseen { " " (sight.t("wb-tokens")) } }
        }
    }
}

fn points(card: &Piece) -> Markup {
    html! { @if let Some(points) = card.named("points") { b.seal { (points.value) span.unseen { " " (points.name) } } } }
}

fn raven(card: &Piece) -> Markup {
    html! { @if let Some(raven) = card.named("raven") { span.raven { (icon("raven")) span.unseen { (raven.name) } } } }
}

// ---- the round

fn spell_book(sight: &Sight<'_>) -> Markup {
    let Some(book) = sight.scene.zone("spell-book") else {
        return html! {};
    };
    html! {
        div.book {
            (picture("wb-book", "open-book"))
            div.pages {
                @for spell in &book.pieces {
                    (sight.piece(spell, spell.value("when").unwrap_or_default(), html! {
                        @if spell.value("when") == Some("next") { small { (sight.t("wb-next-spell")) } }
                        strong { (spell.name) }
                        span.does { (spell.text) }
                    }))
                }
                @if book.pieces.is_empty() { p.muted { (sight.t("wb-no-spell")) } }
            }
        }
    }
}

fn called(sight: &Sight<'_>) -> Markup {
    let Some(middle) = sight.scene.zone("middle") else {
        return html! { div.called-role.nobody { (picture("wb-rune", "rune")) p { (sight.t("wb-nobody-called")) } } };
    };
    let [card, action, favor] = &middle.pieces[..] else {
        return html! {};
    };
    let claimant = card.seat.map(|seat| (seat, name_of(sight.scene, seat)));
    let half = |piece: &Piece, class: &str| {
        sight.piece(
            piece,
            class,
            html! { small { (sight.t(&format!("wb-{class}"))) } span { (piece.text) } },
        )
    };
    // What a player who is asked has to do with the role; tips tell these apart.
    let part = match card.seat {
        Some(seat) if sight.scene.viewer.is(seat) => "won",
        _ => "settled",
    };
    html! {
        div class={ "called-role " (group(&card.look)) " " (part) } {
            (half(action, "action"))
            div.face id="called" {
                (picture("wb-rune", "rune"))
                (picture(&format!("wb-{}", card.look), "emblem-large"))
                h3 { (card.name) }
                @if let Some((seat, name)) = claimant { p.claimant { (sigil(seat)) (name) } }
            }
            (half(favor, "favor"))
        }
    }
}

fn name_of(scene: &Scene, seat: Seat) -> &str {
    &scene.players[seat.index()].name
}

fn ravens(sight: &Sight<'_>) -> Markup {
    let Some(track) = sight.scene.track("ravens") else {
        return html! {};
    };
    html! {
        div.ravens title=(track.text) {
            h3 { (track.name) }
            div.perch role="img" aria-label={ (track.name) ": " (track.at) " / " (track.to) } {
                @for place in 0..track.to { span .landed[place < track.at] { (icon("raven")) } }
            }
        }
    }
}

fn supply(sight: &Sight<'_>) -> Markup {
    let Some(zone) = sight.scene.zone("supply") else {
        return html! {};
    };
    html! {
        div.supply { h3 { (sight.t("wb-supply")) }
            div.bowls { @for piece in &zone.pieces {
                (sight.piece(piece, "bowl", html! { (picture(&format!("good-{}", piece.look), "token")) span.unseen { (piece.name) } }))
            } }
        }
    }
}

// ---- cards

/// Which colour a role's card has: its group.
fn group(role: &str) -> &'static str {
    match role {
        "wolf-keeper" | "snake-hunter" | "herb-collector" => "gatherer",
        "wizard" | "witch" | "druid" => "brewer",
        "warlock" => "warlock",
        "cutpurse" | "begging-monk" => "thief",
        _ => "trader",
    }
}

fn role_card(sight: &Sight<'_>, card: &Piece) -> Markup {
    if card.is_face_down() {
        return sight.piece(
            card,
            "down",
            html! { (picture("card-back", "back")) span.unseen { (card.name) } },
        );
    }
    let body = html! {
        span.window { (picture(&format!("wb-{}", card.look), "emblem-large")) }
        strong { (card.name) }
        @if let Some(action) = card.value("action") { span.does { (action) } }
        @if let Some(favor) = card.value("favor") { span.does.small { (favor) } }
    };
    sight.piece(card, &format!("card {}", group(&card.look)), body)
}

/// A card already played, small.
fn played(sight: &Sight<'_>, card: &Piece) -> Markup {
    let body = html! { (picture(&format!("wb-{}", card.look), "emblem-small")) span.unseen { (card.name) } };
    sight.piece(card, &format!("chip {}", group(&card.look)), body)
}

/// A potion somebody owns, small: metal or shelf, points, raven.
fn potion(sight: &Sight<'_>, card: &Piece) -> Markup {
    let body = match (card.is_face_down(), card.kind) {
        (true, _) => html! { (picture("card-back", "back")) span.unseen { (card.name) } },
        (false, "shelf") => {
            html! { (picture(symbol_of(card), "mini")) (points(card)) (raven(card)) span.unseen { (card.name) } }
        }
        (false, _) => {
            html! { (picture("wb-cauldron", "mini")) (points(card)) (raven(card)) span.unseen { (card.name) } }
        }
    };
    sight.piece(card, &format!("vessel {}", card.look), body)
}
