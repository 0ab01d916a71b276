//! From tensors to launches of the streaming schedule: every requirement is checked here.

use fa_dsl::abi::{Element, Extent, Swizzle, TensorView, TensorViewMut};
use half::{bf16, f16};

use super::stream::{GROUP_ROWS, StreamBf16Args, StreamBf16Config, StreamF16Args, StreamF16Config};

/// The inputs, as (batch, seq, heads, head_dim).
#[derive(Clone, Copy, Debug)]
pub struct Inputs<'a, T> {
    /// Queries: (batch, seq_q, heads, head_dim).
    pub q: TensorView<'a, T>,
    /// Keys: (batch, seq_k, KV heads, head_dim).
    pub k: TensorView<'a, T>,
    /// Values: (batch, seq_k, KV heads, head_dim).
    pub v: TensorView<'a, T>,
}

/// The outputs.
#[derive(Debug)]
pub struct Outputs<'a, T> {
    /// Output: (batch, seq_q, heads, head_dim).
    pub o: TensorViewMut<'a, T>,
    /// Log-sum-exp of the scaled scores, natural logarithm: (batch, heads, seq_q).
    pub lse: TensorViewMut<'a, f32>,
}

/// A launch that fits its kernel.
#[derive(Debug)]
pub struct Launch<A> {
    /// CTAs.
    pub grid: [u32; 3],
    /// Arguments.
    pub args: A,
}

/// Tensors that the kernel cannot take.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum LaunchError {
    /// A tensor that does not fit the others.
    #[error("`{tensor}` is {found:?}, it has to be {expected}")]
    Shape {
        /// The tensor.
        tensor: &'static str,
        /// Its shape.
        found: Vec<u64>,
        /// The shape that fits.
        expected: String,
    },
    /// A tensor without elements.
    #[error("`{tensor}` has no elements: {found:?}")]
    Empty {
        /// The tensor.
        tensor: &'static str,
        /// Its shape.
        found: Vec<u64>,
    },
    /// A head dimension that the configuration does not reach, or that is no multiple of 8.
    #[error("head_dim {found}: this kernel takes multiples of 8 up to {limit}")]
    HeadDim {
        /// Of `q`.
        found: u64,
        /// Of the configuration.
        limit: u32,
    },
    /// The query heads are no multiple of the KV heads.
    #[error(
        "{heads} query heads cannot share {kv_heads} KV heads: the first has to be a multiple of the second"
    )]
    Heads {
        /// Of `q`.
        heads: u64,
        /// Of `k` and `v`.
        kv_heads: u64,
    },
    /// More tiles than 32-bit indices count.
    #[error("{tiles} tiles of queries, at most {limit}: split the batch")]
    Tiles {
        /// Tiles over all heads and sequences.
        tiles: u64,
        /// The most.
        limit: u64,
    },
    /// Rows of the log-sum-exp too far apart.
    #[error("the rows of `lse` are {stride} elements apart, at most {limit}")]
    Stride {
        /// The distance.
        stride: u64,
        /// The longest.
        limit: u64,
    },
    /// A scale that softmax has no meaning for.
    #[error("scale {0} is not a finite number of at least 0")]
    Scale(f32),
}

/// The longest sequence, and the most tiles: indices and sums of two of them fit 32 bits.
const MAX_INDEX: u64 = (1 << 30) - 1;

/// Keys and values of the heads whose tiles are interleaved stay within this many bytes of L2.
const L2_BYTES: u64 = 32 << 20;

/// From this many keys on a tile does so much work for each key that it loads that re-reading
/// them from memory costs less than the imbalance of shorter sections.
const LONG: u64 = 2048;

/// What the kernels of both types need, checked.
struct Checked {
    grid: [u32; 3],
    scale_log2: f32,
    seq_q: u32,
    seq_k: u32,
    heads: u32,
    group: u32,
    batch: u32,
    section: u32,
}

struct Extents {
    q: Extent,
    k: Extent,
    v: Extent,
    o: Extent,
    lse: Extent,
}

impl Extents {
    fn check(
        &self,
        schedule: &super::stream::Schedule,
        scale: Option<f32>,
        multiprocessors: u32,
    ) -> Result<Checked, LaunchError> {
        let [batch, seq_q, heads, head_dim] = self.q.shape;
        let [_, seq_k, kv_heads, _] = self.k.shape;
        for (tensor, extent) in [("q", &self.q), ("k", &self.k)] {
            if extent.shape.contains(&0) {
                return Err(LaunchError::Empty {
                    tensor,
                    found: extent.shape.to_vec(),
                });
            }
        }
        let kv = [batch, seq_k, kv_heads, head_dim];
        let expected = [
            (
                "k",
                &self.k,
                kv,
                "(batch, seq_k, KV heads, head_dim) with q's batch and head_dim",
            ),
            ("v", &self.v, kv, "the shape of k"),
            ("o", &self.o, self.q.shape, "the shape of q"),
            (
                "lse",
                &self.lse,
                [batch, heads, seq_q, 1],
                "(batch, heads, seq_q)",
            ),
        ];
        for (tensor, extent, shape, text) in expected {
            if extent.shape != shape {
                let expected = format!("{text}: {shape:?}");
                return Err(LaunchError::Shape {
                    tensor,
                    found: extent.shape.to_vec(),
                    expected,
                });
            }
        }
        if head_dim > u64::from(schedule.head_dim) || !head_dim.is_multiple_of(8) {
            return Err(LaunchError::HeadDim {
                found: head_dim,
                limit: schedule.head_dim,
            });
        }
        if !heads.is_multiple_of(kv_heads) {
            return Err(LaunchError::Heads { heads, kv_heads });
        }
        let per_head = seq_q.div_ceil(schedule.block_m().into());
        let tiles = per_head.saturating_mul(heads).saturating_mul(batch);
        if tiles.max(seq_q).max(seq_k) > MAX_INDEX {
            return Err(LaunchError::Tiles {
                tiles: tiles.max(seq_q).max(seq_k),
                limit: MAX_INDEX,
            });
        }
        let stride = self.lse.strides[2];
        if stride > u32::MAX.into() {
            return Err(LaunchError::Stride {
                stride,
                limit: u32::MAX.into(),
            });
        }
        let kv_bytes = 2 * seq_k * head_dim * f16::BYTES as u64;
        let all = heads * batch;
        let section = if seq_k >= LONG {
            all
        } else {
            (L2_BYTES / kv_bytes).clamp(1, all)
        };
        Ok(Checked {
            grid: [(tiles as u32).min(multiprocessors.max(1)), 1, 1],
            scale_log2: scale_log2(scale.unwrap_or(1.0 / (head_dim as f32).sqrt()))?,
            seq_q: seq_q as u32,
            seq_k: seq_k as u32,
            heads: heads as u32,
            group: (heads / kv_heads) as u32,
            batch: batch as u32,
            section: section as u32,
        })
    }
}

/// scale·log2 e; 0 becomes the smallest positive number, which −∞ may be multiplied by.
fn scale_log2(scale: f32) -> Result<f32, LaunchError> {
    if !scale.is_finite() || scale < 0.0 {
        return Err(LaunchError::Scale(scale));
    }
    Ok((scale * std::f32::consts::LOG2_E).max(f32::MIN_POSITIVE))
}

macro_rules! launch {
    ($config:ident, $args:ident, $element:ty) => {
        impl $config {
            /// Checks the tensors and makes the launch on a GPU of `multiprocessors`. `scale` is
            /// 1/√head_dim unless given. Strides and alignment are checked when it is launched.
            ///
            /// # Errors
            /// What does not fit, see [`LaunchError`].
            pub fn launch<'a>(
                &self,
                inputs: Inputs<'a, $element>,
                outputs: Outputs<'a, $element>,
                scale: Option<f32>,
                multiprocessors: u32,
            ) -> Result<Launch<$args<'a>>, LaunchError> {
                let Inputs { q, k, v } = inputs;
                let Outputs { o, lse } = outputs;
                let extents = Extents {
                    q: q.extent,
                    k: k.extent,
                    v: v.extent,
                    o: o.extent,
                    lse: lse.extent,
                };
                let checked = extents.check(&self.schedule(), scale, multiprocessors)?;
                let kv_box = [1, self.block_n, 1, 64];
                let args = $args {
                    q: q.map([1, GROUP_ROWS, 1, 64], Swizzle::B128),
                    k: k.map(kv_box, Swizzle::B128),
                    v: v.map(kv_box, Swizzle::B128),
                    o: o.map([1, 16, 1, 64], Swizzle::B128),
                    lse,
                    scale_log2: checked.scale_log2,
                    seq_q: checked.seq_q,
                    seq_k: checked.seq_k,
                    heads: checked.heads,
                    group: checked.group,
                    batch: checked.batch,
                    section: checked.section,
                };
                Ok(Launch {
                    grid: checked.grid,
                    args,
                })
            }
        }
    };
}
launch!(StreamF16Config, StreamF16Args, f16);
launch!(StreamBf16Config, StreamBf16Args, bf16);
