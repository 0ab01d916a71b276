//! Smaller tiles, for functions of the caller's that need more registers than what is chosen leaves.

use arrayvec::ArrayVec;
use fa_dsl::prelude::{Half, bf16, f16};
use fa_dsl::target::Target;
use fa_kernels::attention::backward::{BackwardMmaConfig, BackwardWarpSpecializedConfig};
use fa_kernels::attention::forward::{DecodeConfig, MmaConfig, WarpSpecializedConfig};
use fa_kernels::attention::{Configured, Dtype, Problem};
use fa_kernels::rows::RowElement;

use super::{Chip, backward, mma};

/// `RESCALE`, see [`fa_kernels::attention::softmax::RescalePolicy`].
const ALWAYS: u32 = 0;

/// Tiles that are tried after the chosen ones: each takes a second or two to compile.
pub(in crate::attention) type Smaller = ArrayVec<Configured, 6>;

/// Tiles for a problem that leave a function more registers than those of `first`, the nearest first. All pass the gates. None where `first` is
/// of a schedule that takes no functions.
pub(in crate::attention) fn smaller(
    chip: Chip,
    problem: &Problem<'_>,
    first: &Configured,
) -> Smaller {
    let all = match problem.dtype {
        Dtype::F16 => smaller_for::<f16>(chip, problem, first),
        Dtype::Bf16 => smaller_for::<bf16>(chip, problem, first),
    };
    let target = Target::new(chip.arch);
    let mut found = Smaller::new();
    for kernel in all {
        let passes = (kernel.entry().check)(kernel.values(), &target).is_ok();
        if passes && kernel != *first && !found.contains(&kernel) {
            found.push(kernel);
        }
    }
    found
}

fn smaller_for<T: Half + RowElement>(
    chip: Chip,
    problem: &Problem<'_>,
    first: &Configured,
) -> Smaller {
    let of_mma = |tiles: MmaConfig<T>| mma_tiles(tiles).map(|it| Configured::of(&it));
    let of_backward_mma = |tiles: BackwardMmaConfig<T>| {
        backward_mma_tiles(tiles).map(|it| Configured::of_backward(&it))
    };
    if let Some(tiles) = first.config::<WarpSpecializedConfig<T>>() {
        let own = warp_specialized(tiles).map(|it| Configured::of(&it));
        // Warps by themselves have a few registers more, and their products need none in a row.
        let others = mma::config::<T>(chip.arch, problem).map(of_mma);
        own.into_iter()
            .chain(others.into_iter().flatten())
            .collect()
    } else if let Some(tiles) = first.config::<MmaConfig<T>>() {
        of_mma(tiles).into_iter().collect()
    } else if let Some(tiles) = first.config::<DecodeConfig<T>>() {
        decode(tiles).map(|it| Configured::of(&it)).collect()
    } else if let Some(tiles) = first.config::<BackwardWarpSpecializedConfig<T>>() {
        let own = backward_warp_specialized(tiles).map(|it| Configured::of_backward(&it));
        let others = backward::mma::<T>(chip.arch, problem);
        let of_table = others.as_ref().map(Configured::of_backward);
        own.into_iter()
            .chain(of_table)
            .chain(others.into_iter().flat_map(of_backward_mma))
            .collect()
    } else if let Some(tiles) = first.config::<BackwardMmaConfig<T>>() {
        of_backward_mma(tiles).into_iter().collect()
    } else {
        Smaller::new()
    }
}

/// Two warpgroups have the most registers each, half a block half the scores, and where every maximum is followed without asking there is one way
/// through a block. The last of them has the fewest places of the ring to count, too.
fn warp_specialized<T>(tiles: WarpSpecializedConfig<T>) -> [WarpSpecializedConfig<T>; 3] {
    let two = WarpSpecializedConfig {
        block_n: tiles.block_n.min(64),
        consumers: 2,
        stages: tiles.stages.max(2),
        ..tiles
    };
    // As many keys are on their way.
    let short = WarpSpecializedConfig {
        block_n: 32,
        stages: if tiles.variant.head_dim > 128 { 3 } else { 4 },
        ..two
    };
    let always = WarpSpecializedConfig {
        stages: 2,
        rescale: ALWAYS,
        ..short
    };
    [two, short, always]
}

fn mma_tiles<T>(tiles: MmaConfig<T>) -> [MmaConfig<T>; 2] {
    [32, 16].map(|block_n| MmaConfig {
        block_m: 64,
        block_n,
        num_warps: 4,
        q_regs: 0,
        ctas: 1,
        ..tiles
    })
}

/// Warps that share a block of keys have 16 of them at least. Other schedules do not share out keys, which costs more than what is spilled.
fn decode<T>(tiles: DecodeConfig<T>) -> impl Iterator<Item = DecodeConfig<T>> {
    let halved = DecodeConfig {
        block_n: 32,
        ctas: 1,
        ..tiles
    };
    let alone = [32, 16].map(|block_n| DecodeConfig {
        block_n,
        num_warps: (tiles.block_m / 16).max(2),
        warpgroup: false,
        ..halved
    });
    [halved].into_iter().chain(alone)
}

/// Half the queries in a block; dP after P; and without turns, which need registers where they end.
fn backward_warp_specialized<T>(
    tiles: BackwardWarpSpecializedConfig<T>,
) -> [BackwardWarpSpecializedConfig<T>; 3] {
    let short = BackwardWarpSpecializedConfig {
        block_m: 64,
        waits_early: false,
        ..tiles
    };
    let late = BackwardWarpSpecializedConfig {
        late: !tiles.tiles().is_apart(),
        ..short
    };
    let without_turns = BackwardWarpSpecializedConfig {
        first_writes: false,
        last_rounds: false,
        ..late
    };
    [short, late, without_turns]
}

/// Few queries and few keys for each warp; where heads are long, warps share their gradients.
fn backward_mma_tiles<T>(tiles: BackwardMmaConfig<T>) -> [BackwardMmaConfig<T>; 2] {
    [(2, 1), (4, 2)].map(|(num_warps, head_split)| BackwardMmaConfig {
        block_m: 32,
        block_n: 32,
        num_warps,
        stages: 1,
        ctas: 1,
        head_split,
        ..tiles
    })
}
