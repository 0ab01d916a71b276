//! How what is learned beside q, k and v gets its gradient, sinks, a bias and tensors of functions: candle's operations have three
//! arguments at most.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, ThreadId};

use candle_core::backend::{BackendDevice, BackendStorage};
use candle_core::{CpuStorage, CustomOp2, Layout, Result, Shape, Tensor, bail};

/// The keys, unchanged, of keys and another tensor: an operation between that one and attention, whose backward pass comes after
/// attention's and finds there what that has left for the tensor.
pub struct Join {
    handover: Arc<Handover>,
}

/// Where the backward pass of attention leaves the gradient of one tensor. Candle goes back through a graph in one thread; each
/// that does at the same time finds its own.
#[derive(Debug, Default)]
pub struct Handover {
    of_threads: Mutex<HashMap<ThreadId, Tensor>>,
}

impl Handover {
    pub fn put(&self, gradient: Tensor) {
        let mut of_threads = self
            .of_threads
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        of_threads.insert(thread::current().id(), gradient);
    }

    fn take(&self) -> Option<Tensor> {
        let mut of_threads = self
            .of_threads
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        of_threads.remove(&thread::current().id())
    }
}

impl Join {
    /// The keys, joined with a tensor that is learned, and where its gradient is to be left.
    pub fn apply(k: &Tensor, tensor: &Tensor) -> Result<(Tensor, Arc<Handover>)> {
        let handover = Arc::<Handover>::default();
        let join = Join {
            handover: Arc::clone(&handover),
        };
        Ok((k.apply_op2(tensor, join)?, handover))
    }
}

impl CustomOp2 for Join {
    fn name(&self) -> &'static str {
        "fa-join"
    }

    fn cpu_fwd(
        &self,
        k: &CpuStorage,
        k_layout: &Layout,
        _: &CpuStorage,
        _: &Layout,
    ) -> Result<(CpuStorage, Shape)> {
        copied(k, k_layout)
    }

    #[cfg(feature = "cuda")]
    fn cuda_fwd(
        &self,
        k: &candle_core::CudaStorage,
        k_layout: &Layout,
        _: &candle_core::CudaStorage,
        _: &Layout,
    ) -> Result<(candle_core::CudaStorage, Shape)> {
        copied(k, k_layout)
    }

    fn bwd(
        &self,
        k: &Tensor,
        _: &Tensor,
        _: &Tensor,
        dk: &Tensor,
    ) -> Result<(Option<Tensor>, Option<Tensor>)> {
        let Some(gradient) = self.handover.take() else {
            bail!(
                "attention has left no gradient beside those of q, k and v, which is a fault of fa-candle"
            );
        };
        Ok((k.track_op().then(|| dk.clone()), Some(gradient)))
    }
}

/// The elements of a layout, without gaps.
pub fn copied<S: BackendStorage>(storage: &S, layout: &Layout) -> Result<(S, Shape)>
where
    S::Device: BackendDevice<Storage = S>,
{
    let shape = layout.shape().clone();
    // SAFETY: every element is written by the copy.
    let mut copy = unsafe { storage.device().alloc_uninit(&shape, storage.dtype())? };
    storage.copy_strided_src(&mut copy, 0, layout)?;
    Ok((copy, shape))
}
