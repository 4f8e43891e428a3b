//! The last tricks of a round with all cards open, for search: whether the bid is made if everybody
//! does what is best for them. Quicker than [`Solver`](crate::Solver), because it needs no memory
//! and asks for one bid only; and unlike it, a Lesser may be on the Lead's side (TW-69).

use crate::ThreeWitches;
use crate::cards::{Card, CardSet};
use crate::state::{Side, State};
use covenstead_core::Seat;

/// A position between two tricks with all cards open.
#[derive(Clone, Copy)]
pub(crate) struct LastTricks {
    lead: CardSet,
    first: CardSet,
    second: CardSet,
    /// How many tricks the Lead has to win yet.
    need: u8,
    /// The number of the last trick played.
    trick: u8,
}

/// Which Lessers want the bid made. The Lead does.
#[derive(Clone, Copy)]
pub(crate) struct Wishes {
    pub(crate) first: bool,
    pub(crate) second: bool,
}

impl LastTricks {
    /// The position, unless the bid is missed already.
    pub(crate) fn of(state: &State) -> Option<LastTricks> {
        let table = &state.public;
        let hand = |seat: Seat| state.secrets[seat.index()].hand;
        let need = table.bid().checked_sub(table.piles(Side::Lead))?;
        let (lead, first, second) = (
            hand(table.lead()),
            hand(table.lesser_1()),
            hand(table.lesser_2()),
        );
        Some(LastTricks {
            lead,
            first,
            second,
            need,
            trick: table.trick,
        })
    }
}

/// What somebody who wants the bid made, or not, can bring about.
fn can<T>(
    made: bool,
    choices: impl IntoIterator<Item = T>,
    comes_out: impl FnMut(T) -> bool,
) -> bool {
    let mut choices = choices.into_iter();
    if made {
        choices.any(comes_out)
    } else {
        choices.all(comes_out)
    }
}

impl ThreeWitches {
    /// Whether the Lead makes the bid.
    pub(crate) fn makes(&self, at: LastTricks, wishes: Wishes) -> bool {
        let left = at.first.len();
        if at.need as u32 > left {
            return false;
        }
        match (left, at.first.first(), at.second.first()) {
            (1, Some(one), Some(two)) => self.wins_last(at.lead, one, two) == (at.need == 1),
            (0, ..) | (_, None, _) | (_, _, None) => at.need == 0,
            _ => can(true, at.lead.without(Card::ELIXIR).iter(), |up| {
                can(true, at.lead.without(up).iter(), |down| {
                    self.makes_with(at, up, down, wishes)
                })
            }),
        }
    }

    /// In the last trick nobody has a choice.
    fn wins_last(&self, lead: CardSet, one: Card, two: Card) -> bool {
        let mut cards = lead.iter();
        let pair = cards.next().zip(cards.next());
        pair.is_some_and(|(up, down)| self.worth(one, two) <= self.worth(up, down))
    }

    /// Steps B to D. Lessers with the same wish choose as one; otherwise it matters who plays last.
    fn makes_with(&self, at: LastTricks, up: Card, down: Card, wishes: Wishes) -> bool {
        let suit = self.suit_mates(up);
        let playable = |hand: CardSet| {
            if hand.both(suit).is_empty() {
                hand
            } else {
                hand.both(suit)
            }
        };
        let (ones, twos) = (playable(at.first), playable(at.second));
        let rest = LastTricks {
            lead: at.lead.without(up).without(down),
            trick: at.trick + 1,
            ..at
        };
        let ends = |one: Card, two: Card| {
            let rest = LastTricks {
                first: at.first.without(one),
                second: at.second.without(two),
                ..rest
            };
            self.makes_after(
                rest,
                up,
                down,
                self.worth(one, two) > self.worth(up, down),
                wishes,
            )
        };
        let in_order = || {
            can(wishes.first, ones.iter(), |one| {
                can(wishes.second, twos.iter(), |two| ends(one, two))
            })
        };
        if wishes.first == wishes.second || !at.first.both(suit).is_empty() {
            return in_order();
        }
        // Lesser 1 may pass and play last (TW-41, TW-43).
        let passing = || {
            can(wishes.second, twos.iter(), |two| {
                can(wishes.first, ones.iter(), |one| ends(one, two))
            })
        };
        can(wishes.first, [true, false], |plays| {
            if plays { in_order() } else { passing() }
        })
    }

    /// Who won the trick has chosen the card that goes back (TW-57 to TW-60).
    fn makes_after(
        &self,
        rest: LastTricks,
        up: Card,
        down: Card,
        lost: bool,
        wishes: Wishes,
    ) -> bool {
        let with = |card: Card, need: u8| {
            self.makes(
                LastTricks {
                    lead: rest.lead.with(card),
                    need,
                    ..rest
                },
                wishes,
            )
        };
        if lost {
            let answers = if rest.trick % 2 == 1 {
                wishes.second
            } else {
                wishes.first
            };
            return can(answers, [up, down], |card| with(card, rest.need));
        }
        rest.need > 0
            && (with(up, rest.need - 1) || down != Card::ELIXIR && with(down, rest.need - 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Options, Phase, TRICKS};
    use covenstead_core::{Actor, DataFile, FastRng, Game, Silent, Turn};
    use std::sync::Arc;

    /// Whether the bid is made if everybody does what they want, by trying everything the rules
    /// allow.
    fn tried(game: &ThreeWitches, state: &State, wishes: Wishes) -> bool {
        let Turn::Seats(seats) = game.turn(state) else {
            unreachable!("somebody decides")
        };
        let (seat, table) = (seats.first().expect("somebody"), &state.public);
        let wish = match seat {
            seat if seat == table.lesser_1() => wishes.first,
            seat if seat == table.lesser_2() => wishes.second,
            _ => true,
        };
        let mut legal = Vec::new();
        game.legal(state, seat, &mut legal);
        can(wish, legal, |action| {
            let mut next = *state;
            game.apply(&mut next, Actor::Seat(seat), action, &mut Silent);
            match next.public.phase == Phase::Over || next.public.round != table.round {
                true => next.public.fate[table.lead().index()] > table.fate[table.lead().index()],
                false => tried(game, &next, wishes),
            }
        })
    }

    #[test]
    fn tw_69_the_last_tricks_come_out_as_exhaustive_search_says_whoever_sides_with_the_lead() {
        let data = Arc::new(DataFile::built_in::<ThreeWitches>());
        let game = ThreeWitches::new(data, Options::default(), 3).unwrap();
        let (mut rng, mut scratch, mut state) = (FastRng::new(5), Vec::new(), game.start());
        let (mut asked, mut made, mut sided) = (0, 0, 0);
        while asked < 400 {
            let table = &state.public;
            let left = TRICKS as u8 - table.finished();
            if table.phase == Phase::Lead && (left <= 2 || left == 3 && asked % 8 == 0) {
                let answers = [(false, false), (true, false), (false, true), (true, true)].map(
                    |(first, second)| {
                        let wishes = Wishes { first, second };
                        let makes =
                            LastTricks::of(&state).is_some_and(|tricks| game.makes(tricks, wishes));
                        assert_eq!(makes, tried(&game, &state, wishes), "{state:?}");
                        makes
                    },
                );
                asked += 1;
                made += u32::from(answers[0]);
                sided += u32::from(answers[1] != answers[0] || answers[2] != answers[0]);
            }
            let (actor, action) = match game.turn(&state) {
                Turn::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    (
                        Actor::Seat(seat),
                        game.pick(&state, seat, &mut scratch, &mut rng).0,
                    )
                }
                Turn::Chance => (Actor::Chance, game.sample(&state, &mut rng)),
                Turn::Over => {
                    state = game.start();
                    continue;
                }
            };
            game.apply(&mut state, actor, action, &mut Silent);
        }
        assert!(
            made > 20 && sided > 20,
            "{made} made, {sided} decided by who sides with the Lead"
        );
    }
}
