//! What the game says, in every language: `locales/*.ftl`.

use crate::cards::{Metal, Role, ShelfKind};
use crate::goods::Colour;
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

/// What a role is called.
pub(crate) fn role_name(locale: Locale, role: Role) -> Cow<'static, str> {
    SPEECH.name(locale, &format!("role-{role}"), role.name())
}

/// Phrases that name things of the game.
pub(crate) trait Naming {
    /// With this role as `$role`.
    fn role(self, role: Role) -> Self;
    /// With this metal as `$metal`.
    fn metal(self, metal: Metal) -> Self;
    /// With this colour as `$colour`.
    fn colour(self, colour: Colour) -> Self;
    /// With this shelf as `$shelf`.
    fn shelf(self, kind: ShelfKind) -> Self;
}

impl Naming for Phrase<'_> {
    fn role(self, role: Role) -> Self {
        self.noun("role", &format!("role-{role}"), role.name())
    }

    fn metal(self, metal: Metal) -> Self {
        self.noun("metal", &format!("metal-{metal}"), metal.id())
    }

    fn colour(self, colour: Colour) -> Self {
        self.noun("colour", &format!("colour-{colour}"), colour.id())
    }

    fn shelf(self, kind: ShelfKind) -> Self {
        self.noun("shelf", &format!("potion-{kind}"), kind.name())
    }
}
