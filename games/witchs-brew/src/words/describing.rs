//! The table as plain text in English, for the protocol.

use super::phrases;
use crate::cards::{Metal, ShelfKind};
use crate::view::View;
use crate::{WitchsBrew, data};
use covenstead_core::notation::count;
use covenstead_core::{Locale, Names, Seat};
use std::fmt::Write;

fn worth(vp: u8, raven: bool) -> String {
    phrases::worth(Locale::English, vp.into(), raven)
}

impl WitchsBrew {
    /// The table as text.
    pub(super) fn described(&self, view: &View, names: &Names) -> String {
        let table = &view.public;
        let mut text = String::new();
        let to_end = self.components().setup.ravens_to_end;
        let spell = if table.spells_seen > 0 {
            table.spell().name()
        } else {
            "not turned up"
        };
        let _ = writeln!(
            text,
            "Set {}, round {}. Spell {spell}. Ravens {} of {to_end}.",
            table.set,
            table.round,
            self.ravens(table)
        );
        if !table.excluded.is_empty() {
            let _ = writeln!(
                text,
                "Excluded: {}.",
                phrases::roles(Locale::English, table.excluded)
            );
        }
        for &metal in Metal::ALL {
            let left = data::CAULDRONS - table.cauldrons_taken[metal.index()] as usize;
            let top = self
                .top_cauldron(table, metal)
                .map_or("none left".into(), |card| {
                    format!(
                        "costs {}, {}; {left} left",
                        phrases::drops(Locale::English, card.cost),
                        worth(card.vp, card.raven && !self.options.manual())
                    )
                });
            let _ = writeln!(text, "  {:<17}{top}", format!("{metal} cauldron"));
        }
        for &kind in ShelfKind::ALL {
            let left = data::SHELVES - table.shelves_taken[kind.index()] as usize;
            let top = self
                .top_shelf(table, kind)
                .map_or("none left".into(), |card| {
                    let (tokens, need) = (
                        table.shelf_tokens(kind),
                        self.required(table, kind).unwrap_or(0),
                    );
                    let worth = if self.options.manual() {
                        "a point for each".into()
                    } else {
                        worth(card.vp, card.raven)
                    };
                    format!("{tokens} of {need} on it, {worth}; {left} left")
                });
            let _ = writeln!(text, "  {:<17}{top}", kind.name());
        }
        for seat in Seat::all(self.seats) {
            let _ = writeln!(text, "{}", self.player_in_words(view, seat, names));
        }
        text
    }

    fn player_in_words(&self, view: &View, seat: Seat, names: &Names) -> String {
        let (table, player) = (&view.public, view.public.player(seat));
        let mark = if view.viewer.is(seat) { ">" } else { " " };
        let mut text = format!("{mark} {:<10}", names.of(seat));
        let drops = player.drops;
        let _ = write!(
            text,
            " {}R {}W {}G, {} gold, ",
            drops.red, drops.white, drops.green, player.gold
        );
        if self.hides_potions(table) && !view.viewer.is(seat) {
            text.push_str("points hidden");
        } else {
            let _ = write!(
                text,
                "{}, {}",
                count(player.vials, "vial"),
                count(self.score_so_far(table, seat), "point")
            );
            if let Some(more) = self.added_at_end(table, seat) {
                let _ = write!(text, ", {more} more for what is left over at the end");
            }
        }
        match view.own {
            Some(own) if view.viewer.is(seat) && !own.hand.is_empty() => {
                let _ = write!(
                    text,
                    "; in hand {}",
                    phrases::roles(Locale::English, own.hand)
                );
            }
            _ => {
                let _ = write!(text, "; {} in hand", count(player.cards, "card"));
            }
        }
        if !player.played.is_empty() {
            let _ = write!(
                text,
                "; played {}",
                phrases::roles(Locale::English, player.played)
            );
        }
        text
    }
}
