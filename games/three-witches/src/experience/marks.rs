//! The marks of a choice: numbers that say in what kind of position what kind of thing is done.
//!
//! Each kind of mark has a stretch of numbers of its own, in which the parts that make the mark are
//! digits.

use super::outlook::{Outlook, WORTHS};
use crate::ThreeWitches;
use crate::action::Action;
use crate::cards::{CARDS, Card, CardSet};
use crate::data::{EYE, SUITS, TRICKS};

/// Combinations of tricks to win yet (0 to 4) and tricks left (1 to 5).
const NEEDS: usize = TRICKS * TRICKS;
const WISHES: usize = 3;
const ROLES: usize = 7;
/// Ranks from the Eye on, the highest together, and the Elixir.
const CLASSES: usize = 6;
/// Chances in eighths.
const EIGHTHS: usize = 9;
/// Cards of one kind are counted up to this.
const FEW: usize = 5;
/// Sums of ranks are told apart up to this.
const STRENGTHS: usize = 32;

/// A kind of mark: where its numbers begin and how many there are.
struct Kind {
    first: usize,
    count: usize,
}

impl Kind {
    const fn after(last: &Kind, count: usize) -> Kind {
        Kind {
            first: last.first + last.count,
            count,
        }
    }

    /// The mark made of these digits, each with its base; a digit too large for its base counts as
    /// the largest.
    #[inline]
    fn of<const N: usize>(&self, digits: [(usize, usize); N]) -> usize {
        let number = digits.iter().fold(0, |number, &(digit, base)| {
            number * base + digit.min(base - 1)
        });
        debug_assert!(number < self.count);
        self.first + number
    }
}

const LED_WORTH: Kind = Kind {
    first: 0,
    count: WISHES * NEEDS * WORTHS * 2,
};
const LED_BEATEN: Kind = Kind::after(&LED_WORTH, WISHES * NEEDS * EIGHTHS * FEW * 3);
const LED_CLASSES: Kind = Kind::after(&LED_BEATEN, NEEDS * CLASSES * CLASSES);
const LEFT_AT_WORST: Kind = Kind::after(&LED_CLASSES, NEEDS * WORTHS);
const LEFT_AT_BEST: Kind = Kind::after(&LEFT_AT_WORST, NEEDS * WORTHS);
const LEFT_STRENGTH: Kind = Kind::after(&LEFT_AT_BEST, NEEDS * STRENGTHS);
const PLAYED_CHANCE: Kind = Kind::after(&LEFT_STRENGTH, WISHES * ROLES * NEEDS * EIGHTHS);
const PLAYED_HOPE: Kind = Kind::after(&PLAYED_CHANCE, WISHES * ROLES * NEEDS * EIGHTHS);
const PLAYED_CLASS: Kind = Kind::after(&PLAYED_HOPE, WISHES * ROLES * NEEDS * CLASSES * 2);
const KEPT_CLASS: Kind = Kind::after(&PLAYED_CLASS, WISHES * ROLES * NEEDS * (CLASSES + 1));
const KEPT_SUITS: Kind = Kind::after(&KEPT_CLASS, WISHES * ROLES * NEEDS * (SUITS + 1));
const PASSED: Kind = Kind::after(&KEPT_SUITS, WISHES * NEEDS * FEW);
const TAKEN_CLASSES: Kind = Kind::after(&PASSED, NEEDS * CLASSES * CLASSES);
const TAKEN_BEST: Kind = Kind::after(&TAKEN_CLASSES, NEEDS * WORTHS);
const TAKEN_UP: Kind = Kind::after(&TAKEN_BEST, NEEDS * 2);
const RETURNED_CLASSES: Kind = Kind::after(&TAKEN_UP, WISHES * NEEDS * CLASSES * CLASSES);
const RETURNED_UNSEEN: Kind = Kind::after(&RETURNED_CLASSES, WISHES * NEEDS * FEW);
const RETURNED_UP: Kind = Kind::after(&RETURNED_UNSEEN, WISHES * NEEDS * 2);
const DISCARDED_CARD: Kind = Kind::after(&RETURNED_UP, WISHES * 2 * CARDS);
const DISCARDED_SUIT: Kind = Kind::after(&DISCARDED_CARD, WISHES * 2 * CLASSES * FEW);
const DISCARDED_MATES: Kind = Kind::after(&DISCARDED_SUIT, WISHES * 2 * CLASSES * FEW);

/// How many different marks there are.
pub const MARKS: usize = DISCARDED_MATES.first + DISCARDED_MATES.count;

/// How many choices of `all`, in eighths.
fn eighths(of: u32, all: u32) -> usize {
    ((of * 8 + all / 2) / all.max(1)) as usize
}

impl Outlook {
    /// The tricks to win and left, as one digit.
    fn now(&self) -> (usize, usize) {
        (self.need * TRICKS + self.left - 1, NEEDS)
    }

    /// The same after this trick.
    fn then(&self, won: bool) -> (usize, usize) {
        (
            self.need.saturating_sub(usize::from(won)) * TRICKS + self.left.max(2) - 2,
            NEEDS,
        )
    }

    fn wishes(&self) -> (usize, usize) {
        (self.wishes as usize, WISHES)
    }

    fn role(&self) -> (usize, usize) {
        (self.role as usize, ROLES)
    }
}

impl ThreeWitches {
    /// Calls `bear` for each mark of a choice.
    #[inline]
    pub(super) fn mark(&self, outlook: &Outlook, choice: Action, bear: &mut impl FnMut(usize)) {
        match choice {
            Action::Lead(up, down) => self.mark_lead(outlook, up, down, bear),
            Action::Play(card) => self.mark_play(outlook, card, bear),
            Action::Pass => {
                let high = outlook
                    .hand
                    .iter()
                    .filter(|&card| self.class(card).0 > CLASSES / 2)
                    .count();
                bear(PASSED.of([outlook.wishes(), outlook.now(), (high, FEW)]));
            }
            Action::TakeBack(card) => self.mark_take_back(outlook, card, bear),
            Action::Propose(card) | Action::Name(card) => self.mark_return(outlook, card, bear),
            Action::Accept => outlook
                .proposed
                .into_iter()
                .for_each(|card| self.mark_return(outlook, card, bear)),
            Action::Discard(card) => self.mark_discard(outlook, card, bear),
            Action::Bid(_) | Action::Give(_) | Action::Deal(..) => {}
        }
    }

    /// What the pair is worth, how often it would be beaten, and what hand it leaves.
    fn mark_lead(&self, outlook: &Outlook, up: Card, down: Card, bear: &mut impl FnMut(usize)) {
        let (now, wishes, worth) = (outlook.now(), outlook.wishes(), self.worth(up, down));
        bear(LED_WORTH.of([
            wishes,
            now,
            (worth.into(), WORTHS),
            (self.is_eye(up).into(), 2),
        ]));
        let beaten = eighths(outlook.rivals.above(worth), outlook.rivals.all());
        let unseen = outlook.theirs.both(self.suit_mates(up)).len() as usize;
        let lacking = outlook
            .lacks
            .iter()
            .filter(|lacks| lacks.contains(up))
            .count();
        bear(LED_BEATEN.of([wishes, now, (beaten, EIGHTHS), (unseen, FEW), (lacking, 3)]));
        bear(LED_CLASSES.of([now, self.class(up), self.class(down)]));
        let rest = outlook.hand.without(up).without(down);
        let (one, other) = (self.best_with(rest, up), self.best_with(rest, down));
        bear(LEFT_AT_WORST.of([now, (one.min(other).into(), WORTHS)]));
        bear(LEFT_AT_BEST.of([now, (one.max(other).into(), WORTHS)]));
        let strength: usize = rest
            .iter()
            .map(|card| usize::from(self.tables.strengths[card.index()]))
            .sum();
        bear(LEFT_STRENGTH.of([now, (strength, STRENGTHS)]));
    }

    /// How likely the card wins the trick, with any card of the partner's and with the best, and
    /// what hand it leaves.
    fn mark_play(&self, outlook: &Outlook, card: Card, bear: &mut impl FnMut(usize)) {
        let (wishes, role, now) = (outlook.wishes(), outlook.role(), outlook.now());
        let (rivals, all) = (&outlook.rivals, outlook.rivals.all());
        let beats = |partner: Card| rivals.below(self.worth(card, partner));
        if let Some(partner) = outlook.partner {
            bear(PLAYED_CHANCE.of([wishes, role, now, (eighths(beats(partner), all), EIGHTHS)]));
        } else {
            let (mut sum, mut best) = (0, 0);
            for beaten in outlook.theirs.iter().map(beats) {
                (sum, best) = (sum + beaten, best.max(beaten));
            }
            bear(PLAYED_CHANCE.of([
                wishes,
                role,
                now,
                (eighths(sum, outlook.theirs.len() * all), EIGHTHS),
            ]));
            bear(PLAYED_HOPE.of([wishes, role, now, (eighths(best, all), EIGHTHS)]));
        }
        let follows = outlook
            .trick
            .up
            .is_some_and(|up| self.suit_mates(up).contains(card));
        bear(PLAYED_CLASS.of([wishes, role, now, self.class(card), (follows.into(), 2)]));
        let rest = outlook.hand.without(card);
        let highest = rest
            .iter()
            .map(|card| self.class(card).0)
            .max()
            .unwrap_or(CLASSES);
        bear(KEPT_CLASS.of([wishes, role, now, (highest, CLASSES + 1)]));
        bear(KEPT_SUITS.of([wishes, role, now, (self.suits_in(rest), SUITS + 1)]));
    }

    fn mark_take_back(&self, outlook: &Outlook, card: Card, bear: &mut impl FnMut(usize)) {
        let Some(other) = outlook.trick.lead_cards().without(card).first() else {
            return;
        };
        let (then, hand) = (outlook.then(true), outlook.hand);
        bear(TAKEN_CLASSES.of([then, self.class(card), self.class(other)]));
        let best = hand
            .iter()
            .map(|one| self.best_with(hand.without(one).with(card), one))
            .max()
            .unwrap_or(0);
        bear(TAKEN_BEST.of([then, (best.into(), WORTHS)]));
        bear(TAKEN_UP.of([then, ((outlook.trick.up == Some(card)).into(), 2)]));
    }

    fn mark_return(&self, outlook: &Outlook, card: Card, bear: &mut impl FnMut(usize)) {
        let Some(other) = outlook.trick.lead_cards().without(card).first() else {
            return;
        };
        let (wishes, then) = (outlook.wishes(), outlook.then(false));
        bear(RETURNED_CLASSES.of([wishes, then, self.class(card), self.class(other)]));
        let unseen = outlook.theirs.both(self.suit_mates(card)).len() as usize;
        bear(RETURNED_UNSEEN.of([wishes, then, (unseen, FEW)]));
        bear(RETURNED_UP.of([wishes, then, ((outlook.trick.up == Some(card)).into(), 2)]));
    }

    fn mark_discard(&self, outlook: &Outlook, card: Card, bear: &mut impl FnMut(usize)) {
        let (wishes, high, class) = (
            outlook.wishes(),
            (usize::from(outlook.high), 2),
            self.class(card),
        );
        bear(DISCARDED_CARD.of([wishes, high, (card.index(), CARDS)]));
        let of_suit = outlook.hand.both(self.suit_mates(card)).len() as usize;
        bear(DISCARDED_SUIT.of([wishes, high, class, (of_suit, FEW)]));
        let mates = outlook
            .hand
            .iter()
            .filter(|&other| self.class(other) == class)
            .count();
        bear(DISCARDED_MATES.of([wishes, high, class, (mates, FEW)]));
    }

    /// The rank of a card from the Eye on, the Elixir above all.
    fn class(&self, card: Card) -> (usize, usize) {
        let rank = usize::from(self.tables.strengths[card.index()]);
        (
            if card == Card::ELIXIR {
                CLASSES - 1
            } else {
                rank.saturating_sub(EYE.into()).min(CLASSES - 2)
            },
            CLASSES,
        )
    }

    /// The best pair that a card makes with one of the hand.
    fn best_with(&self, hand: CardSet, card: Card) -> u16 {
        hand.iter()
            .map(|other| self.worth(card, other))
            .max()
            .unwrap_or(0)
    }

    /// How many suits a hand has.
    fn suits_in(&self, hand: CardSet) -> usize {
        hand.iter()
            .filter(|&card| hand.both(self.suit_mates(card)).first() == Some(card))
            .count()
    }
}
