//! What a CTA works on: a part of the blocks of keys that a tile's rows see.

use fa_dsl::build::bounds::{Range, Truth};
use fa_dsl::build::tensor::TensorMap;
use fa_dsl::prelude::*;

use super::rows::TileRows;
use super::tile_config::TileConfig;
use crate::attention::block_class::{differ_by_head, of_classifiers, of_list};
use crate::attention::block_cursor::BlocksLeft;
use crate::attention::forward::block_order::{BlockOrder, classes_place};
use crate::attention::forward::cache_boxes::{CacheBoxes, CachedSequence};
use crate::attention::kernel_problem::{Blocks, KernelProblem};
use crate::attention::options::{BlockOfTile, HeadAt, TileQueries};

/// Queries of a tile of lists for this schedule, of which one of its own tiles may have parts of several.
pub(super) const LISTED_QUERIES: u32 = 32;

/// The kernel's tensors and run-time parameters.
pub struct Io<T> {
    /// (batch, seq_q, heads, head_dim).
    pub q: Tensor<T>,
    /// Keys and values.
    pub kv: KvTensors<T>,
    /// (batch, seq_q, heads, head_dim).
    pub o: TensorMut<T>,
    /// Sizes, scale, options.
    pub problem: KernelProblem,
    /// Elements of a head in the tensors, a multiple of 8.
    pub head_dim: Reg<u32>,
    /// KV heads.
    pub kv_heads: Divisor,
    /// Query heads that share one.
    pub sharing: Divisor,
    /// Tiles of a KV head of the longest sequence.
    pub tiles: Divisor,
    /// CTAs of a tile that sees as many blocks as any may.
    pub splits: Divisor,
    /// Blocks of keys of a CTA, at most.
    pub blocks_of_split: Divisor,
    /// What the splits of a tile leave for the last of them.
    pub partials: Scratch<f32>,
    /// How many splits of a tile have arrived: (tiles).
    pub arrived: Counters,
}

/// Keys and values, (batch, seq_k, KV heads, head_dim) each, by how they are copied.
pub enum KvTensors<T> {
    /// By all threads.
    ByThreads([Tensor<T>; 2]),
    /// By the tensor copy engine, out of a cache.
    ByEngine {
        /// Of keys and of values.
        maps: [TensorMap<T>; 2],
        /// How it steps through them.
        boxes: CacheBoxes<Reg<u32>>,
    },
}

impl<T> KvTensors<T> {
    /// Of a kernel's parameters, of which it has either these or those.
    pub(super) fn new(
        tensors: Option<(Tensor<T>, Tensor<T>)>,
        maps: Option<(TensorMap<T>, TensorMap<T>)>,
        boxes: Option<CacheBoxes<Reg<u32>>>,
    ) -> KvTensors<T> {
        match (tensors, maps.zip(boxes)) {
            (_, Some(((k, v), boxes))) => KvTensors::ByEngine {
                maps: [k, v],
                boxes,
            },
            (Some((k, v)), None) => KvTensors::ByThreads([k, v]),
            (None, None) => unreachable!("BULK decides which of them the kernel has"),
        }
    }
}

/// Which part of which tile a CTA computes.
pub(super) struct Place {
    /// The tile's number among all.
    pub tile: Reg<u32>,
    /// The part's number among the tile's.
    pub split: Reg<u32>,
    pub batch: Reg<u32>,
    pub kv_head: Reg<u32>,
}

impl Place {
    /// This CTA's.
    #[device]
    pub fn new<T>(io: &Io<T>) -> Place {
        let tile = block_x() / io.splits;
        let head = tile / io.tiles;
        Place {
            tile,
            split: block_x() % io.splits,
            batch: head / io.kv_heads,
            kv_head: head % io.kv_heads,
        }
    }

    /// One past the part's last block, where all keys are used and seen.
    #[device]
    pub fn last_end<T>(&self, s: &TileConfig, io: &Io<T>) -> Reg<u32> {
        let blocks = (io.problem.seq_k + (s.block_n - 1)) / s.block_n;
        ((self.split + 1) * io.blocks_of_split.value).min(blocks)
    }
}

/// A CTA's part of a tile.
pub(super) struct Work {
    /// The problem of the tile's sequence.
    pub problem: KernelProblem,
    pub rows: TileRows,
    /// The tile's number among all.
    pub tile: Reg<u32>,
    /// The part's number among the tile's.
    pub split: Reg<u32>,
    /// How many parts the tile has.
    pub splits: Reg<u32>,
    /// The part's blocks.
    pub order: BlockOrder,
}

impl Work {
    /// The work of the CTA at this place.
    #[device]
    pub fn new<T>(s: &TileConfig, io: &Io<T>, place: &Place) -> Work {
        let Place {
            tile,
            split,
            batch,
            kv_head,
        } = *place;
        let all = &io.problem;
        let problem = all.of_sequence(batch);
        let first = tile % io.tiles * s.block_m;
        let rows = TileRows {
            first,
            count: (problem.seq_q * all.group).max(first) - first,
            kv_head,
            batch,
            group: io.sharing,
        };
        let last = || rows.query(rows.count.min(s.block_m).max(1) - 1);
        let blocks = problem.blocks_between(rows.query(0.into()), last, s.block_n);
        let (splits, order) = if problem.is_classified() {
            let left = blocks_left(s, &problem, &rows, blocks);
            share_left(io, blocks, &left, split)
        } else {
            share_all(io, blocks, split)
        };
        Work {
            splits,
            order,
            problem,
            rows,
            tile,
            split,
        }
    }

    /// The part's blocks, whose keys are in a cache.
    pub fn cached<T>(&self, s: &TileConfig, io: &Io<T>) -> CachedSequence {
        CachedSequence {
            problem: self.problem.clone(),
            batch: self.rows.batch,
            pages: io.problem.pages_of(self.rows.batch),
            blocks: self.order.blocks,
            block_n: s.block_n,
            walked: self.order.place_of_loaded(),
        }
    }

    /// Whether there is anything to compute.
    #[device]
    pub fn exists(&self) -> Reg<bool> {
        (self.rows.count != 0) & (self.split < self.splits)
    }
}

/// How many parts the blocks make, and those of part `split`: as many for each as the launch says.
#[device]
fn share_all<T>(io: &Io<T>, blocks: Blocks, split: Reg<u32>) -> (Reg<u32>, BlockOrder) {
    let per_split = io.blocks_of_split;
    let splits = (blocks.count + per_split.value - 1) / per_split;
    let part = blocks.part(split * per_split.value, per_split.value);
    (splits, BlockOrder::all(part))
}

/// The same of those that masks leave: shared out evenly among the CTAs that the tile has.
#[device]
fn share_left<T>(
    io: &Io<T>,
    between: Blocks,
    left: &BlocksLeft,
    split: Reg<u32>,
) -> (Reg<u32>, BlockOrder) {
    let all = left.count().max(1);
    let per_split = (all + io.splits.value - 1) / io.splits;
    let splits = (all + per_split - 1) / per_split;
    let first = (split * per_split).min(all);
    let count = (all - first).min(per_split);
    (splits, BlockOrder::left(between, left, [first, count]))
}

/// The queries of a tile, and the heads that share it.
#[derive(Clone, Copy)]
struct Sharing<'a> {
    problem: &'a KernelProblem,
    queries: Range,
    first: HeadAt,
    /// Those that are asked: one where masks do not tell them apart.
    heads: Reg<u32>,
}

/// The blocks that masks leave to a tile. All threads of the CTA find out.
#[device]
fn blocks_left(
    s: &TileConfig,
    problem: &KernelProblem,
    rows: &TileRows,
    between: Blocks,
) -> BlocksLeft {
    let queries = Range {
        first: rows.query(0.into()),
        last: rows.query(rows.count.min(s.block_m).max(1) - 1),
    };
    let first = HeadAt {
        head: rows.kv_head * rows.group.value,
        batch: rows.batch,
    };
    let heads = if differ_by_head(&problem.variant) {
        rows.group.value
    } else {
        1.into()
    };
    let sharing = Sharing {
        problem,
        queries,
        first,
        heads,
    };
    let place = classes_place();
    let left = if problem.variant.mask_blocks {
        BlocksLeft::read(between, s.warps, place, |word| sharing.listed(word))
    } else {
        let class = |number| sharing.class(s, number);
        BlocksLeft::classify(between, s.warps, place, class)
    };
    barrier();
    left
}

impl Sharing<'_> {
    fn tile(&self, head: HeadAt, number: Reg<u32>) -> TileQueries {
        TileQueries {
            head,
            number,
            queries: self.queries,
        }
    }

    /// What lists say of the 32 blocks of a word, for all of the tile.
    #[device]
    fn listed(&self, word: Reg<u32>) -> [Reg<u32>; 2] {
        let visible = Var::named("visible", 0_u32);
        let whole = Var::named("whole", u32::MAX);
        let numbers = self.queries.last / LISTED_QUERIES + 1;
        each_head(self.first, self.heads, |head| {
            for number in range(self.queries.first / LISTED_QUERIES, numbers).unroll(1) {
                let [some, all] = of_list(self.problem, &self.tile(head, number), word);
                visible.set(visible.peek() | some);
                whole.set(whole.peek() & all);
            }
        });
        [visible, whole].map(Var::peek)
    }

    /// What bounds say of a block, for all of the tile.
    #[device]
    fn class(&self, s: &TileConfig, number: Reg<u32>) -> Truth {
        let block = BlockOfTile::new(self.problem, number, s.block_n);
        let ever = Var::named("ever", 0_u32);
        let always = Var::named("always", 1_u32);
        each_head(self.first, self.heads, |head| {
            let tile = self.tile(head, self.queries.first / s.block_m);
            let truth = of_classifiers(self.problem, &tile, &block);
            ever.set(select(truth.ever, 1, ever.peek()));
            always.set(select(truth.always, always.peek(), 0));
        });
        Truth {
            always: always.peek().ne(0),
            ever: ever.peek().ne(0),
        }
    }
}

/// Goes through `count` heads from the first on.
#[device]
fn each_head(first: HeadAt, count: Reg<u32>, mut one: impl FnMut(HeadAt)) {
    for number in range(0, count).unroll(1) {
        one(HeadAt {
            head: first.head + number,
            ..first
        });
    }
}
