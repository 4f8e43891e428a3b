//! What one points at to make a choice, and what its button says.

use super::{END_TURN, capital, die_id, face_id, place_id, pool_id, supply_id};
use crate::Brew;
use crate::action::{Action, Mode};
use crate::dice::Face;
use crate::goods::Goods;
use crate::place::Place;
use crate::powers::{CharacterPower, Power};
use crate::speech::say;
use crate::state::Public;
use crate::words::{die_back, face_name, gives_in_english, goods_in_words};
use covenstead_core::{Locale, Seat};
use covenstead_scene::{Good, Promise};
use std::borrow::Cow;

impl Brew {
    /// What one points at to make a choice: a die of the pool, then where it goes, then what pays
    /// for it.
    pub(super) fn pointed_at(&self, table: &Public, action: Action) -> Vec<String> {
        let seat = table.active;
        match action {
            Action::Choose(character) => vec![character.id().into()],
            Action::Place(face, mode, place) => self.placed_by_pointing(seat, face, mode, place),
            Action::Brew(potion) | Action::Drink(potion) | Action::Reserve(potion) => {
                vec![potion.id().into()]
            }
            Action::Turn(from, to) => [pool_id(seat, from)]
                .into_iter()
                .chain(self.turner(table, to))
                .collect(),
            Action::Change(from, to) => vec![pool_id(seat, from), face_id(to)],
            Action::Pay(payment) => own(seat, payment.goods()),
            Action::Trade(bargain) => own(seat, bargain.goods()),
            Action::Train(creature) | Action::Release(creature) => vec![creature.id().into()],
            Action::TakeBerry => vec![supply_id("berry")],
            Action::Gather(ingredient) => vec![supply_id(ingredient.id())],
            Action::Exchange(given, taken) => own(seat, given.goods())
                .into_iter()
                .chain(each(taken.goods(), supply_id))
                .collect(),
            Action::Clear(forest) | Action::Claim(forest) => vec![forest.id().into()],
            Action::ClearAll => table.pending.place.map(place_id).into_iter().collect(),
            Action::Reveal => vec!["potion-deck".into()],
            Action::Scorch(place) => vec![place_id(place)],
            Action::Move(die, place) => vec![die_id(die), place_id(place)],
            Action::Reroll(faces) => faces.each().map(|face| pool_id(seat, face)).collect(),
            Action::Swap(pair) => pair.dice().map(die_id).into(),
            Action::Remove(die) | Action::Return(die) => vec![die_id(die)],
            Action::End => vec![END_TURN.into()],
            Action::Decline(_)
            | Action::First(_)
            | Action::Deal(..)
            | Action::TurnUp(_)
            | Action::LayOut(_)
            | Action::Show(_)
            | Action::Roll(..) => Vec::new(),
        }
    }

    fn placed_by_pointing(&self, seat: Seat, face: Face, mode: Mode, place: Place) -> Vec<String> {
        [pool_id(seat, face), place_id(place)]
            .into_iter()
            .chain(own(seat, self.mode_cost(mode)))
            .collect()
    }

    /// What a choice brings for certain, by the goods of a player's area.
    pub(super) fn promised(&self, table: &Public, action: Action) -> Option<Promise> {
        let brings = self.certain(table, action)?;
        let points = i64::from(brings.printed) + i64::from(brings.vp);
        let promise = Promise::points(points).good("vp", brings.vp.into());
        let gained = brings.gain.parts();
        let promise = gained.fold(promise, |promise, (count, good)| {
            promise.good(good, count.into())
        });
        let given = brings.cost.parts();
        Some(given.fold(promise, |promise, (count, good)| {
            promise.good(good, -i64::from(count))
        }))
    }

    /// The Creature that turns Element dice to this face (BR-92).
    fn turner(&self, table: &Public, to: Face) -> Option<String> {
        let turns = |power: Power| matches!(power, Power::SetElement { to: face } if face == to);
        let creature = table
            .actor()
            .trained
            .iter()
            .find(|creature| turns(self.tables.powers[creature.index()]))?;
        Some(creature.id().into())
    }

    /// What the button says: the name of a card and what is done with it, where that is shorter
    /// than the whole sentence.
    pub(super) fn label(&self, text: &str, action: Action, locale: Locale) -> String {
        let named = |key, name, value| say(locale, key).with(name, value).to_string();
        match action {
            Action::Place(face, mode, place) => self.placement_label(face, mode, place, locale),
            Action::Brew(potion) => {
                named("label-brew", "potion", self.potion_title(potion, locale))
            }
            Action::Drink(potion) => {
                named("label-drink", "potion", self.potion_title(potion, locale))
            }
            Action::Reserve(potion) => {
                named("label-reserve", "potion", self.potion_title(potion, locale))
            }
            Action::Train(creature) => named(
                "label-train",
                "creature",
                self.creature_title(creature, locale),
            ),
            Action::Release(creature) => named(
                "label-release",
                "creature",
                self.creature_title(creature, locale),
            ),
            Action::Scorch(place) => named("label-scorch", "spot", self.spot(place, locale)),
            Action::Clear(forest) => {
                named("label-clear", "forest", self.forest_title(forest, locale))
            }
            Action::Claim(forest) => {
                let cost = goods_in_words(
                    Goods::berries(self.berry_cost(CharacterPower::ClaimTie)),
                    locale,
                );
                say(locale, "label-claim")
                    .with("forest", self.forest_title(forest, locale))
                    .with("cost", cost)
                    .into()
            }
            Action::Choose(character) => {
                named("label-choose", "character", character.name().into())
            }
            Action::Reveal => say(locale, "label-reveal").into(),
            _ => text.trim_end_matches('.').to_string(),
        }
    }

    /// "Grove forced on herb in Sunhusk Meadow for 1 Berry".
    fn placement_label(&self, face: Face, mode: Mode, place: Place, locale: Locale) -> String {
        let face = capital(&face_name(face, locale));
        let label = |key| {
            say(locale, key)
                .with("face", face)
                .with("spot", self.spot(place, locale))
        };
        let cost = || goods_in_words(self.mode_cost(mode), locale);
        match mode {
            Mode::Normal => label("label-place"),
            Mode::Over => label("label-place-over"),
            _ if mode.trains() => label("label-place-train").with("cost", cost()),
            Mode::ForceHerb | Mode::ForceShroom | Mode::ForceCrystal | Mode::ForceBerry => {
                label("label-force").with("cost", cost())
            }
            Mode::Stack => label("label-stack").with("cost", cost()),
            _ => {
                let die = die_back("die-for", mode.returns().unwrap_or(0), locale);
                label("label-place-return").with("die", die)
            }
        }
        .into()
    }

    /// "mire herb, Sunhusk Meadow", "the Village (+1 Berry, reserve)", "Herdmoth".
    fn spot(&self, place: Place, locale: Locale) -> Cow<'_, str> {
        if let Some((forest, number)) = place.forest() {
            let title = self.forest_title(forest, locale);
            let spaces = &self.components().forest(forest).spaces;
            return match spaces.get(usize::from(number)) {
                Some(space) => say(locale, "spot-forest")
                    .with("symbol", face_name(space.symbol, locale))
                    .noun(
                        "gives",
                        &format!("gives-{}", space.gives),
                        gives_in_english(space.gives),
                    )
                    .with("forest", title)
                    .to_string()
                    .into(),
                None => title,
            };
        }
        match (place.village(), place.creature()) {
            (Some(space), _) => say(locale, "spot-village")
                .with("does", self.village_in_brief(space, locale))
                .to_string()
                .into(),
            (_, Some(creature)) => self.creature_title(creature, locale),
            (None, None) => "".into(),
        }
    }
}

/// One's own tokens, each as often as it is given.
fn own(seat: Seat, goods: Goods) -> Vec<String> {
    each(goods, |key| Good::id(seat, key))
}

/// One entry for each token.
fn each(goods: Goods, of: impl Fn(&str) -> String) -> Vec<String> {
    goods
        .parts()
        .flat_map(|(count, key)| std::iter::repeat_n(of(key), count.into()))
        .collect()
}
