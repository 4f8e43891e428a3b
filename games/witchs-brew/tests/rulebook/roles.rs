//! The twelve roles and the eight spells: WB-38 to WB-56.

use crate::board::{Board, Position, kind};

/// A wins `role` alone; B has said so be it.
fn won_with_favor(role: &str, position: Position) -> Board {
    let mut board = position.all("AB", role).load();
    board.play(&[&format!("A i-am {role}"), &format!("B so-be-it {role}")]);
    board
}

/// A has won the Warlock with this spell.
fn casting(spell: &str, position: Position) -> Board {
    let mut board = position.spell(spell).hold('A', "warlock").load();
    board.play(&["A i-am warlock"]);
    board
}

#[test]
fn wb_38_gatherers_take_three_or_one_of_their_colour() {
    for (role, colour, place) in [
        ("wolf-keeper", "red", 0),
        ("snake-hunter", "white", 1),
        ("herb-collector", "green", 2),
    ] {
        let mut board = won_with_favor(role, Position::rulebook(3));
        let take = format!("gather {colour}");
        assert_eq!(board.legal('B'), ["none", &take]);
        board.play(&[&format!("B {take}")]);
        assert_eq!(board.legal('A'), ["none", &take]);
        board.play(&[&format!("A {take}")]);
        assert_eq!((board.goods('A')[place], board.goods('B')[place]), (4, 2));
        assert_eq!(board.goods('A')[..3].iter().sum::<i64>(), 6);
    }
    let mut board = won_with_favor("wolf-keeper", Position::rulebook(3));
    assert_eq!(board.refused("B gather green"), "WB-38");
}

#[test]
fn wb_39_the_alchemist_turns_one_drop_of_any_colour_into_gold() {
    let mut board = won_with_favor("alchemist", Position::rulebook(3).drops('A', 2, 0, 1));
    board.play(&["B sell white"]);
    assert_eq!(board.goods('B'), [1, 0, 1, 4, 0]);
    assert_eq!(board.legal('A'), ["none", "sell red", "sell green"]);
    assert_eq!(board.refused("A sell white"), "WB-39");
    board.play(&["A sell red"]);
    assert_eq!(board.goods('A'), [1, 0, 1, 7, 0]);
}

#[test]
fn wb_40_the_fortune_teller_turns_one_gold_into_vials() {
    let mut board = won_with_favor("fortune-teller", Position::rulebook(3));
    board.play(&["B trade", "A trade"]);
    assert_eq!(
        (board.goods('A'), board.goods('B')),
        ([1, 1, 1, 1, 2], [1, 1, 1, 1, 1])
    );
}

#[test]
fn wb_41_the_assistant_turns_one_gold_into_drops_in_any_mix() {
    let mut board = won_with_favor("assistant", Position::rulebook(3));
    assert_eq!(
        board.legal('B'),
        ["none", "buy 1 green", "buy 1 white", "buy 1 red"]
    );
    board.play(&["B buy green"]);
    assert_eq!(board.goods('B'), [1, 1, 2, 1, 0]);
    assert_eq!(board.legal('A').len(), 11);
    board.play(&["A buy red red green"]);
    assert_eq!(board.goods('A'), [3, 1, 2, 1, 0]);
}

#[test]
fn wb_42_each_brewer_has_a_metal() {
    for (role, metal) in [("wizard", "copper"), ("witch", "iron"), ("druid", "silver")] {
        let mut board = Position::rulebook(3).hold('A', role).load();
        board.play(&[&format!("A i-am {role}")]);
        assert_eq!(board.legal('A'), ["none", &format!("brew {metal}")]);
        let other = if metal == "iron" { "copper" } else { "iron" };
        assert_eq!(board.refused(&format!("A brew {other}")), "WB-42");
        board.play(&[&format!("A brew {metal}")]);
        assert_eq!(board.potions('A'), [format!("{metal}-1")]);
    }
}

#[test]
fn wb_43_the_full_action_costs_exactly_the_drops_shown_and_no_gold() {
    let mut board = Position::rulebook(3)
        .hold('A', "wizard")
        .owns('C', "copper-1")
        .drops('A', 2, 3, 1)
        .gold('A', 0)
        .load();
    board.play(&["A i-am wizard", "A brew copper"]);
    assert_eq!(board.goods('A'), [1, 1, 1, 0, 0], "2W 1R were paid");
    assert_eq!(board.potions('A'), ["copper-2"]);
}

#[test]
fn wb_44_the_favor_costs_two_gold_besides() {
    let mut board = won_with_favor("witch", Position::rulebook(3).gold('B', 3));
    board.play(&["B brew iron", "B none"]);
    assert_eq!(board.goods('B'), [0, 1, 0, 1, 0]);
    let board = won_with_favor("witch", Position::rulebook(3).gold('B', 1));
    board.waits_for('A', "WB-D-08");
}

#[test]
fn wb_45_one_cauldron_at_most_and_always_the_top_one() {
    let mut board = won_with_favor(
        "druid",
        Position::rulebook(3)
            .drops('A', 9, 9, 9)
            .drops('B', 9, 9, 9),
    );
    board.play(&["B brew silver", "B none", "A brew silver", "A none"]);
    assert_eq!(
        (board.potions('B'), board.potions('A')),
        (vec!["silver-1".into()], vec!["silver-2".to_string()])
    );
    board.waits_for('A', "WB-D-02");
}

#[test]
fn wb_46_a_cauldron_with_a_raven_stays_face_up() {
    let owned = "copper-1 copper-2 copper-3 copper-4";
    let mut board = Position::rulebook(3)
        .hold('A', "wizard")
        .owns('A', owned)
        .drops('A', 2, 3, 1)
        .option("memory", true)
        .load();
    board.play(&["A i-am wizard", "A brew copper"]);
    let shown = board.view('B')["players"][0].clone();
    assert_eq!(
        (&shown["face_up"][0], &shown["face_down"]),
        (&"copper-5".into(), &4.into())
    );
}

#[test]
fn wb_47_one_more_drop_buys_one_vial_once() {
    let mut board = won_with_favor(
        "wizard",
        Position::rulebook(3)
            .drops('B', 1, 1, 2)
            .drops('A', 1, 2, 0),
    );
    board.play(&["B brew copper"]);
    assert_eq!(board.legal('B'), ["none", "bottle green"]);
    assert_eq!(board.refused("B bottle red"), "WB-47");
    board.play(&["B bottle green"]);
    assert_eq!(board.goods('B'), [0, 0, 1, 0, 1]);
    board.waits_for('A', "WB-D-08");
    board.play(&["A brew copper"]);
    board.waits_for('A', "WB-D-02");
}

#[test]
fn wb_48_the_winner_casts_and_the_favor_is_one_gold() {
    let mut board = won_with_favor("warlock", Position::rulebook(3).spell("lupus"));
    assert_eq!(board.legal('B'), ["none", "take gold"]);
    assert_eq!(board.refused("B cast lupus"), "WB-48");
    board.play(&["B take gold", "A cast lupus"]);
    assert_eq!(
        (board.goods('A'), board.goods('B')),
        ([0, 1, 1, 2, 2], [1, 1, 1, 3, 0])
    );
    board.waits_for('A', "WB-D-02");
}

#[test]
fn wb_49_copia_takes_three_drops_in_any_mix() {
    let mut board = casting("copia", Position::rulebook(3));
    assert_eq!(board.legal('A').len(), 11);
    assert_eq!(board.refused("A cast copia 2 red"), "WB-R-20");
    board.play(&["A cast copia 2 red 1 white"]);
    assert_eq!(board.goods('A'), [3, 2, 1, 2, 0]);
}

/// The spell takes the top cauldron of `metal` for two drops of any colours.
fn takes_for_any_drops(spell: &str, metal: &str, position: Position) {
    let mut board = casting(spell, position.drops('A', 0, 1, 1));
    assert_eq!(
        board.legal('A'),
        ["none".to_string(), format!("cast {spell} 1 white 1 green")]
    );
    board.play(&[&format!("A cast {spell} 1 white 1 green")]);
    assert_eq!(
        (board.potions('A'), board.goods('A')),
        (vec![format!("{metal}-1")], [0, 0, 0, 2, 0])
    );
}

#[test]
fn wb_50_magus_takes_copper_for_any_drops() {
    takes_for_any_drops("magus", "copper", Position::rulebook(3));
    let mut board = casting("magus", Position::rulebook(3).drops('A', 2, 2, 0));
    assert_eq!(board.refused("A cast magus 3 red"), "WB-50");
    assert_eq!(board.refused("A cast magus 1 red 1 green"), "WB-50");
}

#[test]
fn wb_51_strix_takes_iron() {
    takes_for_any_drops("strix", "iron", Position::rulebook(3));
}

#[test]
fn wb_52_sanatio_takes_silver() {
    takes_for_any_drops("sanatio", "silver", Position::rulebook(3));
}

#[test]
fn wb_53_optio_takes_any_top_cauldron_for_exactly_its_drops() {
    let mut board = casting("optio", Position::rulebook(3).drops('A', 1, 1, 0));
    assert_eq!(board.legal('A'), ["none", "cast optio copper"]);
    assert_eq!(board.refused("A cast optio iron"), "WB-53");
    board.play(&["A cast optio copper"]);
    assert_eq!(
        (board.potions('A'), board.goods('A')),
        (vec!["copper-1".to_string()], [0, 0, 0, 2, 0])
    );
}

#[test]
fn wb_54_herba_lupus_and_serpens_turn_a_drop_into_two_vials() {
    for (spell, left) in [
        ("herba", [1, 1, 0]),
        ("lupus", [0, 1, 1]),
        ("serpens", [1, 0, 1]),
    ] {
        let mut board = casting(spell, Position::rulebook(3));
        assert_eq!(
            board.legal('A'),
            ["none".to_string(), format!("cast {spell}")]
        );
        board.play(&[&format!("A cast {spell}")]);
        assert_eq!(
            (&board.goods('A')[..3], board.goods('A')[4]),
            (&left[..], 2)
        );
    }
}

#[test]
fn wb_55_a_spells_cauldron_gives_no_vial_bonus() {
    for action in ["magus 1 red 1 white", "optio copper"] {
        let spell = action.split(' ').next().unwrap();
        let mut board = casting(spell, Position::rulebook(3).drops('A', 5, 5, 5));
        board.play(&[&format!("A cast {action}")]);
        board.waits_for('A', "WB-D-02");
        assert_eq!(board.goods('A')[4], 0);
    }
}

#[test]
fn wb_56_a_spells_cauldron_with_a_raven_stays_face_up() {
    let owned = "copper-1 copper-2 copper-3 copper-4";
    let mut board = casting(
        "magus",
        Position::rulebook(3)
            .owns('B', owned)
            .drops('A', 6, 0, 0)
            .option("memory", true),
    );
    let events = board.play(&["A cast magus 6 red"]);
    assert_eq!(kind(&events, "cast-cauldron")[0]["raven"], true);
    assert_eq!(board.view('C')["players"][0]["face_up"][0], "copper-5");
}
