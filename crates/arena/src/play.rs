//! One game of a tournament.

use crate::bot::{Bot, budget_of};
use crate::error::ArenaError;
use crate::external::{Forfeit, Place, Program, Programs};
use crate::schedule::Fixture;
use crate::tournament::Tournament;
use covenstead_bots::{Budget, Player};
use covenstead_catalog::{LiveTable, Title};
use covenstead_core::{Record, RecordedResult, Rng, Seat, TableRng};
use serde::{Deserialize, Serialize};
use std::time::{Duration, Instant};

/// What one seat made of one game: a row of `results.csv`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SeatLine {
    /// The number of the game.
    pub game: u64,
    /// The block of games with the same deal.
    pub block: u64,
    /// The seat.
    pub seat: u8,
    /// Who sat there.
    pub bot: String,
    /// The score.
    pub score: i32,
    /// The place: 1 is best, ties share. A bot that forfeited is last, whatever random play came to
    /// in its name.
    pub rank: u8,
    /// 1 if the bot forfeited: the rest of its game was played at random, and the record shows what
    /// came of that.
    pub forfeits: u32,
    /// How many decisions it made itself.
    pub decisions: u64,
    /// How long it took for them, in milliseconds.
    pub thinking_ms: f64,
    /// Why it forfeited; empty if it did not.
    pub reason: String,
}

impl SeatLine {
    /// Whether the bot forfeited before its first decision: it never began to play.
    pub fn never_began(&self) -> bool {
        self.forfeits > 0 && self.decisions == 0
    }
}

/// The places of a game's seats once forfeits count: who forfeited is last, and the others keep
/// their order. Nobody wins by crashing, not even among bots that all crash.
pub(crate) fn places(ranks: &[u8], forfeited: &[bool]) -> Vec<u8> {
    let place = |seat: usize| match forfeited[seat] {
        true => ranks.len() as u8,
        false => {
            let better = |other: &usize| !forfeited[*other] && ranks[*other] < ranks[seat];
            1 + (0..ranks.len()).filter(better).count() as u8
        }
    };
    (0..ranks.len()).map(place).collect()
}

/// A game that is over.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayedGame {
    /// Its number.
    pub number: u64,
    /// What each seat made of it, by seat.
    pub lines: Vec<SeatLine>,
}

/// Plays one game to its end.
pub(crate) fn play(
    title: &dyn Title,
    tournament: &Tournament,
    fixture: &Fixture,
    programs: &Programs,
) -> Result<(PlayedGame, Record), ArenaError> {
    let mut table = title.open(
        &tournament.setting(),
        Some(tournament.names_at(fixture)),
        &fixture.deal,
    )?;
    let mut thoughts = TableRng::new(&fixture.deal, &format!("bots of game {}", fixture.number));
    let mut chairs = Vec::new();
    for (seat, &bot) in fixture.seating.iter().enumerate() {
        let place = Place {
            table: table.as_ref(),
            game: fixture.number,
            seat: Seat(seat as u8),
            seed: draw_seed(&mut thoughts),
        };
        let mut chair = Chair::new();
        chair.sit_down(&tournament.bots[bot], &place, programs)?;
        chairs.push(chair);
    }
    while let Some(&seat) = table.status().actors.first() {
        chairs[seat.index()].decide(table.as_mut(), seat, draw_seed(&mut thoughts))?;
    }
    let record = table.record();
    let result = record.result.as_ref().expect("the game is over");
    let forfeited: Vec<bool> = chairs.iter().map(|chair| chair.forfeit.is_some()).collect();
    let places = places(&result.ranks, &forfeited);
    let lines = chairs
        .into_iter()
        .enumerate()
        .map(|(seat, chair)| {
            let rank = places[seat];
            SeatLine {
                rank,
                ..chair.leave(tournament, fixture, seat, result)
            }
        })
        .collect();
    Ok((
        PlayedGame {
            number: fixture.number,
            lines,
        },
        record,
    ))
}

fn draw_seed(rng: &mut TableRng) -> u64 {
    u64::from(rng.next_u32()) << 32 | u64::from(rng.next_u32())
}

/// Who decides for a seat.
enum Sitter {
    Ours(Player, Budget),
    Program(Program),
    /// Random legal actions, since its bot forfeited.
    Nobody,
}

/// A seat with whoever sits in it, and what it has come to.
struct Chair {
    sitter: Sitter,
    decisions: u64,
    thinking: Duration,
    forfeit: Option<Forfeit>,
}

impl Chair {
    fn new() -> Chair {
        Chair {
            sitter: Sitter::Nobody,
            decisions: 0,
            thinking: Duration::ZERO,
            forfeit: None,
        }
    }

    fn sit_down(
        &mut self,
        bot: &Bot,
        place: &Place<'_>,
        programs: &Programs,
    ) -> Result<(), ArenaError> {
        match bot {
            Bot::Ours { player, limit } => self.sitter = Sitter::Ours(*player, budget_of(*limit)),
            Bot::Program { command, millis } => {
                let millis = millis.unwrap_or(Bot::MILLIS_OF_A_PROGRAM);
                let mut program = Program::start(command, millis, place, programs)?;
                match program.greet(place) {
                    Ok(()) => self.sitter = Sitter::Program(program),
                    Err(forfeit) => self.forfeit(forfeit),
                }
            }
        }
        Ok(())
    }

    fn decide(
        &mut self,
        table: &mut dyn LiveTable,
        seat: Seat,
        seed: u64,
    ) -> Result<(), ArenaError> {
        let begun = Instant::now();
        match &mut self.sitter {
            Sitter::Nobody => return play_at_random(table, seat, seed),
            Sitter::Ours(player, budget) => {
                let choice = table.mind(seat)?.choose(*player, *budget, seed);
                self.thought(begun);
                table.play(seat, &choice.action)?;
            }
            Sitter::Program(program) => {
                let answer = program.choose(table, seat)?;
                self.thought(begun);
                let played = answer.and_then(|action| match table.play(seat, &action) {
                    Ok(_) => Ok(()),
                    Err(fault) => Err(Forfeit::Illegal {
                        action,
                        why: fault.message,
                    }),
                });
                if let Err(forfeit) = played {
                    self.forfeit(forfeit);
                    return play_at_random(table, seat, seed);
                }
            }
        }
        Ok(())
    }

    fn thought(&mut self, begun: Instant) {
        self.decisions += 1;
        self.thinking += begun.elapsed();
    }

    fn forfeit(&mut self, forfeit: Forfeit) {
        // The program, if there is one, ends here: dropping it stops its process.
        self.sitter = Sitter::Nobody;
        self.forfeit = Some(forfeit);
    }

    fn leave(
        self,
        tournament: &Tournament,
        fixture: &Fixture,
        seat: usize,
        result: &RecordedResult,
    ) -> SeatLine {
        if let Sitter::Program(program) = self.sitter {
            program.end(result);
        }
        SeatLine {
            game: fixture.number,
            block: fixture.block,
            seat: seat as u8,
            bot: tournament.bots[fixture.seating[seat]].to_string(),
            score: result.scores[seat],
            rank: result.ranks[seat],
            forfeits: u32::from(self.forfeit.is_some()),
            decisions: self.decisions,
            thinking_ms: (self.thinking.as_secs_f64() * 1e6).round() / 1e3,
            reason: self
                .forfeit
                .map(|forfeit| forfeit.to_string())
                .unwrap_or_default(),
        }
    }
}

fn play_at_random(table: &mut dyn LiveTable, seat: Seat, seed: u64) -> Result<(), ArenaError> {
    let choice = table
        .mind(seat)?
        .choose(Player::Random, Budget::iterations(1), seed);
    table.play(seat, &choice.action)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_forfeits_is_last_and_the_others_keep_their_order() {
        for (ranks, forfeited, expected) in [
            ([1, 2, 3], [false, false, false], [1, 2, 3]),
            ([1, 2, 3], [true, false, false], [3, 1, 2]),
            ([1, 1, 3], [true, false, false], [3, 1, 2]),
            ([2, 1, 2], [false, true, false], [1, 3, 1]),
            ([1, 2, 3], [true, true, false], [3, 3, 1]),
            ([1, 2, 3], [true, true, true], [3, 3, 3]),
        ] {
            assert_eq!(places(&ranks, &forfeited), expected);
        }
    }
}
