//! A kernel returns nothing.

use fa_dsl::prelude::*;

#[kernel(name = K, threads = 32)]
fn k(y: TensorMut<f32>) -> u32 {
    1
}

fn main() {}
