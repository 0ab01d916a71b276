//! A body has no `unsafe` block.

use fa_dsl::prelude::*;

#[kernel(name = K, threads = 32)]
fn k<#[values(1, 2)] const A: u32>(y: TensorMut<f32>) {
    unsafe {}
}

fn main() {}
