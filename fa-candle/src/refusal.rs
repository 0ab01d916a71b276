//! Outputs that candle's `backward()` does not go through, and says so.

use candle_core::{CpuStorage, CustomOp2, Layout, Result, Shape, Tensor, bail};

use crate::beside::copied;

/// Of attention over a cache.
pub const OF_CACHES: &str = "there is no backward pass of attention over a cache of keys and values: train with attention() or \
                             attention_varlen(), or detach() the output";

/// Of merged parts. A log-sum-exp has no gradient, so that the output's alone would be wrong.
pub const OF_MERGED_PARTS: &str = "there is no backward pass of merging: train with attention over all keys, or detach() the output";

/// The output, through which `backward()` is this error where it would go on to one of the inputs. An output that candle keeps no
/// track of would be a constant instead, and what the inputs come of would silently learn nothing.
pub fn refuse_backward<'a>(
    o: Tensor,
    inputs: impl IntoIterator<Item = &'a Tensor>,
    error: &'static str,
) -> Result<Tensor> {
    match inputs.into_iter().find(|input| input.track_op()) {
        Some(tracked) => o.apply_op2(tracked, Refusal(error)),
        None => Ok(o),
    }
}

/// Of an output and an input, into the output.
struct Refusal(&'static str);

impl CustomOp2 for Refusal {
    fn name(&self) -> &'static str {
        "fa-refusal"
    }

    fn cpu_fwd(
        &self,
        o: &CpuStorage,
        o_layout: &Layout,
        _: &CpuStorage,
        _: &Layout,
    ) -> Result<(CpuStorage, Shape)> {
        copied(o, o_layout)
    }

    #[cfg(feature = "cuda")]
    fn cuda_fwd(
        &self,
        o: &candle_core::CudaStorage,
        o_layout: &Layout,
        _: &candle_core::CudaStorage,
        _: &Layout,
    ) -> Result<(candle_core::CudaStorage, Shape)> {
        copied(o, o_layout)
    }

    fn bwd(
        &self,
        _: &Tensor,
        _: &Tensor,
        _: &Tensor,
        _: &Tensor,
    ) -> Result<(Option<Tensor>, Option<Tensor>)> {
        bail!("{}", self.0)
    }
}
