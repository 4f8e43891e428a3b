//! Choices in words, spoken to whoever may make them.

use super::naming::{Case, die_name, face_name, faces_in_words, goods_in_words, points};
use crate::Brew;
use crate::action::{Action, Mode};
use crate::cards::Potion;
use crate::dice::{Die, Face};
use crate::goods::Goods;
use crate::place::{DieAt, Place};
use crate::powers::CharacterPower;
use crate::rules::Prospect;
use crate::speech::{SPEECH, say};
use crate::state::{Phase, Public, Training};
use covenstead_core::notation::capital;
use covenstead_core::{Audience, Locale};
use covenstead_speech::Phrase;

impl Brew {
    /// An action in words.
    pub(super) fn explained(&self, table: &Public, action: Action, to: Audience<'_>) -> String {
        let locale = to.locale;
        let tell = |key| say(locale, key);
        let goods = |goods: Goods| goods_in_words(goods, locale);
        let die = |die: DieAt, case| self.die_in_words(table, die, case, to);
        let onto = |place| self.place_name(place, Case::Accusative, locale);
        match action {
            Action::Choose(character) if self.options.character_powers => tell("do-choose-power")
                .with("character", character.name())
                .with("text", self.character_text(character, locale)),
            Action::Choose(character) => tell("do-choose").with("character", character.name()),
            Action::Place(face, mode, place) => {
                return self.placement_in_words(table, face, mode, place, to);
            }
            Action::Brew(potion) => {
                let card = self.components().potion(potion);
                self.points_of_brewing("do-brew", table, potion, locale)
                    .with("cost", goods(card.cost))
                    .with("text", self.potion_text(potion, locale))
            }
            Action::Drink(potion) => {
                let drink = tell("do-drink").with("potion", self.potion_title(potion, locale));
                drink.with("text", self.potion_text(potion, locale))
            }
            Action::Turn(from, to) | Action::Change(from, to) => tell("do-turn")
                .with("from", face_name(from, locale))
                .with("to", face_name(to, locale)),
            Action::End => tell("do-end"),
            Action::Pay(payment) => {
                let potion = match table.phase {
                    Phase::Pay(potion) => potion,
                    _ => Potion::ALL[0],
                };
                self.points_of_brewing("do-pay", table, potion, locale)
                    .with("goods", goods(payment.goods()))
            }
            Action::Train(creature) => {
                let brings = self.training(table, creature);
                let train = if brings.vp > 0 {
                    tell("do-train-more")
                        .with("points", points(brings.vp, locale))
                        .with("creatures", self.creatures_in_words(brings.helpers, locale))
                } else {
                    tell("do-train")
                };
                train
                    .with("creature", self.creature_title(creature, locale))
                    .with("text", self.creature_text(creature, locale))
            }
            Action::TakeBerry => {
                tell("do-take-berry").with("berries", goods(self.berry_instead(table).gain))
            }
            Action::Gather(ingredient) => {
                let gathered = Goods::of(ingredient, 1);
                let brings = self.gathering(table, gathered);
                let gather = if brings.helpers.is_empty() {
                    tell("do-gather")
                } else {
                    tell("do-gather-berry")
                        .with("creatures", self.creatures_in_words(brings.helpers, locale))
                        .with("berries", goods(brings.gain))
                };
                gather.with("goods", goods(gathered))
            }
            Action::Exchange(given, taken) => tell("do-exchange")
                .with("given", goods(given.goods()))
                .with("taken", goods(taken.goods())),
            Action::Clear(forest) => {
                let dice = elements(table, |place| {
                    place.forest().is_some_and(|(one, _)| one == forest)
                });
                tell("do-clear")
                    .with("forest", self.forest_title(forest, locale))
                    .with("n", dice)
            }
            Action::ClearAll => tell("do-clear-all").with("n", elements(table, Place::is_forest)),
            Action::Reveal => tell("do-reveal"),
            Action::Scorch(place) => {
                let brings = self.scorching(table);
                let scorch = if brings.helpers.is_empty() {
                    tell("do-scorch")
                } else {
                    tell("do-scorch-berry")
                        .with("creatures", self.creatures_in_words(brings.helpers, locale))
                        .with("berries", goods(brings.gain))
                };
                scorch.with("place", onto(place))
            }
            Action::Move(from, place) => tell("do-move")
                .with("die", die(from, Case::Accusative))
                .with("place", onto(place)),
            Action::Decline(item) => return SPEECH.text(locale, &format!("do-decline-{item}")),
            Action::Reserve(potion) => {
                tell("do-reserve").with("potion", self.potion_title(potion, locale))
            }
            Action::Release(creature) => {
                tell("do-release").with("creature", self.creature_title(creature, locale))
            }
            Action::Reroll(faces) => tell("do-reroll").with("faces", faces_in_words(faces, locale)),
            Action::Swap(pair) => {
                let [one, other] = pair.dice();
                tell("do-swap")
                    .with("one", die(one, Case::Accusative))
                    .with("other", die(other, Case::Dative))
            }
            Action::Remove(from) => tell("do-remove").with("die", die(from, Case::Accusative)),
            Action::Return(from) => tell("do-return").with("die", die(from, Case::Accusative)),
            Action::Claim(forest) => {
                let cost = Goods::berries(self.berry_cost(CharacterPower::ClaimTie));
                tell("do-claim")
                    .with("cost", goods(cost))
                    .with("forest", self.forest_title(forest, locale))
                    .with(
                        "points",
                        points(self.components().forest(forest).vp, locale),
                    )
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

    /// What brewing a Potion scores, Creatures that pay for it included.
    fn points_of_brewing<'a>(
        &'a self,
        key: &'static str,
        table: &Public,
        potion: Potion,
        locale: Locale,
    ) -> Phrase<'a> {
        let brings = self.brewing(table, potion);
        let said = if brings.vp > 0 {
            let key = if key == "do-pay" {
                "do-pay-more"
            } else {
                "do-brew-more"
            };
            say(locale, key)
                .with("all", brings.printed + brings.vp)
                .with("creatures", self.creatures_in_words(brings.helpers, locale))
        } else {
            say(locale, key)
        };
        said.with("potion", self.potion_title(potion, locale))
            .with("points", points(brings.printed, locale))
    }

    fn placement_in_words(
        &self,
        table: &Public,
        face: Face,
        mode: Mode,
        place: Place,
        to: Audience<'_>,
    ) -> String {
        let (locale, prospect) = (to.locale, self.placement(table, face, mode, place));
        let upon = matches!(mode, Mode::Over | Mode::OverTrain | Mode::Stack);
        let case = if upon { Case::Dative } else { Case::Accusative };
        let name = match place.creature() {
            Some(creature) => say(locale, "place-own-creature")
                .with("case", "acc")
                .with("creature", self.creature_title(creature, locale))
                .into(),
            None => self.place_name(place, case, locale),
        };
        let said = say(locale, placement_key(mode))
            .with("face", face_name(face, locale))
            .with("place", name);
        let said = match mode.returns() {
            Some(nth) => said.with("die", die_back("die-back", nth, locale)),
            None => said,
        };
        let cost = || goods_in_words(self.mode_cost(mode), locale);
        let said = match mode {
            _ if mode.rewards() => {
                return said
                    .with(
                        "brings",
                        self.brings_in_words(table, place, &prospect, locale),
                    )
                    .into();
            }
            Mode::Stack => {
                let top = table
                    .dice
                    .top(place)
                    .unwrap_or(Die::placed_by(table.active, face));
                said.with("cost", cost())
                    .with("die", die_name(top, None, Case::Accusative, to))
            }
            _ => said.with("cost", cost()),
        };
        match self.more_in_words(table, place, &prospect, locale) {
            Some(more) => format!("{said} {more}"),
            None => said.into(),
        }
    }

    /// What a placement brings at once and leaves to choose.
    fn brings_in_words(
        &self,
        table: &Public,
        place: Place,
        prospect: &Prospect,
        locale: Locale,
    ) -> String {
        let (pending, n) = (&prospect.pending, |key, n: u8| {
            say(locale, key).with("n", n)
        });
        let goods = goods_in_words(prospect.gain, locale);
        let gathered = if prospect.helpers.is_empty() {
            say(locale, "brings-goods")
        } else {
            let creatures = self.creatures_in_words(prospect.helpers, locale);
            say(locale, "brings-goods-with").with("creatures", creatures)
        };
        let scope = self.options.day_fire_scope.id();
        let after = table.actor().goods + prospect.gain;
        let clearing = pending.clear && elements(table, Place::is_forest) > 0;
        let moving = pending.moving && table.dice.iter().any(|(_, die)| !die.is_element());
        let clauses = [
            (!prospect.gain.is_empty()).then(|| gathered.with("goods", goods)),
            (prospect.vp > 0)
                .then(|| say(locale, "brings-points").with("points", points(prospect.vp, locale))),
            (pending.train != Training::No).then(|| self.training_in_words(table, locale)),
            (pending.gathers > 0).then(|| n("brings-gather", pending.gathers)),
            (pending.exchange > 0 && after.total() > after.berry)
                .then(|| n("brings-exchange", pending.exchange)),
            clearing.then(|| say(locale, "brings-clear").with("scope", scope)),
            pending.reserve.then(|| say(locale, "brings-reserve")),
            self.can_scorch_after(table, place, prospect)
                .then(|| n("brings-scorch", pending.scorches)),
            moving.then(|| say(locale, "brings-move")),
        ];
        let clauses: Vec<String> = clauses.into_iter().flatten().map(String::from).collect();
        let said = if clauses.is_empty() {
            SPEECH.text(locale, "brings-nothing")
        } else {
            locale.list(&clauses)
        };
        match locale {
            Locale::English => said,
            Locale::German => capital(&said),
        }
    }

    fn training_in_words(&self, table: &Public, locale: Locale) -> Phrase<'_> {
        let berries = self.berry_instead(table).gain;
        let creatures = table.piles.iter().any(Option::is_some);
        let key = match (creatures, berries.is_empty()) {
            (true, true) => "brings-train",
            (true, false) => "brings-train-or-berry",
            (false, false) => "brings-berry",
            (false, true) => "brings-no-creature",
        };
        say(locale, key).with("berries", goods_in_words(berries, locale))
    }

    /// What Creatures let one do besides, where the space itself brings nothing (BR-38, BR-43).
    fn more_in_words(
        &self,
        table: &Public,
        place: Place,
        prospect: &Prospect,
        locale: Locale,
    ) -> Option<String> {
        let scorches = say(locale, "also-scorch").with("n", prospect.pending.scorches);
        self.can_scorch_after(table, place, prospect)
            .then(|| say(locale, "do-also").with("more", scorches).into())
    }

    /// Whether a space is left to be scorched when a die lies on this place.
    fn can_scorch_after(&self, table: &Public, place: Place, prospect: &Prospect) -> bool {
        let spaces = self.scorchable(table);
        let left = if place.is_forest() {
            spaces.minus(table.layout.only(place))
        } else {
            spaces
        };
        prospect.pending.scorches > 0 && !left.is_empty()
    }
}

/// How many Element dice lie on these places.
fn elements(table: &Public, here: impl Fn(Place) -> bool) -> usize {
    let dice = table.dice.iter();
    dice.filter(|&(place, die)| die.is_element() && here(place))
        .count()
}

/// The own die that a wind die takes the place of, by how many own dice lie above it.
pub(crate) fn die_back(key: &'static str, above: usize, locale: Locale) -> String {
    say(locale, key).with("nth", above).into()
}

fn placement_key(mode: Mode) -> &'static str {
    match mode {
        Mode::Normal => "do-place",
        Mode::Over => "do-place-over",
        Mode::Return | Mode::ReturnSecond | Mode::ReturnThird | Mode::ReturnFourth => {
            "do-place-return"
        }
        Mode::Train => "do-place-train",
        Mode::OverTrain => "do-place-over-train",
        Mode::ReturnTrain
        | Mode::ReturnSecondTrain
        | Mode::ReturnThirdTrain
        | Mode::ReturnFourthTrain => "do-place-return-train",
        Mode::ForceHerb | Mode::ForceShroom | Mode::ForceCrystal | Mode::ForceBerry => "do-force",
        Mode::Stack => "do-stack",
    }
}
