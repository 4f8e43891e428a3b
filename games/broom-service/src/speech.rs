//! What the game says, in every language: `locales/*.ftl`.

use crate::cards::{EventCard, Landscape, Role};
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

/// A kind of tile, which English calls `english`.
pub(crate) fn tile_name<'a>(locale: Locale, tile: &str, english: &'a str) -> Cow<'a, str> {
    SPEECH.name(locale, &format!("tile-{tile}"), english)
}

/// A kind of cloud.
pub(crate) fn cloud_kind_name(locale: Locale, kind: &str) -> Cow<'_, str> {
    SPEECH.name(locale, &format!("kind-{kind}"), kind)
}

// Places are looked up by the names they have in the data file, not by their ids: somebody's own
// map has an F1, too.

pub(crate) fn place_name(locale: Locale, english: &str) -> Cow<'_, str> {
    SPEECH.name(locale, &format!("place-{}", as_key(english)), english)
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
    fn every_place_and_cloud_has_a_german_name() {
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
        data.values
            .clouds
            .iter()
            .for_each(|cloud| german(&cloud.id, cloud_kind_name(Locale::German, &cloud.id)));
        data.values
            .tiles
            .hill
            .iter()
            .for_each(|tile| german(&tile.id, tile_name(Locale::German, &tile.id, &tile.id)));
        assert_eq!(
            place_name(Locale::German, "Somebody's Garden"),
            "Somebody's Garden"
        );
    }
}
