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

/// One example of every form a player may write.
pub const FORMS: [&str; 16] = [
    "choose witch druid warlock cutpurse alchemist",
    "i am witch",
    "so be it witch",
    "gather red",
    "sell red",
    "trade",
    "buy 2 red 1 green",
    "brew copper",
    "bottle red",
    "take gold",
    "cast copia 2 red 1 green",
    "collect",
    "give 1 red",
    "add 2 gold",
    "add 1 red",
    "none",
];

/// Why a text is no action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misread {
    /// It begins like no action.
    Nothing,
    /// It begins like an action that is written in these ways.
    Verb(&'static [&'static str]),
    /// A word names nothing of this kind.
    Word(Word, String),
    /// A role is named twice.
    Twice,
    /// A number is too large.
    Number,
}

/// What a word of an action names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Word {
    /// A role.
    Role,
    /// A colour of drops.
    Colour,
    /// A metal of cauldrons.
    Metal,
    /// A spell.
    Spell,
}

impl Word {
    /// All there are, as they may be written.
    pub fn all(self) -> Vec<String> {
        match self {
            Word::Role => spaced(Role::ALL, Role::id),
            Word::Colour => spaced(Colour::ALL, Colour::id),
            Word::Metal => spaced(Metal::ALL, Metal::id),
            Word::Spell => spaced(Spell::ALL, Spell::id),
        }
    }
}

fn spaced<T: Copy>(all: &[T], id: fn(T) -> &'static str) -> Vec<String> {
    all.iter().map(|&one| id(one).replace('-', " ")).collect()
}

type Reading<T> = Result<T, Misread>;

/// Reads an action, forgiving about case, spaces, hyphens, underscores, punctuation and the article
/// in "I am the Witch!".
pub fn parse(text: &str) -> Reading<Action> {
    let words = spoken(text);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let (&verb, rest) = words.split_first().ok_or(Misread::Nothing)?;
    match (verb, rest) {
        ("none" | "pass", []) => Ok(Action::None),
        ("choose", roles @ [_, ..]) => Ok(Action::Choose(parse_roles(roles)?)),
        ("i-am", role @ [_, ..]) => Ok(Action::IAm(parse_role(role)?)),
        ("so-be-it", role @ [_, ..]) => Ok(Action::SoBeIt(parse_role(role)?)),
        ("gather", [colour]) => Ok(Action::Gather(parse_colour(colour)?)),
        ("sell", [colour]) => Ok(Action::Sell(parse_colour(colour)?)),
        ("trade", []) => Ok(Action::Trade),
        ("buy", drops) => Ok(Action::Buy(parse_drops(drops, &["buy 2 red 1 green"])?)),
        ("brew", [metal]) => Ok(Action::Brew(parse_metal(metal)?)),
        ("bottle", [colour]) => Ok(Action::Bottle(parse_colour(colour)?)),
        ("take", ["gold"] | ["1", "gold"]) => Ok(Action::TakeGold),
        ("cast", [spell, rest @ ..]) => parse_cast(spell, rest),
        ("collect", []) => Ok(Action::Collect),
        ("give", drops) => Ok(Action::Give(parse_drops(drops, &["give 1 red 1 white"])?)),
        ("add", [gold, "gold"]) => Ok(Action::AddGold(parse_number(gold)?)),
        ("add", drops) => Ok(Action::AddDrops(parse_drops(drops, ADDING)?)),
        ("starter", [seat]) => Ok(Action::Starter(parse_seat(seat)?)),
        ("spell", [spell]) => Ok(Action::TurnSpell(parse_spell(spell)?)),
        ("raven", []) => Ok(Action::TurnRaven),
        ("exclude", role @ [_, ..]) => Ok(Action::Exclude(parse_role(role)?)),
        ("deal", [seat, roles @ ..]) => Ok(Action::Deal(parse_seat(seat)?, parse_roles(roles)?)),
        _ => Err(forms_of(verb)),
    }
}

const ADDING: &[&str] = &[
    "add 2 gold",
    "add 1 red 1 white",
    "add 0 gold",
    "add 0 drops",
];
const CASTING: &[&str] = &[
    "cast copia 2 red 1 green",
    "cast optio copper",
    "cast herba",
];

/// How an action that begins with this word is written.
fn forms_of(verb: &str) -> Misread {
    let forms: &[&str] = match verb {
        "choose" => &["choose witch druid warlock cutpurse alchemist"],
        "i-am" => &["i am witch"],
        "so-be-it" => &["so be it witch"],
        "gather" => &["gather red"],
        "sell" => &["sell red"],
        "trade" => &["trade"],
        "brew" => &["brew copper"],
        "bottle" => &["bottle red"],
        "take" => &["take gold"],
        "cast" => CASTING,
        "collect" => &["collect"],
        "none" | "pass" => &["none"],
        _ => return Misread::Nothing,
    };
    Misread::Verb(forms)
}

/// The words of a text, without punctuation and articles; what is said at the table is one word.
fn spoken(text: &str) -> Vec<String> {
    let plain = text.replace(['!', '.', ',', '"', '“', '”', '„'], " ");
    let mut words = notation::words(&plain);
    words.retain(|word| word != "the");
    for said in [&["i", "am"][..], &["so", "be", "it"]] {
        if words.len() >= said.len() && words.iter().zip(said).all(|(word, part)| word == part) {
            words.splice(..said.len(), [said.join("-")]);
        }
    }
    words
}

fn parse_cast(spell: &str, rest: &[&str]) -> Reading<Action> {
    let spell = parse_spell(spell)?;
    match (spell, rest) {
        (Spell::Optio, [metal]) => Ok(Action::CastOptio(parse_metal(metal)?)),
        (Spell::Copia | Spell::Magus | Spell::Strix | Spell::Sanatio, drops) => {
            let drops = parse_drops(drops, &["cast copia 2 red 1 green"])?;
            Ok(Action::cast(spell, drops.drops()))
        }
        (Spell::Herba | Spell::Lupus | Spell::Serpens, []) => Ok(Action::CastVials(spell)),
        (Spell::Optio, _) => Err(Misread::Verb(&["cast optio copper"])),
        (Spell::Herba | Spell::Lupus | Spell::Serpens, _) => {
            Err(Misread::Verb(&["cast herba", "cast lupus", "cast serpens"]))
        }
    }
}

/// Reads role after role; a name of two words may be written as two.
fn parse_roles(words: &[&str]) -> Reading<RoleSet> {
    let mut roles = RoleSet::EMPTY;
    let mut left = words;
    while let [first, rest @ ..] = left {
        let double = rest
            .first()
            .and_then(|second| Role::from_id(&format!("{first}-{second}")));
        let (role, rest) = match double {
            Some(role) => (role, &rest[1..]),
            None => (parse_role(&[first])?, rest),
        };
        if roles.contains(role) {
            return Err(Misread::Twice);
        }
        roles = roles.with(role);
        left = rest;
    }
    Ok(roles)
}

/// Reads "2 red 1 green", "red red green" or "0 drops".
fn parse_drops(words: &[&str], forms: &'static [&'static str]) -> Reading<Handful> {
    if matches!(words, ["0", "drops"] | ["no", "drops"]) {
        return Ok(Handful::default());
    }
    let mut counts = [0u32; 3];
    let mut left: Vec<&str> = words.to_vec();
    left.retain(|word| !["drop", "drops", "and"].contains(word));
    let mut left = &left[..];
    while let [first, rest @ ..] = left {
        let (count, colour, rest) = match (first.parse::<u16>(), rest) {
            (Ok(count), [colour, rest @ ..]) => (count, parse_colour(colour)?, rest),
            (Ok(_), []) => return Err(Misread::Verb(forms)),
            (Err(_), rest) => (1, parse_colour(first)?, rest),
        };
        counts[colour.index()] += u32::from(count);
        left = rest;
    }
    match counts.iter().sum::<u32>() {
        0 => Err(Misread::Verb(forms)),
        1..=255 => Ok(Handful::of(Drops::new(
            counts[0] as u16,
            counts[1] as u16,
            counts[2] as u16,
        ))),
        _ => Err(Misread::Number),
    }
}

fn parse_number(word: &str) -> Reading<u16> {
    let digits = word.chars().all(|sign| sign.is_ascii_digit());
    word.parse().map_err(|_| {
        if digits {
            Misread::Number
        } else {
            Misread::Verb(&["add 2 gold"])
        }
    })
}

fn parse_seat(word: &str) -> Reading<Seat> {
    word.parse().map(Seat).map_err(|_| Misread::Number)
}

fn parse_role(words: &[&str]) -> Reading<Role> {
    Role::from_id(&words.join("-")).ok_or_else(|| Misread::Word(Word::Role, words.join(" ")))
}

fn parse_colour(word: &str) -> Reading<Colour> {
    Colour::from_id(word).ok_or_else(|| Misread::Word(Word::Colour, word.into()))
}

fn parse_metal(word: &str) -> Reading<Metal> {
    Metal::from_id(word).ok_or_else(|| Misread::Word(Word::Metal, word.into()))
}

fn parse_spell(word: &str) -> Reading<Spell> {
    Spell::from_id(word).ok_or_else(|| Misread::Word(Word::Spell, word.into()))
}
