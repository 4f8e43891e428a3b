//! Events as lines of the log.

use super::{goods_in_words, points, resource_in_words, roles_in_words};
use crate::BroomService;
use crate::cards::{RoleSet, Stance};
use crate::event::Event;
use crate::goods::Resource;
use covenstead_core::notation::count;
use covenstead_core::{Audience, Names};

impl BroomService {
    /// "Mossy Wood (F1)", from an id.
    fn place(&self, id: &str) -> String {
        self.area_of(id).map_or(id.into(), |area| self.area_in_words(area))
    }

    /// A line of the log.
    pub(super) fn told(&self, event: &Event, names: &Names) -> String {
        let who = |seat| names.of(seat);
        match *event {
            Event::StarterDrawn { seat } => format!("{} leads the first turn.", who(seat)),
            Event::StartWands { seat, wands } => format!("{} begins with {}.", who(seat), count(wands, "wand")),
            Event::CloudLaid { ref cloud, ref kind } => format!("A cloud is laid on {cloud}: {kind}."),
            Event::TileLaid { ref area, ref tile } => format!("The tile {tile} is laid in {}.", self.place(area)),
            Event::RoundBegan { round, card, starter } => {
                format!("Round {round} begins: {}. {} will lead.", card.name(), who(starter))
            }
            Event::Bewitched { role } => format!("The {} is bewitched in this round.", role.name()),
            Event::PileShuffled => "The bewitched pile is shuffled anew.".into(),
            Event::Chose { seat, roles: Some(roles) } => format!("{} chose the {}.", who(seat), roles_in_words(roles)),
            Event::Chose { seat, roles: None } => format!("{} has chosen.", who(seat)),
            Event::NumberShown { seat, cards, vp } => {
                format!("{} chose {}: {}.", who(seat), count(cards, "card"), points(vp))
            }
            Event::DecidedExtra { seat, choice: Some(RoleSet::EMPTY) } => format!("{} wants no extra card.", who(seat)),
            Event::DecidedExtra { seat, choice: Some(roles) } => {
                format!("{} wants the {} as extra card.", who(seat), roles_in_words(roles))
            }
            Event::DecidedExtra { seat, choice: None } => format!("{} has decided about an extra card.", who(seat)),
            Event::TookExtra { seat, role: Some(role) } => {
                format!("{} spends a tile on an extra card, the {}.", who(seat), role.name())
            }
            Event::TookExtra { seat, role: None } => format!("{} spends a tile on an extra card.", who(seat)),
            Event::Led { seat, role, stance } => format!("{} leads the {stance} {}.", who(seat), role.name()),
            Event::Followed { seat, role, stance, from: Some(from) } => {
                format!("{} is the {stance} {} too: {} is out.", who(seat), role.name(), who(from))
            }
            Event::Followed { seat, role, stance: Stance::Brave, .. } => format!("{} is the brave {}.", who(seat), role.name()),
            Event::Followed { seat, role, .. } => format!("{} is a cowardly {}.", who(seat), role.name()),
            Event::Passed { seat, .. } => format!("{} says next.", who(seat)),
            Event::Penalty { seat, role, vp } => {
                format!("The {} is bewitched: {} loses {}.", role.name(), who(seat), points(-vp))
            }
            Event::Performs { seat, role } => format!("{} is the bravest {} and acts.", who(seat), role.name()),
            Event::Acts { seat, role } => format!("{} acts as a cowardly {}.", who(seat), role.name()),
            Event::Marketed { seat, vp } => format!("{} takes {} from the Black Market instead.", who(seat), points(vp)),
            Event::Distilled { seat, resource } => {
                format!("{} takes 1 {} from the Black Distillery instead.", who(seat), resource_in_words(resource))
            }
            Event::TileSpent { seat, vp: 0, .. } => format!("{} spends a tile to do the brave action.", who(seat)),
            Event::TileSpent { seat, vp, .. } => format!("{} spends a tile for {} instead.", who(seat), points(vp)),
            Event::Declined { seat } => format!("{} leaves it at that.", who(seat)),
            Event::Lapsed { seat, .. } => format!("There is nothing {} can do with it.", who(seat)),
            Event::Gathered { seat, goods } => format!("{} takes {}.", who(seat), goods_in_words(goods)),
            Event::Moved { seat, pawn, ref from, ref to } => {
                format!("{} flies pawn {pawn} from {} to {}.", who(seat), self.place(from), self.place(to))
            }
            Event::Flew { seat, pawn, ref to, .. } => {
                format!("The turbo broom takes pawn {pawn} of {} on to {}.", who(seat), self.place(to))
            }
            Event::TileTaken { seat, ref area, tile } => {
                format!("{} finds the tile {tile} in {}.", who(seat), self.place(area))
            }
            Event::AmuletClaimed { seat, ref area } => format!("{} claims the amulet of {}.", who(seat), self.place(area)),
            Event::TileUsed { seat, ref area, tile } => format!("{} uses the tile {tile} of {}.", who(seat), self.place(area)),
            Event::Delivered { seat, ref area, ref tower, colour, vp, wands, .. } => {
                let wands = if wands > 0 { format!(" and {}", count(wands, "wand")) } else { String::new() };
                let place = self.place(area);
                let article = if colour == Resource::Orange { "an" } else { "a" };
                format!(
                    "{} delivers {article} {colour} potion from {place} to tower {tower}: {}{wands}.",
                    who(seat),
                    points(vp)
                )
            }
            Event::Charmed { seat, ref cloud, wands, bolts, vp, .. } => {
                let gain = if vp != 0 { format!(" and {}", points(vp)) } else { String::new() };
                let (cost, bolts) = (count(wands, "wand"), count(bolts, "bolt"));
                format!("{} charms the cloud {cloud} away for {cost}: {bolts}{gain}.", who(seat))
            }
            Event::StormPaid { seat, ref cloud, vp } => {
                format!("The storm cloud {cloud} brings {} {} for potions held.", who(seat), points(vp))
            }
            Event::FilledFist { seat, fist: Some(fist) } => format!("{} puts {} into a fist.", who(seat), goods_in_words(fist)),
            Event::FilledFist { seat, fist: None } => format!("{} has filled a fist.", who(seat)),
            Event::FistOpened { seat, fist, vp, .. } => {
                let gain = if vp != 0 { format!(": {}", points(vp)) } else { String::new() };
                format!("{} had {} in the fist{gain}.", who(seat), goods_in_words(fist))
            }
            Event::EventScored { seat, card, vp } if vp < 0 => {
                format!("{}: {} loses {}.", card.name(), who(seat), points(-vp))
            }
            Event::EventScored { seat, card, vp } => format!("{}: {} gains {}.", card.name(), who(seat), points(vp)),
            Event::HandedIn { seat, goods, vp } => {
                format!("{} hands in {} for {}.", who(seat), goods_in_words(goods), points(vp))
            }
            Event::RoundEnded { round, next } => format!("Round {round} ends. {} would lead next.", who(next)),
            Event::FinalScored { seat, lightning, resources, amulets, total } => format!(
                "{}: {lightning} for lightning, {resources} for resources, {amulets} for amulets: {} in all.",
                who(seat),
                points(total)
            ),
            Event::GameOver { ref winners } => {
                format!("The game is over. Winner: {}.", Audience::english(names).list(winners.iter().copied()))
            }
        }
    }
}
