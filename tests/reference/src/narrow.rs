//! The floats that tensors hold.

use half::{bf16, f16};

/// A float that tensors hold.
pub trait Narrow: Copy + Sync {
    /// Its value.
    fn widen(self) -> f64;
    /// The nearest of its kind.
    fn nearest(value: f64) -> Self;
}

impl Narrow for f16 {
    #[inline]
    fn widen(self) -> f64 {
        self.to_f64()
    }
    #[inline]
    fn nearest(value: f64) -> f16 {
        f16::from_f64(value)
    }
}

impl Narrow for bf16 {
    #[inline]
    fn widen(self) -> f64 {
        self.to_f64()
    }
    #[inline]
    fn nearest(value: f64) -> bf16 {
        bf16::from_f64(value)
    }
}

impl Narrow for f32 {
    #[inline]
    fn widen(self) -> f64 {
        self.into()
    }
    #[inline]
    fn nearest(value: f64) -> f32 {
        value as f32
    }
}
