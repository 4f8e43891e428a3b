//! Cards by their place in the deck, and sets of them. What is printed on a card is data
//! ([`Deck`](crate::Deck)).

/// How many cards there are (TW-02).
pub const CARDS: usize = 18;

/// A card, by its place in the deck: suit by suit in the order of the data file, ranks ascending,
/// the Elixir last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(pub u8);

impl Card {
    /// The Elixir (TW-04).
    pub const ELIXIR: Card = Card(CARDS as u8 - 1);
    /// A card that a viewer does not see. It exists only in disguises, never in a state.
    pub const HIDDEN: Card = Card(31);

    /// The card as an index into an array of cards.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Every card, in order.
    pub fn all() -> impl Iterator<Item = Card> + Clone {
        (0..CARDS as u8).map(Card)
    }
}

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CardSet(pub u32);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);
    /// The whole deck.
    pub const ALL: CardSet = CardSet((1 << CARDS) - 1);
    /// The Elixir alone.
    pub const ELIXIR: CardSet = CardSet::only(Card::ELIXIR);

    /// Just this card.
    #[inline]
    pub const fn only(card: Card) -> CardSet {
        CardSet(1 << card.0)
    }

    /// This card, if there is one.
    #[inline]
    pub const fn perhaps(card: Option<Card>) -> CardSet {
        match card {
            Some(card) => CardSet::only(card),
            None => CardSet::EMPTY,
        }
    }

    /// These two cards.
    #[inline]
    pub const fn pair(one: Card, other: Card) -> CardSet {
        CardSet(1 << one.0 | 1 << other.0)
    }

    /// Whether the card is in the set.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// The set with the card added.
    #[inline]
    #[must_use]
    pub const fn with(self, card: Card) -> CardSet {
        CardSet(self.0 | 1 << card.0)
    }

    /// The set with the card taken out.
    #[inline]
    #[must_use]
    pub const fn without(self, card: Card) -> CardSet {
        CardSet(self.0 & !(1 << card.0))
    }

    /// What is in either set.
    #[inline]
    #[must_use]
    pub const fn union(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// What is in both sets.
    #[inline]
    #[must_use]
    pub const fn both(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// What is in this set but not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// Whether everything in this set is in the other too.
    #[inline]
    pub const fn within(self, other: CardSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// How many cards are in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first card of the set.
    #[inline]
    pub const fn first(self) -> Option<Card> {
        if self.0 == 0 {
            None
        } else {
            Some(Card(self.0.trailing_zeros() as u8))
        }
    }

    /// The cards of the set, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = CardSet(left).first()?;
            left &= left - 1;
            Some(card)
        })
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, CardSet::with)
    }
}

impl std::fmt::Debug for CardSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set()
            .entries(self.iter().map(|card| card.0))
            .finish()
    }
}
