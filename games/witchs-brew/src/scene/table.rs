//! The table: stacks, ravens, the spell book, the called role and what was said about it.

use super::goods::{drop, gold, heap, vials};
use super::{ACTION, FAVOR, capital, cauldron_id, shelf_id};
use crate::cards::{Metal, Role, ShelfKind, Spell};
use crate::data::{CAULDRONS, SHELVES};
use crate::goods::{Colour, Drops};
use crate::speech::{Naming, SPEECH, role_name};
use crate::state::Phase;
use crate::words::{Speaker, phrases};
use covenstead_core::Seat;
use covenstead_scene::{Bubble, Fact, Good, Piece, Scene, Track, Zone, ZoneKind};

impl Speaker<'_> {
    pub(super) fn lay_table(self, scene: &mut Scene) {
        scene.facts = self.progress();
        scene.tracks.push(self.raven_track());
        scene
            .zones
            .extend(Metal::ALL.iter().map(|&metal| self.cauldron_stack(metal)));
        scene
            .zones
            .extend(ShelfKind::ALL.iter().map(|&kind| self.shelf_stack(kind)));
        scene.zones.push(self.spell_book());
        scene.zones.push(self.supply());
        scene.zones.extend(self.middle());
        scene.bubbles = self.said();
    }

    /// Something that stands on a piece or is known of the table.
    pub(super) fn fact(self, key: &'static str, name: &str, value: impl ToString) -> Fact {
        Fact::new(key, self.say(name), value)
    }

    fn progress(self) -> Vec<Fact> {
        let table = self.table;
        let mut facts = vec![
            self.fact("set", "fact-set", table.set),
            self.fact("round", "fact-round", table.round),
        ];
        if !table.excluded.is_empty() {
            let names: Vec<_> = table
                .excluded
                .iter()
                .map(|role| role_name(self.to.locale, role))
                .collect();
            facts.push(self.fact("excluded", "fact-excluded", names.join(", ")));
        }
        facts
    }

    fn raven_track(self) -> Track {
        let to = self.game.components().setup.ravens_to_end;
        let key = if self.game.options.manual() {
            "ravens-text-manual"
        } else {
            "ravens-text"
        };
        let text = self.say(key).with("n", to).into();
        let at = self.game.ravens(self.table).into();
        Track {
            id: "ravens",
            name: self.say("ravens").into(),
            at,
            to: to.into(),
            text,
        }
    }

    fn cauldron_stack(self, metal: Metal) -> Zone {
        let left = CAULDRONS - usize::from(self.table.cauldrons_taken[metal.index()]);
        let top = self.table.top_cauldron(metal).map(|place| {
            self.cauldron(metal, place)
                .fact("left", self.say("fact-left"), left)
        });
        let name = capital(&self.say("cauldrons").metal(metal).to_string());
        Zone::new(
            format!("stack-{metal}"),
            name,
            ZoneKind::Stack,
            Vec::from_iter(top),
        )
    }

    /// A cauldron card, in its stack or taken.
    pub(super) fn cauldron(self, metal: Metal, place: usize) -> Piece {
        let card = &self.game.cauldrons()[metal.index()][place];
        let name = capital(&self.say("cauldron").metal(metal).to_string());
        let piece = Piece::new(cauldron_id(metal, place), "cauldron", metal.id(), name);
        self.with_raven(piece, card.raven)
            .text(
                self.say("cauldron-text")
                    .with("worth", capital(&self.points(card.vp)))
                    .role(metal.brewer()),
            )
            .fact("points", self.say("fact-points"), card.vp)
            .goods(heap(card.cost))
    }

    fn shelf_stack(self, kind: ShelfKind) -> Zone {
        let table = self.table;
        let left = SHELVES - usize::from(table.shelves_taken[kind.index()]);
        let top = table.top_shelf(kind).map(|place| {
            let lying = match kind {
                ShelfKind::Gold => vec![gold(table.shelf_gold)],
                ShelfKind::Ingredient => heap(table.shelf_drops),
            };
            self.shelf(kind, place)
                .fact("tokens", self.say("fact-tokens"), table.shelf_tokens(kind))
                .fact(
                    "need",
                    self.say("fact-need"),
                    self.game.required(table, kind).unwrap_or(0),
                )
                .fact("left", self.say("fact-left"), left)
                .goods(lying.into_iter().filter(|good| good.amount > 0).collect())
        });
        Zone::new(
            format!("stack-{kind}"),
            self.shelf_name(kind),
            ZoneKind::Stack,
            Vec::from_iter(top),
        )
    }

    /// A shelf card, in its stack or taken.
    pub(super) fn shelf(self, kind: ShelfKind, place: usize) -> Piece {
        let card = &self.game.components().shelves[kind.index()][place];
        let text = match kind {
            ShelfKind::Gold => "gold-shelf-text",
            ShelfKind::Ingredient => "ingredient-shelf-text",
        };
        let piece = Piece::new(
            shelf_id(kind, place),
            "shelf",
            kind.id(),
            self.shelf_name(kind),
        )
        .text(self.say(text));
        let piece = self.with_raven(piece, card.raven);
        match self.game.options.manual() {
            true => piece,
            false => piece.fact("points", self.say("fact-points"), card.vp),
        }
    }

    fn shelf_name(self, kind: ShelfKind) -> String {
        capital(&SPEECH.name(self.to.locale, &format!("potion-{kind}"), kind.name()))
    }

    fn points(self, points: u8) -> String {
        phrases::points(self.to.locale, points.into())
    }

    /// Under the manual ravens on potions mean nothing (WB-M-22).
    fn with_raven(self, piece: Piece, raven: bool) -> Piece {
        if raven && !self.game.options.manual() {
            piece.fact("raven", self.say("fact-raven"), "1")
        } else {
            piece
        }
    }

    fn spell_book(self) -> Zone {
        let table = self.table;
        let known = usize::from(table.spells_seen);
        let now = usize::from(table.set.saturating_sub(1) % 8);
        // The values are for drawings, as ids are: no reader sees them.
        let spell = |place: usize, when| {
            self.spell(table.spells[place])
                .fact("when", self.say("fact-when"), when)
        };
        let mut pieces = Vec::new();
        if known > now {
            pieces.push(spell(now, "now"));
        }
        // With open spells, or once the stack has been gone through, what comes next is known
        // (WB-R-14).
        let next = usize::from(table.set.max(1) % 8);
        if known > next && next != now {
            pieces.push(spell(next, "next"));
        }
        Zone::new("spell-book", self.say("spell-book"), ZoneKind::Row, pieces)
    }

    fn spell(self, spell: Spell) -> Piece {
        let text = match (spell, self.game.spell_metal(spell)) {
            (Spell::Copia, _) => self.say("does-copia"),
            (Spell::Optio, _) => self.say("does-optio"),
            (_, Some(metal)) => self.say("does-cauldron").metal(metal),
            (_, None) => {
                let paid = spell
                    .drop()
                    .map_or(Drops::NONE, |colour| Drops::of(colour, 1));
                self.say("does-vials")
                    .with("drops", phrases::drops(self.to.locale, paid))
            }
        };
        Piece::new(format!("spell-{spell}"), "spell", spell.id(), spell.name()).text(text)
    }

    /// The called role: its full action above, its favor below.
    fn middle(self) -> Option<Zone> {
        let role = self.table.role.filter(|_| self.table.round > 0)?;
        let card = Piece::new(
            "called",
            "called",
            role.id(),
            role_name(self.to.locale, role),
        )
        .of(self.table.claimant);
        let half = |id: &str, name: &str, text: String| {
            Piece::new(id, "half", role.id(), self.say(name)).text(capital(&text))
        };
        let action = half(ACTION, "full-action", self.full_action(role));
        let favor = half(FAVOR, "favor", self.favor(role));
        Some(Zone::new(
            "middle",
            self.say("called-role"),
            ZoneKind::Middle,
            vec![card, action, favor],
        ))
    }

    /// What everybody has said in this round, in lap order.
    fn said(self) -> Vec<Bubble> {
        let Some(role) = self.table.role.filter(|_| self.table.round > 0) else {
            return Vec::new();
        };
        let starter = self.table.starter;
        let lap = std::iter::once(starter).chain(starter.lap(self.game.seats));
        // Whoever has no card left is passed over without a word.
        let asked = |&seat: &Seat| {
            let player = self.table.player(seat);
            player.cards > 0 || player.played.contains(role)
        };
        lap.filter(|&seat| self.game.has_been_reached(self.table, seat))
            .filter(asked)
            .map(|seat| self.word_of(seat, role))
            .collect()
    }

    /// What `seat` said when the lap came to it.
    fn word_of(self, seat: Seat, role: Role) -> Bubble {
        let table = self.table;
        let (words, tone) = match table.phase {
            Phase::Answer(asked) if asked == seat => (self.say("i-hold").role(role), "asked"),
            _ if table.favored.contains(seat) => (self.say("so-be-it"), "favor"),
            _ if table.displaced.contains(seat) => (self.say("i-am").role(role), "displaced"),
            _ if table.claimant == seat => (self.say("i-am").role(role), "claim"),
            _ => (self.say("pass"), "pass"),
        };
        Bubble {
            seat,
            words: words.into(),
            tone,
        }
    }

    fn supply(self) -> Zone {
        let name = |good: &Good| {
            capital(&SPEECH.name(self.to.locale, &format!("good-{}", good.key), &good.name))
        };
        let piece = |good: Good| {
            Piece::new(
                format!("supply-{}", good.key),
                "supply",
                good.key,
                name(&good),
            )
        };
        let goods = [
            drop(Colour::Red, 0),
            drop(Colour::White, 0),
            drop(Colour::Green, 0),
            gold(0),
            vials(0),
        ];
        Zone::new(
            "supply",
            self.say("supply"),
            ZoneKind::Heap,
            goods.into_iter().map(piece).collect(),
        )
    }
}
