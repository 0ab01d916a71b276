//! Functions of scores and masks, as plain functions of numbers.

use std::fmt;
use std::sync::Arc;

use fa_kernels::attention::Shape;

use super::{Hook, Query};

/// What becomes of a scaled score of a query and a key; −∞ where a mask hides the key. Lengths are those of the sequence.
pub type Twin = Arc<dyn Fn(&Shape, &Query, usize, f64) -> f64 + Send + Sync>;

struct Function(Twin);

impl fmt::Debug for Function {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Function")
    }
}

pub(super) fn hook(twin: Twin) -> Arc<dyn Hook> {
    Arc::new(Function(twin))
}

impl Hook for Function {
    fn score(
        &self,
        shape: &Shape,
        query: &Query,
        key: usize,
        score: f64,
        round: fn(f64) -> f64,
    ) -> f64 {
        round((self.0)(shape, query, key, score))
    }

    /// The central difference, whose error is some 1e-9 of the function's values; 0 where it hides the key.
    fn derivative(&self, shape: &Shape, query: &Query, key: usize, score: f64) -> f64 {
        let step = 1e-5 * score.abs().max(1.0);
        let at = |score| (self.0)(shape, query, key, score);
        let rise = at(score + step) - at(score - step);
        if rise.is_finite() {
            rise / (2.0 * step)
        } else {
            0.0
        }
    }
}
