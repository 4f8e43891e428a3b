//! The course of the game. Each file is a chapter of the rules; here they are tied together.
//!
//! An action is carried out by its chapter, which says what comes [`Next`]; [`WitchsBrew::settle`]
//! goes on from there, through everything automatic, until somebody has a decision with at least
//! two choices (WB-R-23) or chance has to draw.

mod brewing;
mod goods;
mod lack;
mod permit;
mod reason;
mod round;
mod set;
mod shelves;
mod spells;

pub(crate) use brewing::FAVOR_GOLD;
pub use lack::Lack;
pub use reason::Reason;

use crate::WitchsBrew;
use crate::action::Action;
use crate::cards::{Group, Spell};
use crate::event::Event;
use crate::goods::Drops;
use crate::state::{Phase, Public, State};
use covenstead_core::{Log, Seat, SeatSet, Turn};

/// What follows without a decision.
enum Next {
    /// Nothing: somebody has to decide, or chance to draw, or the game is over.
    Wait,
    /// A card of the spell stack is to be turned up if its order is not known (WB-34).
    Spell,
    /// The end test, between two sets (WB-67).
    EndTest,
    /// Exclusion cards, then roles are chosen or dealt (WB-R-27).
    Roles,
    /// The next hand is dealt (WB-M-01).
    Deal(Seat),
    /// A round begins, or the set ends.
    Round,
    /// It is this seat's turn in the lap (WB-18).
    Reach(Seat),
    /// This seat may carry out the favor or the full action.
    Act(Seat),
    /// This seat has finished with it.
    Done(Seat),
    /// This seat gives up drops to the Begging Monk, or has just done so.
    Give(Seat),
    /// The red winner may add own goods.
    Add,
    /// The shelf is taken or stays.
    Shelve,
}

impl WitchsBrew {
    #[inline]
    pub(crate) fn turn_of(&self, state: &State) -> Turn {
        let one = |seat| Turn::Seats(SeatSet::only(seat));
        match state.public.phase {
            Phase::DrawStarter | Phase::DrawSpell | Phase::DrawExcluded | Phase::Deal(_) => {
                Turn::Chance
            }
            Phase::Choose => Turn::Seats(SeatSet::all(self.seats).minus(state.public.chosen)),
            Phase::Call => one(state.public.starter),
            Phase::Answer(seat) | Phase::Act(seat) | Phase::Bottle(seat) | Phase::Give(seat) => {
                one(seat)
            }
            Phase::Add => one(state.public.claimant),
            Phase::Over => Turn::Over,
        }
    }

    /// The legal actions of a seat that owes a decision, ascending.
    #[inline]
    pub(crate) fn list(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let table = &state.public;
        match table.phase {
            Phase::Choose => self.list_hands(table, actions),
            Phase::Call => actions.extend(state.secrets[seat.index()].hand.iter().map(Action::IAm)),
            Phase::Answer(_) => {
                actions.extend([Action::IAm(table.role()), Action::SoBeIt(table.role())])
            }
            Phase::Act(_) => {
                actions.push(Action::None);
                self.list_act(table, seat, actions);
            }
            Phase::Bottle(_) => {
                actions.push(Action::None);
                actions.extend(table.player(seat).drops.colours().map(Action::Bottle));
            }
            Phase::Give(_) => self.list_gifts(table, seat, actions),
            Phase::Add => self.list_additions(table, actions),
            Phase::DrawStarter
            | Phase::DrawSpell
            | Phase::DrawExcluded
            | Phase::Deal(_)
            | Phase::Over => {}
        }
    }

    /// The hands that may be chosen, while all of them may.
    #[inline]
    pub(crate) fn hands_kept(&self, table: &Public) -> Option<&[Action]> {
        (table.phase == Phase::Choose && table.excluded.is_empty()).then_some(&self.hands[..])
    }

    /// What the favor or full action of the called role offers besides abstaining. Favor or not
    /// follows from the claim.
    #[inline]
    fn list_act(&self, table: &crate::state::Public, seat: Seat, actions: &mut Vec<Action>) {
        let favor = seat != table.claimant;
        match table.role().group() {
            Group::Gatherer(colour) => self.list_gathering(colour, favor, actions),
            Group::Alchemist => {
                actions.extend(table.player(seat).drops.colours().map(Action::Sell))
            }
            Group::FortuneTeller => actions.push(Action::Trade),
            Group::Assistant => self.list_purchases(favor, actions),
            Group::Brewer(metal) => actions.push(Action::Brew(metal)),
            Group::Warlock if favor => actions.push(Action::TakeGold),
            Group::Warlock => self.list_casting(table, seat, actions),
            Group::Thief(_) => actions.push(Action::Collect),
        }
    }

    /// Whether the favor or full action could move anything (WB-R-35): otherwise there is no
    /// decision.
    #[inline]
    fn can_act(&self, table: &crate::state::Public, seat: Seat) -> bool {
        let (player, favor) = (table.player(seat), seat != table.claimant);
        match table.role().group() {
            Group::Gatherer(_) => true,
            Group::Alchemist => player.drops.total() > 0,
            Group::FortuneTeller | Group::Assistant => player.gold > 0,
            Group::Brewer(metal) => self.can_brew(table, seat, metal, favor),
            Group::Warlock => favor || self.options.manual() || self.can_cast(table, seat),
            Group::Thief(kind) => !favor && self.can_collect(table, kind),
        }
    }

    /// Carries out a legal decision.
    #[inline]
    pub(crate) fn decide<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        log: &mut L,
    ) {
        let next = match action {
            Action::None => self.abstain(state, seat, log),
            Action::Choose(roles) => self.choose(state, seat, roles, log),
            Action::IAm(role) => match state.public.phase {
                Phase::Call => self.call(state, role, log),
                _ => self.claim(state, seat, log),
            },
            Action::SoBeIt(_) => self.so_be_it(state, seat, log),
            Action::Gather(colour) => self.gather(state, seat, colour, log),
            Action::Sell(colour) => self.sell(state, seat, colour, log),
            Action::Trade => self.trade(state, seat, log),
            Action::Buy(drops) => self.buy(state, seat, drops.drops(), log),
            Action::Brew(metal) => self.brew(state, seat, metal, log),
            Action::Bottle(colour) => self.bottle(state, seat, colour, log),
            Action::TakeGold => self.take_gold(state, seat, log),
            Action::CastCopia(drops) => self.cast_copia(state, seat, drops.drops(), log),
            Action::CastMagus(drops) => {
                self.cast_with_drops(state, seat, Spell::Magus, drops.drops(), log)
            }
            Action::CastStrix(drops) => {
                self.cast_with_drops(state, seat, Spell::Strix, drops.drops(), log)
            }
            Action::CastSanatio(drops) => {
                self.cast_with_drops(state, seat, Spell::Sanatio, drops.drops(), log)
            }
            Action::CastOptio(metal) => self.cast_optio(state, seat, metal, log),
            Action::CastVials(spell) => self.cast_for_vials(state, seat, spell, log),
            Action::Collect => self.collect(state, seat, log),
            Action::Give(drops) => self.give(state, seat, drops.drops(), log),
            Action::AddGold(gold) => self.add(state, seat, gold, Drops::NONE, log),
            Action::AddDrops(drops) => self.add(state, seat, 0, drops.drops(), log),
            Action::Starter(_)
            | Action::TurnSpell(_)
            | Action::TurnRaven
            | Action::Exclude(_)
            | Action::Deal(..) => {
                unreachable!("an outcome of chance is no decision")
            }
        };
        self.settle(state, next, log);
    }

    /// Carries out an outcome of chance.
    pub(crate) fn happen<L: Log<Event>>(&self, state: &mut State, outcome: Action, log: &mut L) {
        let next = match outcome {
            Action::Starter(seat) => self.draw_starter(state, seat, log),
            Action::TurnSpell(spell) => self.turn_spell(state, spell, log),
            Action::TurnRaven => self.turn_raven(state, log),
            Action::Exclude(role) => self.exclude(state, role, log),
            Action::Deal(seat, roles) => self.deal(state, seat, roles, log),
            _ => unreachable!("a decision is no outcome of chance"),
        };
        self.settle(state, next, log);
    }

    /// Goes on through everything automatic.
    #[inline]
    fn settle<L: Log<Event>>(&self, state: &mut State, mut next: Next, log: &mut L) {
        loop {
            next = match next {
                Next::Wait => return,
                Next::Spell => self.next_spell(state),
                Next::EndTest => self.end_test(state, log),
                Next::Roles => self.hand_out_roles(state),
                Next::Deal(seat) => self.next_deal(state, seat),
                Next::Round => self.begin_round(state, log),
                Next::Reach(seat) => self.reach(state, seat, log),
                Next::Act(seat) => self.offer_act(state, seat, log),
                Next::Done(seat) => self.done(state, seat, log),
                Next::Give(seat) => self.next_gift(state, seat, log),
                Next::Add => self.offer_addition(state, log),
                Next::Shelve => self.shelve(state, log),
            };
        }
    }

    /// Waits in this phase.
    #[inline]
    fn wait(state: &mut State, phase: Phase) -> Next {
        state.public.phase = phase;
        Next::Wait
    }

    #[inline]
    fn offer_act<L: Log<Event>>(&self, state: &mut State, seat: Seat, log: &mut L) -> Next {
        let can_act = self.can_act(&state.public, seat);
        debug_assert_eq!(
            can_act,
            self.lack(
                &state.public,
                seat,
                state.public.role(),
                seat != state.public.claimant
            )
            .is_none(),
            "an action is offered unless something is missing"
        );
        if can_act {
            return Self::wait(state, Phase::Act(seat));
        }
        let table = &state.public;
        let role = table.role();
        log.add(|| {
            let favor = seat != table.claimant;
            let lack = self
                .lack(table, seat, role, favor)
                .expect("something is missing");
            Event::Unable { seat, role, lack }
        });
        Next::Done(seat)
    }

    /// Every action and favor may be declined, free gains included (WB-M-08, WB-R-36).
    #[inline]
    fn abstain<L: Log<Event>>(&self, state: &mut State, seat: Seat, log: &mut L) -> Next {
        let role = state.public.role();
        log.add(|| Event::Abstained { seat, role });
        Next::Done(seat)
    }
}

impl WitchsBrew {
    /// Whether `seat`, who is asked in this phase, has at least two choices (WB-I-14).
    pub(crate) fn has_choice(&self, state: &State, seat: Seat) -> bool {
        let table = &state.public;
        match table.phase {
            Phase::Call => state.secrets[seat.index()].hand.len() > 1,
            Phase::Answer(_) => self.may_settle(table, seat),
            Phase::Act(_) => self.can_act(table, seat),
            Phase::Bottle(_) => {
                matches!(table.role().group(), Group::Brewer(_))
                    && table.player(seat).drops.total() > 0
            }
            Phase::Give(_) => {
                let red = table.role().group() == Group::Thief(crate::cards::ShelfKind::Ingredient);
                red && self.gift_due(table, seat) > 0 && !table.player(seat).drops.single_coloured()
            }
            Phase::Add => match table.role().group() {
                Group::Thief(kind) => {
                    self.missing(table, kind) > 0 && table.player(seat).goods(kind) > 0
                }
                _ => false,
            },
            _ => true,
        }
    }
}
