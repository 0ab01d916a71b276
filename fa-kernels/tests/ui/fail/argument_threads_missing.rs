//! A kernel says how many threads a block has.

use fa_dsl::prelude::*;

#[kernel(name = K)]
fn k<#[values(1, 2)] const A: u32>(y: TensorMut<f32>) {}

fn main() {}
