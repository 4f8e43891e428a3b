//! What the game says, in every language: `locales/*.ftl`.

use crate::cards::{EventCard, ForestTile, Landscape, MountainTile, Role};
use crate::goods::Resource;
use covenstead_core::Locale;
use covenstead_speech::{Phrase, Speech};
use std::borrow::Cow;
use std::sync::LazyLock;

pub(crate) static SPEECH: LazyLock<Speech> = LazyLock::new(|| {
    Speech::read([
        &[include_str!("../locales/en.ftl")],
        &[include_str!("../locales/de.ftl")],
    ])
});

/// A message of the game's.
pub(crate) fn say<'a>(locale: Locale, key: &'a str) -> Phrase<'a> {
    SPEECH.say(locale, key)
}

/// The nouns that go into phrases.
pub(crate) trait Nouns {
    /// With `{ $role }`.
    #[must_use]
    fn role(self, role: Role) -> Self;
    /// With `{ $event }`.
    #[must_use]
    fn event(self, event: EventCard) -> Self;
    /// With `{ $land }`.
    #[must_use]
    fn landscape(self, land: Landscape) -> Self;
    /// With the `{ $colour }` of a potion or a tower.
    #[must_use]
    fn colour(self, colour: Resource) -> Self;
}

impl Nouns for Phrase<'_> {
    fn role(self, role: Role) -> Self {
        self.noun("role", &format!("role-{role}"), role.name())
    }

    fn event(self, event: EventCard) -> Self {
        self.noun("event", &format!("event-{event}"), event.name())
    }

    fn landscape(self, land: Landscape) -> Self {
        self.noun("land", &format!("land-{land}"), land.id())
    }

    fn colour(self, colour: Resource) -> Self {
        self.noun("colour", &format!("colour-{colour}"), colour.id())
    }
}

pub(crate) fn role_name(locale: Locale, role: Role) -> Cow<'static, str> {
    SPEECH.name(locale, &format!("role-{role}"), role.name())
}

pub(crate) fn event_name(locale: Locale, event: EventCard) -> Cow<'static, str> {
    SPEECH.name(locale, &format!("event-{event}"), event.name())
}

pub(crate) fn land_name(locale: Locale, land: Landscape) -> Cow<'static, str> {
    SPEECH.name(locale, &format!("land-{land}"), land.id())
}

/// A landscape in one of its forms: "in einen Wald".
pub(crate) fn land_form(locale: Locale, land: Landscape, form: &str) -> Cow<'static, str> {
    SPEECH.form(locale, &format!("land-{land}"), form, land.id())
}

/// The name on a mountain tile.
pub(crate) fn mountain_tile_name(locale: Locale, tile: MountainTile) -> String {
    SPEECH.text(locale, &format!("tile-{tile}"))
}

/// The name on a forest tile.
pub(crate) fn forest_tile_name(locale: Locale, tile: ForestTile) -> String {
    SPEECH.text(locale, &format!("tile-{tile}"))
}

/// A single potion or wand: "Orange potion".
pub(crate) fn token_name(locale: Locale, kind: Resource) -> String {
    SPEECH.text(locale, &format!("token-{kind}"))
}

/// A colour of potions.
pub(crate) fn colour_name(locale: Locale, colour: Resource) -> Cow<'static, str> {
    SPEECH.name(locale, &format!("colour-{colour}"), colour.id())
}

// Places are looked up by the names they have in the data file, not by their ids: somebody's own
// map has an F1, too.

pub(crate) fn place_name(locale: Locale, english: &str) -> Cow<'_, str> {
    SPEECH.name(locale, &format!("place-{}", as_key(english)), english)
}

/// A place as a sentence has it: "the Isle of Reeds (B)", but "Mossy Wood".
pub(crate) fn land_in_words(locale: Locale, english: &str) -> Cow<'_, str> {
    let key = format!("place-{}", as_key(english));
    let name = place_name(locale, english);
    Cow::Owned(SPEECH.form(locale, &key, "the", &name).into_owned())
}

pub(crate) fn water_name(locale: Locale, english: &str) -> Cow<'_, str> {
    SPEECH.name(locale, &format!("water-{}", as_key(english)), english)
}

/// Over which water: "dem Spiegelsee".
pub(crate) fn water_below(locale: Locale, english: &str) -> Cow<'_, str> {
    SPEECH.form(
        locale,
        &format!("water-{}", as_key(english)),
        "dem",
        english,
    )
}

pub(crate) fn castle_name(locale: Locale, english: &str) -> Cow<'_, str> {
    SPEECH.name(locale, &format!("castle-{}", as_key(english)), english)
}

/// Which castle it is that stands there: "die Westburg".
pub(crate) fn castle_standing(locale: Locale, english: &str) -> Cow<'_, str> {
    SPEECH.form(
        locale,
        &format!("castle-{}", as_key(english)),
        "die",
        english,
    )
}

/// A name as part of a key: `isle-of-reeds-b` for "Isle of Reeds (B)".
fn as_key(name: &str) -> String {
    let words = name
        .split(|letter: char| !letter.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-").to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::BroomService;
    use covenstead_core::DataFile;

    #[test]
    fn names_are_keys() {
        assert_eq!(as_key("Isle of Reeds (B)"), "isle-of-reeds-b");
    }

    /// Scenes show what a game comes across; here is everything that the box has.
    #[test]
    fn every_place_has_a_german_name() {
        let data = DataFile::built_in::<BroomService>();
        let german =
            |name: &str, said: Cow<'_, str>| assert_ne!(name, said, "{name} is in English only");
        for board in [crate::Side::Front, crate::Side::Back].map(|side| data.values.board(side)) {
            for area in &board.area {
                german(&area.name, place_name(Locale::German, &area.name));
                area.castle
                    .iter()
                    .for_each(|castle| german(castle, castle_standing(Locale::German, castle)));
            }
            board
                .water
                .iter()
                .for_each(|water| german(&water.name, water_below(Locale::German, &water.name)));
        }
        assert_eq!(
            place_name(Locale::German, "Somebody's Garden"),
            "Somebody's Garden"
        );
    }
}
