//! The players' areas: goods, dice pool, Creatures, Potions, Forests.

use super::{END_TURN, dice_on, goods, pool_id};
use crate::Brew;
use crate::action::Action;
use crate::cards::{CreatureSet, PotionSet};
use crate::dice::Face;
use crate::place::Place;
use crate::speech::say;
use crate::state::{Phase, Public};
use crate::words::face_name;
use covenstead_core::{Audience, Locale, Seat};
use covenstead_scene::{Fact, Good, Piece, Scene, ScorePart, Seen, Zone, ZoneKind};

impl Brew {
    pub(super) fn lay_player(&self, seen: &Seen<'_, Self>, seat: Seat, scene: &mut Scene) {
        let (table, player, locale) = (
            &seen.view.public,
            seen.view.public.player(seat),
            seen.to.locale,
        );
        let shown = self.shows_hand(seen.view, seat);
        let area = scene.player_mut(seat);
        area.goods = goods(player.goods);
        area.goods.push(Good {
            key: "vp",
            name: "point tokens".into(),
            letter: 'P',
            amount: player.vp.into(),
        });
        area.cards = Some(player.hand.len()).filter(|_| !shown);
        area.marks = marks(table, seat, locale);
        // Potions, Forests and tokens are won for good; Creatures and what is left over count when
        // the game ends. The total tells what is in a hand, so it is shown with the hand only (BR-R-48).
        if shown {
            let later = self.counts_at_the_end(table, seat);
            let over = table.phase == Phase::Over;
            let now = self.score(table, seat) - if over { 0 } else { later };
            area.score = Some(now.into());
            area.at_end = (!over).then(|| later.into());
            area.parts = self
                .parts(table, seat)
                .into_iter()
                .map(ScorePart::from)
                .collect();
        }
        let zone = |id: &str, name, kind, pieces| {
            Zone::new(format!("{id}-{}", seat.0), say(locale, name), kind, pieces).of(seat)
        };
        let forests = player
            .claimed
            .iter()
            .map(|forest| self.forest(forest, locale))
            .collect();
        scene.zones.extend([
            zone("pool", "zone-pool", ZoneKind::Row, self.pool(seen, seat)),
            zone(
                "hand",
                "zone-hand",
                ZoneKind::Hand,
                self.hand(table, seat, shown, locale),
            ),
            zone(
                "reserved",
                "zone-reserved",
                ZoneKind::Row,
                self.reserved(seen, seat),
            ),
            zone(
                "drunk",
                "zone-drunk",
                ZoneKind::Row,
                self.potions(player.drunk, locale),
            ),
            zone(
                "trained",
                "zone-trained",
                ZoneKind::Row,
                self.trained(table, seat, seen.to),
            ),
            zone(
                "released",
                "zone-released",
                ZoneKind::Row,
                self.creatures(player.released, locale),
            ),
            zone("claimed", "zone-claimed", ZoneKind::Row, forests),
        ]);
    }

    /// The dice not yet placed, those with one face together, and what one points at to end the
    /// turn.
    fn pool(&self, seen: &Seen<'_, Self>, seat: Seat) -> Vec<Piece> {
        let (pool, locale) = (seen.view.public.player(seat).pool, seen.to.locale);
        let dice = |face: Face| {
            let name = say(locale, "die-in-pool").with("face", face_name(face, locale));
            let piece = Piece::new(pool_id(seat, face), "dice", face.id(), name)
                .text(say(locale, face_text(face)));
            let piece = piece.fact("count", say(locale, "fact-dice"), pool.count(face));
            if face.is_forage() {
                piece.of(seat)
            } else {
                piece
            }
        };
        let ends = seen.viewer.is(seat) && seen.legal.contains(&Action::End);
        let end = ends.then(|| Piece::new(END_TURN, "end", "candle", say(locale, "end-turn")));
        pool.faces().map(dice).chain(end).collect()
    }

    fn hand(&self, table: &Public, seat: Seat, shown: bool, locale: Locale) -> Vec<Piece> {
        let (hand, number) = (table.player(seat).hand, seat.0);
        let back = |place| {
            Piece::face_down(
                format!("hand-{number}-{place}"),
                "potion",
                say(locale, "hidden-potion"),
            )
            .of(seat)
        };
        let drunk = table.phase == Phase::Step && table.active == seat && table.turn.drunk;
        match (shown, drunk) {
            (false, _) => (0..hand.len()).map(back).collect(),
            (true, false) => self.potions(hand, locale),
            (true, true) => {
                let wait = |potion: Piece| potion.why_not("BR-23", say(locale, "drunk-already"));
                self.potions(hand, locale).into_iter().map(wait).collect()
            }
        }
    }

    fn reserved(&self, seen: &Seen<'_, Self>, seat: Seat) -> Vec<Piece> {
        let reserved = seen.view.public.player(seat).reserved;
        match seen.viewer.is(seat) {
            true => reserved
                .iter()
                .map(|potion| self.potion_for_brewing(seen, potion))
                .collect(),
            false => self.potions(reserved, seen.to.locale),
        }
    }

    fn potions(&self, potions: PotionSet, locale: Locale) -> Vec<Piece> {
        potions
            .iter()
            .map(|potion| self.potion(potion, locale))
            .collect()
    }

    fn creatures(&self, creatures: CreatureSet, locale: Locale) -> Vec<Piece> {
        creatures
            .iter()
            .map(|creature| self.creature(creature, locale))
            .collect()
    }

    /// The trained Creatures, then the dice on them.
    fn trained(&self, table: &Public, seat: Seat, to: Audience<'_>) -> Vec<Piece> {
        let trained = table.player(seat).trained;
        let dice = trained
            .iter()
            .flat_map(|creature| dice_on(table, Place::on_creature(creature), to));
        self.creatures(trained, to.locale)
            .into_iter()
            .chain(dice)
            .collect()
    }
}

/// What a die with this face can do.
fn face_text(face: Face) -> &'static str {
    match face {
        Face::Grove | Face::Crag | Face::Mire => "die-forage",
        Face::Water => "die-water",
        Face::Fire => "die-fire",
        Face::Wind => "die-wind",
    }
}

fn marks(table: &Public, seat: Seat, locale: Locale) -> Vec<Fact> {
    let mut marks = Vec::new();
    if let Some(character) = table.player(seat).character {
        marks.push(Fact::new("character", character.name(), ""));
    }
    if table.first == seat && table.round > 0 {
        marks.push(Fact::new("starter", say(locale, "fact-starter"), ""));
    }
    marks
}
