//! How a kernel is run.

use super::shuffle::Shuffle;

/// How a kernel is run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Whether uninitialised data, races, in-flight copies and stray stores are looked for.
    pub sanitize: bool,
    /// The most faults that a failure lists; a CTA stops at that many.
    pub max_errors: usize,
    /// The most steps (instructions, moves, loop tests) that one warp may take.
    pub step_limit: Option<u64>,
    /// The CTAs that are resident at a time, at least 1, where CTAs talk to each other by atomic
    /// instructions. One that waits for another gets there only if that is resident too, and a grid of
    /// a cooperative kernel has no more CTAs. The default is 132: one CTA on each SM of an H100.
    pub resident: u32,
    /// The order of CTAs that talk to each other by atomic instructions.
    pub order: CtaOrder,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            sanitize: true,
            max_errors: 16,
            step_limit: Some(100_000_000),
            resident: 132,
            order: CtaOrder::Ascending,
        }
    }
}

/// In which order CTAs run that talk to each other by atomic instructions.
///
/// A kernel that is right computes the same in every order, except for sums of floats that threads
/// add to one word atomically: they are rounded as they come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CtaOrder {
    /// By their numbers, the grid's first dimension fastest. Each runs until it ends or waits for
    /// another.
    #[default]
    Ascending,
    /// The other way round.
    Descending,
    /// Any: CTAs start in an order that depends on the seed, and take turns at atomic instructions,
    /// some more often than others; so do the lanes of a warp.
    Shuffled {
        /// Another seed gives another order.
        seed: u64,
    },
}

impl CtaOrder {
    /// What mixes an order, for one of several purposes.
    pub(crate) fn shuffle(self, purpose: u64) -> Option<Shuffle> {
        match self {
            CtaOrder::Ascending | CtaOrder::Descending => None,
            CtaOrder::Shuffled { seed } => Some(Shuffle::new(seed ^ purpose.rotate_left(32))),
        }
    }
}
