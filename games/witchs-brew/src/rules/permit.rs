//! Why an action is not allowed: the rule, and a sentence a player understands.

use crate::WitchsBrew;
use crate::action::Action;
use crate::cards::{Group, RoleSet, ShelfKind, Spell};
use crate::goods::{Colour, Drops};
use crate::state::{Phase, Public, State};
use covenstead_core::{Actor, Refusal, Seat, Turn};

type Permission = Result<(), Refusal>;

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
            _ => Err(Refusal::new("WB-18", "It is not your turn to decide.")),
        }
    }

    fn permit_chance(&self, state: &State, outcome: Action) -> Permission {
        let table = &state.public;
        match (table.phase, outcome) {
            (Phase::DrawStarter, Action::Starter(seat)) => {
                Refusal::unless(seat.0 < self.seats, "WB-10", || {
                    format!("there is no {seat}")
                })
            }
            (Phase::DrawSpell, Action::TurnSpell(spell)) => {
                let unseen = self.unseen_spells(table).contains(spell);
                Refusal::unless(unseen, "WB-09", || {
                    format!("{} has already come up", spell.name())
                })
            }
            (Phase::DrawSpell, Action::TurnRaven) => {
                Refusal::unless(self.unseen_ravens(table) > 0, "WB-M-23", || {
                    "no Raven can come up here".into()
                })
            }
            (Phase::DrawExcluded, Action::Exclude(role)) => {
                let left = self.exclusion_deck(table).contains(role);
                Refusal::unless(left, "WB-72", || {
                    format!("the {} is not in the exclusion deck", role.name())
                })
            }
            (Phase::Deal(next), Action::Deal(seat, roles)) => {
                Refusal::unless(seat == next, "WB-M-01", || {
                    format!("{next} is to be dealt a hand")
                })?;
                let fits = roles.len() == u32::from(self.hand)
                    && roles.within(self.draw_pile(state, seat));
                Refusal::unless(fits, "WB-M-02", || {
                    format!("that is no hand from the pile of {seat}")
                })
            }
            _ => Err(Refusal::new("WB-13", "chance draws something else now")),
        }
    }

    fn permit_decision(&self, state: &State, seat: Seat, action: Action) -> Permission {
        let table = &state.public;
        match table.phase {
            Phase::Choose => self.permit_hand(table, action),
            Phase::Call => permit_call(table, state.secrets[seat.index()].hand, action),
            Phase::Answer(_) => permit_answer(table, action),
            Phase::Act(_) => self.permit_act(table, seat, action),
            Phase::Bottle(_) => permit_bottling(table.player(seat).drops, action),
            Phase::Give(_) => self.permit_gift(table, seat, action),
            Phase::Add => self.permit_addition(table, seat, action),
            Phase::DrawStarter
            | Phase::DrawSpell
            | Phase::DrawExcluded
            | Phase::Deal(_)
            | Phase::Over => Err(Refusal::new("WB-18", "There is nothing to decide now.")),
        }
    }

    fn permit_hand(&self, table: &Public, action: Action) -> Permission {
        let Action::Choose(roles) = action else {
            return Err(Refusal::new(
                "WB-14",
                format!("Choose {} roles for this set first.", self.hand),
            ));
        };
        let barred = roles.both(table.excluded);
        Refusal::unless(barred.is_empty(), "WB-71", || {
            format!(
                "The {} is excluded from this set.",
                barred.first().map_or("role", |role| role.name())
            )
        })?;
        Refusal::unless(roles.len() == u32::from(self.hand), "WB-14", || {
            format!(
                "Choose exactly {} different roles, not {}.",
                self.hand,
                roles.len()
            )
        })
    }

    fn permit_act(&self, table: &Public, seat: Seat, action: Action) -> Permission {
        if action == Action::None {
            return Ok(());
        }
        let (favor, drops) = (seat != table.claimant, table.player(seat).drops);
        let role = table.role();
        match (role.group(), action) {
            (Group::Gatherer(own), Action::Gather(colour)) => {
                self.permit_gathering(own, colour, favor)
            }
            (Group::Alchemist, Action::Sell(colour)) => held(drops, colour, "WB-39"),
            (Group::FortuneTeller, Action::Trade) => Ok(()),
            (Group::Assistant, Action::Buy(bought)) => {
                let due = if favor { 1 } else { 3 };
                Refusal::unless(bought.drops().total() == due, "WB-R-20", || {
                    format!("Take exactly {due} of any colours, or nothing.")
                })
            }
            (Group::Brewer(own), Action::Brew(metal)) => {
                Refusal::unless(own == metal, "WB-42", || {
                    format!("The {} brews in {own}.", role.name())
                })
            }
            (Group::Warlock, Action::TakeGold) => {
                Refusal::unless(favor || self.options.manual(), "WB-26", || {
                    "The winner may cast the spell or abstain; the gold is the favor.".into()
                })
            }
            (Group::Warlock, casting!()) if favor => Err(Refusal::new(
                "WB-48",
                "Only the winner casts the spell; the favor is 1 gold.",
            )),
            (Group::Warlock, casting!()) => self.permit_casting(table, seat, action),
            (Group::Thief(_), Action::Collect) => Ok(()),
            _ => Err(Refusal::new(
                rule_of(role.group()),
                format!("That is not what the {} does.", role.name()),
            )),
        }
    }

    fn permit_gathering(&self, own: Colour, colour: Colour, favor: bool) -> Permission {
        if favor && self.options.manual() {
            return Ok(());
        }
        Refusal::unless(own == colour, "WB-38", || {
            format!("This gatherer takes {own} drops only.")
        })
    }

    fn permit_casting(&self, table: &Public, seat: Seat, action: Action) -> Permission {
        let (spell, drops) = (table.spell(), table.player(seat).drops);
        let named = match action {
            Action::CastCopia(_) => Spell::Copia,
            Action::CastMagus(_) => Spell::Magus,
            Action::CastStrix(_) => Spell::Strix,
            Action::CastSanatio(_) => Spell::Sanatio,
            Action::CastVials(spell) => spell,
            _ => Spell::Optio,
        };
        Refusal::unless(named == spell, "WB-34", || {
            format!("The spell of this set is {}.", spell.name())
        })?;
        match action {
            Action::CastCopia(taken) => {
                Refusal::unless(taken.drops().total() == 3, "WB-R-20", || {
                    "COPIA brings exactly three drops.".into()
                })
            }
            Action::CastMagus(paid) | Action::CastStrix(paid) | Action::CastSanatio(paid) => {
                let (paid, rule) = (paid.drops(), spell_rule(spell));
                let Some(cost) = self.spell_cost(table, spell) else {
                    return Err(Refusal::new(
                        "WB-R-10",
                        "No cauldron of that metal is left.",
                    ));
                };
                Refusal::unless(paid.total() == cost, rule, || {
                    format!("The cauldron costs {cost} drops of any colours.")
                })?;
                Refusal::unless(drops.covers(paid), rule, || {
                    "You do not have those drops.".into()
                })
            }
            Action::CastOptio(metal) => {
                Refusal::unless(self.can_pay_optio(table, seat, metal), "WB-53", || {
                    format!(
                        "You cannot pay exactly the drops on the top {metal} cauldron, or none is left."
                    )
                })
            }
            Action::CastVials(_) => {
                let colour = spell.drop().expect("a spell that takes a drop");
                held(drops, colour, "WB-54")
            }
            _ => unreachable!("an act of casting"),
        }
    }

    fn permit_gift(&self, table: &Public, seat: Seat, action: Action) -> Permission {
        let loss = self.portion(table, seat);
        let Action::Give(given) = action else {
            return Err(Refusal::new(
                "WB-60",
                format!("You must choose {loss} of your drops to give up."),
            ));
        };
        let given = given.drops();
        Refusal::unless(given.total() == loss, "WB-57", || {
            format!("You give up exactly {loss}, not {}.", given.total())
        })?;
        Refusal::unless(table.player(seat).drops.covers(given), "WB-60", || {
            "You do not have those drops.".into()
        })
    }

    fn permit_addition(&self, table: &Public, seat: Seat, action: Action) -> Permission {
        let (kind, player) = (self.called_shelf(table), table.player(seat));
        let (added, owned) = match (kind, action) {
            (ShelfKind::Gold, Action::AddGold(gold)) => (gold, gold <= player.gold),
            (ShelfKind::Ingredient, Action::AddDrops(drops)) => {
                (drops.drops().total(), player.drops.covers(drops.drops()))
            }
            (ShelfKind::Gold, _) => {
                return Err(Refusal::new(
                    "WB-61",
                    "Say how much gold you add; 0 is allowed.",
                ));
            }
            (ShelfKind::Ingredient, _) => {
                return Err(Refusal::new(
                    "WB-61",
                    "Say which drops you add; none is allowed.",
                ));
            }
        };
        let missing = self.missing(table, kind);
        Refusal::unless(added <= missing, "WB-R-08", || {
            format!("Only {missing} are missing; you may not overpay.")
        })?;
        Refusal::unless(owned, "WB-61", || {
            "You do not have that much to add.".into()
        })
    }
}

fn permit_call(table: &Public, hand: RoleSet, action: Action) -> Permission {
    match action {
        Action::IAm(role) if hand.contains(role) => Ok(()),
        Action::IAm(role) if table.called.contains(role) => Err(Refusal::new(
            "WB-31",
            format!("The {} has already been called in this set.", role.name()),
        )),
        Action::IAm(role) => Err(Refusal::new(
            "WB-17",
            format!("You do not hold the {}.", role.name()),
        )),
        Action::SoBeIt(_) => Err(Refusal::new(
            "WB-17",
            "The starter of a round claims the full action; there is no favor to take.",
        )),
        _ => Err(Refusal::new(
            "WB-17",
            "You start the round: call a role from your hand.",
        )),
    }
}

fn permit_answer(table: &Public, action: Action) -> Permission {
    let role = table.role();
    match action {
        Action::IAm(named) | Action::SoBeIt(named) if named == role => Ok(()),
        Action::IAm(_) | Action::SoBeIt(_) => Err(Refusal::new(
            "WB-20",
            format!("The role called is the {}.", role.name()),
        )),
        _ => Err(Refusal::new(
            "WB-20",
            format!("You hold the {}: claim it, or say so be it.", role.name()),
        )),
    }
}

fn permit_bottling(drops: Drops, action: Action) -> Permission {
    match action {
        Action::None => Ok(()),
        Action::Bottle(colour) => held(drops, colour, "WB-47"),
        _ => Err(Refusal::new(
            "WB-47",
            "You may pay one more drop for a vial, or not.",
        )),
    }
}

fn held(drops: Drops, colour: Colour, rule: &'static str) -> Permission {
    Refusal::unless(drops.count(colour) > 0, rule, || {
        format!("You have no {colour} drop.")
    })
}

fn spell_rule(spell: Spell) -> &'static str {
    match spell {
        Spell::Copia => "WB-49",
        Spell::Magus => "WB-50",
        Spell::Strix => "WB-51",
        Spell::Sanatio => "WB-52",
        Spell::Optio => "WB-53",
        Spell::Herba | Spell::Lupus | Spell::Serpens => "WB-54",
    }
}

fn rule_of(group: Group) -> &'static str {
    match group {
        Group::Gatherer(_) => "WB-38",
        Group::Alchemist => "WB-39",
        Group::FortuneTeller => "WB-40",
        Group::Assistant => "WB-41",
        Group::Brewer(_) => "WB-43",
        Group::Warlock => "WB-48",
        Group::Thief(_) => "WB-57",
    }
}
