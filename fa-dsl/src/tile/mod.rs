//! Tile operations: plain Rust functions that record per-thread code when a kernel is staged.
//!
//! A tile in shared memory ([`SharedTile`]) is rows of 16-bit elements, optionally swizzled. Matrix
//! operands in registers are [`FragmentA`] and [`Accumulator`], spread over a warp as the PTX ISA
//! lays out `mma.m16n8k16`. Adding an operation is writing a function here.

mod arrival;
pub mod boxes;
mod copy;
mod fragment;
mod matrices;
mod panels;
pub mod pipeline;
mod product;
mod scan;
mod shape;
mod shared;
mod store;
mod strip;
pub mod wgmma;

pub use arrival::{grid_barrier, last_to_arrive};
pub use copy::{TileCopy, Within, commit, start_chunk, start_chunk_if, wait};
pub use fragment::{Accumulator, FragmentA, LeftOperand, SharedA, TransposedA};
pub use matrices::FourMatrices;
pub use panels::Panels;
pub use product::{FragmentB, KeyLanes, ValueLanes, mma_nn, mma_nt, mma_registers};
pub use scan::{WarpSums, sum_over, warp_sums};
pub use shared::{SharedTile, shared_base};
pub use store::{
    GlobalRows, shared_load, shared_load_four, shared_load_of, shared_load_two_of,
    shared_load_word, shared_load_words, shared_store, shared_store_four, shared_store_word,
    shared_store_words, stage_columns, stage_columns_matrix, stage_rows, stage_rows_matrix,
    store_gathered, store_packed, store_pair, store_scalar, store_staged,
};
pub use strip::{Strip, mma_nt_strip};
