//! The rules as help: the text in `RULES.md` and `RULES.de.md`, with the components in use.

use super::explaining::{big_action, event_text, small_action, storm_in_words};
use super::naming::cloud_kind;
use super::{goods_in_words, resource_in_words};
use crate::board::{AreaRecord, Board, Shape, TileSpace};
use crate::cards::{EventCard, Role};
use crate::data::{CloudCard, Components};
use crate::goods::Resource;
use crate::options::{EmptyHandedCounts, SPECS, Side, UpperHandCost};
use crate::speech::{SPEECH, event_name, land_name, place_name, role_name, say, water_name};
use covenstead_core::help::{fill, table};
use covenstead_core::notation::capital;
use covenstead_core::{DataStatus, Locale, Values};

/// The rules with the values of these components.
pub(super) fn rules(data: &Components, locale: Locale) -> String {
    let text = match locale {
        Locale::English => include_str!("../../RULES.md"),
        Locale::German => include_str!("../../RULES.de.md"),
    };
    let help = Help { data, locale };
    let setup = &data.setup;
    let number = |value: i64| value.to_string();
    let mut values = vec![
        ("start-vp", number(setup.start_vp.into())),
        ("penalty", help.points(setup.bewitched_penalty)),
        ("start-potions", goods_in_words(locale, setup.start_potions)),
        ("wands-edge", help.wands(setup.start_wands_first_and_last)),
        ("wands-others", help.wands(setup.start_wands_others)),
        ("wands-two", help.wands(setup.start_wands_two_players)),
        (
            "bonus",
            help.points(data.roles[Role::ValleyDruid.index()].bonus),
        ),
        ("roles", help.roles()),
        ("events", help.events()),
        ("heavy", help.heavy_clouds()),
        ("storms", help.storm_clouds()),
        ("four", help.points(data.scoring.set_of_four_different)),
        ("three", help.points(data.scoring.set_of_three_different)),
        ("lightning", help.lightning()),
        ("amulets", help.amulets()),
        ("tile-wands", help.wands(data.tiles.wands)),
        ("treasure", help.points(data.tiles.five_vp)),
        ("brooms", help.brooms()),
        ("hill-tower", help.hill_tower()),
        ("options", help.options()),
    ];
    for side in [Side::Front, Side::Back] {
        let (places, waters) = match side {
            Side::Front => ("front", "front-waters"),
            Side::Back => ("back", "back-waters"),
        };
        values.push((places, help.places(data.board(side))));
        values.push((waters, help.waters(data.board(side))));
    }
    fill(&without_notes(text, data.status), &values)
}

/// The text without the paragraphs that say which values are reconstructed, where a data file of
/// one's own is in use.
fn without_notes(text: &str, status: DataStatus) -> String {
    let reconstructed = status == DataStatus::Reconstructed;
    let paragraphs = text
        .split("\n\n")
        .filter(|paragraph| reconstructed || !NOTES.iter().any(|note| paragraph.starts_with(note)));
    paragraphs.collect::<Vec<_>>().join("\n\n")
}

/// How such a paragraph begins.
const NOTES: [&str; 2] = ["*Reconstructed*", "*Rekonstruiert*"];

struct Help<'a> {
    data: &'a Components,
    locale: Locale,
}

impl Help<'_> {
    fn say(&self, key: &'static str) -> String {
        say(self.locale, key).into()
    }

    fn heads<const N: usize>(&self, heads: [&'static str; N]) -> [String; N] {
        heads.map(|head| capital(&self.say(head)))
    }

    fn table<const N: usize>(
        &self,
        heads: [&'static str; N],
        rows: impl IntoIterator<Item = [String; N]>,
    ) -> String {
        let heads = self.heads(heads);
        table(&heads.each_ref().map(String::as_str), rows)
            .trim_end()
            .into()
    }

    fn points(&self, vp: i16) -> String {
        say(self.locale, "points").with("vp", vp).into()
    }

    fn wands(&self, wands: u8) -> String {
        say(self.locale, "wands").with("wands", wands).into()
    }

    fn roles(&self) -> String {
        let rows = Role::ALL.iter().map(|&role| {
            let card = &self.data.roles[role.index()];
            [
                role_name(self.locale, role).replace('\u{AD}', ""),
                capital(&small_action(card, role, self.locale).to_string()),
                capital(&big_action(card, role, self.locale).to_string()),
            ]
        });
        self.table(["role", "cowardly", "brave"], rows)
    }

    fn events(&self) -> String {
        let rows = EventCard::ALL.iter().map(|&event| {
            let text = event_text(
                &self.data.events,
                event,
                UpperHandCost::Returned,
                EmptyHandedCounts::Resources,
                self.locale,
            );
            [event_name(self.locale, event).into_owned(), text.into()]
        });
        self.table(["event", "effect"], rows)
    }

    fn heavy_clouds(&self) -> String {
        let heavy = self.data.clouds.iter().filter(|card| card.storm.is_none());
        let rows = heavy.map(|card| [card.wands, card.bolts, card.count].map(|n| n.to_string()));
        self.table(["cost-in-wands", "lightning-bolts", "how-many"], rows)
    }

    fn storm_clouds(&self) -> String {
        let row = |card: &CloudCard| {
            let numbers = [card.wands, card.bolts, card.count].map(|n| n.to_string());
            let [wands, bolts, count] = numbers;
            let effect = storm_in_words(card.storm, self.locale).trim().to_string();
            let kind = capital(&cloud_kind(card, self.locale));
            [kind, effect, wands, bolts, count]
        };
        let storms = self.data.clouds.iter().filter(|card| card.storm.is_some());
        let heads = [
            "storm-cloud",
            "effect",
            "cost-in-wands",
            "lightning-bolts",
            "how-many",
        ];
        self.table(heads, storms.map(row))
    }

    fn lightning(&self) -> String {
        let values = &self.data.scoring.lightning;
        let last = values.len() - 1;
        let rows = values.iter().enumerate().map(|(bolts, vp)| {
            let bolts = if bolts == last {
                say(self.locale, "or-more").with("n", bolts).into()
            } else {
                bolts.to_string()
            };
            [bolts, vp.to_string()]
        });
        self.table(["lightning-bolts", "fact-points"], rows)
    }

    fn amulets(&self) -> String {
        let rows = self.data.scoring.amulets.iter().enumerate();
        let rows = rows.map(|(amulets, vp)| [amulets.to_string(), vp.to_string()]);
        self.table(["amulets", "fact-points"], rows)
    }

    fn brooms(&self) -> String {
        let circles = self.data.tiles.hill.iter().filter_map(|tile| tile.circles);
        let pairs: Vec<String> = circles
            .map(|pair| {
                let [one, other] = pair.map(|circle| circle.id().to_uppercase());
                format!("{one}–{other}")
            })
            .collect();
        self.locale.list(&pairs)
    }

    fn hill_tower(&self) -> String {
        let tower = self
            .data
            .tiles
            .hill
            .iter()
            .find_map(|tile| tile.tower.as_ref());
        tower.map_or(String::new(), |tower| self.points(tower.vp))
    }

    // ---- maps

    fn places(&self, board: &Board) -> String {
        let rows = board.area.iter().map(|area| {
            [
                place_name(self.locale, &area.name).into_owned(),
                self.land(area),
                area.clouds.to_string(),
                self.neighbours(board, area),
                self.towers(board, area),
            ]
        });
        let heads = ["place", "land", "clouds", "borders", "towers"];
        self.table(heads, rows)
    }

    /// The landscape, with castle, tile space or stone circle.
    fn land(&self, area: &AreaRecord) -> String {
        let land = land_name(self.locale, area.landscape).into_owned();
        let mut more = Vec::new();
        if area.castle.is_some() {
            more.push(self.say("castle-here"));
        }
        match area.tile_space {
            Some(TileSpace::Mountain | TileSpace::Forest | TileSpace::Hill) => {
                more.push(self.say("tile-here"));
            }
            None => {}
        }
        if let Some(circle) = area.stone_circle {
            let circle = circle.id().to_uppercase();
            more.push(
                say(self.locale, "circle-here")
                    .with("circle", circle)
                    .into(),
            );
        }
        std::iter::once(land)
            .chain(more)
            .collect::<Vec<_>>()
            .join(", ")
    }

    fn neighbours(&self, board: &Board, area: &AreaRecord) -> String {
        let names: Vec<String> = area
            .neighbors
            .iter()
            .filter_map(|id| board.area.iter().find(|other| other.id == *id))
            .map(|other| place_name(self.locale, &other.name).into_owned())
            .collect();
        if names.is_empty() {
            "–".into()
        } else {
            names.join(", ")
        }
    }

    /// "purple 4 + 1 wand, square orange 3": with a star where a mountain tile would cover it.
    fn towers(&self, board: &Board, area: &AreaRecord) -> String {
        let towers = board
            .tower
            .iter()
            .filter(|tower| area.towers.contains(&tower.id));
        let named = towers.map(|tower| {
            let square = match tower.shape {
                Shape::Square => format!("{} ", self.say("square")),
                Shape::Round => String::new(),
            };
            let colour = crate::speech::colour_name(self.locale, tower.color);
            let wands = match tower.wands {
                0 => String::new(),
                wands => format!(
                    " + {}",
                    resource_in_words(self.locale, Resource::Wand, wands)
                ),
            };
            let star = if tower.covered_by_mountain_tile {
                "†"
            } else {
                ""
            };
            format!("{square}{colour} {}{wands}{star}", tower.vp)
        });
        named.collect::<Vec<_>>().join("; ")
    }

    fn waters(&self, board: &Board) -> String {
        let rows = board.water.iter().map(|water| {
            let coast: Vec<String> = water
                .coast
                .iter()
                .filter_map(|id| board.area.iter().find(|area| area.id == *id))
                .map(|area| place_name(self.locale, &area.name).into_owned())
                .collect();
            [
                water_name(self.locale, &water.name).into_owned(),
                water.clouds.to_string(),
                coast.join(", "),
            ]
        });
        self.table(["water", "clouds", "coast"], rows)
    }

    // ---- options

    /// Every option with what it changes and what it may be.
    fn options(&self) -> String {
        let options = SPECS.iter().map(|spec| {
            let key = format!("option-{}", spec.name.replace('_', "-"));
            let title = SPEECH.name(self.locale, &key, spec.name);
            let doc = SPEECH.form(self.locale, &key, "doc", spec.doc);
            let values = match spec.values {
                Values::OneOf(words) => {
                    let words = words
                        .iter()
                        .map(|word| SPEECH.form(self.locale, &key, word, word).into_owned());
                    words.collect::<Vec<_>>().join("; ")
                }
                _ => String::new(),
            };
            let choices = if values.is_empty() {
                String::new()
            } else {
                let choices = say(self.locale, "choices-of-option").with("values", values);
                format!(" {choices}")
            };
            format!("- **{title}.** {doc}{choices}")
        });
        options.collect::<Vec<_>>().join("\n")
    }
}
