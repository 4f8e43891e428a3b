//! 3 Witches: the crystal ball, the Lead's pair against the Lessers', tricks won, bids, and the
//! hand.

use covenstead_scene::{Piece, Track, Zone, ZoneKind};
use covenstead_tui::{Bit, Layout, Row, Sight, beside, clip, flow, me};

/// How wide a card is drawn.
const CARD: usize = 12;

/// The layout of the table in rows.
pub struct ThreeWitches;

impl Layout for ThreeWitches {
    fn game(&self) -> &'static str {
        "three-witches"
    }

    fn lay(&self, sight: Sight<'_>) -> Vec<Row> {
        lay(sight)
    }
}

fn lay(sight: Sight<'_>) -> Vec<Row> {
    let mut rows = vec![ball(&sight)];
    let half = (sight.width().saturating_sub(2) / 2).max(CARD);
    let pair = |id| {
        sight
            .scene
            .zone(id)
            .map_or(Vec::new(), |zone| side(&sight, zone))
    };
    rows.extend(beside(vec![
        (pair("lead-pair"), half),
        (pair("lesser-pair"), half),
    ]));
    let bids = sight
        .scene
        .zone("bids")
        .filter(|zone| zone.pieces.iter().any(|piece| piece.kind == "bid"));
    rows.extend(bids.into_iter().flat_map(|zone| sight.zone(zone)));
    rows.extend(hand(&sight));
    rows.extend(sight.mine(&["hiding"]));
    rows.extend(aid(&sight));
    rows
}

/// The player aid: suits with their ranks, and what the ranks are called.
fn aid(sight: &Sight<'_>) -> Vec<Row> {
    let Some(zone) = sight.scene.zone("aid") else {
        return Vec::new();
    };
    let line = |piece: &Piece| {
        let row = Row(sight.thing(&piece.id, piece.name.clone(), sight.look.plain()));
        row.then("   ", sight.look.plain())
    };
    let first = Row::of(format!("{} ", zone.name), sight.look.heading());
    flow(first, zone.pieces.iter().map(line).collect(), sight.width())
}

/// The bid.
fn ball(sight: &Sight<'_>) -> Row {
    let mut row = Row::of("Crystal ball ", sight.look.heading());
    for piece in sight
        .scene
        .zone("crystal-ball")
        .iter()
        .flat_map(|zone| &zone.pieces)
    {
        let shown = if piece.look == "clear" {
            "( )".to_string()
        } else {
            format!("({})", piece.look)
        };
        row = row
            .and(sight.thing(&piece.id, shown, sight.look.bold()))
            .then(format!(" {}  ", piece.text), sight.look.plain());
    }
    row
}

/// The tricks a side has won: ●●○ 2/3 of the Lead, who must win so many; ●● 2 of the Lessers.
fn tricks(sight: &Sight<'_>, side: &str, track: &Track) -> Row {
    if side != "lead-pair" {
        let won = sight
            .scene
            .zone("piles-lessers")
            .map_or(0, |zone| zone.pieces.len());
        let dots = sight.look.sign("●", "*").repeat(won);
        return Row::of(format!("{dots} {won}"), sight.look.points());
    }
    let won = track.at.max(0) as usize;
    let due = (track.to - track.at).max(0) as usize;
    let dots = format!(
        "{}{}",
        sight.look.sign("●", "*").repeat(won),
        sight.look.sign("○", ".").repeat(due)
    );
    let style = if track.at > track.to {
        sight.look.warn()
    } else {
        sight.look.points()
    };
    Row::of(format!("{dots} {}/{}", track.at, track.to), style)
}

/// The cards of one side, and what they are worth together.
fn side(sight: &Sight<'_>, zone: &Zone) -> Vec<Row> {
    let (cards, worth): (Vec<&Piece>, Vec<&Piece>) =
        zone.pieces.iter().partition(|piece| piece.kind != "worth");
    let mut title = Row::of(zone.name.clone(), sight.look.heading());
    for piece in worth {
        let won = piece
            .named("won")
            .map_or(String::new(), |won| format!(", {}", won.name));
        title = title.then(
            format!(": {}{won}", piece.name.to_lowercase()),
            sight.look.points(),
        );
    }
    if let Some(track) = sight.scene.track("tricks-lead") {
        title = title
            .then(" ", sight.look.plain())
            .and(tricks(sight, &zone.id, track).0);
    }
    let mut rows = vec![title];
    match cards.is_empty() {
        true => rows.extend([
            Row::of("  (nothing played)", sight.look.dim()),
            Row::new(),
            Row::new(),
            Row::new(),
        ]),
        false => rows.extend(boxes(sight, &cards, sight.width())),
    }
    rows
}

fn hand(sight: &Sight<'_>) -> Vec<Row> {
    let Some(me) = me(sight.scene).filter(|_| !sight.hand_is_in_the_menu() || sight.size.1 > 8)
    else {
        return Vec::new();
    };
    let mut rows = Vec::new();
    for zone in sight
        .scene
        .zones_of(me.seat)
        .filter(|zone| zone.kind == ZoneKind::Hand && !zone.pieces.is_empty())
    {
        rows.push(Row::of(zone.name.clone(), sight.look.heading()));
        let per_row = (sight.width() / (CARD + 1)).max(1);
        for cards in zone.pieces.chunks(per_row) {
            rows.extend(boxes(
                sight,
                &cards.iter().collect::<Vec<_>>(),
                sight.width(),
            ));
        }
    }
    rows
}

/// Cards side by side, each in a frame.
fn boxes(sight: &Sight<'_>, cards: &[&Piece], cells: usize) -> Vec<Row> {
    let shown = cards.len().min((cells / (CARD + 1)).max(1));
    let (top, bottom) = match sight.look.ascii {
        true => (
            format!("+{}+ ", "-".repeat(CARD - 2)),
            format!("+{}+ ", "-".repeat(CARD - 2)),
        ),
        false => (
            format!("╭{}╮ ", "─".repeat(CARD - 2)),
            format!("╰{}╯ ", "─".repeat(CARD - 2)),
        ),
    };
    let edge = sight.look.sign("│", "|");
    let line = |which: usize| {
        cards[..shown].iter().fold(Row::new(), |row, card| {
            row.then(edge, sight.look.dim())
                .and(face(sight, card)[which].clone())
                .then(format!("{edge} "), sight.look.dim())
        })
    };
    vec![
        Row::of(top.repeat(shown), sight.look.dim()),
        line(0),
        line(1),
        Row::of(bottom.repeat(shown), sight.look.dim()),
    ]
}

/// The face of a card in two lines: its rank with the part, as in `6 Wing`, and its suit; or its
/// back.
fn face(sight: &Sight<'_>, card: &Piece) -> [Vec<Bit>; 2] {
    let back = || sight.look.sign("▒▒▒▒▒▒▒", "#######").to_string();
    let [first, second] = match (card.value("rank"), card.value("suit")) {
        _ if card.is_face_down() => [back(), back()],
        (Some(rank), Some(suit)) => {
            let part = card.value("part").unwrap_or_default();
            [format!("{rank} {part}"), suit.to_string()]
        }
        _ if card.kind == "place" => [card.look.clone(), String::new()],
        _ => [card.name.clone(), sight.look.sign("×2", "x2").to_string()],
    };
    let second = if card.value("hidden").is_some() {
        format!("({second})")
    } else {
        second
    };
    let past = card.value("past").is_some()
        || (card.why_not.is_some() && !sight.menu.lit.contains(&card.id));
    let style = match card.seat {
        _ if past => sight.look.dim(),
        Some(seat) => sight.look.seat(seat),
        None => sight.look.bold(),
    };
    let mark = card.seat.map(|seat| sight.sigil(seat));
    let top: Vec<Bit> = mark
        .into_iter()
        .chain(sight.thing(&card.id, clip(&first, CARD - 3), style))
        .collect();
    let below = Bit {
        text: clip(&second, CARD - 2),
        style,
        thing: Some(card.id.clone()),
    };
    [top, vec![below]].map(|bits| Row(bits).fitted(CARD - 2).0)
}
