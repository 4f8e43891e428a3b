//! Drops, gold and vials as goods of a scene.

use crate::goods::{Colour, Drops};
use covenstead_scene::Good;

pub(super) fn drop(colour: Colour, amount: u16) -> Good {
    let (name, letter) = match colour {
        Colour::Red => ("wolf blood", 'R'),
        Colour::White => ("snake venom", 'W'),
        Colour::Green => ("herb juice", 'G'),
    };
    Good {
        key: colour.id(),
        name: name.into(),
        letter,
        amount: amount.into(),
    }
}

pub(super) fn gold(amount: u16) -> Good {
    Good {
        key: "gold",
        name: "gold".into(),
        letter: 'O',
        amount: amount.into(),
    }
}

pub(super) fn vials(amount: u16) -> Good {
    Good {
        key: "vials",
        name: "vials".into(),
        letter: 'V',
        amount: amount.into(),
    }
}

/// The drops there are any of.
pub(super) fn heap(drops: Drops) -> Vec<Good> {
    drops
        .colours()
        .map(|colour| drop(colour, drops.count(colour)))
        .collect()
}

/// All three colours, none shown as none.
pub(super) fn heap_with_none(drops: Drops) -> Vec<Good> {
    Colour::ALL
        .iter()
        .map(|&colour| drop(colour, drops.count(colour)))
        .collect()
}
