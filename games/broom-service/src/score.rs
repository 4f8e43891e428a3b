//! The end of the game: scoring and places (BS-75 to BS-78).

use crate::BroomService;
use crate::event::Event;
use crate::goods::Goods;
use crate::map::bits;
use crate::state::{Player, Public};
use covenstead_core::{MAX_SEATS, Outcome, Part, Seat};

impl BroomService {
    /// The named parts of a seat's score as it stands.
    pub(crate) fn parts(&self, table: &Public, seat: Seat) -> Vec<Part> {
        let player = table.player(seat);
        let mut parts = vec![
            Part::new("victory points", player.vp.into()),
            Part::new("lightning", self.lightning(table, player).into()),
            Part::new("resources", self.sets(player.goods).into()),
        ];
        if self.has_mountain_tiles() {
            parts.push(Part::new("amulets", self.amulets(player).into()));
        }
        parts
    }

    /// The VP counter and the final scoring, as if the game ended now.
    pub(crate) fn score(&self, table: &Public, seat: Seat) -> i16 {
        let player = table.player(seat);
        self.score_without_goods(table, player) + self.sets(player.goods)
    }

    /// The same without the resources left (BS-76).
    pub(crate) fn score_without_goods(&self, table: &Public, player: &Player) -> i16 {
        player.vp + self.lightning(table, player) + self.amulets(player)
    }

    /// The bolts on a player's clouds.
    pub(crate) fn bolts(&self, table: &Public, player: &Player) -> u16 {
        bits(player.clouds.into())
            .map(|cloud| u16::from(self.cloud_card(table.cloud_kinds[cloud as usize]).bolts))
            .sum()
    }

    /// BS-75.
    fn lightning(&self, table: &Public, player: &Player) -> i16 {
        self.lightning_of(self.bolts(table, player))
    }

    /// The VP for so many bolts.
    pub(crate) fn lightning_of(&self, bolts: u16) -> i16 {
        let values = &self.components().scoring.lightning;
        values[usize::from(bolts).min(values.len() - 1)]
    }

    /// BS-76, BS-R-46: sets of four different resources first, then sets of three.
    fn sets(&self, goods: Goods) -> i16 {
        let scoring = &self.components().scoring;
        let [lowest, second, ..] = goods.sorted().map(i16::from);
        scoring.set_of_four_different * lowest + scoring.set_of_three_different * (second - lowest)
    }

    /// BS-77.
    fn amulets(&self, player: &Player) -> i16 {
        self.components().scoring.amulets[player.amulets.count_ones() as usize]
    }

    /// All places by (VP, resources left); equal pairs share (BS-78, BS-R-47).
    pub(crate) fn ranking(&self, table: &Public) -> Outcome {
        let mut results = [(0, 0); MAX_SEATS];
        for seat in Seat::all(self.seats) {
            results[seat.index()] = (
                self.score(table, seat).into(),
                table.player(seat).goods.total().into(),
            );
        }
        Outcome::ranked(&results[..self.seats as usize])
    }

    /// Everybody with the best pair of points and resources (BS-I-21).
    pub(crate) fn winners(&self, table: &Public) -> Vec<Seat> {
        let ranking = self.ranking(table);
        Seat::all(self.seats)
            .filter(|&seat| ranking.won(seat))
            .collect()
    }

    pub(crate) fn final_score(&self, table: &Public, seat: Seat) -> Event {
        let player = table.player(seat);
        Event::FinalScored {
            seat,
            lightning: self.lightning(table, player),
            resources: self.sets(player.goods),
            amulets: self.amulets(player),
            total: self.score(table, seat),
        }
    }
}
