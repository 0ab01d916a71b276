//! Tensors in the memory of this process: the interpreter runs the kernels.

use std::ptr::null_mut;
use std::sync::OnceLock;

use candle_core::{
    CpuStorage, Error, Layout, Result, Shape, Storage, StorageRef, Tensor, WithDType, bail,
};
use fa::dsl::abi::Element;
use fa::prelude::{Device, bf16, f16};

use crate::layout::Place;
use crate::op::{Attention, Call};

/// q, k and v.
type Inputs<'a> = [(&'a CpuStorage, &'a Layout); 3];

/// The output of tensors on the CPU. Puts the log-sum-exp into the operation, if it is asked for.
pub fn forward(op: &Attention, inputs: Inputs<'_>) -> Result<(CpuStorage, Shape)> {
    match inputs[0].0 {
        CpuStorage::F16(_) => forward_of::<f16>(op, inputs),
        CpuStorage::BF16(_) => forward_of::<bf16>(op, inputs),
        _ => bail!("attention takes f16 and bf16"),
    }
}

fn forward_of<T: WithDType + Element>(
    op: &Attention,
    inputs: Inputs<'_>,
) -> Result<(CpuStorage, Shape)> {
    static INTERPRETER: OnceLock<Device> = OnceLock::new();
    let device = INTERPRETER.get_or_init(Device::cpu);
    let [(q, q_layout), (k, k_layout), (v, v_layout)] = inputs;
    let shape = q_layout.shape().clone();
    let (batch, seq_q, heads, _) = shape.dims4()?;
    let mut o = vec![T::zero(); shape.elem_count()];
    let mut lse = op.lse().map(|_| vec![0.0_f32; batch * heads * seq_q]);
    let options = op.options();
    let storages = options
        .tensors()
        .map(|tensor| tensor.map(Tensor::storage_and_layout));
    let [slopes, sinks] = &storages;
    let call = Call {
        inputs: [
            place::<T>(q, q_layout)?,
            place::<T>(k, k_layout)?,
            place::<T>(v, v_layout)?,
        ],
        o: o.as_mut_ptr().expose_provenance() as u64,
        lse: lse
            .as_mut()
            .map(|lse| lse.as_mut_ptr().expose_provenance() as u64),
        tensors: [of_option(slopes)?, of_option(sinks)?],
        options,
    };
    // SAFETY: the inputs are borrowed or locked for reading and the outputs are nobody else's until the call has returned,
    // by when the interpreter is done.
    unsafe { call.queue(&device.borrow_stream(null_mut())) }.map_err(Error::wrap)?;
    if let Some(lse) = lse {
        op.keep_lse(Storage::Cpu(CpuStorage::F32(lse)), (batch, heads, seq_q));
    }
    Ok((T::to_cpu_storage_owned(o), shape))
}

/// Where the elements of a layout lie.
fn place<'a, T: WithDType + Element>(
    storage: &CpuStorage,
    layout: &'a Layout,
) -> Result<Place<'a>> {
    let elements = &T::cpu_storage_as_slice(storage)?[layout.start_offset()..];
    Ok(Place {
        address: elements.as_ptr().expose_provenance() as u64,
        layout,
        element: T::TYPE,
    })
}

/// As [`place`], of an option's tensor, which is on the device of the queries.
fn of_option<'a>(tensor: &Option<(StorageRef<'_>, &'a Layout)>) -> Result<Option<Place<'a>>> {
    let Some((storage, layout)) = tensor else {
        return Ok(None);
    };
    match &**storage {
        Storage::Cpu(storage) => place::<f32>(storage, layout).map(Some),
        _ => {
            bail!("the options' tensors are not on the CPU, where q is: move them with to_device()")
        }
    }
}
