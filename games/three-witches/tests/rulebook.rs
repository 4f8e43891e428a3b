//! The rules of the specification, one by one: components, set-up, round, Bid (TW-01 to TW-34).

mod table;

use covenstead_core::{Code, Game, Seat, Table, Viewer, Words};
use covenstead_three_witches::{Card, CardSet, Options, Phase, Suit, ThreeWitches};
use serde_json::{Value, json};
use table::*;

// Components

#[test]
fn tw_01_three_players_and_left_is_clockwise() {
    for seats in [0, 1, 2, 4, 5] {
        let fault = ThreeWitches::new(data(), Options::default(), seats)
            .err()
            .expect("refused");
        assert_eq!(
            (fault.code, fault.rule.as_deref()),
            (Code::BadPlayers, Some("TW-01"))
        );
    }
    let mut t = bidding("EX", "", "");
    run(&mut t, "B pass, C pass, A pass, A give EX O2");
    assert_eq!(shorts(&t.state()["players"][0]["pending"]), "O2 EX");
    let gift = |t: &T, seat| t.legal(seat).unwrap()[0].clone();
    for seat in [B, C] {
        let gift = gift(&t, seat);
        t.play(seat, &gift).unwrap();
    }
    assert!(hand(&t, B).contains("EX"), "left of A is B");
}

#[test]
fn tw_02_eighteen_cards_and_the_list_is_public() {
    let deck = onlooker(&fresh("deck"))["deck"].clone();
    assert_eq!(
        shorts(&deck),
        "O2 O3 O4 O6 D2 D3 D4 D5 N2 N3 N4 S2 S3 S5 T4 T5 T6 EX"
    );
    let mut ids: Vec<&str> = deck
        .as_array()
        .unwrap()
        .iter()
        .filter_map(Value::as_str)
        .collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), 18, "every card occurs once");
    assert!(refused_data("count = 1", "count = 2").contains("TW-02"));
    assert!(refused_data("bat = [4, 5, 6]", "bat = [4, 5]").contains("17"));
}

#[test]
fn tw_03_each_suit_has_its_own_ranks_and_cards_are_named_by_them() {
    let game = game(Options::default());
    let deck = game.deck();
    let ranks = |suit| {
        deck.of_suit(suit)
            .iter()
            .map(|card| deck.rank(card))
            .collect::<Vec<_>>()
    };
    let sets: Vec<_> = Suit::all().map(ranks).collect();
    assert!((0..5).all(|one| (0..one).all(|other| sets[one] != sets[other])));
    assert_eq!(
        (deck.name(card("O6")), deck.name(card("D3"))),
        ("Wing of Owl", "Tongue of Dog")
    );
    assert!(
        refused_data("newt = [2, 3, 4]", "newt = [2, 3, 5]")
            .contains("suits.snake has the same ranks as suits.newt")
    );
}

#[test]
fn tw_04_the_elixir_has_no_rank_and_a_suit_of_its_own() {
    let game = game(Options::default());
    let deck = game.deck();
    assert_eq!(
        (deck.rank(Card::ELIXIR), deck.suit(Card::ELIXIR)),
        (0, Suit::ELIXIR)
    );
    assert!(Suit::all().all(|suit| !deck.of_suit(suit).contains(Card::ELIXIR)));
    assert_eq!(deck.of_suit(Suit::ELIXIR), CardSet::ELIXIR);
}

#[test]
fn tw_05_fate_tokens_are_the_public_score_and_are_never_lost() {
    let mut before = [0; 3];
    let mut steps = 0;
    search(&game(Options::default()), Bidders::Even, 21, |step| {
        let table = &step.after.public;
        if table.round == 1 && table.phase == Phase::Deal(Seat(1)) {
            before = [0; 3];
        }
        assert!((0..3).all(|seat| table.fate[seat] >= before[seat]));
        before = table.fate;
        steps += 1;
        (steps > 5000).then_some(())
    });
    let t = resume(
        Options::default(),
        seek(Options::default(), |state| state.public.fate == [2, 1, 1]),
        None,
    );
    let shown: Vec<u64> = (0..3)
        .map(|seat| onlooker(&t)["players"][seat]["fate"].as_u64().unwrap())
        .collect();
    assert_eq!(shown, [2, 1, 1]);
    let game = t.rules();
    assert_eq!(game.breakdown(t.true_state(), A)[0].points, 2);
}

#[test]
fn tw_06_the_crystal_ball_lies_with_nobody_until_a_bid() {
    let mut t = bidding("EX", "", "");
    assert_eq!(onlooker(&t)["crystal_ball"], json!(null));
    run(&mut t, "B pass, C bid 3");
    assert_eq!(onlooker(&t)["crystal_ball"], json!({ "seat": 2, "bid": 3 }));
    run(&mut t, "A bid 4");
    assert_eq!(onlooker(&t)["crystal_ball"], json!({ "seat": 0, "bid": 4 }));
}

// Set-up and round

#[test]
fn tw_07_everybody_starts_with_nothing() {
    let t = fresh("start");
    assert_eq!(fate(&t), [0; 3]);
    assert_eq!(onlooker(&t)["crystal_ball"], json!(null));
}

#[test]
fn tw_08_the_first_deal_is_made_once() {
    let t = fresh("once");
    assert_eq!(t.record().chance.len(), 3, "three hands");
    assert_eq!(
        (phase(&t), t.true_state().public.round),
        (Phase::Opening, 1)
    );
    assert_eq!(
        game(Options::default()).start().public.phase,
        Phase::Deal(Seat(0))
    );
}

#[test]
fn tw_09_the_elixir_alone_fixes_who_bids_first() {
    for (hands, first) in [
        (["EX", "", ""], B),
        (["", "EX", ""], C),
        (["", "", "EX"], A),
    ] {
        assert_eq!(actors(&bidding(hands[0], hands[1], hands[2])), [first]);
    }
}

#[test]
fn tw_10_a_round_is_deal_bid_brew_score_and_only_tokens_carry_over() {
    let (state, seat, action) =
        seek_end(Options::default(), |state, _| state.public.fate == [0; 3]);
    let game = game(Options::default());
    let next = after(&game, &state, seat, action);
    let start = game.start();
    assert_eq!(next.secrets, start.secrets);
    let mut bare = next.public;
    (bare.round, bare.fate) = (1, [0; 3]);
    assert_eq!((bare, next.public.round), (start.public, 2));
    let mut course = Vec::new();
    search(&game, Bidders::Even, 5, |step| {
        let part = match step.before.public.phase {
            Phase::Deal(_) => "deal",
            phase if phase.in_brew() => "brew",
            _ => "bid",
        };
        if course.last() != Some(&part) {
            course.push(part);
        }
        (step.after.public.round == 3).then_some(())
    });
    assert_eq!(course[..6], ["deal", "bid", "brew", "deal", "bid", "brew"]);
}

#[test]
fn tw_11_all_cards_are_dealt_six_each() {
    let t = fresh("deal");
    let hands = t.true_state().secrets.map(|secret| secret.hand);
    assert!(hands.iter().all(|hand| hand.len() == 6));
    assert_eq!(hands[0].union(hands[1]).union(hands[2]), CardSet::ALL);
}

#[test]
fn tw_12_a_hand_is_its_owners_and_its_size_is_public() {
    let t = fresh("hands");
    assert_eq!(
        view(&t, A)["players"][0]["hand"].as_array().unwrap().len(),
        6
    );
    for seat in [B, C] {
        assert!(view(&t, A)["players"][seat.index()].get("hand").is_none());
        assert_eq!(view(&t, A)["players"][seat.index()]["cards"], 6);
    }
    assert!(onlooker(&t)["players"][0].get("hand").is_none());
}

// Bid

#[test]
fn tw_13_the_holder_of_the_elixir_is_announced() {
    let t = fresh("elixir");
    let announced = event(&t.events(Viewer::Spectator, 0).unwrap(), "elixir-with")["seat"]
        .as_u64()
        .unwrap();
    assert!(
        t.true_state().secrets[announced as usize]
            .hand
            .contains(Card::ELIXIR)
    );
    assert_eq!(onlooker(&t)["elixir"], announced);
}

#[test]
fn tw_14_the_holder_is_last_in_the_opening_lap() {
    let mut t = bidding("", "EX", "");
    for expected in [C, A, B] {
        assert_eq!(actors(&t), [expected]);
        t.play(expected, "pass").unwrap();
    }
}

#[test]
fn tw_15_an_opening_turn_is_pass_three_or_four() {
    let mut t = bidding("EX", "", "");
    assert_eq!(legal(&t, B), ["pass", "bid 3", "bid 4"]);
    assert_eq!(refuse(&mut t, "B bid 5"), "TW-15");
    assert_eq!(refuse(&mut t, "B discard O2"), "TW-15");
}

#[test]
fn tw_16_bids_and_passes_are_public_at_once() {
    let mut t = bidding("EX", "", "");
    run(&mut t, "B pass, C bid 3");
    for viewer in Viewer::all(3) {
        let seen = kinds(&t.events(viewer, 0).unwrap());
        assert_eq!(seen, ["passed", "bid"]);
    }
    assert_eq!(t.true_state().public.ball.unwrap().seat, C);
}

#[test]
fn tw_17_a_bid_of_three_gives_each_of_the_three_one_turn_to_raise() {
    let mut t = bidding("EX", "", "");
    run(&mut t, "B bid 3");
    let mut asked = Vec::new();
    while decision(&t) == "TW-D-03" {
        let seat = actors(&t)[0];
        asked.push(seat);
        t.play(seat, "pass").unwrap();
    }
    assert_eq!(asked, [C, A, B]);
    assert_eq!(phase(&t), Phase::Discard);
    let mut t = bidding("EX", "", "");
    run(&mut t, "B bid 3");
    assert_eq!(refuse(&mut t, "C discard O2"), "TW-17");
}

#[test]
fn tw_18_a_pass_before_does_not_bar_from_raising() {
    let mut t = bidding("EX", "", "");
    run(&mut t, "B pass, C bid 3, A pass");
    assert_eq!(legal(&t, B), ["pass", "bid 4"]);
}

#[test]
fn tw_19_three_passes_leave_the_bid_at_three() {
    let mut t = bidding("EX", "", "");
    run(&mut t, "B bid 3, C pass, A pass, B pass");
    let table = &t.true_state().public;
    assert_eq!(
        (table.lead(), table.bid(), table.phase),
        (B, 3, Phase::Discard)
    );
}

#[test]
fn tw_20_a_bid_of_four_ends_the_auction_at_once() {
    for script in [
        "B bid 4",
        "B pass, C bid 4",
        "B bid 3, C bid 4",
        "B bid 3, C pass, A bid 4",
    ] {
        let mut t = bidding("EX", "", "");
        run(&mut t, script);
        assert_eq!(
            (phase(&t), t.true_state().public.bid()),
            (Phase::Discard, 4),
            "{script}"
        );
    }
}

#[test]
fn tw_21_three_passes_bring_a_passing() {
    let mut t = bidding("EX", "", "");
    let events = run(&mut t, "B pass, C pass, A pass");
    assert_eq!(event(&events, "passing-began")["passing"], 1);
    assert_eq!((decision(&t), actors(&t)), ("TW-D-04", vec![A, B, C]));
}

#[test]
fn tw_22_everybody_gives_exactly_two_cards_to_the_left() {
    let mut t = passing();
    assert_eq!(refuse(&mut t, "B pass"), "TW-22");
    assert_eq!(refuse(&mut t, "B give O2"), "TW-22");
    assert_eq!(refuse(&mut t, "B give O2 O4 D2"), "TW-22");
    assert_eq!(refuse(&mut t, "B give O3 O4"), "TW-22");
    run(&mut t, "C give O3 D3, A give EX O6, B give O2 O4");
    assert_eq!(hand(&t, A), "O3 D3 D5 N2 S3 T4");
    assert_eq!(hand(&t, B), "O6 D2 N4 S5 T6 EX");
}

#[test]
fn tw_23_the_elixir_must_be_given() {
    let mut t = passing();
    assert!(legal(&t, A).iter().all(|gift| gift.contains("EX")));
    assert_eq!(refuse(&mut t, "A give O6 D5"), "TW-23");
    assert!(legal(&t, B).contains(&"give O2 O4".to_string()));
}

#[test]
fn tw_24_gifts_change_hands_together_and_the_third_player_does_not_see_them() {
    let mut t = passing();
    run(&mut t, "A give EX N2, B give O2 D2");
    assert_eq!(hand(&t, B), "O2 O4 D2 N4 S5 T6", "nothing has moved");
    let events = run(&mut t, "C give S2 N3");
    assert!(
        SEATS
            .iter()
            .all(|&seat| t.true_state().secrets[seat.index()].hand.len() == 6)
    );
    let gifts: Vec<_> = events
        .iter()
        .filter(|event| event["event"] == "gave")
        .collect();
    assert_eq!(
        gifts
            .iter()
            .map(|gift| gift["seat"].as_u64().unwrap())
            .collect::<Vec<_>>(),
        [0, 1, 2]
    );
    // The giver is told when choosing, the others when all gifts are in.
    let seen = |viewer, giver: usize| {
        let events = t.events(viewer, 0).unwrap();
        let told = |event: &&Value| {
            let gift = event["event"] == "gave" || event["event"] == "gift-chosen";
            gift && event["seat"] == json!(giver)
        };
        let gifts: Vec<&Value> = events.iter().filter(told).collect();
        assert_eq!(gifts.len(), 1, "every gift is told once");
        gifts[0]["cards"] != json!(null)
    };
    for (giver, to, third) in [(A, B, C), (B, C, A), (C, A, B)] {
        assert!(seen(Viewer::Seat(giver), giver.index()) && seen(Viewer::Seat(to), giver.index()));
        assert!(
            !seen(Viewer::Seat(third), giver.index()) && !seen(Viewer::Spectator, giver.index())
        );
    }
    let mut document = t.state();
    document["players"][0]["given"] = json!(["newt-2", "owl-6"]);
    assert_eq!(refused(document), "TW-24");
}

#[test]
fn tw_25_the_elixir_is_now_left_and_a_new_lap_begins() {
    let mut t = passing();
    let events = run(&mut t, "A give EX N2, B give O2 D2, C give S2 N3");
    assert_eq!(event(&events, "elixir-with")["seat"], 1);
    for expected in [C, A, B] {
        assert_eq!((decision(&t), actors(&t)), ("TW-D-01", vec![expected]));
        t.play(expected, "pass").unwrap();
    }
}

#[test]
fn tw_26_at_most_three_passings_and_the_elixir_is_back() {
    let t = passed(3);
    assert_eq!(
        (
            onlooker(&t)["passings"].clone(),
            onlooker(&t)["elixir"].clone()
        ),
        (json!(3), json!(0))
    );
    assert_eq!((decision(&t), actors(&t)), ("TW-D-01", vec![B]));
}

#[test]
fn tw_27_in_the_final_lap_the_holder_must_bid_after_two_passes() {
    let mut t = passed(3);
    assert_eq!(legal(&t, B), ["pass", "bid 3", "bid 4"]);
    run(&mut t, "B pass, C pass");
    assert_eq!(legal(&t, A), ["bid 3", "bid 4"]);
    assert_eq!(refuse(&mut t, "A pass"), "TW-27");
}

#[test]
fn tw_28_a_bid_in_the_final_lap_frees_the_holder() {
    let mut t = passed(3);
    run(&mut t, "B bid 3, C pass");
    assert_eq!(legal(&t, A), ["pass", "bid 4"]);
}

#[test]
fn tw_29_a_compulsory_three_may_be_raised_by_all() {
    let mut t = passed(3);
    run(&mut t, "B pass, C pass, A bid 3, B pass, C pass");
    assert_eq!(legal(&t, A), ["pass", "bid 4"]);
    run(&mut t, "A bid 4");
    assert_eq!(
        (t.true_state().public.lead(), t.true_state().public.bid()),
        (A, 4)
    );
}

#[test]
fn tw_30_tw_31_the_winner_leads_and_the_lessers_keep_their_places() {
    let mut t = bidding("EX", "", "");
    let events = run(&mut t, "B pass, C bid 4");
    assert_eq!(event(&events, "lead-fixed")["seat"], 2);
    assert_eq!(
        (
            onlooker(&t)["lead"].clone(),
            onlooker(&t)["lessers"].clone()
        ),
        (json!(2), json!([0, 1]))
    );
    search(&game(Options::default()), Bidders::Even, 8, |step| {
        let (before, after) = (&step.before.public, &step.after.public);
        if before.phase.in_brew() && after.phase.in_brew() {
            assert_eq!(
                (before.lead(), before.lesser_1()),
                (after.lead(), after.lesser_1())
            );
        }
        (after.round == 3).then_some(())
    });
}

#[test]
fn tw_32_tw_33_each_lesser_discards_one_card_and_the_lead_none() {
    let mut t = bidding(
        "EX O6 D5 N2 S3 T4",
        "O2 O4 D2 N4 S5 T6",
        "O3 D3 D4 N3 S2 T5",
    );
    run(&mut t, "B pass, C pass, A bid 4");
    assert_eq!((decision(&t), actors(&t)), ("TW-D-05", vec![B, C]));
    assert_eq!(refuse(&mut t, "B discard O3"), "TW-32");
    assert_eq!(refuse(&mut t, "B pass"), "TW-32");
    run(&mut t, "C discard O3");
    assert_eq!(
        (phase(&t), hand(&t, C).split(' ').count()),
        (Phase::Discard, 6),
        "it waits for the other"
    );
    run(&mut t, "B discard T6");
    assert_eq!(phase(&t), Phase::Lead);
    let sizes = t.true_state().secrets.map(|secret| secret.hand.len());
    assert_eq!(sizes, [6, 5, 5]);
    assert_eq!(refuse(&mut t, "A discard O6"), "TW-36");
}

#[test]
fn tw_34_a_discard_is_known_to_its_discarder_alone() {
    let t = brew("", "/O2", "/T6");
    assert_eq!(view(&t, B)["players"][1]["discard"], "owl-2");
    for viewer in [A, C] {
        assert!(view(&t, viewer)["players"][1].get("discard").is_none());
        assert!(known(&t, viewer, B, "may_discard").split(' ').count() > 5);
    }
    let mut played = bidding("EX", "", "");
    run(&mut played, "B pass, C pass, A bid 4");
    let card = legal(&played, B)[0].clone();
    run(&mut played, &format!("B {card}"));
    let told = played.events(Viewer::Seat(C), 0).unwrap();
    assert!(!kinds(&told).contains(&"discard-chosen".to_string()));
    assert_ne!(
        event(
            &played.events(Viewer::Seat(B), 0).unwrap(),
            "discard-chosen"
        )["card"],
        json!(null)
    );
}
