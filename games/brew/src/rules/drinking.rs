//! Drinking, and the eight effects of Potions (BR-55, BR-82 to BR-89).

use super::{ChoiceSet, Choices, Next};
use crate::Brew;
use crate::action::Action;
use crate::cards::{Potion, PotionSet, VillageSet};
use crate::data::Effect;
use crate::dice::{DiceSet, Die, Face, Faces};
use crate::event::Event;
use crate::options::MovePotionTargets;
use crate::place::{DieAt, DiePair, Place};
use crate::row::{Target, Targets};
use crate::state::{Phase, Public};
use covenstead_core::Log;
use std::hint::select_unpredictable;

impl Brew {
    /// The Potions the active player can drink now: those whose effect has a legal choice (BR-55,
    /// BR-R-08).
    #[inline]
    pub(super) fn drinkable(&self, table: &Public) -> PotionSet {
        let hand = table.actor().hand;
        if hand.is_empty() || table.turn.drunk {
            PotionSet::EMPTY
        } else {
            hand.both(self.effective(table))
        }
    }

    /// The Potions whose effect has a legal choice for the active player. All effects at once:
    /// which are in a hand cannot be guessed.
    #[inline(never)]
    fn effective(&self, table: &Public) -> PotionSet {
        let (kinds, unplaced) = (table.dice.kinds(), !table.actor().pool.is_empty());
        let placed = |dice: DiceSet| !kinds.both(dice).is_empty();
        let swaps = Face::FORAGE.map(|face| kinds.both(DiceSet::with_symbol(face)).len() > 1);
        // As many as there are effects: a new one has to be added here.
        let effects: [(Effect, bool); Effect::ALL.len()] = [
            (Effect::ChangeDie, unplaced),
            (Effect::Reroll, unplaced),
            (Effect::PlaceExtra, unplaced),
            (Effect::MoveForage, self.can_move(table, true)),
            (Effect::SwapMatching, swaps[0] | swaps[1] | swaps[2]),
            (Effect::RemoveElement, placed(DiceSet::ELEMENTS)),
            (Effect::RemoveAny, placed(DiceSet::ALL)),
            (Effect::ReturnForage, placed(DiceSet::of_seat(table.active))),
        ];
        effects
            .into_iter()
            .fold(PotionSet::EMPTY, |all, (effect, possible)| {
                all.union(select_unpredictable(
                    possible,
                    self.tables.with_effect[effect.index()],
                    PotionSet::EMPTY,
                ))
            })
    }

    /// The card goes to the drunk pile before its effect starts (BR-55, BR-R-34).
    pub(super) fn drink<L: Log<Event>>(
        &self,
        table: &mut Public,
        potion: Potion,
        log: &mut L,
    ) -> Next {
        let seat = table.active;
        table.turn.drunk = true;
        table.turn.turned = Default::default();
        let player = table.actor_mut();
        player.hand = player.hand.without(potion);
        player.drunk = player.drunk.with(potion);
        log.add(|| Event::Drank { seat, potion });
        match self.plainly_several(table, self.tables.effect[potion.index()]) {
            true => Self::wait(table, Phase::Effect(potion)),
            false => Next::Ask(Phase::Effect(potion)),
        }
    }

    /// Whether it is plain that an effect, which has a legal choice, has at least two: dice of
    /// different kinds are different choices.
    fn plainly_several(&self, table: &Public, effect: Effect) -> bool {
        let kinds = table.dice.kinds();
        let placed = |dice: DiceSet| kinds.both(dice).len();
        match effect {
            // Every die has two other faces, and two any-die spaces take it (BR-31).
            Effect::ChangeDie | Effect::PlaceExtra => true,
            Effect::Reroll => table.actor().pool.total() > 1,
            Effect::MoveForage => self.open_spaces(table).len() > 1,
            // Of three dice with one symbol and different owners there are three pairs.
            Effect::SwapMatching => Face::FORAGE
                .iter()
                .any(|&face| placed(DiceSet::with_symbol(face)) > 2),
            Effect::RemoveElement => placed(DiceSet::ELEMENTS) > 1,
            Effect::RemoveAny => placed(DiceSet::ALL) > 1,
            Effect::ReturnForage => placed(DiceSet::of_seat(table.active)) > 1,
        }
    }

    /// The choices of a Potion's effect where they are one set (BR-D-07).
    #[inline]
    pub(super) fn effect_choices(&self, table: &Public, potion: Potion) -> Option<ChoiceSet> {
        let remove = |dice| -> ChoiceSet {
            (table.dice.choices(dice).0, |table, die| {
                Action::Remove(table.dice.at(die))
            })
        };
        match self.tables.effect[potion.index()] {
            Effect::ChangeDie => Some((table.actor().pool.changes(), |_, number| {
                let (from, to) = Face::change(number);
                Action::Change(from, to)
            })),
            Effect::RemoveElement => Some(remove(DiceSet::ELEMENTS)),
            Effect::RemoveAny => Some(remove(DiceSet::ALL)),
            Effect::ReturnForage => {
                let own = table.dice.choices(DiceSet::of_seat(table.active));
                Some((own.0, |table, die| Action::Return(table.dice.at(die))))
            }
            Effect::Reroll | Effect::PlaceExtra | Effect::MoveForage | Effect::SwapMatching => None,
        }
    }

    /// The choices of a Potion's effect where they are not one set (BR-D-07).
    pub(super) fn list_effect(&self, table: &Public, potion: Potion, out: &mut impl Choices) {
        let pool = table.actor().pool;
        match self.tables.effect[potion.index()] {
            Effect::Reroll => out.offer_each(pool.selections(), |number| {
                Action::Reroll(pool.selection(number))
            }),
            Effect::PlaceExtra => self.list_placements(table, out),
            Effect::MoveForage => {
                self.list_moves(table, true, out);
            }
            Effect::SwapMatching => list_swaps(table, out),
            Effect::ChangeDie
            | Effect::RemoveElement
            | Effect::RemoveAny
            | Effect::ReturnForage => {}
        }
    }

    /// Moves of a Forage die: to an empty Forest space, by a Potion also to an any-die space unless
    /// the die is on one already (BR-85, BR-96, BR-R-21).
    pub(super) fn list_moves(&self, table: &Public, potion: bool, out: &mut impl Choices) -> bool {
        let village =
            potion && self.options.move_potion_targets == MovePotionTargets::ForestOrAnyDieSpace;
        let open = Targets::from(self.open_spaces(table));
        let anywhere = if village {
            Targets::new(self.open_spaces(table), self.any_die_spaces(table))
        } else {
            open
        };
        let [before, side_by_side, on_creatures] = table.dice.choices(DiceSet::FORAGE).parts();
        for (dice, targets) in [
            (before, anywhere),
            (side_by_side, open),
            (on_creatures, anywhere),
        ] {
            out.offer_pairs(dice.0, targets.bits(), |die, target| {
                Action::Move(
                    table.dice.at(die),
                    table.layout.place(Target::of_bit(target)),
                )
            });
        }
        (before.0 | on_creatures.0 != 0 && !anywhere.is_empty())
            || (side_by_side.0 != 0 && !open.is_empty())
    }

    /// Whether some Forage die can be moved.
    pub(super) fn can_move(&self, table: &Public, potion: bool) -> bool {
        let village =
            potion && self.options.move_potion_targets == MovePotionTargets::ForestOrAnyDieSpace;
        let open = !self.open_spaces(table).is_empty();
        open && table.dice.has_any(DiceSet::FORAGE)
            || village
                && table
                    .dice
                    .iter()
                    .any(|(place, die)| !die.is_element() && !place.is_any_die())
    }

    /// The any-die spaces of the visible side.
    fn any_die_spaces(&self, table: &Public) -> VillageSet {
        self.tables.admits[table.side().index()][Face::Grove.index()]
    }

    pub(super) fn change_die<L: Log<Event>>(
        &self,
        table: &mut Public,
        from: Face,
        to: Face,
        log: &mut L,
    ) -> Next {
        let seat = table.active;
        let player = table.actor_mut();
        player.pool = player.pool.without(from).with(to);
        log.add(|| Event::Turned { seat, from, to });
        Next::Resolve
    }

    pub(super) fn reroll<L: Log<Event>>(
        &self,
        table: &mut Public,
        faces: Faces,
        log: &mut L,
    ) -> Next {
        let seat = table.active;
        let player = table.actor_mut();
        player.pool = player.pool.minus(faces);
        log.add(|| Event::Rerolls { seat, faces });
        Self::wait(
            table,
            Phase::RollAgain {
                forage: faces.forage(),
                elements: faces.elements(),
            },
        )
    }

    /// Takes the die a player points at off its place.
    fn lift_die(&self, table: &mut Public, at: DieAt) -> (Place, Die) {
        let number = table.dice.find(at).expect("a legal choice points at a die");
        table.lift(number, self.options.freed_element_space_reusable)
    }

    /// BR-85, BR-96.
    pub(super) fn move_die<L: Log<Event>>(
        &self,
        table: &mut Public,
        at: DieAt,
        to: Place,
        log: &mut L,
    ) -> Next {
        let seat = table.active;
        let (from, die) = self.lift_die(table, at);
        table.put(to, die);
        table.pending.moving = false;
        log.add(|| Event::Moved {
            seat,
            die,
            from,
            to,
        });
        Next::Resolve
    }

    /// BR-86, BR-R-22.
    pub(super) fn swap<L: Log<Event>>(
        &self,
        table: &mut Public,
        pair: DiePair,
        log: &mut L,
    ) -> Next {
        let (seat, [one, other]) = (table.active, pair.dice());
        let find = |at| table.dice.find(at).expect("a legal choice points at a die");
        let (a, b) = (find(one), find(other));
        let nth = |number| table.dice.iter().nth(number).expect("just found");
        let ((from, one), (to, other)) = (nth(a), nth(b));
        table.dice.swap(a, b);
        table.look_again(from);
        table.look_again(to);
        log.add(|| Event::Swapped {
            seat,
            one,
            other,
            from,
            to,
        });
        Next::Resolve
    }

    /// BR-87.
    /// A covered die may be removed; the dice above it drop a level (BR-R-23).
    pub(super) fn remove<L: Log<Event>>(&self, table: &mut Public, at: DieAt, log: &mut L) -> Next {
        let seat = table.active;
        let (from, die) = self.lift_die(table, at);
        table.set_aside(die);
        log.add(|| Event::Removed { seat, die, from });
        Next::Resolve
    }

    /// BR-88.
    /// What the die brought stays, and its space is empty again (BR-R-46).
    pub(super) fn take_die_back<L: Log<Event>>(
        &self,
        table: &mut Public,
        at: DieAt,
        log: &mut L,
    ) -> Next {
        let (from, die) = self.lift_die(table, at);
        self.back_to_pool(table, die, from, log)
    }

    /// A die goes back to its owner's pool, with its face or rolled at once (BR-R-09).
    #[inline]
    pub(super) fn back_to_pool<L: Log<Event>>(
        &self,
        table: &mut Public,
        die: Die,
        from: Place,
        log: &mut L,
    ) -> Next {
        let (seat, face) = (table.active, die.face());
        log.add(|| Event::TookBack { seat, face, from });
        if !self.options.returned_die_keeps_face {
            return Self::wait(
                table,
                Phase::RollAgain {
                    forage: 1,
                    elements: 0,
                },
            );
        }
        let player = table.actor_mut();
        player.pool = player.pool.with(face);
        Next::Resolve
    }
}

/// Two dice may be swapped that have one symbol and two owners (BR-86, BR-R-22).
fn list_swaps(table: &Public, out: &mut impl Choices) {
    let kinds = table.dice.choices_by_kind();
    for one in kinds.all(DiceSet::FORAGE).iter() {
        if out.enough() {
            break;
        }
        let die = table.dice.die(one);
        let matching = DiceSet::with_symbol(die.face()).minus(DiceSet::of_owner(die));
        let others = kinds.all(matching).after(one);
        out.offer_set(others.0, |other| {
            Action::Swap(DiePair::new(table.dice.at(one), table.dice.at(other)))
        });
    }
}
