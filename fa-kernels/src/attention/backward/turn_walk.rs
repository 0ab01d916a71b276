//! The blocks of queries that see a block of keys, where masks of the caller's say which and CTAs take turns: as [`query_walk`](super::query_walk), but
//! in the order of [turns](super::turns), from the last to the first, the heads that share the keys side by side.

use fa_dsl::prelude::*;

use super::query_walk::{QueryClasses, block_of, has_bit};
use super::work::{QueryBlock, Work};

/// A CTA's blocks that are not hidden, which are gone through one by one by all lanes of a warp.
pub(super) struct TurnWalk<'a> {
    work: &'a Work,
    classes: QueryClasses,
    /// The head of the next block.
    head: Var<u32>,
    /// The pair of the next block; one past the last if there is none.
    pair: Var<u32>,
    /// The blocks of the pair that are left of some head: the next one has the highest bit.
    rest: Var<u32>,
    /// The blocks of the pair that need a mask, of the head of the next block.
    partial: Var<u32>,
}

impl<'a> TurnWalk<'a> {
    /// From the last block on.
    #[device]
    pub fn new(work: &'a Work, classes: QueryClasses) -> TurnWalk<'a> {
        let walk = TurnWalk {
            work,
            classes,
            head: Var::named("head", work.kv_head * work.problem.group),
            pair: Var::named("pair", 0_u32),
            rest: Var::named("rest", 0_u32),
            partial: Var::named("partial", 0_u32),
        };
        walk.look();
        walk.skip();
        walk
    }

    /// Whether there is a next block.
    #[device]
    pub fn exists(&self) -> Reg<bool> {
        self.pair.peek() < self.classes.of_head
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
    pub fn each(&self, take: impl Fn(QueryBlock, Reg<u32>, &TurnWalk<'_>)) {
        let mut i = Reg::from(0_u32);
        while self.exists() {
            let now = self.block();
            self.advance();
            self.skip();
            take(now, i + 0, self);
            i = i + 1;
        }
    }

    /// Goes on to the next head, or to the next pair if nothing of this one is left.
    #[device]
    fn advance(&self) {
        if self.rest.peek() == 0 {
            self.pair.set(self.pair.peek() + 1);
            self.look();
        } else {
            let first_head = self.work.kv_head * self.work.problem.group;
            let head = self.head.peek() + 1;
            if head == first_head + self.work.problem.group {
                let bit = self.rest.peek().highest_bit();
                self.rest.set(self.rest.peek() ^ (Reg::from(1_u32) << bit));
                self.head.set(first_head);
            } else {
                self.head.set(head);
            }
        }
    }

    /// Goes on to a block that is not hidden, if there is one.
    #[device]
    fn skip(&self) {
        let searches = Var::named("searches", 1_u32);
        while self.exists() & searches.peek().ne(0) {
            let [partial, visible] = self.words(self.head.get());
            let bit = self.rest.peek().highest_bit();
            let is_left = self.rest.peek().ne(0);
            if is_left & (visible >> (bit & 31) & 1).eq(1) {
                self.partial.set(partial);
                searches.set(0);
            } else {
                self.advance();
            }
        }
    }

    /// Takes up the blocks of the pair that some head sees.
    #[device]
    fn look(&self) {
        let first_head = self.work.kv_head * self.work.problem.group;
        if self.exists() {
            let [_, visible] = self.words(first_head);
            self.rest.set(visible);
            if self.classes.by_head {
                for head in range(1, self.work.problem.group).unroll(1) {
                    let [_, visible] = self.words(first_head + head);
                    self.rest.set(self.rest.peek() | visible);
                }
            }
        }
    }

    /// The words of the pair of a head.
    fn words(&self, head: Reg<u32>) -> [Reg<u32>; 2] {
        self.classes.words(self.work, head, self.pair.get())
    }
}
