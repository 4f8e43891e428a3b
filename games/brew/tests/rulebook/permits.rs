//! The second opinion: what the plain rules permit is what the fast lists offer, for every die, way
//! and place and everything else a player could say, in positions of random games.

use covenstead_brew::{
    Action, Bargain, Brew, Bundle, Character, CharacterAssignment, Creature, DayFireScope, DieAt,
    DiePair, Face, Faces, Forest, Goods, Ingredient, Item, Mode, MovePotionTargets, Options,
    Payment, Phase, Place, Potion, Public, VillageSpace,
};
use covenstead_core::{Actor, DataFile, FastRng, Game, Rng, Seat, Turn, Words};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Every place there could be: six spaces a Forest, whether it has them or not.
fn places() -> Vec<Place> {
    let forests = Forest::ALL
        .iter()
        .flat_map(|&forest| (0..6).map(move |space| Place::in_forest(forest, space)));
    let village = VillageSpace::ALL
        .iter()
        .map(|&space| Place::in_village(space));
    let creatures = Creature::ALL.iter().map(|&one| Place::on_creature(one));
    forests.chain(village).chain(creatures).collect()
}

/// Every placement there could be.
fn placements() -> Vec<Action> {
    let places = places();
    let mut all = Vec::new();
    for &face in Face::ALL {
        for &mode in Mode::ALL {
            all.extend(places.iter().map(|&place| Action::Place(face, mode, place)));
        }
    }
    all
}

/// Everything that names cards, tokens or faces.
fn others() -> Vec<Action> {
    let mut all = vec![
        Action::End,
        Action::TakeBerry,
        Action::ClearAll,
        Action::Reveal,
    ];
    for &potion in Potion::ALL {
        all.extend([
            Action::Brew(potion),
            Action::Drink(potion),
            Action::Reserve(potion),
        ]);
    }
    for &creature in Creature::ALL {
        all.extend([Action::Train(creature), Action::Release(creature)]);
    }
    for &forest in Forest::ALL {
        all.extend([Action::Clear(forest), Action::Claim(forest)]);
    }
    for &from in Face::ALL {
        for &to in Face::ALL {
            all.extend([Action::Turn(from, to), Action::Change(from, to)]);
        }
    }
    all.extend(Character::ALL.iter().map(|&one| Action::Choose(one)));
    all.extend(Ingredient::ALL.iter().map(|&one| Action::Gather(one)));
    all.extend(Item::ALL.iter().map(|&one| Action::Decline(one)));
    all.extend(places().into_iter().map(Action::Scorch));
    all
}

/// Everything that pays, exchanges or trades tokens.
fn deals() -> Vec<Action> {
    let mut all = Vec::new();
    let bundles: Vec<Bundle> = (0..64)
        .map(|code| Bundle::new(code >> 4, code >> 2 & 3, code & 3))
        .collect();
    for &given in &bundles {
        all.extend(bundles.iter().map(|&taken| Action::Exchange(given, taken)));
    }
    for code in 0..6 * 6 * 6 * 8u16 {
        let goods = Goods::new(code % 6, code / 6 % 6, code / 36 % 6, code / 216);
        all.extend(Payment::new(goods).map(Action::Pay));
    }
    for ingredient in [
        None,
        Some(Ingredient::Herb),
        Some(Ingredient::Shroom),
        Some(Ingredient::Crystal),
    ] {
        for code in 0..25 {
            all.push(Action::Trade(Bargain {
                ingredient,
                tokens: code % 5,
                berries: code / 5,
            }));
        }
    }
    all
}

/// Everything that points at dice: those that lie there, and some that do not.
fn with_dice(table: &Public) -> Vec<Action> {
    let mut dice: BTreeSet<DieAt> = BTreeSet::new();
    for (place, die) in table.dice.iter() {
        if place.is_any_die() {
            dice.insert(DieAt::side_by_side(die));
        } else {
            let levels = if place.is_forest() { 0..5 } else { 0..1 };
            dice.extend(levels.map(|level| DieAt::new(place, level)));
        }
    }
    dice.insert(DieAt::new(Place::in_forest(Forest::F20, 0), 0));
    let mut all = Vec::new();
    for &one in &dice {
        all.extend([Action::Remove(one), Action::Return(one)]);
        all.extend(places().into_iter().map(|place| Action::Move(one, place)));
        all.extend(
            dice.iter()
                .map(|&other| Action::Swap(DiePair::new(one, other))),
        );
    }
    all
}

/// Every selection of dice that a pool could hold.
fn selections() -> Vec<Action> {
    let mut all = Vec::new();
    for code in 0..5usize.pow(3) * 27 {
        let counts = [
            code % 5,
            code / 5 % 5,
            code / 25 % 5,
            code / 125 % 3,
            code / 375 % 3,
            code / 1125,
        ];
        let faces = Face::ALL.iter().zip(counts);
        let faces: Vec<Face> = faces
            .flat_map(|(&face, count)| std::iter::repeat_n(face, count))
            .collect();
        let forage = faces.iter().filter(|face| face.is_forage()).count();
        if !faces.is_empty() && forage <= 4 && faces.len() - forage <= 2 {
            all.push(Action::Reroll(faces.into_iter().collect::<Faces>()));
        }
    }
    all
}

fn options(rng: &mut FastRng) -> Options {
    let mut flip = || rng.below(2) == 1;
    let character_assignment = if flip() {
        CharacterAssignment::Choose
    } else {
        CharacterAssignment::Random
    };
    let day_fire_scope = if flip() {
        DayFireScope::AllForests
    } else {
        DayFireScope::OneForest
    };
    let move_potion_targets = if flip() {
        MovePotionTargets::ForestOnly
    } else {
        MovePotionTargets::ForestOrAnyDieSpace
    };
    Options {
        character_powers: flip() || flip(),
        character_assignment,
        day_fire_scope,
        lyric_trained_limit: if flip() { 4 } else { 3 },
        stack_power_needs_matching_symbol: flip(),
        returned_die_keeps_face: flip(),
        move_potion_targets,
        brew_drink_after_last_die: flip(),
        train_vp_counts_itself: flip(),
        wind_under_cover: flip(),
        freed_element_space_reusable: flip(),
        ..Options::default()
    }
}

/// What was compared.
#[derive(Default)]
struct Compared {
    permitted: u64,
    refused: u64,
    modes: BTreeSet<Mode>,
    decisions: BTreeSet<&'static str>,
}

impl Compared {
    /// The list and the rules, for all these actions.
    fn compare(&mut self, game: &Brew, state: &covenstead_brew::State, said: &[Action]) {
        let (seat, mut listed) = (state.public.active, Vec::new());
        game.legal(state, seat, &mut listed);
        let listed: BTreeSet<Action> = listed.into_iter().collect();
        for &action in said {
            let permit = game.permit(state, Actor::Seat(seat), action);
            assert_eq!(
                permit.is_ok(),
                listed.contains(&action),
                "{}: {permit:?}\n{:?}\n{:?}",
                game.print(action),
                game.options(),
                state.public
            );
            match (permit, action) {
                (Ok(()), Action::Place(_, mode, _)) => {
                    self.modes.insert(mode);
                    self.permitted += 1;
                }
                (Ok(()), _) => self.permitted += 1,
                (Err(_), _) => self.refused += 1,
            }
        }
        self.decisions.insert(match state.public.phase {
            Phase::ChooseCharacter => "character",
            Phase::Step => "step",
            Phase::Pay(_) => "pay",
            Phase::Resolve => "resolve",
            Phase::Reserve(_) => "reserve",
            Phase::Release => "release",
            Phase::Effect(_) => "effect",
            Phase::ClaimTie => "claim",
            Phase::Trade(_) => "trade",
            _ => "chance",
        });
    }
}

#[test]
fn br_26_br_41_the_rules_permit_what_the_lists_offer_and_nothing_else() {
    let fixed: Vec<Action> = [others(), deals(), selections()].concat();
    let (placements, mut rng, mut compared) = (placements(), FastRng::new(26), Compared::default());
    let cheap = |line: &str| match line.starts_with("cost = ") {
        true => "cost = { herb = 1, shroom = 1 }\n".to_string(),
        false => format!("{line}\n"),
    };
    let cheap: String = Brew::DATA.lines().map(cheap).collect();
    let data = [
        Arc::new(DataFile::built_in::<Brew>()),
        Arc::new(DataFile::read::<Brew>(&cheap).expect("valid data")),
    ];
    for number in 0..36u32 {
        let data = data[number as usize % 2].clone();
        let game = Brew::new(data, options(&mut rng), 2 + (number % 3) as u8).expect("a table");
        let (mut state, mut legal) = (game.start(), Vec::new());
        for step in 0.. {
            let (actor, action) = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => (Actor::Chance, game.sample(&state, &mut rng)),
                Turn::Seats(_) => {
                    let seat: Seat = state.public.active;
                    game.legal(&state, seat, &mut legal);
                    let rare = !matches!(state.public.phase, Phase::Step | Phase::Resolve);
                    if step % 9 == 0 || rare {
                        compared.compare(&game, &state, &fixed);
                        compared.compare(&game, &state, &with_dice(&state.public));
                    }
                    if step % 9 == 0 {
                        compared.compare(&game, &state, &placements);
                    }
                    (Actor::Seat(seat), rng.pick(&legal))
                }
            };
            game.apply(&mut state, actor, action, &mut covenstead_core::Silent);
        }
    }
    println!(
        "{} permitted, {} refused",
        compared.permitted, compared.refused
    );
    // Wind with the power to train, and under two own dice, is rarer than these games.
    let usual = [
        Mode::Normal,
        Mode::Train,
        Mode::ForceHerb,
        Mode::ForceBerry,
        Mode::Over,
        Mode::OverTrain,
        Mode::Return,
        Mode::Stack,
    ];
    assert!(
        usual.iter().all(|mode| compared.modes.contains(mode)),
        "{:?}",
        compared.modes
    );
    // A tie claim is rare: BR-X-42 has its positions.
    assert!(compared.decisions.len() >= 8, "{:?}", compared.decisions);
}
