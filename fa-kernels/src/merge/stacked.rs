//! Any number of parts, in one tensor.

use fa_dsl::prelude::*;
use fa_dsl::tile::{shared_base, shared_load, shared_store};

use super::part::{Merged, Part, Place, Rows, lse_if};
use crate::rows::{Input, Output, RowElement};

/// Parts that a thread loads before it takes in the first of them.
pub const AHEAD: u32 = 4;

/// Words of a [`Part`]: maximum, sum, and eight outputs.
const STATE: u32 = 10;

/// Bytes in which the threads of a CTA hand their parts to the first of a row.
pub const fn shared_bytes(threads: u32, ways: u32) -> u32 {
    if ways > 1 { threads * STATE * 4 } else { 0 }
}

/// o, lse ← the merge of `count` parts: `parts` (parts, batch · seq_q, heads, head_dim), of `T` or of float32,
/// `parts_lse` (parts, batch, heads, seq_q). The result is (batch, seq_q, heads, head_dim), of `T` or of float32, its
/// log-sum-exp (batch, heads, seq_q).
///
/// WAYS groups of ROW_LANES threads share the parts of a row, [`AHEAD`] consecutive ones to each in turn, and the first
/// group merges what all of them have: few rows of many parts would leave a GPU waiting for memory. Grid: a CTA for every
/// THREADS / (ROW_LANES · WAYS) rows.
#[kernel(name = MergeStacked, types(f16, bf16, f32), threads = THREADS, gates = gates)]
pub fn merge_stacked<
    T: RowElement,
    #[values(256)] const THREADS: u32 = 256,
    #[values(1, 2, 4, 8)] const WAYS: u32 = 1,
    #[option]
    #[values(1, 2, 4, 8, 16, 32)] const ROW_LANES: u32 = 16,
    #[option] const PARTS_F32: bool = false,
    #[option] const O_F32: bool = false,
    #[option] const LSE: bool = true,
>(
    #[when(!PARTS_F32)] parts: Tensor<T>,
    #[when(PARTS_F32)] parts_f32: Tensor<f32>,
    parts_lse: Tensor<f32>,
    #[when(!O_F32)] o: TensorMut<T>,
    #[when(O_F32)] o_f32: TensorMut<f32>,
    #[when(LSE)] lse: TensorMut<f32>,
    count: u32,
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
    let group = thread() / ROW_LANES;
    let row = block_x() * (THREADS / (ROW_LANES * WAYS)) + group / WAYS;
    let place = Place::new(&rows, row, thread() % ROW_LANES);
    let input = Input::of(parts, parts_f32);
    let merged = Merged::new();
    let own = group % WAYS * AHEAD;
    for turn in range(0, count).step(WAYS * AHEAD) {
        take_ahead(&place, &merged, &input, &parts_lse, turn + own, count);
    }
    let output = Output::of(o, o_f32);
    if WAYS > 1 {
        let slot = shared_base() + shared(shared_bytes(THREADS, WAYS), 16) + thread() * 4;
        write_state(&merged.part(), slot, THREADS);
        barrier();
        if group % WAYS == 0 {
            let others = 1..WAYS;
            let parts: Vec<Part> = others
                .map(|way| read_state(slot + way * ROW_LANES * 4, THREADS))
                .collect();
            merged.take(&parts);
            place.store(&merged, &output, lse);
        }
    } else {
        place.store(&merged, &output, lse);
    }
}

/// Takes in the [`AHEAD`] parts from `first` on, as far as there are so many.
#[device]
fn take_ahead<T: RowElement>(
    place: &Place,
    merged: &Merged,
    input: &Input<T>,
    parts_lse: &Tensor<f32>,
    first: Reg<u32>,
    count: Reg<u32>,
) {
    let numbers: Vec<Reg<u32>> = (0..AHEAD).map(|ahead| first + ahead).collect();
    let lses: Vec<Reg<f32>> = numbers
        .iter()
        .map(|number| {
            let lse = parts_lse.at(&[*number, place.batch, place.head, place.query]);
            lse_if(place.row_exists & before(*number, count), lse)
        })
        .collect();
    let words: Vec<_> = numbers
        .iter()
        .zip(&lses)
        .map(|(number, lse)| {
            let index = [*number, place.all_queries, place.head];
            input.load(place.reads(*lse), &index, place.element)
        })
        .collect();
    let parts: Vec<Part> = lses
        .into_iter()
        .zip(&words)
        .map(|(lse, words)| Part::finished(lse, input.widen(words)))
        .collect();
    merged.take(&parts);
}

#[device]
fn before(number: Reg<u32>, count: Reg<u32>) -> Reg<bool> {
    number < count
}

/// Writes a part to shared memory, word after word, those of all threads side by side: free of bank conflicts.
fn write_state(part: &Part, slot: Reg<u32>, threads: u32) {
    let words = [part.max, part.sum].into_iter().chain(part.o);
    for (number, word) in (0..).zip(words) {
        shared_store(slot, number * threads * 4, word);
    }
}

/// What [`write_state`] wrote.
fn read_state(slot: Reg<u32>, threads: u32) -> Part {
    let word = |number: u32| shared_load(slot, number * threads * 4);
    Part {
        max: word(0),
        sum: word(1),
        o: std::array::from_fn(|i| word(2 + i as u32)),
    }
}

/// The gates.
pub mod gates {
    use fa_dsl::target::Arch;

    use super::{MergeStackedConfig, shared_bytes};
    use crate::rows::RowElement;

    fa_dsl::gates! {
        /// Every gate that a configuration breaks on a target.
        for<T: RowElement> |config: MergeStackedConfig<T>, target| at Arch::Sm80;

        structural gate "lanes": config.row_lanes.is_power_of_two() && config.row_lanes <= 32,
            "ROW_LANES has to be a power of two up to 32",
            [ROW_LANES = config.row_lanes];
        structural gate "threads": config.threads >= 32
            && config.threads.is_multiple_of(32)
            && config.threads <= target.threads_per_cta,
            "THREADS has to be a multiple of 32",
            [THREADS = config.threads, "most" = target.threads_per_cta];
        structural gate "ways": config.ways.is_power_of_two() && config.ways <= 8,
            "WAYS has to be a power of two up to 8: one group of threads merges what all have",
            [WAYS = config.ways];
        gate "rows": config.row_lanes * config.ways <= config.threads,
            "the threads of a row have to be of one CTA; use fewer WAYS",
            [ROW_LANES = config.row_lanes, WAYS = config.ways, THREADS = config.threads];
        let bytes = shared_bytes(config.threads, config.ways);
        gate "shared memory": bytes <= target.shared_per_cta,
            "what the threads hand on does not fit shared memory; use fewer THREADS",
            ["bytes" = bytes, "available" = target.shared_per_cta];
        gate "types": T::BYTES < 4 || !(config.parts_f32 || config.o_f32),
            "every tensor is float32 already: leave the options for single ones at false",
            [PARTS_F32 = config.parts_f32, O_F32 = config.o_f32];
    }
}
