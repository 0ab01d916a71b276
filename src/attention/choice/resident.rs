//! The table of the schedule for short sequences whose keys and values stay in shared memory.

use fa_kernels::forward::resident::Schedule;
use fa_kernels::forward::resident::gates::first_broken_of;
use fa_kernels::forward::{Options, Seq, Variant};
use fa_kernels::softmax::{Method, Reference};

use super::{Chip, Choice, ResidentShape, Sizes, variant};

/// The schedule's shape for a problem; `None` where the streaming schedule is faster, where keys and
/// values do not fit, and where lengths differ.
pub(super) fn resident(chip: Chip, sizes: &Sizes, options: &Options) -> Option<Choice> {
    let length = u32::try_from(sizes.seq_k).ok()?;
    let plain = options.limits().is_none() && options.softcap.is_none();
    if sizes.seq_q != sizes.seq_k || sizes.head_dim > 64 || !plain {
        return None;
    }
    let fill = Fill::of(chip, sizes);
    let shape = match (length, options.causal, fill) {
        // A CTA has a single tile then.
        (512, false, Fill::Idle) => ResidentShape {
            q_stages: 1,
            ..shape(128, 2, 3)
        },
        (512, false, Fill::Full) => ResidentShape {
            ping_pong: true,
            ..shape(64, 4, 1)
        },
        (128 | 256, true, Fill::Full) => ResidentShape {
            ctas: 2,
            ..shape(64, 2, 1)
        },
        _ => return None,
    };
    let variant = Variant {
        seq: Seq::Static(length),
        ..variant(64, options)
    };
    let fits = first_broken_of(&schedule(shape, variant)).is_none();
    fits.then_some(Choice::Resident { shape, variant })
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
    fn of(chip: Chip, sizes: &Sizes) -> Fill {
        let places = u64::from(chip.multiprocessors.max(1));
        let heads = sizes.heads.saturating_mul(sizes.batch);
        let rounded = heads.div_ceil(places).saturating_mul(places);
        if heads.saturating_mul(sizes.seq_q.div_ceil(64)) < places {
            Fill::Idle
        } else if heads.saturating_mul(10) >= rounded.saturating_mul(9) {
            Fill::Full
        } else {
            Fill::Uneven
        }
    }
}

/// A shape whose references are the first block's maxima.
const fn shape(block_n: u32, consumers: u32, unroll: u32) -> ResidentShape {
    ResidentShape {
        block_n,
        consumers,
        q_stages: 2,
        unroll,
        ctas: 1,
        ping_pong: false,
        reference: 2,
    }
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
