//! Who may expect to win, by the fate tokens alone: what a round decided either way is worth.
//! Nothing here is a rule.
//!
//! Between rounds only the tokens differ from seat to seat, so a chance to win is a function of
//! what each is short of. It is reckoned backwards from the end, on the assumption that everybody
//! is Lead equally often. A Lesser who would rather see the Lead succeed than the partner win
//! (TW-69) is reckoned with: near the end that decides games.

use crate::data::Setup;
use crate::state::SEATS;
use covenstead_core::Seat;

/// Who is short of more than this many tokens is taken to be short of so many.
const FAR: usize = 12;

/// How likely a bid is made against two who both want to spoil it, and against one.
const MADE_AGAINST_TWO: f32 = 0.5;
const MADE_AGAINST_ONE: f32 = 0.75;

/// The chance to win of each seat; they add up to 1.
pub(crate) type Chances = [f32; SEATS];

/// The chances to win for all numbers of tokens that the seats may be short of.
pub(crate) struct Prospects {
    setup: Setup,
    /// By what each seat is short of, from 1 to [`FAR`].
    chances: Vec<Chances>,
}

/// How a round may end.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Stakes {
    /// The chances if the Lead makes the bid.
    pub(crate) made: Chances,
    /// The chances if she does not.
    pub(crate) missed: Chances,
}

impl Stakes {
    /// Whether this seat would rather see the bid made.
    pub(crate) fn wants_it_made(&self, seat: Seat) -> bool {
        self.made[seat.index()] > self.missed[seat.index()]
    }

    /// The chances of all if the bid is made with this chance.
    pub(crate) fn at(&self, made: f32) -> Chances {
        std::array::from_fn(|seat| made * self.made[seat] + (1.0 - made) * self.missed[seat])
    }
}

impl Prospects {
    pub(crate) fn of(setup: &Setup) -> Prospects {
        let mut prospects = Prospects {
            setup: setup.clone(),
            chances: Vec::with_capacity(FAR.pow(3)),
        };
        // A round brings somebody nearer to the goal, and what is nearer has a lower place.
        for place in 0..FAR.pow(3) {
            let short =
                [place / FAR / FAR, place / FAR % FAR, place % FAR].map(|short| short as i32 + 1);
            let chances = prospects.reckon(short);
            prospects.chances.push(chances);
        }
        prospects
    }

    /// What is at stake in a round that begins with these tokens.
    pub(crate) fn stakes(&self, fate: [u16; SEATS], lead: Seat) -> Stakes {
        self.ends(
            fate.map(|fate| i32::from(self.setup.fate_to_win) - i32::from(fate)),
            lead,
        )
    }

    /// The chances of the seats between rounds, or at the end.
    pub(crate) fn between_rounds(&self, fate: [u16; SEATS]) -> Chances {
        self.look_up(fate.map(|fate| i32::from(self.setup.fate_to_win) - i32::from(fate)))
    }

    /// How much a round that begins with these tokens may mean to a seat.
    pub(crate) fn contrast(&self, fate: [u16; SEATS], seat: Seat) -> f32 {
        let stakes = Seat::all(SEATS as u8).map(|lead| self.stakes(fate, lead));
        stakes
            .map(|stakes| (stakes.made[seat.index()] - stakes.missed[seat.index()]).abs())
            .fold(0.0, f32::max)
    }

    fn ends(&self, short: [i32; SEATS], lead: Seat) -> Stakes {
        let (mut made, mut missed) = (
            short,
            short.map(|short| short - i32::from(self.setup.lesser_reward)),
        );
        made[lead.index()] -= i32::from(self.setup.lead_reward);
        missed[lead.index()] = short[lead.index()];
        Stakes {
            made: self.look_up(made),
            missed: self.look_up(missed),
        }
    }

    fn reckon(&self, short: [i32; SEATS]) -> Chances {
        let mut sum = [0.0; SEATS];
        for lead in Seat::all(SEATS as u8) {
            let stakes = self.ends(short, lead);
            let traitor = lead
                .lap(SEATS as u8)
                .any(|lesser| stakes.wants_it_made(lesser));
            let chances = stakes.at(if traitor {
                MADE_AGAINST_ONE
            } else {
                MADE_AGAINST_TWO
            });
            sum.iter_mut()
                .zip(chances)
                .for_each(|(sum, chance)| *sum += chance);
        }
        sum.map(|sum| sum / SEATS as f32)
    }

    fn look_up(&self, short: [i32; SEATS]) -> Chances {
        let winners = short.iter().filter(|&&short| short <= 0).count();
        match winners {
            0 => {
                let place = short.iter().fold(0, |place, &short| {
                    place * FAR + (short as usize).min(FAR) - 1
                });
                self.chances[place]
            }
            _ => short.map(|short| {
                if short <= 0 {
                    1.0 / winners as f32
                } else {
                    0.0
                }
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ThreeWitches;
    use covenstead_core::DataFile;

    fn prospects() -> Prospects {
        Prospects::of(&DataFile::built_in::<ThreeWitches>().values.setup)
    }

    #[test]
    fn chances_add_up_to_one_and_favour_whoever_is_ahead() {
        let prospects = prospects();
        for fate in [[0, 0, 0], [2, 1, 1], [4, 4, 4], [4, 0, 3]] {
            let chances = prospects.between_rounds(fate);
            assert!(
                (chances.iter().sum::<f32>() - 1.0).abs() < 1e-5,
                "{fate:?} {chances:?}"
            );
            for (one, other) in [(0, 1), (1, 2), (2, 0)] {
                let (ahead, likelier) = (
                    fate[one] > fate[other],
                    chances[one] > chances[other] + 1e-5,
                );
                assert_eq!(ahead, likelier, "{fate:?} {chances:?}");
            }
        }
        assert_eq!(
            prospects.between_rounds([5, 2, 5]),
            [0.5, 0.0, 0.5],
            "a victory is shared"
        );
    }

    #[test]
    fn tw_x_10_a_lesser_far_behind_a_partner_about_to_win_sides_with_the_lead() {
        let stakes = prospects().stakes([1, 4, 1], Seat(0));
        assert!(
            stakes.wants_it_made(Seat(0))
                && !stakes.wants_it_made(Seat(1))
                && stakes.wants_it_made(Seat(2))
        );
        let stakes = prospects().stakes([0, 0, 0], Seat(0));
        assert!(!stakes.wants_it_made(Seat(1)) && !stakes.wants_it_made(Seat(2)));
    }
}
