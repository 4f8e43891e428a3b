//! The end of a round: control, claims, the tie claim, claim points (BR-73 to BR-77, BR-97,
//! BR-100).

use super::{Choices, Next};
use crate::Brew;
use crate::action::{Action, Item};
use crate::cards::{Forest, ForestSet};
use crate::event::Event;
use crate::goods::Goods;
use crate::powers::{CharacterPower, Power};
use crate::row::{Layout, Spaces, Tops};
use crate::state::{PLAYERS, Phase, Public};
use covenstead_core::{Log, Seat};

/// The counting dice of a Forest: top dice only (BR-74, BR-62).
pub(crate) struct Count {
    /// Forage dice, by seat.
    pub forage: [u32; PLAYERS],
    /// Element dice.
    pub elements: u32,
}

impl Brew {
    /// The counting dice of a Forest.
    /// Only dice on top count (BR-R-20), and a scorched space counts as empty (BR-60).
    pub(crate) fn count(&self, table: &Public, forest: Forest) -> Count {
        let spaces = table.layout.of_forest(forest);
        let tops = |set: Spaces| spaces.both(set).len();
        let forage = table.tops.forage.map(tops);
        Count {
            forage,
            elements: tops(table.tops.occupied) - forage.iter().sum::<u32>(),
        }
    }

    /// Who controls a Forest (BR-74 to BR-76).
    #[inline]
    pub(crate) fn controller(&self, table: &Public, forest: Forest) -> Option<Seat> {
        let Count { forage, elements } = self.count(table, forest);
        let most = forage.into_iter().fold(0, u32::max);
        // Who has so many, a bit for each seat.
        let leading = (0..).zip(forage).fold(0u32, |all, (seat, own)| {
            all | u32::from(own == most) << seat
        });
        let alone = (leading.count_ones() == 1) & (most > elements);
        alone.then(|| Seat(leading.trailing_zeros() as u8))
    }

    /// The Forests `seat` could claim by a tie (BR-R-18).
    pub(crate) fn tied(&self, table: &Public, seat: Seat) -> ForestSet {
        let tied = |&forest: &Forest| {
            let count = self.count(table, forest);
            let own = count.forage[seat.index()];
            let most = seat
                .lap(self.seats)
                .map(|other| count.forage[other.index()])
                .max()
                .unwrap_or(0)
                .max(count.elements);
            own > 0 && own == most
        };
        table.row.iter().filter(tied).collect()
    }

    /// All Forests of the row are judged at the same time (BR-73), then a tie may be claimed
    /// (BR-R-35).
    pub(super) fn claims<L: Log<Event>>(&self, table: &mut Public, log: &mut L) -> Next {
        for forest in table.row.iter() {
            // Without a branch: who controls a Forest, if anybody does, cannot be guessed.
            let controller = self.controller(table, forest);
            let (seat, claimed) = controller.map_or((Seat(0), ForestSet::EMPTY), |seat| {
                (seat, ForestSet::only(forest))
            });
            let player = table.player_mut(seat);
            player.claimed = player.claimed.union(claimed);
            table.fresh = table.fresh.union(claimed);
            if controller.is_some() {
                log.add(|| Event::Claimed {
                    seat,
                    forest,
                    cost: Goods::NONE,
                });
            }
        }
        table.row = table.row.minus(table.fresh);
        for seat in Seat::all(self.seats) {
            table.active = seat;
            if self.affordable(table, CharacterPower::ClaimTie)
                && !self.tied(table, seat).is_empty()
            {
                self.leave_row(table, table.fresh);
                return Next::Ask(Phase::ClaimTie);
            }
        }
        self.after_claims(table, log)
    }

    fn claim<L: Log<Event>>(
        &self,
        table: &mut Public,
        seat: Seat,
        forest: Forest,
        cost: Goods,
        log: &mut L,
    ) {
        let player = table.player_mut(seat);
        player.goods -= cost;
        player.claimed = player.claimed.with(forest);
        table.fresh = table.fresh.with(forest);
        log.add(|| Event::Claimed { seat, forest, cost });
    }

    /// Forests leave the row: their dice are set aside until all dice come back (BR-80), their
    /// scorch tokens return (BR-R-30).
    fn leave_row(&self, table: &mut Public, forests: ForestSet) {
        let spaces = table.layout.of_forests(forests);
        table.row = table.row.minus(forests);
        table.scorched = table.scorched.minus(spaces);
        table.tops.clear(spaces);
        let taken = table.dice.take_all(forests);
        set_all_aside(table, taken);
    }

    /// All Forests leave the row, those included that were claimed just now. Nobody need do that
    /// where the next round begins at once, which takes all dice back.
    pub(super) fn clear_row(&self, table: &mut Public) {
        table.row = ForestSet::EMPTY;
        table.scorched = Spaces::EMPTY;
        table.tops = Tops::default();
        table.layout = Layout::EMPTY;
        let taken = table.dice.take_from_forests();
        set_all_aside(table, taken);
    }

    pub(super) fn list_tie_claims(&self, table: &Public, out: &mut impl Choices) {
        out.offer(Action::Decline(Item::Claim));
        self.tied(table, table.active)
            .iter()
            .for_each(|forest| out.offer(Action::Claim(forest)));
    }

    pub(super) fn claim_tie<L: Log<Event>>(
        &self,
        table: &mut Public,
        forest: Forest,
        log: &mut L,
    ) -> Next {
        let cost = Goods::berries(self.berry_cost(CharacterPower::ClaimTie));
        self.claim(table, table.active, forest, cost, log);
        self.leave_row(table, ForestSet::only(forest));
        self.after_claims(table, log)
    }

    /// Claim points, then what nobody claimed is discarded (BR-77, BR-97).
    pub(super) fn after_claims<L: Log<Event>>(&self, table: &mut Public, log: &mut L) -> Next {
        for seat in Seat::all(self.seats) {
            self.claim_points(table, seat, log);
        }
        table.discarded = table.discarded.union(table.row);
        for &forest in Forest::ALL {
            if table.row.contains(forest) {
                log.add(|| Event::Discarded { forest });
            }
        }
        table.fresh = ForestSet::EMPTY;
        table.active = table.first;
        self.end_of_round_powers(table, table.first, log)
    }

    /// Points for each Forest of a season that was just claimed (BR-97).
    fn claim_points<L: Log<Event>>(&self, table: &mut Public, seat: Seat, log: &mut L) {
        let fresh = table.fresh.both(table.player(seat).claimed);
        for creature in table
            .player(seat)
            .trained
            .both(self.tables.with.claim)
            .iter()
        {
            let Power::VpForClaim { season, n } = self.tables.powers[creature.index()] else {
                continue;
            };
            for _ in fresh.both(self.tables.of_season(season)).iter() {
                self.gain_vp(table, seat, creature, n.into(), log);
            }
        }
    }
}

/// Sets dice aside: so many of each seat, and so many Element dice.
/// Dice set aside go back to their owners, Element dice to anybody (BR-R-37).
fn set_all_aside(table: &mut Public, [of_seats @ .., elements]: [u8; PLAYERS + 1]) {
    for (player, taken) in table.players.iter_mut().zip(of_seats) {
        player.aside += taken;
    }
    table.elements_aside += elements;
}
