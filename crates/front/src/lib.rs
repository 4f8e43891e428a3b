//! The one list of how games look.
//!
//! The catalog lists what is played; this lists how it is drawn. Everything else of a game's looks
//! lives in `games/x/front`, one crate a game. A game that is missing here is drawn plainly.

use covenstead_tui::Layouts;
use covenstead_web::Fronts;
use std::sync::LazyLock;

static PAGES: LazyLock<Fronts> = LazyLock::new(|| {
    Fronts::new(vec![
        &covenstead_witchs_brew_front::Page,
        &covenstead_three_witches_front::Page,
        &covenstead_brew_front::Page,
        &covenstead_broom_service_front::Page,
    ])
});

/// The games as pages draw them.
pub fn pages() -> &'static Fronts {
    &PAGES
}

/// The games as the terminal lays them out.
pub fn layouts() -> Layouts {
    Layouts(&[
        &covenstead_witchs_brew_front::Terminal,
        &covenstead_three_witches_front::Terminal,
        &covenstead_brew_front::Terminal,
        &covenstead_broom_service_front::Terminal,
    ])
}
