//! From what C passes to a call of the library.

use std::ffi::c_void;
use std::sync::OnceLock;

use attention::attention::{Paged, problem};
use attention::dsl::abi::{Element, Extent, TensorView};
use attention::prelude::*;
use attention::runtime::BorrowedStream;

use crate::dlpack::{CPU, CUDA, CUDA_MANAGED, DLDevice, DLTensor, Ranks, Tensor};
use crate::error::Error;
use crate::functions;
use crate::options::fa_options;
use crate::versioned;

/// What a caller passes.
pub struct Given {
    pub inputs: [*const DLTensor; 3],
    pub o: *const DLTensor,
    pub lse: *const DLTensor,
    pub options: *const fa_options,
    pub queries: Queries,
    pub keys: Keys,
}

/// How queries lie in their tensor.
#[derive(Clone, Copy)]
pub enum Queries {
    /// (batch, seq_q, heads, head_dim).
    Dense,
    /// (all queries, heads, head_dim).
    Packed {
        cu_seqlens: *const DLTensor,
        max_seqlen: usize,
    },
}

/// How keys and values lie in theirs.
#[derive(Clone, Copy)]
pub enum Keys {
    /// (batch, seq_k, KV heads, head_dim).
    Dense,
    /// (all keys, KV heads, head_dim); as dense ones, of which some are used, if the list is null and the options say how many.
    Packed {
        cu_seqlens: *const DLTensor,
        max_seqlen: usize,
    },
    /// (pages, page, KV heads, head_dim).
    Paged {
        block_table: *const DLTensor,
        seqused: *const DLTensor,
        /// 0 for as many as the table has pages for.
        max_seqlen: usize,
    },
}

/// What both passes read. The options are beside it, where they were filled in: they are large, and moving them a few times
/// would cost as much as all the rest.
pub struct Inputs<'a> {
    pub place: Place,
    /// Queries, keys and values.
    pub qkv: [View<'a>; 3],
    /// The options as the caller has them.
    pub asked: fa_options,
}

/// A forward pass that a caller asks for, read and checked.
pub struct Call<'a> {
    inputs: Inputs<'a>,
    o: ViewMut<'a>,
    lse: Option<ViewMut<'a>>,
    functions: functions::Given<'a>,
}

/// Where all tensors of a call are.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// In the memory of this process.
    Host,
    Gpu(usize),
}

impl<'a> Inputs<'a> {
    /// Reads and checks what the pointers lead to, and fills in the options, which are those by default until then: all but the
    /// functions.
    ///
    /// # Safety
    /// As [`DLTensor::read`] and [`versioned::copy`]; and as [`View::raw`] if something is launched with them.
    #[inline(always)]
    pub unsafe fn read(given: &Given, options: &mut Options<'a>) -> Result<Inputs<'a>, Error> {
        let [q, k, v] = given.inputs;
        // SAFETY: the caller's promise.
        unsafe {
            let first = DLTensor::read(q, "q", given.queries.ranks())?;
            let place = Place::of("q", first.device)?;
            let q = first.view()?;
            let asked = versioned::copy(given.options)?;
            asked.read(place, given.queries.longest(&q), options)?;
            let of_keys = given.keys.ranks(options.seqused_k.is_some());
            let k = place.read(k, "k", of_keys)?.view()?;
            let v = place.read(v, "v", of_keys)?.view()?;
            place.read_lists(given, k.extent().shape[1], options)?;
            Ok(Inputs {
                place,
                qkv: [q, k, v],
                asked,
            })
        }
    }

    /// Whether these tensors and those of the options, but for functions, are in the memory that they say. In this process's the
    /// interpreter looks itself.
    pub fn are_there(&self, options: &Options<'_>, device: &Device) -> Result<(), Error> {
        for (name, view) in ["q", "k", "v"].into_iter().zip(&self.qkv) {
            self.place.has(device, name, &view.extent())?;
        }
        self.place.has_options(device, options)
    }
}

impl<'a> Call<'a> {
    /// Reads and checks what the pointers lead to, as [`Inputs::read`].
    ///
    /// # Safety
    /// As [`Inputs::read`] and [`fa_options::functions`].
    #[inline(always)]
    unsafe fn read(given: &Given, options: &mut Options<'a>) -> Result<Call<'a>, Error> {
        // SAFETY: the caller's promise.
        unsafe {
            let inputs = Inputs::read(given, options)?;
            let place = inputs.place;
            options.mask_blocks = inputs.asked.classes(place)?;
            let lse = match given.lse.is_null() {
                true => None,
                false => Some(place.read(given.lse, "lse", given.queries.lse_ranks())?),
            };
            let lse = || lse.as_ref().map(|lse| lse.view_mut()).transpose();
            let o = place.read(given.o, "o", given.queries.ranks())?;
            // What functions are given has to fit the problem.
            let functions = match inputs.asked.has_functions() {
                false => functions::Given::default(),
                true => {
                    let (problem, _) = problem(inputs.qkv, o.view_mut()?, lse()?, options)?;
                    inputs.asked.functions(place, &problem)?
                }
            };
            Ok(Call {
                inputs,
                o: o.view_mut()?,
                lse: lse()?,
                functions,
            })
        }
    }

    /// Computes what a caller asks for on a stream.
    ///
    /// # Safety
    /// As [`Inputs::read`], [`fa_options::functions`] and [`Device::borrow_stream`].
    pub unsafe fn run(given: &Given, stream: *mut c_void) -> Result<(), Error> {
        let mut options = Options::default();
        // SAFETY: the caller's promise.
        let Call {
            inputs,
            o,
            lse,
            functions,
        } = unsafe { Call::read(given, &mut options)? };
        let device = inputs.place.device()?;
        inputs.are_there(&options, device)?;
        inputs.place.has(device, "o", &o.extent())?;
        if let Some(lse) = &lse {
            inputs.place.has(device, "lse", &lse.extent())?;
        }
        for (name, extent) in &functions.tensors {
            inputs.place.has(device, name, extent)?;
        }
        // SAFETY: the caller's promise.
        let stream = unsafe { inputs.place.stream(device, stream)? };
        if !functions.functions.is_empty() {
            options = functions.functions.tell(options);
        }
        Ok(attention_on(&stream, inputs.qkv, o, lse, &options)?)
    }

    /// Loads the kernels of what a caller asks for. No memory is used.
    ///
    /// # Safety
    /// As [`Inputs::read`] and [`fa_options::functions`].
    pub unsafe fn prepare(given: &Given) -> Result<(), Error> {
        let mut options = Options::default();
        // SAFETY: the caller's promise.
        let call = unsafe { Call::read(given, &mut options)? };
        let options = call.functions.functions.tell(options);
        let inputs = call.inputs;
        let (problem, _) = problem(inputs.qkv, call.o, call.lse, &options)?;
        Ok(prepare(inputs.place.device()?, &problem)?)
    }
}

impl Queries {
    /// How many a sequence has at most.
    pub fn longest(self, q: &View<'_>) -> u64 {
        match self {
            Queries::Dense => q.extent().shape[1],
            Queries::Packed { max_seqlen, .. } => max_seqlen as u64,
        }
    }

    /// How many dimensions queries and outputs have.
    pub fn ranks(self) -> Ranks {
        match self {
            Queries::Dense => Ranks::FOUR,
            Queries::Packed { .. } => Ranks::THREE,
        }
    }

    /// How many their log-sum-exp has.
    pub fn lse_ranks(self) -> Ranks {
        match self {
            Queries::Dense => Ranks::THREE,
            Queries::Packed { .. } => Ranks::TWO,
        }
    }
}

impl Keys {
    /// How many dimensions keys and values have; whether only some of them are used is known.
    pub fn ranks(self, some_are_used: bool) -> Ranks {
        match self {
            Keys::Packed { cu_seqlens, .. } if !(cu_seqlens.is_null() && some_are_used) => {
                Ranks::THREE
            }
            _ => Ranks::FOUR,
        }
    }
}

impl Place {
    /// Where a tensor is.
    pub fn of(name: &'static str, device: DLDevice) -> Result<Place, Error> {
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

    /// As [`Place::read`], of elements that C calls `expected`.
    ///
    /// # Safety
    /// As [`DLTensor::read`]; and as [`View::raw`] if something is launched with it.
    pub unsafe fn read_typed<'a, T: Element>(
        self,
        tensor: *const DLTensor,
        name: &'static str,
        ranks: Ranks,
        expected: &'static str,
    ) -> Result<TensorView<'a, T>, Error> {
        // SAFETY: the caller's promise.
        unsafe { self.read(tensor, name, ranks)?.typed(expected) }
    }

    /// Fills in the options' lists that say where sequences lie and how long they are. `page` is the second size of the keys.
    ///
    /// # Safety
    /// As [`Place::read_typed`].
    unsafe fn read_lists<'a>(
        self,
        given: &Given,
        page: u64,
        options: &mut Options<'a>,
    ) -> Result<(), Error> {
        let list = |tensor, name, ranks| {
            // SAFETY: the caller's promise.
            unsafe { self.read_typed(tensor, name, ranks, "int32") }
        };
        if let Queries::Packed {
            cu_seqlens,
            max_seqlen,
        } = given.queries
        {
            options.packed = Some(Packed {
                cu_seqlens_q: list(cu_seqlens, "cu_seqlens_q", Ranks::ONE)?,
                cu_seqlens_k: None,
                max_seq_q: max_seqlen,
                max_seq_k: 0,
            });
        }
        match (given.keys, &mut options.packed) {
            (
                Keys::Packed {
                    cu_seqlens,
                    max_seqlen,
                },
                Some(packed),
            ) if !(cu_seqlens.is_null() && options.seqused_k.is_some()) => {
                packed.cu_seqlens_k = Some(list(cu_seqlens, "cu_seqlens_k", Ranks::ONE)?);
                packed.max_seq_k = max_seqlen;
            }
            (
                Keys::Paged {
                    block_table,
                    seqused,
                    max_seqlen,
                },
                _,
            ) => {
                if options.seqused_k.is_some() {
                    return Err(Error::SequsedTwice);
                }
                let block_table = list(block_table, "block_table", Ranks::TWO)?;
                let all = block_table.extent.shape[1].saturating_mul(page);
                options.seqused_k = Some(list(seqused, "seqused_k", Ranks::ONE)?);
                options.paged = Some(Paged {
                    block_table,
                    page: page as usize,
                    max_seq_k: if max_seqlen == 0 {
                        all as usize
                    } else {
                        max_seqlen
                    },
                });
            }
            _ => {}
        }
        Ok(())
    }

    /// Whether a tensor is in the memory that it says. In this process's the interpreter looks itself.
    pub fn has(self, device: &Device, name: &'static str, extent: &Extent) -> Result<(), Error> {
        let Place::Gpu(ordinal) = self else {
            return Ok(());
        };
        let bytes = extent.span() * extent.element_bytes;
        match bytes == 0 || device.reaches(extent.address, bytes)? {
            true => Ok(()),
            false => Err(Error::NotOnDevice { name, ordinal }),
        }
    }

    /// The same of the tensors of the options, but for functions.
    pub fn has_options(self, device: &Device, options: &Options<'_>) -> Result<(), Error> {
        for (name, list) in options.lists() {
            self.has(device, name, &list.extent)?;
        }
        for (name, tensor) in options.tensors() {
            self.has(device, name, &tensor.extent)?;
        }
        Ok(())
    }

    /// The stream that work is given to, whose tensors are known to be there.
    ///
    /// # Safety
    /// As [`Device::borrow_stream`].
    pub unsafe fn stream(
        self,
        device: &Device,
        stream: *mut c_void,
    ) -> Result<BorrowedStream<'_>, Error> {
        match self {
            Place::Host if !stream.is_null() => Err(Error::StreamOnCpu),
            // SAFETY: the caller's promise.
            _ => Ok(unsafe { device.borrow_stream(stream) }),
        }
    }

    pub fn device(self) -> Result<&'static Device, Error> {
        static INTERPRETER: OnceLock<Device> = OnceLock::new();
        match self {
            Place::Host => Ok(INTERPRETER.get_or_init(Device::cpu)),
            Place::Gpu(ordinal) => Ok(Device::shared_ref(ordinal)?),
        }
    }
}
