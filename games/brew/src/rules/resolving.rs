//! What a placement leaves to choose: in any order, one after the other (BR-45 to BR-47, BR-57 to
//! BR-59, BR-65 to BR-68).

use super::{Choices, Count, Next, Nth};
use crate::Brew;
use crate::action::{Action, Item};
use crate::cards::{Forest, ForestSet, Ingredient};
use crate::dice::MAX_DICE;
use crate::event::Event;
use crate::goods::{Bundle, Goods};
use crate::options::DayFireScope;
use crate::place::Place;
use crate::powers::Power;
use crate::row::{Spaces, Target};
use crate::state::{Pending, Phase, Placing, Public, Training};
use covenstead_core::{Log, Rng};

impl Brew {
    /// Whether it is plain that the pending items have at least two choices.
    #[inline]
    pub(super) fn offers_several(&self, table: &Public) -> bool {
        // Three ingredients to gather, or what may be declined. All at once: which of them it is
        // cannot be guessed.
        let pending = &table.pending;
        let trains = (pending.train == Training::May) & table.piles.iter().any(Option::is_some);
        let scorches = (pending.scorches > 0) & !self.scorchable(table).is_empty();
        (pending.gathers > 0) | trains | self.can_exchange(table) | scorches
    }

    /// Whether it is plain that the pending items have one choice only: to reveal a Potion and
    /// reserve one.
    #[inline]
    pub(super) fn offers_reserving_only(&self, table: &Public) -> bool {
        let pending = &table.pending;
        let others = (pending.train != Training::No) | pending.clear | pending.moving;
        pending.reserve & !others && !self.offers_several(table) && self.can_reserve(table)
    }

    /// Whether some pending item has a legal choice; if none has, all of them lapse (BR-46).
    #[inline]
    pub(super) fn offers_anything(&self, table: &Public) -> bool {
        let pending = &table.pending;
        pending.gathers > 0
            || self.can_train(table)
            || pending.scorches > 0 && !self.scorchable(table).is_empty()
            || self.can_exchange(table)
            || pending.reserve && self.can_reserve(table)
            || pending.clear && !self.clearable(table).is_empty()
            || pending.moving && self.can_move(table, false)
    }

    /// Of what is pending, the items with a legal choice: what is offered (BR-46).
    pub(crate) fn offered(&self, table: &Public) -> Pending {
        let pending = table.pending;
        let scorchable = !self.scorchable(table).is_empty();
        Pending {
            train: if self.can_train(table) {
                pending.train
            } else {
                Training::No
            },
            scorches: if scorchable { pending.scorches } else { 0 },
            exchange: if self.can_exchange(table) {
                pending.exchange
            } else {
                0
            },
            clear: pending.clear && !self.clearable(table).is_empty(),
            reserve: pending.reserve && self.can_reserve(table),
            moving: pending.moving && self.can_move(table, false),
            ..pending
        }
    }

    /// An action without a target lapses; the die may still be placed (BR-R-47).
    #[inline]
    pub(super) fn finish_placement(&self, table: &mut Public) {
        match table.turn.placing {
            Placing::Compulsory => table.turn.placed = true,
            // BR-R-06: with the last die placed by a Potion, the compulsory placement counts as
            // done.
            Placing::Extra => table.turn.placed |= table.actor().pool.is_empty(),
            Placing::Nothing => {}
        }
        table.turn.placing = Placing::Nothing;
        table.pending = Pending::default();
        table.munched = Default::default();
    }

    /// One of the choices of all pending items, every one equally likely, and how many there are.
    /// Not inlined, so that drawing a step, which comes most often, stays small.
    #[inline(never)]
    pub(super) fn draw_pending<R: Rng>(&self, table: &Public, rng: &mut R) -> (Action, u32) {
        let mut count = Count::default();
        self.list_pending(table, &mut count);
        let mut nth = Nth::new(rng.below(count.0));
        self.list_pending(table, &mut nth);
        (nth.found(), count.0)
    }

    /// The choices of all pending items together (BR-D-04).
    #[inline]
    pub(super) fn list_pending(&self, table: &Public, out: &mut impl Choices) {
        let pending = &table.pending;
        let training = self.can_train(table);
        if training {
            self.list_training(table, out);
        }
        if pending.gathers > 0 {
            out.offer_each(3, |number| Action::Gather(Ingredient::ALL[number as usize]));
        }
        let exchanging = self.can_exchange(table);
        if exchanging {
            self.list_exchanges(table, out);
        }
        let clearing = pending.clear && self.list_clearing(table, out);
        if pending.reserve && self.can_reserve(table) {
            out.offer(Action::Reveal);
        }
        let scorching = pending.scorches > 0 && self.list_scorches(table, out);
        let moving = pending.moving && self.list_moves(table, false, out);
        let declines = [
            (training && pending.train == Training::May, Item::Train),
            (exchanging, Item::Exchange),
            (clearing, Item::Clear),
            (scorching, Item::Scorch),
            (moving, Item::Move),
        ];
        let items = declines.into_iter().fold(0, |all, (offered, item)| {
            all | u64::from(offered) << item as u8
        });
        out.offer_set(items, |bit| Action::Decline(Item::ALL[bit as usize]));
    }

    /// BR-66, BR-R-43: no Berries, no type both given and taken.
    fn list_exchanges(&self, table: &Public, out: &mut impl Choices) {
        let (held, most) = (Bundle::most_of(table.actor().goods), table.pending.exchange);
        let exchanges = self.tables.exchanges.possible(held, most);
        out.offer_each(exchanges.len() as u32, |number| {
            let (given, taken) = exchanges[number as usize];
            Action::Exchange(given, taken)
        });
    }

    #[inline]
    fn can_exchange(&self, table: &Public) -> bool {
        let goods = table.actor().goods;
        (table.pending.exchange > 0) & (goods.total() > goods.berry)
    }

    /// The Forests of the row with an Element die, covered ones included.
    pub(crate) fn clearable(&self, table: &Public) -> ForestSet {
        let elements = table.dice.iter().filter(|(_, die)| die.is_element());
        elements
            .filter_map(|(place, _)| place.forest())
            .map(|(forest, _)| forest)
            .collect()
    }

    /// BR-67, BR-R-39.
    fn list_clearing(&self, table: &Public, out: &mut impl Choices) -> bool {
        let forests = self.clearable(table);
        match self.options.day_fire_scope {
            DayFireScope::OneForest => out.offer_set(forests.0.into(), |bit| {
                Action::Clear(Forest::ALL[bit as usize])
            }),
            DayFireScope::AllForests if !forests.is_empty() => out.offer(Action::ClearAll),
            DayFireScope::AllForests => {}
        }
        !forests.is_empty()
    }

    /// The spaces that can be scorched (BR-57, BR-59).
    #[inline]
    pub(crate) fn scorchable(&self, table: &Public) -> Spaces {
        if table.scorched.len() < u32::from(self.components().scorch_tokens) {
            self.open_spaces(table)
        } else {
            Spaces::EMPTY
        }
    }

    #[inline]
    fn list_scorches(&self, table: &Public, out: &mut impl Choices) -> bool {
        let spaces = self.scorchable(table);
        out.offer_set(spaces.0.into(), |bit| {
            Action::Scorch(table.layout.place(Target::of_bit(bit)))
        });
        !spaces.is_empty()
    }

    /// A free choice is never a Berry (BR-R-36).
    #[inline]
    pub(super) fn gather_choice<L: Log<Event>>(
        &self,
        table: &mut Public,
        ingredient: Ingredient,
        log: &mut L,
    ) -> Next {
        table.pending.gathers -= 1;
        self.gather(table, Goods::of(ingredient, 1), log);
        Next::Resolve
    }

    pub(super) fn exchange<L: Log<Event>>(
        &self,
        table: &mut Public,
        given: Bundle,
        taken: Bundle,
        log: &mut L,
    ) -> Next {
        let (seat, given, taken) = (table.active, given.goods(), taken.goods());
        table.pending.exchange = 0;
        let goods = &mut table.actor_mut().goods;
        *goods = *goods - given + taken;
        log.add(|| Event::Exchanged { seat, given, taken });
        Next::Resolve
    }

    pub(super) fn clear<L: Log<Event>>(
        &self,
        table: &mut Public,
        forest: Forest,
        log: &mut L,
    ) -> Next {
        table.pending.clear = false;
        self.clear_elements(table, forest, log);
        Next::Resolve
    }

    pub(super) fn clear_all<L: Log<Event>>(&self, table: &mut Public, log: &mut L) -> Next {
        table.pending.clear = false;
        for forest in self.clearable(table).iter() {
            self.clear_elements(table, forest, log);
        }
        Next::Resolve
    }

    fn clear_elements<L: Log<Event>>(&self, table: &mut Public, forest: Forest, log: &mut L) {
        let (seat, mut dice) = (table.active, 0);
        for _ in 0..MAX_DICE {
            let here = |place: Place| place.forest().is_some_and(|(other, _)| other == forest);
            let Some(number) = table
                .dice
                .iter()
                .position(|(place, die)| die.is_element() && here(place))
            else {
                break;
            };
            let (_, die) = table.lift(number, true);
            table.set_aside(die);
            dice += 1;
        }
        log.add(|| Event::Cleared { seat, forest, dice });
    }

    #[inline]
    pub(super) fn scorch<L: Log<Event>>(
        &self,
        table: &mut Public,
        place: Place,
        log: &mut L,
    ) -> Next {
        let seat = table.active;
        table.pending.scorches -= 1;
        table.scorched = table.scorched.union(table.layout.only(place));
        log.add(|| Event::Scorched { seat, place });
        if !std::mem::replace(&mut table.turn.scorched, true) {
            self.first_scorch(table, log);
        }
        Next::Resolve
    }

    /// BR-95: the first scorch of a turn.
    #[inline]
    fn first_scorch<L: Log<Event>>(&self, table: &mut Public, log: &mut L) {
        let seat = table.active;
        for creature in table
            .actor()
            .trained
            .both(self.tables.with.first_scorch)
            .iter()
        {
            let Power::BerryForFirstScorch { n } = self.tables.powers[creature.index()] else {
                continue;
            };
            let berries = n.into();
            table.actor_mut().goods.berry += berries;
            log.add(|| Event::GainedBerries {
                seat,
                creature,
                berries,
            });
        }
    }

    #[inline]
    pub(super) fn decline<L: Log<Event>>(
        &self,
        table: &mut Public,
        item: Item,
        log: &mut L,
    ) -> Next {
        let (seat, phase) = (table.active, table.phase);
        log.add(|| Event::Declined { seat, item });
        match item {
            Item::Train => table.pending.train = Training::No,
            Item::Exchange => table.pending.exchange = 0,
            Item::Clear => table.pending.clear = false,
            Item::Scorch => table.pending.scorches = 0,
            Item::Move => table.pending.moving = false,
            Item::Claim => return self.after_claims(table, log),
            Item::Trade => {
                return match phase {
                    Phase::Trade(creature) => self.after_trade(table, creature, log),
                    _ => unreachable!("a trade is declined when it is offered"),
                };
            }
        }
        Next::Resolve
    }
}
