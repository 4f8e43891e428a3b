//! Witch's Brew: the five stacks, the called role, the spell book, and the hand.

use covenstead_scene::{Piece, Zone};
use covenstead_tui::{Layout, Row, Sight, beside, wrap};

/// The layout of the table in rows.
pub struct WitchsBrew;

impl Layout for WitchsBrew {
    fn game(&self) -> &'static str {
        "witchs-brew"
    }

    fn lay(&self, sight: Sight<'_>) -> Vec<Row> {
        lay(sight)
    }
}

fn lay(sight: Sight<'_>) -> Vec<Row> {
    let cells = sight.width();
    let mut rows = match cells >= 76 {
        true => {
            let left = 40;
            beside(vec![
                (stacks(&sight), left),
                (round(&sight, cells - left - 2), cells - left - 2),
            ])
        }
        false => stacks(&sight)
            .into_iter()
            .chain(round(&sight, cells))
            .collect(),
    };
    rows.push(Row::new());
    rows.extend(sight.hand());
    rows.extend(sight.mine(&[]));
    rows
}

fn stacks(sight: &Sight<'_>) -> Vec<Row> {
    let head = Row::of("  Stack             Cost/Full   Pts Left", sight.look.dim());
    let stacks = sight
        .scene
        .zones
        .iter()
        .filter(|zone| zone.id.starts_with("stack-"));
    let bowls = sight.scene.zone("supply").filter(|zone| {
        zone.pieces
            .iter()
            .any(|piece| sight.menu.lit.contains(&piece.id))
    });
    std::iter::once(head)
        .chain(stacks.map(|zone| stack(sight, zone)))
        .chain(bowls.into_iter().flat_map(|zone| sight.zone(zone)))
        .collect()
}

/// A stack: what its top card is called, costs or holds, and is worth, and how many are left.
fn stack(sight: &Sight<'_>, zone: &Zone) -> Row {
    let Some(top) = zone.pieces.first() else {
        return Row::of(format!("  {:<17} none left", zone.name), sight.look.dim());
    };
    let raven = top.value("raven").is_some();
    let name = Row::of(
        if raven {
            sight.look.sign("♠ ", "! ")
        } else {
            "  "
        },
        sight.look.warn(),
    )
    .and(sight.thing(&top.id, top.name.clone(), sight.look.good(&top.look)))
    .fitted(19);
    let cost = match top.value("need") {
        Some(need) => shelf(sight, top, need),
        None => Row::new().and(sight.goods(&top.goods)),
    };
    let (points, left) = (
        top.value("points").unwrap_or("-"),
        top.value("left").unwrap_or("-"),
    );
    Row::new()
        .and(name.0)
        .then(" ", sight.look.plain())
        .and(cost.fitted(12).0)
        .then(format!("{points:>3}"), sight.look.points())
        .then(format!("{left:>4}"), sight.look.dim())
}

/// How full a shelf is: tokens on it, of those needed.
fn shelf(sight: &Sight<'_>, top: &Piece, need: &str) -> Row {
    let on_it = top.value("tokens").unwrap_or("0");
    Row::of(format!("{on_it}/{need} "), sight.look.plain()).and(sight.goods(&top.goods))
}

/// What the round is about: the called role with its two actions, and the spell book.
fn round(sight: &Sight<'_>, cells: usize) -> Vec<Row> {
    let mut rows = Vec::new();
    for zone in sight
        .scene
        .zones
        .iter()
        .filter(|zone| ["middle", "spell-book"].contains(&zone.id.as_str()))
    {
        for piece in &zone.pieces {
            rows.extend(paragraph(sight, piece, cells));
        }
    }
    rows
}

fn paragraph(sight: &Sight<'_>, piece: &Piece, cells: usize) -> Vec<Row> {
    let (title, style) = match (piece.kind, piece.value("when")) {
        ("called", _) => (
            format!("The {} is called", piece.name),
            sight.look.heading(),
        ),
        ("spell", Some("now")) => (format!("Spell {}", piece.name), sight.look.heading()),
        ("spell", _) => (format!("Next spell {}", piece.name), sight.look.dim()),
        _ => (piece.name.clone(), sight.look.bold()),
    };
    let mut head = Row::new().and(sight.thing(&piece.id, title, style));
    if let Some(seat) = piece.seat {
        let name = sight
            .scene
            .players
            .get(seat.index())
            .map_or("", |player| &player.name);
        head = head
            .then(", claimed by ", sight.look.plain())
            .and([sight.sigil(seat)])
            .then(format!(" {name}"), sight.look.seat(seat));
    }
    if piece.text.is_empty() {
        return vec![head];
    }
    let indent = head.width() + 2;
    let mut lines = wrap(&piece.text, cells.saturating_sub(indent).max(12)).into_iter();
    let head = head
        .then(": ", sight.look.plain())
        .then(lines.next().unwrap_or_default(), sight.look.plain());
    let rest = lines.collect::<Vec<_>>().join(" ");
    let more = if rest.is_empty() {
        Vec::new()
    } else {
        wrap(&rest, cells.saturating_sub(2))
    };
    std::iter::once(head)
        .chain(
            more.into_iter()
                .map(|line| Row::of(format!("  {line}"), sight.look.plain())),
        )
        .collect()
}
