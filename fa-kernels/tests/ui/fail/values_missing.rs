//! A `u32` lists its values.

use fa_dsl::prelude::*;

#[kernel(name = K, threads = 32)]
fn k<const A: u32>(y: TensorMut<f32>) {}

fn main() {}
