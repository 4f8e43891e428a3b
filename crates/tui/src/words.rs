//! A table in words: for plain lines, for what is looked up, for the end.

use crate::names::me;
use crate::speech::{say, text};
use covenstead_core::{Locale, Seat};
use covenstead_scene::{Piece, Scene, Zone, ZoneKind};

/// The final standings with what the points are for, best place first. Nothing while the game runs.
pub fn standings(scene: &Scene) -> Vec<String> {
    let Some(result) = &scene.result else {
        return Vec::new();
    };
    let mut seats: Vec<usize> = (0..result.scores.len()).collect();
    seats.sort_by_key(|&seat| result.ranks[seat]);
    let mut lines = vec![text(scene.locale, "standings"), String::new()];
    for seat in seats {
        let parts: Vec<String> = result.breakdown[seat]
            .iter()
            .map(|part| format!("{} {}", part.name, part.points))
            .collect();
        let name = scene
            .players
            .get(seat)
            .map_or("?", |player| player.name.as_str());
        let standing = say(scene.locale, "standing")
            .with("rank", result.ranks[seat])
            .with("name", name)
            .with("count", result.scores[seat]);
        lines.push(format!("  {standing}"));
        if !parts.is_empty() {
            lines.push(format!("     {}", parts.join(", ")));
        }
    }
    lines
}

/// What lies before a player, without what is in hand.
pub fn belongings(scene: &Scene, seat: Seat) -> Vec<String> {
    let zones = scene
        .zones_of(seat)
        .filter(|zone| zone.kind != ZoneKind::Hand && !zone.pieces.is_empty());
    zones
        .map(|zone| format!("{}: {}", zone.name, list(&zone.pieces)))
        .collect()
}

fn list(pieces: &[Piece]) -> String {
    pieces.iter().map(in_words).collect::<Vec<_>>().join(", ")
}

/// What is so or is not; their value says nothing more.
const FLAGS: [&str; 12] = [
    "hidden", "covered", "scorched", "served", "raven", "revealed", "past", "closed", "near",
    "back", "won", "leaving",
];

/// A piece with what stands on it: "Copper cauldron (1 wolf blood, 2 snake venom; points 3, left
/// 6)".
fn in_words(piece: &Piece) -> String {
    let goods: Vec<String> = piece
        .goods
        .iter()
        .map(|good| format!("{} {}", good.amount, good.name))
        .collect();
    let untold = [
        "outline", "near", "code", "brave", "cowardly", "action", "favor", "does", "rank", "ranks",
        "part", "suit", "gives",
    ];
    let facts = piece
        .facts
        .iter()
        .filter(|fact| !untold.contains(&fact.key) && fact.key != "count");
    let facts: Vec<String> = facts
        .map(|fact| {
            if FLAGS.contains(&fact.key) {
                fact.name.clone()
            } else {
                format!("{} {}", fact.name, fact.value)
            }
        })
        .collect();
    let told: Vec<String> = [goods.join(", "), facts.join(", ")]
        .into_iter()
        .filter(|part| !part.is_empty())
        .collect();
    let name = piece.name.clone();
    let name = piece
        .value("count")
        .map_or(name.clone(), |count| format!("{count} {name}"));
    if told.is_empty() {
        name
    } else {
        format!("{name} ({})", told.join("; "))
    }
}

/// The whole table in words, line by line.
pub fn table(scene: &Scene) -> Vec<String> {
    let facts: Vec<String> = scene
        .facts
        .iter()
        .map(|fact| format!("{} {}", fact.name, fact.value))
        .collect();
    let tracks = scene.tracks.iter().map(|track| {
        say(scene.locale, "track")
            .with("name", track.name.as_str())
            .with("at", track.at)
            .with("to", track.to)
            .into()
    });
    let mut lines = vec![format!(
        "{}. {}.",
        scene.title,
        facts
            .into_iter()
            .chain(tracks)
            .collect::<Vec<_>>()
            .join(", ")
    )];
    lines.extend(
        scene
            .text
            .iter()
            .flat_map(|text| text.lines().map(str::to_string)),
    );
    let ours = |zone: &&Zone| {
        zone.owner.is_none() && zone.id != "supply" && zone.id != "water" && !zone.pieces.is_empty()
    };
    for zone in scene.zones.iter().filter(ours) {
        lines.push(match zone.id.as_str() {
            "land" => areas(scene, zone),
            _ => format!("{}: {}.", zone.name, list(&zone.pieces)),
        });
        lines.extend(
            zone.pieces
                .iter()
                .filter(|_| zone.kind == ZoneKind::Middle)
                .filter_map(said_of),
        );
    }
    lines.extend(
        scene
            .players
            .iter()
            .flat_map(|player| self::player(scene, player.seat)),
    );
    lines
}

fn said_of(piece: &Piece) -> Option<String> {
    (!piece.text.is_empty()).then(|| format!("  {}: {}", piece.name, piece.text))
}

/// Where the pawns are; the rest of a map is told by what can be chosen.
fn areas(scene: &Scene, land: &Zone) -> String {
    let closed = land
        .pieces
        .iter()
        .filter(|area| area.value("closed").is_some())
        .map(|area| area.name.as_str());
    let pawns = scene
        .zone("pawns")
        .map_or(&[][..], |zone| &zone.pieces)
        .iter()
        .filter_map(|pawn| {
            let owner = scene.players.get(pawn.seat?.index())?;
            let area = land
                .pieces
                .iter()
                .find(|area| Some(&area.id) == pawn.at.as_ref())?;
            let told = say(scene.locale, "pawn-in")
                .with("name", owner.name.as_str())
                .with("pawn", in_a_sentence(scene.locale, &pawn.name))
                .with("area", area.name.as_str());
            Some(told.to_string())
        });
    let closed: Vec<&str> = closed.collect();
    let pawns: Vec<String> = pawns.collect();
    let key = match (closed.is_empty(), pawns.is_empty()) {
        (false, false) => "closed-and-pawns",
        (false, true) => "closed",
        (true, _) => "pawns",
    };
    say(scene.locale, key)
        .with("closed", scene.locale.list(&closed))
        .with("pawns", pawns.join(", "))
        .into()
}

/// A noun within a sentence: small in English, as it is in German.
fn in_a_sentence(locale: Locale, noun: &str) -> String {
    match locale {
        Locale::English => noun.to_lowercase(),
        Locale::German => noun.to_string(),
    }
}

/// A player in words.
pub fn player(scene: &Scene, seat: Seat) -> Vec<String> {
    let Some(player) = scene.players.get(seat.index()) else {
        return Vec::new();
    };
    let mut told: Vec<String> = player
        .goods
        .iter()
        .map(|good| format!("{} {}", good.amount, good.name))
        .collect();
    let counted = |key: &str, count: i64| say(scene.locale, key).with("count", count).to_string();
    told.extend(
        player
            .cards
            .map(|cards| counted("cards-in-hand", cards.into())),
    );
    told.extend(player.score.map(|score| counted("points", score)));
    told.extend(player.at_end.map(|more| {
        say(scene.locale, "at-end")
            .with("points", format!("{more:+}"))
            .to_string()
    }));
    told.extend(
        player
            .marks
            .iter()
            .map(|mark| format!("{} {}", mark.name, mark.value).trim().to_string()),
    );
    let you = if player.you {
        format!(" {}", text(scene.locale, "you"))
    } else {
        String::new()
    };
    let said = scene
        .bubbles
        .iter()
        .filter(|bubble| bubble.seat == seat)
        .map(|bubble| format!(" \"{}\"", bubble.words))
        .collect::<String>();
    let mut lines = vec![format!("{}{you}: {}.{said}", player.name, told.join(", "))];
    lines.extend(
        belongings(scene, seat)
            .into_iter()
            .map(|line| format!("  {line}.")),
    );
    if player.you {
        lines.extend(hand(scene));
    }
    lines
}

/// The signals that players have given.
pub fn signals(scene: &Scene, locale: Locale) -> Vec<String> {
    let given = scene
        .bubbles
        .iter()
        .filter(|bubble| bubble.tone == "signal");
    let told = given.filter_map(|bubble| {
        let player = scene.players.get(bubble.seat.index())?;
        let key = if player.you { "you-signal" } else { "signals" };
        let phrase = say(locale, key).with("name", player.name.as_str());
        Some(phrase.with("text", bubble.words.as_str()).to_string())
    });
    told.collect()
}

/// The hand of whoever looks.
fn hand(scene: &Scene) -> Vec<String> {
    let Some(me) = me(scene) else {
        return Vec::new();
    };
    let hands = scene
        .zones_of(me.seat)
        .filter(|zone| zone.kind == ZoneKind::Hand && !zone.pieces.is_empty());
    hands
        .map(|zone| format!("  {}: {}.", zone.name, list(&zone.pieces)))
        .collect()
}
