//! What a player sees before choosing a card, as far as marks are about it.

use crate::ThreeWitches;
use crate::cards::{Card, CardSet};
use crate::data::TRICKS;
use crate::knowledge::Ledger;
use crate::state::{Phase, Public, Side, State, Trick};
use covenstead_core::Seat;

/// Worths of pairs are told apart up to this.
pub(super) const WORTHS: usize = 14;

/// What a player sees before a choice.
pub(super) struct Outlook {
    pub(super) hand: CardSet,
    /// Whether the high bid was made.
    pub(super) high: bool,
    /// How many tricks the Lead has to win yet.
    pub(super) need: usize,
    /// How many tricks are left, the one on the table included.
    pub(super) left: usize,
    pub(super) wishes: Wishes,
    pub(super) role: Role,
    /// The trick on the table.
    pub(super) trick: Trick,
    /// The card that was proposed to go back.
    pub(super) proposed: Option<Card>,
    /// The card that the partner has shown in this trick.
    pub(super) partner: Option<Card>,
    /// What the partner may hold; for the Lead, what the Lessers may.
    pub(super) theirs: CardSet,
    /// What each Lesser is known not to hold.
    pub(super) lacks: [CardSet; 2],
    pub(super) rivals: Rivals,
}

/// Who wants the bid missed (TW-69), as a player sees it.
#[derive(Clone, Copy)]
pub(super) enum Wishes {
    /// Both Lessers.
    Both,
    /// Somebody else: for the Lead, one Lesser at least sides with her; for a Lesser, the player
    /// does.
    NotThePlayer,
    /// The player, but not the partner.
    ThePlayer,
}

/// The player's place in a trick.
#[derive(Clone, Copy)]
pub(super) enum Role {
    First,
    /// After a partner whose card lies open.
    Second,
    /// After a partner who passed.
    SecondAfterPass,
    /// After a partner whose card lies face down.
    SecondBlind,
    Last,
    LastBlind,
    /// First to an Eye, or not playing to a trick at all.
    Other,
}

/// What a pair has to beat: the pairs it may be up against, by their worth.
#[derive(Default)]
pub(super) struct Rivals {
    /// How many are worth less than each worth; the last number is how many there are.
    below: [u16; WORTHS + 2],
}

impl Rivals {
    fn of(worths: impl Iterator<Item = u16>) -> Rivals {
        let mut below = [0; WORTHS + 2];
        worths.for_each(|worth| below[usize::from(worth).min(WORTHS) + 1] += 1);
        for worth in 1..below.len() {
            below[worth] += below[worth - 1];
        }
        Rivals { below }
    }

    /// How many there are.
    pub(super) fn all(&self) -> u32 {
        self.below[WORTHS + 1].into()
    }

    /// How many are worth less.
    pub(super) fn below(&self, worth: u16) -> u32 {
        self.below[usize::from(worth).min(WORTHS)].into()
    }

    /// How many are worth more.
    pub(super) fn above(&self, worth: u16) -> u32 {
        self.all() - u32::from(self.below[usize::from(worth).min(WORTHS) + 1])
    }
}

impl ThreeWitches {
    /// What `seat` sees before a choice in a brew that is not decided yet: made of what the seat
    /// knows and of nothing else.
    pub(super) fn outlook(&self, state: &State, seat: Seat) -> Option<Outlook> {
        let (table, own) = (&state.public, &state.secrets[seat.index()]);
        let need = usize::from(table.bid().checked_sub(table.piles(Side::Lead))?);
        let left = TRICKS - usize::from(table.finished());
        let brewing = table.phase == Phase::Discard || table.phase.in_brew();
        if !brewing || need > left || need >= TRICKS {
            return None;
        }
        let ledger = self.ledger(table);
        let held = own
            .hand
            .union(CardSet::perhaps(own.discard))
            .union(CardSet::perhaps(own.face_down));
        let unseen = CardSet::ALL.minus(held).minus(ledger.shown);
        let mut outlook = Outlook {
            hand: own.hand,
            high: table.bid() == self.high_bid(),
            need,
            left,
            wishes: self.wishes(table, seat),
            role: Role::Other,
            trick: *table.current(),
            proposed: table.proposed,
            partner: None,
            theirs: unseen,
            lacks: [table.lesser_1(), table.lesser_2()].map(|lesser| ledger.lacks[lesser.index()]),
            rivals: Rivals::default(),
        };
        match table.phase {
            Phase::Lead => self.look_as_lead(&mut outlook, table),
            Phase::First | Phase::Second | Phase::Last => {
                self.look_as_lesser(&mut outlook, table, &ledger, seat)
            }
            _ => {}
        }
        Some(outlook)
    }

    fn wishes(&self, table: &Public, seat: Seat) -> Wishes {
        let stakes = self.tables.prospects.stakes(table.fate, table.lead());
        let [one, two] =
            [table.lesser_1(), table.lesser_2()].map(|lesser| stakes.wants_it_made(lesser));
        match seat {
            _ if !one && !two => Wishes::Both,
            seat if seat == table.lead() => Wishes::NotThePlayer,
            seat if stakes.wants_it_made(seat) => Wishes::NotThePlayer,
            _ => Wishes::ThePlayer,
        }
    }

    /// A Lead is up against every pair that the Lessers may hold.
    fn look_as_lead(&self, outlook: &mut Outlook, table: &Public) {
        outlook.theirs = outlook.theirs.minus(elixir_unless_with(
            table,
            table.lesser_1(),
            table.lesser_2(),
        ));
        let theirs = outlook.theirs;
        let lower = |card: Card| CardSet(theirs.0 & ((1 << card.0) - 1));
        let worths = theirs
            .iter()
            .flat_map(|one| lower(one).iter().map(move |other| self.worth(one, other)));
        outlook.rivals = Rivals::of(worths);
    }

    /// A Lesser is up against the open card with every card that may lie face down beside it.
    fn look_as_lesser(&self, outlook: &mut Outlook, table: &Public, ledger: &Ledger, seat: Seat) {
        let partner = if seat == table.lesser_1() {
            table.lesser_2()
        } else {
            table.lesser_1()
        };
        outlook.role = self.role(table);
        outlook.partner = if table.phase == Phase::Second {
            outlook.trick.first
        } else {
            outlook.trick.second
        };
        let (unseen, lead) = (outlook.theirs, table.lead());
        outlook.theirs = unseen
            .minus(ledger.lacks[partner.index()])
            .minus(elixir_unless_with(table, partner, partner));
        let returned = ledger
            .open
            .iter()
            .fold(ledger.with_lead, |all, pair| all.union(*pair));
        let Some(up) = outlook.trick.up else { return };
        let downs = unseen
            .union(returned)
            .without(up)
            .minus(elixir_unless_with(table, lead, lead));
        outlook.rivals = Rivals::of(downs.iter().map(|down| self.worth(up, down)));
    }

    fn role(&self, table: &Public) -> Role {
        match (table.phase, self.eye_lead(table)) {
            (Phase::First, false) => Role::First,
            (Phase::Second, _) if table.current().passed => Role::SecondAfterPass,
            (Phase::Second, false) => Role::Second,
            (Phase::Second, true) => Role::SecondBlind,
            (Phase::Last, false) => Role::Last,
            (Phase::Last, true) => Role::LastBlind,
            _ => Role::Other,
        }
    }
}

/// The Elixir, if it is known to be with neither of these two (TW-K-05).
fn elixir_unless_with(table: &Public, one: Seat, other: Seat) -> CardSet {
    if table.elixir == one || table.elixir == other {
        CardSet::EMPTY
    } else {
        CardSet::ELIXIR
    }
}
