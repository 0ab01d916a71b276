//! The blocks of queries that see a block of keys, where masks of the caller's say which: [`block_walk`](crate::attention::block_walk)
//! transposed.
//!
//! Before anything is computed the warps of a CTA classify all of its blocks ([`QueryClasses::classify`]): each lane has one block, so
//! that votes give the classes of 32 blocks as the bits of two words, which are left in shared memory. All warps that go through the
//! blocks ([`QueryWalk`]) read them and come to the same ones in the same order. Blocks that are hidden do not come; of the others it
//! is known whether they need a mask.

use fa_dsl::build::bounds::{Range, Truth};
use fa_dsl::prelude::*;
use fa_dsl::tile::{shared_load_word, shared_store_word};

use super::work::{QueryBlock, Work};
use crate::attention::block_walk::class;
use crate::attention::functions::Kind;
use crate::attention::kernel_problem::KernelProblem;
use crate::attention::options::{BlockOfTile, Classify, HeadAt, TileQueries, Variant};

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
    of_head: Reg<u32>,
    /// Whether heads that share the keys have pairs of their own: otherwise those of one are those of all.
    by_head: bool,
}

impl QueryClasses {
    /// Those of the work of a CTA, from `at` on in shared memory.
    #[device]
    pub fn new(work: &Work, at: Reg<u32>) -> QueryClasses {
        QueryClasses {
            at,
            of_head: (work.blocks.end - work.blocks.first + (WORD - 1)) / WORD,
            by_head: differ_by_head(&work.problem),
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
            let block = work.blocks.first + of_head * WORD + (Reg::from(WORD - 1) - lane);
            let exists = block < work.blocks.end;
            let block = block.min(work.blocks.end - 1);
            let truth = class_of(work, head, block);
            let inside = !work.keys.is_hidden_from(&work.problem, block);
            let visible = (exists & truth.ever).ballot();
            let whole = (exists & inside & truth.ever & truth.always).ballot();
            if lane == 0 {
                let to = self.at + pair * 8;
                shared_store_word(to, 0, visible ^ whole);
                shared_store_word(to, 4, whole);
            }
        }
    }
}

/// Whether heads differ in what some mask hides.
fn differ_by_head(problem: &KernelProblem) -> bool {
    let members = problem.variant.function_set.members().unwrap_or_default();
    let mut masks = members.iter().filter(|it| it.kind() == Kind::Mask);
    masks.any(|mask| mask.depends_on_head())
}

/// The class of a block of queries of a head.
#[device]
fn class_of(work: &Work, head: Reg<u32>, block: Reg<u32>) -> Truth {
    let (problem, keys) = (&work.problem, work.keys);
    let tile = TileQueries {
        head: HeadAt {
            head,
            batch: work.batch,
        },
        number: block,
        queries: Range {
            first: block * keys.queries,
            last: keys.last_query(problem, block),
        },
    };
    let block = BlockOfTile {
        number: keys.first_key / keys.keys,
        keys: Range {
            first: keys.first_key,
            last: (keys.first_key + (keys.keys - 1)).min(problem.last_key()),
        },
    };
    match work.listed {
        Some(sizes) => listed(problem, &tile, &block, sizes),
        None => of_classifiers(problem, &tile, &block),
    }
}

fn of_classifiers(problem: &KernelProblem, tile: &TileQueries, block: &BlockOfTile) -> Truth {
    let classifiers = problem.classifiers(tile, Classify::Ahead);
    class(&classifiers.unwrap_or_default(), block)
}

/// What lists say that were made for tiles of other sizes: of all that the queries and keys have a part in.
#[device]
fn listed(
    problem: &KernelProblem,
    tile: &TileQueries,
    block: &BlockOfTile,
    [rows, columns]: [Reg<u32>; 2],
) -> Truth {
    let (queries, keys) = (tile.queries, block.keys);
    let mut ever = Reg::from(0_u32);
    let mut always = Reg::from(1_u32);
    for number in range(queries.first / rows, queries.last / rows + 1).unroll(1) {
        let tile = TileQueries { number, ..*tile };
        for number in range(keys.first / columns, keys.last / columns + 1).unroll(1) {
            let truth = of_classifiers(problem, &tile, &BlockOfTile { number, ..*block });
            ever = select(truth.ever, 1, ever);
            always = select(truth.always, always, 0);
        }
    }
    Truth {
        always: always.ne(0),
        ever: ever.ne(0),
    }
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
            block: self.first_of_pair() + (Reg::from(WORD - 1) - bit),
            is_partial: Some(self.partial.peek() >> bit & 1 == 1),
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
        let QueryClasses {
            at,
            of_head,
            by_head,
        } = self.classes;
        let work = self.work;
        let number = if by_head {
            let first_head = work.kv_head * work.problem.group;
            (self.head.peek() - first_head) * of_head + self.pair.peek()
        } else {
            self.pair.peek() + 0
        };
        if self.exists() {
            if number < PAIRS {
                let from = at + number * 8;
                self.partial.set(shared_load_word(from, 0));
                self.rest
                    .set(self.partial.peek() | shared_load_word(from, 4));
            } else {
                let left = (work.blocks.end - self.first_of_pair()).min(WORD);
                let all = Reg::from(u32::MAX) << (Reg::from(WORD) - left);
                self.partial.set(all);
                self.rest.set(all);
            }
        }
    }

    fn first_of_pair(&self) -> Reg<u32> {
        self.work.blocks.first + self.pair.peek() * WORD
    }

    #[device]
    fn end(&self) -> Reg<u32> {
        (self.work.kv_head + 1) * self.work.problem.group
    }
}
