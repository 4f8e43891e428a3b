//! A bot's place at the table: what it is given, and the same behind a vtable.

use crate::choice::{Budget, Choice, Considered};
use crate::player::Player;
use crate::style::Style;
use crate::{greedy, search};
use covenstead_core::{FastRng, Game, Rng, Seat, Words};

/// What a bot is given: all that its seat knows, and what it may do.
pub struct Position<'a, G: Game> {
    /// The rules of the table.
    pub game: &'a G,
    /// The bot's seat.
    pub seat: Seat,
    /// All that the seat knows.
    pub view: &'a G::View,
    /// What it may do: never empty.
    pub legal: &'a [G::Action],
}

impl<G: Game> Position<'_, G> {
    /// What `player` does here.
    pub fn choose(&self, player: Player, budget: Budget, seed: u64) -> Choice<G::Action> {
        match player {
            _ if self.legal.len() == 1 => self.certain(self.legal[0]),
            Player::Random => self.certain(FastRng::new(seed).pick(self.legal)),
            Player::Greedy => greedy::choose(self, seed),
            Player::Plain => search::choose(self, Style::PLAIN, budget, seed),
            Player::Search(style) => search::choose(self, style, budget, seed),
            Player::Level(level) => {
                search::choose(self, Style::of(level, self.game.slips()), budget, seed)
            }
        }
    }

    /// An action that was not thought about: any seat is as likely to win as another.
    fn certain(&self, action: G::Action) -> Choice<G::Action> {
        let value = 1.0 / f64::from(self.game.seats());
        Choice {
            action,
            value,
            considered: vec![Considered {
                action,
                visits: 1,
                value,
            }],
        }
    }
}

/// One decision of one seat to think about, taken away from the table: for everything that chooses
/// its game at run time. It holds no more than the seat knows, and can be thought about on any
/// thread while the table goes on.
pub trait Mind: Send {
    /// What `player` does, in notation.
    fn choose(&self, player: Player, budget: Budget, seed: u64) -> Choice<String>;
}

/// A decision of one seat, owned.
pub struct Seated<G: Game> {
    game: G,
    seat: Seat,
    view: G::View,
    legal: Vec<G::Action>,
}

impl<G: Game> Seated<G> {
    /// The decision that `seat` owes, if `legal` is not empty.
    pub fn new(game: G, seat: Seat, view: G::View, legal: Vec<G::Action>) -> Option<Seated<G>> {
        (!legal.is_empty()).then_some(Seated {
            game,
            seat,
            view,
            legal,
        })
    }
}

impl<G: Words> Mind for Seated<G> {
    fn choose(&self, player: Player, budget: Budget, seed: u64) -> Choice<String> {
        let position = Position {
            game: &self.game,
            seat: self.seat,
            view: &self.view,
            legal: &self.legal,
        };
        position
            .choose(player, budget, seed)
            .map(|action| self.game.print(action))
    }
}
