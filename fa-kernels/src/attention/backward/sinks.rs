//! The gradients of sinks.

use fa_dsl::prelude::*;
use fa_dsl::tile::{shared_base, shared_load, shared_store, sum_over};

/// dsinks ← −Σ exp(sink − LSE)·δ over the rows of each head: a sink is the score of a key whose value is zero, so that its dP is. `statistics`
/// is (batch · heads · padded, 2), what [`super::delta`] gave; `sinks` and `d_sinks` are (heads).
///
/// The order of the sum is the same every time. Grid: a CTA for each head.
#[kernel(name = BackwardSinks, threads = THREADS, gates = gates)]
pub fn backward_sinks<#[values(256)] const THREADS: u32 = 256>(
    statistics: Tensor<f32>,
    sinks: Tensor<f32>,
    d_sinks: TensorMut<f32>,
    padded: u32,
    batch: u32,
    heads: u32,
) {
    let (head, thread) = (block_x(), thread());
    let sink = sinks.at(&[head]).load(0) * std::f32::consts::LOG2_E;
    let mut sum = Reg::from(0.0);
    for number in range(0, batch) {
        for query in range(0, padded).step(THREADS) {
            let row = (number * heads + head) * padded + query + thread;
            if query + thread < padded {
                let of_row = statistics.at(&[row]);
                sum = (sink - of_row.load(0)).exp2().mul_add(-of_row.load(1), sum);
            }
        }
    }
    let slot = shared_base() + shared(THREADS / 32 * 4, 16);
    let of_warp = sum_over(32, sum);
    if thread % 32 == 0 {
        shared_store(slot + thread / 32 * 4, 0, of_warp);
    }
    barrier();
    if thread == 0 {
        let warps = (0..THREADS / 32).map(|warp| shared_load(slot, warp * 4));
        let all = warps.fold(Reg::from(0.0), |sum, warp| sum + warp);
        d_sinks.at(&[head]).store(0, all);
    }
}

/// The gates.
pub mod gates {
    use fa_dsl::target::Arch;

    use super::BackwardSinksConfig;

    fa_dsl::gates! {
        /// Every gate that a configuration breaks on a target.
        |config: BackwardSinksConfig, target| at Arch::Sm80;

        gate "threads": config.threads >= 32
            && config.threads.is_multiple_of(32)
            && config.threads <= target.threads_per_cta,
            "THREADS has to be a multiple of 32",
            [THREADS = config.threads, "most" = target.threads_per_cta];
    }
}
