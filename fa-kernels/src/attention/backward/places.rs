//! Where the queries of a sequence lie.

use fa_dsl::prelude::*;

/// Where a sequence's queries begin in the tensors, and how many there are.
#[derive(Clone, Copy, Debug)]
pub struct QueryPlaces {
    /// The indices of the first: of the first dimension, and of the row.
    first: [Reg<u32>; 2],
    /// How many.
    count: Reg<u32>,
}

impl QueryPlaces {
    /// Of sequence `batch`, if that `exists`; none otherwise. They are row `batch` of the tensors, `seq_q` of them, unless a list says where each sequence of
    /// one row begins.
    #[device]
    pub fn of(
        cu_seqlens: Option<Tensor<u32>>,
        exists: Reg<bool>,
        batch: Reg<u32>,
        seq_q: Reg<u32>,
    ) -> QueryPlaces {
        match cu_seqlens {
            None => QueryPlaces {
                first: [batch, 0.into()],
                count: select(exists, seq_q, 0),
            },
            Some(list) => {
                let [begin, end] = bounds(list, exists, batch);
                QueryPlaces {
                    first: [0.into(), begin],
                    count: end - begin,
                }
            }
        }
    }

    /// Whether there is such a query.
    #[device]
    pub fn has(&self, query: Reg<u32>) -> Reg<bool> {
        query < self.count
    }

    /// The last one that there is of the `rows` queries that lie side by side with a query, of which the first exists.
    #[device]
    pub fn last_beside(&self, query: Reg<u32>, rows: u32) -> Reg<u32> {
        (query / rows * rows + (rows - 1)).min(self.count - 1)
    }

    /// Its indices.
    #[device]
    pub fn at(&self, query: Reg<u32>) -> [Reg<u32>; 2] {
        let [batch, row] = self.first;
        [batch, row + query]
    }

    /// The indices of a query's log-sum-exp, which has heads before queries.
    #[device]
    pub fn lse_at(&self, head: Reg<u32>, query: Reg<u32>) -> [Reg<u32>; 3] {
        let [batch, row] = self.at(query);
        [batch, head, row]
    }
}

/// Where a sequence begins and ends; nothing is read of one that does not exist.
#[device]
fn bounds(list: Tensor<u32>, exists: Reg<bool>, batch: Reg<u32>) -> [Reg<u32>; 2] {
    if exists {
        [list.at(&[batch]).load(0), list.at(&[batch + 1]).load(0)]
    } else {
        [0.into(), 0.into()]
    }
}
