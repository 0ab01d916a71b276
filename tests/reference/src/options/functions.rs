//! Functions of scores and masks, as plain functions of numbers.

use std::fmt;
use std::sync::Arc;

use fa_kernels::attention::{LEAST_SCORE, Shape};

use super::{Hook, Query};

/// What becomes of a scaled score of a query and a key; −∞ where a mask hides the key. Lengths are those of the sequence.
pub type Twin = Arc<dyn Fn(&Shape, &Query, usize, f64) -> f64 + Send + Sync>;

/// The number of an argument, the place of an element of it, 0 of a number, and the element's gradient.
pub type ArgumentAdjoint = (usize, usize, f64);

/// What the gradients of a function's arguments are for one score, by that of what the function gives. Two may be of the same
/// element, whose gradient is their sum.
pub type TwinAdjoints =
    Arc<dyn Fn(&Shape, &Query, usize, f64, f64) -> Vec<ArgumentAdjoint> + Send + Sync>;

struct Function {
    twin: Twin,
    adjoints: Option<TwinAdjoints>,
}

impl fmt::Debug for Function {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Function")
    }
}

pub(super) fn hook(twin: Twin) -> Arc<dyn Hook> {
    let adjoints = None;
    Arc::new(Function { twin, adjoints })
}

pub(super) fn hook_of(twin: Twin, adjoints: TwinAdjoints) -> Arc<dyn Hook> {
    let adjoints = Some(adjoints);
    Arc::new(Function { twin, adjoints })
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
        round((self.twin)(shape, query, key, score))
    }

    fn least_score(&self) -> f64 {
        LEAST_SCORE.into()
    }

    /// The central difference, whose error is some 1e-9 of the function's values; 0 where it hides the key.
    fn derivative(&self, shape: &Shape, query: &Query, key: usize, score: f64) -> f64 {
        let step = 1e-5 * score.abs().max(1.0);
        let at = |score| (self.twin)(shape, query, key, score);
        let rise = at(score + step) - at(score - step);
        if rise.is_finite() {
            rise / (2.0 * step)
        } else {
            0.0
        }
    }

    fn arguments(
        &self,
        shape: &Shape,
        query: &Query,
        key: usize,
        score: f64,
        adjoint: f64,
    ) -> Vec<ArgumentAdjoint> {
        match &self.adjoints {
            Some(adjoints) => adjoints(shape, query, key, score, adjoint),
            None => Vec::new(),
        }
    }
}
