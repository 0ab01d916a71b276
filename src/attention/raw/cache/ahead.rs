//! Ahead of calls: what an addition to a cache and a step of generation launch, and loading it.

use fa_dsl::abi::TensorView;
use fa_dsl::prelude::{bf16, f16};
use fa_kernels::attention::{Dtype, Options};
use fa_kernels::chosen::Chosen;
use fa_runtime::Device;

use super::{RawDecoding, RawKvCache, RawNewTokens, RawRotary, check_append};
use crate::attention::append::append_launch;
use crate::attention::decode::DecodePlan;
use crate::attention::names::ATTENDED;
use crate::attention::plan::{Chip, load_chosen, plan_on};
use crate::attention::raw::interpreter::bounded;
use crate::attention::{AttentionElement, AttentionError};

/// What [`append_on`](super::append_on) launches, without a device: for programs that compile kernels ahead of calls. No memory has to stand behind the tensors, and no
/// list is read.
///
/// # Errors
/// As [`append_on`](super::append_on), of what the host knows.
pub fn plan_append<'a>(
    cache: RawKvCache<'a>,
    new: RawNewTokens<'a>,
    cache_seqlens: TensorView<'a, u32>,
    rotary: Option<RawRotary<'a>>,
) -> Result<Chosen<'a>, AttentionError> {
    fn typed<'a, T: AttentionElement>(
        cache: RawKvCache<'a>,
        new: RawNewTokens<'a>,
        cache_seqlens: TensorView<'a, u32>,
        rotary: Option<RawRotary<'a>>,
    ) -> Result<Chosen<'a>, AttentionError> {
        let rotary = rotary.map(RawRotary::typed::<T>);
        append_launch(&cache.typed(), &new.typed(), cache_seqlens, rotary.as_ref())
    }
    match check_append(&cache, &new, &cache_seqlens, rotary.as_ref())? {
        Dtype::F16 => typed::<f16>(cache, new, cache_seqlens, rotary),
        Dtype::Bf16 => typed::<bf16>(cache, new, cache_seqlens, rotary),
    }
}

/// Loads the kernel of [`append_on`](super::append_on), compiling it if it is not cached, so that calls with such tensors only launch: to be called before
/// launches are captured into a graph. Nothing is read or written, and no memory has to stand behind the tensors. [`append`](crate::attention::append)
/// launches the same; its views become these with `into()`.
///
/// # Errors
/// As [`plan_append`], and when the kernel cannot be loaded.
pub fn prepare_append<'a>(
    device: &Device,
    cache: RawKvCache<'a>,
    new: RawNewTokens<'a>,
    cache_seqlens: TensorView<'a, u32>,
    rotary: Option<RawRotary<'a>>,
) -> Result<(), AttentionError> {
    load_chosen(device, &plan_append(cache, new, cache_seqlens, rotary)?)
}

/// What [`decode_on`](super::decode_on) does, without a device: for programs that compile kernels ahead of calls. No memory has to stand behind the tensors, and no list is
/// read.
///
/// # Errors
/// As [`decode_on`](super::decode_on), of what the host knows.
pub fn plan_decode<'a>(
    step: RawDecoding<'a>,
    options: &Options<'a>,
) -> Result<DecodePlan<'a>, AttentionError> {
    let dtype = step.dtype()?;
    step.check_overlaps(options)?;
    match dtype {
        Dtype::F16 => DecodePlan::of(step.typed::<f16>(), options),
        Dtype::Bf16 => DecodePlan::of(step.typed::<bf16>(), options),
    }
}

/// Loads the kernels of [`decode_on`](super::decode_on), those that have to be compiled at the same time, so that steps with such tensors and options only
/// launch: to be called before they are captured into a graph. Nothing is read or written, and no memory has to stand behind the tensors: lists may
/// hold anything. [`decode`](crate::attention::decode) launches the same; its views become these with `into()`.
///
/// ```
/// use fa::attention::{CachePlaces, RawDecoding, RawKvCache, RawNewTokens, decode_on, prepare_decode};
/// use fa::prelude::*;
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let device = Device::cpu();
/// let (mut k, mut v) = (device.zeros::<f16>(64 * 64)?, device.zeros::<f16>(64 * 64)?);
/// let (used, token) = (device.upload(&[3_u32])?, device.upload(&vec![f16::ONE; 64])?);
/// let mut o = device.zeros::<f16>(64)?;
/// let options = Options { causal: true, ..Options::default() };
/// // Twice: the views of what is written cannot be copied.
/// for prepares in [true, false] {
///     let new = token.contiguous(&[1, 1, 1, 64])?;
///     let step = RawDecoding {
///         q: new.into(),
///         new: RawNewTokens { k: new.into(), v: new.into(), packed: None },
///         cache: RawKvCache {
///             k: k.contiguous_mut(&[1, 64, 1, 64])?.into(),
///             v: v.contiguous_mut(&[1, 64, 1, 64])?.into(),
///             places: CachePlaces::InOrder,
///         },
///         cache_seqlens: used.contiguous(&[1])?,
///         rotary: None,
///         o: o.contiguous_mut(&[1, 1, 1, 64])?.into(),
///         lse: None,
///     };
///     match prepares {
///         true => prepare_decode(&device, step, &options)?,
///         false => decode_on(&device, step, &options)?,
///     }
///     // The kernel that adds, and the one that attends.
///     assert_eq!(device.loaded_programs(), 2);
/// }
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// As [`plan_decode`], when there is no kernel for the attention, or a kernel cannot be loaded; on the interpreter also when the step is more than
/// [`INTERPRETER_LIMIT`](crate::attention::INTERPRETER_LIMIT).
pub fn prepare_decode<'a>(
    device: &Device,
    step: RawDecoding<'a>,
    options: &Options<'a>,
) -> Result<(), AttentionError> {
    let DecodePlan {
        append,
        problem,
        tensors,
    } = plan_decode(step, options)?;
    let named = |error: AttentionError| error.renamed(ATTENDED);
    // As the call does, whose tiles are for no longer sequences than these.
    let problem = match device.is_cuda() {
        true => problem,
        false => bounded(&problem, &tensors).map_err(named)?,
    };
    let attention = plan_on(device, Chip::of(device), &problem, &tensors, None).map_err(named)?;
    Ok(device.load_all(attention.programs().chain([append.program()]))?)
}
