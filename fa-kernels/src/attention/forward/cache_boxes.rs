//! Keys and values in a cache: where the copies of a block find them.
//!
//! Maps of packed rows have boxes that end with a sequence, wherever it begins ([`MapArg::packed`]). In rows of a cache that is
//! after the last key that is used; in pages, where a page ends, or after the last key in it. A box is as many rows as the block
//! and a page are both multiples of, so that it lies in one page; those past the last key lie outside of the map, and
//! are filled with zeros. Each lane of the warp that copies knows where one box of the block lies, and has looked its page up while
//! the block before was copied.
//!
//! [`MapArg::packed`]: fa_dsl::abi::MapArg::packed

use fa_dsl::abi::{ArgBuffer, Element, TensorMapView};
use fa_dsl::build::Param;
use fa_dsl::build::tensor::TensorMap;
use fa_dsl::prelude::*;
use fa_dsl::tile::boxes::{BoxAt, BoxRow, PanelTile};
use fa_dsl::tile::pipeline::{Mbarrier, elected};

use crate::attention::cache_steps::CacheSteps;
use crate::attention::kernel_problem::{Blocks, KernelProblem};
use crate::attention::launch::LaunchError;
use crate::attention::options::{Paged, Pages};

/// Rows after which the swizzle of shared memory repeats: what a box is a multiple of.
const SWIZZLE_ROWS: u32 = 8;

/// Lanes that know where a box lies.
const LANES: u32 = 32;

/// How copies step through a cache.
#[derive(Clone, Copy, Debug)]
pub struct CacheBoxes<N = u32> {
    steps: CacheSteps<N>,
    /// Boxes of a block.
    count: N,
    /// Keys of a box.
    keys: N,
}

/// Keys of a box, where pages have so many and blocks `block_n`; `None` if nothing that the copy engine could copy divides both.
pub fn box_keys(page: usize, block_n: u32) -> Option<u32> {
    let (mut keys, mut rest) = (block_n, (page % block_n as usize) as u32);
    while rest > 0 {
        (keys, rest) = (rest, keys % rest);
    }
    (keys.is_multiple_of(SWIZZLE_ROWS) && block_n / keys <= LANES).then_some(keys)
}

impl CacheBoxes {
    /// Of blocks of a tile, in pages if keys are in pages.
    pub(super) fn new(paged: Option<Paged<'_>>, block_n: u32) -> Result<CacheBoxes, LaunchError> {
        let keys = match paged {
            None => block_n,
            Some(Paged { page, .. }) => {
                box_keys(page, block_n).ok_or_else(|| LaunchError::OptionValue {
                    option: "paged",
                    reason: format!(
                        "pages of {page} keys have no multiple of {SWIZZLE_ROWS} keys in common with BLOCK_N = {block_n}, of which the tensor copy engine copies: use pages of a multiple of {SWIZZLE_ROWS} keys, or the kernels called Mma"
                    ),
                })?
            }
        };
        Ok(CacheBoxes {
            steps: CacheSteps::default(),
            count: block_n / keys,
            keys,
        })
    }

    /// Keys of a box.
    pub(super) fn keys(&self) -> u32 {
        self.keys
    }

    /// In these tensors.
    pub(super) fn of<T: Element>(
        self,
        k: &TensorMapView<'_, T>,
        v: &TensorMapView<'_, T>,
    ) -> Result<CacheBoxes, LaunchError> {
        Ok(CacheBoxes {
            steps: CacheSteps::of(k, v)?,
            ..self
        })
    }
}

impl Param for CacheBoxes {
    type Handle = CacheBoxes<Reg<u32>>;
    type Host<'a> = CacheBoxes;

    fn declare(name: &'static str) -> CacheBoxes<Reg<u32>> {
        let word = <u32 as Param>::declare;
        CacheBoxes {
            steps: <CacheSteps as Param>::declare(name),
            count: word("boxes"),
            keys: word("box_keys"),
        }
    }

    fn pack(host: &CacheBoxes, name: &'static str, args: &mut ArgBuffer) {
        <CacheSteps as Param>::pack(&host.steps, name, args);
        for word in [&host.count, &host.keys] {
            <u32 as Param>::pack(word, name, args);
        }
    }
}

/// A sequence whose keys are in a cache, and the blocks of them that a tile sees.
pub(super) struct CachedSequence {
    /// Its problem.
    pub problem: KernelProblem,
    pub batch: Reg<u32>,
    pub pages: Option<Pages>,
    pub blocks: Blocks,
    /// Keys of a block.
    pub block_n: u32,
    /// The block that is gone through, where they are classified: which one comes next is not known.
    pub walked: Option<Var<u32>>,
}

/// The boxes of a tile's blocks, for all lanes of the warp that copies them.
pub(super) struct CachedBlocks {
    boxes: CacheBoxes<Reg<u32>>,
    sequence: CachedSequence,
    lane: Reg<u32>,
    pages: Option<PageAhead>,
}

/// The page of this lane's box, in the block that is copied and in the next one.
struct PageAhead {
    pages: Pages,
    page: Var<u32>,
    next: Var<u32>,
}

/// Where the boxes of a block lie: this lane's.
#[derive(Clone, Copy)]
pub(super) struct BlockBoxes {
    /// How many keys there are from its first one on, up to the end of its page or the last that is used.
    left: Reg<u32>,
    /// Where the one after those would be, in the steps of keys and of values.
    ends: [Reg<u32>; 2],
}

impl CachedBlocks {
    #[device]
    pub fn new(
        boxes: CacheBoxes<Reg<u32>>,
        sequence: CachedSequence,
        lane: Reg<u32>,
    ) -> CachedBlocks {
        let pages = sequence.pages.map(|pages| PageAhead {
            pages,
            page: Var::named("page", 0_u32),
            next: Var::named("next_page", 0_u32),
        });
        CachedBlocks {
            boxes,
            sequence,
            lane,
            pages,
        }
    }

    /// Looks the pages of the first block up, if it is known. Before it is asked for.
    #[device]
    pub fn begin(&self) {
        if self.sequence.walked.is_none() {
            self.look_up(0.into());
        }
    }

    /// The boxes of block `i`, to be asked for once and in turn: the pages of the next block are looked up, if it is known.
    #[device]
    pub fn block(&self, i: Reg<u32>) -> BlockBoxes {
        let CachedSequence { problem, batch, .. } = &self.sequence;
        if self.sequence.walked.is_some() {
            self.look_up(i);
        }
        let key = self.first_key(i);
        let (outer, rows, end) = match &self.pages {
            Some(PageAhead { pages, page, next }) => {
                page.set(next.peek());
                let first = pages.first_key_of(key.min(problem.last_key()));
                let end = (first + pages.keys()).min(problem.seq_k);
                (page.peek(), end - first, end)
            }
            None => {
                let [row, first] = problem.first_key_at(*batch);
                (row, first + problem.seq_k, problem.seq_k)
            }
        };
        let CacheSteps { keys, values } = &self.boxes.steps;
        let ends = [keys, values].map(|steps| steps.end(outer, rows));
        if self.sequence.walked.is_none() {
            self.look_up(i + 1);
        }
        BlockBoxes {
            left: end - key,
            ends,
        }
    }

    /// Copies the keys of a block to `to`; their bytes count towards `full`.
    #[device]
    pub fn copy_keys<T>(
        &self,
        block: BlockBoxes,
        map: &TensorMap<T>,
        kv_head: Reg<u32>,
        to: PanelTile,
        full: Mbarrier,
    ) {
        self.copy((block.left, block.ends[0]), map, kv_head, to, full);
    }

    /// Copies the values of a block, as [`Self::copy_keys`].
    #[device]
    pub fn copy_values<T>(
        &self,
        block: BlockBoxes,
        map: &TensorMap<T>,
        kv_head: Reg<u32>,
        to: PanelTile,
        full: Mbarrier,
    ) {
        self.copy((block.left, block.ends[1]), map, kv_head, to, full);
    }

    #[device]
    fn copy<T>(
        &self,
        (left, end): (Reg<u32>, Reg<u32>),
        map: &TensorMap<T>,
        head: Reg<u32>,
        to: PanelTile,
        full: Mbarrier,
    ) {
        if elected() {
            full.expect(PanelTile::bytes(to.rows, to.cols));
        }
        for number in range(0, self.boxes.count) {
            let row = BoxRow::Ending {
                left: left.of_lane(number),
                end: end.of_lane(number),
            };
            let to = to.from_row(number * self.boxes.keys);
            if elected() {
                to.load(map, full, BoxAt { head, row });
            }
        }
    }

    /// The first key of this lane's box in block `i`.
    #[device]
    fn first_key(&self, i: Reg<u32>) -> Reg<u32> {
        self.block_begin(i) + self.lane * self.boxes.keys
    }

    /// The first key of block `i`.
    #[device]
    fn block_begin(&self, i: Reg<u32>) -> Reg<u32> {
        let CachedSequence {
            blocks, block_n, ..
        } = &self.sequence;
        match &self.sequence.walked {
            Some(block) => block.peek() * *block_n,
            None => (blocks.end - 1 - i) * *block_n,
        }
    }

    /// Looks up the page of this lane's box in block `i`, or in the last one. Past the last key it is that key's.
    #[device]
    fn look_up(&self, i: Reg<u32>) {
        if let Some(ahead) = &self.pages {
            let key = self.first_key(i.min(self.sequence.blocks.count - 1));
            let last = self.sequence.problem.last_key();
            let [page, _] = ahead.pages.locate(key.min(last));
            ahead.next.set(page);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boxes_divide_blocks_and_pages() {
        let found = [
            (16, 128),
            (8, 64),
            (64, 80),
            (256, 80),
            (24, 48),
            (24, 64),
            (48, 96),
        ];
        let keys = found.map(|(page, block_n)| box_keys(page, block_n));
        assert_eq!(keys, [16, 8, 16, 16, 24, 8, 48].map(Some));
        assert_eq!(
            [1, 4, 12, 100, 250].map(|page| box_keys(page, 64)),
            [None; 5]
        );
        assert_eq!(box_keys(1 << 20, 176), Some(16));
    }
}
