//! One seat's tree: what can happen as that seat sees it, with how it went.

use std::cmp::Ordering;

/// A node: what happened last, as the owner of the tree saw it.
pub struct Node<A> {
    /// What happened.
    pub action: A,
    /// How often it was gone through.
    pub visits: u32,
    /// How often it could have been chosen.
    pub available: u32,
    /// The owner's utility, summed over the visits.
    pub total: f32,
    first_child: Place,
    /// The root of its children that chance brought.
    outcomes: Place,
    /// The next child of its parent. Of children that chance brought: the root of those above it.
    next_sibling: Place,
    /// Of children that chance brought: the root of those below it.
    below: Place,
    /// Where it was the last time in a long list of legal actions.
    listed: u32,
}

impl<A> Node<A> {
    /// The mean utility.
    pub fn value(&self) -> f32 {
        self.total / self.visits.max(1) as f32
    }

    /// The upper confidence bound, by how often the node was available rather than by how often its
    /// parent was visited.
    fn bound(&self, exploration: f32) -> f32 {
        let share = 1.0 / self.visits.max(1) as f32;
        self.total * share + exploration * (rough_ln(self.available.max(1)) * share).sqrt()
    }
}

impl<A: Copy + Ord> Node<A> {
    /// Where the action is among `legal`, from `from` on, or where it would be.
    #[inline]
    fn place_among(&mut self, legal: &[A], from: usize) -> Result<usize, usize> {
        match legal.len() <= SHORT {
            true => self.next_among(legal, from),
            false => self.again_among(legal, from),
        }
    }

    /// Of a short list: the children and it go along side by side.
    #[inline]
    fn next_among(&self, legal: &[A], from: usize) -> Result<usize, usize> {
        for (ahead, action) in legal[from..].iter().enumerate() {
            match action.cmp(&self.action) {
                Ordering::Less => {}
                Ordering::Equal => return Ok(from + ahead),
                Ordering::Greater => return Err(from + ahead),
            }
        }
        Err(legal.len())
    }

    /// Of a long list: mostly the same actions are legal again and again, so it is where it was the
    /// last time.
    fn again_among(&mut self, legal: &[A], from: usize) -> Result<usize, usize> {
        let listed = self.listed as usize;
        if listed >= from && legal.get(listed) == Some(&self.action) {
            return Ok(listed);
        }
        let at = from + legal[from..].partition_point(|action| *action < self.action);
        match legal.get(at) == Some(&self.action) {
            true => {
                self.listed = at as u32;
                Ok(at)
            }
            false => Err(at),
        }
    }
}

/// The most promising child.
#[derive(Clone, Copy)]
pub struct Best {
    /// Its place.
    pub place: Place,
    /// Its upper confidence bound.
    pub bound: f32,
}

/// Where a child that chance brought hangs.
enum Link {
    Root(Place),
    Below(Place),
    Above(Place),
}

/// A node's place in its tree.
pub type Place = u32;

const ROOT: Place = 0;

/// A list that is looked through from its beginning sooner than by halves.
const SHORT: usize = 32;

const NOWHERE: Place = u32::MAX;

/// A tree in one piece of memory. It grows by appending; nothing is ever removed.
pub struct Tree<A> {
    nodes: Vec<Node<A>>,
    /// Where the current iteration is.
    pub here: Place,
    /// Where the current iteration has been, `here` included.
    path: Vec<Place>,
}

impl<A: Copy + Ord> Tree<A> {
    /// A tree of a root only, whose action means nothing.
    pub fn new(root: A) -> Tree<A> {
        let nodes = Vec::with_capacity(1 << 12);
        let mut tree = Tree {
            nodes,
            here: ROOT,
            path: Vec::with_capacity(64),
        };
        tree.nodes.push(Node::fresh(root, NOWHERE));
        tree
    }

    /// Goes back to the root.
    pub fn restart(&mut self) {
        self.here = ROOT;
        self.path.clear();
        self.path.push(ROOT);
    }

    /// A node.
    pub fn node(&self, place: Place) -> &Node<A> {
        &self.nodes[place as usize]
    }

    /// Goes to the child for `action`, made if it is new.
    pub fn follow(&mut self, action: A) {
        let (before, child) = self.around(action);
        let child = match child != NOWHERE && self.node(child).action == action {
            true => child,
            false => self.add_between(before, action, child),
        };
        self.enter(child);
    }

    /// Goes to the child for what chance brought, made if it is new. Nobody chooses among these,
    /// and a long search meets thousands of deals in one place: so they hang together as a binary
    /// tree, which chance keeps in balance.
    pub fn meet(&mut self, outcome: A) {
        let next = self.nodes.len() as Place;
        let (mut link, mut child) = (Link::Root(self.here), self.node(self.here).outcomes);
        while child != NOWHERE {
            let node = self.node(child);
            (link, child) = match outcome.cmp(&node.action) {
                Ordering::Equal => return self.enter(child),
                Ordering::Less => (Link::Below(child), node.below),
                Ordering::Greater => (Link::Above(child), node.next_sibling),
            };
        }
        self.nodes.push(Node::fresh(outcome, NOWHERE));
        match link {
            Link::Root(parent) => self.nodes[parent as usize].outcomes = next,
            Link::Below(sibling) => self.nodes[sibling as usize].below = next,
            Link::Above(sibling) => self.nodes[sibling as usize].next_sibling = next,
        }
        self.enter(next);
    }

    /// Adds a child for a new action to where we are, and goes there.
    pub fn grow(&mut self, action: A) {
        let (before, after) = self.around(action);
        let child = self.add_between(before, action, after);
        self.enter(child);
    }

    /// The last child before `action` and the first from it on. Children are kept in ascending
    /// order.
    fn around(&self, action: A) -> (Place, Place) {
        let (mut before, mut child) = (NOWHERE, self.node(self.here).first_child);
        while child != NOWHERE && self.node(child).action < action {
            before = child;
            child = self.node(child).next_sibling;
        }
        (before, child)
    }

    fn add_between(&mut self, before: Place, action: A, after: Place) -> Place {
        let place = self.nodes.len() as Place;
        self.nodes.push(Node::fresh(action, after));
        match before {
            NOWHERE => self.nodes[self.here as usize].first_child = place,
            before => self.nodes[before as usize].next_sibling = place,
        }
        place
    }

    /// Goes to a child.
    pub fn enter(&mut self, child: Place) {
        self.here = child;
        self.path.push(child);
    }

    /// The most promising of the children that are among `legal` (in ascending order). Each of them
    /// is noted to have been available, and `known` gets a bit for its place among `legal`.
    pub fn select(&mut self, legal: &[A], exploration: f32, known: &mut Known) -> Option<Best> {
        known.clear(legal.len());
        let mut best = None::<Best>;
        let (mut place, mut from) = (self.node(self.here).first_child, 0);
        while place != NOWHERE && from < legal.len() {
            let node = &mut self.nodes[place as usize];
            from = match node.place_among(legal, from) {
                Ok(at) => {
                    known.add(at);
                    node.available += 1;
                    let bound = node.bound(exploration);
                    if best.is_none_or(|best| bound > best.bound) {
                        best = Some(Best { place, bound });
                    }
                    at + 1
                }
                Err(at) => at,
            };
            place = node.next_sibling;
        }
        best
    }

    /// Notes how the current iteration went for the owner, all along its path.
    pub fn credit(&mut self, utility: f32) {
        for &place in &self.path {
            let node = &mut self.nodes[place as usize];
            node.visits += 1;
            node.total += utility;
        }
    }
}

impl<A> Node<A> {
    fn fresh(action: A, sibling: Place) -> Node<A> {
        Node {
            action,
            visits: 0,
            available: 0,
            total: 0.0,
            first_child: NOWHERE,
            outcomes: NOWHERE,
            next_sibling: sibling,
            below: NOWHERE,
            listed: 0,
        }
    }
}

/// The natural logarithm, within 0.06: read off the bits of a float, because a search takes
/// millions of them.
fn rough_ln(n: u32) -> f32 {
    const LN_2: f32 = std::f32::consts::LN_2;
    ((n as f32).to_bits() as f32 / (1 << 23) as f32 - 127.0) * LN_2
}

/// Which of the legal actions have a child: a bit for each place in their list.
#[derive(Default)]
pub struct Known {
    bits: Vec<u64>,
    count: usize,
    of: usize,
}

impl Known {
    fn clear(&mut self, of: usize) {
        self.bits.clear();
        self.bits.resize(of.div_ceil(64), 0);
        (self.count, self.of) = (0, of);
    }

    fn add(&mut self, place: usize) {
        self.bits[place / 64] |= 1 << (place % 64);
        self.count += 1;
    }

    /// How many are known.
    pub fn count(&self) -> usize {
        self.count
    }

    /// How many are not.
    pub fn unknown(&self) -> usize {
        self.of - self.count
    }

    /// Whether the action at this place is known.
    pub fn has(&self, place: usize) -> bool {
        self.bits[place / 64] >> (place % 64) & 1 == 1
    }

    /// The place of the `number`-th action that is not known.
    pub fn nth_unknown(&self, number: usize) -> usize {
        let mut left = number;
        for (word, &bits) in self.bits.iter().enumerate() {
            let open = (!bits).count_ones() as usize;
            if left < open {
                let unset = (0..left).fold(!bits, |unset, _| unset & (unset - 1));
                return word * 64 + unset.trailing_zeros() as usize;
            }
            left -= open;
        }
        unreachable!("fewer are unknown")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn children_stay_in_order_and_only_legal_ones_are_chosen() {
        let (mut tree, mut known) = (Tree::new(0), Known::default());
        for action in [5, 1, 9, 5, 3] {
            tree.restart();
            tree.follow(action);
            tree.credit(if action == 9 { 1.0 } else { 0.0 });
        }
        assert_eq!(tree.nodes.len(), 5, "a root and four children");
        tree.restart();
        let best = tree.select(&[1, 3, 4, 5, 9], 0.1, &mut known).unwrap();
        assert_eq!(
            (tree.node(best.place).action, known.count(), known.unknown()),
            (9, 4, 1)
        );
        assert_eq!(known.nth_unknown(0), 2);
        let best = tree.select(&[2, 3, 5, 7], 0.1, &mut known).unwrap();
        assert_eq!(
            (tree.node(best.place).action, known.count()),
            (3, 2),
            "5 was visited twice in vain"
        );
        assert_eq!((known.nth_unknown(0), known.nth_unknown(1)), (0, 3));
        assert!(known.has(1) && !known.has(0));
    }

    #[test]
    fn children_are_found_in_long_lists_wherever_they_are_this_time() {
        let (mut tree, mut known) = (Tree::new(0), Known::default());
        for action in [4, 50, 90] {
            tree.restart();
            tree.follow(action);
            tree.credit(0.0);
        }
        tree.restart();
        let every: Vec<i32> = (0..100).collect();
        let even: Vec<i32> = every
            .iter()
            .copied()
            .filter(|action| action % 2 == 0 && *action != 50)
            .collect();
        assert!(even.len() > SHORT);
        for (legal, places) in [
            (&every, vec![4, 50, 90]),
            (&every, vec![4, 50, 90]),
            (&even, vec![2, 44]),
        ] {
            tree.select(legal, 0.1, &mut known);
            let found: Vec<usize> = (0..legal.len()).filter(|&place| known.has(place)).collect();
            assert_eq!(found, places);
        }
    }

    #[test]
    fn what_chance_brought_is_met_again_and_nobody_chooses_it() {
        let (mut tree, mut known) = (Tree::new(0), Known::default());
        let mut met = Vec::new();
        for outcome in [5, 1, 9, 3, 5, 1, 9, 3] {
            tree.restart();
            tree.meet(outcome);
            met.push(tree.here);
            tree.meet(7);
        }
        assert_eq!(met[..4], met[4..]);
        met.truncate(4);
        met.sort_unstable();
        met.dedup();
        assert_eq!(
            (met.len(), tree.nodes.len()),
            (4, 9),
            "a root, four outcomes and what comes after each"
        );
        tree.restart();
        assert!(tree.select(&[1, 5], 0.1, &mut known).is_none());
    }

    #[test]
    fn the_rough_logarithm_is_near() {
        for n in [1u32, 2, 3, 7, 100, 5000, 1_000_000] {
            assert!((rough_ln(n) - (n as f32).ln()).abs() < 0.062, "{n}");
        }
    }
}
