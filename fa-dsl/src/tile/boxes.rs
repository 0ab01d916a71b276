//! Tiles that the copy engine loads and stores (sm_90a): boxes of tensors.

use super::panels::Panels;
use super::pipeline::Mbarrier;
use super::shared::SharedTile;
use crate::abi::PACKED_ROWS;
use crate::build::tensor::{TensorMap, TensorMapMut};
use crate::build::{Reg, emit_to};
use crate::ir::Operand;
use crate::isa::hopper::tma;
use crate::isa::{Row, atomic};

/// Columns of a panel: 128 bytes, the span of the swizzle.
pub const PANEL_COLS: u32 = 64;

/// Bytes of a panel's row.
pub(super) const ROW_BYTES: u32 = 128;

/// `rows` × `cols` 16-bit elements as the tensor core and the copy engine share them: panels of 64
/// columns, each rows of 128 bytes with the 128-byte swizzle, panel after panel. Of the last one only
/// some columns may be the tile's; it is loaded, stored and takes memory as the others do.
#[derive(Clone, Copy, Debug)]
pub struct PanelTile {
    /// Address of the first byte, a multiple of 1024.
    pub base: Reg<u32>,
    /// Rows, a multiple of 8.
    pub rows: u32,
    /// Columns, a multiple of 16.
    pub cols: u32,
}

/// Where a box lies in a (batch, seq, heads, head_dim) tensor; its first column is the tile's.
#[derive(Clone, Copy, Debug)]
pub struct BoxAt {
    /// Head.
    pub head: Reg<u32>,
    /// First row.
    pub row: BoxRow,
}

/// The first row of a box.
#[derive(Clone, Copy, Debug)]
pub enum BoxRow {
    /// Of a sequence of a batch.
    InBatch {
        /// The index in the sequence.
        row: Reg<u32>,
        /// The sequence.
        batch: Reg<u32>,
    },
    /// Of a sequence among packed rows, where the box ends. The map has to be of packed rows, too.
    Packed {
        /// The index in the sequence.
        row: Reg<u32>,
        /// The sequence's first row.
        first: Reg<u32>,
        /// Its rows.
        rows: Reg<u32>,
    },
    /// Of rows that end somewhere in a tensor of pages, where the box ends. The map has to be of packed rows, too.
    Ending {
        /// How many rows there are from this one on; none, or less than none, for a box that lies after all of them.
        left: Reg<u32>,
        /// Where the row after the last would be, in steps of the map ([`crate::abi::RowSteps`]).
        end: Reg<u32>,
    },
}

impl BoxAt {
    /// From a row of a sequence of a batch on.
    pub fn in_batch(row: Reg<u32>, head: Reg<u32>, batch: Reg<u32>) -> BoxAt {
        let row = BoxRow::InBatch { row, batch };
        BoxAt { head, row }
    }

    /// What loads it.
    fn loads(&self) -> &'static Row {
        match self.row {
            BoxRow::InBatch { .. } => &tma::TMA_LOAD_4D,
            BoxRow::Packed { .. } | BoxRow::Ending { .. } => &tma::TMA_LOAD_5D,
        }
    }

    /// The coordinates of the copy engine but for the column.
    fn coordinates(&self) -> Vec<Operand> {
        let outer = match self.row {
            BoxRow::InBatch { row, batch } => vec![row, batch],
            BoxRow::Packed { row, first, rows } => {
                let size = Reg::from(PACKED_ROWS);
                vec![size - rows + row, first + rows, size]
            }
            BoxRow::Ending { left, end } => {
                let size = Reg::from(PACKED_ROWS);
                vec![size - left, end, size]
            }
        };
        let all = [self.head].into_iter().chain(outer);
        all.map(Reg::operand).collect()
    }
}

impl PanelTile {
    /// Size in bytes, of whole panels.
    pub const fn bytes(rows: u32, cols: u32) -> u32 {
        cols.div_ceil(PANEL_COLS) * rows * ROW_BYTES
    }

    /// Panels.
    pub const fn panels(&self) -> u32 {
        self.cols.div_ceil(PANEL_COLS)
    }

    /// Bytes from a panel to the next.
    pub fn panel_bytes(&self) -> u32 {
        self.rows * ROW_BYTES
    }

    /// The tile of the same shape `bytes` further.
    pub fn shifted(&self, bytes: impl Into<Reg<u32>>) -> PanelTile {
        PanelTile {
            base: self.base + bytes.into(),
            ..*self
        }
    }

    /// Where the rows from `row` on lie, a multiple of 8: for copies of some of them at a time.
    pub fn from_row(&self, row: Reg<u32>) -> PanelTile {
        self.shifted(row * ROW_BYTES)
    }

    /// One panel, for ordinary accesses.
    pub fn panel(&self, index: u32) -> SharedTile {
        SharedTile {
            base: self.base + index * self.panel_bytes(),
            rows: self.rows,
            cols: PANEL_COLS,
            swizzle: true,
        }
    }

    /// Starts loading the tile; its bytes count towards `barrier`. By one thread.
    pub fn load<T>(&self, map: &TensorMap<T>, barrier: Mbarrier, at: BoxAt) {
        let start = at.loads();
        let at = at.coordinates();
        for panel in 0..self.panels() {
            let to = self.base + panel * self.panel_bytes();
            let column = Reg::from(panel * PANEL_COLS);
            let srcs = [to, barrier.address, column].map(Reg::operand);
            emit_load(start, map, srcs, &at);
        }
    }

    /// Starts storing `rows` rows of the tile from `first_row` on, as many as the map's box has.
    /// By one thread.
    pub fn store<T>(&self, map: &TensorMapMut<T>, first_row: Reg<u32>, at: BoxAt) {
        let row = match at.row {
            BoxRow::InBatch { .. } => &tma::TMA_STORE_4D,
            BoxRow::Packed { .. } | BoxRow::Ending { .. } => &tma::TMA_STORE_5D,
        };
        let at = at.coordinates();
        for panel in 0..self.panels() {
            let from = self.base + panel * self.panel_bytes() + first_row * ROW_BYTES;
            let column = Reg::from(panel * PANEL_COLS);
            let srcs = [from.operand(), map.map.operand(), column.operand()];
            emit_to(row, Vec::new(), [&srcs, &at[..]].concat());
        }
    }
}

/// Of panels of 64 columns.
impl From<Panels> for PanelTile {
    fn from(panels: Panels) -> PanelTile {
        PanelTile {
            base: panels.first.base,
            rows: panels.first.rows,
            cols: panels.cols(),
        }
    }
}

/// Starts loading a box from column `column` on to shared memory; its bytes count towards `barrier`. By one thread.
pub fn load_box<T>(
    map: &TensorMap<T>,
    to: Reg<u32>,
    barrier: Mbarrier,
    column: impl Into<Reg<u32>>,
    at: BoxAt,
) {
    let srcs = [to, barrier.address, column.into()].map(Reg::operand);
    emit_load(at.loads(), map, srcs, &at.coordinates());
}

fn emit_load<T>(
    row: &'static Row,
    map: &TensorMap<T>,
    [to, barrier, column]: [Operand; 3],
    at: &[Operand],
) {
    let srcs = [to, map.map.operand(), barrier, column];
    emit_to(row, Vec::new(), [&srcs, at].concat());
}

/// Starts adding float32 numbers in shared memory, from `from` on, to as many in global memory: `bytes` of them, a multiple of 16 as the addresses are. It
/// is one of a group's stores. By one thread.
pub fn bulk_add(to: Reg<u64>, from: Reg<u32>, bytes: u32) {
    let srcs = vec![to.operand(), from.operand(), Reg::from(bytes).operand()];
    emit_to(&atomic::BULK_ADD_F32, Vec::new(), srcs);
}

/// Closes a group of stores.
pub fn store_commit() {
    emit_to(&tma::TMA_COMMIT, Vec::new(), Vec::new());
}

/// Waits until the tiles of this thread's stores may be overwritten.
pub fn store_wait_read() {
    emit_to(
        &tma::TMA_WAIT_READ,
        Vec::new(),
        vec![Reg::from(0_u32).operand()],
    );
}

/// Waits until this thread's stores are complete.
pub fn store_wait() {
    emit_to(&tma::TMA_WAIT, Vec::new(), vec![Reg::from(0_u32).operand()]);
}
