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
        /// Wind: of the own dice in the stack, the second from the top goes back to the pool
        /// (BR-R-12, with the option).
        ReturnSecond = "return-second",
        /// The same, training a Creature on an ingredient space.
        ReturnSecondTrain = "return-second-train",
        /// Wind: the third of the own dice goes back.
        ReturnThird = "return-third",
        /// The same, training a Creature on an ingredient space.
        ReturnThirdTrain = "return-third-train",
        /// Wind: the fourth of the own dice goes back.
        ReturnFourth = "return-fourth",
        /// The same, training a Creature on an ingredient space.
        ReturnFourthTrain = "return-fourth-train",
    }
}

named_set! {
    /// A set of ways to place a die.
    struct ModeSet(u32) of Mode;
}

impl Mode {
    /// Whether the power to train on an ingredient space is used.
    #[inline]
    pub const fn trains(self) -> bool {
        const TRAINING: ModeSet = ModeSet::EMPTY
            .with(Mode::Train)
            .with(Mode::OverTrain)
            .with(Mode::ReturnTrain)
            .with(Mode::ReturnSecondTrain)
            .with(Mode::ReturnThirdTrain)
            .with(Mode::ReturnFourthTrain);
        TRAINING.contains(self)
    }

    /// Whether the place's reward is had: not by force and not by stacking (BR-38, BR-99).
    #[inline]
    pub const fn rewards(self) -> bool {
        const REWARDING: ModeSet = ModeSet::EMPTY
            .with(Mode::Normal)
            .with(Mode::Over)
            .with(Mode::Return)
            .with(Mode::ReturnSecond)
            .with(Mode::ReturnThird)
            .with(Mode::ReturnFourth);
        REWARDING.contains(self)
    }

    /// The ways a wind die takes an own die's place, by how many own dice lie above that one:
    /// gathering, and training instead (BR-41, BR-R-12).
    pub const RETURNS: [[Mode; 2]; 4] = [
        [Mode::Return, Mode::ReturnTrain],
        [Mode::ReturnSecond, Mode::ReturnSecondTrain],
        [Mode::ReturnThird, Mode::ReturnThirdTrain],
        [Mode::ReturnFourth, Mode::ReturnFourthTrain],
    ];

    /// If an own die goes back to the pool: how many own dice lie above it.
    #[inline]
    pub const fn returns(self) -> Option<usize> {
        match self {
            Mode::Return | Mode::ReturnTrain => Some(0),
            Mode::ReturnSecond | Mode::ReturnSecondTrain => Some(1),
            Mode::ReturnThird | Mode::ReturnThirdTrain => Some(2),
            Mode::ReturnFourth | Mode::ReturnFourthTrain => Some(3),
            Mode::Normal
            | Mode::Train
            | Mode::ForceHerb
            | Mode::ForceShroom
            | Mode::ForceCrystal
            | Mode::ForceBerry
            | Mode::Over
            | Mode::OverTrain
            | Mode::Stack => None,
        }
    }

    /// The same way to place a die without the power to train on an ingredient space.
    pub const fn without_training(self) -> Mode {
        match self {
            Mode::Train => Mode::Normal,
            Mode::OverTrain => Mode::Over,
            Mode::ReturnTrain => Mode::Return,
            Mode::ReturnSecondTrain => Mode::ReturnSecond,
            Mode::ReturnThirdTrain => Mode::ReturnThird,
            Mode::ReturnFourthTrain => Mode::ReturnFourth,
            other => other,
        }
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

/// Why a text is no action. `words/refusing.rs` says it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Misreading {
    /// Its first word begins no action.
    Verb,
    /// An action begins like this, but does not go on like that: the verb, and what is wrong.
    Rest(&'static str, Trouble),
}

/// What is wrong behind the first word.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Trouble {
    /// There are too few or too many words.
    Form,
    /// A word names nothing of its kind: the kind and the word.
    NoSuch(&'static str, String),
    /// A number without a name behind it.
    BareNumber,
    /// More tokens than anybody has.
    TooMany,
    /// No tokens.
    NoTokens,
    /// A Berry in an exchange.
    BerryExchanged,
    /// Tokens of several types in a trade.
    SeveralTypes,
    /// No dice, or more than anybody has.
    WrongDice,
}

type Read<T> = Result<T, Trouble>;

/// Every word that an action begins with. Those behind `choose` belong to chance.
pub(crate) const VERBS: [&str; 31] = [
    "place", "brew", "drink", "turn", "end", "pay", "train", "take", "gather", "exchange", "clear",
    "reveal", "scorch", "move", "decline", "reserve", "release", "change", "reroll", "swap",
    "remove", "return", "claim", "trade", "choose", "first", "deal", "turn-up", "lay-out", "show",
    "roll",
];

/// How many of them a player may use.
pub(crate) const DECISIONS: usize = 25;

/// Reads an action, forgiving about case, spaces and underscores.
pub(crate) fn parse(text: &str) -> Result<Action, Misreading> {
    let words = notation::words(text);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let Some((first, rest)) = words.split_first() else {
        return Err(Misreading::Verb);
    };
    let verb = VERBS.iter().find(|verb| *verb == first);
    let verb = *verb.ok_or(Misreading::Verb)?;
    parse_rest(verb, rest).map_err(|trouble| Misreading::Rest(verb, trouble))
}

fn parse_rest(verb: &str, rest: &[&str]) -> Read<Action> {
    match (verb, rest) {
        ("place", [face, place, mode @ ..]) => Ok(Action::Place(
            parse_face(face)?,
            parse_mode(mode)?,
            parse_place(place)?,
        )),
        ("pay", tokens) => parse_payment(tokens),
        ("exchange", rest) => parse_exchange(rest),
        ("trade", tokens) => parse_bargain(tokens),
        ("reroll", faces) => Ok(Action::Reroll(parse_faces(faces)?)),
        ("roll", [seat, faces @ ..]) => Ok(Action::Roll(parse_seat(seat)?, parse_faces(faces)?)),
        ("end", []) => Ok(Action::End),
        ("reveal", []) => Ok(Action::Reveal),
        ("take" | "gather", ["berry"]) => Ok(Action::TakeBerry),
        ("clear", ["all"]) => Ok(Action::ClearAll),
        (verb, [one]) => parse_simple(verb, one),
        (verb, [one, other]) => parse_pair(verb, one, other),
        _ => Err(Trouble::Form),
    }
}

/// The actions that name one thing.
fn parse_simple(verb: &str, one: &str) -> Read<Action> {
    match verb {
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
        "scorch" => parse_place(one).map(Action::Scorch),
        "decline" => named(one, "item", Item::from_id(one)).map(Action::Decline),
        "remove" => parse_die(one).map(Action::Remove),
        "return" => parse_die(one).map(Action::Return),
        "first" => parse_seat(one).map(Action::First),
        _ => Err(Trouble::Form),
    }
}

/// The actions that name two things.
fn parse_pair(verb: &str, one: &str, other: &str) -> Read<Action> {
    match verb {
        "turn" => Ok(Action::Turn(parse_face(one)?, parse_face(other)?)),
        "change" => Ok(Action::Change(parse_face(one)?, parse_face(other)?)),
        "move" => Ok(Action::Move(parse_die(one)?, parse_place(other)?)),
        "swap" => {
            let pair = DiePair::new(parse_die(one)?, parse_die(other)?);
            Ok(Action::Swap(pair))
        }
        "deal" => Ok(Action::Deal(parse_seat(one)?, parse_character(other)?)),
        _ => Err(Trouble::Form),
    }
}

fn parse_mode(words: &[&str]) -> Read<Mode> {
    if words.is_empty() {
        return Ok(Mode::Normal);
    }
    let id = words.join("-");
    named(&words.join(" "), "mode", Mode::from_id(&id))
}

fn parse_payment(words: &[&str]) -> Read<Action> {
    let payment = Payment::new(parse_goods(words)?);
    payment.map(Action::Pay).ok_or(Trouble::TooMany)
}

fn parse_exchange(words: &[&str]) -> Read<Action> {
    let at = words.iter().position(|&word| word == "for");
    let at = at.ok_or(Trouble::Form)?;
    let given = parse_bundle(&words[..at])?;
    Ok(Action::Exchange(given, parse_bundle(&words[at + 1..])?))
}

fn parse_bundle(words: &[&str]) -> Read<Bundle> {
    let goods = parse_goods(words)?;
    if goods.berry > 0 {
        return Err(Trouble::BerryExchanged);
    }
    if goods.herb.max(goods.shroom).max(goods.crystal) > Bundle::MOST.into() {
        return Err(Trouble::TooMany);
    }
    let [herb, shroom, crystal] = [goods.herb, goods.shroom, goods.crystal];
    Ok(Bundle::new(herb as u8, shroom as u8, crystal as u8))
}

fn parse_bargain(words: &[&str]) -> Read<Action> {
    let goods = parse_goods(words)?;
    let few = |count: u16| u8::try_from(count).map_err(|_| Trouble::TooMany);
    let kinds = Ingredient::ALL.iter().copied();
    let mut kinds = kinds.filter(|&one| goods.count(one) > 0);
    let (ingredient, second) = (kinds.next(), kinds.next());
    if second.is_some() {
        return Err(Trouble::SeveralTypes);
    }
    let tokens = few(ingredient.map_or(0, |one| goods.count(one)))?;
    Ok(Action::Trade(Bargain {
        ingredient,
        tokens,
        berries: few(goods.berry)?,
    }))
}

/// Reads "2 herb 1 berry" or "herb herb berry".
fn parse_goods(words: &[&str]) -> Read<Goods> {
    let (mut goods, mut left) = (Goods::NONE, words);
    while let [first, rest @ ..] = left {
        let (count, name, rest) = match (first.parse::<u16>(), rest) {
            (Ok(count), [name, rest @ ..]) if count <= 255 => (count, *name, rest),
            (Ok(_), _) => return Err(Trouble::BareNumber),
            (Err(_), rest) => (1, *first, rest),
        };
        let tokens = match name.trim_end_matches('s') {
            "berry" | "berrie" => Goods::berries(count),
            other => Goods::of(parse_ingredient(other)?, count),
        };
        goods += tokens;
        if goods.total() > 1000 {
            return Err(Trouble::TooMany);
        }
        left = rest;
    }
    if goods.is_empty() {
        Err(Trouble::NoTokens)
    } else {
        Ok(goods)
    }
}

fn parse_faces(words: &[&str]) -> Read<Faces> {
    let faces: Vec<Face> = words
        .iter()
        .map(|word| parse_face(word))
        .collect::<Result<_, _>>()?;
    let forage = faces.iter().filter(|face| face.is_forage()).count();
    match (faces.len(), forage, faces.len() - forage) {
        (1.., ..=4, ..=2) => Ok(faces.into_iter().collect()),
        _ => Err(Trouble::WrongDice),
    }
}

/// What a word names, if it names something of its kind.
fn named<T>(word: &str, kind: &'static str, found: Option<T>) -> Read<T> {
    found.ok_or_else(|| Trouble::NoSuch(kind, word.to_string()))
}

fn parse_seat(word: &str) -> Read<Seat> {
    named(word, "seat", word.parse().ok().map(Seat))
}

fn parse_place(word: &str) -> Read<Place> {
    named(word, "place", Place::read(word).ok())
}

fn parse_die(word: &str) -> Read<DieAt> {
    named(word, "die", DieAt::read(word).ok())
}

fn parse_face(word: &str) -> Read<Face> {
    named(word, "face", Face::from_id(word))
}

fn parse_character(word: &str) -> Read<Character> {
    named(word, "character", Character::from_id(word))
}

fn parse_ingredient(word: &str) -> Read<Ingredient> {
    named(word, "ingredient", Ingredient::from_id(word))
}

fn parse_potion(word: &str) -> Read<Potion> {
    named(word, "potion", Potion::from_id(word))
}

fn parse_creature(word: &str) -> Read<Creature> {
    named(word, "creature", Creature::from_id(word))
}

fn parse_forest(word: &str) -> Read<Forest> {
    named(word, "forest", Forest::from_id(word))
}
