//! Players' areas: who they are, what they own, whether they think.

use crate::draw::{icon, picture, sigil};
use crate::sight::Sight;
use covenstead_scene::{PlayerArea, ZoneKind};
use maud::{Markup, html};

/// Everybody but the viewer, in seat order from the viewer's left.
pub(crate) fn rivals(sight: &Sight<'_>) -> Markup {
    html! {
        section.rivals aria-label=(sight.t("players")) {
            @for player in sight.rivals() {
                article id={ "player-" (player.seat.0) } class={ "rival seat-edge seat-" (player.seat.0) @if player.to_act { " acting" } } {
                    (nameplate(sight, player))
                    div.goods { @for good in &player.goods { (sight.good(player, good)) } }
                    div.held { (backs(player)) (sight.drawing().rival(sight, player)) }
                    (sight.bubble(player.seat))
                }
            }
        }
    }
}

/// The viewer's own area, the hand fanned.
pub(crate) fn mine(sight: &Sight<'_>) -> Markup {
    let Some(me) = sight.me() else {
        return html! {};
    };
    let hand = sight
        .scene
        .zones_of(me.seat)
        .find(|zone| zone.kind == ZoneKind::Hand);
    let board = sight.drawing();
    html! {
        section #{ "player-" (me.seat.0) } class={ "mine seat-edge seat-" (me.seat.0) @if me.to_act { " acting" } } aria-label=(sight.t("your-area")) {
            div.plate {
                (nameplate(sight, me))
                div.goods { @for good in &me.goods { (sight.good(me, good)) } }
                (board.rival(sight, me))
                (sight.bubble(me.seat))
            }
            @if let Some(hand) = hand {
                div class={ "hand fan-" (hand.pieces.len()) } role="group" aria-label=(hand.name) {
                    @for piece in &hand.pieces { (board.piece(sight, piece)) }
                }
            }
        }
    }
}

fn nameplate(sight: &Sight<'_>, player: &PlayerArea) -> Markup {
    html! {
        h2.name {
            (sigil(player.seat)) span { (player.name) }
            @if player.you { small { (sight.t("you")) } }
            @if player.to_act && !player.you { span.thinking title=(sight.t("thinking")) { i {} i {} i {} span.unseen { (sight.t("thinking")) } } }
            @if let Some(clock) = sight.clock(player.seat) {
                span.clock data-left=(clock.millis) data-runs[clock.runs] title=(sight.t("clock")) { (minutes(clock.millis)) }
            }
            @if let Some(score) = player.score {
                span.score title=(sight.t("points")) { (score) span.unseen { " " (sight.shell.texts.with("points-word", &[("count", score.into())])) } }
            }
            @if let Some(more) = player.at_end.filter(|more| *more != 0) {
                small.at-end title=(sight.t("at-end")) { (signed(more)) span.unseen { " " (sight.t("at-end")) } }
            }
        }
        @if !player.marks.is_empty() {
            p.marks { @for mark in &player.marks { span class={ "mark " (mark.key) } { (mark.name) @if !mark.value.is_empty() { " " (mark.value) } } } }
        }
    }
}

/// A change of points with its sign: `+4`.
pub(crate) fn signed(points: i64) -> String {
    format!("{points:+}")
}

/// Time as clocks show it: `4:05`, or `1:02:03` from an hour on.
fn minutes(millis: u64) -> String {
    let seconds = millis / 1000;
    match seconds / 3600 {
        0 => format!("{}:{:02}", seconds / 60, seconds % 60),
        hours => format!("{hours}:{:02}:{:02}", seconds / 60 % 60, seconds % 60),
    }
}

/// The cards somebody else holds.
fn backs(player: &PlayerArea) -> Markup {
    let cards = player.cards.unwrap_or(0);
    html! {
        @if cards > 0 {
            span.backs { @for _ in 0..cards { (picture("card-back", "back")) } b { (cards) } }
        }
    }
}

/// A seat's name with its sigil, for lists.
pub(crate) fn named(player: &PlayerArea) -> Markup {
    html! { span.who { (sigil(player.seat)) (player.name) } }
}

/// The mark of a winner.
pub(crate) fn crown() -> Markup {
    html! { span.crown { (icon("raven")) } }
}
