//! The table of the schedule for short sequences whose keys and values stay in shared memory.

use std::marker::PhantomData;

use fa_dsl::prelude::Half;
use fa_kernels::attention::forward::ResidentConfig;
use fa_kernels::attention::forward::resident::gates::first_broken;
use fa_kernels::attention::{Problem, Seq, Shape, Variant};

use super::Chip;
use super::warp_specialized::trusts;

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
    let tiles = match (length, variant.causal, Fill::of(chip, shape)) {
        // A CTA has a single tile then.
        (512, false, Fill::Idle) => ResidentConfig {
            q_stages: 1,
            ..tiles(128, 2, 3)
        },
        (512, false, Fill::Full) if !trusts::<T>(&variant) => ResidentConfig {
            ping_pong: true,
            ..tiles(64, 4, 1)
        },
        _ => return None,
    };
    let config = ResidentConfig { variant, ..tiles };
    first_broken(&config).is_none().then_some(config)
}

/// How well whole heads fill the multiprocessors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fill {
    /// There are fewer tiles of queries than multiprocessors.
    Idle,
    /// Some multiprocessors would wait for others.
    Uneven,
    /// Nine in ten work all the time.
    Full,
}

impl Fill {
    fn of(chip: Chip, shape: &Shape) -> Fill {
        let places = chip.multiprocessors.max(1) as usize;
        let heads = shape.all_heads();
        let rounded = heads.div_ceil(places).saturating_mul(places);
        if heads.saturating_mul(shape.seq_q.div_ceil(64)) < places {
            Fill::Idle
        } else if heads.saturating_mul(10) >= rounded.saturating_mul(9) {
            Fill::Full
        } else {
            Fill::Uneven
        }
    }
}

/// Tiles whose references are the first block's maxima.
const fn tiles<T>(block_n: u32, consumers: u32, unroll: u32) -> ResidentConfig<T> {
    ResidentConfig {
        block_n,
        consumers,
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
