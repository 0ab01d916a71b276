//! The blocks of keys that masks of the caller's leave to a tile, for schedules all of whose warps load and compute.
//!
//! The warps share the classification of a tile's blocks, and leave it in shared memory as the words that
//! [`BlockWalk`](super::block_walk::BlockWalk) reads, too. Then each thread goes through the blocks that are left by itself, from the
//! last to the first, whatever they need, so that a place among them is no more than the number of a block.

use fa_dsl::build::bounds::Truth;
use fa_dsl::prelude::*;
use fa_dsl::tile::{shared_load_word, shared_store_word};

use super::block_walk::{CHUNKS, WORD, Words, classes};
use super::kernel_problem::Blocks;

/// Pairs of words of a tile. Of blocks before theirs each is gone through with a mask.
const PAIRS: u32 = CHUNKS * WORD;

/// Pairs that a warp reads at once, where they are lists'.
const READ_AT_ONCE: u32 = 4;

/// The blocks of a tile that masks leave.
#[derive(Clone, Copy)]
pub struct BlocksLeft {
    words: Words,
    /// Where in shared memory they are.
    from: Reg<u32>,
}

impl BlocksLeft {
    /// Those of the blocks `between` that are not hidden by what `class` says of block `number`, another one for each lane. By all threads of a
    /// CTA of so many warps, which have to meet at a barrier before anything is asked. `read`: classes are read, of several words at once so that one
    /// does not wait for another.
    #[device]
    pub fn classify(
        between: Blocks,
        warps: u32,
        from: Reg<u32>,
        read: bool,
        class: impl Fn(Reg<u32>) -> Truth,
    ) -> BlocksLeft {
        let left = BlocksLeft {
            words: Words { between },
            from,
        };
        let lane = thread() & 31;
        let warp = (thread() >> 5).broadcast(0);
        let at_once = if read { READ_AT_ONCE } else { 1 };
        for number in range(warp, left.pairs()).step(warps).unroll(at_once) {
            let block = left.words.first_block(number) + lane;
            let [partial, whole] = classes(between, block, class(block));
            if lane == 0 {
                let pair = from + number * 8;
                shared_store_word(pair, 0, partial);
                shared_store_word(pair, 4, whole);
            }
        }
        left
    }

    /// How many there are.
    #[device]
    pub fn count(&self) -> Reg<u32> {
        let left = Var::named("left", 0_u32);
        for number in range(0, self.pairs()).unroll(1) {
            left.set(left.peek() + self.left_of(number));
        }
        let begin = self.begin();
        let listed = self.words.first_block(self.pairs() - 1).max(begin);
        left.peek() + (listed - begin)
    }

    /// The place of number `number` among them, counted from the last. Where there is none it is the tile's last block.
    #[device]
    pub fn cursor(&self, number: Reg<u32>) -> BlockCursor {
        let end = self.words.between.end;
        let cursor = BlockCursor {
            left: *self,
            block: Var::named("block", end),
        };
        let rest = Var::named("rest", number);
        let pair = Var::named("pair", 0_u32);
        let last = self.pairs() - 1;
        while (pair.peek() <= last) & (self.left_of(pair.peek().min(last)) <= rest.peek()) {
            let number = pair.peek();
            rest.set(rest.peek() - self.left_of(number));
            cursor
                .block
                .set(self.words.first_block(number).max(self.begin()));
            pair.set(number + 1);
        }
        if pair.peek() > last {
            let before = cursor.block.peek() - self.begin();
            cursor
                .block
                .set(cursor.block.peek() - rest.peek().min(before));
            rest.set(0);
        }
        for _ in range(0, rest.peek() + 1).unroll(1) {
            cursor.advance();
        }
        if cursor.block.peek() == end {
            cursor.block.set(end - 1);
        }
        cursor
    }

    /// The first block that is gone through last.
    #[device]
    fn begin(&self) -> Reg<u32> {
        self.words.between.end - self.words.between.count
    }

    /// Pairs of words that there are.
    #[device]
    fn pairs(&self) -> Reg<u32> {
        self.words.count().min(PAIRS)
    }

    /// How many blocks of pair `number` are left.
    #[device]
    fn left_of(&self, number: Reg<u32>) -> Reg<u32> {
        self.bits(number).count_ones()
    }

    /// The blocks of pair `number` that are left, as bits.
    #[device]
    fn bits(&self, number: Reg<u32>) -> Reg<u32> {
        let pair = self.from + number * 8;
        shared_load_word(pair, 0) | shared_load_word(pair, 4)
    }
}

/// A place among the blocks that are left.
#[derive(Clone, Copy)]
pub struct BlockCursor {
    left: BlocksLeft,
    /// The number of the block.
    pub block: Var<u32>,
}

impl BlockCursor {
    /// The same place, from which another way is gone.
    #[device]
    pub fn fork(&self) -> BlockCursor {
        BlockCursor {
            block: Var::named("block", self.block.peek()),
            ..*self
        }
    }

    /// Goes to the next block that is left, if there is one.
    #[device]
    pub fn advance(&self) {
        let begin = self.left.begin();
        let below = Var::named("below", self.block.peek());
        let found = Var::named("found", 0_u32);
        while (found.peek() == 0) & (below.peek() > begin) {
            let number = self.pair_of(below.peek() - 1);
            let first = self.left.words.first_block(number);
            let bits = Var::named("bits", self.left.words.all(number));
            if number < PAIRS {
                bits.set(self.left.bits(number));
            }
            let unused = Reg::from(WORD) - (below.peek() - first);
            found.set(bits.peek() & (Reg::from(u32::MAX) >> unused));
            if found.peek() == 0 {
                below.set(first);
            } else {
                self.block.set(first + found.peek().highest_bit());
            }
        }
    }

    /// Whether the block needs a mask.
    #[device]
    pub fn is_partial(&self) -> Reg<bool> {
        let number = self.pair_of(self.block.peek());
        let whole = Var::named("whole", 0_u32);
        if number < PAIRS {
            whole.set(shared_load_word(self.left.from + number * 8, 4));
        }
        whole.peek() >> (self.block.peek() % WORD) & 1 == 0
    }

    /// The pair of words that has the class of a block.
    #[device]
    fn pair_of(&self, block: Reg<u32>) -> Reg<u32> {
        (self.left.words.between.end - 1) / WORD - block / WORD
    }
}
