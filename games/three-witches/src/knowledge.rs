//! What is certain about hidden cards (TW-K-01 to TW-K-11), and counting the worlds that agree with
//! it.
//!
//! Whatever a viewer cannot see is a set of *unseen* cards and a number of *places* they may lie in
//! (a hand, a discard, a card face down), each with its room and with the cards it can hold at all.
//! Every inference of the specification is of that form: a void forbids a suit in a hand, a card
//! known to be with a player is forbidden everywhere else. Only the Eye lead is an either-or
//! (TW-K-04), so it makes two cases that exclude each other. In each case [`Worlds`] counts the
//! ways to lay the cards out, exactly; a world is then drawn by walking through the counts, which
//! makes every one equally likely without ever rejecting a draw.

use crate::ThreeWitches;
use crate::cards::{CARDS, Card, CardSet};
use crate::data::TRICKS;
use crate::rules::TABLE;
use crate::state::{Back, Phase, Public, SEATS, Trick};
use crate::view::View;
use covenstead_core::{Rng, Seat};

/// What the open history of a round tells everybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ledger {
    /// Every card shown in this round.
    pub shown: CardSet,
    /// Cards that went back to the Lead openly and have not been shown since: in hand, or face down
    /// on the table.
    pub with_lead: CardSet,
    /// The open pairs by trick, empty where there is none: exactly one of each is with the Lead
    /// (TW-K-08, TW-K-09).
    pub open: [CardSet; TRICKS],
    /// All cards of the suits each Lesser is proven not to hold (TW-K-01, TW-K-02).
    pub lacks: [CardSet; SEATS],
}

impl Ledger {
    /// How many pairs are open.
    pub fn open_pairs(&self) -> u8 {
        self.open
            .iter()
            .map(|pair| u8::from(!pair.is_empty()))
            .sum()
    }

    /// The Lead's cards of a trick: what was shown again, and what went back.
    fn note_lead(&mut self, number: usize, trick: &Trick) {
        let pair = trick.lead_cards();
        self.with_lead = self.with_lead.minus(pair);
        // Either card shown again settles the pair (TW-K-09).
        for open in self
            .open
            .iter_mut()
            .filter(|open| !open.both(pair).is_empty())
        {
            *open = CardSet::EMPTY;
        }
        match trick.back {
            Back::Pending => {}
            Back::Secret => self.open[number] = pair,
            Back::Open(card) => self.with_lead = self.with_lead.with(card),
        }
    }
}

impl ThreeWitches {
    /// Reads the open history of the round.
    pub fn ledger(&self, table: &Public) -> Ledger {
        let mut ledger = Ledger::default();
        for (number, trick) in table.played().iter().enumerate() {
            ledger.shown = ledger.shown.union(trick.shown());
            ledger.note_lead(number, trick);
            let suit = trick.up.map_or(CardSet::EMPTY, |up| self.suit_mates(up));
            for (lesser, passed) in [(table.lesser_1(), trick.passed), (table.lesser_2(), false)] {
                let off_suit = table
                    .card_of(trick, lesser)
                    .is_some_and(|card| !suit.contains(card));
                if passed || off_suit {
                    let lacks = &mut ledger.lacks[lesser.index()];
                    *lacks = lacks.union(suit);
                }
            }
        }
        ledger
    }
}

/// Where an unseen card may lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    /// In the hand; for the Lead the card face down on the table counts as in hand, since it may be
    /// any of them.
    Hand,
    /// Discarded.
    Discard,
    /// A Lesser's card face down on the table.
    FaceDown,
    /// Not dealt yet.
    Deck,
}

/// A place for unseen cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    /// Whose it is.
    pub(crate) seat: Seat,
    /// What it is.
    pub(crate) part: Part,
    room: u8,
    allowed: CardSet,
}

/// The most places there are: three hands, two discards, two cards face down.
const PLACES: usize = 7;

/// The ways to lay out the unseen cards in one case, counted.
pub(crate) struct Worlds {
    cards: Vec<Card>,
    /// The roomiest place is the last: what it holds follows from the others.
    places: Vec<Place>,
    strides: [usize; PLACES],
    size: usize,
    /// For each number of cards laid out and each state of the places but the last: the ways to lay
    /// out the rest.
    ways: Vec<u64>,
}

impl Worlds {
    fn count(unseen: CardSet, mut places: Vec<Place>) -> Worlds {
        places.sort_by_key(|place| place.room);
        let cards: Vec<Card> = unseen.iter().collect();
        let (mut strides, mut size) = ([0; PLACES], 1);
        for (place, stride) in places
            .iter()
            .zip(&mut strides)
            .take(places.len().saturating_sub(1))
        {
            *stride = size;
            size *= usize::from(place.room) + 1;
        }
        let ways = vec![0; size * (cards.len() + 1)];
        let mut worlds = Worlds {
            cards,
            places,
            strides,
            size,
            ways,
        };
        worlds.fill();
        worlds
    }

    /// From the last card backwards. An index counts the room that is left, so everything being
    /// full is index 0.
    fn fill(&mut self) {
        let rooms: Vec<[u8; PLACES]> = (0..self.size).map(|index| self.rooms(index)).collect();
        let last = self.cards.len() * self.size;
        self.ways[last] = 1;
        for laid in (0..self.cards.len()).rev() {
            for (index, room) in rooms.iter().enumerate() {
                let mut ways = 0;
                for (_, next) in self.choices(laid, index, room) {
                    ways += self.ways[(laid + 1) * self.size + next];
                }
                self.ways[laid * self.size + index] = ways;
            }
        }
    }

    /// The room left in each place but the last.
    fn rooms(&self, index: usize) -> [u8; PLACES] {
        let mut left = index;
        std::array::from_fn(|place| match self.places.get(place) {
            Some(known) if place + 1 < self.places.len() => {
                let radix = usize::from(known.room) + 1;
                let room = left % radix;
                left /= radix;
                room as u8
            }
            _ => 0,
        })
    }

    /// Where the next card may go, and the state of the places after it.
    fn choices<'a>(
        &'a self,
        laid: usize,
        index: usize,
        room: &'a [u8; PLACES],
    ) -> impl Iterator<Item = (usize, usize)> + 'a {
        let card = self.cards[laid];
        let elsewhere: usize = room.iter().map(|&room| usize::from(room)).sum();
        let last_room = (self.cards.len() - laid).checked_sub(elsewhere);
        let last = self.places.len().wrapping_sub(1);
        let feasible = last_room.is_some_and(|room| {
            room <= self
                .places
                .last()
                .map_or(0, |place| usize::from(place.room))
        });
        self.places
            .iter()
            .enumerate()
            .filter(move |(place, known)| {
                let fits = if *place == last {
                    last_room > Some(0)
                } else {
                    room[*place] > 0
                };
                feasible && fits && known.allowed.contains(card)
            })
            .map(move |(place, _)| (place, index - self.strides[place]))
    }

    /// The state of the places before any card is laid out.
    fn start(&self) -> usize {
        self.places
            .iter()
            .zip(self.strides)
            .map(|(place, stride)| stride * usize::from(place.room))
            .sum()
    }

    fn total(&self) -> u64 {
        self.ways[self.start()]
    }

    /// One way to lay out the cards, every one equally likely: tells which cards lie in which
    /// place.
    fn draw<R: Rng>(&self, rng: &mut R, mut tell: impl FnMut(Place, CardSet)) {
        let mut laid_out = [CardSet::EMPTY; PLACES];
        let mut index = self.start();
        for laid in 0..self.cards.len() {
            let mut ticket = below(rng, self.ways[laid * self.size + index]);
            let room = self.rooms(index);
            let chosen = self.choices(laid, index, &room).find(|&(_, next)| {
                let ways = self.ways[(laid + 1) * self.size + next];
                let here = ticket < ways;
                ticket = ticket.wrapping_sub(if here { 0 } else { ways });
                here
            });
            let (place, next) = chosen.expect("a ticket within the sum of the ways");
            laid_out[place] = laid_out[place].with(self.cards[laid]);
            index = next;
        }
        for (&place, cards) in self.places.iter().zip(laid_out) {
            tell(place, cards);
        }
    }

    /// For each card and place, in how many worlds the card lies there.
    fn tally(&self, counted: &mut impl FnMut(Card, Place, u64)) {
        let mut before = vec![0u64; self.size];
        before[self.start()] = 1;
        for laid in 0..self.cards.len() {
            let mut after = vec![0u64; self.size];
            for index in (0..self.size).filter(|&index| before[index] > 0) {
                let room = self.rooms(index);
                for (place, next) in self.choices(laid, index, &room) {
                    after[next] += before[index];
                    let worlds = before[index] * self.ways[(laid + 1) * self.size + next];
                    counted(self.cards[laid], self.places[place], worlds);
                }
            }
            before = after;
        }
    }
}

/// A whole number below `n`, which may need more than 32 bits; every one equally likely.
fn below<R: Rng>(rng: &mut R, n: u64) -> u64 {
    if let Ok(n) = u32::try_from(n) {
        return rng.below(n).into();
    }
    // Lemire's method, as the core's for 32 bits: a draw is repeated with a chance below n / 2^64.
    let threshold = n.wrapping_neg() % n;
    loop {
        let bits = u64::from(rng.next_u32()) << 32 | u64::from(rng.next_u32());
        let product = u128::from(bits) * u128::from(n);
        if product as u64 >= threshold {
            return (product >> 64) as u64;
        }
    }
}

/// Everything hidden from one viewer: the cases that exclude each other, each with its worlds.
pub(crate) struct Puzzle {
    cases: Vec<Worlds>,
}

impl Puzzle {
    /// How many worlds agree with the view, not counting open pairs and choices that are hidden
    /// within a hand.
    pub(crate) fn total(&self) -> u64 {
        self.cases.iter().map(Worlds::total).sum()
    }

    /// A world, every one equally likely: tells which cards lie in which place.
    pub(crate) fn draw<R: Rng>(&self, rng: &mut R, tell: impl FnMut(Place, CardSet)) {
        let mut ticket = below(rng, self.total());
        let case = self.cases.iter().find(|case| {
            let here = ticket < case.total();
            ticket = ticket.wrapping_sub(if here { 0 } else { case.total() });
            here
        });
        case.expect("a ticket within the sum of the worlds")
            .draw(rng, tell);
    }
}

/// What follows from a view for imagining: the open history read, the worlds counted.
pub struct Clues {
    pub(crate) ledger: Ledger,
    pub(crate) puzzle: Puzzle,
}

impl ThreeWitches {
    /// Reads the history and counts the worlds. Where everything has been shown there is nothing to
    /// count.
    pub(crate) fn clues_of(&self, view: &View) -> Clues {
        let ledger = self.ledger(&view.public);
        let puzzle = match view.revealed {
            None => self.puzzle(view, &ledger),
            Some(_) => Puzzle { cases: Vec::new() },
        };
        Clues { ledger, puzzle }
    }

    /// What is hidden from the viewer, with everything that is certain about it.
    /// Bids, passes, signals and proposals prove nothing, so they are left out (TW-K-12). What is
    /// drawn agrees with everything the viewer knows (TW-K-13).
    pub(crate) fn puzzle(&self, view: &View, ledger: &Ledger) -> Puzzle {
        let own = view.own.map_or(CardSet::EMPTY, |own| {
            own.hand
                .union(own.discard.into_iter().chain(own.face_down).collect())
        });
        let unseen = CardSet::ALL.minus(ledger.shown).minus(own);
        let placed = self.certainly_with(view).map(|cards| cards.both(unseen));
        let mut cases = vec![
            self.deck_place(&view.public)
                .into_iter()
                .collect::<Vec<Place>>(),
        ];
        for seat in Seat::all(TABLE).filter(|&seat| !view.viewer.is(seat)) {
            let elsewhere = seat.lap(TABLE).fold(CardSet::EMPTY, |all, other| {
                all.union(placed[other.index()])
            });
            let ways = self.places_of(&view.public, ledger, seat, CardSet::ALL.minus(elsewhere));
            cases = cases
                .iter()
                .flat_map(|case| ways.iter().map(|more| [&case[..], more].concat()))
                .collect();
        }
        Puzzle {
            cases: cases
                .into_iter()
                .map(|places| Worlds::count(unseen, places))
                .collect(),
        }
    }

    /// Cards the viewer knows to be with a player since the Bid phase: the Elixir (TW-K-05), the
    /// last pair given (TW-K-07).
    fn certainly_with(&self, view: &View) -> [CardSet; SEATS] {
        let mut with = [CardSet::EMPTY; SEATS];
        if let (Some(seat), Some(own)) = (view.viewer.seat(), view.own) {
            with[seat.left(TABLE).index()] = own.given;
        }
        if !matches!(view.public.phase, Phase::Deal(_)) {
            let holder = &mut with[view.public.elixir.index()];
            *holder = holder.with(Card::ELIXIR);
        }
        with
    }

    /// In the middle of a deal the rest lies in the deck.
    fn deck_place(&self, table: &Public) -> Option<Place> {
        let Phase::Deal(next) = table.phase else {
            return None;
        };
        let dealt: u8 = Seat::all(TABLE).map(|seat| table.hand_size(seat)).sum();
        Some(Place {
            seat: next,
            part: Part::Deck,
            room: CARDS as u8 - dealt,
            allowed: CardSet::ALL,
        })
    }

    /// The places of one player's unseen cards: usually one list, two where an Eye lead leaves an
    /// either-or.
    fn places_of(
        &self,
        table: &Public,
        ledger: &Ledger,
        seat: Seat,
        allowed: CardSet,
    ) -> Vec<Vec<Place>> {
        let place = |part, room, allowed| Place {
            seat,
            part,
            room,
            allowed,
        };
        let (cards, face_down) = (
            table.hand_size(seat),
            table.lies_face_down(seat, self.eye_lead(table)),
        );
        if !table.phase.in_brew() {
            return vec![vec![place(Part::Hand, cards, allowed)]];
        }
        if seat == table.lead() {
            // What has been shown and came back is no longer unseen.
            let known = ledger.with_lead.len() as u8 + ledger.open_pairs();
            return vec![vec![place(
                Part::Hand,
                cards + u8::from(face_down) - known,
                allowed,
            )]];
        }
        let discard = place(Part::Discard, 1, allowed);
        let possible = allowed.minus(ledger.lacks[seat.index()]);
        if !face_down {
            return vec![vec![place(Part::Hand, cards, possible), discard]];
        }
        let suit = self.lead_suit(table);
        // TW-K-04: either the card follows suit, or neither it nor the hand has the suit.
        let (following, void) = (possible.both(suit), possible.minus(suit));
        [(following, possible), (void, void)]
            .map(|(card, hand)| {
                vec![
                    place(Part::FaceDown, 1, card),
                    place(Part::Hand, cards, hand),
                    discard,
                ]
            })
            .into()
    }
}

/// What a viewer knows for certain of one player's hidden cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Knowledge {
    /// Cards that are certainly this player's: in hand, face down on the table, or discarded.
    pub has: CardSet,
    /// Cards that are certainly in hand; the Lead's may be the one face down.
    pub holds: CardSet,
    /// Cards that may be in hand; the Lead's may be the one face down.
    pub may_hold: CardSet,
    /// Cards that may be the discard: if it is one alone, it is known.
    pub may_discard: CardSet,
    /// Cards that may lie face down before a Lesser.
    pub may_lie: CardSet,
}

impl ThreeWitches {
    /// What the viewer knows for certain of every other player's hidden cards, exactly: what holds
    /// in all worlds, and what in any (TW-K-01 to TW-K-11 taken together).
    pub fn knowledge(&self, view: &View) -> [Knowledge; SEATS] {
        let (table, ledger) = (&view.public, self.ledger(&view.public));
        let puzzle = self.puzzle(view, &ledger);
        let mut tallies = [Tally::default(); SEATS];
        for case in &puzzle.cases {
            case.tally(&mut |card, place, worlds| {
                tallies[place.seat.index()].count(card, place.part, worlds)
            });
        }
        let mut known = tallies.map(|tally| tally.knowledge(puzzle.total()));
        if table.phase.in_brew() && !view.viewer.is(table.lead()) {
            let lead = &mut known[table.lead().index()];
            let open = ledger
                .open
                .iter()
                .fold(CardSet::EMPTY, |all, &pair| all.union(pair));
            lead.has = lead.has.union(ledger.with_lead);
            lead.holds = lead.holds.union(ledger.with_lead);
            lead.may_hold = lead.may_hold.union(ledger.with_lead).union(open);
        }
        known
    }
}

/// In how many worlds each card lies in each of one player's places.
#[derive(Clone, Copy, Default)]
struct Tally {
    hand: [u64; CARDS],
    discard: [u64; CARDS],
    face_down: [u64; CARDS],
}

impl Tally {
    fn count(&mut self, card: Card, part: Part, worlds: u64) {
        let place = match part {
            Part::Hand => &mut self.hand,
            Part::Discard => &mut self.discard,
            Part::FaceDown => &mut self.face_down,
            Part::Deck => return,
        };
        place[card.index()] += worlds;
    }

    fn knowledge(&self, all: u64) -> Knowledge {
        let cards = |fits: &dyn Fn(usize) -> bool| {
            Card::all()
                .filter(|card| fits(card.index()))
                .collect::<CardSet>()
        };
        let Tally {
            hand,
            discard,
            face_down,
        } = self;
        Knowledge {
            has: cards(&|card| hand[card] + discard[card] + face_down[card] == all),
            holds: cards(&|card| hand[card] == all),
            may_hold: cards(&|card| hand[card] > 0),
            may_discard: cards(&|card| discard[card] > 0),
            may_lie: cards(&|card| face_down[card] > 0),
        }
    }
}
