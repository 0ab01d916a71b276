//! The transposed question of masks: which queries see a block of keys.

use fa_dsl::prelude::*;

use super::kernel_problem::KernelProblem;

/// The blocks of queries that see some key of a block.
#[derive(Clone, Copy, Debug)]
pub struct QueryBlocks {
    /// The first.
    pub first: Reg<u32>,
    /// One past the last; `first` if there is none.
    pub end: Reg<u32>,
}

/// The blocks of keys that some query of a block sees.
#[derive(Clone, Copy, Debug)]
pub struct KeyBlocks {
    /// The number of the first.
    pub first: Reg<u32>,
    /// One past that of the last.
    pub end: Reg<u32>,
}

/// A block of keys, and the size of the blocks of queries that see it.
#[derive(Clone, Copy, Debug)]
pub struct KeyBlock {
    /// Its first key.
    pub first_key: Reg<u32>,
    /// Its keys.
    pub keys: u32,
    /// Queries of a block.
    pub queries: u32,
}

impl KeyBlock {
    /// Its number among blocks of its size.
    pub fn number(&self) -> Reg<u32> {
        self.first_key / self.keys
    }

    /// The blocks of queries that see a key of this one. Masks say what a query sees; the first and the last block are searched for,
    /// which there is one of because a later query begins and ends to see no earlier than one before it.
    #[device]
    pub fn seen_by(&self, problem: &KernelProblem) -> QueryBlocks {
        let count = (problem.seq_q + (self.queries - 1)) / self.queries;
        if problem.variant.masked() {
            self.search(problem, count)
        } else {
            QueryBlocks {
                first: 0.into(),
                end: count,
            }
        }
    }

    #[device]
    fn search(&self, problem: &KernelProblem, count: Reg<u32>) -> QueryBlocks {
        let first = first_block(count, |block| {
            let visible = problem.visible(self.last_query(problem, block));
            after(visible.end, self.first_key)
        });
        let end = if problem.variant.masked_left() {
            let end = first_block(count, |block| {
                let visible = problem.visible(block * self.queries);
                let begin = visible.begin.unwrap_or_else(|| 0.into());
                !after(self.first_key + self.keys, begin)
            });
            end.max(first)
        } else {
            count
        };
        QueryBlocks { first, end }
    }

    /// The blocks of keys, as large as this one, that a block of queries sees: those whose [`seen_by`](KeyBlock::seen_by) has it.
    #[device]
    pub fn seen_from(&self, problem: &KernelProblem, block: Reg<u32>) -> KeyBlocks {
        let all = (problem.seq_k + (self.keys - 1)) / self.keys;
        if problem.variant.masked() {
            let first = problem.visible(block * self.queries);
            let last = problem.visible(self.last_query(problem, block));
            KeyBlocks {
                first: first.begin.unwrap_or_else(|| 0.into()) / self.keys,
                end: ((last.end + (self.keys - 1)) / self.keys).min(all),
            }
        } else {
            KeyBlocks {
                first: 0.into(),
                end: all,
            }
        }
    }

    /// Whether some query of a block does not see some key of this one.
    #[device]
    pub fn is_hidden_from(&self, problem: &KernelProblem, block: Reg<u32>) -> Reg<bool> {
        let first = problem.visible(block * self.queries);
        let right = after(self.first_key + self.keys, first.end);
        if problem.variant.masked_left() {
            let last = problem.visible(self.last_query(problem, block));
            let begin = last.begin.unwrap_or_else(|| 0.into());
            right | after(begin, self.first_key)
        } else {
            right
        }
    }

    /// The last query of a block that there is.
    #[device]
    pub fn last_query(&self, problem: &KernelProblem, block: Reg<u32>) -> Reg<u32> {
        (block * self.queries + (self.queries - 1)).min(problem.seq_q - 1)
    }
}

/// The first block that `holds`, which then holds of all after it; `count` if it holds of none.
#[device]
fn first_block(count: Reg<u32>, holds: impl Fn(Reg<u32>) -> Reg<bool>) -> Reg<u32> {
    let mut low = Reg::from(0_u32);
    let mut high = count + 0;
    while low < high {
        let middle = (low + high) / 2;
        let found = holds(middle);
        low = select(found, low, middle + 1);
        high = select(found, middle, high);
    }
    low
}

#[device]
fn after(a: Reg<u32>, b: Reg<u32>) -> Reg<bool> {
    a > b
}
