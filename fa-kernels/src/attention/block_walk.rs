//! The blocks of keys that a tile of queries sees, where masks of the caller's say which.
//!
//! One warp classifies a tile's blocks ([`classify`]): each lane has one block, so that votes give the classes of 32 blocks as the bits
//! of two words, which it leaves in shared memory. All warps that go through the tile ([`BlockWalk`]) read them and come to
//! the same blocks in the same order: of each 1024 blocks first those that need a mask, then the others, both from the last
//! to the first.

use std::rc::Rc;

use fa_dsl::build::bounds::{Range, Truth};
use fa_dsl::prelude::*;
use fa_dsl::tile::{shared_load_word, shared_store_word};

use super::kernel_problem::{Blocks, KernelProblem};
use super::options::{BlockClassifier, BlockOfTile, TileQueries};

/// Blocks of a pair of words, and pairs of a chunk: one for each lane.
pub(super) const WORD: u32 = 32;
/// Chunks of a tile that are classified: of blocks before those each needs a mask.
pub(super) const CHUNKS: u32 = 2;
/// Bytes of a chunk.
const CHUNK_BYTES: u32 = WORD * 2 * 4;
/// Bytes of a tile's words.
pub const WORDS_BYTES: u32 = CHUNKS * CHUNK_BYTES;

/// What a block needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// A mask: some query does not see some key.
    Partial,
    /// No mask.
    Whole,
}

impl Class {
    /// In the order in which they are gone through.
    const ALL: [Class; 2] = [Class::Partial, Class::Whole];
}

/// Where the pairs of words of a tile's blocks begin: that of the last one is the first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Words {
    pub between: Blocks,
}

impl Words {
    /// Pairs of all blocks.
    #[device]
    pub fn count(&self) -> Reg<u32> {
        let Blocks { end, count, .. } = self.between;
        (end - 1) / WORD + 1 - (end - count) / WORD
    }

    /// The blocks of pair `number` that there are, as bits.
    #[device]
    pub fn all(&self, number: Reg<u32>) -> Reg<u32> {
        let Blocks { end, count, .. } = self.between;
        let first = self.first_block(number);
        let begin = (end - count).max(first) - first;
        let end = (end - first).min(WORD);
        (Reg::from(u32::MAX) << begin) & (Reg::from(u32::MAX) >> (Reg::from(WORD) - end))
    }

    /// The blocks of pair `number` of which neither end is hidden by an option, as bits.
    #[device]
    pub fn inside(&self, number: Reg<u32>) -> Reg<u32> {
        let Blocks {
            end,
            masked_right,
            masked_left,
            ..
        } = self.between;
        let first = self.first_block(number);
        // The blocks before one, as bits.
        let before = |block: Reg<u32>| {
            let count = block.max(first) - first;
            select(
                count < WORD,
                (Reg::from(1_u32) << (count % WORD)) - 1,
                u32::MAX,
            )
        };
        let right = before(end - masked_right);
        right ^ (right & before(end - masked_left))
    }

    /// The first block of pair `number`.
    #[device]
    pub fn first_block(&self, number: Reg<u32>) -> Reg<u32> {
        ((self.between.end - 1) / WORD - number) * WORD
    }
}

/// Classifies the blocks `between` of a tile, and leaves the words at `to` in shared memory. By all lanes of a warp; nothing where
/// nothing classifies them.
#[device]
pub fn classify(
    problem: &KernelProblem,
    tile: &TileQueries,
    between: Blocks,
    block_n: u32,
    to: Reg<u32>,
) {
    if let Some(classifiers) = problem.classifiers(tile) {
        let words = Words { between };
        let most = words.count().min(CHUNKS * WORD);
        for number in range(0, most).unroll(1) {
            let block = words.first_block(number) + lane();
            let at = BlockOfTile::new(problem, block, block_n);
            let [partial, whole] = classes(between, block, class(&classifiers, &at));
            if lane() == 0 {
                let pair = to + number * 8;
                shared_store_word(pair, 0, partial);
                shared_store_word(pair, 4, whole);
            }
        }
    }
}

/// The classes of 32 blocks, another one for each lane: of `mask` and of where the blocks lie.
#[device]
pub(super) fn classes(between: Blocks, block: Reg<u32>, mask: Truth) -> [Reg<u32>; 2] {
    let Blocks {
        end,
        count,
        masked_right,
        masked_left,
    } = between;
    let is_there = (block >= end - count) & (block < end);
    let after = end - 1 - block;
    let inside = (after >= masked_right) & (after < masked_left);
    let visible = (is_there & mask.ever).ballot();
    let whole = (is_there & inside & mask.ever & mask.always).ballot();
    [visible ^ whole, whole]
}

/// A tile's blocks, which are gone through one by one, by all lanes of a warp.
#[derive(Clone, Copy, Debug)]
pub struct BlockWalk {
    words: Words,
    /// Where in shared memory they are.
    from: Reg<u32>,
    /// The block that is gone through. At first it is the first of all: one that needs a mask, or that is gone through with one
    /// for want of any that does.
    pub block: Var<u32>,
    /// The chunk whose pairs are held.
    chunk: Var<u32>,
    /// The blocks of this lane's pair that are left, by their classes.
    held: [Var<u32>; 2],
}

impl BlockWalk {
    /// Through those of the blocks `between` that are left by the words at `from`, see [`classify`].
    #[device]
    pub fn new(between: Blocks, from: Reg<u32>) -> BlockWalk {
        let walk = BlockWalk {
            words: Words { between },
            from,
            block: Var::named("block", 0_u32),
            chunk: Var::named("chunk", 0_u32),
            held: ["partial", "whole"].map(|name| Var::named(name, 0_u32)),
        };
        walk.begin();
        walk
    }

    /// Goes to the first block. Where no query sees a key it is the last one.
    #[device]
    fn begin(&self) {
        self.look(0.into());
        let last = self.chunks() - 1;
        while (self.chunk.peek() < last) & self.is_empty() {
            self.chunk.set(self.chunk.peek() + 1);
            self.look(self.chunk.peek());
        }
        let [partial, whole] = self.held;
        self.block.set(self.words.between.end - 1);
        if lanes(partial) == 0 {
            self.take_first(whole);
        } else {
            self.take_first(partial);
        }
    }

    /// Goes to the first block of some words, and takes it away from them, if there is any.
    #[device]
    fn take_first(&self, words: Var<u32>) {
        let lanes = lanes(words);
        if lanes != 0 {
            let holder = lanes.highest_bit();
            let bit = words.peek().of_lane(holder).highest_bit();
            if lane() == holder {
                words.set(words.peek() ^ (Reg::from(1_u32) << bit));
            }
            self.block
                .set(self.first_of_word(self.chunk.peek(), holder) + bit);
        }
    }

    /// Goes through the blocks that are left: `body` is what is done with [`Self::block`] of a class.
    #[device]
    pub fn each(&self, mut body: impl FnMut(Class)) {
        let first = self.chunk.get();
        for chunk in range(first, self.chunks()).unroll(1) {
            if chunk != first {
                self.look(chunk);
            }
            for (class, words) in Class::ALL.into_iter().zip(self.held) {
                let lanes = Var::named("lanes", lanes(words));
                while lanes.peek() != 0 {
                    let holder = lanes.peek().highest_bit();
                    lanes.set(lanes.peek() ^ (Reg::from(1_u32) << holder));
                    let first = self.first_of_word(chunk, holder);
                    let rest = Var::named("rest", words.peek().of_lane(holder));
                    while rest.peek() != 0 {
                        let bit = rest.peek().highest_bit();
                        rest.set(rest.peek() ^ (Reg::from(1_u32) << bit));
                        self.block.set(first + bit);
                        body(class);
                    }
                }
            }
        }
    }

    #[device]
    fn is_empty(&self) -> Reg<bool> {
        let [partial, whole] = self.held;
        lanes(partial) | lanes(whole) == 0
    }

    /// Chunks of a pair for each lane.
    #[device]
    fn chunks(&self) -> Reg<u32> {
        (self.words.count() + (WORD - 1)) / WORD
    }

    /// The first block of the pair that a lane holds: the last lane has the last blocks.
    #[device]
    fn first_of_word(&self, chunk: Reg<u32>, holder: Reg<u32>) -> Reg<u32> {
        let number = chunk * WORD + (Reg::from(WORD - 1) - holder);
        self.words.first_block(number)
    }

    /// Takes up the words of a chunk.
    #[device]
    fn look(&self, chunk: Reg<u32>) {
        let [partial, whole] = self.held;
        let lane = lane();
        let number = chunk * WORD + (Reg::from(WORD - 1) - lane);
        partial.set(0);
        whole.set(0);
        if number < self.words.count() {
            if chunk < CHUNKS {
                let pair = self.from + number * 8;
                partial.set(shared_load_word(pair, 0));
                whole.set(shared_load_word(pair, 4));
            } else {
                partial.set(self.words.all(number));
            }
        }
    }
}

fn lane() -> Reg<u32> {
    thread() & 31
}

/// The lanes that hold words with blocks.
fn lanes(words: Var<u32>) -> Reg<u32> {
    words.peek().ne(0).ballot()
}

/// What all that classify a block say together.
pub(super) fn class(classifiers: &[Rc<dyn BlockClassifier>], block: &BlockOfTile) -> Truth {
    let all = classifiers.iter().map(|it| it.class(block));
    all.reduce(Truth::and).unwrap_or_else(Truth::unknown)
}

impl BlockOfTile {
    /// Block `number` of `block_n` keys.
    #[device]
    pub fn new(problem: &KernelProblem, number: Reg<u32>, block_n: u32) -> BlockOfTile {
        let last = problem.last_key();
        let key = number * block_n;
        let keys = Range {
            first: key.min(last),
            last: (key + (block_n - 1)).min(last),
        };
        BlockOfTile { number, keys }
    }
}
