//! The bots that people choose from stand in the order of their strength, in every game and in
//! every list.

use covenstead_arena::{Bot, Entry, Standings, Stop, Tournament};
use covenstead_bots::{Level, Player};
use covenstead_catalog::Catalog;

/// In which part of their meetings the one bot finished above the others, at tables of three.
fn share_above(game: &str, higher: Player, lower: Player, games: u64) -> f64 {
    let catalog = Catalog::built_in();
    let ours = |player| Bot::Ours {
        player,
        limit: None,
    };
    let entry = Entry {
        game: game.into(),
        bots: vec![ours(higher), ours(lower)],
        players: Some(3),
        games,
        seed: 7,
        ..Entry::default()
    };
    let tournament = Tournament::new(&catalog, entry).unwrap();
    let folder = std::env::temp_dir().join(format!(
        "covenstead-ladder-{game}-{higher}-{}",
        std::process::id()
    ));
    let games =
        covenstead_arena::run(&catalog, &tournament, &folder, 1, &Stop::new(), &|_, _| {}).unwrap();
    std::fs::remove_dir_all(folder).unwrap();
    let standings = Standings::of(&tournament, &games);
    let row = standings
        .rows
        .iter()
        .find(|row| row.bot.split('@').next() == Some(&higher.to_string()))
        .unwrap();
    let mut meetings = row.above.iter().flatten();
    meetings.next().unwrap().share
}

/// The cheap rungs: what comes above `adept` is measured in the lab book.
fn every_rung_is_higher(game: &str, games: u64, least: f64) {
    for pair in Player::FOR_PEOPLE.windows(2) {
        let &[lower, higher] = pair else {
            unreachable!("windows of two")
        };
        if higher == Player::Level(Level::Master) {
            return;
        }
        let share = share_above(game, higher, lower, games);
        println!("{game}: {higher} finished above {lower} in {share:.2} of their meetings");
        assert!(
            share > least,
            "{game}: {higher} is listed above {lower}, but finished above it in {share:.2}"
        );
    }
}

#[test]
fn the_list_of_bots_is_true_in_witchs_brew() {
    every_rung_is_higher("witchs-brew", 12, 0.5);
}

#[test]
fn the_list_of_bots_is_true_in_brew() {
    every_rung_is_higher("brew", 12, 0.5);
}

#[test]
fn the_list_of_bots_is_true_in_broom_service() {
    every_rung_is_higher("broom-service", 12, 0.5);
}

/// Luck decides much in 3 Witches, so there have to be many games.
#[test]
fn the_list_of_bots_is_true_in_three_witches() {
    every_rung_is_higher("three-witches", 150, 0.5);
}

/// Every list that a person reads has the order of [`Player::FOR_PEOPLE`].
#[test]
fn documents_and_help_list_the_bots_from_the_weakest_to_the_strongest() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let names: Vec<String> = Player::FOR_PEOPLE.iter().map(Player::to_string).collect();
    for file in ["docs/terminal.md", "crates/cli/src/play.rs", "docs/bots.md"] {
        let text = std::fs::read_to_string(format!("{root}/{file}")).unwrap();
        let list = text
            .match_indices("random")
            .map(|(start, _)| &text[start..])
            .find(|list| in_order(list, &names));
        assert!(list.is_some(), "{file} has no list of {names:?}");
    }
    let unknown = "oracle".parse::<Player>().unwrap_err();
    assert!(unknown.contains(&names.join(", ")), "{unknown}");
}

/// Whether the text begins with a list of these names: each once, before any comes again.
fn in_order(text: &str, names: &[String]) -> bool {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric());
    let found: Vec<&str> = words
        .filter(|word| names.iter().any(|name| name == word))
        .take(names.len())
        .collect();
    found == names
}
