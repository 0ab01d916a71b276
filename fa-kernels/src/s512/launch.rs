//! From tensors to a launch: every requirement of the kernel is checked here.

use fa_dsl::abi::{Element, Extent};
use half::f16;

use super::{FaS512Args, FaS512Config, HEAD_DIM, SEQ};
use crate::tensors::{self, scale_log2};

/// The inputs, as (batch, 512, heads, 64).
pub type Inputs<'a> = tensors::Inputs<'a, f16>;

/// The outputs.
pub type Outputs<'a> = tensors::Outputs<'a, f16>;

/// A launch that fits its kernel.
pub type Launch<'a> = tensors::Launch<FaS512Args<'a>>;

/// Tensors that the kernel cannot take.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum LaunchError {
    /// A dimension has the wrong size.
    #[error("`{tensor}` is {found:?}, FaS512 takes {expected}")]
    Shape {
        /// The tensor.
        tensor: &'static str,
        /// Its shape.
        found: Vec<u64>,
        /// The shape that fits.
        expected: String,
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
    /// A stride too long for the kernel's 32-bit row arithmetic.
    #[error("`{tensor}` has rows {stride} elements apart, the kernel reaches at most {limit}")]
    Stride {
        /// The tensor.
        tensor: &'static str,
        /// The distance.
        stride: u64,
        /// The longest.
        limit: u64,
    },
    /// More heads or sequences than a grid has CTAs along a dimension.
    #[error("{what} {found} is over the grid's limit of 65535; split the batch")]
    Grid {
        /// `batch` or `heads`.
        what: &'static str,
        /// The number.
        found: u64,
    },
    /// A scale that softmax has no meaning for.
    #[error("scale {0} is not a finite number of at least 0")]
    Scale(f32),
}

/// The longest distance between rows, in elements of 2 bytes.
const MAX_STRIDE: u64 = (1 << 31) - 1;

impl FaS512Config {
    /// Checks the tensors and makes the launch. `scale` is 1/8, that is 1/√64, unless given.
    ///
    /// # Errors
    /// What does not fit, see [`LaunchError`].
    pub fn launch<'a>(
        &self,
        inputs: Inputs<'a>,
        outputs: Outputs<'a>,
        scale: Option<f32>,
    ) -> Result<Launch<'a>, LaunchError> {
        let Inputs { q, k, v } = inputs;
        let Outputs { o, lse } = outputs;
        let [batch, _, heads, _] = q.extent.shape;
        let kv_heads = k.extent.shape[2];
        shape(
            "q",
            &q.extent,
            [batch, SEQ.into(), heads, HEAD_DIM.into()],
            "(batch, 512, heads, 64)",
        )?;
        for (name, extent) in [("k", &k.extent), ("v", &v.extent)] {
            let expected = [batch, SEQ.into(), kv_heads, HEAD_DIM.into()];
            shape(
                name,
                extent,
                expected,
                "(batch, 512, KV heads, 64) with q's batch",
            )?;
        }
        shape("o", &o.extent, q.extent.shape, "the shape of q")?;
        shape(
            "lse",
            &lse.extent,
            [batch, heads, SEQ.into(), 1],
            "(batch, heads, 512)",
        )?;
        if kv_heads == 0 || heads == 0 || heads % kv_heads != 0 {
            return Err(LaunchError::Heads { heads, kv_heads });
        }
        for (what, found) in [("batch", batch), ("heads", heads)] {
            if found > 65_535 {
                return Err(LaunchError::Grid { what, found });
            }
        }
        for (name, extent) in [
            ("q", &q.extent),
            ("k", &k.extent),
            ("v", &v.extent),
            ("o", &o.extent),
        ] {
            rows(name, extent)?;
        }
        stride("lse", lse.extent.strides[2])?;
        let scale = scale.unwrap_or(1.0 / (HEAD_DIM as f32).sqrt());
        let args = FaS512Args {
            q,
            k,
            v,
            o,
            lse,
            scale_log2: scale_log2(scale).ok_or(LaunchError::Scale(scale))?,
            group: (heads / kv_heads) as u32,
        };
        Ok(Launch {
            grid: [SEQ / self.block_m, heads as u32, batch as u32],
            args,
        })
    }
}

fn shape(
    tensor: &'static str,
    extent: &Extent,
    expected: [u64; 4],
    text: &str,
) -> Result<(), LaunchError> {
    if extent.shape == expected {
        return Ok(());
    }
    let found = extent.shape.to_vec();
    Err(LaunchError::Shape {
        tensor,
        found,
        expected: format!("{text}: {expected:?}"),
    })
}

/// Rows of 64 elements that 16-byte accesses can read.
fn rows(tensor: &'static str, extent: &Extent) -> Result<(), LaunchError> {
    let [outer @ .., last] = extent.strides;
    if last != 1 {
        return Err(LaunchError::LastStride {
            tensor,
            stride: last,
        });
    }
    let bytes = f16::BYTES as u64;
    let misaligned =
        |(stride, size): (&u64, &u64)| *size > 1 && !(stride * bytes).is_multiple_of(16);
    if !extent.address.is_multiple_of(16) || outer.iter().zip(&extent.shape).any(misaligned) {
        return Err(LaunchError::Alignment { tensor });
    }
    stride(tensor, extent.strides[1])
}

fn stride(tensor: &'static str, stride: u64) -> Result<(), LaunchError> {
    if stride > MAX_STRIDE {
        return Err(LaunchError::Stride {
            tensor,
            stride,
            limit: MAX_STRIDE,
        });
    }
    Ok(())
}
