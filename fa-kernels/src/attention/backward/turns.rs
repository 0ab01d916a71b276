//! Turns: the order in which CTAs add to the sums of a block of queries, where the sums are to have the same bits every time, or where the first one writes.
//!
//! Each block of queries of each head has a counter, which says how many blocks of keys have been added. A CTA waits until all blocks of keys before its
//! own have been, adds, and counts on. The last one leaves the counter zero, so that the next launch finds it so. Where the bits may differ but sums are not to be
//! made zero first, everyone waits for the first alone ([`Waits::First`]), whose 1 says that it has written; all others count on, too, and the last one leaves zero. If the last block of keys
//! rounds the sums it waits for all ([`Waits::FirstAndAtLast`]), and leaves zero itself.
//!
//! Where masks of the caller's hide blocks, CTAs leave those out. Who comes before whom is then counted in [the blocks that are
//! visible](super::visible_blocks): the order stays the same, and the first is who has the first of those.
//!
//! **Nobody waits in vain.** CTAs claim their blocks of keys from a counter as they start, those of a head in ascending order, and a CTA waits only for
//! CTAs whose claims came before its own. Those have started, and the first of those that are not done waits for nobody.
//!
//! **Few wait for long**, for two reasons; `benches/NOTES.md` has what a model says of them.
//!
//! - Every CTA goes through its blocks of queries from the last to the first, the heads of a group side by side. With a causal mask all blocks of keys
//!   have the last block of queries, so that CTAs of a head that start together walk together, and those that have less to do end earlier. (From the first
//!   to the last, each would begin where the one before it comes after many blocks.) With a window, the last queries that see a block of keys see no
//!   earlier ones: who is to be first comes first. DASH (Qiang et al., 2026) calls the causal case descending query-tile iteration.
//! - CTAs of a head that start together still wait once for all before them, as long as it takes to hand a turn on. So the claims go round the KV heads of
//!   a [section](section), and what starts together is of different ones.

use fa_dsl::build::{Counter, Counters};
use fa_dsl::prelude::*;
use fa_dsl::tile::{shared_base, shared_load_word, shared_store_word};

use super::visible_blocks;
use super::work::{QueryBlock, Work};
use crate::attention::options::{Seq, Variant};
use crate::attention::problem::{Problem, Shape};
use crate::attention::query_blocks::{KeyBlock, KeyBlocks};

/// Bytes of shared memory in which a CTA's threads find the number that was claimed.
pub(super) const CLAIM_BYTES: u32 = 16;

/// Where behind that its place among others is: two words.
const RANK: u32 = 4;

/// Whom a CTA waits for at a block of queries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Waits {
    /// For all blocks of keys before its own.
    AllBefore,
    /// For the first block of keys.
    First,
    /// For the first, and the last block of keys for all others.
    FirstAndAtLast,
}

/// The counters of a launch: the claims, then one for each block of queries of each head.
#[derive(Clone, Copy)]
pub(super) struct Turns {
    counters: Counters,
    /// How many KV heads claims go round.
    section: Reg<u32>,
    /// Where in shared memory [`CLAIM_BYTES`] are that nothing else uses.
    place: u32,
    waits: Waits,
}

/// How many counters there are for so many blocks of queries.
pub(super) fn counters(blocks: u64) -> u64 {
    1 + blocks
}

/// Bytes of the queries, gradients of outputs and sums of a section whose blocks of keys are all seen by as many queries: half of an H100's L2. CTAs of a head
/// are some blocks of queries apart, and what has left L2 by the time that the last one comes is read again.
const WHOLE_BYTES: u64 = 24 << 20;

/// The same beside a mask. Blocks of keys differ in length there, and who comes to a block of queries early waits: of more heads fewer do, which is worth some reading.
const MASKED_BYTES: u64 = 64 << 20;

/// KV heads at least beside a mask, for the same reason.
const MASKED_HEADS: u32 = 4;

/// CTAs at least that share what they read of a KV head's queries.
const SHARING: u32 = 8;

/// The same where everyone waits for the first block of keys alone, or for nobody: nobody is early for long, but what has been written is to be in L2 when others add.
const FIRST_BYTES: u64 = 16 << 20;

/// How many KV heads of all sequences the CTAs of a launch go round, for heads of tiles of `head_dim`, where there is a mask or not, and where CTAs wait for all
/// before them (`in_order`) or not. Measured, see `benches/NOTES.md`; the bits of the gradients do not depend on it.
pub(super) fn section(
    shape: &Shape,
    head_dim: u32,
    masked: bool,
    in_order: bool,
    multiprocessors: u32,
) -> u32 {
    // Two tensors of 16 bits, and one of 32.
    let row = u64::from(head_dim) * 8;
    let queries = (shape.seq_q * shape.group()).max(1) as u64;
    let (bytes, least) = match (in_order, masked) {
        (true, true) => (MASKED_BYTES, MASKED_HEADS),
        (true, false) => (WHOLE_BYTES, 1),
        (false, _) => (FIRST_BYTES, 1),
    };
    let stay = bytes / queries.saturating_mul(row);
    let stay = u32::try_from(stay).unwrap_or(u32::MAX).max(least);
    let all = u32::try_from(shape.batch * shape.kv_heads).unwrap_or(u32::MAX);
    stay.min(multiprocessors / SHARING).min(all).max(1)
}

/// What the CTA that comes as number so and so works on, where CTAs go round so many KV heads at a time and each head has so many blocks of keys: the number of its
/// block, and that of the head of all. All first blocks of a section come before all second ones.
#[device]
pub(super) fn in_sections(
    number: Reg<u32>,
    blocks: Reg<u32>,
    section: Reg<u32>,
) -> (Reg<u32>, Reg<u32>) {
    let heads = grid_x() / blocks;
    let first = number / (blocks * section) * section;
    let heads = (heads - first).min(section);
    let within = number - first * blocks;
    (within / heads, first + within % heads)
}

impl Turns {
    pub fn new(counters: Counters, section: Reg<u32>, place: u32, waits: Waits) -> Turns {
        Turns {
            counters,
            section,
            place,
            waits,
        }
    }

    /// Claims a block of keys, of which each KV head of each sequence has so many: its number, and that of the head of all. By all threads of a CTA.
    #[device]
    pub fn claim(&self, blocks: Reg<u32>) -> (Reg<u32>, Reg<u32>) {
        in_sections(self.next(), blocks, self.section)
    }

    /// See [`Work::tell`].
    #[device]
    fn tell(&self, rank: Rank) {
        let place = shared_base() + self.place;
        shared_store_word(place, RANK, select(rank.is_first, 1, 0));
        shared_store_word(place, RANK + 4, select(rank.is_last, 1, 0));
    }

    /// What was told.
    #[device]
    fn told(&self) -> Rank {
        let place = shared_base() + self.place;
        let [is_first, is_last] = [RANK, RANK + 4].map(|at| shared_load_word(place, at).ne(0));
        Rank { is_first, is_last }
    }

    /// The next number. There are as many claims as CTAs, and the last one leaves the counter zero.
    #[device]
    fn next(&self) -> Reg<u32> {
        let place = shared_base() + self.place;
        if thread() == 0 {
            let claims = self.counters.at(&[0.into()]);
            let claimed = claims.fetch_inc(grid_x() - 1, Order::Relaxed);
            shared_store_word(place, 0, claimed);
        }
        barrier();
        shared_load_word(place, 0).broadcast(0)
    }
}

/// A CTA's turn at a block of queries.
pub(super) struct Turn {
    counter: Counter,
    number: Number,
    /// What it has to tell of it to who adds, where that depends on which blocks are visible.
    pub rank: Option<Rank>,
}

/// A CTA's place among those that add to the sums of a block of queries.
#[derive(Clone, Copy)]
pub(super) struct Rank {
    pub is_first: Reg<bool>,
    pub is_last: Reg<bool>,
}

/// When a turn comes.
enum Number {
    /// After all before.
    InOrder {
        /// The blocks of keys before its own.
        before: Reg<u32>,
        /// What the counter is to be after it: zero after the last.
        after: Reg<u32>,
    },
    /// After the first, if it is not the first.
    AfterFirst {
        is_first: Reg<bool>,
        /// Those after the first.
        others: Reg<u32>,
    },
    /// After the first, and that of the last one after all.
    Between {
        is_first: Reg<bool>,
        is_last: Reg<bool>,
        /// Those before the last.
        before_last: Reg<u32>,
    },
}

impl Number {
    /// That of a CTA that comes after so many of all, which is this place.
    #[device]
    fn of(waits: Waits, rank: Rank, before: Reg<u32>, all: Reg<u32>) -> Number {
        let Rank { is_first, is_last } = rank;
        match waits {
            Waits::AllBefore => Number::InOrder {
                before,
                after: select(is_last, 0, before + 1),
            },
            Waits::First => Number::AfterFirst {
                is_first,
                others: all - 1,
            },
            Waits::FirstAndAtLast => Number::Between {
                is_first,
                is_last,
                before_last: all - 1,
            },
        }
    }
}

impl Turn {
    /// Waits until it has come. What this thread adds afterwards comes after what those before have added.
    #[device]
    pub fn wait(&self) {
        match self.number {
            Number::InOrder { before, .. } => while self.counter.load_acquire() != before {},
            Number::AfterFirst { is_first, .. } => {
                while !is_first & self.counter.load_acquire().eq(0) {}
            }
            Number::Between {
                is_first,
                is_last,
                before_last,
            } => {
                let least = select(is_last, before_last, 1);
                while !is_first & (self.counter.load_acquire() < least) {}
            }
        }
    }

    /// Hands it on. By one thread, after a barrier that comes after all additions of the CTA.
    #[device]
    pub fn pass(&self) {
        match self.number {
            Number::InOrder { after, .. } => self.counter.store_release(after),
            Number::AfterFirst { is_first, others } => {
                if is_first {
                    self.counter.store_release(others.min(1));
                } else {
                    let _ = self.counter.fetch_inc(others, Order::Relaxed);
                }
            }
            Number::Between {
                is_first, is_last, ..
            } => {
                if is_first | is_last {
                    self.counter.store_release(select(is_last, 0_u32, 1));
                } else {
                    self.counter.add_release(1);
                }
            }
        }
    }
}

/// Whether the first block of keys comes first at every block of queries that sees some key: whoever has it writes the sums, and need not find zeros.
const fn first_key_is_seen(variant: &Variant) -> bool {
    !variant.masked_left()
}

/// Whether it is known, of a variant as such, who comes first at a block of queries, and who comes last.
pub(super) const fn is_first_known(variant: &Variant) -> bool {
    let are_listed = variant.mask_blocks && matches!(variant.seq, Seq::Dynamic);
    first_key_is_seen(variant) || are_listed
}

/// Which sums have to be zero before anyone adds to them, where CTAs take turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Zeros {
    /// All: it is not known who comes first.
    All,
    /// Those of queries that see no key: the first block of keys writes the others.
    Hidden,
    /// None: every query sees a key.
    None,
}

impl Zeros {
    /// Of a problem.
    pub fn of(problem: &Problem<'_>, variant: &Variant) -> Zeros {
        match all_are_written(problem, variant) {
            true => Zeros::None,
            // A sink gives queries that see no key a log-sum-exp, too.
            false if is_first_known(variant) && !variant.sinks => Zeros::Hidden,
            false => Zeros::All,
        }
    }
}

/// Whether all sums of a problem's queries are written so: there is a first block of keys at each block of queries.
fn all_are_written(problem: &Problem<'_>, variant: &Variant) -> bool {
    let Shape { seq_q, seq_k, .. } = problem.shape;
    // Of packed sequences, and where masks of the caller's hide blocks, it is not known here; with a mask the first of more queries than keys see none.
    let all_see = seq_k > 0 && (!variant.masked() || seq_q <= seq_k);
    let all_see = all_see && !visible_blocks::are_needed(variant);
    first_key_is_seen(variant) && !variant.sequences_differ() && all_see
}

/// Whether a block of keys is the last one of those that a block of queries sees.
#[device]
fn is_last(keys: KeyBlock, seen: KeyBlocks) -> Reg<bool> {
    (keys.number() + 1).eq(seen.end)
}

impl Work {
    /// Whether the last turn at a block of queries is the CTA's; `rank` is what its turn told, if that did.
    #[device]
    pub fn is_last_at(&self, block: Reg<u32>, rank: Option<Rank>) -> Reg<bool> {
        match rank {
            Some(rank) => rank.is_last,
            None => is_last(self.keys, self.keys.seen_from(&self.problem, block)),
        }
    }

    /// Whether the first is; `None` where that makes no difference, since everyone adds.
    #[device]
    pub fn is_first(&self, rank: Option<Rank>) -> Option<Reg<bool>> {
        match rank {
            Some(rank) => Some(rank.is_first),
            None => {
                let writes = self.turns.is_some() && first_key_is_seen(&self.problem.variant);
                writes.then(|| self.keys.first_key.eq(0))
            }
        }
    }

    /// Tells who adds what a turn has to tell. By one thread, before it says that the turn has come.
    pub fn tell(&self, turn: &Turn) {
        if let Some((turns, rank)) = self.turns.zip(turn.rank) {
            turns.tell(rank);
        }
    }

    /// What the turn that has come told of the CTA's place, where that depends on which blocks are visible. By who adds.
    pub fn rank(&self) -> Option<Rank> {
        self.visible.and(self.turns).map(|turns| turns.told())
    }

    /// The CTA's turn at a block of queries, where there are turns; heads are padded to so many rows.
    #[device]
    pub fn turn(&self, padded: Reg<u32>, at: QueryBlock) -> Option<Turn> {
        self.turns.map(|turns| {
            let row = self.first_row(self.problem.heads, padded, at, self.keys.queries);
            let index = row / self.keys.queries + 1;
            let counter = turns.counters.at(&[index]);
            match self.visible {
                None => Turn {
                    counter,
                    number: self.number(turns.waits, at),
                    rank: None,
                },
                Some(visible) => {
                    let head = self.head(at.head);
                    let [before, all] = visible.count(head, at.block, self.keys.number());
                    let rank = Rank {
                        is_first: before.eq(0),
                        is_last: (before + 1).eq(all),
                    };
                    Turn {
                        counter,
                        number: Number::of(turns.waits, rank, before, all),
                        rank: Some(rank),
                    }
                }
            }
        })
    }

    /// When that comes, where every block of keys that a block of queries may see has one.
    #[device]
    fn number(&self, waits: Waits, at: QueryBlock) -> Number {
        let keys = self.keys;
        let seen = keys.seen_from(&self.problem, at.block);
        match waits {
            Waits::AllBefore => {
                let number = keys.number();
                Number::InOrder {
                    before: number - seen.first,
                    after: select((number + 1).eq(seen.end), 0, number + 1 - seen.first),
                }
            }
            Waits::First => Number::AfterFirst {
                is_first: keys.first_key.eq(0),
                others: seen.end - 1,
            },
            Waits::FirstAndAtLast => Number::Between {
                is_first: keys.first_key.eq(0),
                is_last: is_last(keys, seen),
                before_last: seen.end - 1,
            },
        }
    }

    /// Goes through the blocks of queries in the order of turns: as [`Work::each`], but from the last one to the first, of every head before the next one.
    #[device]
    pub(super) fn each_in_turn(
        &self,
        group: Reg<u32>,
        take: impl Fn(QueryBlock, Reg<u32>, Reg<bool>),
    ) {
        let count = self.count(group);
        let first = self.first_in_turn(group);
        let mut head = first.head;
        let mut block = first.block;
        for i in range(0, count) {
            let now = QueryBlock::new(head, block);
            take(now, i, i + 1 < count);
            let after = self.after_in_turn(group, now);
            head = after.head;
            block = after.block;
        }
    }

    /// The first block in the order of turns, if there is one.
    #[device]
    pub fn first_in_turn(&self, group: Reg<u32>) -> QueryBlock {
        QueryBlock::new(self.kv_head * group, self.blocks.end - 1)
    }

    /// The one after a block, if there is one.
    #[device]
    pub fn after_in_turn(&self, group: Reg<u32>, at: QueryBlock) -> QueryBlock {
        let first_head = self.kv_head * group;
        let wraps = at.head + 1 == first_head + group;
        QueryBlock::new(
            select(wraps, first_head, at.head + 1),
            select(wraps, at.block - 1, at.block),
        )
    }
}
