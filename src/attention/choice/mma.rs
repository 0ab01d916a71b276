//! The table of the schedule for sm_80 and later.

use std::marker::PhantomData;

use fa_dsl::prelude::Half;
use fa_dsl::target::{Arch, Target};
use fa_kernels::attention::forward::MmaConfig;
use fa_kernels::attention::{Problem, Seq, Variant};

use super::head_dim_of_tiles;

/// `RESCALE`, see [`fa_kernels::attention::softmax::RescalePolicy`].
const ALWAYS: u32 = 0;
const CONDITIONAL: u32 = 1;

/// From this many keys on there are enough blocks that each one counts for more than the first.
const LONG: usize = 2048;

/// The tiles for a problem; `None` past head dimension 256.
pub(super) fn config<T: Half>(arch: Arch, problem: &Problem<'_>) -> Option<MmaConfig<T>> {
    let (shape, options) = (&problem.shape, &problem.options);
    let head_dim = head_dim_of_tiles(shape.head_dim)?;
    let variant = Variant::of(problem, head_dim);
    let fixed = match options.seq {
        Some(Seq::Static(length)) => Some(length),
        _ => None,
    };
    // There a window, or a length that is known, leaves no registers for 64 keys.
    let special = variant.masked_left() || fixed.is_some();
    let narrow = arch == Arch::Sm100a && special;
    // So few blocks are unrolled, which leaves none anywhere.
    let unrolled = fixed.is_some_and(|length| length <= 128);
    // Functions of the caller's, and ranges, need registers, too.
    let small = shape.seq_q <= 64 || unrolled || variant.functions || variant.prefix_ranges;
    let memory = Target::new(arch).shared_per_cta;
    let tiles = match head_dim {
        96 | 128 if unrolled => tiles([64, 32, 4, 1, 0, 2], ALWAYS),
        _ if small && head_dim <= 128 => tiles([64, 64, 4, 1, 0, 2], ALWAYS),
        32 => tiles([128, 64, 4, 1, 2, 2], ALWAYS),
        64 => tiles([128, 64, 4, 2, 4, 2], ALWAYS),
        96 if !narrow => tiles([128, 64, 4, 1, 0, 2], CONDITIONAL),
        96 | 128 => heads_of_128(memory, shape.seq_k, variant.masked(), narrow),
        _ => heads_over_128(memory),
    };
    Some(MmaConfig { variant, ..tiles })
}

/// `[block_m, block_n, num_warps, stages, q_regs, ctas]`, and when outputs are rescaled.
const fn tiles<T>(
    [block_m, block_n, num_warps, stages, q_regs, ctas]: [u32; 6],
    rescale: u32,
) -> MmaConfig<T> {
    MmaConfig {
        block_m,
        block_n,
        num_warps,
        stages,
        q_regs,
        ctas,
        rescale,
        polynomials: 0,
        variant: Variant::PLAIN,
        element: PhantomData,
    }
}

/// Two CTAs of 64 KiB, or of 48 KiB where a multiprocessor has no more than 100.
fn heads_of_128<T>(memory: u32, seq_k: usize, masked: bool, narrow: bool) -> MmaConfig<T> {
    if memory >= 128 << 10 && !narrow {
        tiles([128, 64, 4, 1, 0, 2], CONDITIONAL)
    } else if masked && seq_k < LONG {
        tiles([64, 64, 4, 1, 0, 2], ALWAYS)
    } else {
        tiles([128, 32, 4, 1, 0, 2], CONDITIONAL)
    }
}

/// A warp has 16 rows: the output of 32 would leave no registers for the scores.
fn heads_over_128<T>(memory: u32) -> MmaConfig<T> {
    if memory >= 128 << 10 {
        tiles([128, 64, 8, 1, 0, 1], ALWAYS)
    } else {
        tiles([64, 64, 4, 1, 0, 1], ALWAYS)
    }
}
