//! A kernel names its types.

use fa_dsl::prelude::*;

#[kernel(threads = 32)]
fn k<#[values(1, 2)] const A: u32>(y: TensorMut<f32>) {}

fn main() {}
