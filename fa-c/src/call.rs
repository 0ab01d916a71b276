//! From what C passes to a call of the library.

use std::ffi::c_void;
use std::sync::OnceLock;

use attention::attention::problem;
use attention::prelude::*;

use crate::dlpack::{CPU, CUDA, CUDA_MANAGED, DLTensor, Ranks, Tensor};
use crate::error::Error;
use crate::options::{self, fa_options};

/// What a caller passes, read.
pub struct Call {
    place: Place,
    inputs: [Tensor; 3],
    o: Tensor,
    lse: Option<Tensor>,
    options: options::Read,
}

/// Where all tensors of a call are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// In the memory of this process.
    Host,
    Gpu(usize),
}

impl Call {
    /// Reads and checks what the pointers lead to.
    ///
    /// # Safety
    /// As [`DLTensor::read`] and [`fa_options::read`].
    pub unsafe fn read(
        inputs: [*const DLTensor; 3],
        o: *const DLTensor,
        lse: *const DLTensor,
        options: *const fa_options,
    ) -> Result<Call, Error> {
        let [q, k, v] = inputs;
        // SAFETY: the caller's promise.
        let call = unsafe {
            let input = |tensor, name| DLTensor::read(tensor, name, Ranks::FOUR);
            let inputs = [input(q, "q")?, input(k, "k")?, input(v, "v")?];
            let lse = (!lse.is_null()).then(|| DLTensor::read(lse, "lse", Ranks::THREE));
            Call {
                place: Place::of(&inputs[0])?,
                inputs,
                o: input(o, "o")?,
                lse: lse.transpose()?,
                options: fa_options::read(options)?,
            }
        };
        for tensor in call.tensors() {
            if Place::of(tensor)? != call.place {
                return Err(Error::Devices(tensor.name()));
            }
        }
        Ok(call)
    }

    fn tensors(&self) -> impl Iterator<Item = &Tensor> {
        let outputs = std::iter::once(&self.o).chain(&self.lse);
        let of_options = self.options.tensors.iter().flatten();
        self.inputs.iter().chain(outputs).chain(of_options)
    }

    /// Computes it on a stream.
    ///
    /// # Safety
    /// As [`Device::borrow_stream`] and [`View::raw`].
    pub unsafe fn run(&self, stream: *mut c_void) -> Result<(), Error> {
        let device = self.device()?;
        self.check_memory(&device)?;
        // SAFETY: the caller's promise.
        let (inputs, o, lse, options) = unsafe { self.views()? };
        // SAFETY: as above.
        let stream = match self.place {
            Place::Host if !stream.is_null() => return Err(Error::StreamOnCpu),
            _ => unsafe { device.borrow_stream(stream) },
        };
        Ok(attention_on(&stream, inputs, o, lse, &options)?)
    }

    /// Loads its kernels. No memory is used.
    pub fn prepare(&self) -> Result<(), Error> {
        let device = self.device()?;
        // SAFETY: nothing is launched with the views.
        let (inputs, o, lse, options) = unsafe { self.views()? };
        let (problem, _) = problem(inputs, o, lse, &options)?;
        Ok(prepare(&device, &problem)?)
    }

    /// # Safety
    /// As [`View::raw`].
    unsafe fn views<'a>(&self) -> Result<Views<'a>, Error> {
        let [q, k, v] = &self.inputs;
        // SAFETY: the caller's promise.
        unsafe {
            let lse = self.lse.as_ref().map(|lse| lse.view_mut());
            let inputs = [q.view()?, k.view()?, v.view()?];
            let options = self.options.options(inputs[0].extent().shape[1])?;
            Ok((inputs, self.o.view_mut()?, lse.transpose()?, options))
        }
    }

    fn device(&self) -> Result<Device, Error> {
        static INTERPRETER: OnceLock<Device> = OnceLock::new();
        match self.place {
            Place::Host => Ok(INTERPRETER.get_or_init(Device::cpu).clone()),
            Place::Gpu(ordinal) => Ok(Device::shared(ordinal)?),
        }
    }

    /// Whether the tensors are in the memory of the GPU. In this process's the interpreter looks itself.
    fn check_memory(&self, device: &Device) -> Result<(), Error> {
        let Place::Gpu(ordinal) = self.place else {
            return Ok(());
        };
        for tensor in self.tensors() {
            let (address, bytes) = tensor.span()?;
            if bytes > 0 && !device.reaches(address, bytes)? {
                let name = tensor.name();
                return Err(Error::NotOnDevice { name, ordinal });
            }
        }
        Ok(())
    }
}

/// Queries, keys and values, output, log-sum-exp, options.
type Views<'a> = ([View<'a>; 3], ViewMut<'a>, Option<ViewMut<'a>>, Options<'a>);

impl Place {
    fn of(tensor: &Tensor) -> Result<Place, Error> {
        let name = tensor.name();
        match tensor.device.device_type {
            CPU => Ok(Place::Host),
            CUDA | CUDA_MANAGED => {
                let found = tensor.device.device_id;
                let ordinal = usize::try_from(found);
                ordinal
                    .map(Place::Gpu)
                    .map_err(|_| Error::DeviceNumber { name, found })
            }
            found => Err(Error::DeviceType { name, found }),
        }
    }
}
