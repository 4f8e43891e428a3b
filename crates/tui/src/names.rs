//! What a thing one can point at is called, and what is to be said about it.

use crate::speech::{say, text};
use covenstead_core::Viewer;
use covenstead_scene::{Good, Piece, PlayerArea, Scene};

/// What a thing is called in a menu.
pub fn name_of(scene: &Scene, id: &str) -> String {
    if let Some(piece) = piece_of(scene, id) {
        return piece_name(piece);
    }
    if let Some((player, good)) = good_of(scene, id) {
        let key = if player.you { "yours" } else { "theirs" };
        return say(scene.locale, key)
            .with("name", player.name.as_str())
            .with("what", good.name.as_str())
            .with("amount", good.amount)
            .into();
    }
    if let Some((piece, fact)) = half_of(scene, id) {
        return format!("{fact} {}", piece.name);
    }
    let anchors = scene.boards.iter().flat_map(|board| &board.anchors);
    let anchor = anchors
        .filter(|anchor| anchor.id == id)
        .map(|anchor| anchor.name.clone())
        .next();
    let zone = || scene.zone(id).map(|zone| zone.name.clone());
    anchor
        .or_else(zone)
        .unwrap_or_else(|| text(scene.locale, "something"))
}

/// A piece by its name, with what tells it from others of that name.
fn piece_name(piece: &Piece) -> String {
    match (piece.value("rank"), piece.value("suit")) {
        (Some(rank), Some(suit)) => format!("{} ({rank} {suit})", piece.name),
        _ => piece.name.clone(),
    }
}

/// What is to be said about a thing.
pub fn text_of(scene: &Scene, id: &str) -> String {
    let Some(piece) = piece_of(scene, id) else {
        return String::new();
    };
    let mut text = piece.text.clone();
    if let Some(reason) = &piece.why_not {
        text = format!("{text} {} ({})", reason.text, reason.rule);
    }
    text.trim().to_string()
}

/// The piece with this id.
pub fn piece_of<'a>(scene: &'a Scene, id: &str) -> Option<&'a Piece> {
    scene.pieces().find(|piece| piece.id == id)
}

fn good_of<'a>(scene: &'a Scene, id: &str) -> Option<(&'a PlayerArea, &'a Good)> {
    let of = |player: &'a PlayerArea| player.goods.iter().map(move |good| (player, good));
    scene
        .players
        .iter()
        .flat_map(of)
        .find(|(player, good)| Good::id(player.seat, good.key) == id)
}

/// Half of a card: `brave-hill-witch` of the Hill Witch, `turn-cowardly` of the role of the turn.
fn half_of<'a>(scene: &'a Scene, id: &str) -> Option<(&'a Piece, &'a str)> {
    let named = |piece: &'a Piece| {
        let is = |key: &str| {
            id == format!("{key}-{}", piece.look)
                || (piece.kind == "turn" && id == format!("turn-{key}"))
        };
        piece
            .facts
            .iter()
            .find(|fact| is(fact.key))
            .map(|fact| (piece, fact.name.as_str()))
    };
    scene.pieces().find_map(named)
}

/// The area of whoever looks.
pub fn me(scene: &Scene) -> Option<&PlayerArea> {
    match scene.viewer {
        Viewer::Seat(seat) => scene.players.get(seat.index()),
        Viewer::Spectator => None,
    }
}
