//! How the warps of a CTA share a tile of scores.

use fa_dsl::prelude::*;

/// Rows of a tensor-core block.
pub const MMA_M: u32 = 16;

/// The split of a BLOCK_M × BLOCK_N tile of scores over `NUM_WARPS` warps: as many warps side by
/// side along the queries as there are 16-row blocks, the others along the keys.
///
/// Warps that share queries keep a softmax each, merged in the epilogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WarpGrid {
    /// Warps along the queries.
    pub along_m: u32,
    /// Warps along the keys.
    pub along_n: u32,
    /// 16-row blocks of a warp.
    pub m_tiles: u32,
    /// Keys of a warp in each KV block.
    pub keys: u32,
}

impl WarpGrid {
    /// The split, which need not be a legal one: the gates tell.
    pub const fn new(block_m: u32, block_n: u32, num_warps: u32) -> WarpGrid {
        let blocks = if block_m < MMA_M { 1 } else { block_m / MMA_M };
        let along_m = if num_warps < blocks {
            num_warps
        } else {
            blocks
        };
        let along_m = if along_m == 0 { 1 } else { along_m };
        let along_n = if num_warps < along_m {
            1
        } else {
            num_warps / along_m
        };
        WarpGrid {
            along_m,
            along_n,
            m_tiles: blocks / along_m,
            keys: block_n / along_n,
        }
    }
}

/// Where a thread stands in its CTA.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    /// Index in the CTA.
    pub thread: Reg<u32>,
    /// Index in the warp.
    pub lane: Reg<u32>,
    /// First query row of the warp, in the CTA's tile.
    pub first_row: Reg<u32>,
    /// First key of the warp, in a KV block.
    pub first_key: Reg<u32>,
    /// The warp's index along the queries.
    pub warp_m: Reg<u32>,
    /// The warp's index along the keys.
    pub warp_n: Reg<u32>,
}

impl Position {
    /// This thread's place in the grid of warps.
    #[device]
    pub fn new(grid: &WarpGrid) -> Position {
        let thread = thread();
        let lane = thread & 31;
        let warp = (thread >> 5).broadcast(0);
        let warp_m = warp % grid.along_m;
        let warp_n = warp / grid.along_m;
        Position {
            thread,
            lane,
            first_row: warp_m * (grid.m_tiles * MMA_M),
            first_key: warp_n * grid.keys,
            warp_m,
            warp_n,
        }
    }
}
