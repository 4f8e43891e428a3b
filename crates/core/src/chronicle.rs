//! A list that only grows, and of which a copy is cheap.

use crate::game::Log;
use std::cmp::Ordering;
use std::sync::Arc;

/// How many items make a page.
const PAGE: usize = 64;

/// What happened, in order: a list that only grows at its end. Copies share all full pages, so that
/// a copy of a long game costs no more than that of a short one: a server copies a match for every
/// decision, to try it on.
#[derive(Clone, Debug)]
pub(crate) struct Chronicle<T> {
    full: Arc<Vec<Arc<[T]>>>,
    /// The page being written, never a full one.
    page: Vec<T>,
}

impl<T> Default for Chronicle<T> {
    fn default() -> Chronicle<T> {
        Chronicle {
            full: Arc::default(),
            page: Vec::new(),
        }
    }
}

impl<T> Chronicle<T> {
    pub(crate) fn len(&self) -> usize {
        self.full.len() * PAGE + self.page.len()
    }

    pub(crate) fn push(&mut self, item: T) {
        self.page.push(item);
        if self.page.len() == PAGE {
            Arc::make_mut(&mut self.full).push(std::mem::take(&mut self.page).into());
        }
    }

    pub(crate) fn last(&self) -> Option<&T> {
        self.iter().next_back()
    }

    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = &T> + Clone {
        self.since(0)
    }

    /// The items from number `start` on, without walking over those before.
    pub(crate) fn since(&self, start: usize) -> impl DoubleEndedIterator<Item = &T> + Clone {
        let first = start / PAGE;
        let page = self.page_at(first);
        let later = (first + 1..=self.full.len()).flat_map(|number| self.page_at(number));
        page[(start % PAGE).min(page.len())..].iter().chain(later)
    }

    fn page_at(&self, number: usize) -> &[T] {
        match number.cmp(&self.full.len()) {
            Ordering::Less => &self.full[number],
            Ordering::Equal => &self.page,
            Ordering::Greater => &[],
        }
    }
}

impl<T> Log<T> for Chronicle<T> {
    fn add(&mut self, event: impl FnOnce() -> T) {
        self.push(event());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_reads_like_a_plain_list_from_anywhere_and_backwards() {
        let (mut chronicle, mut list) = (Chronicle::default(), Vec::new());
        for number in 0..3 * PAGE + 5 {
            chronicle.push(number);
            list.push(number);
            assert_eq!(
                (chronicle.len(), chronicle.last()),
                (list.len(), list.last())
            );
        }
        for start in 0..list.len() + 2 * PAGE {
            let expected = list.get(start..).unwrap_or_default();
            assert!(chronicle.since(start).eq(expected), "from {start}");
            assert!(
                chronicle.since(start).rev().eq(expected.iter().rev()),
                "backwards to {start}"
            );
        }
        assert!(Chronicle::<u8>::default().iter().next().is_none());
    }

    #[test]
    fn a_copy_goes_its_own_way() {
        let mut one = Chronicle::default();
        (0..PAGE - 1).for_each(|number| one.push(number));
        let mut other = one.clone();
        one.push(1_000);
        other.push(2_000);
        other.push(2_001);
        assert_eq!((one.len(), one.last()), (PAGE, Some(&1_000)));
        assert!(other.since(PAGE - 1).eq(&[2_000, 2_001]));
    }
}
