//! Why something is not possible, and what is wrong with a text that is no action.

use super::naming::a_landscape;
use super::{goods_in_words, lands_in_words};
use crate::BroomService;
use crate::cards::{MountainTile, Role};
use crate::goods::Resource;
use crate::map::Area;
use crate::parsing::Misread;
use crate::rules::Reason;
use crate::speech::{Nouns, role_name, say, token_name};
use covenstead_core::Locale;
use covenstead_core::notation::capital;
use covenstead_speech::Phrase;
use std::borrow::Cow;

impl BroomService {
    pub(crate) fn reason_in_words(&self, reason: Reason, locale: Locale) -> String {
        let say = |key| say(locale, key);
        let said: Phrase<'_> = match reason {
            Reason::NotYourTurn => say("why-not-your-turn"),
            Reason::NothingToDecide => say("why-nothing-to-decide"),
            Reason::NotDrawnNow => say("why-not-drawn-now"),
            Reason::CannotComeUp { .. } => say("why-cannot-come-up"),
            Reason::ChooseFirst { any_number: false } => say("why-choose-four"),
            Reason::ChooseFirst { any_number: true } => say("why-choose-some"),
            Reason::WrongNumber { chosen, any_number } => say(if any_number {
                "why-not-so-many-of-five"
            } else {
                "why-not-so-many-of-four"
            })
            .with("cards", chosen),
            Reason::ExtraOrNot => say("why-extra-or-not"),
            Reason::InHandAlready { role } => say("why-in-hand-already").role(role),
            Reason::YouLead => say("why-you-lead"),
            Reason::LedBefore { role } => say("why-led-before").role(role),
            Reason::NotInHand { role } => say("why-not-in-hand").role(role),
            Reason::LeadersAreBrave => say("why-leaders-are-brave"),
            Reason::MustFollow { role } => say("why-must-follow").role(role),
            Reason::AnotherRole { role } => say("why-another-role").role(role),
            Reason::ActionFirst => say("why-action-first"),
            Reason::NoMarket => say("why-no-market"),
            Reason::NoDistillery => say("why-no-distillery"),
            Reason::NoTreasure => say("why-no-treasure"),
            Reason::NoCourage => say("why-no-courage"),
            Reason::NoEffect => say("why-no-effect"),
            Reason::GatherOrNot => say("why-gather-or-not"),
            Reason::FlyOrStay => say("why-fly-or-stay"),
            Reason::FlyOn => say("why-fly-on"),
            Reason::NotThatCircle { circle } => {
                say("why-not-that-circle").with("circle", circle.id().to_uppercase())
            }
            Reason::DeliverOrNot => say("why-deliver-or-not"),
            Reason::CharmOrNot => say("why-charm-or-not"),
            Reason::VisitGoesOn => say("why-visit-goes-on"),
            Reason::TileUsed => say("why-tile-used"),
            Reason::TileUseless { tile } => say(useless(tile)),
            Reason::FillFist => say("why-fill-fist"),
            Reason::FistTooLarge { held } => {
                say("why-fist-too-large").with("goods", goods_in_words(locale, held))
            }
            Reason::HandInOrKeep => say("why-hand-in-or-keep"),
            Reason::ThereAlready { pawn, area } => say("why-there-already")
                .with("pawn", pawn.id())
                .with("place", self.area_in_words(area, locale)),
            Reason::FliesElsewhere { role, area } => {
                self.wrong_landscape(role, area, "why-flies-elsewhere", locale)
            }
            Reason::NotAdjacent { pawn, from, to } => say("why-not-adjacent")
                .with("pawn", pawn.id())
                .with("place", self.area_in_words(to, locale))
                .with("from", self.area_in_words(from, locale)),
            Reason::AcrossClouds { to, water } => say("why-across-clouds")
                .with("place", self.area_in_words(to, locale))
                .with("water", self.water_in_words(water, locale)),
            Reason::AcrossWater { to, water } => say("why-across-water")
                .with("place", self.area_in_words(to, locale))
                .with("water", self.water_in_words(water, locale)),
            Reason::Closed { area } => {
                say("why-closed").with("place", self.area_in_words(area, locale))
            }
            Reason::NoDeliveryOnVisit => say("why-no-delivery-on-visit"),
            Reason::OnlyMovedByWitch => say("why-only-moved-by-witch"),
            Reason::OnlyMoved => say("why-only-moved"),
            Reason::NoPawn { area } => {
                say("why-no-pawn").with("place", self.area_in_words(area, locale))
            }
            Reason::DeliversElsewhere { role, area } => {
                self.wrong_landscape(role, area, "why-delivers-elsewhere", locale)
            }
            Reason::TowerCovered { tower } => {
                say("why-tower-covered").with("tower", self.tower_as_subject(tower, locale))
            }
            Reason::TowerAway { tower, area } => say("why-tower-away")
                .with("tower", self.tower_as_subject(tower, locale))
                .with("place", self.area_in_words(area, locale)),
            Reason::TowerServed { tower } => {
                say("why-tower-served").with("tower", self.tower_as_subject(tower, locale))
            }
            Reason::NoPotion { colour } => say("why-no-potion").colour(colour),
            Reason::CloudGone { cloud } => {
                say("why-cloud-gone").with("cloud", self.cloud_in_words(cloud, locale))
            }
            Reason::CloudAway { cloud } => {
                say("why-cloud-away").with("cloud", self.cloud_beside(cloud, locale))
            }
            Reason::CloudTooDear { cloud, wands, held } => say("why-cloud-too-dear")
                .with("cloud", self.cloud_in_words(cloud, locale))
                .with("wands", wands)
                .with("held", held),
        };
        capital(&said.to_string())
    }

    /// Where the role goes, and what the area is instead.
    fn wrong_landscape(
        &self,
        role: Role,
        area: Area,
        key: &'static str,
        locale: Locale,
    ) -> Phrase<'_> {
        let land = self.map.landscape[area.index()];
        say(locale, key)
            .role(role)
            .with("lands", lands_in_words(locale, self.role_card(role).lands))
            .with("place", self.area_in_words(area, locale))
            .with("land", a_landscape(locale, land))
    }

    pub(crate) fn misread_in_words(&self, misread: &Misread, locale: Locale) -> String {
        let say = |key| say(locale, key);
        let said = match misread {
            Misread::Verb { text } => say("misread-verb").with("text", text.as_str()),
            Misread::Form { verb } => say(form_of(verb)),
            Misread::Role { word } => {
                let roles: Vec<Cow<'_, str>> = Role::ALL
                    .iter()
                    .map(|&role| role_name(locale, role))
                    .collect();
                say("misread-role")
                    .with("word", spaced(word))
                    .with("roles", locale.list(&roles))
            }
            Misread::RoleTwice => say("misread-role-twice"),
            Misread::Goods { word } => {
                let kinds: Vec<String> = Resource::ALL
                    .iter()
                    .map(|&kind| token_name(locale, kind))
                    .collect();
                say("misread-goods")
                    .with("word", spaced(word))
                    .with("goods", locale.list(&kinds))
            }
            Misread::TooMuch => say("misread-too-much"),
            Misread::Pawn => say("misread-pawn"),
            Misread::Circle => say("misread-circle"),
            Misread::Area { word } => {
                let places = (0..self.board().area.len() as u8)
                    .map(|place| self.area_in_words(Area(place), locale));
                let places: Vec<Cow<'_, str>> = places.collect();
                say("misread-area")
                    .with("word", spaced(word))
                    .with("places", locale.list(&places))
            }
            Misread::Tower { area, word } => {
                let towers = self.tower_words(*area);
                say("misread-tower")
                    .with("word", spaced(word))
                    .with("place", self.area_in_words(*area, locale))
                    .with("towers", locale.list(&towers))
            }
            Misread::Cloud { word } => {
                let clouds = (0..self.board().cloud.len() as u8)
                    .map(|cloud| self.cloud_word(crate::map::Cloud(cloud), locale));
                let clouds: Vec<String> = clouds.collect();
                say("misread-cloud")
                    .with("word", spaced(word))
                    .with("clouds", locale.list(&clouds))
            }
        };
        said.into()
    }
}

/// As it was typed, if with spaces.
fn spaced(word: &str) -> String {
    word.replace('-', " ")
}

/// Why a mountain's tile can do nothing now; the first two always can.
fn useless(tile: MountainTile) -> &'static str {
    match tile {
        MountainTile::Potions | MountainTile::Wands | MountainTile::Move => {
            "why-tile-useless-flight"
        }
        MountainTile::Deliver => "why-tile-useless-delivery",
        MountainTile::Charm => "why-tile-useless-charm",
    }
}

/// How an action goes on that begins with this verb.
fn form_of(verb: &str) -> &'static str {
    match verb {
        "extra" => "form-extra",
        "brave" => "form-brave",
        "cowardly" => "form-cowardly",
        "distil" => "form-distil",
        "move" => "form-move",
        "circle" => "form-circle",
        "deliver" => "form-deliver",
        "charm" => "form-charm",
        _ => "form-fist",
    }
}
