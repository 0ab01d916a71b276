//! The rows of a tile: each query's heads that share a KV head, one query after the other.

use fa_dsl::abi::Element;
use fa_dsl::build::tensor::Pointer;
use fa_dsl::prelude::*;

use crate::attention::kernel_problem::KernelProblem;
use crate::attention::options::HeadAt;

/// The rows of a tile.
#[derive(Clone, Copy, Debug)]
pub(super) struct TileRows {
    /// The first, counted from the first head of the first query.
    pub first: Reg<u32>,
    /// How many there are from it on; the tile may have fewer.
    pub count: Reg<u32>,
    pub kv_head: Reg<u32>,
    pub batch: Reg<u32>,
    /// Query heads that share the KV head.
    pub group: Divisor,
}

impl TileRows {
    /// Whether there is a row `row`.
    #[device]
    pub fn exists(&self, row: Reg<u32>) -> Reg<bool> {
        row < self.count
    }

    /// The query of the tile's row `row`.
    #[device]
    pub fn query(&self, row: Reg<u32>) -> Reg<u32> {
        (self.first + row) / self.group
    }

    /// The head of the tile's row `row`.
    #[device]
    pub fn head(&self, row: Reg<u32>) -> HeadAt {
        HeadAt {
            head: self.kv_head * self.group.value + (self.first + row) % self.group,
            batch: self.batch,
        }
    }

    /// The address of the tile's row `row` in a tensor shaped like the queries.
    #[device]
    pub fn of<T: Element>(
        &self,
        problem: &KernelProblem,
        tensor: &Tensor<T>,
        row: Reg<u32>,
    ) -> Reg<u64> {
        tensor.at(&self.at(problem, row)).address
    }

    /// As [`Self::of`], to be written.
    #[device]
    pub fn of_mut<T: Element>(
        &self,
        problem: &KernelProblem,
        tensor: &TensorMut<T>,
        row: Reg<u32>,
    ) -> Pointer<T> {
        tensor.at(&self.at(problem, row))
    }

    #[device]
    fn at(&self, problem: &KernelProblem, row: Reg<u32>) -> [Reg<u32>; 3] {
        let [batch, query] = problem.query_at(self.batch, self.query(row));
        [batch, query, self.head(row).head]
    }
}
