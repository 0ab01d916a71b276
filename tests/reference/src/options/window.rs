//! The sliding window: a query sees so many keys before and after its own position.

use std::ops::Range;
use std::sync::Arc;

use fa_kernels::attention::{Options, Shape, Window};

use super::{Hook, Query, keys_at};

#[derive(Debug)]
struct Windowed(Window);

pub(super) fn hook(options: &Options<'_>) -> Option<Arc<dyn Hook>> {
    let window = options.window?;
    Some(Arc::new(Windowed(window)))
}

impl Hook for Windowed {
    fn visible(&self, shape: &Shape, query: &Query, keys: Range<usize>) -> Range<usize> {
        let Window { left, right } = self.0;
        let position = query.i + shape.seq_k;
        let first = left.map_or(0, |left| position.saturating_sub(left as usize));
        let end = right.map_or(usize::MAX, |right| position + right as usize + 1);
        keys_at(shape, first, end, keys)
    }
}
