//! Set-up, rounds and turns (BR-09 to BR-25, BR-78 to BR-81), and what chance draws.

use super::{ChoiceSet, Next};
use crate::Brew;
use crate::action::Action;
use crate::cards::{Character, CharacterSet, CreatureSet, Forest, ForestSet};
use crate::dice::{Dice, Face, Faces};
use crate::event::Event;
use crate::options::{CharacterAssignment, FirstPlayer};
use crate::row::{Layout, Spaces, Tops};
use crate::state::{Phase, Public, Refilling, TurnSoFar};
use covenstead_core::{Log, Rng, Seat};

/// Forage dice of each player.
pub(crate) const FORAGE_DICE: u8 = 4;
/// Element dice for each player.
pub(crate) const ELEMENT_DICE: u8 = 2;

impl Brew {
    /// How many Forests lie in the row (BR-11).
    #[inline]
    pub(crate) fn row_size(&self) -> u32 {
        u32::from(self.seats) + 1
    }

    /// The Forests of the round side by side, those claimed already included; nothing while the row
    /// is being dealt.
    pub(crate) fn layout(&self, table: &Public) -> Layout {
        let forests = table.row.union(table.fresh);
        if forests.len() == self.row_size() {
            Layout::of(forests, &self.tables)
        } else {
            Layout::EMPTY
        }
    }

    /// The Forests not yet seen (BR-10).
    pub(crate) fn forest_deck(&self, table: &Public) -> ForestSet {
        let seen = table
            .players
            .iter()
            .fold(table.row.union(table.discarded), |all, player| {
                all.union(player.claimed)
            });
        self.tables.forests.minus(seen)
    }

    /// The Characters nobody has.
    pub(crate) fn free_characters(&self, table: &Public) -> CharacterSet {
        let taken = table.players[..self.seats as usize]
            .iter()
            .filter_map(|player| player.character);
        CharacterSet::ALL.minus(taken.collect())
    }

    /// Draws what chance has to draw now, every outcome with its own likelihood.
    #[inline(always)]
    pub(crate) fn draw<R: Rng>(&self, table: &Public, rng: &mut R) -> Action {
        match table.phase {
            Phase::DealForest => {
                Action::LayOut(Forest::ALL[rng.bit(self.forest_deck(table).0.into()) as usize])
            }
            Phase::Refill(_) | Phase::Reveal => Action::Show(
                crate::cards::Potion::ALL[rng.bit(table.potion_deck().0.into()) as usize],
            ),
            Phase::TurnUp(season) => {
                let pile: CreatureSet = table.pile_below(season);
                Action::TurnUp(crate::cards::Creature::ALL[rng.bit(pile.0) as usize])
            }
            Phase::DrawFirst => Action::First(Seat(rng.below(self.seats.into()) as u8)),
            Phase::DealCharacter(seat) => Action::Deal(
                seat,
                Character::ALL[rng.bit(self.free_characters(table).0.into()) as usize],
            ),
            Phase::Roll(seat) => Action::Roll(seat, roll(rng, FORAGE_DICE, ELEMENT_DICE)),
            Phase::RollAgain { forage, elements } => {
                Action::Roll(table.active, roll(rng, forage, elements))
            }
            Phase::ChooseCharacter
            | Phase::Step
            | Phase::Pay(_)
            | Phase::Resolve
            | Phase::Reserve(_)
            | Phase::Release
            | Phase::Effect(_)
            | Phase::ClaimTie
            | Phase::Trade(_)
            | Phase::Over => unreachable!("chance has nothing to draw"),
        }
    }

    /// BR-11, BR-80.
    pub(super) fn lay_out<L: Log<Event>>(
        &self,
        table: &mut Public,
        forest: Forest,
        log: &mut L,
    ) -> Next {
        table.row = table.row.with(forest);
        log.add(|| Event::ForestLaidOut { forest });
        if table.row.len() < self.row_size() {
            return Next::Wait;
        }
        table.layout = self.layout(table);
        match table.round {
            0 => self.refill(table, Refilling::SetUp, log),
            _ => {
                // BR-81: the marker passes one seat clockwise.
                table.first = table.first.left(self.seats);
                self.next_roll(table, table.first, log)
            }
        }
    }

    /// BR-16.
    pub(super) fn find_first<L: Log<Event>>(&self, table: &mut Public, log: &mut L) -> Next {
        match self.options.first_player {
            FirstPlayer::Random(_) => Self::wait(table, Phase::DrawFirst),
            FirstPlayer::Seat(seat) => {
                table.first = seat;
                self.next_character(table, log)
            }
        }
    }

    pub(super) fn draw_first<L: Log<Event>>(
        &self,
        table: &mut Public,
        seat: Seat,
        log: &mut L,
    ) -> Next {
        table.first = seat;
        log.add(|| Event::FirstPlayer { seat });
        self.next_character(table, log)
    }

    /// BR-14, BR-R-02: clockwise from the first player.
    pub(super) fn next_character<L: Log<Event>>(&self, table: &mut Public, log: &mut L) -> Next {
        let first = table.first;
        let mut order = std::iter::once(first).chain(first.lap(self.seats));
        match (
            order.find(|&seat| table.player(seat).character.is_none()),
            self.options.character_assignment,
        ) {
            (Some(seat), CharacterAssignment::Random) => {
                Self::wait(table, Phase::DealCharacter(seat))
            }
            (Some(seat), CharacterAssignment::Choose) => {
                table.active = seat;
                Next::Ask(Phase::ChooseCharacter)
            }
            (None, _) => {
                table.round = 1;
                self.next_roll(table, first, log)
            }
        }
    }

    pub(super) fn character_choices(&self, table: &Public) -> ChoiceSet {
        (self.free_characters(table).0.into(), |_, bit| {
            Action::Choose(Character::ALL[bit as usize])
        })
    }

    pub(super) fn take_character<L: Log<Event>>(
        &self,
        table: &mut Public,
        seat: Seat,
        character: Character,
        log: &mut L,
    ) -> Next {
        table.player_mut(seat).character = Some(character);
        log.add(|| Event::CharacterTaken { seat, character });
        self.next_character(table, log)
    }

    /// BR-18: everybody rolls, from the first player on.
    pub(super) fn next_roll<L: Log<Event>>(
        &self,
        table: &mut Public,
        seat: Seat,
        log: &mut L,
    ) -> Next {
        let (first, round, side) = (table.first, table.round, table.side());
        if table.player(seat).pool.is_empty() {
            if seat == first {
                log.add(|| Event::RoundBegan { round, side, first });
            }
            return Self::wait(table, Phase::Roll(seat));
        }
        self.next_turn(table, first, log)
    }

    pub(super) fn roll<L: Log<Event>>(
        &self,
        table: &mut Public,
        seat: Seat,
        faces: Faces,
        log: &mut L,
    ) -> Next {
        log.add(|| Event::Rolled { seat, faces });
        let round_begins = matches!(table.phase, Phase::Roll(_));
        let player = table.player_mut(seat);
        player.pool = player.pool.plus(faces);
        if !round_begins {
            return Next::Resolve;
        }
        player.aside -= faces.forage();
        table.elements_aside -= faces.elements();
        self.next_roll(table, seat.left(self.seats), log)
    }

    /// The first seat with dice takes its turn; who has none is skipped (BR-20). Without dice
    /// anywhere the round ends (BR-21). A skipped player does not come back in this round
    /// (BR-R-10).
    #[inline]
    pub(super) fn next_turn<L: Log<Event>>(
        &self,
        table: &mut Public,
        seat: Seat,
        log: &mut L,
    ) -> Next {
        let mut next = seat;
        while table.player(next).pool.is_empty() {
            next = next.left(self.seats);
            if next == seat {
                return Next::Claims;
            }
        }
        table.active = next;
        table.turn = TurnSoFar::default();
        log.add(|| Event::TurnBegan { seat: next });
        // Both any-die spaces take every die (BR-31): there always is a choice.
        Self::wait(table, Phase::Step)
    }

    #[inline]
    pub(super) fn end_turn<L: Log<Event>>(&self, table: &mut Public, log: &mut L) -> Next {
        let seat = table.active;
        log.add(|| Event::TurnEnded { seat });
        // Told once: nothing refills the pool of somebody whose turn it is not (BR-R-10).
        let others = || Seat::all(self.seats).any(|other| !table.player(other).pool.is_empty());
        if table.actor().pool.is_empty() && others() {
            log.add(|| Event::Skipped { seat });
        }
        table.turn = TurnSoFar::default();
        self.next_turn(table, seat.left(self.seats), log)
    }

    /// BR-78, BR-R-35: player by player from the round's first player: Berries, then trades.
    pub(super) fn end_of_round_powers<L: Log<Event>>(
        &self,
        table: &mut Public,
        from: Seat,
        log: &mut L,
    ) -> Next {
        let mut seat = from;
        // One lap: the seat before the first player is the last.
        while seat != table.first || table.active == table.first {
            table.active = seat;
            self.end_of_round_berries(table, seat, log);
            if let Some(creature) = self.next_trade(table, None) {
                self.clear_row(table);
                return Next::Ask(Phase::Trade(creature));
            }
            seat = seat.left(self.seats);
        }
        self.round_over(table, log)
    }

    /// BR-79, BR-80: the game ends, or all dice come back and a new row is dealt on the other side
    /// of the Village. Asked after a complete turn only (BR-R-50). Every player has at least three
    /// turns and places their dice and those returned to them (BR-I-10).
    pub(super) fn round_over<L: Log<Event>>(&self, table: &mut Public, log: &mut L) -> Next {
        let round = table.round;
        if self.forest_deck(table).is_empty() {
            self.clear_row(table);
            log.add(|| Event::GameOver { round });
            return Self::wait(table, Phase::Over);
        }
        table.round += 1;
        table.row = ForestSet::EMPTY;
        table.layout = Layout::EMPTY;
        table.dice = Dice::NONE;
        table.tops = Tops::default();
        table.scorched = Spaces::EMPTY;
        table.closed = Default::default();
        table.laden = Default::default();
        table.elements_aside = ELEMENT_DICE * self.seats;
        for player in &mut table.players[..self.seats as usize] {
            player.aside = FORAGE_DICE;
        }
        Self::wait(table, Phase::DealForest)
    }
}

/// So many Forage and Element dice, every face equally likely (BR-02).
fn roll<R: Rng>(rng: &mut R, forage: u8, elements: u8) -> Faces {
    let forage = (0..forage).map(|_| Face::FORAGE);
    let dice = forage.chain((0..elements).map(|_| Face::ELEMENTS));
    dice.map(|faces| faces[rng.below(3) as usize]).collect()
}
