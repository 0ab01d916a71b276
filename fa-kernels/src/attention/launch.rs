//! From tensors to launches: what the kernels of every schedule require is checked here.

use super::functions::NotDifferentiable;
use super::options::{Arguments, OptionArguments, ScoreScale, Seq, Variant};
use super::problem::{Dtype, Problem, Tensors};
use fa_dsl::abi::{
    Element, Extent, MAX_RANK, MapError, Swizzle, TensorMapView, TensorMapViewMut, TensorView,
    TensorViewMut,
};
pub use fa_dsl::config::Launch;

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
    #[error("head_dim {found}: kernels take multiples of 8, this one up to {limit}")]
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
    /// Another element type than the kernel's.
    #[error("the kernel takes {expected}, the tensors are {found}")]
    Dtype {
        /// The kernel's.
        expected: Dtype,
        /// The tensors'.
        found: Dtype,
    },
    /// A kernel of the other pass: one that computes gradients was asked for an output, or the other way round.
    #[error("{kernel} does not compute {asked}: name a kernel that does")]
    Pass {
        /// The kernel's name.
        kernel: &'static str,
        /// What was asked for.
        asked: &'static str,
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
    /// A configuration that was made for other functions of scores and masks.
    #[error(
        "the configuration is made for other functions of scores and masks than the options have: make it for the variant of this problem"
    )]
    Functions,
    /// A function of scores that has no derivative, which the backward pass needs.
    #[error("the function of scores number {function} has no gradient: {cause}")]
    Derivative {
        /// Which of [`Options::scores`](super::Options::scores), from 0.
        function: usize,
        /// Why, with its Rust line.
        #[source]
        cause: NotDifferentiable,
    },
    /// A tensor that the gradient of a function's argument cannot be added to.
    #[error(
        "the gradient of argument {argument} of the function of scores number {function}: {reason}"
    )]
    FunctionGradient {
        /// Which of [`Options::scores`](super::Options::scores), from 0.
        function: usize,
        /// Which of its arguments, from 0.
        argument: usize,
        /// What is wrong, and what would do.
        reason: String,
    },
    /// More tiles than 32-bit indices count.
    #[error(
        "{tiles} tiles of queries, at most {limit}: use fewer sequences, heads or queries in a call"
    )]
    Tiles {
        /// Tiles over all heads and sequences.
        tiles: u64,
        /// The most.
        limit: u64,
    },
    /// More of something else than they count.
    #[error("{found} {what}, at most {limit}: use fewer")]
    Index {
        /// Of what: `keys of a sequence`.
        what: &'static str,
        /// How many.
        found: u64,
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
    /// A tensor that the tensor copy engine cannot step through.
    #[error("`{tensor}`: {error}")]
    Map {
        /// The tensor.
        tensor: &'static str,
        /// Why.
        #[source]
        error: MapError,
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
    /// What callers say of an option has no meaning.
    #[error("{option}: {reason}")]
    OptionValue {
        /// Its field of [`Options`](super::Options).
        option: &'static str,
        /// What is wrong, and what would do.
        reason: String,
    },
    /// More heads or sequences than a grid has CTAs along a dimension.
    #[error("{found} {what}: this kernel takes at most 65535; use fewer in a call")]
    Grid {
        /// `sequences` or `heads`.
        what: &'static str,
        /// The number.
        found: usize,
    },
    /// Values that are not the tunables of the kernel.
    #[error("these are not the tunables of {0}")]
    Configuration(&'static str),
    /// A scale that softmax has no meaning for.
    #[error("scale {0} is not a finite number of at least 0, or float32 overflows with it")]
    Scale(f32),
    /// A cap that tanh has no meaning for, or that float32 does not compute with.
    #[error(
        "softcap {0} is not a finite number over 0, or float32 overflows with it, or with the scale divided by it; leave it out for none"
    )]
    Softcap(f32),
}

/// The longest sequence, and the most tiles: indices and sums of three of them fit 32 bits.
pub const MAX_INDEX: u64 = (1 << 30) - 1;

/// What is wrong with packed tensors whose lists have one number.
pub(crate) const NO_SEQUENCE: &str =
    "there has to be a sequence: cumulative lengths are one more than there are sequences";

/// scale·log2 e, or `None` for a scale that softmax has no meaning for. Kernels multiply −∞ by
/// it, so that 0 becomes the smallest positive number: every finite score times that is 0 next to
/// another.
pub(crate) fn scale_log2(scale: f32) -> Option<f32> {
    let log2 = scale * std::f32::consts::LOG2_E;
    (scale >= 0.0 && log2.is_finite()).then(|| log2.max(f32::MIN_POSITIVE))
}

/// Checks a problem against a kernel of this variant and gives what all kernels of attention take.
pub(crate) fn arguments<'a>(
    problem: &Problem<'a>,
    tensors: &Tensors<'a>,
    variant: &Variant,
) -> Result<Arguments<'a>, LaunchError> {
    let shape = &problem.shape;
    let head_dim = shape.head_dim;
    if head_dim > variant.head_dim as usize || !head_dim.is_multiple_of(8) {
        return Err(LaunchError::HeadDim {
            found: head_dim as u64,
            limit: variant.head_dim,
        });
    }
    lengths(variant, problem)?;
    index("queries of a sequence", shape.seq_q as u64)?;
    index("keys of a sequence", shape.seq_k as u64)?;
    index("heads of all sequences", shape.all_heads() as u64)?;
    has_options(variant, problem)?;
    if let Some(lse) = &tensors.lse {
        lse_stride(lse)?;
    }
    let scale = problem.options.scale;
    let scale = scale.unwrap_or(1.0 / (head_dim as f32).sqrt());
    let log2 = scale_log2(scale).ok_or(LaunchError::Scale(scale))?;
    let mut scale = ScoreScale { log2 };
    let options = OptionArguments::check(problem, &mut scale)?;
    Ok(Arguments {
        variant: *variant,
        lse: tensors.lse.map(TensorViewMut::from_extent),
        scale_log2: scale.log2,
        seq: [shape.seq_q as u32, shape.seq_k as u32],
        heads: shape.heads as u32,
        group: shape.group() as u32,
        batch: shape.batch as u32,
        options,
    })
}

/// The tensors as TMA moves them: boxes of 64 elements of some rows, swizzled by 128 bytes.
pub(super) struct Boxes<'a, T> {
    /// Queries, a warpgroup's rows at a time.
    pub q: TensorMapView<'a, T>,
    /// Keys, a block at a time.
    pub k: TensorMapView<'a, T>,
    /// Values, a block at a time.
    pub v: TensorMapView<'a, T>,
    /// Output, a warp's 16 rows at a time.
    pub o: TensorMapViewMut<'a, T>,
}

/// Boxes of `group_rows` queries and of `block_n` keys. Strides and alignment are checked when they are launched.
pub(super) fn boxes<'a, T: Element>(
    tensors: &Tensors<'a>,
    group_rows: u32,
    block_n: u32,
) -> Boxes<'a, T> {
    let rows = |rows| [1, rows, 1, 64];
    let inputs = |extent, count| TensorView::from_extent(extent).map(rows(count), Swizzle::B128);
    Boxes {
        q: inputs(tensors.q, group_rows),
        k: inputs(tensors.k, block_n),
        v: inputs(tensors.v, block_n),
        o: TensorViewMut::from_extent(tensors.o).map(rows(16), Swizzle::B128),
    }
}

/// Whether the kernel has the options that the problem asks for, and no others.
fn has_options(variant: &Variant, problem: &Problem<'_>) -> Result<(), LaunchError> {
    let asked = Variant::of(problem, variant.head_dim);
    let asked = Variant {
        seq: variant.seq,
        ..asked
    };
    match asked == *variant {
        true => Ok(()),
        false => Err(other_options(variant, &asked)),
    }
}

/// Which option only one of two variants has.
#[cold]
fn other_options(variant: &Variant, asked: &Variant) -> LaunchError {
    match variant.difference(asked) {
        None => LaunchError::Functions,
        Some((option, configured)) => LaunchError::Option {
            option,
            configured,
            asked: !configured,
        },
    }
}

/// Whether the lengths are those of the kernel, and of the options.
fn lengths(variant: &Variant, problem: &Problem<'_>) -> Result<(), LaunchError> {
    let lengths = [problem.shape.seq_q, problem.shape.seq_k];
    for seq in [Some(variant.seq), problem.options.seq] {
        if let Some(Seq::Static(expected)) = seq
            && lengths != [expected as usize; 2]
        {
            let [seq_q, seq_k] = lengths.map(|length| length as u64);
            return Err(LaunchError::Length {
                expected,
                seq_q,
                seq_k,
            });
        }
    }
    Ok(())
}

fn lse_stride(lse: &Extent) -> Result<(), LaunchError> {
    let (stride, limit) = (lse.strides[2], u32::MAX.into());
    if stride > limit {
        return Err(LaunchError::Stride {
            tensor: "lse",
            stride,
            limit,
        });
    }
    Ok(())
}

impl Tensors<'_> {
    /// What kernels without tensor maps need of q, k, v and o: rows that 16-byte accesses read,
    /// and that 32-bit arithmetic reaches.
    pub(crate) fn check_rows(&self) -> Result<(), LaunchError> {
        let limit = (1 << 31) - 1;
        let tensors = [
            ("q", &self.q),
            ("k", &self.k),
            ("v", &self.v),
            ("o", &self.o),
        ];
        for (tensor, extent) in tensors {
            check_rows(tensor, extent, MAX_RANK)?;
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

/// Whether 16-byte accesses reach the rows of a tensor of `rank` dimensions.
pub(crate) fn check_rows(
    tensor: &'static str,
    extent: &Extent,
    rank: usize,
) -> Result<(), LaunchError> {
    let (outer, stride) = (&extent.strides[..rank - 1], extent.strides[rank - 1]);
    if stride != 1 {
        return Err(LaunchError::LastStride { tensor, stride });
    }
    let bytes = extent.element_bytes;
    let misaligned =
        |(stride, size): (&u64, &u64)| *size > 1 && !(stride * bytes).is_multiple_of(16);
    if !extent.address.is_multiple_of(16) || outer.iter().zip(&extent.shape).any(misaligned) {
        return Err(LaunchError::Alignment { tensor });
    }
    Ok(())
}

/// Whether a tensor has the shape that `text` describes.
pub(crate) fn expect_shape(
    tensor: &'static str,
    extent: &Extent,
    shape: [u64; 4],
    text: &str,
) -> Result<(), LaunchError> {
    match extent.shape == shape {
        true => Ok(()),
        false => Err(LaunchError::Shape {
            tensor,
            found: extent.shape.to_vec(),
            expected: format!("{text}: {shape:?}"),
        }),
    }
}

/// `count` as a number of tiles, if indices reach it.
pub(crate) fn tiles(count: u64) -> Result<u32, LaunchError> {
    let (tiles, limit) = (count, MAX_INDEX);
    match tiles <= limit {
        true => Ok(tiles as u32),
        false => Err(LaunchError::Tiles { tiles, limit }),
    }
}

/// `found` as a number that indices reach, which is of `what`.
pub(crate) fn index(what: &'static str, found: u64) -> Result<u32, LaunchError> {
    let limit = MAX_INDEX;
    match found <= limit {
        true => Ok(found as u32),
        false => Err(LaunchError::Index { what, found, limit }),
    }
}
