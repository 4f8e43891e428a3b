//! Multiple-observer information-set Monte Carlo tree search.
//!
//! Every iteration imagines one world that fits what the seat knows, and goes through it from the
//! top: each seat has its own tree over what *it* can see (actions in that seat's disguise), and
//! chooses by what its own tree has learned, among what is available in this world. The first new
//! action ends the descent; the rest of the game is rolled out.

mod stakes;
mod tree;
mod utility;

use crate::choice::{Budget, Choice, Considered, Limit};
use crate::mind::Position;
use crate::style::Style;
use covenstead_core::{Actor, FastRng, Game, Rng, Seat, Silent, Turn, Viewer};
use stakes::Stakes;
use std::time::{Duration, Instant};
use tree::{Best, Known, Place, Tree};
pub(crate) use utility::{Utility, of_outcome, of_standing};

/// How many of the actions looked into are reported.
const REPORTED: usize = 8;

/// How often the game is asked for an action that has not been tried before any other is taken.
const SUGGESTIONS: usize = 4;

/// How much worse than the best a customary action may look, in chances to win, and still be taken:
/// what a search of some hundred iterations cannot tell from nothing.
const COURTESY: f64 = 0.04;

/// Iterations between two looks at the clock.
const BETWEEN_LOOKS: u64 = 16;

/// Searches, on as many threads as the budget has, and chooses.
pub fn choose<G: Game>(
    position: &Position<'_, G>,
    style: Style,
    budget: Budget,
    seed: u64,
) -> Choice<G::Action> {
    let threads = budget.threads.max(1);
    let explored = if threads == 1 {
        vec![explore(
            position,
            style,
            budget.limit,
            1,
            FastRng::stream(seed, 0),
        )]
    } else {
        std::thread::scope(|scope| {
            let begin = |thread| {
                let rng = FastRng::stream(seed, thread as u64);
                scope.spawn(move || explore(position, style, budget.limit, threads as u64, rng))
            };
            let running: Vec<_> = (0..threads).map(begin).collect();
            running
                .into_iter()
                .map(|thread| thread.join().expect("a search does not panic"))
                .collect()
        })
    };
    let mut rng = FastRng::stream(seed, u64::MAX);
    let stakes = explored
        .iter()
        .fold(Stakes::default(), |all, (_, stakes)| all.and(stakes));
    let findings = explored
        .into_iter()
        .flat_map(|(findings, _)| findings)
        .collect();
    let scale = f64::from(stakes.scale(style).unwrap_or(1.0));
    let findings = merge(findings);
    let custom = custom(position, style, seed)
        .filter(|&custom| costs_nothing(&findings, custom, COURTESY * scale));
    decide(
        findings,
        custom,
        f64::from(style.softness) * scale,
        &mut rng,
    )
}

/// How often iterations come, for benchmarks: imagine, select, expand, roll out, back up,
/// `iterations` times.
pub fn iterate<G: Game>(position: &Position<'_, G>, style: Style, iterations: u64, seed: u64) {
    std::hint::black_box(explore(
        position,
        style,
        Limit::Iterations(iterations),
        1,
        FastRng::new(seed),
    ));
}

/// What one thread found out about an action.
struct Finding<A> {
    action: A,
    visits: u64,
    utility: f64,
    wins: f64,
}

fn explore<G: Game>(
    position: &Position<'_, G>,
    style: Style,
    limit: Limit,
    threads: u64,
    rng: FastRng,
) -> (Vec<Finding<G::Action>>, Stakes) {
    let mut search = Search::new(position, style, rng);
    let most = style
        .patience
        .map_or(u64::MAX, |patience| patience.div_ceil(threads));
    match limit {
        Limit::Iterations(iterations) => {
            (0..iterations.div_ceil(threads).min(most)).for_each(|_| search.iterate())
        }
        Limit::Millis(millis) => {
            let end = Instant::now() + Duration::from_millis(millis);
            let mut done = 0;
            while done < most && (done == 0 || Instant::now() < end) {
                let some = BETWEEN_LOOKS.min(most - done);
                (0..some).for_each(|_| search.iterate());
                done += some;
            }
        }
    }
    (search.findings(), search.stakes)
}

fn merge<A: Copy + Ord>(mut all: Vec<Finding<A>>) -> Vec<Finding<A>> {
    all.sort_by_key(|finding| finding.action);
    all.dedup_by(|next, kept| {
        let same = next.action == kept.action;
        if same {
            kept.visits += next.visits;
            kept.utility += next.utility;
            kept.wins += next.wins;
        }
        same
    });
    all
}

/// What partners expect here. Everybody knows it, so any world that fits will do.
fn custom<G: Game>(position: &Position<'_, G>, style: Style, seed: u64) -> Option<G::Action> {
    let game = position.game;
    let world = game.imagine(position.view, &mut FastRng::stream(seed, u64::MAX - 1));
    game.custom(&world, position.seat)
        .filter(|_| style.sense > 0)
}

/// Whether the search has looked into this action and sees none that is better by more than this.
fn costs_nothing<A: Copy + Ord>(findings: &[Finding<A>], action: A, tolerance: f64) -> bool {
    let mean = |finding: &Finding<A>| finding.utility / finding.visits.max(1) as f64;
    let best = findings.iter().map(mean).fold(f64::MIN, f64::max);
    findings
        .iter()
        .any(|finding| finding.action == action && mean(finding) >= best - tolerance)
}

/// What is customary; else the most visited, the better one of equals; softly, if the style is soft.
fn decide<A: Copy + Ord>(
    mut findings: Vec<Finding<A>>,
    custom: Option<A>,
    softness: f64,
    rng: &mut FastRng,
) -> Choice<A> {
    let mean = |finding: &Finding<A>| finding.utility / finding.visits.max(1) as f64;
    findings.sort_by(|a, b| {
        b.visits
            .cmp(&a.visits)
            .then(mean(b).total_cmp(&mean(a)))
            .then(a.action.cmp(&b.action))
    });
    let customary = findings
        .iter()
        .position(|finding| Some(finding.action) == custom);
    let chosen = if let Some(customary) = customary {
        customary
    } else if softness > 0.0 {
        softly(&findings, softness, mean, rng)
    } else {
        0
    };
    let considered = |finding: &Finding<A>| Considered {
        action: finding.action,
        visits: finding.visits,
        value: finding.wins / finding.visits.max(1) as f64,
    };
    Choice {
        action: findings[chosen].action,
        value: considered(&findings[chosen]).value,
        considered: findings.iter().take(REPORTED).map(considered).collect(),
    }
}

/// Draws among the findings, the better ones more often: a person who sees about as much, but
/// misjudges it by `softness`.
fn softly<A>(
    findings: &[Finding<A>],
    softness: f64,
    mean: impl Fn(&Finding<A>) -> f64,
    rng: &mut FastRng,
) -> usize {
    let best = findings.iter().map(&mean).fold(f64::MIN, f64::max);
    let weights: Vec<f64> = findings
        .iter()
        .map(|finding| ((mean(finding) - best) / softness).exp())
        .collect();
    let mut left = f64::from(rng.next_u32()) / f64::from(u32::MAX) * weights.iter().sum::<f64>();
    for (number, weight) in weights.iter().enumerate() {
        left -= weight;
        if left <= 0.0 {
            return number;
        }
    }
    findings.len() - 1
}

struct Search<'a, G: Game> {
    position: &'a Position<'a, G>,
    clues: G::Clues,
    style: Style,
    /// How strongly it looks into what it knows little about, by what there is to lose.
    exploration: f32,
    /// What the seat's playouts came to.
    stakes: Stakes,
    rng: FastRng,
    /// One tree a seat.
    trees: Vec<Tree<G::Action>>,
    legal: Vec<G::Action>,
    /// Which of them are in the tree of the seat that chooses.
    known: Known,
    /// Scratch space for suggestions.
    suggested: Vec<G::Action>,
    /// The wins of the searching seat, by the place of the root's child in its tree.
    wins: Vec<(Place, f64)>,
}

impl<'a, G: Game> Search<'a, G> {
    fn new(position: &'a Position<'a, G>, style: Style, rng: FastRng) -> Search<'a, G> {
        let root = position.legal[0];
        let trees = Seat::all(position.game.seats())
            .map(|_| Tree::new(root))
            .collect();
        let (legal, suggested) = (Vec::with_capacity(1024), Vec::with_capacity(1024));
        let clues = position.game.clues(position.view);
        let contrast = if style.horizon.is_some() {
            position.game.contrast(position.view)
        } else {
            1.0
        };
        let exploration = style.exploration * contrast;
        Search {
            position,
            clues,
            style,
            exploration,
            stakes: Stakes::default(),
            rng,
            trees,
            legal,
            known: Known::default(),
            suggested,
            wins: Vec::new(),
        }
    }

    fn iterate(&mut self) {
        let mut world = match self.style.empathy {
            true => self
                .position
                .game
                .suppose(self.position.view, &self.clues, &mut self.rng),
            false => self
                .position
                .game
                .imagine_by(self.position.view, &self.clues, &mut self.rng),
        };
        self.trees.iter_mut().for_each(Tree::restart);
        let first = self.descend(&mut world);
        let utility = self.roll_out(&mut world);
        for (tree, utility) in self.trees.iter_mut().zip(utility.of) {
            tree.credit(utility);
        }
        let own = self.position.seat.index();
        self.count_win(first, f64::from(utility.chance[own]));
        self.stakes.add(utility.chance[own], utility.of[own]);
        if let Some(scale) = self.stakes.scale(self.style) {
            self.exploration = self.style.exploration * scale;
        }
    }

    /// Goes down the trees until something new is tried or the game is over. Gives the place of the
    /// searching seat's action.
    fn descend(&mut self, world: &mut G::State) -> Place {
        // All worlds that look like the view offer the same actions, so they were listed once.
        let mut new = self.act_among(self.position.legal, world, self.position.seat);
        let first = self.trees[self.position.seat.index()].here;
        while !new && !self.is_left_to_suggestions(world) {
            match self.position.game.turn(world) {
                Turn::Seats(seats) => {
                    let seat = seats.first().expect("somebody owes a decision");
                    new = self.act(world, seat);
                }
                Turn::Chance => {
                    let outcome = self.position.game.sample(world, &mut self.rng);
                    self.happens(world, Actor::Chance, outcome);
                }
                Turn::Over => return first,
            }
        }
        first
    }

    fn is_left_to_suggestions(&self, world: &G::State) -> bool {
        self.style.sense > 0 && self.position.game.hides_reasons(world)
    }

    /// Lets `seat` choose by its tree. Lists that the game keeps are not copied: there are hundreds
    /// of hands.
    fn act(&mut self, world: &mut G::State, seat: Seat) -> bool {
        let game = self.position.game;
        if let Some(action) = self.custom_of_others(world, seat) {
            self.trees[seat.index()].follow(action);
            self.happens(world, Actor::Seat(seat), action);
            return false;
        }
        if let Some(legal) = game.kept(world, seat) {
            return self.act_among(legal, world, seat);
        }
        let mut legal = std::mem::take(&mut self.legal);
        game.legal(world, seat, &mut legal);
        let new = self.act_among(&legal, world, seat);
        self.legal = legal;
        new
    }

    fn custom_of_others(&self, world: &G::State, seat: Seat) -> Option<G::Action> {
        if self.style.sense == 0 || seat == self.position.seat {
            return None;
        }
        self.position.game.custom(world, seat)
    }

    /// Lets `seat` choose among the legal actions by its tree, and carries it out. Whether the
    /// action was new to its tree.
    fn act_among(&mut self, legal: &[G::Action], world: &mut G::State, seat: Seat) -> bool {
        let tree = &mut self.trees[seat.index()];
        let best = tree.select(legal, self.exploration, &mut self.known);
        let fresh = self
            .may_widen(seat, best)
            .then(|| self.untried(legal, world, seat));
        let tree = &mut self.trees[seat.index()];
        match (fresh, best) {
            (Some(action), _) => tree.grow(action),
            (None, Some(best)) => tree.enter(best.place),
            (None, None) => unreachable!("a node without children has room for one"),
        }
        let action = tree.node(tree.here).action;
        self.happens(world, Actor::Seat(seat), action);
        fresh.is_some()
    }

    /// Carries out an action, and follows it in the trees of all who see it happen.
    fn happens(&mut self, world: &mut G::State, actor: Actor, action: G::Action) {
        let game = self.position.game;
        for seat in Seat::all(game.seats()).filter(|&seat| actor != Actor::Seat(seat)) {
            let seen = game.disguise(world, actor, action, Viewer::Seat(seat));
            let tree = &mut self.trees[seat.index()];
            match actor {
                Actor::Seat(_) => tree.follow(seen),
                Actor::Chance => tree.meet(seen),
            }
        }
        game.apply(world, actor, action, &mut Silent);
    }

    /// Whether an action not yet in the tree may be tried.
    fn may_widen(&self, seat: Seat, best: Option<Best>) -> bool {
        if self.known.unknown() == 0 {
            return false;
        }
        let Some(best) = best else { return true };
        let tree = &self.trees[seat.index()];
        let (node, children) = (tree.node(tree.here), self.known.count() as f32);
        let room = self
            .style
            .widening
            .is_none_or(|factor| children < factor * (node.visits as f32).sqrt());
        room && self
            .style
            .urgency
            .is_none_or(|urgency| node.value() + urgency > best.bound)
    }

    /// An action that is not yet in the tree: one the game suggests, if it comes up with one.
    fn untried(&mut self, legal: &[G::Action], world: &G::State, seat: Seat) -> G::Action {
        let attempts = if self.style.sense > 0 { SUGGESTIONS } else { 0 };
        for _ in 0..attempts {
            let action =
                self.position
                    .game
                    .suggest(world, seat, &mut self.suggested, &mut self.rng);
            let place = legal.binary_search(&action).expect("suggestions are legal");
            if !self.known.has(place) {
                return action;
            }
        }
        legal[self
            .known
            .nth_unknown(self.rng.below(self.known.unknown() as u32) as usize)]
    }

    /// Plays on to the end, or to the horizon.
    fn roll_out(&mut self, world: &mut G::State) -> Utility {
        let game = self.position.game;
        let mut rests = self.style.horizon;
        loop {
            if let Some(left) = rests.filter(|_| game.rests(world)) {
                if left <= 1 {
                    let standing = game.evaluate_among(world, self.style.esteem);
                    return of_standing(&standing, self.style.ambition);
                }
                rests = Some(left - 1);
            }
            match game.turn(world) {
                Turn::Seats(seats) => {
                    let seat = seats.first().expect("somebody owes a decision");
                    let action = self.sensible(world, seat);
                    game.apply(world, Actor::Seat(seat), action, &mut Silent);
                }
                Turn::Chance => {
                    let outcome = game.sample(world, &mut self.rng);
                    game.apply(world, Actor::Chance, outcome, &mut Silent);
                }
                Turn::Over => {
                    let outcome = game.outcome(world).expect("the game is over");
                    return of_outcome(&outcome, self.style.ambition);
                }
            }
        }
    }

    fn sensible(&mut self, world: &G::State, seat: Seat) -> G::Action {
        if let Some(action) = self.custom_of_others(world, seat) {
            return action;
        }
        if self.style.sense > 0 && self.rng.below(100) < u32::from(self.style.sense) {
            return self
                .position
                .game
                .suggest(world, seat, &mut self.legal, &mut self.rng);
        }
        self.position
            .game
            .pick(world, seat, &mut self.legal, &mut self.rng)
            .0
    }

    fn count_win(&mut self, child: Place, chance: f64) {
        match self.wins.iter_mut().find(|(place, _)| *place == child) {
            Some((_, wins)) => *wins += chance,
            None => self.wins.push((child, chance)),
        }
    }

    fn findings(&self) -> Vec<Finding<G::Action>> {
        let tree = &self.trees[self.position.seat.index()];
        let found = |&(place, wins): &(Place, f64)| {
            let node = tree.node(place);
            Finding {
                action: node.action,
                visits: u64::from(node.visits),
                utility: f64::from(node.total),
                wins,
            }
        };
        self.wins.iter().map(found).collect()
    }
}
