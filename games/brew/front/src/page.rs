//! Brew: Forests under the sky of their season with dice on their spaces, the Village by day or
//! night, market and Creatures.

use crate::tips::TIPS;
use covenstead_core::{Locale, Seat};
use covenstead_scene::{Fact, Good, Piece, PlayerArea, Zone};
use covenstead_web::draw::{good, picture, sigil, tokens};
use covenstead_web::{Drawing, Sight, Tip};
use maud::{Markup, html};

/// The drawing of Brew.
pub struct Brew;

impl Drawing for Brew {
    fn game(&self) -> &'static str {
        "brew"
    }

    fn draw(&self, sight: &Sight<'_>) -> Markup {
        let forests = sight
            .scene
            .zones
            .iter()
            .filter(|zone| zone.id.starts_with("forest-"));
        html! {
            @if let Some(me) = sight.me() { (pool(sight, me)) }
            (to_choose(sight))
            div.forests { @for zone in forests { (forest(sight, zone)) } }
            div.clearing { (village(sight)) (market(sight)) (piles(sight)) }
            @if let Some(me) = sight.me() { (workshop(sight, me)) }
        }
    }

    fn rival(&self, sight: &Sight<'_>, player: &PlayerArea) -> Markup {
        // The viewer's own dice, Creatures and Potions are drawn large, on the board and in the
        // hand.
        html! { @if player.you { (trophies(sight, player.seat)) } @else { (belongings(sight, player)) } }
    }

    fn piece(&self, sight: &Sight<'_>, piece: &Piece) -> Markup {
        match piece.kind {
            "die" => die(sight, piece),
            "creature" => creature(sight, piece),
            _ => potion(sight, piece),
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

fn zone_of<'a>(sight: &Sight<'a>, kind: &str, seat: Seat) -> &'a [Piece] {
    sight
        .scene
        .zone(&format!("{kind}-{}", seat.0))
        .map_or(&[], |zone| &zone.pieces)
}

// ---- Forests

fn forest(sight: &Sight<'_>, zone: &Zone) -> Markup {
    let Some((card, rest)) = zone.pieces.split_first() else {
        return html! {};
    };
    let spaces = rest.iter().filter(|piece| piece.kind == "space");
    html! {
        article.wood id=(zone.id) {
            (forest_card(sight, card))
            div.spaces { @for space in spaces { (spot(sight, space, &zone.pieces, html! { (self::space(sight, space)) })) } }
        }
    }
}

fn forest_card(sight: &Sight<'_>, card: &Piece) -> Markup {
    let holder = card
        .seat
        .map_or(String::new(), |seat| format!("ruled seat-{}", seat.0));
    let body = html! {
        (sky(card))
        strong { (card.name) }
        (points(sight, card))
        span.control {
            @for fact in &card.facts { (tally(fact)) }
            span.holder { (card.value("control").unwrap_or_default()) }
        }
    };
    sight.piece(card, &holder, body)
}

/// The season of a Forest in its sky; one half each where it has two.
fn sky(card: &Piece) -> Markup {
    html! { span.sky { @for season in card.look.split(' ') { (picture(&format!("br-wood-{season}"), "season")) } } }
}

/// Whose top dice there are how many of.
fn tally(fact: &Fact) -> Markup {
    let Some(whose) = fact.key.strip_prefix("tally-") else {
        return html! {};
    };
    let mark = whose
        .parse()
        .map_or_else(|_| picture("br-element", "token"), |seat| sigil(Seat(seat)));
    html! { span.tally title=(fact.name) { (mark) b { (fact.value) } span.unseen { " " (fact.name) } } }
}

/// A space with the dice that lie on it.
fn spot(sight: &Sight<'_>, space: &Piece, pieces: &[Piece], drawn: Markup) -> Markup {
    let dice: Vec<&Piece> = pieces
        .iter()
        .filter(|piece| piece.kind == "die" && piece.at.as_ref() == Some(&space.id))
        .collect();
    html! {
        div.spot .taken[!dice.is_empty()] {
            (drawn)
            @if !dice.is_empty() { div class={ "lying high-" (dice.len().min(5)) } { @for piece in dice { (die(sight, piece)) } } }
        }
    }
}

fn space(sight: &Sight<'_>, space: &Piece) -> Markup {
    let gives = space.value("gives").unwrap_or_default();
    let scorched = space.value("scorched").is_some();
    let body = html! {
        span.unseen { (space.name) }
        @if scorched {
            (picture("br-scorched", "symbol")) small { (sight.t("br-scorched")) }
        } @else {
            (picture(&format!("br-{}", space.look), "symbol"))
            (reward(gives))
        }
    };
    sight.piece(space, if scorched { "burnt" } else { &space.look }, body)
}

fn reward(gives: &str) -> Markup {
    match gives {
        "creature" => picture("br-creature", "reward paw"),
        _ => {
            html! { span.reward { (picture(&format!("good-{gives}"), "token")) b { (initial(gives)) } } }
        }
    }
}

fn initial(word: &str) -> String {
    word.chars().take(1).flat_map(char::to_uppercase).collect()
}

fn points(sight: &Sight<'_>, card: &Piece) -> Markup {
    html! { @if let Some(points) = card.value("points") { b.seal { (points) span.unseen { " " (sight.t("points")) } } } }
}

// ---- dice

/// A placed die: an owner's colour and sigil, or an Element's.
fn die(sight: &Sight<'_>, piece: &Piece) -> Markup {
    let covered = if piece.value("covered").is_some() {
        " covered"
    } else {
        ""
    };
    sight.piece(
        piece,
        &format!("{}{covered}", colour(piece)),
        html! { (die_face(piece)) span.unseen { (piece.name) } },
    )
}

fn die_face(piece: &Piece) -> Markup {
    html! { (picture(&format!("br-{}", piece.look), "symbol")) @if let Some(seat) = piece.seat { (sigil(seat)) } }
}

fn colour(piece: &Piece) -> String {
    piece
        .seat
        .map_or(format!("element {}", piece.look), |seat| {
            format!("seat-{}", seat.0)
        })
}

/// The viewer's dice, large, and what ends the turn.
fn pool(sight: &Sight<'_>, me: &PlayerArea) -> Markup {
    let dice = zone_of(sight, "pool", me.seat);
    html! {
        section class={ "pool seat-" (me.seat.0) } aria-label=(sight.t("br-your-dice")) {
            h3 { (sight.t("br-your-dice")) }
            @if dice.is_empty() { p.muted { (sight.t("br-no-dice")) } }
            @for piece in dice { (alike(sight, piece, "large")) }
            (purse(sight, me))
        }
    }
}

/// The viewer's goods once more beside the dice, so that one sees what can be paid; the same things
/// as in the own area.
fn purse(sight: &Sight<'_>, me: &PlayerArea) -> Markup {
    html! {
        div.purse {
            @for amount in &me.goods {
                @let (id, own) = (Good::id(me.seat, amount.key), format!("purse-{}", amount.key));
                @if sight.is_lit(&id) {
                    button.good.lit id=(own) type="button" data-piece=(id) { (good(amount)) }
                } @else {
                    span.good .none[amount.amount == 0] id=(own) { (good(amount)) }
                }
            }
        }
    }
}

/// The dice of a pool that show one face, side by side: whichever one points at, it is the same.
fn alike(sight: &Sight<'_>, piece: &Piece, size: &str) -> Markup {
    if piece.kind == "end" {
        return sight.piece(
            piece,
            "",
            html! { (picture("br-candle", "symbol")) strong { (sight.t("br-end-turn")) } },
        );
    }
    let count = piece
        .value("count")
        .and_then(|count| count.parse().ok())
        .unwrap_or(1);
    let body = html! {
        @for _ in 0..count { span class={ "die " (size) " " (colour(piece)) } { (die_face(piece)) } }
        span.unseen { (piece.name) }
    };
    sight.piece(piece, "", body)
}

// ---- the Village

fn village(sight: &Sight<'_>) -> Markup {
    let Some(zone) = sight.scene.zone("village") else {
        return html! {};
    };
    let night = zone
        .pieces
        .first()
        .is_some_and(|space| space.id.starts_with("night"));
    let side = if night { "night" } else { "day" };
    html! {
        section #village class={ "village " (side) } {
            (picture(&format!("br-village-{side}"), "houses"))
            h3 { (if night { sight.t("br-village-night") } else { sight.t("br-village-day") }) }
            div.stalls {
                @for space in zone.pieces.iter().filter(|piece| piece.kind == "stall") {
                    (spot(sight, space, &zone.pieces, stall(sight, space)))
                }
            }
            (supply(sight))
        }
    }
}

fn stall(sight: &Sight<'_>, space: &Piece) -> Markup {
    let body = html! {
        span.slot { (picture(&format!("br-{}", space.look), "symbol")) }
        span.does { (space.value("does").unwrap_or_default()) }
        span.unseen { (space.name) }
    };
    sight.piece(space, &space.look, body)
}

fn supply(sight: &Sight<'_>) -> Markup {
    let Some(zone) = sight.scene.zone("supply") else {
        return html! {};
    };
    html! {
        div.supplies aria-label=(sight.t("br-supply")) {
            @for piece in &zone.pieces {
                (sight.piece(piece, "", html! {
                    span.unseen { (piece.name) } (picture(&format!("good-{}", piece.look), "token")) b aria-hidden="true" { (initial(&piece.look)) }
                }))
            }
        }
    }
}

// ---- Potions and Creatures

fn market(sight: &Sight<'_>) -> Markup {
    let Some(zone) = sight.scene.zone("market") else {
        return html! {};
    };
    html! {
        section.market {
            h3 { (sight.t("br-market")) }
            div.cards { @for piece in &zone.pieces { (potion(sight, piece)) } }
        }
    }
}

fn potion(sight: &Sight<'_>, card: &Piece) -> Markup {
    if card.is_face_down() {
        return potion_back(sight, card);
    }
    let body = html! {
        (picture(&format!("br-{}", card.look), "flask"))
        span.writing {
            strong { (card.name) }
            span.cost { (tokens(&card.goods)) }
            @if let Some(does) = card.value("does") { span.does { (does) } }
            @if card.value("revealed").is_some() { small { (sight.t("br-revealed")) } }
        }
        (points(sight, card))
    };
    sight.piece(
        card,
        if card.value("revealed").is_some() {
            "card revealed"
        } else {
            "card"
        },
        body,
    )
}

/// The deck, or a Potion in somebody's hand.
fn potion_back(sight: &Sight<'_>, card: &Piece) -> Markup {
    let body = html! {
        (picture("card-back", "back")) span.unseen { (card.name) }
        @if let Some(left) = card.value("left") { span.left { (left) " " (sight.t("br-left")) } }
    };
    sight.piece(card, "deck", body)
}

fn piles(sight: &Sight<'_>) -> Markup {
    let Some(zone) = sight.scene.zone("piles") else {
        return html! {};
    };
    html! {
        section.piles {
            h3 { (sight.t("br-creatures")) }
            div.cards { @for piece in &zone.pieces { (creature(sight, piece)) } }
        }
    }
}

fn creature(sight: &Sight<'_>, card: &Piece) -> Markup {
    let body = html! {
        span.portrait { (picture(&format!("br-beast-{}", card.look), "beast")) @if let Some(left) = card.value("left") { b.below title=(sight.t("br-below")) { "+" (left) } } }
        span.writing { strong { (card.name) } span.does { (card.text) } }
    };
    sight.piece(card, &format!("card {}", card.look), body)
}

// ---- what belongs to the players

/// The viewer's Creatures and reserved Potions, large.
fn workshop(sight: &Sight<'_>, me: &PlayerArea) -> Markup {
    let (creatures, reserved) = (
        zone_of(sight, "trained", me.seat),
        zone_of(sight, "reserved", me.seat),
    );
    html! {
        div.workshop {
            @if !creatures.is_empty() {
                section.rack { h3 { (sight.t("br-trained")) } div.cards { (trained(sight, creatures, creature)) } }
            }
            @if !reserved.is_empty() {
                section.rack { h3 { (sight.t("br-reserved")) } div.cards { @for piece in reserved { (potion(sight, piece)) } } }
            }
        }
    }
}

/// Trained Creatures with the dice on them.
fn trained(sight: &Sight<'_>, pieces: &[Piece], draw: fn(&Sight<'_>, &Piece) -> Markup) -> Markup {
    let creatures = pieces.iter().filter(|piece| piece.kind == "creature");
    html! { @for card in creatures { (spot(sight, card, pieces, draw(sight, card))) } }
}

/// What only scores: claimed Forests, released Creatures, drunk Potions, small.
fn trophies(sight: &Sight<'_>, seat: Seat) -> Markup {
    let pieces = |kind| zone_of(sight, kind, seat);
    let chips = |title: String, pieces: &[Piece]| {
        html! { @if !pieces.is_empty() { section.rack.small { h3 { (title) } div.chips { @for piece in pieces { (chip(sight, piece)) } } } } }
    };
    html! {
        (chips(sight.t("br-forests"), pieces("claimed")))
        (chips(sight.t("br-released"), pieces("released")))
        (chips(sight.t("br-drunk"), pieces("drunk")))
    }
}

/// What somebody else has, small.
fn belongings(sight: &Sight<'_>, player: &PlayerArea) -> Markup {
    let pieces = |kind| zone_of(sight, kind, player.seat);
    let chips = |kind: &'static str, title: String| {
        html! { @if !pieces(kind).is_empty() { div class={ "chips " (kind) "-chips" } title=(title) { @for piece in pieces(kind) { (chip(sight, piece)) } } } }
    };
    html! {
        div.chips.pool title=(sight.t("br-pool")) { @for piece in pieces("pool") { (alike(sight, piece, "little")) } }
        @if !pieces("trained").is_empty() { div.chips title=(sight.t("br-trained")) { (trained(sight, pieces("trained"), chip)) } }
        @if pieces("hand").iter().all(|piece| !piece.is_face_down()) { (chips("hand", sight.t("br-hand"))) }
        (chips("reserved", sight.t("br-reserved")))
        (chips("claimed", sight.t("br-forests")))
        (chips("released", sight.t("br-released")))
        (chips("drunk", sight.t("br-drunk")))
    }
}

fn chip(sight: &Sight<'_>, piece: &Piece) -> Markup {
    let body = match piece.kind {
        "forest" => sky(piece),
        "creature" => picture(&format!("br-beast-{}", piece.look), "beast"),
        _ => picture(&format!("br-{}", piece.look), "flask"),
    };
    let class = if piece.kind == "creature" {
        format!("chip {}", piece.look)
    } else {
        "chip".into()
    };
    sight.piece(
        piece,
        &class,
        html! { (body) (points(sight, piece)) span.unseen { (piece.name) } },
    )
}

// ---- choices that need things of their own

/// Characters to choose from, or faces to turn a die to.
fn to_choose(sight: &Sight<'_>) -> Markup {
    let zone = |id: &str| sight.scene.zone(id);
    html! {
        @if let Some(zone) = zone("characters") {
            div.choosing { h3 { (sight.t("br-characters")) }
                div.cards { @for piece in &zone.pieces { (sight.piece(piece, "card", html! {
                    (picture("brand", "flask")) span.writing { strong { (piece.name) } span.does { (piece.text) } }
                })) } }
            }
        }
        @if let Some(zone) = zone("faces") {
            div.choosing { h3 { (sight.t("br-turn-to")) }
                div.cards { @for piece in &zone.pieces { (sight.piece(piece, "large", html! {
                    (picture(&format!("br-{}", piece.look), "symbol")) span.unseen { (piece.name) }
                })) } }
            }
        }
    }
}
