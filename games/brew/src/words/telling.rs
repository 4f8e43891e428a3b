//! Events in words: the lines of the log a player reads.

use super::naming::{
    Case, die_name, face_name, faces_in_words, goods_in_words, points, season_key, side_name,
};
use crate::Brew;
use crate::action::Mode;
use crate::cards::Creature;
use crate::dice::Face;
use crate::event::Event;
use crate::goods::Goods;
use crate::place::Place;
use crate::speech::say;
use covenstead_core::{Audience, Locale, Seat};
use covenstead_speech::Phrase;

impl Brew {
    /// A line of the log. Servers tell every event to everybody, so an arm makes only the words it
    /// needs.
    pub(super) fn told(&self, event: &Event, to: Audience<'_>) -> String {
        let locale = to.locale;
        let tell = |key| say(locale, key);
        let by = |key, seat: Seat| say(locale, key).player("who", seat, to);
        let goods = |goods: Goods| goods_in_words(goods, locale);
        let onto = |place: Place| self.place_name(place, Case::Accusative, locale);
        let at = |place: Place| self.place_name(place, Case::Dative, locale);
        let die_of = |die, seat, case| die_name(die, Some(seat), case, to);
        match *event {
            Event::ForestLaidOut { forest } => {
                let vp = self.components().forest(forest).vp;
                tell("log-forest-laid-out")
                    .with("forest", self.forest_title(forest, locale))
                    .with("points", points(vp, locale))
            }
            Event::PotionRevealed { potion } => {
                tell("log-potion-revealed").with("potion", self.potion_in_words(potion, locale))
            }
            Event::CreatureTurnedUp { creature } => {
                let turned_up = tell("log-creature-turned-up")
                    .with("creature", self.creature_title(creature, locale));
                turned_up.noun(
                    "season",
                    &season_key(creature.season()),
                    creature.season().id(),
                )
            }
            Event::FirstPlayer { seat } => by("log-first-player", seat),
            Event::CharacterTaken { seat, character } => {
                by("log-character", seat).with("character", character.name())
            }
            Event::RoundBegan { round, side, first } => by("log-round", first)
                .with("round", round)
                .with("side", side_name(side, locale)),
            Event::Rolled { seat, faces } => {
                by("log-rolled", seat).with("faces", faces_in_words(faces, locale))
            }
            Event::TurnBegan { seat } => by("log-turn", seat),
            Event::Skipped { seat } => by("log-skipped", seat),
            Event::Placed {
                seat,
                face,
                place,
                mode,
                cost,
            } => {
                let paid = (!mode.rewards()).then(|| goods(cost));
                self.placed(by(placed_key(mode), seat), face, place, mode, paid, locale)
            }
            Event::TookBack { seat, face, from } => by("log-took-back", seat)
                .with("face", face_name(face, locale))
                .with("place", at(from)),
            Event::Gathered {
                seat,
                goods: gathered,
            } => by("log-gathered", seat).with("goods", goods(gathered)),
            Event::TurnedIntoBerries {
                seat,
                creature,
                goods: given,
            } => {
                let berries = goods(Goods::berries(given.total()));
                self.through(by("log-into-berries", seat), creature, locale)
                    .with("goods", goods(given))
                    .with("berries", berries)
            }
            Event::GainedBerries {
                seat,
                creature,
                berries,
            } => self
                .through(by("log-gained", seat), creature, locale)
                .with("gain", goods(Goods::berries(berries))),
            Event::GainedVp { seat, creature, vp } => self
                .through(by("log-gained", seat), creature, locale)
                .with("gain", points(vp, locale)),
            Event::Trained { seat, creature } => {
                self.through(by("log-trained", seat), creature, locale)
            }
            Event::Released {
                seat,
                creature,
                die: None,
            } => self.through(by("log-released", seat), creature, locale),
            Event::Released {
                seat,
                creature,
                die: Some(die),
            } => self
                .through(by("log-released-die", seat), creature, locale)
                .with("die", die_of(die, seat, Case::Nominative)),
            Event::Declined { seat, item } => {
                return by(&format!("log-declined-{item}"), seat).into();
            }
            Event::Exchanged { seat, given, taken } => by("log-exchanged", seat)
                .with("given", goods(given))
                .with("taken", goods(taken)),
            Event::Cleared { seat, forest, dice } => by("log-cleared", seat)
                .with("dice", dice)
                .with("forest", self.forest_title(forest, locale)),
            Event::Scorched {
                seat,
                place: scorched,
            } => by("log-scorched", seat).with("place", onto(scorched)),
            Event::Moved {
                seat,
                die,
                from,
                to: target,
            } => {
                let moved = by("log-moved", seat).with("die", die_of(die, seat, Case::Accusative));
                moved.with("from", at(from)).with("to", onto(target))
            }
            Event::Swapped {
                seat,
                one,
                other,
                from,
                to: target,
            } => {
                let swapped = by("log-swapped", seat)
                    .with("one", die_of(one, seat, Case::Accusative))
                    .with("other", die_of(other, seat, Case::Dative));
                swapped.with("from", at(from)).with("to", at(target))
            }
            Event::Removed { seat, die, from } => by("log-removed", seat)
                .with("die", die_of(die, seat, Case::Accusative))
                .with("from", at(from)),
            Event::PotionShown { potion } => {
                tell("log-potion-shown").with("potion", self.potion_in_words(potion, locale))
            }
            Event::Reserved { seat, potion } => {
                by("log-reserved", seat).with("potion", self.potion_title(potion, locale))
            }
            Event::Reveals { seat } => by("log-reveals", seat),
            Event::Brews { seat, potion } => {
                by("log-brews", seat).with("potion", self.potion_title(potion, locale))
            }
            Event::Brewed { seat, potion, paid } => by("log-brewed", seat)
                .with("potion", self.potion_title(potion, locale))
                .with("cost", goods(paid)),
            Event::HandedIn { seat, potions, vp } => by("log-handed-in", seat)
                .with("potions", potions)
                .with("points", points(vp, locale)),
            Event::Drank { seat, potion } => {
                by("log-drank", seat).with("potion", self.potion_title(potion, locale))
            }
            Event::Turned {
                seat,
                from,
                to: target,
            } => by("log-turned", seat)
                .with("from", face_name(from, locale))
                .with("to", face_name(target, locale)),
            Event::Rerolls { seat, faces } => {
                by("log-rerolls", seat).with("faces", faces_in_words(faces, locale))
            }
            Event::TurnEnded { seat } => by("log-turn-ended", seat),
            Event::Claimed { seat, forest, cost } => {
                let vp = self.components().forest(forest).vp;
                let claimed = if cost.is_empty() {
                    by("log-claimed", seat)
                } else {
                    by("log-claimed-tie", seat).with("cost", goods(cost))
                };
                claimed
                    .with("forest", self.forest_title(forest, locale))
                    .with("points", points(vp, locale))
            }
            Event::Discarded { forest } => {
                tell("log-discarded").with("forest", self.forest_title(forest, locale))
            }
            Event::Traded {
                seat,
                creature,
                goods: given,
                vp,
            } => {
                let traded = self.through(by("log-traded", seat), creature, locale);
                traded
                    .with("goods", goods(given))
                    .with("points", points(vp, locale))
            }
            Event::GameOver { round } => tell("log-game-over").with("round", round),
        }
        .into()
    }

    /// What a Creature has to do with.
    fn through<'a>(&'a self, phrase: Phrase<'a>, creature: Creature, locale: Locale) -> Phrase<'a> {
        phrase.with("creature", self.creature_title(creature, locale))
    }

    fn placed<'a>(
        &self,
        phrase: Phrase<'a>,
        face: Face,
        place: Place,
        mode: Mode,
        paid: Option<String>,
        locale: Locale,
    ) -> Phrase<'a> {
        // Over a die that lies there, or onto a free space.
        let case = match mode {
            Mode::Over | Mode::OverTrain | Mode::Stack => Case::Dative,
            _ => Case::Accusative,
        };
        let placed = self.place_name(place, case, locale);
        let placed = phrase
            .with("face", face_name(face, locale))
            .with("place", placed);
        match paid {
            Some(cost) => placed.with("cost", cost),
            None => placed,
        }
    }
}

fn placed_key(mode: Mode) -> &'static str {
    match mode {
        Mode::Normal => "log-placed",
        Mode::Train => "log-placed-train",
        Mode::ForceHerb | Mode::ForceShroom | Mode::ForceCrystal | Mode::ForceBerry => "log-forced",
        Mode::Over => "log-placed-over",
        Mode::OverTrain => "log-placed-over-train",
        Mode::Return | Mode::ReturnSecond | Mode::ReturnThird | Mode::ReturnFourth => {
            "log-placed-return"
        }
        Mode::ReturnTrain
        | Mode::ReturnSecondTrain
        | Mode::ReturnThirdTrain
        | Mode::ReturnFourthTrain => "log-placed-return-train",
        Mode::Stack => "log-stacked",
    }
}
