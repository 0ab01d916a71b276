//! The table of the schedule for short sequences whose keys and values stay in shared memory.

use fa_kernels::forward::resident::Schedule;
use fa_kernels::forward::resident::gates::first_broken_of;
use fa_kernels::forward::{Options, Seq, Variant};
use fa_kernels::softmax::{Method, Reference};

use super::{Chip, Choice, ResidentShape, Sizes, variant};

/// The schedule's shape for a problem; `None` where keys and values do not fit, or lengths differ.
pub(super) fn resident(_chip: Chip, sizes: &Sizes, options: &Options) -> Option<Choice> {
    let length = u32::try_from(sizes.seq_k).ok()?;
    let head_dim = match sizes.head_dim {
        0..=64 => 64,
        65..=128 => 128,
        129..=256 => 256,
        _ => return None,
    };
    if sizes.seq_q != sizes.seq_k {
        return None;
    }
    let variant = Variant {
        seq: Seq::Static(length),
        ..variant(head_dim, options)
    };
    let consumers = match head_dim {
        64 => (length / 64).clamp(2, 4),
        _ => 2,
    };
    let shape = ResidentShape {
        block_n: 64,
        consumers,
        q_stages: if head_dim == 256 { 1 } else { 2 },
        unroll: 1,
        ctas: 1,
        ping_pong: false,
        reference: 2,
    };
    let fits = first_broken_of(&schedule(shape, variant)).is_none();
    fits.then_some(Choice::Resident { shape, variant })
}

fn schedule(shape: ResidentShape, variant: Variant) -> Schedule {
    Schedule {
        block_n: shape.block_n,
        consumers: shape.consumers,
        q_stages: shape.q_stages,
        unroll: shape.unroll,
        ctas: shape.ctas,
        ping_pong: shape.ping_pong,
        method: Method {
            reference: Reference::from_tunable(shape.reference),
            chains: 2,
            polynomials: 0,
        },
        variant,
    }
}
