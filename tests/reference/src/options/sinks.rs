//! Attention sinks: a logit of each head joins the sum of every row.

use super::{Hook, Query};

/// The logits: (heads).
#[derive(Clone, Debug)]
pub struct Sinks(pub Vec<f32>);

impl Hook for Sinks {
    fn joins(&self, query: &Query) -> Option<f64> {
        Some(f64::from(self.0[query.head]))
    }
}
