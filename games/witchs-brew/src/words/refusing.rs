//! Why an action is refused, why nothing can be done with a role, and what is wrong with a text
//! that is no action, in the reader's language.

use super::phrases;
use crate::action::{FORMS, Misread, Word};
use crate::cards::{Role, ShelfKind};
use crate::rules::{Lack, Reason};
use crate::speech::{Naming, say};
use covenstead_core::{Audience, Locale, Refusal, Seat};
use covenstead_speech::Phrase;

/// The rule behind a reason and the sentence.
pub(super) fn refused(reason: Reason, to: Audience<'_>) -> Refusal {
    Refusal::new(reason.rule(), sentence(reason, to.locale))
}

fn sentence(reason: Reason, locale: Locale) -> Phrase<'static> {
    let say = |key: &'static str| say(locale, key);
    match reason {
        Reason::NotAsked => say("no-not-asked"),
        Reason::OtherChance => say("no-other-chance"),
        Reason::NoSeat => say("no-seat"),
        Reason::SpellSeen(spell) => say("no-spell-seen").with("spell", spell.name()),
        Reason::NoRaven => say("no-raven"),
        Reason::NotInDeck(role) => say("no-not-in-deck").role(role),
        Reason::DealtInTurn => say("no-dealt-in-turn"),
        Reason::NotInPile => say("no-not-in-pile"),
        Reason::ChooseFirst { hand } => say("no-choose-first").with("n", hand),
        Reason::Excluded(role) => say("no-excluded").role(role),
        Reason::HandSize { hand, named } => {
            say("no-hand-size").with("n", hand).with("named", named)
        }
        Reason::HandChosen => say("no-hand-chosen"),
        Reason::HandDealt => say("no-hand-dealt"),
        Reason::CallFirst => say("no-call-first"),
        Reason::StarterPasses => say("no-starter-passes"),
        Reason::StarterSettles => say("no-starter-settles"),
        Reason::CalledBefore(role) => say("no-called-before").role(role),
        Reason::NotInHand(role) => say("no-not-in-hand").role(role),
        Reason::OtherRole { called, named } => {
            let said = role_as(say("no-other-role"), "called", called);
            role_as(said, "named", named)
        }
        Reason::HolderPasses(role) => say("no-holder-passes").role(role),
        Reason::AnswerFirst(role) => say("no-answer-first").role(role),
        Reason::Answered { role, favor: true } => say("no-answered-favor").role(role),
        Reason::Answered { role, favor: false } => say("no-answered-action").role(role),
        Reason::OtherAction { role, doer: None } => say("no-other-action").role(role),
        Reason::OtherAction {
            role,
            doer: Some(doer),
        } => role_as(say("no-other-action-of").role(role), "doer", doer),
        Reason::OtherColour { role, colour } => say("no-other-colour").role(role).colour(colour),
        Reason::NoDrop { colour, .. } => say("no-drop").colour(colour),
        Reason::TakeExactly(due) => say("no-take-exactly").with("n", due),
        Reason::OtherMetal { role, metal } => say("no-other-metal").role(role).metal(metal),
        Reason::GoldIsTheFavor => say("no-gold-is-the-favor"),
        Reason::FavorCastsNothing => say("no-favor-casts"),
        Reason::OtherSpell { current, named } => say("no-other-spell")
            .with("current", current.name())
            .with("named", named.name()),
        Reason::NoCauldron(metal) => say("no-cauldron").metal(metal),
        Reason::SpellCosts { spell, cost } => say("no-spell-costs")
            .with("spell", spell.name())
            .with("n", cost),
        Reason::DropsNotOwned { .. } => say("no-not-owned"),
        Reason::CannotPay(metal) => say("no-cannot-pay").metal(metal),
        Reason::BrewFirst(metal) => say("no-brew-first").metal(metal),
        Reason::BottleAfterBrewing => say("no-bottle-after"),
        Reason::OneCauldron => say("no-one-cauldron"),
        Reason::BottleOrKeep => say("no-bottle-or-keep"),
        Reason::CollectFirst(kind) => say("no-collect-first").shelf(kind),
        Reason::NoShelfToFill => say("no-shelf-to-fill"),
        Reason::NothingToGive => say("no-nothing-to-give"),
        Reason::MustGive { due } => say("no-must-give").with("n", due),
        Reason::GiveExactly { due, named } => {
            say("no-give-exactly").with("n", due).with("named", named)
        }
        Reason::SayHowMuch(ShelfKind::Gold) => say("no-say-gold"),
        Reason::SayHowMuch(ShelfKind::Ingredient) => say("no-say-drops"),
        Reason::Overpays { missing } => say("no-overpays").with("missing", missing),
        Reason::NotOwned(ShelfKind::Gold) => say("no-not-that-much-gold"),
        Reason::NotOwned(ShelfKind::Ingredient) => say("no-not-that-many-drops"),
    }
}

fn role_as(phrase: Phrase<'static>, name: &'static str, role: Role) -> Phrase<'static> {
    phrase.noun(name, &format!("role-{role}"), role.name())
}

/// Why `seat` can do nothing with `role`.
pub(super) fn unable(seat: Seat, role: Role, lack: Lack, to: Audience<'_>) -> String {
    let by = |key: &'static str| say(to.locale, key).player("who", seat, to);
    match lack {
        Lack::Drop => by("unable-drop").role(role),
        Lack::Gold => by("unable-gold").role(role),
        Lack::Cauldron(metal) => by("unable-cauldron").metal(metal),
        Lack::Price { metal, drops, gold } => by("unable-price")
            .with("price", phrases::price(to.locale, drops, gold))
            .metal(metal),
        Lack::DropFor(spell, colour) => by("unable-drop-for")
            .colour(colour)
            .with("spell", spell.name()),
        Lack::DropsFor(spell, count) => by("unable-drops-for")
            .with("spell", spell.name())
            .with("n", count),
        Lack::AnyCauldron => by("unable-any-cauldron"),
        Lack::Shelf(kind) => by("unable-shelf").shelf(kind),
        Lack::Loot(kind) => by("unable-loot").shelf(kind),
    }
    .into()
}

/// What is wrong with a text, and what would have been understood. Notation is the same in every
/// language.
pub(super) fn misread(text: &str, why: &Misread, locale: Locale) -> String {
    let text = text.trim();
    match why {
        Misread::Nothing => say(locale, "misread")
            .with("text", text)
            .with("forms", FORMS.join(", ")),
        Misread::Verb(forms) => say(locale, "misread-verb")
            .with("text", text)
            .with("forms", forms.join(", ")),
        Misread::Word(kind, word) => say(locale, "misread-word")
            .with("word", word.as_str())
            .with("kind", kind_of(*kind, locale))
            .with("names", kind.all().join(", ")),
        Misread::Twice => say(locale, "misread-twice"),
        Misread::Number => say(locale, "misread-number"),
    }
    .into()
}

fn kind_of(kind: Word, locale: Locale) -> String {
    let key = match kind {
        Word::Role => "kind-role",
        Word::Colour => "kind-colour",
        Word::Metal => "kind-metal",
        Word::Spell => "kind-spell",
    };
    say(locale, key).into()
}
