//! What things are called.
//!
//! Cards have their English names from the data. Other languages find theirs by that name, not by
//! the card's id: a card of one's own, which has another name, is called by it in every language.

use crate::Brew;
use crate::cards::{Creature, Forest, Gives, Potion, Season, Side, VillageSpace};
use crate::dice::{Die, Face, Faces};
use crate::goods::Goods;
use crate::place::Place;
use crate::speech::{SPEECH, say};
use covenstead_core::{Audience, Locale};
use std::borrow::Cow;

impl Brew {
    /// The name on a Potion.
    pub(crate) fn potion_title(&self, potion: Potion, locale: Locale) -> Cow<'_, str> {
        let name = &self.components().potion(potion).name;
        SPEECH.name(locale, &format!("potion-{}", key_of(name)), name)
    }

    /// The name on a Creature.
    pub(crate) fn creature_title(&self, creature: Creature, locale: Locale) -> Cow<'_, str> {
        let name = &self.components().creature(creature).name;
        SPEECH.name(locale, &format!("creature-{}", key_of(name)), name)
    }

    /// The name on a Forest.
    pub(crate) fn forest_title(&self, forest: Forest, locale: Locale) -> Cow<'_, str> {
        let name = &self.components().forest(forest).name;
        SPEECH.name(locale, &format!("forest-{}", key_of(name)), name)
    }

    /// A Potion with its id: "Mirror Sip (p17)".
    pub(crate) fn potion_name(&self, potion: Potion, locale: Locale) -> String {
        format!("{} ({potion})", self.potion_title(potion, locale))
    }

    /// A Creature with its id.
    pub(crate) fn creature_name(&self, creature: Creature, locale: Locale) -> String {
        format!("{} ({creature})", self.creature_title(creature, locale))
    }

    /// A Forest with its id.
    pub(crate) fn forest_name(&self, forest: Forest, locale: Locale) -> String {
        format!("{} ({forest})", self.forest_title(forest, locale))
    }

    /// "Mirror Sip (p17) for 3 herbs and 1 crystal, 3 points".
    pub(crate) fn potion_in_words(&self, potion: Potion, locale: Locale) -> String {
        let card = self.components().potion(potion);
        say(locale, "for-sale")
            .with("potion", self.potion_name(potion, locale))
            .with("cost", goods_in_words(card.cost, locale))
            .with("points", points(card.vp, locale))
            .into()
    }

    /// A place, whoever owns it: "the herb space f03/3 of Sunhusk Meadow".
    pub(crate) fn place_name(&self, place: Place, locale: Locale) -> String {
        match (
            self.reward(place),
            place.forest(),
            place.village(),
            place.creature(),
        ) {
            (Some(gives), Some((forest, _)), ..) => say(locale, &format!("place-{gives}"))
                .with("at", place.to_string())
                .with("forest", self.forest_title(forest, locale))
                .into(),
            (.., Some(space), _) => say(locale, "place-village")
                .with("space", village_space_name(space, locale))
                .into(),
            (.., Some(creature)) => self.creature_name(creature, locale),
            _ => place.to_string(),
        }
    }
}

/// The end of the key of a card: "Tumbler's Draught" has `tumblers-draught`.
fn key_of(name: &str) -> String {
    let kept = |letter: &char| letter.is_ascii_alphanumeric() || [' ', '-'].contains(letter);
    name.chars()
        .filter(kept)
        .map(|letter| {
            if letter == ' ' {
                '-'
            } else {
                letter.to_ascii_lowercase()
            }
        })
        .collect()
}

/// A face of a die, or a Forage symbol.
pub(crate) fn face_name(face: Face, locale: Locale) -> Cow<'static, str> {
    SPEECH.name(locale, &format!("face-{face}"), face.id())
}

/// What a Forest space gives.
pub(crate) fn gives_name(gives: Gives, locale: Locale) -> Cow<'static, str> {
    SPEECH.name(locale, &format!("gives-{gives}"), gives.id())
}

/// A side of the Village.
pub(crate) fn side_name(side: Side, locale: Locale) -> Cow<'static, str> {
    SPEECH.name(locale, &format!("side-{side}"), side.id())
}

fn village_space_name(space: VillageSpace, locale: Locale) -> Cow<'static, str> {
    SPEECH.name(locale, &format!("village-space-{space}"), space.id())
}

/// The noun of a season; its form `stem` is what words are made with.
pub(crate) fn season_key(season: Season) -> String {
    format!("season-{season}")
}

/// "2 herbs and 1 Berry", "nothing".
pub(crate) fn goods_in_words(goods: Goods, locale: Locale) -> String {
    let part = |(number, name): (u16, &str)| {
        say(locale, &format!("goods-{name}"))
            .with("n", number)
            .to_string()
    };
    list_or_nothing(&goods.parts().map(part).collect::<Vec<_>>(), locale)
}

/// Things in a row, or the word that there are none.
pub(crate) fn list_or_nothing<S: AsRef<str>>(items: &[S], locale: Locale) -> String {
    if items.is_empty() {
        SPEECH.text(locale, "nothing")
    } else {
        locale.list(items)
    }
}

/// "3 points", "1 point".
pub(crate) fn points(number: impl Into<u16>, locale: Locale) -> String {
    say(locale, "points").with("n", number.into()).into()
}

/// "Anna's grove die", "a fire die".
pub(crate) fn die_name(die: Die, to: Audience<'_>) -> String {
    let face = face_name(die.face(), to.locale);
    match die.owner().filter(|seat| seat.index() < to.names.0.len()) {
        Some(seat) => say(to.locale, "die-owned")
            .with("who", to.name(seat))
            .with("face", face)
            .into(),
        None => say(to.locale, "die-unowned").with("face", face).into(),
    }
}

/// "2 grove and 1 fire dice".
pub(crate) fn faces_in_words(faces: Faces, locale: Locale) -> String {
    let part = |face| {
        say(locale, "dice-of-face")
            .with("n", faces.count(face))
            .with("face", face_name(face, locale))
            .to_string()
    };
    let parts: Vec<String> = faces.faces().map(part).collect();
    say(locale, "dice-of-faces")
        .with("n", faces.total())
        .with("faces", locale.list(&parts))
        .into()
}
