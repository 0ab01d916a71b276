//! Splits of a tile: what each leaves in global memory, and how the last to arrive merges them.
//!
//! Partials are (tiles, splits, warps along the rows, words, 32), float32: the words of each lane of the warps that hold
//! whole rows. For each 16-row block and half these are the outputs, not normalised, then the maximum, then the lane's part of
//! the sum. Rows that do not exist are not written.

use fa_dsl::build::tensor::Pointer;
use fa_dsl::prelude::*;

use super::tile::{Tile, row};
use super::tile_config::TileConfig;
use crate::attention::epilogue::merge_row;
use crate::attention::warps::Position;

impl TileConfig {
    /// Words of a lane for the half of a 16-row block.
    const fn words_of_half(&self) -> u32 {
        self.variant.head_dim / 8 * 2 + 2
    }

    /// How many splits' parts a warp merges at once: as many as their words fit registers.
    const fn merged_at_once(&self) -> u32 {
        match self.variant.head_dim {
            0..=128 => 4,
            _ => 2,
        }
    }

    /// Float32 numbers that a split leaves.
    pub const fn partial_len(&self) -> u64 {
        let grid = self.grid();
        (grid.along_m * grid.m_tiles * 2 * self.words_of_half() * 32) as u64
    }
}

impl<T: Half> Tile<'_, T> {
    /// Leaves this split's part for the one that merges.
    #[device]
    pub fn leave(&self) {
        if self.position.warp_n == 0 {
            self.each_half(self.work.split, |m, half, words| {
                let outputs = self.acc.row(m, half as usize);
                let (max, sum) = (&self.softmax.max, &self.softmax.sum);
                let state = [max, sum].map(|it| it[m as usize][half as usize]);
                for (i, value) in (0..).zip(outputs.chain(state)) {
                    words.store(i * 32, value.peek());
                }
            });
        }
    }

    /// Merges the parts of all splits: each warp along the keys takes every so-manieth, and then the warps are merged.
    #[device]
    pub fn merge_splits(&self, scratch: Reg<u32>) {
        self.clear();
        let along_n = self.grid.along_n;
        let at_once = self.s.merged_at_once();
        let mut split = self.position.warp_n;
        while split < self.work.splits {
            self.take_in(split, at_once);
            split = split + along_n * at_once;
        }
        self.merge_warps(scratch);
    }

    /// Forgets what this split has computed.
    fn clear(&self) {
        self.acc.clear();
        for max in self.softmax.max.iter().flatten() {
            max.set(f32::NEG_INFINITY);
        }
        for sum in self.softmax.sum.iter().flatten() {
            sum.set(0.0);
        }
    }

    /// Merges the parts of this split and of the warp's next ones, `at_once` in all, or those that there are. All of them are
    /// on their way before the first is merged.
    #[device]
    fn take_in(&self, split: Reg<u32>, at_once: u32) {
        let outputs = self.acc.n_tiles * 2;
        let next = |i: u32| split + i * self.grid.along_n;
        let last = self.work.splits - 1;
        self.each_half(split, |m, half, first| {
            let parts: Vec<Vec<Reg<f32>>> = (0..at_once)
                .map(|i| {
                    let words = match i {
                        0 => first,
                        _ => self.words(next(i).min(last), m, half),
                    };
                    (0..outputs + 2).map(|i| words.load(i * 32)).collect()
                })
                .collect();
            for (i, part) in (0..).zip(&parts) {
                let (theirs, state) = part.split_at(outputs as usize);
                // One that does not exist has seen nothing.
                let max = match i {
                    0 => state[0],
                    _ => self.if_exists(next(i), state[0]),
                };
                let row = (m, half as usize);
                merge_row(&self.softmax, &self.acc, row, [max, state[1]], theirs);
            }
        });
    }

    /// A row's maximum in a split's part, or −∞ if there is no such split.
    #[device]
    fn if_exists(&self, split: Reg<u32>, max: Reg<f32>) -> Reg<f32> {
        select(split < self.work.splits, max, f32::NEG_INFINITY)
    }

    /// For each of the warp's halves of 16-row blocks whose row exists: where this lane's words of a split's part lie, 32
    /// apart.
    #[device]
    fn each_half(&self, split: Reg<u32>, work: impl Fn(u32, u32, Pointer<f32>)) {
        for m in 0..self.grid.m_tiles {
            for half in 0..2_u32 {
                if self.work.rows.exists(row(&self.position, m, half)) {
                    work(m, half, self.words(split, m, half));
                }
            }
        }
    }

    /// Where this lane's words of a split's part lie.
    #[device]
    fn words(&self, split: Reg<u32>, m: u32, half: u32) -> Pointer<f32> {
        let Position { warp_m, lane, .. } = self.position;
        let index = (warp_m * self.grid.m_tiles + m) * 2 + half;
        let first = self.io.partials.at(&[self.work.tile, split, index]);
        first.offset(lane)
    }
}
