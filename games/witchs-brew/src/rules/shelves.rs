//! The red roles: collecting from everybody, filling and taking shelves (WB-57 to WB-66).

use super::Next;
use crate::WitchsBrew;
use crate::action::Action;
use crate::cards::{Group, ShelfKind};
use crate::data::Shelf;
use crate::event::Event;
use crate::goods::{Drops, Handful};
use crate::options::ManualRedDiscount;
use crate::state::{Phase, Public, State};
use covenstead_core::{Log, Seat};

impl WitchsBrew {
    /// The shelf stack of the red role that was called.
    #[inline]
    pub(crate) fn called_shelf(&self, table: &Public) -> ShelfKind {
        match table.role().group() {
            Group::Thief(kind) => kind,
            _ => unreachable!("no red role was called"),
        }
    }

    /// The top card of a shelf stack.
    #[inline]
    pub(crate) fn top_shelf(&self, table: &Public, kind: ShelfKind) -> Option<&Shelf> {
        table
            .top_shelf(kind)
            .map(|place| &self.components().shelves[kind.index()][place])
    }

    /// How many tokens the top shelf requires of a winner; one less than printed under the manual
    /// (WB-M-15). The manual's "pays 1 less" is read as the winner's discount (WB-R-41).
    #[inline]
    pub(crate) fn required(&self, table: &Public, kind: ShelfKind) -> Option<u16> {
        let discount =
            self.options.manual() && self.options.manual_red_discount == ManualRedDiscount::All;
        self.top_shelf(table, kind)
            .map(|card| card.need - u16::from(discount))
    }

    /// What `seat` gives up (WB-57, WB-M-18), one less for whoever has the discount (WB-59,
    /// WB-M-15). The discount is 1 whoever wins in the end, and no loss is negative (WB-R-11). A
    /// winner who alone has cards left collects from everybody all the same (WB-R-33).
    #[inline]
    pub(crate) fn loss(&self, table: &Public, seat: Seat, kind: ShelfKind) -> u16 {
        let discount = table.favored.contains(seat)
            || (self.options.manual() && table.displaced.contains(seat));
        self.share(table, seat, kind)
            .saturating_sub(u16::from(discount))
    }

    /// A third of the gold or a quarter of the drops, rounded down (WB-57).
    #[inline]
    pub(crate) fn share(&self, table: &Public, seat: Seat, kind: ShelfKind) -> u16 {
        match kind {
            ShelfKind::Gold => table.player(seat).gold / 3,
            ShelfKind::Ingredient => table.player(seat).drops.total() / 4,
        }
    }

    /// What the others give up if the claimant collects now.
    pub(crate) fn loot(&self, table: &Public, kind: ShelfKind) -> u16 {
        table
            .claimant
            .lap(self.seats)
            .map(|victim| self.loss(table, victim, kind))
            .sum()
    }

    /// WB-R-35: a shelf is left, and somebody would lose something or the winner owns something to
    /// add.
    #[inline]
    pub(super) fn can_collect(&self, table: &Public, kind: ShelfKind) -> bool {
        let winner = table.claimant;
        table.top_shelf(kind).is_some()
            && (table.player(winner).goods(kind) > 0
                || winner
                    .lap(self.seats)
                    .any(|victim| self.loss(table, victim, kind) > 0))
    }

    /// WB-58: the goods go onto the card. Gold moves at once, drops are chosen by each victim in
    /// turn (WB-R-12). From everybody or not at all (WB-R-07). What leaves the players arrives on
    /// the card (WB-I-16), where everybody sees it (WB-R-32).
    #[inline]
    pub(super) fn collect<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        log: &mut L,
    ) -> Next {
        let kind = self.called_shelf(&state.public);
        log.add(|| Event::Collected { seat, kind });
        if kind == ShelfKind::Ingredient {
            return Next::Give(seat.left(self.seats));
        }
        for victim in seat.lap(self.seats) {
            let gold = self.loss(&state.public, victim, kind);
            state.public.player_mut(victim).gold -= gold;
            state.public.shelf_gold += gold;
            if gold > 0 {
                log.add(|| Event::GaveUp {
                    seat: victim,
                    gold,
                    drops: Drops::NONE,
                });
            }
        }
        Next::Add
    }

    /// Each victim with a choice is asked, clockwise from the winner's left; the others give what
    /// they must (WB-60). The manual lets victims choose as well (WB-M-17).
    #[inline]
    pub(super) fn next_gift<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        log: &mut L,
    ) -> Next {
        if seat == state.public.claimant {
            return Next::Add;
        }
        let due = self.gift_due(&state.public, seat);
        let drops = state.public.player(seat).drops;
        match due {
            0 => Next::Give(seat.left(self.seats)),
            _ if drops.single_coloured() => {
                self.give(state, seat, drops.of_the_only_colour(due), log)
            }
            _ => Self::wait(state, Phase::Give(seat)),
        }
    }

    #[inline]
    pub(super) fn list_gifts(&self, table: &Public, seat: Seat, actions: &mut Vec<Action>) {
        let portion = self.portion(table, seat);
        table.player(seat).drops.each_selection(portion, |drops| {
            actions.push(Action::Give(Handful::of(drops)))
        });
    }

    #[inline]
    pub(super) fn give<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        drops: Drops,
        log: &mut L,
    ) -> Next {
        let due = self.gift_due(&state.public, seat);
        state.public.player_mut(seat).drops -= drops;
        state.public.shelf_drops += drops;
        state.public.owed = due - drops.total();
        log.add(|| Event::GaveUp {
            seat,
            gold: 0,
            drops,
        });
        match state.public.owed {
            0 => Next::Give(seat.left(self.seats)),
            _ => Next::Give(seat),
        }
    }

    /// What `seat` has to give up to the Begging Monk: the loss, or what is left of it after a
    /// first portion.
    #[inline]
    pub(crate) fn gift_due(&self, table: &Public, seat: Seat) -> u16 {
        match table.owed {
            0 => self.loss(table, seat, ShelfKind::Ingredient),
            owed => owed,
        }
    }

    /// How much of it is given up in one decision: all of it, unless it is more than a decision can
    /// name.
    #[inline]
    pub(crate) fn portion(&self, table: &Public, seat: Seat) -> u16 {
        self.gift_due(table, seat).min(Handful::MOST)
    }

    /// How many tokens the top shelf still misses.
    #[inline]
    pub(crate) fn missing(&self, table: &Public, kind: ShelfKind) -> u16 {
        self.required(table, kind).map_or(0, |required| {
            required.saturating_sub(table.shelf_tokens(kind))
        })
    }

    /// WB-61, WB-R-08: from nothing up to what is missing.
    /// The manual has the same rule (WB-M-16).
    #[inline]
    pub(super) fn offer_addition<L: Log<Event>>(&self, state: &mut State, _log: &mut L) -> Next {
        let table = &state.public;
        let kind = self.called_shelf(table);
        match self.missing(table, kind) > 0 && table.player(table.claimant).goods(kind) > 0 {
            true => Self::wait(state, Phase::Add),
            false => Next::Shelve,
        }
    }

    #[inline]
    pub(super) fn list_additions(&self, table: &Public, actions: &mut Vec<Action>) {
        let (kind, winner) = (self.called_shelf(table), table.player(table.claimant));
        let most = self.missing(table, kind).min(winner.goods(kind));
        match kind {
            ShelfKind::Gold => actions.extend((0..=most).map(Action::AddGold)),
            ShelfKind::Ingredient => winner.drops.each_selection_up_to(most, |drops| {
                actions.push(Action::AddDrops(Handful::of(drops)))
            }),
        }
    }

    #[inline]
    pub(super) fn add<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        gold: u16,
        drops: Drops,
        log: &mut L,
    ) -> Next {
        let player = state.public.player_mut(seat);
        player.gold -= gold;
        player.drops -= drops;
        state.public.shelf_gold += gold;
        state.public.shelf_drops += drops;
        log.add(|| Event::Added { seat, gold, drops });
        Next::Shelve
    }

    /// WB-62, WB-63: a full shelf is taken, whether the winner likes it or not (WB-R-25).
    /// A surplus goes with the rest, and no second shelf is taken (WB-R-09).
    #[inline]
    pub(super) fn shelve<L: Log<Event>>(&self, state: &mut State, log: &mut L) -> Next {
        let table = &mut state.public;
        let (seat, kind) = (table.claimant, self.called_shelf(table));
        let (place, card) = (
            table.top_shelf(kind).expect("a shelf is left"),
            *self.top_shelf(table, kind).expect("a shelf"),
        );
        let (tokens, required) = (
            table.shelf_tokens(kind),
            self.required(table, kind).expect("a shelf is left"),
        );
        let number = place as u8 + 1;
        if tokens < required {
            log.add(|| Event::ShelfStays {
                kind,
                number,
                tokens,
                required,
            });
            return Next::Done(seat);
        }
        table.shelves_taken[kind.index()] += 1;
        table.player_mut(seat).shelves[kind.index()] |= 1 << place;
        let (gold, drops) = match kind {
            ShelfKind::Gold => (std::mem::take(&mut table.shelf_gold), Drops::NONE),
            ShelfKind::Ingredient => (0, std::mem::take(&mut table.shelf_drops)),
        };
        let stored = self.options.manual();
        if stored {
            // WB-M-19: they stay on the shelf, out of play.
            table.stored_gold[place] += gold;
            table.stored_drops[place] += drops;
        }
        let (vp, raven) = (card.vp, card.raven);
        log.add(|| Event::ShelfTaken {
            seat,
            kind,
            number,
            vp,
            raven,
            gold,
            drops,
            stored,
        });
        Next::Done(seat)
    }
}
