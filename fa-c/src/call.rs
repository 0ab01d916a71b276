//! From what C passes to a call of the library.

use std::ffi::c_void;
use std::sync::OnceLock;

use attention::attention::problem;
use attention::dsl::abi::{Extent, TensorView};
use attention::prelude::*;

use crate::dlpack::{CPU, CUDA, CUDA_MANAGED, DLDevice, DLTensor, Ranks, Tensor};
use crate::error::Error;
use crate::options::fa_options;

/// What a caller passes, read and checked.
pub struct Call<'a> {
    place: Place,
    inputs: [View<'a>; 3],
    o: ViewMut<'a>,
    lse: Option<ViewMut<'a>>,
    options: Options<'a>,
}

/// Where all tensors of a call are.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// In the memory of this process.
    Host,
    Gpu(usize),
}

impl Call<'_> {
    /// Reads and checks what the pointers lead to.
    ///
    /// # Safety
    /// As [`DLTensor::read`] and [`fa_options::read`]; and as [`View::raw`] if the call is run.
    pub unsafe fn read<'a>(
        [q, k, v]: [*const DLTensor; 3],
        o: *const DLTensor,
        lse: *const DLTensor,
        options: *const fa_options,
    ) -> Result<Call<'a>, Error> {
        // SAFETY: the caller's promise.
        unsafe {
            let first = DLTensor::read(q, "q", Ranks::FOUR)?;
            let place = Place::of("q", first.device)?;
            let read = |tensor, name, ranks| place.read(tensor, name, ranks);
            let inputs = [
                first.view()?,
                read(k, "k", Ranks::FOUR)?.view()?,
                read(v, "v", Ranks::FOUR)?.view()?,
            ];
            let lse = match lse.is_null() {
                true => None,
                false => Some(read(lse, "lse", Ranks::THREE)?.view_mut()?),
            };
            Ok(Call {
                place,
                o: read(o, "o", Ranks::FOUR)?.view_mut()?,
                lse,
                options: fa_options::read(options, place, inputs[0].extent().shape[1])?,
                inputs,
            })
        }
    }

    /// Computes it on a stream.
    ///
    /// # Safety
    /// As [`Device::borrow_stream`].
    pub unsafe fn run(self, stream: *mut c_void) -> Result<(), Error> {
        let device = self.place.device()?;
        match self.place {
            Place::Gpu(ordinal) => self.check_memory(&device, ordinal)?,
            Place::Host if stream.is_null() => {}
            Place::Host => return Err(Error::StreamOnCpu),
        }
        // SAFETY: the caller's promise.
        let stream = unsafe { device.borrow_stream(stream) };
        let Call {
            inputs,
            o,
            lse,
            options,
            ..
        } = self;
        Ok(attention_on(&stream, inputs, o, lse, &options)?)
    }

    /// Loads its kernels. No memory is used.
    pub fn prepare(self) -> Result<(), Error> {
        let (problem, _) = problem(self.inputs, self.o, self.lse, &self.options)?;
        Ok(prepare(&self.place.device()?, &problem)?)
    }

    /// Whether the tensors are in the memory of the GPU. In this process's the interpreter looks itself.
    fn check_memory(&self, device: &Device, ordinal: usize) -> Result<(), Error> {
        let check = |name, extent: Extent| {
            let bytes = extent.span() * extent.element_bytes;
            match bytes == 0 || device.reaches(extent.address, bytes)? {
                true => Ok(()),
                false => Err(Error::NotOnDevice { name, ordinal }),
            }
        };
        for (name, input) in ["q", "k", "v"].into_iter().zip(&self.inputs) {
            check(name, input.extent())?;
        }
        check("o", self.o.extent())?;
        if let Some(lse) = &self.lse {
            check("lse", lse.extent())?;
        }
        for name in Options::TENSORS {
            if let Some(tensor) = self.options.tensor(name) {
                check(name, tensor.extent)?;
            }
        }
        Ok(())
    }
}

impl Place {
    fn of(name: &'static str, device: DLDevice) -> Result<Place, Error> {
        let found = device.device_id;
        match device.device_type {
            CPU => Ok(Place::Host),
            CUDA | CUDA_MANAGED => match usize::try_from(found) {
                Ok(ordinal) => Ok(Place::Gpu(ordinal)),
                Err(_) => Err(Error::DeviceNumber { name, found }),
            },
            found => Err(Error::DeviceType { name, found }),
        }
    }

    /// Reads a tensor, which has to be in the same place.
    ///
    /// # Safety
    /// As [`DLTensor::read`].
    pub unsafe fn read(
        self,
        tensor: *const DLTensor,
        name: &'static str,
        ranks: Ranks,
    ) -> Result<Tensor, Error> {
        // SAFETY: the caller's promise.
        let tensor = unsafe { DLTensor::read(tensor, name, ranks)? };
        match Place::of(name, tensor.device)? == self {
            true => Ok(tensor),
            false => Err(Error::Devices(name)),
        }
    }

    /// As [`Place::read`], of float32 and perhaps null.
    ///
    /// # Safety
    /// As [`DLTensor::read`]; and as [`View::raw`] if something is launched with it.
    pub unsafe fn read_floats<'a>(
        self,
        tensor: *const DLTensor,
        name: &'static str,
        ranks: Ranks,
    ) -> Result<Option<TensorView<'a, f32>>, Error> {
        if tensor.is_null() {
            return Ok(None);
        }
        // SAFETY: the caller's promise.
        unsafe { self.read(tensor, name, ranks)?.float_view().map(Some) }
    }

    fn device(self) -> Result<Device, Error> {
        static INTERPRETER: OnceLock<Device> = OnceLock::new();
        match self {
            Place::Host => Ok(INTERPRETER.get_or_init(Device::cpu).clone()),
            Place::Gpu(ordinal) => Ok(Device::shared(ordinal)?),
        }
    }
}
