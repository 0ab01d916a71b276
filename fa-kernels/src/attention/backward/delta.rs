//! What comes before the gradients: δ of each row, and sums that are zero.

use fa_dsl::prelude::*;
use fa_dsl::tile::sum_over;

use super::places::QueryPlaces;
use super::sums::ROWS;
use crate::rows::{EIGHT, RowElement, load_eight_if, store_eight};

/// δ = the sum of dO ∘ O over each row (FlashAttention-2, algorithm 2). `o` and `d_o` are (batch, seq_q, heads, head_dim), `lse` (batch, heads,
/// seq_q). `statistics`, (batch · heads · padded, 2), gets for each row its log-sum-exp in base 2, and δ; `sums`, (batch · heads · padded,
/// SUM_COLUMNS), gets zeros, unless whoever adds first writes (LEAVE_SUMS). Where rows may see no key, which their log-sum-exps say, those of such rows get them all the same, `hidden_sums`
/// (HIDDEN_SUMS), or their gradients do where nothing comes after the schedule, `hidden_dq` (HIDDEN_ROWS), (batch, seq_q, heads, head_dim).
///
/// A row that sees no key and one past the last query get +∞ for the log-sum-exp: exp(s − ∞) is 0 for every score.
///
/// Packed sequences lie where `cu_seqlens` says, in tensors (1, all queries, heads, head_dim) and (1, heads, all queries).
///
/// Where gradients of functions' arguments have the same bits every time (ARGUMENT_SUMS), what they are summed up in gets zeros, too: `argument_chunks`
/// times 16 bytes of `argument_sums`.
///
/// ROW_LANES threads take a row, eight elements each, the last rows first: the first ones are in L2 when the schedule begins with them. Grid: a CTA for every THREADS / ROW_LANES rows.
#[kernel(name = BackwardDelta, types(f16, bf16), threads = THREADS, gates = gates)]
pub fn backward_delta<
    T: RowElement,
    #[values(128, 256)] const THREADS: u32 = 128,
    #[option]
    #[values(4, 8, 16, 32)] const ROW_LANES: u32 = 16,
    #[option]
    #[values(32, 64, 96, 128, 192, 256)] const SUM_COLUMNS: u32 = 128,
    #[option] const PACKED: bool = false,
    #[option] const LEAVE_SUMS: bool = false,
    #[option] const HIDDEN_SUMS: bool = false,
    #[option] const HIDDEN_ROWS: bool = false,
    #[option] const ARGUMENT_SUMS: bool = false,
>(
    o: Tensor<T>,
    d_o: Tensor<T>,
    lse: Tensor<f32>,
    #[when(PACKED)] cu_seqlens: Tensor<u32>,
    statistics: TensorMut<f32>,
    #[when(!LEAVE_SUMS)] sums: TensorMut<f32>,
    #[when(HIDDEN_SUMS)] hidden_sums: TensorInOut<f32>,
    #[when(HIDDEN_ROWS)] hidden_dq: TensorInOut<T>,
    #[when(ARGUMENT_SUMS)] argument_sums: TensorMut<u32>,
    #[when(ARGUMENT_SUMS)] argument_chunks: u32,
    rows: u32,
    padded: u32,
    seq_q: u32,
    heads: u32,
    head_dim: u32,
) {
    let row = (grid_x() - 1 - block_x()) * (THREADS / ROW_LANES) + thread() / ROW_LANES;
    let element = thread() % ROW_LANES * EIGHT;
    let (query, batch_head) = (row % padded, row / padded);
    let (batch, head) = (batch_head / heads, batch_head % heads);
    let places = QueryPlaces::of(cu_seqlens, row < rows, batch, seq_q);
    let exists = places.has(query);
    let has_elements = exists & (element < head_dim);
    let [in_batch, in_row] = places.at(query);
    let at = [in_batch, in_row, head];
    let load =
        |tensor: Tensor<T>| T::widen(&load_eight_if(has_elements, tensor.at(&at).offset(element)));
    let (o, d_o) = (load(o), load(d_o));
    let delta = sum_over(ROW_LANES, dot(&o, &d_o));
    let lse = |query| lse.at(&places.lse_at(head, query)).load(0);
    if let Some(sums) = sums {
        if (row < rows) & (element < SUM_COLUMNS) {
            store_eight(sums.at(&[row]).offset(element), [Reg::from(0.0); 8]);
        }
    }
    // −∞ by our forward pass, and +∞ by some others.
    let sees_none = |query| lse(query).abs().eq(f32::INFINITY);
    if let Some(sums) = hidden_sums {
        if places.has(query / ROWS * ROWS) & (element < SUM_COLUMNS) {
            // The numbers of so many rows lie mixed. A later one sees no fewer keys: if the last one sees none, none does.
            if sees_none(places.last_beside(query, ROWS)) {
                store_eight(sums.at(&[row]).offset(element), [Reg::from(0.0); 8]);
            }
        }
    }
    if let Some(dq) = hidden_dq {
        if has_elements {
            if sees_none(query) {
                store_eight(dq.at(&at).offset(element), [Reg::from(0.0); 8]);
            }
        }
    }
    if let Some(sums) = argument_sums {
        clear(sums, argument_chunks, THREADS);
    }
    if (row < rows) & (element == 0) {
        let mut lse_log2 = Reg::from(f32::INFINITY);
        if exists {
            let lse = lse(query);
            let none = lse == f32::NEG_INFINITY;
            lse_log2 = select(none, f32::INFINITY, lse * std::f32::consts::LOG2_E);
        }
        let to = statistics.at(&[row]);
        to.store(0, lse_log2);
        to.store(1, delta);
    }
}

/// Makes so many times 16 bytes zero, all threads of the grid together.
#[device]
fn clear(sums: TensorMut<u32>, chunks: Option<Reg<u32>>, threads: u32) {
    let mut chunk = block_x() * threads + thread();
    let chunks = chunks.unwrap_or_else(|| Reg::from(0));
    while chunk < chunks {
        let to = sums.at(&[]).offset_wide(chunk, Reg::from(4));
        to.store_chunk(0, [Reg::from(0_u32); 4]);
        chunk += grid_x() * threads;
    }
}

/// Σ aᵢ·bᵢ.
fn dot(a: &[Reg<f32>; 8], b: &[Reg<f32>; 8]) -> Reg<f32> {
    let first = a[0] * b[0];
    a.iter()
        .zip(b)
        .skip(1)
        .fold(first, |sum, (a, b)| a.mul_add(*b, sum))
}

/// The gates.
pub mod gates {
    use fa_dsl::target::Arch;

    use super::BackwardDeltaConfig;
    use crate::rows::{EIGHT, RowElement};

    fa_dsl::gates! {
        /// Every gate that a configuration breaks on a target.
        for<T: RowElement> |config: BackwardDeltaConfig<T>, target| at Arch::Sm80;

        gate "hidden rows": config.leave_sums || !(config.hidden_sums || config.hidden_rows),
            "HIDDEN_SUMS and HIDDEN_ROWS are of rows that nobody else makes zero; use LEAVE_SUMS=true with them";
        structural gate "lanes": config.row_lanes.is_power_of_two()
            && config.row_lanes <= 32
            && config.row_lanes * EIGHT >= config.sum_columns,
            "ROW_LANES has to be a power of two up to 32, and eight times as many at least SUM_COLUMNS",
            [ROW_LANES = config.row_lanes, SUM_COLUMNS = config.sum_columns];
        gate "threads": config.threads >= 32
            && config.threads.is_multiple_of(32)
            && config.threads <= target.threads_per_cta,
            "THREADS has to be a multiple of 32",
            [THREADS = config.threads, "most" = target.threads_per_cta];
    }
}
