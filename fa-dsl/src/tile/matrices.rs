//! 8×8 matrices between shared memory and a warp's registers.

use super::shared::{ldmatrix, stmatrix};
use crate::build::Reg;

/// Four 8×8 matrices of 16-bit elements that a warp has: of each, lane l has elements 2 (l % 4) and the next one of row l / 4.
#[derive(Clone, Copy, Debug)]
pub struct FourMatrices {
    /// This lane's two elements of each matrix.
    pub words: [Reg<u32>; 4],
}

impl FourMatrices {
    /// Loads them, each transposed: lane 8i + r gives the address of matrix i's column r in shared memory, 16 bytes that begin at a multiple of that. By all
    /// lanes.
    pub fn load_transposed(column: Reg<u32>, offset: u32) -> FourMatrices {
        FourMatrices {
            words: ldmatrix(column, offset, true),
        }
    }

    /// Stores them (sm_90 and later): lane 8i + r gives the address of matrix i's row r. By all lanes.
    pub fn store(&self, row: Reg<u32>, offset: u32) {
        stmatrix(row, offset, self.words);
    }
}
