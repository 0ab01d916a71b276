//! An argument is given once.

use fa_dsl::prelude::*;

#[kernel(name = K, threads = 32, threads = 64)]
fn k<#[values(1, 2)] const A: u32>(y: TensorMut<f32>) {}

fn main() {}
