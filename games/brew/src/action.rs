//! Every decision and every outcome of chance, and their canonical texts.

use crate::cards::{Character, Creature, Forest, Ingredient, Potion};
use crate::dice::{Face, Faces};
use crate::goods::{Bundle, Goods};
use crate::place::{DieAt, DiePair, Place};
use covenstead_core::{Seat, named, named_set, notation};

/// One decision of a player, or one outcome of chance. Four bytes, because playouts write long
/// lists of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Choose a Character (BR-D-01).
    Choose(Character),
    /// Place a die (BR-D-02, BR-D-07).
    Place(Face, Mode, Place),
    /// Brew a Potion (BR-D-02).
    Brew(Potion),
    /// Drink a Potion (BR-D-02).
    Drink(Potion),
    /// Turn an Element die of the pool by a Creature's power (BR-D-02).
    Turn(Face, Face),
    /// End the turn (BR-D-02).
    End,
    /// Pay for a Potion (BR-D-03).
    Pay(Payment),
    /// Train a Creature (BR-D-04).
    Train(Creature),
    /// Take a Berry instead of training (BR-D-04).
    TakeBerry,
    /// Gather an ingredient of choice (BR-D-04).
    Gather(Ingredient),
    /// Give tokens for other tokens (BR-D-04).
    Exchange(Bundle, Bundle),
    /// Set the Element dice of a Forest aside (BR-D-04).
    Clear(Forest),
    /// Set the Element dice of all Forests aside (BR-D-04).
    ClearAll,
    /// Reveal a Potion to reserve one (BR-D-04).
    Reveal,
    /// Scorch a space (BR-D-04).
    Scorch(Place),
    /// Move a Forage die (BR-D-04, BR-D-07).
    Move(DieAt, Place),
    /// Do without (BR-D-04, BR-D-08 to BR-D-10).
    Decline(Item),
    /// Reserve a Potion (BR-D-05).
    Reserve(Potion),
    /// Release a Creature (BR-D-06).
    Release(Creature),
    /// Turn a die of the pool by a Potion (BR-D-07).
    Change(Face, Face),
    /// Roll these dice of the pool again (BR-D-07).
    Reroll(Faces),
    /// Swap two Forage dice (BR-D-07).
    Swap(DiePair),
    /// Set a die aside (BR-D-07).
    Remove(DieAt),
    /// Take an own Forage die back (BR-D-07).
    Return(DieAt),
    /// Claim a Forest by a tie (BR-D-08).
    Claim(Forest),
    /// Trade tokens for points (BR-D-09, BR-D-10).
    Trade(Bargain),
    /// Chance: this seat is the first player.
    First(Seat),
    /// Chance: this seat gets this Character.
    Deal(Seat, Character),
    /// Chance: this Creature is turned up.
    TurnUp(Creature),
    /// Chance: this Forest is laid out.
    LayOut(Forest),
    /// Chance: this Potion is revealed.
    Show(Potion),
    /// Chance: this seat rolls these faces.
    Roll(Seat, Faces),
}

named! {
    /// How a die is placed (BR-34 to BR-42, BR-99, BR-101).
    pub enum Mode {
        /// On an empty Forest space, in the Village or on a Creature.
        Normal = "normal",
        /// The same, training a Creature on an ingredient space.
        Train = "train",
        /// Forced for a herb.
        ForceHerb = "force-herb",
        /// Forced for a shroom.
        ForceShroom = "force-shroom",
        /// Forced for a crystal.
        ForceCrystal = "force-crystal",
        /// Forced for a Berry.
        ForceBerry = "force-berry",
        /// Fire: on top of the top die.
        Over = "over",
        /// Fire, training a Creature on an ingredient space.
        OverTrain = "over-train",
        /// Wind: the own top die goes back to the pool.
        Return = "return",
        /// Wind, training a Creature on an ingredient space.
        ReturnTrain = "return-train",
        /// A Forage die on top of the top die, for a Berry.
        Stack = "stack",
    }
}

named_set! {
    /// A set of ways to place a die.
    struct ModeSet(u16) of Mode;
}

impl Mode {
    /// Whether the power to train on an ingredient space is used.
    #[inline]
    pub const fn trains(self) -> bool {
        const TRAINING: ModeSet = ModeSet::EMPTY
            .with(Mode::Train)
            .with(Mode::OverTrain)
            .with(Mode::ReturnTrain);
        TRAINING.contains(self)
    }

    /// Whether the place's reward is had: not by force and not by stacking (BR-38, BR-99).
    #[inline]
    pub const fn rewards(self) -> bool {
        const REWARDING: ModeSet = ModeSet::EMPTY
            .with(Mode::Normal)
            .with(Mode::Over)
            .with(Mode::Return);
        REWARDING.contains(self)
    }

    /// The price of forcing.
    #[inline]
    pub const fn forced(self) -> Option<Goods> {
        match self {
            Mode::ForceHerb => Some(Goods::new(1, 0, 0, 0)),
            Mode::ForceShroom => Some(Goods::new(0, 1, 0, 0)),
            Mode::ForceCrystal => Some(Goods::new(0, 0, 1, 0)),
            Mode::ForceBerry => Some(Goods::new(0, 0, 0, 1)),
            _ => None,
        }
    }

    /// Forcing for an ingredient.
    #[inline]
    pub const fn force(ingredient: Ingredient) -> Mode {
        match ingredient {
            Ingredient::Herb => Mode::ForceHerb,
            Ingredient::Shroom => Mode::ForceShroom,
            Ingredient::Crystal => Mode::ForceCrystal,
        }
    }
}

named! {
    /// What a player may do without.
    pub enum Item {
        /// Training.
        Train = "train",
        /// An exchange.
        Exchange = "exchange",
        /// Clearing Element dice.
        Clear = "clear",
        /// All scorches that are left.
        Scorch = "scorch",
        /// Moving a die.
        Move = "move",
        /// Claiming by a tie.
        Claim = "claim",
        /// Trading.
        Trade = "trade",
    }
}

/// What is paid for a Potion: at most 15 of each ingredient and 255 Berries, in three bytes.
/// Ordered by Berries first (BR-D-03).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Payment([u8; 3]);

impl Payment {
    /// A payment of these tokens, if it is none that nobody could ever owe.
    pub fn new(goods: Goods) -> Option<Payment> {
        let fits = goods.herb.max(goods.shroom).max(goods.crystal) <= 15 && goods.berry <= 255;
        fits.then_some(Payment([
            goods.berry as u8,
            (goods.herb << 4 | goods.shroom) as u8,
            goods.crystal as u8,
        ]))
    }

    /// The tokens.
    #[inline]
    pub const fn goods(self) -> Goods {
        let [berry, herb_shroom, crystal] = self.0;
        Goods::new(
            (herb_shroom >> 4) as u16,
            (herb_shroom & 15) as u16,
            crystal as u16,
            berry as u16,
        )
    }
}

impl std::fmt::Debug for Payment {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&print_goods(self.goods()))
    }
}

/// What is traded at the end of a round: so many of one ingredient and so many Berries. Without
/// tokens of the ingredient there is no ingredient.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Bargain {
    /// The ingredient.
    pub ingredient: Option<Ingredient>,
    /// Tokens of it.
    pub tokens: u8,
    /// Berries.
    pub berries: u8,
}

impl Bargain {
    /// Berries only.
    pub const fn berries(berries: u8) -> Bargain {
        Bargain {
            ingredient: None,
            tokens: 0,
            berries,
        }
    }

    /// The tokens given.
    pub fn goods(self) -> Goods {
        let tokens = self
            .ingredient
            .map_or(Goods::NONE, |one| Goods::of(one, self.tokens.into()));
        tokens + Goods::berries(self.berries.into())
    }
}

/// The canonical text of an action.
pub fn print(action: Action) -> String {
    match action {
        Action::Choose(character) => format!("choose {character}"),
        Action::Place(face, Mode::Normal, place) => format!("place {face} {place}"),
        Action::Place(face, mode, place) => {
            format!("place {face} {place} {}", mode.id().replace('-', " "))
        }
        Action::Brew(potion) => format!("brew {potion}"),
        Action::Drink(potion) => format!("drink {potion}"),
        Action::Turn(from, to) => format!("turn {from} {to}"),
        Action::End => "end".into(),
        Action::Pay(payment) => format!("pay {}", print_goods(payment.goods())),
        Action::Train(creature) => format!("train {creature}"),
        Action::TakeBerry => "take berry".into(),
        Action::Gather(ingredient) => format!("gather {ingredient}"),
        Action::Exchange(given, taken) => format!(
            "exchange {} for {}",
            print_goods(given.goods()),
            print_goods(taken.goods())
        ),
        Action::Clear(forest) => format!("clear {forest}"),
        Action::ClearAll => "clear all".into(),
        Action::Reveal => "reveal".into(),
        Action::Scorch(place) => format!("scorch {place}"),
        Action::Move(die, place) => format!("move {die} {place}"),
        Action::Decline(item) => format!("decline {item}"),
        Action::Reserve(potion) => format!("reserve {potion}"),
        Action::Release(creature) => format!("release {creature}"),
        Action::Change(from, to) => format!("change {from} {to}"),
        Action::Reroll(faces) => format!("reroll {}", print_faces(faces)),
        Action::Swap(pair) => format!("swap {} {}", pair.dice()[0], pair.dice()[1]),
        Action::Remove(die) => format!("remove {die}"),
        Action::Return(die) => format!("return {die}"),
        Action::Claim(forest) => format!("claim {forest}"),
        Action::Trade(bargain) => format!("trade {}", print_goods(bargain.goods())),
        Action::First(seat) => format!("first {}", seat.0),
        Action::Deal(seat, character) => format!("deal {} {character}", seat.0),
        Action::TurnUp(creature) => format!("turn-up {creature}"),
        Action::LayOut(forest) => format!("lay-out {forest}"),
        Action::Show(potion) => format!("show {potion}"),
        Action::Roll(seat, faces) => format!("roll {} {}", seat.0, print_faces(faces)),
    }
}

/// "2 herb 1 berry".
fn print_goods(goods: Goods) -> String {
    let parts: Vec<String> = goods
        .parts()
        .map(|(count, name)| format!("{count} {name}"))
        .collect();
    parts.join(" ")
}

fn print_faces(faces: Faces) -> String {
    let ids: Vec<&str> = faces.each().map(Face::id).collect();
    ids.join(" ")
}

/// The forms there are, for whoever wrote another.
const FORMS: &str = "choose CHARACTER, place FACE PLACE [train | force TOKEN | over [train] | return [train] | stack], \
    brew POTION, drink POTION, turn ELEMENT ELEMENT, end, pay TOKENS, train CREATURE, take berry, gather INGREDIENT, \
    exchange TOKENS for TOKENS, clear FOREST, clear all, reveal, scorch SPACE, move DIE PLACE, decline ITEM, reserve POTION, \
    release CREATURE, change FACE FACE, reroll FACES, swap DIE DIE, remove DIE, return DIE, claim FOREST, trade TOKENS";

/// Reads an action, forgiving about case, spaces and underscores.
pub fn parse(text: &str) -> Result<Action, String> {
    let words = notation::words(text);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["place", face, place, ref mode @ ..] => Ok(Action::Place(
            parse_face(face)?,
            parse_mode(mode)?,
            Place::read(place)?,
        )),
        ["pay", ref tokens @ ..] => parse_payment(tokens),
        ["exchange", ref rest @ ..] => parse_exchange(rest),
        ["trade", ref tokens @ ..] => parse_bargain(tokens),
        ["reroll", ref faces @ ..] => Ok(Action::Reroll(parse_faces(faces)?)),
        ["roll", seat, ref faces @ ..] => Ok(Action::Roll(parse_seat(seat)?, parse_faces(faces)?)),
        ["end"] => Ok(Action::End),
        ["reveal"] => Ok(Action::Reveal),
        ["take", "berry"] => Ok(Action::TakeBerry),
        ["clear", "all"] => Ok(Action::ClearAll),
        [verb, one] => parse_simple(verb, one).unwrap_or_else(|| Err(unknown(text))),
        [verb, one, other] => parse_pair(verb, one, other).unwrap_or_else(|| Err(unknown(text))),
        _ => Err(unknown(text)),
    }
}

fn unknown(text: &str) -> String {
    format!(
        "`{}` is no action of Brew; the forms are: {FORMS}",
        text.trim()
    )
}

/// The actions that name one thing.
fn parse_simple(verb: &str, one: &str) -> Option<Result<Action, String>> {
    Some(match verb {
        "choose" => parse_character(one).map(Action::Choose),
        "brew" => parse_potion(one).map(Action::Brew),
        "drink" => parse_potion(one).map(Action::Drink),
        "reserve" => parse_potion(one).map(Action::Reserve),
        "show" => parse_potion(one).map(Action::Show),
        "train" => parse_creature(one).map(Action::Train),
        "release" => parse_creature(one).map(Action::Release),
        "turn-up" => parse_creature(one).map(Action::TurnUp),
        "gather" => parse_ingredient(one).map(Action::Gather),
        "clear" => parse_forest(one).map(Action::Clear),
        "claim" => parse_forest(one).map(Action::Claim),
        "lay-out" => parse_forest(one).map(Action::LayOut),
        "scorch" => Place::read(one).map(Action::Scorch),
        "decline" => parse_item(one).map(Action::Decline),
        "remove" => DieAt::read(one).map(Action::Remove),
        "return" => DieAt::read(one).map(Action::Return),
        "first" => parse_seat(one).map(Action::First),
        _ => return None,
    })
}

/// The actions that name two things.
fn parse_pair(verb: &str, one: &str, other: &str) -> Option<Result<Action, String>> {
    let faces = || Ok::<_, String>((parse_face(one)?, parse_face(other)?));
    Some(match verb {
        "turn" => faces().map(|(from, to)| Action::Turn(from, to)),
        "change" => faces().map(|(from, to)| Action::Change(from, to)),
        "move" => DieAt::read(one).and_then(|die| Ok(Action::Move(die, Place::read(other)?))),
        "swap" => DieAt::read(one)
            .and_then(|one| Ok(Action::Swap(DiePair::new(one, DieAt::read(other)?)))),
        "deal" => parse_seat(one).and_then(|seat| Ok(Action::Deal(seat, parse_character(other)?))),
        _ => return None,
    })
}

fn parse_mode(words: &[&str]) -> Result<Mode, String> {
    if words.is_empty() {
        return Ok(Mode::Normal);
    }
    Mode::from_id(&words.join("-")).ok_or_else(|| {
        let text = words.join(" ");
        format!("`{text}` is no way to place a die; say nothing, train, force herb, force berry, over, return or stack")
    })
}

fn parse_payment(words: &[&str]) -> Result<Action, String> {
    Payment::new(parse_goods(words)?)
        .map(Action::Pay)
        .ok_or_else(|| "nobody pays that many tokens".into())
}

fn parse_exchange(words: &[&str]) -> Result<Action, String> {
    let form = || "an exchange is written: exchange 1 herb for 1 shroom".to_string();
    let at = words
        .iter()
        .position(|&word| word == "for")
        .ok_or_else(form)?;
    let bundle = |words: &[&str]| {
        let goods = parse_goods(words)?;
        let most = u16::from(Bundle::MOST);
        if goods.berry > 0 {
            return Err("Berries take no part in an exchange".to_string());
        }
        if goods.herb.max(goods.shroom).max(goods.crystal) > most {
            return Err(format!("nobody exchanges more than {most} of a kind"));
        }
        Ok(Bundle::new(
            goods.herb as u8,
            goods.shroom as u8,
            goods.crystal as u8,
        ))
    };
    Ok(Action::Exchange(
        bundle(&words[..at])?,
        bundle(&words[at + 1..])?,
    ))
}

fn parse_bargain(words: &[&str]) -> Result<Action, String> {
    let goods = parse_goods(words)?;
    let few =
        |count: u16| u8::try_from(count).map_err(|_| "nobody trades that many tokens".to_string());
    let mut kinds = Ingredient::ALL
        .iter()
        .copied()
        .filter(|&one| goods.count(one) > 0);
    let (ingredient, second) = (kinds.next(), kinds.next());
    if second.is_some() {
        return Err("only tokens of one type, and Berries, are traded".into());
    }
    let tokens = few(ingredient.map_or(0, |one| goods.count(one)))?;
    Ok(Action::Trade(Bargain {
        ingredient,
        tokens,
        berries: few(goods.berry)?,
    }))
}

/// Reads "2 herb 1 berry" or "herb herb berry".
fn parse_goods(words: &[&str]) -> Result<Goods, String> {
    let (mut goods, mut left) = (Goods::NONE, words);
    while let [first, rest @ ..] = left {
        let (count, name, rest) = match (first.parse::<u16>(), rest) {
            (Ok(count), [name, rest @ ..]) if count <= 255 => (count, *name, rest),
            (Ok(_), _) => return Err("a number of tokens is followed by their name: 2 herb".into()),
            (Err(_), rest) => (1, *first, rest),
        };
        let tokens = match name.trim_end_matches('s') {
            "berry" | "berrie" => Goods::berries(count),
            other => Goods::of(parse_ingredient(other)?, count),
        };
        goods += tokens;
        if goods.total() > 1000 {
            return Err("nobody has that many tokens".into());
        }
        left = rest;
    }
    if goods.is_empty() {
        Err("tokens are named like 2 herb 1 berry".into())
    } else {
        Ok(goods)
    }
}

fn parse_faces(words: &[&str]) -> Result<Faces, String> {
    let faces: Vec<Face> = words
        .iter()
        .map(|word| parse_face(word))
        .collect::<Result<_, _>>()?;
    let forage = faces.iter().filter(|face| face.is_forage()).count();
    match (faces.len(), forage, faces.len() - forage) {
        (1.., ..=4, ..=2) => Ok(faces.into_iter().collect()),
        _ => Err(
            "a player has at most 4 Forage dice and 2 Element dice, and at least one is named"
                .into(),
        ),
    }
}

fn parse_seat(word: &str) -> Result<Seat, String> {
    word.parse()
        .map(Seat)
        .map_err(|_| format!("`{word}` is no seat"))
}

fn one_of<T: Copy>(
    word: &str,
    what: &str,
    found: Option<T>,
    all: &[T],
    id: fn(T) -> &'static str,
) -> Result<T, String> {
    found.ok_or_else(|| {
        let ids: Vec<&str> = all.iter().map(|&one| id(one)).collect();
        format!("`{word}` is no {what}; there are {}", ids.join(", "))
    })
}

fn parse_face(word: &str) -> Result<Face, String> {
    one_of(
        word,
        "face of a die",
        Face::from_id(word),
        Face::ALL,
        Face::id,
    )
}

fn parse_character(word: &str) -> Result<Character, String> {
    one_of(
        word,
        "Character",
        Character::from_id(word),
        Character::ALL,
        Character::id,
    )
}

fn parse_ingredient(word: &str) -> Result<Ingredient, String> {
    one_of(
        word,
        "ingredient",
        Ingredient::from_id(word),
        Ingredient::ALL,
        Ingredient::id,
    )
}

fn parse_item(word: &str) -> Result<Item, String> {
    one_of(
        word,
        "thing to decline",
        Item::from_id(word),
        Item::ALL,
        Item::id,
    )
}

fn parse_potion(word: &str) -> Result<Potion, String> {
    Potion::from_id(word).ok_or_else(|| format!("`{word}` is no Potion; they are p01 to p32"))
}

fn parse_creature(word: &str) -> Result<Creature, String> {
    Creature::from_id(word).ok_or_else(|| {
        format!("`{word}` is no Creature; they are sp1 to sp9, su1 to su9, fa1 to fa9, wi1 to wi9")
    })
}

fn parse_forest(word: &str) -> Result<Forest, String> {
    Forest::from_id(word).ok_or_else(|| format!("`{word}` is no Forest; they are f01 to f20"))
}
