//! Creatures and Characters (BR-68 to BR-72, BR-90 to BR-103).

use crate::play::{Play, Position, position};
use covenstead_brew::{Creature, Power};
use covenstead_core::{DataFile, Seat};

fn with_tops() -> Position {
    position(2)
        .pool(0, "grove crag")
        .tops("sp1", "su1", "fa1", "wi1")
}

fn trained_by(play: &Play) -> String {
    play.ids(0, "trained")
}

#[test]
fn br_68_training_takes_a_top_card() {
    let mut play = with_tops().load().script(&["turn-up su7"]);
    play.plays(&["place grove f03/1", "train su1"]);
    assert_eq!(
        (trained_by(&play), play.table().piles[1]),
        ("su1".into(), Some(Creature::Su7))
    );
    assert_eq!(
        play.table()
            .pile_below(covenstead_brew::Season::Summer)
            .len(),
        7
    );
    let mut play = with_tops().load();
    play.plays(&["place grove f03/1", "decline train"]);
    assert_eq!(trained_by(&play), "", "training is optional");
    // Its power works from then on: the next placement triggers it.
    let mut play = with_tops()
        .pool(0, "grove mire")
        .tops("sp1", "su2", "fa1", "wi1")
        .load();
    play.plays(&["place grove f03/1", "train su2", "place mire f03/3"]);
    assert_eq!(play.table().pending.scorches, 1);
}

#[test]
fn br_69_never_more_than_three() {
    let mut play = with_tops().trained(0, "sp2 fa2 wi2").load();
    play.plays(&["place grove f03/1", "train su1"]);
    assert_eq!(play.asked(), "BR-D-06");
    assert_eq!(play.refused("place crag f03/2"), "BR-69");
    assert_eq!(play.refused("release sp3"), "BR-69");
    play.play("release sp2");
    assert_eq!(
        (trained_by(&play), play.ids(0, "released")),
        ("su1 fa2 wi2".into(), "sp2".into())
    );
}

#[test]
fn br_70_a_released_creature_has_no_power() {
    let mut play = with_tops().cards(0, "released", "su2 fa6").load();
    play.play("place grove f03/0");
    assert_eq!(
        (play.asked(), play.table().pending.scorches),
        ("BR-D-02", 0)
    );
    assert_eq!(play.refused("place crag fa6"), "BR-R-25");
    let end = position(2).cards(0, "released", "su2").over().load();
    assert_eq!(end.scores()[0], 1, "it still scores");
}

#[test]
fn br_71_powers_work_every_time() {
    let mut play = with_tops()
        .pool(0, "grove crag mire")
        .trained(0, "fa2")
        .load();
    for (action, crystals, others) in [
        ("place grove f03/0", 2, 0),
        ("place crag f03/2", 2, 2),
        ("place mire f03/3", 2, 4),
    ] {
        play.play(action);
        assert_eq!(
            (play.goods(0)[2], play.goods(0)[0] + play.goods(0)[1]),
            (crystals, others)
        );
    }
}

#[test]
fn br_72_one_creature_to_a_forest_of_its_season() {
    let score = |creatures: &str, forests: &str| {
        let play = position(2)
            .cards(0, "released", creatures)
            .cards(0, "claimed", forests)
            .over()
            .load();
        let forests: i32 = play
            .player(0)
            .claimed
            .iter()
            .map(|one| i32::from(play.game.components().forest(one).vp))
            .sum();
        play.scores()[0] - forests
    };
    assert_eq!(
        score("sp1 sp2", "f02"),
        3 + 1,
        "no other Creature lives there"
    );
    assert_eq!(
        score("sp1 su1", "f09"),
        3 + 1,
        "a two-season Forest takes one of either"
    );
    assert_eq!(score("wi1", "f02"), 1);
}

#[test]
fn br_90_scorching_after_placing_in_a_season() {
    let places = [
        ("su1", "f09/0", 1),
        ("su2", "f03/0", 1),
        ("su3", "f05/0", 1),
        ("su4", "f05/0", 0),
        ("su1", "f05/0", 0),
    ];
    for (creature, place, scorches) in places {
        let mut play = position(2)
            .pool(0, "grove crag")
            .trained(0, creature)
            .load();
        play.play(&format!("place grove {place}"));
        assert_eq!(
            play.table().pending.scorches,
            scorches,
            "{creature} {place}"
        );
    }
    let mut play = position(2)
        .row_of("f07 f03 f05")
        .pool(0, "grove crag")
        .trained(0, "su4")
        .load();
    play.plays(&["place grove f07/0", "scorch f03/0"]);
    assert_eq!(play.table().scorched.len(), 1, "in any Forest");
}

#[test]
fn br_91_powers_of_the_village() {
    let mut play = position(2)
        .pool(0, "grove crag")
        .trained(0, "su5 fa5")
        .goods(0, [0, 0, 0, 0])
        .load();
    play.play("place grove day-any-right");
    assert_eq!(
        (play.table().pending.scorches, play.table().pending.gathers),
        (1, 1)
    );
    play.plays(&[
        "gather crystal",
        "exchange 1 crystal for 1 herb",
        "scorch f05/0",
    ]);
    assert_eq!(play.goods(0), [1, 0, 0, 0]);
    let mut play = position(2)
        .pool(0, "grove crag")
        .trained(0, "su5 fa5")
        .load();
    play.play("place grove f03/0");
    assert_eq!(play.asked(), "BR-D-02", "not in a Forest");
}

#[test]
fn br_92_turning_element_dice() {
    for (creature, to) in [("su6", "wind"), ("su7", "fire"), ("su8", "water")] {
        let from = if to == "wind" { "fire" } else { "wind" };
        let mut play = position(2)
            .pool(0, &format!("crag {from} {from}"))
            .trained(0, creature)
            .load();
        assert_eq!(play.offers("turn"), [format!("turn {from} {to}")]);
        play.play(&format!("turn {from} {to}"))
            .play(&format!("turn {from} {to}"));
        assert_eq!(
            play.pool(0),
            format!("crag {to} {to}"),
            "any number of them"
        );
        assert_eq!(play.refused(&format!("turn {to} {from}")), "BR-R-42");
    }
    let play = position(2).pool(0, "crag fire").load();
    assert_eq!(play.refused("turn fire wind"), "BR-92");
    assert_eq!(play.refused("turn crag wind"), "BR-92");
}

#[test]
fn br_93_an_ingredient_becomes_a_berry() {
    for (creature, place, left) in [
        ("sp6", "f05/0", [0, 0, 0, 1]),
        ("sp8", "f03/0", [0, 0, 0, 1]),
        ("sp7", "f09/1", [0, 0, 0, 1]),
    ] {
        let mut play = position(2)
            .pool(0, "grove crag")
            .trained(0, creature)
            .load();
        play.play(&format!("place grove {place}"));
        assert_eq!(play.goods(0), left, "{creature}");
    }
    let mut choice = position(2).pool(0, "grove crag").trained(0, "sp6").load();
    choice.plays(&["place grove day-any-left", "gather herb"]);
    assert_eq!(choice.goods(0), [0, 0, 0, 1], "also by choice");
    let mut each = position(2)
        .round(2)
        .pool(0, "water crag")
        .trained(0, "sp6 sp7 sp8")
        .load();
    each.play("place water night-water");
    assert_eq!(each.goods(0), [0, 0, 0, 3], "each Creature once");
}

#[test]
fn br_94_gathering_more_in_a_season() {
    for (creature, place, count) in [
        ("fa1", "f09/0", 2),
        ("fa2", "f09/0", 2),
        ("fa3", "f05/0", 2),
        ("fa4", "f05/0", 1),
    ] {
        let mut play = position(2)
            .pool(0, "grove crag")
            .trained(0, creature)
            .load();
        play.play(&format!("place grove {place}"));
        assert_eq!(play.goods(0)[0], count, "{creature}");
    }
    let mut winter = position(2)
        .row_of("f07 f03 f05")
        .pool(0, "crag mire")
        .trained(0, "fa4")
        .load();
    winter.play("place crag f07/2");
    assert_eq!(winter.goods(0), [2, 0, 0, 0]);
    let mut forced = position(2)
        .pool(0, "grove crag")
        .trained(0, "fa3")
        .goods(0, [1, 0, 0, 0])
        .load();
    forced.play("place crag f05/0 force herb");
    assert_eq!(forced.goods(0), [0; 4], "no gather, no bonus");
}

#[test]
fn br_95_a_berry_instead_and_for_the_first_scorch() {
    let mut play = with_tops().trained(0, "sp4").load();
    play.play("place grove f03/1");
    assert!(play.can("take berry") && play.can("train sp1"));
    play.play("take berry");
    assert_eq!(
        (play.goods(0), trained_by(&play)),
        ([0, 0, 0, 1], "sp4".into()),
        "never both"
    );
    let mut village = with_tops().pool(0, "water crag").trained(0, "sp4").load();
    village.plays(&["place water day-water", "take berry"]);
    assert_eq!(village.goods(0), [0, 0, 0, 1]);
    let mut ash = position(2)
        .round(2)
        .pool(0, "fire grove crag")
        .trained(0, "sp5 su2")
        .hand(0, "p09");
    ash = ash.market("p01 p02 p03 p04");
    let mut ash = ash.load();
    ash.plays(&[
        "place fire night-fire",
        "scorch f05/0",
        "scorch f05/1",
        "drink p09",
        "place grove f03/0",
        "scorch f05/2",
    ]);
    assert_eq!(ash.goods(0)[3], 1, "once per turn");
    ash.plays(&["place crag f03/2", "scorch f05/3"]);
    assert_eq!(ash.goods(0)[3], 2, "again in the next turn");
}

#[test]
fn br_96_die_spaces() {
    let gains = [
        ("sp9", "fire", [0, 0, 0, 2], 0),
        ("wi9", "fire", [0, 0, 0, 0], 2),
        ("fa6", "crag", [2, 0, 0, 0], 0),
        ("fa7", "crag", [0, 2, 0, 0], 0),
        ("fa8", "crag", [0, 0, 2, 0], 0),
        ("fa9", "fire", [1, 1, 1, 0], 0),
    ];
    for (creature, die, goods, vp) in gains {
        let mut play = position(2).pool(0, "crag fire").trained(0, creature).load();
        play.play(&format!("place {die} {creature}"));
        assert_eq!(
            (
                play.goods(0),
                play.player(0).vp,
                play.dice(creature).is_empty()
            ),
            (goods, vp, false),
            "{creature}"
        );
    }
    let mut play = position(2)
        .pool(0, "crag fire")
        .trained(0, "su9")
        .dice("f03/0", "1/grove")
        .dice("day-any-left", "1/crag");
    play = play.scorched("f05/0");
    let mut play = play.load();
    play.play("place fire su9");
    assert!(play.can("move any/1/crag f05/1") && play.can("decline move"));
    assert_eq!(
        play.refused("move f03/0/0 day-any-right"),
        "BR-R-21",
        "Forest spaces only"
    );
    assert_eq!(play.refused("move f03/0/0 f05/0"), "BR-61");
    play.play("move f03/0/0 f05/2");
    assert_eq!(play.dice("f05/2"), "1/grove");
}

#[test]
fn br_97_creatures_that_bring_points() {
    let mut brew = position(2)
        .pool(0, "crag mire")
        .trained(0, "wi5")
        .goods(0, [2, 1, 1, 0])
        .load();
    brew.play("brew p01");
    assert_eq!(brew.player(0).vp, 1);
    let reserve = position(2)
        .pool(0, "crag mire")
        .trained(0, "wi5")
        .goods(0, [2, 1, 2, 0])
        .cards(0, "reserved", "p14");
    let mut reserve = reserve.load();
    reserve.play("brew p14");
    assert_eq!(reserve.player(0).vp, 1, "from the reserve too");
    let mut train = with_tops().trained(0, "wi6").load();
    train.plays(&["place grove f03/1", "train sp1"]);
    assert_eq!(train.player(0).vp, 1);
    for (herald, forest, vp) in [
        ("wi1", "f09", 2),
        ("wi2", "f09", 2),
        ("wi2", "f03", 2),
        ("wi3", "f05", 2),
        ("wi4", "f05", 0),
    ] {
        let place = format!("{forest}/0");
        let mut claim = position(2)
            .pool(0, "crag")
            .trained(0, herald)
            .dice(&place, "0/grove")
            .load();
        claim.plays(&["place crag day-any-left", "gather herb"]);
        assert_eq!(
            (claim.ids(0, "claimed"), claim.player(0).vp),
            (forest.to_string(), vp),
            "{herald}"
        );
    }
}

#[test]
fn br_98_end_of_round_powers() {
    let end = |trained: &str, goods| {
        let position = position(2)
            .pool(0, "crag")
            .trained(0, trained)
            .goods(0, goods)
            .cards(0, "released", "su9");
        let mut play = position.market("p20 p24 p28 p32").load();
        play.play("place crag f03/2");
        play
    };
    for (hen, others, berries) in [
        ("sp1", "su1 su4", 2),
        ("sp2", "fa1 su1", 1),
        ("sp3", "su1 su4", 0),
    ] {
        let play = end(&format!("{hen} {others}"), [0, 0, 0, 0]);
        assert_eq!(play.goods(0)[3], berries, "{hen}: trained ones only");
    }
    let mut play = end("wi7", [0, 0, 0, 3]);
    assert_eq!(
        play.legal(),
        ["decline trade", "trade 1 berry", "trade 2 berry"]
    );
    play.play("trade 1 berry");
    assert_eq!((play.goods(0)[3], play.player(0).vp), (2, 1));
    let mut play = end("wi8", [0, 2, 0, 0]);
    assert_eq!(
        play.legal(),
        ["decline trade", "trade 2 shroom", "trade 3 shroom"]
    );
    play.play("trade 3 shroom");
    assert_eq!((play.goods(0), play.player(0).vp), ([0; 4], 3));
}

#[test]
fn br_99_stacking() {
    let lello = || {
        position(2)
            .powers()
            .pool(0, "mire crag")
            .goods(0, [0, 0, 0, 2])
            .trained(0, "su2")
            .load()
    };
    assert_eq!(lello().refused("place mire f03/0 stack"), "BR-R-16");
    for top in ["0/grove", "1/grove", "fire"] {
        let position = position(2)
            .powers()
            .pool(0, "mire crag")
            .goods(0, [0, 0, 0, 2])
            .trained(0, "su2")
            .dice("f03/0", top);
        let mut play = position.load();
        play.play("place mire f03/0 stack");
        assert_eq!(
            (play.dice("f03/0"), play.goods(0)),
            (format!("{top} 0/mire"), [0, 0, 0, 1])
        );
        assert_eq!(
            play.table().pending.scorches,
            1,
            "it counts as placing a die"
        );
    }
    let fire = position(2)
        .powers()
        .pool(0, "fire crag")
        .goods(0, [0, 0, 0, 2])
        .dice("f03/0", "1/grove")
        .load();
    assert_eq!(fire.refused("place fire f03/0 stack"), "BR-99");
}

fn wren() -> Position {
    let position = position(2)
        .powers()
        .plays(0, "wren")
        .pool(0, "crag")
        .goods(0, [0, 0, 0, 2]);
    position
        .dice("f05/0", "0/grove")
        .dice("f05/2", "1/crag")
        .market("p20 p24 p28 p32")
}

#[test]
fn br_100_claiming_a_tie() {
    let mut play = wren().load();
    play.play("place crag f03/2");
    assert_eq!(
        (play.asked(), play.legal()),
        (
            "BR-D-08",
            vec!["decline claim".to_string(), "claim f05".to_string()]
        )
    );
    assert_eq!(play.refused("claim f09"), "BR-R-18");
    let mut declined = play.clone();
    declined.play("decline claim");
    assert_eq!(
        (declined.ids(0, "claimed"), declined.goods(0)[3]),
        ("f03".into(), 2)
    );
    play.play("claim f05");
    assert_eq!(
        (play.ids(0, "claimed"), play.goods(0)[3]),
        ("f03 f05".into(), 0)
    );
}

fn lyric() -> Position {
    position(3)
        .powers()
        .plays(0, "lyric")
        .pool(0, "grove crag fire wind")
        .goods(0, [0, 0, 0, 1])
        .tops("sp1", "su1", "fa1", "wi1")
}

#[test]
fn br_101_training_on_an_ingredient_space() {
    for action in [
        "place grove f03/0 train",
        "place fire f09/0 train",
        "place fire f05/0 over train",
        "place wind f05/0 return train",
    ] {
        let mut play = lyric().dice("f05/0", "0/grove").load();
        play.plays(&[action, "train su1"]);
        assert_eq!(
            (play.goods(0), trained_by(&play)),
            ([0; 4], "su1".into()),
            "{action}"
        );
    }
    let play = lyric().load();
    assert_eq!(
        play.refused("place grove f03/1 train"),
        "BR-R-17",
        "no ingredient space"
    );
    assert_eq!(play.refused("place grove day-any-left train"), "BR-101");
    let full = lyric().trained(0, "sp2 sp3 sp5").load();
    assert_eq!(
        full.clone()
            .plays(&["place grove f03/0 train", "train su1"])
            .asked(),
        "BR-D-06",
        "the limit applies"
    );
}

#[test]
fn br_102_the_first_berry_stands_for_two() {
    let myla = |goods| {
        position(4)
            .powers()
            .plays(0, "myla")
            .pool(0, "crag mire")
            .goods(0, goods)
            .market("p12 p20 p24 p28")
    };
    for goods in [[2, 2, 0, 1], [2, 1, 1, 1], [1, 1, 1, 2], [0, 0, 0, 5]] {
        let mut play = myla(goods).load();
        play.play("brew p12");
        assert_eq!(play.goods(0), [0; 4], "{goods:?}");
    }
    assert_eq!(myla([1, 1, 1, 1]).load().refused("brew p12"), "BR-50");
}

#[test]
fn br_103_costs_come_from_the_data() {
    let text = <covenstead_brew::Brew as covenstead_core::Game>::DATA.replacen(
        "berry_cost = 1",
        "berry_cost = 3",
        1,
    );
    let data = std::sync::Arc::new(DataFile::read::<covenstead_brew::Brew>(&text).unwrap());
    let document = position(2)
        .powers()
        .pool(0, "mire crag")
        .goods(0, [0, 0, 0, 4])
        .dice("f03/0", "1/grove")
        .document();
    let table =
        covenstead_core::Match::<covenstead_brew::Brew>::load(data, document, "costs").unwrap();
    let mut state = *table.true_state();
    let action = covenstead_core::Words::parse(table.rules(), "place mire f03/0 stack").unwrap();
    covenstead_core::Game::apply(
        table.rules(),
        &mut state,
        covenstead_core::Actor::Seat(Seat(0)),
        action,
        &mut covenstead_core::Silent,
    );
    assert_eq!(state.public.player(Seat(0)).goods.berry, 1);
    // Apart from the tie claim, as often as one can pay.
    let mut play = position(2)
        .powers()
        .pool(0, "mire crag")
        .goods(0, [0, 0, 0, 2])
        .dice("f03/0", "1/grove")
        .load();
    play.plays(&["place mire f03/0 stack", "place crag f03/0 stack"]);
    assert_eq!(play.goods(0)[3], 0);
    let poor = position(2)
        .powers()
        .pool(0, "mire crag")
        .goods(0, [0; 4])
        .dice("f03/0", "1/grove")
        .load();
    assert_eq!(poor.refused("place mire f03/0 stack"), "BR-103");
}

#[test]
fn br_06_br_103_a_creature_is_a_record_of_the_data_file() {
    let from = "trigger = \"slot_element\"\nop = \"gain_vp\"\nparams = { n = 2 }";
    let to = "trigger = \"slot_forage\"\nop = \"gather_each\"\nparams = { n = 3 }";
    let text = <covenstead_brew::Brew as covenstead_core::Game>::DATA;
    assert!(text.contains(from));
    let data = DataFile::read::<covenstead_brew::Brew>(&text.replacen(from, to, 1)).unwrap();
    assert!(matches!(
        data.values.creature(Creature::Wi9).power,
        Power::ForageSlot(_)
    ));
    let position = position(2).pool(0, "crag mire").trained(0, "wi9");
    let table = covenstead_core::Match::<covenstead_brew::Brew>::load(
        std::sync::Arc::new(data),
        position.document(),
        "own",
    )
    .unwrap();
    let legal = covenstead_core::Table::legal(&table, Seat(0)).unwrap();
    assert!(legal.contains(&"place crag wi9".to_string()));
}
