//! Copies of whole tiles between global and shared memory, 16 bytes a thread.

use super::shape_error;
use super::shared::{CHUNK_BYTES, SharedTile};
use crate::build::{Reg, emit_to, with};
use crate::ir::{Operand, Type};
use crate::isa::memory;

/// How a CTA's threads share the copying of a tile: thread t takes the 16-byte chunks
/// t, t + threads, … of the tile in row order, so that a warp reads whole rows.
#[derive(Clone, Copy, Debug)]
pub struct TileCopy {
    shape: SharedTile,
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
    /// Chunks of a thread.
    count: u32,
}

impl TileCopy {
    /// Copies of tiles shaped like `shape` by `threads` threads, of which this is number `thread`,
    /// from rows `row_bytes` apart in global memory, row 0 at `address`.
    pub fn new(
        shape: SharedTile,
        thread: Reg<u32>,
        threads: u32,
        address: Reg<u64>,
        row_bytes: Reg<u32>,
    ) -> TileCopy {
        let total = shape.rows * shape.chunks();
        let step = threads / shape.chunks();
        if !total.is_multiple_of(threads) || !step.is_multiple_of(shape.period()) {
            shape_error(format!(
                "{threads} threads do not share {} rows of {} chunks evenly",
                shape.rows,
                shape.chunks()
            ));
        }
        let (row, chunk) = (thread / shape.chunks(), thread % shape.chunks());
        TileCopy {
            shape,
            offset: shape.offset(row, chunk),
            source: address + row.mul_wide(row_bytes) + chunk.mul_wide(CHUNK_BYTES),
            row_bytes,
            step,
            step_bytes: row_bytes.mul_wide(step),
            count: total / threads.max(1),
        }
    }

    /// Copies the rows from `first_row` on to `tile`, which has this copy's shape.
    ///
    /// `asynchronous` starts `cp.async` copies, to be committed and waited for; otherwise the data
    /// goes through registers and is stored when this returns.
    pub fn start(&self, first_row: impl Into<Reg<u32>>, tile: &SharedTile, asynchronous: bool) {
        let to = tile.base + self.offset;
        // Each address from the last one: as multiples of the row they would all be hoisted out of
        // the loop and held in registers.
        let first = self.source + first_row.into().mul_wide(self.row_bytes);
        let mut addresses = vec![first];
        for i in 1..self.count as usize {
            addresses.push(addresses[i - 1] + self.step_bytes);
        }
        let distance = |i: u32| Reg::from(i * self.step * self.shape.row_bytes()).operand();
        if asynchronous {
            for (i, from) in (0..).zip(addresses) {
                let srcs = vec![to.operand(), from.operand(), distance(i)];
                emit_to(&memory::CP_ASYNC_16, Vec::new(), srcs);
            }
            return;
        }
        // All loads before the first store, so that their latencies overlap.
        let loaded: Vec<[Operand; 4]> = addresses.into_iter().map(load_v4).collect();
        for (i, words) in (0..).zip(loaded) {
            let mut srcs = vec![to.operand(), distance(i)];
            srcs.extend(words);
            emit_to(&memory::ST_SHARED_V4, Vec::new(), srcs);
        }
    }
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
