//! What is allowed, as the rules say it: one function for each decision, in the order of the
//! rulebook, so that the first rule that is broken is the one a player is told.
//!
//! This is the second opinion on the lists of choices. Those are made of sets of bits for speed;
//! nothing here asks them. The law that what is listed is what is permitted compares the two, and
//! `tests/rulebook/permits.rs` does so for every die, way and place.

use super::reason::Reason;
use crate::Brew;
use crate::action::{Action, Bargain, Item, Mode, Payment};
use crate::cards::{Creature, Forest, Potion, VillageSpace};
use crate::data::{Effect, Space};
use crate::dice::{Die, Face, Faces};
use crate::goods::Bundle;
use crate::options::{DayFireScope, MovePotionTargets};
use crate::place::{DieAt, DiePair, Place};
use crate::powers::{CharacterPower, Power};
use crate::state::{Phase, Public, Training};
use covenstead_core::{Actor, Seat, Turn};

type Permission = Result<(), Reason>;

impl Brew {
    /// Whether the rules allow `actor` this action now.
    pub(crate) fn permission(&self, table: &Public, actor: Actor, action: Action) -> Permission {
        match (actor, self.turn_of(table)) {
            (Actor::Chance, Turn::Chance) => self.may_happen(table, action),
            (Actor::Chance, _) => Err(Reason::ChanceElsewhere),
            (Actor::Seat(seat), Turn::Seats(seats)) if seats.contains(seat) => {
                self.may_decide(table, action)
            }
            (Actor::Seat(_), Turn::Seats(_)) => Err(Reason::NotYourTurn {
                active: table.active,
            }),
            (Actor::Seat(_), _) => Err(Reason::NothingToDecide),
        }
    }

    fn may_decide(&self, table: &Public, action: Action) -> Permission {
        match table.phase {
            Phase::ChooseCharacter => self.may_choose(table, action),
            Phase::Step => self.may_step(table, action),
            Phase::Pay(potion) => self.may_pay(table, potion, action),
            Phase::Resolve => self.may_resolve(table, action),
            Phase::Reserve(revealed) => may_reserve(table, revealed, action),
            Phase::Release => may_release(table, action),
            Phase::Effect(potion) => self.may_carry_out(table, potion, action),
            Phase::ClaimTie => self.may_claim(table, action),
            Phase::Trade(creature) => self.may_trade(table, creature, action),
            Phase::DealForest
            | Phase::Refill(_)
            | Phase::TurnUp(_)
            | Phase::DrawFirst
            | Phase::DealCharacter(_)
            | Phase::Roll(_)
            | Phase::RollAgain { .. }
            | Phase::Reveal
            | Phase::Over => Err(Reason::NothingToDecide),
        }
    }

    /// BR-14, BR-R-02.
    fn may_choose(&self, table: &Public, action: Action) -> Permission {
        let Action::Choose(character) = action else {
            return Err(Reason::ChooseFirst);
        };
        let taken = |seat| table.player(seat).character == Some(character);
        Reason::CharacterTaken { character }.unless(!Seat::all(self.seats).any(taken))
    }

    // ---- a step of the turn (BR-23 to BR-25)

    fn may_step(&self, table: &Public, action: Action) -> Permission {
        match action {
            Action::Place(face, mode, place) => {
                Reason::PlacedAlready.unless(!table.turn.placed)?;
                self.may_place(table, face, mode, place)
            }
            Action::Brew(potion) => self.may_brew(table, potion),
            Action::Drink(potion) => self.may_drink(table, potion),
            Action::Turn(from, to) => self.may_turn(table, from, to),
            Action::End => Reason::CannotPass.unless(table.turn.placed),
            _ => Err(Reason::NotAStep),
        }
    }

    // ---- placing a die (BR-26 to BR-42, BR-99, BR-101)

    fn may_place(&self, table: &Public, face: Face, mode: Mode, place: Place) -> Permission {
        // BR-26: a die of the pool.
        Reason::NoSuchDie { face }.unless(table.actor().pool.has(face))?;
        if let Some((forest, _)) = place.forest() {
            let space = self.space_of_row(table, forest, place)?;
            // BR-61: a scorched space does not exist.
            Reason::Scorched { place }.unless(!table.layout.has(table.scorched, place))?;
            return self.may_place_in_forest(table, face, mode, place, space);
        }
        // BR-42, BR-R-15, BR-R-16, BR-101: all other ways belong to Forests.
        Reason::OnlyInForests { mode }.unless(mode == Mode::Normal)?;
        match (place.village(), place.creature()) {
            (Some(space), _) => self.may_place_in_village(table, face, space),
            (_, Some(creature)) => self.may_place_on_creature(table, face, creature),
            (None, None) => Err(Reason::NoSuchPlace),
        }
    }

    /// A space of a Forest in the row.
    fn space_of_row(&self, table: &Public, forest: Forest, place: Place) -> Result<&Space, Reason> {
        Reason::ForestNotInRow { forest }.unless(table.row.contains(forest))?;
        let number = place.forest().map_or(0, |(_, number)| usize::from(number));
        let space = self.components().forest(forest).spaces.get(number);
        space.ok_or(Reason::NoSuchSpace { forest })
    }

    fn may_place_in_forest(
        &self,
        table: &Public,
        face: Face,
        mode: Mode,
        place: Place,
        space: &Space,
    ) -> Permission {
        let stack = table.dice.on(place);
        match mode {
            Mode::Normal => {
                // BR-29: blocked; BR-27: the symbol; BR-28: an Element die has any.
                Reason::Occupied { place }.unless(stack.is_empty())?;
                let symbol = space.symbol;
                Reason::WrongSymbol { face, symbol }.unless(!face.is_forage() || face == symbol)
            }
            Mode::ForceHerb | Mode::ForceShroom | Mode::ForceCrystal | Mode::ForceBerry => {
                may_force(table, face, mode, space, &stack)
            }
            // BR-40, BR-R-11.
            Mode::Over => {
                Reason::OnlyFireCovers.unless(face == Face::Fire)?;
                Reason::NothingToCover.unless(!stack.is_empty())
            }
            Mode::Return | Mode::ReturnSecond | Mode::ReturnThird | Mode::ReturnFourth => {
                self.may_return(table, face, mode, &stack)
            }
            Mode::Stack => self.may_stack(table, face, space, &stack),
            Mode::Train
            | Mode::OverTrain
            | Mode::ReturnTrain
            | Mode::ReturnSecondTrain
            | Mode::ReturnThirdTrain
            | Mode::ReturnFourthTrain => {
                // BR-101, BR-R-17: every way that would gather there.
                let power = CharacterPower::TrainOnIngredient;
                Reason::NoTrainingPower.unless(self.plays_with(table, power))?;
                let ingredient = space.gives.ingredient().is_some();
                Reason::CreatureSpaceTrainsAnyway.unless(ingredient)?;
                self.may_place_in_forest(table, face, mode.without_training(), place, space)?;
                self.may_afford(table, power)?;
                Reason::NoCreatureLeft.unless(table.piles.iter().any(Option::is_some))
            }
        }
    }

    /// BR-41, BR-R-12: the own Forage die lies on top; with the option it may be covered.
    fn may_return(&self, table: &Public, face: Face, mode: Mode, stack: &[Die]) -> Permission {
        let own = |die: &&Die| die.owner() == Some(table.active);
        let count = stack.iter().filter(own).count();
        let above = mode.returns().unwrap_or(0);
        Reason::OnlyWindReturns.unless(face == Face::Wind)?;
        Reason::NoOwnDieThere.unless(count > 0)?;
        if self.options.wind_under_cover {
            return Reason::FewerOwnDice.unless(count > above);
        }
        Reason::OwnDieCovered.unless(above == 0 && stack.last().is_some_and(|die| own(&die)))
    }

    /// BR-99, BR-R-16.
    fn may_stack(&self, table: &Public, face: Face, space: &Space, stack: &[Die]) -> Permission {
        Reason::NoStackPower.unless(self.plays_with(table, CharacterPower::Stack))?;
        Reason::OnlyForageStacks.unless(face.is_forage())?;
        Reason::NothingToStackOn.unless(!stack.is_empty())?;
        let symbol = space.symbol;
        let fits = face == symbol || !self.options.stack_power_needs_matching_symbol;
        Reason::StackMustMatch { symbol }.unless(fits)?;
        self.may_afford(table, CharacterPower::Stack)
    }

    /// Whether the active player has the Character with this power, and powers are used (BR-15).
    fn plays_with(&self, table: &Public, power: CharacterPower) -> bool {
        let own = |character| self.components().character(character).power == power;
        self.options.character_powers && table.actor().character.is_some_and(own)
    }

    /// BR-103.
    fn may_afford(&self, table: &Public, power: CharacterPower) -> Permission {
        let cost = self.berry_cost(power);
        Reason::PowerTooDear { cost }.unless(table.actor().goods.berry >= cost)
    }

    /// BR-30, BR-31, BR-64, BR-R-24.
    fn may_place_in_village(&self, table: &Public, face: Face, space: VillageSpace) -> Permission {
        let card = self.components().village(space);
        Reason::SideTurnedDown.unless(card.side == table.side())?;
        let Some(symbol) = card.symbol else {
            return Ok(());
        };
        Reason::WrongElement { symbol }.unless(face == symbol)?;
        let used = table.dice.holds(Place::in_village(space)) || table.closed.contains(space);
        Reason::ElementSpaceUsed { symbol }.unless(!used)
    }

    /// BR-32, BR-R-25.
    fn may_place_on_creature(&self, table: &Public, face: Face, creature: Creature) -> Permission {
        let forage = match self.components().creature(creature).power {
            Power::ForageSlot(_) => true,
            Power::ElementSlot(_) => false,
            _ => return Err(Reason::NoDieSpace { creature }),
        };
        Reason::CreatureNotYours { creature }.unless(table.actor().trained.contains(creature))?;
        Reason::TakesOtherDice { creature, forage }.unless(face.is_forage() == forage)?;
        let laden = table.dice.holds(Place::on_creature(creature));
        Reason::CreatureLaden { creature }.unless(!laden)
    }

    // ---- brewing and drinking (BR-48 to BR-56)

    fn may_brew(&self, table: &Public, potion: Potion) -> Permission {
        Reason::BrewedAlready.unless(!table.turn.brewed)?;
        self.may_still_brew_or_drink(table)?;
        let within_reach = table.market.contains(potion) || table.actor().reserved.contains(potion);
        Reason::PotionOutOfReach { potion }.unless(within_reach)?;
        let (goods, cost) = (table.actor().goods, self.components().potion(potion).cost);
        let lack = |held: u16, wanted: u16| wanted.saturating_sub(held);
        let lacking = lack(goods.herb, cost.herb)
            + lack(goods.shroom, cost.shroom)
            + lack(goods.crystal, cost.crystal);
        // BR-50, BR-102: with the power, the first Berry stands for two.
        let doubled = self.plays_with(table, CharacterPower::DoubleFirstBerry);
        let first = u16::from(doubled && goods.berry > 0);
        let berries = goods.berry;
        Reason::CannotPay { lacking, berries }.unless(lacking <= berries + first)
    }

    /// BR-R-05.
    fn may_still_brew_or_drink(&self, table: &Public) -> Permission {
        let dice_left = !table.actor().pool.is_empty();
        Reason::NoDieLeft.unless(dice_left || self.options.brew_drink_after_last_die)
    }

    fn may_drink(&self, table: &Public, potion: Potion) -> Permission {
        Reason::DrunkAlready.unless(!table.turn.drunk)?;
        self.may_still_brew_or_drink(table)?;
        Reason::PotionNotInHand { potion }.unless(table.actor().hand.contains(potion))?;
        Reason::NoEffect { potion }.unless(self.would_work(table, potion))
    }

    /// Whether the effect of a Potion has a legal choice (BR-R-08).
    fn would_work(&self, table: &Public, potion: Potion) -> bool {
        let mut dice = table.dice.iter();
        let own = |die: Die| die.owner() == Some(table.active);
        match self.components().potion(potion).effect {
            Effect::ChangeDie | Effect::Reroll | Effect::PlaceExtra => {
                !table.actor().pool.is_empty()
            }
            Effect::MoveForage => {
                let open = self.has_open_space(table);
                let village =
                    self.options.move_potion_targets == MovePotionTargets::ForestOrAnyDieSpace;
                dice.any(|(from, die)| !die.is_element() && (open || village && !from.is_any_die()))
            }
            Effect::SwapMatching => dice.any(|(_, one)| {
                let mut others = table.dice.iter().map(|(_, other)| other);
                others.any(|other| may_change_places(one, other).is_ok())
            }),
            Effect::RemoveElement => dice.any(|(_, die)| die.is_element()),
            Effect::RemoveAny => dice.len() > 0,
            Effect::ReturnForage => dice.any(|(_, die)| own(die)),
        }
    }

    /// Whether some Forest space of the row is empty and not scorched.
    fn has_open_space(&self, table: &Public) -> bool {
        let open = |forest: Forest| {
            let spaces = self.components().forest(forest).spaces.len() as u8;
            (0..spaces).any(|number| self.is_open(table, Place::in_forest(forest, number)))
        };
        table.row.iter().any(open)
    }

    fn is_open(&self, table: &Public, place: Place) -> bool {
        !table.dice.holds(place) && !table.layout.has(table.scorched, place)
    }

    /// BR-92, BR-R-42.
    fn may_turn(&self, table: &Public, from: Face, to: Face) -> Permission {
        let elements = !from.is_forage() && !to.is_forage();
        Reason::TurnsToOtherElement.unless(elements && from != to)?;
        Reason::NoDieToTurn { face: from }.unless(table.actor().pool.has(from))?;
        let turns = |creature: Creature| {
            self.components().creature(creature).power == (Power::SetElement { to })
        };
        Reason::JustTurned { face: from }.unless(table.turnable(from))?;
        Reason::NobodyTurns { to }.unless(table.actor().trained.iter().any(turns))
    }

    /// BR-50, BR-102, BR-R-19, BR-D-03.
    fn may_pay(&self, table: &Public, potion: Potion, action: Action) -> Permission {
        let Action::Pay(payment) = action else {
            return Err(Reason::PayFirst { potion });
        };
        self.pays(table, potion, payment)
    }

    fn pays(&self, table: &Public, potion: Potion, payment: Payment) -> Permission {
        let (paid, cost) = (payment.goods(), self.components().potion(potion).cost);
        Reason::NoSuchTokens.unless(table.actor().goods.covers(paid))?;
        let over =
            paid.herb > cost.herb || paid.shroom > cost.shroom || paid.crystal > cost.crystal;
        Reason::Overpaid { potion }.unless(!over)?;
        let rest = cost.total() - (paid.herb + paid.shroom + paid.crystal);
        let doubled = self.plays_with(table, CharacterPower::DoubleFirstBerry);
        let berries = if doubled && rest > 0 {
            (rest - 1).max(1)
        } else {
            rest
        };
        Reason::Overpaid { potion }.unless(paid.berry <= berries)?;
        Reason::Underpaid { potion }.unless(paid.berry == berries)
    }

    // ---- what a placement leaves to choose (BR-45 to BR-47, BR-65 to BR-68)

    fn may_resolve(&self, table: &Public, action: Action) -> Permission {
        let pending = &table.pending;
        match action {
            Action::Train(creature) => {
                Reason::NothingTrains.unless(pending.train != Training::No)?;
                Reason::NotOnTop { creature }.unless(table.piles.contains(&Some(creature)))
            }
            Action::TakeBerry => self.may_take_berry(table),
            Action::Gather(_) => Reason::NothingToGather.unless(pending.gathers > 0),
            Action::Exchange(given, taken) => may_exchange(table, given, taken),
            Action::Clear(forest) => {
                Reason::NothingToClear.unless(pending.clear)?;
                let one = self.options.day_fire_scope == DayFireScope::OneForest;
                Reason::ClearsAllForests.unless(one)?;
                Reason::NoElementsThere { forest }.unless(has_element(table, Some(forest)))
            }
            Action::ClearAll => {
                Reason::NothingToClear.unless(pending.clear && has_element(table, None))?;
                let all = self.options.day_fire_scope == DayFireScope::AllForests;
                Reason::ClearsOneForest.unless(all)
            }
            Action::Reveal => {
                Reason::NothingToReserve.unless(pending.reserve && self.finds_a_potion(table))
            }
            Action::Scorch(place) => self.may_scorch(table, place),
            Action::Move(die, to) => {
                Reason::NothingMoves.unless(pending.moving)?;
                self.may_move(table, die, to, false)
            }
            Action::Decline(item) => self.may_decline(table, item),
            _ => Err(Reason::ResolveFirst),
        }
    }

    /// BR-95, BR-R-17; BR-04 where a Berry is wanted as an ingredient of choice.
    fn may_take_berry(&self, table: &Public) -> Permission {
        let pending = &table.pending;
        let choosing = pending.train == Training::No && pending.gathers > 0;
        Reason::BerryIsNoChoice.unless(!choosing)?;
        let instead = pending.train == Training::May && self.takes_berries_instead(table);
        Reason::NoBerryInstead.unless(instead)
    }

    fn takes_berries_instead(&self, table: &Public) -> bool {
        let instead = |creature: Creature| {
            matches!(
                self.components().creature(creature).power,
                Power::BerryInstead { .. }
            )
        };
        table.actor().trained.iter().any(instead)
    }

    /// Whether a Potion can be reserved: one of the market, of the deck, or drunk (BR-R-33).
    fn finds_a_potion(&self, table: &Public) -> bool {
        let drunk = |seat| !table.player(seat).drunk.is_empty();
        !table.market.is_empty()
            || !table.potion_deck().is_empty()
            || Seat::all(self.seats).any(drunk)
    }

    /// BR-57 to BR-59.
    fn may_scorch(&self, table: &Public, place: Place) -> Permission {
        Reason::NothingScorches.unless(table.pending.scorches > 0)?;
        let (forest, _) = place.forest().ok_or(Reason::CannotBeScorched)?;
        self.space_of_row(table, forest, place)
            .map_err(|_| Reason::CannotBeScorched)?;
        Reason::ScorchedAlready { place }.unless(!table.layout.has(table.scorched, place))?;
        Reason::DieOnScorched { place }.unless(!table.dice.holds(place))?;
        Reason::NoScorchToken.unless(self.has_scorch_token(table))
    }

    fn has_scorch_token(&self, table: &Public) -> bool {
        table.scorched.len() < self.components().scorch_tokens.into()
    }

    /// Only what has a choice beside declining is offered (BR-46).
    fn may_decline(&self, table: &Public, item: Item) -> Permission {
        let pending = &table.pending;
        let goods = table.actor().goods;
        if item == Item::Train && pending.train == Training::Must {
            return Err(Reason::MustTrain);
        }
        let offered = match item {
            Item::Train => {
                let pile = table.piles.iter().any(Option::is_some);
                pending.train == Training::May && (pile || self.takes_berries_instead(table))
            }
            Item::Exchange => pending.exchange > 0 && goods.total() > goods.berry,
            Item::Clear => pending.clear && has_element(table, None),
            Item::Scorch => {
                let open = self.has_scorch_token(table) && self.has_open_space(table);
                pending.scorches > 0 && open
            }
            Item::Move => {
                let forage = table.dice.iter().any(|(_, die)| !die.is_element());
                pending.moving && forage && self.has_open_space(table)
            }
            Item::Claim | Item::Trade => false,
        };
        Reason::NothingToDecline.unless(offered)
    }

    // ---- the effect of a Potion (BR-82 to BR-89, BR-D-07)

    fn may_carry_out(&self, table: &Public, potion: Potion, action: Action) -> Permission {
        match (self.components().potion(potion).effect, action) {
            (Effect::ChangeDie, Action::Change(from, to)) => {
                Reason::NoDieToChange { face: from }.unless(table.actor().pool.has(from))?;
                let kin = from.is_forage() == to.is_forage();
                Reason::SameOrForeignFace.unless(kin && from != to)
            }
            (Effect::Reroll, Action::Reroll(faces)) => may_reroll(table, faces),
            (Effect::PlaceExtra, Action::Place(face, mode, place)) => {
                self.may_place(table, face, mode, place)
            }
            (Effect::MoveForage, Action::Move(die, to)) => self.may_move(table, die, to, true),
            (Effect::SwapMatching, Action::Swap(pair)) => may_swap(table, pair),
            (Effect::RemoveElement, Action::Remove(at)) => {
                let die = table.die_at(at).ok_or(Reason::NoDieThere)?;
                Reason::OnlyElementRemoved.unless(die.is_element())
            }
            (Effect::RemoveAny, Action::Remove(at)) => {
                Reason::NoDieThere.unless(table.die_at(at).is_some())
            }
            (Effect::ReturnForage, Action::Return(at)) => {
                let die = table.die_at(at).ok_or(Reason::NoDieThere)?;
                Reason::OnlyOwnReturns.unless(die.owner() == Some(table.active))
            }
            _ => Err(Reason::EffectFirst { potion }),
        }
    }

    /// BR-85, BR-96, BR-R-21: by a Potion or by a Creature.
    fn may_move(&self, table: &Public, from: DieAt, to: Place, potion: bool) -> Permission {
        let die = table.die_at(from).ok_or(Reason::NoDieThere)?;
        Reason::OnlyForageMoves.unless(!die.is_element())?;
        if let Some((forest, _)) = to.forest() {
            self.space_of_row(table, forest, to)?;
            Reason::Scorched { place: to }.unless(!table.layout.has(table.scorched, to))?;
            return Reason::MovesToForest.unless(!table.dice.holds(to));
        }
        let village = self.options.move_potion_targets == MovePotionTargets::ForestOrAnyDieSpace;
        Reason::MovesToForest.unless(potion && village)?;
        let shown = to
            .village()
            .is_some_and(|space| self.components().village(space).side == table.side());
        Reason::MovesToForestOrAnyDie.unless(to.is_any_die() && shown)?;
        Reason::AnyDieToAnyDie.unless(from.any_die().is_none())
    }

    // ---- the end of a round (BR-98, BR-100)

    /// BR-100, BR-R-18.
    fn may_claim(&self, table: &Public, action: Action) -> Permission {
        match action {
            Action::Claim(forest) => {
                Reason::ForestNotInRow { forest }.unless(table.row.contains(forest))?;
                Reason::NotTied { forest }.unless(self.is_tied(table, forest))
            }
            Action::Decline(Item::Claim) => Ok(()),
            _ => Err(Reason::ClaimFirst),
        }
    }

    /// Whether the active player has a top die there and nobody, Elements included, has more, but
    /// somebody as many.
    fn is_tied(&self, table: &Public, forest: Forest) -> bool {
        let spaces = self.components().forest(forest).spaces.len() as u8;
        let places = (0..spaces).map(|number| Place::in_forest(forest, number));
        let tops: Vec<Die> = places.filter_map(|place| table.dice.top(place)).collect();
        let count = |owner| tops.iter().filter(|die| die.owner() == owner).count();
        let own = count(Some(table.active));
        let others = table.active.lap(self.seats).map(|seat| count(Some(seat)));
        own > 0 && others.chain([count(None)]).max() == Some(own)
    }

    /// BR-98, BR-R-44, BR-R-45.
    fn may_trade(&self, table: &Public, creature: Creature, action: Action) -> Permission {
        let Action::Trade(bargain) = action else {
            let declined = action == Action::Decline(Item::Trade);
            return Reason::TradeFirst { creature }.unless(declined);
        };
        let Bargain {
            ingredient,
            tokens,
            berries,
        } = bargain;
        let row = match self.components().creature(creature).power {
            Power::TradeBerries(rows) if ingredient.is_none() => rows.points(berries),
            Power::TradeMatching(rows) => rows.points(tokens.saturating_add(berries)),
            _ => None,
        };
        let whole = ingredient.is_some() == (tokens > 0);
        Reason::NoSuchTrade { creature }.unless(row.is_some() && whole)?;
        Reason::NoSuchTokens.unless(table.actor().goods.covers(bargain.goods()))
    }

    // ---- chance

    fn may_happen(&self, table: &Public, outcome: Action) -> Permission {
        match (table.phase, outcome) {
            (Phase::DealForest, Action::LayOut(forest)) => {
                let left = self.forest_deck(table).contains(forest);
                Reason::NotInForestDeck { forest }.unless(left)
            }
            (Phase::Refill(_) | Phase::Reveal, Action::Show(potion)) => {
                Reason::NotInPotionDeck { potion }.unless(table.potion_deck().contains(potion))
            }
            (Phase::TurnUp(season), Action::TurnUp(creature)) => {
                let left = table.pile_below(season).contains(creature);
                Reason::NotInPile { creature }.unless(left)
            }
            (Phase::DrawFirst, Action::First(seat)) => {
                Reason::NoSuchSeat.unless(seat.0 < self.seats)
            }
            (Phase::DealCharacter(next), Action::Deal(seat, character)) => {
                let free = self.free_characters(table).contains(character);
                Reason::CannotBeDealt { character }.unless(seat == next && free)
            }
            (Phase::Roll(next), Action::Roll(seat, faces)) => may_roll(
                seat == next,
                faces,
                [super::FORAGE_DICE, super::ELEMENT_DICE],
            ),
            (Phase::RollAgain { forage, elements }, Action::Roll(seat, faces)) => {
                may_roll(seat == table.active, faces, [forage, elements])
            }
            _ => Err(Reason::ChanceElsewhere),
        }
    }
}

/// BR-36, BR-37, BR-R-15.
fn may_force(table: &Public, face: Face, mode: Mode, space: &Space, stack: &[Die]) -> Permission {
    Reason::ElementNeedsNoForce.unless(face.is_forage())?;
    Reason::ForcedOntoDie.unless(stack.is_empty())?;
    Reason::NothingToForce.unless(face != space.symbol)?;
    if mode != Mode::ForceBerry {
        let gives = space
            .gives
            .ingredient()
            .ok_or(Reason::CreatureSpaceCostsBerry)?;
        Reason::WrongPriceOfForcing { gives }.unless(mode == Mode::force(gives))?;
    }
    let price = mode.forced().unwrap_or_default();
    Reason::NoPriceOfForcing { price }.unless(table.actor().goods.covers(price))
}

/// BR-66, BR-R-43.
fn may_exchange(table: &Public, given: Bundle, taken: Bundle) -> Permission {
    let most = table.pending.exchange;
    Reason::NothingToExchange.unless(most > 0 && given.total() > 0)?;
    Reason::ExchangesTooMuch { most }.unless(given.total() <= most)?;
    Reason::UnevenExchange.unless(given.total() == taken.total())?;
    Reason::SameTypeExchanged.unless(!given.overlaps(taken))?;
    Reason::NothingToGive.unless(table.actor().goods.covers(given.goods()))
}

/// Whether an Element die lies in this Forest, or in any.
fn has_element(table: &Public, forest: Option<Forest>) -> bool {
    table.dice.iter().any(|(place, die)| {
        let here = place
            .forest()
            .is_some_and(|(other, _)| forest.is_none_or(|forest| forest == other));
        here && die.is_element()
    })
}

/// BR-52, BR-R-32.
fn may_reserve(table: &Public, revealed: Option<Potion>, action: Action) -> Permission {
    let Action::Reserve(potion) = action else {
        return Err(Reason::ReserveFirst);
    };
    let there = table.market.contains(potion) || revealed == Some(potion);
    Reason::CannotReserve { potion }.unless(there)
}

/// BR-69.
fn may_release(table: &Public, action: Action) -> Permission {
    let Action::Release(creature) = action else {
        return Err(Reason::ReleaseFirst);
    };
    Reason::CannotRelease { creature }.unless(table.actor().trained.contains(creature))
}

/// BR-83.
fn may_reroll(table: &Public, faces: Faces) -> Permission {
    Reason::DiceNotInPool.unless(!faces.is_empty() && faces.within(table.actor().pool))
}

/// BR-86, BR-R-22.
fn may_swap(table: &Public, pair: DiePair) -> Permission {
    let [one, other] = pair.dice().map(|at| table.die_at(at));
    may_change_places(
        one.ok_or(Reason::NoDieThere)?,
        other.ok_or(Reason::NoDieThere)?,
    )
}

fn may_change_places(one: Die, other: Die) -> Permission {
    Reason::OnlyForageSwaps.unless(!one.is_element() && !other.is_element())?;
    Reason::SymbolsDiffer.unless(one.face() == other.face())?;
    Reason::SameOwner.unless(one.owner() != other.owner())
}

/// BR-18, BR-83: so many Forage and Element dice of the right seat.
fn may_roll(right_seat: bool, faces: Faces, [forage, elements]: [u8; 2]) -> Permission {
    let fits = right_seat && faces.forage() == forage && faces.elements() == elements;
    Reason::OtherDiceRolled { forage, elements }.unless(fits)
}
