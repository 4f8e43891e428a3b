//! Every decision and every outcome of chance, and their canonical texts (`docs/notation.md`).

use crate::cards::{Metal, Role, RoleSet, Spell};
use crate::goods::{Colour, Drops, Handful};
use covenstead_core::{Seat, notation};

/// One decision of a player, or one outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Abstain.
    None,
    /// Choose the roles of the set (WB-D-01).
    Choose(RoleSet),
    /// Call a role, or claim it (WB-D-02, WB-D-03).
    IAm(Role),
    /// Accept the present claim and take the favor (WB-D-03).
    SoBeIt(Role),
    /// Take drops of a colour (WB-D-04).
    Gather(Colour),
    /// Turn a drop into gold (WB-D-05).
    Sell(Colour),
    /// Turn a gold into vials (WB-D-06).
    Trade,
    /// Turn a gold into these drops (WB-D-07).
    Buy(Handful),
    /// Take the top cauldron of the metal (WB-D-08).
    Brew(Metal),
    /// Turn one more drop into a vial (WB-D-09).
    Bottle(Colour),
    /// Take one gold (WB-D-10, WB-M-10).
    TakeGold,
    /// Cast COPIA for these drops (WB-D-11).
    CastCopia(Handful),
    /// Cast MAGUS with these drops (WB-D-11).
    CastMagus(Handful),
    /// Cast STRIX with these drops (WB-D-11).
    CastStrix(Handful),
    /// Cast SANATIO with these drops (WB-D-11).
    CastSanatio(Handful),
    /// Cast OPTIO on this metal (WB-D-11).
    CastOptio(Metal),
    /// Cast HERBA, LUPUS or SERPENS (WB-D-11).
    CastVials(Spell),
    /// Collect from everybody (WB-D-12).
    Collect,
    /// Give up these drops (WB-D-13).
    Give(Handful),
    /// Add so much gold to the shelf (WB-D-14).
    AddGold(u16),
    /// Add these drops to the shelf (WB-D-14).
    AddDrops(Handful),
    /// Chance: this seat starts the first set (WB-C-01).
    Starter(Seat),
    /// Chance: this spell comes up (WB-C-02).
    TurnSpell(Spell),
    /// Chance: a Raven comes up (WB-C-02).
    TurnRaven,
    /// Chance: this role is excluded from the set (WB-C-03).
    Exclude(Role),
    /// Chance: this hand is dealt to this seat (WB-C-04).
    Deal(Seat, RoleSet),
}

impl Action {
    /// Casting a spell that takes or pays drops.
    #[inline]
    pub(crate) fn cast(spell: Spell, drops: Drops) -> Action {
        let drops = Handful::of(drops);
        match spell {
            Spell::Magus => Action::CastMagus(drops),
            Spell::Strix => Action::CastStrix(drops),
            Spell::Sanatio => Action::CastSanatio(drops),
            Spell::Copia | Spell::Optio | Spell::Herba | Spell::Lupus | Spell::Serpens => {
                Action::CastCopia(drops)
            }
        }
    }
}

/// The canonical text of an action.
pub fn print(action: Action) -> String {
    match action {
        Action::None => "none".into(),
        Action::Choose(roles) => notation::phrase("choose", roles.iter().map(Role::id)),
        Action::IAm(role) => format!("i-am {role}"),
        Action::SoBeIt(role) => format!("so-be-it {role}"),
        Action::Gather(colour) => format!("gather {colour}"),
        Action::Sell(colour) => format!("sell {colour}"),
        Action::Trade => "trade".into(),
        Action::Buy(drops) => format!("buy {}", print_drops(drops)),
        Action::Brew(metal) => format!("brew {metal}"),
        Action::Bottle(colour) => format!("bottle {colour}"),
        Action::TakeGold => "take gold".into(),
        Action::CastCopia(drops) => format!("cast copia {}", print_drops(drops)),
        Action::CastMagus(drops) => format!("cast magus {}", print_drops(drops)),
        Action::CastStrix(drops) => format!("cast strix {}", print_drops(drops)),
        Action::CastSanatio(drops) => format!("cast sanatio {}", print_drops(drops)),
        Action::CastOptio(metal) => format!("cast optio {metal}"),
        Action::CastVials(spell) => format!("cast {spell}"),
        Action::Collect => "collect".into(),
        Action::Give(drops) => format!("give {}", print_drops(drops)),
        Action::AddGold(gold) => format!("add {gold} gold"),
        Action::AddDrops(drops) => format!("add {}", print_drops(drops)),
        Action::Starter(seat) => format!("starter {}", seat.0),
        Action::TurnSpell(spell) => format!("spell {spell}"),
        Action::TurnRaven => "raven".into(),
        Action::Exclude(role) => format!("exclude {role}"),
        Action::Deal(seat, roles) => {
            notation::phrase(&format!("deal {}", seat.0), roles.iter().map(Role::id))
        }
    }
}

/// "2 red 1 green"; "0 drops" for none.
fn print_drops(drops: Handful) -> String {
    let drops = drops.drops();
    let parts: Vec<String> = drops
        .colours()
        .map(|colour| format!("{} {colour}", drops.count(colour)))
        .collect();
    if parts.is_empty() {
        "0 drops".into()
    } else {
        parts.join(" ")
    }
}

/// The forms there are, for whoever wrote another.
const FORMS: &str = "choose ROLES, i-am ROLE, so-be-it ROLE, gather COLOUR, sell COLOUR, trade, buy DROPS, brew METAL, \
    bottle COLOUR, take gold, cast SPELL [DROPS or METAL], collect, give DROPS, add DROPS, add NUMBER gold, none";

/// Reads an action, forgiving about case, spaces and underscores.
pub fn parse(text: &str) -> Result<Action, String> {
    let words = notation::words(text);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let unknown = || {
        format!(
            "`{}` is no action of Witch's Brew; the forms are: {FORMS}",
            text.trim()
        )
    };
    match words[..] {
        ["none"] => Ok(Action::None),
        ["choose", ref roles @ ..] => Ok(Action::Choose(parse_roles(roles)?)),
        ["i-am", role] => Ok(Action::IAm(parse_role(role)?)),
        ["so-be-it", role] => Ok(Action::SoBeIt(parse_role(role)?)),
        ["gather", colour] => Ok(Action::Gather(parse_colour(colour)?)),
        ["sell", colour] => Ok(Action::Sell(parse_colour(colour)?)),
        ["trade"] => Ok(Action::Trade),
        ["buy", ref drops @ ..] => Ok(Action::Buy(parse_drops(drops)?)),
        ["brew", metal] => Ok(Action::Brew(parse_metal(metal)?)),
        ["bottle", colour] => Ok(Action::Bottle(parse_colour(colour)?)),
        ["take", "gold"] => Ok(Action::TakeGold),
        ["cast", spell, ref rest @ ..] => parse_cast(spell, rest),
        ["collect"] => Ok(Action::Collect),
        ["give", ref drops @ ..] => Ok(Action::Give(parse_drops(drops)?)),
        ["add", gold, "gold"] => Ok(Action::AddGold(parse_number(gold)?)),
        ["add", ref drops @ ..] => Ok(Action::AddDrops(parse_drops(drops)?)),
        ["starter", seat] => Ok(Action::Starter(parse_seat(seat)?)),
        ["spell", spell] => Ok(Action::TurnSpell(parse_spell(spell)?)),
        ["raven"] => Ok(Action::TurnRaven),
        ["exclude", role] => Ok(Action::Exclude(parse_role(role)?)),
        ["deal", seat, ref roles @ ..] => Ok(Action::Deal(parse_seat(seat)?, parse_roles(roles)?)),
        _ => Err(unknown()),
    }
}

fn parse_cast(spell: &str, rest: &[&str]) -> Result<Action, String> {
    let spell = parse_spell(spell)?;
    match spell {
        Spell::Optio => match rest {
            [metal] => Ok(Action::CastOptio(parse_metal(metal)?)),
            _ => Err("OPTIO names a metal: cast optio copper, iron or silver".into()),
        },
        Spell::Copia | Spell::Magus | Spell::Strix | Spell::Sanatio => {
            Ok(Action::cast(spell, parse_drops(rest)?.drops()))
        }
        Spell::Herba | Spell::Lupus | Spell::Serpens if rest.is_empty() => {
            Ok(Action::CastVials(spell))
        }
        Spell::Herba | Spell::Lupus | Spell::Serpens => {
            Err(format!("{} needs nothing more: cast {spell}", spell.name()))
        }
    }
}

fn parse_roles(words: &[&str]) -> Result<RoleSet, String> {
    let roles = words
        .iter()
        .map(|word| parse_role(word))
        .collect::<Result<Vec<_>, _>>()?;
    let set: RoleSet = roles.iter().copied().collect();
    if set.len() as usize == roles.len() {
        Ok(set)
    } else {
        Err("a role is named twice".into())
    }
}

/// Reads "2 red 1 green", "red red green" or "0 drops".
fn parse_drops(words: &[&str]) -> Result<Handful, String> {
    if matches!(words, ["0", "drops"]) {
        return Ok(Handful::default());
    }
    let (mut counts, mut left) = ([0u32; 3], words);
    while let [first, rest @ ..] = left {
        let (count, colour, rest) = match (first.parse::<u16>(), rest) {
            (Ok(count), [colour, rest @ ..]) => (count, parse_colour(colour)?, rest),
            (Ok(_), []) => return Err("a number of drops is followed by a colour: 2 red".into()),
            (Err(_), rest) => (1, parse_colour(first)?, rest),
        };
        counts[colour.index()] += u32::from(count);
        left = rest;
    }
    match counts.iter().sum::<u32>() {
        0 => Err("drops are named like 2 red 1 green".into()),
        1..=255 => Ok(Handful::of(Drops::new(
            counts[0] as u16,
            counts[1] as u16,
            counts[2] as u16,
        ))),
        _ => Err("at most 255 drops are named at once".into()),
    }
}

fn parse_number(word: &str) -> Result<u16, String> {
    word.parse()
        .map_err(|_| format!("`{word}` is no number of gold"))
}

fn parse_seat(word: &str) -> Result<Seat, String> {
    word.parse()
        .map(Seat)
        .map_err(|_| format!("`{word}` is no seat"))
}

fn parse_role(word: &str) -> Result<Role, String> {
    Role::from_id(word).ok_or_else(|| {
        format!(
            "`{word}` is no role; the roles are {}",
            ids(Role::ALL, Role::id)
        )
    })
}

fn parse_colour(word: &str) -> Result<Colour, String> {
    Colour::from_id(word).ok_or_else(|| {
        format!(
            "`{word}` is no colour; the colours are {}",
            ids(Colour::ALL, Colour::id)
        )
    })
}

fn parse_metal(word: &str) -> Result<Metal, String> {
    Metal::from_id(word).ok_or_else(|| {
        format!(
            "`{word}` is no metal; the metals are {}",
            ids(Metal::ALL, Metal::id)
        )
    })
}

fn parse_spell(word: &str) -> Result<Spell, String> {
    Spell::from_id(word).ok_or_else(|| {
        format!(
            "`{word}` is no spell; the spells are {}",
            ids(Spell::ALL, Spell::id)
        )
    })
}

fn ids<T: Copy>(all: &[T], id: fn(T) -> &'static str) -> String {
    let ids: Vec<&str> = all.iter().map(|&one| id(one)).collect();
    ids.join(", ")
}
