//! Decisions in words: what is asked, and of whom.

use crate::Brew;
use crate::powers::Power;
use crate::speech::{SPEECH, say};
use crate::state::{Pending, Phase, Public, Training};
use covenstead_core::{Audience, Decision, Locale};
use covenstead_speech::Phrase;

impl Brew {
    pub(super) fn prompt(&self, table: &Public, to: Audience<'_>) -> Option<Decision> {
        let locale = to.locale;
        let ask = |key| say(locale, key).with("who", to.name(table.active));
        let (id, text): (_, Phrase<'_>) = match table.phase {
            Phase::ChooseCharacter => ("BR-D-01", ask("ask-character")),
            Phase::Step => (
                "BR-D-02",
                ask("ask-step")
                    .with("round", table.round)
                    .with("can", step_in_words(table, locale)),
            ),
            Phase::Pay(potion) => (
                "BR-D-03",
                ask("ask-pay").with("potion", self.potion_name(potion, locale)),
            ),
            Phase::Resolve => (
                "BR-D-04",
                ask("ask-resolve").with("pending", pending_in_words(&table.pending, locale)),
            ),
            Phase::Reserve(Some(potion)) => (
                "BR-D-05",
                ask("ask-reserve").with("potion", self.potion_name(potion, locale)),
            ),
            Phase::Reserve(None) => ("BR-D-05", ask("ask-reserve-market")),
            Phase::Release => ("BR-D-06", ask("ask-release")),
            Phase::Effect(potion) => {
                let drinks = ask("ask-effect").with("potion", self.potion_name(potion, locale));
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
                    ask("ask-trade").with("creature", self.creature_name(creature, locale)),
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
}

/// What the player must and may do in this step.
fn step_in_words(table: &Public, locale: Locale) -> String {
    let turn = &table.turn;
    let steps = [
        (!turn.placed, "can-place"),
        (!turn.brewed, "can-brew"),
        (!turn.drunk, "can-drink"),
        (turn.placed, "can-end"),
    ];
    let can: Vec<String> = steps
        .into_iter()
        .filter(|(can, _)| *can)
        .map(|(_, key)| SPEECH.text(locale, key))
        .collect();
    locale.list(&can)
}

/// What a placement has left to be resolved.
fn pending_in_words(pending: &Pending, locale: Locale) -> String {
    let items = [
        (pending.train != Training::No, "pending-train", 1),
        (pending.gathers > 0, "pending-gather", pending.gathers),
        (pending.exchange > 0, "pending-exchange", pending.exchange),
        (pending.clear, "pending-clear", 1),
        (pending.reserve, "pending-reserve", 1),
        (pending.scorches > 0, "pending-scorch", pending.scorches),
        (pending.moving, "pending-move", 1),
    ];
    let left = items.into_iter().filter(|(left, ..)| *left);
    let left: Vec<String> = left
        .map(|(_, key, number)| say(locale, key).with("n", number).into())
        .collect();
    locale.list(&left)
}
