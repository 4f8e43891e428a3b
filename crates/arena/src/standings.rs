//! What a tournament, or as much of it as has been played, says about the bots.

use crate::interval::{Interval, games_worth};
use crate::play::{PlayedGame, SeatLine};
use crate::rating::{Rating, mean_rating, rate_bots};
use crate::tournament::Tournament;

/// How bots of one kind did.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// The kind, as entered.
    pub bot: String,
    /// How often one of them sat at a table.
    pub appearances: u64,
    /// The part of their games that they won; a win shared by two is half a win.
    pub wins: f64,
    /// How sure that is.
    pub wins_interval: Interval,
    /// The mean place: 1 is best.
    pub mean_rank: f64,
    /// The mean score.
    pub mean_score: f64,
    /// The rating.
    pub rating: Rating,
    /// How many games they forfeited.
    pub forfeits: u64,
    /// In how many of these they never began to play.
    pub never_began: u64,
    /// Why they forfeited the first time.
    pub first_reason: Option<String>,
    /// How long they took for a decision, in milliseconds; nothing if they made none.
    pub decision_ms: Option<f64>,
    /// The part of their games that they won from each seat; nothing where none of them sat.
    pub wins_by_seat: Vec<Option<f64>>,
    /// How often they finished above each other kind, in the order of the rows; nothing for their
    /// own.
    pub above: Vec<Option<Above>>,
}

/// How often bots of one kind finished above those of another at the same table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Above {
    /// The part of all meetings; a shared place is half.
    pub share: f64,
    /// How sure that is.
    pub interval: Interval,
}

/// The standings, most wins first.
#[derive(Clone, PartialEq, Debug)]
pub struct Standings {
    /// One row for each kind of bot.
    pub rows: Vec<Row>,
    /// How many games they are drawn from.
    pub games: u64,
}

impl Standings {
    /// The standings after these games, which come in the order of their numbers.
    pub fn of(tournament: &Tournament, games: &[PlayedGame]) -> Standings {
        let mut kinds = tournament.kinds();
        let seen = Seen { tournament, games };
        kinds.sort_by(|a, b| {
            f64::total_cmp(&seen.wins(b), &seen.wins(a))
                .then(f64::total_cmp(&seen.rank(a), &seen.rank(b)))
        });
        let ratings = rate_bots(&tournament.schedule(), tournament.seats(), games);
        let rating_of = |kind: &String| {
            let own = tournament
                .bots
                .iter()
                .zip(&ratings)
                .filter(|(bot, _)| bot.to_string() == *kind);
            mean_rating(&own.map(|(_, rating)| *rating).collect::<Vec<_>>())
        };
        let rows = kinds
            .iter()
            .map(|kind| seen.row(kind, &kinds, rating_of(kind)))
            .collect();
        Standings {
            rows,
            games: games.len() as u64,
        }
    }

    /// The part of their games that bots of each kind have won, in the order they were entered:
    /// quick to compute.
    pub fn running(tournament: &Tournament, games: &[PlayedGame]) -> Vec<(String, f64)> {
        let seen = Seen { tournament, games };
        tournament
            .kinds()
            .into_iter()
            .map(|kind| (kind.clone(), seen.wins(&kind)))
            .collect()
    }
}

/// Games looked at from one side or another.
struct Seen<'a> {
    tournament: &'a Tournament,
    games: &'a [PlayedGame],
}

impl Seen<'_> {
    fn row(&self, kind: &str, kinds: &[String], rating: Rating) -> Row {
        let decisions: u64 = self.lines(kind).map(|(_, line)| line.decisions).sum();
        let thinking: f64 = self.lines(kind).map(|(_, line)| line.thinking_ms).sum();
        Row {
            bot: kind.to_string(),
            appearances: self.lines(kind).count() as u64,
            wins: self.wins(kind),
            wins_interval: self.wins_interval(kind),
            mean_rank: self.rank(kind),
            mean_score: mean(self.lines(kind).map(|(_, line)| f64::from(line.score)))
                .unwrap_or(0.0),
            rating,
            forfeits: self
                .lines(kind)
                .map(|(_, line)| u64::from(line.forfeits))
                .sum(),
            never_began: self
                .lines(kind)
                .filter(|(_, line)| line.never_began())
                .count() as u64,
            first_reason: self
                .lines(kind)
                .find(|(_, line)| line.forfeits > 0)
                .map(|(_, line)| line.reason.clone()),
            decision_ms: (decisions > 0).then(|| thinking / decisions as f64),
            wins_by_seat: (0..self.tournament.seats())
                .map(|seat| self.wins_from(kind, seat))
                .collect(),
            above: kinds.iter().map(|other| self.above(kind, other)).collect(),
        }
    }

    /// The rows of bots of one kind, each with its game.
    fn lines<'a>(&'a self, kind: &'a str) -> impl Iterator<Item = (&'a PlayedGame, &'a SeatLine)> {
        let of_game = move |game: &'a PlayedGame| {
            game.lines
                .iter()
                .filter(move |line| line.bot == kind)
                .map(move |line| (game, line))
        };
        self.games.iter().flat_map(of_game)
    }

    fn wins(&self, kind: &str) -> f64 {
        mean(self.lines(kind).map(|(game, line)| win(game, line))).unwrap_or(0.0)
    }

    fn wins_from(&self, kind: &str, seat: usize) -> Option<f64> {
        mean(
            self.lines(kind)
                .filter(|(_, line)| usize::from(line.seat) == seat)
                .map(|(game, line)| win(game, line)),
        )
    }

    fn rank(&self, kind: &str) -> f64 {
        mean(self.lines(kind).map(|(_, line)| f64::from(line.rank))).unwrap_or(0.0)
    }

    /// Bots of one kind at one table are no independent trials: the trial is the game, which the
    /// kind wins or not.
    fn wins_interval(&self, kind: &str) -> Interval {
        let bots = self
            .tournament
            .bots
            .iter()
            .filter(|bot| bot.to_string() == kind)
            .count() as f64;
        let by_kind = |game: &PlayedGame| {
            Some(
                game.lines
                    .iter()
                    .filter(|line| line.bot == kind)
                    .map(|line| win(game, line))
                    .sum::<f64>(),
            )
        };
        self.interval(by_kind).divided(bots)
    }

    fn above(&self, kind: &str, other: &str) -> Option<Above> {
        let by_game = |game: &PlayedGame| {
            let own = game.lines.iter().filter(|line| line.bot == kind);
            let met = own.flat_map(|line| {
                game.lines
                    .iter()
                    .filter(|they| they.bot == other)
                    .map(move |they| (line, they))
            });
            mean(met.map(|(line, they)| finished_above(line, they)))
        };
        let share = mean(self.games.iter().filter_map(by_game))?;
        (kind != other).then(|| Above {
            share,
            interval: self.interval(by_game),
        })
    }

    /// How sure the mean of `value` over the games is.
    fn interval(&self, value: impl Fn(&PlayedGame) -> Option<f64>) -> Interval {
        let values: Vec<f64> = self.games.iter().filter_map(&value).collect();
        let size = self.tournament.schedule().block_size() as usize;
        let of_block = |block: &[PlayedGame]| {
            (block.len() == size).then(|| mean(block.iter().filter_map(&value)))?
        };
        let blocks = self
            .games
            .chunk_by(|one, next| block_of(one) == block_of(next));
        let blocks: Vec<f64> = blocks.filter_map(of_block).collect();
        let worth = games_worth(&blocks, size as f64, values.len() as f64);
        Interval::wilson(mean(values.into_iter()).unwrap_or(0.5), worth)
    }
}

fn block_of(game: &PlayedGame) -> Option<u64> {
    game.lines.first().map(|line| line.block)
}

/// What `line` won of its game: nothing, or its part of the win.
fn win(game: &PlayedGame, line: &SeatLine) -> f64 {
    match line.rank {
        1 => 1.0 / game.lines.iter().filter(|other| other.rank == 1).count() as f64,
        _ => 0.0,
    }
}

fn finished_above(line: &SeatLine, other: &SeatLine) -> f64 {
    match line.rank.cmp(&other.rank) {
        std::cmp::Ordering::Less => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Greater => 0.0,
    }
}

fn mean(values: impl Iterator<Item = f64>) -> Option<f64> {
    let (sum, count) = values.fold((0.0, 0u64), |(sum, count), value| (sum + value, count + 1));
    (count > 0).then(|| sum / count as f64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::Entry;
    use covenstead_catalog::Catalog;

    /// A tournament of `greedy` against two `random`, and what came of it: the places of greedy and
    /// of the two, by game.
    fn tournament(places: &[[u8; 3]]) -> (Tournament, Vec<PlayedGame>) {
        let bots = ["greedy", "random", "random"]
            .map(|bot| bot.parse().unwrap())
            .to_vec();
        let catalog = Catalog::built_in();
        let mut titles = catalog.titles();
        let of_three = titles.find(|title| title.seats() == (3..=3)).unwrap();
        let entry = Entry {
            game: of_three.id().into(),
            bots,
            games: places.len() as u64,
            ..Entry::default()
        };
        let tournament = Tournament::new(&catalog, entry).unwrap();
        let schedule = tournament.schedule();
        let game = |(number, places): (usize, &[u8; 3])| {
            let fixture = schedule.fixture(number as u64);
            let line = |(seat, &bot): (usize, &usize)| SeatLine {
                game: fixture.number,
                block: fixture.block,
                seat: seat as u8,
                bot: tournament.bots[bot].to_string(),
                score: 10 - i32::from(places[bot]),
                rank: places[bot],
                forfeits: 0,
                decisions: 4,
                thinking_ms: 2.0,
                reason: String::new(),
            };
            PlayedGame {
                number: fixture.number,
                lines: fixture.seating.iter().enumerate().map(line).collect(),
            }
        };
        let games = places.iter().enumerate().map(game).collect();
        (tournament, games)
    }

    fn standings(places: &[[u8; 3]]) -> Standings {
        let (tournament, games) = tournament(places);
        Standings::of(&tournament, &games)
    }

    #[test]
    fn a_shared_win_is_split_and_bots_of_a_kind_are_pooled() {
        let standings = standings(&[[1, 2, 3], [1, 1, 3], [3, 1, 2], [1, 2, 3]]);
        let [greedy, random] = &standings.rows[..] else {
            panic!("two kinds")
        };
        assert_eq!(
            (greedy.bot.as_str(), greedy.appearances, greedy.wins),
            ("greedy", 4, 2.5 / 4.0)
        );
        assert_eq!(
            (random.bot.as_str(), random.appearances, random.wins),
            ("random", 8, 1.5 / 8.0)
        );
        assert_eq!(
            (greedy.mean_rank, greedy.mean_score, greedy.decision_ms),
            (1.5, 8.5, Some(0.5))
        );
        assert!(greedy.wins_interval.low < greedy.wins && greedy.wins < greedy.wins_interval.high);
    }

    #[test]
    fn meetings_are_counted_both_ways_and_a_shared_place_is_half() {
        let standings = standings(&[[1, 2, 3], [1, 1, 3], [3, 1, 2]]);
        let above =
            |row: usize, other: usize| standings.rows[row].above[other].map(|above| above.share);
        assert_eq!(above(0, 0), None);
        let (there, back) = (above(0, 1).unwrap(), above(1, 0).unwrap());
        assert!((there - 1.75 / 3.0).abs() < 1e-12 && (there + back - 1.0).abs() < 1e-12);
    }

    #[test]
    fn wins_by_seat_follow_the_rotation() {
        // Greedy sits in seats 0, 2 and 1 of the first block.
        let standings = standings(&[[1, 2, 3], [2, 1, 3], [1, 2, 3]]);
        let greedy = standings
            .rows
            .iter()
            .find(|row| row.bot == "greedy")
            .unwrap();
        assert_eq!(greedy.wins_by_seat, [Some(1.0), Some(1.0), Some(0.0)]);
    }

    #[test]
    fn who_finishes_above_is_rated_above_and_more_games_make_it_surer() {
        let few = standings(&[[1, 2, 3]; 6]);
        let many = standings(&[[1, 2, 3]; 60]);
        for standings in [&few, &many] {
            assert!(standings.rows[0].rating.value > standings.rows[1].rating.value + 2.0);
        }
        assert!(many.rows[0].rating.margin < few.rows[0].rating.margin);
        assert!(
            many.rows[0].wins_interval.low > few.rows[0].wins_interval.low
                && many.rows[0].wins_interval.high == 1.0
        );
    }

    #[test]
    fn bots_that_finish_alike_are_rated_alike() {
        let standings = standings(&[[1, 1, 1]; 9]);
        assert!((standings.rows[0].rating.value - standings.rows[1].rating.value).abs() < 1e-9);
        assert!((standings.rows[0].wins - 1.0 / 3.0).abs() < 1e-12);
    }

    #[test]
    fn without_games_there_are_standings_all_the_same() {
        assert_eq!(standings(&[]).rows.len(), 2);
    }
}
