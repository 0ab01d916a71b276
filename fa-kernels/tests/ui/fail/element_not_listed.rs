//! A kernel is for the listed element types.

use fa_dsl::prelude::*;

#[kernel(name = K, types(f16, bf16), threads = 32)]
pub fn k<T>(_y: TensorMut<T>) {}

fn main() {
    let _ = K::<f16>::new();
    let _ = K::<f32>::new();
}
