//! The table as plain text, in English, for the protocol.

use crate::ThreeWitches;
use crate::cards::Card;
use crate::state::{Phase, Public, SEATS, Side};
use crate::view::View;
use covenstead_core::notation::count;
use covenstead_core::{Names, Seat};
use std::fmt::Write;

impl ThreeWitches {
    /// The table as text.
    pub(super) fn described(&self, view: &View, names: &Names) -> String {
        let table = &view.public;
        let mut text = String::new();
        let goal = self.components().setup.fate_to_win;
        let _ = writeln!(text, "Round {}. {goal} fate tokens win.", table.round);
        let _ = writeln!(text, "{}", self.auction_in_words(table, names));
        if table.phase.in_brew() {
            let _ = writeln!(
                text,
                "Tricks: {} for the Lead, {} for the Lessers.",
                table.piles(Side::Lead),
                table.piles(Side::Lessers)
            );
        }
        if self.options.review_played {
            self.describe_played(view, &mut text);
        }
        if table.phase.in_trick() {
            let _ = writeln!(text, "On the table: {}", self.trick_in_words(table, names));
        }
        for seat in Seat::all(SEATS as u8) {
            let _ = writeln!(text, "{}", self.player_in_words(view, seat, names));
        }
        text
    }

    fn auction_in_words(&self, table: &Public, names: &Names) -> String {
        let elixir = names.of(table.elixir);
        match (table.phase, table.ball) {
            (Phase::Deal(_), _) => "The cards are being dealt.".into(),
            (_, None) => format!(
                "{elixir} holds the Elixir. {} so far, no bid.",
                count(table.passings, "passing")
            ),
            (Phase::Raise, Some(ball)) => format!(
                "{elixir} holds the Elixir. {} has bid {}.",
                names.of(ball.seat),
                ball.bid
            ),
            (_, Some(ball)) => format!(
                "{} is the Lead Witch, bid {}.",
                names.of(ball.seat),
                ball.bid
            ),
        }
    }

    /// The tricks already collected, an open pair shown as such (TW-R-15).
    fn describe_played(&self, view: &View, text: &mut String) {
        let (table, ledger) = (&view.public, self.ledger(&view.public));
        for (number, trick) in table.played()[..usize::from(table.finished())]
            .iter()
            .enumerate()
        {
            let lead = self.cards_in_words(trick.lead_cards());
            let lessers = self.cards_in_words(trick.shown().minus(trick.lead_cards()));
            let open = if ledger.open[number].is_empty() {
                ""
            } else {
                "; one of the Lead's two went back unseen"
            };
            let won = trick.winner.map_or("", side_in_words);
            let _ = writeln!(
                text,
                "  {}. {lead} against {lessers}. {won} the trick{open}.",
                number + 1
            );
        }
    }

    fn trick_in_words(&self, table: &Public, names: &Names) -> String {
        let (trick, eye) = (table.current(), self.eye_lead(table));
        let lies = |seat| table.lies_face_down(seat, eye);
        let name = |card: Option<Card>, seat| match card {
            Some(card) => self.deck().name_with_rank(card),
            None if lies(seat) => "a card face down".into(),
            None => "nothing yet".into(),
        };
        let (lead, one, two) = (table.lead(), table.lesser_1(), table.lesser_2());
        let passed = if trick.passed { " (passed)" } else { "" };
        format!(
            "{}: {} and {}; {}{passed}: {}; {}: {}.",
            names.of(lead),
            name(trick.up, lead),
            name(trick.down, lead),
            names.of(one),
            name(trick.first, one),
            names.of(two),
            name(trick.second, two)
        )
    }

    fn player_in_words(&self, view: &View, seat: Seat, names: &Names) -> String {
        let table = &view.public;
        let mut text = format!(
            "  {:<10} {}",
            names.of(seat),
            count(table.fate[seat.index()], "fate token")
        );
        let shown = view
            .revealed
            .map(|secrets| secrets[seat.index()])
            .or(view.own.filter(|_| view.viewer.is(seat)));
        match shown {
            Some(secret) => {
                if !secret.hand.is_empty() {
                    let _ = write!(text, "; in hand {}", self.cards_in_words(secret.hand));
                }
                let aside = [
                    ("face down", secret.face_down),
                    ("discarded", secret.discard),
                ];
                for (where_to, card) in aside
                    .into_iter()
                    .filter_map(|(where_to, card)| card.map(|card| (where_to, card)))
                {
                    let _ = write!(text, "; {where_to} {}", self.deck().name_with_rank(card));
                }
            }
            None => {
                let _ = write!(text, "; {} in hand", count(table.hand_size(seat), "card"));
            }
        }
        let voids = self.void_suits(self.ledger(table).lacks[seat.index()]);
        let voids: Vec<&str> = voids.map(|suit| self.deck().suit_name(suit)).collect();
        if !voids.is_empty() {
            let _ = write!(text, "; has no {}", voids.join(", no "));
        }
        text
    }
}

fn side_in_words(side: Side) -> &'static str {
    match side {
        Side::Lead => "The Lead wins",
        Side::Lessers => "The Lessers win",
    }
}
