//! The invariants of the specification that speak of one state (TW-I-…). Loading a state and the
//! laws both ask here.

use crate::ThreeWitches;
use crate::cards::{Card, CardSet};
use crate::data::{HAND, TRICKS};
use crate::options::EyePass;
use crate::rules::TABLE;
use crate::rules::bid::PASSINGS;
use crate::setup::round_start;
use crate::state::{Back, Phase, Public, SEATS, Side, State, Trick};
use covenstead_core::{Refusal, Seat, SeatSet};

type Checked = Result<(), Refusal>;

impl ThreeWitches {
    pub(crate) fn check_state(&self, state: &State) -> Checked {
        let table = &state.public;
        self.check_seats(table)?;
        self.check_auction(table)?;
        check_tricks_begun(table)?;
        check_shape(table)?;
        self.check_cards(state)?;
        self.check_hidden(state)?;
        self.check_elixir(state)?;
        self.check_gifts(state)?;
        self.check_lead_cards(state)?;
        for (number, trick) in table.played().iter().enumerate() {
            self.check_following(state, number, trick)?;
            self.check_result(trick, number)?;
        }
        self.check_course(table)?;
        self.check_fate(table)
    }

    fn check_seats(&self, table: &Public) -> Checked {
        let named = [
            Some(table.elixir),
            table.ball.map(|ball| ball.seat),
            match table.phase {
                Phase::Deal(seat) => Some(seat),
                _ => None,
            },
        ];
        let present = named.into_iter().flatten().all(|seat| seat.0 < TABLE)
            && table.chosen.minus(SeatSet::all(TABLE)).is_empty()
            && table.round >= 1;
        Refusal::unless(present, "TW-01", || {
            "a seat is named that this table of 3 does not have, or there is no round 0".into()
        })?;
        let dealing = matches!(table.phase, Phase::Deal(_));
        let bare = Public {
            phase: table.phase,
            ..round_start(table.round, table.fate)
        };
        Refusal::unless(!dealing || *table == bare, "TW-10", || {
            "only fate tokens carry over into a new deal".into()
        })
    }

    /// TW-I-09: the auction is where the phase says it is.
    fn check_auction(&self, table: &Public) -> Checked {
        let broken = |what: &str| Err(Refusal::new("TW-I-09", what.to_string()));
        let bids = self.components().setup.bids;
        let (shown, lap) = (table.ball.map(|ball| ball.bid), table.turns < TABLE);
        let ball = match table.phase {
            Phase::Deal(_) | Phase::Opening | Phase::Passing => shown.is_none(),
            Phase::Raise => shown == Some(bids[0]),
            _ => shown.is_some_and(|bid| bids.contains(&bid)),
        };
        if !ball {
            return broken(
                "the crystal ball does not lie where the auction has put it, with one of the two bids up",
            );
        }
        let turns = match table.phase {
            Phase::Opening | Phase::Raise => lap,
            _ => table.turns == 0,
        };
        if !turns {
            return broken(
                "a lap of the auction has three turns, and there are none outside of it",
            );
        }
        let most = match table.phase {
            Phase::Deal(_) => 0,
            Phase::Passing => PASSINGS - 1,
            _ => PASSINGS,
        };
        if table.passings > most {
            return broken("there are at most three passings in a round");
        }
        let chosen = match table.phase {
            Phase::Passing => table.chosen != SeatSet::all(TABLE),
            Phase::Discard => table.chosen.len() < 2 && !table.chosen.contains(table.lead()),
            _ => table.chosen.is_empty(),
        };
        if chosen {
            Ok(())
        } else {
            Err(Refusal::new(
                "TW-R-05",
                "choices are marked as made that are not due, or all are made",
            ))
        }
    }

    /// TW-I-01 to TW-I-04: every card in one place, and as many in each as there should be.
    fn check_cards(&self, state: &State) -> Checked {
        let table = &state.public;
        let mut seen = CardSet::EMPTY;
        for seat in Seat::all(TABLE) {
            let cards = self.six_of(state, seat);
            let twice = seen.both(cards);
            Refusal::unless(twice.is_empty(), "TW-I-01", || {
                format!("the {} is in two places", self.cards_in_words(twice))
            })?;
            seen = seen.union(cards);
            self.check_counts(state, seat, cards)?;
        }
        let dealt = !matches!(table.phase, Phase::Deal(_));
        Refusal::unless(!dealt || seen == CardSet::ALL, "TW-I-01", || {
            format!(
                "the {} is nowhere",
                self.cards_in_words(CardSet::ALL.minus(seen))
            )
        })
    }

    fn check_counts(&self, state: &State, seat: Seat, all: CardSet) -> Checked {
        let (table, secret) = (&state.public, &state.secrets[seat.index()]);
        let (held, due) = (secret.hand.len(), u32::from(table.hand_size(seat)));
        let rule = match table.phase {
            phase if phase.in_trick() => "TW-I-04",
            phase if phase.in_brew() => "TW-I-03",
            _ => "TW-I-02",
        };
        Refusal::unless(held == due, rule, || {
            format!("{seat} has {held} cards in hand, not {due}")
        })?;
        let lesser = table.phase.in_brew() && seat != table.lead();
        Refusal::unless(secret.discard.is_some() == lesser, rule, || {
            format!("{seat}: each Lesser Witch has discarded one card, and nobody else has")
        })?;
        let six = match table.phase {
            Phase::Deal(_) => all.len() == due,
            _ => all.len() as usize == HAND,
        };
        // A card of a player in two of that player's places is counted once and missing elsewhere.
        let unplayed = secret
            .hand
            .union(secret.discard.into_iter().chain(secret.face_down).collect());
        let apart = unplayed.len()
            == held + u32::from(secret.discard.is_some()) + u32::from(secret.face_down.is_some());
        Refusal::unless(six && apart, "TW-I-01", || {
            format!(
                "{seat}: hand, table, piles and discard hold {} different cards of this player, not {HAND}",
                all.len()
            )
        })
    }

    /// What is secret lies where the phase allows it: pending choices in hand, cards face down only
    /// in a trick.
    fn check_hidden(&self, state: &State) -> Checked {
        let table = &state.public;
        for seat in Seat::all(TABLE) {
            let secret = &state.secrets[seat.index()];
            let due = match table.phase {
                Phase::Passing if table.chosen.contains(seat) => 2,
                Phase::Discard if table.chosen.contains(seat) => 1,
                _ => 0,
            };
            let elixir = due < 2 || seat != table.elixir || secret.pending.contains(Card::ELIXIR);
            let pending = secret.pending.len() == due && secret.pending.within(secret.hand);
            Refusal::unless(pending, "TW-R-05", || {
                format!("{seat} has {due} cards of the hand waiting for the others' choice")
            })?;
            Refusal::unless(elixir, "TW-23", || format!("{seat} must give the Elixir"))?;
            let lies = table.lies_face_down(seat, self.eye_lead(table));
            Refusal::unless(secret.face_down.is_some() == lies, "TW-I-04", || {
                format!(
                    "{seat} has {} card face down on the table",
                    if lies { "one" } else { "no" }
                )
            })?;
        }
        Ok(())
    }

    /// TW-I-06: the Elixir is with its announced holder, or was when roles were fixed.
    fn check_elixir(&self, state: &State) -> Checked {
        let table = &state.public;
        let announced = !matches!(table.phase, Phase::Deal(_));
        let there = !announced || self.six_of(state, table.elixir).contains(Card::ELIXIR);
        Refusal::unless(there, "TW-I-06", || {
            format!("the Elixir is not with {}", table.elixir)
        })
    }

    /// TW-24: the last pairs given are with the left neighbours, the Elixir among them where it
    /// went.
    fn check_gifts(&self, state: &State) -> Checked {
        let table = &state.public;
        for giver in Seat::all(TABLE) {
            let (given, receiver) = (state.secrets[giver.index()].given, giver.left(TABLE));
            let fits = match table.passings {
                0 => given.is_empty(),
                _ => {
                    let elixir = given.contains(Card::ELIXIR) == (receiver == table.elixir);
                    given.len() == 2 && given.within(self.six_of(state, receiver)) && elixir
                }
            };
            Refusal::unless(fits, "TW-24", || {
                format!(
                    "{giver}: \"given\" is the pair given to {receiver} in the last passing, and is with {receiver} since"
                )
            })?;
        }
        Ok(())
    }

    /// TW-I-06, TW-I-17: the Elixir is never led, and of each pair exactly one card came back. That
    /// also keeps the Lead from playing out of a pile: whatever is shown again had come back.
    fn check_lead_cards(&self, state: &State) -> Checked {
        for (number, trick) in state.public.played().iter().enumerate() {
            Refusal::unless(trick.up != Some(Card::ELIXIR), "TW-I-06", || {
                "the Elixir is never the Lead's face-up card".into()
            })?;
            if number < usize::from(state.public.finished()) {
                self.check_return(state, number, trick)?;
            }
        }
        Ok(())
    }

    fn check_return(&self, state: &State, number: usize, trick: &Trick) -> Checked {
        let back = self.went_back(state, number);
        Refusal::unless(back.len() == 1, "TW-I-17", || {
            format!(
                "of the Lead's two cards in trick {} exactly one came back",
                number + 1
            )
        })?;
        let fits = match (trick.winner, trick.back) {
            (Some(Side::Lead), Back::Open(_)) if trick.down == Some(Card::ELIXIR) => {
                !back.contains(Card::ELIXIR)
            }
            (Some(Side::Lead), Back::Secret) => trick.down != Some(Card::ELIXIR),
            (Some(Side::Lessers), Back::Open(card)) => back.contains(card),
            _ => false,
        };
        Refusal::unless(fits, "TW-I-06", || {
            format!(
                "trick {}: that card cannot have gone back in that way (TW-57 to TW-59)",
                number + 1
            )
        })
    }

    /// TW-I-07: no Lesser plays off suit or passes while holding the lead suit.
    fn check_following(&self, state: &State, number: usize, trick: &Trick) -> Checked {
        let table = &state.public;
        let suit = trick.up.map_or(CardSet::EMPTY, |up| self.suit_mates(up));
        let current = number >= usize::from(table.finished());
        for lesser in [table.lesser_1(), table.lesser_2()] {
            let secret = &state.secrets[lesser.index()];
            let face_down = secret.face_down.filter(|_| current);
            let card = table.card_of(trick, lesser).or(face_down);
            let later = table.played()[number..]
                .iter()
                .filter_map(|trick| table.card_of(trick, lesser));
            let hand = secret.hand.union(later.chain(secret.face_down).collect());
            let passed = trick.passed && lesser == table.lesser_1();
            let off_suit = passed || card.is_some_and(|card| !suit.contains(card));
            Refusal::unless(!off_suit || hand.both(suit).is_empty(), "TW-I-07", || {
                format!(
                    "{lesser} held the {} in trick {} and did not follow suit",
                    self.cards_in_words(hand.both(suit)),
                    number + 1
                )
            })?;
        }
        let eye = trick.up.is_some_and(|up| self.is_eye(up));
        let barred = trick.passed && eye && self.options.eye_pass == EyePass::Forbidden;
        Refusal::unless(!barred, "TW-R-10", || {
            "nobody may pass on an Eye lead at this table".into()
        })
    }

    /// TW-I-08: the Lessers win only with a strictly higher value.
    fn check_result(&self, trick: &Trick, number: usize) -> Checked {
        let Trick {
            up: Some(up),
            down: Some(down),
            first: Some(first),
            second: Some(second),
            ..
        } = *trick
        else {
            return Ok(());
        };
        let better = self.worth(first, second) > self.worth(up, down);
        let due = if better { Side::Lessers } else { Side::Lead };
        Refusal::unless(trick.winner == Some(due), "TW-I-08", || {
            format!("trick {} is won by the {due}", number + 1)
        })
    }

    /// The round goes on exactly as long as it should (TW-35, TW-R-17), and a proposal is answered.
    fn check_course(&self, table: &Public) -> Checked {
        let over = table.trick > 0
            && self.round_is_over(&Public {
                trick: table.finished(),
                phase: Phase::Lead,
                ..*table
            });
        let rule = if self.options.stop_when_decided {
            "TW-R-17"
        } else {
            "TW-35"
        };
        let fits = match table.phase {
            Phase::Over => over,
            phase if phase.in_brew() => !over,
            _ => true,
        };
        Refusal::unless(fits, rule, || {
            format!(
                "the round cannot stand there after {} tricks",
                table.finished()
            )
        })?;
        let winner = match table.phase {
            Phase::TakeBack => Some(Side::Lead),
            Phase::Propose | Phase::Answer => Some(Side::Lessers),
            _ => table.current().winner,
        };
        let elixir = table.phase == Phase::TakeBack && table.current().down == Some(Card::ELIXIR);
        Refusal::unless(table.current().winner == winner && !elixir, "TW-56", || {
            "the side that won the trick chooses what goes back, unless it is the Lead with the Elixir".into()
        })?;
        let proposed = match table.phase {
            Phase::Answer => table
                .proposed
                .is_some_and(|card| table.current().lead_cards().contains(card)),
            _ => table.proposed.is_none(),
        };
        Refusal::unless(proposed, "TW-60", || {
            "one of the Lead's two cards is proposed before it is answered, and only then".into()
        })
    }

    /// TW-I-10 to TW-I-12.
    fn check_fate(&self, table: &Public) -> Checked {
        let setup = &self.components().setup;
        let over = table.phase == Phase::Over;
        let rounds = u64::from(table.round) - u64::from(!over);
        let (lead, lessers) = (
            u64::from(setup.lead_reward),
            2 * u64::from(setup.lesser_reward),
        );
        let sum: u64 = table.fate.iter().map(|&fate| u64::from(fate)).sum();
        let possible = (0..=rounds).any(|made| made * lead + (rounds - made) * lessers == sum);
        Refusal::unless(possible, "TW-I-10", || {
            format!("{sum} fate tokens cannot have been given out in {rounds} rounds")
        })?;
        Refusal::unless(rounds <= self.most_rounds(), "TW-I-12", || {
            format!("no game has {rounds} rounds")
        })?;
        let last = if over {
            self.last_rewards(table)
        } else {
            [0; SEATS]
        };
        let before = table
            .fate
            .iter()
            .zip(last)
            .all(|(&fate, reward)| fate >= reward && !self.wins(fate - reward));
        let won = table.fate.iter().any(|&fate| self.wins(fate));
        Refusal::unless(before && won == over, "TW-I-11", || {
            format!(
                "the game ends with the round in which somebody reaches {}, not before and not later",
                setup.fate_to_win
            )
        })
    }

    /// What the finished round brought each player.
    fn last_rewards(&self, table: &Public) -> [u16; SEATS] {
        let (setup, made) = (
            &self.components().setup,
            table.piles(Side::Lead) == table.bid(),
        );
        std::array::from_fn(|seat| match (made, seat == table.lead().index()) {
            (true, true) => setup.lead_reward,
            (false, false) => setup.lesser_reward,
            _ => 0,
        })
    }
}

/// As many tricks as the phase allows, and nothing in those not begun.
fn check_tricks_begun(table: &Public) -> Checked {
    let trick = usize::from(table.trick);
    let fits = match table.phase {
        phase if phase.in_trick() => (1..=TRICKS).contains(&trick),
        phase if phase.in_brew() => trick <= TRICKS,
        _ => trick == 0,
    };
    let blank = fits
        && table.tricks[trick..]
            .iter()
            .all(|trick| *trick == Trick::default());
    Refusal::unless(fits && blank, "TW-I-03", || {
        format!("{trick} tricks have been begun")
    })
}

/// TW-I-04, TW-I-05: finished tricks are complete; the one on the table shows what its step has
/// brought.
fn check_shape(table: &Public) -> Checked {
    let (finished, revealed) = (usize::from(table.finished()), table.phase.revealed());
    for (number, trick) in table.played().iter().enumerate() {
        let complete = trick.shown().len() == 4 && trick.winner.is_some();
        let fits = match number < finished {
            true => complete && trick.back != Back::Pending,
            false if revealed => complete && trick.back == Back::Pending,
            false => {
                trick.up.is_some()
                    && trick.down.is_none()
                    && trick.winner.is_none()
                    && trick.back == Back::Pending
            }
        };
        let passed = !trick.passed || number < finished || table.phase != Phase::First;
        let step = number < finished || revealed || shows_its_step(table, trick);
        Refusal::unless(fits && passed && step, "TW-I-05", || {
            format!(
                "trick {} does not show the cards its step has brought",
                number + 1
            )
        })?;
    }
    Ok(())
}

/// Which Lesser cards may be open before the reveal; on an Eye lead none is, which `check_hidden`
/// and the counts see to.
fn shows_its_step(table: &Public, trick: &Trick) -> bool {
    match table.phase {
        Phase::First => trick.first.is_none() && trick.second.is_none() && !trick.passed,
        Phase::Second => trick.second.is_none() && (trick.first.is_none() || !trick.passed),
        Phase::Last => trick.first.is_none() && trick.passed,
        _ => true,
    }
}
