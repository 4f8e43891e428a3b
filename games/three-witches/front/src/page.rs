//! 3 Witches: a round table by candlelight, the crystal ball between the Lead's pair and the
//! Lessers'.

use crate::tips::TIPS;
use covenstead_core::Locale;
use covenstead_scene::{Piece, PlayerArea, Zone};
use covenstead_web::draw::{picture, sigil};
use covenstead_web::{Drawing, Sight, Tip};
use maud::{Markup, html};

/// The drawing of 3 Witches.
pub struct ThreeWitches;

impl Drawing for ThreeWitches {
    fn game(&self) -> &'static str {
        "three-witches"
    }

    fn draw(&self, sight: &Sight<'_>) -> Markup {
        let eye = if is_eye_led(sight) { " eye-led" } else { "" };
        html! {
            div class={ "parlour" (eye) } {
                (picture("tw-table", "table-top"))
                (picture("tw-candle", "candle west")) (picture("tw-candle", "candle east"))
                (side(sight, "lead"))
                (seer(sight))
                (side(sight, "lessers"))
            }
            (sight.signals())
            (aid(sight))
        }
    }

    fn rival(&self, sight: &Sight<'_>, player: &PlayerArea) -> Markup {
        let zone = |kind: &str| sight.scene.zone(&format!("{kind}-{}", player.seat.0));
        html! {
            (fate(sight, player))
            @if let Some(hand) = zone("hand").filter(|_| !player.you) {
                div class={ "held-fan fan-" (hand.pieces.len()) } title=(hand.name) { @for card in &hand.pieces { (self::card(sight, card)) } }
            }
            @if let Some(zone) = zone("discard") {
                div.put-away { small { (sight.t("tw-put-away")) } @for card in &zone.pieces { (self::card(sight, card)) } }
            }
        }
    }

    /// A card of the viewer's hand, with the place under it for laying it face down.
    fn piece(&self, sight: &Sight<'_>, piece: &Piece) -> Markup {
        let hiding = sight
            .scene
            .zone("hiding")
            .and_then(|zone| zone.pieces.iter().find(|place| place.look == piece.look));
        html! {
            div.slot {
                (card(sight, piece))
                @if let Some(place) = hiding {
                    (sight.piece(place, "", html! { (picture("tw-veil", "veil")) span { (sight.t("tw-hide")) } span.unseen { (place.name) } }))
                }
            }
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

// ---- the two sides

/// The cards of a pair that are still to be compared; the third piece is what they are worth.
fn pair_of<'a>(sight: &Sight<'a>, side: &str) -> &'a [Piece] {
    let zone = if side == "lead" {
        "lead-pair"
    } else {
        "lesser-pair"
    };
    sight.scene.zone(zone).map_or(&[], |zone| &zone.pieces)
}

/// Whether an Eye was led, which still hides the cards of the others.
fn is_eye_led(sight: &Sight<'_>) -> bool {
    pair_of(sight, "lead")
        .iter()
        .any(|card| card.value("eye").is_some())
}

fn side(sight: &Sight<'_>, side: &str) -> Markup {
    let pieces = pair_of(sight, side);
    let past = pieces.iter().any(|piece| piece.value("past").is_some());
    let won = pieces.iter().any(|piece| piece.value("won").is_some());
    html! {
        section class={ "camp " (side) @if past { " past" } @if won { " won" } } {
            h3 { (camp_name(sight, side)) @if past { small { (sight.t("tw-last-trick")) } } }
            div.pair {
                @for piece in pieces.iter().filter(|piece| piece.kind != "worth") { (laid(sight, piece)) }
                @if pieces.is_empty() { (picture("tw-place", "place")) (picture("tw-place", "place")) }
            }
            @for worth in pieces.iter().filter(|piece| piece.kind == "worth") { (self::worth(sight, worth)) }
            (piles(sight, side))
        }
    }
}

fn camp_name(sight: &Sight<'_>, side: &str) -> String {
    sight.t(if side == "lead" {
        "tw-lead"
    } else {
        "tw-lessers"
    })
}

/// A card on the table, or the place where one is awaited.
fn laid(sight: &Sight<'_>, piece: &Piece) -> Markup {
    if piece.kind != "place" {
        return card(sight, piece);
    }
    let body = html! {
        @if let Some(seat) = piece.seat { (sigil(seat)) }
        @if piece.look == "passed" { small { (sight.t("tw-passed")) } }
        span.unseen { (piece.name) }
    };
    sight.piece(piece, &piece.look, body)
}

fn worth(sight: &Sight<'_>, worth: &Piece) -> Markup {
    html! {
        div.verdict {
            (sight.piece(worth, "", html! { b { (worth.look) } }))
            span.why { (worth.text) }
            @if let Some(won) = worth.named("won") { strong.wins { (won.name) } }
        }
    }
}

/// The tricks of a side, and places for those that the bid leaves it.
fn piles(sight: &Sight<'_>, side: &str) -> Markup {
    let zone = sight.scene.zone(&format!("piles-{side}"));
    let (Some(zone), Some(track)) = (zone, sight.scene.track("tricks-lead")) else {
        return html! {};
    };
    let due = (side == "lead").then_some(track.to);
    let won = zone.pieces.len() as i64;
    html! {
        div.piles .over[due.is_some_and(|due| won > due)] title=(track.text) {
            @for pile in &zone.pieces { (sight.piece(pile, "", html! { (picture("tw-pile", "heap")) span.unseen { (pile.name) } })) }
            @for _ in won..due.unwrap_or(0) { i.due {} }
            span.tally { (sight.t("tw-tricks")) " " b { (won) } @if let Some(due) = due { " / " (due) } }
        }
    }
}

// ---- the player aid

/// Every suit with its ranks and what the ranks are called, in a strip that is always there.
fn aid(sight: &Sight<'_>) -> Markup {
    let lines = sight.scene.zone("aid").map_or(&[][..], |zone| &zone.pieces);
    html! {
        ul.aid {
            @for line in lines {
                li title=(line.text) { (line.name) }
            }
        }
    }
}

// ---- the crystal ball

fn seer(sight: &Sight<'_>) -> Markup {
    let bids = sight
        .scene
        .zone("bids")
        .filter(|zone| !zone.pieces.is_empty());
    html! {
        div.seer {
            @if let Some(ball) = sight.scene.zone("crystal-ball").and_then(|zone| zone.pieces.first()) { (self::ball(sight, ball)) }
            @if let Some(bids) = bids { (offers(sight, bids)) }
            @if sight.scene.zone("hiding").is_some() { p.how { (sight.t("tw-how-to-lead")) } }
        }
    }
}

fn ball(sight: &Sight<'_>, ball: &Piece) -> Markup {
    let clear = ball.look == "clear";
    let bidder = ball
        .seat
        .map(|seat| (seat, &sight.scene.players[seat.index()].name));
    html! {
        (sight.piece(ball, if clear { "clear" } else { "bidden" }, html! {
            (picture("tw-ball", "crystal"))
            (picture("tw-eye", "watching"))
            @if !clear { b.bid-number { (ball.look) } }
            span.unseen { (ball.name) }
        }))
        p.promise {
            @match bidder {
                Some((seat, name)) => { (sigil(seat)) " " (name) " · " (sight.t("tw-exactly")) " " b { (ball.look) } },
                None => (sight.t("tw-no-bid")),
            }
        }
    }
}

/// What the viewer may bid: small crystal balls, and a candle to snuff for a pass.
fn offers(sight: &Sight<'_>, bids: &Zone) -> Markup {
    html! {
        div.offers {
            @for offer in &bids.pieces {
                (match offer.kind {
                    "pass" => sight.piece(offer, "", html! { (picture("tw-snuffed", "snuffed")) strong { (sight.t("tw-pass")) } }),
                    _ => sight.piece(offer, "", html! { (picture("tw-ball", "crystal")) b.bid-number { (offer.look) } span.unseen { (offer.name) } }),
                })
            }
        }
    }
}

// ---- cards

/// A card: rank, animal and letter of its suit, the part of the animal; or its back.
fn card(sight: &Sight<'_>, card: &Piece) -> Markup {
    let owner = html! { @if let Some(seat) = card.seat { (sigil(seat)) } };
    if card.is_face_down() {
        return sight.piece(
            card,
            "down",
            html! { (picture("card-back", "back")) (owner) span.unseen { (card.name) } },
        );
    }
    let (suit, rank) = card.look.rsplit_once('-').unwrap_or(("elixir", ""));
    let body = html! {
        span.corner { b { (card.value("rank").unwrap_or("×2")) } small aria-hidden="true" { (letter(card.value("suit").unwrap_or(&card.name))) } }
        (picture(&format!("tw-{suit}"), "animal"))
        (picture(&format!("tw-{}", part(rank)), "part"))
        strong { (card.name) }
        (owner)
        (ribbon(sight, card))
    };
    let veiled = if card.value("hidden").is_some() {
        " veiled"
    } else {
        ""
    };
    sight.piece(card, &format!("face suit-{suit}{veiled}"), body)
}

fn letter(suit: &str) -> String {
    suit.chars().take(1).flat_map(char::to_uppercase).collect()
}

/// The part of the animal that a card of this rank shows, whatever the reader's language calls it.
fn part(rank: &str) -> &'static str {
    match rank {
        "2" => "eye",
        "3" => "tongue",
        "4" => "toe",
        "5" => "fang",
        "6" => "wing",
        _ => "",
    }
}

/// What sets a card apart now.
fn ribbon(sight: &Sight<'_>, card: &Piece) -> Markup {
    let says = |key: &str| card.value(key).is_some();
    html! {
        @if says("hidden") { span.ribbon { (sight.t("tw-face-down")) } }
        @if says("back") { span.ribbon { (sight.t("tw-back")) } }
        @if says("leaving") { span.ribbon { (sight.t("tw-leaving")) } }
        @if let Some(giver) = card.value("received") { span.ribbon { (sight.t("tw-from")) " " (giver) } }
    }
}

// ---- fate

/// Fate tokens on the way to the goal.
fn fate(sight: &Sight<'_>, player: &PlayerArea) -> Markup {
    let goal = sight
        .scene
        .fact("goal")
        .and_then(|goal| goal.value.parse().ok())
        .unwrap_or(0);
    let have = player.score.unwrap_or(0);
    html! {
        div.fate role="img" aria-label={ (sight.t("tw-fate")) ": " (have) " / " (goal) } {
            @for place in 0..goal.max(have) { (picture("good-fate", if place < have { "pip" } else { "pip none" })) }
        }
    }
}
