//! What things on the table are called: places, towers, clouds and tiles. Each has one name, which
//! log, prompts, buttons, tips and refusals share; ids are for notation alone.

use super::resource_in_words;
use crate::BroomService;
use crate::cards::Landscape;
use crate::data::{CloudCard, Storm};
use crate::map::{Area, Cloud, Space, Tower};
use crate::speech::{
    Nouns, forest_tile_name, land_in_words, mountain_tile_name, place_name, say, water_below,
    water_name,
};
use covenstead_core::Locale;
use covenstead_core::notation::capital;
use std::borrow::Cow;

impl BroomService {
    // ---- areas

    /// "Mossy Wood".
    pub(crate) fn area_in_words(&self, area: Area, locale: Locale) -> Cow<'_, str> {
        land_in_words(locale, &self.board().area[area.index()].name)
    }

    /// The same from the id that an event has.
    pub(super) fn place(&self, id: &str, locale: Locale) -> Cow<'_, str> {
        self.area_of(id)
            .map(|area| self.area_in_words(area, locale))
            .unwrap_or_default()
    }

    pub(crate) fn water_in_words(&self, water: u8, locale: Locale) -> Cow<'_, str> {
        water_below(locale, &self.board().water[usize::from(water)].name)
    }

    // ---- towers

    /// What is delivered to: "the green tower of Goose Green".
    pub(crate) fn tower_in_words(&self, tower: Tower, locale: Locale) -> String {
        self.tower_said(tower, locale, "tower-to")
    }

    /// The tower as a subject: "the green tower of Goose Green".
    pub(crate) fn tower_as_subject(&self, tower: Tower, locale: Locale) -> String {
        self.tower_said(tower, locale, "tower-is")
    }

    /// "Green tower of Goose Green".
    pub(crate) fn tower_name(&self, tower: Tower, locale: Locale) -> String {
        capital(&self.tower_said(tower, locale, "tower-name"))
    }

    fn tower_said(&self, tower: Tower, locale: Locale, key: &str) -> String {
        let card = &self.map.towers[tower.index()];
        let (sort, at) = match self.board().tower.get(tower.index()) {
            None => ("hill", String::new()),
            Some(_) => self.where_tower_stands(tower, locale),
        };
        say(locale, key)
            .with("sort", sort)
            .with("shape", card.shape.id())
            .colour(card.color)
            .with("at", at)
            .into()
    }

    /// The first of its areas in which no other tower has its colour, or its shape and colour;
    /// failing that, all its areas.
    fn where_tower_stands(&self, tower: Tower, locale: Locale) -> (&'static str, String) {
        let towers = &self.board().tower;
        let own = &towers[tower.index()];
        let others = || {
            towers
                .iter()
                .enumerate()
                .filter(move |(place, other)| *place != tower.index() && other.color == own.color)
                .map(|(_, other)| other)
        };
        let alone = |area: &&String| !others().any(|other| other.touches.contains(*area));
        let shaped = |area: &&String| {
            !others().any(|other| other.shape == own.shape && other.touches.contains(*area))
        };
        let of = |area: &String| say(locale, "tower-of").with("place", self.place(area, locale));
        if let Some(area) = own.touches.iter().find(alone) {
            return ("plain", of(area).into());
        }
        if let Some(area) = own.touches.iter().find(shaped) {
            return ("shape", of(area).into());
        }
        let areas: Vec<Cow<'_, str>> = own
            .touches
            .iter()
            .map(|area| self.place(area, locale))
            .collect();
        let within = say(locale, "tower-within")
            .with("n", areas.len())
            .with("places", locale.list(&areas));
        ("plain", within.into())
    }

    // ---- clouds

    /// "the cloud over Bell Downs", "the upper cloud over Mirror Lake".
    pub(crate) fn cloud_in_words(&self, cloud: Cloud, locale: Locale) -> String {
        self.cloud_said(cloud, locale, "cloud-is")
    }

    /// Beside which cloud one is.
    pub(crate) fn cloud_beside(&self, cloud: Cloud, locale: Locale) -> String {
        self.cloud_said(cloud, locale, "cloud-beside")
    }

    /// "Cloud over Bell Downs".
    pub(crate) fn cloud_name(&self, cloud: Cloud, locale: Locale) -> String {
        capital(&self.cloud_said(cloud, locale, "cloud-name"))
    }

    /// How a cloud is typed: "bell downs", "left mirror lake".
    pub(crate) fn cloud_word(&self, cloud: Cloud, locale: Locale) -> String {
        let over = self.cloud_over(cloud);
        let place = match self.land_of(over) {
            Some(land) => place_name(locale, land),
            None => water_name(locale, self.water_of(over)),
        };
        let (side, nth) = self.cloud_side(cloud);
        say(locale, "cloud-word")
            .with("side", side)
            .with("n", nth)
            .with("place", place)
            .into()
    }

    fn cloud_said(&self, cloud: Cloud, locale: Locale, key: &str) -> String {
        let (side, nth) = self.cloud_side(cloud);
        say(locale, key)
            .with("side", side)
            .with("n", nth)
            .with("place", self.cloud_place(cloud, locale))
            .into()
    }

    fn cloud_over(&self, cloud: Cloud) -> &str {
        &self.board().cloud[cloud.index()].area
    }

    fn land_of(&self, id: &str) -> Option<&str> {
        let place = self.board().area_of(id)?;
        Some(&self.board().area[place].name)
    }

    fn water_of(&self, id: &str) -> &str {
        let water = self.board().water.iter().find(|water| water.id == id);
        water.map_or("", |water| &water.name)
    }

    /// Over what a cloud hangs: "Bell Downs".
    pub(crate) fn cloud_place(&self, cloud: Cloud, locale: Locale) -> Cow<'_, str> {
        let over = self.cloud_over(cloud);
        match self.land_of(over) {
            Some(land) => land_in_words(locale, land),
            None => water_below(locale, self.water_of(over)),
        }
    }

    /// Which of the clouds over one area it is, as one sees them on the board, and its number.
    fn cloud_side(&self, cloud: Cloud) -> (&'static str, usize) {
        let spaces = &self.board().cloud;
        let own = &spaces[cloud.index()];
        let here: Vec<_> = spaces
            .iter()
            .filter(|space| space.area == own.area)
            .collect();
        let nth = here
            .iter()
            .position(|space| space.id == own.id)
            .unwrap_or(0);
        let side = match here[..] {
            [_] => "only",
            [one, two] => {
                let other = if nth == 0 { two } else { one };
                let [x, y] = [own.pos[0] - other.pos[0], own.pos[1] - other.pos[1]];
                match (x.abs() >= y.abs(), x < 0, y < 0) {
                    (true, true, _) => "left",
                    (true, false, _) => "right",
                    (false, _, true) => "upper",
                    (false, _, false) => "lower",
                }
            }
            _ => "many",
        };
        (side, nth + 1)
    }

    // ---- tiles

    /// "the mountain tile “Wands”", from the ids that an event has.
    pub(super) fn tile_in_words(&self, area: &str, tile: &str, locale: Locale) -> String {
        let space = self
            .area_of(area)
            .and_then(|area| self.map.space[area.index()]);
        match space {
            Some(Space::Hill(_)) => self.hill_tile_in_words(tile, locale),
            Some(Space::Mountain(_)) => crate::cards::MountainTile::from_id(tile)
                .map(|tile| mountain_tile_name(locale, tile))
                .map(|tile| say(locale, "the-mountain-tile").with("tile", tile).into())
                .unwrap_or_default(),
            Some(Space::Forest(_)) | None => crate::cards::ForestTile::from_id(tile)
                .map(|tile| forest_tile_name(locale, tile))
                .map(|tile| say(locale, "the-forest-tile").with("tile", tile).into())
                .unwrap_or_default(),
        }
    }

    fn hill_tile_in_words(&self, id: &str, locale: Locale) -> String {
        let circles = self
            .hill_tile_of(id)
            .and_then(|tile| self.hill_tile(tile).circles);
        match circles.map(|circles| circles.map(|circle| circle.id().to_uppercase())) {
            None => say(locale, "tower-is").with("sort", "hill").into(),
            Some([one, other]) => say(locale, "a-turbo-broom")
                .with("one", one)
                .with("other", other)
                .into(),
        }
    }
}

/// "heavy cloud", "storm cloud with an aura".
pub(super) fn cloud_kind(card: &CloudCard, locale: Locale) -> String {
    match card.storm {
        None => say(locale, "kind-heavy"),
        Some(Storm::Aura(_)) => say(locale, "kind-aura"),
        Some(Storm::Move) => say(locale, "kind-flight"),
        Some(Storm::Deliver) => say(locale, "kind-delivery"),
        Some(Storm::Potions { colour, need, .. }) => {
            say(locale, "kind-potions").with("goods", resource_in_words(locale, colour, need))
        }
    }
    .into()
}

/// A landscape with its article: "a forest", "a hill".
pub(super) fn a_landscape(locale: Locale, land: Landscape) -> String {
    say(locale, "a-landscape").landscape(land).into()
}
