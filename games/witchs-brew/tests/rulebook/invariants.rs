//! The invariants WB-I-01 to WB-I-18: positions that break one are refused by its id. Those that
//! speak of steps or whole games are audited over random games too (`tests/laws.rs`).

use crate::board::{Board, Position};
use covenstead_core::{FastRng, Game, Rng, Table, Viewer};
use serde_json::json;

#[test]
fn wb_i_01_each_role_is_in_one_place() {
    let twice = Position::rulebook(3).player(
        'A',
        "hand",
        json!(["witch", "witch", "druid", "wizard", "warlock"]),
    );
    assert_eq!(twice.refused(), "WB-I-01");
    let six = Position::rulebook(3).player(
        'A',
        "hand",
        json!([
            "witch",
            "assistant",
            "druid",
            "wizard",
            "warlock",
            "cutpurse"
        ]),
    );
    assert_eq!(six.refused(), "WB-I-01");
    let four =
        Position::rulebook(3).player('B', "hand", json!(["witch", "druid", "wizard", "warlock"]));
    assert_eq!(four.refused(), "WB-I-01");
    let both = Position::rulebook(3)
        .with("called", json!(["witch"]))
        .with("round", 1)
        .with("role", "witch");
    let both = both.player('A', "played", json!(["witch"])).player(
        'A',
        "hand",
        json!(["witch", "druid", "wizard", "warlock"]),
    );
    assert_eq!(both.refused(), "WB-I-01");
}

#[test]
fn wb_i_02_one_claimant_in_a_round() {
    let mut board = Position::rulebook(3).all("ABC", "witch").load();
    board.play(&["A i-am witch", "B i-am witch"]);
    let state = board.state();
    let load = |state| {
        use covenstead_core::{DataFile, Match};
        use covenstead_witchs_brew::WitchsBrew;
        let data = std::sync::Arc::new(DataFile::built_in::<WitchsBrew>());
        Match::<WitchsBrew>::load(data, state, "x")
            .map(|_| ())
            .map_err(|fault| fault.rule.unwrap_or_default())
    };
    assert_eq!(load(state.clone()), Ok(()));
    for (field, value) in [
        ("displaced", json!([])),
        ("displaced", json!([0, 1])),
        ("favored", json!([0])),
        ("claimant", json!(2)),
        ("favored", json!([2])),
    ] {
        let mut broken = state.clone();
        broken[field] = value;
        assert_eq!(load(broken), Err("WB-I-02".into()), "{field}");
    }
}

#[test]
fn wb_i_03_owned_cards_are_the_first_of_their_stacks_with_one_owner_each() {
    assert_eq!(
        Position::rulebook(3).owns('A', "copper-2").refused(),
        "WB-I-03"
    );
    assert_eq!(
        Position::rulebook(3)
            .owns('A', "copper-1 copper-1")
            .refused(),
        "WB-I-03"
    );
    assert_eq!(
        Position::rulebook(3)
            .owns('A', "gold-shelf-1")
            .owns('B', "gold-shelf-1")
            .refused(),
        "WB-I-03"
    );
    assert_eq!(
        Position::rulebook(3)
            .owns('A', "copper-1")
            .owns('B', "copper-2 iron-1")
            .load()
            .potions('B')
            .len(),
        2
    );
}

#[test]
fn wb_i_04_nothing_is_negative() {
    assert_eq!(
        Position::rulebook(3).player('A', "gold", -1).refused(),
        "WB-I-04"
    );
    assert_eq!(
        Position::rulebook(3).player('A', "vials", -3).refused(),
        "WB-I-04"
    );
    assert_eq!(
        Position::rulebook(3)
            .player('A', "drops", json!({ "red": -1 }))
            .refused(),
        "WB-I-04"
    );
}

#[test]
fn wb_i_05_the_ledger_of_the_supply_balances() {
    let position = Position::rulebook(3).gold('A', 7).with("shelf_gold", 3);
    let supply = position.load().state()["supply"].clone();
    assert_eq!(
        supply,
        json!({ "red": 17, "white": 17, "green": 17, "gold": 24 - 7 - 4 - 3, "vials": 45 })
    );
    let mut wrong = supply.clone();
    wrong["gold"] = json!(11);
    assert_eq!(position.clone().with("supply", wrong).refused(), "WB-I-05");
    position.with("supply", supply).load();
}

#[test]
fn wb_i_06_tokens_lie_on_top_shelves_and_are_too_few() {
    assert_eq!(
        Position::rulebook(3).with("shelf_gold", 5).refused(),
        "WB-I-06"
    );
    assert_eq!(
        Position::rulebook(3)
            .with("shelf_drops", json!({ "red": 4 }))
            .refused(),
        "WB-I-06"
    );
    let all = "gold-shelf-1 gold-shelf-2 gold-shelf-3 gold-shelf-4 gold-shelf-5";
    assert_eq!(
        Position::rulebook(3)
            .owns('A', all)
            .with("shelf_gold", 1)
            .refused(),
        "WB-I-06"
    );
    assert_eq!(
        Position::manual(3).with("shelf_gold", 4).refused(),
        "WB-I-06",
        "4 are required"
    );
    Position::manual(3)
        .option("manual_red_discount", "victims")
        .with("shelf_gold", 4)
        .load();
    assert_eq!(
        Position::manual(3).owns('A', "gold-shelf-1").refused(),
        "WB-I-06",
        "its tokens are missing"
    );
    let stored = Position::rulebook(3).owns('A', "gold-shelf-1").player(
        'A',
        "stored",
        json!({ "gold-shelf-1": 5 }),
    );
    assert_eq!(stored.refused(), "WB-I-06", "the rulebook stores nothing");
}

#[test]
fn wb_i_07_the_spell_order_fits_the_set() {
    assert_eq!(
        Position::rulebook(3).with("spells", json!([])).refused(),
        "WB-I-07"
    );
    assert_eq!(
        Position::rulebook(3)
            .with("spells", json!(["copia", "optio"]))
            .refused(),
        "WB-I-07"
    );
    let second = Position::rulebook(3).with("set", 2);
    assert_eq!(
        second
            .clone()
            .with("spells", json!(["copia", "copia"]))
            .refused(),
        "WB-I-07"
    );
    second.with("spells", json!(["copia", "optio"])).load();
    assert_eq!(
        Position::rulebook(3).with("ravens_revealed", 1).refused(),
        "WB-I-07"
    );
    assert_eq!(
        Position::manual(3).with("ravens_revealed", 5).refused(),
        "WB-I-07"
    );
    Position::manual(3).with("ravens_revealed", 3).load();
}

#[test]
fn wb_i_08_each_role_is_called_once_and_rounds_count_them() {
    assert_eq!(Position::rulebook(3).with("round", 1).refused(), "WB-I-08");
    let played = Position::rulebook(3).player('A', "played", json!(["witch"]));
    assert_eq!(
        played.refused(),
        "WB-I-08",
        "played without having been called"
    );
    let six = json!([
        "witch",
        "druid",
        "wizard",
        "warlock",
        "cutpurse",
        "assistant"
    ]);
    let long = Position::manual(3)
        .option("manual_set_end", "five-rounds")
        .with("called", six)
        .with("round", 6)
        .with("role", "witch");
    assert_eq!(long.refused(), "WB-I-08");
}

/// Plays random games and looks at every state.
fn watch(options: serde_json::Value, games: u64, mut look: impl FnMut(&Board, &Board)) {
    for seed in 0..games {
        let mut board = Board::new_game(
            3 + (seed % 3) as u8,
            options.clone(),
            &format!("watch {seed}"),
        )
        .unwrap();
        let mut rng = FastRng::new(seed);
        for _ in 0..150 {
            let status = board.status();
            if status.over {
                break;
            }
            let letter = (b'A' + status.actors[0].0) as char;
            let legal = board.legal(letter);
            let action = legal[rng.below(legal.len() as u32) as usize].clone();
            let before = board.clone();
            board.play(&[&format!("{letter} {action}")]);
            look(&before, &board);
        }
    }
}

/// Whether a step neither began nor ended a set.
fn in_one_set(before: &Board, after: &Board) -> bool {
    let begins =
        before.state()["round"] == 0 && before.state()["chosen"].as_array().unwrap().is_empty();
    !begins && before.state()["set"] == after.state()["set"]
}

fn letters(board: &Board) -> Vec<char> {
    (0..board.0.seats())
        .map(|seat| (b'A' + seat) as char)
        .collect()
}

#[test]
fn wb_i_09_scores_and_ravens_never_fall() {
    watch(json!({}), 6, |before, after| {
        for who in letters(after) {
            assert!(after.score(who) >= before.score(who));
        }
        let ravens = |board: &Board| board.view('A')["ravens"].as_u64().unwrap();
        assert!(ravens(before) <= ravens(after) && ravens(after) <= 10);
    });
    let cards = covenstead_core::DataFile::built_in::<covenstead_witchs_brew::WitchsBrew>().values;
    let cauldrons: u32 = cards
        .cauldrons
        .iter()
        .flatten()
        .map(|card| u32::from(card.vp))
        .sum();
    let shelves: u32 = cards
        .shelves
        .iter()
        .flatten()
        .map(|card| u32::from(card.vp))
        .sum();
    assert_eq!((cauldrons, shelves), (105, 50));
}

#[test]
fn wb_i_10_the_score_is_the_sum_of_its_parts() {
    watch(json!({}), 3, |_, after| {
        for who in letters(after) {
            assert!(after.score(who) >= after.goods(who)[4]);
        }
    });
    let start = Board::new_game(3, json!({ "ruleset": "reference-manual" }), "x").unwrap();
    assert_eq!(
        "ABC"
            .chars()
            .map(|who| start.score(who))
            .collect::<Vec<_>>(),
        [5, 5, 5]
    );
    assert_eq!(Board::new_game(3, json!({}), "x").unwrap().score('A'), 0);
}

#[test]
fn wb_i_11_over_exactly_when_the_end_test_says_so() {
    let five = json!(["witch", "wizard", "druid", "warlock", "cutpurse"]);
    let mut early = Position::rulebook(3)
        .with("phase", "over")
        .with("called", five.clone())
        .with("round", 5)
        .with("role", "witch");
    early = early.with("spells", json!(["copia", "optio"]));
    for who in ['A', 'B', 'C'] {
        early = early
            .player(who, "hand", json!([]))
            .player(who, "played", five.clone());
    }
    assert_eq!(early.refused(), "WB-I-11");
    let spells = json!([
        "copia", "optio", "magus", "strix", "sanatio", "herba", "lupus", "serpens"
    ]);
    assert_eq!(
        Position::rulebook(3)
            .option("set_limit", 10)
            .with("set", 11)
            .with("spells", spells)
            .refused(),
        "WB-I-11"
    );
    assert_eq!(
        Position::manual(3).with("ravens_revealed", 4).refused(),
        "WB-I-11"
    );
}

#[test]
fn wb_i_12_decisions_of_a_set_are_bounded() {
    let mut decisions = 0u64;
    watch(json!({}), 4, |before, after| {
        decisions = if in_one_set(before, after) {
            decisions + 1
        } else {
            0
        };
        assert!(decisions < 17 * u64::from(after.0.seats()));
    });
}

#[test]
fn wb_i_13_gains_of_a_set_are_bounded() {
    let mut vials = 0i64;
    watch(json!({}), 4, |before, after| {
        let total = |board: &Board| {
            letters(board)
                .into_iter()
                .map(|who| board.goods(who)[4])
                .sum::<i64>()
        };
        vials = if in_one_set(before, after) {
            vials + total(after) - total(before)
        } else {
            0
        };
        assert!(vials <= 4 * i64::from(after.0.seats()) + 3);
    });
}

#[test]
fn wb_i_14_every_decision_has_two_choices_or_more() {
    watch(json!({}), 4, |_, after| {
        for seat in after.status().actors {
            assert!(after.0.legal(seat).unwrap().len() >= 2);
        }
    });
    let asked = Position::rulebook(3)
        .all("ABC", "fortune-teller")
        .gold('A', 0);
    let asked = asked
        .with("called", json!(["fortune-teller"]))
        .with("round", 1)
        .with("role", "fortune-teller");
    let mut asked = asked
        .with("phase", "act")
        .with("actor", 0)
        .with("favored", json!([1, 2]));
    for who in ['A', 'B', 'C'] {
        asked = asked
            .player(who, "played", json!(["fortune-teller"]))
            .player(who, "hand", json!(["witch", "druid", "wizard", "warlock"]));
    }
    assert_eq!(
        asked.refused(),
        "WB-I-14",
        "nobody is asked without a choice"
    );
}

#[test]
fn wb_i_15_a_view_does_not_change_with_what_is_hidden() {
    let mut rng = FastRng::new(15);
    watch(json!({ "role_exclusion": false }), 2, |_, after| {
        let (game, state) = (after.0.rules(), after.0.true_state());
        for seat in 0..after.0.seats() {
            let view = game.view(state, Viewer::Seat(covenstead_core::Seat(seat)));
            let twin = game.imagine(&view, &mut rng);
            assert_eq!(
                game.view(&twin, Viewer::Seat(covenstead_core::Seat(seat))),
                view
            );
        }
    });
}

#[test]
fn wb_i_16_what_leaves_players_arrives_on_the_card() {
    let position = Position::rulebook(4)
        .hold('A', "cutpurse")
        .gold('B', 7)
        .gold('C', 10)
        .gold('D', 2);
    let mut board = position.load();
    board.play(&["A i-am cutpurse", "A collect"]);
    let left: i64 = "BCD".chars().map(|who| board.goods(who)[3]).sum();
    // 2 + 3 + 0 arrive and complete the shelf of five.
    assert_eq!(
        (19 - left, board.potions('A')),
        (5, vec!["gold-shelf-1".to_string()])
    );
}

#[test]
fn wb_i_17_a_displaced_claimants_goods_do_not_change() {
    let mut board = Position::rulebook(4).all("ABCD", "alchemist").load();
    board.play(&[
        "A i-am alchemist",
        "B i-am alchemist",
        "C so-be-it alchemist",
        "C sell red",
        "D i-am alchemist",
        "D sell red",
    ]);
    assert_eq!(
        (board.goods('A'), board.goods('B')),
        ([1, 1, 1, 2, 0], [1, 1, 1, 2, 0])
    );
}

#[test]
fn wb_i_18_the_same_seed_and_decisions_give_the_same_game() {
    let play = |seed: &str| {
        let mut board = Board::new_game(4, json!({}), seed).unwrap();
        let mut rng = FastRng::new(18);
        for _ in 0..400 {
            let status = board.status();
            if status.over {
                break;
            }
            let legal = board.0.legal(status.actors[0]).unwrap();
            board
                .0
                .play(
                    status.actors[0],
                    &legal[rng.below(legal.len() as u32) as usize],
                )
                .unwrap();
        }
        (board.state(), board.0.record())
    };
    assert_eq!(play("same"), play("same"));
    assert_ne!(play("same").1.chance, play("other").1.chance);
}
