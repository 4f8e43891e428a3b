//! What a page needs to know of a game: its drawing and what goes with it, brought by the game.
//!
//! Only the registry (`covenstead-front`) knows which games there are. A game without a drawing is
//! drawn plainly, zone by zone, and can be played all the same.

use crate::assets::{Asset, own_assets};
use crate::guide::Tip;
use crate::plain::{self, Plain};
use crate::sight::Sight;
use crate::text::PAGES;
use covenstead_core::Locale;
use covenstead_scene::{Piece, PlayerArea};
use covenstead_speech::Speech;
use maud::Markup;

/// How a game is drawn. Whatever a game does not draw is drawn plainly.
pub trait Drawing: Sync {
    /// The id of the game.
    fn game(&self) -> &'static str;

    /// What lies in the middle of the table.
    fn draw(&self, sight: &Sight<'_>) -> Markup;

    /// What a player has lying open.
    fn rival(&self, sight: &Sight<'_>, player: &PlayerArea) -> Markup {
        plain::belongings(self, sight, player)
    }

    /// One piece.
    fn piece(&self, sight: &Sight<'_>, piece: &Piece) -> Markup {
        plain::piece(sight, piece)
    }

    /// Its style sheet, with colours from the tokens of `base.css`.
    fn sheet(&self) -> &'static str {
        ""
    }

    /// Its symbols: an SVG sprite whose ids begin with the game's letters, for
    /// `<use href="#…">`. No `style`: the content security policy forbids it.
    fn symbols(&self) -> &'static str {
        ""
    }

    /// The picture on its tile, as SVG.
    fn cover(&self) -> &'static str {
        ""
    }

    /// The tips of the first round.
    fn tips(&self) -> &'static [Tip] {
        &[]
    }

    /// The words of its pages in a language, as Fluent: `GAME-sentence` and `GAME-length` for its
    /// tile, and whatever its drawing and tips say.
    fn texts(&self, _locale: Locale) -> &'static str {
        ""
    }
}

/// The games as pages draw them, with everything that is served along with them.
pub struct Fronts {
    drawings: Vec<&'static dyn Drawing>,
    pub(crate) speech: Speech,
    assets: Vec<Asset>,
}

impl Fronts {
    /// The games with these drawings.
    ///
    /// ```
    /// let fronts = covenstead_web::Fronts::new(Vec::new());
    /// let path = fronts.asset_path("base.css");
    /// let served = path.strip_prefix("/assets/").unwrap();
    /// assert!(fronts.asset(served).is_some());
    /// assert!(fronts.asset("../Cargo.toml").is_none());
    /// ```
    ///
    /// # Panics
    ///
    /// If a game's texts are no Fluent, or have a key that another one has.
    pub fn new(drawings: Vec<&'static dyn Drawing>) -> Fronts {
        let sources = Locale::ALL.map(|locale| {
            let games = drawings.iter().map(|drawing| drawing.texts(locale));
            let mut sources = vec![PAGES[locale as usize]];
            sources.extend(games);
            sources
        });
        let mut assets = own_assets();
        for drawing in &drawings {
            if !drawing.sheet().is_empty() {
                assets.push(Asset::sheet(sheet_name(drawing.game()), drawing.sheet()));
            }
        }
        Fronts {
            drawings,
            speech: Speech::read(sources.each_ref().map(Vec::as_slice)),
            assets,
        }
    }

    /// The drawing of a game.
    pub fn of(&self, game: &str) -> &'static dyn Drawing {
        let own = self.drawings.iter().find(|drawing| drawing.game() == game);
        own.copied().unwrap_or(&Plain)
    }

    /// The style sheets of a page that shows a table of this game.
    pub(crate) fn sheets(&self, game: &str) -> Vec<String> {
        let own = self.asset_named(&sheet_name(game));
        let own = own.map(|asset| asset.name.to_string());
        ["table.css".to_string()].into_iter().chain(own).collect()
    }

    /// The files that are served with pages.
    pub fn assets(&self) -> &[Asset] {
        &self.assets
    }

    /// The file served under this name.
    pub fn asset(&self, served: &str) -> Option<&Asset> {
        self.assets.iter().find(|asset| asset.served == served)
    }

    fn asset_named(&self, name: &str) -> Option<&Asset> {
        self.assets.iter().find(|asset| asset.name == name)
    }

    /// Where a file is found.
    ///
    /// # Panics
    ///
    /// If there is no such file: names are written in code.
    pub fn asset_path(&self, name: &str) -> String {
        let asset = self.asset_named(name);
        let asset = asset.unwrap_or_else(|| panic!("no asset {name}"));
        format!("/assets/{}", asset.served)
    }
}

fn sheet_name(game: &str) -> String {
    format!("boards/{game}.css")
}
