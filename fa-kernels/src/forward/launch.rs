//! From tensors to launches: what the kernels of every schedule require is checked here.

use fa_dsl::abi::{Element, Extent};
use half::f16;

use super::options::{Options, Seq};
use super::problem::Variant;
use crate::tensors::{Inputs, Outputs, scale_log2};

/// Keys and values of the heads whose tiles are interleaved stay within this many bytes of L2.
pub(super) const L2_BYTES: u64 = 32 << 20;

/// Tensors or options that the kernel cannot take.
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
    /// Lengths other than those that the kernel was specialised to.
    #[error(
        "the kernel was made for sequences of {expected}, these are {seq_q} queries and {seq_k} keys; use Seq::Dynamic or their own length"
    )]
    Length {
        /// The kernel's.
        expected: u32,
        /// Queries of a sequence.
        seq_q: u64,
        /// Keys of a sequence.
        seq_k: u64,
    },
    /// An option that the configuration was made without, or the other way round.
    #[error(
        "the configuration has {option} = {configured}, the options ask for {asked}: set it to what they ask for"
    )]
    Option {
        /// The const generic.
        option: &'static str,
        /// Its value.
        configured: bool,
        /// What the options need.
        asked: bool,
    },
    /// More tiles than 32-bit indices count.
    #[error("{tiles} tiles of queries, at most {limit}: split the batch")]
    Tiles {
        /// Tiles over all heads and sequences.
        tiles: u64,
        /// The most.
        limit: u64,
    },
    /// Rows too far apart for the kernel's 32-bit arithmetic.
    #[error("the rows of `{tensor}` are {stride} elements apart, at most {limit}")]
    Stride {
        /// The tensor.
        tensor: &'static str,
        /// The distance.
        stride: u64,
        /// The longest.
        limit: u64,
    },
    /// The last dimension is strided.
    #[error("the last dimension of `{tensor}` has stride {stride}; make it contiguous")]
    LastStride {
        /// The tensor.
        tensor: &'static str,
        /// Its stride.
        stride: u64,
    },
    /// Rows that 16-byte accesses cannot reach.
    #[error(
        "the rows of `{tensor}` are not 16-byte aligned: its address and its strides in bytes have to be multiples of 16"
    )]
    Alignment {
        /// The tensor.
        tensor: &'static str,
    },
    /// A scale that softmax has no meaning for.
    #[error("scale {0} is not a finite number of at least 0")]
    Scale(f32),
    /// A cap that tanh has no meaning for.
    #[error("softcap {0} is not a finite number over 0; leave it out for none")]
    Softcap(f32),
}

/// The longest sequence, and the most tiles: indices and sums of three of them fit 32 bits.
pub(super) const MAX_INDEX: u64 = (1 << 30) - 1;

/// The tensors' extents.
pub(super) struct Extents {
    pub(super) q: Extent,
    k: Extent,
    v: Extent,
    pub(super) o: Extent,
    lse: Extent,
}

/// What the kernels of every schedule and type take, checked.
#[derive(Clone, Copy, Debug)]
pub(super) struct Checked {
    pub(super) seq_q: u32,
    pub(super) seq_k: u32,
    pub(super) heads: u32,
    pub(super) group: u32,
    pub(super) batch: u32,
    pub(super) head_dim: u32,
    pub(super) scale_log2: f32,
    pub(super) softcap: Option<f32>,
    pub(super) window_left: Option<u32>,
    pub(super) window_right: Option<u32>,
    /// Whether the kernel reads the lengths.
    pub(super) dynamic: bool,
}

impl Checked {
    /// Keys and values of one KV head.
    pub(super) fn kv_bytes(&self) -> u64 {
        2 * u64::from(self.seq_k) * u64::from(self.head_dim) * f16::BYTES as u64
    }
}

impl Extents {
    /// Of these tensors.
    pub(super) fn of<T>(inputs: &Inputs<'_, T>, outputs: &Outputs<'_, T>) -> Extents {
        Extents {
            q: inputs.q.extent,
            k: inputs.k.extent,
            v: inputs.v.extent,
            o: outputs.o.extent,
            lse: outputs.lse.extent,
        }
    }

    /// Checks tensors and options against a kernel of this variant.
    pub(super) fn check(
        &self,
        variant: &Variant,
        options: &Options,
    ) -> Result<Checked, LaunchError> {
        self.shapes()?;
        let [batch, seq_q, heads, head_dim] = self.q.shape;
        let [_, seq_k, kv_heads, _] = self.k.shape;
        if head_dim > u64::from(variant.head_dim) || !head_dim.is_multiple_of(8) {
            return Err(LaunchError::HeadDim {
                found: head_dim,
                limit: variant.head_dim,
            });
        }
        if !heads.is_multiple_of(kv_heads) {
            return Err(LaunchError::Heads { heads, kv_heads });
        }
        lengths(variant, options, seq_q, seq_k)?;
        for what in [seq_q, seq_k, heads.saturating_mul(batch)] {
            tiles(what)?;
        }
        self.lse_stride()?;
        let scale = options.scale.unwrap_or(1.0 / (head_dim as f32).sqrt());
        let (scale_log2, softcap) = scales(scale, options.softcap)?;
        let limits = options.limits();
        asked("CAUSAL", variant.causal, options.causal)?;
        asked("WINDOW", variant.window, limits.is_some())?;
        asked("SOFTCAP", variant.softcap, softcap.is_some())?;
        let end = |keys: Option<u32>| {
            let longest = MAX_INDEX as u32;
            keys.map_or(longest, |keys| keys.min(longest))
        };
        Ok(Checked {
            seq_q: seq_q as u32,
            seq_k: seq_k as u32,
            heads: heads as u32,
            group: (heads / kv_heads) as u32,
            batch: batch as u32,
            head_dim: head_dim as u32,
            scale_log2,
            softcap,
            window_left: limits.map(|window| end(window.left)),
            window_right: limits
                .filter(|_| !variant.causal)
                .map(|window| end(window.right)),
            dynamic: variant.seq == Seq::Dynamic,
        })
    }

    fn shapes(&self) -> Result<(), LaunchError> {
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
        let of_k = "(batch, seq_k, KV heads, head_dim) with q's batch and head_dim";
        let lse = [batch, heads, seq_q, 1];
        let expected = [
            ("k", &self.k, kv, of_k),
            ("v", &self.v, kv, "the shape of k"),
            ("o", &self.o, self.q.shape, "the shape of q"),
            ("lse", &self.lse, lse, "(batch, heads, seq_q)"),
        ];
        for (tensor, extent, shape, text) in expected {
            if extent.shape != shape {
                return Err(LaunchError::Shape {
                    tensor,
                    found: extent.shape.to_vec(),
                    expected: format!("{text}: {shape:?}"),
                });
            }
        }
        Ok(())
    }

    fn lse_stride(&self) -> Result<(), LaunchError> {
        let (stride, limit) = (self.lse.strides[2], u32::MAX.into());
        if stride > limit {
            return Err(LaunchError::Stride {
                tensor: "lse",
                stride,
                limit,
            });
        }
        Ok(())
    }

    /// What kernels without tensor maps need of q, k, v and o: rows that 16-byte accesses read,
    /// and that 32-bit arithmetic reaches.
    pub(super) fn rows(&self) -> Result<(), LaunchError> {
        let limit = (1 << 31) - 1;
        let tensors = [
            ("q", &self.q),
            ("k", &self.k),
            ("v", &self.v),
            ("o", &self.o),
        ];
        for (tensor, extent) in tensors {
            let [outer @ .., stride] = extent.strides;
            if stride != 1 {
                return Err(LaunchError::LastStride { tensor, stride });
            }
            let bytes = f16::BYTES as u64;
            let misaligned =
                |(stride, size): (&u64, &u64)| *size > 1 && !(stride * bytes).is_multiple_of(16);
            if !extent.address.is_multiple_of(16) || outer.iter().zip(&extent.shape).any(misaligned)
            {
                return Err(LaunchError::Alignment { tensor });
            }
            let stride = extent.strides[1];
            if stride > limit {
                return Err(LaunchError::Stride {
                    tensor,
                    stride,
                    limit,
                });
            }
        }
        Ok(())
    }
}

/// Whether the lengths are those of the kernel, and of the options.
fn lengths(
    variant: &Variant,
    options: &Options,
    seq_q: u64,
    seq_k: u64,
) -> Result<(), LaunchError> {
    for seq in [Some(variant.seq), options.seq] {
        if let Some(Seq::Static(expected)) = seq
            && [seq_q, seq_k] != [u64::from(expected); 2]
        {
            return Err(LaunchError::Length {
                expected,
                seq_q,
                seq_k,
            });
        }
    }
    Ok(())
}

/// `count` as a number of tiles, if indices reach it.
pub(super) fn tiles(count: u64) -> Result<u32, LaunchError> {
    if count > MAX_INDEX {
        return Err(LaunchError::Tiles {
            tiles: count,
            limit: MAX_INDEX,
        });
    }
    Ok(count as u32)
}

/// The factors of the softmax, and of the argument of tanh in base 2: 2·log2 e·scale / cap.
fn scales(scale: f32, cap: Option<f32>) -> Result<(f32, Option<f32>), LaunchError> {
    let plain = scale_log2(scale).ok_or(LaunchError::Scale(scale))?;
    let Some(cap) = cap else {
        return Ok((plain, None));
    };
    let factor = (2.0 * plain / cap).max(f32::MIN_POSITIVE);
    let invalid = LaunchError::Softcap(cap);
    if !(cap > 0.0 && factor.is_finite()) {
        return Err(invalid);
    }
    Ok((scale_log2(cap).ok_or(invalid)?, Some(factor)))
}

fn asked(option: &'static str, configured: bool, asked: bool) -> Result<(), LaunchError> {
    if configured == asked {
        return Ok(());
    }
    Err(LaunchError::Option {
        option,
        configured,
        asked,
    })
}
