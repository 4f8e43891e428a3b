//! Random numbers: one trait, a fast generator for simulation and search, a cryptographic one for
//! real tables.
//!
//! Nothing here draws entropy: a seed always comes from outside. The fast generator is ours and
//! frozen by golden vectors, because library generators may change their values between minor
//! releases and a seed must mean the same for ever.

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng};
use sha2::{Digest, Sha256};
use std::hint::select_unpredictable;

/// A source of random numbers. Rules draw whole numbers only, never floats or `usize`.
pub trait Rng {
    /// 32 random bits.
    fn next_u32(&mut self) -> u32;

    /// A whole number from 0 to `n - 1`, every one equally likely (Lemire's method, with its
    /// rejection).
    ///
    /// # Panics
    /// If `n` is 0: there is nothing to draw from.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "nothing to draw from");
        let mut product = u64::from(self.next_u32()) * u64::from(n);
        if (product as u32) < n {
            let threshold = n.wrapping_neg() % n;
            while (product as u32) < threshold {
                product = u64::from(self.next_u32()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// One of `items`, every one equally likely.
    #[inline]
    fn pick<T: Copy>(&mut self, items: &[T]) -> T
    where
        Self: Sized,
    {
        items[self.below(items.len() as u32) as usize]
    }

    /// One of the bits set in `mask`, by its number.
    #[inline]
    fn bit(&mut self, mask: u64) -> u32
    where
        Self: Sized,
    {
        nth_bit(mask, self.below(mask.count_ones()))
    }

    /// `count` of the bits set in `mask`, every selection equally likely.
    ///
    /// # Panics
    /// If `mask` has fewer bits than `count`.
    #[inline]
    fn bits(&mut self, mask: u64, count: u32) -> u64
    where
        Self: Sized,
    {
        let mut left = mask;
        // Draw the smaller part: what stays out, or what comes in.
        let size = mask.count_ones();
        assert!(count <= size, "{count} bits asked of a mask of {size}");
        let draws = count.min(size - count);
        for _ in 0..draws {
            left &= !(1 << self.bit(left));
        }
        if draws == count { mask & !left } else { left }
    }

    /// Puts `items` into a uniformly random order (Fisher–Yates).
    fn shuffle<T>(&mut self, items: &mut [T])
    where
        Self: Sized,
    {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

/// The number of the bit of `mask` before which there are `n` others; 0 to 63 whatever is asked.
///
/// Without a branch, because where the bit is cannot be guessed: halves are halved until a table
/// knows.
///
/// ```
/// use covenstead_core::nth_bit;
/// assert_eq!(nth_bit(0b1011_0100, 0), 2);
/// assert_eq!(nth_bit(0b1011_0100, 3), 7);
/// ```
#[inline]
pub fn nth_bit(mask: u64, n: u32) -> u32 {
    let (mut left, mut n, mut passed) = (mask, n, 0);
    for half in [32, 16, 8] {
        let (lower, upper) = (left & ((1 << half) - 1), left >> half);
        let below = lower.count_ones();
        let above = n >= below;
        left = select_unpredictable(above, upper, lower);
        n = select_unpredictable(above, n.wrapping_sub(below), n);
        passed += select_unpredictable(above, half, 0);
    }
    passed + u32::from(NTH_BIT[left as usize & 255][n as usize & 7])
}

/// Where the n-th bit of a byte is.
static NTH_BIT: [[u8; 8]; 256] = nth_bits();

const fn nth_bits() -> [[u8; 8]; 256] {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][n] = bit;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
}

/// The fast generator for simulation, search and tests: xoshiro256++, seeded through SplitMix64.
///
/// ```
/// use covenstead_core::{FastRng, Rng};
/// let mut a = FastRng::new(7);
/// let mut b = FastRng::new(7);
/// assert_eq!(a.below(1000), b.below(1000));
/// ```
#[derive(Clone, Debug)]
pub struct FastRng([u64; 4]);

impl FastRng {
    /// The generator that `seed` stands for.
    pub fn new(seed: u64) -> FastRng {
        let mut mix = seed;
        FastRng(std::array::from_fn(|_| {
            mix = mix.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut z = mix;
            z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            z ^ (z >> 31)
        }))
    }

    /// The `number`-th generator of a family: games of one simulation draw from streams that do not
    /// touch.
    pub fn stream(seed: u64, number: u64) -> FastRng {
        FastRng::new(seed ^ number.wrapping_mul(0xd1b5_4a32_d192_ed03))
    }

    #[inline]
    fn next_u64(&mut self) -> u64 {
        let s = &mut self.0;
        let result = s[0].wrapping_add(s[3]).rotate_left(23).wrapping_add(s[0]);
        let t = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= t;
        s[3] = s[3].rotate_left(45);
        result
    }
}

impl Rng for FastRng {
    #[inline]
    fn next_u32(&mut self) -> u32 {
        (self.next_u64() >> 32) as u32
    }
}

/// The cryptographic generator for real tables (ChaCha20): seeing its past tells nothing about its
/// future.
#[derive(Clone, Debug)]
pub struct TableRng(ChaCha20Rng);

impl TableRng {
    /// The generator for one purpose (`"chance"`, `"bot"`) of the table that `seed` stands for.
    /// Streams of different purposes are independent, so that thinking never disturbs the deal.
    ///
    /// ```
    /// use covenstead_core::{Rng, TableRng};
    /// let mut deal = TableRng::new("crow", "chance");
    /// assert_eq!(deal.next_u32(), TableRng::new("crow", "chance").next_u32());
    /// assert_ne!(deal.next_u32(), TableRng::new("crow", "bot").next_u32());
    /// ```
    pub fn new(seed: &str, purpose: &str) -> TableRng {
        let mut hash = Sha256::new();
        hash.update(b"covenstead table 1\0");
        hash.update((purpose.len() as u64).to_le_bytes());
        hash.update(purpose.as_bytes());
        hash.update(seed.as_bytes());
        TableRng(ChaCha20Rng::from_seed(hash.finalize().into()))
    }
}

impl Rng for TableRng {
    #[inline]
    fn next_u32(&mut self) -> u32 {
        self.0.next_u32()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fast_generator_is_frozen() {
        let mut rng = FastRng::new(2026);
        let drawn: [u32; 6] = std::array::from_fn(|_| rng.next_u32());
        assert_eq!(
            drawn,
            [
                1833955425, 2637493321, 3100793561, 3711351578, 129742486, 3930778673
            ]
        );
        let mut rng = FastRng::stream(2026, 3);
        assert_eq!(
            std::array::from_fn::<u32, 4, _>(|_| rng.below(792)),
            [152, 264, 335, 7]
        );
    }

    #[test]
    fn the_table_generator_is_frozen() {
        let mut rng = TableRng::new("crow", "chance");
        assert_eq!(
            std::array::from_fn::<u32, 4, _>(|_| rng.next_u32()),
            [2456798292, 3950025917, 3314915794, 3590246620]
        );
    }

    #[test]
    fn the_nth_bit_is_found() {
        let mut rng = FastRng::new(5);
        for sparse in 0..64_000u32 {
            let mut mask = u64::from(rng.next_u32()) << 32 | u64::from(rng.next_u32());
            (0..sparse % 5)
                .for_each(|_| mask &= u64::from(rng.next_u32()) << 32 | u64::from(rng.next_u32()));
            let bits = (0..64).filter(|bit| mask >> bit & 1 == 1);
            bits.zip(0..)
                .for_each(|(bit, n)| assert_eq!(nth_bit(mask, n), bit, "{mask:b} {n}"));
        }
        assert_eq!(
            (0..64).map(|n| nth_bit(u64::MAX, n)).collect::<Vec<_>>(),
            (0..64).collect::<Vec<_>>()
        );
    }

    #[test]
    fn below_is_uniform() {
        let mut rng = FastRng::new(1);
        let mut counts = [0u32; 7];
        for _ in 0..70_000 {
            counts[rng.below(7) as usize] += 1;
        }
        assert!(
            counts.iter().all(|&count| count.abs_diff(10_000) < 500),
            "{counts:?}"
        );
    }

    #[test]
    fn every_selection_of_bits_is_equally_likely() {
        let mut rng = FastRng::new(2);
        let mut counts = std::collections::BTreeMap::new();
        for _ in 0..60_000 {
            let drawn = rng.bits(0b1011_0110, 2);
            assert_eq!(drawn.count_ones(), 2);
            assert_eq!(drawn & !0b1011_0110, 0);
            *counts.entry(drawn).or_insert(0u32) += 1;
        }
        assert_eq!(counts.len(), 10);
        assert!(
            counts.values().all(|&count| count.abs_diff(6_000) < 400),
            "{counts:?}"
        );
    }

    #[test]
    fn a_shuffle_reaches_every_order() {
        let mut rng = FastRng::new(3);
        let mut seen = std::collections::BTreeSet::new();
        for _ in 0..500 {
            let mut items = [0, 1, 2, 3];
            rng.shuffle(&mut items);
            seen.insert(items);
        }
        assert_eq!(seen.len(), 24);
    }
}
