//! Kernels that the tests of this crate run.

use fa_dsl::prelude::*;
use fa_dsl::tile::boxes::{BoxAt, PanelTile, store_commit, store_wait};
use fa_dsl::tile::pipeline::{Mbarrier, fence_mbarrier_init};
use fa_dsl::tile::{grid_barrier, shared_base};

/// y ← a·x + y.
#[kernel(name = Saxpy, threads = THREADS)]
pub fn saxpy<#[values(64, 128, 256)] const THREADS: u32 = 128>(
    a: f32,
    x: Tensor<f32>,
    y: TensorMut<f32>,
    n: u32,
) {
    let i = block_x() * THREADS + thread();
    if i < n {
        let (x_i, y_i) = (x.at(&[i]), y.at(&[i]));
        y_i.store(0, x_i.load(0).mul_add(a, y_i.load(0)));
    }
}

/// y ← 2·x, without the test that the index is inside.
#[kernel(name = TwiceUnchecked, threads = 64)]
pub fn twice_unchecked(x: Tensor<f32>, y: TensorMut<f32>) {
    let i = block_x() * 64u32 + thread();
    let x_i = x.at(&[i]).load(0);
    y.at(&[i]).store(0, x_i + x_i);
}

/// Each row of y ← the sum of the other rows of x. A CTA passes its row on, meets the others, and adds
/// up what they have passed on.
#[kernel(name = OtherRows, threads = 64, cooperative)]
pub fn other_rows(x: Tensor<f32>, y: TensorMut<f32>, passed: Scratch<f32>, met: Counters) {
    let (row, column) = (block_x(), thread());
    let own = x.at(&[row, column]).load(0);
    passed.at(&[row, column]).store(0, own);
    grid_barrier(met.at(&[]), met.at(&[1.into()]));
    let mut sum = -own;
    for other in range(0, grid_x()) {
        sum += passed.at(&[other, column]).load(0);
    }
    y.at(&[row, column]).store(0, sum);
}

/// y ← x of shape (batch, seq, heads, 64) through the tensor copy engine: the CTA (i, head, batch)
/// copies 64 rows of a head.
#[kernel(name = CopyBoxes, threads = 32)]
pub fn copy_boxes(x: TensorMap<bf16>, y: TensorMapMut<bf16>) {
    let base = shared_base();
    let tile = PanelTile {
        base: base + shared(PanelTile::bytes(64, 64), 1024),
        rows: 64,
        cols: 64,
    };
    let landed = Mbarrier {
        address: base + shared(8, 8),
    };
    let at = BoxAt::in_batch(block_x() * 64u32, block_y(), block_z());
    if thread() == 0u32 {
        landed.init(1);
        fence_mbarrier_init();
        landed.expect(PanelTile::bytes(64, 64));
        tile.load(&x, landed, at);
        landed.wait(0u32);
        tile.store(&y, Reg::from(0u32), at);
        store_commit();
        store_wait();
    }
}
