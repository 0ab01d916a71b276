//! The table of the schedule for sm_80 and later.

use fa_dsl::target::{Arch, Target};
use fa_kernels::forward::Options;

use super::{Choice, MmaShape, Sizes, variant};

/// The schedule's shape for a problem; `None` past head dimension 256.
pub(super) fn mma(arch: Arch, sizes: &Sizes, options: &Options) -> Option<Choice> {
    let large = Target::new(arch).shared_per_cta > 128 << 10;
    let small = sizes.seq_q <= 64;
    let head_dim = match sizes.head_dim {
        0..=32 => 32,
        33..=64 => 64,
        65..=96 => 96,
        97..=128 => 128,
        129..=192 => 192,
        193..=256 => 256,
        _ => return None,
    };
    let [block_m, block_n, num_warps, stages, q_regs, ctas] = match head_dim {
        _ if small && head_dim <= 128 => [64, 64, 4, 1, 0, 2],
        32 => [128, 64, 4, 1, 2, 2],
        64 => [128, 64, 4, 1, 4, 2],
        96 | 128 if large => [128, 64, 4, 1, 0, 2],
        96 | 128 => [128, 64, 4, 1, 0, 1],
        _ if large => [128, 64, 8, 1, 0, 1],
        192 => [64, 64, 4, 1, 0, 1],
        _ => [64, 32, 4, 1, 0, 1],
    };
    Some(Choice::Mma {
        shape: MmaShape {
            block_m,
            block_n,
            num_warps,
            stages,
            q_regs,
            ctas,
        },
        variant: variant(head_dim, options),
    })
}
