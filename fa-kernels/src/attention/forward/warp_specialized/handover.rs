//! The ring in shared memory through which the scheduler hands tiles to the producer and the consumers.

use fa_dsl::prelude::*;
use fa_dsl::tile::pipeline::{MBARRIER_BYTES, Mbarrier, RingIndex, any_lane, elected};
use fa_dsl::tile::{shared_load_word, shared_store_word, warp_sums};

use crate::attention::block_walk::WORDS_BYTES;
use crate::attention::kernel_problem::Sequence;
use crate::attention::options::Variant;
use crate::attention::tile_scheduler::TileCoord;

/// Tiles on their way: the scheduler claims the next one when everyone has let go of the last one's place, and no earlier, so that no
/// CTA has two left when others have none.
const SLOTS: u32 = 1;
/// Bytes of a tile: its head, first query and sequence, and where the sequence lies, its row of a cache at the end.
const TILE_BYTES: u32 = 8 * 4;
/// Bytes of what is said of a tile that is computed on trust: a word of each warp that computes, then those that compute it again.
const VERDICT_BYTES: u32 = MAX_WARPS * 4 + 16;
/// Warps that compute, at most.
const MAX_WARPS: u32 = 16;

/// In the place of a tile's head: there are no more tiles.
pub(super) const NONE: u32 = u32::MAX;

/// The ring: mbarriers full and empty for each slot, then the tiles.
///
/// Where tiles are computed on trust ([`RescalePolicy::Optimistic`]) a warp that finds that its rows cannot be trusted says so, and the
/// tile is handed over once more, for that warp's rows. So there is a third mbarrier then, at which warps have ended a tile, and the last
/// tile is kept while the next one is in its place.
///
/// [`RescalePolicy::Optimistic`]: crate::attention::softmax::RescalePolicy::Optimistic
#[derive(Clone, Copy, Debug)]
pub(super) struct Handover {
    pub base: Reg<u32>,
    pub variant: Variant,
    /// Whether tiles are computed on trust.
    pub judges: bool,
}

/// A tile as it is handed over.
pub(super) struct Handed {
    pub at: TileCoord,
    /// Its sequence, where they differ in length.
    pub sequence: Option<Sequence>,
    /// Where tiles are computed on trust: a bit of each warp that computes its rows again.
    pub again: Option<Reg<u32>>,
}

impl Handover {
    /// Its mbarriers.
    pub const fn barriers(judges: bool) -> u32 {
        2 * SLOTS + judges as u32
    }

    /// Its bytes in shared memory without words of blocks.
    const fn bytes_without_words(judges: bool) -> u32 {
        let barriers = Self::barriers(judges) * MBARRIER_BYTES;
        match judges {
            true => barriers + 2 * (TILE_BYTES + VERDICT_BYTES),
            false => barriers + SLOTS * TILE_BYTES,
        }
    }

    /// Its bytes in shared memory.
    pub const fn bytes(variant: &Variant, judges: bool) -> u32 {
        let bytes = Self::bytes_without_words(judges);
        match variant.functions {
            true => bytes + 2 * WORDS_BYTES,
            false => bytes,
        }
    }

    /// Where the words of the blocks of tile number `count` are. Those of the next tile are elsewhere: they come when every
    /// warp has begun this one, and so has ended the one before.
    #[device]
    pub fn words(&self, count: Reg<u32>) -> Reg<u32> {
        self.base + Self::bytes_without_words(self.judges) + (count & 1) * WORDS_BYTES
    }

    /// Makes the mbarriers ready for so many warps that compute, and the producer. By one thread.
    #[device]
    pub fn init(&self, consumers: u32) {
        for slot in 0..SLOTS {
            self.full(slot.into()).init(1);
            self.empty(slot.into()).init(consumers + 1);
        }
        if self.judges {
            self.ended().init(consumers);
            for slot in 0..2_u32 {
                for warp in 0..=MAX_WARPS {
                    shared_store_word(self.verdict(slot.into()), 4 * warp, 0.into());
                }
            }
        }
    }

    /// Where warps have ended a tile.
    fn ended(&self) -> Mbarrier {
        Mbarrier { address: self.base }.nth(Reg::from(2 * SLOTS))
    }

    fn full(&self, slot: Reg<u32>) -> Mbarrier {
        Mbarrier { address: self.base }.nth(slot)
    }

    fn empty(&self, slot: Reg<u32>) -> Mbarrier {
        Mbarrier { address: self.base }.nth(slot + SLOTS)
    }

    /// Waits until there is room for tile number `count` of this CTA.
    #[device]
    pub fn await_room(&self, count: Reg<u32>) {
        let ring = ring(count);
        self.empty(ring.slot()).wait(ring.parity() ^ 1);
    }

    /// Puts tile number `count` into its place, by the lane that knows it. [`Self::ready`] follows, by all lanes.
    #[device]
    pub fn put(&self, count: Reg<u32>, at: TileCoord, sequence: Option<Sequence>) {
        let to = self.tile(count);
        match sequence {
            Some(sequence) => {
                let words = [
                    at.head,
                    at.first_query,
                    at.batch,
                    sequence.first_query[1],
                    sequence.first_key[1],
                    sequence.seq_q,
                    sequence.seq_k,
                ];
                let row = self
                    .variant
                    .keys_in_cache()
                    .then_some(sequence.first_key[0]);
                store_words(to, words.into_iter().chain(row));
            }
            None => store_words(to, [at.head, at.first_query, at.batch]),
        }
        if self.judges {
            self.put_again(count, 0.into());
        }
    }

    /// Says that there is no tile number `count`. [`Self::ready`] follows.
    #[device]
    pub fn put_none(&self, count: Reg<u32>) {
        if elected() {
            shared_store_word(self.tile(count), 0, NONE.into());
        }
    }

    /// Tile number `count` is in its place, wherever among the lanes that was done.
    #[device]
    pub fn ready(&self, count: Reg<u32>) {
        warp_sync();
        if elected() {
            self.full(ring(count).slot()).arrive();
        }
    }

    /// Waits for tile number `count`. Its head, or [`NONE`].
    #[device]
    pub fn head(&self, count: Reg<u32>) -> Reg<u32> {
        let ring = ring(count);
        self.full(ring.slot()).wait(ring.parity());
        shared_load_word(self.tile(count), 0).broadcast(0)
    }

    /// The rest of tile number `count`, whose place this warp lets go of when it has read it.
    #[device]
    pub fn take(&self, count: Reg<u32>, head: Reg<u32>) -> Handed {
        let taken = self.read(count, head);
        self.let_go(count);
        taken
    }

    /// Lets go of the place of tile number `count`, which this warp has read.
    #[device]
    pub fn let_go(&self, count: Reg<u32>) {
        // Every lane has read.
        warp_sync();
        if elected() {
            self.empty(ring(count).slot()).arrive();
        }
    }

    /// Tile number `count`, which this warp has put there.
    #[device]
    pub fn look(&self, count: Reg<u32>) -> Handed {
        warp_sync();
        let head = shared_load_word(self.tile(count), 0).broadcast(0);
        self.read(count, head)
    }

    /// The rest of tile number `count`.
    #[device]
    pub fn read(&self, count: Reg<u32>, head: Reg<u32>) -> Handed {
        let from = self.tile(count);
        let word = |number: u32| shared_load_word(from, 4 * number).broadcast(0);
        let (first_query, batch) = (word(1), word(2));
        let differ = self.variant.sequences_differ();
        let sequence = differ.then(|| self.sequence(batch, &word));
        let at = TileCoord {
            first_query,
            head,
            batch,
        };
        let again = self
            .judges
            .then(|| shared_load_word(self.verdict(count), 4 * MAX_WARPS).broadcast(0));
        Handed {
            at,
            sequence,
            again,
        }
    }

    /// Consumer warp number `warp` could not trust what it computed of tile number `count`. By one lane.
    #[device]
    pub fn distrust(&self, count: Reg<u32>, warp: Reg<u32>) {
        shared_store_word(self.verdict(count) + 4 * warp, 0, 1.into());
    }

    /// This consumer warp has ended a tile.
    #[device]
    pub fn end(&self) {
        if self.judges {
            warp_sync();
            if elected() {
                self.ended().arrive();
            }
        }
    }

    /// Waits until every consumer warp has ended tile number `count`.
    #[device]
    pub fn await_end(&self, count: Reg<u32>) {
        self.ended().wait(count & 1);
    }

    /// Who could not trust what it computed of tile number `count`, a bit of each warp. What was said of it is forgotten.
    #[device]
    pub fn judge(&self, count: Reg<u32>, lane: Reg<u32>) -> Reg<u32> {
        let verdict = self.verdict(count);
        let word = if lane < MAX_WARPS {
            shared_load_word(verdict + 4 * lane, 0)
        } else {
            0.into()
        };
        let distrusted = word != 0;
        if any_lane(distrusted) {
            warp_sync();
            if lane <= MAX_WARPS {
                shared_store_word(verdict + 4 * lane, 0, 0.into());
            }
            warp_sums(word << lane, lane).all
        } else {
            0.into()
        }
    }

    /// Who computes tile number `count` again, which is in its place. By one lane.
    #[device]
    pub fn put_again(&self, count: Reg<u32>, warps: Reg<u32>) {
        shared_store_word(self.verdict(count), 4 * MAX_WARPS, warps);
    }

    fn verdict(&self, count: Reg<u32>) -> Reg<u32> {
        let first = Self::barriers(true) * MBARRIER_BYTES + 2 * TILE_BYTES;
        self.base + first + (count & 1) * VERDICT_BYTES
    }

    /// The sequence that `word` reads.
    #[device]
    fn sequence(&self, batch: Reg<u32>, word: &dyn Fn(u32) -> Reg<u32>) -> Sequence {
        let in_batch = !self.variant.packed;
        let sequence = Sequence {
            first_query: [if in_batch { batch } else { 0.into() }, word(3)],
            first_key: [0.into(), word(4)],
            seq_q: word(5),
            seq_k: word(6),
            room_k: None,
            pages: None,
        };
        if self.variant.keys_in_cache() {
            let [_, first] = sequence.first_key;
            Sequence {
                first_key: [word(7), first],
                ..sequence
            }
        } else {
            sequence
        }
    }

    #[device]
    fn tile(&self, count: Reg<u32>) -> Reg<u32> {
        let slot = match self.judges {
            true => count & 1,
            false => ring(count).slot(),
        };
        self.base + Self::barriers(self.judges) * MBARRIER_BYTES + slot * TILE_BYTES
    }
}

fn store_words(to: Reg<u32>, words: impl IntoIterator<Item = Reg<u32>>) {
    for (number, word) in words.into_iter().enumerate() {
        shared_store_word(to, 4 * number as u32, word);
    }
}

fn ring(count: Reg<u32>) -> RingIndex {
    RingIndex {
        stages: SLOTS,
        count,
    }
}
