//! Writes new keys and values into a cache, and rotates them and the queries on the way.

use fa_dsl::build::tensor::Pointer;
use fa_dsl::prelude::*;

use super::rotary::{RotaryPairs, Rotation};
use crate::rows::{EIGHT, Input, RowElement, load_eight_if, store_words};

/// What [`Append`]'s `PLACES` says: sequence b has row b of the cache.
pub const IN_ORDER: u32 = 0;
/// Sequence b has row `places[b]` of the cache.
pub const ROWS: u32 = 1;
/// Sequence b has the pages `places[b, 0]`, `places[b, 1]`, … of the cache.
pub const PAGES: u32 = 2;

/// What [`Append`]'s `ROTARY` says: nothing is rotated.
pub const NONE: u32 = 0;
/// As [`RotaryPairs::Interleaved`].
pub const INTERLEAVED: u32 = 1;
/// As [`RotaryPairs::Halves`].
pub const HALVES: u32 = 2;

/// `cache[b, cache_seqlens[b] + i]` ← `new[b, i]`, for keys and values: `new_k`, `new_v` (batch, max_new, KV heads, head_dim) into
/// `cache_k`, `cache_v` (rows or pages, capacity or page, KV heads, head_dim). Keys are rotated first, and so are the queries `q` (batch,
/// seq_q, heads, head_dim), which go to `q_out`. Packed sequences lie one after the other, where `cu_seqlens` says, keys
/// and queries alike.
///
/// What lies past the capacity of a sequence, or in a row or page that there is not, is not written. ROW_LANES threads take a row of
/// a key and the value beside it, or of a query, eight elements each. They have loaded it before one of them stores: queries may
/// be rotated in place. Grid: a CTA for every THREADS / ROW_LANES rows of keys, then as many for the queries'.
#[kernel(name = Append, types(f16, bf16), threads = THREADS, gates = gates)]
pub fn append<
    T: RowElement,
    #[values(128, 256)] const THREADS: u32 = 128,
    #[option]
    #[values(1, 2, 4, 8, 16, 32)] const ROW_LANES: u32 = 16,
    #[option]
    #[values(in_order = 0, rows = 1, pages = 2)] const PLACES: u32 = 0,
    #[option] const PACKED: bool = false,
    #[option]
    #[values(none = 0, interleaved = 1, halves = 2)] const ROTARY: u32 = 0,
    #[option] const ROTARY_F32: bool = false,
    #[option] const POSITIONS: bool = false,
    #[option] const QUERIES: bool = false,
>(
    new_k: Tensor<T>,
    new_v: Tensor<T>,
    cache_k: TensorInOut<T>,
    cache_v: TensorInOut<T>,
    cache_seqlens: Tensor<u32>,
    #[when(PLACES != 0)] places: Tensor<u32>,
    #[when(PACKED)] cu_seqlens: Tensor<u32>,
    #[when(ROTARY != 0 && !ROTARY_F32)] cos: Tensor<T>,
    #[when(ROTARY != 0 && !ROTARY_F32)] sin: Tensor<T>,
    #[when(ROTARY != 0 && ROTARY_F32)] cos_f32: Tensor<f32>,
    #[when(ROTARY != 0 && ROTARY_F32)] sin_f32: Tensor<f32>,
    #[when(POSITIONS)] positions: Tensor<u32>,
    #[when(QUERIES)] q: Tensor<T>,
    #[when(QUERIES)] q_out: TensorMut<T>,
    kv_rows: u32,
    kv_heads: u32,
    max_new: u32,
    cache_rows: u32,
    capacity: u32,
    #[when(PLACES == 2)] page: u32,
    head_dim: u32,
    #[when(ROTARY != 0)] rotated: u32,
    #[when(ROTARY != 0)] rotary_rows: u32,
    #[when(QUERIES)] q_rows: u32,
    #[when(QUERIES)] heads: u32,
    #[when(QUERIES)] seq_q: u32,
    #[when(QUERIES)] query_step: u32,
) {
    let rotation = match (rotated, rotary_rows) {
        (Some(rotated), Some(positions)) => Some(Rotation {
            cos: Input::of(cos, cos_f32),
            sin: Input::of(sin, sin_f32),
            pairs: if ROTARY == INTERLEAVED {
                RotaryPairs::Interleaved
            } else {
                RotaryPairs::Halves
            },
            rotated,
            positions,
        }),
        _ => None,
    };
    let lists = Lists {
        cache_seqlens,
        cu_seqlens,
        positions,
    };
    let cache = Cache {
        k: cache_k,
        v: cache_v,
        rows: cache_rows,
        capacity,
        places,
        page,
    };
    let lane = thread() % ROW_LANES;
    let rows_a_cta = THREADS / ROW_LANES;
    let row = block_x() * rows_a_cta + thread() / ROW_LANES;
    let add = |row: Reg<u32>| {
        let at = Place::new(
            [row, kv_rows, kv_heads, max_new],
            lane * EIGHT,
            head_dim,
            &lists,
        );
        add_to_cache(&at, [new_k, new_v], &cache, rotation.as_ref());
    };
    match (
        rotation.as_ref(),
        q,
        q_out,
        q_rows,
        heads,
        seq_q,
        query_step,
    ) {
        (Some(rotation), Some(q), Some(out), Some(rows), Some(heads), Some(seq), Some(step)) => {
            let kv_ctas = (kv_rows + (rows_a_cta - 1)) / rows_a_cta;
            if block_x() < kv_ctas {
                add(row);
            } else {
                let row = row - kv_ctas * rows_a_cta;
                let at = Place::new([row, rows, heads, seq], lane * EIGHT, head_dim, &lists);
                rotate_query(&at, step, &q, &out, rotation);
            }
        }
        _ => add(row),
    }
}

/// What is known of each sequence.
#[derive(Clone, Copy, Debug)]
struct Lists {
    /// (batch): how long the sequence in the cache was.
    cache_seqlens: Tensor<u32>,
    /// (batch + 1): where sequences begin in packed tensors.
    cu_seqlens: Option<Tensor<u32>>,
    /// (batch): the position of the first new token, if it is not the length before.
    positions: Option<Tensor<u32>>,
}

/// Where a thread works: on eight elements of a row of new keys or of queries.
#[derive(Clone, Copy, Debug)]
struct Place {
    /// Whether there are such elements.
    exists: Reg<bool>,
    /// The sequence.
    batch: Reg<u32>,
    /// The token of the sequence, counted from the first new one.
    token: Reg<u32>,
    /// The indices of the row in the tensor.
    index: [Reg<u32>; 3],
    /// The first of the eight elements.
    element: Reg<u32>,
    /// How long the sequence in the cache was.
    length: Reg<u32>,
    /// The position of the sequence's first new token.
    first_position: Reg<u32>,
}

impl Place {
    /// Row `row` of `rows`, with `heads` rows a token and `tokens` tokens a sequence, or at most so many.
    #[device]
    fn new(
        [row, rows, heads, tokens]: [Reg<u32>; 4],
        element: Reg<u32>,
        head_dim: Reg<u32>,
        lists: &Lists,
    ) -> Place {
        let row_exists = row < rows;
        let (all_tokens, head) = (row / heads, row % heads);
        let (batch, token) = (all_tokens / tokens, all_tokens % tokens);
        let length = load_if(row_exists, lists.cache_seqlens.at(&[batch]));
        let first_position = match &lists.positions {
            Some(positions) => load_if(row_exists, positions.at(&[batch])),
            None => length,
        };
        let (token_exists, index) = match &lists.cu_seqlens {
            Some(begins) => {
                let begin = load_if(row_exists, begins.at(&[batch]));
                let end = load_if(row_exists, begins.at(&[batch + 1]));
                let exists = row_exists & (begin < end) & (token < end - begin);
                (exists, [Reg::from(0_u32), begin + token, head])
            }
            None => (row_exists, [batch, token, head]),
        };
        Place {
            exists: token_exists & (element < head_dim),
            batch,
            token,
            index,
            element,
            length,
            first_position,
        }
    }
}

/// An element, or 0 where there is none.
#[device]
fn load_if(exists: Reg<bool>, from: Pointer<u32>) -> Reg<u32> {
    if exists {
        from.load(0)
    } else {
        Reg::from(0_u32)
    }
}

/// The cache.
#[derive(Clone, Copy, Debug)]
struct Cache<T> {
    k: TensorInOut<T>,
    v: TensorInOut<T>,
    /// Rows, or pages.
    rows: Reg<u32>,
    /// Keys that a sequence has room for.
    capacity: Reg<u32>,
    /// Rows of the sequences, or with `page` their pages.
    places: Option<Tensor<u32>>,
    /// Keys of a page.
    page: Option<Reg<u32>>,
}

impl<T: RowElement> Cache<T> {
    /// Whether there is room for a sequence's next key but `token`, and its indices in the first two dimensions.
    #[device]
    fn slot(&self, at: &Place) -> (Reg<bool>, [Reg<u32>; 2]) {
        // Subtracted: a length that is no length must not wrap around.
        let fits = at.exists & (at.length < self.capacity) & (at.token < self.capacity - at.length);
        let key = at.length + at.token;
        match (&self.places, self.page) {
            (None, _) => (fits, [at.batch, key]),
            (Some(rows), None) => {
                let row = load_if(fits, rows.at(&[at.batch]));
                (fits & (row < self.rows), [row, key])
            }
            (Some(pages), Some(page)) => {
                let number = load_if(fits, pages.at(&[at.batch, key / page]));
                (fits & (number < self.rows), [number, key % page])
            }
        }
    }
}

/// Eight elements of a new key and of the value beside it.
#[device]
fn add_to_cache<T: RowElement>(
    at: &Place,
    [new_k, new_v]: [Tensor<T>; 2],
    cache: &Cache<T>,
    rotation: Option<&Rotation<T>>,
) {
    let (k, v) = (new_k.at(&at.index), new_v.at(&at.index));
    // Also what is dropped later: loads need not wait until the lists have been read.
    let value = load_eight_if(at.exists, v.offset(at.element));
    let key = match rotation {
        Some(rotation) => {
            let position = [at.first_position, at.token];
            let loaded = rotation.load(at.exists, k, at.element, position);
            rotation.finish(&loaded, at.element)
        }
        None => load_eight_if(at.exists, k.offset(at.element)),
    };
    let (fits, [row, slot]) = cache.slot(at);
    if fits {
        let index = [row, slot, at.index[2]];
        store_words(cache.k.at(&index).offset(at.element), &key);
        store_words(cache.v.at(&index).offset(at.element), &value);
    }
}

/// Eight elements of a query.
#[device]
fn rotate_query<T: RowElement>(
    at: &Place,
    step: Reg<u32>,
    q: &Tensor<T>,
    out: &TensorMut<T>,
    rotation: &Rotation<T>,
) {
    let position = [at.first_position, at.token * step];
    let loaded = rotation.load(at.exists, q.at(&at.index), at.element, position);
    // In place: the other half of a pair may be another thread's.
    warp_sync();
    let words = rotation.finish(&loaded, at.element);
    if at.exists {
        store_words(out.at(&at.index).offset(at.element), &words);
    }
}

/// The gates.
pub mod gates {
    use fa_dsl::target::Arch;

    use super::{AppendConfig, HALVES, NONE, PAGES};
    use crate::rows::RowElement;

    fa_dsl::gates! {
        /// Every gate that a configuration breaks on a target.
        for<T: RowElement> |config: AppendConfig<T>, target| at Arch::Sm80;

        structural gate "lanes": config.row_lanes.is_power_of_two() && config.row_lanes <= 32,
            "ROW_LANES has to be a power of two up to 32: the threads of a row are of one warp",
            [ROW_LANES = config.row_lanes];
        gate "threads": config.threads >= 32
            && config.threads.is_multiple_of(32)
            && config.threads <= target.threads_per_cta,
            "THREADS has to be a multiple of 32",
            [THREADS = config.threads, "most" = target.threads_per_cta];
        gate "places": config.places <= PAGES,
            "PLACES has to be in_order, rows or pages",
            [PLACES = config.places];
        gate "pairs": config.rotary <= HALVES,
            "ROTARY has to be none, interleaved or halves",
            [ROTARY = config.rotary];
        gate "rotary": config.rotary != NONE
            || !(config.rotary_f32 || config.positions || config.queries),
            "without ROTARY there are no tables, no positions, and nothing to do to queries",
            [ROTARY = config.rotary];
    }
}
