//! The rulings WB-R-01 to WB-R-43 that no test elsewhere is named after.

use crate::board::{Board, Position, kind, seat};
use covenstead_core::{Table, Viewer};
use serde_json::{Value, json};

#[test]
fn wb_r_01_strix_is_iron_and_sanatio_silver_unless_by_order() {
    let taken = |spell: &str, option: &str| {
        let mut board = Position::rulebook(3)
            .option("spell_metals", option)
            .spell(spell)
            .hold('A', "warlock")
            .load();
        board.play(&["A i-am warlock", &format!("A cast {spell} 1 red 1 white")]);
        board.potions('A')[0].clone()
    };
    assert_eq!(
        ["strix", "sanatio", "magus"].map(|spell| taken(spell, "by-name")),
        ["iron-1", "silver-1", "copper-1"]
    );
    assert_eq!(
        ["strix", "sanatio", "magus"].map(|spell| taken(spell, "by-order")),
        ["silver-1", "iron-1", "copper-1"]
    );
}

#[test]
fn wb_r_02_a_gatherers_favor_is_its_own_colour_in_the_rulebook() {
    let mut board = Position::rulebook(3).all("AB", "snake-hunter").load();
    board.play(&["A i-am snake-hunter", "B so-be-it snake-hunter"]);
    assert_eq!(board.refused("B gather red"), "WB-38");
}

#[test]
fn wb_r_03_the_winner_may_leave_the_upper_action_undone() {
    let mut board = Position::rulebook(3).hold('A', "alchemist").load();
    board.play(&["A i-am alchemist", "A none"]);
    board.waits_for('A', "WB-D-02");
}

#[test]
fn wb_r_04_a_role_may_be_called_or_claimed_without_the_means() {
    let all = "silver-1 silver-2 silver-3 silver-4 silver-5 silver-6 silver-7";
    let mut board = Position::rulebook(3)
        .all("AB", "druid")
        .owns('C', all)
        .load();
    let events = board.play(&["A i-am druid", "B i-am druid"]);
    assert_eq!(kind(&events, "unable")[0]["seat"], 1);
    board.waits_for('B', "WB-D-02");
    let mut poor = Position::rulebook(3)
        .all("AB", "fortune-teller")
        .gold('A', 0)
        .gold('B', 0)
        .load();
    poor.play(&["A i-am fortune-teller", "B i-am fortune-teller"]);
    poor.waits_for('B', "WB-D-02");
}

#[test]
fn wb_r_05_wb_r_34_so_be_it_costs_nothing_by_itself() {
    let mut board = Position::rulebook(3)
        .all("AB", "witch")
        .drops('B', 0, 0, 0)
        .load();
    board.play(&["A i-am witch", "B so-be-it witch"]);
    assert_eq!(board.goods('B'), [0, 0, 0, 2, 0]);
    let mut rich = Position::rulebook(3).all("AB", "witch").load();
    rich.play(&["A i-am witch", "B so-be-it witch", "B none"]);
    assert_eq!(
        rich.goods('B'),
        [1, 1, 1, 2, 0],
        "2 gold are paid only with the cauldron"
    );
}

#[test]
fn wb_r_06_holders_cannot_pass_and_others_cannot_play() {
    let mut board = Position::rulebook(3).all("AC", "witch").load();
    board.play(&["A i-am witch"]);
    assert_eq!(board.refused("C none"), "WB-20");
    assert_eq!(board.refused("B so-be-it witch"), "NotYourTurn");
    assert_eq!(board.refused("C i-am wolf-keeper"), "WB-20");
}

#[test]
fn wb_r_07_a_red_winner_collects_from_everybody_or_not_at_all() {
    let mut board = Position::rulebook(4)
        .hold('A', "cutpurse")
        .gold('B', 3)
        .gold('C', 3)
        .gold('D', 3)
        .load();
    board.play(&["A i-am cutpurse"]);
    assert_eq!(board.legal('A'), ["none", "collect"]);
    assert_eq!(board.refused("A add 2 gold"), "WB-61");
    board.play(&["A collect"]);
    assert_eq!(
        "BCD"
            .chars()
            .map(|who| board.goods(who)[3])
            .collect::<Vec<_>>(),
        [2, 2, 2]
    );
}

#[test]
fn wb_r_08_overpaying_is_not_allowed() {
    let mut board = Position::rulebook(3)
        .hold('A', "cutpurse")
        .gold('A', 20)
        .with("shelf_gold", 3)
        .load();
    board.play(&["A i-am cutpurse", "A collect"]);
    assert_eq!(board.legal('A').last().unwrap(), "add 2 gold");
    assert_eq!(board.refused("A add 3 gold"), "WB-R-08");
}

#[test]
fn wb_r_09_a_surplus_does_not_carry_over() {
    let mut board = Position::rulebook(3)
        .hold('A', "cutpurse")
        .gold('B', 30)
        .load();
    board.play(&["A i-am cutpurse", "A collect"]);
    assert_eq!(
        (board.potions('A'), &board.state()["shelf_gold"]),
        (vec!["gold-shelf-1".to_string()], &json!(0))
    );
}

#[test]
fn wb_r_10_an_empty_stack_does_nothing() {
    let copper = "copper-1 copper-2 copper-3 copper-4 copper-5 copper-6 copper-7";
    let mut board = Position::rulebook(3)
        .owns('B', copper)
        .spell("magus")
        .hold('A', "warlock")
        .drops('A', 9, 9, 9)
        .load();
    assert_eq!(kind(&board.play(&["A i-am warlock"]), "unable").len(), 1);
    let mut board = Position::rulebook(3)
        .owns('B', copper)
        .spell("optio")
        .hold('A', "warlock")
        .drops('A', 9, 9, 9)
        .load();
    board.play(&["A i-am warlock"]);
    assert_eq!(
        board.legal('A'),
        ["none", "cast optio iron", "cast optio silver"]
    );
    let shelves = "ingredient-shelf-1 ingredient-shelf-2 ingredient-shelf-3 ingredient-shelf-4 ingredient-shelf-5";
    let mut board = Position::rulebook(3)
        .owns('B', shelves)
        .hold('A', "begging-monk")
        .drops('C', 9, 9, 9)
        .load();
    assert_eq!(
        kind(&board.play(&["A i-am begging-monk"]), "unable").len(),
        1
    );
    assert_eq!(board.goods('C'), [9, 9, 9, 2, 0]);
}

#[test]
fn wb_r_11_the_reduction_is_one_however_the_winner_changed() {
    let mut board = Position::rulebook(5)
        .all("ABCDE", "cutpurse")
        .gold('B', 9)
        .gold('A', 0)
        .gold('C', 0)
        .gold('D', 0)
        .gold('E', 0)
        .load();
    board.play(&[
        "A i-am cutpurse",
        "B so-be-it cutpurse",
        "C i-am cutpurse",
        "D i-am cutpurse",
        "E i-am cutpurse",
        "E collect",
    ]);
    assert_eq!(board.goods('B')[3], 9 - 3 + 1);
    // In the next round of a red role the favor counts no more.
    assert_eq!(board.state()["favored"], json!([1]));
    let mut next = Position::rulebook(3)
        .all("AB", "cutpurse")
        .hold('A', "begging-monk")
        .drops('B', 8, 0, 0)
        .load();
    next.play(&[
        "A i-am cutpurse",
        "B so-be-it cutpurse",
        "A none",
        "A i-am begging-monk",
        "A collect",
    ]);
    assert_eq!(next.goods('B')[0], 6);
}

#[test]
fn wb_r_12_victims_give_clockwise_from_the_winners_left_seeing_earlier_gifts() {
    let position = Position::rulebook(4)
        .hold('C', "begging-monk")
        .with("starter", 2)
        .drops('A', 2, 2, 0)
        .drops('B', 0, 2, 2)
        .drops('D', 4, 4, 0);
    let mut board = position.load();
    board.play(&["C i-am begging-monk", "C collect"]);
    board.waits_for('D', "WB-D-13");
    board.play(&["D give 1 red 1 white"]);
    assert_eq!(
        board.view('A')["shelf_drops"],
        json!({ "red": 1, "white": 1, "green": 0 })
    );
    board.waits_for('A', "WB-D-13");
    board.play(&["A give red"]);
    board.waits_for('B', "WB-D-13");
    let mut single = Position::rulebook(3)
        .hold('A', "begging-monk")
        .drops('B', 0, 8, 0)
        .drops('C', 1, 1, 1)
        .load();
    let events = single.play(&["A i-am begging-monk", "A collect"]);
    assert_eq!(
        kind(&events, "gave-up").len(),
        1,
        "one selection, or nothing to lose: no decision"
    );
}

#[test]
fn wb_r_13_several_favors_each_face_the_card_then_on_top() {
    let mut board = Position::rulebook(4)
        .all("ABCD", "wizard")
        .drops('B', 1, 1, 0)
        .drops('C', 1, 2, 0)
        .drops('D', 1, 1, 0)
        .load();
    board.play(&[
        "A i-am wizard",
        "B so-be-it wizard",
        "B brew copper",
        "C so-be-it wizard",
    ]);
    assert_eq!(board.legal('C'), ["none", "brew copper"]);
    board.play(&["C brew copper"]);
    assert_eq!(
        (board.potions('C'), board.goods('C')),
        (vec!["copper-2".to_string()], [0, 0, 0, 0, 0])
    );
    let events = board.play(&["D so-be-it wizard"]);
    assert_eq!(
        kind(&events, "unable")[0]["seat"],
        3,
        "copper-3 costs 2W 2R"
    );
}

#[test]
fn wb_r_14_only_the_top_spell_shows_unless_spells_are_open() {
    let closed = Board::new_game(3, json!({}), "x").unwrap();
    assert_eq!(closed.view('A')["spells"].as_array().unwrap().len(), 1);
    let mut open = Board::new_game(3, json!({ "open_spells": true }), "x").unwrap();
    let order = open.spectator()["spells"].clone();
    assert_eq!(order.as_array().unwrap().len(), 8);
    open.finish_set();
    assert_eq!(
        (&open.view('B')["spells"], &open.view('B')["spell"]),
        (&order, &order[1])
    );
    let fault = Board::new_game(
        3,
        json!({ "ruleset": "reference-manual", "open_spells": true }),
        "x",
    )
    .err()
    .unwrap();
    assert_eq!(fault.rule.as_deref(), Some("WB-R-14"));
}

#[test]
fn wb_r_15_as_many_rounds_as_different_roles() {
    let mut board = Board::new_game(3, json!({ "start_player": 0 }), "x").unwrap();
    board.play(&[
        "A choose wolf-keeper snake-hunter herb-collector alchemist fortune-teller",
        "B choose wolf-keeper snake-hunter herb-collector alchemist assistant",
        "C choose wolf-keeper snake-hunter herb-collector wizard witch",
    ]);
    let mut rounds = 0;
    while board.state()["set"] == 1 {
        let who = board.status().actors[0];
        let letter = (b'A' + who.0) as char;
        let action = board.legal(letter)[0].clone();
        rounds += kind(&board.play(&[&format!("{letter} {action}")]), "called").len();
    }
    assert_eq!(rounds, 8);
}

#[test]
fn wb_r_16_the_search_for_a_starter_wraps_round() {
    let played = json!(["wolf-keeper", "snake-hunter", "herb-collector", "alchemist"]);
    let mut position = Position::rulebook(3)
        .with("called", played.clone())
        .with("round", 4)
        .with("role", "alchemist")
        .with("starter", 2);
    position = position.player(
        'A',
        "played",
        json!(["wolf-keeper", "snake-hunter", "herb-collector"]),
    );
    position = position
        .player('A', "hand", json!(["witch", "druid"]))
        .player('B', "played", played);
    position = position.player('B', "hand", json!(["warlock"])).player(
        'C',
        "played",
        json!(["wolf-keeper", "snake-hunter", "alchemist"]),
    );
    let mut board = position
        .player('C', "hand", json!(["warlock", "cutpurse"]))
        .load();
    board.play(&["C i-am warlock", "B i-am warlock", "B none"]);
    // B has no card left: C's only card is called for it.
    assert_eq!(
        (&board.state()["starter"], &board.state()["role"]),
        (&json!(2), &json!("cutpurse"))
    );
    board.play(&["C none"]);
    board.waits_for('A', "WB-D-02");
}

#[test]
fn wb_r_17_wb_e_17_an_abstaining_winner_of_the_last_round_starts_the_next_set() {
    let played = json!(["wolf-keeper", "snake-hunter", "herb-collector", "alchemist"]);
    let mut position = Position::rulebook(3)
        .with("called", played.clone())
        .with("round", 4)
        .with("role", "alchemist")
        .with("starter", 1);
    position = position
        .with("phase", "act")
        .with("actor", 0)
        .with("claimant", 0)
        .with("displaced", json!([1]));
    let five = json!([
        "wolf-keeper",
        "snake-hunter",
        "herb-collector",
        "alchemist",
        "warlock"
    ]);
    for who in ['A', 'B', 'C'] {
        position = position
            .player(who, "hand", json!([]))
            .player(who, "played", five.clone());
    }
    let mut board = position
        .with("called", five)
        .with("round", 5)
        .with("role", "warlock")
        .with("favored", json!([2]))
        .load();
    board.play(&["A none"]);
    assert_eq!(
        (&board.state()["set"], &board.state()["starter"]),
        (&json!(2), &json!(0))
    );
}

#[test]
fn wb_r_19_exclusion_needs_an_unused_colour_and_the_rulebook() {
    let fault = Board::new_game(5, json!({ "role_exclusion": true }), "x")
        .err()
        .unwrap();
    assert_eq!(fault.rule.as_deref(), Some("WB-R-19"));
    assert!(Board::new_game(4, json!({ "role_exclusion": "on" }), "x").is_ok());
}

#[test]
fn wb_r_20_the_exact_number_of_drops_or_none() {
    let mut board = Position::rulebook(3).all("AB", "assistant").load();
    board.play(&["A i-am assistant", "B so-be-it assistant"]);
    assert_eq!(board.refused("B buy 2 red"), "WB-R-20");
    board.play(&["B none"]);
    assert_eq!(board.refused("A buy 2 red"), "WB-R-20");
    assert_eq!(board.refused("A buy 4 red"), "WB-R-20");
}

#[test]
fn wb_r_21_a_red_favor_needs_no_decision() {
    let mut board = Position::rulebook(3).all("ABC", "cutpurse").load();
    board.play(&["A i-am cutpurse", "B so-be-it cutpurse"]);
    board.waits_for('C', "WB-D-03");
}

#[test]
fn wb_r_22_a_role_choice_is_final_and_stays_hidden() {
    let mut board = Board::new_game(3, json!({ "start_player": 0 }), "x").unwrap();
    let hand = "choose witch druid wizard warlock cutpurse";
    board.play(&[&format!("A {hand}")]);
    assert_eq!(
        board.refused("A choose witch druid wizard warlock assistant"),
        "NotYourTurn"
    );
    board.play(&[&format!("B {hand}"), &format!("C {hand}")]);
    assert!(board.view('A')["players"][1].get("hand").is_none());
    assert_eq!(
        board.view('A')["players"][1]["may_hold"]
            .as_array()
            .unwrap()
            .len(),
        12
    );
}

#[test]
fn wb_r_23_a_single_choice_is_resolved_and_logged() {
    let mut board = Position::rulebook(3)
        .all("AB", "alchemist")
        .drops('B', 0, 0, 0)
        .load();
    let events = board.play(&["A i-am alchemist", "B so-be-it alchemist"]);
    assert_eq!(kind(&events, "unable").len(), 1);
    // Two ways of paying are a decision, one is a decision only because of "none".
    let mut board = Position::rulebook(3)
        .hold('A', "warlock")
        .spell("magus")
        .drops('A', 1, 1, 0)
        .load();
    board.play(&["A i-am warlock"]);
    assert_eq!(board.legal('A'), ["none", "cast magus 1 red 1 white"]);
}

#[test]
fn wb_r_24_vials_are_unlimited() {
    let mut board = Position::rulebook(3)
        .hold('A', "fortune-teller")
        .player('B', "vials", 45)
        .load();
    board.play(&["A i-am fortune-teller", "A trade"]);
    assert_eq!(
        (board.goods('A')[4], &board.state()["supply"]["vials"]),
        (2, &json!(-2))
    );
}

#[test]
fn wb_r_25_a_full_shelf_cannot_be_left() {
    let mut board = Position::rulebook(3)
        .hold('A', "cutpurse")
        .with("shelf_gold", 4)
        .gold('B', 3)
        .load();
    board.play(&["A i-am cutpurse", "A collect"]);
    assert_eq!(board.potions('A'), ["gold-shelf-1"]);
}

#[test]
fn wb_r_26_wb_e_29_the_game_ends_at_the_set_limit() {
    let mut board = Board::new_game(3, json!({ "set_limit": 10 }), "x").unwrap();
    for set in 1..=10 {
        assert_eq!(
            (board.status().over, &board.state()["set"]),
            (false, &json!(set))
        );
        board.finish_set();
        if set == 10 {
            assert!(board.status().over);
        }
    }
    assert_eq!(
        board.0.result().unwrap().ranks,
        [1, 1, 1],
        "scored as usual"
    );
    for limit in [9, 201] {
        assert!(Board::new_game(3, json!({ "set_limit": limit }), "x").is_err());
    }
}

#[test]
fn wb_r_27_the_order_of_things_between_sets() {
    let mut board =
        Board::new_game(3, json!({ "role_exclusion": true, "start_player": 0 }), "x").unwrap();
    let mut happened: Vec<String> = Vec::new();
    while board.state()["set"] == 1 {
        let who = board.status().actors[0];
        let letter = (b'A' + who.0) as char;
        let action = board.legal(letter)[0].clone();
        let events = board.play(&[&format!("{letter} {action}")]);
        happened = events
            .iter()
            .map(|event| event["event"].as_str().unwrap().to_string())
            .collect();
    }
    let end = happened
        .iter()
        .position(|event| event == "set-ended")
        .unwrap();
    assert_eq!(
        happened[end..],
        [
            "set-ended",
            "spell-turned",
            "set-began",
            "role-excluded",
            "role-excluded"
        ]
    );
    assert_eq!(board.status().decision, Some("WB-D-01"));
}

#[test]
fn wb_r_28_the_bonus_comes_right_after_the_cauldron() {
    let mut board = Position::rulebook(3).all("ABC", "wizard").load();
    board.play(&["A i-am wizard", "B so-be-it wizard", "B brew copper"]);
    board.waits_for('B', "WB-D-09");
    let mut none = Position::rulebook(3).all("AB", "wizard").load();
    none.play(&["A i-am wizard", "B so-be-it wizard", "B none"]);
    none.waits_for('A', "WB-D-08");
}

#[test]
fn wb_r_29_wb_e_30_memory_mode_in_detail() {
    let position = Position::rulebook(3)
        .option("memory", true)
        .all("AB", "wizard")
        .hold('A', "witch");
    let mut board = position.load();
    board.play(&[
        "A i-am wizard",
        "B so-be-it wizard",
        "B brew copper",
        "B bottle green",
        "A i-am witch",
    ]);
    let seen = board.view('A');
    let of_b = &seen["players"][1];
    assert_eq!(of_b["face_down"], 1);
    for hidden in ["vials", "score", "potions"] {
        assert!(of_b.get(hidden).is_none(), "{hidden}");
        assert!(seen["players"][0].get(hidden).is_some(), "own {hidden}");
    }
    assert_eq!(seen["stacks"]["copper"][0]["id"], "copper-2");
    assert_eq!(of_b["cards"], 4);
    // The log lists only the current round; whoever has heard nothing yet is told everything.
    let witnessed: Vec<_> = board.0.witnessed(Viewer::Seat(seat('A'))).collect();
    let past = board.0.no_longer_logged(&witnessed);
    let told = board.0.events(Viewer::Seat(seat('A')), 0).unwrap();
    assert_eq!(
        (&told[past]["event"], &told[past]["role"]),
        (&json!("called"), &json!("witch"))
    );
    assert_eq!((&told[0]["n"], told.len()), (&json!(0), witnessed.len()));
    assert!(past > 0 && kind(&told, "called").len() == 2);
    let spectator = board.spectator();
    assert!(spectator["players"][1].get("vials").is_none());
    // At game end all is shown.
    let mut over = Board::new_game(3, json!({ "memory": true, "set_limit": 10 }), "m").unwrap();
    over.play_on(|_| false, |_| false);
    assert!(
        over.spectator()["players"]
            .as_array()
            .unwrap()
            .iter()
            .all(|player| player.get("vials").is_some())
    );
    assert_eq!(
        over.0.events(Viewer::Spectator, 0).unwrap()[0]["n"],
        0,
        "the whole log"
    );
}

#[test]
fn wb_r_30_the_card_is_laid_open_before_the_answer() {
    let mut board = Position::rulebook(3).all("AB", "witch").load();
    board.play(&["A i-am witch"]);
    let seen = board.spectator();
    assert_eq!(
        (&seen["players"][1]["played"], &seen["players"][1]["cards"]),
        (&json!(["witch"]), &json!(4))
    );
    let log: Vec<Value> = board.0.events(Viewer::Spectator, 0).unwrap();
    assert_eq!(log.last().unwrap()["event"], "laid-open");
    assert!(kind(&log, "passed").is_empty(), "C's pass is not known yet");
}

#[test]
fn wb_r_31_roles_not_chosen_are_never_shown() {
    let mut board = Board::new_game(3, json!({}), "x").unwrap();
    board.finish_set();
    let log = board.0.events(Viewer::Seat(seat('A')), 0).unwrap();
    let own: Vec<_> = kind(&log, "chose")
        .iter()
        .map(|event| (event["seat"].as_u64().unwrap(), event["roles"].is_null()))
        .collect();
    assert!(
        own.iter().all(|&(who, hidden)| hidden == (who != 0)),
        "{own:?}"
    );
    assert!(
        board.view('A')["players"][1]["played"]
            .as_array()
            .unwrap()
            .is_empty(),
        "a new set"
    );
}

#[test]
fn wb_r_32_tokens_on_a_shelf_are_public_with_their_colours() {
    let drops = json!({ "red": 1, "white": 2, "green": 0 });
    let board = Position::rulebook(3)
        .with("shelf_drops", drops.clone())
        .load();
    assert_eq!(
        (
            &board.spectator()["shelf_drops"],
            &board.view('B')["shelf_drops"]
        ),
        (&drops, &drops)
    );
}

#[test]
fn wb_r_33_a_lone_players_red_role_affects_everybody() {
    let played = json!([
        "wolf-keeper",
        "snake-hunter",
        "herb-collector",
        "alchemist",
        "assistant"
    ]);
    let mut position = Position::rulebook(3)
        .with("called", played.clone())
        .with("round", 5)
        .with("role", "assistant")
        .with("starter", 2);
    for who in ['A', 'B'] {
        position = position
            .player(who, "played", played.clone())
            .player(who, "hand", json!([]))
            .gold(who, 6);
    }
    position = position.player(
        'C',
        "played",
        json!(["wolf-keeper", "snake-hunter", "assistant"]),
    );
    let mut board = position
        .player('C', "hand", json!(["cutpurse", "witch"]))
        .load();
    board.play(&["C i-am cutpurse", "C collect"]);
    assert_eq!((board.goods('A')[3], board.goods('B')[3]), (4, 4));
}

#[test]
fn wb_r_35_an_action_that_could_move_nothing_is_not_offered() {
    let poor = |position: Position| {
        position
            .gold('A', 0)
            .gold('B', 2)
            .gold('C', 2)
            .hold('A', "cutpurse")
    };
    let mut board = poor(Position::rulebook(3)).load();
    assert_eq!(kind(&board.play(&["A i-am cutpurse"]), "unable").len(), 1);
    for change in [
        |position: Position| position.gold('A', 1),
        |position: Position| position.gold('C', 3),
    ] {
        let mut board = change(poor(Position::rulebook(3))).load();
        board.play(&["A i-am cutpurse"]);
        board.waits_for('A', "WB-D-12");
    }
}

#[test]
fn wb_r_36_free_gain_may_be_declined() {
    let mut board = Position::rulebook(3)
        .all("AB", "warlock")
        .spell("copia")
        .load();
    board.play(&["A i-am warlock", "B so-be-it warlock", "B none", "A none"]);
    assert_eq!(
        (board.goods('A'), board.goods('B')),
        ([1, 1, 1, 2, 0], [1, 1, 1, 2, 0])
    );
}

#[test]
fn wb_r_37_the_program_gives_no_early_signal() {
    let mut board = Position::rulebook(3).all("ABC", "witch").load();
    board.play(&["A i-am witch"]);
    assert!(
        board.legal('C').is_empty(),
        "nothing is asked before the turn"
    );
    assert_eq!(board.refused("C i-am witch"), "NotYourTurn");
    let prompt = board.status().text;
    assert!(!prompt.contains("Seat 2"), "{prompt}");
}

#[test]
fn wb_r_38_stacks_of_seven_and_five_and_shares_beyond_the_table() {
    let stacks = Board::new_game(3, json!({}), "x").unwrap().spectator()["stacks"].clone();
    let sizes: Vec<usize> = stacks
        .as_object()
        .unwrap()
        .values()
        .map(|stack| stack.as_array().unwrap().len())
        .collect();
    assert_eq!(sizes, [7, 7, 7, 5, 5]);
    let mut board = Position::manual(3)
        .hold('A', "begging-monk")
        .drops('B', 15, 0, 0)
        .load();
    board.play(&["A i-am begging-monk", "A collect"]);
    assert_eq!(board.goods('B')[0], 12);
}

#[test]
fn wb_r_41_the_winners_shelf_requires_one_less_under_the_manual() {
    let mut board = Position::manual(3)
        .hold('A', "cutpurse")
        .gold('A', 9)
        .load();
    board.play(&["A i-am cutpurse", "A collect"]);
    assert_eq!(board.legal('A').last().unwrap(), "add 4 gold");
    board.play(&["A add 4 gold"]);
    assert_eq!(board.player('A')["stored"]["gold-shelf-1"], 4);
    assert_eq!(board.score('A'), 4 + 5 + 3);
}

#[test]
fn wb_r_42_personal_decks_never_deal_a_role_twice_to_one_player() {
    for seed in 0..20 {
        let board = Board::new_game(
            5,
            json!({ "ruleset": "reference-manual" }),
            &seed.to_string(),
        )
        .unwrap();
        let mut all = Vec::new();
        for who in "ABCDE".chars() {
            let hand = board.player(who)["hand"].as_array().unwrap().clone();
            let different: std::collections::BTreeSet<String> =
                hand.iter().map(ToString::to_string).collect();
            assert_eq!(different.len(), 5);
            all.extend(different);
        }
        let roles: std::collections::BTreeSet<_> = all.iter().collect();
        assert!(
            roles.len() < all.len(),
            "five hands of twelve roles must share some"
        );
    }
}
