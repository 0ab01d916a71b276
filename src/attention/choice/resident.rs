//! The table of the schedule for short sequences whose keys and values stay in shared memory.

use std::marker::PhantomData;

use fa_dsl::prelude::Half;
use fa_kernels::attention::forward::ResidentConfig;
use fa_kernels::attention::forward::resident::gates::first_broken;
use fa_kernels::attention::{Problem, Seq, Variant};

use super::Chip;
use super::warp_specialized::{few, many};

/// The tiles for a problem; `None` where the warp-specialised schedule is faster, where keys and
/// values do not fit, and where lengths differ.
pub(super) fn config<T: Half>(chip: Chip, problem: &Problem<'_>) -> Option<ResidentConfig<T>> {
    let shape = &problem.shape;
    let length = u32::try_from(shape.seq_k).ok()?;
    let variant = Variant {
        seq: Seq::Static(length),
        ..Variant::of(problem, 64)
    };
    let plain = Variant {
        causal: false,
        ..variant
    };
    if shape.seq_q != shape.seq_k || shape.head_dim > 64 || !plain.is_plain() {
        return None;
    }
    let tiles = match (length, variant.causal) {
        // A CTA has a single tile then.
        (512, false) if few(chip, shape, 64) => ResidentConfig {
            q_stages: 1,
            ..tiles(128, 3)
        },
        (128, true) if many(chip, shape, 128) => ResidentConfig {
            ctas: 2,
            ..tiles(64, 1)
        },
        _ => return None,
    };
    let config = ResidentConfig { variant, ..tiles };
    first_broken(&config).is_none().then_some(config)
}

/// Tiles of two warpgroups whose references are the first block's maxima.
const fn tiles<T>(block_n: u32, unroll: u32) -> ResidentConfig<T> {
    ResidentConfig {
        block_n,
        consumers: 2,
        q_stages: 2,
        unroll,
        ctas: 1,
        ping_pong: false,
        rescale: FIRST_BLOCK,
        polynomials: 0,
        variant: Variant::PLAIN,
        element: PhantomData,
    }
}

/// `RESCALE`, see [`fa_kernels::attention::softmax::RescalePolicy`].
const FIRST_BLOCK: u32 = 2;
