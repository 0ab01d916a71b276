//! Numbers that look random and are the same in every run.

/// Numbers from a seed (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators",
/// 2014: SplitMix64).
#[derive(Clone, Debug)]
pub(crate) struct Shuffle {
    state: u64,
}

impl Shuffle {
    pub(crate) fn new(seed: u64) -> Shuffle {
        Shuffle { state: seed }
    }

    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.state ^ self.state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A number under `count`, which is not 0.
    pub(crate) fn below(&mut self, count: usize) -> usize {
        (self.next() % count as u64) as usize
    }

    /// Puts values into another order.
    pub(crate) fn permute<T>(&mut self, values: &mut [T]) {
        for end in (1..values.len()).rev() {
            values.swap(end, self.below(end + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Shuffle;

    #[test]
    fn a_permutation_has_all_values_and_depends_on_the_seed() {
        let permuted = |seed| {
            let mut values: Vec<u32> = (0..100).collect();
            Shuffle::new(seed).permute(&mut values);
            values
        };
        assert_eq!(permuted(1), permuted(1));
        assert_ne!(permuted(1), permuted(2));
        let mut sorted = permuted(3);
        sorted.sort_unstable();
        assert!(sorted.into_iter().eq(0..100));
    }
}
