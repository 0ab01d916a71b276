//! The blocks of keys that queries see.

use fa_dsl::prelude::*;

use super::KernelProblem;
use crate::attention::mask::VisibleKeys;

/// The blocks of keys that some rows see, which are gone through from the last to the first.
#[derive(Clone, Copy, Debug)]
pub struct Blocks {
    /// One past the last block.
    pub end: Reg<u32>,
    /// Blocks, at least one: rows that see no key mask it all.
    pub count: Reg<u32>,
    /// How many of them, the first that are gone through, hide a key after what some row sees. Where there is a mask every row sees a key of
    /// those that sees any: behind the mask maxima are followed, see [`RescalePolicy::Optimistic`].
    ///
    /// [`RescalePolicy::Optimistic`]: crate::attention::softmax::RescalePolicy::Optimistic
    pub masked_right: Reg<u32>,
    /// From which on they hide a key before what some row sees; `count` if none does.
    pub masked_left: Reg<u32>,
}

impl Blocks {
    /// The same, but gone through behind the mask, where maxima are followed, if some warp computes its rows again: see
    /// [`RescalePolicy::Optimistic`].
    ///
    /// [`RescalePolicy::Optimistic`]: crate::attention::softmax::RescalePolicy::Optimistic
    #[device]
    pub fn followed(self, again: Option<Reg<u32>>) -> Blocks {
        let masked_right = match again {
            Some(again) => select(again == 0, self.masked_right, self.count),
            None => self.masked_right,
        };
        Blocks {
            masked_right,
            ..self
        }
    }

    /// The `most` blocks from number `first` on, counted from the first key that is seen, or those that there are.
    #[device]
    pub fn part(&self, first: Reg<u32>, most: Reg<u32>) -> Blocks {
        let left = self.count - first.min(self.count);
        let count = left.min(most);
        let before = left - count;
        Blocks {
            end: self.end - before,
            count,
            masked_right: self.masked_right.max(before) - before,
            masked_left: self.masked_left.max(before) - before,
        }
    }
}

impl KernelProblem {
    /// The keys that a query sees.
    #[device]
    pub fn visible(&self, query: Reg<u32>) -> VisibleKeys {
        let all = VisibleKeys::until(self.seq_k);
        let hooks = self.hooks.iter();
        hooks.fold(all, |keys, hook| hook.visible(self, query, keys))
    }

    /// The blocks that the `rows` queries from `first_query` on see.
    #[device]
    pub fn blocks(&self, first_query: Reg<u32>, rows: u32, block_n: u32) -> Blocks {
        self.blocks_between(first_query, || first_query + (rows - 1), block_n)
    }

    /// The blocks that the queries from `first` to `last` see.
    #[device]
    pub fn blocks_between(
        &self,
        first: Reg<u32>,
        last: impl FnOnce() -> Reg<u32>,
        block_n: u32,
    ) -> Blocks {
        let first = self.visible(first);
        let last = if self.variant.masked() {
            self.visible(last())
        } else {
            first
        };
        let begin = match first.begin {
            Some(begin) => begin / block_n,
            None => 0.into(),
        };
        let end = ((last.end + (block_n - 1)) / block_n).max(begin + 1);
        let count = end - begin;
        let masked_right = if self.variant.masked() {
            // With the block of the last key that the first row sees, so that every row sees a key of those.
            let seen = ((first.end + (block_n - 1)) / block_n).min(end);
            (end + 1 - seen).min(count)
        } else {
            let whole = (first.end / block_n).min(end);
            (end - whole).min(count)
        };
        let masked_left = match last.begin {
            Some(hidden) => end - ((hidden + (block_n - 1)) / block_n).max(begin).min(end),
            None => count,
        };
        Blocks {
            end,
            count,
            masked_right,
            masked_left,
        }
    }
}
