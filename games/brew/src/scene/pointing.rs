//! What one points at to make a choice, and what its button says.

use super::{END_TURN, capital, die_id, face_id, place_id, pool_id, supply_id};
use crate::Brew;
use crate::action::{Action, Mode};
use crate::dice::Face;
use crate::goods::Goods;
use crate::place::Place;
use crate::powers::{CharacterPower, Power};
use crate::state::Public;
use crate::words::goods_in_words;
use covenstead_core::Seat;
use covenstead_scene::Good;

impl Brew {
    /// What one points at to make a choice: a die of the pool, then where it goes, then what pays for it.
    pub(super) fn pointed_at(&self, table: &Public, action: Action) -> Vec<String> {
        let seat = table.active;
        match action {
            Action::Choose(character) => vec![character.id().into()],
            Action::Place(face, mode, place) => self.placement(seat, face, mode, place),
            Action::Brew(potion) | Action::Drink(potion) | Action::Reserve(potion) => vec![potion.id().into()],
            Action::Turn(from, to) => [pool_id(seat, from)].into_iter().chain(self.turner(table, to)).collect(),
            Action::Change(from, to) => vec![pool_id(seat, from), face_id(to)],
            Action::Pay(payment) => own(seat, payment.goods()),
            Action::Trade(bargain) => own(seat, bargain.goods()),
            Action::Train(creature) | Action::Release(creature) => vec![creature.id().into()],
            Action::TakeBerry => vec![supply_id("berry")],
            Action::Gather(ingredient) => vec![supply_id(ingredient.id())],
            Action::Exchange(given, taken) => {
                own(seat, given.goods()).into_iter().chain(each(taken.goods(), supply_id)).collect()
            }
            Action::Clear(forest) | Action::Claim(forest) => vec![forest.id().into()],
            Action::ClearAll => table.pending.place.map(place_id).into_iter().collect(),
            Action::Reveal => vec!["potion-deck".into()],
            Action::Scorch(place) => vec![place_id(place)],
            Action::Move(die, place) => vec![die_id(die), place_id(place)],
            Action::Reroll(faces) => faces.each().map(|face| pool_id(seat, face)).collect(),
            Action::Swap(pair) => pair.dice().map(die_id).into(),
            Action::Remove(die) | Action::Return(die) => vec![die_id(die)],
            Action::End => vec![END_TURN.into()],
            Action::Decline(_)
            | Action::First(_)
            | Action::Deal(..)
            | Action::TurnUp(_)
            | Action::LayOut(_)
            | Action::Show(_)
            | Action::Roll(..) => Vec::new(),
        }
    }

    fn placement(&self, seat: Seat, face: Face, mode: Mode, place: Place) -> Vec<String> {
        [pool_id(seat, face), place_id(place)].into_iter().chain(own(seat, self.mode_cost(mode))).collect()
    }

    /// The Creature that turns Element dice to this face (BR-92).
    fn turner(&self, table: &Public, to: Face) -> Option<String> {
        let turns = |power: Power| matches!(power, Power::SetElement { to: face } if face == to);
        let creature = table.actor().trained.iter().find(|creature| turns(self.tables.powers[creature.index()]))?;
        Some(creature.id().into())
    }

    /// What the button says.
    pub(super) fn label(&self, text: &str, action: Action) -> String {
        let cards = self.components();
        match action {
            Action::Place(face, mode, place) => format!("{} {}", capital(face.id()), self.where_to(mode, place)),
            Action::Brew(potion) => format!("Brew {}", cards.potion(potion).name),
            Action::Drink(potion) => format!("Drink {}", cards.potion(potion).name),
            Action::Reserve(potion) => format!("Reserve {}", cards.potion(potion).name),
            Action::Train(creature) => format!("Train {}", cards.creature(creature).name),
            Action::Release(creature) => format!("Release {}", cards.creature(creature).name),
            Action::Scorch(place) => format!("Scorch {}", self.spot(place)),
            Action::Clear(forest) => format!("Clear {}", cards.forest(forest).name),
            Action::Claim(forest) => {
                let cost = Goods::berries(self.berry_cost(CharacterPower::ClaimTie));
                format!("Claim {} for {}", cards.forest(forest).name, goods_in_words(cost))
            }
            Action::Choose(character) => format!("Play {}", character.name()),
            Action::Reveal => "Reveal a Potion".into(),
            _ => text.trim_end_matches('.').to_string(),
        }
    }

    /// "on herb in Sunhusk Meadow, forced for 1 Berry".
    fn where_to(&self, mode: Mode, place: Place) -> String {
        let (spot, cost) = (self.spot(place), goods_in_words(self.mode_cost(mode)));
        match mode {
            Mode::Normal => format!("on {spot}"),
            Mode::Over => format!("over the die on {spot}"),
            Mode::Return => format!("for your die on {spot}"),
            Mode::Train | Mode::OverTrain | Mode::ReturnTrain => format!("on {spot}, to train for {cost}"),
            Mode::ForceHerb | Mode::ForceShroom | Mode::ForceCrystal | Mode::ForceBerry => {
                format!("forced on {spot} for {cost}")
            }
            Mode::Stack => format!("stacked on {spot} for {cost}"),
        }
    }

    /// "herb in Sunhusk Meadow", "the Village's fire space", "Herdmoth".
    fn spot(&self, place: Place) -> String {
        let cards = self.components();
        if let Some((forest, _)) = place.forest() {
            let gives = self.reward(place).map_or("space", |gives| gives.id());
            return format!("{gives} in {}", cards.forest(forest).name);
        }
        match (place.village(), place.creature()) {
            (Some(space), _) => {
                let actions: Vec<String> =
                    cards.village(space).actions.iter().map(|&action| super::village_action(action)).collect();
                format!("the Village ({})", actions.join(", "))
            }
            (None, Some(creature)) => cards.creature(creature).name.clone(),
            (None, None) => "nowhere".into(),
        }
    }
}

/// One's own tokens, each as often as it is given.
fn own(seat: Seat, goods: Goods) -> Vec<String> {
    each(goods, |key| Good::id(seat, key))
}

/// One entry for each token.
fn each(goods: Goods, of: impl Fn(&str) -> String) -> Vec<String> {
    goods.parts().flat_map(|(count, key)| std::iter::repeat_n(of(key), count.into())).collect()
}
