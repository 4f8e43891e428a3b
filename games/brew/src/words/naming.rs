//! What things are called.
//!
//! No id is ever said: a place is named by what it shows, so that one can point to it.
//!
//! Cards have their English names from the data. Other languages find theirs by that name, not by
//! the card's id: a card of one's own, which has another name, is called by it in every language.

use crate::Brew;
use crate::action::{self, Action, Misreading};
use crate::cards::{Creature, CreatureSet, Forest, Gives, Potion, Season, Side, VillageSpace};
use crate::data::Space;
use crate::dice::{Die, Face, Faces};
use crate::goods::Goods;
use crate::place::{DieAt, Place};
use crate::speech::{SPEECH, say};
use crate::state::Public;
use covenstead_core::{Audience, Locale, Seat};
use std::borrow::Cow;

impl Brew {
    /// The name on a Potion.
    pub(crate) fn potion_title(&self, potion: Potion, locale: Locale) -> Cow<'_, str> {
        let name = &self.components().potion(potion).name;
        SPEECH.name(locale, &format!("potion-{}", key_of(name)), name)
    }

    /// The name on a Creature.
    pub(crate) fn creature_title(&self, creature: Creature, locale: Locale) -> Cow<'_, str> {
        let name = &self.components().creature(creature).name;
        SPEECH.name(locale, &format!("creature-{}", key_of(name)), name)
    }

    /// The name on a Forest.
    pub(crate) fn forest_title(&self, forest: Forest, locale: Locale) -> Cow<'_, str> {
        let name = &self.components().forest(forest).name;
        SPEECH.name(locale, &format!("forest-{}", key_of(name)), name)
    }

    /// "Mirror Sip for 3 herbs and 1 crystal, 3 points".
    pub(crate) fn potion_in_words(&self, potion: Potion, locale: Locale) -> String {
        let card = self.components().potion(potion);
        say(locale, "for-sale")
            .with("potion", self.potion_title(potion, locale))
            .with("cost", goods_in_words(card.cost, locale))
            .with("points", points(card.vp, locale))
            .into()
    }

    /// A place, whoever owns it: "the mire herb space of Sunhusk Meadow".
    pub(crate) fn place_name(&self, place: Place, case: Case, locale: Locale) -> String {
        if let Some((forest, number)) = place.forest() {
            return self.space_name(forest, number, case, locale);
        }
        let named = |key| say(locale, key).with("case", case.id());
        match (place.village(), place.creature()) {
            (Some(space), _) => match self.components().village(space).symbol {
                Some(element) => named("place-element").with("element", face_name(element, locale)),
                None => named("place-any").with("side", left_or_right(space)),
            },
            (_, Some(creature)) => {
                named("place-creature-card").with("creature", self.creature_title(creature, locale))
            }
            (None, None) => named("die-unknown"),
        }
        .into()
    }

    /// A space by its symbol and what it gives; numbered where a Forest has several such.
    fn space_name(&self, forest: Forest, number: u8, case: Case, locale: Locale) -> String {
        let spaces = &self.components().forest(forest).spaces;
        let Some(space) = spaces.get(usize::from(number)) else {
            return self.forest_title(forest, locale).into_owned();
        };
        let alike = |others: &[Space]| others.iter().filter(|other| *other == space).count();
        let key = if alike(spaces) > 1 {
            "place-forest-nth"
        } else {
            "place-forest"
        };
        let gives = format!("gives-{}", space.gives);
        let named = say(locale, key)
            .with("case", case.id())
            .with("symbol", face_name(space.symbol, locale))
            .noun("gives", &gives, gives_in_english(space.gives))
            .with("forest", self.forest_title(forest, locale));
        let nth = alike(&spaces[..=usize::from(number)]);
        if alike(spaces) > 1 {
            named.with("nth", nth).into()
        } else {
            named.into()
        }
    }

    /// Reads an action. Cards may be called by their names in any language: "brew mirror sip".
    pub(crate) fn read(&self, text: &str) -> Result<Action, Misreading> {
        action::parse(text).or_else(|wrong| {
            let text = self.with_ids(text);
            text.and_then(|text| action::parse(&text).ok()).ok_or(wrong)
        })
    }

    /// A text with the id of a card in the place of its name, if it ends with a name.
    fn with_ids(&self, text: &str) -> Option<String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let text = key_of(&words.join(" ").to_lowercase());
        let potions = Potion::ALL
            .iter()
            .map(|&one| (one.id(), &self.components().potion(one).name));
        let creatures = Creature::ALL
            .iter()
            .map(|&one| (one.id(), &self.components().creature(one).name));
        let forests = Forest::ALL
            .iter()
            .map(|&one| (one.id(), &self.components().forest(one).name));
        let kinds = [
            ("potion", potions.collect::<Vec<_>>()),
            ("creature", creatures.collect()),
            ("forest", forests.collect()),
        ];
        kinds.into_iter().find_map(|(kind, cards)| {
            cards.into_iter().find_map(|(id, english)| {
                let key = format!("{kind}-{}", key_of(english));
                Locale::ALL.into_iter().find_map(|locale| {
                    let name = SPEECH.name(locale, &key, english);
                    let verb = text.strip_suffix(&format!("-{}", key_of(&name.to_lowercase())))?;
                    Some(format!("{verb} {id}"))
                })
            })
        })
    }

    /// Several Creatures: "Sun Gleaner and Capmunch".
    pub(crate) fn creatures_in_words(&self, creatures: CreatureSet, locale: Locale) -> String {
        let names: Vec<_> = creatures
            .iter()
            .map(|creature| self.creature_title(creature, locale))
            .collect();
        locale.list(&names)
    }

    /// A placed die and where it lies: "Anna's grove die on the left any-die space".
    pub(crate) fn die_in_words(
        &self,
        table: &Public,
        at: DieAt,
        case: Case,
        to: Audience<'_>,
    ) -> String {
        let die = table.die_at(at).map_or_else(
            || unknown_die(case, to.locale),
            |die| die_name(die, None, case, to),
        );
        match at.place() {
            Some(place) => say(to.locale, "die-on")
                .with("die", die)
                .with("place", self.place_name(place, Case::Dative, to.locale))
                .into(),
            None => say(to.locale, "die-on-any").with("die", die).into(),
        }
    }
}

/// The part that a thing plays in a sentence, for languages that bend their words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Case {
    /// Its name, on its own.
    Name,
    /// It does something.
    Nominative,
    /// It goes somewhere, or something is done with it.
    Accusative,
    /// It lies somewhere.
    Dative,
}

impl Case {
    fn id(self) -> &'static str {
        match self {
            Case::Name => "name",
            Case::Nominative => "nom",
            Case::Accusative => "acc",
            Case::Dative => "dat",
        }
    }
}

/// On which side of the Village board an any-die space is: its id says so.
pub(crate) fn left_or_right(space: VillageSpace) -> &'static str {
    match space {
        VillageSpace::DayAnyRight | VillageSpace::NightAnyRight => "right",
        VillageSpace::DayAnyLeft
        | VillageSpace::DayFire
        | VillageSpace::DayWind
        | VillageSpace::DayWater
        | VillageSpace::NightAnyLeft
        | VillageSpace::NightFire
        | VillageSpace::NightWind
        | VillageSpace::NightWater => "left",
    }
}

fn unknown_die(case: Case, locale: Locale) -> String {
    say(locale, "die-unknown").with("case", case.id()).into()
}

/// The end of the key of a card: "Tumbler's Draught" has `tumblers-draught`.
pub(crate) fn key_of(name: &str) -> String {
    let kept = |letter: &char| letter.is_ascii_alphanumeric() || [' ', '-'].contains(letter);
    name.chars()
        .filter(kept)
        .map(|letter| {
            if letter == ' ' {
                '-'
            } else {
                letter.to_ascii_lowercase()
            }
        })
        .collect()
}

/// A face of a die, or a Forage symbol.
pub(crate) fn face_name(face: Face, locale: Locale) -> Cow<'static, str> {
    SPEECH.name(locale, &format!("face-{face}"), face.id())
}

/// What a Forest space gives, as English names spaces by it.
pub(crate) fn gives_in_english(gives: Gives) -> &'static str {
    match gives {
        Gives::Herb => "herb",
        Gives::Shroom => "shroom",
        Gives::Crystal => "crystal",
        Gives::Creature => "Creature",
    }
}

/// A side of the Village.
pub(crate) fn side_name(side: Side, locale: Locale) -> Cow<'static, str> {
    SPEECH.name(locale, &format!("side-{side}"), side.id())
}

/// The noun of a season; its form `stem` is what words are made with.
pub(crate) fn season_key(season: Season) -> String {
    format!("season-{season}")
}

/// "2 herbs and 1 Berry", "nothing".
pub(crate) fn goods_in_words(goods: Goods, locale: Locale) -> String {
    let part = |(number, name): (u16, &str)| {
        say(locale, &format!("goods-{name}"))
            .with("n", number)
            .to_string()
    };
    list_or_nothing(&goods.parts().map(part).collect::<Vec<_>>(), locale)
}

/// Things in a row, or the word that there are none.
pub(crate) fn list_or_nothing<S: AsRef<str>>(items: &[S], locale: Locale) -> String {
    if items.is_empty() {
        SPEECH.text(locale, "nothing")
    } else {
        locale.list(items)
    }
}

/// "3 points", "1 point".
pub(crate) fn points(number: impl Into<u16>, locale: Locale) -> String {
    say(locale, "points").with("n", number.into()).into()
}

/// "Anna's grove die", "your grove die", "their own grove die" where the actor is its owner, "the
/// fire die".
pub(crate) fn die_name(die: Die, actor: Option<Seat>, case: Case, to: Audience<'_>) -> String {
    let key = match die.owner().filter(|seat| seat.index() < to.names.0.len()) {
        Some(owner) if to.is_you(owner) => "die-yours",
        Some(owner) if actor == Some(owner) => "die-own",
        Some(_) => "die-owned",
        None => "die-element",
    };
    let named = say(to.locale, key)
        .with("case", case.id())
        .with("face", face_name(die.face(), to.locale));
    match die.owner() {
        Some(owner) if key == "die-owned" => named.with("who", to.name(owner)).into(),
        _ => named.into(),
    }
}

/// "2 grove and 1 fire dice".
pub(crate) fn faces_in_words(faces: Faces, locale: Locale) -> String {
    let part = |face| {
        say(locale, "dice-of-face")
            .with("n", faces.count(face))
            .with("face", face_name(face, locale))
            .to_string()
    };
    let parts: Vec<String> = faces.faces().map(part).collect();
    say(locale, "dice-of-faces")
        .with("n", faces.total())
        .with("faces", locale.list(&parts))
        .into()
}
