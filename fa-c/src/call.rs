//! From what C passes to a call of the library.

use std::ffi::c_void;
use std::sync::OnceLock;

use attention::attention::problem;
use attention::dsl::abi::{Extent, TensorView};
use attention::prelude::*;

use crate::dlpack::{CPU, CUDA, CUDA_MANAGED, DLDevice, DLTensor, Ranks, Tensor};
use crate::error::Error;
use crate::options::fa_options;

/// What a caller passes.
pub struct Given {
    inputs: [*const DLTensor; 3],
    o: *const DLTensor,
    lse: *const DLTensor,
    options: *const fa_options,
    /// Of packed tensors.
    sequences: Option<Sequences>,
}

/// Where packed sequences lie: of queries, and of keys.
#[derive(Clone, Copy)]
struct Sequences {
    cu_seqlens: [*const DLTensor; 2],
    max_seqlens: [usize; 2],
}

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

impl Given {
    /// q, k and v, all others, and no sequences.
    pub fn dense(
        inputs: [*const DLTensor; 3],
        o: *const DLTensor,
        lse: *const DLTensor,
        options: *const fa_options,
    ) -> Given {
        Given {
            inputs,
            o,
            lse,
            options,
            sequences: None,
        }
    }

    /// The same with packed sequences.
    pub fn packed(self, cu_seqlens: [*const DLTensor; 2], max_seqlens: [usize; 2]) -> Given {
        let sequences = Sequences {
            cu_seqlens,
            max_seqlens,
        };
        Given {
            sequences: Some(sequences),
            ..self
        }
    }
}

impl Call<'_> {
    /// Reads and checks what the pointers lead to.
    ///
    /// # Safety
    /// As [`DLTensor::read`] and [`fa_options::read`]; and as [`View::raw`] if the call is run.
    pub unsafe fn read<'a>(given: &Given) -> Result<Call<'a>, Error> {
        let (ranks, lse_ranks) = match given.sequences {
            None => (Ranks::FOUR, Ranks::THREE),
            Some(_) => (Ranks::THREE, Ranks::TWO),
        };
        let [q, k, v] = given.inputs;
        // SAFETY: the caller's promise.
        unsafe {
            let first = DLTensor::read(q, "q", ranks)?;
            let place = Place::of("q", first.device)?;
            let read = |tensor, name, ranks| place.read(tensor, name, ranks);
            let inputs = [
                first.view()?,
                read(k, "k", ranks)?.view()?,
                read(v, "v", ranks)?.view()?,
            ];
            let lse = match given.lse.is_null() {
                true => None,
                false => Some(read(given.lse, "lse", lse_ranks)?.view_mut()?),
            };
            let packed = given.sequences.map(|sequences| sequences.read(place));
            let packed = packed.transpose()?;
            let seq = match &packed {
                None => inputs[0].extent().shape[1],
                Some(packed) => packed.max_seq_q as u64,
            };
            Ok(Call {
                place,
                o: read(given.o, "o", ranks)?.view_mut()?,
                lse,
                options: Options {
                    packed,
                    ..fa_options::read(given.options, place, seq)?
                },
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
        for (name, list) in self.options.lists() {
            check(name, list.extent)?;
        }
        for name in Options::TENSORS {
            if let Some(tensor) = self.options.tensor(name) {
                check(name, tensor.extent)?;
            }
        }
        Ok(())
    }
}

impl Sequences {
    /// Reads the lists, which have to be in the same place as the queries.
    ///
    /// # Safety
    /// As [`DLTensor::read`]; and as [`View::raw`] if something is launched with them.
    unsafe fn read<'a>(self, place: Place) -> Result<Packed<'a>, Error> {
        let [queries, keys] = self.cu_seqlens;
        let [max_seq_q, max_seq_k] = self.max_seqlens;
        // SAFETY: the caller's promise.
        unsafe {
            let list = |tensor, name| place.read(tensor, name, Ranks::ONE)?.typed("int32");
            Ok(Packed {
                cu_seqlens_q: list(queries, "cu_seqlens_q")?,
                cu_seqlens_k: Some(list(keys, "cu_seqlens_k")?),
                max_seq_q,
                max_seq_k,
            })
        }
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
        unsafe { self.read(tensor, name, ranks)?.typed("float32").map(Some) }
    }

    fn device(self) -> Result<Device, Error> {
        static INTERPRETER: OnceLock<Device> = OnceLock::new();
        match self {
            Place::Host => Ok(INTERPRETER.get_or_init(Device::cpu).clone()),
            Place::Gpu(ordinal) => Ok(Device::shared(ordinal)?),
        }
    }
}
