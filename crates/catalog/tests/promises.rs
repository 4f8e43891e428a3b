//! What a choice promises is what it brings: points on the track and goods, at once, wherever
//! neither chance nor another choice is in between.

mod common;

use common::open;
use covenstead_catalog::{Catalog, LiveTable};
use covenstead_core::{FastRng, Locale, Rng, Seat, Viewer};
use covenstead_scene::{Choice, PlayerArea, Promise, Scene};

fn scene(table: &dyn LiveTable, seat: Seat) -> Scene {
    table
        .scene_of_late(Viewer::Seat(seat), Locale::English)
        .unwrap()
}

fn amount(player: &PlayerArea, key: &str) -> i64 {
    player
        .goods
        .iter()
        .find(|good| good.key == key)
        .map_or(0, |good| good.amount)
}

/// What a player gained between two scenes, in the form of a promise.
fn gained(before: &PlayerArea, after: &PlayerArea) -> Promise {
    let points = after.score.unwrap_or(0) - before.score.unwrap_or(0);
    let keys = before.goods.iter().chain(&after.goods).map(|good| good.key);
    let mut gain = Promise::points(points);
    for key in keys {
        gain.goods
            .insert(key.to_string(), amount(after, key) - amount(before, key));
    }
    gain.goods.retain(|_, change| *change != 0);
    gain
}

/// Whether label or text name every number that is promised.
fn says_so(choice: &Choice, promise: &Promise) -> bool {
    let said = format!("{} {}", choice.label, choice.text);
    let words: Vec<&str> = said.split(|c: char| !c.is_alphanumeric()).collect();
    promise.points == 0 || words.contains(&promise.points.abs().to_string().as_str())
}

fn keeps_its_promises(game: &str, games: u32, at_least: u32) {
    let catalog = Catalog::built_in();
    let title = catalog.get(game).unwrap();
    let mut rng = FastRng::new(11);
    let mut kept = 0;
    for seed in 0..games {
        let mut table = open(title, seed, &mut rng);
        while !table.status().over {
            let seat = rng.pick(&table.status().actors);
            let before = scene(&*table, seat);
            for choice in before.ask.choices() {
                let Some(mut promise) = choice.promise.clone() else {
                    continue;
                };
                let mut trial = table.fork();
                trial.play(seat, &choice.action).unwrap();
                let after = scene(&*trial, seat);
                let gain = gained(&before.players[seat.index()], &after.players[seat.index()]);
                promise.goods.retain(|_, change| *change != 0);
                assert_eq!(
                    promise, gain,
                    "{game} {seed}: {} ({})",
                    choice.action, choice.text
                );
                assert!(
                    says_so(choice, &promise),
                    "{game}: {} promises {promise:?}",
                    choice.text
                );
                kept += 1;
            }
            let legal = table.legal(seat).unwrap();
            table
                .play(seat, &legal[rng.below(legal.len() as u32) as usize])
                .unwrap();
        }
    }
    assert!(kept >= at_least, "{game}: only {kept} promises");
}

#[test]
fn witchs_brew_keeps_its_promises() {
    keeps_its_promises("witchs-brew", 12, 0);
}

#[test]
fn three_witches_keeps_its_promises() {
    keeps_its_promises("three-witches", 12, 400);
}

#[test]
fn brew_keeps_its_promises() {
    keeps_its_promises("brew", 12, 0);
}

#[test]
fn broom_service_keeps_its_promises() {
    keeps_its_promises("broom-service", 12, 0);
}
