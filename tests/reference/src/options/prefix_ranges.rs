//! Ranges of keys whose queries see all of them.

use std::ops::Range;
use std::sync::Arc;

use fa_kernels::attention::Shape;

use super::{Hook, Query};

/// Of each sequence.
#[derive(Debug)]
struct PrefixRanges(Vec<Vec<Range<usize>>>);

pub(super) fn hook(of_sequences: Vec<Vec<Range<usize>>>) -> Arc<dyn Hook> {
    Arc::new(PrefixRanges(of_sequences))
}

impl Hook for PrefixRanges {
    /// What is between two ranges that a query is in, its own position, is in both.
    fn visible(&self, shape: &Shape, query: &Query, keys: Range<usize>) -> Range<usize> {
        let Some(position) = (query.i + shape.seq_k).checked_sub(shape.seq_q) else {
            return keys;
        };
        let ranges = self.0[query.batch].iter();
        let seen = ranges.filter(|range| range.contains(&position));
        seen.fold(keys, |keys, range| {
            let end = range.end.min(shape.seq_k);
            keys.start.min(range.start)..keys.end.max(end)
        })
    }
}
