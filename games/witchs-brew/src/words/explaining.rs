//! Actions and roles in words, spoken to whoever may play them.

use super::refusing::unable;
use super::{Speaker, phrases};
use crate::action::Action;
use crate::cards::{Group, Metal, Role, RoleSet, ShelfKind, Spell};
use crate::data::Cauldron;
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
            Action::None => self.explain_none(favor),
            Action::Choose(roles) => self.explain_hand(roles),
            Action::IAm(role) => self.explain_claim(seat, role),
            Action::SoBeIt(role) => self.explain_settling(seat, role),
            Action::Gather(colour) => self.explain_with(
                "explain-gather",
                Drops::of(colour, if favor { 1 } else { 3 }),
            ),
            Action::Sell(colour) => self.explain_sale(colour, if favor { 2 } else { 5 }),
            Action::Trade => self.explain_trade(if favor { 1 } else { 2 }),
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

    fn explain_none(self, favor: bool) -> String {
        let key = match self.table.phase {
            Phase::Bottle(_) => return self.say("explain-keep").into(),
            _ if favor => "explain-nothing-favor",
            _ => "explain-nothing-action",
        };
        self.say(key).role(self.table.role()).into()
    }

    fn explain_hand(self, roles: RoleSet) -> String {
        self.say("explain-choose")
            .with("roles", phrases::roles(self.to.locale, roles))
            .into()
    }

    fn explain_claim(self, seat: Seat, role: Role) -> String {
        let calls = self.table.phase == Phase::Call;
        let key = match (calls, self.brings_nothing(role)) {
            (true, false) => "explain-call",
            (true, true) => "explain-call-none",
            (false, true) => "explain-claim-none",
            (false, false) if self.answers_last(seat) => "explain-claim-last",
            (false, false) => "explain-claim",
        };
        let said = self
            .say(key)
            .role(role)
            .with("action", self.full_action(role));
        self.warned(said.into(), seat, role, false)
    }

    /// Whether the role brews in a metal of which nothing is left: then its action says so.
    fn brings_nothing(self, role: Role) -> bool {
        match role.group() {
            Group::Brewer(metal) => self.game.top_cauldron(self.table, metal).is_none(),
            _ => false,
        }
    }

    /// Whether nobody after `seat` in the lap has a card in hand.
    fn answers_last(self, seat: Seat) -> bool {
        seat.lap(self.game.seats)
            .take_while(|&next| next != self.table.starter)
            .all(|next| self.table.player(next).cards == 0)
    }

    fn explain_settling(self, seat: Seat, role: Role) -> String {
        if let Group::Thief(kind) = role.group() {
            return self.explain_sparing(seat, kind);
        }
        let said = self.say("explain-settle").with("favor", self.favor(role));
        self.warned(said.into(), seat, role, true)
    }

    /// A red favor brings something only to whoever would lose something (WB-59).
    fn explain_sparing(self, seat: Seat, kind: ShelfKind) -> String {
        let share = self.game.share(self.table, seat, kind);
        let key = match (kind, share) {
            (ShelfKind::Gold, 0) => "explain-settle-safe-cutpurse",
            (ShelfKind::Gold, _) => "explain-settle-cutpurse",
            (ShelfKind::Ingredient, 0) => "explain-settle-safe-begging-monk",
            (ShelfKind::Ingredient, _) => "explain-settle-begging-monk",
        };
        self.say(key)
            .with("loss", share.saturating_sub(1))
            .with("share", share)
            .into()
    }

    /// The sentence, with a warning if `seat` could not carry it out as things stand.
    fn warned(self, sentence: String, seat: Seat, role: Role, favor: bool) -> String {
        let lack = self.game.lack(self.table, seat, role, favor);
        let Some(lack) = lack.filter(|_| !self.brings_nothing(role)) else {
            return sentence;
        };
        let you = self.to.read_by(seat);
        self.say(if favor { "warn-favor" } else { "warn-action" })
            .with("sentence", sentence)
            .with("unable", unable(seat, role, lack, you))
            .into()
    }

    fn explain_trade(self, vials: u16) -> String {
        self.say("explain-trade")
            .with("vials", phrases::vials(self.to.locale, vials))
            .with("points", phrases::points(self.to.locale, vials))
            .into()
    }

    fn worth_of(self, card: &Cauldron) -> String {
        // WB-M-22: under the manual the raven on a potion means nothing.
        let raven = card.raven && !self.game.options.manual();
        phrases::worth(self.to.locale, card.vp.into(), raven)
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
        paid.metal(metal).with("worth", self.worth_of(card)).into()
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
        cast.metal(metal).with("worth", self.worth_of(card)).into()
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
        let loot = self.game.loot(self.table, kind);
        let missing = self.game.missing(self.table, kind);
        let key = match loot {
            0 => "explain-collect-nothing",
            _ if loot >= missing => "explain-collect-full",
            _ => "explain-collect",
        };
        self.say(key)
            .with("what", self.tokens(kind, loot))
            .with("missing", missing.saturating_sub(loot))
            .with("worth", self.shelf_worth(kind, loot))
            .shelf(kind)
            .into()
    }

    /// "3 gold" or "2 drops".
    fn tokens(self, kind: ShelfKind, count: u16) -> String {
        match kind {
            ShelfKind::Gold => phrases::gold(self.to.locale, count),
            ShelfKind::Ingredient => phrases::any_drops(self.to.locale, count),
        }
    }

    /// What the top shelf is worth with so many more tokens on it.
    fn shelf_worth(self, kind: ShelfKind, more: u16) -> String {
        let raven = self
            .game
            .top_shelf(self.table, kind)
            .is_some_and(|card| card.raven && !self.game.options.manual());
        let points = self.game.shelf_points_with(self.table, kind, more);
        phrases::worth(self.to.locale, points, raven)
    }

    fn explain_addition(self, added: u16, what: String) -> String {
        let kind = self.game.called_shelf(self.table);
        let key = match (added, added == self.game.missing(self.table, kind)) {
            (0, _) => "explain-add-nothing",
            (_, true) => "explain-add-all",
            (_, false) => "explain-add",
        };
        self.say(key)
            .with("what", what)
            .with("worth", self.shelf_worth(kind, added))
            .shelf(kind)
            .into()
    }

    /// The full action of a role, in a few words.
    pub(crate) fn full_action(self, role: Role) -> String {
        match role.group() {
            Group::Gatherer(colour) => self.drops(Drops::of(colour, 3)),
            Group::Alchemist => self.say("action-alchemist").into(),
            Group::FortuneTeller => self.say("action-fortune-teller").into(),
            Group::Assistant => self.say("action-assistant").into(),
            Group::Brewer(metal) => self.brewing(metal, false),
            Group::Warlock => self.casting(),
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
            Group::Thief(ShelfKind::Gold) => self.say("favor-cutpurse").into(),
            Group::Thief(ShelfKind::Ingredient) => self.say("favor-begging-monk").into(),
        }
    }

    fn casting(self) -> String {
        let key = if self.game.options.manual() {
            "action-warlock-manual"
        } else {
            "action-warlock"
        };
        self.say(key)
            .with("spell", self.table.spell().name())
            .into()
    }

    fn brewing(self, metal: Metal, favor: bool) -> String {
        let Some(card) = self.game.top_cauldron(self.table, metal) else {
            return self.none_left(metal);
        };
        let price = phrases::price(self.to.locale, card.cost, brewing_gold(favor));
        self.say("action-brewer")
            .metal(metal)
            .with("points", phrases::points(self.to.locale, card.vp.into()))
            .with("price", price)
            .into()
    }
}

/// What a brewer pays besides drops (WB-44).
fn brewing_gold(favor: bool) -> u16 {
    if favor { FAVOR_GOLD } else { 0 }
}
