//! Tensors in the memory of this process: the interpreter runs the kernels.

use std::ptr::null_mut;
use std::sync::OnceLock;

use candle_core::{
    CpuStorage, DType, Layout, Result, Shape, Storage, StorageRef, Tensor, WithDType, bail,
};
use fa::dsl::abi::Element;
use fa::prelude::{Device, Type, bf16, f16};
use fa::runtime::BorrowedStream;

use crate::backward::{BackwardTensors, Gradients, tensor, with_shapes};
use crate::call::{Backward, Forward, OfOptions};
use crate::layout::Place;
use crate::op::Attention;
use crate::places::ReadLocks;

/// q, k and v.
type Inputs<'a> = [(&'a CpuStorage, &'a Layout); 3];

/// The output of tensors on the CPU. Puts the log-sum-exp into the operation, if it is asked for.
pub fn forward(op: &Attention<'_>, inputs: Inputs<'_>) -> Result<(CpuStorage, Shape)> {
    match inputs[0].0 {
        CpuStorage::F16(_) => forward_of::<f16>(op, inputs),
        CpuStorage::BF16(_) => forward_of::<bf16>(op, inputs),
        _ => bail!("attention takes f16 and bf16"),
    }
}

fn forward_of<T: WithDType + Element>(
    op: &Attention<'_>,
    inputs: Inputs<'_>,
) -> Result<(CpuStorage, Shape)> {
    let [(q, q_layout), (k, k_layout), (v, v_layout)] = inputs;
    let shape = q_layout.shape().clone();
    let mut o = vec![T::zero(); shape.elem_count()];
    let lse_shape = op.lse_shape(q_layout);
    let mut lse = lse_shape
        .as_ref()
        .map(|shape| vec![0.0_f32; shape.elem_count()]);
    let functions = op.function_tensors();
    with_options(op, |of_options| {
        let call = Forward {
            inputs: [
                place::<T>(q, q_layout)?,
                place::<T>(k, k_layout)?,
                place::<T>(v, v_layout)?,
            ],
            o: output(&mut o, &shape),
            lse: lse
                .as_mut()
                .zip(lse_shape.as_ref())
                .map(|(lse, shape)| output(lse, shape)),
            of_options,
            functions: functions
                .iter()
                .map(|tensors| tensors.iter().map(argument).collect())
                .collect::<Result<_>>()?,
        };
        // SAFETY: the inputs are borrowed or locked for reading and the outputs are nobody else's until the call has returned,
        // by when the interpreter is done.
        unsafe { call.queue(op, &interpreter().borrow_stream(null_mut())) }
    })?;
    if let Some((lse, shape)) = lse.zip(lse_shape) {
        op.keep_lse(Storage::Cpu(CpuStorage::F32(lse)), shape);
    }
    Ok((T::to_cpu_storage_owned(o), shape))
}

/// The gradients of tensors on the CPU.
pub fn backward(op: &Attention<'_>, given: &BackwardTensors<'_>) -> Result<Gradients> {
    match given.o.dtype() {
        DType::F16 => backward_of::<f16>(op, given),
        DType::BF16 => backward_of::<bf16>(op, given),
        _ => bail!("attention takes f16 and bf16"),
    }
}

fn backward_of<T: WithDType + Element>(
    op: &Attention<'_>,
    given: &BackwardTensors<'_>,
) -> Result<Gradients> {
    let shapes = given.shapes();
    let mut of_inputs = shapes
        .each_ref()
        .map(|shape| vec![T::zero(); shape.elem_count()]);
    let d_sinks_shape = given.d_sinks_shape();
    let mut d_sinks = d_sinks_shape
        .as_ref()
        .map(|shape| vec![0.0_f32; shape.elem_count()]);
    let function_shapes = op.d_function_shapes();
    let zeros = |shape: &Option<Shape>| Some(vec![0.0_f32; shape.as_ref()?.elem_count()]);
    let mut of_functions: Vec<Vec<_>> = function_shapes
        .iter()
        .map(|shapes| shapes.iter().map(zeros).collect())
        .collect();
    let functions = op.function_tensors();
    let [q, k, v, o, lse, d_o] = &given.all().map(Tensor::storage_and_layout);
    with_options(op, |of_options| {
        let [dq, dk, dv] = &mut of_inputs;
        let mut gradients = of_functions.iter_mut().flatten();
        let mut with_gradient = |tensor: &_| -> Result<_> {
            let (_, layout): &(StorageRef<'_>, &Layout) = tensor;
            let gradient = gradients.next().and_then(Option::as_mut);
            let gradient = gradient.map(|it| output(it, layout.shape()));
            Ok((argument(tensor)?, gradient))
        };
        let [q_shape, k_shape, v_shape] = &shapes;
        let call = Backward {
            inputs: [argument(q)?, argument(k)?, argument(v)?],
            forward: [argument(o)?, argument(lse)?],
            d_o: argument(d_o)?,
            gradients: [
                output(dq, q_shape),
                output(dk, k_shape),
                output(dv, v_shape),
            ],
            d_sinks: d_sinks
                .as_mut()
                .zip(d_sinks_shape.as_ref())
                .map(|(d_sinks, shape)| output(d_sinks, shape)),
            of_options,
            functions: functions
                .iter()
                .map(|tensors| tensors.iter().map(&mut with_gradient).collect())
                .collect::<Result<_>>()?,
        };
        // SAFETY: as in the forward pass.
        unsafe { call.queue(op, &interpreter().borrow_stream(null_mut())) }
    })?;
    let [dq, dk, dv] = of_inputs.map(|it| Storage::Cpu(T::to_cpu_storage_owned(it)));
    let [q_shape, k_shape, v_shape] = shapes;
    let d_sinks = d_sinks.map(|it| Storage::Cpu(CpuStorage::F32(it)));
    Ok(Gradients {
        of_inputs: [
            tensor(dq, q_shape),
            tensor(dk, k_shape),
            tensor(dv, v_shape),
        ],
        d_sinks: d_sinks
            .zip(d_sinks_shape)
            .map(|(it, shape)| tensor(it, shape)),
        of_functions: with_shapes(of_functions, function_shapes, |it, shape| {
            tensor(Storage::Cpu(CpuStorage::F32(it)), shape)
        }),
    })
}

fn interpreter() -> &'static Device {
    static INTERPRETER: OnceLock<Device> = OnceLock::new();
    INTERPRETER.get_or_init(Device::cpu)
}

/// Calls `run` with the places of the tensors of an operation's options, which are locked for reading until it returns.
fn with_options<R>(op: &Attention<'_>, run: impl FnOnce(&OfOptions) -> Result<R>) -> Result<R> {
    let tensors = op.tensors().map(|it| it.map(Tensor::storage_and_layout));
    let lists = op.lists().map(|it| it.map(Tensor::storage_and_layout));
    let mut places = OfOptions::default();
    let tensors = places.tensors.iter_mut().zip(&tensors);
    let lists = places.lists.iter_mut().zip(&lists);
    for (place, tensor) in tensors.chain(lists) {
        *place = tensor.as_ref().map(argument).transpose()?;
    }
    run(&places)
}

/// Calls `run` with the places of tensors, which are locked for reading until it returns, and with the interpreter's stream.
pub fn with_places<R>(
    tensors: &[Option<&Tensor>],
    run: impl FnOnce(&[Option<Place>], &BorrowedStream<'_>) -> Result<R>,
) -> Result<R> {
    let locks = ReadLocks::of(tensors);
    let place = |(storage, layout)| argument_of(storage, layout);
    let places = locks.all().map(|it| it.map(place).transpose());
    let places = places.collect::<Result<Vec<_>>>()?;
    // SAFETY: what is launched on it works on these tensors, which are locked, and on such as `run` has locked for writing.
    run(&places, &unsafe { interpreter().borrow_stream(null_mut()) })
}

/// Where the elements of a storage begin that is written.
pub fn address_mut(storage: &mut CpuStorage) -> Result<u64> {
    let address = match storage {
        CpuStorage::F16(elements) => elements.as_mut_ptr().expose_provenance(),
        CpuStorage::BF16(elements) => elements.as_mut_ptr().expose_provenance(),
        CpuStorage::F32(elements) => elements.as_mut_ptr().expose_provenance(),
        CpuStorage::U32(elements) => elements.as_mut_ptr().expose_provenance(),
        _ => bail!("attention writes f16, bf16, f32 and u32"),
    };
    Ok(address as u64)
}

/// Where the elements of a layout lie.
fn place<T: WithDType + Element>(storage: &CpuStorage, layout: &Layout) -> Result<Place> {
    place_as::<T>(storage, layout, T::TYPE)
}

/// As [`place`], of elements that the library has as `element`.
fn place_as<T: WithDType>(storage: &CpuStorage, layout: &Layout, element: Type) -> Result<Place> {
    let elements = &T::cpu_storage_as_slice(storage)?[layout.start_offset()..];
    let address = elements.as_ptr().expose_provenance() as u64;
    Ok(Place::new(address, layout, element))
}

/// Where an output goes, which lies without gaps.
fn output<T: Element>(elements: &mut [T], shape: &Shape) -> Place {
    let address = elements.as_mut_ptr().expose_provenance() as u64;
    Place::contiguous(address, shape.dims(), T::TYPE)
}

/// As [`place`], of a tensor that may hold any type that attention or a function takes.
fn argument((storage, layout): &(StorageRef<'_>, &Layout)) -> Result<Place> {
    argument_of(storage, layout)
}

fn argument_of(storage: &Storage, layout: &Layout) -> Result<Place> {
    match storage {
        Storage::Cpu(storage) => match storage {
            CpuStorage::F16(_) => place::<f16>(storage, layout),
            CpuStorage::BF16(_) => place::<bf16>(storage, layout),
            CpuStorage::F32(_) => place::<f32>(storage, layout),
            CpuStorage::I32(_) => place_as::<i32>(storage, layout, Type::U32),
            _ => place::<u32>(storage, layout),
        },
        _ => bail!("a tensor is not on the CPU, where q is: move it with to_device()"),
    }
}
