//! Copies of whole tiles between global and shared memory, 16 bytes a thread.

use super::panels::Panels;
use super::shape::shape_error;
use super::shared::{CHUNK_BYTES, SharedTile};
use crate::abi::Element;
use crate::build::compare::lt;
use crate::build::control::select;
use crate::build::tensor::Pointer;
use crate::build::{Reg, emit_to, with};
use crate::ir::{Operand, Type};
use crate::isa::memory;

/// How a CTA's threads share the copying of a tile: thread t takes the 16-byte chunks
/// t, t + threads, … of each panel in row order, so that a warp reads whole rows.
#[derive(Clone, Copy, Debug)]
pub struct TileCopy {
    shape: Panels,
    /// This thread's first row.
    row: Reg<u32>,
    /// Its chunk of each row.
    chunk: Reg<u32>,
    /// Offset of this thread's first chunk in the tile.
    offset: Reg<u32>,
    /// Global address of this thread's first chunk, for a tile whose first row is row 0.
    source: Reg<u64>,
    /// Bytes between rows in global memory.
    row_bytes: Reg<u32>,
    /// Rows between a thread's chunks.
    step: u32,
    /// Bytes between them in global memory.
    step_bytes: Reg<u64>,
    /// Chunks of a thread in a panel.
    count: u32,
}

/// What of a tile exists in global memory.
#[derive(Clone, Copy, Debug, Default)]
pub struct Within {
    /// Rows; all that are asked for if `None`.
    pub rows: Option<Reg<u32>>,
    /// Chunks of a row; all of the tile's if `None`.
    pub chunks: Option<Reg<u32>>,
}

impl Within {
    /// Whether chunk `chunk` of row `row` exists; `None` if all do.
    pub(super) fn contains(
        &self,
        row: impl FnOnce() -> Reg<u32>,
        chunk: impl FnOnce() -> Reg<u32>,
    ) -> Option<Reg<bool>> {
        let row = self.rows.map(|end| lt(row(), end));
        match (row, self.chunks.map(|end| lt(chunk(), end))) {
            (Some(row), Some(chunk)) => Some(row & chunk),
            (row, chunk) => row.or(chunk),
        }
    }
}

impl TileCopy {
    /// Copies of tiles shaped like `shape` by `threads` threads, of which this is number `thread`,
    /// from rows `row_bytes` apart in global memory, row 0 at `address`.
    pub fn new(
        shape: impl Into<Panels>,
        thread: Reg<u32>,
        threads: u32,
        address: Reg<u64>,
        row_bytes: Reg<u32>,
    ) -> TileCopy {
        let shape = shape.into();
        let panel = shape.first;
        let total = panel.rows * panel.chunks();
        let step = threads / panel.chunks();
        if !TileCopy::divides(panel.rows, panel.cols, threads)
            || !step.is_multiple_of(panel.period())
        {
            shape_error(format!(
                "{threads} threads do not share {} rows of {} chunks evenly",
                panel.rows,
                panel.chunks()
            ));
        }
        let (row, chunk) = (thread / panel.chunks(), thread % panel.chunks());
        TileCopy {
            shape,
            row,
            chunk,
            offset: panel.offset(row, chunk),
            source: address + row.mul_wide(row_bytes) + chunk.mul_wide(CHUNK_BYTES),
            row_bytes,
            step,
            step_bytes: row_bytes.mul_wide(step),
            count: total / threads.max(1),
        }
    }

    /// Whether `threads` threads share the chunks of panels of `rows` × `cols` evenly.
    pub const fn divides(rows: u32, cols: u32, threads: u32) -> bool {
        threads > 0 && (rows * cols * 2 / CHUNK_BYTES).is_multiple_of(threads)
    }

    /// Copies the rows from `first_row` on to `tile`, which has this copy's shape, a single panel.
    ///
    /// `asynchronous` starts `cp.async` copies, to be committed and waited for; otherwise the data
    /// goes through registers and is stored when this returns.
    pub fn start(&self, first_row: impl Into<Reg<u32>>, tile: &SharedTile, asynchronous: bool) {
        if asynchronous {
            self.start_within(first_row, *tile, Within::default());
            return;
        }
        let to = tile.base + self.offset;
        // All loads before the first store, so that their latencies overlap.
        let addresses = self.addresses(first_row.into());
        let loaded: Vec<[Operand; 4]> = addresses.into_iter().map(load_v4).collect();
        for (i, words) in (0..).zip(loaded) {
            let distance = Reg::from(i * self.step * self.shape.first.row_bytes());
            let mut srcs = vec![to.operand(), distance.operand()];
            srcs.extend(words);
            emit_to(&memory::ST_SHARED_V4, Vec::new(), srcs);
        }
    }

    /// Starts copying the rows from `first_row` on to `tile`, which has this copy's shape; what
    /// does not exist is not read and becomes zeros.
    pub fn start_within(
        &self,
        first_row: impl Into<Reg<u32>>,
        tile: impl Into<Panels>,
        within: Within,
    ) {
        let first_row = first_row.into();
        self.start_at(first_row, tile, within, || self.addresses(first_row));
    }

    /// How many rows of a tile the threads of a warp copy of, together.
    pub fn warp_rows(&self) -> u32 {
        self.count * self.rows_at_once()
    }

    /// The number of the `index`-th of them, for a tile from `first_row` on.
    pub fn warp_row(&self, first_row: Reg<u32>, index: Reg<u32>) -> Reg<u32> {
        let at_once = self.rows_at_once();
        let first = self.row / at_once * at_once;
        first_row + first + index % at_once + index / at_once * self.step
    }

    /// Which of them is this thread's `number`-th, as so many times 32 and a number below.
    pub fn index_in_warp(&self, number: u32) -> (u32, Reg<u32>) {
        let at_once = self.rows_at_once();
        let first = number * at_once;
        (first / 32, self.row % at_once + first % 32)
    }

    /// Rows whose chunks a warp copies with one instruction; a row is no longer than 512 bytes.
    fn rows_at_once(&self) -> u32 {
        (32 / self.shape.first.chunks()).max(1)
    }

    fn row(&self, first_row: Reg<u32>, index: u32) -> Reg<u32> {
        first_row + self.row + Reg::from(index * self.step)
    }

    /// As [`Self::start_within`], of rows that lie anywhere: `row` gives the address of one, by its index among this thread's
    /// and its number. It is not asked for rows that do not exist: in their place it gets the last that does, or row 0.
    pub fn start_gathered(
        &self,
        first_row: impl Into<Reg<u32>>,
        tile: impl Into<Panels>,
        within: Within,
        row: impl Fn(usize, Reg<u32>) -> Reg<u64>,
    ) {
        let first_row = first_row.into();
        let chunk = self.chunk.mul_wide(CHUNK_BYTES);
        let address = |i: u32| {
            let number = self.row(first_row, i);
            let existing = within
                .rows
                .map_or(number, |rows| number.min(rows.max(1) - 1));
            row(i as usize, existing) + chunk
        };
        self.start_at(first_row, tile, within, || {
            (0..self.count).map(address).collect()
        });
    }

    /// Starts copying this thread's chunks of a tile from `first_row` on, the first panel's from `addresses`.
    fn start_at(
        &self,
        first_row: Reg<u32>,
        tile: impl Into<Panels>,
        within: Within,
        addresses: impl FnOnce() -> Vec<Reg<u64>>,
    ) {
        let to = tile.into().first.base + self.offset;
        let addresses = addresses();
        let panel = self.shape.first;
        for index in 0..self.shape.count {
            for (i, from) in (0..).zip(&addresses) {
                let distance = index * self.shape.panel_bytes() + i * self.step * panel.row_bytes();
                let from = *from + u64::from(index * panel.row_bytes());
                let mut srcs = vec![to.operand(), from.operand(), Reg::from(distance).operand()];
                let exists = within.contains(
                    || first_row + self.row + i * self.step,
                    || self.chunk + index * panel.chunks(),
                );
                match exists {
                    Some(exists) => {
                        srcs.push(select::<u32>(exists, CHUNK_BYTES, 0).operand());
                        emit_to(&memory::CP_ASYNC_16_ZFILL, Vec::new(), srcs);
                    }
                    None => emit_to(&memory::CP_ASYNC_16, Vec::new(), srcs),
                }
            }
        }
    }

    /// Global addresses of this thread's chunks of the first panel, for a tile from `first_row` on.
    fn addresses(&self, first_row: Reg<u32>) -> Vec<Reg<u64>> {
        // Each address from the last one: as multiples of the row they would all be hoisted out of
        // the loop and held in registers.
        let mut addresses = vec![self.source + first_row.mul_wide(self.row_bytes)];
        for i in 1..self.count as usize {
            addresses.push(addresses[i - 1] + self.step_bytes);
        }
        addresses
    }
}

/// Starts copying 16 bytes to shared memory at `to`; both addresses are multiples of 16.
pub fn start_chunk<T: Element>(to: Reg<u32>, from: Pointer<T>) {
    let srcs = vec![
        to.operand(),
        from.address.operand(),
        Reg::from(0_u32).operand(),
    ];
    emit_to(&memory::CP_ASYNC_16, Vec::new(), srcs);
}

/// As [`start_chunk`], where the condition holds; elsewhere nothing is read, and zeros are written.
pub fn start_chunk_if<T: Element>(exists: Reg<bool>, to: Reg<u32>, from: Pointer<T>) {
    let srcs = vec![
        to.operand(),
        from.address.operand(),
        Reg::from(0_u32).operand(),
        select::<u32>(exists, CHUNK_BYTES, 0).operand(),
    ];
    emit_to(&memory::CP_ASYNC_16_ZFILL, Vec::new(), srcs);
}

fn load_v4(address: Reg<u64>) -> [Operand; 4] {
    let regs: [_; 4] = std::array::from_fn(|_| with(|b| b.new_reg(Type::U32, "staged", false)));
    let srcs = vec![address.operand(), Reg::from(0_u32).operand()];
    emit_to(&memory::LD_GLOBAL_V4, regs.to_vec(), srcs);
    regs.map(Operand::Reg)
}

/// Closes the group of asynchronous copies started since the last one.
pub fn commit() {
    emit_to(&memory::CP_ASYNC_COMMIT, Vec::new(), Vec::new());
}

/// Waits until at most `pending` of this thread's groups are in flight.
pub fn wait(pending: u32) {
    emit_to(
        &memory::CP_ASYNC_WAIT,
        Vec::new(),
        vec![Reg::from(pending).operand()],
    );
}
