//! A `u32` has at least one value.

use fa_dsl::prelude::*;

#[kernel(name = K, threads = 32)]
fn k<#[values()] const A: u32>(y: TensorMut<f32>) {}

fn main() {}
