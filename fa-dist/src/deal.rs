//! How a sequence is shared out: which of its tokens each rank holds.

use std::ops::Range;

/// From so many tokens a chunk on, chunks begin at multiples of [`GRAIN`].
const LONG: usize = 1024;

/// Tokens of the longest tiles of kernels: chunks of whole tiles leave no tile half empty.
const GRAIN: usize = 128;

/// Which tokens of a sequence each rank holds: for every rank some ranges, in ascending order. A rank's tensors have the
/// tokens of its ranges one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    len: usize,
    ranks: Vec<Vec<Range<usize>>>,
}

impl Deal {
    /// A range for each rank, in order: for attention where every query sees as many keys.
    ///
    /// # Panics
    /// If there are no ranks.
    pub fn contiguous(len: usize, ranks: usize) -> Deal {
        let chunks = chunks(len, ranks);
        Deal::of(len, chunks.into_iter().map(|chunk| vec![chunk]))
    }

    /// Of 2·ranks chunks, rank r holds number r and number 2·ranks − 1 − r. Under a causal mask later queries see more keys:
    /// so every rank has the same work (Brandon et al., Striped Attention, 2023; Llama 3 deals in this way).
    ///
    /// ```
    /// use fa_dist::Deal;
    ///
    /// let deal = Deal::zigzag(800, 2);
    /// assert_eq!(deal.ranges(0), [0..200, 600..800]);
    /// assert_eq!(deal.len_of(1), 400);
    /// ```
    ///
    /// # Panics
    /// If there are no ranks.
    pub fn zigzag(len: usize, ranks: usize) -> Deal {
        let chunks = chunks(len, 2 * ranks);
        let pair = |rank: usize| {
            let [early, late] = [rank, 2 * ranks - 1 - rank].map(|chunk| chunks[chunk].clone());
            match early.end == late.start {
                true => std::iter::once(early.start..late.end).collect(),
                false => vec![early, late],
            }
        };
        Deal::of(len, (0..ranks).map(pair))
    }

    fn of(len: usize, ranks: impl Iterator<Item = Vec<Range<usize>>>) -> Deal {
        let full = |mut ranges: Vec<Range<usize>>| {
            ranges.retain(|range| !range.is_empty());
            ranges
        };
        Deal {
            len,
            ranks: ranks.map(full).collect(),
        }
    }

    /// Tokens of the whole sequence.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many ranks it is dealt to.
    pub fn ranks(&self) -> usize {
        self.ranks.len()
    }

    /// The tokens that a rank holds, as ranges of the whole sequence. No range is empty, and no two adjoin.
    ///
    /// # Panics
    /// If there is no such rank.
    pub fn ranges(&self, rank: usize) -> &[Range<usize>] {
        &self.ranks[rank]
    }

    /// How many tokens a rank holds.
    ///
    /// # Panics
    /// If there is no such rank.
    pub fn len_of(&self, rank: usize) -> usize {
        self.ranges(rank).iter().map(Range::len).sum()
    }

    /// The tokens that a rank holds, of those of the whole sequence: `row` elements each.
    ///
    /// # Panics
    /// If there is no such rank, or `all` is not the whole sequence.
    pub fn pick<T: Copy>(&self, rank: usize, all: &[T], row: usize) -> Vec<T> {
        assert_eq!(all.len(), self.len * row, "not the whole sequence");
        let ranges = self.ranges(rank).iter();
        ranges
            .flat_map(|range| &all[range.start * row..range.end * row])
            .copied()
            .collect()
    }

    /// Puts the tokens that a rank holds where they are in the whole sequence.
    ///
    /// # Panics
    /// If there is no such rank, or the lengths are not those of the deal.
    pub fn place<T: Copy>(&self, rank: usize, held: &[T], all: &mut [T], row: usize) {
        assert_eq!(all.len(), self.len * row, "not the whole sequence");
        assert_eq!(held.len(), self.len_of(rank) * row, "not what is held");
        let mut rest = held;
        for range in self.ranges(rank) {
            let (part, after) = rest.split_at(range.len() * row);
            all[range.start * row..range.end * row].copy_from_slice(part);
            rest = after;
        }
    }
}

/// `count` ranges of about the same length, in order.
fn chunks(len: usize, count: usize) -> Vec<Range<usize>> {
    assert!(count > 0, "a sequence is dealt to one rank at least");
    let grain = if len / count >= LONG { GRAIN } else { 1 };
    let bound = |chunk: usize| match chunk == count {
        true => len,
        false => (len * chunk / count).next_multiple_of(grain).min(len),
    };
    (0..count)
        .map(|chunk| bound(chunk)..bound(chunk + 1))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_token_is_held_once() {
        for (len, ranks) in [(0, 1), (1, 3), (7, 2), (100, 3), (5000, 2), (131072, 4)] {
            for deal in [Deal::contiguous(len, ranks), Deal::zigzag(len, ranks)] {
                let mut held: Vec<usize> = (0..ranks)
                    .flat_map(|rank| deal.ranges(rank).iter().cloned().flatten())
                    .collect();
                held.sort_unstable();
                assert_eq!(held, (0..len).collect::<Vec<_>>());
            }
        }
    }

    #[test]
    fn zigzag_gives_every_rank_the_same_work() {
        let deal = Deal::zigzag(131072, 4);
        let work = |rank| -> usize { deal.ranges(rank).iter().cloned().flatten().sum() };
        let all: Vec<usize> = (0..4).map(work).collect();
        assert!(all.iter().all(|work| *work == all[0]), "{all:?}");
    }

    #[test]
    fn what_is_picked_is_placed_back() {
        let deal = Deal::zigzag(11, 2);
        let all: Vec<u32> = (0..22).collect();
        let mut again = vec![0; 22];
        for rank in 0..2 {
            deal.place(rank, &deal.pick(rank, &all, 2), &mut again, 2);
        }
        assert_eq!(all, again);
    }
}
