//! What cards, Village spaces and Characters do, in words. English stands in the data; other
//! languages say the effect itself, so that they are right about cards of one's own too.

use super::naming::{face_name, goods_in_words, points, season_key};
use crate::Brew;
use crate::cards::{Character, Creature, Ingredient, Potion, Season, VillageSpace};
use crate::data::{CharacterCard, CreatureCard, PotionCard, VillageCard};
use crate::goods::Goods;
use crate::options::DayFireScope;
use crate::powers::{Power, Rows, SlotGain, VillageAction};
use crate::speech::{SPEECH, say};
use covenstead_core::Locale;
use covenstead_speech::Phrase;
use std::borrow::Cow;

impl Brew {
    /// What a Potion does when it is drunk.
    pub(crate) fn potion_text(&self, potion: Potion, locale: Locale) -> Cow<'_, str> {
        effect_text(self.components().potion(potion), locale)
    }

    /// The power of a Creature.
    pub(crate) fn creature_text(&self, creature: Creature, locale: Locale) -> Cow<'_, str> {
        power_text(self.components().creature(creature), locale)
    }

    /// The power of a Character; nothing at a table without powers.
    pub(crate) fn character_text(&self, character: Character, locale: Locale) -> Cow<'_, str> {
        if self.options.character_powers {
            character_power_text(self.components().character(character), locale)
        } else {
            "".into()
        }
    }

    /// What a space of the Village does.
    pub(crate) fn village_text(&self, space: VillageSpace, locale: Locale) -> Cow<'_, str> {
        let scope = self.options.day_fire_scope;
        visit_text(self.components().village(space), scope, locale)
    }

    /// What a space of the Village does, in as few words as fit on it.
    pub(crate) fn village_in_brief(&self, space: VillageSpace, locale: Locale) -> String {
        let brief = |&action: &VillageAction| {
            with_amount(
                say(locale, &format!("does-{}", kind_of_action(action))),
                action,
                locale,
            )
            .to_string()
        };
        let actions: Vec<String> = self
            .components()
            .village(space)
            .actions
            .iter()
            .map(brief)
            .collect();
        actions.join(", ")
    }
}

/// What a Potion does when it is drunk.
pub(super) fn effect_text(card: &PotionCard, locale: Locale) -> Cow<'_, str> {
    SPEECH.name(locale, &format!("effect-{}", card.effect), &card.text)
}

/// The power of a Creature.
pub(super) fn power_text(card: &CreatureCard, locale: Locale) -> Cow<'_, str> {
    let key = format!("power-{}", kind_of_power(card.power));
    if SPEECH.has(locale, &key) {
        let text = with_power(say(locale, &key), card.power, locale);
        text.to_string().into()
    } else {
        (&card.text).into()
    }
}

/// The power of a Character.
pub(super) fn character_power_text(card: &CharacterCard, locale: Locale) -> Cow<'_, str> {
    let key = format!("character-power-{}", card.power);
    if SPEECH.has(locale, &key) {
        let text = say(locale, &key).with("berries", berries(card.berry_cost, locale));
        text.to_string().into()
    } else {
        (&card.text).into()
    }
}

/// What a space of the Village does. What is cleared depends on an option, so this is said in every
/// language.
pub(super) fn visit_text(card: &VillageCard, scope: DayFireScope, locale: Locale) -> Cow<'_, str> {
    let sentence = |&action: &VillageAction| {
        let key = format!("village-{}", kind_of_action(action));
        let text = with_amount(say(locale, &key), action, locale).with("scope", scope.id());
        text.to_string()
    };
    let sentences: Vec<String> = card.actions.iter().map(sentence).collect();
    sentences.join(" ").into()
}

fn kind_of_power(power: Power) -> &'static str {
    match power {
        Power::ScorchInForest { .. } => "scorch-in-forest",
        Power::ScorchInVillage { .. } => "scorch-in-village",
        Power::GatherInVillage { .. } => "gather-in-village",
        Power::SetElement { .. } => "set-element",
        Power::BerryForIngredient { .. } => "berry-for-ingredient",
        Power::GatherBonus { .. } => "gather-bonus",
        Power::BerryInstead { .. } => "berry-instead",
        Power::BerryForFirstScorch { .. } => "berry-for-first-scorch",
        Power::ForageSlot(gain) | Power::ElementSlot(gain) => match gain {
            SlotGain::Goods(_) => "slot-goods",
            SlotGain::Vp(_) => "slot-points",
            SlotGain::MoveForage => "slot-move",
        },
        Power::VpForClaim { .. } => "points-for-claim",
        Power::VpForBrewing { .. } => "points-for-brewing",
        Power::VpForTraining { .. } => "points-for-training",
        Power::BerryPerTrained { .. } => "berry-per-trained",
        Power::TradeBerries(_) => "trade-berries",
        Power::TradeMatching(_) => "trade-matching",
    }
}

fn with_power<'a>(phrase: Phrase<'a>, power: Power, locale: Locale) -> Phrase<'a> {
    match power {
        Power::ScorchInForest { season, n } | Power::GatherBonus { season, n } => {
            in_season(phrase, season).with("n", n)
        }
        Power::ScorchInVillage { n } | Power::GatherInVillage { n } => phrase.with("n", n),
        Power::SetElement { to } => phrase.with("element", face_name(to, locale)),
        Power::BerryForIngredient { ingredient, n } => phrase
            .with("ingredient", ingredients(ingredient, locale))
            .with("n", n)
            .with("berries", berries(n, locale)),
        Power::BerryInstead { n } | Power::BerryForFirstScorch { n } => {
            phrase.with("berries", berries(n, locale))
        }
        Power::ForageSlot(gain) => {
            with_gain(phrase, gain, locale).with("die", die_kind("forage", locale))
        }
        Power::ElementSlot(gain) => {
            with_gain(phrase, gain, locale).with("die", die_kind("element", locale))
        }
        Power::VpForClaim { season, n } => {
            in_season(phrase, season).with("points", points(n, locale))
        }
        Power::VpForBrewing { n } | Power::VpForTraining { n } => {
            phrase.with("points", points(n, locale))
        }
        Power::BerryPerTrained { season } => in_season(phrase, season),
        Power::TradeBerries(rows) => {
            let Rows([[few, _], [many, _]]) = rows;
            with_prices(phrase, rows, locale)
                .with("few", berries(few, locale))
                .with("many", berries(many, locale))
        }
        Power::TradeMatching(rows) => {
            let Rows([[few, _], [many, _]]) = rows;
            with_prices(phrase, rows, locale)
                .with("few", few)
                .with("many", many)
        }
    }
}

fn in_season(phrase: Phrase<'_>, season: Season) -> Phrase<'_> {
    phrase.noun("season", &season_key(season), season.id())
}

fn with_gain<'a>(phrase: Phrase<'a>, gain: SlotGain, locale: Locale) -> Phrase<'a> {
    match gain {
        SlotGain::Goods(goods) => phrase.with("goods", goods_in_words(goods, locale)),
        SlotGain::Vp(n) => phrase.with("points", points(n, locale)),
        SlotGain::MoveForage => phrase,
    }
}

fn with_prices<'a>(phrase: Phrase<'a>, rows: Rows, locale: Locale) -> Phrase<'a> {
    let Rows([[_, few], [_, many]]) = rows;
    phrase
        .with("few-points", points(few, locale))
        .with("many-points", points(many, locale))
}

fn kind_of_action(action: VillageAction) -> &'static str {
    match action {
        VillageAction::GatherChoice { .. } => "gather-choice",
        VillageAction::GatherBerry { .. } => "gather-berry",
        VillageAction::GatherEach { .. } => "gather-each",
        VillageAction::Exchange { .. } => "exchange",
        VillageAction::RemoveElementsFromForest { .. } => "clear",
        VillageAction::Scorch { .. } => "scorch",
        VillageAction::Train { .. } => "train",
        VillageAction::RevealReserve { .. } => "reserve",
    }
}

fn with_amount<'a>(phrase: Phrase<'a>, action: VillageAction, locale: Locale) -> Phrase<'a> {
    let n = u16::from(action.amount());
    match action {
        VillageAction::GatherBerry { .. } => phrase.with("berries", berries(n, locale)),
        VillageAction::GatherEach { .. } => phrase
            .with("n", n)
            .with("each", goods_in_words(Goods::new(n, n, n, 0), locale)),
        _ => phrase.with("n", n),
    }
}

fn berries(number: impl Into<u16>, locale: Locale) -> String {
    goods_in_words(Goods::berries(number.into()), locale)
}

/// An ingredient in the plural.
fn ingredients(ingredient: Ingredient, locale: Locale) -> Cow<'static, str> {
    SPEECH.name(locale, &format!("good-{ingredient}"), ingredient.id())
}

/// Forage or Element, as words for dice begin.
fn die_kind(kind: &'static str, locale: Locale) -> Cow<'static, str> {
    SPEECH.name(locale, &format!("die-kind-{kind}"), kind)
}
