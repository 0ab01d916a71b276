//! Tensors of calls, and what can be wrong with one.

use std::ptr::null_mut;

use proptest::prelude::*;

use crate::{DLDataType, DLDevice, DLTensor};

/// Bytes of a tensor's memory.
const ROOM: usize = 1 << 16;

/// Memory at a multiple of 256, as allocators give it to tensors.
#[repr(align(256))]
struct Memory([u8; ROOM]);

/// A tensor of a call: what DLPack says of it, and memory.
pub struct Described {
    pub tensor: DLTensor,
    pub shape: [i64; 6],
    strides: [i64; 6],
    memory: Box<Memory>,
}

impl Described {
    /// Contiguous.
    pub fn new(shape: &[i64], code: u8, bits: u8) -> Box<Described> {
        let mut sizes = [1; 6];
        sizes[..shape.len()].copy_from_slice(shape);
        let mut strides = [1; 6];
        for d in (1..shape.len()).rev() {
            strides[d - 1] = strides[d] * sizes[d];
        }
        let mut described = Box::new(Described {
            tensor: DLTensor {
                data: null_mut(),
                device: DLDevice {
                    device_type: 1,
                    device_id: 0,
                },
                ndim: shape.len() as i32,
                dtype: DLDataType {
                    code,
                    bits,
                    lanes: 1,
                },
                shape: null_mut(),
                strides: null_mut(),
                byte_offset: 0,
            },
            shape: sizes,
            strides,
            memory: Box::new(Memory([0x3c; ROOM])),
        });
        described.tensor.data = described.memory.0.as_mut_ptr().cast();
        described.tensor.shape = described.shape.as_mut_ptr();
        described.tensor.strides = described.strides.as_mut_ptr();
        described
    }

    /// A list of sequences' ends.
    pub fn list(numbers: &[u32]) -> Box<Described> {
        let mut list = Described::new(&[numbers.len() as i64], 0, 32);
        for (i, &number) in numbers.iter().enumerate() {
            list.set(i, number);
        }
        list
    }

    /// The first bytes of its memory.
    pub fn bytes(&self, count: usize) -> &[u8] {
        &self.memory.0[..count]
    }

    /// Changes 32 bits of its memory.
    pub fn set(&mut self, i: usize, number: u32) {
        self.memory.0[4 * i..4 * i + 4].copy_from_slice(&number.to_ne_bytes());
    }

    /// Whether the memory that the tensor says is outside of what it has, and may still be some of this process's. Those
    /// who say so have to be right: nothing can find that out.
    pub fn lies(&self) -> bool {
        let ndim = self.tensor.ndim.clamp(0, 6) as usize;
        let first = self.memory.0.as_ptr().addr() as i128;
        let mut span = 1_i128;
        // Sizes and strides can be any: three of them multiplied are more than 128 bits hold.
        for d in 0..ndim {
            let stride = match self.tensor.strides.is_null() {
                true => self.shape[d + 1..ndim]
                    .iter()
                    .fold(1, |all: i128, &size| all.saturating_mul(size.into())),
                false => i128::from(self.strides[d]),
            };
            if self.shape[d] < 0 || stride < 0 {
                return false;
            }
            let steps = (i128::from(self.shape[d]) - 1).max(0);
            span = span.saturating_add(steps.saturating_mul(stride));
        }
        let bytes = i128::from(self.tensor.dtype.bits).max(8) / 8;
        let begin = self.tensor.data.addr() as i128 + i128::from(self.tensor.byte_offset);
        let end = begin.saturating_add(span.saturating_mul(bytes));
        let inside = first <= begin && end <= first + ROOM as i128;
        // Addresses of this process have 47 bits, and none maps the first pages.
        let nowhere = end >= 1 << 47 || begin < 4096;
        !(inside || nowhere)
    }
    /// Makes something of it wrong.
    pub fn change(&mut self, wrong: Wrong) {
        match wrong {
            Wrong::Data(Some(address)) => {
                self.tensor.data = std::ptr::without_provenance_mut(address as usize)
            }
            Wrong::Data(None) => self.tensor.data = null_mut(),
            Wrong::Offset(offset) => self.tensor.byte_offset = offset,
            Wrong::Device(device_type, device_id) => {
                self.tensor.device = DLDevice {
                    device_type,
                    device_id,
                }
            }
            Wrong::Rank(ndim) => self.tensor.ndim = ndim,
            Wrong::Type(code, bits, lanes) => self.tensor.dtype = DLDataType { code, bits, lanes },
            Wrong::Shape(d, size) => self.shape[d] = size,
            Wrong::ShapeIsNull => self.tensor.shape = null_mut(),
            Wrong::Stride(d, stride) => self.strides[d] = stride,
            Wrong::NoStrides => self.tensor.strides = null_mut(),
        }
    }
}

/// Something wrong with a tensor, or only unusual.
#[derive(Clone, Copy, Debug)]
pub enum Wrong {
    Data(Option<u64>),
    Offset(u64),
    Device(i32, i32),
    Rank(i32),
    Type(u8, u8, u16),
    Shape(usize, i64),
    ShapeIsNull,
    Stride(usize, i64),
    NoStrides,
}

/// Any of them, each as often as the others.
pub fn wrong() -> impl Strategy<Value = Wrong> {
    let number = prop_oneof![
        4 => -2..70_i64,
        1 => Just(i64::MAX),
        1 => Just(i64::MIN),
        1 => Just(1 << 44),
        1 => (0..62_u32).prop_map(|bit| 1_i64 << bit),
    ];
    let address = prop_oneof![
        Just(None),
        (0..64_u64).prop_map(Some),
        Just(Some(u64::MAX - 15))
    ];
    let offset = prop_oneof![
        0..64_u64,
        (0..64_u32).prop_map(|bit| 1 << bit),
        Just(u64::MAX)
    ];
    prop_oneof![
        address.prop_map(Wrong::Data),
        offset.prop_map(Wrong::Offset),
        device().prop_map(|(device, ordinal)| Wrong::Device(device, ordinal)),
        prop_oneof![-2..7_i32, any::<i32>()].prop_map(Wrong::Rank),
        (0..6_u8, any::<u8>(), 0..3_u16).prop_map(|(c, b, l)| Wrong::Type(c, b, l)),
        (0..4_usize, number.clone()).prop_map(|(d, n)| Wrong::Shape(d, n)),
        Just(Wrong::ShapeIsNull),
        (0..4_usize, number).prop_map(|(d, n)| Wrong::Stride(d, n)),
        Just(Wrong::NoStrides),
    ]
}

/// How many there are.
pub const WRONGS: u32 = 9;

/// A device's type and number.
pub fn device() -> impl Strategy<Value = (i32, i32)> {
    let device = prop_oneof![Just(1), Just(2), Just(13), -1..20_i32, any::<i32>()];
    let ordinal = prop_oneof![Just(0), -1..9_i32, any::<i32>()];
    (device, ordinal)
}
