//! The table as text, for programs and transcripts: in English, as the protocol is.

use super::naming::{Case, gives_in_english, goods_in_words, list_or_nothing, points};
use crate::Brew;
use crate::cards::{Creature, CreatureSet, Forest, PotionSet, Season, VillageSpace};
use crate::dice::{Die, Face};
use crate::place::Place;
use crate::state::Public;
use crate::view::View;
use covenstead_core::notation::count;
use covenstead_core::{Locale, Names, Seat};
use std::fmt::Write;

const ENGLISH: Locale = Locale::English;

impl Brew {
    /// The table as text.
    pub(super) fn described(&self, view: &View, names: &Names) -> String {
        let table = &view.public;
        let mut text = String::new();
        let first = names.of(table.first);
        let _ = writeln!(
            text,
            "Round {} of 4, {} side of the Village. First player: {first}.",
            table.round,
            table.side()
        );
        for forest in table.row.iter() {
            let _ = writeln!(text, "  {}", self.forest_in_words(table, forest, names));
        }
        let dice = |place: Place| dice_in_words(&table.dice.on(place), names);
        for &space in VillageSpace::ALL {
            let card = self.components().village(space);
            if card.side == table.side() {
                let place = Place::in_village(space);
                let name = self.place_name(place, Case::Name, ENGLISH);
                let _ = writeln!(text, "  {name} {}: {}", dice(place), card.text);
            }
        }
        for &season in Season::ALL {
            let _ = writeln!(text, "  {}", self.pile_in_words(table, season));
        }
        let market: Vec<String> = table
            .market
            .iter()
            .map(|potion| self.potion_in_words(potion, ENGLISH))
            .collect();
        let _ = writeln!(
            text,
            "Market ({} in the deck): {}.",
            table.potion_deck().len(),
            list_or_nothing(&market, ENGLISH)
        );
        let tokens =
            u32::from(self.components().scorch_tokens).saturating_sub(table.scorched.len());
        let _ = writeln!(
            text,
            "Forest deck {}, scorch tokens {tokens}.",
            self.forest_deck(table).len()
        );
        for seat in Seat::all(self.seats) {
            let _ = writeln!(text, "{}", self.player_in_words(view, seat, names));
        }
        text
    }

    fn forest_in_words(&self, table: &Public, forest: Forest, names: &Names) -> String {
        let card = self.components().forest(forest);
        let seasons: Vec<&str> = card.seasons.iter().map(Season::id).collect();
        let spaces = card.spaces.iter().zip(0..).map(|(space, number)| {
            let place = Place::in_forest(forest, number);
            let state = match table.layout.has(table.scorched, place) {
                true => "scorched".into(),
                false => dice_in_words(&table.dice.on(place), names),
            };
            let gives = gives_in_english(space.gives);
            format!("{} {gives} {state}", space.symbol)
        });
        let spaces: Vec<String> = spaces.collect();
        format!(
            "{}, {}, {}: {}",
            self.forest_title(forest, ENGLISH),
            seasons.join("/"),
            points(card.vp, ENGLISH),
            spaces.join("; ")
        )
    }

    fn pile_in_words(&self, table: &Public, season: Season) -> String {
        let below = table.pile_below(season).len();
        match table.piles[season.index()] {
            Some(top) => {
                let text = &self.components().creature(top).text;
                format!(
                    "{season} pile: {} ({below} below). {text}",
                    self.creature_title(top, ENGLISH)
                )
            }
            None => format!("{season} pile: empty"),
        }
    }

    fn player_in_words(&self, view: &View, seat: Seat, names: &Names) -> String {
        let player = view.public.player(seat);
        let character = player.character.map_or("", |character| character.name());
        let mut text = format!(
            "{} ({character}): {}; {}",
            names.of(seat),
            goods_in_words(player.goods, ENGLISH),
            points(player.vp, ENGLISH)
        );
        let pool: Vec<&str> = player.pool.each().map(Face::id).collect();
        let _ = write!(text, " in tokens; pool {}", list_or_nothing(&pool, ENGLISH));
        let potions = |set: PotionSet| {
            let names: Vec<_> = set
                .iter()
                .map(|potion| self.potion_title(potion, ENGLISH))
                .collect();
            list_or_nothing(&names, ENGLISH)
        };
        match self.shows_hand(view, seat) {
            true => {
                let _ = write!(text, "; hand {}", potions(player.hand));
            }
            false => {
                let _ = write!(text, "; {} in hand", count(player.hand.len(), "Potion"));
            }
        }
        let creatures = |set: CreatureSet| {
            let names: Vec<String> = set
                .iter()
                .map(|creature| self.creature_with_die(&view.public, creature, names))
                .collect();
            list_or_nothing(&names, ENGLISH)
        };
        let forests: Vec<_> = player
            .claimed
            .iter()
            .map(|forest| self.forest_title(forest, ENGLISH))
            .collect();
        let _ = write!(
            text,
            "; reserved {}; drunk {}; trained {}; released {}; Forests {}.",
            potions(player.reserved),
            potions(player.drunk),
            creatures(player.trained),
            creatures(player.released),
            list_or_nothing(&forests, ENGLISH)
        );
        text
    }

    fn creature_with_die(&self, table: &Public, creature: Creature, names: &Names) -> String {
        let name = self.creature_title(creature, ENGLISH);
        match &table.dice.on(Place::on_creature(creature))[..] {
            [] => name.into_owned(),
            dice => format!("{name} {}", dice_in_words(dice, names)),
        }
    }
}

/// "[Anna's grove, fire]", from the bottom of a stack.
fn dice_in_words(dice: &[Die], names: &Names) -> String {
    let name = |die: &Die| match die.owner() {
        Some(owner) => format!("{}'s {}", names.of(owner), die.face()),
        None => die.face().to_string(),
    };
    let dice: Vec<String> = dice.iter().map(name).collect();
    format!("[{}]", dice.join(", "))
}
