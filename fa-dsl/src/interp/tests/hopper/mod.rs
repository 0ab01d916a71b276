//! Asynchronous instructions of sm_90a.

mod bulk;
mod mbarriers;
mod products;
mod reductions;
mod stores;
mod waits;

use half::f16;

use super::*;
use crate::abi::Swizzle;
use crate::build::compare::eq;
use crate::build::control::when;
use crate::build::{TensorMap, TensorMapMut, thread};
use crate::interp::{Access, FaultKind, Hazard, MbarrierMisuse};
use crate::tile::boxes::{BoxAt, PanelTile};
use crate::tile::pipeline::{Mbarrier, fence_mbarrier_init};

/// Rows and columns of the tiles here.
const SIDE: u32 = 64;
/// Bytes of such a tile.
const TILE: u32 = PanelTile::bytes(SIDE, SIDE);

/// A dense (1, rows, 1, 64) view.
fn rows_of_64(address: u64, rows: u64) -> Extent {
    Extent {
        address,
        shape: [1, rows, 1, u64::from(SIDE)],
        strides: [rows * u64::from(SIDE), u64::from(SIDE), u64::from(SIDE), 1],
        element_bytes: 2,
    }
}

/// Numbers that products of 64 terms keep exact, different for each seed.
fn numbers(seed: usize, count: usize) -> Vec<f16> {
    (0..count)
        .map(|i| f16::from_f32(((i * 37 + seed * 11 + i / 64 * 5) % 17) as f32 - 8.0))
        .collect()
}

impl Device {
    /// Adds a map of `rows` × 64 numbers in boxes of `box_rows` × 64.
    fn mapped(&mut self, name: &'static str, values: &[f16], box_rows: u32) {
        let address = self.upload(values);
        let view = TensorView::<f16>::from_extent(rows_of_64(address, values.len() as u64 / 64));
        let map = view.map([1, box_rows, 1, SIDE], Swizzle::B128);
        TensorMap::<f16>::pack(&map, name, &mut self.args);
    }

    /// As [`Device::mapped`], for an output. Gives its address.
    fn mapped_output(&mut self, name: &'static str, rows: u64, box_rows: u32) -> u64 {
        let address = self.memory.alloc(rows * 128);
        let view = TensorViewMut::<f16>::from_extent(rows_of_64(address, rows));
        let map = view.map([1, box_rows, 1, SIDE], Swizzle::B128);
        TensorMapMut::<f16>::pack(&map, name, &mut self.args);
        address
    }
}

/// Reserves a tile of 64 × 64.
fn tile() -> PanelTile {
    PanelTile {
        base: Reg::from(crate::build::shared(TILE, 1024)),
        rows: SIDE,
        cols: SIDE,
    }
}

fn mbarrier() -> Mbarrier {
    Mbarrier {
        address: Reg::from(crate::build::shared(8, 8)),
    }
}

/// The box that starts at a row.
fn at_row(row: impl Into<Reg<u32>>) -> BoxAt {
    BoxAt::in_batch(row.into(), Reg::from(0), Reg::from(0))
}

/// Makes mbarriers by thread 0, and lets all see it.
fn init(mbarriers: &[(Mbarrier, u32)]) {
    when(eq(thread(), 0), || {
        for (mbarrier, arrivals) in mbarriers {
            mbarrier.init(*arrivals);
        }
        fence_mbarrier_init();
    });
    crate::build::barrier();
}

/// Runs `body` in one lane of a warp.
fn in_thread(index: u32, body: impl FnOnce()) {
    when(eq(thread(), index), body);
}
