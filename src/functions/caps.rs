//! Caps.

use fa_dsl::prelude::*;
use fa_kernels::attention::{At, ScoreFunction};

use super::made;

/// cap·tanh(score / cap) (Bello et al., 2017; Gemma 2), with the hardware's tanh: one instruction where [`Options::softcap`](crate::attention::Options::softcap)
/// takes five and more. Its relative error is up to 2⁻¹¹, so that scores, and with them the log-sum-exp, are off by up to
/// cap / 2048; the exact cap is within 2⁻²² of its tanh. Argument: the cap, finite and over 0.
pub fn softcap() -> ScoreFunction<Reg<f32>> {
    made(ScoreFunction::new(|score, _: At, cap: Reg<f32>| {
        // It is positive; so written, the softmax can multiply by it.
        let cap = cap.abs();
        (score * cap.recip()).tanh() * cap
    }))
}
