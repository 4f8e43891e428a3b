//! The rule set `reference-manual`: WB-M-01 to WB-M-31 and its examples WB-EM-01 to WB-EM-12.

use crate::board::{Board, Position, kind, seat};
use covenstead_core::{Code, Table};
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn new_manual(players: u8, more: Value, seed: &str) -> Board {
    let mut options = json!({ "ruleset": "reference-manual" });
    options
        .as_object_mut()
        .unwrap()
        .extend(more.as_object().unwrap().clone());
    Board::new_game(players, options, seed).unwrap()
}

fn hand(board: &Board, who: char) -> BTreeSet<String> {
    board.player(who)["hand"]
        .as_array()
        .unwrap()
        .iter()
        .map(|role| role.as_str().unwrap().to_string())
        .collect()
}

/// The option must be at its default with the other rule set.
fn refused_with_rulebook(option: &str, value: &str) -> String {
    let fault = Board::new_game(3, json!({ option: value }), "x")
        .err()
        .unwrap();
    assert_eq!(fault.code, Code::BadOptions);
    assert!(fault.message.contains(option), "{}", fault.message);
    fault.rule.unwrap()
}

#[test]
fn wb_m_01_five_roles_are_dealt_and_seen_by_their_owner_alone() {
    let board = new_manual(4, json!({}), "x");
    assert_eq!(board.status().decision, Some("WB-D-02"), "nobody chooses");
    for who in "ABCD".chars() {
        assert_eq!(hand(&board, who).len(), 5);
        for other in "ABCD".chars() {
            let shown = board.view(other)["players"][seat(who).index()]
                .get("hand")
                .is_some();
            assert_eq!(shown, who == other);
        }
    }
    let dealt: BTreeSet<_> = (0..30)
        .map(|seed| hand(&new_manual(3, json!({}), &seed.to_string()), 'A'))
        .collect();
    assert!(dealt.len() > 25, "hands are random");
}

#[test]
fn wb_m_02_wb_em_07_wb_r_43_a_pile_of_twelve_goes_round_in_two_sets() {
    assert_eq!(refused_with_rulebook("manual_deal", "fresh"), "WB-M-02");
    let (mut same, mut sets) = (0, 0);
    for seed in 0..12 {
        let mut board = new_manual(3, json!({}), &seed.to_string());
        let mut hands = vec![hand(&board, 'B')];
        while !board.status().over && hands.len() < 4 {
            board.finish_set();
            hands.push(hand(&board, 'B'));
        }
        for pair in hands.chunks_exact(2).filter(|pair| !pair[1].is_empty()) {
            assert!(
                pair[0].is_disjoint(&pair[1]),
                "the second hand is dealt from the other seven"
            );
            sets += 1;
        }
        if hands.len() > 2 && !hands[2].is_empty() {
            same +=
                usize::from(!hands[2].is_disjoint(&hands[0]) && !hands[2].is_disjoint(&hands[1]));
        }
    }
    assert!(sets > 5 && same > 0, "before set 3 all twelve are shuffled");
}

#[test]
fn wb_m_03_a_holder_must_play_the_role() {
    let mut board = Position::manual(3).all("AB", "witch").load();
    board.play(&["A i-am witch"]);
    assert_eq!(board.legal('B'), ["i-am witch", "so-be-it witch"]);
    assert_eq!(board.refused("B none"), "WB-20");
}

#[test]
fn wb_m_04_challenging_is_one_lap() {
    let mut board = Position::manual(3).all("ABC", "wolf-keeper").load();
    board.play(&[
        "A i-am wolf-keeper",
        "B i-am wolf-keeper",
        "C i-am wolf-keeper",
    ]);
    board.waits_for('C', "WB-D-04");
}

#[test]
fn wb_m_05_wb_em_04_the_left_neighbor_of_winner_or_starter_begins() {
    assert_eq!(
        refused_with_rulebook("manual_next_starter", "left-of-starter"),
        "WB-M-05"
    );
    let steps = ["A i-am wolf-keeper", "C i-am wolf-keeper", "C none"];
    let position = Position::manual(4).all("AC", "wolf-keeper");
    let mut board = position.load();
    board.play(&steps);
    board.waits_for('D', "WB-D-02");
    let mut other = position
        .clone()
        .option("manual_next_starter", "left-of-starter")
        .load();
    other.play(&steps);
    other.waits_for('B', "WB-D-02");
    // D without cards: A is next.
    let five = json!([
        "snake-hunter",
        "herb-collector",
        "alchemist",
        "assistant",
        "wizard"
    ]);
    let four = json!(["snake-hunter", "herb-collector", "alchemist"]);
    let late = |options: &str| {
        let mut late = Position::manual(4)
            .option("manual_next_starter", options)
            .with("called", five.clone())
            .with("round", 5);
        late = late
            .with("role", "wizard")
            .player('D', "played", five.clone())
            .player('D', "hand", json!([]));
        for who in ['A', 'B', 'C'] {
            late = late.player(who, "played", four.clone()).player(
                who,
                "hand",
                json!(["wolf-keeper", "warlock"]),
            );
        }
        late.load()
    };
    let mut board = late("left-of-winner");
    board.play(&[
        "A i-am wolf-keeper",
        "B so-be-it wolf-keeper",
        "B none",
        "C i-am wolf-keeper",
        "C none",
    ]);
    // Everybody has one card left, so A's Warlock is called without asking.
    assert_eq!(board.state()["starter"], 0);
    // The last round of the set: its winner starts the next set under both.
    for option in ["left-of-winner", "left-of-starter"] {
        let mut board = new_manual(4, json!({ "manual_next_starter": option }), "seven");
        let mut won = Value::Null;
        while board.state()["set"] == 1 && !board.status().over {
            let who = board.status().actors[0];
            let letter = (b'A' + who.0) as char;
            let action = board.legal(letter)[0].clone();
            let events = board.play(&[&format!("{letter} {action}")]);
            won = kind(&events, "won")
                .last()
                .map_or(won, |event| event["seat"].clone());
        }
        assert_eq!(board.state()["starter"], won);
    }
}

#[test]
fn wb_m_06_wb_em_09_five_rounds_end_the_set_and_cards_left_are_discarded_unseen() {
    assert_eq!(
        refused_with_rulebook("manual_set_end", "five-rounds"),
        "WB-M-06"
    );
    let called = json!(["snake-hunter", "herb-collector", "alchemist", "assistant"]);
    let mut position = Position::manual(3)
        .option("manual_set_end", "five-rounds")
        .with("called", called.clone())
        .with("round", 4);
    position = position
        .with("role", "assistant")
        .player('A', "played", called.clone())
        .player('A', "hand", json!(["wolf-keeper"]));
    position = position.with("starter", 1).player(
        'B',
        "played",
        json!(["snake-hunter", "herb-collector", "alchemist"]),
    );
    position = position
        .player('B', "hand", json!(["wolf-keeper", "warlock"]))
        .player('C', "played", json!(["assistant", "alchemist"]));
    position = position.player('C', "hand", json!(["wolf-keeper", "witch", "druid"]));
    let mut board = position.load();
    let events = board.play(&[
        "B i-am wolf-keeper",
        "C so-be-it wolf-keeper",
        "C none",
        "A so-be-it wolf-keeper",
        "A none",
        "B none",
    ]);
    let discarded: Vec<_> = kind(&events, "hand-discarded")
        .iter()
        .map(|event| (event["seat"].clone(), event["cards"].clone()))
        .collect();
    assert_eq!(discarded, [(json!(1), json!(1)), (json!(2), json!(2))]);
    assert_eq!(kind(&events, "set-ended").len(), 1);
    use covenstead_core::Viewer;
    let seen = board.0.events(Viewer::Seat(seat('A')), 0).unwrap();
    assert!(
        kind(&seen, "hand-discarded")
            .iter()
            .all(|event| event["roles"].is_null()),
        "unseen by others"
    );
    // Otherwise the set goes on until all hands are empty.
    let mut usual = position.option("manual_set_end", "hands-empty").load();
    let events = usual.play(&[
        "B i-am wolf-keeper",
        "C so-be-it wolf-keeper",
        "C none",
        "A so-be-it wolf-keeper",
        "A none",
        "B none",
    ]);
    assert!(kind(&events, "set-ended").is_empty());
}

#[test]
fn wb_m_07_wb_em_08_who_cannot_pay_the_favor_gets_nothing_or_must_challenge() {
    assert_eq!(
        refused_with_rulebook("manual_unpayable_favor", "must-challenge"),
        "WB-M-07"
    );
    let position = Position::manual(3).all("AB", "fortune-teller").gold('B', 0);
    let mut board = position.load();
    board.play(&["A i-am fortune-teller", "B so-be-it fortune-teller"]);
    board.waits_for('A', "WB-D-06");
    let mut strict = position
        .option("manual_unpayable_favor", "must-challenge")
        .load();
    let events = strict.play(&["A i-am fortune-teller"]);
    assert_eq!(
        kind(&events, "claimed")[0]["seat"],
        1,
        "claims automatically"
    );
    let asked = |role: &str, change: fn(Position) -> Position| {
        let strict = change(Position::manual(3).all("AB", role))
            .option("manual_unpayable_favor", "must-challenge");
        let mut board = strict.load();
        board.play(&[&format!("A i-am {role}")]);
        board.status().decision == Some("WB-D-03") && board.status().actors == [seat('B')]
    };
    let poor: fn(Position) -> Position = |position| position.gold('B', 0).drops('B', 0, 0, 0);
    for role in [
        "wolf-keeper",
        "snake-hunter",
        "herb-collector",
        "warlock",
        "cutpurse",
        "begging-monk",
    ] {
        assert!(asked(role, poor), "{role} always counts as payable");
    }
    for role in [
        "alchemist",
        "fortune-teller",
        "assistant",
        "wizard",
        "witch",
        "druid",
    ] {
        assert!(!asked(role, poor), "{role}");
        assert!(
            asked(role, |position| position),
            "{role} with the start goods"
        );
    }
    assert!(
        !asked("wizard", |position| position.gold('B', 1)),
        "2 gold are part of the favor"
    );
    let all = "copper-1 copper-2 copper-3 copper-4 copper-5 copper-6 copper-7";
    assert!(
        !Position::manual(3)
            .owns('C', all)
            .all("AB", "wizard")
            .option("manual_unpayable_favor", "must-challenge")
            .load()
            .play(&["A i-am wizard"])
            .is_empty()
    );
}

#[test]
fn wb_m_08_a_payable_favor_may_still_be_declined() {
    let mut board = Position::manual(3)
        .all("AB", "alchemist")
        .option("manual_unpayable_favor", "must-challenge")
        .load();
    board.play(&[
        "A i-am alchemist",
        "B so-be-it alchemist",
        "B none",
        "A none",
    ]);
    assert_eq!(board.goods('B'), [1, 1, 1, 2, 0]);
}

#[test]
fn wb_m_09_wb_em_02_a_gatherers_favor_is_a_drop_of_any_colour() {
    let mut board = Position::manual(3).all("AB", "wolf-keeper").load();
    board.play(&["A i-am wolf-keeper", "B so-be-it wolf-keeper"]);
    assert_eq!(
        board.legal('B'),
        ["none", "gather red", "gather white", "gather green"]
    );
    board.play(&["B gather green"]);
    assert_eq!(board.goods('B'), [1, 1, 2, 2, 0]);
    assert_eq!(board.legal('A'), ["none", "gather red"]);
    board.play(&["A gather red"]);
    assert_eq!(board.goods('A')[0], 4);
}

#[test]
fn wb_m_10_wb_em_03_the_winner_of_the_warlock_casts_or_takes_a_gold() {
    let mut board = Position::manual(3)
        .spell("herba")
        .hold('A', "warlock")
        .drops('A', 1, 1, 0)
        .load();
    board.play(&["A i-am warlock"]);
    assert_eq!(board.legal('A'), ["none", "take gold"]);
    let mut board = Position::manual(3)
        .spell("herba")
        .all("AB", "warlock")
        .load();
    board.play(&["A i-am warlock", "B so-be-it warlock"]);
    assert_eq!(
        board.legal('B'),
        ["none", "take gold"],
        "favor takers never cast"
    );
    board.play(&["B none"]);
    assert_eq!(board.legal('A'), ["none", "take gold", "cast herba"]);
    board.play(&["A take gold"]);
    assert_eq!(board.goods('A'), [1, 1, 1, 3, 0]);
}

#[test]
fn wb_m_11_the_assistant_is_kept() {
    let mut board = Position::manual(3).hold('A', "assistant").load();
    board.play(&["A i-am assistant", "A buy 3 white"]);
    assert_eq!(board.goods('A'), [1, 4, 1, 1, 0]);
}

#[test]
fn wb_m_12_optio_chooses_among_the_tops() {
    let mut board = Position::manual(3)
        .spell("optio")
        .hold('A', "warlock")
        .load();
    board.play(&["A i-am warlock"]);
    assert_eq!(
        board.legal('A'),
        [
            "none",
            "take gold",
            "cast optio copper",
            "cast optio iron",
            "cast optio silver"
        ]
    );
}

#[test]
fn wb_m_13_wb_em_10_sanatio_is_iron_and_strix_is_silver() {
    for (spell, metal) in [
        ("magus", "copper"),
        ("sanatio", "iron"),
        ("strix", "silver"),
    ] {
        let mut board = Position::manual(3).spell(spell).hold('A', "warlock").load();
        board.play(&[
            "A i-am warlock",
            &format!("A cast {spell} 2 red").replace("2 red", "1 red 1 white"),
        ]);
        assert_eq!(board.potions('A'), [format!("{metal}-1")]);
    }
    let fault = Board::new_game(
        3,
        json!({ "ruleset": "reference-manual", "spell_metals": "by-order" }),
        "x",
    )
    .err()
    .unwrap();
    assert_eq!(fault.rule.as_deref(), Some("WB-M-13"));
}

#[test]
fn wb_m_14_the_spell_pile_is_shuffled() {
    let first: BTreeSet<String> = (0..80)
        .map(|seed| new_manual(3, json!({}), &seed.to_string()).state()["spells"].to_string())
        .collect();
    assert_eq!(first.len(), 8);
}

/// The Cutpurse of WB-E-03: C calls, D passes, E settles, A claims, B wins.
fn cutpurse_of_five(position: Position) -> Board {
    let golds = [('A', 3), ('B', 4), ('C', 2), ('D', 5), ('E', 6)];
    let position = golds
        .into_iter()
        .fold(position, |position, (who, gold)| position.gold(who, gold));
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
fn wb_m_15_wb_em_01_everybody_who_played_the_red_card_has_a_discount() {
    assert_eq!(
        refused_with_rulebook("manual_red_discount", "victims"),
        "WB-M-15"
    );
    let mut board = cutpurse_of_five(Position::manual(5));
    assert_eq!(
        "ACDE"
            .chars()
            .map(|who| board.goods(who)[3])
            .collect::<Vec<_>>(),
        [3, 2, 4, 5]
    );
    assert_eq!(board.state()["shelf_gold"], 2);
    assert_eq!(
        board.legal('B'),
        ["add 0 gold", "add 1 gold", "add 2 gold"],
        "4 are required"
    );
    board.play(&["B add 2 gold"]);
    assert_eq!(board.player('B')["stored"], json!({ "gold-shelf-1": 4 }));
    let mut board = cutpurse_of_five(Position::manual(5).option("manual_red_discount", "victims"));
    assert_eq!(board.state()["shelf_gold"], 2);
    board.play(&["B add 3 gold"]);
    assert_eq!(board.player('B')["stored"], json!({ "gold-shelf-1": 5 }));
}

#[test]
fn wb_m_16_the_winner_may_add_and_tokens_stay() {
    let mut board = cutpurse_of_five(Position::manual(5));
    board.play(&["B add 1 gold"]);
    assert_eq!(
        (&board.state()["shelf_gold"], board.potions('B').len()),
        (&json!(3), 0)
    );
}

#[test]
fn wb_m_17_victims_of_the_monk_choose() {
    let mut board = Position::manual(3)
        .hold('A', "begging-monk")
        .drops('B', 2, 2, 0)
        .load();
    board.play(&["A i-am begging-monk", "A collect"]);
    assert_eq!(
        board.waits_for('B', "WB-D-13").legal('B'),
        ["give 1 white", "give 1 red"]
    );
}

#[test]
fn wb_m_18_shares_are_rounded_down_for_every_number() {
    for gold in 0..=30u16 {
        let mut board = Position::manual(3)
            .hold('A', "cutpurse")
            .gold('A', 1)
            .gold('B', gold)
            .gold('C', 0)
            .load();
        board.play(&["A i-am cutpurse", "A collect"]);
        assert_eq!(board.goods('B')[3], i64::from(gold - gold / 3));
    }
    for drops in 0..=30u16 {
        let mut board = Position::manual(3)
            .hold('A', "begging-monk")
            .drops('B', 0, drops, 0)
            .drops('C', 0, 0, 0)
            .load();
        board.play(&["A i-am begging-monk", "A collect"]);
        assert_eq!(board.goods('B')[1], i64::from(drops - drops / 4));
    }
}

#[test]
fn wb_m_19_tokens_of_a_taken_shelf_stay_stored_and_out_of_play() {
    let position = Position::manual(3)
        .owns('B', "gold-shelf-1")
        .player('B', "stored", json!({ "gold-shelf-1": 9 }))
        .gold('B', 2);
    let mut board = position.hold('A', "cutpurse").load();
    board.play(&["A i-am cutpurse", "A collect"]);
    assert_eq!(
        (
            board.goods('B')[3],
            &board.player('B')["stored"]["gold-shelf-1"]
        ),
        (2, &json!(9)),
        "not stealable"
    );
    assert_eq!(board.state()["supply"]["gold"], 24 - 9 - 6);
}

#[test]
fn wb_m_20_wb_m_21_wb_em_06_the_manual_scores_stored_tokens_and_left_over_goods() {
    let position = Position::manual(3)
        .owns('A', "copper-1 iron-3 gold-shelf-1")
        .owns('B', "iron-1 iron-2");
    let position = position
        .player('A', "stored", json!({ "gold-shelf-1": 5 }))
        .player('A', "vials", 5)
        .drops('A', 2, 1, 1)
        .gold('A', 3);
    let board = position.load();
    assert_eq!(board.score('A'), 5 + 8 + 5 + 5 + 4 + 3);
    assert_eq!(
        new_manual(3, json!({}), "x").score('B'),
        5,
        "3 drops and 2 gold at the start"
    );
    let mut finished = new_manual(3, json!({}), "over");
    finished.play_on(|_| false, |_| false);
    let result = finished.0.result().unwrap();
    let names: Vec<_> = result.breakdown[0]
        .iter()
        .map(|part| part.name.as_str())
        .collect();
    assert_eq!(names, ["cauldrons", "shelves", "vials", "drops", "gold"]);
    for (seat, who) in "ABC".chars().enumerate() {
        let left: i64 = finished.goods(who)[..4].iter().sum();
        assert_eq!(
            i64::from(result.breakdown[seat][3].points + result.breakdown[seat][4].points),
            left,
            "the tie-break is what is left"
        );
    }
}

/// Left-over drops are points as well: with the points of the rulebook's cards nobody would brew.
#[test]
fn wb_m_21_wb_m_27_every_cauldron_is_worth_three_points_more_than_its_drops() {
    let data = covenstead_core::DataFile::built_in::<covenstead_witchs_brew::WitchsBrew>();
    for card in data.values.manual_cauldrons.iter().flatten() {
        assert!(u16::from(card.vp) >= card.cost.total() + 3, "{card:?}");
    }
    let view = new_manual(3, json!({}), "stacks").view('A');
    assert_eq!(view["stacks"]["copper"][0]["vp"], 5, "the table shows them");
}

/// Files that say nothing about the manual, as those of earlier versions, mean one value for both.
#[test]
fn wb_m_27_data_without_points_of_the_manual_mean_the_same_for_both() {
    let earlier = <covenstead_witchs_brew::WitchsBrew as covenstead_core::Game>::RELEASED[0];
    let data = covenstead_core::DataFile::read::<covenstead_witchs_brew::WitchsBrew>(earlier);
    let values = data.unwrap().values;
    assert_eq!(values.manual_cauldrons, values.cauldrons);
}

#[test]
fn wb_m_22_raven_icons_mean_nothing() {
    let owned = "copper-1 copper-2 copper-3 copper-4 copper-5 copper-6 copper-7 iron-1 iron-2 iron-3 iron-4 iron-5 iron-6 iron-7";
    let board = Position::manual(3)
        .option("memory", true)
        .owns('A', owned)
        .load();
    let view = board.view('B');
    assert_eq!(
        (&view["ravens"], &view["players"][0]["face_down"]),
        (&json!(0), &json!(14))
    );
    let shelf = Position::manual(3)
        .option("memory", true)
        .owns('A', "gold-shelf-1")
        .player('A', "stored", json!({ "gold-shelf-1": 4 }));
    let shown = shelf.load().view('B')["players"][0].clone();
    assert_eq!(
        (&shown["face_up"], &shown["stored"]),
        (&json!(["gold-shelf-1"]), &json!({ "gold-shelf-1": 4 })),
        "taken shelves lie open"
    );
}

/// The chance outcomes of the spell pile of a whole game.
fn pile(board: &Board) -> Vec<String> {
    let draws = board.0.record().chance.into_iter();
    draws
        .filter_map(|outcome| {
            outcome
                .strip_prefix("spell ")
                .map(str::to_string)
                .or((outcome == "raven").then_some(outcome))
        })
        .collect()
}

#[test]
fn wb_m_23_wb_r_39_wb_r_40_four_ravens_in_the_pile_end_the_game() {
    let mut sets_played = Vec::new();
    for seed in 0..60 {
        let mut board = new_manual(3, json!({}), &format!("pile {seed}"));
        board.play_on(|_| false, |_| false);
        let drawn = pile(&board);
        assert_ne!(drawn[0], "raven", "one spell on top");
        assert_eq!(drawn.iter().filter(|card| *card == "raven").count(), 4);
        assert_eq!(drawn.last().unwrap(), "raven", "the fourth ends the game");
        let spells = drawn.len() - 4;
        assert_eq!(
            board.state()["set"],
            spells,
            "as many sets as spells above the last Raven"
        );
        assert!((1..=8).contains(&spells));
        sets_played.push(spells);
    }
    let mean = sets_played.iter().sum::<usize>() as f64 / 60.0;
    assert!((6.1..7.1).contains(&mean), "6.6 on average, not {mean}");
}

/// A record in which the pile of spells and Ravens comes up in this order, with everybody doing the
/// first thing there is.
fn play_with_pile(order: &[&str]) -> (Vec<u64>, Board) {
    let mut board = new_manual(3, json!({}), "any");
    let mut ravens = Vec::new();
    let mut record = board.0.record();
    record.result = None;
    record.chance = vec!["starter 0".into(), format!("spell {}", order[0])];
    record.decisions.clear();
    let mut left = order[1..].iter();
    let five = |set: u64| match set % 2 {
        1 => "wolf-keeper snake-hunter herb-collector alchemist fortune-teller",
        _ => "assistant wizard witch druid warlock",
    };
    let deal = |record: &mut covenstead_core::Record, set: u64| {
        record
            .chance
            .extend((0..3).map(|seat| format!("deal {seat} {}", five(set))));
    };
    deal(&mut record, 1);
    loop {
        let data = std::sync::Arc::new(covenstead_core::DataFile::built_in::<
            covenstead_witchs_brew::WitchsBrew,
        >());
        board = Board(covenstead_core::Match::replay(data, &record, None).unwrap());
        let set = board.state()["set"].as_u64().unwrap();
        // Play on in a copy until the set is over; its decisions belong to the record.
        let mut copy = board.clone();
        copy.play_on(
            |action| action == "none" || action.starts_with("add 0"),
            |board| board.state()["set"] != set,
        );
        let played = copy.0.record();
        let last = played.decisions.len();
        record.decisions = played.decisions[..last].to_vec();
        let mut over = false;
        for card in left.by_ref() {
            let raven = *card == "raven";
            record.chance.push(if raven {
                "raven".into()
            } else {
                format!("spell {card}")
            });
            let counted = record
                .chance
                .iter()
                .filter(|outcome| *outcome == "raven")
                .count();
            if !raven || counted == 4 {
                over = counted == 4;
                break;
            }
        }
        ravens.push(
            record
                .chance
                .iter()
                .filter(|outcome| *outcome == "raven")
                .count() as u64,
        );
        if over {
            let data = std::sync::Arc::new(covenstead_core::DataFile::built_in::<
                covenstead_witchs_brew::WitchsBrew,
            >());
            return (
                ravens,
                Board(covenstead_core::Match::replay(data, &record, None).unwrap()),
            );
        }
        deal(&mut record, set + 1);
    }
}

#[test]
fn wb_em_05_ravens_are_counted_between_the_spells() {
    let order = [
        "copia", "raven", "magus", "herba", "raven", "raven", "optio", "lupus", "raven", "strix",
        "serpens", "sanatio",
    ];
    let (ravens, board) = play_with_pile(&order);
    assert_eq!(ravens, [1, 1, 3, 3, 4]);
    assert!(board.status().over);
    assert_eq!(
        (&board.state()["set"], &board.state()["ravens_revealed"]),
        (&json!(5), &json!(4))
    );
    assert_eq!(
        board.state()["spells"],
        json!(["copia", "magus", "herba", "optio", "lupus"])
    );
}

#[test]
fn wb_em_12_four_ravens_under_the_first_spell_end_the_game_after_set_1() {
    let (ravens, board) = play_with_pile(&["copia", "raven", "raven", "raven", "raven"]);
    assert_eq!(
        (ravens, board.status().over, &board.state()["set"]),
        (vec![4], true, &json!(1))
    );
}

#[test]
fn wb_m_24_the_supply_is_unlimited() {
    let mut board = Position::manual(3)
        .hold('A', "wolf-keeper")
        .drops('A', 25, 0, 0)
        .load();
    board.play(&["A i-am wolf-keeper", "A gather red"]);
    assert_eq!(board.goods('A')[0], 28);
}

#[test]
fn wb_m_25_wb_m_26_no_exclusion_and_a_random_starter() {
    for (option, value, rule) in [
        ("role_exclusion", json!(true), "WB-M-25"),
        ("start_player", json!(1), "WB-M-26"),
    ] {
        let fault = Board::new_game(
            3,
            json!({ "ruleset": "reference-manual", option: value }),
            "x",
        )
        .err()
        .unwrap();
        assert_eq!(
            (fault.code, fault.rule.as_deref()),
            (Code::BadOptions, Some(rule))
        );
        assert!(fault.message.contains(option));
    }
    let starters: BTreeSet<u64> = (0..40)
        .map(|seed| {
            new_manual(3, json!({}), &seed.to_string()).state()["starter"]
                .as_u64()
                .unwrap()
        })
        .collect();
    assert_eq!(starters.len(), 3);
}

#[test]
fn wb_m_27_the_five_piles_are_the_potion_stacks() {
    let stacks = new_manual(3, json!({}), "x").view('A')["stacks"].clone();
    let sizes: Vec<usize> = stacks
        .as_object()
        .unwrap()
        .values()
        .map(|stack| stack.as_array().unwrap().len())
        .collect();
    assert_eq!(sizes, [7, 7, 7, 5, 5]);
}

#[test]
fn wb_m_28_wb_m_30_mats_and_wording_change_nothing() {
    // Both rule sets know the same actions by the same names, and no player has anything like a
    // mat.
    let keys = |board: &Board| {
        board
            .player('A')
            .as_object()
            .unwrap()
            .keys()
            .cloned()
            .collect::<BTreeSet<_>>()
    };
    let (manual, rulebook) = (
        Position::manual(3).all("AB", "witch").load(),
        Position::rulebook(3).all("AB", "witch").load(),
    );
    let more: Vec<String> = keys(&manual)
        .difference(&keys(&rulebook))
        .cloned()
        .collect();
    assert_eq!(more, ["stored"]);
    for mut board in [manual, rulebook] {
        board.play(&["A i-am witch"]);
        assert_eq!(board.legal('B'), ["i-am witch", "so-be-it witch"]);
    }
}

#[test]
fn wb_m_29_secrecy_is_as_in_the_rulebook() {
    let holding = Position::manual(3).all("ABC", "witch").load();
    let lacking = Position::manual(3).all("AB", "witch").load();
    let seen = [holding, lacking].map(|mut board| {
        board.play(&["A i-am witch"]);
        (
            board.view('A'),
            board.view('B'),
            board.spectator(),
            board.status(),
        )
    });
    assert_eq!(seen[0], seen[1]);
    assert_eq!(seen[0].0["players"][2]["cards"], 5);
}

#[test]
fn wb_m_31_everything_else_is_as_in_the_rulebook() {
    // A player alone with cards starts every round and wins it (WB-30), under both ways to find the
    // starter.
    for option in ["left-of-winner", "left-of-starter"] {
        let called = json!([
            "wolf-keeper",
            "snake-hunter",
            "herb-collector",
            "alchemist",
            "fortune-teller",
            "assistant"
        ]);
        let five = json!([
            "wolf-keeper",
            "snake-hunter",
            "herb-collector",
            "alchemist",
            "fortune-teller"
        ]);
        let mut position = Position::manual(3)
            .option("manual_next_starter", option)
            .with("called", called)
            .with("round", 6);
        position = position.with("role", "assistant").with("starter", 2);
        position = position
            .player('A', "played", five.clone())
            .player('A', "hand", json!([]));
        position = position
            .player('B', "played", five)
            .player('B', "hand", json!([]));
        position = position.player(
            'C',
            "played",
            json!(["wolf-keeper", "snake-hunter", "assistant"]),
        );
        let mut board = position
            .player('C', "hand", json!(["warlock", "cutpurse"]))
            .load();
        let events = board.play(&["C i-am warlock", "C none"]);
        assert_eq!(kind(&events, "called").last().unwrap()["seat"], 2);
        board.waits_for('C', "WB-D-12");
    }
}

#[test]
fn wb_em_11_the_monk_takes_shares_less_the_discount() {
    let position = Position::manual(3)
        .drops('B', 15, 0, 0)
        .drops('C', 4, 0, 0)
        .all("AC", "begging-monk")
        .with("starter", 2);
    let mut board = position.load();
    board.play(&["C i-am begging-monk", "A i-am begging-monk", "A collect"]);
    assert_eq!((board.goods('B')[0], board.goods('C')[0]), (12, 4));
    assert_eq!(
        board.player('A')["stored"]["ingredient-shelf-1"],
        json!({ "red": 3, "white": 0, "green": 0 }),
        "completed at 4 − 1"
    );
}
