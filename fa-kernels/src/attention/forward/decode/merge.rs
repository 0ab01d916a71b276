//! The end of a tile: warps that saw other keys of the same rows are merged, then splits, and the rows are stored.
//!
//! Merged rows are shared by the warps along the keys: each has a slice of their columns, of all parts. So each reads a part of what
//! the others left, in shared memory or in global memory, and all of them store.
//!
//! What splits leave in global memory are partials, (tiles, splits, slices of 16-row blocks, words · 32), float32: the words of each
//! lane of the warps that have a slice. For each 16-row block and half these are the outputs, not normalised, then the maximum, then
//! the lane's part of the sum; four of a lane side by side, lane after lane, and what is left of them one by one, which all are where that
//! takes too many registers. Rows that do not exist are not written.

use fa_dsl::build::tensor::Pointer;
use fa_dsl::prelude::*;
use fa_dsl::tile::{Accumulator, last_to_arrive, shared_load, shared_store, store_pair};

use super::tile::{Tile, row};
use super::tile_config::TileConfig;
use crate::attention::options::{HeadAt, RowHeads};
use crate::attention::softmax::OnlineSoftmax;
use crate::attention::warps::Position;

/// Registers of a lane for the merged rows, and for the words of splits' parts that it loads before it merges the first of them.
const REGISTERS: u32 = 200;

/// Most splits' parts that are loaded before the first is merged.
const PARTS_AT_ONCE: u32 = 16;

impl TileConfig {
    /// How many warps share the columns of merged rows: as many of those along the keys as share them evenly.
    const fn slices(&self) -> u32 {
        let blocks = self.variant.head_dim / 8;
        let mut slices = self.grid().along_n;
        while slices > 1 && !blocks.is_multiple_of(slices) {
            slices -= 1;
        }
        slices
    }

    /// Words of a lane for its slice of the half of a 16-row block.
    const fn words_of_half(&self) -> u32 {
        self.variant.head_dim / 8 / self.slices() * 2 + 2
    }

    /// Registers of a lane for the merged rows.
    const fn row_registers(&self) -> u32 {
        self.grid().m_tiles * self.variant.head_dim / 8 / self.slices() * 4
    }

    /// Whether four of a lane's words in global memory lie side by side, so that one access takes them. That needs registers that are neighbours,
    /// so not where the rows leave few.
    const fn words_by_fours(&self) -> bool {
        self.row_registers() <= REGISTERS / 3
    }

    /// How many splits' parts a warp merges at once: as many as their words fit registers beside the rows.
    const fn merged_at_once(&self) -> u32 {
        match REGISTERS.saturating_sub(self.row_registers()) / self.words_of_half() {
            0 => 1,
            parts if parts < PARTS_AT_ONCE => parts,
            _ => PARTS_AT_ONCE,
        }
    }

    /// Slices of all halves of 16-row blocks that a split leaves, and the float32 numbers of each.
    pub const fn partial(&self) -> [u64; 2] {
        let grid = self.grid();
        let slices = grid.along_m * grid.m_tiles * 2 * self.slices();
        [slices as u64, (self.words_of_half() * 32) as u64]
    }

    /// Bytes of shared memory in which the warps along the keys are merged: the output, maximum and sum of every thread.
    pub const fn merge_bytes(&self) -> u32 {
        let grid = self.grid();
        let words = grid.m_tiles * 2 * (self.variant.head_dim / 8 * 2 + 2);
        match grid.along_n {
            0 | 1 => 0,
            along_n => along_n * grid.along_m * 32 * words * 4,
        }
    }
}

/// What a warp or a split has of a row, or of a slice of it.
struct Part {
    max: Reg<f32>,
    /// This lane's part of the sum.
    sum: Reg<f32>,
    /// Not normalised, in the order of [`Accumulator::row`].
    outputs: Vec<Reg<f32>>,
}

/// All parts of a row as one.
#[device]
fn merged(parts: &[Part], softmax: &OnlineSoftmax) -> Part {
    let max = parts.iter().map(|part| part.max).reduce(Reg::<f32>::max);
    let max = max.unwrap_or_else(|| f32::NEG_INFINITY.into());
    let reference = softmax.reference(max);
    let factors: Vec<Reg<f32>> = parts
        .iter()
        .map(|part| softmax.factor(part.max, reference))
        .collect();
    let total = |of: &dyn Fn(&Part) -> Reg<f32>| {
        let mut total = Reg::from(0.0_f32);
        for (i, (part, factor)) in parts.iter().zip(&factors).enumerate() {
            total = match i {
                0 => of(part) * *factor,
                _ => of(part).mul_add(*factor, total),
            };
        }
        total
    };
    let outputs = parts.first().map_or(0, |part| part.outputs.len());
    Part {
        max,
        sum: total(&|part| part.sum),
        outputs: (0..outputs)
            .map(|i| total(&|part| part.outputs[i]))
            .collect(),
    }
}

/// Where the words of a lane lie among those of its warp, in global memory.
struct LaneWords {
    /// The warp's first word.
    first: Pointer<f32>,
    lane: Reg<u32>,
    /// Whether four of a lane lie side by side.
    by_fours: bool,
}

/// Words of a lane that are loaded and stored with one access.
const SIDE_BY_SIDE: usize = 4;

/// The same of all lanes.
const OF_WARP: u32 = 32 * SIDE_BY_SIDE as u32;

impl LaneWords {
    fn store(&self, words: &[Reg<f32>]) {
        let (in_fours, rest) = words.split_at(self.fours(words.len()) * SIDE_BY_SIDE);
        let (fours, _) = in_fours.as_chunks::<SIDE_BY_SIDE>();
        let [of_fours, of_rest] = self.places();
        for (i, four) in (0..).zip(fours) {
            of_fours.store_chunk(i * OF_WARP * 4, four.map(Reg::to_bits));
        }
        for (i, word) in (0..).zip(rest) {
            of_rest.store(fours.len() as u32 * OF_WARP + i * 32, *word);
        }
    }

    /// So many.
    fn load(&self, count: usize) -> Vec<Reg<f32>> {
        let [of_fours, of_rest] = self.places();
        let fours = self.fours(count) as u32;
        let chunks = (0..fours).flat_map(|i| of_fours.load_chunk(i * OF_WARP * 4));
        let rest = (0..count as u32 - fours * SIDE_BY_SIDE as u32)
            .map(|i| of_rest.load(fours * OF_WARP + i * 32));
        chunks.map(Reg::<f32>::from_bits).chain(rest).collect()
    }

    /// How many fours there are of so many words.
    fn fours(&self, words: usize) -> usize {
        if self.by_fours {
            words / SIDE_BY_SIDE
        } else {
            0
        }
    }

    /// Its first four, and where its first word would be if it were alone.
    fn places(&self) -> [Pointer<f32>; 2] {
        let alone = self.first.offset(self.lane);
        [self.first.offset(self.lane * SIDE_BY_SIDE as u32), alone]
    }
}

/// Merged rows: this warp's slice of their columns.
struct Rows<'a, T> {
    tile: &'a Tile<'a, T>,
    softmax: &'a OnlineSoftmax,
    acc: &'a Accumulator,
}

impl<T: Half> Tile<'_, T> {
    /// Merges the warps, and the splits if this is the last of several, and stores the rows. `scratch` is where the blocks
    /// were.
    #[device]
    pub fn finish(&self, scratch: Reg<u32>) {
        if self.grid.along_n == 1 {
            let (softmax, acc) = (&self.softmax, &self.acc);
            self.finish_rows(&Rows {
                tile: self,
                softmax,
                acc,
            });
        } else {
            let OnlineSoftmax {
                scale_log2, least, ..
            } = self.softmax;
            let softmax =
                OnlineSoftmax::new(self.grid.m_tiles, scale_log2, least, TileConfig::METHOD);
            let columns = self.acc.n_tiles / self.s.slices();
            let acc = Accumulator::zeros("rows", self.grid.m_tiles, columns);
            let rows = Rows {
                tile: self,
                softmax: &softmax,
                acc: &acc,
            };
            self.leave_to_warps(scratch);
            rows.take_warps(scratch);
            self.finish_rows(&rows);
        }
    }

    #[device]
    fn finish_rows(&self, rows: &Rows<'_, T>) {
        if self.work.splits == 1 {
            rows.store();
        } else {
            rows.leave();
            if last_to_arrive(self.io.arrived.at(&[self.work.tile]), self.work.splits) {
                rows.merge_splits();
                rows.store();
            }
        }
    }

    /// Bytes that a warp leaves for each half of its 16-row blocks.
    fn half_bytes(&self) -> u32 {
        (self.acc.n_tiles * 2 + 2) * 128
    }

    /// Where what a warp along the keys leaves of this warp's rows lies: word after word, the lanes side by side, which is free of
    /// bank conflicts.
    #[device]
    fn left_by(&self, warp_n: Reg<u32>, scratch: Reg<u32>) -> Reg<u32> {
        let Position { warp_m, lane, .. } = self.position;
        let warp_bytes = self.grid.m_tiles * 2 * self.half_bytes();
        scratch + (warp_n * self.grid.along_m + warp_m) * warp_bytes + lane * 4
    }

    /// Leaves this warp's part in shared memory, for those that merge it.
    #[device]
    fn leave_to_warps(&self, scratch: Reg<u32>) {
        // Others may still read blocks there.
        barrier();
        let mine = self.left_by(self.position.warp_n, scratch);
        self.each_half(|m, half| {
            let first = (m * 2 + half) * self.half_bytes();
            let outputs = self.acc.row(m, half as usize);
            let state = [&self.softmax.max, &self.softmax.sum];
            let state = state.map(|it| it[m as usize][half as usize]);
            for (i, value) in (0..).zip(outputs.chain(state)) {
                shared_store(mine, first + i * 128, value.peek());
            }
        });
        barrier();
    }

    /// Does something for each of the warp's halves of 16-row blocks, on the lanes whose row exists.
    #[device]
    fn each_half(&self, work: impl Fn(u32, u32)) {
        for m in 0..self.grid.m_tiles {
            for half in 0..2_u32 {
                if self.work.rows.exists(row(&self.position, m, half)) {
                    work(m, half);
                }
            }
        }
    }
}

impl<T: Half> Rows<'_, T> {
    /// Does something on the first `count` warps along the keys.
    #[device]
    fn on_first(&self, count: u32, work: impl Fn()) {
        if count == self.tile.grid.along_n {
            work();
        } else if self.tile.position.warp_n < count {
            work();
        }
    }

    /// As [`Tile::each_half`], on the warps that have a slice.
    fn each_half(&self, work: impl Fn(u32, u32)) {
        self.on_first(self.tile.s.slices(), || self.tile.each_half(&work));
    }

    /// Takes its slice out of what the warps along the keys have left.
    #[device]
    fn take_warps(&self, scratch: Reg<u32>) {
        let Rows { tile, acc, .. } = self;
        let outputs = acc.n_tiles * 2;
        let slice = tile.position.warp_n * (outputs * 128);
        let all = tile.acc.n_tiles * 2;
        self.each_half(|m, half| {
            let first = (m * 2 + half) * tile.half_bytes();
            let part = |warp_n: u32| {
                let theirs = tile.left_by(warp_n.into(), scratch);
                let columns = theirs + slice;
                Part {
                    max: shared_load(theirs, first + all * 128),
                    sum: shared_load(theirs, first + (all + 1) * 128),
                    outputs: (0..outputs)
                        .map(|i| shared_load(columns, first + i * 128))
                        .collect(),
                }
            };
            let parts: Vec<Part> = (0..tile.grid.along_n).map(part).collect();
            self.set(m, half, &merged(&parts, self.softmax));
        });
    }

    /// The row of a half of 16-row block `m`.
    fn get(&self, m: u32, half: u32) -> Part {
        let (m_tile, row_half) = (m as usize, half as usize);
        Part {
            max: self.softmax.max[m_tile][row_half].peek(),
            sum: self.softmax.sum[m_tile][row_half].peek(),
            outputs: self.acc.row(m, row_half).map(|it| it.peek()).collect(),
        }
    }

    fn set(&self, m: u32, half: u32, part: &Part) {
        let (m_tile, row_half) = (m as usize, half as usize);
        self.softmax.max[m_tile][row_half].set(part.max);
        self.softmax.sum[m_tile][row_half].set(part.sum);
        for (out, value) in self.acc.row(m, row_half).zip(&part.outputs) {
            out.set(*value);
        }
    }

    /// Leaves this split's part for the one that merges.
    #[device]
    fn leave(&self) {
        self.each_half(|m, half| {
            let to = self.place_of(self.tile.work.split, m, half);
            let Part {
                max,
                sum,
                mut outputs,
            } = self.get(m, half);
            outputs.extend([max, sum]);
            to.store(&outputs);
        });
    }

    /// The parts of all splits as one, in their order.
    #[device]
    fn merge_splits(&self) {
        let at_once = self.tile.s.merged_at_once();
        self.each_half(|m, half| {
            let nothing = Part {
                max: f32::NEG_INFINITY.into(),
                sum: 0.0.into(),
                outputs: vec![0.0.into(); self.acc.n_tiles as usize * 2],
            };
            self.set(m, half, &nothing);
            let mut split = Reg::from(0_u32);
            while split < self.tile.work.splits {
                let mut parts = vec![self.get(m, half)];
                // All are on their way before the first is merged.
                for i in 0..at_once {
                    parts.push(self.part_of(split + i, i == 0, m, half));
                }
                self.set(m, half, &merged(&parts, self.softmax));
                split = split + at_once;
            }
        });
    }

    /// What a split has left of a row; nothing, if there is no such split.
    #[device]
    fn part_of(&self, split: Reg<u32>, exists: bool, m: u32, half: u32) -> Part {
        let outputs = self.acc.n_tiles as usize * 2;
        let load = || self.place_of(split, m, half).load(outputs + 2);
        let mut words = if exists {
            load()
        } else {
            let nothing = (0..outputs).map(|_| 0.0).chain([f32::NEG_INFINITY, 0.0]);
            let words: Vec<Var<f32>> = nothing.map(|it| Var::named("part", it)).collect();
            if split < self.tile.work.splits {
                for (word, value) in words.iter().zip(load()) {
                    word.set(value);
                }
            }
            words.into_iter().map(Var::peek).collect()
        };
        let state = words.split_off(outputs);
        Part {
            max: state[0],
            sum: state[1],
            outputs: words,
        }
    }

    /// Where this lane's words of a split's part lie.
    #[device]
    fn place_of(&self, split: Reg<u32>, m: u32, half: u32) -> LaneWords {
        let Tile {
            s,
            grid,
            io,
            work,
            position,
            ..
        } = self.tile;
        let slice = position.warp_m * s.slices() + position.warp_n;
        let index = (slice * grid.m_tiles + m) * 2 + half;
        LaneWords {
            first: io.partials.at(&[work.tile, split, index]),
            lane: position.lane,
            by_fours: s.words_by_fours(),
        }
    }

    /// Normalises the output and stores it and the log-sum-exp.
    fn store(&self) {
        self.on_first(self.tile.s.slices(), || self.store_rows());
    }

    #[device]
    fn store_rows(&self) {
        let Rows { tile, softmax, acc } = self;
        let Tile {
            work,
            position,
            grid,
            io,
            ..
        } = tile;
        let head = |m, half| -> HeadAt { work.rows.head(row(position, m, half)) };
        let heads = RowHeads::Each {
            m_tiles: grid.m_tiles,
            of: &head,
        };
        work.problem.finish_softmax(softmax, &heads);
        softmax.normalize(acc);
        let first = position.warp_n * acc.n_tiles;
        let lane_bytes = (position.lane & 3) * 4 + first * 16;
        tile.each_half(|m, half| {
            let to = work
                .rows
                .of_mut(&work.problem, &io.o, row(position, m, half));
            let to = to.address + lane_bytes.to_u64();
            let mut values = acc.row(m, half as usize);
            for n in 0..acc.n_tiles {
                let pair = [(); 2].map(|()| values.next().map_or(0.0.into(), |it| it.peek()));
                if first + n < io.head_dim / 8 {
                    store_pair::<T>(to, n * 16, pair);
                }
            }
        });
        self.on_first(1, || {
            work.problem
                .store_lse_of_rows(position.lane, softmax, |m, half| {
                    let row = row(position, m, half);
                    (
                        work.rows.exists(row),
                        work.rows.query(row),
                        work.rows.head(row),
                    )
                });
        });
    }
}
