//! Events in words: the lines of the log a player reads.

use crate::Brew;
use crate::action::{Item, Mode};
use crate::dice::Face;
use crate::event::Event;
use crate::goods::Goods;
use crate::place::Place;
use crate::words::{die_name, faces_in_words, goods_in_words, points};
use covenstead_core::notation::count;
use covenstead_core::{Names, Seat};

impl Brew {
    /// A line of the log.
    pub(crate) fn told(&self, event: &Event, names: &Names) -> String {
        let who = |seat: Seat| names.of(seat);
        match *event {
            Event::ForestLaidOut { forest } => {
                let card = self.components().forest(forest);
                format!("{} is laid out: {}.", self.forest_name(forest), points(card.vp))
            }
            Event::PotionRevealed { potion } => format!("{} comes into the market.", self.potion_in_words(potion)),
            Event::CreatureTurnedUp { creature } => {
                format!("{} lies on the {} pile now.", self.creature_name(creature), creature.season())
            }
            Event::FirstPlayer { seat } => format!("{} begins.", who(seat)),
            Event::CharacterTaken { seat, character } => format!("{} plays {}.", who(seat), character.name()),
            Event::RoundBegan { round, side, first } => {
                format!("Round {round} begins, with the {side} side of the Village. {} is the first player.", who(first))
            }
            Event::Rolled { seat, faces } => format!("{} rolls {}.", who(seat), faces_in_words(faces)),
            Event::TurnBegan { seat } => format!("It is {}'s turn.", who(seat)),
            Event::Skipped { seat } => format!("{} has no dice left and is skipped.", who(seat)),
            Event::Placed { seat, face, place, mode, cost } => {
                format!("{} {}.", who(seat), self.placing_in_words(face, place, mode, cost))
            }
            Event::TookBack { seat, face, from } => {
                format!("{} takes a {face} die back from {}.", who(seat), self.plain_place(from))
            }
            Event::Gathered { seat, goods } => format!("{} gathers {}.", who(seat), goods_in_words(goods)),
            Event::TurnedIntoBerries { seat, creature, goods } => {
                let berries = goods_in_words(Goods::berries(goods.total()));
                format!("{} of {} turns {} into {berries}.", self.creature_name(creature), who(seat), goods_in_words(goods))
            }
            Event::GainedBerries { seat, creature, berries } => {
                let berries = goods_in_words(Goods::berries(berries));
                format!("{} gets {berries} from {}.", who(seat), self.creature_name(creature))
            }
            Event::GainedVp { seat, creature, vp } => {
                format!("{} gets {} from {}.", who(seat), points(vp), self.creature_name(creature))
            }
            Event::Trained { seat, creature } => format!("{} trains {}.", who(seat), self.creature_name(creature)),
            Event::Released { seat, creature, die } => {
                let die = die.map_or(String::new(), |die| format!(", and {} on it is set aside", die_name(die, names)));
                format!("{} releases {}{die}.", who(seat), self.creature_name(creature))
            }
            Event::Declined { seat, item } => format!("{} {}.", who(seat), declining(item)),
            Event::Exchanged { seat, given, taken } => {
                format!("{} exchanges {} for {}.", who(seat), goods_in_words(given), goods_in_words(taken))
            }
            Event::Cleared { seat, forest, dice } => {
                let dice = match dice {
                    1 => "1 Element die".to_string(),
                    dice => format!("{dice} Element dice"),
                };
                format!("{} sets {dice} from {} aside.", who(seat), self.forest_name(forest))
            }
            Event::Scorched { seat, place } => format!("{} scorches {}.", who(seat), self.plain_place(place)),
            Event::Moved { seat, die, from, to } => {
                let (from, to) = (self.plain_place(from), self.plain_place(to));
                format!("{} moves {} from {from} to {to}.", who(seat), die_name(die, names))
            }
            Event::Swapped { seat, one, other, from, to } => {
                let (one, other) = (die_name(one, names), die_name(other, names));
                let (from, to) = (self.plain_place(from), self.plain_place(to));
                format!("{} swaps {one} on {from} with {other} on {to}.", who(seat))
            }
            Event::Removed { seat, die, from } => {
                format!("{} sets {} from {} aside.", who(seat), die_name(die, names), self.plain_place(from))
            }
            Event::PotionShown { potion } => format!("{} is revealed.", self.potion_in_words(potion)),
            Event::Reserved { seat, potion } => format!("{} reserves {}.", who(seat), self.potion_name(potion)),
            Event::Reveals { seat } => format!("{} looks for a Potion to reserve.", who(seat)),
            Event::Brews { seat, potion } => format!("{} sets out to brew {}.", who(seat), self.potion_name(potion)),
            Event::Brewed { seat, potion, paid } => {
                format!("{} brews {} for {}.", who(seat), self.potion_name(potion), goods_in_words(paid))
            }
            Event::HandedIn { seat, potions, vp } => {
                let potions = count(potions, "drunk Potion");
                format!("The Potion deck is empty: {} hands in {potions} for {}.", who(seat), points(vp))
            }
            Event::Drank { seat, potion } => format!("{} drinks {}.", who(seat), self.potion_name(potion)),
            Event::Turned { seat, from, to } => format!("{} turns a {from} die to {to}.", who(seat)),
            Event::Rerolls { seat, faces } => format!("{} rolls {} again.", who(seat), faces_in_words(faces)),
            Event::TurnEnded { seat } => format!("{} ends the turn.", who(seat)),
            Event::Claimed { seat, forest, cost } if cost.is_empty() => {
                format!("{} claims {}.", who(seat), self.forest_name(forest))
            }
            Event::Claimed { seat, forest, cost } => {
                format!("{} pays {} and claims {} by a tie.", who(seat), goods_in_words(cost), self.forest_name(forest))
            }
            Event::Discarded { forest } => format!("Nobody claims {}.", self.forest_name(forest)),
            Event::Traded { seat, creature, goods, vp } => {
                let (given, name) = (goods_in_words(goods), self.creature_name(creature));
                format!("{} trades {given} for {} with {name}.", who(seat), points(vp))
            }
            Event::GameOver { round } => format!("The game ends after round {round}."),
        }
    }

    /// "forces a mire die onto the herb space f05/0 of Emberleaf Dell for 1 herb".
    fn placing_in_words(&self, face: Face, place: Place, mode: Mode, cost: Goods) -> String {
        let (place, cost) = (self.plain_place(place), goods_in_words(cost));
        match mode {
            Mode::Normal => format!("places a {face} die on {place}"),
            Mode::Train => format!("places a {face} die on {place} and pays {cost} to train"),
            Mode::ForceHerb | Mode::ForceShroom | Mode::ForceCrystal | Mode::ForceBerry => {
                format!("forces a {face} die onto {place} for {cost}")
            }
            Mode::Over => format!("places a {face} die over the die on {place}"),
            Mode::OverTrain => format!("places a {face} die over the die on {place} and pays {cost} to train"),
            Mode::Return => format!("places a {face} die on {place} in exchange for an own die"),
            Mode::ReturnTrain => format!("places a {face} die on {place} in exchange for an own die and pays {cost} to train"),
            Mode::Stack => format!("stacks a {face} die on the die on {place} for {cost}"),
        }
    }
}

fn declining(item: Item) -> &'static str {
    match item {
        Item::Train => "trains nothing",
        Item::Exchange => "exchanges nothing",
        Item::Clear => "leaves the Element dice where they are",
        Item::Scorch => "scorches no more",
        Item::Move => "moves nothing",
        Item::Claim => "claims nothing",
        Item::Trade => "trades nothing",
    }
}
