//! The blocks of queries that see a block of keys, where masks of the caller's say which: [`block_walk`](crate::attention::block_walk)
//! transposed.
//!
//! Before anything is computed the warps of a CTA classify all of its blocks ([`QueryClasses::classify`]): each lane has one block, so
//! that votes give the classes of 32 blocks as the bits of two words, which are left in shared memory. All warps that go through the
//! blocks ([`QueryWalk`]) read them and come to the same ones in the same order. Blocks that are hidden do not come; of the others it
//! is known whether they need a mask.

use fa_dsl::prelude::*;
use fa_dsl::tile::{shared_load_word, shared_store_word};

use super::block_class::class_of;
use super::work::{QueryBlock, Work};
use crate::attention::block_class::differ_by_head;
use crate::attention::options::Variant;

/// Blocks of a pair of words: one for each lane.
const WORD: u32 = 32;
/// Pairs that there is room for: blocks after those each need a mask.
const PAIRS: u32 = 128;
/// Bytes of the words.
const WORDS_BYTES: u32 = PAIRS * 8;

/// Bytes of shared memory that the classes of a CTA's blocks take.
pub(super) const fn classes_bytes(variant: &Variant) -> u32 {
    if variant.functions { WORDS_BYTES } else { 0 }
}

/// The classes of a CTA's blocks in shared memory: pairs of words, those of 32 blocks that need a mask, as bits, and those that need
/// none. The first block has the highest bit.
#[derive(Clone, Copy)]
pub(super) struct QueryClasses {
    /// Where the first pair is.
    at: Reg<u32>,
    /// Pairs of a head.
    pub of_head: Reg<u32>,
    /// Whether heads that share the keys have pairs of their own: otherwise those of one are those of all.
    pub by_head: bool,
}

impl QueryClasses {
    /// Those of the work of a CTA, from `at` on in shared memory.
    #[device]
    pub fn new(work: &Work, at: Reg<u32>) -> QueryClasses {
        QueryClasses {
            at,
            of_head: (work.blocks.end - work.blocks.first + (WORD - 1)) / WORD,
            by_head: differ_by_head(&work.problem.variant),
        }
    }

    /// Classifies all blocks. By all threads of a CTA of so many warps, which have to meet at a barrier before they go through the
    /// blocks.
    #[device]
    pub fn classify(&self, work: &Work, warps: u32) {
        let thread = thread();
        let (lane, warp) = (thread & 31, (thread >> 5).broadcast(0));
        let first_head = work.kv_head * work.problem.group;
        let all = if self.by_head {
            self.of_head * work.problem.group
        } else {
            self.of_head
        };
        for pair in range(warp, all.min(PAIRS)).step(warps).unroll(1) {
            let (head, of_head) = if self.by_head {
                (first_head + pair / self.of_head, pair % self.of_head)
            } else {
                (first_head, pair)
            };
            let (block, exists) = block_at(work, of_head, lane);
            let of_head = work.head(head);
            let truth = class_of(&work.problem, work.keys, work.listed, of_head, block);
            let inside = !work.keys.is_hidden_from(&work.problem, block);
            let ever = match work.visible {
                None => truth.ever,
                Some(visible) => visible.sees(of_head, block, work.keys.number()),
            };
            let visible = (exists & ever).ballot();
            let whole = (exists & inside & ever & truth.always).ballot();
            if lane == 0 {
                let to = self.at + pair * 8;
                shared_store_word(to, 0, visible ^ whole);
                shared_store_word(to, 4, whole);
            }
        }
    }

    /// Of the blocks of a pair of a head, as bits, those that need a mask, and all that are not hidden. By all lanes of a warp.
    #[device]
    pub fn words(&self, work: &Work, head: Reg<u32>, pair: Reg<u32>) -> [Reg<u32>; 2] {
        let number = if self.by_head {
            let first_head = work.kv_head * work.problem.group;
            (head - first_head) * self.of_head + pair
        } else {
            pair + 0
        };
        let partial = Var::named("partial", 0_u32);
        let visible = Var::named("visible", 0_u32);
        if number < PAIRS {
            let from = self.at + number * 8;
            partial.set(shared_load_word(from, 0));
            visible.set(partial.peek() | shared_load_word(from, 4));
        } else {
            let all = all_of_pair(work, head, pair);
            partial.set(all);
            visible.set(all);
        }
        [partial.peek() + 0, visible.peek() + 0]
    }
}

/// The blocks of a pair that there are, of which nothing else is known: but where CTAs take turns, whether they are visible.
#[device]
fn all_of_pair(work: &Work, head: Reg<u32>, pair: Reg<u32>) -> Reg<u32> {
    match work.visible {
        None => {
            let left = (work.blocks.end - work.blocks.first - pair * WORD).min(WORD);
            Reg::from(u32::MAX) << (Reg::from(WORD) - left)
        }
        Some(visible) => {
            let (block, exists) = block_at(work, pair, thread() & 31);
            let sees = visible.sees(work.head(head), block, work.keys.number());
            (exists & sees).ballot()
        }
    }
}

/// The block of which a pair has the bit at `bit`: pairs go from the first block to the last, or where CTAs take turns, from the last to the first.
#[device]
pub(super) fn block_of(work: &Work, pair: Reg<u32>, bit: Reg<u32>) -> Reg<u32> {
    let place = pair * WORD + (Reg::from(WORD - 1) - bit);
    match work.turns {
        None => work.blocks.first + place,
        Some(_) => work.blocks.end - 1 - place,
    }
}

/// The same for the bit of a lane, or another block if there is none, and whether there is.
#[device]
fn block_at(work: &Work, pair: Reg<u32>, lane: Reg<u32>) -> (Reg<u32>, Reg<bool>) {
    let place = pair * WORD + (Reg::from(WORD - 1) - lane);
    let exists = place < work.blocks.end - work.blocks.first;
    let block = select(exists, block_of(work, pair, lane), work.blocks.first);
    (block, exists)
}

/// A CTA's blocks that are not hidden, which are gone through one by one, head after head, by all lanes of a warp.
pub(super) struct QueryWalk<'a> {
    work: &'a Work,
    classes: QueryClasses,
    /// The head of the next block; one past the last if there is none.
    head: Var<u32>,
    /// Its pair among those of the head.
    pair: Var<u32>,
    /// The blocks of the pair that need a mask.
    partial: Var<u32>,
    /// The blocks of the pair that are left: the next one has the highest bit.
    rest: Var<u32>,
}

/// Whether a word has a bit. Where there is no next block there is none to ask for, either, and nobody needs the answer.
#[device]
pub(super) fn has_bit(word: Reg<u32>, bit: Reg<u32>) -> Reg<bool> {
    word >> (bit & 31) & 1 == 1
}

impl<'a> QueryWalk<'a> {
    /// From the first block on.
    #[device]
    pub fn new(work: &'a Work, classes: QueryClasses) -> QueryWalk<'a> {
        let first_head = work.kv_head * work.problem.group;
        let head = select(
            classes.of_head == 0,
            first_head + work.problem.group,
            first_head,
        );
        let walk = QueryWalk {
            work,
            classes,
            head: Var::named("head", head),
            pair: Var::named("pair", 0_u32),
            partial: Var::named("partial", 0_u32),
            rest: Var::named("rest", 0_u32),
        };
        walk.look();
        walk.skip();
        walk
    }

    /// Whether there is a next block.
    #[device]
    pub fn exists(&self) -> Reg<bool> {
        self.head.peek() < self.end()
    }

    /// The next block.
    #[device]
    pub fn block(&self) -> QueryBlock {
        let bit = self.rest.peek().highest_bit();
        QueryBlock {
            head: self.head.get(),
            block: block_of(self.work, self.pair.get(), bit),
            is_partial: Some(has_bit(self.partial.peek(), bit)),
        }
    }

    /// Goes through the blocks: `take` gets each and its number, when this has gone on to the one after it.
    #[device]
    pub fn each(&self, take: impl Fn(QueryBlock, Reg<u32>, &QueryWalk<'_>)) {
        let mut i = Reg::from(0_u32);
        while self.exists() {
            let now = self.block();
            let bit = self.rest.peek().highest_bit();
            self.rest.set(self.rest.peek() ^ (Reg::from(1_u32) << bit));
            self.skip();
            take(now, i + 0, self);
            i = i + 1;
        }
    }

    /// Goes on to a pair with blocks that are left, if there is one.
    #[device]
    fn skip(&self) {
        while (self.rest.peek() == 0) & self.exists() {
            let pair = self.pair.peek() + 1;
            let wraps = pair == self.classes.of_head;
            self.head
                .set(select(wraps, self.head.peek() + 1, self.head.peek()));
            self.pair.set(select(wraps, 0, pair));
            self.look();
        }
    }

    /// Takes up the words of the pair.
    #[device]
    fn look(&self) {
        if self.exists() {
            let head = self.head.peek() + 0;
            let pair = self.pair.peek() + 0;
            let [partial, visible] = self.classes.words(self.work, head, pair);
            self.partial.set(partial);
            self.rest.set(visible);
        }
    }

    #[device]
    fn end(&self) -> Reg<u32> {
        (self.work.kv_head + 1) * self.work.problem.group
    }
}
