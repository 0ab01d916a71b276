//! The gradients of sinks where a rank has all heads of its queries.
//!
//! What a query adds to them depends on its output, the gradient of that and its log-sum-exp over all keys, and not on single keys. So they
//! are asked for once for all queries, with one key that is zero, and not in the calls with the keys of each rank.

use fa::attention::{AttentionElement, Options, Part};

use super::Backward;
use crate::add_rows::copy;
use crate::error::Result;
use crate::job::Job;
use crate::options::CallOptions;
use crate::positions::Functions;
use crate::rank::Rank;
use crate::scratch::DeviceTensor;

/// Computes what this rank's queries add to the gradients of sinks.
pub(super) fn sinks<T: AttentionElement>(
    rank: &Rank,
    job: &Job<'_, '_>,
    tensors: &Backward<'_, T>,
    d_sinks: DeviceTensor<f32>,
) -> Result<()> {
    let forward = &tensors.forward;
    let of_q = forward.q.extent.shape;
    if of_q.contains(&0) {
        return Ok(());
    }
    let [batch, _, heads, head_dim] = forward.k.extent.shape;
    let of_key = [batch, 1, heads, head_dim];
    let (scratch, device) = (rank.scratch(), rank.device());
    let take = |purpose, shape: &[u64; 4]| scratch.take::<T>(device, purpose, shape);
    let key = take("sinks.k", &of_key)?;
    copy(rank, &scratch.zeros::<T>(device, of_key)?, &key)?;
    // Gradients that nobody asks for.
    let others = [
        take("part.dq", &of_q)?,
        take("part.dk", &of_key)?,
        take("part.dv", &of_key)?,
    ];
    let options = Options {
        scale: job.options.scale,
        sinks: job.options.sinks,
        ..Options::default()
    };
    let options = CallOptions::new(options, Functions::default());
    let part = Part {
        o: forward.o.view(),
        lse: forward.lse.view(),
    };
    let inputs = [&forward.q, &key, &key];
    rank.backward_of(inputs, part, &tensors.d_o, &others, Some(d_sinks), &options)
}
