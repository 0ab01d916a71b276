//! The float32 sums of the queries' gradients, which many CTAs add to.
//!
//! A block of 16 queries × 8 elements is 128 numbers side by side, in the order in which the threads of a warp hold it as the result of a
//! matrix product: so a warp adds whole lines of memory. Where products are transposed a block is 16 elements × 8 queries. What reads the sums puts them in the
//! order of tensors again.

use fa_dsl::build::tensor::Pointer;
use fa_dsl::prelude::*;
use fa_dsl::tile::{Accumulator, shared_store_four};

/// Queries of a block.
pub const ROWS: u32 = 16;
/// Elements of a query in a block.
pub const COLUMNS: u32 = 8;
/// Numbers of a block.
pub const BLOCK: u32 = ROWS * COLUMNS;

/// How a thread's four numbers of a block are added, and so where they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reductions {
    /// One by one, the numbers of a warp's threads side by side. For every architecture.
    Single,
    /// Four with one instruction, of sm_90 and later, a thread's numbers side by side.
    Vector,
    /// As [`Self::Vector`], of products that are transposed: elements × queries.
    Transposed,
}

impl Reductions {
    /// By the tunable VECTOR.
    pub const fn from_tunable(vector: bool) -> Reductions {
        match vector {
            true => Reductions::Vector,
            false => Reductions::Single,
        }
    }

    /// How many blocks further the next block of an accumulator's rows is, and the next one of its columns, where 16 queries have `row_blocks`.
    const fn steps(self, row_blocks: u32) -> [u32; 2] {
        match self {
            Reductions::Single | Reductions::Vector => [row_blocks, 1],
            Reductions::Transposed => [1, row_blocks / 2],
        }
    }

    /// Adds a warp's accumulator to the blocks from `to` on, of which 16 queries have `row_blocks`. The address from which on this thread adds.
    pub fn add(
        self,
        to: Pointer<f32>,
        row_blocks: u32,
        lane: Reg<u32>,
        acc: &Accumulator,
    ) -> Reg<u64> {
        let to = self.of_lane(to, lane);
        each_block(acc, self.steps(row_blocks), |first, values| match self {
            Reductions::Single => {
                for (i, value) in (0..).zip(values) {
                    to.atomic_add(first + i * 32, value);
                }
            }
            Reductions::Vector | Reductions::Transposed => {
                to.atomic_add_chunk(first * 4, values);
            }
        });
        to.address
    }

    /// As [`Self::add`], or where `is_first` says so as [`Self::put`]. The address from which on the warp adds.
    #[device]
    pub fn add_unless_first(
        self,
        is_first: Option<Reg<bool>>,
        to: Pointer<f32>,
        row_blocks: u32,
        lane: Reg<u32>,
        acc: &Accumulator,
    ) -> Reg<u64> {
        match is_first {
            None => self.add(to, row_blocks, lane, acc),
            Some(is_first) => {
                if is_first {
                    self.put(to, row_blocks, lane, acc);
                } else {
                    let _ = self.add(to, row_blocks, lane, acc);
                }
                to.address
            }
        }
    }

    /// Writes a warp's accumulator where [`Self::add`] would add it, whatever is there.
    pub fn put(self, to: Pointer<f32>, row_blocks: u32, lane: Reg<u32>, acc: &Accumulator) {
        let to = self.of_lane(to, lane);
        each_block(acc, self.steps(row_blocks), |first, values| match self {
            Reductions::Single => {
                for (i, value) in (0..).zip(values) {
                    to.store(first + i * 32, value);
                }
            }
            Reductions::Vector | Reductions::Transposed => {
                to.store_chunk(first * 4, values.map(Reg::to_bits));
            }
        });
    }

    /// Adds to a warp's accumulator of one block of rows what is in its sums, in the order in which [`Reductions::Vector`] adds it.
    pub fn take(from: Pointer<f32>, lane: Reg<u32>, acc: &Accumulator) {
        let from = Reductions::Vector.of_lane(from, lane);
        for n in 0..acc.n_tiles {
            let sums = from.load_chunk(n * BLOCK * 4).map(Reg::<f32>::from_bits);
            for (value, sum) in acc.block(0, n).into_iter().zip(sums) {
                value.set(value.peek() + sum);
            }
        }
    }

    /// The first number of a lane.
    fn of_lane(self, to: Pointer<f32>, lane: Reg<u32>) -> Pointer<f32> {
        match self {
            Reductions::Single => to.offset(lane),
            Reductions::Vector | Reductions::Transposed => to.offset(lane * 4),
        }
    }

    /// Writes a warp's accumulator of one block of rows to shared memory, in the order in which [`Reductions::Vector`] adds it.
    pub fn stage(to: Reg<u32>, lane: Reg<u32>, acc: &Accumulator) {
        let to = to + lane * 16;
        for n in 0..acc.n_tiles {
            let values = acc.block(0, n).map(|value| value.peek());
            shared_store_four(to, n * BLOCK * 4, values);
        }
    }

    /// Rows `row` and `row` + 8 of the block at `from`: eight numbers each. Not of transposed products.
    pub fn load_rows(self, from: Pointer<f32>, row: Reg<u32>) -> [[Reg<f32>; 8]; 2] {
        // By the thread that held them, of the row's four, and by its register.
        let values: [[Reg<f32>; 4]; 4] = match self {
            Reductions::Single => {
                let from = from.offset(row * 4);
                let by_register: [_; 4] = std::array::from_fn(|i| chunk(from, i as u32 * 32 * 4));
                std::array::from_fn(|thread| by_register.map(|threads| threads[thread]))
            }
            Reductions::Vector | Reductions::Transposed => {
                let from = from.offset(row * 16);
                std::array::from_fn(|thread| chunk(from, thread as u32 * 16))
            }
        };
        [0, 1].map(|half| std::array::from_fn(|column| values[column / 2][2 * half + column % 2]))
    }

    /// Of transposed products queries 2 · `pair` and the next one of the block at `from`: of each two times eight elements.
    pub fn load_pair(from: Pointer<f32>, pair: Reg<u32>) -> [[[Reg<f32>; 8]; 2]; 2] {
        let from = from.offset(pair * 4);
        // By the thread that held them: of an element and of the one eight further, of both queries.
        let values: [[Reg<f32>; 4]; 8] =
            std::array::from_fn(|thread| chunk(from, thread as u32 * 4 * 16));
        [0, 1].map(|query| [0, 2].map(|eight| values.map(|value| value[eight + query])))
    }
}

/// Four numbers, so many bytes further.
fn chunk(from: Pointer<f32>, bytes: u32) -> [Reg<f32>; 4] {
    from.load_chunk(bytes).map(Reg::<f32>::from_bits)
}

/// Gives `take` the numbers of each block of a warp's accumulator, and where the block begins.
fn each_block(acc: &Accumulator, steps: [u32; 2], take: impl Fn(u32, [Reg<f32>; 4])) {
    for m in 0..acc.m_tiles {
        for n in 0..acc.n_tiles {
            let first = (m * steps[0] + n * steps[1]) * BLOCK;
            take(first, acc.block(m, n).map(|value| value.peek()));
        }
    }
}
