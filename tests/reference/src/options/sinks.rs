//! Attention sinks: a logit of each head joins the sum of every row.

use std::sync::Arc;

use super::{Hook, Query};

/// The logits: (heads).
#[derive(Debug)]
struct Sinks(Vec<f32>);

pub(super) fn hook(logits: &[f32]) -> Arc<dyn Hook> {
    Arc::new(Sinks(logits.to_vec()))
}

impl Hook for Sinks {
    fn joins(&self, query: &Query) -> Option<f64> {
        Some(f64::from(self.0[query.head]))
    }
}
