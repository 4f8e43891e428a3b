//! Scoring and places (WB-68 to WB-70, WB-M-20, WB-M-21).

use crate::WitchsBrew;
use crate::cards::{Metal, ShelfKind};
use crate::data::{CAULDRONS, SHELVES};
use crate::state::{Phase, Public};
use covenstead_core::{MAX_SEATS, Outcome, Part, Seat};

impl WitchsBrew {
    /// The named parts of a seat's score, were the game over now.
    pub(crate) fn parts(&self, table: &Public, seat: Seat) -> Vec<Part> {
        let mut parts = self.parts_so_far(table, seat);
        if self.added_at_end(table, seat).is_some() {
            parts.extend(self.left_over_parts(table, seat));
        }
        parts
    }

    /// The named parts of the score so far.
    pub(crate) fn parts_so_far(&self, table: &Public, seat: Seat) -> Vec<Part> {
        let player = table.player(seat);
        let mut parts = vec![
            Part::new("cauldrons", self.cauldron_points(table, seat)),
            Part::new("shelves", self.shelf_points(table, seat)),
            Part::new("vials", player.vials.into()),
        ];
        if self.options.manual() && table.phase == Phase::Over {
            parts.extend(self.left_over_parts(table, seat));
        }
        parts
    }

    fn left_over_parts(&self, table: &Public, seat: Seat) -> [Part; 2] {
        let player = table.player(seat);
        [
            Part::new("drops", player.drops.total().into()),
            Part::new("gold", player.gold.into()),
        ]
    }

    /// WB-68; the manual counts left-over goods too (WB-M-21).
    /// Never negative; 5 at the start under the manual (WB-I-10). In the rulebook a score never
    /// falls (WB-I-09).
    pub(crate) fn score(&self, table: &Public, seat: Seat) -> i32 {
        let player = table.player(seat);
        let goods = if self.options.manual() {
            self.left_over(table, seat)
        } else {
            0
        };
        self.cauldron_points(table, seat)
            + self.shelf_points(table, seat)
            + i32::from(player.vials)
            + goods
    }

    /// The points that potions and vials bring: all that counts before the game is over. Under the
    /// manual, goods left over are added at the end.
    pub(crate) fn score_so_far(&self, table: &Public, seat: Seat) -> i32 {
        self.score(table, seat) - self.added_at_end(table, seat).unwrap_or(0)
    }

    /// What the end of the game adds to the score so far, if it adds anything (WB-M-21).
    pub(crate) fn added_at_end(&self, table: &Public, seat: Seat) -> Option<i32> {
        let to_come = self.options.manual() && table.phase != Phase::Over;
        to_come.then(|| self.left_over(table, seat))
    }

    /// The points of the top shelf for whoever takes it with so many more tokens on it: those
    /// printed, or under the manual one for each token (WB-M-20).
    pub(crate) fn shelf_points_with(&self, table: &Public, kind: ShelfKind, more: u16) -> u16 {
        if self.options.manual() {
            return table.shelf_tokens(kind) + more;
        }
        self.top_shelf(table, kind).map_or(0, |card| card.vp.into())
    }

    fn cauldron_points(&self, table: &Public, seat: Seat) -> i32 {
        let owned = table.player(seat).cauldrons;
        let points = |metal: &Metal| {
            let stack = &self.cauldrons()[metal.index()];
            (0..CAULDRONS)
                .filter(|place| owned[metal.index()] >> place & 1 == 1)
                .map(|place| i32::from(stack[place].vp))
                .sum::<i32>()
        };
        Metal::ALL.iter().map(points).sum()
    }

    /// Printed points, or under the manual one for each token stored (WB-M-20).
    fn shelf_points(&self, table: &Public, seat: Seat) -> i32 {
        let owned = table.player(seat).shelves;
        let worth = |kind: ShelfKind, place: usize| match (self.options.manual(), kind) {
            (false, _) => i32::from(self.components().shelves[kind.index()][place].vp),
            (true, ShelfKind::Gold) => i32::from(table.stored_gold[place]),
            (true, ShelfKind::Ingredient) => i32::from(table.stored_drops[place].total()),
        };
        let points = |&kind: &ShelfKind| {
            let places = (0..SHELVES).filter(|place| owned[kind.index()] >> place & 1 == 1);
            places.map(|place| worth(kind, place)).sum::<i32>()
        };
        ShelfKind::ALL.iter().map(points).sum()
    }

    /// The tie-break: drops and gold in the play area, not vials, not tokens on shelves (WB-69,
    /// WB-R-18).
    pub(crate) fn left_over(&self, table: &Public, seat: Seat) -> i32 {
        let player = table.player(seat);
        i32::from(player.drops.total()) + i32::from(player.gold)
    }

    /// All places by (score, drops + gold); equal pairs share (WB-R-18).
    pub(crate) fn ranking(&self, table: &Public) -> Outcome {
        let mut results = [(0, 0); MAX_SEATS];
        for seat in Seat::all(self.seats) {
            results[seat.index()] = (self.score(table, seat), self.left_over(table, seat));
        }
        Outcome::ranked(&results[..self.seats as usize])
    }
}
