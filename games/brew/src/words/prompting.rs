//! Decisions in words: what is asked, and of whom.

use super::naming::goods_in_words;
use crate::Brew;
use crate::powers::Power;
use crate::speech::say;
use crate::state::{Pending, Phase, Public, Training};
use covenstead_core::{Audience, Decision, Locale};
use covenstead_speech::Phrase;

impl Brew {
    pub(super) fn prompt(&self, table: &Public, to: Audience<'_>) -> Option<Decision> {
        let locale = to.locale;
        let ask = |key| say(locale, key).player("who", table.active, to);
        let (id, text): (_, Phrase<'_>) = match table.phase {
            Phase::ChooseCharacter => ("BR-D-01", ask("ask-character")),
            Phase::Step => (
                "BR-D-02",
                ask("ask-step")
                    .with("round", table.round)
                    .with("can", self.step_in_words(table, to)),
            ),
            Phase::Pay(potion) => (
                "BR-D-03",
                ask("ask-pay").with("potion", self.potion_title(potion, locale)),
            ),
            Phase::Resolve => (
                "BR-D-04",
                ask("ask-resolve").with("pending", self.pending_in_words(table, locale)),
            ),
            Phase::Reserve(Some(potion)) => (
                "BR-D-05",
                ask("ask-reserve").with("potion", self.potion_title(potion, locale)),
            ),
            Phase::Reserve(None) => ("BR-D-05", ask("ask-reserve-market")),
            Phase::Release => ("BR-D-06", ask("ask-release")),
            Phase::Effect(potion) => {
                let drinks = ask("ask-effect").with("potion", self.potion_title(potion, locale));
                (
                    "BR-D-07",
                    drinks.with("text", self.potion_text(potion, locale)),
                )
            }
            Phase::ClaimTie => ("BR-D-08", ask("ask-claim")),
            Phase::Trade(creature) => {
                let id = match self.tables.powers[creature.index()] {
                    Power::TradeBerries(_) => "BR-D-09",
                    _ => "BR-D-10",
                };
                (
                    id,
                    ask("ask-trade").with("creature", self.creature_title(creature, locale)),
                )
            }
            Phase::DealForest
            | Phase::Refill(_)
            | Phase::TurnUp(_)
            | Phase::DrawFirst
            | Phase::DealCharacter(_)
            | Phase::Roll(_)
            | Phase::RollAgain { .. }
            | Phase::Reveal
            | Phase::Over => return None,
        };
        Some(Decision {
            id,
            text: text.into(),
        })
    }

    /// What the player must and can do in this step.
    fn step_in_words(&self, table: &Public, to: Audience<'_>) -> String {
        let [brew, drink, turn] = self.can_do(table);
        let steps = [
            (!table.turn.placed, "can-place"),
            (brew, "can-brew"),
            (drink, "can-drink"),
            (turn, "can-turn"),
            (table.turn.placed, "can-end"),
        ];
        let can: Vec<String> = steps
            .into_iter()
            .filter(|(can, _)| *can)
            .map(|(_, key)| say(to.locale, key).player("who", table.active, to).into())
            .collect();
        to.locale.list(&can)
    }

    /// What a placement has left to be resolved.
    fn pending_in_words(&self, table: &Public, locale: Locale) -> String {
        let pending = self.offered(table);
        let berries = goods_in_words(self.berry_instead(table).gain, locale);
        let with_number = |key, n: u8| say(locale, key).with("n", n);
        let clearing = || {
            let scope = self.options.day_fire_scope.id();
            say(locale, "pending-clear").with("scope", scope)
        };
        let items = [
            self.training_key(table, &pending)
                .map(|key| say(locale, key).with("berries", berries)),
            (pending.gathers > 0).then(|| with_number("pending-gather", pending.gathers)),
            (pending.exchange > 0).then(|| with_number("pending-exchange", pending.exchange)),
            pending.clear.then(clearing),
            pending.reserve.then(|| say(locale, "pending-reserve")),
            (pending.scorches > 0).then(|| with_number("pending-scorch", pending.scorches)),
            pending.moving.then(|| say(locale, "pending-move")),
        ];
        let left: Vec<String> = items.into_iter().flatten().map(String::from).collect();
        locale.list(&left)
    }

    /// Whether a Creature, a Berry or either may be had.
    fn training_key(&self, table: &Public, pending: &Pending) -> Option<&'static str> {
        let creatures = table.piles.iter().any(Option::is_some);
        let berries = !self.berry_instead(table).gain.is_empty();
        match pending.train {
            Training::No => None,
            Training::May if berries && creatures => Some("pending-train-or-berry"),
            Training::May if berries => Some("pending-berry"),
            Training::May | Training::Must => Some("pending-train"),
        }
    }
}
