//! The Rust types that parameters, registers and tensors hold.

use half::{bf16, f16};

use crate::ir::Type;

/// A Rust type that registers can hold.
pub trait Scalar: Copy + 'static {
    /// Its type in the IR.
    const TYPE: Type;
    /// Its bits, zero-extended.
    fn bits(self) -> u64;
}

macro_rules! scalar {
    ($($ty:ty => $ir:ident, $bits:expr;)*) => {$(
        impl Scalar for $ty {
            const TYPE: Type = Type::$ir;
            fn bits(self) -> u64 {
                let bits: fn($ty) -> u64 = $bits;
                bits(self)
            }
        }
    )*};
}
scalar! {
    bool => Pred, u64::from;
    u32 => U32, u64::from;
    i32 => U32, |v| u64::from(v as u32);
    u64 => U64, |v| v;
    f32 => F32, |v| u64::from(v.to_bits());
    f16 => F16, |v| u64::from(v.to_bits());
    bf16 => Bf16, |v| u64::from(v.to_bits());
}

/// An element that tensors hold.
pub trait Element: Scalar + Send + Sync {
    /// Its name, as in `types(f16, bf16)`: `f16`.
    const NAME: &'static str;
    /// Its size in bytes.
    const BYTES: usize = size_of::<Self>();
    /// Appends the little-endian bytes of `values` to `bytes`.
    fn write_bytes(values: &[Self], bytes: &mut Vec<u8>);
    /// Reads as many elements as `bytes` holds.
    fn read_bytes(bytes: &[u8]) -> Vec<Self>;
}

macro_rules! element {
    ($($ty:ident),*) => {$(
        impl Element for $ty {
            const NAME: &'static str = stringify!($ty);
            fn write_bytes(values: &[Self], bytes: &mut Vec<u8>) {
                bytes.reserve(size_of_val(values));
                for value in values {
                    bytes.extend_from_slice(&value.to_le_bytes());
                }
            }
            fn read_bytes(bytes: &[u8]) -> Vec<Self> {
                bytes
                    .chunks_exact(size_of::<$ty>())
                    .map(|chunk| {
                        let mut word = [0; size_of::<$ty>()];
                        word.copy_from_slice(chunk);
                        <$ty>::from_le_bytes(word)
                    })
                    .collect()
            }
        }
    )*};
}
element!(f16, bf16, f32, u32, i32);
