//! A drawing that does for any scene: zones as rows, boards as maps of their anchors, the table in
//! words.

use crate::draw::{picture, tokens};
use crate::front::Drawing;
use crate::sight::Sight;
use covenstead_scene::{Board, Piece, PlayerArea, Zone, ZoneKind};
use maud::{Markup, html};

/// The plain drawing.
pub(crate) struct Plain;

impl Drawing for Plain {
    fn game(&self) -> &'static str {
        ""
    }

    fn draw(&self, sight: &Sight<'_>) -> Markup {
        let scene = sight.scene;
        html! {
            @if let Some(text) = &scene.text { pre.words { (text) } }
            @for track in &scene.tracks { p.track title=(track.text) { (track.name) " " b { (track.at) " / " (track.to) } } }
            @for board in &scene.boards { (self::board(sight, board)) }
            @for zone in scene.zones.iter().filter(|zone| zone.owner.is_none()) { (zone_of(self, sight, zone)) }
        }
    }
}

/// The zones of a player but the hand.
pub(crate) fn belongings<D: Drawing + ?Sized>(
    drawing: &D,
    sight: &Sight<'_>,
    player: &PlayerArea,
) -> Markup {
    html! {
        @for zone in sight.scene.zones_of(player.seat).filter(|zone| zone.kind != ZoneKind::Hand && !zone.pieces.is_empty()) {
            (zone_of(drawing, sight, zone))
        }
    }
}

fn zone_of<D: Drawing + ?Sized>(drawing: &D, sight: &Sight<'_>, zone: &Zone) -> Markup {
    html! {
        div.zone id=(zone.id) { h3 { (zone.name) } div.pieces { @for piece in &zone.pieces { (drawing.piece(sight, piece)) } } }
    }
}

/// A piece as a small card with its name and what stands on it.
pub(crate) fn piece(sight: &Sight<'_>, piece: &Piece) -> Markup {
    let body = match piece.is_face_down() {
        true => html! { (picture("card-back", "back")) span.unseen { (piece.name) } },
        false => html! {
            b { (piece.name) }
            @for fact in &piece.facts { span.fact { (fact.name) " " (fact.value) } }
            (tokens(&piece.goods))
        },
    };
    let seat = piece.seat.map_or(String::new(), |seat| {
        format!("plain-card seat-edge seat-{}", seat.0)
    });
    sight.piece(
        piece,
        if seat.is_empty() { "plain-card" } else { &seat },
        body,
    )
}

/// A board as a list of its places with what stands on them.
fn board(sight: &Sight<'_>, board: &Board) -> Markup {
    html! {
        div.zone id=(board.id) {
            h3 { (board.name) }
            div.pieces {
                @for anchor in &board.anchors {
                    div.place {
                        (sight.thing(&anchor.id, "piece plain-card", html! { b { (anchor.name) } }, false))
                        @for piece in sight.scene.pieces().filter(|piece| piece.at.as_ref() == Some(&anchor.id)) { (self::piece(sight, piece)) }
                    }
                }
            }
        }
    }
}
