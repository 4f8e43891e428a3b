//! Before, between and at the beginning of sets: spells, exclusion, hands, the end test.

use super::Next;
use crate::WitchsBrew;
use crate::action::Action;
use crate::cards::{Role, RoleSet, Spell, SpellSet};
use crate::event::Event;
use crate::options::ManualSetEnd;
use crate::state::{Phase, Public, State};
use covenstead_core::{Log, Rng, Seat, SeatSet};

impl WitchsBrew {
    /// Draws an outcome of chance.
    /// Drawing a spell when it is needed is the same as shuffling the pile at set-up (WB-M-14).
    pub(crate) fn draw<R: Rng>(&self, state: &State, rng: &mut R) -> Action {
        let table = &state.public;
        match table.phase {
            Phase::DrawStarter => Action::Starter(Seat(rng.below(self.seats.into()) as u8)),
            Phase::DrawSpell => {
                let (spells, ravens) = (self.unseen_spells(table), self.unseen_ravens(table));
                match rng.below(spells.len() + ravens) < ravens {
                    true => Action::TurnRaven,
                    false => Action::TurnSpell(Spell::ALL[rng.bit(spells.0.into()) as usize]),
                }
            }
            Phase::DrawExcluded => {
                Action::Exclude(Role::ALL[rng.bit(self.exclusion_deck(table).0.into()) as usize])
            }
            Phase::Deal(seat) => {
                let pile = self.draw_pile(state, seat);
                Action::Deal(
                    seat,
                    RoleSet(rng.bits(pile.0.into(), self.hand.into()) as u16),
                )
            }
            _ => unreachable!("it is not chance's turn"),
        }
    }

    /// The spells whose place in the order is not known yet.
    pub(crate) fn unseen_spells(&self, table: &Public) -> SpellSet {
        let seen: SpellSet = table.spells[..table.spells_seen as usize]
            .iter()
            .copied()
            .collect();
        SpellSet::ALL.minus(seen)
    }

    /// The Ravens that may come up now: none in the rulebook, none on top of the first spell
    /// (WB-M-23). There are exactly four Raven cards (WB-R-40).
    pub(crate) fn unseen_ravens(&self, table: &Public) -> u32 {
        match self.options.manual() && table.spells_seen > 0 {
            true => (self.components().setup.ravens_to_end - table.ravens_revealed).into(),
            false => 0,
        }
    }

    /// The exclusion cards not turned up; all twelve are shuffled when they are used up (WB-72).
    pub(crate) fn exclusion_deck(&self, table: &Public) -> RoleSet {
        RoleSet::ALL.minus(table.exclusion_used)
    }

    /// How many roles are excluded from each set (WB-71).
    pub(crate) fn exclusions(&self) -> u32 {
        match (self.options.role_exclusion, self.seats) {
            (true, 3) => 2,
            (true, _) => 1,
            (false, _) => 0,
        }
    }

    /// The roles that may be dealt to `seat` (WB-M-02).
    /// Each player has a deck of their own (WB-R-42), and under `cycle` the five cards dealt stay
    /// out of it until the reshuffle (WB-R-43).
    pub(crate) fn draw_pile(&self, state: &State, seat: Seat) -> RoleSet {
        match self.options.cycles() {
            true => RoleSet::ALL.minus(state.secrets[seat.index()].dealt),
            false => RoleSet::ALL,
        }
    }

    /// Whether this set's hands come out of a fresh shuffle of all twelve roles (WB-M-02).
    pub(crate) fn first_of_cycle(&self, table: &Public) -> bool {
        !self.options.cycles() || table.set % 2 == 1
    }

    /// The roles that may be chosen in this set.
    #[inline]
    pub(crate) fn allowed(&self, table: &Public) -> RoleSet {
        RoleSet::ALL.minus(table.excluded)
    }

    pub(super) fn list_hands(&self, table: &Public, actions: &mut Vec<Action>) {
        if table.excluded.is_empty() {
            actions.extend_from_slice(&self.hands);
        } else {
            let allowed = self.allowed(table);
            let fits =
                |action: &&Action| matches!(action, Action::Choose(roles) if roles.within(allowed));
            actions.extend(self.hands.iter().filter(fits));
        }
    }

    pub(super) fn draw_starter<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        log: &mut L,
    ) -> Next {
        state.public.starter = seat;
        log.add(|| Event::StarterDrawn { seat });
        Next::Spell
    }

    /// The stack goes on to its next card (WB-34); from set 9 on it repeats itself.
    pub(super) fn next_spell(&self, state: &mut State) -> Next {
        let table = &state.public;
        let known = if self.options.open_spells {
            8
        } else {
            table.set.saturating_add(1).min(8)
        };
        // Under the manual Ravens may still lie on top when all eight spells have been seen.
        if table.spells_seen < known || self.options.manual() {
            return Self::wait(state, Phase::DrawSpell);
        }
        Next::EndTest
    }

    pub(super) fn turn_spell<L: Log<Event>>(
        &self,
        state: &mut State,
        spell: Spell,
        log: &mut L,
    ) -> Next {
        let table = &mut state.public;
        table.spells[table.spells_seen as usize] = spell;
        table.spells_seen += 1;
        log.add(|| Event::SpellTurned { spell });
        match self.options.manual() {
            true => Next::EndTest,
            false => Next::Spell,
        }
    }

    /// WB-M-23: a Raven on top is counted and goes to the bottom; the fourth ends the game.
    /// Revealing it and moving it to the bottom are one moment (WB-R-39).
    pub(super) fn turn_raven<L: Log<Event>>(&self, state: &mut State, log: &mut L) -> Next {
        state.public.ravens_revealed += 1;
        let ravens = state.public.ravens_revealed;
        log.add(|| Event::RavenRevealed { ravens });
        match ravens < self.components().setup.ravens_to_end {
            true => Next::Spell,
            false => Next::EndTest,
        }
    }

    /// The ravens that count towards the end: on potion cards (WB-67), or Raven cards revealed
    /// (WB-M-23).
    pub(crate) fn ravens(&self, table: &Public) -> u8 {
        if self.options.manual() {
            return table.ravens_revealed;
        }
        let cards = self.components();
        let shown = |card: bool| card as u8;
        let cauldrons = cards.cauldrons.iter().zip(table.cauldrons_taken);
        let shelves = cards.shelves.iter().zip(table.shelves_taken);
        cauldrons
            .flat_map(|(stack, taken)| stack[..taken as usize].iter().map(|card| shown(card.raven)))
            .sum::<u8>()
            + shelves
                .flat_map(|(stack, taken)| {
                    stack[..taken as usize].iter().map(|card| shown(card.raven))
                })
                .sum::<u8>()
    }

    /// WB-67, WB-R-26: only now, between two sets.
    pub(super) fn end_test<L: Log<Event>>(&self, state: &mut State, log: &mut L) -> Next {
        let table = &state.public;
        let (sets, ravens) = (table.set, self.ravens(table));
        if ravens >= self.components().setup.ravens_to_end || sets >= self.options.set_limit {
            log.add(|| Event::GameOver { sets, ravens });
            self.show_potions(table, log);
            return Self::wait(state, Phase::Over);
        }
        self.begin_set(state, log)
    }

    /// WB-R-29: what a memory table has hidden is shown at the end.
    fn show_potions<L: Log<Event>>(&self, table: &Public, log: &mut L) {
        for seat in Seat::all(self.seats).filter(|_| self.options.memory) {
            let player = table.player(seat);
            log.add(|| Event::Shown {
                seat,
                potions: player.potions(),
                vials: player.vials,
            });
        }
    }

    /// A new set: everybody has all roles again (manual: except those out of the pile, WB-R-27).
    fn begin_set<L: Log<Event>>(&self, state: &mut State, log: &mut L) -> Next {
        let table = &mut state.public;
        table.set += 1;
        table.round = 0;
        table.role = None;
        table.favored = SeatSet::EMPTY;
        table.displaced = SeatSet::EMPTY;
        table.chosen = SeatSet::EMPTY;
        let second = self.options.cycles() && table.set.is_multiple_of(2);
        table.called_before = if second { table.called } else { RoleSet::EMPTY };
        table.called = RoleSet::EMPTY;
        table.excluded = RoleSet::EMPTY;
        for player in &mut table.players[..self.seats as usize] {
            player.played_before = if second {
                player.played
            } else {
                RoleSet::EMPTY
            };
            player.played = RoleSet::EMPTY;
        }
        let (set, spell, starter) = (table.set, table.spell(), table.starter);
        log.add(|| Event::SetBegan {
            set,
            spell,
            starter,
        });
        Next::Roles
    }

    /// WB-R-27: exclusion cards first, then roles are chosen or dealt.
    pub(super) fn hand_out_roles(&self, state: &mut State) -> Next {
        let table = &mut state.public;
        if table.excluded.len() < self.exclusions() {
            // WB-R-19: the reshuffle happens when a set finds the deck used up.
            if table.exclusion_used == RoleSet::ALL {
                table.exclusion_used = RoleSet::EMPTY;
            }
            return Self::wait(state, Phase::DrawExcluded);
        }
        match self.options.manual() {
            true => Next::Deal(Seat(0)),
            false => Self::wait(state, Phase::Choose),
        }
    }

    pub(super) fn exclude<L: Log<Event>>(
        &self,
        state: &mut State,
        role: Role,
        log: &mut L,
    ) -> Next {
        let table = &mut state.public;
        table.excluded = table.excluded.with(role);
        table.exclusion_used = table.exclusion_used.with(role);
        log.add(|| Event::RoleExcluded { role });
        Next::Roles
    }

    pub(super) fn next_deal(&self, state: &mut State, seat: Seat) -> Next {
        match seat.0 < self.seats {
            true => Self::wait(state, Phase::Deal(seat)),
            false => Next::Round,
        }
    }

    pub(super) fn deal<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        roles: RoleSet,
        log: &mut L,
    ) -> Next {
        self.take_in_hand(state, seat, roles);
        if self.options.cycles() {
            let secret = &mut state.secrets[seat.index()];
            secret.dealt = secret.dealt.union(roles);
        }
        log.add(|| Event::Dealt {
            seat,
            roles: Some(roles),
        });
        Next::Deal(Seat(seat.0 + 1))
    }

    /// The choice is final, and stays hidden after all have chosen (WB-R-22).
    #[inline]
    pub(super) fn choose<L: Log<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        roles: RoleSet,
        log: &mut L,
    ) -> Next {
        self.take_in_hand(state, seat, roles);
        state.public.chosen = state.public.chosen.with(seat);
        log.add(|| Event::Chose {
            seat,
            roles: Some(roles),
        });
        match state.public.chosen == SeatSet::all(self.seats) {
            true => Next::Round,
            false => Next::Wait,
        }
    }

    fn take_in_hand(&self, state: &mut State, seat: Seat, roles: RoleSet) {
        state.secrets[seat.index()].hand = roles;
        state.public.player_mut(seat).cards = roles.len() as u8;
    }

    /// WB-33 to WB-35: the last winner starts the next set; the spell stack goes on.
    /// A winner who abstained is still the winner (WB-R-17). The roles that were not chosen are
    /// never shown (WB-R-31).
    pub(super) fn end_set<L: Log<Event>>(&self, state: &mut State, log: &mut L) -> Next {
        for seat in Seat::all(self.seats) {
            self.discard_hand(state, seat, log);
        }
        let table = &mut state.public;
        table.starter = table.claimant;
        let (set, winner) = (table.set, table.claimant);
        log.add(|| Event::SetEnded { set, winner });
        Next::Spell
    }

    /// WB-M-06: cards left in hand go face down, unseen; before a shuffle of all twelve nothing of
    /// them matters.
    fn discard_hand<L: Log<Event>>(&self, state: &mut State, seat: Seat, log: &mut L) {
        let secret = &mut state.secrets[seat.index()];
        let roles = std::mem::take(&mut secret.hand);
        if state.public.set.is_multiple_of(2) {
            secret.dealt = RoleSet::EMPTY;
        }
        let cards = std::mem::take(&mut state.public.player_mut(seat).cards);
        if cards > 0 {
            log.add(|| Event::HandDiscarded {
                seat,
                cards,
                roles: Some(roles),
            });
        }
    }

    /// Whether the set is over with this many rounds played (WB-33, WB-M-06).
    /// Without `five-rounds` a set therefore has as many rounds as there are different roles in the
    /// hands, 5 to 12 (WB-16, WB-R-15).
    pub(super) fn set_is_over(&self, table: &Public) -> bool {
        let five = self.options.manual() && self.options.manual_set_end == ManualSetEnd::FiveRounds;
        (five && table.round == 5)
            || table.players[..self.seats as usize]
                .iter()
                .all(|player| player.cards == 0)
    }
}
