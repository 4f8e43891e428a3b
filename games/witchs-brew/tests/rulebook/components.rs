//! Components, set-up, and the options of a table: WB-01 to WB-12, WB-71 to WB-73.

use crate::board::{Board, Position, kind};
use covenstead_core::{Code, DataFile, Game};
use covenstead_witchs_brew::{Role, Spell, WitchsBrew};
use serde_json::json;

fn components() -> covenstead_witchs_brew::Components {
    DataFile::built_in::<WitchsBrew>().values
}

/// The built-in data with one text replaced.
fn with_data(from: &str, to: &str) -> Result<(), String> {
    assert!(WitchsBrew::DATA.contains(from), "{from}");
    let changed = WitchsBrew::DATA.replacen(from, to, 1);
    DataFile::read::<WitchsBrew>(&changed)
        .map(|_| ())
        .map_err(|error| error.0)
}

#[test]
fn wb_01_three_to_five_players() {
    for players in 0..=8 {
        let table = Board::new_game(players, json!({}), "x");
        match table.err() {
            None => assert!((3..=5).contains(&players)),
            Some(fault) => assert_eq!(
                (fault.code, fault.rule.as_deref()),
                (Code::BadPlayers, Some("WB-01"))
            ),
        }
    }
}

#[test]
fn wb_02_twelve_roles_for_each_player() {
    assert_eq!(Role::ALL.len(), 12);
    let board = Board::new_game(5, json!({}), "x").unwrap();
    for who in "ABCDE".chars() {
        assert_eq!(
            board.legal(who).len(),
            792,
            "everybody chooses five of the same twelve"
        );
    }
}

#[test]
fn wb_03_thirty_one_potion_cards_with_two_ravens_in_each_stack() {
    let cards = components();
    assert_eq!(
        cards.cauldrons.iter().flatten().count() + cards.shelves.iter().flatten().count(),
        31
    );
    for stack in &cards.cauldrons {
        assert_eq!(
            (stack.len(), stack.iter().filter(|card| card.raven).count()),
            (7, 2)
        );
    }
    for stack in &cards.shelves {
        assert_eq!(
            (stack.len(), stack.iter().filter(|card| card.raven).count()),
            (5, 2)
        );
    }
    let error = with_data("raven = true", "raven = false").unwrap_err();
    assert!(
        error.contains("cauldron.copper") && error.contains("WB-03"),
        "{error}"
    );
}

#[test]
fn wb_04_eight_spells() {
    let names: Vec<&str> = Spell::ALL.iter().map(|spell| spell.name()).collect();
    assert_eq!(
        names,
        [
            "COPIA", "OPTIO", "MAGUS", "STRIX", "SANATIO", "HERBA", "LUPUS", "SERPENS"
        ]
    );
}

#[test]
fn wb_05_the_supply_never_runs_out() {
    let mut board = Position::rulebook(3)
        .all("ABC", "wolf-keeper")
        .drops('A', 19, 0, 0)
        .drops('B', 30, 0, 0)
        .load();
    board.play(&[
        "A i-am wolf-keeper",
        "B so-be-it wolf-keeper",
        "B gather red",
        "C so-be-it wolf-keeper",
        "C gather red",
    ]);
    board.play(&["A gather red"]);
    assert_eq!(board.goods('A')[0], 22);
    assert!(
        board.state()["supply"]["red"].as_i64().unwrap() < 0,
        "substitutes are in use"
    );
}

#[test]
fn wb_06_values_come_from_the_data_file_and_may_be_replaced() {
    let cards = components();
    let copper: Vec<_> = cards.cauldrons[0]
        .iter()
        .map(|card| (card.vp, card.cost.red, card.cost.white, card.cost.green))
        .collect();
    assert_eq!(
        copper,
        [
            (2, 1, 1, 0),
            (3, 1, 2, 0),
            (4, 2, 2, 0),
            (5, 2, 3, 0),
            (6, 2, 3, 1),
            (7, 3, 3, 1),
            (8, 3, 4, 1)
        ]
    );
    let iron: Vec<_> = cards.cauldrons[1]
        .iter()
        .map(|card| (card.cost.red, card.cost.white, card.cost.green))
        .collect();
    assert_eq!(
        iron,
        [
            (1, 0, 1),
            (2, 0, 1),
            (2, 0, 2),
            (3, 0, 2),
            (3, 1, 2),
            (3, 1, 3),
            (4, 1, 3)
        ]
    );
    let silver: Vec<_> = cards.cauldrons[2]
        .iter()
        .map(|card| (card.cost.red, card.cost.white, card.cost.green))
        .collect();
    assert_eq!(
        silver,
        [
            (0, 1, 1),
            (0, 1, 2),
            (0, 2, 2),
            (0, 2, 3),
            (1, 2, 3),
            (1, 3, 3),
            (1, 3, 4)
        ]
    );
    for stack in &cards.cauldrons {
        let ravens: Vec<usize> = (0..7)
            .filter(|&place| stack[place].raven)
            .map(|place| place + 1)
            .collect();
        assert_eq!(
            (ravens, stack.map(|card| card.vp)),
            (vec![5, 7], [2, 3, 4, 5, 6, 7, 8])
        );
    }
    let shelves = |kind: usize| cards.shelves[kind].map(|card| (card.need, card.vp, card.raven));
    assert_eq!(
        shelves(0),
        [
            (5, 3, false),
            (6, 4, false),
            (7, 5, true),
            (8, 6, false),
            (9, 7, true)
        ]
    );
    assert_eq!(
        shelves(1),
        [
            (4, 3, false),
            (5, 4, false),
            (6, 5, true),
            (7, 6, false),
            (8, 7, true)
        ]
    );
    let own = WitchsBrew::DATA
        .replace("recon-2", "mine-1")
        .replacen("vp = 2", "vp = 1", 1);
    let own = DataFile::read::<WitchsBrew>(&own).unwrap();
    assert_eq!(
        (own.id.version.as_str(), own.values.cauldrons[0][0].vp),
        ("mine-1", 1)
    );
    assert!(
        own.id.toml.is_some(),
        "a record carries data that does not come with the program"
    );
    assert_ne!(own.id.hash, DataFile::built_in::<WitchsBrew>().id.hash);
    for (from, to, named) in [
        ("vp = 3\ncost", "vp = 9\ncost", "cauldron.copper card 2"),
        ("need = 5", "need = 1", "shelf.gold card 1"),
        (
            "cost = { white = 1, red = 1 }",
            "cost = {}",
            "cauldron.copper card 1",
        ),
        ("roles_chosen = 5", "roles_chosen = 9", "setup.roles_chosen"),
        ("status = \"rulebook\"", "status = \"guess\"", "status"),
        (
            "game = \"witchs-brew\"",
            "game = \"brew\"",
            "not the data of Witch's Brew",
        ),
    ] {
        let error = with_data(from, to).unwrap_err();
        assert!(error.contains(named), "{error}");
    }
}

#[test]
fn wb_07_everybody_starts_with_a_drop_of_each_colour_and_two_gold() {
    let board = Board::new_game(4, json!({}), "x").unwrap();
    for who in "ABCD".chars() {
        assert_eq!(board.goods(who), [1, 1, 1, 2, 0]);
        assert!(board.potions(who).is_empty());
    }
}

#[test]
fn wb_08_stacks_lie_lowest_on_top_and_only_the_top_leaves() {
    let error = with_data("vp = 2", "vp = 7").unwrap_err();
    assert!(error.contains("WB-08"), "{error}");
    let mut board = Position::rulebook(3)
        .hold('A', "wizard")
        .drops('A', 5, 5, 5)
        .load();
    board.play(&["A i-am wizard", "A brew copper", "A none"]);
    assert_eq!(board.potions('A'), ["copper-1"]);
    assert_eq!(board.view('B')["stacks"]["copper"][0]["id"], "copper-2");
}

#[test]
fn wb_09_the_spells_are_shuffled_and_the_top_one_is_current() {
    let first = |seed: u32| {
        Board::new_game(3, json!({}), &seed.to_string())
            .unwrap()
            .state()["spells"]
            .clone()
    };
    let seen: std::collections::BTreeSet<String> =
        (0..100).map(|seed| first(seed).to_string()).collect();
    assert_eq!(seen.len(), 8, "every spell may come first: {seen:?}");
    assert!(
        seen.iter().all(|spells| spells.matches('"').count() == 2),
        "only the top one is seen"
    );
}

#[test]
fn wb_10_the_first_starting_player_is_drawn_or_named() {
    let starter = |options, seed: u32| {
        Board::new_game(4, options, &seed.to_string())
            .unwrap()
            .state()["starter"]
            .as_u64()
            .unwrap()
    };
    let drawn: std::collections::BTreeSet<u64> =
        (0..60).map(|seed| starter(json!({}), seed)).collect();
    assert_eq!(drawn.len(), 4);
    assert!((0..20).all(|seed| starter(json!({ "start_player": 2 }), seed) == 2));
    let fault = Board::new_game(4, json!({ "start_player": 4 }), "x")
        .err()
        .unwrap();
    assert_eq!(
        (fault.code, fault.rule.as_deref()),
        (Code::BadOptions, Some("WB-10"))
    );
}

#[test]
fn wb_11_drops_and_gold_are_public() {
    let board = Position::rulebook(3)
        .drops('B', 4, 5, 6)
        .gold('B', 7)
        .option("memory", true)
        .load();
    for view in [board.view('A'), board.view('C'), board.spectator()] {
        assert_eq!(
            view["players"][1]["drops"],
            json!({ "red": 4, "white": 5, "green": 6 })
        );
        assert_eq!(view["players"][1]["gold"], 7);
    }
}

#[test]
fn wb_12_anyone_may_look_through_the_stacks() {
    let board = Position::rulebook(3).owns('A', "copper-1 copper-2").load();
    for view in [board.view('B'), board.spectator()] {
        let copper: Vec<_> = view["stacks"]["copper"]
            .as_array()
            .unwrap()
            .iter()
            .map(|card| card["id"].clone())
            .collect();
        assert_eq!(
            copper,
            ["copper-3", "copper-4", "copper-5", "copper-6", "copper-7"]
        );
        assert_eq!(view["stacks"]["iron"].as_array().unwrap().len(), 7);
    }
}

#[test]
fn wb_71_excluded_roles_cannot_be_chosen() {
    for (players, roles, hands) in [(3, 2, 252), (4, 1, 462)] {
        let mut board = Board::new_game(players, json!({ "role_exclusion": true }), "x").unwrap();
        let excluded = board.view('A')["excluded"].clone();
        assert_eq!(excluded.as_array().unwrap().len(), roles);
        assert_eq!(board.legal('A').len(), hands);
        let banned = excluded[0].as_str().unwrap();
        assert!(
            board
                .legal('A')
                .iter()
                .all(|hand| !hand.split(' ').any(|role| role == banned))
        );
        let others: Vec<&str> = Role::ALL
            .iter()
            .map(|role| role.id())
            .filter(|&role| role != banned)
            .take(4)
            .collect();
        assert_eq!(
            board.refused(&format!("A choose {banned} {}", others.join(" "))),
            "WB-71"
        );
    }
}

#[test]
fn wb_72_every_role_is_excluded_once_before_the_cards_are_shuffled_again() {
    for (players, sets) in [(3u8, 6), (4, 12)] {
        let mut board = Board::new_game(
            players,
            json!({ "role_exclusion": true, "set_limit": 30 }),
            "cycle",
        )
        .unwrap();
        let mut turned = Vec::new();
        for _ in 0..sets {
            turned.extend(
                board.state()["excluded"]
                    .as_array()
                    .unwrap()
                    .iter()
                    .map(|role| role.to_string()),
            );
            board.finish_set();
        }
        let different: std::collections::BTreeSet<_> = turned.iter().collect();
        assert_eq!((turned.len(), different.len()), (12, 12), "{turned:?}");
        assert_eq!(
            board.state()["exclusion_used"],
            board.state()["excluded"],
            "shuffled again before set {}",
            sets + 1
        );
        assert_eq!(
            board.view('A')["exclusion_deck"].as_array().unwrap().len(),
            12 - (12 / sets)
        );
    }
}

#[test]
fn wb_73_memory_mode_hides_what_can_be_remembered() {
    let position = Position::rulebook(3)
        .owns('B', "copper-1 iron-1")
        .player('B', "vials", 3);
    let open = position.load().view('A')["players"][1].clone();
    assert_eq!((&open["vials"], &open["score"]), (&json!(3), &json!(7)));
    let hidden = position.option("memory", true).load();
    let shown = hidden.view('A')["players"][1].clone();
    assert!(
        shown.get("vials").is_none()
            && shown.get("score").is_none()
            && shown.get("potions").is_none(),
        "{shown}"
    );
    assert_eq!(
        hidden.view('B')["players"][1]["vials"],
        3,
        "the own things stay visible"
    );
    assert_eq!(hidden.view('A')["players"][1]["face_down"], 2);
}

#[test]
fn wb_c_01_the_first_starter_is_drawn_in_public() {
    let board = Board::new_game(3, json!({}), "x").unwrap();
    use covenstead_core::{Table, Viewer};
    let events = board.0.events(Viewer::Spectator, 0).unwrap();
    let drawn = kind(&events, "starter-drawn");
    assert_eq!(drawn.len(), 1);
    assert_eq!(drawn[0]["seat"], board.state()["starter"]);
    let named = Board::new_game(3, json!({ "start_player": 1 }), "x").unwrap();
    assert!(
        kind(
            &named.0.events(Viewer::Spectator, 0).unwrap(),
            "starter-drawn"
        )
        .is_empty()
    );
}

#[test]
fn wb_c_02_spells_come_up_one_by_one_in_random_order() {
    let mut orders = std::collections::BTreeSet::new();
    for seed in 0..20u32 {
        let mut board = Board::new_game(
            3,
            json!({ "start_player": 0, "set_limit": 12 }),
            &seed.to_string(),
        )
        .unwrap();
        for set in 1..=8 {
            assert_eq!(board.state()["spells"].as_array().unwrap().len(), set);
            if set < 8 {
                board.finish_set();
            }
        }
        orders.insert(board.state()["spells"].to_string());
    }
    assert_eq!(
        orders.len(),
        20,
        "8! orders: twenty of them hardly coincide"
    );
}

#[test]
fn wb_c_03_exclusion_cards_are_drawn_before_each_set() {
    use covenstead_core::Table;
    let mut board =
        Board::new_game(4, json!({ "role_exclusion": true, "start_player": 0 }), "x").unwrap();
    assert_eq!(
        board
            .0
            .record()
            .chance
            .iter()
            .filter(|outcome| outcome.starts_with("exclude"))
            .count(),
        1
    );
    board.finish_set();
    assert_eq!(
        board
            .0
            .record()
            .chance
            .iter()
            .filter(|outcome| outcome.starts_with("exclude"))
            .count(),
        2
    );
}

#[test]
fn wb_c_04_manual_hands_are_dealt_by_chance() {
    use covenstead_core::Table;
    let board = Board::new_game(4, json!({ "ruleset": "reference-manual" }), "x").unwrap();
    let deals = board
        .0
        .record()
        .chance
        .into_iter()
        .filter(|outcome| outcome.starts_with("deal "))
        .collect::<Vec<_>>();
    assert_eq!(deals.len(), 4);
    assert_eq!(deals[2].split(' ').nth(1), Some("2"));
    for who in "ABCD".chars() {
        assert_eq!(board.player(who)["hand"].as_array().unwrap().len(), 5);
    }
}
