//! The blocks of keys that masks of the caller's leave to a tile, for schedules all of whose warps load and compute.
//!
//! The warps share the classification of a tile's blocks, and leave it in shared memory as the words that
//! [`BlockWalk`](super::block_walk::BlockWalk) reads, too. Then each thread goes through the blocks that are left by itself, from the
//! last to the first, whatever they need, so that a place among them is no more than the number of a block.

use fa_dsl::build::bounds::Truth;
use fa_dsl::prelude::*;
use fa_dsl::tile::{WarpSums, shared_load_word, shared_store_word, warp_sums};

use super::block_walk::{CHUNKS, WORD, Words, classes};
use super::kernel_problem::Blocks;

/// Pairs of words of a tile. Blocks before those that they have the classes of are all gone through, with a mask.
const PAIRS: u32 = CHUNKS * WORD;

/// The blocks of a tile that masks leave.
#[derive(Clone, Copy)]
pub struct BlocksLeft {
    words: Words,
    /// Where in shared memory they are.
    from: Reg<u32>,
}

impl BlocksLeft {
    /// Those of the blocks `between` that are not hidden by what `class` says of block `number`, another one for each lane. By all threads of a
    /// CTA of so many warps, which have to meet at a barrier before anything is asked.
    #[device]
    pub fn classify(
        between: Blocks,
        warps: u32,
        from: Reg<u32>,
        class: impl Fn(Reg<u32>) -> Truth,
    ) -> BlocksLeft {
        let words = Words { between };
        let left = BlocksLeft { words, from };
        let lane = thread() & 31;
        let warp = (thread() >> 5).broadcast(0);
        for number in range(warp, left.pairs()).step(warps).unroll(1) {
            let block = left.words.first_block(number) + lane;
            let pair = classes(between, block, class(block));
            if lane == 0 {
                left.store(number, pair);
            }
        }
        left
    }

    /// The same by lists: `list` says of the 32 blocks of word `word`, another one for each lane, which some query sees, as bits, and of which all see all.
    #[device]
    pub fn read(
        between: Blocks,
        warps: u32,
        from: Reg<u32>,
        list: impl Fn(Reg<u32>) -> [Reg<u32>; 2],
    ) -> BlocksLeft {
        let words = Words { between };
        let left = BlocksLeft { words, from };
        for number in range(thread(), left.pairs()).step(warps * WORD).unroll(1) {
            let first = words.first_block(number);
            let [visible, whole] = list(first / WORD);
            let visible = visible & words.all(number);
            let whole = whole & visible & words.inside(number);
            left.store(number, [visible ^ whole, whole]);
        }
        left
    }

    #[device]
    fn store(&self, number: Reg<u32>, pair: [Reg<u32>; 2]) {
        let to = self.from + number * 8;
        shared_store_word(to, 0, pair[0]);
        shared_store_word(to, 4, pair[1]);
    }

    /// How many there are. By all lanes of a warp.
    #[device]
    pub fn count(&self) -> Reg<u32> {
        let mut all = self.before_words();
        for chunk in 0..CHUNKS {
            all += self.sums(chunk).all;
        }
        all
    }

    /// The place of number `number` among them, counted from the last. Where there is none it is the tile's last block. By all lanes of a warp.
    #[device]
    pub fn cursor(&self, number: Reg<u32>) -> BlockCursor {
        let end = self.words.between.end;
        let cursor = BlockCursor {
            left: *self,
            block: Var::named("block", end - 1),
        };
        let rest = Var::named("rest", number);
        let is_found = Var::named("is_found", 0_u32);
        for chunk in 0..CHUNKS {
            let sums = self.sums(chunk);
            if is_found.peek() == 0 {
                if rest.peek() < sums.all {
                    // Who comes later has the later lanes.
                    let lanes = (sums.through > rest.peek()).ballot();
                    let pair = (lanes ^ (lanes & (lanes - 1))).highest_bit();
                    let before = sums.through.of_lane(pair) - sums.own.of_lane(pair);
                    let pair = pair + chunk * WORD;
                    let bit = nth_highest(self.bits(pair), rest.peek() - before);
                    cursor.block.set(self.words.first_block(pair) + bit);
                    is_found.set(1);
                } else {
                    rest.set(rest.peek() - sums.all);
                }
            }
        }
        if (is_found.peek() == 0) & (rest.peek() < self.before_words()) {
            cursor.block.set(self.first_listed() - 1 - rest.peek());
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

    /// The first block that the words have the class of.
    #[device]
    fn first_listed(&self) -> Reg<u32> {
        self.words.first_block(self.pairs() - 1).max(self.begin())
    }

    /// Blocks before those.
    #[device]
    fn before_words(&self) -> Reg<u32> {
        self.first_listed() - self.begin()
    }

    /// How many blocks are left of the pair of each lane, and of those of the lanes up to it.
    #[device]
    fn sums(&self, chunk: u32) -> PairSums {
        let lane = thread() & 31;
        let pair = lane + chunk * WORD;
        let own = Var::named("own", 0_u32);
        if pair < self.pairs() {
            own.set(self.bits(pair).count_ones());
        }
        let own = own.get();
        let WarpSums { through, all } = warp_sums(own, lane);
        PairSums { own, through, all }
    }

    /// The blocks of pair `number` that are left, as bits.
    #[device]
    fn bits(&self, number: Reg<u32>) -> Reg<u32> {
        let pair = self.from + number * 8;
        shared_load_word(pair, 0) | shared_load_word(pair, 4)
    }
}

/// What [`BlocksLeft::sums`] gives a lane.
struct PairSums {
    own: Reg<u32>,
    through: Reg<u32>,
    all: Reg<u32>,
}

/// The position of the `n`-th highest bit that is set, counted from 0, of bits of which there are more.
#[device]
fn nth_highest(bits: Reg<u32>, n: Reg<u32>) -> Reg<u32> {
    let position = Var::named("position", 0_u32);
    let rest = Var::named("rest", n);
    for size in [16_u32, 8, 4, 2, 1] {
        // The upper half of where it has to be, then the lower one.
        let upper = bits >> (position.peek() + size) & ((1 << size) - 1);
        let count = upper.count_ones();
        if rest.peek() < count {
            position.set(position.peek() + size);
        } else {
            rest.set(rest.peek() - count);
        }
    }
    position.peek()
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
