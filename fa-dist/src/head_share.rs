//! Which heads a rank computes, where heads are exchanged for tokens.

/// Which heads each rank computes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct HeadShare {
    ranks: usize,
    /// Query heads of a rank.
    pub heads: usize,
    /// KV heads of a rank.
    pub kv_heads: usize,
    /// Ranks that share a KV head.
    sharing: usize,
}

impl HeadShare {
    /// Of so many query heads and KV heads; `None` if they cannot be shared out evenly.
    pub fn new(heads: usize, kv_heads: usize, ranks: usize) -> Option<HeadShare> {
        let even = heads > 0 && heads.is_multiple_of(ranks);
        let (kv_of_rank, sharing) = match (kv_heads, ranks) {
            (0, _) => return None,
            (kv, ranks) if kv.is_multiple_of(ranks) => (kv / ranks, 1),
            (kv, ranks) if ranks.is_multiple_of(kv) => (1, ranks / kv),
            _ => return None,
        };
        even.then_some(HeadShare {
            ranks,
            heads: heads / ranks,
            kv_heads: kv_of_rank,
            sharing,
        })
    }

    /// How query heads are sent.
    pub fn queries(&self) -> Blocks {
        Blocks {
            heads: self.heads,
            count: self.ranks,
            sharing: 1,
        }
    }

    /// How KV heads are sent.
    pub fn keys(&self) -> Blocks {
        Blocks {
            heads: self.kv_heads,
            count: self.ranks / self.sharing,
            sharing: self.sharing,
        }
    }
}

/// Heads in blocks, one for each rank or for several ranks in a row.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Blocks {
    /// Heads of a block.
    pub heads: usize,
    /// How many blocks there are.
    pub count: usize,
    /// Ranks that share a block.
    pub sharing: usize,
}

impl Blocks {
    /// The block of a rank.
    pub fn of(&self, rank: usize) -> usize {
        rank / self.sharing
    }

    /// The heads of a block.
    pub fn heads_of(&self, block: usize) -> std::ops::Range<usize> {
        block * self.heads..(block + 1) * self.heads
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heads_are_shared_out_evenly_or_not_at_all() {
        let share = HeadShare::new(32, 8, 4).unwrap();
        assert_eq!((share.heads, share.kv_heads), (8, 2));
        let few = HeadShare::new(32, 2, 4).unwrap();
        assert_eq!((few.heads, few.kv_heads), (8, 1));
        assert_eq!([0, 1, 2, 3].map(|rank| few.keys().of(rank)), [0, 0, 1, 1]);
        assert_eq!(HeadShare::new(30, 30, 4), None);
        assert_eq!(HeadShare::new(12, 6, 4), None);
    }
}
