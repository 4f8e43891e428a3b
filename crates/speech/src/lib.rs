//! Texts in the reader's language, through [Fluent](https://projectfluent.org).
//!
//! A [`Speech`] is what one part of the program can say, in every language: a file of messages
//! each. A [`Phrase`] is one message with what goes into it. Pages have a speech, and every game
//! has its own in `locales/`.
//!
//! This crate knows messages, nouns and languages. It must never know a game or a page.
//!
//! **Nouns.** What a game calls its pieces in English stands in its data or its source. Other
//! languages list these names as messages, with the forms that sentences need as attributes, since
//! Fluent cannot bend a word it is given:
//!
//! ```ftl
//! role-druid = Druide
//!     .den = den Druiden
//! won = { $who } gewinnt { $role-den }.
//! ```

use covenstead_core::{Audience, Locale, Seat};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use std::borrow::Cow;
use std::fmt;
use unic_langid::{LanguageIdentifier, langid};

pub use fluent_bundle::FluentValue as Value;

type Bundle = FluentBundle<FluentResource>;

/// What can be said, in every language.
pub struct Speech {
    tongues: [Bundle; Locale::ALL.len()],
}

fn language(locale: Locale) -> LanguageIdentifier {
    match locale {
        Locale::English => langid!("en"),
        Locale::German => langid!("de"),
    }
}

impl Speech {
    /// Reads the Fluent files of every language, in the order of [`Locale::ALL`]. They come with
    /// the program: that they can be read is for its tests to see to.
    ///
    /// # Panics
    ///
    /// If a file is no Fluent, or has a message twice.
    ///
    /// ```
    /// use covenstead_core::Locale;
    /// use covenstead_speech::Speech;
    /// let english = "won = { $who } wins { $tricks ->\n [one] one trick\n *[other] { $tricks } tricks\n }.";
    /// let german = "won = { $who } gewinnt { $tricks ->\n [one] einen Stich\n *[other] { $tricks } Stiche\n }.";
    /// let speech = Speech::read([&[english], &[german]]);
    /// let won = speech.say(Locale::German, "won").with("who", "Anna").with("tricks", 3);
    /// assert_eq!(won.to_string(), "Anna gewinnt 3 Stiche.");
    /// ```
    pub fn read(files: [&[&str]; Locale::ALL.len()]) -> Speech {
        let mut files = files.into_iter();
        Speech {
            tongues: Locale::ALL.map(|locale| bundle(locale, files.next().unwrap_or_default())),
        }
    }

    fn tongue(&self, locale: Locale) -> &Bundle {
        &self.tongues[locale as usize]
    }

    /// Whether there is such a message.
    pub fn has(&self, locale: Locale, key: &str) -> bool {
        self.tongue(locale).has_message(key)
    }

    /// The message of this key.
    pub fn say<'a>(&'a self, locale: Locale, key: &'a str) -> Phrase<'a> {
        Phrase {
            bundle: self.tongue(locale),
            key,
            args: FluentArgs::new(),
        }
    }

    /// The message of this key as it stands.
    pub fn text(&self, locale: Locale, key: &str) -> String {
        self.say(locale, key).into()
    }

    /// What this language calls something whose English name stands elsewhere.
    ///
    /// ```
    /// use covenstead_core::Locale;
    /// use covenstead_speech::Speech;
    /// let speech = Speech::read([&[], &["role-witch = Hexe"]]);
    /// assert_eq!(speech.name(Locale::German, "role-witch", "Witch"), "Hexe");
    /// assert_eq!(speech.name(Locale::English, "role-witch", "Witch"), "Witch");
    /// ```
    pub fn name<'a>(&'a self, locale: Locale, key: &str, english: &'a str) -> Cow<'a, str> {
        spoken(self.tongue(locale), key, None, None).unwrap_or(english.into())
    }

    /// A form of such a name: what stands there as an attribute; the English text where there is
    /// none.
    pub fn form<'a>(
        &'a self,
        locale: Locale,
        key: &str,
        form: &str,
        english: &'a str,
    ) -> Cow<'a, str> {
        spoken(self.tongue(locale), key, Some(form), None).unwrap_or(english.into())
    }
}

fn bundle(locale: Locale, files: &[&str]) -> Bundle {
    let mut bundle = FluentBundle::new_concurrent(vec![language(locale)]);
    bundle.set_use_isolating(false);
    for file in files {
        let resource = FluentResource::try_new(file.to_string()).unwrap_or_else(|(_, errors)| {
            panic!("{}: this is no Fluent: {errors:?}", locale.code())
        });
        bundle
            .add_resource(resource)
            .unwrap_or_else(|errors| panic!("{}: {errors:?}", locale.code()));
    }
    bundle
}

/// A message, or a form of it; none if there is no such thing.
fn spoken<'a>(
    bundle: &'a Bundle,
    key: &str,
    form: Option<&str>,
    args: Option<&'a FluentArgs<'_>>,
) -> Option<Cow<'a, str>> {
    let message = bundle.get_message(key)?;
    let pattern = match form {
        Some(form) => message.get_attribute(form)?.value(),
        None => message.value()?,
    };
    let mut wrong = Vec::new();
    let text = bundle.format_pattern(pattern, args, &mut wrong);
    debug_assert!(wrong.is_empty(), "`{key}` cannot be said: {wrong:?}");
    Some(text)
}

/// A message with what goes into it.
pub struct Phrase<'a> {
    bundle: &'a Bundle,
    key: &'a str,
    args: FluentArgs<'a>,
}

impl<'a> Phrase<'a> {
    /// With a value: a number, a name, or a text that is finished.
    #[must_use]
    pub fn with(mut self, name: &'a str, value: impl Into<Value<'a>>) -> Phrase<'a> {
        self.args.set(name, value);
        self
    }

    /// With a player: `{ $name }` is what the reader calls them, and `{ $name-is ->` selects
    /// between `[you]`, where the reader is meant, and `*[other]`.
    ///
    /// ```
    /// use covenstead_core::{Audience, Locale, Names, Seat};
    /// use covenstead_speech::Speech;
    /// let english = "won = { $who-is ->\n [you] You win\n *[other] { $who } wins\n } the trick.";
    /// let speech = Speech::read([&[english], &[]]);
    /// let names = Names(vec!["Anna".into(), "Berta".into()]);
    /// let told = |to: Audience<'_>| {
    ///     speech.say(to.locale, "won").player("who", Seat(1), to).to_string()
    /// };
    /// assert_eq!(told(Audience::english(&names)), "Berta wins the trick.");
    /// assert_eq!(told(Audience::english(&names).read_by(Seat(1))), "You win the trick.");
    /// ```
    #[must_use]
    pub fn player(mut self, name: &'a str, seat: Seat, to: Audience<'a>) -> Phrase<'a> {
        let meant = if to.is_you(seat) { "you" } else { "other" };
        self.args.set(format!("{name}-is"), meant);
        self.with(name, to.name(seat))
    }

    /// With a noun: `{ $name }` is what [`Speech::name`] gives, and every form it has goes in as `{
    /// $name-form }`.
    #[must_use]
    pub fn noun(mut self, name: &'a str, key: &str, english: &'a str) -> Phrase<'a> {
        let bundle = self.bundle;
        if let Some(noun) = bundle.get_message(key) {
            for form in noun.attributes() {
                let text = spoken(bundle, key, Some(form.id()), None).unwrap_or_default();
                self.args.set(format!("{name}-{}", form.id()), text);
            }
        }
        self.with(
            name,
            spoken(bundle, key, None, None).unwrap_or(english.into()),
        )
    }
}

impl fmt::Display for Phrase<'_> {
    /// The key itself, should there be no such message.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let said = spoken(self.bundle, self.key, None, Some(&self.args));
        debug_assert!(said.is_some(), "there is no text `{}`", self.key);
        f.write_str(said.as_deref().unwrap_or(self.key))
    }
}

impl From<Phrase<'_>> for String {
    fn from(phrase: Phrase<'_>) -> String {
        phrase.to_string()
    }
}

impl<'a> From<Phrase<'a>> for Value<'a> {
    fn from(phrase: Phrase<'a>) -> Value<'a> {
        phrase.to_string().into()
    }
}
