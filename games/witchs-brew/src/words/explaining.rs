//! Actions and roles in words, spoken to whoever may play them.

use super::{Speaker, phrases};
use crate::action::Action;
use crate::cards::{Group, Metal, Role, RoleSet, ShelfKind, Spell};
use crate::goods::{Colour, Drops};
use crate::rules::FAVOR_GOLD;
use crate::speech::Naming;
use crate::state::Phase;
use covenstead_core::Seat;

impl Speaker<'_> {
    /// A legal action of `seat` in a sentence.
    pub(super) fn explain(self, seat: Seat, action: Action) -> String {
        let favor = seat != self.table.claimant;
        match action {
            Action::None => self.explain_none(),
            Action::Choose(roles) => self.explain_hand(roles),
            Action::IAm(role) => self.explain_claim(role),
            Action::SoBeIt(role) => self
                .say("explain-settle")
                .with("favor", self.favor(role))
                .into(),
            Action::Gather(colour) => self.explain_with(
                "explain-gather",
                Drops::of(colour, if favor { 1 } else { 3 }),
            ),
            Action::Sell(colour) => self.explain_sale(colour, if favor { 2 } else { 5 }),
            Action::Trade => self
                .say("explain-trade")
                .with("n", if favor { 1 } else { 2 })
                .into(),
            Action::Buy(drops) => self.explain_with("explain-buy", drops.drops()),
            Action::Brew(metal) => self.explain_brewing(metal, favor),
            Action::Bottle(colour) => self.explain_with("explain-bottle", Drops::of(colour, 1)),
            Action::TakeGold => self.say("explain-take-gold").into(),
            Action::CastCopia(drops) => self.explain_with("explain-copia", drops.drops()),
            Action::CastMagus(paid) => self.explain_casting(Spell::Magus, paid.drops()),
            Action::CastStrix(paid) => self.explain_casting(Spell::Strix, paid.drops()),
            Action::CastSanatio(paid) => self.explain_casting(Spell::Sanatio, paid.drops()),
            Action::CastOptio(metal) => self.explain_optio(metal),
            Action::CastVials(spell) => self.explain_vials(spell),
            Action::Collect => self.explain_collection(),
            Action::Give(drops) => self.explain_with("explain-give", drops.drops()),
            Action::AddGold(gold) => {
                self.explain_addition(gold, phrases::gold(self.to.locale, gold))
            }
            Action::AddDrops(drops) => {
                self.explain_addition(drops.drops().total(), self.drops(drops.drops()))
            }
            Action::Starter(_)
            | Action::TurnSpell(_)
            | Action::TurnRaven
            | Action::Exclude(_)
            | Action::Deal(..) => self.say("explain-chance").into(),
        }
    }

    fn drops(self, drops: Drops) -> String {
        phrases::drops(self.to.locale, drops)
    }

    /// A sentence about drops and nothing else.
    fn explain_with(self, key: &str, drops: Drops) -> String {
        self.say(key).with("drops", self.drops(drops)).into()
    }

    fn explain_none(self) -> String {
        match self.table.phase {
            Phase::Bottle(_) => self.say("explain-keep").into(),
            _ => self.say("explain-nothing").role(self.table.role()).into(),
        }
    }

    fn explain_hand(self, roles: RoleSet) -> String {
        self.say("explain-choose")
            .with("roles", phrases::roles(self.to.locale, roles))
            .into()
    }

    fn explain_claim(self, role: Role) -> String {
        let key = if self.table.phase == Phase::Call {
            "explain-call"
        } else {
            "explain-claim"
        };
        self.say(key)
            .role(role)
            .with("action", self.full_action(role))
            .into()
    }

    fn explain_sale(self, colour: Colour, gold: u16) -> String {
        self.say("explain-sell")
            .with("drops", self.drops(Drops::of(colour, 1)))
            .with("gold", gold)
            .into()
    }

    fn explain_brewing(self, metal: Metal, favor: bool) -> String {
        let Some(card) = self.game.top_cauldron(self.table, metal) else {
            return self.none_left(metal);
        };
        let paid = self.say("explain-brew").with(
            "price",
            phrases::price(self.to.locale, card.cost, brewing_gold(favor)),
        );
        paid.metal(metal)
            .with("worth", phrases::worth(self.to.locale, card.vp, card.raven))
            .into()
    }

    fn explain_casting(self, spell: Spell, paid: Drops) -> String {
        let metal = self
            .game
            .spell_metal(spell)
            .expect("a spell that takes a cauldron");
        self.explain_cast(spell, metal, paid)
    }

    fn explain_optio(self, metal: Metal) -> String {
        let cost = self
            .game
            .top_cauldron(self.table, metal)
            .map_or(Drops::NONE, |card| card.cost);
        self.explain_cast(Spell::Optio, metal, cost)
    }

    fn explain_cast(self, spell: Spell, metal: Metal, paid: Drops) -> String {
        let Some(card) = self.game.top_cauldron(self.table, metal) else {
            return self.none_left(metal);
        };
        let cast = self
            .say("explain-cast")
            .with("spell", spell.name())
            .with("drops", self.drops(paid));
        cast.metal(metal)
            .with("worth", phrases::worth(self.to.locale, card.vp, card.raven))
            .into()
    }

    fn none_left(self, metal: Metal) -> String {
        self.say("action-brewer-none").metal(metal).into()
    }

    fn explain_vials(self, spell: Spell) -> String {
        let paid = spell
            .drop()
            .map_or(Drops::NONE, |colour| Drops::of(colour, 1));
        self.say("explain-vials")
            .with("spell", spell.name())
            .with("drops", self.drops(paid))
            .into()
    }

    fn explain_collection(self) -> String {
        let kind = self.game.called_shelf(self.table);
        let victims = self.table.claimant.lap(self.game.seats);
        let loot: u16 = victims
            .map(|victim| self.game.loss(self.table, victim, kind))
            .sum();
        let key = match kind {
            ShelfKind::Gold => "explain-collect-gold",
            ShelfKind::Ingredient => "explain-collect-drops",
        };
        self.say(key)
            .with("n", loot)
            .with("missing", self.game.missing(self.table, kind))
            .into()
    }

    fn explain_addition(self, added: u16, what: String) -> String {
        let kind = self.game.called_shelf(self.table);
        let key = match (added, added == self.game.missing(self.table, kind)) {
            (0, _) => "explain-add-nothing",
            (_, true) => "explain-add-all",
            (_, false) => "explain-add",
        };
        self.say(key).with("what", what).shelf(kind).into()
    }

    /// The full action of a role, in a few words.
    pub(crate) fn full_action(self, role: Role) -> String {
        match role.group() {
            Group::Gatherer(colour) => self.drops(Drops::of(colour, 3)),
            Group::Alchemist => self.say("action-alchemist").into(),
            Group::FortuneTeller => self.say("action-fortune-teller").into(),
            Group::Assistant => self.say("action-assistant").into(),
            Group::Brewer(metal) => self.brewing(metal, false),
            Group::Warlock => self
                .say("action-warlock")
                .with("spell", self.table.spell().name())
                .into(),
            Group::Thief(ShelfKind::Gold) => self.say("action-cutpurse").into(),
            Group::Thief(ShelfKind::Ingredient) => self.say("action-begging-monk").into(),
        }
    }

    /// Its favor.
    pub(crate) fn favor(self, role: Role) -> String {
        match role.group() {
            Group::Gatherer(_) if self.game.options.manual() => self.say("favor-any-drop").into(),
            Group::Gatherer(colour) => self.say("favor-drop").colour(colour).into(),
            Group::Alchemist => self.say("favor-alchemist").into(),
            Group::FortuneTeller => self.say("favor-fortune-teller").into(),
            Group::Assistant => self.say("favor-assistant").into(),
            Group::Brewer(metal) => self.brewing(metal, true),
            Group::Warlock => phrases::gold(self.to.locale, 1),
            Group::Thief(_) => self.say("favor-thief").into(),
        }
    }

    fn brewing(self, metal: Metal, favor: bool) -> String {
        let Some(card) = self.game.top_cauldron(self.table, metal) else {
            return self.none_left(metal);
        };
        let price = phrases::price(self.to.locale, card.cost, brewing_gold(favor));
        self.say("action-brewer")
            .metal(metal)
            .with("vp", card.vp)
            .with("price", price)
            .into()
    }
}

/// What a brewer pays besides drops (WB-44).
fn brewing_gold(favor: bool) -> u16 {
    if favor { FAVOR_GOLD } else { 0 }
}
