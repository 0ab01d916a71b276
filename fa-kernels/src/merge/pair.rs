//! Two parts, which lie anywhere. The result may be written over either.

use fa_dsl::prelude::*;

use super::part::{Merged, Part, Place, Rows, lse_if};
use crate::rows::{Input, Output, RowElement};

/// o, lse ← the merge of `first` and `second`. Outputs are (batch, seq_q, heads, head_dim), of `T` or of float32 as
/// the options say, log-sum-exps (batch, heads, seq_q). ROW_LANES threads take a row, eight elements each. Grid: a CTA
/// for every THREADS / ROW_LANES rows.
///
/// A thread stores the elements that it has loaded, and the threads of a row, which are of one warp, have all
/// loaded its log-sum-exps before one of them stores it: so the result may lie where a part does.
#[kernel(name = MergePair, types(f16, bf16, f32), threads = THREADS, gates = gates)]
pub fn merge_pair<
    T: RowElement,
    #[values(128, 256)] const THREADS: u32 = 128,
    #[option]
    #[values(1, 2, 4, 8, 16, 32)] const ROW_LANES: u32 = 16,
    #[option] const FIRST_F32: bool = false,
    #[option] const SECOND_F32: bool = false,
    #[option] const O_F32: bool = false,
    #[option] const LSE: bool = true,
>(
    #[when(!FIRST_F32)] first: Tensor<T>,
    #[when(FIRST_F32)] first_f32: Tensor<f32>,
    first_lse: Tensor<f32>,
    #[when(!SECOND_F32)] second: Tensor<T>,
    #[when(SECOND_F32)] second_f32: Tensor<f32>,
    second_lse: Tensor<f32>,
    #[when(!O_F32)] o: TensorMut<T>,
    #[when(O_F32)] o_f32: TensorMut<f32>,
    #[when(LSE)] lse: TensorMut<f32>,
    rows: u32,
    seq_q: u32,
    heads: u32,
    head_dim: u32,
) {
    let rows = Rows {
        rows,
        seq_q,
        heads,
        head_dim,
    };
    let row = block_x() * (THREADS / ROW_LANES) + thread() / ROW_LANES;
    let place = Place::new(&rows, row, thread() % ROW_LANES);
    let index = [place.batch, place.query, place.head];
    let lse_index = [place.batch, place.head, place.query];
    let inputs = [Input::of(first, first_f32), Input::of(second, second_f32)];
    let lses = [first_lse, second_lse].map(|lse| lse_if(place.row_exists, lse.at(&lse_index)));
    let words = [0, 1].map(|i: usize| inputs[i].load(place.reads(lses[i]), &index, place.element));
    let parts = [0, 1].map(|i: usize| Part::finished(lses[i], inputs[i].widen(&words[i])));
    let merged = Merged::new();
    merged.take(&parts);
    warp_sync();
    place.store(&merged, &Output::of(o, o_f32), lse);
}

/// The gates.
pub mod gates {
    use fa_dsl::target::Arch;

    use super::MergePairConfig;
    use crate::rows::RowElement;

    fa_dsl::gates! {
        /// Every gate that a configuration breaks on a target.
        for<T: RowElement> |config: MergePairConfig<T>, target| at Arch::Sm80;

        structural gate "lanes": config.row_lanes.is_power_of_two() && config.row_lanes <= 32,
            "ROW_LANES has to be a power of two up to 32: the threads of a row are of one warp",
            [ROW_LANES = config.row_lanes];
        gate "threads": config.threads >= 32
            && config.threads.is_multiple_of(32)
            && config.threads <= target.threads_per_cta,
            "THREADS has to be a multiple of 32",
            [THREADS = config.threads, "most" = target.threads_per_cta];
        gate "types": T::BYTES < 4 || !(config.first_f32 || config.second_f32 || config.o_f32),
            "every tensor is float32 already: leave the options for single ones at false",
            [FIRST_F32 = config.first_f32, SECOND_F32 = config.second_f32, O_F32 = config.o_f32];
    }
}
