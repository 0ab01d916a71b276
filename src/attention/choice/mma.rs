//! The table of the schedule for sm_80 and later.

use fa_dsl::target::{Arch, Target};
use fa_kernels::forward::{Options, Seq};

use super::{Choice, MmaShape, Sizes, variant};

/// From this many keys on there are enough blocks that each one counts for more than the first.
const LONG: u64 = 2048;

/// The schedule's shape for a problem; `None` past head dimension 256.
pub(super) fn mma(arch: Arch, sizes: &Sizes, options: &Options) -> Option<Choice> {
    let head_dim = match sizes.head_dim {
        0..=32 => 32,
        33..=64 => 64,
        65..=96 => 96,
        97..=128 => 128,
        129..=192 => 192,
        193..=256 => 256,
        _ => return None,
    };
    let masked = options.causal || options.limits().is_some();
    let fixed = match options.seq {
        Some(Seq::Static(length)) => Some(length),
        _ => None,
    };
    // There a window, or a length that is known, leaves no registers for 64 keys.
    let special = options.limits().is_some() || fixed.is_some();
    let narrow = arch == Arch::Sm100a && special;
    // So few blocks are unrolled, which leaves none anywhere.
    let unrolled = fixed.is_some_and(|length| length <= 128);
    let small = sizes.seq_q <= 64 || unrolled;
    let memory = Target::new(arch).shared_per_cta;
    let shape = match head_dim {
        96 | 128 if unrolled => shape([64, 32, 4, 1, 0, 2], 0),
        _ if small && head_dim <= 128 => shape([64, 64, 4, 1, 0, 2], 0),
        32 => shape([128, 64, 4, 1, 2, 2], 0),
        64 => shape([128, 64, 4, 2, 4, 2], 0),
        96 if !narrow => shape([128, 64, 4, 1, 0, 2], 1),
        96 | 128 => heads_of_128(memory, sizes, masked, narrow),
        _ => heads_over_128(memory),
    };
    Some(Choice::Mma {
        shape,
        variant: variant(head_dim, options),
    })
}

/// `[block_m, block_n, num_warps, stages, q_regs, ctas]`, and the reference.
const fn shape(
    [block_m, block_n, num_warps, stages, q_regs, ctas]: [u32; 6],
    reference: u32,
) -> MmaShape {
    MmaShape {
        block_m,
        block_n,
        num_warps,
        stages,
        q_regs,
        ctas,
        reference,
    }
}

/// Two CTAs of 64 KiB, or of 48 KiB where a multiprocessor has no more than 100.
fn heads_of_128(memory: u32, sizes: &Sizes, masked: bool, narrow: bool) -> MmaShape {
    if memory >= 128 << 10 && !narrow {
        shape([128, 64, 4, 1, 0, 2], 1)
    } else if masked && sizes.seq_k < LONG {
        shape([64, 64, 4, 1, 0, 2], 0)
    } else {
        shape([128, 32, 4, 1, 0, 2], 1)
    }
}

/// A warp has 16 rows: the output of 32 would leave no registers for the scores.
fn heads_over_128(memory: u32) -> MmaShape {
    if memory >= 128 << 10 {
        shape([128, 64, 8, 1, 0, 1], 0)
    } else {
        shape([64, 64, 4, 1, 0, 1], 0)
    }
}
