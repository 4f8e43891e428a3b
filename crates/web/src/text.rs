//! Texts of the pages in the reader's language, through Fluent. What a game says (log, explanations) is in English.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::sync::LazyLock;

/// A language of the pages.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Locale {
    /// English.
    #[default]
    English,
    /// German.
    German,
}

macro_rules! sources {
    ($language:literal) => {
        &[
            include_str!(concat!("../locales/", $language, "/pages.ftl")),
            include_str!(concat!("../locales/", $language, "/witchs-brew.ftl")),
            include_str!(concat!("../locales/", $language, "/three-witches.ftl")),
            include_str!(concat!("../locales/", $language, "/brew.ftl")),
            include_str!(concat!("../locales/", $language, "/broom-service.ftl")),
        ]
    };
}

impl Locale {
    /// Every language.
    pub const ALL: [Locale; 2] = [Locale::English, Locale::German];

    /// Its code, as in `de`.
    pub fn code(self) -> &'static str {
        match self {
            Locale::English => "en",
            Locale::German => "de",
        }
    }

    /// What it calls itself.
    pub fn name(self) -> &'static str {
        match self {
            Locale::English => "English",
            Locale::German => "Deutsch",
        }
    }

    /// The language with this code.
    pub fn from_code(code: &str) -> Option<Locale> {
        Locale::ALL.into_iter().find(|locale| locale.code() == code)
    }

    /// The first language of an `Accept-Language` header that we have; browsers list them by preference.
    ///
    /// ```
    /// use covenstead_web::Locale;
    /// assert_eq!(Locale::accepted("fr;q=1, de-AT;q=0.9, en;q=0.8"), Locale::German);
    /// assert_eq!(Locale::accepted(""), Locale::English);
    /// ```
    pub fn accepted(header: &str) -> Locale {
        let codes = header.split(',').filter_map(|part| part.trim().split(['-', ';']).next());
        codes.filter_map(Locale::from_code).next().unwrap_or_default()
    }

    fn sources(self) -> &'static [&'static str] {
        match self {
            Locale::English => sources!("en"),
            Locale::German => sources!("de"),
        }
    }
}

static TEXTS: LazyLock<[Texts; 2]> = LazyLock::new(|| Locale::ALL.map(Texts::read));

/// The texts of one language.
pub struct Texts {
    /// Which language.
    pub locale: Locale,
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    /// The texts of a language.
    pub fn of(locale: Locale) -> &'static Texts {
        &TEXTS[locale as usize]
    }

    fn read(locale: Locale) -> Texts {
        let language = match locale {
            Locale::English => unic_langid::langid!("en"),
            Locale::German => unic_langid::langid!("de"),
        };
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        bundle.set_use_isolating(false);
        for source in locale.sources() {
            let resource = FluentResource::try_new(source.to_string()).expect("the texts are valid Fluent");
            bundle.add_resource(resource).expect("no key stands twice");
        }
        Texts { locale, bundle }
    }

    /// The text of a key; the key itself if there is none (a test sees to it that there is).
    pub fn get(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// The text of a key with its variables.
    pub fn with(&self, key: &str, values: &[(&str, FluentValue<'_>)]) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in values {
            args.set(*name, value.clone());
        }
        let pattern = self.bundle.get_message(key).and_then(|message| message.value());
        let format = |pattern| self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned();
        pattern.map_or_else(|| key.to_string(), format)
    }

    /// Whether there is such a key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }
}
