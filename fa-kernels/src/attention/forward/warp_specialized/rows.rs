//! What a warpgroup does with rows of a tensor that are copied ahead of its scores.

use fa_dsl::prelude::*;

use super::consumer::Consumer;
use crate::attention::copied_rows;
use crate::attention::options::RowsOfBlock;

impl<T: Half> Consumer<'_, T> {
    /// Where a thread's scores have what functions read of rows.
    #[device]
    pub fn copied_rows(&self) -> RowsOfBlock {
        let s = self.s;
        let (pitch, bytes) = (s.row_columns() * s.copy_rows, s.copy_rows);
        let row = self.warp_row + self.lane / 4;
        let first = self.layout.rows(s, self.ping_pong.index);
        RowsOfBlock {
            first: first + row * pitch + self.lane % 4 * (2 * bytes),
            pitch,
            bytes,
        }
    }

    /// Waits until what functions read of the rows of the block that went through the ring after `count` others has landed, if it is copied.
    #[device]
    pub fn await_rows(&self, count: impl FnOnce() -> Reg<u32>) {
        if self.s.copy_rows > 0 {
            let group = self.ping_pong.index;
            self.layout.rows_full(self.s, group).wait(count() & 1);
        }
    }

    /// Leaves it to the next one.
    #[device]
    pub fn leave_rows(&self) {
        if self.s.copy_rows > 0 {
            copied_rows::leave(
                self.layout.rows_empty(self.s, self.ping_pong.index),
                self.lane,
            );
        }
    }

    /// Lets a block of rows pass that this warpgroup does not read.
    #[device]
    pub fn let_rows_pass(&self, count: Reg<u32>) {
        self.await_rows(|| count);
        self.leave_rows();
    }
}
