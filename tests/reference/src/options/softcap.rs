//! The softcap: scores become cap·tanh(score / cap), after the scale and before the mask.

use std::sync::Arc;

use fa_kernels::attention::{Options, Shape};

use super::{Hook, Query};

#[derive(Debug)]
struct Softcap(f64);

pub(super) fn hook(options: &Options<'_>) -> Option<Arc<dyn Hook>> {
    let cap = f64::from(options.softcap?);
    Some(Arc::new(Softcap(cap)))
}

impl Hook for Softcap {
    fn score(&self, _: &Shape, _: &Query, _: usize, score: f64, round: fn(f64) -> f64) -> f64 {
        let Softcap(cap) = *self;
        round(cap * round(round(score / cap).tanh()))
    }

    fn derivative(&self, _: &Shape, _: &Query, _: usize, score: f64) -> f64 {
        1.0 - (score / self.0).tanh().powi(2)
    }

    /// As FlashAttention's tests allow.
    fn error_factor(&self) -> f64 {
        3.0
    }
}
