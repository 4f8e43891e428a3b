//! Choices in words, spoken to whoever may make them.

use super::naming::{die_name, face_name, faces_in_words, goods_in_words, points};
use crate::Brew;
use crate::action::{Action, Mode};
use crate::dice::Face;
use crate::goods::Goods;
use crate::place::{DieAt, Place};
use crate::powers::{CharacterPower, Power};
use crate::speech::{SPEECH, say};
use crate::state::{Phase, Public};
use covenstead_core::{Audience, Locale};

impl Brew {
    /// An action in words.
    pub(super) fn explained(&self, table: &Public, action: Action, to: Audience<'_>) -> String {
        let locale = to.locale;
        let tell = |key| say(locale, key);
        let goods = |goods: Goods| goods_in_words(goods, locale);
        let die = |die: DieAt| self.die_in_words(table, die, to);
        match action {
            Action::Choose(character) if self.options.character_powers => tell("do-choose-power")
                .with("character", character.name())
                .with("text", self.character_text(character, locale)),
            Action::Choose(character) => tell("do-choose").with("character", character.name()),
            Action::Place(face, mode, place) => {
                return self.placement_in_words(table, face, place, mode, locale);
            }
            Action::Brew(potion) => {
                let card = self.components().potion(potion);
                let brew = tell("do-brew")
                    .with("potion", self.potion_name(potion, locale))
                    .with("cost", goods(card.cost));
                brew.with("points", points(card.vp, locale))
                    .with("text", self.potion_text(potion, locale))
            }
            Action::Drink(potion) => {
                let drink = tell("do-drink").with("potion", self.potion_name(potion, locale));
                drink.with("text", self.potion_text(potion, locale))
            }
            Action::Turn(from, to) | Action::Change(from, to) => tell("do-turn")
                .with("from", face_name(from, locale))
                .with("to", face_name(to, locale)),
            Action::End => tell("do-end"),
            Action::Pay(payment) => tell("do-pay").with("goods", goods(payment.goods())),
            Action::Train(creature) => {
                let train = tell("do-train").with("creature", self.creature_name(creature, locale));
                train.with("text", self.creature_text(creature, locale))
            }
            Action::TakeBerry => tell("do-take-berry"),
            Action::Gather(ingredient) => {
                tell("do-gather").with("goods", goods(Goods::of(ingredient, 1)))
            }
            Action::Exchange(given, taken) => tell("do-exchange")
                .with("given", goods(given.goods()))
                .with("taken", goods(taken.goods())),
            Action::Clear(forest) => {
                tell("do-clear").with("forest", self.forest_name(forest, locale))
            }
            Action::ClearAll => tell("do-clear-all"),
            Action::Reveal => tell("do-reveal"),
            Action::Scorch(place) => {
                tell("do-scorch").with("place", self.place_name(place, locale))
            }
            Action::Move(from, place) => tell("do-move")
                .with("die", die(from))
                .with("place", self.place_name(place, locale)),
            Action::Decline(item) => return SPEECH.text(locale, &format!("do-decline-{item}")),
            Action::Reserve(potion) => {
                tell("do-reserve").with("potion", self.potion_name(potion, locale))
            }
            Action::Release(creature) => {
                tell("do-release").with("creature", self.creature_name(creature, locale))
            }
            Action::Reroll(faces) => tell("do-reroll").with("faces", faces_in_words(faces, locale)),
            Action::Swap(pair) => {
                let [one, other] = pair.dice();
                tell("do-swap")
                    .with("one", die(one))
                    .with("other", die(other))
            }
            Action::Remove(from) => tell("do-remove").with("die", die(from)),
            Action::Return(from) => tell("do-return").with("die", die(from)),
            Action::Claim(forest) => {
                let cost = Goods::berries(self.berry_cost(CharacterPower::ClaimTie));
                tell("do-claim")
                    .with("cost", goods(cost))
                    .with("forest", self.forest_name(forest, locale))
            }
            Action::Trade(bargain) => {
                let vp = self.trade_points(table, bargain.tokens + bargain.berries);
                tell("do-trade")
                    .with("goods", goods(bargain.goods()))
                    .with("points", points(vp, locale))
            }
            Action::First(_)
            | Action::Deal(..)
            | Action::TurnUp(_)
            | Action::LayOut(_)
            | Action::Show(_)
            | Action::Roll(..) => tell("do-chance"),
        }
        .into()
    }

    fn trade_points(&self, table: &Public, tokens: u8) -> u16 {
        let Phase::Trade(creature) = table.phase else {
            return 0;
        };
        match self.tables.powers[creature.index()] {
            Power::TradeBerries(rows) | Power::TradeMatching(rows) => {
                rows.points(tokens).unwrap_or(0)
            }
            _ => 0,
        }
    }

    fn placement_in_words(
        &self,
        table: &Public,
        face: Face,
        place: Place,
        mode: Mode,
        locale: Locale,
    ) -> String {
        let name = match place.creature() {
            Some(creature) => say(locale, "place-own-creature")
                .with("creature", self.creature_name(creature, locale))
                .into(),
            None => self.place_name(place, locale),
        };
        let place_by = |key| {
            say(locale, key)
                .with("face", face_name(face, locale))
                .with("place", name)
        };
        let cost = || goods_in_words(self.mode_cost(mode), locale);
        let brings = || self.brings_in_words(place, face, locale);
        match mode {
            Mode::Normal => place_by("do-place").with("brings", brings()),
            Mode::Over => place_by("do-place-over").with("brings", brings()),
            Mode::Return => place_by("do-place-return").with("brings", brings()),
            Mode::Train => place_by("do-place-train").with("cost", cost()),
            Mode::OverTrain => place_by("do-place-over-train").with("cost", cost()),
            Mode::ReturnTrain => place_by("do-place-return-train").with("cost", cost()),
            Mode::ForceHerb | Mode::ForceShroom | Mode::ForceCrystal | Mode::ForceBerry => {
                place_by("do-force").with("cost", cost())
            }
            Mode::Stack => {
                let top = table.dice.top(place).map_or(face, |die| die.face());
                place_by("do-stack")
                    .with("cost", cost())
                    .with("top", face_name(top, locale))
            }
        }
        .into()
    }

    fn brings_in_words(&self, place: Place, face: Face, locale: Locale) -> String {
        if let Some(space) = place.village() {
            return self.village_text(space, locale).into_owned();
        }
        if let Some(creature) = place.creature() {
            return self.creature_text(creature, locale).into_owned();
        }
        match self.reward(place).and_then(crate::cards::Gives::ingredient) {
            Some(ingredient) => {
                let number = if face == Face::Water { 3 } else { 1 };
                say(locale, "brings-goods")
                    .with(
                        "goods",
                        goods_in_words(Goods::of(ingredient, number), locale),
                    )
                    .into()
            }
            None => SPEECH.text(locale, "brings-creature"),
        }
    }

    fn die_in_words(&self, table: &Public, at: DieAt, to: Audience<'_>) -> String {
        let die = table.die_at(at).map_or_else(
            || SPEECH.text(to.locale, "die-unknown"),
            |die| die_name(die, to),
        );
        match at.place() {
            Some(place) => say(to.locale, "die-on")
                .with("die", die)
                .with("place", self.place_name(place, to.locale))
                .into(),
            None => say(to.locale, "die-on-any").with("die", die).into(),
        }
    }
}
