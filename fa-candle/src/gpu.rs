//! Tensors on a GPU: the kernels are queued on candle's own stream.

use candle_core::backend::BackendStorage;
use candle_core::cuda_backend::CudaDType;
use candle_core::cuda_backend::cudarc::driver::{
    CudaSlice, CudaStream, DevicePtr, DevicePtrMut, DeviceRepr, SyncOnDrop, ValidAsZeroBits,
};
use candle_core::{
    CudaDevice, CudaStorage, DType, Error, Layout, Result, Shape, Storage, StorageRef, Tensor, bail,
};
use fa::dsl::abi::Element;
use fa::prelude::{Device, Type, bf16, f16};
use fa::runtime::BorrowedStream;

use crate::backward::{BackwardTensors, Gradients, tensor, with_shapes};
use crate::call::{Backward, Forward, OfOptions};
use crate::layout::Place;
use crate::op::{Attention, FunctionTensors};
use crate::places::ReadLocks;

/// q, k and v.
type Inputs<'a> = [(&'a CudaStorage, &'a Layout); 3];

/// Queues the computation of the output, on the calling thread: candle's stream may be the thread's own. Puts the
/// log-sum-exp into the operation, if it is asked for.
pub fn forward(op: &Attention<'_>, inputs: Inputs<'_>) -> Result<(CudaStorage, Shape)> {
    match inputs[0].0.dtype() {
        DType::F16 => forward_of::<f16>(op, inputs),
        DType::BF16 => forward_of::<bf16>(op, inputs),
        _ => bail!("attention takes f16 and bf16"),
    }
}

fn forward_of<T: CudaDType + DeviceRepr + ValidAsZeroBits + Element>(
    op: &Attention<'_>,
    inputs: Inputs<'_>,
) -> Result<(CudaStorage, Shape)> {
    let [(q, q_layout), (k, k_layout), (v, v_layout)] = inputs;
    let candle = q.device();
    let stream = candle.cuda_stream();
    let device = Device::shared_ref(stream.context().ordinal()).map_err(Error::wrap)?;
    let shape = q_layout.shape().clone();
    let mut o = memory::<T>(op, candle, &shape)?;
    let lse_shape = op.lse_shape(q_layout);
    let lse = lse_shape.as_ref().map(|shape| memory(op, candle, shape));
    let mut lse = lse.transpose()?;
    let functions = op.function_tensors();
    with_options(op, &stream, |of_options| {
        // Each address comes with a guard, which tells cudarc when it is dropped that the stream was given work on it.
        let (q, _q) = place::<T>(q, q_layout, &stream)?;
        let (k, _k) = place::<T>(k, k_layout, &stream)?;
        let (v, _v) = place::<T>(v, v_layout, &stream)?;
        let (functions, _functions) = arguments(&functions, &stream)?;
        let (o, _o) = output::<T>(&mut o, &shape, &stream);
        let lse = lse.as_mut().zip(lse_shape.as_ref());
        let (lse, _lse) = lse
            .map(|(lse, shape)| output::<f32>(lse, shape, &stream))
            .unzip();
        let call = Forward {
            inputs: [q, k, v],
            o,
            lse,
            of_options,
            functions,
        };
        // SAFETY: candle's devices are of the primary context. It frees memory in the order of this stream, which the
        // guards tell cudarc about where there are others.
        unsafe { call.queue(op, &device.borrow_stream(stream.cu_stream().cast())) }
    })?;
    if let Some((lse, shape)) = lse.zip(lse_shape) {
        let lse = CudaStorage::wrap_cuda_slice(lse, candle.clone());
        op.keep_lse(Storage::Cuda(lse), shape);
    }
    Ok((CudaStorage::wrap_cuda_slice(o, candle.clone()), shape))
}

/// Queues the computation of the gradients of tensors on a GPU, as [`forward`] does that of the output.
pub fn backward(
    op: &Attention<'_>,
    given: &BackwardTensors<'_>,
    candle: &CudaDevice,
) -> Result<Gradients> {
    match given.o.dtype() {
        DType::F16 => backward_of::<f16>(op, given, candle),
        DType::BF16 => backward_of::<bf16>(op, given, candle),
        _ => bail!("attention takes f16 and bf16"),
    }
}

fn backward_of<T: CudaDType + DeviceRepr + ValidAsZeroBits + Element>(
    op: &Attention<'_>,
    given: &BackwardTensors<'_>,
    candle: &CudaDevice,
) -> Result<Gradients> {
    let stream = candle.cuda_stream();
    let device = Device::shared_ref(stream.context().ordinal()).map_err(Error::wrap)?;
    let [q_shape, k_shape, v_shape] = given.shapes();
    let mut dq = memory::<T>(op, candle, &q_shape)?;
    let mut dk = memory::<T>(op, candle, &k_shape)?;
    let mut dv = memory::<T>(op, candle, &v_shape)?;
    let d_sinks_shape = given.d_sinks_shape();
    let d_sinks = d_sinks_shape
        .as_ref()
        .map(|shape| memory(op, candle, shape));
    let mut d_sinks = d_sinks.transpose()?;
    let function_shapes = op.d_function_shapes();
    let zeros = |shape: &Option<Shape>| {
        let shape = shape.as_ref();
        shape
            .map(|shape| candle.alloc_zeros::<f32>(shape.elem_count()))
            .transpose()
    };
    let mut of_functions = function_shapes
        .iter()
        .map(|shapes| shapes.iter().map(zeros).collect())
        .collect::<Result<Vec<Vec<_>>>>()?;
    let functions = op.function_tensors();
    let [q, k, v, o, lse, d_o] = &given.all().map(Tensor::storage_and_layout);
    with_options(op, &stream, |of_options| {
        let (places, _arguments) = arguments(&functions, &stream)?;
        let mut gradients =
            (of_functions.iter_mut().flatten()).zip(function_shapes.iter().flatten());
        let mut _gradients = Vec::new();
        let mut with_gradient = |place| {
            let gradient = gradients.next().and_then(|(gradient, shape)| {
                Some(output::<f32>(gradient.as_mut()?, shape.as_ref()?, &stream))
            });
            let (gradient, guard) = gradient.unzip();
            _gradients.extend(guard);
            (place, gradient)
        };
        let functions = places
            .into_iter()
            .map(|places| places.into_iter().map(&mut with_gradient).collect())
            .collect();
        let (q, _q) = argument(q, &stream)?;
        let (k, _k) = argument(k, &stream)?;
        let (v, _v) = argument(v, &stream)?;
        let (o, _o) = argument(o, &stream)?;
        let (lse, _lse) = argument(lse, &stream)?;
        let (d_o, _d_o) = argument(d_o, &stream)?;
        let (dq, _dq) = output::<T>(&mut dq, &q_shape, &stream);
        let (dk, _dk) = output::<T>(&mut dk, &k_shape, &stream);
        let (dv, _dv) = output::<T>(&mut dv, &v_shape, &stream);
        let d_sinks = d_sinks.as_mut().zip(d_sinks_shape.as_ref());
        let (d_sinks, _d_sinks) = d_sinks
            .map(|(d_sinks, shape)| output::<f32>(d_sinks, shape, &stream))
            .unzip();
        let call = Backward {
            inputs: [q, k, v],
            forward: [o, lse],
            d_o,
            gradients: [dq, dk, dv],
            d_sinks,
            of_options,
            functions,
        };
        // SAFETY: as in the forward pass.
        unsafe { call.queue(op, &device.borrow_stream(stream.cu_stream().cast())) }
    })?;
    let gradient = |slice, shape| {
        let storage = CudaStorage::wrap_cuda_slice(slice, candle.clone());
        tensor(Storage::Cuda(storage), shape)
    };
    let d_sinks = d_sinks.map(|slice| CudaStorage::wrap_cuda_slice(slice, candle.clone()));
    Ok(Gradients {
        of_inputs: [
            gradient(dq, q_shape),
            gradient(dk, k_shape),
            gradient(dv, v_shape),
        ],
        d_sinks: d_sinks
            .zip(d_sinks_shape)
            .map(|(storage, shape)| tensor(Storage::Cuda(storage), shape)),
        of_functions: with_shapes(of_functions, function_shapes, |slice, shape| {
            let storage = CudaStorage::wrap_cuda_slice(slice, candle.clone());
            tensor(Storage::Cuda(storage), shape)
        }),
    })
}

/// Memory of candle's for what kernels write. Where an operation leaves rows as they are, and its gradients may go on to what
/// is learned, they are zeros.
fn memory<T: DeviceRepr + ValidAsZeroBits>(
    op: &Attention<'_>,
    candle: &CudaDevice,
    shape: &Shape,
) -> Result<CudaSlice<T>> {
    match op.zeroes_rows() {
        true => candle.alloc_zeros::<T>(shape.elem_count()),
        // SAFETY: any bits are numbers, and the kernel writes every row that a sequence has, after what the stream was given before.
        false => unsafe { candle.alloc::<T>(shape.elem_count()) },
    }
}

/// Calls `run` with the places of the tensors of an operation's options. Their guards are dropped when it has returned.
fn with_options<R>(
    op: &Attention<'_>,
    stream: &CudaStream,
    run: impl FnOnce(&OfOptions) -> Result<R>,
) -> Result<R> {
    let (tensors, lists) = (op.tensors(), op.lists());
    let mut places = OfOptions::default();
    if tensors.iter().chain(&lists).all(Option::is_none) {
        return run(&places);
    }
    let tensors = tensors.map(|it| it.map(Tensor::storage_and_layout));
    let lists = lists.map(|it| it.map(Tensor::storage_and_layout));
    let tensors = places.tensors.iter_mut().zip(&tensors);
    let lists = places.lists.iter_mut().zip(&lists);
    let mut guards = Vec::new();
    for (place, tensor) in tensors.chain(lists) {
        let Some(tensor) = tensor else { continue };
        let (found, guard) = argument(tensor, stream)?;
        *place = Some(found);
        guards.push(guard);
    }
    run(&places)
}

/// Calls `run` with the places of tensors, which are locked for reading until it returns, and with candle's stream.
pub fn with_places<R>(
    candle: &CudaDevice,
    tensors: &[Option<&Tensor>],
    run: impl FnOnce(&[Option<Place>], &BorrowedStream<'_>) -> Result<R>,
) -> Result<R> {
    let stream = candle.cuda_stream();
    let device = Device::shared_ref(stream.context().ordinal()).map_err(Error::wrap)?;
    let locks = ReadLocks::of(tensors);
    let (mut places, mut guards) = (Vec::with_capacity(tensors.len()), Vec::new());
    for tensor in locks.all() {
        let found = tensor.map(|(storage, layout)| argument_of(storage, layout, &stream));
        let (place, guard) = found.transpose()?.unzip();
        places.push(place);
        guards.extend(guard);
    }
    // SAFETY: as in the forward pass.
    let borrowed = unsafe { device.borrow_stream(stream.cu_stream().cast()) };
    run(&places, &borrowed)
}

/// Calls `run` with where the elements of a storage begin that is written by what its stream is given.
pub fn with_address_mut(storage: &mut CudaStorage, run: &dyn Fn(u64) -> Result<()>) -> Result<()> {
    match storage.dtype() {
        DType::F16 => with_address_of::<f16>(storage, run),
        DType::BF16 => with_address_of::<bf16>(storage, run),
        DType::F32 => with_address_of::<f32>(storage, run),
        DType::U32 => with_address_of::<u32>(storage, run),
        other => bail!(
            "attention writes f16, bf16, f32 and u32, not {}",
            other.as_str()
        ),
    }
}

fn with_address_of<T: CudaDType>(
    storage: &mut CudaStorage,
    run: &dyn Fn(u64) -> Result<()>,
) -> Result<()> {
    let stream = storage.device().cuda_stream();
    let (address, _guard) = storage.as_cuda_slice_mut::<T>()?.device_ptr_mut(&stream);
    run(address)
}

/// Where the elements of a layout lie, for what the stream is given next.
fn place<'a, T: CudaDType + Element>(
    storage: &'a CudaStorage,
    layout: &Layout,
    stream: &'a CudaStream,
) -> Result<(Place, SyncOnDrop<'a>)> {
    place_as::<T>(storage, layout, stream, T::TYPE)
}

/// As [`place`], of elements that the library has as `element`.
fn place_as<'a, T: CudaDType + 'a>(
    storage: &'a CudaStorage,
    layout: &Layout,
    stream: &'a CudaStream,
    element: Type,
) -> Result<(Place, SyncOnDrop<'a>)> {
    let (first, guard) = storage.as_cuda_slice::<T>()?.device_ptr(stream);
    let address = first + (layout.start_offset() * size_of::<T>()) as u64;
    Ok((Place::new(address, layout, element), guard))
}

/// Where an output goes, which lies without gaps.
fn output<'a, T: Element>(
    slice: &'a mut CudaSlice<T>,
    shape: &Shape,
    stream: &'a CudaStream,
) -> (Place, SyncOnDrop<'a>) {
    let (address, guard) = slice.device_ptr_mut(stream);
    (Place::contiguous(address, shape.dims(), T::TYPE), guard)
}

/// The places of the tensors of each function, and their guards.
fn arguments<'a>(
    functions: &'a [FunctionTensors<'a>],
    stream: &'a CudaStream,
) -> Result<(Vec<Vec<Place>>, Vec<SyncOnDrop<'a>>)> {
    let mut guards = Vec::new();
    let mut place = |tensor| {
        let (place, guard) = argument(tensor, stream)?;
        guards.push(guard);
        Ok(place)
    };
    let places = functions
        .iter()
        .map(|it| it.iter().map(&mut place).collect());
    let places = places.collect::<Result<_>>()?;
    Ok((places, guards))
}

/// As [`place`], of a tensor that may hold any type that attention or a function takes.
fn argument<'a>(
    (storage, layout): &'a (StorageRef<'a>, &'a Layout),
    stream: &'a CudaStream,
) -> Result<(Place, SyncOnDrop<'a>)> {
    argument_of(storage, layout, stream)
}

fn argument_of<'a>(
    storage: &'a Storage,
    layout: &Layout,
    stream: &'a CudaStream,
) -> Result<(Place, SyncOnDrop<'a>)> {
    let Storage::Cuda(storage) = storage else {
        bail!("a tensor is not on the GPU, where q is: move it with to_device()");
    };
    match storage.dtype() {
        DType::F16 => place::<f16>(storage, layout, stream),
        DType::BF16 => place::<bf16>(storage, layout, stream),
        DType::F32 => place::<f32>(storage, layout, stream),
        DType::I32 => place_as::<i32>(storage, layout, stream, Type::U32),
        _ => place::<u32>(storage, layout, stream),
    }
}
