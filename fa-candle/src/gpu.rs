//! Tensors on a GPU: the kernels are queued on candle's own stream.

use candle_core::backend::BackendStorage;
use candle_core::cuda_backend::CudaDType;
use candle_core::cuda_backend::cudarc::driver::{
    CudaStream, DevicePtr, DevicePtrMut, DeviceRepr, SyncOnDrop,
};
use candle_core::{
    CudaStorage, DType, Error, Layout, Result, Shape, Storage, StorageRef, Tensor, bail,
};
use fa::dsl::abi::Element;
use fa::prelude::{Device, bf16, f16};

use crate::layout::Place;
use crate::op::{Attention, Call};

/// q, k and v.
type Inputs<'a> = [(&'a CudaStorage, &'a Layout); 3];

/// Queues the computation of the output, on the calling thread: candle's stream may be the thread's own. Puts the
/// log-sum-exp into the operation, if it is asked for.
pub fn forward(op: &Attention, inputs: Inputs<'_>) -> Result<(CudaStorage, Shape)> {
    match inputs[0].0.dtype() {
        DType::F16 => forward_of::<f16>(op, inputs),
        DType::BF16 => forward_of::<bf16>(op, inputs),
        _ => bail!("attention takes f16 and bf16"),
    }
}

fn forward_of<T: CudaDType + DeviceRepr + Element>(
    op: &Attention,
    inputs: Inputs<'_>,
) -> Result<(CudaStorage, Shape)> {
    let [(q, q_layout), (k, k_layout), (v, v_layout)] = inputs;
    let candle = q.device();
    let stream = candle.cuda_stream();
    let device = Device::shared(stream.context().ordinal()).map_err(Error::wrap)?;
    let shape = q_layout.shape().clone();
    let (batch, seq_q, heads, _) = shape.dims4()?;
    // SAFETY: the kernel writes every element, after what the stream was given before.
    let mut o = unsafe { candle.alloc::<T>(shape.elem_count())? };
    let lse = op.lse().map(|_| batch * heads * seq_q);
    // SAFETY: as above.
    let lse = lse.map(|len| unsafe { candle.alloc::<f32>(len) });
    let mut lse = lse.transpose()?;
    let options = op.options();
    let storages = options
        .tensors()
        .map(|tensor| tensor.map(Tensor::storage_and_layout));
    let [slopes, sinks] = &storages;
    {
        // Each address comes with a guard, which tells cudarc when it is dropped that the stream was given work on it.
        let (q, _q) = place::<T>(q, q_layout, &stream)?;
        let (k, _k) = place::<T>(k, k_layout, &stream)?;
        let (v, _v) = place::<T>(v, v_layout, &stream)?;
        let (slopes, _slopes) = of_option(slopes, &stream)?;
        let (sinks, _sinks) = of_option(sinks, &stream)?;
        let (o, _o) = o.device_ptr_mut(&stream);
        let lse = lse.as_mut().map(|lse| lse.device_ptr_mut(&stream));
        let call = Call {
            inputs: [q, k, v],
            o,
            lse: lse.as_ref().map(|(address, _)| *address),
            tensors: [slopes, sinks],
            options,
        };
        // SAFETY: candle's devices are of the primary context. It frees memory in the order of this stream, which the
        // guards tell cudarc about where there are others.
        unsafe { call.queue(&device.borrow_stream(stream.cu_stream().cast())) }
            .map_err(Error::wrap)?;
    }
    if let Some(lse) = lse {
        let lse = CudaStorage::wrap_cuda_slice(lse, candle.clone());
        op.keep_lse(Storage::Cuda(lse), (batch, heads, seq_q));
    }
    Ok((CudaStorage::wrap_cuda_slice(o, candle.clone()), shape))
}

/// Where the elements of a layout lie, for what the stream is given next.
fn place<'a, T: CudaDType + Element>(
    storage: &'a CudaStorage,
    layout: &'a Layout,
    stream: &'a CudaStream,
) -> Result<(Place<'a>, SyncOnDrop<'a>)> {
    let (first, guard) = storage.as_cuda_slice::<T>()?.device_ptr(stream);
    let place = Place {
        address: first + (layout.start_offset() * T::BYTES) as u64,
        layout,
        element: T::TYPE,
    };
    Ok((place, guard))
}

/// As [`place`], of an option's tensor, which is on the device of the queries.
fn of_option<'a>(
    tensor: &'a Option<(StorageRef<'a>, &'a Layout)>,
    stream: &'a CudaStream,
) -> Result<(Option<Place<'a>>, Option<SyncOnDrop<'a>>)> {
    let Some((storage, layout)) = tensor else {
        return Ok((None, None));
    };
    let Storage::Cuda(storage) = &**storage else {
        bail!("the options' tensors are not on the GPU, where q is: move them with to_device()");
    };
    let (place, guard) = place::<f32>(storage, layout, stream)?;
    Ok((Some(place), Some(guard)))
}
