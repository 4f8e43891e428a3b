//! The players' areas: goods, dice pool, Creatures, Potions, Forests.

use super::{END_TURN, goods, pool_id};
use crate::Brew;
use crate::action::Action;
use crate::cards::{CreatureSet, PotionSet};
use crate::dice::Face;
use crate::place::Place;
use crate::state::{Phase, Public};
use covenstead_core::{Names, Seat};
use covenstead_scene::{Fact, Good, Piece, Scene, ScorePart, Seen, Zone, ZoneKind};

impl Brew {
    pub(super) fn lay_player(&self, seen: &Seen<'_, Self>, seat: Seat, scene: &mut Scene) {
        let (table, player) = (&seen.view.public, seen.view.public.player(seat));
        let shown = self.shows_hand(seen.view, seat);
        let area = scene.player_mut(seat);
        area.goods = goods(player.goods);
        area.goods.push(Good { key: "vp", name: "point tokens".into(), letter: 'P', amount: player.vp.into() });
        area.cards = Some(player.hand.len()).filter(|_| !shown);
        area.marks = marks(table, seat);
        // The total tells what is in a hand, so it is shown with the hand only (BR-R-48).
        if shown {
            area.score = Some(self.score(table, seat).into());
            area.parts = self.parts(table, seat).into_iter().map(ScorePart::from).collect();
        }
        let zone = |id: &str, name: &str, kind, pieces| Zone::new(format!("{id}-{}", seat.0), name, kind, pieces).of(seat);
        let forests = player.claimed.iter().map(|forest| self.forest(forest)).collect();
        scene.zones.extend([
            zone("pool", "Dice pool", ZoneKind::Row, self.pool(seen, seat)),
            zone("hand", "Potions in hand", ZoneKind::Hand, self.hand(table, seat, shown)),
            zone("reserved", "Reserved", ZoneKind::Row, self.reserved(seen, seat)),
            zone("drunk", "Drunk", ZoneKind::Row, self.potions(player.drunk)),
            zone("trained", "Creatures", ZoneKind::Row, self.trained(table, seat, seen.to.names)),
            zone("released", "Released", ZoneKind::Row, self.creatures(player.released)),
            zone("claimed", "Forests", ZoneKind::Row, forests),
        ]);
    }

    /// The dice not yet placed, those with one face together, and what one points at to end the turn.
    fn pool(&self, seen: &Seen<'_, Self>, seat: Seat) -> Vec<Piece> {
        let pool = seen.view.public.player(seat).pool;
        let dice = |face: Face| {
            let piece = Piece::new(pool_id(seat, face), "dice", face.id(), format!("{face} die"));
            let piece = piece.text(face_text(face)).fact("count", "dice", pool.count(face));
            if face.is_forage() { piece.of(seat) } else { piece }
        };
        let ends = seen.viewer.is(seat) && seen.legal.contains(&Action::End);
        let end = ends.then(|| Piece::new(END_TURN, "end", "candle", "End your turn"));
        pool.faces().map(dice).chain(end).collect()
    }

    fn hand(&self, table: &Public, seat: Seat, shown: bool) -> Vec<Piece> {
        let (hand, number) = (table.player(seat).hand, seat.0);
        let back = |place| Piece::face_down(format!("hand-{number}-{place}"), "potion", "A Potion").of(seat);
        let drunk = table.phase == Phase::Step && table.active == seat && table.turn.drunk;
        match (shown, drunk) {
            (false, _) => (0..hand.len()).map(back).collect(),
            (true, false) => self.potions(hand),
            (true, true) => {
                let wait = |potion: Piece| potion.why_not("BR-23", "One Potion has been drunk in this turn.");
                self.potions(hand).into_iter().map(wait).collect()
            }
        }
    }

    fn reserved(&self, seen: &Seen<'_, Self>, seat: Seat) -> Vec<Piece> {
        let reserved = seen.view.public.player(seat).reserved;
        match seen.viewer.is(seat) {
            true => reserved.iter().map(|potion| self.potion_for_brewing(seen, potion)).collect(),
            false => self.potions(reserved),
        }
    }

    fn potions(&self, potions: PotionSet) -> Vec<Piece> {
        potions.iter().map(|potion| self.potion(potion)).collect()
    }

    fn creatures(&self, creatures: CreatureSet) -> Vec<Piece> {
        creatures.iter().map(|creature| self.creature(creature)).collect()
    }

    /// The trained Creatures, then the dice on them.
    fn trained(&self, table: &Public, seat: Seat, names: &Names) -> Vec<Piece> {
        let trained = table.player(seat).trained;
        let dice = trained.iter().flat_map(|creature| self.dice_on(table, Place::on_creature(creature), names));
        self.creatures(trained).into_iter().chain(dice).collect()
    }
}

fn face_text(face: Face) -> &'static str {
    match face {
        Face::Grove | Face::Crag | Face::Mire => {
            "Goes on a Forest space with this symbol, by force on any other, or on an any-die space of the Village."
        }
        Face::Water => "Goes on any empty Forest space and gathers two more there.",
        Face::Fire => "Goes on any Forest space, even over a die.",
        Face::Wind => "Goes on any empty Forest space, or in the place of a die of yours, which you take back.",
    }
}

fn marks(table: &Public, seat: Seat) -> Vec<Fact> {
    let mut marks = Vec::new();
    if let Some(character) = table.player(seat).character {
        marks.push(Fact::new("character", character.name(), ""));
    }
    if table.first == seat && table.round > 0 {
        marks.push(Fact::new("starter", "starts", ""));
    }
    marks
}
