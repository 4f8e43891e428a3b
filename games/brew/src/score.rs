//! Scoring and places (BR-104 to BR-108, BR-72).

use crate::Brew;
use crate::cards::{CreatureSet, SeasonSet};
use crate::cards::{ForestSet, PotionSet, Season};
use crate::state::{PLAYERS, Public};
use covenstead_core::{Outcome, Part, Seat};

impl Brew {
    /// The named parts of a seat's score as it stands.
    pub(crate) fn parts(&self, table: &Public, seat: Seat) -> Vec<Part> {
        let player = table.player(seat);
        vec![
            Part::new(
                "potions",
                self.potion_points(player.hand.union(player.drunk)).into(),
            ),
            Part::new("forests", self.forest_points(player.claimed)),
            Part::new("creatures", self.creature_points(table, seat)),
            Part::new("vp tokens", player.vp.into()),
            Part::new("left-over ingredients", self.left_over_points(table, seat)),
        ]
    }

    /// The total as it stands (BR-108).
    pub(crate) fn score(&self, table: &Public, seat: Seat) -> i32 {
        let player = table.player(seat);
        i32::from(self.potion_points(player.hand.union(player.drunk)))
            + self.forest_points(player.claimed)
            + self.creature_points(table, seat)
            + i32::from(player.vp)
            + self.left_over_points(table, seat)
    }

    /// What is added when the game ends: Creatures and left-over tokens (BR-106, BR-107). All other
    /// points are never lost (BR-I-06, BR-I-11).
    pub(crate) fn counts_at_the_end(&self, table: &Public, seat: Seat) -> i32 {
        self.creature_points(table, seat) + self.left_over_points(table, seat)
    }

    /// BR-104.
    /// Recycling Potions leaves them as they are (BR-I-11).
    pub(crate) fn potion_points(&self, potions: PotionSet) -> u16 {
        potions
            .iter()
            .map(|potion| u16::from(self.tables.potion_vp[potion.index()]))
            .sum()
    }

    /// BR-105.
    fn forest_points(&self, forests: ForestSet) -> i32 {
        forests
            .iter()
            .map(|forest| i32::from(self.tables.forest_vp[forest.index()]))
            .sum()
    }

    /// BR-106: as many Creatures as possible live in Forests (BR-R-31).
    fn creature_points(&self, table: &Public, seat: Seat) -> i32 {
        let player = table.player(seat);
        let creatures = player.trained.union(player.released);
        let housed = self.housed(creatures, player.claimed) as i32;
        let [inside, outside] = self.components().creature_points;
        housed * inside + (creatures.len() as i32 - housed) * outside
    }

    /// The size of a maximum matching of Creatures with Forests that have their season.
    ///
    /// Creatures of one season are alike, so Hall's theorem needs only the 16 sets of seasons:
    /// whatever set is taken, its Creatures have no more room than the Forests that touch it, and
    /// the tightest such bound is attained.
    pub(crate) fn housed(&self, creatures: CreatureSet, forests: ForestSet) -> u32 {
        // Mostly so, and bots ask at every action they look at.
        if creatures.is_empty() || forests.is_empty() {
            return 0;
        }
        let bound = |bits: u8| {
            let outside = Season::ALL
                .iter()
                .filter(|&&season| !SeasonSet(bits).contains(season));
            let elsewhere: u32 = outside
                .map(|&season| creatures.both(CreatureSet::of(season)).len())
                .sum();
            elsewhere + forests.both(self.tables.touching[bits as usize]).len()
        };
        (0..16).map(bound).min().unwrap_or(0)
    }

    /// BR-107.
    fn left_over_points(&self, table: &Public, seat: Seat) -> i32 {
        i32::from(table.player(seat).goods.total() / self.components().tokens_per_point)
    }

    /// All places by (total, left-over tokens); equal pairs share (BR-108, BR-R-49).
    /// No total is negative (BR-I-14).
    pub(crate) fn ranking(&self, table: &Public) -> Outcome {
        let mut results = [(0, 0); PLAYERS];
        for seat in Seat::all(self.seats) {
            results[seat.index()] = (
                self.score(table, seat),
                i32::from(table.player(seat).goods.total()),
            );
        }
        Outcome::ranked(&results[..self.seats as usize])
    }
}
