//! Why an action is not allowed. What a player would see first is checked first: whether it is the
//! moment for it, then whether it is what the role does, then whether it can be paid.

use super::reason::{Reason, spell_rule};
use crate::WitchsBrew;
use crate::action::Action;
use crate::cards::{Group, Role, RoleSet, ShelfKind, Spell};
use crate::goods::{Colour, Drops};
use crate::state::{Phase, Public, State};
use covenstead_core::{Actor, Seat, Turn};

type Permission = Result<(), Reason>;

/// Any way to cast a spell.
macro_rules! casting {
    () => {
        Action::CastCopia(_)
            | Action::CastMagus(_)
            | Action::CastStrix(_)
            | Action::CastSanatio(_)
            | Action::CastOptio(_)
            | Action::CastVials(_)
    };
}

impl WitchsBrew {
    /// Whether the rules allow `actor` this action now.
    pub(crate) fn permission(&self, state: &State, actor: Actor, action: Action) -> Permission {
        match (actor, self.turn_of(state)) {
            (Actor::Chance, Turn::Chance) => self.permit_chance(state, action),
            (Actor::Seat(seat), Turn::Seats(seats)) if seats.contains(seat) => {
                self.permit_decision(state, seat, action)
            }
            _ => Err(Reason::NotAsked),
        }
    }

    fn permit_chance(&self, state: &State, outcome: Action) -> Permission {
        let table = &state.public;
        match (table.phase, outcome) {
            (Phase::DrawStarter, Action::Starter(seat)) => {
                Reason::NoSeat.unless(seat.0 < self.seats)
            }
            (Phase::DrawSpell, Action::TurnSpell(spell)) => {
                Reason::SpellSeen(spell).unless(self.unseen_spells(table).contains(spell))
            }
            (Phase::DrawSpell, Action::TurnRaven) => {
                Reason::NoRaven.unless(self.unseen_ravens(table) > 0)
            }
            (Phase::DrawExcluded, Action::Exclude(role)) => {
                Reason::NotInDeck(role).unless(self.exclusion_deck(table).contains(role))
            }
            (Phase::Deal(next), Action::Deal(seat, roles)) => {
                Reason::DealtInTurn.unless(seat == next)?;
                let fits = roles.len() == u32::from(self.hand)
                    && roles.within(self.draw_pile(state, seat));
                Reason::NotInPile.unless(fits)
            }
            _ => Err(Reason::OtherChance),
        }
    }

    fn permit_decision(&self, state: &State, seat: Seat, action: Action) -> Permission {
        let table = &state.public;
        if matches!(action, Action::Choose(_)) && table.phase != Phase::Choose {
            return Err(if self.options.manual() {
                Reason::HandDealt
            } else {
                Reason::HandChosen
            });
        }
        match table.phase {
            Phase::Choose => self.permit_hand(table, action),
            Phase::Call => permit_call(table, state.secrets[seat.index()].hand, action),
            Phase::Answer(_) => permit_answer(table, action),
            Phase::Act(_) => self.permit_act(table, seat, action),
            Phase::Bottle(_) => permit_bottling(table, seat, action),
            Phase::Give(_) => self.permit_gift(table, seat, action),
            Phase::Add => self.permit_addition(table, seat, action),
            Phase::DrawStarter
            | Phase::DrawSpell
            | Phase::DrawExcluded
            | Phase::Deal(_)
            | Phase::Over => Err(Reason::NotAsked),
        }
    }

    fn permit_hand(&self, table: &Public, action: Action) -> Permission {
        let hand = self.hand;
        let Action::Choose(roles) = action else {
            return Err(Reason::ChooseFirst { hand });
        };
        if let Some(barred) = roles.both(table.excluded).first() {
            return Err(Reason::Excluded(barred));
        }
        let named = roles.len() as u8;
        Reason::HandSize { hand, named }.unless(named == hand)
    }

    fn permit_act(&self, table: &Public, seat: Seat, action: Action) -> Permission {
        let favor = seat != table.claimant;
        let drops = table.player(seat).drops;
        let role = table.role();
        match (role.group(), action) {
            (_, Action::None) => Ok(()),
            (_, Action::IAm(_) | Action::SoBeIt(_)) => Err(Reason::Answered { role, favor }),
            (Group::Gatherer(own), Action::Gather(colour)) => {
                self.permit_gathering(role, own, colour, favor)
            }
            (Group::Alchemist, Action::Sell(colour)) => owned(drops, colour, "WB-39"),
            (Group::FortuneTeller, Action::Trade) => Ok(()),
            (Group::Assistant, Action::Buy(bought)) => {
                let due = if favor { 1 } else { 3 };
                Reason::TakeExactly(due).unless(bought.drops().total() == due)
            }
            (Group::Brewer(own), Action::Brew(metal)) => {
                Reason::OtherMetal { role, metal: own }.unless(own == metal)
            }
            (Group::Brewer(metal), Action::Bottle(_)) => Err(Reason::BrewFirst(metal)),
            (Group::Warlock, Action::TakeGold) => {
                Reason::GoldIsTheFavor.unless(favor || self.options.manual())
            }
            (Group::Warlock, casting!()) if favor => Err(Reason::FavorCastsNothing),
            (Group::Warlock, casting!()) => self.permit_casting(table, seat, action),
            (Group::Thief(_), Action::Collect) => Ok(()),
            (Group::Thief(kind), Action::AddGold(_) | Action::AddDrops(_)) => {
                Err(Reason::CollectFirst(kind))
            }
            (_, Action::Bottle(_)) => Err(Reason::BottleAfterBrewing),
            (_, Action::AddGold(_) | Action::AddDrops(_)) => Err(Reason::NoShelfToFill),
            (_, Action::Give(_)) => Err(Reason::NothingToGive),
            _ => Err(Reason::OtherAction {
                role,
                doer: doer(action),
            }),
        }
    }

    fn permit_gathering(&self, role: Role, own: Colour, colour: Colour, favor: bool) -> Permission {
        let any = favor && self.options.manual();
        Reason::OtherColour { role, colour: own }.unless(any || own == colour)
    }

    fn permit_casting(&self, table: &Public, seat: Seat, action: Action) -> Permission {
        let current = table.spell();
        let drops = table.player(seat).drops;
        let named = match action {
            Action::CastCopia(_) => Spell::Copia,
            Action::CastMagus(_) => Spell::Magus,
            Action::CastStrix(_) => Spell::Strix,
            Action::CastSanatio(_) => Spell::Sanatio,
            Action::CastVials(spell) => spell,
            _ => Spell::Optio,
        };
        Reason::OtherSpell { current, named }.unless(named == current)?;
        match action {
            Action::CastCopia(taken) => Reason::TakeExactly(3).unless(taken.drops().total() == 3),
            Action::CastMagus(paid) | Action::CastStrix(paid) | Action::CastSanatio(paid) => {
                self.permit_price(table, seat, current, paid.drops())
            }
            Action::CastOptio(metal) => {
                Reason::NoCauldron(metal).unless(self.top_cauldron(table, metal).is_some())?;
                Reason::CannotPay(metal).unless(self.can_pay_optio(table, seat, metal))
            }
            Action::CastVials(_) => {
                let colour = current.drop().expect("a spell that takes a drop");
                owned(drops, colour, "WB-54")
            }
            _ => unreachable!("an act of casting"),
        }
    }

    /// MAGUS, STRIX and SANATIO take as many drops as the cauldron shows, of any colours.
    fn permit_price(&self, table: &Public, seat: Seat, spell: Spell, paid: Drops) -> Permission {
        let metal = self.spell_metal(spell).expect("a spell with a metal");
        let cost = self
            .spell_cost(table, spell)
            .ok_or(Reason::NoCauldron(metal))?;
        Reason::SpellCosts { spell, cost }.unless(paid.total() == cost)?;
        let rule = spell_rule(spell);
        Reason::DropsNotOwned { rule }.unless(table.player(seat).drops.covers(paid))
    }

    fn permit_gift(&self, table: &Public, seat: Seat, action: Action) -> Permission {
        let due = self.portion(table, seat);
        let Action::Give(given) = action else {
            return Err(Reason::MustGive { due });
        };
        let given = given.drops();
        let named = given.total();
        Reason::GiveExactly { due, named }.unless(named == due)?;
        Reason::DropsNotOwned { rule: "WB-60" }.unless(table.player(seat).drops.covers(given))
    }

    fn permit_addition(&self, table: &Public, seat: Seat, action: Action) -> Permission {
        let kind = self.called_shelf(table);
        let player = table.player(seat);
        let (added, owned) = match (kind, action) {
            (ShelfKind::Gold, Action::AddGold(gold)) => (gold, gold <= player.gold),
            (ShelfKind::Ingredient, Action::AddDrops(drops)) => {
                let drops = drops.drops();
                (drops.total(), player.drops.covers(drops))
            }
            (ShelfKind::Gold | ShelfKind::Ingredient, _) => return Err(Reason::SayHowMuch(kind)),
        };
        let missing = self.missing(table, kind);
        Reason::Overpays { missing }.unless(added <= missing)?;
        Reason::NotOwned(kind).unless(owned)
    }
}

fn permit_call(table: &Public, hand: RoleSet, action: Action) -> Permission {
    match action {
        Action::IAm(role) if hand.contains(role) => Ok(()),
        Action::IAm(role) if table.called.contains(role) => Err(Reason::CalledBefore(role)),
        Action::IAm(role) => Err(Reason::NotInHand(role)),
        Action::SoBeIt(_) => Err(Reason::StarterSettles),
        Action::None => Err(Reason::StarterPasses),
        _ => Err(Reason::CallFirst),
    }
}

fn permit_answer(table: &Public, action: Action) -> Permission {
    let called = table.role();
    match action {
        Action::IAm(named) | Action::SoBeIt(named) => {
            Reason::OtherRole { called, named }.unless(named == called)
        }
        Action::None => Err(Reason::HolderPasses(called)),
        _ => Err(Reason::AnswerFirst(called)),
    }
}

fn permit_bottling(table: &Public, seat: Seat, action: Action) -> Permission {
    match action {
        Action::None => Ok(()),
        Action::Bottle(colour) => owned(table.player(seat).drops, colour, "WB-47"),
        Action::Brew(_) => Err(Reason::OneCauldron),
        _ => Err(Reason::BottleOrKeep),
    }
}

fn owned(drops: Drops, colour: Colour, rule: &'static str) -> Permission {
    Reason::NoDrop { colour, rule }.unless(drops.count(colour) > 0)
}

/// The role whose action this is.
fn doer(action: Action) -> Option<Role> {
    match action {
        Action::Gather(Colour::Red) => Some(Role::WolfKeeper),
        Action::Gather(Colour::White) => Some(Role::SnakeHunter),
        Action::Gather(Colour::Green) => Some(Role::HerbCollector),
        Action::Sell(_) => Some(Role::Alchemist),
        Action::Trade => Some(Role::FortuneTeller),
        Action::Buy(_) => Some(Role::Assistant),
        Action::Brew(metal) => Some(metal.brewer()),
        Action::TakeGold | casting!() => Some(Role::Warlock),
        Action::Collect
        | Action::None
        | Action::Choose(_)
        | Action::IAm(_)
        | Action::SoBeIt(_)
        | Action::Bottle(_)
        | Action::Give(_)
        | Action::AddGold(_)
        | Action::AddDrops(_)
        | Action::Starter(_)
        | Action::TurnSpell(_)
        | Action::TurnRaven
        | Action::Exclude(_)
        | Action::Deal(..) => None,
    }
}
