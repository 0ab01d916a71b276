//! Tensors as DLPack describes them (<https://dmlc.github.io/dlpack>), and the views that they are.

use std::ffi::c_void;

use attention::dsl::abi::MAX_RANK;
use attention::prelude::*;

use crate::error::Error;

/// `kDLCPU`.
pub const CPU: i32 = 1;
/// `kDLCUDA`.
pub const CUDA: i32 = 2;
/// `kDLCUDAManaged`.
pub const CUDA_MANAGED: i32 = 13;

/// `kDLFloat`.
const FLOAT: u8 = 2;
/// `kDLBfloat`.
const BFLOAT: u8 = 4;

/// Where a tensor lies.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DLDevice {
    /// [`CPU`], [`CUDA`], [`CUDA_MANAGED`] or another library's.
    pub device_type: i32,
    /// Which of them, from 0.
    pub device_id: i32,
}

/// What its elements are.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DLDataType {
    /// What kind of number.
    pub code: u8,
    /// Its size.
    pub bits: u8,
    /// Numbers of one element: 1.
    pub lanes: u16,
}

/// A tensor.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct DLTensor {
    /// The memory.
    pub data: *mut c_void,
    /// Where that is.
    pub device: DLDevice,
    /// How many dimensions.
    pub ndim: i32,
    /// What the elements are.
    pub dtype: DLDataType,
    /// Their sizes.
    pub shape: *mut i64,
    /// Their strides in elements; null where there are no gaps.
    pub strides: *mut i64,
    /// From `data` to the first element.
    pub byte_offset: u64,
}

/// How many dimensions a tensor may have.
#[derive(Clone, Copy, Debug)]
pub struct Ranks {
    possible: &'static [usize],
    text: &'static str,
}

impl Ranks {
    pub const ONE: Ranks = Ranks {
        possible: &[1],
        text: "1",
    };
    pub const ONE_OR_TWO: Ranks = Ranks {
        possible: &[1, 2],
        text: "1 or 2",
    };
    pub const THREE: Ranks = Ranks {
        possible: &[3],
        text: "3",
    };
    pub const FOUR: Ranks = Ranks {
        possible: &[4],
        text: "4",
    };
}

/// A tensor that was read: what a view is made of.
#[derive(Clone, Copy, Debug)]
pub struct Tensor {
    name: &'static str,
    /// Where its memory is.
    pub device: DLDevice,
    address: u64,
    rank: usize,
    shape: [u64; MAX_RANK],
    strides: [u64; MAX_RANK],
    element: Type,
}

impl DLTensor {
    /// Reads the tensor `name`.
    ///
    /// # Safety
    /// The pointer is null or leads to a tensor, whose shape and strides have `ndim` numbers if they are not null.
    pub unsafe fn read(
        tensor: *const DLTensor,
        name: &'static str,
        ranks: Ranks,
    ) -> Result<Tensor, Error> {
        // SAFETY: the caller's promise.
        let Some(tensor) = (unsafe { tensor.as_ref() }) else {
            return Err(Error::Null(name));
        };
        let rank = usize::try_from(tensor.ndim).unwrap_or(usize::MAX);
        let Ranks { possible, text } = ranks;
        if !possible.contains(&rank) {
            return Err(Error::Rank {
                name,
                found: tensor.ndim,
                expected: text,
            });
        }
        if tensor.shape.is_null() {
            return Err(Error::NullShape(name));
        }
        // SAFETY: the caller's promise; not null, and at most four.
        let shape = unsafe { numbers(tensor.shape, rank) };
        let shape = unsigned(name, "size", &shape[..rank])?;
        let strides = match tensor.strides.is_null() {
            true => contiguous(&shape[..rank]),
            false => {
                // SAFETY: as above.
                let strides = unsafe { numbers(tensor.strides, rank) };
                unsigned(name, "stride", &strides[..rank])?
            }
        };
        let address = (tensor.data.addr() as u64).checked_add(tensor.byte_offset);
        Ok(Tensor {
            name,
            device: tensor.device,
            address: address.ok_or(Error::Offset(name))?,
            rank,
            shape,
            strides,
            element: element(name, tensor.dtype)?,
        })
    }
}

impl Tensor {
    /// For reading.
    ///
    /// # Safety
    /// As [`View::raw`].
    pub unsafe fn view<'a>(&self) -> Result<View<'a>, Error> {
        let (shape, strides) = (&self.shape[..self.rank], &self.strides[..self.rank]);
        // SAFETY: the caller's promise.
        let view = unsafe { View::raw(self.address, shape, strides, self.element) };
        view.map_err(|error| Error::View {
            name: self.name,
            error,
        })
    }

    /// For writing.
    ///
    /// # Safety
    /// As [`ViewMut::raw`].
    pub unsafe fn view_mut<'a>(&self) -> Result<ViewMut<'a>, Error> {
        let (shape, strides) = (&self.shape[..self.rank], &self.strides[..self.rank]);
        // SAFETY: the caller's promise.
        let view = unsafe { ViewMut::raw(self.address, shape, strides, self.element) };
        view.map_err(|error| Error::View {
            name: self.name,
            error,
        })
    }

    /// For reading, of a float32 tensor.
    ///
    /// # Safety
    /// As [`View::raw`].
    pub unsafe fn float_view<'a>(&self) -> Result<attention::dsl::abi::TensorView<'a, f32>, Error> {
        // SAFETY: the caller's promise.
        let view = unsafe { self.view()? };
        view.typed().ok_or(Error::NotFloat {
            name: self.name,
            found: self.element,
        })
    }
}

/// The first `rank` numbers of a list.
///
/// # Safety
/// The list has at least as many, which are at most [`MAX_RANK`].
unsafe fn numbers(list: *const i64, rank: usize) -> [i64; MAX_RANK] {
    std::array::from_fn(|d| match d < rank {
        // SAFETY: inside the list. It need not be aligned.
        true => unsafe { list.add(d).read_unaligned() },
        false => 0,
    })
}

fn unsigned(
    name: &'static str,
    what: &'static str,
    numbers: &[i64],
) -> Result<[u64; MAX_RANK], Error> {
    let mut all = [0; MAX_RANK];
    for (dimension, (to, &number)) in all.iter_mut().zip(numbers).enumerate() {
        *to = u64::try_from(number).map_err(|_| Error::Negative {
            name,
            what,
            dimension,
            number,
        })?;
    }
    Ok(all)
}

/// The strides of a tensor without gaps.
fn contiguous(shape: &[u64]) -> [u64; MAX_RANK] {
    let mut strides = [0; MAX_RANK];
    let mut distance = 1_u64;
    for (stride, size) in strides[..shape.len()].iter_mut().zip(shape).rev() {
        *stride = distance;
        distance = distance.saturating_mul(*size);
    }
    strides
}

fn element(name: &'static str, dtype: DLDataType) -> Result<Type, Error> {
    match dtype {
        DLDataType {
            code: FLOAT,
            bits: 16,
            lanes: 1,
        } => Ok(Type::F16),
        DLDataType {
            code: FLOAT,
            bits: 32,
            lanes: 1,
        } => Ok(Type::F32),
        DLDataType {
            code: BFLOAT,
            bits: 16,
            lanes: 1,
        } => Ok(Type::Bf16),
        DLDataType { code, bits, lanes } => Err(Error::ElementType {
            name,
            code,
            bits,
            lanes,
        }),
    }
}
