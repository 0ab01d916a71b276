//! From tensors to launches of the kernel that adds to a cache.

use std::marker::PhantomData;

use fa_dsl::abi::{Extent, MAX_RANK, TensorView, TensorViewMut};

use super::append::{AppendArgs, AppendConfig, HALVES, IN_ORDER, INTERLEAVED, NONE, PAGES, ROWS};
use super::rotary::RotaryPairs;
use crate::attention::LaunchError;
use crate::attention::launch::{MAX_INDEX, NO_SEQUENCE, check_rows, expect_shape, index};
use crate::chosen::Chosen;
use crate::rows::{EIGHT, MAX_HEAD_DIM, Operand, RowElement};

/// Threads of a CTA.
const THREADS: u32 = 128;

/// Where the sequences of a batch lie in a cache.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum CachePlaces {
    /// Sequence b in row b of a cache (rows, capacity, KV heads, head_dim).
    InOrder,
    /// Sequence b in the row that the list (batch) says.
    Rows(Extent),
    /// Sequence b in the pages that row b of the table (batch, most pages) lists, of a cache (pages, page, KV heads, head_dim).
    Pages(Extent),
}

/// Sequences that lie one after the other, in tensors (1, all tokens, heads, head_dim).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PackedTokens {
    /// (batch + 1), ascending from 0 to the number of all tokens.
    pub cu_seqlens: Extent,
    /// At least as many as the longest sequence has; those past it are left out, as are those past the capacity of the cache.
    pub max_len: usize,
}

/// What rotates keys and queries.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RotaryTables {
    /// (positions, rot/2), of the tensors' type or float32.
    pub cos: Operand,
    /// The same shape and type.
    pub sin: Operand,
    /// Which elements are a pair.
    pub pairs: RotaryPairs,
    /// (batch): the position of each sequence's first new token, if it is not the length of the cache.
    pub positions: Option<Extent>,
    /// Queries that are rotated too.
    pub queries: Option<Queries>,
}

/// Queries that are rotated.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Queries {
    /// (batch, seq_q, heads, head_dim).
    pub q: Extent,
    /// The same shape; it may be the same tensor.
    pub out: Extent,
    /// Whether query i is at position i from the first new token on; all are at the first one's otherwise.
    pub each_at_its_position: bool,
}

/// What is added to a cache, and where. Lists have elements of 32 bits.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Addition {
    /// (batch, new tokens, KV heads, head_dim).
    pub new_k: Extent,
    /// The same shape.
    pub new_v: Extent,
    /// (rows, capacity, KV heads, head_dim), or pages.
    pub cache_k: Extent,
    /// The same shape.
    pub cache_v: Extent,
    /// (batch): how long each sequence is before.
    pub cache_seqlens: Extent,
    /// Where the sequences lie.
    pub places: CachePlaces,
    /// Where new tokens and queries lie, if they are packed.
    pub packed: Option<PackedTokens>,
    /// What rotates them.
    pub rotary: Option<RotaryTables>,
}

/// The sizes of an addition.
struct Sizes {
    batch: u64,
    /// Tokens of a sequence, at most.
    max_new: u64,
    kv_heads: u64,
    head_dim: u64,
    /// Keys that a sequence has room for.
    capacity: u64,
}

impl Addition {
    /// Checks the tensors, which are of elements `T`, and makes the launch.
    ///
    /// # Errors
    /// What does not fit, see [`LaunchError`].
    pub fn launch<'a, T: RowElement>(&self) -> Result<Chosen<'a>, LaunchError> {
        let sizes = self.sizes()?;
        self.check_cache(&sizes)?;
        let rotated = match &self.rotary {
            Some(rotary) => rotary.check(&sizes)?,
            None => 0,
        };
        let queries = self.rotary.as_ref().and_then(|rotary| rotary.queries);
        if let Some(queries) = &queries {
            self.check_queries(queries, &sizes)?;
        }
        self.arguments::<T>(&sizes, rotated, queries.as_ref())
    }

    /// The sizes that the new keys and the lists say.
    fn sizes(&self) -> Result<Sizes, LaunchError> {
        let shape @ [mut batch, mut max_new, kv_heads, head_dim] = self.new_k.shape;
        if shape.contains(&0) {
            let found = shape.to_vec();
            let tensor = "new_k";
            return Err(LaunchError::Empty { tensor, found });
        }
        if head_dim > MAX_HEAD_DIM.into() || !head_dim.is_multiple_of(EIGHT.into()) {
            return Err(LaunchError::HeadDim {
                found: head_dim,
                limit: MAX_HEAD_DIM,
            });
        }
        if let Some(packed) = &self.packed {
            let one = [1, max_new, kv_heads, head_dim];
            let text = "(1, all tokens, KV heads, head_dim), because its sequences are packed";
            expect_shape("new_k", &self.new_k, one, text)?;
            batch = packed.cu_seqlens.shape[0].saturating_sub(1);
            list("cu_seqlens", &packed.cu_seqlens, batch + 1, "(batch + 1)")?;
            if batch == 0 {
                return Err(LaunchError::OptionValue {
                    option: "packed",
                    reason: NO_SEQUENCE.to_owned(),
                });
            }
            // No sequence has more than there are.
            max_new = max_new.min(packed.max_len as u64);
        }
        list("cache_seqlens", &self.cache_seqlens, batch, "(batch)")?;
        let capacity = match &self.places {
            CachePlaces::InOrder | CachePlaces::Rows(_) => self.cache_k.shape[1],
            CachePlaces::Pages(table) => self.cache_k.shape[1].saturating_mul(table.shape[1]),
        };
        Ok(Sizes {
            batch,
            max_new,
            kv_heads,
            head_dim,
            capacity,
        })
    }

    /// Whether the cache takes the new keys and values, as far as the host knows.
    fn check_cache(&self, sizes: &Sizes) -> Result<(), LaunchError> {
        let Sizes {
            batch,
            kv_heads,
            head_dim,
            capacity,
            ..
        } = *sizes;
        let [rows, keys, ..] = self.cache_k.shape;
        let shape = [rows, keys, kv_heads, head_dim];
        let text = "(rows or pages, keys, KV heads, head_dim) with the heads of new_k";
        expect_shape("cache_k", &self.cache_k, shape, text)?;
        expect_shape("cache_v", &self.cache_v, shape, "the shape of cache_k")?;
        let new = self.new_k.shape;
        expect_shape("new_v", &self.new_v, new, "the shape of new_k")?;
        if shape.contains(&0) {
            let found = shape.to_vec();
            let tensor = "cache_k";
            return Err(LaunchError::Empty { tensor, found });
        }
        let tensors = [
            ("new_k", &self.new_k),
            ("new_v", &self.new_v),
            ("cache_k", &self.cache_k),
            ("cache_v", &self.cache_v),
        ];
        for (tensor, extent) in tensors {
            check_rows(tensor, extent, MAX_RANK)?;
        }
        match &self.places {
            CachePlaces::InOrder if rows < batch => {
                let shape = [batch, keys, kv_heads, head_dim];
                let text = "a row for every sequence, or a list of their rows";
                expect_shape("cache_k", &self.cache_k, shape, text)?;
            }
            CachePlaces::InOrder => {}
            CachePlaces::Rows(rows) => list("rows", rows, batch, "(batch)")?,
            CachePlaces::Pages(table) => {
                let shape = [batch, table.shape[1], 1, 1];
                expect_shape("block_table", table, shape, "(batch, most pages)")?;
            }
        }
        // How many the sequences of a list have only the device knows.
        if self.packed.is_none() && sizes.max_new > capacity {
            let reason = format!(
                "{} new keys, where a sequence has room for {capacity}",
                sizes.max_new
            );
            return Err(LaunchError::OptionValue {
                option: "new_k",
                reason,
            });
        }
        index("keys of a sequence", capacity)?;
        index("rows or pages of a cache", rows).map(|_| ())
    }

    /// Whether the queries fit the keys that are added.
    fn check_queries(&self, queries: &Queries, sizes: &Sizes) -> Result<(), LaunchError> {
        let [_, seq_q, heads, _] = queries.q.shape;
        let batch = match &self.packed {
            Some(_) => 1,
            None => sizes.batch,
        };
        let seq_q = match &self.packed {
            Some(_) => self.new_k.shape[1],
            None => seq_q,
        };
        let shape = [batch, seq_q, heads, sizes.head_dim];
        let text = match &self.packed {
            Some(_) => "(1, all tokens, heads, head_dim), as many as new keys",
            None => "(batch, seq_q, heads, head_dim) with the batch and head_dim of new_k",
        };
        expect_shape("q", &queries.q, shape, text)?;
        expect_shape("q_out", &queries.out, shape, "the shape of q")?;
        if shape.contains(&0) {
            let found = shape.to_vec();
            return Err(LaunchError::Empty { tensor: "q", found });
        }
        if !heads.is_multiple_of(sizes.kv_heads) {
            let kv_heads = sizes.kv_heads;
            return Err(LaunchError::Heads { heads, kv_heads });
        }
        check_rows("q", &queries.q, MAX_RANK)?;
        check_rows("q_out", &queries.out, MAX_RANK)
    }

    /// The launch of what was checked.
    fn arguments<'a, T: RowElement>(
        &self,
        sizes: &Sizes,
        rotated: u64,
        queries: Option<&Queries>,
    ) -> Result<Chosen<'a>, LaunchError> {
        let row_lanes = (sizes.head_dim as u32 / EIGHT).next_power_of_two();
        let config = self.config::<T>(row_lanes);
        // Those that there is no room for are left out.
        let max_new = sizes.max_new.min(sizes.capacity);
        let kv_rows = rows([sizes.batch, max_new, sizes.kv_heads])?;
        let seq_q = queries.map(|queries| match &self.packed {
            Some(_) => sizes.max_new,
            None => queries.q.shape[1],
        });
        let q_rows = match (queries, seq_q) {
            (Some(queries), Some(seq_q)) => Some(rows([sizes.batch, seq_q, queries.q.shape[2]])?),
            _ => None,
        };
        let tables = self.rotary.as_ref();
        let (cos, cos_f32) = tables.map_or((None, None), |it| it.cos.views());
        let (sin, sin_f32) = tables.map_or((None, None), |it| it.sin.views());
        let read = TensorView::from_extent;
        let args = AppendArgs::<T> {
            new_k: TensorView::from_extent(self.new_k),
            new_v: TensorView::from_extent(self.new_v),
            cache_k: TensorViewMut::from_extent(self.cache_k),
            cache_v: TensorViewMut::from_extent(self.cache_v),
            cache_seqlens: read(self.cache_seqlens),
            places: self.places.list().map(read),
            cu_seqlens: self.packed.map(|packed| read(packed.cu_seqlens)),
            cos,
            sin,
            cos_f32,
            sin_f32,
            positions: tables.and_then(|it| it.positions).map(read),
            q: queries.map(|queries| TensorView::from_extent(queries.q)),
            q_out: queries.map(|queries| TensorViewMut::from_extent(queries.out)),
            kv_rows,
            kv_heads: sizes.kv_heads as u32,
            max_new: max_new as u32,
            cache_rows: self.cache_k.shape[0] as u32,
            capacity: sizes.capacity as u32,
            page: matches!(self.places, CachePlaces::Pages(_))
                .then_some(self.cache_k.shape[1] as u32),
            head_dim: sizes.head_dim as u32,
            rotated: tables.map(|_| rotated as u32),
            rotary_rows: tables.map(|it| it.cos.extent.shape[0].min(MAX_INDEX) as u32),
            q_rows,
            heads: queries.map(|queries| queries.q.shape[2] as u32),
            seq_q: seq_q.map(|seq_q| seq_q as u32),
            query_step: queries.map(|queries| queries.each_at_its_position.into()),
        };
        let rows_a_cta = THREADS / row_lanes;
        let ctas = kv_rows.div_ceil(rows_a_cta) + q_rows.unwrap_or(0).div_ceil(rows_a_cta);
        Ok(Chosen::new(&config, ctas, &args))
    }

    fn config<T: RowElement>(&self, row_lanes: u32) -> AppendConfig<T> {
        AppendConfig {
            threads: THREADS,
            row_lanes,
            places: match self.places {
                CachePlaces::InOrder => IN_ORDER,
                CachePlaces::Rows(_) => ROWS,
                CachePlaces::Pages(_) => PAGES,
            },
            packed: self.packed.is_some(),
            rotary: match self.rotary.map(|rotary| rotary.pairs) {
                None => NONE,
                Some(RotaryPairs::Interleaved) => INTERLEAVED,
                Some(RotaryPairs::Halves) => HALVES,
            },
            rotary_f32: self.rotary.is_some_and(|it| it.cos.is_wide::<T>()),
            positions: self.rotary.is_some_and(|it| it.positions.is_some()),
            queries: self.rotary.is_some_and(|it| it.queries.is_some()),
            element: PhantomData,
        }
    }
}

impl CachePlaces {
    /// The list or table, if there is one.
    fn list(&self) -> Option<Extent> {
        match self {
            CachePlaces::InOrder => None,
            CachePlaces::Rows(list) | CachePlaces::Pages(list) => Some(*list),
        }
    }
}

impl RotaryTables {
    /// Checks the tables; gives how many elements of a head they rotate.
    fn check(&self, sizes: &Sizes) -> Result<u64, LaunchError> {
        let [positions, half, ..] = self.cos.extent.shape;
        let shape = [positions, half, 1, 1];
        expect_shape("cos", &self.cos.extent, shape, "(positions, rot/2)")?;
        expect_shape("sin", &self.sin.extent, shape, "the shape of cos")?;
        if shape.contains(&0) {
            let found = shape.to_vec();
            let tensor = "cos";
            return Err(LaunchError::Empty { tensor, found });
        }
        let rotated = 2 * half;
        if !rotated.is_multiple_of(16) || rotated > sizes.head_dim {
            let reason = format!(
                "its tables rotate {rotated} elements of a head: it has to be a multiple of 16, at most {}",
                sizes.head_dim
            );
            return Err(LaunchError::OptionValue {
                option: "rotary",
                reason,
            });
        }
        check_rows("cos", &self.cos.extent, 2)?;
        check_rows("sin", &self.sin.extent, 2)?;
        if let Some(list_of_positions) = &self.positions {
            list("positions", list_of_positions, sizes.batch, "(batch)")?;
        }
        Ok(rotated)
    }
}

/// Whether a tensor is a list of so many.
fn list(tensor: &'static str, extent: &Extent, count: u64, text: &str) -> Result<(), LaunchError> {
    expect_shape(tensor, extent, [count, 1, 1, 1], text)
}

/// As many as the product of the sizes.
fn rows(sizes: [u64; 3]) -> Result<u32, LaunchError> {
    let all = sizes.into_iter().fold(1, u64::saturating_mul);
    index("rows of new keys or of queries", all)
}
