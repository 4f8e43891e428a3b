//! Why something is not allowed, and what was not understood, in the reader's language.

use super::naming::{Case, face_name, goods_in_words};
use crate::Brew;
use crate::action::{DECISIONS, Misreading, Trouble, VERBS};
use crate::goods::Goods;
use crate::rules::Reason;
use crate::speech::say;
use covenstead_core::{Audience, Locale, Refusal};
use covenstead_speech::Phrase;

impl Brew {
    pub(super) fn refused(&self, reason: Reason, to: Audience<'_>) -> Refusal {
        let said = self.facts(say(to.locale, key(reason)), reason, to);
        Refusal::new(reason.rule(), said.to_string())
    }

    /// A reason's sentence with its facts.
    fn facts<'a>(&self, phrase: Phrase<'a>, reason: Reason, to: Audience<'a>) -> Phrase<'a> {
        let locale = to.locale;
        let berries = |n: u16| goods_in_words(Goods::berries(n), locale);
        match reason {
            Reason::NotYourTurn { active } => phrase.player("who", active, to),
            Reason::NoSuchDie { face }
            | Reason::NoDieToTurn { face }
            | Reason::NoDieToChange { face } => phrase.with("face", face_name(face, locale)),
            Reason::ForestNotInRow { forest }
            | Reason::NoSuchSpace { forest }
            | Reason::NoElementsThere { forest }
            | Reason::NotTied { forest }
            | Reason::NotInForestDeck { forest } => {
                phrase.with("forest", self.forest_title(forest, locale).into_owned())
            }
            Reason::Occupied { place } | Reason::DieOnScorched { place } => {
                phrase.with("place", self.place_name(place, Case::Dative, locale))
            }
            Reason::WrongSymbol { face, symbol } => phrase
                .with("face", face_name(face, locale))
                .with("symbol", face_name(symbol, locale)),
            Reason::WrongPriceOfForcing { gives } => {
                phrase.with("goods", goods_in_words(Goods::of(gives, 1), locale))
            }
            Reason::NoPriceOfForcing { price } => {
                phrase.with("goods", goods_in_words(price, locale))
            }
            Reason::StackMustMatch { symbol }
            | Reason::WrongElement { symbol }
            | Reason::ElementSpaceUsed { symbol } => {
                phrase.with("symbol", face_name(symbol, locale))
            }
            Reason::PowerTooDear { cost } => phrase.with("cost", berries(cost)),
            Reason::CreatureNotYours { creature }
            | Reason::NoDieSpace { creature }
            | Reason::CreatureLaden { creature }
            | Reason::NotOnTop { creature }
            | Reason::CannotRelease { creature }
            | Reason::NoSuchTrade { creature }
            | Reason::TradeFirst { creature }
            | Reason::NotInPile { creature } => phrase.with(
                "creature",
                self.creature_title(creature, locale).into_owned(),
            ),
            Reason::TakesOtherDice { creature, forage } => phrase
                .with(
                    "creature",
                    self.creature_title(creature, locale).into_owned(),
                )
                .with("forage", if forage { "yes" } else { "no" }),
            Reason::PotionOutOfReach { potion }
            | Reason::PotionNotInHand { potion }
            | Reason::NoEffect { potion }
            | Reason::PayFirst { potion }
            | Reason::CannotReserve { potion }
            | Reason::EffectFirst { potion }
            | Reason::NotInPotionDeck { potion } => {
                phrase.with("potion", self.potion_title(potion, locale).into_owned())
            }
            Reason::Overpaid { potion } | Reason::Underpaid { potion } => {
                let cost = self.components().potion(potion).cost;
                phrase
                    .with("potion", self.potion_title(potion, locale).into_owned())
                    .with("goods", goods_in_words(cost, locale))
            }
            Reason::CannotPay {
                lacking,
                berries: held,
            } => phrase.with("n", lacking).with("berries", berries(held)),
            Reason::JustTurned { face } | Reason::NobodyTurns { to: face } => {
                phrase.with("to", face_name(face, locale))
            }
            Reason::ExchangesTooMuch { most } => phrase.with("n", most),
            Reason::CharacterTaken { character } | Reason::CannotBeDealt { character } => {
                phrase.with("character", character.name())
            }
            _ => phrase,
        }
    }

    /// What is wrong with a text that is no action, and what would have been understood.
    pub(super) fn misreading(&self, text: &str, wrong: &Misreading, locale: Locale) -> String {
        let Misreading::Rest(verb, trouble) = wrong else {
            return say(locale, "misread-verb")
                .with("text", text.trim())
                .with("verbs", VERBS[..DECISIONS].join(", "))
                .into();
        };
        let decision = VERBS[..DECISIONS].contains(verb);
        let form = format!("form-{}", if decision { verb } else { "chance" });
        let form = say(locale, &form).to_string();
        let form = say(locale, "misread-form").with("form", form).to_string();
        let key = match trouble {
            Trouble::Form => return form,
            Trouble::NoSuch(..) => "misread-such",
            Trouble::BareNumber => "misread-number",
            Trouble::TooMany => "misread-many",
            Trouble::NoTokens => "misread-tokens",
            Trouble::BerryExchanged => "misread-berries",
            Trouble::SeveralTypes => "misread-types",
            Trouble::WrongDice => "misread-dice",
        };
        let said = say(locale, key).with("form", form);
        match trouble {
            Trouble::NoSuch(what, word) => said.with("what", *what).with("word", word.as_str()),
            _ => said,
        }
        .into()
    }
}

/// The message of a reason.
const fn key(reason: Reason) -> &'static str {
    match reason {
        Reason::NotYourTurn { .. } => "no-your-turn",
        Reason::NothingToDecide => "no-decision",
        Reason::PlacedAlready => "no-placed-already",
        Reason::NoSuchDie { .. } | Reason::NoDieToTurn { .. } | Reason::NoDieToChange { .. } => {
            "no-such-die"
        }
        Reason::NoSuchPlace => "no-such-place",
        Reason::ForestNotInRow { .. } => "no-forest-in-row",
        Reason::NoSuchSpace { .. } => "no-such-space",
        Reason::Scorched { .. } => "no-scorched",
        Reason::Occupied { .. } => "no-occupied",
        Reason::WrongSymbol { .. } => "no-wrong-symbol",
        Reason::ElementNeedsNoForce => "no-element-force",
        Reason::ForcedOntoDie => "no-forced-onto-die",
        Reason::NothingToForce => "no-force-needed",
        Reason::WrongPriceOfForcing { .. } => "no-wrong-price",
        Reason::CreatureSpaceCostsBerry => "no-creature-price",
        Reason::NoPriceOfForcing { .. } => "no-price",
        Reason::OnlyFireCovers => "no-only-fire",
        Reason::NothingToCover => "no-cover",
        Reason::OnlyWindReturns => "no-only-wind",
        Reason::NoOwnDieThere => "no-own-die",
        Reason::OwnDieCovered => "no-own-covered",
        Reason::FewerOwnDice => "no-fewer-own",
        Reason::NoStackPower => "no-stack-power",
        Reason::OnlyForageStacks => "no-only-forage-stacks",
        Reason::NothingToStackOn => "no-stack-empty",
        Reason::StackMustMatch { .. } => "no-stack-match",
        Reason::NoTrainingPower => "no-training-power",
        Reason::CreatureSpaceTrainsAnyway => "no-trains-anyway",
        Reason::NoCreatureLeft => "no-creature-left",
        Reason::PowerTooDear { .. } => "no-power-dear",
        Reason::SideTurnedDown => "no-side-down",
        Reason::WrongElement { .. } => "no-wrong-element",
        Reason::ElementSpaceUsed { .. } => "no-element-used",
        Reason::OnlyInForests { .. } => "no-forests-only",
        Reason::CreatureNotYours { .. } => "no-creature-yours",
        Reason::NoDieSpace { .. } => "no-die-space",
        Reason::TakesOtherDice { .. } => "no-other-dice",
        Reason::CreatureLaden { .. } => "no-creature-laden",
        Reason::NotAStep => "no-step",
        Reason::CannotPass => "no-pass",
        Reason::BrewedAlready => "no-brewed-already",
        Reason::NoDieLeft => "no-die-left",
        Reason::PotionOutOfReach { .. } => "no-potion-reach",
        Reason::CannotPay { .. } => "no-cannot-pay",
        Reason::DrunkAlready => "no-drunk-already",
        Reason::PotionNotInHand { .. } => "no-potion-hand",
        Reason::NoEffect { .. } => "no-effect",
        Reason::TurnsToOtherElement => "no-turns-element",
        Reason::JustTurned { .. } => "no-just-turned",
        Reason::NobodyTurns { .. } => "no-turner",
        Reason::PayFirst { .. } => "no-pay-first",
        Reason::NoSuchTokens | Reason::NothingToGive => "no-such-tokens",
        Reason::Overpaid { .. } => "no-overpaid",
        Reason::Underpaid { .. } => "no-underpaid",
        Reason::ResolveFirst => "no-resolve-first",
        Reason::NothingTrains => "no-trains",
        Reason::NotOnTop { .. } => "no-on-top",
        Reason::BerryIsNoChoice => "no-berry-choice",
        Reason::NoBerryInstead => "no-berry-instead",
        Reason::NothingToGather => "no-gather",
        Reason::NothingToExchange => "no-exchange",
        Reason::ExchangesTooMuch { .. } => "no-exchange-much",
        Reason::UnevenExchange => "no-uneven",
        Reason::SameTypeExchanged => "no-same-type",
        Reason::NothingToClear => "no-clear",
        Reason::NoElementsThere { .. } => "no-elements-there",
        Reason::ClearsOneForest => "no-clears-one",
        Reason::ClearsAllForests => "no-clears-all",
        Reason::NothingToReserve => "no-reserve",
        Reason::CannotBeScorched => "no-scorchable",
        Reason::NothingScorches => "no-scorching",
        Reason::ScorchedAlready { .. } => "no-scorched-already",
        Reason::DieOnScorched { .. } => "no-scorch-die",
        Reason::NoScorchToken => "no-scorch-token",
        Reason::NothingMoves => "no-moving",
        Reason::MustTrain => "no-must-train",
        Reason::NothingToDecline => "no-decline",
        Reason::ReserveFirst => "no-reserve-first",
        Reason::CannotReserve { .. } => "no-cannot-reserve",
        Reason::ReleaseFirst => "no-release-first",
        Reason::CannotRelease { .. } => "no-cannot-release",
        Reason::EffectFirst { .. } => "no-effect-first",
        Reason::SameOrForeignFace => "no-same-face",
        Reason::DiceNotInPool => "no-dice-pool",
        Reason::NoDieThere => "no-die-there",
        Reason::OnlyForageMoves => "no-only-forage-moves",
        Reason::MovesToForest => "no-moves-forest",
        Reason::MovesToForestOrAnyDie => "no-moves-any",
        Reason::AnyDieToAnyDie => "no-any-to-any",
        Reason::OnlyForageSwaps => "no-only-forage-swaps",
        Reason::SymbolsDiffer => "no-symbols",
        Reason::SameOwner => "no-same-owner",
        Reason::OnlyElementRemoved => "no-only-element",
        Reason::OnlyOwnReturns => "no-only-own",
        Reason::ChooseFirst => "no-choose-first",
        Reason::CharacterTaken { .. } => "no-character-taken",
        Reason::ClaimFirst => "no-claim-first",
        Reason::NotTied { .. } => "no-tied",
        Reason::TradeFirst { .. } => "no-trade-first",
        Reason::NoSuchTrade { .. } => "no-such-trade",
        Reason::ChanceElsewhere => "no-chance",
        Reason::NotInForestDeck { .. } => "no-forest-deck",
        Reason::NotInPotionDeck { .. } => "no-potion-deck",
        Reason::NotInPile { .. } => "no-pile",
        Reason::NoSuchSeat => "no-such-seat",
        Reason::CannotBeDealt { .. } => "no-deal",
        Reason::OtherDiceRolled { .. } => "no-other-roll",
    }
}
