//! Why an action is not allowed: the rule, and a sentence a player understands.
//!
//! Whether it is allowed is asked of the list of choices itself, so that list and permission cannot
//! disagree.

use crate::Brew;
use crate::action::{Action, Item, Mode};
use crate::cards::{Creature, Potion};
use crate::data::Effect;
use crate::dice::{Face, Faces};
use crate::place::{DieAt, Place};
use crate::powers::CharacterPower;
use crate::state::{Phase, Public, Training};
use covenstead_core::{Actor, Refusal, Turn};

type Permission = Result<(), Refusal>;

fn no(rule: &'static str, message: impl Into<String>) -> Refusal {
    Refusal::new(rule, message)
}

impl Brew {
    /// Whether the rules allow `actor` this action now.
    pub(crate) fn permission(&self, table: &Public, actor: Actor, action: Action) -> Permission {
        match (actor, self.turn_of(table)) {
            (Actor::Chance, Turn::Chance) => self.permit_chance(table, action),
            (Actor::Seat(seat), Turn::Seats(seats)) if seats.contains(seat) => {
                if self.is_choice(table, action) {
                    Ok(())
                } else {
                    Err(self.reason(table, action))
                }
            }
            _ => Err(no("BR-19", "It is not your turn to decide.")),
        }
    }

    fn permit_chance(&self, table: &Public, outcome: Action) -> Permission {
        match (table.phase, outcome) {
            (Phase::DealForest, Action::LayOut(forest)) => {
                let left = self.forest_deck(table).contains(forest);
                Refusal::unless(left, "BR-10", || {
                    format!("{forest} is not in the Forest deck")
                })
            }
            (Phase::Refill(_) | Phase::Reveal, Action::Show(potion)) => {
                let left = table.potion_deck().contains(potion);
                Refusal::unless(left, "BR-12", || {
                    format!("{potion} is not in the Potion deck")
                })
            }
            (Phase::TurnUp(season), Action::TurnUp(creature)) => {
                let left = table.pile_below(season).contains(creature);
                Refusal::unless(left, "BR-13", || {
                    format!("{creature} is not in the {season} pile")
                })
            }
            (Phase::DrawFirst, Action::First(seat)) => {
                Refusal::unless(seat.0 < self.seats, "BR-16", || {
                    format!("there is no {seat}")
                })
            }
            (Phase::DealCharacter(next), Action::Deal(seat, character)) => {
                let free = seat == next && self.free_characters(table).contains(character);
                Refusal::unless(free, "BR-14", || {
                    format!("{next} cannot get {character} now")
                })
            }
            (Phase::Roll(next), Action::Roll(seat, faces)) => {
                Refusal::unless(seat == next && dice(faces) == [4, 2], "BR-18", || {
                    format!("{next} rolls 4 Forage and 2 Element dice")
                })
            }
            (Phase::RollAgain { forage, elements }, Action::Roll(seat, faces)) => {
                let fits = seat == table.active && dice(faces) == [forage, elements];
                Refusal::unless(fits, "BR-83", || {
                    format!("{forage} Forage and {elements} Element dice are rolled")
                })
            }
            _ => Err(no("BR-18", "chance does something else now")),
        }
    }

    /// Why an action that is no choice of the active player is none.
    fn reason(&self, table: &Public, action: Action) -> Refusal {
        match table.phase {
            Phase::Step => self.why_no_step(table, action),
            Phase::Resolve => self.why_not_pending(table, action),
            Phase::Effect(potion) => self.why_no_effect(table, potion, action),
            Phase::Pay(potion) => self.why_no_payment(table, potion, action),
            Phase::ChooseCharacter => match action {
                Action::Choose(character) => {
                    no("BR-14", format!("{} is already taken.", character.name()))
                }
                _ => no("BR-R-02", "Choose a Character first."),
            },
            Phase::Reserve(_) => match action {
                Action::Reserve(_) => no(
                    "BR-52",
                    "Only the revealed Potion or one of the market can be reserved.",
                ),
                _ => no(
                    "BR-R-32",
                    "Reserve a Potion first: the revealed one or one of the market.",
                ),
            },
            Phase::Release => match action {
                Action::Release(_) => no(
                    "BR-69",
                    "Only one of your trained Creatures can be released.",
                ),
                _ => no(
                    "BR-69",
                    "You have a Creature too many: release one of them first.",
                ),
            },
            Phase::ClaimTie => match action {
                Action::Claim(_) => no("BR-R-18", "You are not tied for that Forest."),
                _ => no(
                    "BR-100",
                    "Claim a Forest in which you are tied, or decline.",
                ),
            },
            Phase::Trade(_) => match action {
                Action::Trade(_) => no("BR-R-44", "That is no row of the trade that you can pay."),
                _ => no("BR-98", "Trade, or decline."),
            },
            Phase::DealForest
            | Phase::Refill(_)
            | Phase::TurnUp(_)
            | Phase::DrawFirst
            | Phase::DealCharacter(_)
            | Phase::Roll(_)
            | Phase::RollAgain { .. }
            | Phase::Reveal
            | Phase::Over => no("BR-19", "There is nothing to decide now."),
        }
    }

    fn why_no_step(&self, table: &Public, action: Action) -> Refusal {
        match action {
            Action::Place(..) if table.turn.placed => {
                no("BR-23", "You have placed your die of this turn.")
            }
            Action::Place(face, mode, place) => self.why_no_placement(table, face, place, mode),
            Action::Brew(potion) => self.why_no_brew(table, potion),
            Action::Drink(potion) => self.why_no_drink(table, potion),
            Action::Turn(from, to) => self.why_no_turn(table, from, to),
            Action::End => no("BR-25", "Place a die first; a turn cannot be passed."),
            _ => no(
                "BR-23",
                "In your turn you place a die, brew, drink, turn Element dice, or end the turn.",
            ),
        }
    }

    fn why_no_placement(&self, table: &Public, face: Face, place: Place, mode: Mode) -> Refusal {
        if !table.actor().pool.has(face) {
            return no("BR-26", format!("There is no {face} die in your pool."));
        }
        if place.is_forest() {
            return self.why_not_in_forest(table, face, place, mode);
        }
        if mode != Mode::Normal {
            return why_not_outside_forests(mode);
        }
        match (place.village(), place.creature()) {
            (Some(space), _) => {
                let card = self.components().village(space);
                match card.symbol {
                    _ if card.side != table.side() => {
                        no("BR-64", "That side of the Village is turned down.")
                    }
                    Some(symbol) if symbol != face => no(
                        "BR-30",
                        format!("That space takes only an Element die showing {symbol}."),
                    ),
                    _ => no("BR-30", "That space has already been used."),
                }
            }
            (_, Some(creature)) => self.why_not_on_creature(table, face, creature),
            _ => no("BR-26", "There is no such place."),
        }
    }

    fn why_not_on_creature(&self, table: &Public, face: Face, creature: Creature) -> Refusal {
        let with = &self.tables.with;
        let (slots, kind) = if face.is_forage() {
            (with.forage_slot, "Forage")
        } else {
            (with.element_slot, "Element")
        };
        if !table.actor().trained.contains(creature) {
            no("BR-R-25", "You have not trained that Creature.")
        } else if !slots.contains(creature) {
            no(
                "BR-32",
                format!("That Creature has no space for an {kind} die."),
            )
        } else {
            no("BR-R-25", "A die already lies on that Creature.")
        }
    }

    fn why_not_in_forest(&self, table: &Public, face: Face, place: Place, mode: Mode) -> Refusal {
        if !table.layout.has(self.row_spaces(table), place) {
            return no("BR-26", format!("{place} is not in the row."));
        }
        if table.layout.has(table.scorched, place) {
            return no("BR-61", "That space is scorched.");
        }
        let occupied = table.layout.has(table.tops.occupied, place);
        match mode {
            Mode::Normal | Mode::Train if occupied => no("BR-29", "A die already lies there."),
            Mode::Normal | Mode::Train if !table.layout.has(table.layout.matching(face), place) => {
                no(
                    "BR-27",
                    "Your die does not show the symbol of that space; you could force it.",
                )
            }
            Mode::Train | Mode::OverTrain | Mode::ReturnTrain => {
                self.why_no_training_power(table, face, place, mode)
            }
            Mode::ForceHerb | Mode::ForceShroom | Mode::ForceCrystal | Mode::ForceBerry => {
                self.why_no_force(table, face, place, mode, occupied)
            }
            Mode::Over => no(
                "BR-40",
                "Only a fire die can be placed on top of a die, and only where one lies.",
            ),
            Mode::Return => no(
                "BR-41",
                "Only a wind die can take the place of your own Forage die, which must be on top.",
            ),
            Mode::Stack => self.why_no_stack(table, face, occupied),
            Mode::Normal => no("BR-26", "That die cannot be placed there."),
        }
    }

    fn why_no_training_power(
        &self,
        table: &Public,
        face: Face,
        place: Place,
        mode: Mode,
    ) -> Refusal {
        let plain = match mode {
            Mode::OverTrain => Mode::Over,
            Mode::ReturnTrain => Mode::Return,
            _ => Mode::Normal,
        };
        let power = CharacterPower::TrainOnIngredient;
        if !self.has_power(table, table.active, power) {
            no(
                "BR-101",
                "You do not have the power to train on an ingredient space.",
            )
        } else if !table.layout.has(table.layout.ingredients(), place) {
            no(
                "BR-R-17",
                "That is a Creature space: you train there anyway.",
            )
        } else if !self.is_choice(table, Action::Place(face, plain, place)) {
            no("BR-R-17", "Your die could not gather there.")
        } else if !self.affordable(table, power) {
            no("BR-103", "You have not enough Berries for that power.")
        } else {
            no("BR-R-17", "No Creature is left to train.")
        }
    }

    fn why_no_force(
        &self,
        table: &Public,
        face: Face,
        place: Place,
        mode: Mode,
        occupied: bool,
    ) -> Refusal {
        let price = self.tables.reward[place.index()]
            .ingredient()
            .map(Mode::force);
        if !face.is_forage() {
            no(
                "BR-R-15",
                "Only Forage dice are forced; an Element die goes anywhere.",
            )
        } else if occupied {
            no(
                "BR-R-15",
                "A die already lies there; a die can be forced only onto an empty space.",
            )
        } else if table.layout.has(table.layout.matching(face), place) {
            no(
                "BR-R-15",
                "Your die matches that space: there is nothing to force.",
            )
        } else if mode != Mode::ForceBerry && price != Some(mode) {
            no(
                "BR-37",
                "Forcing costs the ingredient of the space or a Berry; on a Creature space a Berry.",
            )
        } else {
            no("BR-37", "You do not have the price of forcing.")
        }
    }

    fn why_no_stack(&self, table: &Public, face: Face, occupied: bool) -> Refusal {
        if !self.has_power(table, table.active, CharacterPower::Stack) {
            no("BR-99", "You do not have the power to stack dice.")
        } else if !face.is_forage() {
            no("BR-99", "Only a Forage die can be stacked.")
        } else if !occupied {
            no("BR-R-16", "There is no die to stack on.")
        } else if !self.affordable(table, CharacterPower::Stack) {
            no("BR-103", "You have not enough Berries for that power.")
        } else {
            no(
                "BR-R-16",
                "Your die does not show the symbol of that space.",
            )
        }
    }

    fn why_no_brew(&self, table: &Public, potion: Potion) -> Refusal {
        if table.turn.brewed {
            no("BR-48", "You have brewed a Potion in this turn.")
        } else if !self.may_brew_or_drink(table) {
            no("BR-R-05", "Your pool is empty: nothing is brewed any more.")
        } else if !self.brewable(table).contains(potion) {
            no(
                "BR-48",
                "That Potion is neither in the market nor in your reserve.",
            )
        } else {
            no("BR-50", "You cannot pay for that Potion.")
        }
    }

    fn why_no_drink(&self, table: &Public, potion: Potion) -> Refusal {
        if table.turn.drunk {
            no("BR-55", "You have drunk a Potion in this turn.")
        } else if !self.may_brew_or_drink(table) {
            no("BR-R-05", "Your pool is empty: nothing is drunk any more.")
        } else if !table.actor().hand.contains(potion) {
            no("BR-55", "That Potion is not in your hand.")
        } else {
            no("BR-R-08", "That Potion would have no effect now.")
        }
    }

    fn why_no_turn(&self, table: &Public, from: Face, to: Face) -> Refusal {
        if from.is_forage() || to.is_forage() || from == to {
            no("BR-92", "An Element die is turned to another Element.")
        } else if table.actor().pool.has(from) && !table.turnable(from) {
            no(
                "BR-R-42",
                "That die was just turned; take another step first.",
            )
        } else if !table.actor().pool.has(from) {
            no("BR-92", format!("There is no {from} die in your pool."))
        } else {
            no(
                "BR-92",
                format!("None of your Creatures turns dice to {to}."),
            )
        }
    }

    fn why_no_payment(&self, table: &Public, potion: Potion, action: Action) -> Refusal {
        let cost = self.tables.costs[potion.index()];
        match action {
            Action::Pay(payment) if !table.actor().goods.covers(payment.goods()) => {
                no("BR-50", "You do not have these tokens.")
            }
            Action::Pay(payment) => {
                let paid = payment.goods();
                let over = paid.herb > cost.herb
                    || paid.shroom > cost.shroom
                    || paid.crystal > cost.crystal;
                if over || paid.total() > cost.total() {
                    no("BR-50", "Nothing may be overpaid.")
                } else {
                    no("BR-50", "That does not pay for the Potion exactly.")
                }
            }
            _ => no("BR-50", "Pay for the Potion first."),
        }
    }

    fn why_not_pending(&self, table: &Public, action: Action) -> Refusal {
        let pending = &table.pending;
        match action {
            Action::Train(_) if pending.train != Training::No => {
                no("BR-68", "That Creature is not on top of its pile.")
            }
            Action::Train(_) => no("BR-68", "Your die trains nothing here."),
            Action::TakeBerry => no("BR-95", "You cannot take a Berry instead of training here."),
            Action::Gather(_) => no("BR-65", "There is nothing to gather by choice."),
            Action::Exchange(..) if pending.exchange > 0 => no(
                "BR-R-43",
                "You can give only tokens you have, for as many of other types, and not more than allowed.",
            ),
            Action::Exchange(..) => no("BR-66", "There is nothing to exchange."),
            Action::Clear(_) | Action::ClearAll => {
                no("BR-R-39", "No Element dice can be cleared there.")
            }
            Action::Reveal => no("BR-52", "There is nothing to reserve."),
            Action::Scorch(place) if pending.scorches > 0 => self.why_no_scorch(table, place),
            Action::Scorch(_) => no("BR-57", "You may not scorch now."),
            Action::Move(..) if pending.moving => no(
                "BR-R-21",
                "A placed Forage die moves to an empty Forest space.",
            ),
            Action::Decline(Item::Train) if pending.train == Training::Must => no(
                "BR-R-17",
                "You have used your power: now you must train a Creature.",
            ),
            Action::Decline(_) => no("BR-46", "That is not pending."),
            Action::Place(..)
            | Action::Brew(_)
            | Action::Drink(_)
            | Action::Turn(..)
            | Action::End => no("BR-24", "Resolve your placement first."),
            _ => no("BR-45", "Resolve what your placement left to choose first."),
        }
    }

    fn why_no_scorch(&self, table: &Public, place: Place) -> Refusal {
        if !table.layout.has(self.row_spaces(table), place) {
            no(
                "BR-57",
                "Only a space of a Forest in the row can be scorched.",
            )
        } else if table.layout.has(table.scorched, place) {
            no("BR-57", "That space is scorched already.")
        } else if table.layout.has(table.tops.occupied, place) {
            no("BR-57", "A space with a die cannot be scorched.")
        } else {
            no("BR-59", "No scorch token is left.")
        }
    }

    fn why_no_effect(&self, table: &Public, potion: Potion, action: Action) -> Refusal {
        let effect = self.components().potion(potion).effect;
        match (effect, action) {
            (Effect::PlaceExtra, Action::Place(face, mode, place)) => {
                self.why_no_placement(table, face, place, mode)
            }
            (Effect::ChangeDie, Action::Change(from, _)) if !table.actor().pool.has(from) => {
                no("BR-82", format!("There is no {from} die in your pool."))
            }
            (Effect::ChangeDie, Action::Change(..)) => {
                no("BR-R-08", "A die is turned to another of its own faces.")
            }
            (Effect::Reroll, Action::Reroll(_)) => {
                no("BR-83", "These dice are not all in your pool.")
            }
            (Effect::MoveForage, Action::Move(die, place)) => self.why_no_move(table, die, place),
            (Effect::SwapMatching, Action::Swap(pair)) => {
                let dice = pair.dice().map(|at| table.die_at(at));
                match dice {
                    [Some(a), Some(b)] if a.face() != b.face() => {
                        no("BR-86", "The two dice must show the same symbol.")
                    }
                    [Some(a), Some(b)] if a.owner() == b.owner() => {
                        no("BR-R-22", "The two dice belong to the same player.")
                    }
                    _ => no("BR-86", "Two placed Forage dice are swapped."),
                }
            }
            (Effect::RemoveElement, Action::Remove(_)) => {
                no("BR-87", "A placed Element die is set aside.")
            }
            (Effect::RemoveAny, Action::Remove(_)) => no("BR-87", "There is no such die."),
            (Effect::ReturnForage, Action::Return(_)) => no(
                "BR-88",
                "Only one of your own placed Forage dice comes back.",
            ),
            _ => no("BR-R-08", "Carry out the effect of the Potion first."),
        }
    }

    fn why_no_move(&self, table: &Public, die: DieAt, place: Place) -> Refusal {
        match table.die_at(die) {
            None => no("BR-85", "There is no such die."),
            Some(die) if die.is_element() => no("BR-85", "Only Forage dice are moved."),
            Some(_) if table.layout.has(table.scorched, place) => {
                no("BR-61", "That space is scorched.")
            }
            Some(_) if place.is_forest() => no("BR-R-21", "A die moves to an empty Forest space."),
            Some(_) if die.any_die().is_some() => no(
                "BR-R-21",
                "A die on an any-die space can move only to a Forest.",
            ),
            Some(_) => no(
                "BR-R-21",
                "A die moves to an empty Forest space, or where it is allowed to an any-die space.",
            ),
        }
    }
}

fn why_not_outside_forests(mode: Mode) -> Refusal {
    match mode {
        Mode::ForceHerb | Mode::ForceShroom | Mode::ForceCrystal | Mode::ForceBerry => {
            no("BR-R-15", "Dice are forced in Forests only.")
        }
        Mode::Stack => no("BR-R-16", "Dice are stacked in Forests only."),
        Mode::Train | Mode::OverTrain | Mode::ReturnTrain => {
            no("BR-101", "That power works in Forests only.")
        }
        Mode::Normal | Mode::Over | Mode::Return => {
            no("BR-42", "The powers of Elements work in Forests only.")
        }
    }
}

/// How many Forage and Element dice these are.
fn dice(faces: Faces) -> [u8; 2] {
    [faces.forage(), faces.elements()]
}
