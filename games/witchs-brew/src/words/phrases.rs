//! Parts of sentences that many of them share: heaps, prices, what a potion is worth.

use crate::cards::RoleSet;
use crate::goods::Drops;
use crate::speech::{Naming, role_name, say};
use covenstead_core::Locale;

/// "2 red drops and 1 green drop", "no drops"; where a language has cases, as the object
/// of a verb.
pub(crate) fn drops(locale: Locale, drops: Drops) -> String {
    let some = |colour| {
        say(locale, "so-many")
            .with("n", drops.count(colour))
            .colour(colour)
            .to_string()
    };
    let heap: Vec<String> = drops.colours().map(some).collect();
    say(locale, "drops")
        .with("n", drops.total())
        .with("heap", locale.list(&heap))
        .into()
}

/// "2 gold".
pub(crate) fn gold(locale: Locale, gold: u16) -> String {
    say(locale, "gold").with("n", gold).into()
}

/// Drops, and gold if there is any to pay.
pub(crate) fn price(locale: Locale, cost: Drops, gold: u16) -> String {
    let cost = drops(locale, cost);
    if gold == 0 {
        cost
    } else {
        say(locale, "price")
            .with("drops", cost)
            .with("gold", gold)
            .into()
    }
}

/// "5 points".
pub(crate) fn points(locale: Locale, points: u16) -> String {
    say(locale, "points").with("n", points).into()
}

/// "5 points, with a raven".
pub(crate) fn worth(locale: Locale, vp: u16, raven: bool) -> String {
    say(locale, if raven { "worth-raven" } else { "worth" })
        .with("points", points(locale, vp))
        .into()
}

/// "2 vials".
pub(crate) fn vials(locale: Locale, vials: u16) -> String {
    say(locale, "vials").with("n", vials).into()
}

/// "2 drops", of whatever colours.
pub(crate) fn any_drops(locale: Locale, count: u16) -> String {
    say(locale, "any-drops").with("n", count).into()
}

/// "Witch, Druid and Warlock".
pub(crate) fn roles(locale: Locale, roles: RoleSet) -> String {
    let names: Vec<_> = roles.iter().map(|role| role_name(locale, role)).collect();
    locale.list(&names)
}
