//! The table laid out in rows, as the game says. A game without a layout of its own is laid out
//! zone by zone.

use crate::asking::Menu;
use crate::look::Look;
use crate::names::me;
use crate::rows::{Bit, Row, flow};
use covenstead_core::Seat;
use covenstead_scene::{Ask, Good, Piece, Scene, Zone, ZoneKind};
use ratatui::style::{Modifier, Style};

/// What a board is laid out from.
#[derive(Clone, Copy)]
pub struct Sight<'a> {
    /// What the viewer sees.
    pub scene: &'a Scene,
    /// What the terminal can show.
    pub look: Look,
    /// What can be chosen, and what is chosen so far.
    pub menu: &'a Menu,
    /// The cells there are: a board may be higher, and is scrolled then.
    pub size: (usize, usize),
}

/// How a game's table is laid out in rows.
pub trait Layout: Sync {
    /// The id of the game.
    fn game(&self) -> &'static str;

    /// The table, as high as it needs: what does not fit is scrolled to.
    fn lay(&self, sight: Sight<'_>) -> Vec<Row>;
}

/// The games that have a layout of their own.
#[derive(Clone, Copy)]
pub struct Layouts(pub &'static [&'static dyn Layout]);

impl Layouts {
    /// The table of the scene's game.
    pub fn lay(self, sight: Sight<'_>) -> Vec<Row> {
        let own = self
            .0
            .iter()
            .find(|layout| layout.game() == sight.scene.game);
        own.map_or_else(|| plain(sight), |layout| layout.lay(sight))
    }
}

/// Zone by zone.
fn plain(sight: Sight<'_>) -> Vec<Row> {
    let text = sight
        .scene
        .text
        .iter()
        .flat_map(|text| text.lines())
        .map(|line| Row::of(line, sight.look.plain()));
    let zones = sight
        .scene
        .zones
        .iter()
        .filter(|zone| !zone.pieces.is_empty());
    text.chain(zones.flat_map(|zone| sight.zone(zone)))
        .collect()
}

impl<'a> Sight<'a> {
    /// The width there is.
    pub fn width(&self) -> usize {
        self.size.0
    }

    /// The key of the one entry that needs nothing but this thing, after what is picked already.
    fn key_of(&self, id: &str) -> Option<char> {
        let picked = |thing: &&String| !self.menu.picked.contains(thing);
        let mut about = self
            .menu
            .entries
            .iter()
            .filter(|entry| entry.things.iter().filter(picked).eq([id]));
        match (about.next(), about.next()) {
            (Some(entry), None) => entry.key,
            _ => None,
        }
    }

    /// Text that stands for a thing: one can point at it, its key stands before it, and it shows
    /// whether it is picked.
    pub fn thing(&self, id: &str, text: impl Into<String>, style: Style) -> Vec<Bit> {
        let bit = |text: String, style| Bit {
            text,
            style,
            thing: Some(id.to_string()),
        };
        let text = text.into();
        if self.menu.picked.iter().any(|picked| picked == id) {
            let tick = self.look.sign("✓", "+").to_string();
            return vec![
                bit(tick, self.look.act()),
                bit(text, self.look.focus(style)),
            ];
        }
        if !self.menu.lit.contains(id) {
            return vec![bit(text, style)];
        }
        let key = self.key_of(id).map(|key| {
            [
                bit(key.to_string(), self.look.focus(self.look.act())),
                bit(":".into(), self.look.dim()),
            ]
        });
        key.into_iter()
            .flatten()
            .chain([bit(
                text,
                style.add_modifier(Modifier::BOLD | Modifier::UNDERLINED),
            )])
            .collect()
    }

    /// A piece by its name.
    pub fn piece(&self, piece: &Piece, style: Style) -> Vec<Bit> {
        let style = if piece.why_not.is_some() && !self.menu.lit.contains(&piece.id) {
            self.look.dim()
        } else {
            style
        };
        self.thing(&piece.id, piece.name.clone(), style)
    }

    /// A zone on rows of its own: its name and its pieces.
    pub fn zone(&self, zone: &Zone) -> Vec<Row> {
        let first = Row::of(format!("{} ", zone.name), self.look.heading());
        flow(
            first,
            zone.pieces.iter().map(|piece| self.chip(piece)).collect(),
            self.width(),
        )
    }

    /// A piece as a chip, with what stands on it.
    pub fn chip(&self, piece: &Piece) -> Row {
        let style = piece
            .seat
            .map_or(self.look.plain(), |seat| self.look.seat(seat));
        let name = if piece.is_face_down() {
            self.look.sign("▒▒", "##").to_string()
        } else {
            piece.name.clone()
        };
        let mut row = Row::of("[", self.look.dim()).and(self.thing(&piece.id, name, style));
        if !piece.goods.is_empty() {
            row = row.then(" ", self.look.dim()).and(self.goods(&piece.goods));
        }
        if let Some(points) = piece.value("points") {
            row = row.then(format!(" {points}p"), self.look.points());
        }
        row.then("] ", self.look.dim())
    }

    /// Goods as letters and amounts, each in its colour: R2 W1.
    pub fn goods(&self, goods: &[Good]) -> Vec<Bit> {
        let one = |good: &Good| Bit {
            text: format!("{}{}", good.letter, good.amount),
            style: self.look.good(good.key),
            thing: None,
        };
        let gap = || Bit {
            text: " ".into(),
            style: self.look.plain(),
            thing: None,
        };
        let mut bits: Vec<Bit> = goods.iter().flat_map(|good| [one(good), gap()]).collect();
        bits.pop();
        bits
    }

    /// The sigil of a seat in its colour.
    pub fn sigil(&self, seat: Seat) -> Bit {
        Bit {
            text: self.look.sigil(seat).to_string(),
            style: self.look.seat(seat),
            thing: None,
        }
    }

    /// Whether the menu lists the hand anyway, and the room is needed for what lies on the table.
    pub fn hand_is_in_the_menu(&self) -> bool {
        self.size.1 < 16 && matches!(self.scene.ask, Ask::Set(_))
    }

    /// The hand of whoever looks: its name and its cards as chips.
    pub fn hand(&self) -> Vec<Row> {
        if self.hand_is_in_the_menu() {
            return Vec::new();
        }
        let Some(me) = me(self.scene) else {
            return Vec::new();
        };
        let hands = self
            .scene
            .zones_of(me.seat)
            .filter(|zone| zone.kind == ZoneKind::Hand && !zone.pieces.is_empty());
        hands.flat_map(|zone| self.zone(zone)).collect()
    }

    /// The other things of whoever looks, zone by zone.
    pub fn mine(&self, leave_out: &[&str]) -> Vec<Row> {
        let Some(me) = me(self.scene) else {
            return Vec::new();
        };
        let kept = |zone: &&Zone| {
            zone.kind != ZoneKind::Hand
                && !zone.pieces.is_empty()
                && !leave_out.iter().any(|id| zone.id.starts_with(id))
        };
        self.scene
            .zones_of(me.seat)
            .filter(kept)
            .flat_map(|zone| self.zone(zone))
            .collect()
    }
}
