//! The exact value of a round with all cards open: what the Lead can force against two Lessers who
//! play as one.
//!
//! With perfect information the Lead's hand only ever shrinks from six cards and each Lesser's from
//! five, so a position between tricks is three subsets: at most 64 × 32 × 32 of them, kept in a
//! plain table. A value is a set of numbers, one bit for each count of tricks the Lead can force
//! exactly; the Lead's choices unite such sets, the Lessers' intersect them, and a trick won shifts
//! one up. One search so answers for every bid at once.

use crate::ThreeWitches;
use crate::action::Action;
use crate::cards::{Card, CardSet};
use crate::data::HAND;
use crate::event::Event;
use crate::state::{Phase, Side, State};
use covenstead_core::{Actor, Game, Seat};

/// A set of trick counts: those the Lead can force exactly, whatever the Lessers do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TrickCounts(pub u8);

impl TrickCounts {
    /// Every count there is.
    const ALL: TrickCounts = TrickCounts(u8::MAX);

    /// Whether the Lead can force exactly `tricks`.
    #[inline]
    pub fn contains(self, tricks: u8) -> bool {
        self.0 >> tricks & 1 == 1
    }

    #[inline]
    fn union(self, other: TrickCounts) -> TrickCounts {
        TrickCounts(self.0 | other.0)
    }

    #[inline]
    fn both(self, other: TrickCounts) -> TrickCounts {
        TrickCounts(self.0 & other.0)
    }

    /// With so many tricks more.
    #[inline]
    fn plus(self, tricks: u8) -> TrickCounts {
        TrickCounts(self.0 << tricks)
    }
}

/// Solves positions of the Brew phase. It keeps the table of the last deal it has seen, so that
/// asking about one round again and again costs little.
///
/// ```
/// use covenstead_core::{DataFile, FastRng, Game, Rng, Seat, Silent, Turn};
/// use covenstead_three_witches::{Options, Phase, Solver, ThreeWitches};
/// use std::sync::Arc;
///
/// let game = ThreeWitches::new(Arc::new(DataFile::built_in::<ThreeWitches>()), Options::default(), 3)?;
/// let (mut state, mut rng, mut legal) = (game.start(), FastRng::new(4), Vec::new());
/// while state.public.phase != Phase::Lead {
///     let (actor, action) = match game.turn(&state) {
///         Turn::Seats(seats) => {
///             let seat = seats.first().unwrap();
///             game.legal(&state, seat, &mut legal);
///             (covenstead_core::Actor::Seat(seat), rng.pick(&legal))
///         }
///         _ => (covenstead_core::Actor::Chance, game.sample(&state, &mut rng)),
///     };
///     game.apply(&mut state, actor, action, &mut Silent);
/// }
/// let mut solver = Solver::new(&game);
/// let counts = solver.solve(&state).unwrap();
/// assert_eq!(solver.makes_bid(&state), Some(counts.contains(state.public.bid())));
/// # Ok::<(), covenstead_core::Fault>(())
/// ```
pub struct Solver {
    game: ThreeWitches,
    /// The cards the table is about: the Lead's six and the Lessers' five each.
    lead: CardSet,
    first: CardSet,
    second: CardSet,
    /// Values by position between tricks; [`UNKNOWN`] where none has been found yet.
    known: Box<[u8]>,
}

/// No value: the bit above all counts of tricks is never part of one.
const UNKNOWN: u8 = 1 << 7;
const LEAD_BITS: u32 = HAND as u32;
const LESSER_BITS: u32 = HAND as u32 - 1;

/// A position between two tricks: what each of the three holds.
#[derive(Clone, Copy)]
struct Hands {
    lead: CardSet,
    first: CardSet,
    second: CardSet,
}

impl Solver {
    /// A solver for the rules of this table.
    pub fn new(game: &ThreeWitches) -> Solver {
        let size = 1 << (LEAD_BITS + 2 * LESSER_BITS);
        let none = CardSet::EMPTY;
        Solver {
            game: game.clone(),
            lead: none,
            first: none,
            second: none,
            known: vec![UNKNOWN; size].into(),
        }
    }

    /// The numbers of tricks that the Lead can force exactly in this round, those already won
    /// included; nothing outside of the Brew phase. All cards are taken to be open, the Lessers to
    /// play as one, and all five tricks to be played (with `stop_when_decided` a round may end
    /// before, but then the bid is missed either way).
    pub fn solve(&mut self, state: &State) -> Option<TrickCounts> {
        let table = &state.public;
        if !table.phase.in_brew() || table.phase == Phase::Over {
            return None;
        }
        self.begin(state);
        let won = table.piles(Side::Lead);
        Some(self.ahead(state).plus(won))
    }

    /// Whether the Lead can force exactly the bid; nothing outside of the Brew phase.
    pub fn makes_bid(&mut self, state: &State) -> Option<bool> {
        self.solve(state)
            .map(|counts| counts.contains(state.public.bid()))
    }

    /// The legal actions of whoever has to decide in the Brew phase, each with the numbers of
    /// tricks that the Lead can force after it. Empty elsewhere.
    pub fn judge(&mut self, state: &State, judged: &mut Vec<(Action, TrickCounts)>) {
        judged.clear();
        let table = &state.public;
        if !table.phase.in_brew() || table.phase == Phase::Over {
            return;
        }
        let seat = self.game.actor(table);
        let mut legal = Vec::new();
        self.game.legal(state, seat, &mut legal);
        judged.extend(
            legal
                .into_iter()
                .map(|action| (action, self.after(state, seat, action))),
        );
    }

    fn after(&mut self, state: &State, seat: Seat, action: Action) -> TrickCounts {
        let (mut next, mut events) = (*state, Vec::new());
        self.game
            .apply(&mut next, Actor::Seat(seat), action, &mut events);
        let scored = events.iter().find_map(|event| match event {
            Event::Scored { tricks, .. } => Some(TrickCounts(1).plus(*tricks)),
            _ => None,
        });
        scored.or_else(|| self.solve(&next)).unwrap_or_default()
    }

    /// Makes the table speak of this deal.
    fn begin(&mut self, state: &State) {
        let table = &state.public;
        let five = |seat: Seat| {
            let discard = state.secrets[seat.index()].discard.into_iter().collect();
            self.game.six_of(state, seat).minus(discard)
        };
        let deal = (
            self.game.six_of(state, table.lead()),
            five(table.lesser_1()),
            five(table.lesser_2()),
        );
        if deal != (self.lead, self.first, self.second) {
            (self.lead, self.first, self.second) = deal;
            self.known.fill(UNKNOWN);
        }
    }

    /// The value of a state in the middle of a trick, counting from the tricks finished.
    fn ahead(&mut self, state: &State) -> TrickCounts {
        let table = &state.public;
        let hand = |seat: Seat| state.secrets[seat.index()].hand;
        let (one, two) = (table.lesser_1(), table.lesser_2());
        let hands = Hands {
            lead: hand(table.lead()),
            first: hand(one),
            second: hand(two),
        };
        let trick = table.current();
        let lead_down = state.secrets[table.lead().index()].face_down.or(trick.down);
        let (Some(up), Some(down), true) = (trick.up, lead_down, table.phase.in_trick()) else {
            return self.between(hands);
        };
        match table.phase {
            Phase::TakeBack => self.lead_takes(hands, up, down),
            // Whatever was proposed, the answer can still be either.
            Phase::Propose | Phase::Answer => self.lessers_give(hands, up, down),
            _ => {
                let laid =
                    |seat: Seat, card: Option<Card>| card.or(state.secrets[seat.index()].face_down);
                let (first, second) = (laid(one, trick.first), laid(two, trick.second));
                self.replies(hands, up, down, first, second)
            }
        }
    }

    /// The value between tricks.
    fn between(&mut self, hands: Hands) -> TrickCounts {
        if hands.first.is_empty() {
            return TrickCounts(1);
        }
        let place = self.place(hands);
        if self.known[place] == UNKNOWN {
            self.known[place] = self.best_lead(hands).0;
        }
        TrickCounts(self.known[place])
    }

    fn place(&self, hands: Hands) -> usize {
        let lead = rank_within(hands.lead, self.lead);
        let (first, second) = (
            rank_within(hands.first, self.first),
            rank_within(hands.second, self.second),
        );
        (lead << (2 * LESSER_BITS) | first << LESSER_BITS | second) as usize
    }

    /// Step A: the Lead chooses (TW-36).
    fn best_lead(&mut self, hands: Hands) -> TrickCounts {
        let left = hands.first.len();
        let everything = TrickCounts((1 << (left + 1)) - 1);
        let mut best = TrickCounts::default();
        for up in hands.lead.without(Card::ELIXIR).iter() {
            for down in hands.lead.without(up).iter() {
                let rest = Hands {
                    lead: hands.lead.without(up).without(down),
                    ..hands
                };
                best = best.union(self.replies(rest, up, down, None, None));
                if best == everything {
                    return best;
                }
            }
        }
        best
    }

    /// Steps B to D: the Lessers choose together. A pass changes only the order, which open cards
    /// make meaningless.
    fn replies(
        &mut self,
        hands: Hands,
        up: Card,
        down: Card,
        first: Option<Card>,
        second: Option<Card>,
    ) -> TrickCounts {
        let suit = self.game.suit_mates(up);
        let choices = |laid: Option<Card>, hand: CardSet| match laid {
            Some(card) => CardSet::only(card),
            None if hand.both(suit).is_empty() => hand,
            None => hand.both(suit),
        };
        let mut worst = TrickCounts::ALL;
        for one in choices(first, hands.first).iter() {
            for two in choices(second, hands.second).iter() {
                let rest = Hands {
                    first: hands.first.without(one),
                    second: hands.second.without(two),
                    ..hands
                };
                let lost = self.game.worth(one, two) > self.game.worth(up, down);
                worst = worst.both(match lost {
                    true => self.lessers_give(rest, up, down),
                    false => self.lead_takes(rest, up, down),
                });
                if worst == TrickCounts::default() {
                    return worst;
                }
            }
        }
        worst
    }

    /// The Lead has won: she takes either card back, or must leave the Elixir (TW-57, TW-58).
    fn lead_takes(&mut self, hands: Hands, up: Card, down: Card) -> TrickCounts {
        let keep = |card: Card| Hands {
            lead: hands.lead.with(card),
            ..hands
        };
        let with_up = self.between(keep(up));
        let both = if down == Card::ELIXIR {
            with_up
        } else {
            with_up.union(self.between(keep(down)))
        };
        both.plus(1)
    }

    /// The Lessers have won: between them either card can be made to go back (TW-59, TW-60).
    fn lessers_give(&mut self, hands: Hands, up: Card, down: Card) -> TrickCounts {
        let keep = |card: Card| Hands {
            lead: hands.lead.with(card),
            ..hands
        };
        self.between(keep(up)).both(self.between(keep(down)))
    }
}

/// The subset of `whole` that `part` is, as a number: bit k is the k-th card of `whole`.
fn rank_within(part: CardSet, whole: CardSet) -> u32 {
    whole
        .iter()
        .enumerate()
        .map(|(place, card)| u32::from(part.contains(card)) << place)
        .sum()
}
