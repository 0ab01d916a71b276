//! The stream of queries, output gradients and what is known of their rows.

use fa_dsl::prelude::*;
use fa_dsl::tile::{GlobalRows, Panels, TileCopy, Within, start_chunk};

use super::io::Io;
use super::tile_config::TileConfig;
use crate::attention::backward::work::{QueryBlock, Work};

/// The blocks in shared memory, and where they come from.
pub(super) struct QueryStream<'a, T> {
    s: &'a TileConfig,
    io: &'a Io<T>,
    work: &'a Work,
    thread: Reg<u32>,
    /// The first slots.
    queries: Panels,
    gradients: Panels,
    statistics: Reg<u32>,
    copy_queries: From<T>,
    copy_gradients: From<T>,
}

/// Where rows come from: this thread's share of a copy, and the tensor.
struct From<T> {
    copy: TileCopy,
    tensor: Tensor<T>,
    /// The first row of head 0.
    rows: GlobalRows,
}

impl<'a, T: Half> QueryStream<'a, T> {
    /// The stream through the slots from `to` on.
    #[device]
    pub fn new(
        s: &'a TileConfig,
        io: &'a Io<T>,
        work: &'a Work,
        to: Reg<u32>,
        thread: Reg<u32>,
    ) -> QueryStream<'a, T> {
        let queries = Panels::new(to, s.block_m, s.variant.head_dim);
        let from = |tensor: Tensor<T>| {
            let [batch, row] = work.problem.query_at(work.batch, 0.into());
            let rows = GlobalRows::new(tensor.at(&[batch, row]), tensor.stride(1));
            From {
                copy: TileCopy::new(queries, thread, s.threads(), rows.address, rows.row_bytes),
                tensor,
                rows,
            }
        };
        QueryStream {
            s,
            io,
            work,
            thread,
            queries,
            gradients: queries.shifted(s.stages * s.q_bytes()),
            statistics: to + 2 * s.stages * s.q_bytes(),
            copy_queries: from(io.q),
            copy_gradients: from(io.d_o),
        }
    }

    /// The queries of block `i`, counted from the first that this CTA goes through.
    pub fn queries(&self, i: Reg<u32>) -> Panels {
        self.slot(self.queries, i)
    }

    /// The output gradients of block `i`.
    pub fn gradients(&self, i: Reg<u32>) -> Panels {
        self.slot(self.gradients, i)
    }

    fn slot(&self, first: Panels, i: Reg<u32>) -> Panels {
        if self.s.stages == 1 {
            first
        } else {
            first.shifted((i % self.s.stages) * self.s.q_bytes())
        }
    }

    /// Where what is known of the rows of block `i` begins.
    pub fn statistics(&self, i: Reg<u32>) -> Reg<u32> {
        if self.s.stages == 1 {
            self.statistics
        } else {
            self.statistics + (i % self.s.stages) * self.s.statistics_bytes()
        }
    }

    /// Starts loading the queries of block `i`, and what is known of their rows.
    #[device]
    pub fn load_queries(&self, at: QueryBlock, i: Reg<u32>) {
        self.load(&self.copy_queries, self.queries(i), at);
        let (io, s) = (self.io, self.s);
        // A chunk is two rows.
        if self.thread < s.block_m / 2 {
            let row = self
                .work
                .first_row(io.problem.heads, io.padded, at, s.block_m);
            let row = row + self.thread * 2;
            start_chunk(
                self.statistics(i) + self.thread * 16,
                io.statistics.at(&[row]),
            );
        }
    }

    /// Starts loading the output gradients of block `i`.
    #[device]
    pub fn load_gradients(&self, at: QueryBlock, i: Reg<u32>) {
        self.load(&self.copy_gradients, self.gradients(i), at);
    }

    #[device]
    fn load(&self, from: &From<T>, to: Panels, at: QueryBlock) {
        let io = self.io;
        let within = Within {
            rows: self.s.ragged_queries().then_some(self.work.problem.seq_q),
            chunks: Some(io.head_dim / 8),
        };
        let head = at.head.mul_wide(from.tensor.stride_bytes(2));
        let of_head = from.rows.address + head;
        from.copy
            .start_gathered(at.block * self.s.block_m, to, within, |_, query| {
                of_head + query.mul_wide(from.rows.row_bytes)
            });
    }
}
