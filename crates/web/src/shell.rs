//! What every page has around it.

use crate::draw::icon;
use crate::text::Texts;
use covenstead_core::Locale;
use maud::{DOCTYPE, Markup, PreEscaped, html};

/// Light, dark, or as the system says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the system says.
    #[default]
    System,
    /// Ink on parchment.
    Parchment,
    /// Candle and violet night.
    Night,
}

impl Theme {
    /// Its name, as kept in a cookie.
    pub fn id(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Parchment => "parchment",
            Theme::Night => "night",
        }
    }

    /// The theme with this name.
    pub fn from_id(id: &str) -> Option<Theme> {
        [Theme::System, Theme::Parchment, Theme::Night]
            .into_iter()
            .find(|theme| theme.id() == id)
    }
}

/// How a reader wants pages, and where this one is.
#[derive(Clone, Copy)]
pub struct Shell<'a> {
    /// The texts of the reader's language.
    pub texts: Texts,
    /// The reader's theme.
    pub theme: Theme,
    /// The path of this page, to come back to after changing language or theme.
    pub path: &'a str,
}

/// Symbols that every page may use.
const COMMON: &str = include_str!("../assets/art/common.svg");

/// What a page adds to the frame around it.
pub(crate) struct Frame<'a> {
    pub title: String,
    /// A class of the body.
    pub class: &'static str,
    /// Style sheets besides the common one.
    pub sheets: &'a [String],
    /// Symbols besides the common ones.
    pub symbols: &'static str,
    /// What stands in the header beside the name of the house.
    pub header: Markup,
    pub body: Markup,
}

impl Shell<'_> {
    /// A text of the reader's language.
    pub(crate) fn t(&self, key: &str) -> String {
        self.texts.get(key)
    }

    /// Where a file is found.
    fn asset_path(&self, name: &str) -> String {
        self.texts.fronts.asset_path(name)
    }

    /// A whole document.
    pub(crate) fn document(&self, frame: Frame<'_>) -> Markup {
        html! {
            (DOCTYPE)
            html lang=(self.texts.locale.code()) data-theme=(self.theme.id()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    meta name="referrer" content="same-origin";
                    title { (frame.title) " · Covenstead" }
                    link #icon rel="icon" href=(self.asset_path("icon.svg")) type="image/svg+xml" data-turn=(self.asset_path("icon-turn.svg"));
                    link rel="preload" href=(self.asset_path("fonts/almendra-700.woff2")) as="font" type="font/woff2" crossorigin;
                    link rel="stylesheet" href=(self.asset_path("base.css"));
                    @for sheet in frame.sheets { link rel="stylesheet" href=(self.asset_path(sheet)); }
                    script src=(self.asset_path("vendor/idiomorph.js")) defer {}
                    script src=(self.asset_path("covenstead.js")) defer {}
                }
                body class=(frame.class) {
                    (PreEscaped(COMMON))
                    (PreEscaped(frame.symbols))
                    a.skip href="#content" { (self.t("skip")) }
                    header.top {
                        a.brand href="/" { (icon("brand")) span { "Covenstead" } }
                        (frame.header)
                        (self.settings())
                    }
                    (frame.body)
                    div #news .unseen role="status" aria-live="polite" {}
                    p #notice role="alert" hidden {}
                }
            }
        }
    }

    fn settings(&self) -> Markup {
        html! {
            form.settings method="post" action="/settings" {
                input type="hidden" name="back" value=(self.path);
                button.quiet name="theme" value=(if self.theme == Theme::Night { "parchment" } else { "night" }) title=(self.t("theme")) {
                    (icon("moon")) span.unseen { (self.t("theme")) }
                }
                @for locale in Locale::ALL.into_iter().filter(|&locale| locale != self.texts.locale) {
                    button.quiet name="lang" value=(locale.code()) lang=(locale.code()) { (locale.name()) }
                }
            }
        }
    }
}
