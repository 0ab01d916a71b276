//! What comes after the gradients: those of queries are scaled and rounded.

use fa_dsl::prelude::*;

use super::places::QueryPlaces;
use super::sums::{BLOCK, COLUMNS, ROWS, Reductions};
use crate::rows::{RowElement, store_eight};

/// dQ ← scale · sums. `sums` is (batch · heads · padded, SUM_COLUMNS), 16 rows at a time in the order of [`super::sums`], `dq` (batch,
/// seq_q, heads, head_dim). Packed sequences lie where `cu_seqlens` says.
///
/// A thread takes eight elements of two rows of a block of 16, or of transposed sums 16 elements, the last blocks first, which the schedule has left in L2. Grid: a CTA for every THREADS such pairs, of
/// `blocks` blocks of rows of each head.
#[kernel(name = BackwardConvert, types(f16, bf16), threads = THREADS, gates = gates)]
pub fn backward_convert<
    T: RowElement,
    #[values(128, 256)] const THREADS: u32 = 128,
    #[option] const VECTOR: bool = false,
    #[option]
    #[values(32, 64, 96, 128, 192, 256)] const SUM_COLUMNS: u32 = 128,
    #[option] const PACKED: bool = false,
    #[option] const TRANSPOSED: bool = false,
>(
    sums: Tensor<f32>,
    dq: TensorMut<T>,
    #[when(PACKED)] cu_seqlens: Tensor<u32>,
    scale: f32,
    all_heads: u32,
    blocks: u32,
    padded: u32,
    seq_q: u32,
    heads: u32,
    head_dim: u32,
) {
    let pair = (grid_x() - 1 - block_x()) * THREADS + thread();
    let (row, rest) = (pair % (ROWS / 2), pair / (ROWS / 2));
    let elements = if TRANSPOSED { ROWS } else { COLUMNS };
    let (column, rest) = (
        rest % (SUM_COLUMNS / elements),
        rest / (SUM_COLUMNS / elements),
    );
    let (block, batch_head) = (rest % blocks, rest / blocks);
    let (batch, head) = (batch_head / heads, batch_head % heads);
    let element = column * elements;
    let places = QueryPlaces::of(cu_seqlens, batch_head < all_heads, batch, seq_q);
    // Of sequences that are shorter than others nobody has written the last blocks.
    if places.has(block * ROWS) & (element < head_dim) {
        let from = sums.at(&[batch_head * padded + block * ROWS]);
        if TRANSPOSED {
            // Two blocks of eight queries.
            let (half, pair) = (row / 4, row % 4);
            let from = from.offset((half * (SUM_COLUMNS / ROWS) + column) * BLOCK);
            for (i, eights) in (0..).zip(Reductions::load_pair(from, pair)) {
                let query = block * ROWS + half * COLUMNS + pair * 2 + i;
                if places.has(query) {
                    let [batch, row] = places.at(query);
                    let [first, second] = eights.map(|it| it.map(|value| value * scale));
                    let to = dq.at(&[batch, row, head]).offset(element);
                    store_eight(to, first);
                    if element + COLUMNS < head_dim {
                        store_eight(to.offset(Reg::from(COLUMNS)), second);
                    }
                }
            }
        } else {
            let from = from.offset(column * BLOCK);
            let reductions = Reductions::from_tunable(VECTOR);
            let pair = reductions.load_rows(from, row);
            for (half, values) in (0..).zip(pair) {
                let query = block * ROWS + row + half * (ROWS / 2);
                if places.has(query) {
                    let [batch, row] = places.at(query);
                    let to = dq.at(&[batch, row, head]).offset(element);
                    store_eight(to, values.map(|value| value * scale));
                }
            }
        }
    }
}

/// The gates.
pub mod gates {
    use fa_dsl::target::Arch;

    use super::BackwardConvertConfig;
    use crate::rows::RowElement;

    fa_dsl::gates! {
        /// Every gate that a configuration breaks on a target.
        for<T: RowElement> |config: BackwardConvertConfig<T>, target| at Arch::Sm80;

        gate "transposed": config.vector || !config.transposed,
            "transposed sums are those of VECTOR=true; use it";
        gate "threads": config.threads >= 32
            && config.threads.is_multiple_of(32)
            && config.threads <= target.threads_per_cta,
            "THREADS has to be a multiple of 32",
            [THREADS = config.threads, "most" = target.threads_per_cta];
    }
}
