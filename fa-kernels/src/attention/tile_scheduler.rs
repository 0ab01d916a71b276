//! Which tile of queries comes when.

use fa_dsl::abi::Element;
use fa_dsl::build::bounds::Range;
use fa_dsl::prelude::*;

use super::kernel_problem::KernelProblem;
use super::options::{HeadAt, TileQueries};
use super::problem::Shape;

/// Keys and values of the heads whose tiles are interleaved stay within this many bytes of L2.
pub(super) const L2_BYTES: u64 = 32 << 20;

/// Bytes of the keys and values of one KV head.
pub(super) fn kv_bytes(shape: &Shape) -> u64 {
    2 * (shape.seq_k * shape.head_dim) as u64 * f16::BYTES as u64
}

/// A tile of queries.
#[derive(Clone, Copy, Debug)]
pub struct TileCoord {
    /// Its first row.
    pub first_query: Reg<u32>,
    /// Its head.
    pub head: Reg<u32>,
    /// Its sequence.
    pub batch: Reg<u32>,
}

impl TileCoord {
    fn new(first_query: Reg<u32>, [head, batch]: [Reg<u32>; 2]) -> TileCoord {
        TileCoord {
            first_query,
            head,
            batch,
        }
    }

    /// The head that it is of.
    pub fn head_at(&self) -> HeadAt {
        HeadAt {
            head: self.head,
            batch: self.batch,
        }
    }
}

/// Tiles of a head of the sequence.
#[device]
pub fn tiles_of(problem: &KernelProblem, block_m: u32) -> Reg<u32> {
    (problem.seq_q + (block_m - 1)) / block_m
}

/// The first tile of a sequence that reaches at least so many keys, more than any has for none: the number of its tiles. What a
/// tile reaches is what its last query sees of the keys where there is a mask and queries end where keys do. That the tiles after it reach as much is
/// all that counts: masks that see less only make tiles shorter than they are taken for.
#[device]
pub fn first_tile_reaching(problem: &KernelProblem, block_m: u32, keys: Reg<u32>) -> Reg<u32> {
    let KernelProblem { seq_q, seq_k, .. } = *problem;
    let tiles = tiles_of(problem, block_m);
    let first = if problem.variant.masked() {
        // The last query of tile t is aligned with key (t + 1)·block_m + seq_k − seq_q, counted from 1.
        ((keys + seq_q).max(seq_k + 1) - (seq_k + 1)) / block_m
    } else {
        0.into()
    };
    let reaching = select(seq_k < keys, tiles, first);
    select(keys == 0, 0, reaching).min(tiles)
}

/// How the tiles of all heads follow each other.
#[derive(Clone, Copy, Debug)]
pub struct TileScheduler {
    /// Queries of a tile.
    pub block_m: u32,
    /// Tiles of a head.
    pub tiles: Reg<u32>,
    /// Heads, over all sequences, whose tiles are interleaved where there is a mask or functions of the caller's: as many as
    /// have their keys and values in L2, or one: a head's tiles side by side.
    pub heads_per_section: Reg<u32>,
}

impl TileScheduler {
    /// Tile number `index` of all.
    #[device]
    pub fn tile(&self, problem: &KernelProblem, index: Reg<u32>) -> TileCoord {
        let (bh, tile) = if problem.variant.masked() || problem.variant.functions {
            // The longest tiles first; of those of functions most masks are like causal ones.
            let per_section = self.heads_per_section;
            let first = index / (per_section * self.tiles) * per_section;
            let heads = (problem.heads * problem.batch - first).min(per_section);
            let rest = index - first * self.tiles;
            (first + rest % heads, self.tiles - 1 - rest / heads)
        } else {
            (index / self.tiles, index % self.tiles)
        };
        TileCoord::new(tile * self.block_m, head_and_sequence(problem, bh))
    }
}

/// Number `bh` of the heads of all sequences: the head, and the sequence.
fn head_and_sequence(problem: &KernelProblem, bh: Reg<u32>) -> [Reg<u32>; 2] {
    if !problem.variant.function_set.reads_rows() {
        return [bh % problem.heads, bh / problem.heads];
    }
    // Sequences whose scores may change by the same rows read them at the same time, and so do heads that share keys.
    let group = problem.group;
    let of_kv_head = problem.batch * group;
    let rest = bh % of_kv_head;
    [bh / of_kv_head * group + rest % group, rest / group]
}

impl TileQueries {
    /// The queries of a tile of `block_m`.
    #[device]
    pub fn new(problem: &KernelProblem, at: TileCoord, block_m: u32) -> TileQueries {
        let last = at.first_query + (block_m - 1);
        TileQueries {
            head: at.head_at(),
            number: at.first_query / block_m,
            queries: Range {
                first: at.first_query,
                last: last.min(problem.seq_q - 1),
            },
        }
    }
}
