//! Who meets whom, and where they sit.
//!
//! Games come in blocks. All games of a block have the same deal, and between them every bot sits
//! in every seat: luck of the deal and of the seat falls on everybody alike.

use serde::{Deserialize, Serialize};

/// How often a deal is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Duplicate {
    /// Once for each rotation of the seats: every bot sits in every seat, always with the same
    /// neighbours.
    #[default]
    Rotations,
    /// Once for each arrangement of the bots that is not the same to look at.
    All,
}

/// One game to be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fixture {
    /// Its number, from 0.
    pub number: u64,
    /// The block it belongs to.
    pub block: u64,
    /// The seed of the deal, the same for the whole block.
    pub deal: String,
    /// Who sits where: for each seat the number of a bot, as entered.
    pub seating: Vec<usize>,
}

/// All games of a tournament. What comes first does not depend on how many there are.
#[derive(Clone, Debug)]
pub struct Schedule {
    seed: u64,
    seatings: Vec<Vec<usize>>,
}

impl Schedule {
    /// The schedule of bots of these kinds; bots of one kind are interchangeable.
    ///
    /// ```
    /// use covenstead_arena::{Duplicate, Schedule};
    /// let schedule = Schedule::new(1, &["master", "greedy", "random"], Duplicate::Rotations);
    /// assert_eq!(schedule.fixture(4).seating, [1, 2, 0]);
    /// assert_eq!(schedule.fixture(4).block, 1);
    /// ```
    pub fn new<K: PartialEq>(seed: u64, kinds: &[K], duplicate: Duplicate) -> Schedule {
        let seats = kinds.len();
        let seatings = match duplicate {
            Duplicate::Rotations => (0..seats)
                .map(|first| (0..seats).map(|seat| (first + seat) % seats).collect())
                .collect(),
            Duplicate::All => arrangements(kinds),
        };
        Schedule { seed, seatings }
    }

    /// How many games a block has.
    pub fn block_size(&self) -> u64 {
        self.seatings.len() as u64
    }

    /// The game with this number.
    pub fn fixture(&self, number: u64) -> Fixture {
        let (block, place) = (number / self.block_size(), number % self.block_size());
        Fixture {
            number,
            block,
            deal: self.deal(block),
            seating: self.seatings[place as usize].clone(),
        }
    }

    fn deal(&self, block: u64) -> String {
        format!("arena {} deal {block}", self.seed)
    }

    /// The number of the game with this deal and seating, if there is one.
    pub fn find(&self, deal: &str, seating: &[usize]) -> Option<u64> {
        let block: u64 = deal.rsplit(' ').next()?.parse().ok()?;
        let place = self.seatings.iter().position(|known| known == seating)? as u64;
        (self.deal(block) == deal).then(|| block * self.block_size() + place)
    }
}

/// Every order of the bots, counting those once that differ only by bots of one kind.
fn arrangements<K: PartialEq>(kinds: &[K]) -> Vec<Vec<usize>> {
    let mut found = Vec::new();
    arrange(kinds, &mut Vec::new(), &mut found);
    found
}

fn arrange<K: PartialEq>(kinds: &[K], seated: &mut Vec<usize>, found: &mut Vec<Vec<usize>>) {
    if seated.len() == kinds.len() {
        found.push(seated.clone());
        return;
    }
    for bot in 0..kinds.len() {
        // Bots of one kind sit down in the order they were entered.
        let its_turn =
            (0..bot).all(|earlier| kinds[earlier] != kinds[bot] || seated.contains(&earlier));
        if !seated.contains(&bot) && its_turn {
            seated.push(bot);
            arrange(kinds, seated, found);
            seated.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn in_a_block_every_bot_sits_in_every_seat_with_the_same_deal() {
        let schedule = Schedule::new(7, &[1, 2, 3, 4, 5], Duplicate::Rotations);
        let block: Vec<Fixture> = (5..10).map(|number| schedule.fixture(number)).collect();
        for seat in 0..5 {
            let mut bots: Vec<usize> = block.iter().map(|fixture| fixture.seating[seat]).collect();
            bots.sort_unstable();
            assert_eq!(bots, [0, 1, 2, 3, 4]);
        }
        assert!(
            block
                .iter()
                .all(|fixture| fixture.deal == block[0].deal && fixture.block == 1)
        );
        assert_ne!(schedule.fixture(0).deal, block[0].deal);
    }

    #[test]
    fn all_arrangements_differ_in_kind() {
        assert_eq!(
            Schedule::new(1, &["a", "b", "c", "d"], Duplicate::All).block_size(),
            24
        );
        let schedule = Schedule::new(1, &["a", "b", "b", "b"], Duplicate::All);
        assert_eq!(schedule.block_size(), 4);
        assert_eq!(
            Schedule::new(1, &["a", "a", "b", "b"], Duplicate::All).block_size(),
            6
        );
    }

    #[test]
    fn a_game_is_found_by_its_deal_and_seating() {
        for duplicate in [Duplicate::Rotations, Duplicate::All] {
            let schedule = Schedule::new(3, &["a", "b", "b", "c"], duplicate);
            for number in 0..40 {
                let fixture = schedule.fixture(number);
                assert_eq!(schedule.find(&fixture.deal, &fixture.seating), Some(number));
            }
        }
        let schedule = Schedule::new(3, &["a", "b", "c"], Duplicate::Rotations);
        assert_eq!(schedule.find("arena 4 deal 0", &[0, 1, 2]), None);
        assert_eq!(schedule.find("arena 3 deal 0", &[0, 2, 1]), None);
        assert_eq!(schedule.find("crow", &[0, 1, 2]), None);
    }
}
