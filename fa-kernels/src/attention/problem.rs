//! A problem of attention, as the host describes it: sizes, element type, tensors and options.

use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use fa_dsl::abi::{Element, Extent, MAX_RANK, TensorView, TensorViewMut};
use serde::{Deserialize, Serialize};

use super::launch::{LaunchError, NO_SEQUENCE};
use super::options::Options;

/// The sizes of a problem. Tensors are (batch, seq, heads, head_dim).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Shape {
    /// Sequences.
    pub batch: usize,
    /// Queries of a sequence.
    pub seq_q: usize,
    /// Keys of a sequence.
    pub seq_k: usize,
    /// Query heads.
    pub heads: usize,
    /// KV heads, a divisor of the query heads.
    pub kv_heads: usize,
    /// Elements of a head.
    pub head_dim: usize,
}

impl Shape {
    /// As many keys as queries, and a KV head for each query head.
    pub const fn square(batch: usize, seq: usize, heads: usize, head_dim: usize) -> Shape {
        Shape {
            batch,
            seq_q: seq,
            seq_k: seq,
            heads,
            kv_heads: heads,
            head_dim,
        }
    }

    /// (batch, seq_q, heads, head_dim), of the queries and the output.
    pub fn q(&self) -> [u64; 4] {
        [self.batch, self.seq_q, self.heads, self.head_dim].map(|size| size as u64)
    }

    /// (batch, seq_k, KV heads, head_dim), of the keys and the values.
    pub fn kv(&self) -> [u64; 4] {
        [self.batch, self.seq_k, self.kv_heads, self.head_dim].map(|size| size as u64)
    }

    /// (batch, heads, seq_q), of the log-sum-exp.
    pub fn lse(&self) -> [u64; 3] {
        [self.batch, self.heads, self.seq_q].map(|size| size as u64)
    }

    /// Elements of the queries, and of the output.
    pub fn q_len(&self) -> usize {
        self.batch * self.seq_q * self.heads * self.head_dim
    }

    /// Elements of the keys, and of the values.
    pub fn kv_len(&self) -> usize {
        self.batch * self.seq_k * self.kv_heads * self.head_dim
    }

    /// Elements of the log-sum-exp.
    pub fn lse_len(&self) -> usize {
        self.batch * self.heads * self.seq_q
    }

    /// Query heads that share a KV head; 1 if their numbers do not divide.
    pub fn group(&self) -> usize {
        self.heads.checked_div(self.kv_heads).unwrap_or(1).max(1)
    }

    /// Query heads of all sequences.
    pub fn all_heads(&self) -> usize {
        self.batch.saturating_mul(self.heads)
    }

    /// Floating-point operations of a forward pass: 4·B·H·Sq·Sk·D, half of it when causal.
    pub fn forward_flop(&self, causal: bool) -> f64 {
        let all = 4.0
            * (self.batch * self.heads) as f64
            * (self.seq_q * self.seq_k) as f64
            * self.head_dim as f64;
        if causal { all / 2.0 } else { all }
    }
}

/// The element type of q, k, v and o.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Dtype {
    /// float16.
    #[default]
    F16,
    /// bfloat16.
    Bf16,
}

impl Dtype {
    /// Both.
    pub const ALL: [Dtype; 2] = [Dtype::F16, Dtype::Bf16];

    /// `f16` or `bf16`.
    pub const fn name(self) -> &'static str {
        match self {
            Dtype::F16 => <half::f16 as Element>::NAME,
            Dtype::Bf16 => <half::bf16 as Element>::NAME,
        }
    }

    /// Size of an element.
    pub const fn bytes(self) -> usize {
        match self {
            Dtype::F16 => <half::f16 as Element>::BYTES,
            Dtype::Bf16 => <half::bf16 as Element>::BYTES,
        }
    }

    /// Of an element type that attention takes: float16 or bfloat16.
    pub fn of<T: Element>() -> Option<Dtype> {
        Dtype::ALL.into_iter().find(|dtype| dtype.name() == T::NAME)
    }
}

impl fmt::Display for Dtype {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text is no element type that attention takes.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown element type `{0}`: use f16 or bf16")]
pub struct UnknownDtype(pub String);

impl FromStr for Dtype {
    type Err = UnknownDtype;

    fn from_str(text: &str) -> Result<Dtype, UnknownDtype> {
        Dtype::ALL
            .into_iter()
            .find(|dtype| dtype.name() == text)
            .ok_or_else(|| UnknownDtype(text.to_owned()))
    }
}

/// Where the tensors of a problem lie, which are borrowed for `'a`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tensors<'a> {
    /// Queries: (batch, seq_q, heads, head_dim).
    pub q: Extent,
    /// Keys: (batch, seq_k, KV heads, head_dim).
    pub k: Extent,
    /// Values: (batch, seq_k, KV heads, head_dim).
    pub v: Extent,
    /// Output: (batch, seq_q, heads, head_dim).
    pub o: Extent,
    /// Log-sum-exp of the scores that softmax takes, natural logarithm, float32: (batch, heads, seq_q).
    /// It is not written unless asked for.
    pub lse: Option<Extent>,
    /// Addresses of the memory that CTAs pass results on in: what holds anything, and counters. Nothing stands behind them
    /// unless [`Self::with_workspace`] has said so.
    workspace: [u64; 2],
    borrow: PhantomData<&'a ()>,
}

/// What is computed: softmax(mask(scores)) V of tensors with these sizes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Problem<'a> {
    /// The element type.
    pub dtype: Dtype,
    /// The sizes.
    pub shape: Shape,
    /// What is done to scores, which keys a query sees, and what joins the softmax.
    pub options: Options<'a>,
    /// Whether the log-sum-exp is written.
    pub lse: bool,
}

impl<'a> Problem<'a> {
    /// The problem that these tensors and options describe.
    ///
    /// # Errors
    /// When the tensors' shapes do not fit each other.
    pub fn of(
        dtype: Dtype,
        tensors: &Tensors<'_>,
        options: &Options<'a>,
    ) -> Result<Problem<'a>, LaunchError> {
        tensors.check_shapes(options)?;
        let [mut batch, mut seq_q, heads, head_dim] = tensors.q.shape.map(|size| size as usize);
        let [_, mut seq_k, kv_heads, _] = tensors.k.shape.map(|size| size as usize);
        if let Some(packed) = options.packed {
            batch = (packed.cu_seqlens_q.extent.shape[0] as usize).saturating_sub(1);
            seq_q = packed.max_seq_q;
            if packed.cu_seqlens_k.is_some() {
                // Kernels are for sequences of a key at least.
                let least = usize::from(seq_k == 0);
                seq_k = packed.max_seq_k.max(least);
            }
        }
        if options.packed.is_some() && batch == 0 {
            return Err(LaunchError::OptionValue {
                option: "packed",
                reason: NO_SEQUENCE.to_owned(),
            });
        }
        tensors.check_cache(options, batch)?;
        if let Some(paged) = options.paged {
            seq_k = paged.max_seq_k;
        }
        let shape = Shape {
            batch,
            seq_q,
            seq_k,
            heads,
            kv_heads,
            head_dim,
        };
        if !heads.is_multiple_of(kv_heads) {
            let (heads, kv_heads) = (heads as u64, kv_heads as u64);
            return Err(LaunchError::Heads { heads, kv_heads });
        }
        Ok(Problem {
            dtype,
            shape,
            options: options.simplified(seq_q, seq_k),
            lse: tensors.lse.is_some(),
        })
    }
}

impl<'a> Tensors<'a> {
    /// Of these views: `[q, k, v]`, the output, and the log-sum-exp if it is wanted.
    pub fn new<T: Element>(
        [q, k, v]: [TensorView<'a, T>; 3],
        o: TensorViewMut<'a, T>,
        lse: Option<TensorViewMut<'a, f32>>,
    ) -> Tensors<'a> {
        let inputs = [q.extent, k.extent, v.extent];
        Tensors::from_extents(inputs, o.extent, lse.map(|lse| lse.extent))
    }

    /// Of views whose elements are known to be the problem's, borrowed for `'a`.
    pub fn from_extents([q, k, v]: [Extent; 3], o: Extent, lse: Option<Extent>) -> Tensors<'a> {
        Tensors {
            q,
            k,
            v,
            o,
            lse,
            workspace: [8 << 40, 9 << 40],
            borrow: PhantomData,
        }
    }

    /// The same with the addresses of a workspace: of what holds anything, and of counters.
    #[must_use]
    pub fn with_workspace(self, workspace: [u64; 2]) -> Tensors<'a> {
        Tensors { workspace, ..self }
    }

    /// Memory that CTAs leave float32 results in, as a tensor of these sizes.
    pub(crate) fn scratch(&self, shape: &[u64]) -> TensorViewMut<'a, f32> {
        TensorViewMut::from_extent(contiguous_extent(
            self.workspace[0],
            shape,
            f32::BYTES as u64,
        ))
    }

    /// So many counters.
    pub(crate) fn counters(&self, count: u64) -> TensorViewMut<'a, u32> {
        TensorViewMut::from_extent(contiguous_extent(
            self.workspace[1],
            &[count],
            u32::BYTES as u64,
        ))
    }

    /// Contiguous tensors that no memory stands behind, for plans that are not run.
    pub fn unallocated(shape: &Shape, dtype: Dtype, lse: bool) -> Tensors<'static> {
        let bytes = dtype.bytes() as u64;
        Tensors {
            q: unallocated(1, &shape.q(), bytes),
            k: unallocated(2, &shape.kv(), bytes),
            v: unallocated(3, &shape.kv(), bytes),
            o: unallocated(4, &shape.q(), bytes),
            lse: lse.then(|| unallocated(5, &shape.lse(), f32::BYTES as u64)),
            workspace: [8 << 40, 9 << 40],
            borrow: PhantomData,
        }
    }

    /// A cache without a list of its rows has one for each sequence.
    fn check_cache(&self, options: &Options<'_>, batch: usize) -> Result<(), LaunchError> {
        let rows = self.k.shape[0];
        let in_order = options.keys_in_rows() && options.cache_batch_idx.is_none();
        match in_order && options.paged.is_none() && rows != batch as u64 {
            true => Err(LaunchError::Shape {
                tensor: "k",
                found: self.k.shape.to_vec(),
                expected: format!("(batch, seq_k, KV heads, head_dim) with batch {batch}"),
            }),
            false => Ok(()),
        }
    }

    /// The same with a row of q's memory in the place of keys and values, where packed sequences have none. No kernel reads it, but tensor
    /// maps have to begin where there is memory.
    pub(crate) fn with_some_keys(self) -> Tensors<'a> {
        let [batch, _, _, head_dim] = self.q.shape;
        let row = Extent {
            shape: [batch, 1, self.k.shape[2], head_dim],
            ..self.q
        };
        Tensors {
            k: row,
            v: row,
            ..self
        }
    }

    /// The shapes fit each other, and nothing is empty but packed keys. Packed tensors have one row after the other; a cache has rows or
    /// pages of its own.
    fn check_shapes(&self, options: &Options<'_>) -> Result<(), LaunchError> {
        let packed = options.packed.is_some();
        let [batch, seq_q, heads, head_dim] = self.q.shape;
        let [_, seq_k, kv_heads, _] = self.k.shape;
        if packed && batch != 1 {
            return Err(LaunchError::Shape {
                tensor: "q",
                found: self.q.shape.to_vec(),
                expected: "(1, all queries, heads, head_dim), because its sequences are packed"
                    .to_owned(),
            });
        }
        let packed_keys = options.packed.is_some_and(|it| it.cu_seqlens_k.is_some());
        for (tensor, extent, may_have_no_row) in
            [("q", &self.q, false), ("k", &self.k, packed_keys)]
        {
            let mut sizes = extent.shape;
            if may_have_no_row {
                sizes[1] = sizes[1].max(1);
            }
            if sizes.contains(&0) {
                let found = extent.shape.to_vec();
                return Err(LaunchError::Empty { tensor, found });
            }
        }
        let (rows, keys, of_k) = if let Some(paged) = &options.paged {
            let of_pages =
                "(pages, page, KV heads, head_dim) with q's head_dim and pages of so many keys";
            (self.k.shape[0], paged.page as u64, of_pages)
        } else if options.keys_in_rows() {
            let of_rows = "(rows, seq_k, KV heads, head_dim) with q's head_dim";
            (self.k.shape[0], seq_k, of_rows)
        } else {
            let of_batch = "(batch, seq_k, KV heads, head_dim) with q's batch and head_dim";
            (batch, seq_k, of_batch)
        };
        let kv = [rows, keys, kv_heads, head_dim];
        let lse = [batch, heads, seq_q, 1];
        let expected = [
            ("k", Some(&self.k), kv, of_k),
            ("v", Some(&self.v), kv, "the shape of k"),
            ("o", Some(&self.o), self.q.shape, "the shape of q"),
            ("lse", self.lse.as_ref(), lse, "(batch, heads, seq_q)"),
        ];
        for (tensor, extent, shape, text) in expected {
            if let Some(extent) = extent.filter(|extent| extent.shape != shape) {
                return Err(LaunchError::Shape {
                    tensor,
                    found: extent.shape.to_vec(),
                    expected: format!("{text}: {shape:?}"),
                });
            }
        }
        Ok(())
    }
}

impl Options<'_> {
    /// The contiguous tensor `name` of these sizes that no memory stands behind, for plans that are not run.
    pub fn unallocated_tensor(name: &str, shape: &[u64]) -> TensorView<'static, f32> {
        let number = Options::TENSORS.iter().position(|it| *it == name);
        let number = number.unwrap_or_default() as u64 + 6;
        TensorView::from_extent(unallocated(number, shape, f32::BYTES as u64))
    }

    /// A contiguous list or table of whole numbers that no memory stands behind, for plans that are not run.
    pub fn unallocated_list(shape: &[u64]) -> TensorView<'static, u32> {
        TensorView::from_extent(unallocated(10, shape, u32::BYTES as u64))
    }
}

/// Tensor `number` of a problem, far from the others, so that they do not overlap.
fn unallocated(number: u64, shape: &[u64], element_bytes: u64) -> Extent {
    contiguous_extent(number << 40, shape, element_bytes)
}

fn contiguous_extent(address: u64, shape: &[u64], element_bytes: u64) -> Extent {
    let mut sizes = [1; MAX_RANK];
    sizes[..shape.len()].copy_from_slice(shape);
    Extent {
        address,
        shape: sizes,
        strides: contiguous(shape),
        element_bytes,
    }
}

/// Distances between neighbours where there are no gaps; 0 past the tensor's rank.
fn contiguous(shape: &[u64]) -> [u64; MAX_RANK] {
    let mut strides = [0; MAX_RANK];
    let mut distance = 1;
    for (stride, size) in strides[..shape.len()].iter_mut().zip(shape).rev() {
        *stride = distance;
        distance *= size;
    }
    strides
}
