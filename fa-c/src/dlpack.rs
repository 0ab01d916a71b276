//! Tensors as DLPack describes them (<https://dmlc.github.io/dlpack>), and the views that they are.

use std::ffi::c_void;

use attention::dsl::abi::{Element, Extent, MAX_RANK, TensorView};
use attention::prelude::*;
use attention::runtime::ViewError;

use crate::error::Error;

/// `kDLCPU`.
pub const CPU: i32 = 1;
/// `kDLCUDA`.
pub const CUDA: i32 = 2;
/// `kDLCUDAManaged`.
pub const CUDA_MANAGED: i32 = 13;

/// `kDLInt`.
const INT: u8 = 0;
/// `kDLUInt`.
const UINT: u8 = 1;
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
    /// Bit n: n.
    possible: u8,
    text: &'static str,
}

impl Ranks {
    pub const ONE: Ranks = Ranks {
        possible: 1 << 1,
        text: "1",
    };
    pub const ONE_OR_TWO: Ranks = Ranks {
        possible: 1 << 1 | 1 << 2,
        text: "1 or 2",
    };
    pub const TWO: Ranks = Ranks {
        possible: 1 << 2,
        text: "2",
    };
    pub const THREE: Ranks = Ranks {
        possible: 1 << 3,
        text: "3",
    };
    pub const THREE_OR_FOUR: Ranks = Ranks {
        possible: 1 << 3 | 1 << 4,
        text: "3 or 4",
    };
    pub const FOUR: Ranks = Ranks {
        possible: 1 << 4,
        text: "4",
    };

    /// This many alone, of the four that there are.
    pub fn of(rank: usize) -> Ranks {
        match rank {
            0 | 1 => Ranks::ONE,
            2 => Ranks::TWO,
            3 => Ranks::THREE,
            _ => Ranks::FOUR,
        }
    }

    /// A number of dimensions, if a tensor may have so many: at most four.
    fn rank(self, ndim: i32) -> Option<usize> {
        let rank = usize::try_from(ndim).ok()?;
        (rank <= MAX_RANK && self.possible >> rank & 1 == 1).then_some(rank)
    }
}

/// A tensor that was read: what a view is made of.
#[derive(Clone, Copy, Debug)]
pub struct Tensor {
    name: &'static str,
    /// Where its memory is.
    pub device: DLDevice,
    extent: Extent,
    rank: usize,
    element: Type,
}

impl DLTensor {
    /// Reads the tensor `name`.
    ///
    /// # Safety
    /// The pointer is null or leads to a tensor, which need not be aligned. Its shape and strides have `ndim` numbers if they are not null.
    pub unsafe fn read(
        tensor: *const DLTensor,
        name: &'static str,
        ranks: Ranks,
    ) -> Result<Tensor, Error> {
        if tensor.is_null() {
            return Err(Error::Null(name));
        }
        // SAFETY: the caller's promise; not null.
        let tensor = unsafe { tensor.read_unaligned() };
        let Some(rank) = ranks.rank(tensor.ndim) else {
            return Err(Error::Rank {
                name,
                found: tensor.ndim,
                expected: ranks.text,
            });
        };
        if tensor.shape.is_null() {
            return Err(Error::NullShape(name));
        }
        let Some(address) = (tensor.data.addr() as u64).checked_add(tensor.byte_offset) else {
            return Err(Error::Offset(name));
        };
        let element = element(name, tensor.dtype)?;
        let mut extent = Extent {
            address,
            shape: [1; MAX_RANK],
            strides: [0; MAX_RANK],
            element_bytes: element.bytes().into(),
        };
        // SAFETY: the caller's promise; the lists are not null, and the rank is at most four.
        unsafe {
            numbers(tensor.shape, &mut extent.shape, rank, (name, "size"))?;
            match tensor.strides.is_null() {
                true => contiguous(&mut extent, rank),
                false => numbers(tensor.strides, &mut extent.strides, rank, (name, "stride"))?,
            }
        }
        Ok(Tensor {
            name,
            device: tensor.device,
            extent,
            rank,
            element,
        })
    }
}

impl Tensor {
    /// How many dimensions it has.
    pub fn rank(&self) -> usize {
        self.rank
    }

    /// What it is called, and where it lies.
    pub fn place(&self) -> (&'static str, Extent) {
        (self.name, self.extent)
    }

    /// For reading.
    ///
    /// # Safety
    /// As [`View::raw`].
    #[inline]
    pub unsafe fn view<'a>(&self) -> Result<View<'a>, Error> {
        // SAFETY: the caller's promise.
        let view = unsafe { View::at(self.extent, self.element) };
        view.map_err(|error| self.refused(error))
    }

    /// For writing.
    ///
    /// # Safety
    /// As [`ViewMut::raw`].
    #[inline]
    pub unsafe fn view_mut<'a>(&self) -> Result<ViewMut<'a>, Error> {
        // SAFETY: the caller's promise.
        let view = unsafe { ViewMut::at(self.extent, self.element) };
        view.map_err(|error| self.refused(error))
    }

    /// For reading, of a tensor that has to hold these elements, in C's words.
    ///
    /// # Safety
    /// As [`View::raw`].
    pub unsafe fn typed<'a, T: Element>(
        &self,
        expected: &'static str,
    ) -> Result<TensorView<'a, T>, Error> {
        // SAFETY: the caller's promise.
        let view = unsafe { self.view()? };
        match view.typed() {
            Some(view) => Ok(view),
            None => Err(Error::OtherElements {
                name: self.name,
                found: self.element,
                expected,
            }),
        }
    }

    #[cold]
    fn refused(&self, error: ViewError) -> Error {
        let name = self.name;
        Error::View { name, error }
    }
}

/// Reads so many numbers of a list, none of which may be negative.
///
/// # Safety
/// The list has at least as many. It need not be aligned.
unsafe fn numbers(
    list: *const i64,
    to: &mut [u64; MAX_RANK],
    count: usize,
    of: (&'static str, &'static str),
) -> Result<(), Error> {
    let mut all = 0;
    for (dimension, to) in to.iter_mut().enumerate().take(count) {
        // SAFETY: inside the list.
        let number = unsafe { list.add(dimension).read_unaligned() };
        all |= number;
        *to = number as u64;
    }
    match all < 0 {
        true => Err(negative(&to[..count], of)),
        false => Ok(()),
    }
}

/// Which of some numbers is negative, whose bits these are.
#[cold]
fn negative(numbers: &[u64], (name, what): (&'static str, &'static str)) -> Error {
    let numbers = numbers.iter().map(|number| *number as i64).enumerate();
    let first = numbers.clone().find(|(_, number)| *number < 0);
    let (dimension, number) = first.unwrap_or_default();
    Error::Negative {
        name,
        what,
        dimension,
        number,
    }
}

/// Gives the first `rank` dimensions the strides of a tensor without gaps.
fn contiguous(extent: &mut Extent, rank: usize) {
    let mut distance = 1_u64;
    for d in (0..rank).rev() {
        extent.strides[d] = distance;
        distance = distance.saturating_mul(extent.shape[d]);
    }
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
        // Kernels say what a negative number is.
        DLDataType {
            code: INT | UINT,
            bits: 32,
            lanes: 1,
        } => Ok(Type::U32),
        DLDataType { code, bits, lanes } => Err(Error::ElementType {
            name,
            code,
            bits,
            lanes,
        }),
    }
}
