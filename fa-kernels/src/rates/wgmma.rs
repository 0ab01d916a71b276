//! The rate of `wgmma` (sm_90a): operands stay in shared memory.

use fa_dsl::prelude::*;
use fa_dsl::tile::boxes::PanelTile;
use fa_dsl::tile::pipeline::fence_proxy_async;
use fa_dsl::tile::wgmma::{wgmma_commit, wgmma_fence, wgmma_nt_add, wgmma_wait};
use fa_dsl::tile::{Accumulator, shared_base};

use super::{MatrixTile, Operands, load, store};

/// Rows of a warpgroup.
const GROUP_ROWS: u32 = 64;
/// Columns of the result: the widest product, which reads least shared memory for its work.
const COLS: u32 = 256;
/// Columns of the operands: one panel.
const DEPTH: u32 = 64;
/// Passes between two waits, which cost one warpgroup about a hundred cycles of the thousands that
/// these take; the others' products fill them.
const UNROLLED: u32 = 4;

/// The tile of a CTA of `groups` warpgroups.
pub(super) const fn tile(groups: u32) -> MatrixTile {
    MatrixTile {
        rows: groups * GROUP_ROWS,
        cols: COLS,
        depth: DEPTH,
        unrolled: UNROLLED,
    }
}

/// Each warpgroup adds the product of its 64 rows of A with all of B `UNROLLED · rounds` times.
#[device]
fn multiply<T: Half>(operands: &Operands<T>, groups: u32, rounds: Reg<u32>, scale: Reg<f32>) {
    let MatrixTile { rows, .. } = tile(groups);
    let threads = groups * 128;
    let lane = thread() & 31;
    let warp = (thread() >> 5).broadcast(0);
    let bytes = PanelTile::bytes(rows + COLS, DEPTH);
    let a_tile = PanelTile {
        base: shared_base() + shared(bytes, 1024),
        rows,
        cols: DEPTH,
    };
    let b_tile = PanelTile {
        rows: COLS,
        ..a_tile.shifted(PanelTile::bytes(rows, DEPTH))
    };
    let Operands { a, b, c } = operands;
    let first_row = block_x() * rows;
    load(a.at(&[first_row]), a.stride(0), &a_tile.panel(0), threads);
    load(b.at(&[]), b.stride(0), &b_tile.panel(0), threads);
    fence_proxy_async();
    barrier();
    let own = PanelTile {
        rows: GROUP_ROWS,
        ..a_tile.shifted(warp / 4 * PanelTile::bytes(GROUP_ROWS, DEPTH))
    };
    let acc = Accumulator::zeros("acc", 1, COLS / 8);
    for _round in range(0, rounds) {
        wgmma_fence();
        for _pass in 0..UNROLLED {
            wgmma_nt_add::<T>(&acc, &own, &b_tile);
        }
        wgmma_commit();
        wgmma_wait(0, &[&acc]);
    }
    store(&acc, scale, lane, first_row + warp * 16, c);
}

/// C ← scale · (A·Bᵀ, added up 4·`rounds` times); A (rows × 64), B (256 × 64), C (rows × 256). Grid: a CTA
/// for every 64·WARPGROUPS rows.
#[kernel(name = WgmmaRate, types(f16, bf16), threads = 128 * WARPGROUPS, gates = gates)]
pub fn wgmma_rate<T: Half, #[values(1, 2)] const WARPGROUPS: u32 = 2>(
    a: Tensor<T>,
    b: Tensor<T>,
    c: TensorMut<T>,
    rounds: u32,
    scale: f32,
) {
    multiply(&Operands { a, b, c }, WARPGROUPS, rounds, scale);
}

/// The gates.
pub mod gates {
    use fa_dsl::target::Arch;

    use super::WgmmaRateConfig;

    fa_dsl::gates! {
        /// Every gate that a configuration breaks on a target.
        for<T> |config: WgmmaRateConfig<T>, target| at Arch::Sm90a;

        // Three do not share the rows of B evenly, four do not have the registers of their accumulators.
        gate "warpgroups": matches!(config.warpgroups, 1 | 2),
            "WARPGROUPS has to be 1 or 2",
            [WARPGROUPS = config.warpgroups];
        gate "architecture": matches!(target.arch, Arch::Sm90a),
            "warpgroup products exist on sm_90a alone; use MmaRateF16 or MmaRateBf16",
            ["target" = target.arch];
    }
}
