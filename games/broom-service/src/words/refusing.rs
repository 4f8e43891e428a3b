//! Why something on the map cannot be chosen.

use crate::BroomService;
use crate::rules::Obstacle;
use crate::speech::{Nouns, say};
use covenstead_core::{Locale, Refusal};

impl BroomService {
    /// The refusal that programs get, in English.
    pub(crate) fn refusal(&self, obstacle: Obstacle) -> Refusal {
        Refusal::new(
            obstacle.rule(),
            self.obstacle_in_words(obstacle, Locale::English),
        )
    }

    pub(crate) fn obstacle_in_words(&self, obstacle: Obstacle, locale: Locale) -> String {
        let say = |key| say(locale, key);
        match obstacle {
            Obstacle::ThereAlready { pawn, area } => say("there-already")
                .with("pawn", pawn.id())
                .with("area", self.area_id(area)),
            Obstacle::NotAdjacent { pawn, from, to } => {
                let said = say("not-adjacent").with("pawn", pawn.id());
                said.with("area", self.area_id(to))
                    .with("from", self.area_id(from))
            }
            Obstacle::Closed { area } => say("closed-by-clouds").with("area", self.area_id(area)),
            Obstacle::FliesElsewhere { role, land } => {
                say("flies-elsewhere").role(role).landscape(land)
            }
            Obstacle::NoDeliveryOnVisit => say("no-delivery-on-visit"),
            Obstacle::OnlyMovedByWitch => say("only-moved-by-witch"),
            Obstacle::OnlyMoved => say("only-moved"),
            Obstacle::NoPawn { area } => say("no-pawn-there").with("area", self.area_id(area)),
            Obstacle::DeliversElsewhere { role, area } => say("delivers-elsewhere")
                .role(role)
                .with("area", self.area_id(area)),
            Obstacle::TowerCovered { tower } => {
                say("tower-covered").with("tower", self.tower_id(tower))
            }
            Obstacle::TowerAway { tower, area } => say("tower-away")
                .with("tower", self.tower_id(tower))
                .with("area", self.area_id(area)),
            Obstacle::TowerServed { tower } => {
                say("tower-served").with("tower", self.tower_id(tower))
            }
            Obstacle::NoPotion { colour } => say("no-potion").colour(colour),
            Obstacle::CloudGone { cloud } => say("cloud-gone").with("cloud", self.cloud_id(cloud)),
            Obstacle::CloudAway { cloud } => say("cloud-away").with("cloud", self.cloud_id(cloud)),
            Obstacle::CloudTooDear { cloud, wands, held } => say("cloud-too-dear")
                .with("cloud", self.cloud_id(cloud))
                .with("wands", wands)
                .with("held", held),
        }
        .into()
    }
}
