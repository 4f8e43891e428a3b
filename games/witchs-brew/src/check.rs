//! The invariants of the specification that speak of one state (WB-I-…). Loading a state and the
//! laws both ask here.

use crate::WitchsBrew;
use crate::cards::{RoleSet, ShelfKind, SpellSet};
use crate::options::ManualSetEnd;
use crate::state::{Phase, Player, Public, Secret, State};
use covenstead_core::{Refusal, Seat, SeatSet};

type Checked = Result<(), Refusal>;

/// More of a good than any game can bring; it keeps all sums within their integers.
const PLENTY: u16 = 10_000;

impl WitchsBrew {
    pub(crate) fn check_state(&self, state: &State) -> Checked {
        let table = &state.public;
        self.check_course(table)?;
        self.check_spells(table)?;
        self.check_exclusion(table)?;
        for seat in Seat::all(self.seats) {
            self.check_roles(state, seat)?;
            check_goods(table.player(seat), seat)?;
        }
        self.check_claim(table)?;
        self.check_potions(table)?;
        self.check_shelf_tokens(table)?;
        self.check_owed(table)?;
        self.check_end(table)?;
        self.check_choice(state)
    }

    /// Sets and rounds are where the phase says they are.
    fn check_course(&self, table: &Public) -> Checked {
        let begun = !matches!(table.phase, Phase::DrawStarter);
        let seats = [table.starter, table.claimant];
        let present = seats.iter().all(|seat| seat.0 < self.seats)
            && [table.favored, table.displaced, table.chosen]
                .iter()
                .all(|&set| set.minus(SeatSet::all(self.seats)).is_empty())
            && self.actor(table).is_none_or(|seat| seat.0 < self.seats);
        Refusal::unless(present, "WB-01", || {
            format!(
                "a seat is named that this table of {} does not have",
                self.seats
            )
        })?;
        let drawing = matches!(
            table.phase,
            Phase::DrawStarter | Phase::DrawSpell | Phase::Over
        );
        Refusal::unless(table.set > 0 || drawing, "WB-13", || {
            "before the first set there are only draws".into()
        })?;
        Refusal::unless(begun || table.set == 0, "WB-10", || {
            "the starter is drawn before the first set".into()
        })?;
        Refusal::unless(
            u32::from(table.round) == table.called.len(),
            "WB-I-08",
            || {
                format!(
                    "{} roles are called in {} rounds",
                    table.called.len(),
                    table.round
                )
            },
        )?;
        let five = self.options.manual() && self.options.manual_set_end == ManualSetEnd::FiveRounds;
        Refusal::unless(!five || table.round <= 5, "WB-I-08", || {
            "a set has exactly five rounds".into()
        })?;
        let last = table
            .role
            .map_or(table.called.is_empty(), |role| table.called.contains(role));
        Refusal::unless(last, "WB-I-08", || {
            "the role of the round is not among those called".into()
        })?;
        let in_round = self.in_round(table);
        Refusal::unless(!in_round || table.role.is_some(), "WB-17", || {
            "no role has been called in this round".into()
        })?;
        let memories = self.options.cycles() && table.set > 0 && table.set.is_multiple_of(2);
        let forgotten = table.called_before.is_empty()
            && table
                .players
                .iter()
                .all(|player| player.played_before.is_empty());
        Refusal::unless(memories || forgotten, "WB-M-02", || {
            "roles of the set before matter only in the second set of a shuffle".into()
        })
    }

    /// Whether a round is under way: from the call to the end of the full action.
    pub(crate) fn in_round(&self, table: &Public) -> bool {
        matches!(
            table.phase,
            Phase::Answer(_) | Phase::Act(_) | Phase::Bottle(_) | Phase::Give(_) | Phase::Add
        )
    }

    /// The seat that a phase names.
    pub(crate) fn actor(&self, table: &Public) -> Option<Seat> {
        match table.phase {
            Phase::Deal(seat)
            | Phase::Answer(seat)
            | Phase::Act(seat)
            | Phase::Bottle(seat)
            | Phase::Give(seat) => Some(seat),
            Phase::Call => Some(table.starter),
            Phase::Add => Some(table.claimant),
            Phase::DrawStarter
            | Phase::DrawSpell
            | Phase::DrawExcluded
            | Phase::Choose
            | Phase::Over => None,
        }
    }

    /// WB-I-07.
    fn check_spells(&self, table: &Public) -> Checked {
        let seen = &table.spells[..table.spells_seen as usize];
        let different: SpellSet = seen.iter().copied().collect();
        Refusal::unless(different.len() as usize == seen.len(), "WB-I-07", || {
            "a spell came up twice".into()
        })?;
        let most = if self.options.manual() {
            self.components().setup.ravens_to_end
        } else {
            0
        };
        Refusal::unless(table.ravens_revealed <= most, "WB-I-07", || {
            format!("at most {most} Ravens can be revealed")
        })?;
        let (set, seen) = (table.set, table.spells_seen);
        let drawing = matches!(table.phase, Phase::DrawSpell);
        let fits = match (self.options.manual(), self.options.open_spells) {
            _ if table.phase == Phase::DrawStarter => seen == 0,
            (false, true) if drawing => set == 0 && seen < 8,
            (false, true) => seen == 8,
            (false, false) if drawing => seen == set && seen < 8,
            (false, false) if table.phase == Phase::Over => seen == set.saturating_add(1).min(8),
            (false, false) => seen == set.min(8),
            (true, _) => seen == set,
        };
        Refusal::unless(fits, "WB-I-07", || {
            format!("{seen} spells have been seen in set {set}")
        })?;
        let counted =
            table.ravens_revealed < most || !self.options.manual() || table.phase == Phase::Over;
        Refusal::unless(counted, "WB-I-11", || {
            "with the last Raven revealed the game is over".into()
        })
    }

    /// WB-71, WB-72.
    fn check_exclusion(&self, table: &Public) -> Checked {
        let each = self.exclusions();
        let (now, used) = (table.excluded, table.exclusion_used);
        Refusal::unless(now.within(used), "WB-72", || {
            "an excluded role is not among the exclusion cards used".into()
        })?;
        let wanted = match table.phase {
            Phase::DrawStarter => 0,
            Phase::DrawSpell | Phase::Over if table.set == 0 => 0,
            Phase::DrawExcluded => now.len(),
            _ => each,
        };
        let fits = now.len() == wanted && (table.phase != Phase::DrawExcluded || now.len() < each);
        Refusal::unless(fits, "WB-71", || {
            format!("{} roles are excluded, not {each}", now.len())
        })?;
        let finished = u32::from(table.set.saturating_sub(1)) * each;
        let turned = (finished + now.len()) % 12;
        Refusal::unless(used.len() % 12 == turned, "WB-72", || {
            format!(
                "{} exclusion cards are used in set {}",
                used.len(),
                table.set
            )
        })
    }

    /// WB-I-01, WB-I-08: each role of a player is in one place, and the hand is possible.
    fn check_roles(&self, state: &State, seat: Seat) -> Checked {
        let (table, secret) = (&state.public, &state.secrets[seat.index()]);
        let player = table.player(seat);
        let (hand, played) = (secret.hand, player.played);
        Refusal::unless(hand.both(played).is_empty(), "WB-I-01", || {
            format!("{seat} has a role in hand that is played")
        })?;
        Refusal::unless(hand.len() == u32::from(player.cards), "WB-I-01", || {
            format!("{seat} holds {} cards", hand.len())
        })?;
        let (full, held) = (u32::from(self.hand), hand.len() + played.len());
        let fits = match table.phase {
            Phase::DrawStarter => held == 0,
            Phase::DrawSpell | Phase::Over => hand.is_empty() && self.played_out(table, played),
            Phase::DrawExcluded => held == 0,
            Phase::Deal(next) => played.is_empty() && held == if seat < next { full } else { 0 },
            Phase::Choose => {
                played.is_empty() && held == if table.chosen.contains(seat) { full } else { 0 }
            }
            _ => held == full,
        };
        Refusal::unless(fits, "WB-I-01", || {
            format!(
                "{seat} has {} roles in hand and {} played",
                hand.len(),
                played.len()
            )
        })?;
        Refusal::unless(played.within(table.called), "WB-I-08", || {
            format!("{seat} has played a role that was not called")
        })?;
        Refusal::unless(
            hand.union(played).within(self.allowed(table)),
            "WB-71",
            || format!("{seat} has an excluded role"),
        )?;
        // A role once called is in nobody's hand when the lap has passed (WB-20, WB-31).
        let stale = hand.minus(self.may_hold(table, seat));
        Refusal::unless(stale.is_empty(), "WB-20", || {
            format!("{seat} holds {stale:?}, which must have been played")
        })?;
        self.check_deals(table, secret, seat)
    }

    /// Cards played by the end of a set: all five, unless the set stopped after five rounds.
    fn played_out(&self, table: &Public, played: RoleSet) -> bool {
        let five = self.options.manual() && self.options.manual_set_end == ManualSetEnd::FiveRounds;
        match table.set {
            0 => played.is_empty(),
            _ if five => played.len() <= u32::from(self.hand),
            _ => played.len() == u32::from(self.hand),
        }
    }

    /// WB-M-02: what was dealt since the last shuffle of all twelve.
    fn check_deals(&self, table: &Public, secret: &Secret, seat: Seat) -> Checked {
        let player = table.player(seat);
        let broken = |what: &str| Err(Refusal::new("WB-M-02", format!("{seat}: {what}")));
        if !self.options.cycles() {
            return if secret.dealt.is_empty() {
                Ok(())
            } else {
                broken("no pile is kept at this table")
            };
        }
        let full = u32::from(self.hand);
        let second = table.set > 0 && table.set.is_multiple_of(2);
        let between = matches!(
            table.phase,
            Phase::DrawSpell | Phase::Over | Phase::DrawStarter
        );
        let waiting = matches!(table.phase, Phase::Deal(next) if seat >= next);
        let wanted = match (second, between, waiting) {
            _ if table.set == 0 => 0,
            (true, true, _) => 0,
            (true, _, true) => full,
            (true, ..) => 2 * full,
            (false, _, true) => 0,
            (false, ..) => full,
        };
        if secret.dealt.len() != wanted {
            return broken(&format!(
                "{} roles were dealt since the last shuffle, not {wanted}",
                secret.dealt.len()
            ));
        }
        let known = match second && between {
            true => RoleSet::EMPTY,
            false => secret.hand.union(player.played).union(player.played_before),
        };
        if !known.within(secret.dealt)
            || !player
                .played_before
                .both(player.played.union(secret.hand))
                .is_empty()
        {
            return broken("a role was played or is held that was not dealt");
        }
        // Whatever else was dealt in the first set of the shuffle was left over, so it was never
        // called then.
        let leftovers = secret
            .dealt
            .minus(secret.hand)
            .minus(player.played)
            .minus(player.played_before);
        let called = if second {
            table.called_before
        } else {
            table.called
        };
        let five = self.options.manual_set_end == ManualSetEnd::FiveRounds;
        let fits = leftovers.both(called).is_empty() && (five || leftovers.is_empty());
        let before = !second || player.played_before.within(table.called_before);
        if fits && before {
            Ok(())
        } else {
            broken("a role of the set before must have been played then")
        }
    }

    /// WB-I-02: one claim, and everybody in the round has played the role.
    fn check_claim(&self, table: &Public) -> Checked {
        if !self.in_round(table) {
            return Ok(());
        }
        let role = table.role();
        let broken = |message: String| Err(Refusal::new("WB-I-02", message));
        let out = table.favored.union(table.displaced);
        for seat in out
            .with(table.claimant)
            .with(table.starter)
            .iter()
            .chain(self.actor(table))
        {
            let victim = matches!(table.phase, Phase::Give(now) if now == seat);
            if !victim && !table.player(seat).played.contains(role) {
                return broken(format!(
                    "{seat} is in the round without having played the {}",
                    role.name()
                ));
            }
        }
        if out.contains(table.claimant) || out.len() != table.favored.len() + table.displaced.len()
        {
            return broken(
                "a player has both claimed and settled, or claims after having been displaced"
                    .into(),
            );
        }
        let starter_in = table.claimant == table.starter || table.displaced.contains(table.starter);
        if !starter_in {
            return broken("the starter has claimed, and has neither the claim nor lost it".into());
        }
        for seat in table.starter.lap(self.seats) {
            let answered = table.claimant == seat
                || table.favored.contains(seat)
                || table.displaced.contains(seat);
            let answering = table.phase == Phase::Answer(seat);
            let reached = self.has_been_reached(table, seat);
            let played = table.player(seat).played.contains(role);
            if played != (answered || answering)
                || (answered && !reached)
                || (answered && answering)
            {
                return broken(format!(
                    "{seat} has not answered the {} as the lap demands",
                    role.name()
                ));
            }
        }
        match table.phase {
            Phase::Act(seat) | Phase::Bottle(seat)
                if seat != table.claimant && !table.favored.contains(seat) =>
            {
                broken(format!("{seat} has neither the claim nor the favor"))
            }
            Phase::Give(seat) if seat == table.claimant => {
                broken("the winner gives up nothing".into())
            }
            _ => Ok(()),
        }
    }

    /// WB-I-03: the cards taken are the first ones of each stack, each with one owner.
    fn check_potions(&self, table: &Public) -> Checked {
        let owned = |masks: &mut dyn Iterator<Item = u8>, taken: u8| {
            let (mut all, mut cards) = (0u8, 0);
            for mask in masks {
                all |= mask;
                cards += mask.count_ones();
            }
            cards == u32::from(taken) && u32::from(all) == (1u32 << taken) - 1
        };
        let broken = || {
            "the potion cards taken are not the first ones of their stacks, each with one owner"
                .to_string()
        };
        for (stack, &taken) in table.cauldrons_taken.iter().enumerate() {
            let fits = taken <= 7
                && owned(
                    &mut table.players.iter().map(|player| player.cauldrons[stack]),
                    taken,
                );
            Refusal::unless(fits, "WB-I-03", broken)?;
        }
        for (stack, &taken) in table.shelves_taken.iter().enumerate() {
            let fits = taken <= 5
                && owned(
                    &mut table.players.iter().map(|player| player.shelves[stack]),
                    taken,
                );
            Refusal::unless(fits, "WB-I-03", broken)?;
        }
        Ok(())
    }

    /// A rest is owed only in the middle of giving up, and by whoever has as much.
    fn check_owed(&self, table: &Public) -> Checked {
        let fits = match table.phase {
            Phase::Give(seat) => table.owed <= table.player(seat).drops.total(),
            _ => table.owed == 0,
        };
        Refusal::unless(fits, "WB-57", || {
            format!("{} drops cannot be owed now", table.owed)
        })
    }

    /// WB-I-06: tokens lie only on top shelves, fewer than required; stored ones only on taken
    /// shelves of the manual.
    fn check_shelf_tokens(&self, table: &Public) -> Checked {
        for &kind in ShelfKind::ALL {
            let tokens = table.shelf_tokens(kind);
            let collecting = matches!(table.phase, Phase::Give(_)) && kind == ShelfKind::Ingredient;
            let fits = match self.required(table, kind) {
                Some(required) => tokens < required || (collecting && tokens < PLENTY),
                None => tokens == 0,
            };
            Refusal::unless(fits, "WB-I-06", || {
                format!("the top {kind} bears {tokens} tokens")
            })?;
            let taken = table.shelves_taken[kind.index()] as usize;
            for place in 0..crate::data::SHELVES {
                let stored = match kind {
                    ShelfKind::Gold => table.stored_gold[place],
                    ShelfKind::Ingredient => table.stored_drops[place].total(),
                };
                let need = self.components().shelves[kind.index()][place].need;
                let fits = match self.options.manual() && place < taken {
                    true => (need - 1..PLENTY).contains(&stored),
                    false => stored == 0,
                };
                Refusal::unless(fits, "WB-I-06", || {
                    format!("{stored} tokens are stored on {kind} {}", place + 1)
                })?;
            }
        }
        Ok(())
    }

    /// WB-I-11: over exactly when the end test says so.
    fn check_end(&self, table: &Public) -> Checked {
        let limit = self.options.set_limit;
        let ended =
            self.ravens(table) >= self.components().setup.ravens_to_end || table.set >= limit;
        Refusal::unless(table.phase != Phase::Over || ended, "WB-I-11", || {
            "the game is not over yet".into()
        })?;
        Refusal::unless(table.set <= limit, "WB-I-11", || {
            format!("the game ended after set {limit}")
        })
    }

    /// WB-I-14: whoever is asked has at least two choices.
    fn check_choice(&self, state: &State) -> Checked {
        let table = &state.public;
        if !matches!(self.turn_of(state), covenstead_core::Turn::Seats(_)) {
            return Ok(());
        }
        let Some(seat) = self.actor(table) else {
            let waiting = SeatSet::all(self.seats) != table.chosen;
            return Refusal::unless(waiting, "WB-I-14", || "everybody has chosen".into());
        };
        Refusal::unless(self.has_choice(state, seat), "WB-I-14", || {
            format!("{seat} is asked without having a choice")
        })
    }
}

/// The supply is unlimited, vials included (WB-M-24, WB-R-24). Goods stay below a bound because a
/// set brings only so many vials and cards (WB-I-13).
fn check_goods(player: &Player, seat: Seat) -> Checked {
    let drops = player.drops;
    let most = drops
        .red
        .max(drops.white)
        .max(drops.green)
        .max(player.gold)
        .max(player.vials);
    Refusal::unless(most <= PLENTY, "WB-05", || {
        format!("{seat} has more than {PLENTY} of something")
    })
}
