//! Small drawings: symbols, sigils, goods.

use covenstead_core::Seat;
use covenstead_scene::Good;
use maud::{Markup, html};

/// A symbol of the sprite.
pub fn icon(id: &str) -> Markup {
    html! { svg.icon aria-hidden="true" focusable="false" { use href={ "#" (id) } {} } }
}

/// A symbol of the sprite with a class of its own.
pub fn picture(id: &str, class: &str) -> Markup {
    html! { svg class=(class) aria-hidden="true" focusable="false" { use href={ "#" (id) } {} } }
}

/// The sigil of a seat, in its colour.
pub fn sigil(seat: Seat) -> Markup {
    html! { svg class={ "sigil seat-" (seat.0) } aria-hidden="true" focusable="false" { use href={ "#sigil-" (seat.0) } {} } }
}

/// Goods as shape, letter and number; a screen reader hears "3 gold".
pub fn good(good: &Good) -> Markup {
    html! {
        span.amount { (good.amount) }
        (picture(&format!("good-{}", good.key), "token"))
        span.letter aria-hidden="true" { (good.letter) }
        span.unseen { " " (good.name) }
    }
}

/// A number of goods, each drawn, up to a handful; more as a number.
pub fn tokens(goods: &[Good]) -> Markup {
    html! {
        @for good in goods {
            span.tokens {
                @if good.amount <= 5 {
                    @for _ in 0..good.amount { (picture(&format!("good-{}", good.key), "token")) }
                    span.letter aria-hidden="true" { (good.letter) }
                    span.unseen { (good.amount) " " (good.name) }
                } @else {
                    (self::good(good))
                }
            }
        }
    }
}
