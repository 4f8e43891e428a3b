//! The drawings of the boards: one file a game, and a plain one for games that have none yet.

mod brew;
mod broom_service;
mod plain;
mod three_witches;
mod witchs_brew;

use crate::sight::Sight;
use covenstead_scene::{Piece, PlayerArea};
use maud::Markup;

/// How a game is drawn.
pub(crate) trait Drawing: Sync {
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

    /// Its style sheet.
    fn sheet(&self) -> Option<&'static str> {
        None
    }

    /// Its symbols.
    fn symbols(&self) -> &'static str {
        ""
    }
}

/// The drawing of a game.
pub(crate) fn of(game: &str) -> &'static dyn Drawing {
    match game {
        "three-witches" => &three_witches::ThreeWitches,
        "brew" => &brew::Brew,
        "witchs-brew" => &witchs_brew::WitchsBrew,
        "broom-service" => &broom_service::BroomService,
        _ => &plain::Plain,
    }
}
