//! Tensors in global memory, as kernels see them.

use std::marker::PhantomData;

use half::f16;

use super::builder::{emit, emit_to, with};
use super::reg::Reg;
use crate::abi::{Element, MAX_RANK, Scalar};
use crate::ir::{Operand, RegId, Type};
use crate::isa::{Row, memory};

/// A strided tensor that a kernel reads. Up to [`MAX_RANK`] dimensions.
#[derive(Clone, Copy, Debug)]
pub struct Tensor<T> {
    pub(crate) base: Reg<u64>,
    pub(crate) strides: [Reg<u64>; MAX_RANK],
    pub(crate) element: PhantomData<T>,
}

/// A strided tensor that a kernel writes.
#[derive(Clone, Copy, Debug)]
pub struct TensorMut<T> {
    pub(crate) base: Reg<u64>,
    pub(crate) strides: [Reg<u64>; MAX_RANK],
    pub(crate) element: PhantomData<T>,
}

/// A strided tensor that a kernel writes some elements of: the others keep what they hold.
#[derive(Clone, Copy, Debug)]
pub struct TensorInOut<T> {
    pub(crate) base: Reg<u64>,
    pub(crate) strides: [Reg<u64>; MAX_RANK],
    pub(crate) element: PhantomData<T>,
}

/// Global memory that belongs to the launch: a strided tensor in which the threads of a kernel keep
/// what they pass on to each other. Its elements are undefined when the launch starts, and nobody
/// reads them after it.
#[derive(Clone, Copy, Debug)]
pub struct Scratch<T> {
    pub(crate) base: Reg<u64>,
    pub(crate) strides: [Reg<u64>; MAX_RANK],
    pub(crate) element: PhantomData<T>,
}

/// A tensor that the tensor copy engine loads boxes of.
#[derive(Clone, Copy, Debug)]
pub struct TensorMap<T> {
    pub(crate) map: Reg<u64>,
    pub(crate) element: PhantomData<T>,
}

/// A tensor that the tensor copy engine stores boxes to.
#[derive(Clone, Copy, Debug)]
pub struct TensorMapMut<T> {
    pub(crate) map: Reg<u64>,
    pub(crate) element: PhantomData<T>,
}

/// The address of an element, for loads and stores at constant distances from it.
#[derive(Clone, Copy, Debug)]
pub struct Pointer<T> {
    /// The address in bytes.
    pub address: Reg<u64>,
    element: PhantomData<T>,
}

impl<T: Element> Pointer<T> {
    /// The element `count` elements further.
    pub fn offset(self, count: impl Into<Reg<u32>>) -> Pointer<T> {
        let bytes = count.into().mul_wide(T::BYTES as u32);
        Pointer {
            address: self.address + bytes,
            element: PhantomData,
        }
    }
}

impl<T: Element> Pointer<T> {
    /// The same address, for elements of another type.
    pub fn cast<U: Element>(self) -> Pointer<U> {
        Pointer {
            address: self.address,
            element: PhantomData,
        }
    }

    /// The element `count` strides further; the distance may exceed 2^32 elements.
    pub fn offset_wide(self, count: Reg<u32>, stride: Reg<u32>) -> Pointer<T> {
        let bytes = count.mul_wide(stride) * Reg::<u64>::from(T::BYTES as u64);
        Pointer {
            address: self.address + bytes,
            element: PhantomData,
        }
    }
}

impl<T: Element> Pointer<T> {
    /// The element so many bytes further; they may exceed 2^32.
    pub fn offset_wide_bytes(self, bytes: Reg<u64>) -> Pointer<T> {
        Pointer {
            address: self.address + bytes,
            element: PhantomData,
        }
    }
}

impl<T: Element> Pointer<T> {
    /// The element `count` distances of so many bytes further.
    pub fn offset_bytes(self, count: Reg<u32>, bytes: Reg<u32>) -> Pointer<T> {
        Pointer {
            address: self.address + count.mul_wide(bytes),
            element: PhantomData,
        }
    }
}

impl<T: Element> Pointer<T> {
    /// The 16 bytes from `bytes` further on, with one access; their address is a multiple of 16.
    pub fn load_chunk(self, bytes: u32) -> [Reg<u32>; 4] {
        let words: [RegId; 4] =
            std::array::from_fn(|_| with(|b| b.new_reg(Type::U32, "chunk", false)));
        let srcs = vec![self.address.operand(), Reg::from(bytes).operand()];
        emit_to(&memory::LD_GLOBAL_V4, words.to_vec(), srcs);
        words.map(|word| Reg::from_operand(Operand::Reg(word)))
    }

    /// Writes the 16 bytes from `bytes` further on, with one access; their address is a multiple of
    /// 16.
    pub fn store_chunk(self, bytes: u32, words: [Reg<u32>; 4]) {
        let mut srcs = vec![self.address.operand(), Reg::from(bytes).operand()];
        srcs.extend(words.map(Reg::operand));
        emit_to(&memory::ST_GLOBAL_V4, Vec::new(), srcs);
    }
}

/// Address of the element at `index`, the trailing dimensions at 0.
pub(super) fn address<T: Element>(
    base: Reg<u64>,
    strides: &[Reg<u64>; MAX_RANK],
    index: &[Reg<u32>],
) -> Pointer<T> {
    let bytes = Reg::<u64>::from(T::BYTES as u64);
    let address = index
        .iter()
        .zip(strides)
        .fold(base, |address, (index, stride)| {
            address + index.to_u64() * *stride * bytes
        });
    Pointer {
        address,
        element: PhantomData,
    }
}

impl<T: Element> Tensor<T> {
    /// Address of the element at `index`, the trailing dimensions at 0.
    pub fn at(&self, index: &[Reg<u32>]) -> Pointer<T> {
        address(self.base, &self.strides, index)
    }

    /// Distance between neighbours along `dimension`, in elements; must be under 2^32.
    pub fn stride(&self, dimension: usize) -> Reg<u32> {
        self.strides[dimension].to_u32()
    }
}

impl<T: Element> Tensor<T> {
    /// Distance between neighbours along `dimension`, in bytes; must be under 2^32.
    pub fn stride_bytes(&self, dimension: usize) -> Reg<u32> {
        self.stride(dimension) * T::BYTES as u32
    }
}

impl<T: Element> TensorMut<T> {
    /// Address of the element at `index`, the trailing dimensions at 0.
    pub fn at(&self, index: &[Reg<u32>]) -> Pointer<T> {
        address(self.base, &self.strides, index)
    }

    /// Distance between neighbours along `dimension`, in elements; must be under 2^32.
    pub fn stride(&self, dimension: usize) -> Reg<u32> {
        self.strides[dimension].to_u32()
    }
}

impl<T: Element> TensorInOut<T> {
    /// Address of the element at `index`, the trailing dimensions at 0.
    pub fn at(&self, index: &[Reg<u32>]) -> Pointer<T> {
        address(self.base, &self.strides, index)
    }

    /// Distance between neighbours along `dimension`, in elements; must be under 2^32.
    pub fn stride(&self, dimension: usize) -> Reg<u32> {
        self.strides[dimension].to_u32()
    }
}

impl<T: Element> Scratch<T> {
    /// Address of the element at `index`, the trailing dimensions at 0.
    pub fn at(&self, index: &[Reg<u32>]) -> Pointer<T> {
        address(self.base, &self.strides, index)
    }

    /// Distance between neighbours along `dimension`, in elements; must be under 2^32.
    pub fn stride(&self, dimension: usize) -> Reg<u32> {
        self.strides[dimension].to_u32()
    }
}

/// An element that one instruction loads and stores.
pub trait Direct: Element + Scalar {
    /// The row that loads it.
    const LOAD: &'static Row;
    /// The row that stores it.
    const STORE: &'static Row;
}

impl Direct for f32 {
    const LOAD: &'static Row = &memory::LD_GLOBAL_F32;
    const STORE: &'static Row = &memory::ST_GLOBAL_F32;
}
impl Direct for u32 {
    const LOAD: &'static Row = &memory::LD_GLOBAL_U32;
    const STORE: &'static Row = &memory::ST_GLOBAL_U32;
}
impl Direct for i32 {
    const LOAD: &'static Row = &memory::LD_GLOBAL_U32;
    const STORE: &'static Row = &memory::ST_GLOBAL_U32;
}
impl Direct for f16 {
    const LOAD: &'static Row = &memory::LD_GLOBAL_F16;
    const STORE: &'static Row = &memory::ST_GLOBAL_F16;
}
impl Direct for half::bf16 {
    const LOAD: &'static Row = &memory::LD_GLOBAL_BF16;
    const STORE: &'static Row = &memory::ST_GLOBAL_BF16;
}

/// An element that is a float of any width.
pub trait Float: Direct {
    /// Exact.
    fn widen(value: Reg<Self>) -> Reg<f32>;
}

impl Float for f32 {
    fn widen(value: Reg<f32>) -> Reg<f32> {
        value
    }
}
impl Float for f16 {
    fn widen(value: Reg<f16>) -> Reg<f32> {
        value.to_f32()
    }
}
impl Float for half::bf16 {
    fn widen(value: Reg<half::bf16>) -> Reg<f32> {
        value.to_f32()
    }
}

impl<T: Float> Pointer<T> {
    /// The element `count` elements further, as float32.
    pub fn load_f32(self, count: u32) -> Reg<f32> {
        T::widen(self.load(count))
    }
}

impl<T: Direct> Pointer<T> {
    /// The element `count` elements further.
    pub fn load(self, count: u32) -> Reg<T> {
        let offset = Reg::from(count * T::BYTES as u32);
        Reg::from_operand(emit(T::LOAD, &[self.address.operand(), offset.operand()]))
    }

    /// Writes the element `count` elements further.
    pub fn store(self, count: u32, value: Reg<T>) {
        let offset = Reg::from(count * T::BYTES as u32);
        let srcs = vec![self.address.operand(), offset.operand(), value.operand()];
        emit_to(T::STORE, Vec::new(), srcs);
    }
}
