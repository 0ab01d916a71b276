//! The causal mask: a query sees no key after its own position.

use std::ops::Range;
use std::sync::Arc;

use fa_kernels::attention::{Options, Shape};

use super::{Hook, Query, keys_at};

#[derive(Debug)]
struct Causal;

pub(super) fn hook(options: &Options<'_>) -> Option<Arc<dyn Hook>> {
    options.causal.then(|| Arc::new(Causal) as Arc<dyn Hook>)
}

impl Hook for Causal {
    fn visible(&self, shape: &Shape, query: &Query, keys: Range<usize>) -> Range<usize> {
        keys_at(shape, 0, query.i + shape.seq_k + 1, keys)
    }
}
