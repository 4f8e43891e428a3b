//! The invariants of the specification that speak of one state (BR-I-…). Loading a state and the
//! laws both ask here.

use crate::Brew;
use crate::cards::{Creature, CreatureSet, ForestSet, PotionSet, Season, VillageSet};
use crate::dice::{Die, Faces};
use crate::place::Place;
use crate::powers::Power;
use crate::row::Tops;
use crate::rules::{ELEMENT_DICE, FORAGE_DICE};
use crate::state::{
    Pending, Phase, Placing, Player, Public, Refilling, State, Training, TurnSoFar,
};
use covenstead_core::{Refusal, Seat};

type Checked = Result<(), Refusal>;

/// More of a good than any game can bring; it keeps all sums within their integers.
pub(crate) const PLENTY: u16 = 10_000;

/// The highest stack there can be: a die, then nothing but the eight Element dice and the four of
/// whoever may stack.
const HIGHEST: usize = 13;

impl Brew {
    pub(crate) fn check_state(&self, state: &State) -> Checked {
        let table = &state.public;
        self.check_course(table)?;
        self.check_characters(table)?;
        self.check_dice(table)?;
        self.check_places(table)?;
        self.check_forests(table)?;
        self.check_creatures(table)?;
        self.check_potions(table)?;
        self.check_scorching(table)?;
        self.check_goods(table)?;
        self.check_turn(table)?;
        self.check_pending(table)?;
        self.check_decision(table)
    }

    /// The round and the seats are such as the phase needs.
    fn check_course(&self, table: &Public) -> Checked {
        let named = match table.phase {
            Phase::Roll(seat) | Phase::DealCharacter(seat) => seat,
            _ => table.active,
        };
        let present = [table.first, table.active, named]
            .iter()
            .all(|seat| seat.0 < self.seats);
        Refusal::unless(present, "BR-10", || {
            format!(
                "a seat is named that this table of {} does not have",
                self.seats
            )
        })?;
        let fits = match table.phase {
            Phase::DealForest => table.round != 1,
            Phase::Refill(Refilling::SetUp)
            | Phase::DrawFirst
            | Phase::DealCharacter(_)
            | Phase::ChooseCharacter => table.round == 0,
            Phase::TurnUp(_) => true,
            Phase::Over => table.round == 4,
            _ => table.round > 0,
        };
        Refusal::unless(fits && table.round <= 4, "BR-17", || {
            format!("this cannot happen in round {}", table.round)
        })?;
        let absent = &table.players[self.seats as usize..];
        Refusal::unless(
            absent.iter().all(|player| *player == Player::default()),
            "BR-14",
            || "somebody who does not play owns something".into(),
        )
    }

    /// BR-14: everybody has a Character of their own.
    fn check_characters(&self, table: &Public) -> Checked {
        let owned = table.players[..self.seats as usize]
            .iter()
            .filter_map(|player| player.character);
        let (count, different) = (
            owned.clone().count(),
            4 - self.free_characters(table).len() as usize,
        );
        Refusal::unless(count == different, "BR-14", || {
            "two players have the same Character".into()
        })?;
        let all = count == usize::from(self.seats);
        Refusal::unless(table.round == 0 || all, "BR-14", || {
            "somebody has no Character".into()
        })?;
        let choosing = match table.phase {
            Phase::DealCharacter(seat) => Some(seat),
            Phase::ChooseCharacter => Some(table.active),
            _ => None,
        };
        let expected = choosing.map_or(if table.round == 0 { 0 } else { count }, |seat| {
            self.steps(table.first, seat)
        });
        let in_order = |seat: Seat| {
            table.player(seat).character.is_some() == (self.steps(table.first, seat) < expected)
        };
        Refusal::unless(Seat::all(self.seats).all(in_order), "BR-R-02", || {
            "Characters go round clockwise from the first player".into()
        })
    }

    /// How many seats clockwise it is.
    fn steps(&self, from: Seat, to: Seat) -> usize {
        usize::from((to.0 + self.seats - from.0) % self.seats)
    }

    /// BR-I-01.
    fn check_dice(&self, table: &Public) -> Checked {
        let air = match table.phase {
            Phase::RollAgain { forage, elements } => [forage, elements],
            _ => [0, 0],
        };
        for seat in Seat::all(self.seats) {
            let (player, in_air) = (
                table.player(seat),
                if seat == table.active { air[0] } else { 0 },
            );
            let placed = table
                .dice
                .iter()
                .filter(|(_, die)| die.owner() == Some(seat))
                .count();
            let all = usize::from(player.pool.forage())
                + placed
                + usize::from(player.aside)
                + usize::from(in_air);
            Refusal::unless(all == usize::from(FORAGE_DICE), "BR-I-01", || {
                format!("{seat} has {all} Forage dice instead of 4")
            })?;
            let elements = player.pool.elements();
            Refusal::unless(elements <= ELEMENT_DICE, "BR-I-01", || {
                format!("{seat} has {elements} Element dice in the pool")
            })?;
        }
        let pools: u8 = Seat::all(self.seats)
            .map(|seat| table.player(seat).pool.elements())
            .sum();
        let placed = table
            .dice
            .iter()
            .filter(|(_, die)| die.is_element())
            .count();
        let all =
            usize::from(pools) + placed + usize::from(table.elements_aside) + usize::from(air[1]);
        let wanted = usize::from(ELEMENT_DICE * self.seats);
        Refusal::unless(all == wanted, "BR-I-01", || {
            format!("there are {all} Element dice instead of {wanted}")
        })?;
        let owners = table
            .dice
            .iter()
            .all(|(_, die)| die.owner().is_none_or(|seat| seat.0 < self.seats));
        Refusal::unless(owners, "BR-I-01", || {
            "a die of somebody who does not play is placed".into()
        })?;
        self.check_pools(table)
    }

    /// Pools are empty outside the turns of a round, and filled one after the other at its
    /// beginning (BR-18).
    fn check_pools(&self, table: &Public) -> Checked {
        let fits = |seat: Seat| {
            let pool = table.player(seat).pool;
            match table.phase {
                Phase::Roll(next) => {
                    let rolled = self.steps(table.first, seat) < self.steps(table.first, next);
                    pool.total()
                        == if rolled {
                            FORAGE_DICE + ELEMENT_DICE
                        } else {
                            0
                        }
                }
                Phase::ClaimTie | Phase::Trade(_) | Phase::Over => pool.is_empty(),
                _ => table.round > 0 && table.phase != Phase::DealForest || pool.is_empty(),
            }
        };
        Refusal::unless(Seat::all(self.seats).all(fits), "BR-18", || {
            "the pools do not fit what is to happen".into()
        })?;
        let idle = matches!(table.phase, Phase::Roll(_) | Phase::DealForest) || table.round == 0;
        Refusal::unless(!idle || table.dice.is_empty(), "BR-80", || {
            "a round begins without placed dice".into()
        })
    }

    /// BR-I-07.
    fn check_places(&self, table: &Public) -> Checked {
        let row = self.row_spaces(table);
        for (place, die) in table.dice.iter() {
            let fits = match (place.village(), place.creature()) {
                (Some(space), _) => {
                    let card = self.components().village(space);
                    card.side == table.side()
                        && card
                            .symbol
                            .is_none_or(|symbol| die.is_element() && die.face() == symbol)
                }
                (_, Some(creature)) => self.slot_takes(table, creature, die),
                _ => table.layout.has(row, place),
            };
            Refusal::unless(fits, "BR-I-07", || {
                format!("the die {die} cannot lie on {place}")
            })?;
            let single = place.is_forest() || place.is_any_die() || table.dice.on(place).len() == 1;
            Refusal::unless(single, "BR-I-07", || {
                format!("only one die fits on {place}")
            })?;
            let possible = !place.is_forest() || table.dice.on(place).len() <= HIGHEST;
            Refusal::unless(possible, "BR-62", || {
                format!("no stack can grow as high as the one on {place}")
            })?;
        }
        self.check_tops(table)
    }

    fn slot_takes(&self, table: &Public, creature: Creature, die: Die) -> bool {
        let trained = table
            .players
            .iter()
            .any(|player| player.trained.contains(creature));
        trained
            && match self.tables.powers[creature.index()] {
                Power::ForageSlot(_) => !die.is_element(),
                Power::ElementSlot(_) => die.is_element(),
                _ => false,
            }
    }

    /// What is kept beside the list of dice says the same as the list.
    fn check_tops(&self, table: &Public) -> Checked {
        Refusal::unless(table.layout == self.layout(table), "BR-11", || {
            "the layout is not that of the row".into()
        })?;
        let mut tops = Tops::default();
        let (mut taken, mut laden) = (VillageSet::EMPTY, CreatureSet::EMPTY);
        for (place, die) in table.dice.iter() {
            match place.village() {
                Some(space) if !place.is_any_die() => taken = taken.with(space),
                Some(_) => {}
                None if place.is_forest() => tops.note(table.layout.only(place), Some(die)),
                None => {
                    laden = place
                        .creature()
                        .map_or(laden, |creature| laden.with(creature))
                }
            }
        }
        Refusal::unless(table.dice.are_counted(), "BR-I-01", || {
            "the placed dice are not counted as they lie".into()
        })?;
        Refusal::unless(laden == table.laden, "BR-32", || {
            "the Creatures with a die are not those that dice lie on".into()
        })?;
        Refusal::unless(tops == table.tops, "BR-62", || {
            "the top dice are not those of the stacks".into()
        })?;
        let reusable = self.options.freed_element_space_reusable;
        let fits = taken.within(table.closed) && (!reusable || taken == table.closed);
        let visible = table.closed.iter().all(|space| {
            let card = self.components().village(space);
            card.side == table.side() && card.symbol.is_some()
        });
        Refusal::unless(fits && visible, "BR-R-24", || {
            "the Element spaces that are closed do not fit the dice there".into()
        })
    }

    /// BR-I-02, BR-I-09.
    fn check_forests(&self, table: &Public) -> Checked {
        let claimed = table.players.iter().map(|player| player.claimed);
        let places = claimed.clone().chain([table.row, table.discarded]);
        let all = places.clone().fold(ForestSet::EMPTY, ForestSet::union);
        let once = places.map(ForestSet::len).sum::<u32>() == all.len();
        Refusal::unless(once, "BR-I-09", || "a Forest is in two places".into())?;
        Refusal::unless(all.within(self.tables.forests), "BR-10", || {
            format!(
                "a Forest is in play that is not used with {} players",
                self.seats
            )
        })?;
        let claimed = claimed.fold(ForestSet::EMPTY, ForestSet::union);
        let fresh = table.fresh;
        let in_time = fresh.within(claimed) && (fresh.is_empty() || table.phase == Phase::ClaimTie);
        Refusal::unless(in_time, "BR-R-35", || {
            "Forests just claimed must be claimed, and only while a tie is settled".into()
        })?;
        let (row, size) = (table.row.len(), self.row_size());
        let gone = claimed.union(table.discarded).minus(fresh).len();
        let rounds = u32::from(table.round.max(1));
        let fits = match table.phase {
            Phase::DealForest => row < size && gone == (rounds - 1) * size,
            Phase::ClaimTie => row + fresh.len() == size && gone == (rounds - 1) * size,
            Phase::Trade(_) | Phase::Over => row == 0 && gone == rounds * size,
            _ => row == size && gone == (rounds - 1) * size,
        };
        Refusal::unless(fits, "BR-I-02", || {
            format!(
                "in round {} there are {row} Forests in the row and {gone} claimed or discarded",
                table.round
            )
        })
    }

    /// BR-I-03.
    fn check_creatures(&self, table: &Public) -> Checked {
        let owned = table
            .players
            .iter()
            .flat_map(|player| [player.trained, player.released]);
        let tops: CreatureSet = table.piles.iter().flatten().copied().collect();
        let places = owned.chain([tops]);
        let all = places.clone().fold(CreatureSet::EMPTY, CreatureSet::union);
        let once = places.map(CreatureSet::len).sum::<u32>() == all.len();
        Refusal::unless(once, "BR-I-03", || "a Creature is in two places".into())?;
        for &season in Season::ALL {
            self.check_pile(table, season)?;
        }
        for seat in Seat::all(self.seats) {
            let (count, limit) = (
                table.player(seat).trained.len(),
                self.trained_limit(table, seat),
            );
            let training =
                seat == table.active && matches!(table.phase, Phase::TurnUp(_) | Phase::Release);
            let most = if training { limit + 1 } else { limit };
            Refusal::unless(count <= most, "BR-I-03", || {
                format!("{seat} has {count} trained Creatures; {most} is the most")
            })?;
        }
        let over = table.actor().trained.len() > self.trained_limit(table, table.active);
        Refusal::unless(table.phase != Phase::Release || over, "BR-69", || {
            "nobody has a Creature too many".into()
        })
    }

    fn check_pile(&self, table: &Public, season: Season) -> Checked {
        let (top, below) = (table.piles[season.index()], table.pile_below(season));
        Refusal::unless(
            top.is_none_or(|top| top.season() == season),
            "BR-13",
            || format!("the {season} pile has a wrong card"),
        )?;
        let fits = match table.phase {
            Phase::TurnUp(next) if next == season => top.is_none() && !below.is_empty(),
            Phase::TurnUp(next) if table.round == 0 => top.is_some() == (season < next),
            Phase::DealForest | Phase::Refill(Refilling::SetUp) if table.round == 0 => {
                top.is_none()
            }
            _ => top.is_some() || below.is_empty(),
        };
        Refusal::unless(fits, "BR-I-03", || {
            format!("the {season} pile and its top card do not fit")
        })
    }

    /// BR-I-04.
    fn check_potions(&self, table: &Public) -> Checked {
        let owned = table
            .players
            .iter()
            .flat_map(|player| [player.hand, player.reserved, player.drunk]);
        let revealed = match table.phase {
            Phase::Reserve(Some(potion)) => PotionSet::only(potion),
            _ => PotionSet::EMPTY,
        };
        let places = owned.chain([table.market, revealed]);
        let all = places.clone().fold(PotionSet::EMPTY, PotionSet::union);
        let once = places.map(PotionSet::len).sum::<u32>() == all.len();
        Refusal::unless(once, "BR-I-04", || "a Potion is in two places".into())?;
        let (market, size) = (table.market.len(), u32::from(self.components().market));
        let deck = !table.potion_deck().is_empty();
        let fits = match table.phase {
            Phase::DealForest if table.round == 0 => market == 0,
            Phase::Refill(_) => market < size && deck,
            Phase::Reveal => market <= size && deck,
            Phase::Reserve(_) => market <= size,
            _ => market == size || market < size && !deck,
        };
        Refusal::unless(fits, "BR-I-04", || {
            format!("the market has {market} Potions")
        })
    }

    /// BR-I-05.
    fn check_scorching(&self, table: &Public) -> Checked {
        let (scorched, tokens) = (table.scorched, u32::from(self.components().scorch_tokens));
        Refusal::unless(scorched.len() <= tokens, "BR-I-05", || {
            format!("there are only {tokens} scorch tokens")
        })?;
        let free = scorched.both(table.tops.occupied).is_empty();
        Refusal::unless(free, "BR-I-05", || "a scorched space holds a die".into())?;
        let there = scorched.minus(self.row_spaces(table)).is_empty();
        Refusal::unless(there, "BR-I-05", || {
            "only spaces of the row can be scorched".into()
        })?;
        let begins = matches!(table.phase, Phase::Roll(_) | Phase::DealForest) || table.round == 0;
        Refusal::unless(!begins || scorched.is_empty(), "BR-I-05", || {
            "at the start of a round nothing is scorched".into()
        })
    }

    /// BR-I-06.
    fn check_goods(&self, table: &Public) -> Checked {
        for seat in Seat::all(self.seats) {
            let player = table.player(seat);
            let goods = [
                player.goods.herb,
                player.goods.shroom,
                player.goods.crystal,
                player.goods.berry,
                player.vp,
            ];
            Refusal::unless(
                goods.iter().all(|&count| count <= PLENTY),
                "BR-I-06",
                || format!("{seat} has too many tokens"),
            )?;
        }
        Ok(())
    }

    /// BR-I-08.
    fn check_turn(&self, table: &Public) -> Checked {
        let turn = &table.turn;
        let in_turn = self.in_turn(table);
        Refusal::unless(in_turn || *turn == TurnSoFar::default(), "BR-23", || {
            "nobody's turn is under way".into()
        })?;
        let placing = turn.placing != Placing::Nothing;
        let fits = match table.phase {
            Phase::Resolve | Phase::Reveal | Phase::Reserve(_) | Phase::Release => placing,
            Phase::TurnUp(_) => placing || table.round == 0,
            Phase::Refill(Refilling::Reserving) => placing,
            Phase::Step | Phase::Pay(_) | Phase::Effect(_) | Phase::Refill(_) => !placing,
            _ => true,
        };
        Refusal::unless(fits, "BR-24", || {
            "a placement is under way, or none is".into()
        })?;
        let waits = table.phase == Phase::Step && !turn.placed && table.actor().pool.is_empty();
        Refusal::unless(!waits, "BR-I-08", || {
            "a placement is due, but the pool is empty".into()
        })?;
        let drunk = turn.drunk
            || turn.placing != Placing::Extra && !matches!(table.phase, Phase::Effect(_));
        Refusal::unless(drunk, "BR-55", || {
            "an effect without a Potion that was drunk".into()
        })?;
        let brewed = turn.brewed
            || !matches!(
                table.phase,
                Phase::Pay(_) | Phase::Refill(Refilling::Brewing)
            );
        Refusal::unless(brewed, "BR-48", || {
            "a Potion is being brewed, but none was brewed in this turn".into()
        })?;
        let due = turn.placing != Placing::Compulsory || !turn.placed;
        Refusal::unless(due, "BR-23", || {
            "the compulsory placement is made only once".into()
        })?;
        let turned = turn.turned.within(table.actor().pool) && turn.turned.forage() == 0;
        let now = turn.turned == Faces::NONE || table.phase == Phase::Step;
        Refusal::unless(turned && now, "BR-R-42", || {
            "dice just turned must be Element dice of the pool".into()
        })
    }

    /// Whether the turn of the active player is under way.
    pub(crate) fn in_turn(&self, table: &Public) -> bool {
        match table.phase {
            Phase::Step
            | Phase::Pay(_)
            | Phase::Resolve
            | Phase::Reveal
            | Phase::Reserve(_)
            | Phase::Release
            | Phase::Effect(_)
            | Phase::RollAgain { .. }
            | Phase::Refill(Refilling::Brewing | Refilling::Reserving) => true,
            Phase::TurnUp(_) => table.round > 0,
            _ => false,
        }
    }

    /// What is pending comes from the placement under way (BR-45, BR-R-40).
    fn check_pending(&self, table: &Public) -> Checked {
        let pending = &table.pending;
        let Some(place) = pending.place else {
            let idle = *pending == Pending::default()
                && table.munched.is_empty()
                && table.turn.placing == Placing::Nothing;
            return Refusal::unless(idle, "BR-45", || {
                "nothing is pending without a placement".into()
            });
        };
        Refusal::unless(table.turn.placing != Placing::Nothing, "BR-45", || {
            "no placement is under way".into()
        })?;
        Refusal::unless(table.dice.holds(place), "BR-45", || {
            format!("no die lies on {place}")
        })?;
        let mut most = *table;
        most.pending.scorches = u8::MAX;
        most.pending.gathers = u8::MAX;
        self.adjust_pending(&mut most);
        let sourced =
            pending.scorches <= most.pending.scorches && pending.gathers <= most.pending.gathers;
        Refusal::unless(sourced, "BR-R-40", || {
            "more is pending than the place and the Creatures give".into()
        })?;
        Refusal::unless(self.offers(place, pending), "BR-45", || {
            format!("{place} does not offer what is pending")
        })
    }

    /// Whether a place offers the items that are pending.
    fn offers(&self, place: Place, pending: &Pending) -> bool {
        use crate::powers::VillageAction as Does;
        let actions = place
            .village()
            .map_or(&[][..], |space| &self.components().village(space).actions);
        let any = |fits: fn(&Does) -> bool| actions.iter().any(fits);
        let creature_space = self
            .reward(place)
            .is_some_and(|gives| gives.ingredient().is_none());
        let train = match pending.train {
            Training::No => true,
            Training::May => creature_space || any(|action| matches!(action, Does::Train { .. })),
            Training::Must => self
                .reward(place)
                .is_some_and(|gives| gives.ingredient().is_some()),
        };
        let exchange = actions
            .iter()
            .map(|action| {
                if let Does::Exchange { n } = action {
                    *n
                } else {
                    0
                }
            })
            .max()
            .unwrap_or(0);
        let slot = place
            .creature()
            .map(|creature| self.tables.powers[creature.index()]);
        train
            && pending.exchange <= exchange
            && (!pending.clear
                || any(|action| matches!(action, Does::RemoveElementsFromForest { .. })))
            && (!pending.reserve || any(|action| matches!(action, Does::RevealReserve { .. })))
            && (!pending.moving
                || matches!(
                    slot,
                    Some(Power::ElementSlot(crate::powers::SlotGain::MoveForage))
                        | Some(Power::ForageSlot(crate::powers::SlotGain::MoveForage))
                ))
    }

    /// Whoever is asked has at least two choices (BR-R-03), and what is asked is possible.
    fn check_decision(&self, table: &Public) -> Checked {
        let fits = match table.phase {
            Phase::Pay(potion) => self.brewable(table).contains(potion),
            Phase::Effect(potion) => table.actor().drunk.contains(potion),
            Phase::Trade(creature) => {
                let traders = self
                    .tables
                    .with
                    .trade_berries
                    .union(self.tables.with.trade_matching);
                table.actor().trained.both(traders).contains(creature)
            }
            Phase::ClaimTie => self.affordable(table, crate::powers::CharacterPower::ClaimTie),
            _ => true,
        };
        Refusal::unless(fits, "BR-24", || {
            "this cannot be asked of the active player".into()
        })?;
        let asked = matches!(self.turn_of(table), covenstead_core::Turn::Seats(_));
        Refusal::unless(!asked || self.has_choice(table), "BR-R-03", || {
            "a decision with one choice is not asked".into()
        })
    }
}
