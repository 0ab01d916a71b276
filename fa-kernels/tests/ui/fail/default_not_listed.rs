//! The default is one of the values.

use fa_dsl::prelude::*;

#[kernel(name = K, threads = 32)]
fn k<#[values(1, 2)] const A: u32 = 3>(y: TensorMut<f32>) {}

fn main() {}
