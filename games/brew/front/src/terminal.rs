//! Brew: the dice pool, the Forests side by side with the dice on their spaces, Village, market and
//! Creatures.

use covenstead_scene::{Piece, Zone};
use covenstead_tui::{Bit, Layout, Row, Sight, beside, clip, flow, me};

/// The layout of the table in rows.
pub struct Brew;

impl Layout for Brew {
    fn game(&self) -> &'static str {
        "brew"
    }

    fn lay(&self, sight: Sight<'_>) -> Vec<Row> {
        lay(sight)
    }
}

fn lay(sight: Sight<'_>) -> Vec<Row> {
    let mut rows = pool(&sight);
    rows.extend(forests(&sight));
    rows.extend(
        sight
            .scene
            .zone("village")
            .map_or(Vec::new(), |zone| village(&sight, zone)),
    );
    rows.extend(shelf(&sight, "market", "Market "));
    rows.extend(shelf(&sight, "piles", "Creatures "));
    for id in ["characters", "faces", "supply"] {
        let lit = |zone: &&Zone| {
            zone.pieces
                .iter()
                .any(|piece| sight.menu.lit.contains(&piece.id))
        };
        rows.extend(
            sight
                .scene
                .zone(id)
                .filter(lit)
                .into_iter()
                .flat_map(|zone| sight.zone(zone)),
        );
    }
    rows.extend(sight.hand());
    rows.extend(sight.mine(&["pool"]));
    rows
}

/// The dice of whoever looks that are not yet placed.
fn pool(sight: &Sight<'_>) -> Vec<Row> {
    let Some(zone) =
        me(sight.scene).and_then(|me| sight.scene.zone(&format!("pool-{}", me.seat.0)))
    else {
        return Vec::new();
    };
    let die = |piece: &Piece| match piece.value("count") {
        Some(count) => Row::of(format!("{count}x["), sight.look.dim())
            .and(sight.thing(&piece.id, piece.look.clone(), sight.look.good(&piece.look)))
            .then("] ", sight.look.dim()),
        None => Row::new()
            .and(sight.piece(piece, sight.look.act()))
            .then(" ", sight.look.plain()),
    };
    let none = Row::of("none left", sight.look.dim());
    let dice = if zone.pieces.is_empty() {
        vec![none]
    } else {
        zone.pieces.iter().map(die).collect()
    };
    flow(
        Row::of("Your dice ", sight.look.heading()),
        dice,
        sight.width(),
    )
}

fn forests(sight: &Sight<'_>) -> Vec<Row> {
    let zones: Vec<&Zone> = sight
        .scene
        .zones
        .iter()
        .filter(|zone| zone.id.starts_with("forest-"))
        .collect();
    let per_row = (sight.width() + 2) / 17;
    let mut rows = Vec::new();
    for some in zones.chunks(per_row.max(1)) {
        let cells = ((sight.width() + 2) / some.len().max(1))
            .saturating_sub(2)
            .clamp(12, 30);
        rows.extend(beside(
            some.iter()
                .map(|zone| (forest(sight, zone, cells), cells))
                .collect(),
        ));
    }
    rows
}

/// A Forest: name, points and season, its spaces with the dice on them, and who would claim it.
fn forest(sight: &Sight<'_>, zone: &Zone, cells: usize) -> Vec<Row> {
    let mut rows = Vec::new();
    for piece in &zone.pieces {
        match piece.kind {
            "forest" => {
                let season = piece.look.split(' ').next().unwrap_or_default();
                rows.push(Row::new().and(sight.thing(
                    &piece.id,
                    clip(&piece.name, cells - 2),
                    sight.look.heading(),
                )));
                let seasons: Vec<String> = piece
                    .look
                    .split(' ')
                    .map(|season| clip(season, 6))
                    .collect();
                let points = Row::of(
                    format!("{}p ", piece.value("points").unwrap_or("?")),
                    sight.look.points(),
                );
                rows.push(points.then(seasons.join("+"), sight.look.good(season)));
                rows.push(control(sight, piece));
            }
            "space" => rows.push(space(sight, zone, piece)),
            _ => {}
        }
    }
    rows
}

/// Who has how many dice there, and who would claim it.
fn control(sight: &Sight<'_>, forest: &Piece) -> Row {
    let mut row = Row::new();
    for fact in forest
        .facts
        .iter()
        .filter(|fact| fact.key.starts_with("tally-"))
    {
        let seat = fact
            .key
            .trim_start_matches("tally-")
            .parse()
            .ok()
            .map(covenstead_core::Seat);
        let mark = seat.map_or(
            Bit {
                text: "E".into(),
                style: sight.look.dim(),
                thing: None,
            },
            |seat| sight.sigil(seat),
        );
        row = row
            .and([mark])
            .then(format!("{} ", fact.value), sight.look.plain());
    }
    match forest.seat {
        Some(seat) => row
            .then(sight.look.sign("→", ">"), sight.look.bold())
            .and([sight.sigil(seat)]),
        None if row.0.is_empty() => Row::of("empty", sight.look.dim()),
        None => row.then(sight.look.sign("→–", ">-"), sight.look.dim()),
    }
}

/// A space: its symbol, what it gives, and the dice on it, the top one last.
fn space(sight: &Sight<'_>, zone: &Zone, space: &Piece) -> Row {
    let gives = clip(space.value("gives").unwrap_or(""), 8);
    let label = format!("{} {gives}", short(&space.look));
    let style = if space.value("scorched").is_some() {
        sight.look.dim()
    } else {
        sight.look.good(&space.look)
    };
    let mut row = Row::new().and(sight.thing(&space.id, label, style));
    if space.value("scorched").is_some() {
        row = row.then(" burnt", sight.look.warn());
    }
    row.then(" ", sight.look.plain())
        .and(dice_on(sight, zone, &space.id))
}

fn dice_on(sight: &Sight<'_>, zone: &Zone, place: &str) -> Vec<Bit> {
    let dice = zone
        .pieces
        .iter()
        .filter(|piece| piece.kind == "die" && piece.at.as_deref() == Some(place));
    let mut bits = Vec::new();
    for die in dice {
        bits.extend(die.seat.map(|seat| sight.sigil(seat)));
        let style = if die.value("covered").is_some() {
            sight.look.dim()
        } else {
            sight.look.good(&die.look)
        };
        bits.extend(sight.thing(&die.id, short(&die.look), style));
    }
    bits
}

/// Two letters for a symbol.
fn short(look: &str) -> String {
    let mut letters = look.chars();
    letters
        .next()
        .into_iter()
        .flat_map(char::to_uppercase)
        .chain(letters.take(1))
        .collect()
}

fn village(sight: &Sight<'_>, zone: &Zone) -> Vec<Row> {
    let stall = |piece: &Piece| {
        let open = piece.why_not.is_none();
        let style = if open {
            sight.look.good(&piece.look)
        } else {
            sight.look.dim()
        };
        let does = piece.value("does").unwrap_or("");
        let row = Row::of("[", sight.look.dim()).and(sight.thing(
            &piece.id,
            format!("{}: {does}", short(&piece.look)),
            style,
        ));
        row.then(" ", sight.look.plain())
            .and(dice_on(sight, zone, &piece.id))
            .then("] ", sight.look.dim())
    };
    let stalls = zone
        .pieces
        .iter()
        .filter(|piece| piece.kind == "stall")
        .map(stall)
        .collect();
    flow(
        Row::of("Village ", sight.look.heading()),
        stalls,
        sight.width(),
    )
}

/// Potions with cost and points, Creatures with their season.
fn shelf(sight: &Sight<'_>, id: &str, title: &str) -> Vec<Row> {
    let Some(zone) = sight.scene.zone(id) else {
        return Vec::new();
    };
    let chips = zone
        .pieces
        .iter()
        .filter(|piece| !piece.is_face_down())
        .map(|piece| match piece.kind {
            "creature" => Row::of("[", sight.look.dim())
                .and(sight.thing(&piece.id, piece.name.clone(), sight.look.good(&piece.look)))
                .then(format!(" {}] ", clip(&piece.look, 6)), sight.look.dim()),
            _ => sight.chip(piece),
        });
    flow(
        Row::of(title, sight.look.heading()),
        chips.collect(),
        sight.width(),
    )
}
