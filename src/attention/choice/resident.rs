//! The table of the schedule for short sequences whose keys and values stay in shared memory.

use std::marker::PhantomData;

use fa_dsl::prelude::Half;
use fa_kernels::attention::forward::ResidentConfig;
use fa_kernels::attention::forward::resident::gates::first_broken;
use fa_kernels::attention::{Problem, Seq, Shape, Variant};

use super::Chip;

/// The tiles for a problem; `None` where the warp-specialised schedule is faster, where keys and
/// values do not fit, and where lengths differ.
pub(super) fn config<T: Half>(chip: Chip, problem: &Problem<'_>) -> Option<ResidentConfig<T>> {
    let shape = &problem.shape;
    let length = u32::try_from(shape.seq_k).ok()?;
    let variant = Variant {
        seq: Seq::Static(length),
        ..Variant::of(problem, 64)
    };
    if shape.seq_q != shape.seq_k || shape.head_dim > 64 || !variant.is_plain() {
        return None;
    }
    if length != 512 || !leaves_idle(chip, shape) {
        return None;
    }
    // A CTA has a single tile then.
    let config = ResidentConfig {
        block_n: 128,
        consumers: 2,
        q_stages: 1,
        unroll: 3,
        ctas: 1,
        ping_pong: false,
        rescale: FIRST_BLOCK,
        polynomials: 0,
        variant,
        element: PhantomData,
    };
    first_broken(&config).is_none().then_some(config)
}

/// Whether there are fewer tiles of queries than multiprocessors.
fn leaves_idle(chip: Chip, shape: &Shape) -> bool {
    let places = chip.multiprocessors.max(1) as usize;
    shape.all_heads().saturating_mul(shape.seq_q.div_ceil(64)) < places
}

/// `RESCALE`, see [`fa_kernels::attention::softmax::RescalePolicy`].
const FIRST_BLOCK: u32 = 2;
