//! The invariants of the specification that speak of one state (BS-I-…). Loading a state and the
//! laws both ask here.

use crate::BroomService;
use crate::cards::{Craft, EventCard, EventSet, ForestTile, MountainTile, Pawn, RoleSet, Stance};
use crate::goods::Goods;
use crate::map::Space;
use crate::options::{Bewitched, Events};
use crate::rules::MAX_KINDS;
use crate::state::{Frame, Phase, Player, Public, Source, State};
use covenstead_core::{Refusal, Seat, SeatSet};

type Checked = Result<(), Refusal>;

/// More resources than any game can bring one player, with any data file; it bounds the fists of
/// The Upper Hand.
const PLENTY: u16 = 150;
/// BS-I-14.
const CEILING: i16 = 800;

impl BroomService {
    pub(crate) fn check_state(&self, state: &State) -> Checked {
        let table = &state.public;
        self.check_seats(table)?;
        self.check_course(table)?;
        self.check_events(table)?;
        self.check_bewitched(table)?;
        self.check_clouds(table)?;
        self.check_tiles(table)?;
        self.check_towers(table)?;
        for seat in Seat::all(self.seats) {
            self.check_player(table, seat)?;
            self.check_cards(state, seat)?;
            self.check_sealed(state, seat)?;
        }
        self.check_turn(table)?;
        self.check_stack(table)?;
        self.check_choice(state)
    }

    /// Only seats of this table are named.
    fn check_seats(&self, table: &Public) -> Checked {
        let all = SeatSet::all(self.seats);
        let asked = match table.phase {
            Phase::Follow(seat) | Phase::Works(seat) => Some(seat),
            _ => None,
        };
        let mut seats = [Some(table.starter), Some(table.actor), table.brave, asked]
            .into_iter()
            .flatten();
        let present = seats.all(|seat| seat.0 < self.seats)
            && table.reached.minus(all).is_empty()
            && table.decided.minus(all).is_empty();
        Refusal::unless(present, "BS-I-18", || {
            format!(
                "a seat is named that this table of {} does not have",
                self.seats
            )
        })
    }

    /// BS-I-19: set-up, then seven rounds.
    fn check_course(&self, table: &Public) -> Checked {
        let rounds = self.components().setup.rounds;
        let fits = match table.phase {
            _ if self.setting_up(table) => table.round == 0,
            Phase::Over => table.round == rounds,
            _ => (1..=rounds).contains(&table.round),
        };
        Refusal::unless(fits, "BS-I-19", || {
            format!("this cannot be round {}", table.round)
        })
    }

    fn setting_up(&self, table: &Public) -> bool {
        matches!(
            table.phase,
            Phase::DrawStarter
                | Phase::LayCloud
                | Phase::LayMountainTile
                | Phase::LayForestTile
                | Phase::LayHillTile
        )
    }

    /// Whether the round's cards have not been chosen.
    fn before_choice(&self, table: &Public) -> bool {
        self.setting_up(table) || matches!(table.phase, Phase::DrawEvent | Phase::Bewitch)
    }

    /// Whether the round's turns are over.
    fn after_turns(&self, table: &Public) -> bool {
        matches!(table.phase, Phase::Fist | Phase::Works(_) | Phase::Over)
    }

    /// BS-I-12.
    fn check_events(&self, table: &Public) -> Checked {
        let seen = &table.events[..table.turned as usize];
        let due = table.round - u8::from(table.phase == Phase::DrawEvent);
        Refusal::unless(table.turned == due, "BS-I-12", || {
            format!(
                "{} events have been turned up in round {}",
                table.turned, table.round
            )
        })?;
        let different: EventSet = seen.iter().copied().collect();
        Refusal::unless(different.len() as usize == seen.len(), "BS-I-12", || {
            "an event came up twice".into()
        })?;
        match self.options.events {
            Events::List(list) => Refusal::unless(*seen == list[..seen.len()], "BS-R-56", || {
                "the events are not those of the option `events`".into()
            }),
            Events::Random(_) => Ok(()),
        }
    }

    /// How many cards the bewitched pile has, after all that was turned up by now (BS-R-11).
    pub(crate) fn pile_size(&self, table: &Public) -> u32 {
        let each = self.bewitched_roles();
        let (mut pile, full) = (10u32, u32::from(table.round.saturating_sub(1)));
        for round in 0..=full {
            let turned = if round == full {
                table.bewitched.len().min(each)
            } else {
                each
            };
            for already in 0..turned {
                if pile == 0 {
                    pile = 10 - already;
                }
                pile -= 1;
            }
        }
        // While a card is about to be turned up the pile is never empty.
        match table.phase {
            Phase::Bewitch if pile == 0 => 10 - table.bewitched.len(),
            _ => pile,
        }
    }

    /// BS-I-13.
    fn check_bewitched(&self, table: &Public) -> Checked {
        let (each, turned) = (self.bewitched_roles(), table.bewitched.len());
        let fits = match table.phase {
            Phase::DrawEvent => turned == 0,
            Phase::Bewitch => turned < each,
            _ if self.setting_up(table) => turned == 0,
            _ => turned == each,
        };
        let off = self.options.bewitched == Bewitched::Off;
        Refusal::unless(fits, "BS-I-13", || match off {
            true => "no role is bewitched at this table".into(),
            false => format!("{turned} roles are bewitched, not {each}"),
        })?;
        let apart = table.bewitched.both(table.pile).is_empty();
        Refusal::unless(apart, "BS-I-13", || {
            "a bewitched role is still in the pile".into()
        })?;
        let due = self.pile_size(table);
        Refusal::unless(table.pile.len() == due, "BS-I-13", || {
            format!(
                "the bewitched pile has {} cards, not {due}",
                table.pile.len()
            )
        })
    }

    /// BS-I-07: every cloud laid is on the board or held by one player; no more of a kind than
    /// there are.
    fn check_clouds(&self, table: &Public) -> Checked {
        let broken = |what: &str| Err(Refusal::new("BS-I-07", what.to_string()));
        let (mut all, mut count) = (table.clouds, table.clouds.count_ones());
        for player in &table.players {
            all |= player.clouds;
            count += player.clouds.count_ones();
        }
        if count != all.count_ones() {
            return broken("a cloud is in two places");
        }
        let spaces = u32::from(self.map.clouds);
        let whole = (1u32 << spaces) - 1;
        let fits = match table.phase {
            Phase::DrawStarter => all == 0,
            Phase::LayCloud => all == table.clouds && all < whole && (all & (all + 1)) == 0,
            _ => all == whole,
        };
        if !fits {
            return broken(&format!(
                "clouds on the board and clouds held must be {spaces} together, one from each space"
            ));
        }
        self.check_cloud_kinds(table, all)
    }

    /// BS-79, BS-80: what lies there was in the mix.
    fn check_cloud_kinds(&self, table: &Public, all: u32) -> Checked {
        let mut laid = [0u8; MAX_KINDS];
        for cloud in crate::map::bits(all.into()) {
            laid[table.cloud_kinds[cloud as usize] as usize] += 1;
        }
        let mut heavy = 0;
        for (kind, card) in self.components().clouds.iter().enumerate() {
            let stormy = card.storm.is_some();
            let most = if stormy && !self.options.storm_clouds {
                0
            } else {
                card.count
            };
            Refusal::unless(laid[kind] <= most, "BS-79", || {
                format!(
                    "there are {} clouds {}, but only {most} in the mix",
                    laid[kind], card.id
                )
            })?;
            heavy += if stormy { 0 } else { laid[kind] };
        }
        Refusal::unless(heavy <= self.options.heavy_in_mix, "BS-80", || {
            format!(
                "there are {heavy} heavy clouds, but only {} in the mix",
                self.options.heavy_in_mix
            )
        })
    }

    /// BS-I-10, BS-I-11: the tiles of the table are all there, each in one place.
    fn check_tiles(&self, table: &Public) -> Checked {
        let laid = |on: bool, before: &[Phase], filled: usize, spaces: usize| match table.phase {
            _ if !on => filled == 0,
            phase if before.contains(&phase) => filled == 0,
            _ => filled == spaces,
        };
        let early = [Phase::DrawStarter, Phase::LayCloud];
        let mountains: Vec<MountainTile> = table.mountain_tiles.iter().flatten().copied().collect();
        let different =
            (0..mountains.len()).all(|place| !mountains[..place].contains(&mountains[place]));
        let laying = table.phase == Phase::LayMountainTile;
        let right = laying && mountains.len() < 3 && filled_in_order(&table.mountain_tiles)
            || !laying && laid(self.has_mountain_tiles(), &early, mountains.len(), 3);
        Refusal::unless(different && right, "BS-I-11", || {
            "the mountain tiles are not as they are laid".into()
        })?;
        self.check_forest_tiles(table)?;
        let hills: Vec<u8> = table.hill_tiles.iter().flatten().copied().collect();
        let different = (0..hills.len()).all(|place| !hills[..place].contains(&hills[place]));
        let laying = table.phase == Phase::LayHillTile;
        let before = [
            Phase::DrawStarter,
            Phase::LayCloud,
            Phase::LayMountainTile,
            Phase::LayForestTile,
        ];
        let right = laying && hills.len() < 4 && filled_in_order(&table.hill_tiles)
            || !laying && laid(self.has_hill_tiles(), &before, hills.len(), 4);
        Refusal::unless(different && right, "BS-I-11", || {
            "the hill tiles are not as they are laid".into()
        })
    }

    /// BS-I-11: forest tiles on the board, held and discarded make four, and no more of a kind than
    /// there are.
    fn check_forest_tiles(&self, table: &Public) -> Checked {
        let mut counts = table.forest_spent.map(u32::from);
        for player in &table.players {
            (0..3).for_each(|kind| counts[kind] += u32::from(player.tiles[kind]));
        }
        let gone = counts.iter().sum::<u32>();
        let on_board = table.forest_tiles.iter().flatten();
        on_board.clone().for_each(|tile| counts[tile.index()] += 1);
        let total = counts.iter().sum::<u32>();
        let right = match table.phase {
            _ if !self.has_forest_tiles() => total == 0,
            Phase::DrawStarter | Phase::LayCloud | Phase::LayMountainTile => total == 0,
            Phase::LayForestTile => gone == 0 && total < 4 && filled_in_order(&table.forest_tiles),
            _ => total == 4,
        };
        let most = self.components().tiles.forest;
        let enough = (0..3).all(|kind| counts[kind] <= u32::from(most[kind]));
        Refusal::unless(right && enough, "BS-I-11", || {
            "forest tiles on the board, held and discarded must make four, at most two of a kind"
                .into()
        })
    }

    /// BS-I-09.
    fn check_towers(&self, table: &Public) -> Checked {
        let wrong = table.occupied & !self.map.round_towers();
        Refusal::unless(wrong == 0, "BS-I-09", || {
            let tower = crate::map::Tower(wrong.trailing_zeros() as u8);
            format!("the tower {} cannot hold a potion", self.tower_id(tower))
        })
    }

    fn check_player(&self, table: &Public, seat: Seat) -> Checked {
        let player = table.player(seat);
        Refusal::unless(player.goods.total() <= PLENTY, "BS-I-06", || {
            format!("{seat} has more than {PLENTY} resources, which no game can bring")
        })?;
        let (low, vp) = (self.lowest_vp(), player.vp);
        Refusal::unless((low..=CEILING).contains(&vp), "BS-I-14", || {
            format!("{seat} cannot have {vp} VP")
        })?;
        Refusal::unless(
            self.has_mountain_tiles() || player.amulets == 0,
            "BS-I-10",
            || format!("{seat} has an amulet, but there are no mountain tiles"),
        )?;
        for &pawn in Pawn::ALL {
            self.check_pawn(table, seat, pawn)?;
        }
        Ok(())
    }

    /// BS-I-14: bewitched cards in every round, More or Less? and Perilous Places at their worst.
    fn lowest_vp(&self) -> i16 {
        let (setup, events) = (&self.components().setup, &self.components().events);
        let cursed = setup.bewitched_penalty * 7 * self.bewitched_roles() as i16;
        let worst = |values: &[i16]| values.iter().copied().min().unwrap_or(0).min(0);
        setup.start_vp - cursed + worst(&events.more_or_less[1..]) + 2 * worst(&events.perilous)
    }

    /// BS-I-08.
    fn check_pawn(&self, table: &Public, seat: Seat, pawn: Pawn) -> Checked {
        let area = table.player(seat).at(pawn);
        let id = || self.area_id(area);
        let open = self.map.open(area, table.clouds);
        Refusal::unless(open, "BS-I-08", || {
            format!(
                "pawn {pawn} of {seat} is in {}, which is closed by clouds",
                id()
            )
        })?;
        let Some(Space::Hill(_)) = self.map.space[area.index()] else {
            return Ok(());
        };
        let turbo = self.landings(table, seat, pawn).iter().any(Option::is_some);
        let flying = seat == table.actor && table.stack.frames().contains(&Frame::Flight { pawn });
        Refusal::unless(!turbo || flying, "BS-I-08", || {
            format!(
                "pawn {pawn} of {seat} cannot rest in {}: the turbo broom takes it on",
                id()
            )
        })
    }

    /// BS-I-01, BS-I-02, BS-I-03, BS-H-02, BS-H-03.
    fn check_cards(&self, state: &State, seat: Seat) -> Checked {
        let (table, player) = (&state.public, state.public.player(seat));
        let (hand, laid) = (state.secrets[seat.index()].hand, player.laid_roles());
        let laid_cards = player.laid().count() as u32;
        let distinct = laid.len() == laid_cards && hand.both(laid).is_empty();
        Refusal::unless(distinct, "BS-I-01", || {
            format!("{seat} has a role twice among hand and cards laid")
        })?;
        let sealed = table.phase == Phase::Choose;
        let counted =
            sealed && player.cards == 0 || !sealed && u32::from(player.cards) == hand.len();
        Refusal::unless(counted, "BS-I-02", || {
            format!("{seat} does not hold {} cards", player.cards)
        })?;
        let held = hand.len() + laid_cards;
        let fits = match table.phase {
            _ if self.before_choice(table) => held == 0,
            Phase::Choose => {
                laid_cards == 0 && self.fits_choice(table, hand.len(), table.decided.contains(seat))
            }
            Phase::Extra => laid_cards == 0 && self.fits_choice(table, held, true),
            _ => self.fits_choice(table, held, true) || self.fits_extra(table, held),
        };
        Refusal::unless(fits, "BS-I-02", || {
            format!(
                "{seat} cannot have {} cards in hand and {laid_cards} laid",
                hand.len()
            )
        })?;
        let played_out = !self.after_turns(table) || hand.is_empty();
        Refusal::unless(played_out, "BS-24", || {
            format!("{seat} still holds cards after the last turn of the round")
        })?;
        Refusal::unless(laid.within(table.led), "BS-I-03", || {
            format!("{seat} has laid a role that was not led")
        })?;
        let stale = hand.minus(self.may_hold(table, seat));
        Refusal::unless(stale.is_empty(), "BS-H-02", || {
            format!("{seat} holds {stale:?}, which must have been played")
        })?;
        let missing = self
            .must_hold(table, seat)
            .filter(|&role| !hand.contains(role));
        Refusal::unless(missing.is_none(), "BS-31", || {
            format!("{seat} is asked to follow without holding the role")
        })
    }

    fn fits_choice(&self, table: &Public, cards: u32, decided: bool) -> bool {
        match (decided, table.is_event(EventCard::MoreOrLess)) {
            (false, _) => cards == 0,
            (true, true) => (1..=5).contains(&cards),
            (true, false) => cards == 4,
        }
    }

    /// One card more, if a tile was spent on it.
    fn fits_extra(&self, table: &Public, cards: u32) -> bool {
        let spent = table.forest_spent[ForestTile::ExtraCard.index()] > 0;
        spent && cards > 0 && self.fits_choice(table, cards - 1, true)
    }

    /// Sealed choices lie sealed only while others decide.
    fn check_sealed(&self, state: &State, seat: Seat) -> Checked {
        let (table, secret) = (&state.public, &state.secrets[seat.index()]);
        let (player, decided) = (table.player(seat), table.decided.contains(seat));
        let may_extra =
            table.phase == Phase::Extra && decided && player.holds(ForestTile::ExtraCard);
        let extra = secret.extra.is_empty() || may_extra && secret.extra.len() == 1;
        Refusal::unless(
            extra && secret.extra.both(secret.hand).is_empty(),
            "BS-R-20",
            || format!("{seat} cannot have that extra card"),
        )?;
        let may_fist = table.phase == Phase::Fist && decided && player.goods.covers(secret.fist);
        Refusal::unless(secret.fist == Goods::NONE || may_fist, "BS-R-29", || {
            format!("{seat} cannot have that fist")
        })?;
        let waits = match table.phase {
            Phase::Extra => player.holds(ForestTile::ExtraCard),
            Phase::Fist => player.goods != Goods::NONE,
            _ => return Ok(()),
        };
        Refusal::unless(waits || decided, "BS-R-49", || {
            format!("{seat} has nothing to decide here")
        })
    }

    /// BS-I-03 to BS-I-05: what was led and laid, who was reached, who is the last brave player.
    fn check_turn(&self, table: &Public) -> Checked {
        let broken =
            |rule: &'static str, message: &str| Err(Refusal::new(rule, message.to_string()));
        let laid = table
            .players
            .iter()
            .fold(RoleSet::EMPTY, |all, player| all.union(player.laid_roles()));
        if laid != table.led {
            return broken("BS-I-03", "every role led was laid by somebody");
        }
        let Some(role) = table.role else {
            let fresh = table.led.is_empty() && table.reached.is_empty() && table.brave.is_none();
            let early = self.before_choice(table)
                || matches!(table.phase, Phase::Choose | Phase::Extra | Phase::Lead);
            return if fresh && early {
                Ok(())
            } else {
                broken("BS-30", "no role has been led in this turn")
            };
        };
        if !table.led.contains(role)
            || self.before_choice(table)
            || matches!(table.phase, Phase::Choose | Phase::Extra)
        {
            return broken("BS-I-03", "the role of the turn is not among those led");
        }
        self.check_lap(table, role)
    }

    fn check_lap(&self, table: &Public, role: crate::cards::Role) -> Checked {
        let broken = |message: &str| Err(Refusal::new("BS-I-05", message.to_string()));
        let stance = |seat: Seat| {
            table
                .player(seat)
                .laid()
                .find(|card| card.role == role)
                .map(|card| card.stance)
        };
        if matches!(table.phase, Phase::Lead) || self.after_turns(table) {
            let all = table.reached == SeatSet::all(self.seats);
            let brave = table
                .brave
                .is_none_or(|seat| stance(seat) == Some(Stance::Brave));
            return if all && brave {
                Ok(())
            } else {
                broken("the turn before is not finished")
            };
        }
        if stance(table.starter).is_none() {
            return broken("the starter has not played the role of the turn");
        }
        let lap: Vec<Seat> = std::iter::once(table.starter)
            .chain(table.starter.lap(self.seats))
            .collect();
        let reached = lap
            .iter()
            .take_while(|&&seat| table.reached.contains(seat))
            .count();
        if reached as u32 != table.reached.len() {
            return broken("players are reached clockwise, one after the other");
        }
        if let Some(early) = lap[reached..].iter().find(|&&seat| stance(seat).is_some()) {
            return broken(&format!("{early} has played the role before being reached"));
        }
        let brave = lap
            .iter()
            .rev()
            .find(|&&seat| stance(seat) == Some(Stance::Brave));
        let claim = table.brave == brave.copied();
        Refusal::unless(claim, "BS-I-04", || {
            "the last brave player of the turn is another one".into()
        })?;
        self.check_actor(table, lap[reached - 1], stance)
    }

    /// Who is asked or acts is the one just reached, or after the lap the last brave player.
    fn check_actor(
        &self,
        table: &Public,
        last: Seat,
        stance: impl Fn(Seat) -> Option<Stance>,
    ) -> Checked {
        let broken = |message: &str| Err(Refusal::new("BS-I-05", message.to_string()));
        let actor = table.actor;
        match table.phase {
            Phase::Follow(seat) if seat != last || stance(seat).is_some() => {
                broken("the seat asked to follow is not the one reached")
            }
            Phase::Mode | Phase::Act if table.brave == Some(actor) => {
                let over = table.reached == SeatSet::all(self.seats)
                    && table.phase == Phase::Act
                    && table.bravely;
                if over {
                    Ok(())
                } else {
                    broken("the brave action comes after everybody has been asked")
                }
            }
            Phase::Mode | Phase::Act
                if actor != last || stance(actor) != Some(Stance::Cowardly) =>
            {
                broken("the actor is not the cowardly player just reached")
            }
            Phase::Mode if table.bravely => broken("the stance is not settled yet"),
            Phase::Act if table.bravely && table.forest_spent[ForestTile::Brave.index()] == 0 => {
                Err(Refusal::new(
                    "BS-I-04",
                    "only a *brave* tile lets a cowardly player do the brave action",
                ))
            }
            _ => Ok(()),
        }
    }

    /// BS-I-19: the stack is one that the rules can make, so that it never grows beyond its
    /// capacity.
    fn check_stack(&self, table: &Public) -> Checked {
        let frames = table.stack.frames();
        let broken = |message: &str| Err(Refusal::new("BS-I-19", message.to_string()));
        if frames.is_empty() != (table.phase != Phase::Act) {
            return broken("the stack holds effects exactly while an action is performed");
        }
        let Some((&top, beneath)) = frames.split_last() else {
            return Ok(());
        };
        let player = table.player(table.actor);
        let move_tile =
            |mountain: u8| table.mountain_tiles[mountain as usize] == Some(MountainTile::Move);
        for (place, &frame) in frames.iter().enumerate() {
            if !self.frame_fits(table, player, frame, place) {
                return broken("an effect on the stack does not belong to this action");
            }
        }
        let pending = beneath
            .iter()
            .any(|frame| matches!(frame, Frame::Move { .. }));
        let used =
            (0..3).any(|mountain| move_tile(mountain) && player.amulets >> mountain & 1 == 1);
        if pending
            && (!used
                || matches!(top, Frame::Visit { mountain, tile: true, .. } if move_tile(mountain)))
        {
            return broken("the tile with two moves is used once");
        }
        // A mountain is visited once: its amulet was claimed.
        let visits = |frame: &Frame| match *frame {
            Frame::Visit { mountain, .. } => Some(mountain),
            _ => None,
        };
        let again =
            visits(&top).is_some() && beneath.iter().any(|frame| visits(frame) == visits(&top));
        if again {
            return broken("a mountain is visited while it is being visited");
        }
        let fits = match *beneath {
            [] => true,
            [Frame::Arrival { pawn }] => top == Frame::Flight { pawn },
            [
                Frame::Visit {
                    tile: false,
                    delivery: Some(_),
                    ..
                },
            ] => true,
            [
                Frame::Move {
                    by: Source::Tile,
                    left: 1,
                },
            ] => true,
            [
                Frame::Visit {
                    tile: false,
                    delivery: Some(_),
                    ..
                },
                Frame::Move {
                    by: Source::Tile,
                    left: 1,
                },
            ] => true,
            _ => false,
        };
        if fits {
            Ok(())
        } else {
            broken("the effects on the stack cannot have triggered each other")
        }
    }

    /// Whether this action can bring this effect at all.
    fn frame_fits(&self, table: &Public, player: &Player, frame: Frame, place: usize) -> bool {
        let craft = table.role.map(|role| role.craft());
        let by_source = |by: Source, role: Craft| match by {
            Source::Role => place == 0 && craft == Some(role),
            Source::Tile => self.has_mountain_tiles(),
            Source::Storm => self.options.storm_clouds,
        };
        let witch = craft == Some(Craft::Witch) && table.bravely && place == 0;
        match frame {
            Frame::Gather => place == 0 && craft == Some(Craft::Gatherer),
            Frame::Move { by, left } => {
                by_source(by, Craft::Witch) && (left == 1 || left == 2 && by == Source::Tile)
            }
            Frame::Deliver { by } => by_source(by, Craft::Druid),
            Frame::Charm { by } => by_source(by, Craft::Fairy),
            Frame::Arrival { .. } => witch,
            Frame::Flight { pawn } => self
                .landings(table, table.actor, pawn)
                .iter()
                .all(Option::is_some),
            Frame::Visit {
                mountain, delivery, ..
            } => player.amulets >> mountain & 1 == 1 && (delivery.is_none() || witch),
        }
    }

    /// BS-R-49: whoever is asked has at least two choices.
    fn check_choice(&self, state: &State) -> Checked {
        let table = &state.public;
        let choice = match table.phase {
            Phase::Choose | Phase::Extra | Phase::Fist => table.decided != SeatSet::all(self.seats),
            Phase::Lead => {
                let least = if table.is_event(EventCard::BraveHeart) {
                    2
                } else {
                    1
                };
                let cards = table.player(table.starter).cards;
                Refusal::unless(cards > 0, "BS-I-05", || {
                    "the starter of a turn has at least one card".into()
                })?;
                cards >= least
            }
            Phase::Mode => self.has_substitute(table, table.actor),
            Phase::Act => table
                .stack
                .top()
                .is_some_and(|frame| self.offers(table, frame)),
            Phase::Works(seat) => {
                table.is_event(EventCard::TheWorks) && self.can_hand_in(table, seat)
            }
            _ => true,
        };
        Refusal::unless(choice, "BS-R-49", || {
            "somebody is asked without having a choice".into()
        })?;
        let fist = table.phase != Phase::Fist || table.is_event(EventCard::TheUpperHand);
        Refusal::unless(fist, "BS-63", || {
            "there are fists only under The Upper Hand".into()
        })
    }
}

/// Whether tiles have been laid from the first space on.
fn filled_in_order<T>(places: &[Option<T>]) -> bool {
    let filled = places.iter().take_while(|place| place.is_some()).count();
    places[filled..].iter().all(Option::is_none)
}
