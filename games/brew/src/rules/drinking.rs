//! Drinking, and the eight effects of Potions (BR-55, BR-82 to BR-89).

use super::{Choices, Next};
use crate::Brew;
use crate::action::Action;
use crate::cards::{Potion, PotionSet};
use crate::data::Effect;
use crate::dice::{DiceSet, Die, Face, Faces};
use crate::event::Event;
use crate::options::MovePotionTargets;
use crate::place::{DieAt, DiePair, Place};
use crate::state::{Phase, Public};
use covenstead_core::Log;

impl Brew {
    /// Whether the active player can drink something now.
    #[inline]
    pub(super) fn can_drink(&self, table: &Public) -> bool {
        self.drinkable(table).next().is_some()
    }

    /// The Potions the active player can drink now: those whose effect has a legal choice (BR-55, BR-R-08).
    #[inline]
    pub(super) fn drinkable(&self, table: &Public) -> impl Iterator<Item = Potion> {
        let hand = if table.turn.drunk { PotionSet::EMPTY } else { table.actor().hand };
        hand.iter().filter(|potion| self.has_effect(table, self.tables.effect[potion.index()]))
    }

    /// Whether an effect has a legal choice for the active player.
    fn has_effect(&self, table: &Public, effect: Effect) -> bool {
        let placed = |dice: DiceSet| table.dice.kinds().both(dice).len();
        match effect {
            Effect::ChangeDie | Effect::Reroll | Effect::PlaceExtra => !table.actor().pool.is_empty(),
            Effect::MoveForage => self.can_move(table, true),
            Effect::SwapMatching => Face::FORAGE.iter().any(|&face| placed(DiceSet::with_symbol(face)) > 1),
            Effect::RemoveElement => placed(DiceSet::ELEMENTS) > 0,
            Effect::RemoveAny => !table.dice.is_empty(),
            Effect::ReturnForage => placed(DiceSet::of_seat(table.active)) > 0,
        }
    }

    /// The card goes to the drunk pile before its effect starts (BR-55, BR-R-34).
    pub(super) fn drink<L: Log<Event>>(&self, table: &mut Public, potion: Potion, log: &mut L) -> Next {
        let seat = table.active;
        table.turn.drunk = true;
        table.turn.turned = Default::default();
        let player = table.actor_mut();
        player.hand = player.hand.without(potion);
        player.drunk = player.drunk.with(potion);
        log.add(|| Event::Drank { seat, potion });
        Next::Ask(Phase::Effect(potion))
    }

    /// The choices of a Potion's effect (BR-D-07).
    pub(super) fn list_effect(&self, table: &Public, potion: Potion, out: &mut impl Choices) {
        let pool = table.actor().pool;
        match self.components().potion(potion).effect {
            Effect::ChangeDie => {
                let turns = pool.faces().flat_map(|from| from.kin().into_iter().map(move |to| (from, to)));
                turns.filter(|(from, to)| from != to).for_each(|(from, to)| out.offer(Action::Change(from, to)));
            }
            Effect::Reroll => pool.selections().for_each(|faces| out.offer(Action::Reroll(faces))),
            Effect::PlaceExtra => self.list_placements(table, out),
            Effect::MoveForage => {
                self.list_moves(table, true, out);
            }
            Effect::SwapMatching => list_swaps(table, out),
            Effect::RemoveElement => list_dice(table, Die::is_element, Action::Remove, out),
            Effect::RemoveAny => list_dice(table, |_| true, Action::Remove, out),
            Effect::ReturnForage => list_dice(table, |die| die.owner() == Some(table.active), Action::Return, out),
        }
    }

    /// Moves of a Forage die: to an empty Forest space, by a Potion also to an any-die space unless the die is on one already
    /// (BR-85, BR-96, BR-R-21).
    pub(super) fn list_moves(&self, table: &Public, potion: bool, out: &mut impl Choices) -> bool {
        let open = self.open_spaces(table);
        let village = potion && self.options.move_potion_targets == MovePotionTargets::ForestOrAnyDieSpace;
        let mut some = false;
        for &(at, _) in table.dice.choices().as_slice().iter().filter(|(_, die)| !die.is_element()) {
            if out.enough() {
                return true;
            }
            for place in table.layout.places(open) {
                out.offer(Action::Move(at, place));
                some = true;
            }
            if village && at.any_die().is_none() {
                for place in self.any_die_spaces(table) {
                    out.offer(Action::Move(at, place));
                    some = true;
                }
            }
        }
        some
    }

    /// Whether some Forage die can be moved.
    pub(super) fn can_move(&self, table: &Public, potion: bool) -> bool {
        let village = potion && self.options.move_potion_targets == MovePotionTargets::ForestOrAnyDieSpace;
        let open = !self.open_spaces(table).is_empty();
        table.dice.iter().any(|(place, die)| !die.is_element() && (open || village && !place.is_any_die()))
    }

    /// The any-die spaces of the visible side.
    fn any_die_spaces<'a>(&self, table: &'a Public) -> impl Iterator<Item = Place> + use<'a> {
        table.layout.targets(self.tables.admits[table.side().index()][Face::Grove.index()])
    }

    pub(super) fn change_die<L: Log<Event>>(&self, table: &mut Public, from: Face, to: Face, log: &mut L) -> Next {
        let seat = table.active;
        let player = table.actor_mut();
        player.pool = player.pool.without(from).with(to);
        log.add(|| Event::Turned { seat, from, to });
        Next::Resolve
    }

    pub(super) fn reroll<L: Log<Event>>(&self, table: &mut Public, faces: Faces, log: &mut L) -> Next {
        let seat = table.active;
        let player = table.actor_mut();
        player.pool = player.pool.minus(faces);
        log.add(|| Event::Rerolls { seat, faces });
        Self::wait(table, Phase::RollAgain { forage: faces.forage(), elements: faces.elements() })
    }

    /// Takes the die a player points at off its place.
    fn lift_die(&self, table: &mut Public, at: DieAt) -> (Place, Die) {
        let number = table.dice.find(at).expect("a legal choice points at a die");
        table.lift(number, self.options.freed_element_space_reusable)
    }

    /// BR-85, BR-96.
    pub(super) fn move_die<L: Log<Event>>(&self, table: &mut Public, at: DieAt, to: Place, log: &mut L) -> Next {
        let seat = table.active;
        let (from, die) = self.lift_die(table, at);
        table.put(to, die);
        table.pending.moving = false;
        log.add(|| Event::Moved { seat, die, from, to });
        Next::Resolve
    }

    /// BR-86, BR-R-22.
    pub(super) fn swap<L: Log<Event>>(&self, table: &mut Public, pair: DiePair, log: &mut L) -> Next {
        let (seat, [one, other]) = (table.active, pair.dice());
        let find = |at| table.dice.find(at).expect("a legal choice points at a die");
        let (a, b) = (find(one), find(other));
        let nth = |number| table.dice.iter().nth(number).expect("just found");
        let ((from, one), (to, other)) = (nth(a), nth(b));
        table.dice.swap(a, b);
        table.look_again(from);
        table.look_again(to);
        log.add(|| Event::Swapped { seat, one, other, from, to });
        Next::Resolve
    }

    /// BR-87.
    pub(super) fn remove<L: Log<Event>>(&self, table: &mut Public, at: DieAt, log: &mut L) -> Next {
        let seat = table.active;
        let (from, die) = self.lift_die(table, at);
        table.set_aside(die);
        log.add(|| Event::Removed { seat, die, from });
        Next::Resolve
    }

    /// BR-88.
    pub(super) fn take_die_back<L: Log<Event>>(&self, table: &mut Public, at: DieAt, log: &mut L) -> Next {
        let (from, die) = self.lift_die(table, at);
        self.back_to_pool(table, die, from, log)
    }

    /// A die goes back to its owner's pool, with its face or rolled at once (BR-R-09).
    #[inline]
    pub(super) fn back_to_pool<L: Log<Event>>(&self, table: &mut Public, die: Die, from: Place, log: &mut L) -> Next {
        let (seat, face) = (table.active, die.face());
        log.add(|| Event::TookBack { seat, face, from });
        if !self.options.returned_die_keeps_face {
            return Self::wait(table, Phase::RollAgain { forage: 1, elements: 0 });
        }
        let player = table.actor_mut();
        player.pool = player.pool.with(face);
        Next::Resolve
    }
}

/// Whether two dice may be swapped: one symbol, two owners (BR-86, BR-R-22).
fn matching(one: Die, other: Die) -> bool {
    !one.is_element() && one.face() == other.face() && one.owner() != other.owner()
}

fn list_dice(table: &Public, fits: impl Fn(Die) -> bool, action: fn(DieAt) -> Action, out: &mut impl Choices) {
    for &(at, _) in table.dice.choices().as_slice().iter().filter(|&&(_, die)| fits(die)) {
        if out.enough() {
            break;
        }
        out.offer(action(at));
    }
}

fn list_swaps(table: &Public, out: &mut impl Choices) {
    let choices = table.dice.choices();
    let dice = choices.as_slice();
    for (number, &(one, die)) in dice.iter().enumerate() {
        if out.enough() {
            break;
        }
        for &(other, _) in dice[number + 1..].iter().filter(|&&(_, other)| matching(die, other)) {
            out.offer(Action::Swap(DiePair::new(one, other)));
        }
    }
}
