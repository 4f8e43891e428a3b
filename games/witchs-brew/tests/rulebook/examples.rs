//! The worked examples WB-E-01 to WB-E-30 with their numbers.

use crate::board::{Board, Position, kind, seat};
use covenstead_core::{Table, Viewer};
use serde_json::json;

#[test]
fn wb_e_01_the_warlock_goes_round() {
    let position = Position::rulebook(5)
        .all("ABCD", "warlock")
        .hold('D', "alchemist")
        .spell("copia");
    let mut board = position.load();
    board.play(&["A i-am warlock", "B so-be-it warlock", "B take gold"]);
    assert_eq!(board.goods('B')[3], 3, "at once");
    board.play(&["C i-am warlock"]);
    assert_eq!(board.state()["displaced"], json!([0]));
    let events = board.play(&["D i-am warlock"]);
    assert_eq!(kind(&events, "passed")[0]["seat"], 4);
    assert_eq!(board.state()["displaced"], json!([0, 2]));
    board.waits_for('D', "WB-D-11");
    board.play(&["D cast copia 1 red 1 white 1 green", "D i-am alchemist"]);
    assert_eq!(
        (board.goods('A'), board.goods('C')),
        ([1, 1, 1, 2, 0], [1, 1, 1, 2, 0]),
        "both gained nothing"
    );
    assert_eq!(
        (board.goods('B')[3], board.goods('D')),
        (3, [2, 2, 2, 2, 0])
    );
}

#[test]
fn wb_e_02_no_favor_for_the_starter() {
    let board = Position::rulebook(5).all("ABCD", "warlock").load();
    assert!(
        board
            .legal('A')
            .iter()
            .all(|action| action.starts_with("i-am "))
    );
    assert_eq!(board.clone().refused("A so-be-it warlock"), "WB-17");
}

/// C (2 gold) calls, D (5) passes, E (6) settles, A (3) claims, B claims and wins.
fn barbs_cutpurse(gold: u16) -> Board {
    let golds = [('A', 3), ('B', gold), ('C', 2), ('D', 5), ('E', 6)];
    let position = golds
        .into_iter()
        .fold(Position::rulebook(5), |position, (who, gold)| {
            position.gold(who, gold)
        });
    let mut board = position.all("ABCE", "cutpurse").with("starter", 2).load();
    board.play(&[
        "C i-am cutpurse",
        "E so-be-it cutpurse",
        "A i-am cutpurse",
        "B i-am cutpurse",
        "B collect",
    ]);
    board
}

#[test]
fn wb_e_03_barb_wins_the_cutpurse_and_completes_the_shelf() {
    let mut board = barbs_cutpurse(4);
    assert_eq!(
        "CDEA"
            .chars()
            .map(|who| board.goods(who)[3])
            .collect::<Vec<_>>(),
        [2, 4, 5, 2]
    );
    assert_eq!(board.state()["shelf_gold"], 3);
    board.play(&["B add 2 gold"]);
    assert_eq!(
        (board.potions('B'), board.score('B'), board.goods('B')[3]),
        (vec!["gold-shelf-1".to_string()], 3, 2)
    );
    assert_eq!(
        (&board.state()["shelf_gold"], &board.view('A')["ravens"]),
        (&json!(0), &json!(0))
    );
    assert_eq!(board.view('A')["players"][1]["face_down"], 1);
}

#[test]
fn wb_e_04_otherwise_the_card_keeps_three_gold() {
    let mut board = barbs_cutpurse(4);
    board.play(&["B add 0 gold"]);
    assert_eq!(
        (&board.state()["shelf_gold"], board.potions('B').len()),
        (&json!(3), 0)
    );
    let board = barbs_cutpurse(0);
    assert_eq!(
        board.state()["shelf_gold"],
        3,
        "owning none there is no decision"
    );
    board.waits_for('B', "WB-D-02");
    assert_eq!(
        (board.goods('A')[3], board.goods('C')[3]),
        (2, 2),
        "no reduction for the displaced"
    );
}

#[test]
fn wb_e_05_magus_with_three_green_and_a_white() {
    let mut board = Position::rulebook(3)
        .spell("magus")
        .hold('A', "warlock")
        .owns('B', "copper-1 copper-2")
        .drops('A', 0, 1, 4)
        .load();
    board.play(&["A i-am warlock", "A cast magus 1 white 3 green"]);
    assert_eq!(
        (board.potions('A'), board.score('A'), board.goods('A')),
        (vec!["copper-3".to_string()], 4, [0, 0, 1, 2, 0])
    );
    board.waits_for('A', "WB-D-02");
}

#[test]
fn wb_e_06_copia_has_ten_choices_besides_none() {
    let mut board = Position::rulebook(3)
        .spell("copia")
        .hold('A', "warlock")
        .load();
    board.play(&["A i-am warlock"]);
    let legal = board.legal('A');
    assert_eq!(legal.len(), 11);
    for choice in [
        "cast copia 1 red 1 white 1 green",
        "cast copia 2 red 1 white",
    ] {
        assert!(legal.iter().any(|action| action == choice));
    }
}

#[test]
fn wb_e_07_the_assistants_winner_with_one_gold() {
    for choice in ["2 red 1 green", "3 white"] {
        let mut board = Position::rulebook(3)
            .hold('A', "assistant")
            .gold('A', 1)
            .load();
        board.play(&["A i-am assistant", &format!("A buy {choice}")]);
        assert_eq!(board.goods('A')[3], 0);
    }
}

#[test]
fn wb_e_08_a_favor_takes_the_first_copper_from_the_winner() {
    let mut board = Position::rulebook(3).all("AB", "wizard").load();
    board.play(&[
        "A i-am wizard",
        "B so-be-it wizard",
        "B brew copper",
        "B bottle green",
    ]);
    assert_eq!((board.goods('B'), board.score('B')), ([0, 0, 0, 0, 1], 3));
    assert_eq!(board.goods('A'), [1, 1, 1, 2, 0]);
    board.waits_for('A', "WB-D-02");
}

#[test]
fn wb_e_09_the_last_silver_cauldron() {
    let six = "silver-1 silver-2 silver-3 silver-4 silver-5 silver-6";
    let position = Position::rulebook(4)
        .owns('D', six)
        .all("ABC", "druid")
        .drops('A', 1, 3, 4)
        .drops('B', 1, 3, 5);
    let mut board = position.load();
    assert_eq!(board.view('A')["ravens"], 1);
    board.play(&[
        "A i-am druid",
        "B so-be-it druid",
        "B brew silver",
        "B bottle green",
    ]);
    assert_eq!((board.goods('B'), board.score('B')), ([0, 0, 0, 0, 1], 9));
    assert_eq!(
        board.view('A')["players"][1]["face_up"],
        json!(["silver-7"])
    );
    let events = board.play(&["C so-be-it druid"]);
    let unable: Vec<_> = kind(&events, "unable")
        .iter()
        .map(|event| event["seat"].clone())
        .collect();
    assert_eq!(unable, [2, 0], "C nothing, A as winner nothing");
    assert_eq!(board.view('A')["ravens"], 2);
}

#[test]
fn wb_e_10_a_begging_monk_that_falls_short() {
    let position = Position::rulebook(4)
        .all("AC", "begging-monk")
        .drops('A', 2, 0, 0)
        .drops('B', 4, 3, 2)
        .drops('C', 7, 0, 0);
    let mut board = position.drops('D', 1, 1, 1).load();
    board.play(&[
        "A i-am begging-monk",
        "C so-be-it begging-monk",
        "A collect",
    ]);
    assert_eq!(board.legal('B').len(), 6);
    board.play(&["B give 2 green"]);
    assert_eq!(
        (
            board.goods('C')[0],
            board.goods('D')[..3].iter().sum::<i64>()
        ),
        (7, 3)
    );
    assert_eq!(board.legal('A'), ["add 0 drops", "add 1 red", "add 2 red"]);
    board.play(&["A add 1 red"]);
    assert_eq!(
        board.state()["shelf_drops"],
        json!({ "red": 1, "white": 0, "green": 2 })
    );
}

#[test]
fn wb_e_11_a_later_monk_completes_the_shelf() {
    let position = Position::rulebook(4)
        .hold('D', "begging-monk")
        .with("starter", 3)
        .drops('A', 1, 0, 0)
        .drops('B', 7, 0, 0);
    let mut board = position
        .drops('C', 0, 7, 0)
        .with("shelf_drops", json!({ "red": 1, "green": 2 }))
        .load();
    board.play(&["D i-am begging-monk", "D collect"]);
    assert_eq!(
        (board.potions('D'), board.score('D')),
        (vec!["ingredient-shelf-1".to_string()], 3)
    );
    assert_eq!(
        board.state()["shelf_drops"],
        json!({ "red": 0, "white": 0, "green": 0 })
    );
    board.waits_for('D', "WB-D-02");
}

#[test]
fn wb_e_12_more_than_enough_takes_one_shelf() {
    let position = Position::rulebook(4)
        .hold('A', "cutpurse")
        .owns('B', "gold-shelf-1")
        .with("shelf_gold", 4);
    let mut board = position.gold('B', 9).gold('C', 6).gold('D', 3).load();
    board.play(&["A i-am cutpurse", "A collect"]);
    assert_eq!(
        (board.potions('A'), board.score('A')),
        (vec!["gold-shelf-2".to_string()], 4)
    );
    assert_eq!(
        (
            &board.state()["shelf_gold"],
            "BCD"
                .chars()
                .map(|who| board.goods(who)[3])
                .collect::<Vec<_>>()
        ),
        (&json!(0), vec![6, 4, 2])
    );
}

#[test]
fn wb_e_13_losses_with_the_favor() {
    for (gold, loss) in [(2, 0), (3, 0), (5, 0), (6, 1), (9, 2)] {
        let mut board = Position::rulebook(3)
            .all("AB", "cutpurse")
            .gold('B', gold)
            .load();
        board.play(&["A i-am cutpurse", "B so-be-it cutpurse", "A collect"]);
        assert_eq!(board.goods('B')[3], i64::from(gold) - loss, "{gold} gold");
    }
    for (drops, loss) in [(3, 0), (4, 0), (8, 1)] {
        let mut board = Position::rulebook(3)
            .all("AB", "begging-monk")
            .drops('B', drops, 0, 0)
            .load();
        board.play(&[
            "A i-am begging-monk",
            "B so-be-it begging-monk",
            "A collect",
        ]);
        assert_eq!(
            board.goods('B')[0],
            i64::from(drops) - loss,
            "{drops} drops"
        );
    }
}

#[test]
fn wb_e_14_exact_payment_leaves_no_bonus() {
    let mut board = Position::rulebook(3)
        .hold('A', "wizard")
        .drops('A', 1, 1, 0)
        .load();
    board.play(&["A i-am wizard", "A brew copper"]);
    board.waits_for('A', "WB-D-02");
    let mut board = Position::rulebook(3)
        .hold('A', "wizard")
        .drops('A', 1, 1, 2)
        .load();
    board.play(&["A i-am wizard", "A brew copper"]);
    assert_eq!(board.legal('A'), ["none", "bottle green"]);
    board.play(&["A bottle green"]);
    assert_eq!(board.goods('A'), [0, 0, 1, 2, 1]);
    board.waits_for('A', "WB-D-02");
}

/// Plays the first set with these hands and counts its rounds.
fn rounds_with(hands: [&str; 3]) -> usize {
    let mut board = Board::new_game(3, json!({ "start_player": 0 }), "x").unwrap();
    for (who, hand) in "ABC".chars().zip(hands) {
        board.play(&[&format!("{who} choose {hand}")]);
    }
    let mut rounds = 0;
    while board.state()["set"] == 1 {
        let letter = (b'A' + board.status().actors[0].0) as char;
        let action = board.legal(letter)[0].clone();
        rounds += kind(&board.play(&[&format!("{letter} {action}")]), "called").len();
    }
    rounds
}

#[test]
fn wb_e_15_twelve_rounds_or_five() {
    let a = "wolf_keeper snake_hunter herb_collector alchemist fortune_teller";
    let b = "assistant wizard witch druid warlock";
    let c = "cutpurse begging_monk wolf_keeper wizard warlock";
    assert_eq!((rounds_with([a, b, c]), rounds_with([b, b, b])), (12, 5));
}

#[test]
fn wb_e_16_the_only_player_with_cards_calls_and_wins() {
    let called = json!(["wolf-keeper", "snake-hunter", "herb-collector", "alchemist"]);
    let five = json!([
        "wolf-keeper",
        "snake-hunter",
        "herb-collector",
        "alchemist",
        "warlock"
    ]);
    let mut position = Position::rulebook(4)
        .with("called", called.clone())
        .with("round", 4)
        .with("role", "alchemist");
    position = position
        .with("called", five.clone())
        .with("round", 5)
        .with("role", "warlock")
        .with("phase", "act")
        .with("actor", 1);
    position = position
        .with("starter", 0)
        .with("claimant", 1)
        .with("displaced", json!([0]))
        .with("favored", json!([2]));
    for who in ['A', 'B', 'C'] {
        position = position
            .player(who, "played", five.clone())
            .player(who, "hand", json!([]));
    }
    position = position.player(
        'D',
        "played",
        json!(["wolf-keeper", "snake-hunter", "alchemist"]),
    );
    let mut board = position
        .player('D', "hand", json!(["witch", "druid"]))
        .load();
    board.play(&["B none"]);
    board.waits_for('D', "WB-D-02");
    let events = board.play(&["D i-am witch", "D none", "D none"]);
    let won: Vec<_> = kind(&events, "won")
        .iter()
        .map(|event| (event["seat"].clone(), event["role"].clone()))
        .collect();
    assert_eq!(
        won,
        [(json!(3), json!("witch")), (json!(3), json!("druid"))]
    );
    assert_eq!(
        (&board.state()["set"], &board.state()["starter"]),
        (&json!(2), &json!(3))
    );
}

#[test]
fn wb_e_18_ravens_taken_in_mid_set_end_the_game_after_it() {
    let three = "copper-1 copper-2 copper-3 copper-4 copper-5 copper-6 copper-7 iron-1 iron-2 iron-3 iron-4 iron-5 iron-6";
    let silver = "silver-1 silver-2 silver-3 silver-4";
    let position = Position::rulebook(3)
        .owns('B', three)
        .owns('C', silver)
        .hold('A', "witch druid")
        .drops('A', 9, 9, 9);
    let mut board = position.load();
    assert_eq!(board.view('A')["ravens"], 3);
    board.play(&["A i-am witch", "A brew iron", "A none"]);
    assert_eq!(
        (&board.view('A')["ravens"], board.status().over),
        (&json!(4), false)
    );
    board.play(&["A i-am druid", "A brew silver", "A none"]);
    assert_eq!(
        (&board.view('A')["ravens"], board.status().over),
        (&json!(5), false)
    );
    board.finish_set();
    assert_eq!(
        (&board.view('A')["ravens"], board.status().over),
        (&json!(5), true)
    );
    let mut on = Position::rulebook(3).owns('B', three).load();
    on.finish_set();
    assert!(!on.status().over, "with 3 ravens it goes on");
}

#[test]
fn wb_e_20_optio_offers_what_can_be_paid_exactly() {
    let position = Position::rulebook(3)
        .spell("optio")
        .hold('A', "warlock")
        .owns('B', "copper-1 copper-2 silver-1");
    let mut board = position.drops('A', 1, 1, 2).gold('A', 0).load();
    board.play(&["A i-am warlock"]);
    assert_eq!(
        board.legal('A'),
        ["none", "cast optio iron", "cast optio silver"]
    );
    board.play(&["A cast optio iron"]);
    board.waits_for('A', "WB-D-02");
    assert_eq!(board.goods('A'), [0, 1, 1, 0, 0]);
}

#[test]
fn wb_e_21_magus_selections() {
    let position = Position::rulebook(3)
        .spell("magus")
        .hold('A', "warlock")
        .owns('B', "copper-1 copper-2");
    let mut poor = position.clone().drops('A', 1, 1, 1).load();
    assert_eq!(kind(&poor.play(&["A i-am warlock"]), "unable").len(), 1);
    let mut board = position.drops('A', 1, 3, 1).load();
    board.play(&["A i-am warlock"]);
    let choices = [
        "none",
        "cast magus 3 white 1 green",
        "cast magus 1 red 2 white 1 green",
        "cast magus 1 red 3 white",
    ];
    assert_eq!(board.legal('A'), choices);
}

#[test]
fn wb_e_22_herba_without_a_green_drop_is_nothing() {
    let mut board = Position::rulebook(3)
        .spell("herba")
        .hold('A', "warlock")
        .drops('A', 3, 3, 0)
        .load();
    let events = board.play(&["A i-am warlock"]);
    assert_eq!(kind(&events, "unable").len(), 1);
    assert_eq!(board.goods('A'), [3, 3, 0, 2, 0]);
}

#[test]
fn wb_e_23_an_alchemist_round() {
    let position = Position::rulebook(3)
        .all("ABC", "alchemist")
        .drops('A', 0, 0, 0)
        .drops('B', 0, 0, 1)
        .drops('C', 2, 0, 0);
    let mut board = position.load();
    board.play(&[
        "A i-am alchemist",
        "B so-be-it alchemist",
        "B sell green",
        "C i-am alchemist",
        "C sell red",
    ]);
    assert_eq!(
        (board.goods('B')[3], board.goods('C')),
        (4, [1, 0, 0, 7, 0])
    );
    let mut alone = Position::rulebook(3)
        .hold('A', "alchemist")
        .drops('A', 0, 0, 0)
        .load();
    alone.play(&["A i-am alchemist"]);
    alone.waits_for('A', "WB-D-02");
}

#[test]
fn wb_e_24_three_red_or_nothing() {
    let mut board = Position::rulebook(3).all("AB", "wolf-keeper").load();
    board.play(&["A i-am wolf-keeper", "B so-be-it wolf-keeper"]);
    assert_eq!(board.legal('B'), ["none", "gather red"]);
    board.play(&["B gather red"]);
    assert_eq!(board.legal('A'), ["none", "gather red"]);
    board.play(&["A gather red"]);
    assert_eq!((board.goods('A')[0], board.goods('B')[0]), (4, 2));
}

#[test]
fn wb_e_25_an_empty_gold_shelf_stack_costs_nobody_anything() {
    let shelves = "gold-shelf-1 gold-shelf-2 gold-shelf-3 gold-shelf-4 gold-shelf-5";
    let mut board = Position::rulebook(3)
        .hold('A', "cutpurse")
        .owns('A', shelves)
        .gold('B', 9)
        .gold('C', 9)
        .load();
    board.play(&["A i-am cutpurse"]);
    board.waits_for('A', "WB-D-02");
    assert_eq!((board.goods('B')[3], board.goods('C')[3]), (9, 9));
}

#[test]
fn wb_e_26_a_pass_proves_the_role_is_not_held() {
    use covenstead_core::{FastRng, Game};
    let mut board = Position::rulebook(4).all("AD", "druid").load();
    board.play(&["A i-am druid"]);
    board.waits_for('D', "WB-D-03");
    let may_hold = |board: &Board, who: usize| {
        board.view('A')["players"][who]["may_hold"]
            .to_string()
            .contains("druid")
    };
    assert!(!may_hold(&board, 1) && !may_hold(&board, 2));
    // In a lap where C has not acted, C may hold it and B may not.
    let mut board = Position::rulebook(4).all("AB", "druid").load();
    board.play(&["A i-am druid", "B so-be-it druid"]);
    assert!(!may_hold(&board, 1) && may_hold(&board, 2) && may_hold(&board, 3));
    let (game, mut rng) = (board.0.rules(), FastRng::new(5));
    let view = game.view(board.0.true_state(), Viewer::Seat(seat('A')));
    let mut held = 0;
    for _ in 0..300 {
        let imagined = game.imagine(&view, &mut rng);
        let druid = covenstead_witchs_brew::Role::Druid;
        assert!(!imagined.secrets[1].hand.contains(druid));
        held += u32::from(imagined.secrets[2].hand.contains(druid));
    }
    assert!(
        (60..240).contains(&held),
        "C may hold the Druid: {held} of 300"
    );
}

#[test]
fn wb_e_27_the_ninth_set_repeats_the_first_spell() {
    let mut board = Board::new_game(3, json!({ "start_player": 0 }), "x").unwrap();
    let mut used = Vec::new();
    for _ in 0..9 {
        used.push(board.view('A')["spell"].clone());
        board.finish_set();
    }
    assert_eq!(used[8], used[0]);
    assert_eq!(
        used[..8]
            .iter()
            .map(ToString::to_string)
            .collect::<std::collections::BTreeSet<_>>()
            .len(),
        8
    );
}

#[test]
fn wb_e_28_role_exclusion_with_three_players() {
    let mut board =
        Board::new_game(3, json!({ "role_exclusion": true, "start_player": 0 }), "x").unwrap();
    assert_eq!(board.legal('A').len(), 252);
    let excluded = board.state()["excluded"][0].as_str().unwrap().to_string();
    let rest: Vec<String> = board.legal('A')[0]
        .split(' ')
        .skip(1)
        .take(4)
        .map(str::to_string)
        .collect();
    assert_eq!(
        board.refused(&format!("A choose {excluded} {}", rest.join(" "))),
        "WB-71"
    );
    let mut turned = Vec::new();
    for _ in 0..6 {
        turned.extend(
            board.state()["excluded"]
                .as_array()
                .unwrap()
                .iter()
                .map(ToString::to_string),
        );
        let mut rounds = 0;
        let set = board.state()["set"].clone();
        while board.state()["set"] == set {
            rounds = rounds.max(board.state()["round"].as_u64().unwrap());
            let letter = (b'A' + board.status().actors[0].0) as char;
            let legal = board.legal(letter);
            let action = legal[legal.len() / (1 + usize::from(letter as u8 - b'A'))..]
                .first()
                .unwrap_or(&legal[0])
                .clone();
            board.play(&[&format!("{letter} {action}")]);
        }
        assert!(rounds <= 10);
    }
    assert_eq!(
        turned
            .iter()
            .collect::<std::collections::BTreeSet<_>>()
            .len(),
        12
    );
    let _ = board.0.record();
}
