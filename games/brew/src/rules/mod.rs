//! The course of the game. Each file is a chapter of the rules; here they are tied together.
//!
//! An action is carried out by its chapter, which says what comes [`Next`]; [`Brew::settle`] goes
//! on from there, through everything automatic, until somebody has a decision with at least two
//! choices (BR-R-03) or chance has to act.

mod brewing;
mod choices;
mod claiming;
mod creatures;
mod drinking;
mod permit;
mod placing;
mod prospect;
mod reason;
mod resolving;
mod round;
mod steps;

use choices::{ChoiceSet, Choices, Count, Nth};
pub(crate) use prospect::Prospect;
pub use reason::Reason;
pub(crate) use round::{ELEMENT_DICE, FORAGE_DICE};

use crate::Brew;
use crate::action::Action;
use crate::event::Event;
use crate::state::{Phase, Public};
use covenstead_core::{Log, Rng, SeatSet, Turn};

/// What follows without a decision.
pub(crate) enum Next {
    /// Nothing: somebody has to decide, or chance to act, or the game is over.
    Wait,
    /// This decision, if there are at least two choices.
    Ask(Phase),
    /// What is left of the placement, or the next step.
    Resolve,
    /// All pools are empty: Forests are claimed.
    Claims,
}

impl Brew {
    #[inline]
    pub(crate) fn turn_of(&self, table: &Public) -> Turn {
        match table.phase {
            Phase::DealForest
            | Phase::Refill(_)
            | Phase::TurnUp(_)
            | Phase::DrawFirst
            | Phase::DealCharacter(_)
            | Phase::Roll(_)
            | Phase::RollAgain { .. }
            | Phase::Reveal => Turn::Chance,
            Phase::ChooseCharacter
            | Phase::Step
            | Phase::Pay(_)
            | Phase::Resolve
            | Phase::Reserve(_)
            | Phase::Release
            | Phase::Effect(_)
            | Phase::ClaimTie
            | Phase::Trade(_) => Turn::Seats(SeatSet::only(table.active)),
            Phase::Over => Turn::Over,
        }
    }

    /// The choices of the active player where they are one set.
    #[inline]
    fn choice_set(&self, table: &Public) -> Option<ChoiceSet> {
        match table.phase {
            Phase::ChooseCharacter => Some(self.character_choices(table)),
            Phase::Reserve(revealed) => Some(self.reserve_choices(table, revealed)),
            Phase::Release => Some(self.release_choices(table)),
            Phase::Effect(potion) => self.effect_choices(table, potion),
            _ => None,
        }
    }

    /// The choices of the active player, ascending.
    #[inline]
    pub(crate) fn list(&self, table: &Public, out: &mut impl Choices) {
        if let Some((set, choice)) = self.choice_set(table) {
            return out.offer_set(set, |bit| choice(table, bit));
        }
        match table.phase {
            Phase::Step => self.list_steps(table, out),
            Phase::Pay(potion) => self.list_payments(table, potion, out),
            Phase::Resolve => self.list_pending(table, out),
            Phase::Effect(potion) => self.list_effect(table, potion, out),
            Phase::ClaimTie => self.list_tie_claims(table, out),
            Phase::Trade(creature) => self.list_trades(table, creature, out),
            Phase::ChooseCharacter
            | Phase::Reserve(_)
            | Phase::Release
            | Phase::DealForest
            | Phase::Refill(_)
            | Phase::TurnUp(_)
            | Phase::DrawFirst
            | Phase::DealCharacter(_)
            | Phase::Roll(_)
            | Phase::RollAgain { .. }
            | Phase::Reveal
            | Phase::Over => {}
        }
    }

    /// One of the active player's choices, every one equally likely, and how many there are.
    #[inline(always)]
    pub(crate) fn draw_choice<R: Rng>(&self, table: &Public, rng: &mut R) -> (Action, u32) {
        if table.phase == Phase::Step {
            return self.draw_step(table, rng);
        }
        if table.phase == Phase::Resolve {
            return self.draw_pending(table, rng);
        }
        self.draw_other(table, rng)
    }

    /// The same, where it is neither a step nor what is pending. Not inlined, so that drawing a
    /// step, which comes most often, stays small.
    #[inline(never)]
    pub(super) fn draw_other<R: Rng>(&self, table: &Public, rng: &mut R) -> (Action, u32) {
        if let Some((set, choice)) = self.choice_set(table) {
            return (choice(table, rng.bit(set)), set.count_ones());
        }
        let count = self.count_choices(table);
        (self.nth_choice(table, rng.below(count)), count)
    }

    /// How many choices the active player has.
    #[inline(never)]
    fn count_choices(&self, table: &Public) -> u32 {
        let mut count = Count::default();
        self.list(table, &mut count);
        count.0
    }

    /// The choice of the active player with this number, counted from 0.
    #[inline(never)]
    fn nth_choice(&self, table: &Public, number: u32) -> Action {
        let mut nth = Nth::new(number);
        self.list(table, &mut nth);
        nth.found()
    }

    /// All choices of the active player, ascending.
    #[inline(never)]
    pub(crate) fn list_all(&self, table: &Public, out: &mut Vec<Action>) {
        out.clear();
        self.list(table, out);
    }

    /// Whether the active player has at least two choices, as whoever is asked must (BR-R-03).
    pub(crate) fn has_choice(&self, table: &Public) -> bool {
        self.count_choices(table) > 1
    }

    /// Carries out a legal decision and all that follows from it. Not inlined, so that whoever
    /// plays has registers to spare.
    #[inline(never)]
    pub(crate) fn decide<L: Log<Event>>(&self, table: &mut Public, action: Action, log: &mut L) {
        let mut next = match action {
            // Most decisions are placements: they and what follows are one piece of code, apart
            // from what is rarer.
            Action::Place(face, mode, place) => self.place(table, face, place, mode, log),
            _ => self.carry_out(table, action, log),
        };
        if let Next::Resolve = next {
            next = self.resolve(table, log);
        }
        self.settle(table, next, log);
    }

    /// Carries out a decision. Not inlined, as it is rare.
    #[inline(never)]
    fn carry_out<L: Log<Event>>(&self, table: &mut Public, action: Action, log: &mut L) -> Next {
        match action {
            Action::Choose(character) => self.take_character(table, table.active, character, log),
            Action::Place(face, mode, place) => self.place(table, face, place, mode, log),
            Action::Brew(potion) => self.brew(table, potion, log),
            Action::Drink(potion) => self.drink(table, potion, log),
            Action::Turn(from, to) => self.turn_element(table, from, to, log),
            Action::End => self.end_turn(table, log),
            Action::Pay(payment) => self.pay(table, payment.goods(), log),
            Action::Train(creature) => self.train(table, creature, log),
            Action::TakeBerry => self.take_berry(table, log),
            Action::Gather(ingredient) => self.gather_choice(table, ingredient, log),
            Action::Exchange(given, taken) => self.exchange(table, given, taken, log),
            Action::Clear(forest) => self.clear(table, forest, log),
            Action::ClearAll => self.clear_all(table, log),
            Action::Reveal => self.reveal(table, log),
            Action::Scorch(place) => self.scorch(table, place, log),
            Action::Move(die, place) => self.move_die(table, die, place, log),
            Action::Decline(item) => self.decline(table, item, log),
            Action::Reserve(potion) => self.reserve(table, potion, log),
            Action::Release(creature) => self.release(table, creature, log),
            Action::Change(from, to) => self.change_die(table, from, to, log),
            Action::Reroll(faces) => self.reroll(table, faces, log),
            Action::Swap(pair) => self.swap(table, pair, log),
            Action::Remove(die) => self.remove(table, die, log),
            Action::Return(die) => self.take_die_back(table, die, log),
            Action::Claim(forest) => self.claim_tie(table, forest, log),
            Action::Trade(bargain) => self.trade(table, bargain, log),
            Action::First(_)
            | Action::Deal(..)
            | Action::TurnUp(_)
            | Action::LayOut(_)
            | Action::Show(_)
            | Action::Roll(..) => unreachable!("an outcome of chance is no decision"),
        }
    }

    /// Carries out an outcome of chance and all that follows from it. Always inlined: where it was
    /// just drawn, which one it is need not be asked again.
    #[inline(always)]
    pub(crate) fn happen<L: Log<Event>>(&self, table: &mut Public, outcome: Action, log: &mut L) {
        let next = match outcome {
            Action::First(seat) => self.draw_first(table, seat, log),
            Action::Deal(seat, character) => self.take_character(table, seat, character, log),
            Action::TurnUp(creature) => self.turn_up(table, creature, log),
            Action::LayOut(forest) => self.lay_out(table, forest, log),
            Action::Show(potion) => self.show(table, potion, log),
            Action::Roll(seat, faces) => self.roll(table, seat, faces, log),
            _ => unreachable!("a decision is no outcome of chance"),
        };
        self.settle(table, next, log);
    }

    /// Goes on through everything automatic.
    #[inline(always)]
    fn settle<L: Log<Event>>(&self, table: &mut Public, next: Next, log: &mut L) {
        if !matches!(next, Next::Wait) {
            self.go_on(table, next, log);
        }
    }

    /// Goes on through what does not wait at once, as most does: apart from it, therefore.
    #[inline(never)]
    fn go_on<L: Log<Event>>(&self, table: &mut Public, mut next: Next, log: &mut L) {
        loop {
            next = match next {
                Next::Wait => return,
                Next::Resolve => self.resolve(table, log),
                Next::Ask(Phase::Step) => self.ask_step(table, log),
                Next::Ask(phase) => self.ask(table, phase, log),
                Next::Claims => self.claims(table, log),
            };
        }
    }

    /// What the placement has left to choose, or, when it is finished, the next step (BR-47).
    #[inline(always)]
    fn resolve<L: Log<Event>>(&self, table: &mut Public, log: &mut L) -> Next {
        if table.pending.any() {
            if self.offers_several(table) {
                return Self::wait(table, Phase::Resolve);
            }
            if self.offers_reserving_only(table) {
                return self.reveal(table, log);
            }
            if self.offers_anything(table) {
                return Next::Ask(Phase::Resolve);
            }
        }
        self.finish_placement(table);
        self.ask_step(table, log)
    }

    /// Asks the active player for a step, unless there is only the end of the turn left.
    #[inline(always)]
    fn ask_step<L: Log<Event>>(&self, table: &mut Public, log: &mut L) -> Next {
        // Both any-die spaces take every die (BR-31), so before the placement there always is a
        // choice.
        if !table.turn.placed || self.may_go_on(table) {
            Self::wait(table, Phase::Step)
        } else {
            self.end_turn(table, log)
        }
    }

    /// Asks the active player, unless there is only one choice: then that is made (BR-R-03).
    #[inline(never)]
    fn ask<L: Log<Event>>(&self, table: &mut Public, phase: Phase, log: &mut L) -> Next {
        table.phase = phase;
        let count = self.count_choices(table);
        debug_assert!(count > 0, "nobody is asked without a choice: {table:?}");
        match count {
            1 => self.carry_out(table, self.nth_choice(table, 0), log),
            _ => Next::Wait,
        }
    }

    /// Waits in this phase.
    #[inline]
    fn wait(table: &mut Public, phase: Phase) -> Next {
        table.phase = phase;
        Next::Wait
    }
}
