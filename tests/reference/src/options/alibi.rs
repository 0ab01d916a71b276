//! ALiBi: a slope of each head times the distance between query and key is subtracted from the scores.

use std::sync::Arc;

use fa_kernels::attention::Shape;

use super::{Hook, Query};

/// The slopes: (heads) or (batch, heads).
#[derive(Debug)]
struct Alibi(Vec<f32>);

pub(super) fn hook(slopes: &[f32]) -> Arc<dyn Hook> {
    Arc::new(Alibi(slopes.to_vec()))
}

impl Hook for Alibi {
    fn score(
        &self,
        shape: &Shape,
        query: &Query,
        key: usize,
        score: f64,
        round: fn(f64) -> f64,
    ) -> f64 {
        let per_sequence = self.0.len() / shape.heads > 1;
        let first = if per_sequence {
            query.batch * shape.heads
        } else {
            0
        };
        let slope = f64::from(self.0[first + query.head]);
        let position = (query.i + shape.seq_k) as f64 - shape.seq_q as f64;
        round(score - slope * (position - key as f64).abs())
    }
}
