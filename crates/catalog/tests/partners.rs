//! Bots as partners: in 3 Witches a Lesser who proposes a card for return is listened to.

use covenstead_bots::{Budget, Level, Player};
use covenstead_catalog::{Catalog, LiveTable, Setting};
use covenstead_core::Seat;
use serde_json::Map;

/// What came of proposals while the bid was open.
#[derive(Default, Debug)]
struct Proposals {
    accepted: u32,
    overruled: u32,
}

/// Whether the Lead may still make the bid and may still miss it, by the tricks won.
fn is_open(table: &dyn LiveTable) -> bool {
    let state = table.state();
    let tricks = state["tricks"].as_array().unwrap();
    let won = tricks
        .iter()
        .filter(|trick| trick["winner"] == "lead")
        .count() as u64;
    let bid = state["crystal_ball"]["bid"].as_u64().unwrap();
    let left = 5 - tricks.len() as u64;
    won <= bid && won + left >= bid && left > 0
}

fn choose(table: &dyn LiveTable, seat: Seat, player: Player, iterations: u64, seed: u64) -> String {
    let mind = table.mind(seat).unwrap();
    mind.choose(player, Budget::iterations(iterations), seed)
        .action
}

/// Bots play with each other, and `player` answers every proposal.
fn answered_by(player: Player, games: u64) -> Proposals {
    let catalog = Catalog::built_in();
    let title = catalog.get("three-witches").unwrap();
    let setting = Setting {
        players: 3,
        options: Map::new(),
    };
    let mut proposals = Proposals::default();
    for game in 0..games {
        let mut table = title
            .open(&setting, None, &format!("partners {game}"))
            .unwrap();
        let mut number = 0;
        while let Some(&seat) = table.status().actors.first() {
            number += 1;
            let answers = table
                .legal(seat)
                .unwrap()
                .iter()
                .any(|action| action == "accept");
            let action = match answers {
                true => choose(table.as_ref(), seat, player, 400, number),
                false => choose(
                    table.as_ref(),
                    seat,
                    Player::Level(Level::Adept),
                    60,
                    number,
                ),
            };
            if answers && is_open(table.as_ref()) {
                match action.as_str() {
                    "accept" => proposals.accepted += 1,
                    _ => proposals.overruled += 1,
                }
            }
            table.play(seat, &action).unwrap();
        }
    }
    proposals
}

#[test]
fn tw_60_a_bot_accepts_a_proposal_that_costs_it_nothing_it_can_see() {
    for level in [Level::Adept, Level::Master, Level::Grandmaster] {
        let proposals = answered_by(Player::Level(level), 12);
        let all = proposals.accepted + proposals.overruled;
        println!("{level:?}: {proposals:?}");
        assert!(all >= 60, "{proposals:?}");
        assert!(
            proposals.accepted * 100 >= all * 80,
            "{level:?} overrules its partner: {proposals:?}"
        );
    }
}
