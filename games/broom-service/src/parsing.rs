//! Actions read from text. Canonical texts name things by their ids (`docs/notation.md`); a person
//! may write names instead, with spaces, in either language: `move 1 mossy wood`.

use crate::BroomService;
use crate::action::Action;
use crate::board::{HILL_TOWER, Shape};
use crate::cards::{Circle, EventCard, ForestTile, MountainTile, Pawn, Role, RoleSet};
use crate::goods::{Goods, Resource};
use crate::map::{Area, Cloud, Tower, bits};
use crate::speech::{land_in_words, role_name, token_name};
use covenstead_core::{Locale, Seat, notation};

/// What is wrong with a text that is no action. `words/refusing.rs` says it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Misread {
    /// No action begins like this.
    Verb { text: String },
    /// An action begins like this, but goes on in another way.
    Form { verb: &'static str },
    /// This is no role.
    Role { word: String },
    /// One role is named two times.
    RoleTwice,
    /// This is no kind of goods.
    Goods { word: String },
    /// Nobody ever has so much.
    TooMuch,
    /// This is no pawn.
    Pawn,
    /// This is no stone circle.
    Circle,
    /// No area is called like this.
    Area { word: String },
    /// No tower here is called like this, or more than one.
    Tower { area: Area, word: String },
    /// No cloud space is called like this.
    Cloud { word: String },
}

type Reading<T> = Result<T, Misread>;

/// The fewest letters that stand for a longer name.
const LEAST_LETTERS: usize = 3;

impl BroomService {
    /// Reads an action, forgiving about case, spaces and underscores.
    pub(crate) fn parse_action(&self, text: &str) -> Reading<Action> {
        // Lists are written with commas by those who write them as prose.
        let words = notation::words(&text.replace(',', " "));
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        if let Some(action) = single(&words.join("-")) {
            return Ok(action);
        }
        let form = |verb| Err(Misread::Form { verb });
        match words[..] {
            ["choose", ref roles @ ..] => Ok(Action::Choose(parse_roles(roles)?)),
            ["extra"] => form("extra"),
            ["extra", ref role @ ..] => Ok(Action::Extra(parse_role(role)?)),
            ["brave"] => form("brave"),
            ["brave", ref role @ ..] => Ok(Action::Brave(parse_role(role)?)),
            ["cowardly"] => form("cowardly"),
            ["cowardly", ref role @ ..] => Ok(Action::Cowardly(parse_role(role)?)),
            ["distil", resource] => Ok(Action::Distil(parse_resource(resource)?)),
            ["distil", ..] => form("distil"),
            ["move", pawn, ref area @ ..] if !area.is_empty() => {
                let pawn = Pawn::from_id(pawn).ok_or(Misread::Pawn)?;
                Ok(Action::Move(pawn, self.parse_area(area)?))
            }
            ["move", ..] => form("move"),
            ["circle", circle] => Circle::from_id(circle)
                .map(Action::Circle)
                .ok_or(Misread::Circle),
            ["circle", ..] => form("circle"),
            ["deliver", ref rest @ ..] if rest.len() > 1 => self.parse_delivery(rest),
            ["deliver", ..] => form("deliver"),
            ["charm"] => form("charm"),
            ["charm", ref cloud @ ..] => Ok(Action::Charm(self.parse_cloud(cloud)?)),
            // An empty fist is a decision of its own and never a slip of the hand.
            ["fist"] => form("fist"),
            ["fist", "nothing"] => Ok(Action::Fist(Goods::NONE)),
            ["fist", ref goods @ ..] => Ok(Action::Fist(parse_goods(goods)?)),
            _ => self.parse_chance(&words).ok_or_else(|| Misread::Verb {
                text: text.trim().into(),
            }),
        }
    }

    fn parse_chance(&self, words: &[&str]) -> Option<Action> {
        match *words {
            ["starter", seat] => Some(Action::Starter(Seat(seat.parse().ok()?))),
            ["cloud", space, kind] => {
                let space = self.cloud_of(space)?;
                Some(Action::LayCloud(space, self.cloud_kind(kind)?))
            }
            ["mountain-tile", area, tile] => {
                let tile = MountainTile::from_id(tile)?;
                Some(Action::LayMountainTile(self.area_of(area)?, tile))
            }
            ["forest-tile", area, tile] => {
                let tile = ForestTile::from_id(tile)?;
                Some(Action::LayForestTile(self.area_of(area)?, tile))
            }
            ["hill-tile", area, tile] => {
                let tile = self.hill_tile_of(tile)?;
                Some(Action::LayHillTile(self.area_of(area)?, tile))
            }
            ["event", event] => EventCard::from_id(event).map(Action::TurnUp),
            ["bewitch", role] => Role::from_id(role).map(Action::Bewitch),
            _ => None,
        }
    }

    fn parse_area(&self, words: &[&str]) -> Reading<Area> {
        let word = words.join("-");
        if let Some(area) = self.area_of(&word) {
            return Ok(area);
        }
        let names = |place: usize| {
            let record = &self.board().area[place];
            Locale::ALL.map(|locale| plain(&land_in_words(locale, &record.name)))
        };
        called(&word, 0..self.board().area.len(), names)
            .map(|place| Area(place as u8))
            .ok_or(Misread::Area { word })
    }

    fn parse_cloud(&self, words: &[&str]) -> Reading<Cloud> {
        let word = words.join("-");
        if let Some(cloud) = self.cloud_of(&word) {
            return Ok(cloud);
        }
        let names = |place: usize| {
            let cloud = Cloud(place as u8);
            Locale::ALL.map(|locale| plain(&self.cloud_word(cloud, locale)))
        };
        called(&word, 0..self.board().cloud.len(), names)
            .map(|place| Cloud(place as u8))
            .ok_or(Misread::Cloud { word })
    }

    /// An area and a tower. Where the one ends and the other begins is tried out, since names have
    /// spaces.
    fn parse_delivery(&self, words: &[&str]) -> Reading<Action> {
        let mut wrong = Misread::Form { verb: "deliver" };
        for split in 1..words.len() {
            let (place, tower) = words.split_at(split);
            let read = self
                .parse_area(place)
                .and_then(|area| Ok(Action::Deliver(area, self.parse_tower(area, tower)?)));
            match read {
                Ok(action) => return Ok(action),
                Err(tower @ Misread::Tower { .. }) => wrong = tower,
                Err(area) if split == 1 => wrong = area,
                Err(_) => {}
            }
        }
        Err(wrong)
    }

    fn parse_tower(&self, area: Area, words: &[&str]) -> Reading<Tower> {
        let word = words.join("-");
        if let Some(tower) = self.tower_of(&word) {
            return Ok(tower);
        }
        let mut meant = self
            .towers_of(area)
            .filter(|&tower| self.is_spelled(tower, words));
        match (meant.next(), meant.next()) {
            (Some(tower), None) => Ok(tower),
            _ => Err(Misread::Tower { area, word }),
        }
    }

    /// The printed towers that can be served from an area.
    fn towers_of(&self, area: Area) -> impl Iterator<Item = Tower> {
        bits(self.map.touching(area)).map(Tower)
    }

    /// Whether `round purple 6` or a part of it, the colour at least, describes a tower.
    fn is_spelled(&self, tower: Tower, words: &[&str]) -> bool {
        let card = &self.map.towers[tower.index()];
        let (mut coloured, mut fits) = (false, true);
        for word in words {
            if let Ok(colour) = parse_resource(word) {
                coloured = true;
                fits &= colour == card.color;
            } else if let Some(shape) = shape_of(word) {
                fits &= shape == card.shape;
            } else {
                fits &= word.parse() == Ok(card.vp);
            }
        }
        coloured && fits
    }

    /// The shortest words that mean one tower of an area: `purple`, `round purple`, `purple 6`.
    pub(crate) fn tower_words(&self, area: Area) -> Vec<String> {
        let words = |tower: Tower| {
            let card = &self.map.towers[tower.index()];
            let colour = card.color.id();
            let ways = [
                colour.to_string(),
                format!("{} {colour}", card.shape),
                format!("{colour} {}", card.vp),
            ];
            ways.into_iter()
                .find(|way| {
                    let words: Vec<&str> = way.split(' ').collect();
                    self.parse_tower(area, &words) == Ok(tower)
                })
                .unwrap_or_else(|| colour.into())
        };
        self.towers_of(area).map(words).collect()
    }

    /// The area with this id, if there is one.
    pub(crate) fn area_of(&self, id: &str) -> Option<Area> {
        self.board().area_of(id).map(|place| Area(place as u8))
    }

    /// The tower with this id, if there is one.
    pub(crate) fn tower_of(&self, id: &str) -> Option<Tower> {
        let printed = self
            .board()
            .tower
            .iter()
            .position(|tower| tower.id.eq_ignore_ascii_case(id));
        let tile = self.has_hill_tiles() && matches!(id, HILL_TOWER | "hügelturm");
        let tile = tile.then(|| self.map.hill_tower());
        printed.map(|place| Tower(place as u8)).or(tile)
    }

    /// The cloud space with this id, if there is one.
    pub(crate) fn cloud_of(&self, id: &str) -> Option<Cloud> {
        self.board()
            .cloud
            .iter()
            .position(|cloud| cloud.id.eq_ignore_ascii_case(id))
            .map(|place| Cloud(place as u8))
    }

    /// The kind of cloud with this id, if there is one.
    pub(crate) fn cloud_kind(&self, id: &str) -> Option<u8> {
        let id = id.to_lowercase().replace('_', "-");
        self.components()
            .clouds
            .iter()
            .position(|card| card.id == id)
            .map(|place| place as u8)
    }

    /// The place of the hill tile with this id, if there is one.
    pub(crate) fn hill_tile_of(&self, id: &str) -> Option<u8> {
        let id = id.to_lowercase().replace('_', "-");
        self.components()
            .tiles
            .hill
            .iter()
            .position(|tile| tile.id == id)
            .map(|place| place as u8)
    }
}

/// Actions that are one word, or one name.
fn single(text: &str) -> Option<Action> {
    Some(match text {
        "none" => Action::None,
        "action" => Action::Act,
        "black-market" => Action::Market,
        "five-vp" | "treasure" | "schatz" => Action::FiveVp,
        "brave-tile" | "courage" | "mut" => Action::BraveTile,
        "gather" => Action::Gather,
        "decline" => Action::Decline,
        "stay" => Action::Stay,
        "use-tile" => Action::UseTile,
        "done" => Action::Done,
        "hand-in" => Action::HandIn,
        "keep" => Action::Keep,
        _ => return None,
    })
}

/// The one thing with this name, or with a name that begins so.
fn called<const N: usize>(
    word: &str,
    all: impl Iterator<Item = usize> + Clone,
    names: impl Fn(usize) -> [String; N],
) -> Option<usize> {
    let word = plain(word);
    let mut whole = all.clone().filter(|&thing| names(thing).contains(&word));
    if let Some(thing) = whole.next() {
        return Some(thing);
    }
    let mut begun = all.filter(|&thing| names(thing).iter().any(|name| name.starts_with(&word)));
    match (begun.next(), begun.next()) {
        (Some(thing), None) if word.chars().count() >= LEAST_LETTERS => Some(thing),
        _ => None,
    }
}

/// A name as one word of a notation: `isle-of-reeds-b` for "Isle of Reeds (B)".
fn plain(name: &str) -> String {
    let name = name.replace('\u{AD}', "").to_lowercase();
    let words = name.split(|sign: char| !sign.is_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    words.join("-")
}

fn shape_of(word: &str) -> Option<Shape> {
    match word {
        "rund" => Some(Shape::Round),
        "eckig" => Some(Shape::Square),
        _ => Shape::from_id(word),
    }
}

fn parse_role(words: &[&str]) -> Reading<Role> {
    let word = words.join("-");
    if let Some(role) = Role::from_id(&word) {
        return Ok(role);
    }
    let names = |role: &Role| Locale::ALL.map(|locale| plain(&role_name(locale, *role)));
    let mut named = Role::ALL.iter().filter(|role| names(role).contains(&word));
    named.next().copied().ok_or(Misread::Role { word })
}

/// Roles one after the other, each of one word or of two.
fn parse_roles(words: &[&str]) -> Reading<RoleSet> {
    let (mut set, mut left) = (RoleSet::EMPTY, words);
    while !left.is_empty() {
        let two = left.len().min(2);
        let (role, length) = match parse_role(&left[..1]) {
            Ok(role) => (role, 1),
            Err(wrong) => (parse_role(&left[..two]).map_err(|_| wrong)?, two),
        };
        if set.contains(role) {
            return Err(Misread::RoleTwice);
        }
        (set, left) = (set.with(role), &left[length..]);
    }
    Ok(set)
}

/// Reads "2 orange 1 wand" or "orange orange wand".
fn parse_goods(words: &[&str]) -> Reading<Goods> {
    let (mut counts, mut left) = ([0u32; 4], words);
    while let [first, rest @ ..] = left {
        let (count, kind, rest) = match (first.parse::<u8>(), rest) {
            (Ok(count), [kind, rest @ ..]) => (count, parse_resource(kind)?, rest),
            (Ok(_), []) => return Err(Misread::Form { verb: "fist" }),
            (Err(_), rest) => (1, parse_resource(first)?, rest),
        };
        counts[kind.index()] += u32::from(count);
        left = rest;
    }
    let [orange, green, purple, wands] = counts.map(|count| u8::try_from(count).unwrap_or(u8::MAX));
    match counts.iter().sum::<u32>() {
        0 => Err(Misread::Form { verb: "fist" }),
        1..=250 => Ok(Goods::new(orange, green, purple, wands)),
        _ => Err(Misread::TooMuch),
    }
}

/// Wands may be named in the plural.
fn parse_resource(word: &str) -> Reading<Resource> {
    let known = |kind: &Resource| {
        let german = plain(&token_name(Locale::German, *kind));
        let colour = plain(&crate::speech::colour_name(Locale::German, *kind));
        word == german || word == colour
    };
    match word {
        "wands" | "zauberstäbe" => Ok(Resource::Wand),
        _ => Resource::from_id(word)
            .or_else(|| Resource::ALL.iter().copied().find(known))
            .ok_or_else(|| Misread::Goods { word: word.into() }),
    }
}
