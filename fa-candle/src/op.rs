//! Attention as an operation of candle's, and the part of it that is the same in all memories.

use std::sync::{Arc, OnceLock};

use candle_core::op::BackpropOp;
use candle_core::{CpuStorage, CustomOp3, Layout, Shape, Storage, Tensor};
use fa::attention::AttentionError;
use fa::prelude::{Type, ViewMut, attention_on};
use fa::runtime::{BorrowedStream, ViewError};

use crate::host;
use crate::layout::{Place, wide};
use crate::options::Options;

/// Of queries, keys and values, into the output.
#[derive(Debug)]
pub struct Attention {
    options: Options,
    /// Where the log-sum-exp is put, which candle has no second result for.
    lse: Option<Arc<OnceLock<Tensor>>>,
}

impl Attention {
    pub fn new(options: &Options) -> Attention {
        Attention {
            options: options.clone(),
            lse: options.lse.then(Arc::default),
        }
    }

    /// Where the log-sum-exp will be, if it is asked for.
    pub fn lse(&self) -> Option<&Arc<OnceLock<Tensor>>> {
        self.lse.as_ref()
    }

    /// Keeps the log-sum-exp, (batch, heads, seq_q), for who asked for it.
    pub fn keep_lse(&self, lse: Storage, shape: (usize, usize, usize)) {
        if let Some(place) = &self.lse {
            // An operation is applied once, so that there is nothing in it yet.
            let _ = place.set(Tensor::from_storage(lse, shape, BackpropOp::none(), false));
        }
    }

    pub fn options(&self) -> &Options {
        &self.options
    }
}

impl CustomOp3 for Attention {
    fn name(&self) -> &'static str {
        "fa-attention"
    }

    fn cpu_fwd(
        &self,
        q: &CpuStorage,
        q_layout: &Layout,
        k: &CpuStorage,
        k_layout: &Layout,
        v: &CpuStorage,
        v_layout: &Layout,
    ) -> candle_core::Result<(CpuStorage, Shape)> {
        host::forward(self, [(q, q_layout), (k, k_layout), (v, v_layout)])
    }

    #[cfg(feature = "cuda")]
    fn cuda_fwd(
        &self,
        q: &candle_core::CudaStorage,
        q_layout: &Layout,
        k: &candle_core::CudaStorage,
        k_layout: &Layout,
        v: &candle_core::CudaStorage,
        v_layout: &Layout,
    ) -> candle_core::Result<(candle_core::CudaStorage, Shape)> {
        crate::gpu::forward(self, [(q, q_layout), (k, k_layout), (v, v_layout)])
    }
}

/// What a forward pass reads and writes.
pub struct Call<'a> {
    /// q, k and v.
    pub inputs: [Place<'a>; 3],
    /// The address of the output, which lies without gaps and has the shape of `q`.
    pub o: u64,
    /// The address of the log-sum-exp, which lies without gaps.
    pub lse: Option<u64>,
    /// The options that are tensors, in the order of [`Options::tensors`].
    pub tensors: [Option<Place<'a>>; 2],
    pub options: &'a Options,
}

impl<'a> Call<'a> {
    /// Queues it on a stream.
    ///
    /// # Safety
    /// As [`Place::view`] and [`fa::runtime::Device::borrow_stream`], of all tensors.
    pub unsafe fn queue(&self, stream: &BorrowedStream<'a>) -> Result<(), AttentionError> {
        let [q, k, v] = self.inputs;
        let [batch, seq_q, heads, head_dim] = wide(q.layout.dims());
        // SAFETY: the caller's promise.
        unsafe {
            let inputs = [q.view()?, k.view()?, v.view()?];
            let o = output(self.o, [batch, seq_q, heads, head_dim], q.element)?;
            let lse = self
                .lse
                .map(|lse| output(lse, [batch, heads, seq_q], Type::F32));
            let options = self.library_options()?;
            attention_on(stream, inputs, o, lse.transpose()?, &options)
        }
    }

    /// # Safety
    /// As [`Place::view`].
    unsafe fn library_options(&self) -> Result<fa::attention::Options<'a>, ViewError> {
        let mut options = fa::attention::Options {
            scale: self.options.scale,
            causal: self.options.causal,
            window: self.options.window,
            softcap: self.options.softcap,
            seq: self.options.seq,
            ..Default::default()
        };
        for (name, place) in fa::attention::Options::TENSORS.iter().zip(self.tensors) {
            if let Some(place) = place {
                // SAFETY: the caller's promise.
                let view = unsafe { place.view()? };
                options.set_tensor(name, view.typed::<f32>());
            }
        }
        Ok(options)
    }
}

/// An output without gaps.
///
/// # Safety
/// As [`ViewMut::raw`].
unsafe fn output<'a, const RANK: usize>(
    address: u64,
    shape: [u64; RANK],
    element: Type,
) -> Result<ViewMut<'a>, ViewError> {
    let strides = std::array::from_fn::<u64, RANK, _>(|d| shape[d + 1..].iter().product());
    // SAFETY: the caller's promise.
    unsafe { ViewMut::raw(address, &shape, &strides, element) }
}
